"""``perudo play``: a game against bots, in plain lines."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from perudo.core.errors import PerudoError
from perudo.core.rules import EDITIONS, MAX_PLAYERS, PRESETS, house_rules
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import usage

if TYPE_CHECKING:
    from perudo.protocol import Kind

BOTS = 3
LEVELS = ("beginner", "gambler", "odds", "reader", "planner", "master", "mixed")
LEVEL = "gambler"
"""As the page's: lively, and to be beaten."""


def flags(parser: Parser) -> None:
    default = next(iter(PRESETS))
    editions = {"editions": ", ".join([*PRESETS, *EDITIONS]), "default": default}
    levels = {"levels": ", ".join(LEVELS), "default": LEVEL}
    bots = parser.kind(arguments.whole(1, MAX_PLAYERS - 1))
    parser.take("--edition", "edition", editions, type=parser.kind(arguments.rules), default=default)
    parser.take("--set", "set", action="append", type=parser.kind(arguments.setting), default=[])
    parser.take("--bots", "number", {"default": str(BOTS)}, type=bots)
    parser.take("--bot", "bot", action="append", default=[])
    parser.take("--level", "level", levels, choices=LEVELS, default=LEVEL)
    parser.take("--explain", action="store_true")
    parser.take("--name", "name")
    parser.take("--seed", "number", type=parser.kind(arguments.integer))
    parser.take("--record", "file", type=arguments.file)


def run(asked: argparse.Namespace) -> int:
    from perudo.core.game import Game

    edition, options = asked.edition
    options |= asked.set
    with usage(asked):
        if asked.name is not None:
            asked.name = _fit(asked.name)
        own = named_all(asked.bot)
        bots = asked.bots or len(own) or BOTS
        if len(own) > bots:
            raise PerudoError("not-a-number", given=str(bots), least=str(len(own)), most=str(MAX_PLAYERS - 1))
        Game.start(house_rules(edition, options), bots + 1)
    from perudo.protocol.json_lines import Command
    from perudo.terminal.interactive_game import play

    kept = {"name": asked.name, "seed": asked.seed, "record": asked.record, "explain": asked.explain}
    try:
        play(edition, options, bots, asked.level, own=own, **kept)
    finally:
        for kind in own:
            if isinstance(kind, Command):
                kind.end()
    return 0


def _fit(name: str) -> str:
    """A name as a server takes it. Raises ``PerudoError`` (``name-*``)."""
    from perudo.protocol.wire.sanitize import clean_name

    return clean_name(name)


def named_all(names: Sequence[str]) -> list[Kind]:
    """The bots of these names. Raises ``PerudoError`` (``bot-*``)."""
    if not names:
        return []
    from perudo.protocol import apart

    return [apart(name) for name in names]
