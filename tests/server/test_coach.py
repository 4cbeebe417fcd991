"""The coach: a word after one's own, once the cups are open, and only to one who plays with bots alone."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from perudo.analysis.review import GameReviewer
from perudo.core import limits
from perudo.core.game import DUDO, Bid, Deal, Game, Move
from perudo.core.rules import house_rules
from perudo.protocol import wire
from perudo.records.signing import RecordSigner
from perudo.server.edge.web_app import build_app
from perudo.server.jobs.fair_queue import Gone
from perudo.server.jobs.worker_pool import WorkerPool
from perudo.server.metrics import Metrics
from perudo.server.people.people import Identity
from perudo.table.events import (
    BotSeated,
    Dealt,
    LogEntry,
    Moved,
    Opened,
    Reopened,
    Retracted,
    Sat,
    Started,
    StoredSettings,
    TableEvent,
    from_move,
)
from perudo.table.replays import round_for_coach
from perudo.table.state import Table
from tests.server.conftest import until

TOKEN = "A" * 43
GUEST = hashlib.sha256(TOKEN.encode()).hexdigest()
HANDS = ((2, 3, 4, 5, 6), (2, 2, 3, 6, 6), (1, 3, 4, 4, 5))
BEGUN = (Sat(1, GUEST, "Ana"), BotSeated(2, "odds"), BotSeated(3, "reader"), Started(), Dealt(HANDS, 1))
WORDS: tuple[Move, ...] = (Bid(2, 5), Bid(2, 6), Bid(3, 6), Bid(14, 6), DUDO)
"""Ana goes far too high, and is doubted."""


def spoken(moves: Sequence[Move]) -> list[TableEvent]:
    return [Moved(at % 3 + 1, from_move(move)) for at, move in enumerate(moves)]


def log(*events: TableEvent, hidden: bool = True) -> list[LogEntry]:
    opened = Opened(GUEST, "bga", {"lost_dice_visible": not hidden}, 3, StoredSettings())
    return [LogEntry(seq, 1_700_000_000_000, None, None, event) for seq, event in enumerate((opened, *events), start=1)]


OPEN = log(*BEGUN, *spoken(WORDS))


def app(entries: list[LogEntry]) -> Starlette:
    """Return the application of a server whose one table has this log."""

    async def read(_: str) -> list[LogEntry]:
        return entries

    async def identify(token: str) -> Identity:
        return Identity(token)

    house = SimpleNamespace(
        rate_limiter=SimpleNamespace(charge=lambda *_: None),
        metrics=Metrics(),
        addresses=(),
        signer=RecordSigner(b"the key of this server"),
        log=read,
        check_database=None,
        people=SimpleNamespace(identify=identify),
    )
    return build_app(cast(Any, house))


async def asked(entries: list[LogEntry], token: str = TOKEN, of: Starlette | None = None) -> httpx.Response:
    transport = httpx.ASGITransport(of or app(entries))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost", cookies={"guest": token}) as client:
        return await client.get("/t/ABCDEF/coach.json")


async def test_coach_answers_while_review_workers_are_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on, reviewing = asyncio.Event(), list[bytes]()

    class Held(WorkerPool):
        async def run(self, question: bytes, address: str, gone: Gone | None = None) -> bytes:
            async with self._turns.slot(address, gone):
                if question[0] == 0:  # a review
                    reviewing.append(question)
                    await goes_on.wait()
                return wire.encode(wire.CoachComment(round=0, move=None, bid=None, expected=None))

    monkeypatch.setattr("perudo.server.edge.handlers.WorkerPool", Held)
    server = app(OPEN)
    strangers = [
        httpx.AsyncClient(transport=httpx.ASGITransport(server, client=(f"203.0.{n}.1", 1)), base_url="http://a")
        for n in range(limits.CONCURRENT_JOBS)
    ]
    reviews = [asyncio.create_task(each.post("/api/review", content=b"")) for each in strangers for _ in range(5)]
    await until(lambda: len(reviewing) == limits.CONCURRENT_JOBS)
    async with asyncio.timeout(60):
        assert (await asked(OPEN, of=server)).status_code == 200
    goes_on.set()
    await asyncio.gather(*reviews)


async def test_coach_names_the_players_costliest_move_after_reveal() -> None:
    answer = await asked(OPEN)
    assert answer.status_code == 200, answer.text
    told = msgspec.json.decode(answer.content, type=wire.CoachComment)
    assert told.round == 1 and told.move is not None
    judge = GameReviewer(start := Game.mid_game(house_rules("bga", {"lost_dice_visible": False}), (5, 5, 5)))
    judge.observe(game := start.after(Deal(HANDS, 1)))
    for move in WORDS[:3]:
        judge.observe(game := game.after(move))
    decided = judge.judge_move(4, game, WORDS[3])
    assert (told.move.step, told.move.seat, told.move.grade) == (4, 1, "blunder") == (4, 1, decided.grade)
    assert told.move.loss == round(decided.loss, 4)
    # One six of her own, and a third of ten dice.
    assert (told.bid, told.expected) == (wire.BidMessage(quantity=14, face=6), 4.3)
    assert told.move.best_move == (decided.best_move and wire.from_move(decided.best_move))
    assert answer.headers["cache-control"] == "no-store"


async def test_coach_comments_on_the_last_round() -> None:
    table = Table(code="ABCDEF")
    for entry in (entries := log(*BEGUN)):
        table = table.apply(entry.event, entry.at)
    while table.stage != "over":
        assert table.game
        if table.game.hands is None:
            event: TableEvent = Dealt(
                tuple(tuple(range(1, 1 + count)) for count in table.game.dice), table.game.opener or 1
            )
        else:
            event = Moved(table.game.to_act or 0, from_move(DUDO if table.game.bids else Bid(1, 2)))
        entries.append(LogEntry(len(entries) + 1, 1_700_000_000_000, None, None, event))
        table = table.apply(event, entries[-1].at)
    answer = await asked(entries)
    assert answer.status_code == 200, answer.text
    told = msgspec.json.decode(answer.content, type=wire.CoachComment)
    assert table.game and table.game.previous and told.round == table.game.previous.round_number
    assert round_for_coach("ABCDEF", entries, GUEST) is not None
    entries.append(LogEntry(len(entries) + 1, 1_700_000_000_000, None, None, Reopened()))
    assert round_for_coach("ABCDEF", entries, GUEST) is None, "people gather for another game"


@pytest.mark.parametrize("token", ["B" * 43, "", "x"])
async def test_coach_rejects_requests_from_other_guests(token: str) -> None:
    assert (await asked(OPEN, token)).status_code == 404


SILENT = {
    "nothing is dealt": log(*BEGUN[:-1]),
    "nothing is said": log(*BEGUN),
    "nothing is called": log(*BEGUN, *spoken(WORDS[:-1])),
    "the cups are filled again": log(*BEGUN, *spoken(WORDS), Dealt(((2, 3, 4, 5), *HANDS[1:]), 1)),
    "another person plays": log(BEGUN[0], BEGUN[1], Sat(3, "somebody", "Bo"), *BEGUN[3:], *spoken(WORDS)),
    "a bot plays for another person": log(
        BEGUN[0], BEGUN[1], Sat(3, "somebody", "Bo"), *BEGUN[3:], BotSeated(3, "odds"), *spoken(WORDS)
    ),
    "a program plays": log(BEGUN[0], BEGUN[1], Sat(3, "program:x", "Bo"), *BEGUN[3:], *spoken(WORDS)),
    "there is no table": [],
}


@pytest.mark.parametrize("why", SILENT)
def test_coach_comments_only_on_revealed_rounds_against_bots(why: str) -> None:
    assert round_for_coach("ABCDEF", SILENT[why], GUEST) is None


def test_coach_ignores_a_retracted_bid() -> None:
    events = [Moved(1, from_move(Bid(9, 5))), Retracted(1), *spoken(WORDS)]
    found, expected = (round_for_coach("ABCDEF", each, GUEST) for each in (log(*BEGUN, *events), OPEN))
    assert found is not None and found == expected
    assert found.record.rounds[0].moves == WORDS


def test_coach_reviews_a_round_from_its_start() -> None:
    fewer = ((2, 3, 4, 5), *HANDS[1:])
    found = round_for_coach("ABCDEF", log(*BEGUN, *spoken(WORDS), Dealt(fewer, 1), *spoken(WORDS)), GUEST)
    assert found is not None and (found.number, len(found.record.rounds)) == (2, 1)
    assert found.record.start().dice == (4, 5, 5)
