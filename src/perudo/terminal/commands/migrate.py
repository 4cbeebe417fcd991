"""``perudo migrate``: migrates data from an older version, after showing the number of steps."""

from __future__ import annotations

import argparse
from itertools import count

from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import confirm
from perudo.terminal.paths import data_file


def add_arguments(parser: Parser) -> None:
    parser.add("--data", "file", {"default": data_file()}, type=arguments.file_or_url, default=data_file())
    parser.add("--yes", action="store_true")


def run(args: argparse.Namespace) -> int:
    from perudo.server.log.database import FORMAT, data_url
    from perudo.server.log.migrate import migration

    say, done = translator(), count(1)
    with migration(data_url(args.data)) as work:
        if not work.steps:
            print(say("migrate-nothing", place=work.place, format=work.found.version))
            return 0
        print(say("migrate-found", place=work.place, theirs=work.found.version, ours=FORMAT, steps=work.steps))
        if not work.file:  # A SQLite file is backed up first, so no confirmation is needed.
            print(say("migrate-meanwhile" if work.meanwhile else "migrate-stopped"))
            print(say("migrate-backup"), flush=True)
            if not args.yes and not confirm(say("migrate-ask")):
                print(say("migrate-left"))
                return 1
        kept = work.run(lambda: print(say("migrate-step", step=next(done), steps=work.steps), flush=True))
    print(say("migrate-done", place=work.place, format=FORMAT))
    if kept:
        print(say("restore-kept", place=str(kept)))
    return 0
