"""The server's face to the network: pages, records and other answers by HTTP, and the way to the socket."""

from __future__ import annotations

import asyncio
import gzip
import io
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from importlib import resources
from pathlib import Path
from typing import TypeVar

import msgspec
import segno
from starlette.applications import Starlette
from starlette.convertors import IntegerConvertor, StringConvertor, register_url_convertor
from starlette.datastructures import URL
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from perudo import limits, wire
from perudo.booklets import illustrated, readings, settled, shared
from perudo.errors import PerudoError
from perudo.examples import examples
from perudo.lesson import lesson
from perudo.practice import drill, pack, practice
from perudo.record import Record
from perudo.rules import EDITIONS, house_rules, read_rule_code
from perudo.server.edge.answers import Answers
from perudo.server.edge.description import CODE, GAME_DIGITS, PACK_DIGITS, openapi
from perudo.server.edge.files import PageFiles, accepted
from perudo.server.edge.guests import PROGRAM
from perudo.server.edge.health import Health
from perudo.server.edge.origins import from_elsewhere, is_visit
from perudo.server.edge.site import AT, Site
from perudo.server.edge.sockets import Sockets, address_of
from perudo.server.house import House
from perudo.server.log.store import Entry
from perudo.server.study import reviews, worker
from perudo.server.study.replays import called, record_of
from perudo.server.study.turns import Turns
from perudo.server.study.why import Whys, question
from perudo.server.study.workers import Workers
from perudo.signing import fingerprint
from perudo.words import Words, best, words


class _TableCode(StringConvertor):
    regex = CODE


class _GameNumber(IntegerConvertor):
    regex = f"[0-9]{{1,{GAME_DIGITS}}}"


class _Pack(IntegerConvertor):
    regex = f"[0-9]{{1,{PACK_DIGITS}}}"


class _Edition(StringConvertor):
    regex = "|".join(EDITIONS)


register_url_convertor("edition", _Edition())
register_url_convertor("pack", _Pack())
register_url_convertor("table", _TableCode())
register_url_convertor("game", _GameNumber())

OWN_NAMES = ("localhost", "127.0.0.1", "::1")
"""What every machine calls itself."""
STATUS = {
    "cups-closed": 404,
    "forbidden-origin": 403,
    "no-record": 404,
    "store-altered": 500,
    "store-read": 503,
    "record-too-long": 413,
    "too-fast": 429,
    "too-busy": 503,
    "internal": 500,
    "table-away": 503,
}
"""The HTTP status of a refusal; 400 for any other."""
PAGE = Path(str(resources.files("perudo.server") / "page"))

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class _Headers:
    """Adds the security headers to every answer. Those of the documents allow the scripts that stand in them."""

    def __init__(self, app: ASGIApp, site: Site | None) -> None:
        self._app = app
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                told = HEADERS
                if self._site and scope["path"].startswith(f"{AT}/"):
                    told = HEADERS | {"Content-Security-Policy": self._site.policy(HEADERS["Content-Security-Policy"])}
                message["headers"] += [(name.lower().encode(), value.encode()) for name, value in told.items()]
            await send(message)

        await self._app(scope, receive, with_headers)


