"""The table of HTTP routes. This table defines Starlette's routes, the rate limits and the OpenAPI document.

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
from perudo.server.edge import club_handlers as clubs
from perudo.server.edge import people_handlers as people
from perudo.server.edge import tournament_handlers as tournaments
from perudo.server.edge.handlers import Handlers, gzip_response
from perudo.server.edge.socket_clients import rate_limit_address
from perudo.server.rate_limits import AddressLimit

JSON, TOML, SVG = "application/json", "application/toml", "image/svg+xml"
HTML, TEXT = "text/html; charset=utf-8", "text/plain; charset=utf-8"


# --- Path parameters


def _number(digits: int) -> tuple[str, dict[str, Any]]:
    return f"[0-9]{{1,{digits}}}", {"type": "integer", "minimum": 0, "maximum": 10**digits - 1}


_CODE = "[A-Za-z0-9]{4,12}"
_PERSON = f"[A-Z0-9]{{{wire.PERSON_ID_LENGTH}}}"
_CLUB = f"[A-Z0-9]{{{wire.CLUB_CODE_LENGTH}}}"
_TOURNAMENT = f"[A-Z0-9]{{{wire.TOURNAMENT_CODE_LENGTH}}}"
PARAMETERS: dict[str, tuple[str, dict[str, Any]]] = {
    "table": (_CODE, {"type": "string", "pattern": f"^{_CODE}$"}),
    "club": (_CLUB, {"type": "string", "pattern": f"^{_CLUB}$"}),
    "tournament": (_TOURNAMENT, {"type": "string", "pattern": f"^{_TOURNAMENT}$"}),
    "person": (_PERSON, {"type": "string", "pattern": f"^{_PERSON}$"}),
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


# --- Route specifications


Handler = Callable[[Handlers, Request], Awaitable[Response]]


@dataclass(frozen=True)
class RouteSpec:
    """A route. Apart from ``cost``, each request also counts against the address's general rate limit (in
    ``web_app.py``).
    """

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
    """Descriptions of the route's own HTTP errors, by status; every route can also return 403 and 429."""
    cost: AddressLimit | None = None
    """The rate limit of the address that the request counts against before the handler runs."""
    free: Callable[[Handlers, Request], bool] = lambda *_: False
    """Returns whether a request is exempt from ``cost``."""
    method: str = "GET"
    body: str | None = None
    """The media type of the request's body."""
    body_type: object = None
    """The type of a JSON body."""
    query: tuple[dict[str, Any], ...] = ()

    def route(self, handlers: Handlers) -> Route:
        async def endpoint(request: Request) -> Response:
            # Reject a path that ends with a newline: a regular expression's ``$`` also matches before a final newline.
            if request.scope["path"].endswith("\n"):
                raise HTTPException(404)
            if self.cost is not None and not self.free(handlers, request):
                handlers.game_server.rate_limiter.charge(self.cost, rate_limit_address(request))
            return await self.handler(handlers, request)

        return Route(self.path, endpoint, methods=[self.method])

    def operation(self, schemas: Mapping[object, dict[str, Any]]) -> dict[str, Any]:
        """Return the OpenAPI description of the route."""
        errors = {
            403: "The request comes from a page on another origin.",
            **self.errors,
            429: "Too many requests; `error-too-fast`.",
        }
        refusal = {JSON: {"schema": schemas[wire.Refused]}, TEXT: {}}
        missing = refusal | {HTML: {}} if self.media == HTML else refusal
        responses = {
            str(status): {"description": why, "content": missing if status == 404 else refusal}
            for status, why in errors.items()
        }
        content = {self.media: {"schema": schemas[self.type] if self.type else {}}}
        given = schemas[self.body_type] if self.body_type else {"type": "string"}
        body = {"required": True, "content": {self.body: {"schema": given}}}
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

BUSY_ERRORS = {503: "Too many requests are waiting; `error-too-busy`."}
LOG_ERRORS = {
    500: "The table's log is damaged.",
    503: f"The table's log can't be read at the moment. {BUSY_ERRORS[503]}",
}
"""The error responses of routes that read a table's log: 500 for ``store-altered``; 503 for ``store-read``,
``table-away`` and ``too-busy``."""
NOT_OVER = "There is no such table, or the game is not over."


