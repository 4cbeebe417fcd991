"""The rooms of a house: finds the one of a table, in memory or in the log, lets go of those that nobody needs.

Old ones are forgotten or go to the archive: see ``retention.py``.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import structlog

from perudo.core.errors import PerudoError
from perudo.core.rules import house_rules
from perudo.protocol import wire
from perudo.server.broadcast.subscribers import Client
from perudo.server.lobby import Lobby
from perudo.server.log.store import ConflictError
from perudo.server.retention import Ages, Keeper
from perudo.server.room.room import Means, Room, after, entries
from perudo.server.table.decisions import opening
from perudo.server.table.state import Table

_log = structlog.get_logger()

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No letter that can be taken for a digit."""
CODE_LENGTH = 6
BEAT = 2
"""Seconds between two signs of life while a clock runs: so much may be charged for a server that was away."""


def draw_code() -> str:
    """A new table's code, too rare to be guessed."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


class Rooms:
    """The tables in memory: those at which somebody is, or whose clocks run."""

    def __init__(self, means: Means, lobby: Lobby, codes: Callable[[], str], ages: Ages) -> None:
        self._means = means
        self._lobby = lobby
        self._codes = codes
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[None]] = {}
        self._resting: dict[str, int] = {}
        """When tables go on whose clocks run while they are not in memory. Where there are nodes, they see to it."""
        self._reading = asyncio.Lock()
        self._reader = ThreadPoolExecutor(1, "rooms")  # its own: strangers' questions may fill that of all
        self._beats: asyncio.Task[None] | None = None
        self._keeper = Keeper(means.log, means.now, ages, self._apart, self._reading)
        self._keeping: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._rooms)

    def __contains__(self, code: object) -> bool:
        return code in self._rooms or code in self._loading

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    # --- Finding and letting go

    @contextlib.asynccontextmanager
    async def entered(self, code: str) -> AsyncIterator[Room]:
        """The room of a table, which stays in memory meanwhile. Raises ``PerudoError`` (``table-unknown``)."""
        room = await self._find(code)
        room.visitors += 1
        try:
            yield room
        finally:
            room.visitors -= 1
            self._let_go(room)

    def get(self, code: str) -> Room | None:
        """The room of a table that is in memory."""
        return self._rooms.get(code)

    def leave(self, room: Room, client: Client) -> None:
        """A client looks at a table no more."""
        room.leave(client)
        self._let_go(room)

    async def _find(self, code: str) -> Room:
        while code not in self._rooms:  # it may have been let go again before this one had its turn
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(self._take_up(code))
            await asyncio.shield(self._loading[code])
        return self._rooms[code]

    async def _take_up(self, code: str) -> None:
        """Into memory, once for all who wait: a log read by each alone may be old by the time that it is used."""
        try:
            log, head = await self._means.log.read(code)
            if not log:
                raise PerudoError("table-unknown", table=code)
            room = Room(code, self._means, self._lobby.update, self._let_go)
            # Aside, and one at a time: a long log takes most of a second, and the tables play on meanwhile.
            async with self._reading:
                await asyncio.get_running_loop().run_in_executor(self._reader, room.replay, log, head)
            await room.roll.look()
            self._rooms[code] = room
            self._resting.pop(code, None)
            room.roll.begin()
            room.reckon()
        finally:
            del self._loading[code]

    def _let_go(self, room: Room) -> None:
        """A table that nobody looks at stands still, and leaves memory."""
        if not room.needed and not room.busy and not room.visitors and self._rooms.get(room.table.code) is room:
            del self._rooms[room.table.code]
            if room.keeps_time and self._means.nodes is None:
                self._resting[room.table.code] = room.rests_until
            room.close()
            self._lobby.update(room, there=False)

    @contextlib.asynccontextmanager
    async def _apart(self, code: str) -> AsyncIterator[bool]:
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

    # --- Opening, and finding others

    async def open(self, guest: str, command: wire.Open) -> str:
        """A guest's new table; its code."""
        means = self._means
        while True:
            code, now = self._codes(), means.now()
            happened = after(Table(code=code), opening(command, code, guest), now, means.dice)
            try:
                await means.log.append(code, entries(happened, now, guest, command.id))
            except ConflictError:
                known = await means.log.opened(guest, command.id)
                if known is not None:  # asked again
                    return known
                continue  # the code is taken: draw another
            return code

    async def look_around(self) -> None:
        """Asks which tables are open at other nodes. While somebody is told of them it is known."""
        if self._means.nodes is not None and not self._lobby.watched:
            self._lobby.elsewhere(await self._means.nodes.listed())

    async def seek(self, guest: str, address: str, command: wire.Seek) -> str:
        """Sits the guest down with another who seeks the same, or opens a table where the next one will."""
        rules = house_rules(command.edition, command.options)
        await self.look_around()
        # First those that begin with this guest, or miss the fewest people.
        for line in sorted(self._lobby.tables, key=lambda line: (line.begin or 0) - line.people):
            if line.begin is None or line.edition != command.edition or line.options != rules.options(line.edition):
                continue
            with contextlib.suppress(PerudoError):  # it has filled up or begun meanwhile
                async with self.entered(line.table) as room:
                    await room.asked(guest, command)
                    return line.table
        self._lobby.admit(guest, address)
        fewest, most = rules.players
        opened = wire.Open(
            id=command.id,
            name=command.name,
            edition=command.edition,
            options=command.options,
            chairs=max(fewest, min(4, most)),
            customs=wire.Customs(listed=True, begin=2),
        )
        return await self.open(guest, opened)

    # --- Time

    async def wake(self) -> None:
        """After a start: tables whose clocks run go on. Where other nodes live they do so already."""
        nodes = self._means.nodes
        if nodes is None or nodes.first:
            last = (nodes and nodes.last) or await self._means.log.last_beat()
            await asyncio.gather(*(self._wake(code, last or 0) for code in await self._means.log.due()))
        if nodes is not None:
            nodes.start(self._take_over, self._lobby)
        else:
            self._beats = asyncio.create_task(self._beat())
        if any(self._keeper.ages):
            self._keeping = asyncio.create_task(self._keeper.work())

    async def _wake(self, code: str, last: int) -> None:
        try:
            async with self.entered(code) as room:
                await room.wake(last)
        except PerudoError as error:  # the other tables go on without it
            _log.error("table could not be woken", table=code, error=str(error))

    async def _take_over(self, code: str) -> None:
        """A table that should have gone on, and that no node has in memory, goes on here."""
        self._means.metrics.claimed.inc()
        await self._go_on(code)

    async def _go_on(self, code: str) -> None:
        """A table whose time has come, and that is not in memory, goes on here."""
        try:
            async with self.entered(code) as room:
                if not room.keeps_time:
                    await self._means.log.settle(code)
                room.refresh()
        except PerudoError as error:
            _log.error("table could not be taken over", table=code, error=str(error))

    async def _beat(self) -> None:
        while True:
            if self._resting or any(room.keeps_time for room in self):
                with contextlib.suppress(PerudoError):  # nothing can be written at present: neither is a move
                    await self._means.log.beat(self._means.now())
            for code in [code for code, at in self._resting.items() if at <= self._means.now()]:
                await self._go_on(code)
            await asyncio.sleep(BEAT)

    def close(self) -> None:
        """Stops every timer; what is stored goes on when the server starts again."""
        for task in (self._beats, self._keeping):
            if task:
                task.cancel()
        for room in self:
            room.close()
        if self._means.nodes is not None:
            self._means.nodes.close()
        self._lobby.close()
