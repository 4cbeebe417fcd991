"""``perudo check``: whether all that a server keeps can be read."""

from __future__ import annotations

import argparse

from perudo.core.errors import PerudoError
from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import complain, now_and_then
from perudo.terminal.paths import data_file


def flags(parser: Parser) -> None:
    parser.take("data", "file", {"default": data_file()}, nargs="?", type=arguments.place, default=data_file())
    parser.take("--archive", "archive", type=arguments.place)


def run(asked: argparse.Namespace) -> int:
    from perudo.server.integrity import check
    from perudo.server.log.archive import open_archive
    from perudo.server.log.database import data_url, shown

    say, url, so_far = translator(), data_url(asked.data), now_and_then("check-so-far")
    archive = open_archive(asked.archive) if asked.archive else None
    print(say("check-begins", place=shown(url)), flush=True)
    found = check(url, lambda seen: so_far(tables=seen.tables, events=seen.events), archive)
    for fault in found.faults:
        complain(fault)
    if found.passed:
        print(say("check-passed", tables=found.passed))
    if found.faults:
        complain(PerudoError("check-unsound", place=shown(url)))
        return 1
    print(say("check-sound", tables=found.tables, events=found.events))
    if found.behind:
        complain(found.behind)
    return 0
