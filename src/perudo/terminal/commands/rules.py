"""``perudo rules``: shows the rules of an edition, and the differences between editions."""

from __future__ import annotations

import argparse
import json

from perudo.core.rules import EDITIONS, PRESETS, parse_rule_code
from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import print_lines
from perudo.terminal.reports.rules import as_json, compare_editions, markdown_page, presets, render


def add_arguments(parser: Parser) -> None:
    editions = {"editions": ", ".join([*PRESETS, *EDITIONS])}
    parser.add("editions", "edition", editions, nargs="*", type=parser.converter(arguments.edition_or_preset))
    parser.add("--markdown", action="store_true")
    parser.add("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """For a preset, show its settings, and the edition on which it is based."""
    chosen = [name for name in PRESETS if name in args.editions]
    named = list(dict.fromkeys(parse_rule_code(PRESETS.get(name, name))[0] for name in args.editions))
    if args.json:
        args.parser.forbid_with(args, "--json", "--markdown")
        told_all = {"editions": {edition: as_json(translator(), edition) for edition in named or EDITIONS}}
        told_presets = {name: PRESETS[name] for name in (chosen if named else PRESETS)}
        print_lines([json.dumps(told_all | ({"presets": told_presets} if told_presets else {}), ensure_ascii=False)])
    elif args.markdown:
        print_lines(markdown_page(translator(), named or list(EDITIONS)))
    elif len(named) == 1:
        print_lines([*presets(translator(), chosen), ""] if chosen else [])
        print_lines(render(translator(), named[0]))
    else:
        print_lines(compare_editions(translator(), named or list(EDITIONS), differing=bool(named)))
        if chosen or not named:
            print_lines(["", *presets(translator(), chosen or PRESETS)])
    return 0
