"""``perudo play``: a game against bots, in plain lines."""

from __future__ import annotations

import argparse

from perudo.rules import EDITIONS, MOST_PLAYERS, house_rules
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import EDITION, usage

BOTS = 3
LEVELS = ("beginner", "odds", "reader", "mixed")


def flags(parser: Parser) -> None:
    editions = {"editions": ", ".join(EDITIONS), "default": EDITION}
    levels = {"levels": ", ".join(LEVELS), "default": LEVELS[-1]}
    bots = parser.kind(arguments.whole(1, MOST_PLAYERS - 1))
    parser.take("--edition", "edition", editions, type=parser.kind(arguments.edition), default=EDITION)
    parser.take("--set", "set", action="append", type=parser.kind(arguments.setting), default=[])
    parser.take("--bots", "number", {"default": str(BOTS)}, type=bots, default=BOTS)
    parser.take("--level", "level", levels, choices=LEVELS, default=LEVELS[-1])
    parser.take("--name", "name")
    parser.take("--seed", "number", type=parser.kind(arguments.integer))
    parser.take("--record", "file", type=arguments.file)


def run(asked: argparse.Namespace) -> int:
    from perudo.game import Game

    options = dict(asked.set)
    with usage(asked):
        Game.start(house_rules(asked.edition, options), asked.bots + 1)
    from perudo.terminal.play import play

    play(asked.edition, options, asked.bots, asked.level, name=asked.name, seed=asked.seed, record=asked.record)
    return 0
