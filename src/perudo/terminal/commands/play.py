"""``perudo play``: plays a game against bots, in plain lines of text."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from perudo.bots.roster import DEFAULT_LEVEL, ROSTER
from perudo.core.errors import PerudoError
from perudo.core.rules import EDITIONS, MAX_PLAYERS, PRESETS, house_rules
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import as_usage_error

if TYPE_CHECKING:
    from perudo.protocol import BotFactory

DEFAULT_BOTS = 3
LEVELS = (*ROSTER, "mixed")


def add_arguments(parser: Parser) -> None:
    default = next(iter(PRESETS))
    editions = {"editions": ", ".join([*PRESETS, *EDITIONS]), "default": default}
    levels = {"levels": ", ".join(LEVELS), "default": DEFAULT_LEVEL}
    bots = parser.converter(arguments.integer_between(1, MAX_PLAYERS - 1))
    parser.add("--edition", "edition", editions, type=parser.converter(arguments.rules), default=default)
    parser.add("--set", "set", action="append", type=parser.converter(arguments.setting), default=[])
    parser.add("--bots", "number", {"default": str(DEFAULT_BOTS)}, type=bots)
    parser.add("--bot", "bot", action="append", default=[])
    parser.add("--level", "level", levels, choices=LEVELS, default=DEFAULT_LEVEL)
    parser.add("--explain", action="store_true")
    parser.add("--name", "name")
    parser.add("--seed", "number", type=parser.converter(arguments.integer))
    parser.add("--record", "file", type=arguments.file)


def run(args: argparse.Namespace) -> int:
    from perudo.core.game import Game

    edition, options = args.edition
    options |= args.set
    with as_usage_error(args):
        if args.name is not None:
            args.name = _fit(args.name)
        own = load_bots(args.bot)
        bots = args.bots or len(own) or DEFAULT_BOTS
        if len(own) > bots:
            raise PerudoError("not-a-number", given=str(bots), least=str(len(own)), most=str(MAX_PLAYERS - 1))
        Game.start(house_rules(edition, options), bots + 1)
    from perudo.protocol.json_lines import ProgramBots
    from perudo.terminal.interactive_game import play_interactively

    kept = {"name": args.name, "seed": args.seed, "record": args.record, "explain": args.explain}
    try:
        play_interactively(edition, options, bots, args.level, own=own, **kept)
    finally:
        for kind in own:
            if isinstance(kind, ProgramBots):
                kind.close()
    return 0


def _fit(name: str) -> str:
    """Clean up a name in the same way as a server does. Raises ``PerudoError`` (``name-*``)."""
    from perudo.protocol.wire.sanitize import clean_name

    return clean_name(name)


def load_bots(names: Sequence[str]) -> list[BotFactory]:
    """Load the bots with these names. Raises ``PerudoError`` (``bot-*``)."""
    if not names:
        return []
    from perudo.protocol import load_isolated

    return [load_isolated(name) for name in names]
