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
from perudo.server.log.store import Entry, Store
from perudo.server.log.table_index import FINISHED, LOOKED_AT, NEW, UNFINISHED, Aged, ConflictError
from perudo.server.table.state import Table

_log = structlog.get_logger()

DAY = 24 * 3600 * 1000
"""In milliseconds."""
SEARCHES = 3600
"""Seconds between two looks at what has grown old."""
REST = 9
"""So many times as long as an old table took nothing is done about the next one: they have a tenth of the time."""
AGAIN = 10 * 60 * 1000
"""Milliseconds until an old table is looked at again by any server, where somebody was at it or it went wrong."""


def tables(code: str, entries: Iterable[Entry]) -> Iterator[Table]:
    """A table after each event of its log. Raises ``PerudoError`` (``store-read``) where they come to no table."""
    table = Table(code=code)
    for entry in entries:
        try:
            table = table.after(entry.event, entry.at)
        except Exception as error:  # an event that follows from no other: whatever it does to the fold
            raise PerudoError("store-read", why=f"{entry.seq}: {error!r}") from error
        yield table


def played_out(code: str, entries: Iterable[Entry]) -> bool:
    """Whether a game was played to its end at a table. Raises ``PerudoError`` (``store-read``)."""
    return any(table.stage == "over" for table in tables(code, entries))


class Ages(NamedTuple):
    """Days after which tables are forgotten at which no game was played to its end, and the others go to the archive;
    0 for never."""

    forget: int = 0
    archive: int = 0


NEVER = Ages()


@dataclass
class Keeper:
    """Sees to old tables, one after the other, so that nobody feels it; several servers share them.

    ``apart`` keeps a table from those who come for it, who wait; it says whether nobody has it in memory.
    ``aside``: what takes the time of a processor is done one at a time, and the tables play on meanwhile.
    """

    log: Store
    now: Callable[[], int]
    ages: Ages
    apart: Callable[[str], AbstractAsyncContextManager[bool]]
    aside: asyncio.Lock

    async def work(self) -> None:
        while True:
            for state, days, see_to in (
                (NEW, min(filter(None, self.ages), default=0), self._judge),
                (UNFINISHED, self.ages.forget, self._forget),
                (FINISHED, self.ages.archive, self._put_away),
            ):
                more = days > 0
                while more:
                    more = await self._step(state, days, see_to)
            await asyncio.sleep(SEARCHES)

    async def _step(self, state: str, days: int, see_to: Callable[[Aged, int], Awaitable[None]]) -> bool:
        """Sees to some tables; whether there are more."""
        before, old = self.now() - days * DAY, list[Aged]()
        with contextlib.suppress(PerudoError):  # nothing can be read at present
            old = await self.log.old(state, before)
        for each in old:
            begun = time.monotonic()
            try:
                if await self.log.claim(each, before + AGAIN):
                    async with self.apart(each.table) as alone:
                        if alone:
                            await see_to(each, before)
            except (PerudoError, ConflictError) as error:  # what can't be read or written stays as it is
                _log.warning("old table could not be seen to", table=each.table, error=str(error))
            await asyncio.sleep(REST * (time.monotonic() - begun))
        return len(old) == LOOKED_AT

    async def _judge(self, aged: Aged, before: int) -> None:
        """Asks whether a game was played to its end."""
        at = await self.log.last_at(aged.table)
        if at >= before:
            await self.log.note(aged.table, NEW, at)
            return
        entries = await self.log.log(aged.table)
        async with self.aside:
            kept = await asyncio.to_thread(played_out, aged.table, entries)
        await self.log.note(aged.table, FINISHED if kept else UNFINISHED, at)

    async def _forget(self, aged: Aged, before: int) -> None:
        at = await self.log.last_at(aged.table)
        if at > aged.at:  # it was asked before that
            await self.log.note(aged.table, NEW, at)
        else:
            await self.log.forget(aged.table, before)
            _log.info("table forgotten", table=aged.table)

    async def _put_away(self, aged: Aged, before: int) -> None:
        at = await self.log.last_at(aged.table)
        if at >= before:
            await self.log.note(aged.table, FINISHED, at)
        else:
            log = await self.log.put_away(aged.table, before)
            _log.info("table archived", table=aged.table, events=log.events, place=log.place)
