"""Several servers on one PostgreSQL database, in the test's own process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import text

from perudo.server.database_clock import DatabaseClock
from perudo.server.game_server import GameServer
from perudo.server.log.store import Store
from perudo.server.ownership import Leases, boot_clock
from perudo.table.dice_seeds import KeyedSeeds
from perudo.table.state import Timing
from tests.server.conftest import Person

KEY = bytes(32)


class Cluster:
    """The nodes on one database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.houses: list[GameServer] = []
        self.stores: dict[GameServer, Store] = {}
        self.leases: dict[GameServer, Leases] = {}

    async def node(
        self, ticks: Callable[[], float] | None = None, boot_clock: Callable[[], float] = boot_clock, **settings: Any
    ) -> GameServer:
        """One more node, which serves. ``ticks``: what its clock goes by; ``boot_clock``: what its lease does."""
        store = await Store.open(self.url)
        clock = DatabaseClock(ticks) if ticks else None
        leases = Leases(store, f"127.0.0.1:{8000 + len(self.houses)}", boot_clock, clock)
        await leases.join()
        made = {"timing": Timing(0), "dice": KeyedSeeds(KEY), "clock": leases.clock, **settings}
        house = GameServer(store, ownership=leases, secret=KEY, **made)
        leases.on_lapse = house.rooms.lose_all
        self.houses.append(house)
        self.stores[house], self.leases[house] = store, leases
        await house.rooms.start()
        return house

    async def kill(self, house: GameServer) -> None:
        """As ``kill -9``, a while ago: it renews nothing, and its lease has run out."""
        house.close()
        self.leases[house].close()
        await self.expire(house)

    async def expire(self, house: GameServer) -> None:
        """The lease of a node runs out, whatever the node believes."""
        await self.sql("UPDATE node SET expires_at = 0 WHERE address = :address", address=self.leases[house].address)

    async def stop(self, house: GameServer) -> None:
        """As SIGTERM."""
        house.close()
        await self.leases[house].leave()

    async def close(self) -> None:
        for house in self.houses:
            house.close()
            self.leases[house].close()
        for store in self.stores.values():
            await store.close()

    async def sql(self, statement: str, **values: Any) -> list[tuple[Any, ...]]:
        """Query the database."""

        def run(connection: Any) -> list[tuple[Any, ...]]:
            found = connection.execute(text(statement), values)
            return [tuple(row) for row in found] if found.returns_rows else []

        return await next(iter(self.stores.values())).write(run)


def moved(person: Person, house: GameServer) -> Person:
    """The same guest, at another node."""
    return Person(house, person.guest, person.number)
