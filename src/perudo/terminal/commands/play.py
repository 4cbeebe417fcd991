"""``perudo play``: a game against bots, in plain lines."""

from __future__ import annotations

import argparse

from perudo.rules import EDITIONS, MOST_PLAYERS, PRESETS, house_rules
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import usage

BOTS = 3
LEVELS = ("beginner", "gambler", "odds", "reader", "planner", "master", "mixed")
LEVEL = "gambler"
"""As the page's: lively, and to be beaten."""


def flags(parser: Parser) -> None:
    default = next(iter(PRESETS))
    editions = {"editions": ", ".join([*PRESETS, *EDITIONS]), "default": default}
    levels = {"levels": ", ".join(LEVELS), "default": LEVEL}
    bots = parser.kind(arguments.whole(1, MOST_PLAYERS - 1))
    parser.take("--edition", "edition", editions, type=parser.kind(arguments.rules), default=default)
    parser.take("--set", "set", action="append", type=parser.kind(arguments.setting), default=[])
    parser.take("--bots", "number", {"default": str(BOTS)}, type=bots, default=BOTS)
    parser.take("--level", "level", levels, choices=LEVELS, default=LEVEL)
    parser.take("--name", "name")
    parser.take("--seed", "number", type=parser.kind(arguments.integer))
    parser.take("--record", "file", type=arguments.file)


def run(asked: argparse.Namespace) -> int:
    from perudo.game import Game

    edition, options = asked.edition
    options |= asked.set
    with usage(asked):
        Game.start(house_rules(edition, options), asked.bots + 1)
    from perudo.terminal.play import play

    play(edition, options, asked.bots, asked.level, name=asked.name, seed=asked.seed, record=asked.record)
    return 0
