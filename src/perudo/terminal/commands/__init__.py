"""The subcommands of ``perudo``, one per module. In each module, ``add_arguments`` declares the command's arguments,
and ``run`` executes the command and returns the exit status.

A module is imported only if its command is used, and it imports slow dependencies only when the command runs.
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
from perudo.terminal import PROGRESS_SECONDS, move_spellings
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
    "people",
    "replay",
    "review",
    "collusion",
    "verify",
    "odds",
    "raises",
    "solve",
    "probe",
    "arena",
    "exploit",
    "bots",
    "connect",
    "rules",
    "completion",
)
"""All commands, in the order in which the help lists them."""
DEFAULT_EDITION = "bga"
"""The default edition."""
DELETE_AFTER_DAYS = 30
"""The default number of days after which a table without a finished game is deleted."""
ARCHIVE_AFTER_DAYS = 90
"""The default number of days after which the log of a table with a finished game is archived, if there is an
archive."""
MAX_TABLE_DICE = MAX_PLAYERS * MAX_DICE
"""The maximum number of dice at a table."""


class CommandModule(Protocol):
    """The interface of a command's module."""

    def add_arguments(self, parser: Parser) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


def load_command(name: str) -> CommandModule:
    return cast("CommandModule", import_module(f"{__name__}.{name}"))


def print_error(error: PerudoError) -> None:
    """Print an error as one line on standard error."""
    from perudo.terminal.narrator import error_line

    print(translator()("cli-error", why=error_line(translator(), error)), file=sys.stderr)


def print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def throttled_progress(message: str) -> Callable[..., None]:
    """Return a function that prints progress messages to standard error, at most once every
    ``PROGRESS_SECONDS``."""
    last = time.monotonic()

    def tell(**arguments: int) -> None:
        nonlocal last
        if time.monotonic() - last > PROGRESS_SECONDS:
            last = time.monotonic()
            print(translator()(message, **arguments), file=sys.stderr, flush=True)

    return tell


def confirm(question: str) -> bool:
    """Ask for confirmation. If the input ends before the user answers, the answer is no."""
    try:
        answer = input(question)
    except EOFError:
        print()
        return False
    return answer.strip().lower() in move_spellings(translator(), "yes")


@contextlib.contextmanager
def as_usage_error(args: argparse.Namespace) -> Iterator[None]:
    """Report any ``PerudoError`` in the ``with`` block as a usage error."""
    try:
        yield
    except PerudoError as error:
        from perudo.terminal.narrator import error_line

        args.parser.error(error_line(translator(), error))


def check_writable(file: Path | None, otherwise: str) -> None:
    """Raise ``PerudoError`` early if a file cannot be written."""
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
