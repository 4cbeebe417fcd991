"""The command ``perudo``, which runs a subcommand from ``terminal/commands/``.

A subcommand's module is imported only if the command line names it, and slow dependencies only when the command runs.
This way, help appears immediately.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Sequence

from perudo.core.errors import PerudoError
from perudo.locales.translator import available_languages, keep_language, set_language, translator
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import COMMANDS, load_command, print_error
from perudo.terminal.streams import guard


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line. Return the exit status: 0 for success, 1 if the command failed, 2 if the command line is
    invalid."""
    closed = "stdout" in guard()
    try:
        status = _run(argv)
        sys.stdout.flush()
    except BrokenPipeError:  # The reader of the output closed the pipe.
        _let_go()
        return 141
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        if error.filename is not None or error.errno not in _UNWRITTEN:
            raise
        _let_go()
        print_error(PerudoError("output", why=error.strerror or str(error)))
        return 1
    if closed and not status and not _SILENT & {*(sys.argv[1:] if argv is None else argv)}:
        print_error(PerudoError("output", why=os.strerror(errno.EBADF)))
        return 1
    return status


_UNWRITTEN = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""The ``errno`` values of errors that can occur when output is written."""
_SILENT = {"serve", "connect"}
"""Commands that succeed even if nobody reads their output."""


def _let_go() -> None:
    """Discard unwritten output, so that Python does not write it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@keep_language()
def _run(argv: Sequence[str] | None) -> int:
    try:
        rest = _spoken_to(sys.argv[1:] if argv is None else argv)
        args = _parser(rest).parse_args(rest)
        status: int = args.run(args)
    except SystemExit as stop:  # argparse raises SystemExit after printing help or an error.
        return int(stop.code or 0)
    except PerudoError as error:
        print_error(error)
        return 2 if error.code == "language-unknown" else 1
    return status


def _spoken_to(argv: Sequence[str]) -> list[str]:
    """Select the language before anything is printed. Return the rest of the arguments."""
    set_language(None)
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    first.add_argument("--language", nargs="?", const="")
    args, rest = first.parse_known_args(argv)
    if args.language is not None:
        if args.language not in available_languages():
            raise PerudoError("language-unknown", language=args.language, allowed=", ".join(available_languages()))
        set_language(args.language)
    return rest


def _parser(line: Sequence[str]) -> Parser:
    """Return a parser that lists all commands in its help and accepts the flags of the given command."""
    say = translator()
    parser = Parser(command="perudo", say=say, prog="perudo")
    parser.set_defaults(run=_perudo, parser=parser, whole=lambda: _parser(COMMANDS))
    parser.add("--version", action="store_true")
    parser.add(
        "--language", "language", {"languages": ", ".join(available_languages())}
    )  # ``_spoken_to`` handles this option; it is added here only for ``--help``.
    commands = parser.add_subparsers(title=say("cli-commands"), metavar=say("cli-command"))
    for name in COMMANDS:
        added = commands.add_parser(name, command=name, say=say, help=say(f"cli-{name}-about").replace("%", "%%"))
        if name in line:
            found = load_command(name)
            found.add_arguments(added)
            added.set_defaults(run=found.run, parser=added)
    return parser


def _perudo(args: argparse.Namespace) -> int:
    if args.version:
        from importlib.metadata import version

        print("perudo", version("perudo"))
    else:
        args.parser.print_help()
    return 0
