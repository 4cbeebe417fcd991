"""The rooms of a server: finds the one of a table, in memory or in the log, lets go of those that nobody needs.

A table is loaded once this server owns it: see ``ownership.py``. Old tables are forgotten or go to the archive: see
``retention.py``.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import structlog

from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.broadcast.projection import seat_status
from perudo.server.broadcast.subscribers import Client
from perudo.server.lobby import Lobby
from perudo.server.log.store import ConflictError
from perudo.server.retention import RetentionJob, RetentionPolicy, replay_tables
from perudo.server.room.plan import apply_all, log_entries
from perudo.server.room.room import Room
from perudo.server.room.services import Services
from perudo.server.table.decisions import open_table
from perudo.server.table.state import Table

_logger = structlog.get_logger()

T = TypeVar("T")

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No letter that can be taken for a digit."""
CODE_LENGTH = 6
HEARTBEAT_SECONDS = 2
"""Seconds between two looks at what is due: so much may be charged for a server that was away."""
LOBBY_SECONDS = 1
"""Seconds between two looks at what other servers list, while somebody looks at the lobby."""
PUBLISH_SECONDS = 0.1
"""Seconds in which changes of listed tables are collected for other servers."""


def random_code() -> str:
    """A new table's code, too rare to be guessed."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


class RoomRegistry:
    """The tables in memory: those at which somebody is, or whose clocks run."""

    def __init__(self, services: Services, lobby: Lobby, codes: Callable[[], str], ages: RetentionPolicy) -> None:
        self._services = services
        self._ownership = services.ownership
        self._lobby = lobby
        self._codes = codes
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[None]] = {}
        self._resting: dict[str, int] = {}
        """When tables go on whose clocks run while they are not in memory."""
        self._reading = asyncio.Lock()
        self._reader = ThreadPoolExecutor(1, "rooms")  # its own: strangers' questions may fill that of all
        self._keeper = RetentionJob(services.log, services.now, ages, self._reserve, self._reading)
        self._unpublished: set[str] = set()
        """Tables whose listing other servers do not know yet."""
        self._publishing: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def __len__(self) -> int:
        return len(self._rooms)

    def __contains__(self, code: object) -> bool:
        return code in self._rooms or code in self._loading

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    # --- Finding and letting go

    @contextlib.asynccontextmanager
    async def pinned(self, code: str) -> AsyncIterator[Room]:
        """The room of a table, which stays in memory meanwhile. Raises ``PerudoError`` (``table-unknown``)."""
        room = await self._find(code)
        room.pins += 1
        try:
            yield room
        finally:
            room.pins -= 1
            self.idle(room)

    def get(self, code: str) -> Room | None:
        """The room of a table that is in memory."""
        return self._rooms.get(code)

    def leave(self, room: Room, client: Client) -> None:
        """A client looks at a table no more."""
        room.leave(client)
        self.idle(room)

    async def _find(self, code: str) -> Room:
        while code not in self._rooms:  # it may have been let go again before this one had its turn
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(self._load(code))
            await asyncio.shield(self._loading[code])
        return self._rooms[code]

    async def _load(self, code: str) -> None:
        """Into memory, once for all who wait: a log read by each alone may be old by the time that it is used.

        Raises ``PerudoError`` (``table-elsewhere``, ``table-unknown``, ``store-...``).
        """
        try:
            claim = await self._ownership.acquire(code)
            if claim is None and await self._ownership.owner_of(code):
                raise PerudoError("table-elsewhere", table=code)
            log, head = await self._services.log.read_from(code)
            if not log:
                raise PerudoError("table-unknown", table=code)
            if claim is None:
                raise PerudoError("table-elsewhere", table=code)
            room = Room(code, self._services, claim.epoch, self)
            await self._aside(lambda: room.replay(log, head))
            self._rooms[code] = room
            self._resting.pop(code, None)
            if claim.lost_at is not None:
                self._services.metrics.tables_taken_over.inc()
            room.pins += 1
            await room.credit_downtime(claim.lost_at)
            room.pins -= 1
        finally:
            del self._loading[code]

    async def _aside(self, replay: Callable[[], T]) -> T:
        """In a thread, and one at a time: a long log takes most of a second, and the tables play on meanwhile."""
        async with self._reading:
            return await asyncio.get_running_loop().run_in_executor(self._reader, replay)

    async def seat_status(self, guest: str, code: str) -> wire.SeatStatus | None:
        """How it goes at a table for a guest who sits there, whoever owns it. Raises ``PerudoError``."""
        if (room := self._rooms.get(code)) is not None:
            return seat_status(room.table, guest)
        entries = await self._services.log.entries(code)
        return (
            seat_status(await self._aside(lambda: deque(replay_tables(code, entries), 1)[-1]), guest)
            if entries
            else None
        )

    def changed(self, room: Room) -> None:
        """A room may look different from outside."""
        self._list(room)

    def idle(self, room: Room) -> None:
        """A table that nobody looks at stands still, and leaves memory."""
        code = room.table.code
        if not room.must_stay_loaded and not room.busy and not room.pins and self._rooms.get(code) is room:
            if room.has_running_clock:
                self._resting[code] = room.scheduler.idle_until
            self._drop(room)

    def lost(self, room: Room) -> None:
        """Another server owns the table, or may do so: what is known here is worth nothing. Clients come again."""
        clients = room.clients
        if self._rooms.get(room.table.code) is room:
            self._services.metrics.tables_lost.inc()
            self._drop(room)
        for client in clients:
            client.send_away()

    def lose_all(self) -> None:
        """This server owns no table any more."""
        self._resting.clear()
        for room in self:
            self.lost(room)

    def _drop(self, room: Room) -> None:
        del self._rooms[room.table.code]
        room.close()
        self._list(room, there=False)

    def _list(self, room: Room, there: bool = True) -> None:
        if self._lobby.update(room, there):
            self._unpublished.add(room.table.code)
            if self._publishing is None or self._publishing.done():
                self._publishing = asyncio.create_task(self._publish())

    async def _publish(self) -> None:
        while self._unpublished:
            await asyncio.sleep(PUBLISH_SECONDS)
            codes, self._unpublished = self._unpublished, set()
            try:
                await self._ownership.publish({code: self._lobby.listing(code) for code in codes})
            except PerudoError:  # the store has logged it
                self._unpublished |= codes
                await asyncio.sleep(LOBBY_SECONDS)

    @contextlib.asynccontextmanager
    async def _reserve(self, code: str) -> AsyncIterator[bool]:
        """Keeps a table out of memory; who comes for it meanwhile waits. Gives whether it was not there before."""
        alone = code not in self
        gone = asyncio.get_running_loop().create_future()
        if alone:
            self._loading[code] = gone
        try:
            yield alone
        finally:
            gone.set_result(None)
            if alone:
                del self._loading[code]

    # --- Opening

    async def open(self, guest: str, command: wire.Open) -> str:
        """A guest's new table; its code."""
        means = self._services
        while True:
            code, now = self._codes(), means.now()
            happened = apply_all(Table(code=code), open_table(command, code, guest), now, means.seeds)
            try:
                await means.log.append(code, log_entries(happened, now, guest, command.id))
            except ConflictError:
                known = await means.log.table_opened_by(guest, command.id)
                if known is not None:  # asked again
                    return known
                continue  # the code is taken: draw another
            return code

    async def look_around(self) -> None:
        """Asks which tables other servers list. Raises ``PerudoError`` (``store-read``)."""
        self._lobby.elsewhere(await self._ownership.listings())

    # --- Time

    async def start(self) -> None:
        """Begins to serve: tables whose clocks run go on. Raises ``PerudoError`` (``store-...``)."""
        await self._go_on(await self._ownership.acquire_due())
        self._tasks = [
            asyncio.create_task(_repeat(HEARTBEAT_SECONDS, self._go_on_due)),
            asyncio.create_task(_repeat(LOBBY_SECONDS, self._follow_lobby)),
        ]
        if any(self._keeper.policy):
            self._tasks.append(asyncio.create_task(self._keeper.run()))

    async def _go_on_due(self) -> None:
        await self._go_on([code for code, at in self._resting.items() if at <= self._services.now()])
        await self._go_on(await self._ownership.acquire_due())
        needed = self._rooms.keys() | self._loading.keys() | self._resting.keys()
        await self._ownership.release([code for code in self._ownership.codes if code not in needed])

    async def _go_on(self, codes: Iterable[str]) -> None:
        """Tables whose time has come, and that are not in memory, go on here."""

        async def go_on(code: str) -> None:
            try:
                async with self.pinned(code) as room:
                    if not room.has_running_clock:
                        await self._services.log.clear_due(code)
                    await room.go_on()
            except PerudoError as error:  # the other tables go on without it
                _logger.error("table could not go on", table=code, error=str(error))

        await asyncio.gather(*map(go_on, codes))

    async def _follow_lobby(self) -> None:
        if self._lobby.has_watchers:
            await self.look_around()

    def close(self) -> None:
        """Stops every timer; what is stored goes on when the server starts again."""
        for task in (*self._tasks, *([self._publishing] if self._publishing else [])):
            task.cancel()
        for room in self:
            room.close()
        self._lobby.close()


async def _repeat(seconds: float, do: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again, whatever goes wrong."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await do()
        except PerudoError:  # the store has logged it
            pass
        except Exception:
            _logger.exception("rooms failed")
