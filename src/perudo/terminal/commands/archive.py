"""``perudo archive``: shows the number of old tables, then moves their logs to an archive."""

from __future__ import annotations

import argparse

from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import ARCHIVE_AFTER_DAYS, confirm, print_error, throttled_progress
from perudo.terminal.paths import data_file
from perudo.terminal.reports.old_tables import print_extent, print_size


def add_arguments(parser: Parser) -> None:
    parser.add("--data", "file", {"default": data_file()}, type=arguments.file_or_url, default=data_file())
    parser.add("--to", "archive", type=arguments.file_or_url, required=True)
    days, default = (
        parser.converter(arguments.integer_between(1, arguments.MAX_DAYS)),
        {"default": str(ARCHIVE_AFTER_DAYS)},
    )
    parser.add("--archive-after", "days", default, type=days, default=ARCHIVE_AFTER_DAYS)
    parser.add("--yes", action="store_true")


def run(args: argparse.Namespace) -> int:
    from perudo.server.housekeeping import housekeeping
    from perudo.server.log.archive import open_archive
    from perudo.server.log.database import data_url

    say, url, so_far = translator(), data_url(args.data), throttled_progress("archive-so-far")
    archive, seen = open_archive(args.to), throttled_progress("prune-so-far")
    with housekeeping(url, args.archive_after) as work:
        work.scan(lambda tables: seen(tables=tables))
        if not work.finished:
            print(say("archive-nothing", tables=work.tables))
            return 0
        print(say("archive-found", old=len(work.finished), tables=work.tables))
        print_extent(work.finished)
        if not args.yes and not confirm(say("archive-ask", place=args.to)):
            print(say("archive-left"))
            return 1
        gone = work.archive_finished(archive, lambda tables: so_far(tables=tables))
    for fault in work.faults:
        print_error(fault)
    print(say("archive-done", old=gone, place=args.to))
    print_size(url)
    return 1 if work.faults else 0
