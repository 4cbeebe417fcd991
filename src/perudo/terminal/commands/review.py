"""``perudo review``: tells what each decision of a finished game was worth, and what was luck."""

from __future__ import annotations

import argparse
import json

from perudo.errors import PerudoError
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import complain, say
from perudo.terminal.commands.replay import games
from perudo.words import words


def flags(parser: Parser) -> None:
    parser.take("files", "file", nargs="+", type=arguments.place)
    parser.take("--json", action="store_true")


def run(asked: argparse.Namespace) -> int:
    from perudo.review import review
    from perudo.terminal.reviewing import told

    status, apart = 0, False
    for name, played in games(asked.files):
        if played is None:
            status = 1
            continue
        try:
            found = review(played)
        except PerudoError as error:
            complain(error)
            status = 1
            continue
        if asked.json:
            print(json.dumps(found.told()))
        else:
            say(["", ""] if apart else [])
            say(told(words(), name, played, found))
        apart = True
    return status
