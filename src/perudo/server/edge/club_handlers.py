"""The request handlers for clubs. Only people who have reserved a name on this server can have clubs."""

from __future__ import annotations

from functools import partial

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.edge.handlers import Handlers, private_response
from perudo.server.edge.people_handlers import identity_of, person_of, request_body
from perudo.table.events import Configured, LogEntry, Opened


async def clubs(handlers: Handlers, request: Request) -> Response:
    _, person = await person_of(handlers, request)
    return private_response(await handlers.game_server.clubs.of_person(person.id))


async def found(handlers: Handlers, request: Request) -> Response:
    asked = await request_body(request, wire.FoundClub)
    _, person = await person_of(handlers, request)
    code = await handlers.game_server.clubs.found(person.id, asked.name, asked.attempt)
    return await _answer(handlers, code, person.id)


async def club(handlers: Handlers, request: Request) -> Response:
    """Show the club to its members, and only its name to others."""
    identity = await identity_of(handlers, request)
    person = identity.person if identity else None
    return await _answer(handlers, request.path_params["code"], person.id if person else None)


async def join(handlers: Handlers, request: Request) -> Response:
    code, person = await _member(handlers, request)
    await handlers.game_server.clubs.join(code, person)
    return await _answer(handlers, code, person)


async def leave(handlers: Handlers, request: Request) -> Response:
    asked = await request_body(request, wire.LeaveClub)
    code, person = await _member(handlers, request)
    await handlers.game_server.clubs.leave(code, person, asked.member)
    if asked.member in (None, person):
        return private_response(wire.ClubAnswer(club=None, invitation=None))
    return await _answer(handlers, code, person)


async def change(handlers: Handlers, request: Request) -> Response:
    asked = await request_body(request, wire.ChangeClub)
    code, person = await _member(handlers, request)
    return await _answer(handlers, await handlers.game_server.clubs.change(code, person, asked), person)


async def answer(handlers: Handlers, request: Request) -> Response:
    asked = await request_body(request, wire.AnswerInvitation)
    code, person = await _member(handlers, request)
    await handlers.game_server.clubs.answer(code, person, asked.coming)
    return await _answer(handlers, code, person)


async def rules(handlers: Handlers, request: Request) -> Response:
    """Return the rules of the club's most recent table."""
    code, person = await _member(handlers, request)
    table = await handlers.game_server.clubs.last_table(code, person)
    entries = [] if table is None else await handlers.game_server.log(table)
    found = await handlers.in_thread(request, partial(_last_rules, entries))
    return private_response(wire.ClubRulesAnswer(rules=found))


def _last_rules(entries: list[LogEntry]) -> wire.ClubRules | None:
    chosen = [entry.event for entry in entries if isinstance(entry.event, Opened | Configured)]
    if not chosen:
        return None
    last = chosen[-1]
    settings = replace(last.table_settings, listed=False, autostart_at=None)
    return wire.ClubRules(
        edition=last.edition,
        options=last.options,
        chairs=last.chairs,
        table_settings=msgspec.convert(msgspec.to_builtins(settings), wire.TableSettings),
    )


async def _member(handlers: Handlers, request: Request) -> tuple[str, str]:
    """Return a club's code, and the id of the person who is signed in."""
    _, person = await person_of(handlers, request)
    return request.path_params["code"], person.id


async def _answer(handlers: Handlers, code: str, person: str | None) -> Response:
    known = handlers.game_server.clubs
    try:
        if person is None:
            raise PerudoError("club-unknown")
        told = wire.ClubAnswer(club=await known.show(code, person), invitation=None)
    except PerudoError as error:
        if error.code != "club-unknown":
            raise
        told = wire.ClubAnswer(club=None, invitation=await known.invitation(code))
    return private_response(told)
