"""``perudo prune``: deletes old tables without a finished game, after showing how many there are."""

from __future__ import annotations

import argparse

from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import DELETE_AFTER_DAYS, confirm, throttled_progress
from perudo.terminal.paths import data_file
from perudo.terminal.reports.old_tables import print_extent, print_size


def add_arguments(parser: Parser) -> None:
    parser.add("--data", "file", {"default": data_file()}, type=arguments.file_or_url, default=data_file())
    days, default = (
        parser.converter(arguments.integer_between(1, arguments.MAX_DAYS)),
        {"default": str(DELETE_AFTER_DAYS)},
    )
    parser.add("--delete-after", "days", default, type=days, default=DELETE_AFTER_DAYS)
    parser.add("--yes", action="store_true")


def run(args: argparse.Namespace) -> int:
    from perudo.server.housekeeping import housekeeping
    from perudo.server.log.database import data_url

    say, url, so_far = translator(), data_url(args.data), throttled_progress("prune-so-far")
    with housekeeping(url, args.delete_after) as work:
        work.scan(lambda tables: so_far(tables=tables))
        if not work.unfinished:
            print(say("prune-nothing", tables=work.tables))
            return 0
        print(say("prune-found", old=len(work.unfinished), tables=work.tables))
        print_extent(work.unfinished)
        if not args.yes and not confirm(say("prune-ask")):
            print(say("prune-left"))
            return 1
        work.delete_unfinished()
    print(say("prune-done", old=len(work.unfinished)))
    print_size(url)
    return 0
