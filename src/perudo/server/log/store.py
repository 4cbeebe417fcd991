"""The log of every table, append-only, in SQLite or PostgreSQL: commit first, then answer. Old ones lie in an archive.

One row is one event; its key (table, seq) is the arbiter: of two writers that want the same place in a table's log
one wins, and the other is told by ``ConflictError``. A few threads read; who writes: see ``writer``.
"""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import URL, Connection, Engine, delete, insert, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.server.log import events, writer
from perudo.server.log import table_index as tables
from perudo.server.log.archive import Archive, Row, pack, unpack
from perudo.server.log.database import BEAT, DUE, TABLES, damaged, open_database, reason, sqlite_file
from perudo.server.log.events import Happening
from perudo.server.log.hash_chain import digest
from perudo.server.log.table_index import Aged, Filed
from perudo.server.log.table_index import ConflictError as ConflictError
from perudo.server.log.table_index import Due as Due
from perudo.server.log.writer import Write, Writer, is_away, remote

READERS = 4
"""Logs that can be read at once, and as many more that lie in the archive."""
AWAY = "archived "
"""What the head of a log begins with that lies in the archive: an append brings it back first."""

T = TypeVar("T")

_said = structlog.get_logger()


class Entry(msgspec.Struct, frozen=True):
    """One event in the log of a table."""

    seq: int
    at: int
    guest: str | None
    command: str | None
    event: Happening


