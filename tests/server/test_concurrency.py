"""Simultaneous moves in the same state: one is accepted, and the others are refused with a reason."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest

from perudo.core import limits
from perudo.server.game_server import GameServer
from perudo.server.log.store import ConflictError, Store
from perudo.table.events import CalzaCalled, LogEntry, Moved, StoodUp
from perudo.table.state import Table, Timing
from tests.server.conftest import Person
from tests.server.history_checker import replay

GAMES = 3
"""Games on each kind of database, each with about twenty states about which everyone speaks at once."""


class Quick(Timing):
    """A calza is heard after 10 ms: some words come before that and some after. Nothing else is waited for."""

    def reveal(self, table: Table) -> int:
        return 0

    def contribution_wait(self) -> int:
        return 0

    def calza_window(self, table: Table) -> int:
        return 10


Rooms = Callable[[int], Awaitable[list[GameServer]]]


@pytest.fixture
async def rooms(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Rooms]:
    """Several servers that write to one database, of each kind."""
    monkeypatch.setattr(limits, "TABLE_COMMANDS", (1_000_000, 1e6))
    monkeypatch.setattr(limits, "LOGGED_COMMANDS", (1_000_000, 1e6))
    stores: list[Store] = []
    houses: list[GameServer] = []

    async def make(count: int) -> list[GameServer]:
        stores.extend([await Store.open(database) for _ in range(count)])
        houses.extend(GameServer(store, timing=Quick()) for store in stores)
        return houses

    yield make
    for house in houses:
        house.close()
    for store in stores:
        await store.close()


class Circle:
    """Three people at a table, each connected twice."""

    def __init__(self, house: GameServer, number: int) -> None:
        self.house = house
        self.random = Random(number)
        self.people = [[Person(house, f"{number}-{seat}", 1000 * at) for at in range(2)] for seat in range(3)]
        self.code = ""
        self.won = Counter[str]()

    async def sit_down(self) -> None:
        rules = {"edition": "bga", "options": {"dice": 2, "calza": True}, "chairs": 3}
        self.code = (await self.people[0][0].do("open", name="Host", **rules))["table"]
        for each in self.people:
            await each[0].do("sit", table=self.code, name=each[0].guest)
        await self.people[0][0].do("start", table=self.code)
        for each in self.people:
            for person in each:
                await person.do("watch", table=self.code)

    async def stands(self) -> Table:
        """The table by its log, once it waits for a person."""
        while True:
            log = await self.house.log(self.code)
            table = replay(self.code, log)
            if table.stage == "over" or (table.game and table.game.to_act and not table.calza_calls):
                await self.house.rooms._rooms[self.code].settled()
                return table
            await asyncio.sleep(0.002)

    async def speak(self, table: Table) -> None:
        """Everyone speaks about one state at once, in some order and by some connection; one is taken."""
        game = table.current_game()
        bid = game.bids[-1].quantity + 1 if game.bids else 1
        words: list[tuple[int, dict[str, Any]]] = [(game.to_act or 0, {"move": "dudo"})]
        words += [(seat, {"move": "bid", "quantity": bid, "face": 3}) for seat in (*game.alive, game.to_act or 0)]
        words += [(seat, {"move": "calza"}) for seat in game.alive]
        if self.random.random() < 0.3:  # the player to act thinks: only a calza can be taken
            words = [(seat, said) for seat, said in words if seat != game.to_act]
        self.random.shuffle(words)
        for person in chain(*self.people):
            person.sent.clear()
        answers = await asyncio.gather(*(self._say(seat, table.seq, said) for seat, said in words))
        stands = await self.stands()
        log = [entry for entry in await self.house.log(self.code) if table.seq < entry.seq <= stands.seq]

        taken = {entry.command for entry in log if isinstance(entry.event, Moved | CalzaCalled) and entry.command}
        for (seat, said), (command, answer) in zip(words, answers, strict=True):
            if answer["is"] == "done":
                assert command in taken, (seat, said)
            else:
                assert command not in taken, (seat, said)
                assert answer["code"] == "error-stale" or answer["code"].startswith("reason-"), (seat, said)
        if not taken:
            return
        (spoke,) = [entry for entry in log if isinstance(entry.event, Moved)]
        assert all(entry.seq < spoke.seq for entry in log if isinstance(entry.event, CalzaCalled))
        assert isinstance(spoke.event, Moved)
        self.won[type(spoke.event.move).__name__] += 1

    async def _say(self, seat: int, seq: int, said: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        await asyncio.sleep(self.random.choice((0, 0, 0.001, 0.012)) * self.random.random())
        person = self.random.choice(self.people[seat - 1])
        person.number += 1
        command = {"do": "act", "id": f"{seat}-{person.number}", "table": self.code, "seq": seq, "move": said}
        await self.house.handle(person, msgspec.json.encode(command))
        (answer,) = [each for each in person.messages("done", "refused") if each["id"] == command["id"]]
        return str(command["id"]), answer


async def test_only_one_of_several_simultaneous_moves_is_accepted(rooms: Rooms) -> None:
    (house,) = await rooms(1)
    won = Counter[str]()
    for number in range(GAMES):
        circle = Circle(house, number)
        await circle.sit_down()
        while (table := await circle.stands()).stage != "over":
            await circle.speak(table)
        won += circle.won
    assert won["StoredBid"] and won["StoredDudo"] and won["StoredCalza"], won


async def test_concurrent_servers_never_deadlock(rooms: Rooms) -> None:
    """Each writes to all tables with one commit: both take them in one order."""
    one, two = [house._log for house in await rooms(2)]
    codes = [f"T{number}" for number in range(30)]

    async def write(store: Store, code: str) -> None:
        head = ""
        for seq in range(1, 11):
            try:
                head = await store.append(code, [LogEntry(seq, 1, None, None, StoodUp(1))], head=head)
            except ConflictError:
                _, head = await store.read_from(code)

    await asyncio.gather(
        *(write(one, code) for code in codes),
        *(write(two, code) for code in reversed(codes)),
    )
    for code in codes:
        assert [entry.seq for entry in await one.entries(code)] == list(range(1, 11))
