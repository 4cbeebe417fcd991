"""``perudo prune``: forgets the tables that nobody has played to their end, once it has shown what that comes to."""

from __future__ import annotations

import argparse

from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import FORGET_AFTER, agreed, now_and_then
from perudo.terminal.paths import data_file
from perudo.terminal.reports.old_tables import tell_extent, tell_size


def flags(parser: Parser) -> None:
    parser.take("--data", "file", {"default": data_file()}, type=arguments.place, default=data_file())
    days, default = parser.kind(arguments.whole(1, arguments.MOST_DAYS)), {"default": str(FORGET_AFTER)}
    parser.take("--forget-after", "days", default, type=days, default=FORGET_AFTER)
    parser.take("--yes", action="store_true")


def run(asked: argparse.Namespace) -> int:
    from perudo.server.housekeeping import sorting
    from perudo.server.log.database import data_url

    say, url, so_far = translator(), data_url(asked.data), now_and_then("prune-so-far")
    with sorting(url, asked.forget_after) as work:
        work.look(lambda tables: so_far(tables=tables))
        if not work.unfinished:
            print(say("prune-nothing", tables=work.tables))
            return 0
        print(say("prune-found", old=len(work.unfinished), tables=work.tables))
        tell_extent(work.unfinished)
        if not asked.yes and not agreed(say("prune-ask")):
            print(say("prune-left"))
            return 1
        work.forget()
    print(say("prune-done", old=len(work.unfinished)))
    tell_size(url)
    return 0
