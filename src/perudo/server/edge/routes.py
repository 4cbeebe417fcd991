"""The table of HTTP routes, from which Starlette's routes, the rate limits and the OpenAPI document are derived.

To add a page or an endpoint, add one row to ``ROUTES``.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any

import msgspec
from starlette.convertors import IntegerConvertor, StringConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from perudo.core import limits
from perudo.core.rules import EDITIONS
from perudo.protocol import wire
from perudo.server.edge.handlers import Handlers, gzip_response
from perudo.server.edge.socket_clients import rate_limit_address
from perudo.server.game_server import GameServer

JSON, TOML, SVG = "application/json", "application/toml", "image/svg+xml"
HTML, TEXT = "text/html; charset=utf-8", "text/plain; charset=utf-8"


# --- Parameters of paths


def _number(digits: int) -> tuple[str, dict[str, Any]]:
    return f"[0-9]{{1,{digits}}}", {"type": "integer", "minimum": 0, "maximum": 10**digits - 1}


_CODE = "[A-Za-z0-9]{4,12}"
PARAMETERS: dict[str, tuple[str, dict[str, Any]]] = {
    "table": (_CODE, {"type": "string", "pattern": f"^{_CODE}$"}),
    "number": _number(6),
    "pack": _number(4),
    "edition": ("|".join(EDITIONS), {"type": "string", "enum": [*EDITIONS]}),
    "rules": ("[^/]+", {"type": "string", "maxLength": limits.RULE_CODE_LENGTH, "example": "bga"}),
}
"""The kinds of path parameters, each with its pattern and its JSON Schema."""
LANGUAGE = {"name": "language", "in": "query", "schema": {"type": "string"}, "example": "uk"}

for _kind, (_regex, _schema) in PARAMETERS.items():
    _base = IntegerConvertor if _schema["type"] == "integer" else StringConvertor
    register_url_convertor(_kind, type(_kind, (_base,), {"regex": _regex})())


# --- Rows


def charge_computed(game_server: GameServer, address: str) -> None:
    """Charge an address for a request that is expensive to compute."""
    game_server.rate_limiter.computed.take(address)


def charge_new_bot(game_server: GameServer, address: str) -> None:
    """Charge an address for the first visit of an external bot."""
    game_server.rate_limiter.charge_new_external_bot(address)


Handler = Callable[[Handlers, Request], Awaitable[Response]]


@dataclass(frozen=True)
class RouteSpec:
    """A route. In addition to the route's own cost, ``web_app.py`` charges the address for each request."""

    path: str
    """The path in Starlette's syntax, with parameter kinds from ``PARAMETERS``."""
    handler: Handler
    summary: str
    success: str
    """Describes the 200 response."""
    type: object = None
    """The type of a JSON response."""
    media: str = JSON
    errors: Mapping[int, str] = field(default_factory=dict)
    """The route's error codes, in addition to those that every route has."""
    cost: Callable[[GameServer, str], None] | None = None
    """Charges a rate limiter before the handler runs."""
    free: Callable[[Handlers, Request], bool] = lambda *_: False
    """Returns whether a request is exempt from the charge."""
    method: str = "GET"
    body: str | None = None
    """The media type of the request's body."""
    query: tuple[dict[str, Any], ...] = ()

    def route(self, handlers: Handlers) -> Route:
        async def endpoint(request: Request) -> Response:
            # In a regular expression, ``$`` would also match before a final newline.
            if request.scope["path"].endswith("\n"):
                raise HTTPException(404)
            if self.cost is not None and not self.free(handlers, request):
                self.cost(handlers.game_server, rate_limit_address(request))
            return await self.handler(handlers, request)

        return Route(self.path, endpoint, methods=[self.method])

    def operation(self, schemas: Mapping[object, dict[str, Any]]) -> dict[str, Any]:
        """Return the OpenAPI description of the route."""
        errors = {403: "A page of another origin asks.", **self.errors, 429: "Asked for too often; `error-too-fast`."}
        refusal = {JSON: {"schema": schemas[wire.Refused]}, TEXT: {}}
        missing = refusal | {HTML: {}} if self.media == HTML else refusal
        responses = {
            str(status): {"description": why, "content": missing if status == 404 else refusal}
            for status, why in errors.items()
        }
        content = {self.media: {"schema": schemas[self.type] if self.type else {}}}
        body = {"required": True, "content": {self.body: {"schema": {"type": "string"}}}}
        path = [
            {"name": name, "in": "path", "required": True, "schema": PARAMETERS[kind][1]}
            for name, kind in _PARAMETER.findall(self.path)
        ]
        return {
            "summary": self.summary,
            **({"parameters": [*path, *self.query]} if path or self.query else {}),
            **({"requestBody": body} if self.body else {}),
            "responses": {"200": {"description": self.success, "content": content}, **responses},
        }


