"""Handlers for HTTP requests. ``routes.py`` maps each path to its handler."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import io
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from html import escape
from typing import TypeVar

import msgspec
import segno
from starlette.datastructures import URL
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from perudo.analysis.lesson import lesson
from perudo.analysis.practice import odds_drill, practice, puzzle_pack
from perudo.analysis.rule_examples import rule_examples
from perudo.core import limits
from perudo.core.citations import readings_of, setting_rules, shared_rules
from perudo.core.errors import PerudoError
from perudo.core.rules import house_rules, parse_rule_code
from perudo.locales.translator import Translator, best_language, translator
from perudo.protocol import wire
from perudo.records.illustrated import illustrated_round
from perudo.records.record import Record
from perudo.records.signing import fingerprint
from perudo.server.edge.bounded_responses import BoundedResponses
from perudo.server.edge.guest_tokens import EXTERNAL_BOT
from perudo.server.edge.health import Health
from perudo.server.edge.socket_clients import SocketClients, rate_limit_address
from perudo.server.edge.static_files import REVALIDATE, PageFiles, accepted_encodings
from perudo.server.jobs import reviews
from perudo.server.jobs import worker_process as worker
from perudo.server.jobs.collusion import CollusionSearches
from perudo.server.jobs.explanations import ExplanationCache, explain_request
from perudo.server.jobs.fair_queue import FairQueue
from perudo.server.jobs.worker_pool import WorkerPool
from perudo.table.events import LogEntry
from perudo.table.replays import finished_record, round_for_coach

T = TypeVar("T")

LOOPBACK_NAMES = ("localhost", "127.0.0.1", "::1")
"""Loopback host names and addresses."""
STATUS = {
    "cups-closed": 404,
    "forbidden-origin": 403,
    "no-record": 404,
    "person-gone": 404,
    "club-unknown": 404,
    "club-owner-only": 403,
    "banned": 403,
    "tournament-unknown": 404,
    "tournament-owner-only": 403,
    "tournament-full": 409,
    "tournament-over": 409,
    "tournament-not-over": 409,
    "store-altered": 500,
    "store-read": 503,
    "record-too-long": 413,
    "message-too-long": 413,
    "no-cookie": 401,
    "signed-out": 401,
    "passkey": 403,
    "program-may-not": 403,
    "sign-in-code": 403,
    "sign-in-link": 403,
    "signed-in": 409,
    "name-taken": 409,
    "store-write": 503,
    "too-fast": 429,
    "too-busy": 503,
    "internal": 500,
    "table-away": 503,
}
"""HTTP status codes by error code (default: 400)."""


class Handlers:
    """The request handlers and their shared state. Any handler may raise ``PerudoError``, which becomes an error
    response."""

    def __init__(self, sockets: SocketClients, health: Health, files: PageFiles) -> None:
        game_server, guests = sockets.game_server, sockets.guests
        self.game_server, self.guests, self._health, self._files = game_server, guests, health, files
        self.people = game_server.people
        self._turns, self._answers, self._whys = FairQueue(), BoundedResponses(), ExplanationCache()
        self._workers = WorkerPool(game_server.signer.key)
        # Separate pools, so that reviews of untrusted records do not delay players at a table.
        self._reviewers, self._coaches = (
            WorkerPool(game_server.signer.key, reviews.WORKER_COMMAND),
            WorkerPool(command=reviews.WORKER_COMMAND),
        )
        self.collusion = CollusionSearches()
        self._drawings = OrderedDict[str, bytes]()

    def close(self) -> None:
        """Refuse all waiting jobs when the server stops."""
        self._turns.close()
        for workers in (self._workers, self._reviewers, self._coaches, self._whys, self.collusion):
            workers.close()

    # --- The page

    async def page(self, request: Request, status: int = 200) -> Response:
        response = self._files.send("index.html", request.scope, status)
        self.guests.set_cookie(request, response)
        return response

    async def table_page(self, request: Request) -> Response:
        """Return the page, with a link preview in the request's language for messaging apps."""
        say = translator(best_language(request.headers.get("accept-language", "").split(",")))
        base = public_address(request.url, self.game_server.addresses, "/")
        preview = {
            "og:title": say("serving-preview"),
            "og:description": say("page-what"),
            "og:type": "website",
            "og:url": self._link(request),
            "og:image": f"{base}card.png",
            "twitter:card": "summary_large_image",
        }
        tags = (f'<meta property="{name}" content="{escape(content)}" />' for name, content in preview.items())
        page = self._files.text("index.html").replace("</head>", "".join(tags) + "</head>", 1)
        response = HTMLResponse(page, headers={"Cache-Control": REVALIDATE, "Vary": "Accept-Language"})
        self.guests.set_cookie(request, response)
        return response

    def has_link(self, request: Request) -> bool:
        """Return whether the QR code for the request's address is cached."""
        return self._qr_address(request) in self._drawings

    async def qr_code(self, request: Request) -> Response:
        """Return the QR code for the address of a table or tournament. Each QR code is drawn once and cached. Shared
        screens add the query ``tv`` to the address. When a phone scans such a code, its page hides the table, because
        the shared screen already shows it.
        """
        address = self._qr_address(request)
        if (drawing := self._drawings.get(address)) is None:
            drawing = self._drawings[address] = await self.in_thread(request, lambda: _drawn(address))
            if len(self._drawings) > limits.CACHED_QR_CODES:
                self._drawings.popitem(last=False)
        return Response(drawing, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})

    # --- Tables

    async def why(self, request: Request) -> Response:
        code, game, round_ = (request.path_params[name] for name in ("code", "game", "round"))
        asked = await self._from_log(request, partial(explain_request, number=game, round_=round_))
        return json_response(await self._whys.get(code, game, asked, rate_limit_address(request)))

    async def coach(self, request: Request) -> Response:
        """Return the coach's comment, but only to a person who plays alone against bots, and only while the dice are
        revealed."""
        found = await self._from_log(request, partial(round_for_coach, guest=await self._guest(request)))
        if found is None:
            raise PerudoError("no-record")
        asked = reviews.encode_request(found.record.text().encode(), found.seat)
        answer = await self._coaches.run(asked, rate_limit_address(request), partial(_gone, request))
        coached = msgspec.json.decode(answer, type=wire.CoachComment)
        return private_response(msgspec.structs.replace(coached, round=found.number))

    async def record(self, request: Request) -> Response:
        try:
            found = await self._finished(request)
        except PerudoError as error:
            return PlainTextResponse(translator_for(request).error_text(error), status_code=STATUS.get(error.code, 404))
        name = f"perudo-{request.path_params['code']}-{request.path_params['game']}.perudo"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(found.text(), media_type="application/toml", headers=headers)

    async def replay(self, request: Request) -> Response:
        return await self._worked_out(request, self._workers, worker.encode_request(await self._finished_text(request)))

    async def replay_printed(self, request: Request) -> Response:
        found = illustrated_round(request.path_params["edition"])
        if found is None:
            raise PerudoError("no-record")
        return await self._worked_out(request, self._workers, worker.encode_request(found.text().encode()))

    # --- Uploaded records

    async def replay_sent(self, request: Request) -> Response:
        return await self._worked_out(request, self._workers, worker.encode_request(await _sent(request)))

    async def review_sent(self, request: Request) -> Response:
        """Review a record. If the game was played on this server, add each player's accuracy to their statistics."""
        address = rate_limit_address(request)
        asked = reviews.encode_request(await _sent(request))
        answer = await self._reviewers.run(asked, address, partial(_gone, request))
        found = msgspec.json.decode(answer, type=_Reviewed)
        if found.game is not None:
            table, _, game = found.game.partition("/")
            with contextlib.suppress(PerudoError):  # The store has already logged the error.
                await self.people.note_review(table, int(game), [each.accuracy for each in found.seats])
        return self._answers.json(answer, address)

    async def next_sent(self, request: Request) -> Response:
        return await self._worked_out(
            request, self._workers, worker.encode_request(await _sent(request), following=True)
        )

    # --- Lessons, puzzles and rules

    async def lesson(self, request: Request) -> Response:
        return gzip_response(request, wire.encode(lesson()))

    async def practice(self, request: Request) -> Response:
        return gzip_response(request, wire.encode(practice()))

    async def puzzles(self, request: Request) -> Response:
        found = await asyncio.to_thread(puzzle_pack, request.path_params["pack"])
        if not found:
            raise HTTPException(404)
        return gzip_response(request, wire.encode(found))

    async def drill(self, request: Request) -> Response:
        return gzip_response(request, wire.encode(odds_drill()))

    async def rules(self, request: Request) -> Response:
        try:
            edition, options = parse_rule_code(request.path_params["code"][: limits.RULE_CODE_LENGTH])
        except PerudoError as error:
            return error_response(error, 404)
        rules = house_rules(edition, options)
        shown = await self.in_thread(request, lambda: rule_examples(rules))
        language = best_language([request.query_params.get("language", "")])
        answer = wire.Examples(
            edition=edition,
            rules=rules.to_dict(),
            shared_rules=shared_rules(edition, language),
            setting_rules=setting_rules(edition, rules, language),
            readings=readings_of(edition),
            has_example_round=illustrated_round(edition) is not None,
            examples=shown,
        )
        return gzip_response(request, wire.encode(answer))

    # --- The server itself

    async def signer(self, _: Request) -> Response:
        signer = self.game_server.signer
        return json_response(
            wire.encode(wire.SignerInfo(key=signer.key, fingerprint=fingerprint(signer.key), server=signer.server))
        )

    async def new_bot_token(self, _: Request) -> Response:
        return private_response(wire.BotToken(token=self.guests.new(EXTERNAL_BOT)))

    async def alive(self, _: Request) -> Response:
        return _plain("alive")

    async def ready(self, _: Request) -> Response:
        return _plain("ready") if await self._health.ready() else _plain("not ready", 503)

    # --- Shared helpers

    async def _guest(self, request: Request) -> str:
        """Return the guest identity of the requesting browser; empty if the browser has none."""
        token = self.guests.identify(request)
        identity = None if token is None else await self.people.identify(token)
        return identity.guest if identity else ""

    def _link(self, request: Request) -> str:
        page = request.url.path.removesuffix("/link.svg")
        return public_address(request.url, self.game_server.addresses, page)

    def _qr_address(self, request: Request) -> str:
        return self._link(request) + ("?tv" if request.url.query == "tv" else "")

    async def in_thread(self, request: Request, work: Callable[[], T]) -> T:
        """Run ``work`` in a thread, once the fair queue reaches this address. Raises the same errors as
        ``FairQueue.slot``.
        """
        async with self._turns.slot(rate_limit_address(request), partial(_gone, request)):
            return await asyncio.to_thread(work)

    async def _from_log(self, request: Request, fold: Callable[[str, list[LogEntry]], T]) -> T:
        """Apply ``fold`` to a table's log, and return the result. Raises the same errors as ``GameServer.log`` and
        ``FairQueue.slot``.
        """
        code = request.path_params["code"]
        # Read the log before taking a slot, because reading an archive may be slow.
        entries = await self.game_server.log(code)
        return await self.in_thread(request, lambda: fold(code, entries))

    async def _finished(self, request: Request) -> Record:
        """Return the signed record of a finished game. Raises ``PerudoError`` (``no-record``)."""
        found = await self._from_log(request, partial(finished_record, number=request.path_params["game"]))
        if found is None:
            raise PerudoError("no-record")
        return self.game_server.signer.sign(found)

    async def _finished_text(self, request: Request) -> bytes:
        return (await self._finished(request)).text().encode()

    async def _worked_out(self, request: Request, workers: WorkerPool, question: bytes) -> Response:
        """Return a worker process's result as the response. Raises the same errors as ``WorkerPool.run`` and
        ``BoundedResponses.json``."""
        address = rate_limit_address(request)
        return self._answers.json(await workers.run(question, address, partial(_gone, request)), address)


