"""What is kept of old tables, and whether all that is kept can be read.

A table at which a game was played to its end is kept whole, whatever came after it, if there is an archive in there.
Another one is forgotten when nothing has happened there for a time. Nothing else is known of a table than its log: its
log is asked, once it is old. Tables are looked at in the order in which they grow old, so none is looked for.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import structlog
from sqlalchemy import Connection, Engine, inspect
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from perudo.errors import PerudoError
from perudo.server.log.archive import Archive
from perudo.server.log.database import (
    TABLES,
    behind,
    examine,
    glance,
    has_digests,
    open_database,
    open_to_read,
    reason,
    shown,
    sqlite_file,
    trouble,
)
from perudo.server.log.lock import held
from perudo.server.log.store import Entry, Store, checked, fetch, shelve
from perudo.server.log.tables import (
    FINISHED,
    LOOKED_AT,
    NEW,
    UNFINISHED,
    Aged,
    ConflictError,
    Filed,
    all_filed,
    codes,
    forget,
    last,
    note,
    rows_of,
    size,
    state_of,
    take_away,
    waits,
)
from perudo.server.table.state import Table

_log = structlog.get_logger()

DAY = 24 * 3600 * 1000
"""In milliseconds."""
TOGETHER = 100
"""Tables that are forgotten or put away in one commit where nobody waits for another."""
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


# --- By a running server


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


# --- By hand


@dataclass(frozen=True)
class Old:
    """A table at which nothing has happened for a time: how much its events are, and when the last of them was
    (milliseconds)."""

    code: str
    bytes: int
    at: int


@dataclass
class Sorting:
    """What is to be done about old tables, by hand: ``look`` says so and writes nothing, then ``forget`` or
    ``put_away`` does it."""

    engine: Engine
    before: int
    """Since when something has to have happened at a table for it not to be old: milliseconds."""
    tables: int = 0
    """All of them."""
    unfinished: list[Old] = field(default_factory=list)
    finished: list[Old] = field(default_factory=list)
    """Those with a game that was played to its end."""
    faults: list[PerudoError] = field(default_factory=list)

    def look(self, told: Callable[[int], None]) -> None:
        """``told`` is called with the number of tables seen so far."""
        with _reads(self.engine) as connection:
            for code in codes(connection):
                self.tables += 1
                told(self.tables)
                _, at = last(connection, code)
                if at < self.before and not waits(connection, code):
                    with contextlib.suppress(PerudoError):  # what can't be read stays as it is
                        which = self.finished if _is_finished(connection, code) else self.unfinished
                        which.append(Old(code, size(connection, code), at))

    def forget(self) -> None:
        """Forgets tables at which no game was played to its end, and makes a SQLite file as small as it can be."""
        self._change(self.unfinished, lambda connection, old: forget(connection, old.code, self.before))
        self._change(self.finished, lambda connection, old: note(connection, old.code, FINISHED, old.at))
        self._shrink()

    def put_away(self, archive: Archive, told: Callable[[int], None]) -> int:
        """Takes the other ones to an archive, as far as they still are as they were; gives how many went.

        ``told`` is called with how many went so far. What can't be read stays, and is in ``faults``. Raises
        ``PerudoError`` (``archive-unreachable``).
        """
        gone = 0

        def put(connection: Connection, old: Old) -> None:
            nonlocal gone
            if last(connection, old.code)[1] != old.at:
                raise ConflictError
            take_away(connection, shelve(archive, rows_of(connection, old.code)))
            gone += 1
            told(gone)

        try:
            self._change(self.finished, put)
        finally:
            self._shrink()
        return gone

    def _change(self, those: list[Old], change: Callable[[Connection, Old], None]) -> None:
        for at in range(0, len(those), TOGETHER):
            with self.engine.begin() as connection:
                for each in those[at : at + TOGETHER]:
                    try:
                        with connection.begin_nested():
                            change(connection, each)
                    except ConflictError:  # it is not old any more
                        pass
                    except PerudoError as error:
                        if error.code == "archive-unreachable":
                            raise
                        self.faults.append(error)

    def _shrink(self) -> None:
        if self.engine.dialect.name == "sqlite":
            with contextlib.closing(self.engine.raw_connection()) as bare:
                bare.cursor().execute("PRAGMA temp_store = FILE")  # it makes a copy, which may be larger than memory
                bare.cursor().execute("VACUUM")


def _is_finished(connection: Connection, code: str) -> bool:
    known = state_of(connection, code) == FINISHED
    return known or played_out(code, _entries(connection, code))


@contextlib.contextmanager
def sorting(url: URL, days: int) -> Iterator[Sorting]:
    """Keeps the data to this process meanwhile. Raises ``PerudoError`` (``store-...``, ``backup-nothing``)."""
    file = sqlite_file(url)
    if file and not file.exists():
        raise PerudoError("backup-nothing", place=str(file))
    with held(file):
        engine = open_database(url)
        try:
            yield Sorting(engine, round(time.time() * 1000) - days * DAY)
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise trouble(error, shown(url)) from error
        finally:
            engine.dispose()


# --- Whether all can be read


@dataclass
class Checked:
    """What was looked through, and what is wrong with it."""

    tables: int = 0
    events: int = 0
    passed: int = 0
    """Tables that lie in an archive which was not named."""
    faults: list[PerudoError] = field(default_factory=list)
    behind: PerudoError | None = None
    """What has to be done before a server can work with them, where they are of an older one."""


def check(url: URL, told: Callable[[Checked], None], archive: Archive | None = None) -> Checked:
    """Reads all data, and writes nothing: every page of a SQLite file, and each table's log as a server would;
    what lies in an archive too, if it is named.

    ``told`` is called with what was seen so far. Raises ``PerudoError`` where there are no data of ours at all.
    """
    seen, file = Checked(), sqlite_file(url)
    if file:
        if not file.exists():
            raise PerudoError("backup-nothing", place=str(file))
        glance(file)
        try:
            examine(file)
        except PerudoError as error:
            seen.faults.append(error)
    seen.behind = behind(url)
    engine = open_to_read(url)
    try:
        with _reads(engine) as connection:
            chained, archives = has_digests(connection), inspect(connection).has_table(TABLES.name)
            for code in codes(connection):
                _read(code, seen, partial(_entries, connection, code, chained=chained))
                told(seen)
                connection.rollback()  # what a server writes meanwhile can go from beside the file into it
            for log in all_filed(connection) if archives else ():
                if archive is None:
                    seen.passed += 1
                else:
                    _read(log.table, seen, partial(_fetched, archive, log))
                told(seen)
    except SQLAlchemyError as error:
        seen.faults.append(trouble(error, shown(url)))
    finally:
        engine.dispose()
    return seen


def _entries(connection: Connection, code: str, *, chained: bool = True) -> list[Entry]:
    return checked(code, rows_of(connection, code, chained=chained))[0]


def _fetched(archive: Archive, log: Filed) -> list[Entry]:
    return fetch(archive, log)[1]


def _read(code: str, seen: Checked, read: Callable[[], list[Entry]]) -> None:
    seen.tables += 1
    try:
        entries = read()
        seen.events += len(entries)
        for _ in tables(code, entries):
            pass
    except PerudoError as error:
        found = error.code in ("store-altered", "archive-altered", "archive-missing", "archive-unreachable")
        seen.faults.append(error if found else PerudoError("check-table", table=code, why=error.details["why"]))
    except SQLAlchemyError as error:
        seen.faults.append(PerudoError("check-table", table=code, why=reason(error)))


@contextlib.contextmanager
def _reads(engine: Engine) -> Iterator[Connection]:
    with engine.connect().execution_options(perudo_reads=True) as connection:
        yield connection
