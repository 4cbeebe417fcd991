"""``perudo prune``: forgets the tables that nobody has played to their end, once it has shown what that comes to."""

from __future__ import annotations

import argparse
from datetime import datetime

from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import FORGET_AFTER, agreed, now_and_then
from perudo.terminal.places import data_file
from perudo.words import words


def flags(parser: Parser) -> None:
    parser.take("--data", "file", {"default": data_file()}, type=arguments.place, default=data_file())
    days, default = parser.kind(arguments.whole(1, arguments.MOST_DAYS)), {"default": str(FORGET_AFTER)}
    parser.take("--forget-after", "days", default, type=days, default=FORGET_AFTER)
    parser.take("--yes", action="store_true")


def run(asked: argparse.Namespace) -> int:
    from perudo.server.keeping import pruning
    from perudo.server.log.database import data_url, sqlite_file

    say, url, so_far = words(), data_url(asked.data), now_and_then("prune-so-far")
    with pruning(url, asked.forget_after) as work:
        work.look(lambda tables: so_far(tables=tables))
        if not work.old:
            print(say("prune-nothing", tables=work.tables))
            return 0
        times = [each.at for each in work.old]
        size = megabytes(sum(each.bytes for each in work.old))
        print(say("prune-found", old=len(work.old), tables=work.tables))
        print(say("prune-extent", size=size, first=day(min(times)), last=day(max(times))), flush=True)
        if not asked.yes and not agreed(say("prune-ask")):
            print(say("prune-left"))
            return 1
        work.forget()
    print(say("prune-done", old=len(work.old)))
    if file := sqlite_file(url):
        print(say("prune-size", place=str(file), size=megabytes(file.stat().st_size)))
    return 0


def day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).date().isoformat()


def megabytes(size: int) -> float:
    return round(size / 1e6, 1)
