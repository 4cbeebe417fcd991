"""``perudo collusion``: searches record files or a server's games for players who spare each other."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Iterator, Sequence
from math import exp, log
from typing import TYPE_CHECKING

from perudo.core.errors import PerudoError
from perudo.locales.translator import Translator, translator
from perudo.terminal import aligned, arguments, printable
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import print_lines, throttled_progress
from perudo.terminal.commands.replay import games
from perudo.terminal.paths import data_file

if TYPE_CHECKING:
    from perudo.analysis.collusion import Opportunity, Suspicion

MAX_RATIO = 1_000_000
"""The largest likelihood ratio that the text report shows; greater ratios appear as ``> MAX_RATIO``."""
MAX_PAIRS = 20
"""The maximum number of pairs in the text report; the JSON report contains all pairs."""


def add_arguments(parser: Parser) -> None:
    parser.add("files", "file", nargs="*", type=arguments.file_or_url)
    parser.add("--data", "file", {"default": data_file()}, type=arguments.file_or_url, default=data_file())
    parser.add("--tournament", "tournament")
    parser.add("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    from perudo.analysis.collusion import suspicions

    status, found = _in_records(args.files) if args.files else (0, asyncio.run(_in_data(args.data, args.tournament)))
    pairs = suspicions(found)
    if args.json:
        print(json.dumps([each._asdict() for each in pairs]))
    else:
        print_lines(_told(translator(), pairs))
    return status


def _in_records(files: Sequence[str]) -> tuple[int, list[Opportunity]]:
    from perudo.analysis.collusion import opportunities

    found: list[Opportunity] = []
    status, seen = 0, throttled_progress("collusion-so-far")
    for number, (_, replay) in enumerate(games(files), start=1):
        if replay is None:
            status = 1
        else:
            found += opportunities(replay)
        seen(games=number)
    return status, found


async def _in_data(data: str, tournament: str | None) -> list[Opportunity]:
    from perudo.analysis.collusion import opportunities
    from perudo.server.log.database import data_url, sqlite_file
    from perudo.server.log.store import Store
    from perudo.server.people.competitive_games import competitive_games

    url = data_url(data)
    file = sqlite_file(url)
    if file and not file.exists():
        raise PerudoError("backup-nothing", place=str(file))
    found: list[Opportunity] = []
    number, seen = 0, throttled_progress("collusion-so-far")
    store = await Store.open(url)
    try:
        async for game in competitive_games(store, tournament):
            found += opportunities(game.record.replay(), game.players)
            number += 1
            seen(games=number)
    finally:
        await store.close()
    return found


def _told(translate: Translator, pairs: Sequence[Suspicion]) -> Iterator[str]:
    from perudo.analysis.collusion import suspicious_ratio

    if not pairs:
        yield translate("collusion-none")
        return
    heads = [translate(f"collusion-{head}") for head in ("players", "ratio", "calls-head", "expected")]
    rows = [
        [
            translate("collusion-pair", one=printable(each.players[0]), other=printable(each.players[1])),
            translate("collusion-above", ratio=MAX_RATIO)
            if each.log_ratio > log(MAX_RATIO)
            else translate("arena-number", number=exp(each.log_ratio)),
            translate("collusion-calls", calls=each.calls, opportunities=each.opportunities),
            translate("arena-number", number=each.expected),
        ]
        for each in pairs[:MAX_PAIRS]
    ]
    yield from aligned([heads, *rows])
    yield ""
    yield translate("collusion-note", ratio=suspicious_ratio(len(pairs)))