_PARAMETER = re.compile(r"\{(\w+):(\w+)\}")

BUSY_ERRORS = {503: "Too many wait for an answer of this kind; `error-too-busy`."}
LOG_ERRORS = {
    500: "The table's log is not as it was stored.",
    503: f"The table's log can't be read at present. {BUSY_ERRORS[503]}",
}
"""The error responses of routes that read a table's log: ``store-altered``; ``store-read``, ``table-away``,
``too-busy``."""
NOT_OVER = "There is no such table, or the game is not over."


def page_route(path: str, summary: str) -> RouteSpec:
    missing = {404: "There is no such page; in a browser the page itself says so."}
    return RouteSpec(path, Handlers.page, summary, "The page.", media=HTML, errors=missing)


def upload_route(path: str, handler: Handler, summary: str, answer: str, kind: object) -> RouteSpec:
    """A route that accepts records."""
    errors = {
        400: "It can't be read or replayed.",
        403: "A page of another origin sends it.",
        411: "It does not say how long it is.",
        413: "The record is too long.",
        **BUSY_ERRORS,
    }
    return RouteSpec(
        path, handler, summary, answer, kind, errors=errors, cost=charge_computed, method="POST", body=TOML
    )


async def openapi_handler(_: Handlers, request: Request) -> Response:
    return gzip_response(request, wire.encode(openapi()))


