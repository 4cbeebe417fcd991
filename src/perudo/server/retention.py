"""What is kept of old tables.

A table at which a game was played to its end is kept whole, whatever came after it, if there is an archive in there.
Another one is forgotten when nothing has happened there for a time. Nothing else is known of a table than its log: its
log is asked, once it is old. Tables are looked at in the order in which they grow old, so none is looked for.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import NamedTuple

import structlog

from perudo.core.errors import PerudoError
from perudo.server.log.store import LogEntry, Store
from perudo.server.log.table_index import BATCH_SIZE, FINISHED, NEW, UNFINISHED, ConflictError, OldTable
from perudo.server.table.state import Table

_logger = structlog.get_logger()

DAY_MILLISECONDS = 24 * 3600 * 1000
"""In milliseconds."""
SCAN_SECONDS = 3600
"""Seconds between two looks at what has grown old."""
IDLE_FACTOR = 9
"""So many times as long as an old table took nothing is done about the next one: they have a tenth of the time."""
RETRY_MILLISECONDS = 10 * 60 * 1000
"""Milliseconds until an old table is looked at again by any server, where somebody was at it or it went wrong."""


def replay_tables(code: str, entries: Iterable[LogEntry]) -> Iterator[Table]:
    """A table after each event of its log. Raises ``PerudoError`` (``store-read``) where they come to no table."""
    table = Table(code=code)
    for entry in entries:
        try:
            table = table.apply(entry.event, entry.at)
        except Exception as error:  # an event that follows from no other: whatever it does to the fold
            raise PerudoError("store-read", why=f"{entry.seq}: {error!r}") from error
        yield table


def has_finished_game(code: str, entries: Iterable[LogEntry]) -> bool:
    """Whether a game was played to its end at a table. Raises ``PerudoError`` (``store-read``)."""
    return any(table.stage == "over" for table in replay_tables(code, entries))


class RetentionPolicy(NamedTuple):
    """Days after which tables are forgotten at which no game was played to its end, and the others go to the archive;
    0 for never."""

    delete_after_days: int = 0
    archive_after_days: int = 0


KEEP_FOREVER = RetentionPolicy()


@dataclass
class RetentionJob:
    """Sees to old tables, one after the other, so that nobody feels it; several servers share them.

    ``apart`` keeps a table from those who come for it, who wait; it says whether nobody has it in memory.
    ``aside``: what takes the time of a processor is done one at a time, and the tables play on meanwhile.
    """

    log: Store
    now: Callable[[], int]
    policy: RetentionPolicy
    reserve: Callable[[str], AbstractAsyncContextManager[bool]]
    cpu_lock: asyncio.Lock

    async def run(self) -> None:
        while True:
            for state, days, see_to in (
                (NEW, min(filter(None, self.policy), default=0), self._judge),
                (UNFINISHED, self.policy.delete_after_days, self._forget),
                (FINISHED, self.policy.archive_after_days, self._put_away),
            ):
                more = days > 0
                while more:
                    more = await self._step(state, days, see_to)
            await asyncio.sleep(SCAN_SECONDS)

    async def _step(self, state: str, days: int, see_to: Callable[[OldTable, int], Awaitable[None]]) -> bool:
        """Sees to some tables; whether there are more."""
        before, old = self.now() - days * DAY_MILLISECONDS, list[OldTable]()
        with contextlib.suppress(PerudoError):  # nothing can be read at present
            old = await self.log.old_tables(state, before)
        for each in old:
            begun = time.monotonic()
            try:
                if await self.log.claim(each, before + RETRY_MILLISECONDS):
                    async with self.reserve(each.table) as alone:
                        if alone:
                            await see_to(each, before)
            except (PerudoError, ConflictError) as error:  # what can't be read or written stays as it is
                _logger.warning("old table could not be seen to", table=each.table, error=str(error))
            await asyncio.sleep(IDLE_FACTOR * (time.monotonic() - begun))
        return len(old) == BATCH_SIZE

    async def _judge(self, aged: OldTable, before: int) -> None:
        """Asks whether a game was played to its end."""
        at = await self.log.last_at(aged.table)
        if at >= before:
            await self.log.set_state(aged.table, NEW, at)
            return
        entries = await self.log.entries(aged.table)
        async with self.cpu_lock:
            kept = await asyncio.to_thread(has_finished_game, aged.table, entries)
        await self.log.set_state(aged.table, FINISHED if kept else UNFINISHED, at)

    async def _forget(self, aged: OldTable, before: int) -> None:
        at = await self.log.last_at(aged.table)
        if at > aged.last_event_at:  # it was asked before that
            await self.log.set_state(aged.table, NEW, at)
        else:
            await self.log.delete(aged.table, before)
            _logger.info("table forgotten", table=aged.table)

    async def _put_away(self, aged: OldTable, before: int) -> None:
        at = await self.log.last_at(aged.table)
        if at >= before:
            await self.log.set_state(aged.table, FINISHED, at)
        else:
            log = await self.log.archive(aged.table, before)
            _logger.info("table archived", table=aged.table, events=log.events, place=log.file_name)
