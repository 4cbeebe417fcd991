"""The commands of ``perudo``, one a module: ``flags`` says what it takes, ``run`` does it and gives the exit status.

A module is imported when its command is asked for. What takes long to import, it imports when it runs.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Protocol, cast

from perudo.errors import PerudoError
from perudo.rules import MOST_DICE, MOST_PLAYERS
from perudo.terminal.arguments import Parser
from perudo.words import words

COMMANDS = ("play", "serve", "backup", "restore", "replay", "verify", "odds", "lattice", "solve", "rules")
"""In the order in which help lists them."""
EDITION = "bga"
"""The edition where none is named."""
MOST = MOST_PLAYERS * MOST_DICE
"""Dice at a table, at most."""


class Command(Protocol):
    """What the module of a command has."""

    def flags(self, parser: Parser) -> None: ...

    def run(self, asked: argparse.Namespace) -> int: ...


def command(name: str) -> Command:
    return cast("Command", import_module(f"{__name__}.{name}"))


def complain(error: PerudoError) -> None:
    """Tells of what went wrong, in one line on standard error."""
    from perudo.terminal.tell import fault

    print(words()("cli-error", why=fault(words(), error)), file=sys.stderr)


def say(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


@contextlib.contextmanager
def usage(asked: argparse.Namespace) -> Iterator[None]:
    """What goes wrong in here is wrong in the command line."""
    try:
        yield
    except PerudoError as error:
        asked.parser.error(words().error(error))
