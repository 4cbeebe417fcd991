"""``perudo arena``: plays matches between bots, with the same dice for every seating."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from functools import partial

from perudo.core.rules import EDITIONS, MAX_PLAYERS, MIN_PLAYERS, PRESETS, SettingValue
from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import as_usage_error, check_writable, print_lines

GAMES = 1000
SECONDS = 10


def add_arguments(parser: Parser) -> None:
    number = parser.converter(arguments.integer_between(1, 10**9 - 1))
    editions = {"editions": ", ".join([*PRESETS, *EDITIONS]), "every": ", ".join(EDITIONS)}
    players = parser.converter(arguments.integer_between(MIN_PLAYERS, MAX_PLAYERS))
    parser.add("bots", "bot", nargs="+")
    parser.add("--games", "number", {"default": str(GAMES)}, type=number, default=GAMES)
    parser.add("--players", "number", type=players)
    parser.add("--edition", "edition", editions, type=parser.converter(arguments.rules))
    parser.add("--set", "set", action="append", type=parser.converter(arguments.setting), default=[])
    parser.add("--calza", action="store_true")
    parser.add(
        "--seconds", "factor", {"default": str(SECONDS)}, type=parser.converter(arguments.positive), default=SECONDS
    )
    parser.add("--seed", "number", type=parser.converter(arguments.integer))
    parser.add("--jobs", "number", type=parser.converter(arguments.integer_between(1, 1024)))
    parser.add("--ray", "address", nargs="?", const="")
    parser.add("--chart", "file", type=arguments.file)
    parser.add("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    from perudo import arena
    from perudo.arena import parallel as workers
    from perudo.bots import BUILTIN_BOTS
    from perudo.protocol import load_isolated
    from perudo.terminal.charts import check_image_name, require_matplotlib
    from perudo.terminal.reports.arena import (
        ProgressBar,
        as_json,
        draw_chart,
        forfeit_lines,
        rules_lines,
        standings_table,
    )

    # If the seed were guessable, an external bot could work out all the dice by testing seeds against its own hands.
    by_chance = args.seed is None and not BUILTIN_BOTS.keys() >= set(args.bots)
    seed = secrets.randbelow(10**18) if by_chance else 1 if args.seed is None else args.seed
    with as_usage_error(args):
        edition, options = args.edition or (None, dict[str, SettingValue]())
        options |= args.set
        rules = arena.rule_sets(edition, options, calza=args.calza)
        series = arena.Series.from_lists(
            names=tuple(args.bots),
            kinds=tuple(map(load_isolated, args.bots)),
            rules=rules,
            players=args.players or 0,
            seed=seed,
            seconds=args.seconds,
        )
        if args.chart:
            check_image_name(args.chart)
    if args.chart:
        require_matplotlib()
    check_writable(args.chart, "picture-unwritten")
    jobs = args.jobs or 0
    spread = partial(workers.run_in_processes, jobs=jobs)
    if args.ray is not None:
        spread = partial(workers.run_on_ray, address=args.ray, jobs=jobs)
    deals = -(-args.games // series.players)
    with ProgressBar(deals * series.players, sys.stderr) as progress:
        found = arena.run(series, deals, spread, progress.update)
    by = rules_lines(translator(), series, [edition] if edition else list(EDITIONS), options)
    print_lines([json.dumps(as_json(found))] if args.json else [*by, *standings_table(translator(), found)])
    seeded = [translator()("arena-seed", seed=str(seed))] if by_chance else []
    for line in [*seeded, *forfeit_lines(translator(), found)]:
        print(line, file=sys.stderr if args.json else sys.stdout)
    if args.chart:
        draw_chart(translator(), found, args.chart)
    return 1 if any(row.always_forfeited for row in found.rows) else 0