class _ReviewedSeat(msgspec.Struct):
    accuracy: int | None


class _Reviewed(msgspec.Struct):
    """The part of a review that players' statistics need."""

    game: str | None = None
    seats: tuple[_ReviewedSeat, ...] = ()


async def _gone(request: Request) -> None:
    """After a request has been read, wait until its client disconnects, and then raise ``ClientDisconnect``."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
    raise ClientDisconnect


async def _sent(request: Request) -> bytes:
    """Return the record in a request. Raises ``PerudoError`` (``record-too-long``)."""
    return await read_body(request, limits.RECORD_BYTES, "record-too-long")


async def read_body(request: Request, most: int, refusal: str) -> bytes:
    """Return a request's body. Raises ``PerudoError`` (``refusal``) if the body has more than ``most`` bytes.

    If the declared length is too large, the server refuses the request before it sends ``100 Continue`` or reads the
    body.
    """
    if int(request.headers.get("content-length", 0)) > most:
        raise PerudoError(refusal, most=most)
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise PerudoError(refusal, most=most)
    return data


def public_address(asked: URL, addresses: Iterable[str], path: str) -> str:
    """Return the URL that others can use to reach a path on this server.

    The URL omits the request's query. The URL contains a loopback name only if no other address is known.
    """
    known = [URL(address) for address in addresses]
    same = (address for address in known if address.hostname == asked.hostname)
    first = known[0] if known and asked.hostname in LOOPBACK_NAMES else asked
    found = next(same, first)
    # Pass the port as an integer, because the port in a Host header may have leading zeros.
    return str(found.replace(port=found.port, path=path, query="", fragment=""))


def _drawn(address: str) -> bytes:
    """Draw a QR code."""
    drawing = io.BytesIO()
    segno.make(address, error="m").save(drawing, kind="svg", border=2, omitsize=True, dark="#000", light="#fff")
    return drawing.getvalue()


# --- Responses


def translator_for(request: Request) -> Translator:
    """Return the translator for the browser's preferred language."""
    return translator(best_language(request.headers.get("accept-language", "").split(",")))