def page_route(path: str, summary: str, handler: Handler = Handlers.page) -> RouteSpec:
    missing = {404: "There is no such page. Browsers get the page, which shows this."}
    return RouteSpec(path, handler, summary, "The page.", media=HTML, errors=missing)


def upload_route(path: str, handler: Handler, summary: str, answer: str, kind: object) -> RouteSpec:
    """A route that accepts records."""
    errors = {
        400: "The record can't be read or replayed.",
        403: "The request comes from a page on another origin.",
        411: "The request has no length.",
        413: "The record is too long.",
        **BUSY_ERRORS,
    }
    return RouteSpec(
        path, handler, summary, answer, kind, errors=errors, cost="COMPUTED_REQUESTS", method="POST", body=TOML
    )


def people_route(
    path: str,
    handler: Handler,
    summary: str,
    answer: object,
    body_type: object = None,
    cost: AddressLimit | None = None,
    **errors: str,
) -> RouteSpec:
    """A route that changes the server's data about a browser or a person."""
    known = {
        401: "The browser has no cookie, or is not signed in.",
        403: "The request comes from a page on another origin, or from an external bot.",
        503: "The data can't be read or written at the moment.",
    }
    if body_type:
        known |= {400: "The request can't be read, or the name is not allowed.", 413: "The request is too long."}
    return RouteSpec(
        path,
        handler,
        summary,
        "It is done.",
        answer,
        errors=known | {int(status[1:]): why for status, why in errors.items()},
        cost=cost,
        method="POST",
        body=JSON if body_type else None,
        body_type=body_type,
    )


def club_route(path: str, handler: Handler, summary: str, body_type: object = None) -> RouteSpec:
    """A route that changes a club."""
    return people_route(
        f"/api/clubs/{{code:club}}/{path}",
        handler,
        summary,
        wire.ClubAnswer,
        body_type,
        "ADDRESS_CLUB_CHANGES",
        _403="The request comes from a page on another origin, or only the club's owner may do this.",
        _404="There is no such club, or the person is not a member.",
        _405="This is not the code of a club.",
    )


def tournament_route(path: str, handler: Handler, summary: str, body_type: object = None) -> RouteSpec:
    """A route that changes a tournament."""
    return people_route(
        f"/api/tournaments/{{code:tournament}}/{path}",
        handler,
        summary,
        wire.Tournament,
        body_type,
        "ADDRESS_TOURNAMENT_CHANGES",
        _400="The request can't be read, or is not allowed at this time.",
        _403="The request comes from a page on another origin, or only whoever opened the tournament may do this.",
        _404="There is no such tournament.",
        _405="This is not the code of a tournament.",
        _409="The tournament is full, or over.",
    )


async def openapi_handler(_: Handlers, request: Request) -> Response:
    return gzip_response(request, wire.encode(openapi()))


