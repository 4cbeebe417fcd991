"""People come and go while the house waits for its disk."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from perudo.core.errors import PerudoError
from perudo.server.log.store import ConflictError, Store
from perudo.table.events import LogEntry
from tests.server.conftest import Houses, Person, gather, start, until


class Hold:
    """Lets nothing pass until it is let go."""

    def __init__(self) -> None:
        self.reached, self.let_go = asyncio.Event(), asyncio.Event()

    async def __call__(self) -> None:
        self.reached.set()
        await self.let_go.wait()


async def to_speak(person: Person) -> None:
    await until(lambda: person.view["phase"] == "bidding" and person.view["to_act"] == 1)


async def speak(person: Person) -> dict[str, Any]:
    return await (person.act({"move": "dudo"}) if person.view["bids"] else person.bid(1, 2))


async def test_player_can_return_during_a_bots_append(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    house, hold, append = await houses(), Hold(), Store.append
    ana, again = Person(house, "ana"), Person(house, "ana", 10)
    table = (await ana.do("open", name="Ana", edition="bga", bots=["odds"], chairs=2, start=True))["table"]
    await ana.do("watch", table=table)
    await to_speak(ana)

    async def slowly(store: Store, code: str, entries: Any, due: Any, **more: Any) -> str:
        if entries[0].guest is None:
            await hold()
        return await append(store, code, entries, due, **more)

    monkeypatch.setattr(Store, "append", slowly)
    await speak(ana)
    await hold.reached.wait()
    house.disconnect(ana)
    watching = asyncio.create_task(again.do("watch", table=table))
    await until(lambda: any(room.is_connected("ana") for room in house.rooms))
    hold.let_go.set()
    await watching
    await to_speak(again)
    before = again.state["seq"]
    assert (await speak(again))["is"] == "done"
    assert again.state["seq"] > before
    assert table in house.rooms._rooms


async def test_guest_who_left_during_loading_is_absent(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    house, hold, log = await houses(), Hold(), Store.read_from
    ana, bo = Person(house, "ana"), Person(house, "bo")
    table = (await ana.do("open", name="Ana", edition="bga", chairs=2))["table"]

    async def slowly(store: Store, code: str) -> tuple[list[LogEntry], str]:
        await hold()
        return await log(store, code)

    with monkeypatch.context() as slow:
        slow.setattr(Store, "read_from", slowly)
        watching = asyncio.create_task(ana.do("watch", table=table))
        await hold.reached.wait()
        house.disconnect(ana)
        hold.let_go.set()
        await watching
    assert len(house.rooms) == 0
    await bo.do("watch", table=table)
    assert [seat["connected"] for seat in bo.state["seats"] if seat["name"] == "Ana"] == [False]


async def unreadable(store: Store, code: str, after: int = 0, head: str = "") -> None:
    raise PerudoError("store-read", why="disk I/O error")


async def test_substitute_bot_joins_without_reading_the_log(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await gather(await houses(), 2)
    table = await start(people)
    leaver = people[people[0].view["to_act"] - 1]
    other = people[2 - leaver.state["seat"]]
    monkeypatch.setattr(Store, "read_from", unreadable)
    assert (await leaver.do("leave", table=table))["is"] == "done"
    await until(lambda: bool(other.view["bids"]))


async def test_table_changed_by_another_server_is_reloaded(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    house = await houses()
    (ana,) = await gather(house, 1, chairs=2)
    table = ana.state["table"]

    async def taken(*_: Any, **__: Any) -> None:
        raise ConflictError

    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", taken)
        assert (await ana.do("rename", table=table, name="Anna"))["code"] == "error-table-elsewhere"
    assert ana.sent_away and table not in house.rooms
    again = Person(house, "ana", ana.number - 1)
    assert (await again.do("rename", table=table, name="Anna"))["is"] == "done"
    await again.do("watch", table=table)
    assert again.state["seats"][0]["name"] == "Anna"
