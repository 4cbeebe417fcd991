"""Explanations of bots' moves: for revealed rounds, from what the bot's seat saw, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

import httpx
import msgspec
import pytest

from perudo.bots import BUILTIN_BOTS
from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid, Deal, Game, Hand, Move
from perudo.core.rules import SettingValue
from perudo.core.view import view
from perudo.protocol import wire
from perudo.server.edge.web_app import build_app
from perudo.server.jobs import explanations as why
from perudo.server.jobs.explanations import ExplanationCache, explain_request, explain_round
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
from perudo.table.state import Table
from tests.server.conftest import Houses, Person, gather, until

CODE = "WHYWHY"


class Log:
    """The log of a table in the hand of a test: Ana at seat 1, then bots of these levels."""

    def __init__(self, *levels: str, **options: SettingValue) -> None:
        self.table, self.entries = Table(code=CODE), list[LogEntry]()
        seats = 1 + len(levels)
        self.happens(Opened("ana", "bga", dict(options), seats, StoredSettings()), Sat(1, "ana", "Ana"))
        self.happens(*(BotSeated(chair, level) for chair, level in enumerate(levels, start=2)), Started())

    def happens(self, *events: TableEvent) -> Log:
        for event in events:
            self.table = self.table.apply(event, self.table.at + 1)
            self.entries.append(LogEntry(self.table.seq, self.table.at, None, None, event))
        return self

    def deals(self, *hands: Hand, opener: int | None = None) -> Log:
        return self.happens(Dealt(hands, opener or self.table.current_game().opener or 1))

    def says(self, *words: Move) -> Log:
        for move in words:
            self.happens(Moved(self.table.current_game().to_act or 0, from_move(move)))
        return self

    def asked(self, round_: int, game: int = 1) -> wire.Explanations:
        return explain_round(explain_request(CODE, self.entries, game, round_))


def told(answer: wire.Explanations) -> list[str | None]:
    return [reason.message if reason else None for reason in answer.moves]


HANDS: Sequence[Hand] = ((2, 2, 3, 4, 5), (1, 3, 3, 5, 6), (2, 4, 4, 6, 6))


@pytest.mark.parametrize("level", BUILTIN_BOTS)
def test_explanation_from_log_matches_the_live_bot(level: str) -> None:
    log = Log(level, "odds").deals(*HANDS, opener=1).says(Bid(2, 3), Bid(3, 3), Bid(4, 3), DUDO)
    rules = log.table.rules
    bot, game = BUILTIN_BOTS[level](Random(), rules), Game.start(rules, 3)
    seen = view(game, 2)
    for action in (Deal(tuple(HANDS), 1), Bid(2, 3)):
        game = game.after(action)
        seen = view(game, 2)
        bot.see(seen)
    line = bot.explain(seen, Bid(3, 3))
    assert line is not None
    person, first, second, call = log.asked(1).moves
    assert (person, call) == (None, None)
    assert first and (first.message, first.values, first.seats) == (line.message, line.values, line.seats)
    assert second and second.message == "why-odds"


def test_explanation_comes_from_the_bot_that_moved() -> None:
    """A bot that stands in, a person who is back, a word that the clock said: only bots are asked for theirs."""
    log = Log("gambler", "odds").happens(BotSeated(1, "beginner")).deals(*HANDS, opener=1).says(Bid(2, 3))
    log.happens(Sat(1, "ana", "Ana")).says(Bid(3, 3), Bid(4, 3)).happens(Moved(1, from_move(DUDO), timed_out=True))
    assert [each and each.rsplit("-", 1)[0] for each in told(log.asked(1))] == [
        "why-beginner",
        "why-gambler",
        "why",
        None,
    ]


def test_moves_of_retired_bots_are_not_explained() -> None:
    log = Log("oracle", "odds").deals(*HANDS, opener=1).says(Bid(2, 3), Bid(3, 3), Bid(4, 3), DUDO)
    assert told(log.asked(1)) == [None, None, "why-odds", None]


def test_retracted_bid_is_not_explained() -> None:
    log = Log("odds", "odds").deals(*HANDS, opener=1).says(Bid(5, 5)).happens(Retracted(1)).says(Bid(2, 3))
    plain = Log("odds", "odds").deals(*HANDS, opener=1).says(Bid(2, 3))
    for each in (log, plain):
        each.says(Bid(3, 3), Bid(4, 3), DUDO)
    assert log.asked(1) == plain.asked(1)


# --- When


def refused(log: Log, round_: int, game: int = 1) -> bool:
    try:
        log.asked(round_, game)
    except PerudoError as error:
        return error.code == "cups-closed"
    return False


def bidding() -> Log:
    """Two rounds are over; in the third a bot has bid."""
    log = Log("reader", "odds", lost_dice_visible=True)
    log.deals(*HANDS, opener=2).says(Bid(2, 3), Bid(9, 3), DUDO)
    log.deals(*((3,) * count for count in log.table.current_game().dice)).says(Bid(2, 3), Bid(14, 3), DUDO)
    return log.deals(*((4,) * count for count in log.table.current_game().dice)).says(Bid(2, 3))


def test_nothing_is_explained_during_bidding() -> None:
    log = bidding()
    assert [refused(log, round_) for round_ in range(5)] == [True] * 5
    log.says(Bid(14, 3), DUDO)
    assert [refused(log, round_) for round_ in range(5)] == [True, True, True, False, True]
    assert refused(log, 3, game=2)


def test_only_finished_games_are_explained_completely() -> None:
    log = Log("odds", dice=1).deals((2,), (3,), opener=2).says(Bid(2, 3), DUDO)
    assert log.table.stage == "over"
    assert told(log.asked(1)) == ["why-odds", None]
    log.happens(Reopened(), Started())  # seats turn by one
    assert told(log.asked(1)) == ["why-odds", None]
    assert refused(log, 1, game=2)


# --- Twins


def runs_differ(*twins: Log, round_: int) -> bool:
    """Whether the answer differs between two logs that differ only in hidden dice."""

    def answer(log: Log) -> bytes:
        try:
            return wire.encode(log.asked(round_))
        except PerudoError as error:
            return error.code.encode()

    return len(set(map(answer, twins))) > 1


def under_the_cup(hand: Hand) -> Log:
    return Log("odds", "odds").deals(HANDS[0], hand, HANDS[2], opener=2).says(Bid(2, 3))


def test_explanation_never_mentions_hidden_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    twins = under_the_cup((1, 3, 3, 5, 6)), under_the_cup((2, 2, 4, 5, 6))
    assert not runs_differ(*twins, round_=1)
    monkeypatch.setattr(why, "_open", lambda *_: True)  # the seeded fault: explanations during bidding
    assert runs_differ(*twins, round_=1)


def learned(level: str, hand: Hand, **options: SettingValue) -> Log:
    """In the first round seat 1 had this hand or another when it bid four threes. The second lies open."""
    log = Log(level, level, **options).deals(hand, HANDS[1], HANDS[2], opener=1)
    log.says(Bid(4, 3), Bid(8, 3), DUDO).deals((2, 2, 3, 4, 5), (1, 3, 3, 5), (2, 4, 4, 6, 6))
    return log.says(Bid(4, 2), Bid(5, 2), Bid(6, 2), DUDO)


@pytest.mark.parametrize("level", BUILTIN_BOTS)
def test_explanation_ignores_earlier_rounds_when_lost_dice_hidden(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    twins = learned(level, (3, 3, 3, 3, 4)), learned(level, (2, 4, 5, 6, 6))
    assert not runs_differ(*twins, round_=2)
    spoken = [reason for reason in twins[0].asked(2).moves if reason]
    assert len(spoken) == 3
    assert {reason.round_only for reason in spoken} == {BUILTIN_BOTS[level].remembers_rounds}
    whole = [
        msgspec.structs.replace(explain_request(CODE, log.entries, 1, 2), uses_earlier_rounds=True) for log in twins
    ]
    one, other = map(explain_round, whole)  # the planted fault: it is shown the whole game
    assert (one != other) == BUILTIN_BOTS[level].remembers_rounds
    # For the other levels it makes no difference: the open cups show how many dice each had.
    assert (twins[0].asked(2) == one) == (not BUILTIN_BOTS[level].remembers_rounds)


def test_explanation_uses_earlier_rounds_when_lost_dice_visible() -> None:
    twins = [learned("master", hand, lost_dice_visible=True) for hand in ((3, 3, 3, 3, 4), (2, 4, 5, 6, 6))]
    assert runs_differ(*twins, round_=2)
    assert not any(reason.round_only for reason in twins[0].asked(2).moves if reason)


# --- By HTTP


async def test_explanations_are_computed_after_the_reveal(houses: Houses) -> None:
    house = await houses()
    (ana,) = await gather(house, 1, chairs=2, bots=["master"], options={"dice": 1})
    table = ana.state["table"]
    await ana.do("start", table=table)
    path = f"/t/{table}/why/1/1.json"
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(build_app(house)), base_url="http://localhost"
    ) as client:
        await until(lambda: bool(ana.view and (ana.view["winner"] or ana.view["to_act"] == ana.state["seat"])))
        if not ana.view["winner"]:
            shut = await client.get(path)
            assert (shut.status_code, shut.json()["code"]) == (404, "error-cups-closed")
            await _end_round(ana)
        await until(lambda: ana.state["stage"] == "over")
        answers = await asyncio.gather(*(client.get(path) for _ in range(3)))
        assert {each.status_code for each in answers} == {200}
        found = msgspec.json.decode(answers[0].content, type=wire.Explanations)
        said = ana.view["revealed"]
        by = [bid["seat"] for bid in said["bids"]] + [said["caller"]]
        assert [reason is not None for reason in found.moves] == [seat != ana.state["seat"] for seat in by]
        assert len({each.content for each in answers}) == 1


async def _end_round(ana: Person) -> None:
    """Whether who hears the first bid raises it or calls."""
    while not ana.view["revealed"]:
        action = {"move": "dudo"} if ana.view["bids"] else {"move": "bid", "quantity": 1, "face": 4}
        assert (await ana.act(action))["is"] == "done"
        await until(lambda: bool(ana.view["revealed"] or ana.view["to_act"] == ana.state["seat"]))


async def test_explanations_are_cached_unless_they_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    async def answer(_: object, __: bytes, ___: str) -> bytes:
        nonlocal asked
        asked += 1
        if asked == 1:
            raise PerudoError("record-dear")
        await asyncio.sleep(0)
        return b"{}"

    monkeypatch.setattr("perudo.server.jobs.worker_pool.WorkerPool.run", answer)
    monkeypatch.setattr(limits, "CACHED_EXPLANATIONS", 2)
    whys, log = ExplanationCache(), bidding().says(Bid(14, 3), DUDO)
    about = explain_request(CODE, log.entries, 1, 3)
    with pytest.raises(PerudoError, match="record-dear"):
        await whys.get(CODE, 1, about, "")
    assert set(await asyncio.gather(whys.get(CODE, 1, about, ""), whys.get(CODE, 1, about, ""))) == {b"{}"}
    assert asked == 2
    for game in (2, 3):
        await whys.get(CODE, game, about, "")
    await whys.get(CODE, 1, about, "")
    assert asked == 5