ROUTES = (
    page_route("/", "The front page; sets the cookie that identifies a guest"),
    page_route("/learn", "The lesson: an interactive first game"),
    page_route("/practice", "Puzzles"),
    page_route("/practice/odds", "Questions about odds"),
    page_route("/practice/today", "The puzzle of the day"),
    page_route("/t/{code:table}", "A table, with a preview for messengers", Handlers.table_page),
    page_route("/t/{code:table}/screen", "A table on a shared screen"),
    RouteSpec(
        "/t/{code:table}/link.svg",
        Handlers.qr_code,
        "The table's address as a QR code",
        "The image.",
        media=SVG,
        errors={404: "This is not a table code.", **BUSY_ERRORS},
        cost="COMPUTED_REQUESTS",
        free=Handlers.has_link,
    ),
    RouteSpec(
        "/t/{code:table}/why/{game:number}/{round:number}.json",
        Handlers.why,
        "Explanations of the built-in bots' moves in a revealed round",
        "The explanations.",
        wire.Explanations,
        errors={400: "The round takes too long to compute.", 404: "The round's dice are not revealed.", **LOG_ERRORS},
        cost="COMPUTED_REQUESTS",
    ),
    RouteSpec(
        "/t/{code:table}/coach.json",
        Handlers.coach,
        "The coach's comment on a player's costliest move of a revealed round, at a table with bots",
        "The comment.",
        wire.CoachComment,
        errors={
            400: "The round takes too long to compute.",
            404: "No round has been called, or the guest does not play alone with bots there.",
            **LOG_ERRORS,
        },
        cost="COMPUTED_REQUESTS",
    ),
    page_route("/r", "Replays"),
    page_route("/r/new", "The record editor"),
    page_route("/r/{code:table}/{game:number}", "The replay of a game"),
    page_route("/r/booklet/{edition:edition}", "The replay of an edition's example round"),
    RouteSpec(
        "/r/booklet/{edition:edition}.json",
        Handlers.replay_printed,
        "An edition's example round, with all dice visible",
        "The round.",
        wire.ReplayMessage,
        errors={404: "The edition has no complete example round.", **BUSY_ERRORS},
        cost="COMPUTED_REQUESTS",
    ),
    RouteSpec(
        "/r/{code:table}/{game:number}.json",
        Handlers.replay,
        "A finished game, with all dice visible",
        "The game.",
        wire.ReplayMessage,
        errors={400: "The game takes too long to replay.", 404: NOT_OVER, **LOG_ERRORS},
        cost="COMPUTED_REQUESTS",
    ),
    RouteSpec(
        "/r/{code:table}/{game:number}.perudo",
        Handlers.record,
        "A finished game as a record",
        "The record.",
        media=TOML,
        errors={404: NOT_OVER, **LOG_ERRORS},
        cost="COMPUTED_REQUESTS",
    ),
    upload_route(
        "/api/replay", Handlers.replay_sent, "The replay of an uploaded record", "The game.", wire.ReplayMessage
    ),
    upload_route(
        "/api/review",
        Handlers.review_sent,
        "The review of an uploaded record of a finished game",
        "The review.",
        wire.ReviewMessage,
    ),
    upload_route(
        "/api/next", Handlers.next_sent, "The legal next moves of an unfinished record", "The moves.", wire.NextMoves
    ),
    RouteSpec(
        "/api/bot",
        Handlers.new_bot_token,
        "A new token for an external bot",
        "It.",
        wire.BotToken,
        cost="ADDRESS_NEW_EXTERNAL_BOTS",
        method="POST",
    ),
    page_route("/me", "The person's own page: name, devices, recovery code"),
    RouteSpec(
        "/api/me",
        people.me,
        "The person who is signed in, and the browsers in which they are",
        "The person.",
        wire.Me,
        errors={503: "The data can't be read at the moment."},
    ),
    people_route(
        "/api/me/register",
        people.register_name,
        "Register the name of this browser's guest; replaces the cookie",
        wire.Registration,
        wire.RegisterName,
        "ADDRESS_REGISTERED_NAMES",
        _403="The passkey is not valid.",
        _409="Somebody has a name that looks like this one, or this browser is signed in already.",
    ),
    people_route(
        "/api/me/sign-in",
        people.sign_in,
        "Sign in with a passkey, a recovery code or a link; replaces the cookie",
        wire.Me,
        wire.SignIn,
        "ADDRESS_SIGN_INS",
        _403="The passkey or the code is wrong, or the link has expired or was used.",
        _409="This browser is signed in already.",
    ),
    people_route(
        "/api/me/passkey/make",
        people.make_passkey,
        "Options for making a passkey",
        wire.PasskeyOptions,
        wire.MakePasskey,
        "ADDRESS_SIGN_INS",
        _409="Somebody has a name that looks like this one.",
    ),
    people_route(
        "/api/me/passkey/use",
        people.use_passkey,
        "Options for signing in with a passkey",
        wire.PasskeyOptions,
        cost="ADDRESS_SIGN_INS",
    ),
    people_route(
        "/api/me/passkey",
        people.add_passkey,
        "Add a passkey for the person who is signed in",
        wire.Me,
        wire.AddPasskey,
        "ADDRESS_SIGN_INS",
        _403="The passkey is not valid.",
    ),
    people_route(
        "/api/me/passkey/remove",
        people.remove_passkey,
        "Remove a passkey of the person who is signed in",
        wire.Me,
        wire.RemovePasskey,
        "ADDRESS_SIGN_INS",
    ),
    people_route("/api/me/sign-out", people.sign_out, "Sign out of this browser or another", wire.Me, wire.SignOut),
    people_route(
        "/api/me/name",
        people.change_name,
        "Change the registered name",
        wire.Me,
        wire.ChangeName,
        "ADDRESS_REGISTERED_NAMES",
        _409="Somebody has a name that looks like this one.",
    ),
    people_route(
        "/api/me/code", people.new_code, "A new recovery code", wire.Registration, cost="ADDRESS_REGISTERED_NAMES"
    ),
    people_route(
        "/api/me/link",
        people.sign_in_link,
        "A link that signs in another device",
        wire.SignInLink,
        cost="COMPUTED_REQUESTS",
    ),
    RouteSpec(
        "/api/me/statistics",
        people.statistics,
        "The finished games of the person who is signed in",
        "The statistics.",
        wire.PersonalStatistics,
        errors={401: "The browser is not signed in.", 503: "The data can't be read at the moment."},
        cost="COMPUTED_REQUESTS",
    ),
    people_route(
        "/api/me/practice",
        people.practise,
        "Add a browser's progress in practice to what the person did elsewhere",
        wire.PracticeProgress,
        wire.PracticeProgress,
        "COMPUTED_REQUESTS",
    ),
    people_route(
        "/api/me/visibility",
        people.set_visibility,
        "Decide who sees the ratings and games",
        wire.Me,
        wire.SetVisibility,
        "COMPUTED_REQUESTS",
    ),
    page_route("/person/{person:person}", "Somebody with a registered name: ratings and games"),
    RouteSpec(
        "/api/people/{person:person}",
        people.profile,
        "Somebody with a registered name, as far as they show it",
        "The person.",
        wire.Profile,
        errors={404: "Nobody has a registered name at this address.", 503: "The data can't be read at the moment."},
        cost="COMPUTED_REQUESTS",
    ),
    people_route(
        "/api/people/{person:person}/report",
        people.report,
        "Report somebody with a registered name to the server's operator",
        wire.Profile,
        wire.ReportPerson,
        "ADDRESS_REPORTS",
        _404="Nobody has a registered name at this address.",
        _405="This is not a person's id.",
    ),
    RouteSpec(
        "/api/me/data",
        people.personal_data,
        "Everything that the server stores about the person who is signed in",
        "The data.",
        wire.PersonalData,
        errors={401: "The browser is not signed in.", 503: "The data can't be read at the moment."},
        cost="COMPUTED_REQUESTS",
    ),
    people_route("/api/me/delete", people.delete_me, "Delete the name and everything stored about it", wire.Me),
    RouteSpec("/api/me/push", people.push_key, "The key of this server's notifications", "The key.", wire.PushKey),
    people_route(
        "/api/me/push/start",
        people.subscribe,
        "Send notifications to this browser",
        wire.PushKey,
        wire.Subscribe,
        "COMPUTED_REQUESTS",
    ),
    people_route("/api/me/push/stop", people.unsubscribe, "Send no more notifications to this browser", wire.PushKey),
    page_route("/club/{code:club}", "A club: next evening, tables, standings and members"),
    RouteSpec(
        "/api/clubs",
        clubs.clubs,
        "The clubs of the person who is signed in",
        "The clubs.",
        wire.Clubs,
        errors={401: "The browser is not signed in.", 503: "The data can't be read at the moment."},
    ),
    people_route(
        "/api/clubs/found", clubs.found, "Found a club", wire.ClubAnswer, wire.FoundClub, "ADDRESS_CLUB_CHANGES"
    ),
    RouteSpec(
        "/api/clubs/{code:club}",
        clubs.club,
        "A club for its members; for others with its link, only its name",
        "The club.",
        wire.ClubAnswer,
        errors={404: "There is no such club.", 503: "The data can't be read at the moment."},
        cost="COMPUTED_REQUESTS",
    ),
    RouteSpec(
        "/api/clubs/{code:club}/rules",
        clubs.rules,
        "The rules of the club's last table",
        "The rules.",
        wire.ClubRulesAnswer,
        errors={401: "The browser is not signed in.", 404: "There is no such club.", **LOG_ERRORS},
        cost="COMPUTED_REQUESTS",
    ),
    club_route("join", clubs.join, "Join a club"),
    club_route("leave", clubs.leave, "Leave a club, or remove a member", wire.LeaveClub),
    club_route("change", clubs.change, "Change a club's name, link or next evening", wire.ChangeClub),
    club_route("answer", clubs.answer, "Say whether you come to the next evening", wire.AnswerInvitation),
    page_route("/tournament", "A form that opens a tournament"),
    page_route("/tournament/{code:tournament}", "A tournament: players, tables, standings"),
    page_route("/tournament/{code:tournament}/screen", "A tournament on a shared screen"),
    RouteSpec(
        "/tournament/{code:tournament}/link.svg",
        Handlers.qr_code,
        "The tournament's address as a QR code",
        "The image.",
        media=SVG,
        errors={404: "This is not the code of a tournament.", **BUSY_ERRORS},
        cost="COMPUTED_REQUESTS",
    ),
    RouteSpec(
        "/api/tournaments",
        tournaments.tournaments,
        "The tournaments in which this browser's guest plays",
        "The tournaments.",
        wire.Tournaments,
        errors={503: "The data can't be read at the moment."},
    ),
    people_route("/api/tournaments/new", tournaments.create, "Open a tournament", wire.Tournament, wire.NewTournament),
    RouteSpec(
        "/api/tournaments/{code:tournament}",
        tournaments.tournament,
        "A tournament: players, tables, standings",
        "The tournament.",
        wire.Tournament,
        errors={404: "There is no such tournament.", 503: "The data can't be read at the moment."},
    ),
    RouteSpec(
        "/api/tournaments/{code:tournament}/collusion",
        tournaments.collusion,
        "A finished tournament's players who seldom called each other's bids, for its organizer",
        "The progress of the search, or its result.",
        wire.CollusionReport,
        errors={
            403: "Only the organizer of the tournament may see this.",
            404: "There is no such tournament.",
            409: "The tournament is not over.",
            503: f"The data can't be read at the moment. {BUSY_ERRORS[503]}",
        },
    ),
    tournament_route("join", tournaments.join, "Join a tournament", wire.JoinTournament),
    tournament_route("leave", tournaments.leave, "Leave a tournament, or remove a player", wire.LeaveTournament),
    tournament_route("start", tournaments.start, "Start a tournament"),
    RouteSpec("/lesson.json", Handlers.lesson, "The lesson", "The lesson.", wire.Lesson),
    RouteSpec("/practice.json", Handlers.practice, "The list of puzzles", "The list.", wire.Practice),
    RouteSpec("/practice/odds.json", Handlers.drill, "Questions about odds", "The questions.", wire.OddsDrill),
    RouteSpec(
        "/practice/{pack:pack}.json",
        Handlers.puzzles,
        "A pack of puzzles, with a grade for each move",
        "The puzzles.",
        tuple[wire.Puzzle, ...],
        errors={404: "There is no such pack."},
    ),
    RouteSpec(
        "/rules/{code:rules}.json",
        Handlers.rules,
        "The rules of a rule code, with sources, rulings and examples",
        "The rules.",
        wire.Examples,
        errors={404: "This is not a rule code.", **BUSY_ERRORS},
        cost="COMPUTED_REQUESTS",
        query=(LANGUAGE,),
    ),
    RouteSpec(
        "/.well-known/perudo.json",
        Handlers.signer,
        "The key that signs this server's records",
        "The key.",
        wire.SignerInfo,
    ),
    RouteSpec("/healthz", Handlers.alive, "Whether the server is alive", "The server is alive.", media=TEXT),
    RouteSpec(
        "/readyz",
        Handlers.ready,
        "Whether the server can serve users",
        "The server is ready.",
        media=TEXT,
        errors={503: "The server can't read its database."},
    ),
    RouteSpec("/openapi.json", openapi_handler, "This document", "The OpenAPI document.", dict),
)


def openapi() -> dict[str, Any]:
    """Return the OpenAPI document for all paths except the socket and static files."""
    used = (kind for row in ROUTES for kind in (row.type, row.body_type))
    kinds = {kind: None for kind in used if kind} | {wire.Refused: None}
    found, parts = msgspec.json.schema_components(list(kinds), ref_template="#/components/schemas/{name}")
    schemas = dict(zip(kinds, found, strict=True))
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Perudo",
            "version": version("perudo"),
            "description": "Perudo's HTTP interface, without the WebSocket.",
        },
        "paths": {_PARAMETER.sub(r"{\1}", row.path): {row.method.lower(): row.operation(schemas)} for row in ROUTES},
        "components": {"schemas": parts},
    }