ROUTES = (
    page_route("/", "The front page, with the cookie that says who a guest is"),
    page_route("/learn", "A first game that teaches"),
    page_route("/practice", "Puzzles"),
    page_route("/practice/odds", "Questions about odds"),
    page_route("/practice/today", "The puzzle of the day"),
    page_route("/t/{code:table}", "A table"),
    page_route("/t/{code:table}/screen", "A table, for the whole room"),
    RouteSpec(
        "/t/{code:table}/link.svg",
        Handlers.qr_code,
        "The table's address as a QR code",
        "A drawing.",
        media=SVG,
        errors={404: "That can be no table's code.", **BUSY_ERRORS},
        cost=charge_computed,
        free=Handlers.has_link,
    ),
    RouteSpec(
        "/t/{code:table}/why/{game:number}/{round:number}.json",
        Handlers.why,
        "Why the bots of the house said what they said in a round whose cups are open",
        "The reasons.",
        wire.Explanations,
        errors={400: "It takes too much.", 404: "Its cups are not open.", **LOG_ERRORS},
        cost=charge_computed,
    ),
    RouteSpec(
        "/t/{code:table}/coach.json",
        Handlers.coach,
        "What a player's costliest word of a called round gave away, at a table with bots",
        "The word.",
        wire.CoachComment,
        errors={
            400: "It takes too much.",
            404: "Nothing was called, or whoever asks does not play there alone with bots.",
            **LOG_ERRORS,
        },
        cost=charge_computed,
    ),
    page_route("/r", "Replays"),
    page_route("/r/new", "A game to be typed in"),
    page_route("/r/{code:table}/{game:number}", "A game of a table, to be looked at"),
    page_route("/r/booklet/{edition:edition}", "The round that an edition illustrates, to be looked at"),
    RouteSpec(
        "/r/booklet/{edition:edition}.json",
        Handlers.replay_printed,
        "The round that an edition illustrates, with all cups open",
        "The round.",
        wire.ReplayMessage,
        errors={404: "The edition illustrates none that is whole.", **BUSY_ERRORS},
        cost=charge_computed,
    ),
    RouteSpec(
        "/r/{code:table}/{game:number}.json",
        Handlers.replay,
        "A finished game of a table, with all cups open",
        "The game.",
        wire.ReplayMessage,
        errors={400: "It takes too much to be replayed.", 404: NOT_OVER, **LOG_ERRORS},
        cost=charge_computed,
    ),
    RouteSpec(
        "/r/{code:table}/{game:number}.perudo",
        Handlers.record,
        "A finished game of a table, as a record",
        "The record.",
        media=TOML,
        errors={404: NOT_OVER, **LOG_ERRORS},
        cost=charge_computed,
    ),
    upload_route(
        "/api/replay", Handlers.replay_sent, "The replay of a record that is sent", "The game.", wire.ReplayMessage
    ),
    upload_route(
        "/api/review", Handlers.review_sent, "The review of a finished game that is sent", "It.", wire.ReviewMessage
    ),
    upload_route(
        "/api/next", Handlers.next_sent, "What may follow in a record that is being typed", "That.", wire.NextMoves
    ),
    RouteSpec(
        "/api/bot",
        Handlers.new_bot_token,
        "A program's token",
        "It.",
        wire.BotToken,
        cost=charge_new_bot,
        method="POST",
    ),
    RouteSpec("/lesson.json", Handlers.lesson, "The lesson", "The lesson.", wire.Lesson),
    RouteSpec("/practice.json", Handlers.practice, "What puzzles there are", "Them.", wire.Practice),
    RouteSpec("/practice/odds.json", Handlers.drill, "Questions about odds", "The questions.", wire.OddsDrill),
    RouteSpec(
        "/practice/{pack:pack}.json",
        Handlers.puzzles,
        "Some puzzles, with the grade of every word",
        "The puzzles.",
        tuple[wire.Puzzle, ...],
        errors={404: "There are not so many."},
    ),
    RouteSpec(
        "/rules/{code:rules}.json",
        Handlers.rules,
        "What a rule code says, where its edition says it, and how that is read; with examples",
        "The rules.",
        wire.Examples,
        errors={404: "It says nothing.", **BUSY_ERRORS},
        cost=charge_computed,
        query=(LANGUAGE,),
    ),
    RouteSpec(
        "/.well-known/perudo.json", Handlers.signer, "The key that signs this server's records", "It.", wire.SignerInfo
    ),
    RouteSpec("/healthz", Handlers.alive, "Whether the server lives", "It does.", media=TEXT),
    RouteSpec(
        "/readyz",
        Handlers.ready,
        "Whether people may be sent to it",
        "They may.",
        media=TEXT,
        errors={503: "Its database can't be read."},
    ),
    RouteSpec("/openapi.json", openapi_handler, "This description", "OpenAPI.", dict),
)


def openapi() -> dict[str, Any]:
    """Return the OpenAPI document for all paths except the socket and static files."""
    kinds = {row.type: None for row in ROUTES if row.type} | {wire.Refused: None}
    found, parts = msgspec.json.schema_components(list(kinds), ref_template="#/components/schemas/{name}")
    schemas = dict(zip(kinds, found, strict=True))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Perudo", "version": version("perudo"), "description": "What a browser asks for by HTTP."},
        "paths": {_PARAMETER.sub(r"{\1}", row.path): {row.method.lower(): row.operation(schemas)} for row in ROUTES},
        "components": {"schemas": parts},
    }
