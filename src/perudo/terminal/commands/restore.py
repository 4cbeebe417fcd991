"""``perudo restore``: brings a copy back."""

from __future__ import annotations

import argparse

from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import complain
from perudo.terminal.paths import data_file


def flags(parser: Parser) -> None:
    parser.take("source", "file", type=arguments.file)
    parser.take("--data", "file", {"default": data_file()}, type=arguments.place, default=data_file())
    parser.take("--replace", action="store_true")


def run(asked: argparse.Namespace) -> int:
    from perudo.server.log.backup import has_key, restore
    from perudo.server.log.database import behind, data_url

    tables, kept = restore(asked.source, asked.data, replace=asked.replace)
    print(translator()("restore-made", tables=tables, place=asked.data))
    if kept:
        print(translator()("restore-kept", place=str(kept)))
    if not has_key(asked.data):
        print(translator()("restore-no-key"))
    if error := behind(data_url(asked.data)):
        complain(error)
    return 0