class Store:
    """Every table's log. ``await Store.open(url)``; close it when done."""

    def __init__(self, engine: Engine, archive: Archive | None = None) -> None:
        self._engine = engine
        self._archive = archive
        self._loop = asyncio.get_running_loop()
        self._reads = engine.execution_options(
            **({"isolation_level": "AUTOCOMMIT"} if remote(engine) else {"perudo_reads": True})
        )
        """A question is a statement, mostly. A remote database is asked it and no more: one way there, not three."""
        self._writer = Writer(engine, "perudo-writes")
        self._beside = Writer(engine, "perudo-beside") if remote(engine) else self._writer
        """What is about no table, as what nodes say all the time: it holds up no move, and is held up by none."""
        self._read_threads = ThreadPoolExecutor(READERS, "perudo-reads")
        self._archive_threads = ThreadPoolExecutor(READERS, "perudo-archive")
        """Of their own: an archive may take its time, and only those wait who want something of it."""

    @classmethod
    async def open(cls, url: str | URL, archive: Archive | None = None) -> Store:
        """Opens or makes the database: ``sqlite:///FILE`` or ``postgresql://...``. ``archive``: where old logs lie.

        Raises ``PerudoError`` (``store-...``) where that can't be done.
        """
        store = cls(await asyncio.to_thread(open_database, url), archive)
        if remote(store._engine):
            from perudo.server.log.postgres_timeouts import limit_waiting  # its driver is there where it is asked for

            limit_waiting(store._engine)
        for each in store._writers:
            each.start()
        return store

    async def check_health(self) -> None:
        """Raises ``PerudoError``: ``store-read`` if nothing can be read, ``store-write`` if a data file has no room."""
        await self.read("")
        file = sqlite_file(self._engine.url)
        if file is not None and shutil.disk_usage(file.parent).free < limits.DISK_LEFT:
            raise PerudoError("store-write", why=os.strerror(errno.ENOSPC))

    async def append(self, table: str, entries: Sequence[Entry], due: Due = "as it is", head: str = "") -> str:
        """Adds events to a table's log, all or none; returns its new head when they are on the disk.

        ``due``: when the table has to be woken though nobody is there (milliseconds), or None where it need not be.
        ``head``: the digest of the last event that was there before, as ``read`` gave it; empty for a new table.
        Raises ``ConflictError`` where one of the places is taken or the table was opened before by this command,
        ``PerudoError`` (``store-write``, ``table-away``) where the disk, the database or the archive fails; then
        nothing was written. While nobody knows whether it was written, this waits: as with what was sent last to a
        database that fell silent.
        """
        if head.startswith(AWAY):
            await self._bring_back(table)
            head = head.removeprefix(AWAY)
        rows, head = chained(table, entries, head)
        if rows:
            await self._writer.written(Write(table, rows, due))
        return head

    async def log(self, table: str) -> list[Entry]:
        """A table's log, for whoever only looks at it; as ``read``."""
        entries, _ = await self.read(table)
        return entries

    async def read(self, table: str, after: int = 0, head: str = "") -> tuple[list[Entry], str]:
        """A table's log from its beginning, or what follows an event of it, and its head: the digest of the last event.

        ``head``: what it was after that event.
        Raises ``PerudoError``: ``store-altered`` where an event is not as it was stored, or is missing; ``store-read``
        where the log can't be read; ``table-away`` where it lies in an archive and can't be had at present.
        """
        known = head.removeprefix(AWAY)

        def look(connection: Connection) -> tuple[list[Entry], str, Filed | None]:
            for _ in range(2):  # between the two questions another server may have brought it back
                rows = tables.rows_of(connection, table, after)
                log = None if rows else tables.filed(connection, table)
                if rows or log or after:
                    break
            return (*checked(table, rows, after, known), log)

        entries, head, log = await self.ask(look)
        if log is None:
            return entries, head
        if log.head != known:
            entries = (await self._fetch(log))[1][after:]
        return entries, AWAY + log.head

    async def opened(self, guest: str, command: str) -> str | None:
        """The table that a guest opened by this command; None where it was not carried out."""
        query = select(TABLES.c.table).where(TABLES.c.guest == guest, TABLES.c.command == command)
        return await self.ask(lambda connection: connection.execute(query).scalar())

    async def sat_down(self, guest: str, command: str) -> str | None:
        """The table at which a guest sat down by this command; None where it was not carried out."""
        return await self.ask(lambda connection: tables.sat_down(connection, guest, command))

    async def due(self) -> list[str]:
        """The tables that have to be woken though nobody is there, the most urgent first."""
        query = select(DUE.c.table).order_by(DUE.c.at)
        return await self.ask(lambda connection: list(connection.execute(query).scalars()))

    async def settle(self, table: str) -> None:
        """Notes that a table has not to be woken."""
        await self.do(lambda connection: connection.execute(delete(DUE).where(DUE.c.table == table)), table)

    async def beat(self, at: int) -> None:
        """Says that this server lives at ``at`` (milliseconds)."""
        await self.do(lambda connection: _beat(connection, at))

    async def last_beat(self) -> int | None:
        """When a server last said that it lives."""
        return await self.ask(lambda connection: connection.execute(select(BEAT.c.at)).scalar())

    async def signer(self) -> str | None:
        """The public half of the key that the servers at these data have; None before the first start."""
        return await self.ask(tables.signer)

    async def take_signer(self, key: str, instead_of: str | None = None) -> str | None:
        """As ``tables.take_signer``."""
        return await self.do(lambda connection: tables.take_signer(connection, key, instead_of))

    # --- Old tables

    async def old(self, state: str, before: int) -> list[Aged]:
        """Some tables in a state where nothing has happened since ``before``, as far as it is known."""
        return await self.ask(lambda connection: tables.old(connection, state, before))

    async def claim(self, aged: Aged, until: int) -> bool:
        """Whether nobody else sees to a table; nobody does until it is as if something had happened at ``until``.

        Where it was not known whether a first attempt was stored, nobody may, until then.
        """
        return await self.do(lambda connection: tables.claim(connection, aged, until), aged.table)

    async def last_at(self, table: str) -> int:
        """When something last happened at a table, in milliseconds."""
        return await self.ask(lambda connection: tables.last(connection, table)[1])

    async def note(self, table: str, state: str, at: int) -> None:
        """Keeps what was found when somebody looked: the state of a table, and when something last happened there."""
        await self.do(lambda connection: tables.note(connection, table, state, at), table)

    async def forget(self, table: str, before: int) -> None:
        """Takes a table away. Raises ``ConflictError`` where something has happened there since, or will."""
        await self.do(lambda connection: tables.forget(connection, table, before), table)

    async def put_away(self, table: str, before: int) -> Filed:
        """Takes a log to the archive; when all of it can be read there, only a row of it stays here.

        Raises ``ConflictError`` where something has happened there since ``before``, or will, and
        ``PerudoError`` (``archive-...``, ``store-...``).
        """
        assert self._archive is not None
        rows = await self.ask(
            lambda connection: [] if tables.waits(connection, table) else tables.rows_of(connection, table)
        )
        if not rows or rows[-1].at >= before:
            raise ConflictError
        log = await self._loop.run_in_executor(self._archive_threads, shelve, self._archive, rows)
        await self.do(lambda connection: tables.take_away(connection, log), table)
        return log

    async def _bring_back(self, table: str) -> None:
        log = await self.ask(lambda connection: tables.filed(connection, table))
        if log is not None:
            rows, _ = await self._fetch(log)
            await self.do(lambda connection: tables.bring_back(connection, log, rows), table)

    async def _fetch(self, log: Filed) -> tuple[list[Row], list[Entry]]:
        """Raises ``PerudoError`` (``table-away``): people are told of the table alone, the server's own log of all."""
        try:
            return await self._loop.run_in_executor(self._archive_threads, fetch, self._archive, log)
        except PerudoError as error:
            _said.error("archive not read", table=log.table, error=str(error))
            raise PerudoError("table-away", table=log.table) from error

    async def close(self) -> None:
        """Writes what is waiting, and lets go of the database."""
        for each in self._writers:
            await each.close()
        self._read_threads.shutdown()
        self._archive_threads.shutdown()
        self._engine.dispose()

    async def ask(self, ask: Callable[[Connection], T]) -> T:
        """What a question to the database comes to. Raises ``PerudoError`` (``store-read``)."""
        since = time.monotonic()

        def asked() -> T:
            while True:
                try:
                    with self._reads.connect() as connection:
                        return ask(connection)
                except DBAPIError as error:
                    if not (remote(self._engine) and is_away(error) and time.monotonic() - since < writer.PATIENCE):
                        raise
                time.sleep(writer.PAUSE)

        try:
            return await self._loop.run_in_executor(self._read_threads, asked)
        except SQLAlchemyError as error:
            if damaged(error):
                self._writer.found_damage(error)
            raise PerudoError("store-read", why=reason(error)) from error

    async def do(self, do: Callable[[Connection], T], table: str = "", *, at_once: bool = False) -> T:
        """Does this with the next commit, to a table if one is named; gives what it came to when it was committed.

        ``at_once``: it is of one statement, by which a remote database commits as well. It may be done again though it
        was: where the line was lost while a commit was under way. Raises ``PerudoError`` (``store-write``),
        ``ConflictError``, also where this raises it.
        """
        came = list[T]()
        write = Write(table, do=lambda connection: came.append(do(connection)), at_once=at_once)
        await (self._writer if table else self._beside).written(write)
        return came[-1]

    @property
    def _writers(self) -> list[Writer]:
        return list(dict.fromkeys((self._writer, self._beside)))


