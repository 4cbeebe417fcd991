"""``perudo serve``: tables for everyone who opens the page."""

from __future__ import annotations

import argparse

from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import ARCHIVE_AFTER, FORGET_AFTER
from perudo.terminal.paths import data_file

HOST, PORT = "127.0.0.1", 8000


def flags(parser: Parser) -> None:
    parser.take("--host", "host", {"default": HOST}, default=HOST)
    parser.take("--port", "port", {"default": str(PORT)}, type=parser.kind(arguments.whole(0, 65535)))
    parser.take("--lan", action="store_true")
    parser.take("--open", action="store_true")
    parser.take("--data", "file", {"default": data_file()}, type=arguments.place, default=data_file())
    parser.take("--key", "file", type=arguments.file)
    parser.take("--lost-key", "key")
    parser.take("--pace", "factor", type=parser.kind(arguments.pace), default=1.0)
    parser.take("--url", "url", type=parser.kind(arguments.server_url))
    parser.take("--proxy", "host", type=parser.kind(arguments.network))
    parser.take("--metrics", "host-port", type=parser.kind(arguments.listening))
    parser.take("--redis", "url")
    parser.take("--docs", "site", type=arguments.place)
    days, default = parser.kind(arguments.whole(0, arguments.MOST_DAYS)), {"default": str(FORGET_AFTER)}
    parser.take("--forget-after", "days", default, type=days, default=FORGET_AFTER)
    parser.take("--archive", "archive", type=arguments.place)
    parser.take("--archive-after", "days", {"default": str(ARCHIVE_AFTER)}, type=days, default=ARCHIVE_AFTER)


def run(asked: argparse.Namespace) -> int:
    from perudo.server.edge.startup import serve

    serve(
        host=asked.host,
        port=asked.port,
        lan=asked.lan,
        open_browser=asked.open,
        data=asked.data,
        key=asked.key,
        lost_key=asked.lost_key,
        pace=asked.pace,
        url=asked.url,
        proxy=asked.proxy,
        metrics=asked.metrics,
        forget_after=asked.forget_after,
        redis=asked.redis,
        archive=asked.archive,
        archive_after=asked.archive_after,
        docs=asked.docs,
    )
    return 0
