"""``perudo rules``: shows the rules of an edition, and the differences between editions."""

from __future__ import annotations

import argparse
import json

from perudo.core.rules import EDITIONS, PRESETS
from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import print_lines
from perudo.terminal.reports.rules import as_json, compare_editions, markdown_page, presets, render


def add_arguments(parser: Parser) -> None:
    editions = {"editions": ", ".join(EDITIONS)}
    parser.add("editions", "edition", editions, nargs="*", type=parser.converter(arguments.edition))
    parser.add("--markdown", action="store_true")
    parser.add("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    named = list(dict.fromkeys(args.editions))
    if args.json:
        args.parser.forbid_with(args, "--json", "--markdown")
        told_all = {"editions": {edition: as_json(translator(), edition) for edition in named or EDITIONS}}
        print_lines([json.dumps(told_all if named else {**told_all, "presets": PRESETS}, ensure_ascii=False)])
    elif args.markdown:
        print_lines(markdown_page(translator(), named or list(EDITIONS)))
    elif len(named) == 1:
        print_lines(render(translator(), named[0]))
    else:
        print_lines(compare_editions(translator(), named or list(EDITIONS), differing=bool(named)))
        if not named:
            print_lines(presets(translator()))
    return 0
