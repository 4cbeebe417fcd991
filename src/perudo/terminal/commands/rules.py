"""``perudo rules``: what an edition says, and where editions differ."""

from __future__ import annotations

import argparse
import json

from perudo.core.rules import EDITIONS, PRESETS
from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import say
from perudo.terminal.reports.rules import as_json, compared, page, presets, told


def flags(parser: Parser) -> None:
    editions = {"editions": ", ".join(EDITIONS)}
    parser.take("editions", "edition", editions, nargs="*", type=parser.kind(arguments.edition))
    parser.take("--markdown", action="store_true")
    parser.take("--json", action="store_true")


def run(asked: argparse.Namespace) -> int:
    named = list(dict.fromkeys(asked.editions))
    if asked.json:
        asked.parser.alone(asked, "--json", "--markdown")
        told_all = {"editions": {edition: as_json(translator(), edition) for edition in named or EDITIONS}}
        say([json.dumps(told_all if named else {**told_all, "presets": PRESETS}, ensure_ascii=False)])
    elif asked.markdown:
        say(page(translator(), named or list(EDITIONS)))
    elif len(named) == 1:
        say(told(translator(), named[0]))
    else:
        say(compared(translator(), named or list(EDITIONS), differing=bool(named)))
        if not named:
            say(presets(translator()))
    return 0
