"""``perudo replay``: prints the games in records, round by round."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from perudo.core.errors import PerudoError
from perudo.locales.translator import translator
from perudo.records.record import MAX_FILE_BYTES, RecordError, Replay, replay, replay_bytes
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import print_error, print_lines


def add_arguments(parser: Parser) -> None:
    parser.add("files", "file", nargs="+", type=arguments.file_or_url)
    parser.add("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    from perudo.terminal.narrator import narrate

    return report_each(args, lambda name, played: (played, narrate(translator(), name, played)))


class JsonReport(Protocol):
    def to_dict(self) -> Mapping[str, object]:
        """Return the report as JSON data."""


def report_each(args: argparse.Namespace, found: Callable[[str, Replay], tuple[JsonReport, Iterable[str]]]) -> int:
    """Print a report on the game in each file, as JSON or text. Return 1 if any file failed, otherwise 0."""
    status, apart = 0, False
    for name, played in games(args.files):
        if played is None:
            status = 1
            continue
        try:
            plain, lines = found(name, played)
        except PerudoError as error:
            print_error(RecordError(error.code, file=name, **error.details))
            status = 1
            continue
        if args.json:
            print(json.dumps(plain.to_dict()))
        else:
            print_lines(["", ""] if apart else [])
            print_lines(lines)
        apart = True
    return status


def games(files: Sequence[str]) -> Iterator[tuple[str, Replay | None]]:
    """Yield each file's name and the game in it. For an invalid record, print an error and yield None instead of the
    game."""
    for file in files:
        name = translator()("tell-standard-input") if file == "-" else file
        try:
            read = replay_bytes(sys.stdin.buffer.read(MAX_FILE_BYTES + 1), name) if file == "-" else replay(file)
        except RecordError as error:
            print_error(error)
            yield name, None
        else:
            yield name, read
