"""What is answered by HTTP, as OpenAPI: for whoever writes another client, and for the tests that try it."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

import msgspec

from perudo import limits, wire
from perudo.rules import EDITIONS

CODE = "[A-Za-z0-9]{4,12}"
"""A table's code in a path."""
GAME_DIGITS, PACK_DIGITS = 6, 4
"""How long the number of a game or a round, and that of a pack, may be."""


def _named(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _number(name: str, digits: int) -> dict[str, Any]:
    return _named(name, {"type": "integer", "minimum": 0, "maximum": 10**digits - 1})


TABLE = _named("code", {"type": "string", "pattern": f"^{CODE}$"})
GAME, ROUND, PACK = _number("game", GAME_DIGITS), _number("round", GAME_DIGITS), _number("pack", PACK_DIGITS)
EDITION = _named("edition", {"type": "string", "enum": [*EDITIONS]})
LANGUAGE = {"name": "language", "in": "query", "schema": {"type": "string"}, "example": "uk"}
RULES = {**_named("code", {"type": "string", "maxLength": limits.RULE_CODE_LENGTH}), "example": "bga"}
PUZZLES = tuple[wire.Puzzle, ...]
KINDS: tuple[object, ...] = (
    wire.Replayed,
    wire.Reviewed,
    wire.Coached,
    wire.Next,
    wire.Explanations,
    wire.Lesson,
    wire.Practice,
    PUZZLES,
    wire.OddsDrill,
    wire.Examples,
    wire.Signer,
    wire.Token,
    wire.Refused,
    dict,
)
"""What is answered in JSON."""
BUSY = "Too many wait for an answer of this kind; `error-too-busy`."
LOST, AWAY = "The table's log is not as it was stored.", f"The table's log can't be read at present. {BUSY}"
"""Why nothing that follows from a log can be told: ``store-altered``; ``store-read``, ``table-away``, ``too-busy``."""
JSON, HTML, TEXT = "application/json", "text/html; charset=utf-8", "text/plain; charset=utf-8"


def openapi() -> dict[str, Any]:
    """The description of every path but the socket and the files of the page."""
    found, parts = msgspec.json.schema_components(KINDS, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(KINDS, found, strict=True))

    def answers(about: str, kind: str, answer: object = None, **refusals: str) -> dict[str, Any]:
        """What may be answered: 200, and refusals by their status, ``_404="why"``; anyone may have asked too often."""
        refusals = {
            "_403": "A page of another origin asks.",
            **refusals,
            "_429": "Asked for too often; `error-too-fast`.",
        }
        whys = {
            status.lstrip("_"): {"description": why, "content": {JSON: {"schema": schemas[wire.Refused]}, TEXT: {}}}
            for status, why in refusals.items()
        }
        shown = schemas[answer] if answer else {}
        return {"responses": {"200": {"description": about, "content": {kind: {"schema": shown}}}, **whys}}

    def of_log(about: str, kind: str, answer: object = None, **refusals: str) -> dict[str, Any]:
        """The same of what follows from a table's log."""
        return answers(about, kind, answer, **refusals, _500=LOST, _503=AWAY)

    def page(summary: str, *parameters: dict[str, Any]) -> dict[str, Any]:
        shown = answers("The page.", HTML, _404="There is no such page; in a browser the page itself says so.")
        shown["responses"]["404"]["content"][HTML] = {}
        return {"get": {"summary": summary, "parameters": list(parameters), **shown}}

    def sent(summary: str, about: str, answer: object) -> dict[str, Any]:
        """A path to which records are sent."""
        refusals = {
            "_400": "It can't be read or replayed.",
            "_403": "A page of another origin sends it.",
            "_411": "It does not say how long it is.",
            "_413": "The record is too long.",
            "_503": BUSY,
        }
        body = {"required": True, "content": {"application/toml": {"schema": {"type": "string"}}}}
        return {"post": {"summary": summary, "requestBody": body, **answers(about, JSON, answer, **refusals)}}

    unknown = "There is no such table, or the game is not over."
    paths = {
        "/": page("The front page, with the cookie that says who a guest is"),
        "/learn": page("A first game that teaches"),
        "/practice": page("Puzzles"),
        "/practice/odds": page("Questions about odds"),
        "/practice/today": page("The puzzle of the day"),
        "/t/{code}": page("A table", TABLE),
        "/t/{code}/screen": page("A table, for the whole room", TABLE),
        "/t/{code}/link.svg": {
            "get": {
                "summary": "The table's address as a QR code",
                "parameters": [TABLE],
                **answers("A drawing.", "image/svg+xml", _404="That can be no table's code.", _503=BUSY),
            }
        },
        "/t/{code}/why/{game}/{round}.json": {
            "get": {
                "summary": "Why the bots of the house said what they said in a round whose cups are open",
                "parameters": [TABLE, GAME, ROUND],
                **of_log(
                    "The reasons.", JSON, wire.Explanations, _400="It takes too much.", _404="Its cups are not open."
                ),
            }
        },
        "/t/{code}/coach.json": {
            "get": {
                "summary": "What a player's costliest word of a called round gave away, at a table with bots",
                "parameters": [TABLE],
                **of_log(
                    "The word.",
                    JSON,
                    wire.Coached,
                    _400="It takes too much.",
                    _404="Nothing was called, or whoever asks does not play there alone with bots.",
                ),
            }
        },
        "/r": page("Replays"),
        "/r/new": page("A game to be typed in"),
        "/r/{code}/{game}": page("A game of a table, to be looked at", TABLE, GAME),
        "/r/booklet/{edition}": page("The round that an edition illustrates, to be looked at", EDITION),
        "/r/booklet/{edition}.json": {
            "get": {
                "summary": "The round that an edition illustrates, with all cups open",
                "parameters": [EDITION],
                **answers(
                    "The round.", JSON, wire.Replayed, _404="The edition illustrates none that is whole.", _503=BUSY
                ),
            }
        },
        "/r/{code}/{game}.json": {
            "get": {
                "summary": "A finished game of a table, with all cups open",
                "parameters": [TABLE, GAME],
                **of_log("The game.", JSON, wire.Replayed, _400="It takes too much to be replayed.", _404=unknown),
            }
        },
        "/r/{code}/{game}.perudo": {
            "get": {
                "summary": "A finished game of a table, as a record",
                "parameters": [TABLE, GAME],
                **of_log("The record.", "application/toml", _404=unknown),
            }
        },
        "/api/replay": sent("A record sent is answered as a replay", "The game.", wire.Replayed),
        "/api/review": sent("A record sent of a finished game is answered by its review", "The review.", wire.Reviewed),
        "/api/next": sent(
            "A record sent while it is typed is answered by what may follow", "What may follow.", wire.Next
        ),
        "/api/program": {
            "post": {
                "summary": "A token for a program that is to play",
                **answers("The token.", JSON, wire.Token),
            }
        },
        "/lesson.json": {"get": {"summary": "The lesson", **answers("The lesson.", JSON, wire.Lesson)}},
        "/practice.json": {"get": {"summary": "What puzzles there are", **answers("Them.", JSON, wire.Practice)}},
        "/practice/odds.json": {
            "get": {"summary": "Questions about odds", **answers("The questions.", JSON, wire.OddsDrill)}
        },
        "/practice/{pack}.json": {
            "get": {
                "summary": "Some puzzles, with the grade of every word",
                "parameters": [PACK],
                **answers("The puzzles.", JSON, PUZZLES, _404="There are not so many."),
            }
        },
        "/rules/{code}.json": {
            "get": {
                "summary": "What a rule code says, where its edition says it, and how that is read; with examples",
                "parameters": [RULES, LANGUAGE],
                **answers("The rules.", JSON, wire.Examples, _404="It says nothing.", _503=BUSY),
            }
        },
        "/.well-known/perudo.json": {
            "get": {"summary": "Whose signature records of this server bear", **answers("The key.", JSON, wire.Signer)}
        },
        "/healthz": {"get": {"summary": "Whether the server lives", **answers("It does.", TEXT)}},
        "/readyz": {
            "get": {
                "summary": "Whether people may be sent to it",
                **answers("They may.", TEXT, _503="Its database can't be read."),
            }
        },
        "/openapi.json": {"get": {"summary": "This description", **answers("OpenAPI.", JSON, dict)}},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Perudo", "version": version("perudo"), "description": "What a browser asks for by HTTP."},
        "paths": paths,
        "components": {"schemas": parts},
    }
