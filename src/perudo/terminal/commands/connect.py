"""``perudo connect``: connects your own bot to a table on a server."""

from __future__ import annotations

import argparse

from perudo.core.errors import PerudoError
from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import as_usage_error


def add_arguments(parser: Parser) -> None:
    parser.add("url", "url", nargs="?")
    parser.add("--bot", "bot")
    parser.add("--name", "name")
    parser.add("--games", "number", type=parser.converter(arguments.integer_between(1, 10**9 - 1)))
    parser.add("--token", "file", type=arguments.file)


def run(args: argparse.Namespace) -> int:
    from perudo.protocol import client as connect
    from perudo.protocol import load_isolated
    from perudo.protocol.failures import BotFailure
    from perudo.protocol.json_lines import ProgramBots
    from perudo.terminal.reports.arena import failure_line

    if args.url is None and args.bot is None:
        args.parser.print_help()
        return 2
    for flag in ("url", "bot"):
        if getattr(args, flag) is None:
            args.parser.error(
                translator()("cli-required") % ("--bot" if flag == "bot" else translator()("cli-metavar-url"))
            )
    with as_usage_error(args):
        address, kind = connect.TableAddress.parse(args.url), load_isolated(args.bot)

    def told(message: str) -> None:
        print(translator()(message, table=address.table), flush=True)

    called = args.name or connect.display_name(kind.name if isinstance(kind, ProgramBots) else "")
    secret = connect.load_or_request_token(address.server, args.token)
    try:
        connect.play_remote(address, kind, called, secret, told, args.games)
    except BotFailure as failed:
        raise PerudoError("bot-failed", name=called, why=failure_line(translator(), failed)) from failed
    finally:
        if isinstance(kind, ProgramBots):
            kind.close()
    return 0
