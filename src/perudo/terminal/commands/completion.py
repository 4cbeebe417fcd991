"""``perudo completion``: prints a shell script that completes commands, flags and files."""

from __future__ import annotations

import argparse

from perudo.core.errors import missing_extra_error
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import print_lines

SHELLS = ("bash", "zsh", "tcsh")


def add_arguments(parser: Parser) -> None:
    parser.add("shell", choices=SHELLS)


def run(args: argparse.Namespace) -> int:
    try:
        import shtab
    except ImportError as error:
        raise missing_extra_error("completion") from error
    whole = args.whole()
    for parser in _all(whole):
        for action in parser._actions:
            if action.type in (arguments.file, arguments.file_or_url):
                action.complete = shtab.FILE  # type: ignore[attr-defined]
    print_lines([shtab.complete(whole, shell=args.shell)])
    return 0


def _all(parser: argparse.ArgumentParser) -> list[argparse.ArgumentParser]:
    """Return a parser and the parsers of its subcommands."""
    found = [parser]
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                found += _all(each)
    return found
