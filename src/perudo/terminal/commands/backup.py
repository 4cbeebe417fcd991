"""``perudo backup``: a copy of all that a server keeps, while it runs."""

from __future__ import annotations

import argparse

from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.paths import data_file


def flags(parser: Parser) -> None:
    parser.take("target", "file", type=arguments.file)
    parser.take("--data", "file", {"default": data_file()}, type=arguments.place, default=data_file())
    parser.take("--with-key", action="store_true")


def run(asked: argparse.Namespace) -> int:
    from perudo.server.log.backup import backup

    tables = backup(asked.data, asked.target, with_key=asked.with_key)
    print(translator()("backup-made", tables=tables, place=str(asked.target)))
    return 0