class _Admitted:
    """Refuses what asks an address too often, by HTTP or for a socket, and what pages of other origins send."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                self._admit(HTTPConnection(scope))
            except PerudoError as error:
                self._house.metrics.refusals.count(error.code)
                if scope["type"] == "websocket":
                    await send({"type": "websocket.close"})  # before it is one: the answer is 403
                else:
                    await _refused(error, STATUS[error.code])(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _admit(self, asking: HTTPConnection) -> None:
        # First: what a page elsewhere has a browser ask for is not taken from what its reader may ask for here.
        if not is_visit(asking) and from_elsewhere(asking, self._house.addresses):
            raise PerudoError("forbidden-origin")
        self._house.quotas.requests.take(address_of(asking))


T = TypeVar("T")


def application(
    house: House,
    hosts: Iterable[str] = ("*",),
    sockets: Sockets | None = None,
    health: Health | None = None,
    site: Site | None = None,
) -> Starlette:
    """The web application. ``hosts``: the host names that it answers to; ``sockets``: those of this house.

    ``site``: the documents.
    """
    sockets, health = sockets or Sockets(house), health or Health(house.answers)
    guests = sockets.guests
    files = PageFiles(PAGE)
    turns, workers, answers = Turns(), Workers(house.signer.key), Answers()
    whys, drawings = Whys(), OrderedDict[str, bytes]()
    # Apart: reviews of records that strangers send must not hold up what a player waits for at a table.
    reviewers, coaches = Workers(command=reviews.COMMAND), Workers(command=reviews.COMMAND)

    async def aside(request: Request, work: Callable[[], T]) -> T:
        """Does what takes a while in a thread. Raises ``PerudoError`` as ``Turns.turn``."""
        async with turns.turn(address_of(request)):
            return await asyncio.to_thread(work)

    async def of_log(request: Request, fold: Callable[[str, list[Entry]], T]) -> T:
        """What the log of a table comes to. Raises ``PerudoError`` (``too-fast``, and as ``House.log``)."""
        house.quotas.computed.take(address_of(request))
        code = request.path_params["code"]
        entries = await house.log(code)  # which an archive may take its time for
        return await aside(request, lambda: fold(code, entries))

    async def answered(request: Request, by: Workers, question: bytes) -> Response:
        """What other processes answer. Raises ``PerudoError`` as ``Workers.answer`` and ``Answers.json``."""
        address = address_of(request)
        return answers.json(await by.answer(question, address), address)

    async def page(request: Request, status: int = 200) -> Response:
        response = files.send("index.html", request.scope, status)
        guests.welcome(request, response)
        return response

    async def link(request: Request) -> Response:
        address = _reached(request.url, house.addresses, f"/t/{request.path_params['code']}")
        if (drawing := drawings.get(address)) is None:
            house.quotas.computed.take(address_of(request))
            drawing = drawings[address] = await aside(request, lambda: _drawn(address))
            if len(drawings) > limits.DRAWINGS_KEPT:
                drawings.popitem(last=False)
        return Response(drawing, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})

    async def finished(request: Request) -> Record:
        """Raises ``PerudoError`` (``no-record``, and as ``of_log``)."""
        found = await of_log(request, partial(record_of, number=request.path_params["game"]))
        if found is None:
            raise PerudoError("no-record")
        return house.signer.signed(found)

    async def record(request: Request) -> Response:
        try:
            found = await finished(request)
        except PerudoError as error:
            return PlainTextResponse(_words_for(request).error(error), status_code=STATUS.get(error.code, 404))
        name = f"perudo-{request.path_params['code']}-{request.path_params['game']}.perudo"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(found.text(), media_type="application/toml", headers=headers)

    async def replay(request: Request) -> Response:
        found = await finished(request)
        return await answered(request, workers, worker.asked(found.text().encode()))

    async def why(request: Request) -> Response:
        code, game, round_ = (request.path_params[name] for name in ("code", "game", "round"))
        asked = await of_log(request, partial(question, number=game, round_=round_))
        return _json(await whys.told(code, game, asked, address_of(request)))

    async def replay_printed(request: Request) -> Response:
        house.quotas.computed.take(address_of(request))
        found = illustrated(request.path_params["edition"])
        if found is None:
            raise PerudoError("no-record")
        return await answered(request, workers, worker.asked(found.text().encode()))

    async def sent(request: Request) -> bytes:
        """A record. Raises ``PerudoError``."""
        house.quotas.computed.take(address_of(request))
        data = b""
        async for chunk in request.stream():
            data += chunk
            if len(data) > limits.RECORD_BYTES:
                raise PerudoError("record-too-long", most=limits.RECORD_BYTES)
        return data

    async def replay_sent(request: Request) -> Response:
        return await answered(request, workers, worker.asked(await sent(request)))

    async def coach(request: Request) -> Response:
        """Nobody but the player is answered, and only while the cups stand open."""
        found = await of_log(request, partial(called, guest=guests.of(request) or ""))
        if found is None:
            raise PerudoError("no-record")
        question = reviews.asked(found.record.text().encode(), found.seat)
        told = msgspec.json.decode(await coaches.answer(question, address_of(request)), type=wire.Coached)
        answer = _json(wire.encode(msgspec.structs.replace(told, round=found.number)))
        answer.headers["Cache-Control"] = "no-store"
        return answer

    async def review_sent(request: Request) -> Response:
        return await answered(request, reviewers, reviews.asked(await sent(request)))

    async def next_sent(request: Request) -> Response:
        return await answered(request, workers, worker.asked(await sent(request), following=True))

    async def signs(_: Request) -> Response:
        key = house.signer.key
        return _json(wire.encode(wire.Signer(key=key, fingerprint=fingerprint(key), server=house.signer.server)))

    async def program(request: Request) -> Response:
        house.quotas.new_program(address_of(request))
        response = _json(wire.encode(wire.Token(token=guests.new(PROGRAM))))
        response.headers["Cache-Control"] = "no-store"
        return response

    async def lives(_: Request) -> Response:
        return _plain("alive")

    async def ready(_: Request) -> Response:
        return _plain("ready") if await health.ready() else _plain("not ready", 503)

    async def taught(request: Request) -> Response:
        return _packed(request, wire.encode(lesson()))

    async def practised(request: Request) -> Response:
        return _packed(request, wire.encode(practice()))

    async def puzzles(request: Request) -> Response:
        found = await asyncio.to_thread(pack, request.path_params["pack"])
        if not found:
            raise HTTPException(404)
        return _packed(request, wire.encode(found))

    async def drilled(request: Request) -> Response:
        return _packed(request, wire.encode(drill()))

    async def described(request: Request) -> Response:
        return _packed(request, wire.encode(openapi()))

    async def drawn(request: Request) -> Response:
        try:
            edition, options = read_rule_code(request.path_params["code"][: limits.RULE_CODE_LENGTH])
        except PerudoError as error:
            return _refused(error, 404)
        rules = house_rules(edition, options)
        house.quotas.computed.take(address_of(request))
        shown = await aside(request, lambda: examples(rules))
        language = best([request.query_params.get("language", "")])
        told = wire.Examples(
            edition=edition,
            rules=rules.settings(),
            shared=shared(edition, language),
            settled=settled(edition, rules, language),
            readings=readings(edition),
            illustrated=illustrated(edition) is not None,
            examples=shown,
        )
        return _packed(request, wire.encode(told))

    async def refuse(_: Request, error: Exception) -> Response:
        assert isinstance(error, PerudoError)
        house.metrics.refusals.count(error.code)
        return _refused(error, STATUS.get(error.code, 400))

    async def unread(_: Request, __: Exception) -> Response:
        return Response()

    async def not_found(request: Request, _: Exception) -> Response:
        """The page itself says so to whoever opens an address in a browser; anything else gets a line of text."""
        if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
            return await page(request, 404)
        return PlainTextResponse(_words_for(request)("error-no-page"), status_code=404)

    return Starlette(
        routes=[
            Route("/", page),
            Route("/t/{code:table}", page),
            Route("/t/{code:table}/link.svg", link),
            Route("/t/{code:table}/screen", page),
            Route("/t/{code:table}/why/{game:game}/{round:game}.json", why),
            Route("/t/{code:table}/coach.json", coach),
            Route("/r", page),
            Route("/r/booklet/{edition:edition}", page),
            Route("/r/booklet/{edition:edition}.json", replay_printed),
            Route("/r/new", page),
            Route("/r/{code:table}/{game:game}", page),
            Route("/r/{code:table}/{game:game}.json", replay),
            Route("/r/{code:table}/{game:game}.perudo", record),
            Route("/api/replay", replay_sent, methods=["POST"]),
            Route("/api/review", review_sent, methods=["POST"]),
            Route("/api/next", next_sent, methods=["POST"]),
            Route("/api/program", program, methods=["POST"]),
            Route("/learn", page),
            Route("/practice", page),
            Route("/practice/odds", page),
            Route("/practice/today", page),
            Route("/lesson.json", taught),
            Route("/practice.json", practised),
            Route("/practice/odds.json", drilled),
            Route("/practice/{pack:pack}.json", puzzles),
            Route("/openapi.json", described),
            Route("/.well-known/perudo.json", signs),
            Route("/healthz", lives),
            Route("/readyz", ready),
            Route("/rules/{code:str}.json", drawn),
            WebSocketRoute("/socket", sockets.talk),
            *(_documents(site) if site else ()),
            Mount("/", files),
        ],
        middleware=[
            Middleware(_Headers, site=site),
            Middleware(_Admitted, house=house),
            Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts)),
        ],
        exception_handlers={404: not_found, PerudoError: refuse, ClientDisconnect: unread},
    )


def _documents(site: Site) -> list[BaseRoute]:
    async def there(_: Request) -> Response:
        return RedirectResponse(site.address)

    routes: list[BaseRoute] = [Route(path, there) for path in (AT, f"{AT}/")]
    return [*routes, Mount(AT, site.files)] if site.files else routes


def _words_for(request: Request) -> Words:
    return words(best(request.headers.get("accept-language", "").split(",")))


def _reached(asked: URL, addresses: Iterable[str], path: str) -> str:
    """Where others reach a path of this server: not by the name that a machine has for itself, nor by how a proxy asks
    it, nor with anything of what else was asked."""
    known = [URL(address) for address in addresses]
    same = (address for address in known if address.hostname == asked.hostname)
    first = known[0] if known and asked.hostname in OWN_NAMES else asked
    found = next(same, first)
    return str(found.replace(port=found.port, path=path, query="", fragment=""))  # a port as a number: short


def _drawn(address: str) -> bytes:
    """Its QR code."""
    drawing = io.BytesIO()
    segno.make(address, error="m").save(drawing, kind="svg", border=2, omitsize=True, dark="#000", light="#fff")
    return drawing.getvalue()


def _refused(error: PerudoError, status: int) -> Response:
    return _json(wire.encode(wire.refused(None, error)), status)


def _plain(text: str, status: int = 200) -> Response:
    return PlainTextResponse(text, status, {"Cache-Control": "no-store"})


def _packed(request: Request, text: bytes) -> Response:
    """What is the same for all and large, as gzip where a browser takes it."""
    answer = _json(text)
    answer.headers["Vary"] = "Accept-Encoding"
    if "gzip" in accepted(request.headers.get("accept-encoding", "")):
        answer.body = _gzipped(text)
        answer.headers["Content-Encoding"] = "gzip"
        answer.headers["Content-Length"] = str(len(answer.body))
    return answer


@lru_cache(maxsize=64)
def _gzipped(text: bytes) -> bytes:
    """Made once for all who ask: it takes longer than the rest of the answer."""
    return gzip.compress(text, mtime=0)


def _json(text: bytes, status: int = 200) -> Response:
    return Response(text, status, {"Cache-Control": "no-cache"}, "application/json")
