"""``perudo people``: lists the people who have registered a name on a server. It can also export a person's data,
rename, ban or delete a person, and list reports.

The server can keep running. A running server disconnects banned and deleted people, and removes deleted people from all
tables.
"""

from __future__ import annotations

import argparse
import asyncio
import textwrap
import time
from datetime import datetime
from typing import TYPE_CHECKING

from perudo.core.errors import PerudoError
from perudo.locales.translator import translator
from perudo.terminal import arguments
from perudo.terminal.arguments import Parser
from perudo.terminal.commands import confirm
from perudo.terminal.paths import data_file

if TYPE_CHECKING:
    from perudo.server.people.moderation import Moderation
    from perudo.server.people.people import People


def add_arguments(parser: Parser) -> None:
    parser.add("who", "person", nargs="?")
    parser.add("--data", "file", {"default": data_file()}, type=arguments.file_or_url, default=data_file())
    parser.add("--export", action="store_true")
    parser.add("--rename", "name")
    parser.add("--ban", "reason")
    parser.add("--unban", action="store_true")
    parser.add("--delete", action="store_true")
    parser.add("--reports", action="store_true")
    parser.add("--close", "report")
    parser.add("--yes", action="store_true")


def run(args: argparse.Namespace) -> int:
    return asyncio.run(_run(args))


async def _run(args: argparse.Namespace) -> int:
    from perudo.server.log.database import data_url, sqlite_file
    from perudo.server.log.store import Store
    from perudo.server.people.moderation import Moderation
    from perudo.server.people.people import People

    url = data_url(args.data)
    file = sqlite_file(url)
    if file and not file.exists():
        raise PerudoError("backup-nothing", place=str(file))
    store = await Store.open(url)
    try:
        people, moderation = People(store), Moderation(store, lambda: round(1000 * time.time()))
        if args.close is not None:
            await moderation.close_report(args.close)
        if args.reports or args.close is not None:
            return await _list_reports(moderation)
        return await _about(people, moderation, args)
    finally:
        await store.close()


async def _list_reports(moderation: Moderation) -> int:
    say, reports = translator(), await moderation.reports()
    print(say("people-reports", count=len(reports)))
    for each in reports:
        print(f"\n{each.id}  {_day(each.at)}  {each.person}  {each.name}  {each.table or ''}".rstrip())
        print(textwrap.indent(each.text, "    "))
    return 0


async def _about(people: People, moderation: Moderation, args: argparse.Namespace) -> int:
    from perudo.protocol import wire

    say = translator()
    if args.who is None:
        if args.export or args.rename is not None or args.delete or args.ban is not None or args.unban:
            raise PerudoError("person-needed")
        known = await people.everybody()
        print(say("people-list", count=len(known)))
        for each in known:
            banned = "" if each.banned is None else f"  ({say('people-banned', reason=each.banned)})"
            print(f"{each.id}  {_day(each.created_at)}  {_day(each.used_at)}  {each.name}{banned}")
        return 0
    person = await people.find(args.who)
    if args.rename is not None:
        renamed = await people.rename(person, args.rename)
        print(say("people-renamed", old=person.name, new=renamed.name))
        person = renamed
    if args.ban is not None:
        await moderation.ban(person.id, args.ban)
        print(say("people-ban", name=person.name))
    elif args.unban:
        await moderation.ban(person.id, None)
        print(say("people-unban", name=person.name))
    changed = args.rename is not None or args.ban is not None or args.unban or args.delete
    if args.export or not changed:
        print(wire.readable(await people.export(person)))
    if args.delete:
        if not args.yes and not confirm(say("people-ask", name=person.name)):
            print(say("migrate-left"))
            return 1
        await people.delete(person)
        print(say("people-deleted", name=person.name))
    return 0


def _day(at: int | None) -> str:
    return f"{datetime.fromtimestamp(at / 1000):%Y-%m-%d}" if at is not None else "-" * 10