def chained(table: str, entries: Sequence[Entry], head: str) -> tuple[list[tuple[Any, ...]], str]:
    """Entries as rows of the log, each with its digest, and the last one. ``head``: the digest before the first."""
    rows = list[tuple[Any, ...]]()
    for entry in entries:
        row = (table, entry.seq, entry.at, entry.guest, entry.command, events.write(entry.event))
        head = digest(*row, head)
        rows.append((*row, head))
    return rows, head


def _beat(connection: Connection, at: int) -> None:
    connection.execute(delete(BEAT))
    connection.execute(insert(BEAT).values(id=1, at=at))


# --- What a log holds


def checked(table: str, rows: Iterable[Row], after: int = 0, head: str = "") -> tuple[list[Entry], str]:
    """The events in the rows of a log, those after an event of it, and its head; ``head`` and errors as for
    ``Store.read``."""
    entries = []
    try:
        for seq, row in enumerate(rows, start=after + 1):
            head = digest(table, row.seq, row.at, row.guest, row.command, row.event, head)
            if row.seq != seq or row.digest != head:
                raise PerudoError("store-altered", table=table, seq=seq)
            entries.append(Entry(row.seq, row.at, row.guest, row.command, events.read(row.event)))
    except (msgspec.MsgspecError, LookupError) as error:
        raise PerudoError("store-read", why=str(error)) from error
    return entries, head


def shelve(archive: Archive, rows: list[Row]) -> Filed:
    """Writes a log to the archive, and reads it again. Raises ``PerudoError`` (``archive-...``, ``store-...``)."""
    table, at = rows[-1].table, rows[-1].at
    _, head = checked(table, rows)
    log = Filed(table, at, len(rows), head)
    archive.put(log.place, pack(rows))
    if fetch(archive, log)[0] != rows:
        raise PerudoError("archive-altered", place=log.place, why="other events")
    return log


def fetch(archive: Archive | None, log: Filed) -> tuple[list[Row], list[Entry]]:
    """The rows of a log in the archive, as they were in the database, and the events in them.

    Raises ``PerudoError`` (``archive-...``).
    """
    if archive is None:
        raise PerudoError("archive-unreachable", place=log.place, why="--archive names none")
    rows = unpack(archive.get(log.place), log.place)
    try:
        entries, head = checked(log.table, rows)
    except PerudoError as error:
        raise PerudoError("archive-altered", place=log.place, why=str(error)) from error
    if (len(rows), head) != (log.events, log.head):
        raise PerudoError("archive-altered", place=log.place, why="another log")
    return rows, entries