def json_response(text: bytes, status: int = 200, cache: str = "no-cache") -> Response:
    return Response(text, status, {"Cache-Control": cache}, "application/json")


def private_response(message: msgspec.Struct) -> Response:
    """Return an answer that concerns only the client, so that nobody caches it."""
    return json_response(wire.encode(message), cache="no-store")


def error_response(error: PerudoError, status: int) -> Response:
    return json_response(wire.encode(wire.refused(None, error)), status)


def gzip_response(request: Request, text: bytes) -> Response:
    """Return a large response that is the same for everyone, gzipped if the browser accepts gzip."""
    answer = json_response(text)
    answer.headers["Vary"] = "Accept-Encoding"
    if "gzip" in accepted_encodings(request.headers.get("accept-encoding", "")):
        answer.body = _gzipped(text)
        answer.headers["Content-Encoding"] = "gzip"
        answer.headers["Content-Length"] = str(len(answer.body))
    return answer


@lru_cache(maxsize=64)
def _gzipped(text: bytes) -> bytes:
    """Compress a text. The result is cached, because compression takes longer than preparing the rest of the
    response."""
    return gzip.compress(text, mtime=0)


def _plain(text: str, status: int = 200) -> Response:
    return PlainTextResponse(text, status, {"Cache-Control": "no-store"})
