"""``perudo backup``: copies all of a server's data, even while the server runs."""

from __future__ import annotations

import argparse

from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.paths import data_file


def add_arguments(parser: Parser) -> None:
    parser.add("target", "file", type=arguments.file)
    parser.add("--data", "file", {"default": data_file()}, type=arguments.file_or_url, default=data_file())
    parser.add("--with-key", action="store_true")


def run(args: argparse.Namespace) -> int:
    from perudo.server.log.backup import backup

    tables = backup(args.data, args.target, with_key=args.with_key)
    print(translator()("backup-made", tables=tables, place=str(args.target)))
    return 0
