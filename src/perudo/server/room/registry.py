"""The registry of a server's rooms: loads tables from the log, and unloads those that are no longer needed.

Only the server that owns a table loads it: see ``ownership.py``. Old tables are deleted or archived: see
``retention.py``.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol, TypeVar

import structlog
from msgspec.structs import replace
from sqlalchemy import Connection

from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.broadcast.subscribers import Client
from perudo.server.lobby import Lobby
from perudo.server.log.replaying import replay_tables
from perudo.server.log.store import ConflictError
from perudo.server.retention import RetentionJob, RetentionPolicy
from perudo.server.room.plan import apply_all, log_entries, wake_at
from perudo.server.room.room import Room
from perudo.server.room.services import Services
from perudo.table.decisions import open_table
from perudo.table.events import Sat, TableEvent
from perudo.table.projection import seat_status
from perudo.table.state import RegisteredName, Table

_logger = structlog.get_logger()

T = TypeVar("T")


class StoreWithTable(Protocol):
    """Writes additional rows in the transaction that opens a table."""

    def __call__(self, connection: Connection, code: str) -> object: ...


CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""The letters and digits of table codes, excluding characters that look alike."""
CODE_LENGTH = 6
HEARTBEAT_SECONDS = 2
"""Seconds between heartbeats. If a server goes down, players' clocks can be wrong by up to this many seconds."""
LOBBY_SECONDS = 1
"""Seconds between queries for other servers' listings, while somebody is watching the lobby."""
RETRY_MILLISECONDS = 60_000
"""How long (ms) to wait before the server tries again to load a due table."""
PUBLISH_SECONDS = 0.1
"""How long (s) to wait before changed listings are published to other servers."""


