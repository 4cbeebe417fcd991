"""``perudo serve``: runs a server on which anyone who opens its web page can play."""

from __future__ import annotations

import argparse

from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import ARCHIVE_AFTER_DAYS, DELETE_AFTER_DAYS
from perudo.terminal.paths import data_file

HOST, PORT = "127.0.0.1", 8000


def add_arguments(parser: Parser) -> None:
    parser.add("--host", "host", {"default": HOST}, default=HOST)
    parser.add("--port", "port", {"default": str(PORT)}, type=parser.converter(arguments.integer_between(0, 65535)))
    parser.add("--lan", action="store_true")
    parser.add("--open", action="store_true")
    parser.add("--data", "file", {"default": data_file()}, type=arguments.file_or_url, default=data_file())
    parser.add("--key", "file", type=arguments.file)
    parser.add("--lost-key", "key")
    parser.add("--wait-factor", "factor", type=parser.converter(arguments.wait_factor), default=1.0)
    parser.add("--url", "url", type=parser.converter(arguments.server_url))
    parser.add("--proxy", "host", type=parser.converter(arguments.network))
    parser.add("--metrics", "host-port", type=parser.converter(arguments.host_port))
    parser.add("--node-address", "host-port", type=parser.converter(arguments.host_port))
    parser.add("--docs", "site", type=arguments.file_or_url)
    parser.add("--push-service", "url", type=parser.converter(arguments.server_url), action="append", default=[])
    days, default = (
        parser.converter(arguments.integer_between(0, arguments.MAX_DAYS)),
        {"default": str(DELETE_AFTER_DAYS)},
    )
    parser.add("--delete-after", "days", default, type=days, default=DELETE_AFTER_DAYS)
    parser.add("--archive", "archive", type=arguments.file_or_url)
    parser.add("--archive-after", "days", {"default": str(ARCHIVE_AFTER_DAYS)}, type=days, default=ARCHIVE_AFTER_DAYS)


def run(args: argparse.Namespace) -> int:
    from perudo.server.edge.startup import serve

    serve(
        host=args.host,
        port=args.port,
        lan=args.lan,
        open_browser=args.open,
        data=args.data,
        key=args.key,
        lost_key=args.lost_key,
        wait_factor=args.wait_factor,
        url=args.url,
        proxy=args.proxy,
        metrics=args.metrics,
        forget_after=args.delete_after,
        node_address=args.node_address,
        archive=args.archive,
        archive_after=args.archive_after,
        docs=args.docs,
        push_services=tuple(args.push_service),
    )
    return 0
