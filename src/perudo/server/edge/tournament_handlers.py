"""The request handlers for tournaments, which are open to guests with or without a registered name."""

from __future__ import annotations

from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import Response

from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.edge.handlers import Handlers, private_response
from perudo.server.edge.people_handlers import identity_of, request_body
from perudo.server.edge.socket_clients import rate_limit_address
from perudo.server.jobs.collusion import GameToAnalyse
from perudo.server.people.people import Identity, check_not_banned
from perudo.table.state import RegisteredName


async def create(handlers: Handlers, request: Request) -> Response:
    asked = await request_body(request, wire.NewTournament)
    identity = await _player(handlers, request)
    handlers.game_server.rate_limiter.charge_command("open", identity.guest, rate_limit_address(request))
    return await _answer(handlers, await handlers.game_server.tournaments.create(identity.guest, asked), identity)


async def tournaments(handlers: Handlers, request: Request) -> Response:
    """List a guest's tournaments. The list of tournaments is empty for a browser without a cookie."""
    identity = await identity_of(handlers, request)
    found = await handlers.game_server.tournaments.of_guest(identity.guest if identity else "")
    return private_response(found)


async def tournament(handlers: Handlers, request: Request) -> Response:
    return await _answer(handlers, request.path_params["code"], await identity_of(handlers, request))


async def join(handlers: Handlers, request: Request) -> Response:
    asked = await request_body(request, wire.JoinTournament)
    code, identity = request.path_params["code"], await _player(handlers, request)
    registered_name = identity.person and RegisteredName(identity.person.id, identity.person.name)
    await handlers.game_server.tournaments.join(code, identity.guest, asked.name, registered_name)
    return await _answer(handlers, code, identity)


async def leave(handlers: Handlers, request: Request) -> Response:
    asked = await request_body(request, wire.LeaveTournament)
    code, identity = request.path_params["code"], await _player(handlers, request)
    await handlers.game_server.tournaments.leave(code, identity.guest, asked.entrant)
    return await _answer(handlers, code, identity)


async def start(handlers: Handlers, request: Request) -> Response:
    code, identity = request.path_params["code"], await _player(handlers, request)
    await handlers.game_server.tournaments.start(code, identity.guest)
    handlers.game_server.tournament_runner.wake()
    return await _answer(handlers, code, identity)


async def collusion(handlers: Handlers, request: Request) -> Response:
    """Search a finished tournament for collusion, for its organizer."""
    code, identity = request.path_params["code"], await identity_of(handlers, request)
    shown = await handlers.game_server.tournaments.show(code, identity.guest if identity else None)
    if not shown.is_owner:
        raise PerudoError("tournament-owner-only")
    if shown.stage != "over":
        raise PerudoError("tournament-not-over")

    async def games() -> AsyncIterator[GameToAnalyse]:
        async for players, people, record in handlers.game_server.tournament_games(code):
            yield GameToAnalyse(record.text(), players, people)

    count = sum(map(len, shown.rounds))
    report = handlers.collusion.report(shown.code, count, games, rate_limit_address(request))
    return private_response(report)


async def _player(handlers: Handlers, request: Request) -> Identity:
    """Return the identity of the browser that sent the request. Raises ``PerudoError`` (``no-cookie``,
    ``program-may-not``, ``banned``)."""
    identity = await identity_of(handlers, request)
    if identity is None:
        raise PerudoError("no-cookie")
    check_not_banned(identity)
    return identity


async def _answer(handlers: Handlers, code: str, identity: Identity | None) -> Response:
    shown = await handlers.game_server.tournaments.show(code, identity.guest if identity else None)
    return private_response(shown)
