"""Progress in practice follows a person from one device to another, and is shown on their page."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from perudo.core import limits
from perudo.protocol import wire
from perudo.server.edge.guest_tokens import GuestTokens
from perudo.server.game_server import GameServer
from perudo.server.people.practice import merged, standing
from tests.server.conftest import Houses, sql
from tests.server.test_people import KEY, Browser, code_of, refusal

DAY = 24 * 60 * 60 * 1000


@pytest.fixture
async def house(houses: Houses) -> GameServer:
    return await houses()


def skill(answered: int) -> wire.PracticeSkill:
    again = (wire.FailedQuestion(number=3, after=9),)
    return wire.PracticeSkill(rating=900 + answered, answered=answered, seen=tuple(range(answered)), again=again)


def daily(day: int, streak: int) -> wire.DailyAnswer:
    return wire.DailyAnswer(day=day, verdict="best", said=wire.DudoMessage(), streak=streak)


def progress(puzzles: int = 0, odds: int = 0, answer: wire.DailyAnswer | None = None) -> wire.PracticeProgress:
    return wire.PracticeProgress(puzzles=skill(puzzles), odds=skill(odds), daily=answer)


def test_merge_keeps_the_progress_with_more_answers() -> None:
    assert merged(progress(5, 1), progress(3, 2)) == progress(5, 2)


@pytest.mark.parametrize(
    ("one", "other", "streak"),
    [
        (daily(10, 3), daily(11, 1), 4),  # days 8 to 10, and 11
        (daily(10, 3), daily(12, 1), 1),  # day 11 is missing
        (daily(10, 3), daily(10, 1), 3),
        (daily(10, 1), daily(12, 9), 9),
        (daily(10, 5), daily(12, 3), 7),  # days 6 to 10, and 10 to 12
        (None, daily(12, 3), 3),
    ],
)
def test_streaks_of_two_devices_are_merged(one: wire.DailyAnswer | None, other: wire.DailyAnswer, streak: int) -> None:
    for pair in ((one, other), (other, one)):
        joined = merged(progress(answer=pair[0]), progress(answer=pair[1])).daily
        assert joined is not None and (joined.day, joined.streak) == (other.day, streak)


def test_streak_ends_after_a_day_without_an_answer() -> None:
    for now, streak in ((10, 3), (11, 3), (12, 0)):
        shown = standing(progress(answer=daily(10, 3)), now * DAY)
        assert shown is not None and shown.streak == streak
    assert standing(progress(), 0) is None and standing(None, 0) is None


async def practise(browser: Browser, sent: wire.PracticeProgress) -> wire.PracticeProgress:
    answer = await browser.ask("practice", **msgspec.to_builtins(sent))
    assert answer.status_code == 200, answer.text
    return msgspec.convert(answer.json(), wire.PracticeProgress)


async def test_progress_is_shared_across_a_persons_devices(house: GameServer) -> None:
    guests = GuestTokens(KEY)
    desk, phone = await Browser(house, guests).visit(), await Browser(house, guests, "198.51.100.7").visit()
    asked = msgspec.to_builtins(progress(5))
    assert refusal(await desk.ask("practice", **asked)) == (401, "error-signed-out")
    code = code_of(await desk.register())
    today = int(time.time() * 1000) // DAY
    first = progress(5, 1, daily(today, 2))
    assert await practise(desk, first) == first
    await phone.sign_in(code=code)
    assert await practise(phone, progress()) == first
    wrong_clock = progress(6, 1, daily(today + 90, 1))
    assert await practise(phone, wrong_clock) == progress(6, 1, daily(today, 2))
    shown = (await desk.look("/api/me/statistics"))["puzzles"]
    assert shown == {"rating": 906, "answered": 6, "streak": 2}
    assert (await desk.look("/api/me/data"))["practice"]["puzzles"]["answered"] == 6
    await phone.ask("delete")
    assert not await sql(house, "SELECT person FROM practice")


async def test_nothing_is_stored_before_the_first_answer(house: GameServer) -> None:
    ana = await Browser(house, GuestTokens(KEY)).visit()
    await ana.register()
    assert await practise(ana, progress()) == progress()
    assert not await sql(house, "SELECT person FROM practice")


@pytest.mark.parametrize("change", [{"rating": 1e9}, {"seen": [0] * (limits.PRACTICE_QUESTIONS + 1)}, {"x": 1}])
async def test_impossible_practice_progress_is_refused(house: GameServer, change: dict[str, Any]) -> None:
    ana = await Browser(house, GuestTokens(KEY)).visit()
    await ana.register()
    sent = msgspec.to_builtins(progress(5))
    sent["puzzles"] |= change
    assert refusal(await ana.ask("practice", **sent)) == (400, "error-message-unreadable")
