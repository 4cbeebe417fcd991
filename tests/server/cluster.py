"""Several houses on one PostgreSQL database, in the test's own process: as many nodes, with or without hints."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from sqlalchemy import text

from perudo.server.dice_seeds import SecretDice
from perudo.server.game_server import House
from perudo.server.log.store import Store
from perudo.server.nodes.hints import Hint, Hints
from perudo.server.nodes.nodes import Nodes
from perudo.server.table.handover import SeatLinks
from perudo.server.table.state import Pace
from tests.server.conftest import Person

KEY = bytes(32)


class Bus:
    """Carries hints within this process; loses and doubles as many as it is told."""

    def __init__(self, lost: float = 0, doubled: float = 0) -> None:
        self.lost, self.doubled = lost, doubled
        self.random = Random(0)
        self.ears: dict[str, Callable[[Hint], None]] = {}
        self.carried = 0

    def hints(self) -> Hints:
        return _Bused(self)

    def carry(self, node: str | None, hint: Hint) -> None:
        for ear in [self.ears[node]] if node in self.ears else [] if node else list(self.ears.values()):
            for _ in range((self.random.random() >= self.lost) + (self.random.random() < self.doubled)):
                self.carried += 1
                asyncio.get_running_loop().call_soon(ear, hint)


class _Bused:
    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self.up = True

    def tell(self, node: str | None, hint: Hint) -> None:
        self._bus.carry(node, hint)

    async def carry(self, node: str, heard: Callable[[Hint], None]) -> None:
        self._bus.ears[node] = heard
        try:
            await asyncio.Event().wait()
        finally:
            del self._bus.ears[node]


class Cluster:
    """The nodes on one database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.houses: list[House] = []
        self.stores: dict[House, Store] = {}
        self._stopped: set[House] = set()

    async def node(
        self, hints: Hints | None = None, ticks: Callable[[], float] | None = None, **settings: Any
    ) -> House:
        """One more node, which serves."""
        store = await Store.open(self.url)
        nodes = await Nodes.join(store, hints, **({"ticks": ticks} if ticks else {}))
        made = {"pace": Pace(0), "dice": SecretDice(KEY), "links": SeatLinks(KEY), **settings}
        house = House(store, nodes=nodes, **made)
        self.houses.append(house)
        self.stores[house] = store
        await house.rooms.wake()
        return house

    def kill(self, house: House) -> None:
        """As ``kill -9``: it says nothing to anyone any more."""
        self._stopped.add(house)
        house.close()

    async def stop(self, house: House) -> None:
        """As SIGTERM."""
        self.kill(house)
        await nodes(house).leave()

    async def close(self) -> None:
        for house in self.houses:
            house.close()
        for store in self.stores.values():
            await store.close()

    async def sql(self, statement: str, **values: Any) -> list[tuple[Any, ...]]:
        """What the database says."""
        store = next(iter(self.stores.values()))
        return await store.ask(lambda connection: [tuple(row) for row in connection.execute(text(statement), values)])


def nodes(house: House) -> Nodes:
    """A house's nodes."""
    found = house.rooms._means.nodes
    assert found is not None
    return found


def moved(person: Person, house: House) -> Person:
    """The same guest, at another node."""
    return Person(house, person.guest, person.number)
