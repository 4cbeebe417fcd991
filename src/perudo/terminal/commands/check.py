"""``perudo check``: checks that all of a server's data is readable."""

from __future__ import annotations

import argparse

from perudo.core.errors import PerudoError
from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import print_error, throttled_progress
from perudo.terminal.paths import data_file


def add_arguments(parser: Parser) -> None:
    parser.add("data", "file", {"default": data_file()}, nargs="?", type=arguments.file_or_url, default=data_file())
    parser.add("--archive", "archive", type=arguments.file_or_url)


def run(args: argparse.Namespace) -> int:
    from perudo.server.integrity import check_data
    from perudo.server.log.archive import open_archive
    from perudo.server.log.database import data_url, display_name

    say, url, so_far = translator(), data_url(args.data), throttled_progress("check-so-far")
    archive = open_archive(args.archive) if args.archive else None
    print(say("check-begins", place=display_name(url)), flush=True)
    found = check_data(url, lambda seen: so_far(tables=seen.tables, events=seen.events), archive)
    for fault in found.faults:
        print_error(fault)
    if found.skipped:
        print(say("check-passed", tables=found.skipped))
    if found.faults:
        print_error(PerudoError("check-unsound", place=display_name(url)))
        return 1
    print(say("check-sound", tables=found.tables, events=found.events))
    if found.migration_needed:
        print_error(found.migration_needed)
    return 0
