"""Retention of old tables.

The server keeps each table with a finished game. If an archive is configured, the table is moved there. Any other table
is deleted after some time without activity. To find out whether a game was finished, the server must read the table's
log. Tables are checked in the order of their last activity, which avoids full scans.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import NamedTuple

import structlog

from perudo.core.errors import PerudoError
from perudo.server.log.replaying import replay_tables
from perudo.server.log.store import Store
from perudo.server.log.table_index import BATCH_SIZE, FINISHED, NEW, UNFINISHED, ConflictError, OldTable
from perudo.table.events import LogEntry

_logger = structlog.get_logger()

DAY_MILLISECONDS = 24 * 3600 * 1000
SCAN_SECONDS = 3600
"""Seconds between searches for old tables."""
IDLE_FACTOR = 9
"""The pause after each table, as a multiple of the time spent on that table, so that the job works only a tenth of the
time.
"""
RETRY_MILLISECONDS = 10 * 60 * 1000
"""How long (ms) the server waits before it rechecks an old table that was in use or caused an error."""


def has_finished_game(code: str, entries: Iterable[LogEntry]) -> bool:
    """Return whether a game was finished at a table. Raises ``PerudoError`` (``store-read``)."""
    return any(table.stage == "over" for table in replay_tables(code, entries))


class RetentionPolicy(NamedTuple):
    """Days until an inactive table is archived (if it has a finished game) or deleted (if not); 0 means never."""

    delete_after_days: int = 0
    archive_after_days: int = 0


KEEP_FOREVER = RetentionPolicy()


@dataclass
class RetentionJob:
    """Deletes or archives old tables in the background, one at a time. Several servers can share the work.

    ``reserve`` prevents a table from being loaded, so that its clients wait. It yields False if the table is already
    loaded or being loaded. The job holds ``cpu_lock`` while its thread works, so that only one such thread works at a
    time.
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
        """Handle a batch of tables. Return whether more tables remain."""
        before, old = self.now() - days * DAY_MILLISECONDS, list[OldTable]()
        with contextlib.suppress(PerudoError):  # Skip this batch if the database cannot be read.
            old = await self.log.old_tables(state, before)
        for each in old:
            begun = time.monotonic()
            try:
                if await self.log.claim(each, before + RETRY_MILLISECONDS):
                    async with self.reserve(each.table) as alone:
                        if alone:
                            await see_to(each, before)
            except (PerudoError, ConflictError) as error:  # Keep the table: a later attempt may succeed.
                _logger.warning("could not process an old table", table=each.table, error=str(error))
            await asyncio.sleep(IDLE_FACTOR * (time.monotonic() - begun))
        return len(old) == BATCH_SIZE

    async def _judge(self, aged: OldTable, before: int) -> None:
        """Record in the log store whether a game was finished at the table."""
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
        if at > aged.last_event_at:  # The table has changed since its log was last read.
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
