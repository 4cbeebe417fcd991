"""A server restart while clocks run: errors at one table do not affect other tables, or cost players time."""

from __future__ import annotations

from typing import Any

import pytest

from perudo.core.errors import PerudoError
from perudo.table.events import LogEntry, SeedRevealed
from perudo.table.state import Timing
from tests.server.conftest import Houses, Person
from tests.server.test_table_settings import beat, timed


async def test_downtime_is_credited_even_if_the_first_attempt_fails(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, watch = await timed(houses, clock={"move": 100})
    house, table = people[0].house, people[0].state["table"]
    left = people[0].state["deadline"]
    await beat(house)
    house.close()
    watch.ahead = 500
    restarted = await houses(timing=Timing(0), clock=watch)
    append = restarted._log.append

    async def fails(*given: Any, **named: Any) -> str:
        monkeypatch.setattr(restarted._log, "append", append)
        raise PerudoError("store-write", why="for a moment")

    monkeypatch.setattr(restarted._log, "append", fails)
    await restarted.rooms.start()
    assert table not in restarted.rooms
    again = Person(restarted, people[0].guest)
    await again.do("watch", table=table)
    assert 0 < again.state["deadline"] <= left
    restarted.close()


async def test_log_that_cannot_be_replayed_does_not_affect_other_tables(houses: Houses) -> None:
    people, watch = await timed(houses, clock={"move": 100})
    house, table = people[0].house, people[0].state["table"]
    await house._log.append("BROKEN", [LogEntry(1, 0, "ana", "one", SeedRevealed("00"))], due=1)
    await beat(house)
    house.close()
    restarted = await houses(timing=Timing(0), clock=watch)
    await restarted.rooms.start()
    assert table in restarted.rooms and "BROKEN" not in restarted.rooms
    assert "BROKEN" in restarted.rooms._resting, "it is tried again later"
    again = Person(restarted, "guest")
    assert (await again.do("watch", table="BROKEN"))["code"] == "error-store-read"
    restarted.close()
