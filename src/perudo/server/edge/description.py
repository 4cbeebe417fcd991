"""What is answered by HTTP, as OpenAPI: for whoever writes another client, and for the tests that try it."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

import msgspec

from perudo import limits, wire
from perudo.rules import EDITIONS

TABLE = {"name": "code", "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[A-Za-z0-9]{4,12}$"}}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0, "maximum": 999999}}
ROUND = {**GAME, "name": "round"}
PACK = {"name": "pack", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0, "maximum": 9999}}
EDITION = {"name": "edition", "in": "path", "required": True, "schema": {"type": "string", "enum": [*EDITIONS]}}
LANGUAGE = {"name": "language", "in": "query", "schema": {"type": "string"}, "example": "uk"}
RULES = {
    "name": "code",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "maxLength": limits.RULE_CODE_LENGTH},
    "example": "bga",
}
JSON, HTML, TEXT = "application/json", "text/html; charset=utf-8", "text/plain; charset=utf-8"


def openapi() -> dict[str, Any]:
    """The description of every path but the socket and the files of the page."""
    told = (wire.Lesson, wire.Practice, tuple[wire.Puzzle, ...], wire.OddsDrill, wire.Examples)
    kinds = (wire.Replayed, wire.Reviewed, wire.Coached, wire.Next, wire.Explanations, *told, wire.Signer, wire.Token)
    listed, parts = msgspec.json.schema_components((*kinds, wire.Refused), ref_template="#/components/schemas/{name}")
    replay, review, coached, following, reasons, *_ = listed
    lesson, practice, puzzles, odds, examples, signer, token, refused = listed[5:]

    def answers(about: str, kind: str, schema: object | None, **refusals: str) -> dict[str, Any]:
        """What may be answered: 200, and refusals by their status, ``_404="why"``; anyone may have asked too often."""
        refusals = {
            "_403": "A page of another origin asks.",
            **refusals,
            "_429": "Asked for too often; `error-too-fast`.",
        }
        whys = {
            status.lstrip("_"): {"description": why, "content": {JSON: {"schema": refused}, TEXT: {}}}
            for status, why in refusals.items()
        }
        return {"responses": {"200": {"description": about, "content": {kind: {"schema": schema or {}}}}, **whys}}

    def page(summary: str, *parameters: dict[str, Any]) -> dict[str, Any]:
        shown = answers("The page.", HTML, None, _404="There is no such page.")
        return {"get": {"summary": summary, "parameters": list(parameters), **shown}}

    def sent(summary: str, about: str, schema: object) -> dict[str, Any]:
        """A path to which records are sent."""
        refusals = {
            "_400": "It can't be read or replayed.",
            "_403": "A page of another origin sends it.",
            "_411": "It does not say how long it is.",
            "_413": "The record is too long.",
        }
        body = {"required": True, "content": {"application/toml": {"schema": {"type": "string"}}}}
        return {"post": {"summary": summary, "requestBody": body, **answers(about, JSON, schema, **refusals)}}

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
                **answers("A drawing.", "image/svg+xml", None, _404="That can be no table's code."),
            }
        },
        "/t/{code}/why/{game}/{round}.json": {
            "get": {
                "summary": "Why the bots of the house said what they said in a round whose cups are open",
                "parameters": [TABLE, GAME, ROUND],
                **answers("The reasons.", JSON, reasons, _400="It takes too much.", _404="Its cups are not open."),
            }
        },
        "/t/{code}/coach.json": {
            "get": {
                "summary": "What a player's costliest word of a called round gave away, at a table with bots",
                "parameters": [TABLE],
                **answers(
                    "The word.",
                    JSON,
                    coached,
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
                **answers("The round.", JSON, replay, _404="The edition illustrates none that is whole."),
            }
        },
        "/r/{code}/{game}.json": {
            "get": {
                "summary": "A finished game of a table, with all cups open",
                "parameters": [TABLE, GAME],
                **answers("The game.", JSON, replay, _400="It takes too much to be replayed.", _404=unknown),
            }
        },
        "/r/{code}/{game}.perudo": {
            "get": {
                "summary": "A finished game of a table, as a record",
                "parameters": [TABLE, GAME],
                **answers("The record.", "application/toml", None, _404=unknown),
            }
        },
        "/api/replay": sent("A record sent is answered as a replay", "The game.", replay),
        "/api/review": sent("A record sent of a finished game is answered by its review", "The review.", review),
        "/api/next": sent(
            "A record sent while it is typed is answered by what may follow", "What may follow.", following
        ),
        "/api/program": {
            "post": {
                "summary": "A token for a program that is to play",
                **answers("The token.", JSON, token),
            }
        },
        "/lesson.json": {"get": {"summary": "The lesson", **answers("The lesson.", JSON, lesson)}},
        "/practice.json": {"get": {"summary": "What puzzles there are", **answers("Them.", JSON, practice)}},
        "/practice/odds.json": {"get": {"summary": "Questions about odds", **answers("The questions.", JSON, odds)}},
        "/practice/{pack}.json": {
            "get": {
                "summary": "Some puzzles, with the grade of every word",
                "parameters": [PACK],
                **answers("The puzzles.", JSON, puzzles, _404="There are not so many."),
            }
        },
        "/rules/{code}.json": {
            "get": {
                "summary": "What a rule code says, where its edition says it, and how that is read; with examples",
                "parameters": [RULES, LANGUAGE],
                **answers("The rules.", JSON, examples, _404="It says nothing."),
            }
        },
        "/.well-known/perudo.json": {
            "get": {"summary": "Whose signature records of this server bear", **answers("The key.", JSON, signer)}
        },
        "/healthz": {"get": {"summary": "Whether the server lives", **answers("It does.", TEXT, None)}},
        "/readyz": {
            "get": {
                "summary": "Whether people may be sent to it",
                **answers("They may.", TEXT, None, _503="It is being stopped, or its database can't be read."),
            }
        },
        "/openapi.json": {"get": {"summary": "This description", **answers("OpenAPI.", JSON, {"type": "object"})}},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Perudo", "version": version("perudo"), "description": "What a browser asks for by HTTP."},
        "paths": paths,
        "components": {"schemas": parts},
    }
