"""``perudo bots``: lists the built-in bots."""

from __future__ import annotations

import argparse
import json

from perudo.locales.translator import translator
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import print_lines


def add_arguments(parser: Parser) -> None:
    parser.add("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    from perudo.bots import BUILTIN_BOTS

    bots = [(name, translator()(f"bot-{name}-about")) for name in BUILTIN_BOTS]
    if args.json:
        print_lines([json.dumps([{"name": name, "about": about} for name, about in bots], ensure_ascii=False)])
    else:
        widest = max(map(len, BUILTIN_BOTS))
        print_lines([f"{name:{widest}}  {about}" for name, about in bots])
    return 0
