"""``perudo bot connect``: a bot of one's own at a table of a server."""

from __future__ import annotations

import argparse

from perudo.core.errors import PerudoError
from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import usage


def flags(parser: Parser) -> None:
    parser.take("what", choices=("connect",), nargs="?")
    parser.take("url", "url", nargs="?")
    parser.take("--bot", "bot")
    parser.take("--name", "name")
    parser.take("--games", "number", type=parser.kind(arguments.whole(1, 10**9 - 1)))
    parser.take("--token", "file", type=arguments.file)


def run(asked: argparse.Namespace) -> int:
    from perudo.protocol import apart
    from perudo.protocol import client as connect
    from perudo.protocol.failures import Failed
    from perudo.protocol.json_lines import Command
    from perudo.terminal.reports.arena import blamed

    if asked.url is None and asked.bot is None:
        asked.parser.print_help()
        return 2
    for flag in ("url", "bot"):
        if getattr(asked, flag) is None:
            asked.parser.error(
                translator()("cli-required") % ("--bot" if flag == "bot" else translator()("cli-metavar-url"))
            )
    with usage(asked):
        address, kind = connect.Address.of(asked.url), apart(asked.bot)

    def told(message: str) -> None:
        print(translator()(message, table=address.table), flush=True)

    called = asked.name or connect.name(kind.name if isinstance(kind, Command) else "")
    secret = connect.token(address.server, asked.token)
    try:
        connect.play(address, kind, called, secret, told, asked.games)
    except Failed as failed:
        raise PerudoError("bot-failed", name=called, why=blamed(translator(), failed)) from failed
    finally:
        if isinstance(kind, Command):
            kind.end()
    return 0
