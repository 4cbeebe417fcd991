"""The status of one's own tables: only for seated guests, with only public information, and within limits."""

from __future__ import annotations

from typing import Any

from perudo.core import limits
from tests.server.conftest import Houses, Person, gather, start


async def seats(person: Person, *tables: str) -> list[dict[str, Any]]:
    assert (await person.do("seat-statuses", tables=tables))["is"] == "done"
    told = person.messages("seat-statuses")[-1]["tables"]
    assert isinstance(told, list)
    return told


async def test_seat_status_is_shown_only_to_seated_guests(houses: Houses) -> None:
    house = await houses()
    ana, bo = await gather(house, 2)
    table = ana.state["table"]
    line = {"table": table, "stage": "gathering", "game": 0, "round": None, "my_turn": False, "host": "Ana"}
    assert await seats(ana, table, "NOSUCH", table) == [line]
    assert await seats(Person(house, "eve"), table) == []
    await start([ana, bo])
    told = {person.guest: await seats(person, table) for person in (ana, bo)}
    for person in (ana, bo):
        turn = ana.state["view"]["to_act"] == person.state["seat"]
        assert told[person.guest] == [{**line, "stage": "playing", "game": 1, "round": 1, "my_turn": turn}]
    assert {told["ana"][0]["my_turn"], told["bo"][0]["my_turn"]} == {True, False}


async def test_seat_status_of_idle_table_is_rate_limited(houses: Houses) -> None:
    house = await houses()
    ana = Person(house, "ana", address="192.0.2.7")
    table = (await ana.do("open", name="Ana", edition="bga"))["table"]
    assert await seats(ana, table) != []
    assert len(house.rooms) == 0, "nobody looks at it"
    for _ in range(int(limits.LOG_LOADS[0])):
        answer = await ana.do("seat-statuses", tables=[table])
    assert answer["code"] == "error-too-fast"
    assert (await ana.do("watch", table=table))["is"] == "done", "half is kept for whoever comes to a table"
    too_many = await ana.do("seat-statuses", tables=[table] * (limits.MAX_SEAT_QUERIES + 1))
    assert too_many["code"] == "error-message-unreadable"
