"""``perudo archive``: takes the logs of old tables to an archive, once it has shown what that comes to."""

from __future__ import annotations

import argparse

from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import ARCHIVE_AFTER, agreed, complain, now_and_then
from perudo.terminal.paths import data_file
from perudo.terminal.reports.old_tables import tell_extent, tell_size


def flags(parser: Parser) -> None:
    parser.take("--data", "file", {"default": data_file()}, type=arguments.place, default=data_file())
    parser.take("--to", "archive", type=arguments.place, required=True)
    days, default = parser.kind(arguments.whole(1, arguments.MOST_DAYS)), {"default": str(ARCHIVE_AFTER)}
    parser.take("--archive-after", "days", default, type=days, default=ARCHIVE_AFTER)
    parser.take("--yes", action="store_true")


def run(asked: argparse.Namespace) -> int:
    from perudo.server.housekeeping import sorting
    from perudo.server.log.archive import open_archive
    from perudo.server.log.database import data_url

    say, url, so_far = translator(), data_url(asked.data), now_and_then("archive-so-far")
    archive, seen = open_archive(asked.to), now_and_then("prune-so-far")
    with sorting(url, asked.archive_after) as work:
        work.look(lambda tables: seen(tables=tables))
        if not work.finished:
            print(say("archive-nothing", tables=work.tables))
            return 0
        print(say("archive-found", old=len(work.finished), tables=work.tables))
        tell_extent(work.finished)
        if not asked.yes and not agreed(say("archive-ask", place=asked.to)):
            print(say("archive-left"))
            return 1
        gone = work.put_away(archive, lambda tables: so_far(tables=tables))
    for fault in work.faults:
        complain(fault)
    print(say("archive-done", old=gone, place=asked.to))
    tell_size(url)
    return 1 if work.faults else 0
