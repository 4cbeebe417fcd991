"""``perudo verify``: whether a served game's dice are those that were committed to."""

from __future__ import annotations

import argparse

from perudo.errors import PerudoError
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import complain, say
from perudo.terminal.commands.replay import games
from perudo.words import words


def flags(parser: Parser) -> None:
    parser.take("files", "file", nargs="+", type=arguments.place)


def run(asked: argparse.Namespace) -> int:
    from perudo.terminal.tell import verdicts
    from perudo.verify import verify

    status = 0
    for name, played in games(asked.files):
        if played is None:
            status = 1
            continue
        try:
            found = verify(played)
        except PerudoError as error:
            complain(PerudoError(error.code, file=name))
            status = 1
            continue
        say(verdicts(words(), name, found))
        if any(verdict.fault for verdict in found):
            status = 1
    return status
