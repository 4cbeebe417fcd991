"""The commands of ``perudo``, one a module: ``flags`` says what it takes, ``run`` does it and gives the exit status.

A module is imported when its command is asked for. What takes long to import, it imports when it runs.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from perudo.core.errors import PerudoError
from perudo.core.rules import MAX_DICE, MAX_PLAYERS
from perudo.locales.translator import translator
from perudo.terminal import PATIENCE, typed
from perudo.terminal.arguments import Parser

COMMANDS = (
    "play",
    "serve",
    "backup",
    "restore",
    "check",
    "prune",
    "archive",
    "migrate",
    "replay",
    "review",
    "verify",
    "odds",
    "lattice",
    "solve",
    "probe",
    "arena",
    "exploit",
    "bots",
    "bot",
    "rules",
    "completion",
)
"""In the order in which help lists them."""
EDITION = "bga"
"""The edition where none is named."""
FORGET_AFTER = 30
"""Days after which a table is forgotten that nobody has played to its end, where nothing is said."""
ARCHIVE_AFTER = 90
"""Days after which the log of any other table goes to the archive, if there is one, where nothing is said."""
MOST = MAX_PLAYERS * MAX_DICE
"""Dice at a table, at most."""


class Command(Protocol):
    """What the module of a command has."""

    def flags(self, parser: Parser) -> None: ...

    def run(self, asked: argparse.Namespace) -> int: ...


def command(name: str) -> Command:
    return cast("Command", import_module(f"{__name__}.{name}"))


def complain(error: PerudoError) -> None:
    """Tells of what went wrong, in one line on standard error."""
    from perudo.terminal.narrator import fault

    print(translator()("cli-error", why=fault(translator(), error)), file=sys.stderr)


def say(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def now_and_then(message: str) -> Callable[..., None]:
    """Tells of long work: prints the message, filled in, on standard error, unless it did so a moment ago."""
    last = time.monotonic()

    def tell(**arguments: int) -> None:
        nonlocal last
        if time.monotonic() - last > PATIENCE:
            last = time.monotonic()
            print(translator()(message, **arguments), file=sys.stderr, flush=True)

    return tell


def agreed(question: str) -> bool:
    """Whether somebody says yes. Where there is nobody to ask, nobody does."""
    try:
        answer = input(question)
    except EOFError:
        print()
        return False
    return answer.strip().lower() in typed(translator(), "yes")


@contextlib.contextmanager
def usage(asked: argparse.Namespace) -> Iterator[None]:
    """What goes wrong in here is wrong in the command line."""
    try:
        yield
    except PerudoError as error:
        from perudo.terminal.narrator import fault

        asked.parser.error(fault(translator(), error))


def ready(file: Path | None, otherwise: str) -> None:
    """Raises ``PerudoError`` now where a file could not be written when all is done."""
    if file is None:
        return
    why = 0
    if not file.parent.is_dir():
        why = errno.ENOTDIR if file.parent.exists() else errno.ENOENT
    elif file.is_dir():
        why = errno.EISDIR
    elif not os.access(file if file.exists() else file.parent, os.W_OK):
        why = errno.EACCES
    if why:
        raise PerudoError(otherwise, file=str(file), why=os.strerror(why))
