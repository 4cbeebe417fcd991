"""``perudo restore``: restores a backup."""

from __future__ import annotations

import argparse

from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import print_error
from perudo.terminal.paths import data_file


def add_arguments(parser: Parser) -> None:
    parser.add("source", "file", type=arguments.file)
    parser.add("--data", "file", {"default": data_file()}, type=arguments.file_or_url, default=data_file())
    parser.add("--replace", action="store_true")


def run(args: argparse.Namespace) -> int:
    from perudo.server.log.backup import has_key, restore
    from perudo.server.log.database import data_url, outdated_error

    tables, kept = restore(args.source, args.data, replace=args.replace)
    print(translator()("restore-made", tables=tables, place=args.data))
    if kept:
        print(translator()("restore-kept", place=str(kept)))
    if not has_key(args.data):
        print(translator()("restore-no-key"))
    if error := outdated_error(data_url(args.data)):
        print_error(error)
    return 0