def random_code() -> str:
    """Return a random, unguessable code for a new table."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


class RoomRegistry:
    """The tables in memory: those with clients or running clocks."""

    def __init__(self, services: Services, lobby: Lobby, codes: Callable[[], str], ages: RetentionPolicy) -> None:
        self._services = services
        self._ownership = services.ownership
        self._lobby = lobby
        self._codes = codes
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[None]] = {}
        self._resting: dict[str, int] = {}
        """The due times, in milliseconds, of tables that have running clocks but are not loaded."""
        self._reading = asyncio.Lock()
        self._reader = ThreadPoolExecutor(
            1, "rooms"
        )  # Use a separate thread, because visitors' requests can occupy all default threads.
        self._retention = RetentionJob(services.log, services.now, ages, self._reserve, self._reading)
        self._unpublished: set[str] = set()
        """Tables whose changed listings have not been published yet."""
        self._publishing: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def __len__(self) -> int:
        return len(self._rooms)

    def __contains__(self, code: object) -> bool:
        return code in self._rooms or code in self._loading

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    # --- Loading and unloading

    @contextlib.asynccontextmanager
    async def pinned(self, code: str) -> AsyncIterator[Room]:
        """Load the room of a table, and keep it in memory during the ``async with`` block. Raises ``PerudoError``
        (``table-unknown``)."""
        room = await self._find(code)
        room.pins += 1
        try:
            yield room
        finally:
            room.pins -= 1
            self.idle(room)

    def get(self, code: str) -> Room | None:
        """Return the room of a table if it is loaded."""
        return self._rooms.get(code)

    def leave(self, room: Room, client: Client) -> None:
        room.leave(client)
        self.idle(room)

    async def _find(self, code: str) -> Room:
        while code not in self._rooms:  # The table may be unloaded again before this caller resumes.
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(self._load(code))
            await asyncio.shield(self._loading[code])
        return self._rooms[code]

    async def _load(self, code: str) -> None:
        """Load a table once for all waiting callers, so that no caller works on a separate, outdated copy.

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
            try:
                await self._aside(lambda: room.replay(log, head))
                await room.credit_downtime(claim.lost_at)
            except BaseException:
                room.close()
                raise
            self._rooms[code] = room
            self._resting.pop(code, None)
            if claim.lost_at is not None:
                self._ownership.credited(code)
                self._services.metrics.tables_taken_over.inc()
        finally:
            del self._loading[code]

    async def _aside(self, replay: Callable[[], T]) -> T:
        """Replay logs in a thread, one at a time: a long log takes almost a second, and must not block running
        games."""
        async with self._reading:
            return await asyncio.get_running_loop().run_in_executor(self._reader, replay)

    async def seat_status(self, guest: str, code: str) -> wire.SeatStatus | None:
        """Return a guest's status at a table, whichever server owns the table. Raises ``PerudoError``."""
        if (room := self._rooms.get(code)) is not None:
            return seat_status(room.table, guest)
        entries = await self._services.log.entries(code)
        return (
            seat_status(await self._aside(lambda: deque(replay_tables(code, entries), 1)[-1]), guest)
            if entries
            else None
        )

    def changed(self, room: Room) -> None:
        """Record that a room's lobby listing may have changed."""
        self._list(room)

    def idle(self, room: Room) -> None:
        """Unload an idle table."""
        code = room.table.code
        if not room.must_stay_loaded and not room.busy and not room.pins and self._rooms.get(code) is room:
            if room.has_running_clock:
                self._resting[code] = room.scheduler.idle_until
            self._drop(room)

    def lost(self, room: Room) -> None:
        """Unload a table that another server may own now, and disconnect its clients."""
        if self._rooms.get(room.table.code) is room:
            self._services.metrics.tables_lost.inc()
        self._send_away(room)

    def _send_away(self, room: Room) -> None:
        """Unload a table, and disconnect its clients, which then reconnect and load it again."""
        clients = room.clients
        if self._rooms.get(room.table.code) is room:
            self._drop(room)
        for client in clients:
            client.send_away()

    def lose_all(self) -> None:
        """Unload all tables, because this server no longer owns any."""
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
            except PerudoError:  # The store has already logged the error.
                self._unpublished |= codes
                await asyncio.sleep(LOBBY_SECONDS)

    @contextlib.asynccontextmanager
    async def _reserve(self, code: str) -> AsyncIterator[bool]:
        """Prevent a table from being loaded, so that new clients wait. Yields True if the table was neither loaded nor
        being loaded."""
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

    async def remove_person(self, code: str, guest: str, names: Collection[str]) -> None:
        """Remove a person from a table: see ``Store.remove_person``. The table's clients are disconnected, and wait
        until the person has been removed.

        Raises ``PerudoError`` (``table-elsewhere`` if another server owns the table, ``store-...``, ``table-away``) and
        ``ConflictError``.
        """
        async with self.pinned(code) as room:  # Loading a table refunds the clock time lost while no server ran it.
            self._send_away(room)
            async with self._reserve(code):
                await room.settled()
                await self._services.log.remove_person(code, guest, names, self._ownership.epoch(code))
        async with self.pinned(code) as room:
            await room.go_on()  # Restart the timers if a clock is running.

    # --- Opening

    async def open(
        self, guest: str, command: wire.Open, club: str | None = None, registered_name: RegisteredName | None = None
    ) -> str:
        """Open a new table for a guest. ``club``: the id of the club to which the table belongs, if any.
        ``registered_name``: the guest's registered name on this server, if any. Return the table's code."""
        return await self.open_as(
            guest, command.id, lambda code: open_table(command, code, guest, club, registered_name)
        )

    async def open_as(
        self,
        guest: str,
        command: str,
        decide: Callable[[str], list[TableEvent]],
        do: StoreWithTable | None = None,
    ) -> str:
        """Open a new table. Return its code. If the same guest repeats the ``command``, the code of the first table is
        returned.

        ``decide`` returns the table's first events. ``do`` writes additional rows in the same transaction. Both receive
        the table's code.
        """
        means = self._services
        while True:
            code, now = self._codes(), means.now()
            happened = apply_all(Table(code=code), decide(code), now, means.seeds)
            entries = [  # Record who sat down, so that the server can find a guest's tables.
                replace(entry, guest=entry.event.guest) if isinstance(entry.event, Sat) else entry
                for entry in log_entries(happened, now, guest, command)
            ]
            also = None if do is None else partial(do, code=code)
            due = wake_at(Table(code=code), happened[-1][1], means.timing)
            try:
                await means.log.append(code, entries, due, do=also)
            except ConflictError:
                known = await means.log.table_opened_by(guest, command)
                if known is not None:  # This command has already opened a table.
                    return known
                continue  # The code is taken, so draw another one.
            return code

    async def look_around(self) -> None:
        """Read the other servers' lobby listings. Raises ``PerudoError`` (``store-read``)."""
        self._lobby.elsewhere(await self._ownership.listings())

    # --- Time

    async def start(self) -> None:
        """Start serving: resume the tables whose clocks are running. Raises ``PerudoError`` (``store-...``)."""
        await self._go_on(await self._ownership.acquire_due())
        self._tasks = [
            asyncio.create_task(repeat(HEARTBEAT_SECONDS, self._go_on_due)),
            asyncio.create_task(repeat(LOBBY_SECONDS, self._follow_lobby)),
        ]
        if any(self._retention.policy):
            self._tasks.append(asyncio.create_task(self._retention.run()))

    async def _go_on_due(self) -> None:
        await self._go_on([code for code, at in self._resting.items() if at <= self._services.now()])
        await self._go_on(await self._ownership.acquire_due())
        needed = self._rooms.keys() | self._loading.keys() | self._resting.keys()
        await self._ownership.release([code for code in self._ownership.codes if code not in needed])

    async def _go_on(self, codes: Iterable[str]) -> None:
        """Load tables that are due and not in memory."""

        async def go_on(code: str) -> None:
            try:
                async with self.pinned(code) as room:
                    if not room.has_running_clock:
                        await self._services.log.clear_due(code)
                    await room.go_on()
            except PerudoError as error:  # An error at one table must not stop the others.
                _logger.error("a table's own action failed", table=code, error=str(error))
                if error.code not in ("table-elsewhere", "table-unknown"):
                    self._resting[code] = self._services.now() + RETRY_MILLISECONDS
            except Exception:
                _logger.exception("a table's own action failed", table=code)

        await asyncio.gather(*map(go_on, codes))

    async def _follow_lobby(self) -> None:
        if self._lobby.has_watchers:
            await self.look_around()

    def close(self) -> None:
        """Stop every timer. The tables resume from the log when the server starts again."""
        for task in (*self._tasks, *([self._publishing] if self._publishing else [])):
            task.cancel()
        for room in self:
            room.close()
        self._lobby.close()


async def repeat(seconds: float, do: Callable[[], Awaitable[None]]) -> None:
    """Call a function periodically, even after errors."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await do()
        except PerudoError:  # The store has already logged the error.
            pass
        except Exception:
            _logger.exception("rooms failed")
