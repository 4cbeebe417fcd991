"""``perudo arena``: bots against bots, with the same dice through every seating."""

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
from perudo.terminal.commands import ready, say, usage

GAMES = 1000
SECONDS = 10


def flags(parser: Parser) -> None:
    number = parser.kind(arguments.whole(1, 10**9 - 1))
    editions = {"editions": ", ".join([*PRESETS, *EDITIONS]), "every": ", ".join(EDITIONS)}
    players = parser.kind(arguments.whole(MIN_PLAYERS, MAX_PLAYERS))
    parser.take("bots", "bot", nargs="+")
    parser.take("--games", "number", {"default": str(GAMES)}, type=number, default=GAMES)
    parser.take("--players", "number", type=players)
    parser.take("--edition", "edition", editions, type=parser.kind(arguments.rules))
    parser.take("--set", "set", action="append", type=parser.kind(arguments.setting), default=[])
    parser.take("--calza", action="store_true")
    parser.take("--seconds", "factor", {"default": str(SECONDS)}, type=parser.kind(arguments.positive), default=SECONDS)
    parser.take("--seed", "number", type=parser.kind(arguments.integer))
    parser.take("--jobs", "number", type=parser.kind(arguments.whole(1, 1024)))
    parser.take("--ray", "address", nargs="?", const="")
    parser.take("--chart", "file", type=arguments.file)
    parser.take("--json", action="store_true")


def run(asked: argparse.Namespace) -> int:
    from perudo import arena
    from perudo.arena import parallel as workers
    from perudo.bots import BUILTIN_BOTS
    from perudo.protocol import apart
    from perudo.terminal.charts import drawn, named
    from perudo.terminal.reports.arena import Progress, as_json, draw, forfeited, played, table

    # A seed that may be guessed tells all dice to somebody's bot: it has its own hands to try it by.
    by_chance = asked.seed is None and not BUILTIN_BOTS.keys() >= set(asked.bots)
    seed = secrets.randbelow(10**18) if by_chance else 1 if asked.seed is None else asked.seed
    with usage(asked):
        edition, options = asked.edition or (None, dict[str, SettingValue]())
        options |= asked.set
        rules = arena.rule_sets(edition, options, calza=asked.calza)
        series = arena.Series.among(
            names=tuple(asked.bots),
            kinds=tuple(map(apart, asked.bots)),
            rules=rules,
            players=asked.players or 0,
            seed=seed,
            seconds=asked.seconds,
        )
        if asked.chart:
            named(asked.chart)
    if asked.chart:
        drawn()
    ready(asked.chart, "picture-unwritten")
    jobs = asked.jobs or 0
    spread = partial(workers.run_in_processes, jobs=jobs)
    if asked.ray is not None:
        spread = partial(workers.run_on_ray, address=asked.ray, jobs=jobs)
    deals = -(-asked.games // series.players)
    with Progress(deals * series.players, sys.stderr) as progress:
        found = arena.run(series, deals, spread, progress.told)
    by = played(translator(), series, [edition] if edition else list(EDITIONS), options)
    say([json.dumps(as_json(found))] if asked.json else [*by, *table(translator(), found)])
    seeded = [translator()("arena-seed", seed=str(seed))] if by_chance else []
    for line in [*seeded, *forfeited(translator(), found)]:
        print(line, file=sys.stderr if asked.json else sys.stdout)
    if asked.chart:
        draw(translator(), found, asked.chart)
    return 1 if any(row.never for row in found.rows) else 0
