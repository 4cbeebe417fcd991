"""``perudo bot connect``: a bot of one's own at a table of a server."""

from __future__ import annotations

import argparse

from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import usage
from perudo.words import words


def flags(parser: Parser) -> None:
    parser.take("what", choices=("connect",))
    parser.take("url", "url")
    parser.take("--bot", "bot", required=True)
    parser.take("--name", "name")
    parser.take("--games", "number", type=parser.kind(arguments.whole(1, 10**9 - 1)))
    parser.take("--token", "file", type=arguments.file)


def run(asked: argparse.Namespace) -> int:
    from perudo.door import connect, named

    def told(message: str) -> None:
        print(words()(message), flush=True)

    with usage(asked):
        address, kind = connect.Address.of(asked.url), named(asked.bot)
    secret = connect.token(address.server, asked.token)
    print(words()("bot-waits", table=address.table), flush=True)
    connect.play(address, kind, asked.name or connect.NAME, secret, told, asked.games)
    return 0
