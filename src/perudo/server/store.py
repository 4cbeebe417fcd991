"""The log of every table, append-only, in SQLite or PostgreSQL: commit first, then answer.

One row is one event; its key (table, seq) is the arbiter: of two writers that want the same place in a table's log
one wins, and the other is told by ``ConflictError``. Appends of many tables that come while a commit is under way
share the next one, so that full durability stays fast. One thread writes, a few read: a commit is one visit to that
thread, which takes a quarter of the time that as many small awaits do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, Engine, delete, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from perudo.errors import PerudoError
from perudo.server.database import BEAT, DUE, LOG, open_database, reason
from perudo.server.events import Happening

READERS = 4
"""Logs that can be read at once."""

T = TypeVar("T")

_said = structlog.get_logger()
_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Happening] = msgspec.json.Decoder(Happening)


class ConflictError(Exception):
    """Another writer has taken this place in the table's log."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One event in the log of a table."""

    seq: int
    at: int
    guest: str | None
    command: str | None
    event: Happening


@dataclass(slots=True)
class _Append:
    table: str
    rows: list[dict[str, Any]]
    due: int | Literal["as it is"] | None
    done: asyncio.Future[None]


class Store:
    """Every table's log. ``await Store.open(url)``; close it when done."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._write_thread = ThreadPoolExecutor(1, "perudo-writes")
        self._read_threads = ThreadPoolExecutor(READERS, "perudo-reads")
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Opens or makes the database: ``sqlite:///FILE`` or ``postgresql://...``.

        Raises ``PerudoError`` (``store-...``) where that can't be done.
        """
        store = cls(await asyncio.to_thread(open_database, url))
        store._writer = asyncio.create_task(store._write())
        return store

    async def append(
        self, table: str, entries: Sequence[Entry], due: int | Literal["as it is"] | None = "as it is"
    ) -> None:
        """Adds events to a table's log, all or none; returns when they are on the disk.

        ``due``: when the table has to be woken though nobody is there (milliseconds), or None where it need not be.
        Raises ``ConflictError`` where one of the places is taken or the table was opened before by this command,
        ``PerudoError`` (``store-write``) where the disk or the database fails; then nothing was written.
        """
        rows = [
            {
                "table": table,
                "seq": entry.seq,
                "at": entry.at,
                "guest": entry.guest,
                "command": entry.command,
                "event": _encode(entry.event).decode(),
            }
            for entry in entries
        ]
        if rows:
            append = _Append(table, rows, due, asyncio.get_running_loop().create_future())
            self._waiting.append(append)
            self._wake.set()
            await append.done

    async def log(self, table: str) -> list[Entry]:
        """A table's log from its beginning; empty where there is no such table.

        Raises ``PerudoError`` (``store-read``) where it can't be read, or is not whole.
        """
        query = select(LOG).where(LOG.c.table == table).order_by(LOG.c.seq)

        def read(connection: Connection) -> list[Entry]:
            rows = connection.execute(query)
            return [Entry(row.seq, row.at, row.guest, row.command, _decoder.decode(row.event)) for row in rows]

        try:
            entries = await self._read(read)
        except msgspec.DecodeError as error:
            raise PerudoError("store-read", why=str(error)) from error
        if entries and entries[-1].seq != len(entries):
            raise PerudoError("store-read", why=f"{entries[-1].seq} != {len(entries)}")
        return entries

    async def opened(self, guest: str, command: str) -> str | None:
        """The table that a guest opened by this command; None where it was not carried out."""
        query = select(LOG.c.table).where(LOG.c.seq == 1, LOG.c.guest == guest, LOG.c.command == command)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def due(self) -> list[str]:
        """The tables that have to be woken though nobody is there, the most urgent first."""
        query = select(DUE.c.table).order_by(DUE.c.at)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def beat(self, at: int) -> None:
        """Says that this server lives at ``at`` (milliseconds)."""

        def write() -> None:
            with self._engine.begin() as connection:
                connection.execute(delete(BEAT))
                connection.execute(insert(BEAT).values(id=1, at=at))

        try:
            await asyncio.get_running_loop().run_in_executor(self._write_thread, write)
        except SQLAlchemyError as error:
            raise PerudoError("store-write", why=reason(error)) from error

    async def last_beat(self) -> int | None:
        """When a server last said that it lives."""
        return await self._read(lambda connection: connection.execute(select(BEAT.c.at)).scalar())

    async def close(self) -> None:
        """Writes what is waiting, and lets go of the database."""
        if self._writer is not None:
            self._closing = True
            self._wake.set()
            await self._writer
        self._write_thread.shutdown()
        self._read_threads.shutdown()
        self._engine.dispose()

    async def _read(self, ask: Callable[[Connection], T]) -> T:
        def asked() -> T:
            with self._engine.connect().execution_options(perudo_reads=True) as connection:
                return ask(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._read_threads, asked)
        except SQLAlchemyError as error:
            raise PerudoError("store-read", why=reason(error)) from error

    async def _write(self) -> None:
        """Commits what is waiting, again and again: all that came meanwhile goes into the next commit."""
        loop = asyncio.get_running_loop()
        while not self._closing or self._waiting:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            conflicts: list[_Append] = []
            failure: PerudoError | None = None
            try:
                conflicts = await loop.run_in_executor(self._write_thread, self._commit, batch)
            except Exception as error:  # whatever it is, nobody may wait for ever
                failure = PerudoError("store-write", why=reason(error))
                _said.error("not stored", why=reason(error), tables=[append.table for append in batch])
            for append in batch:
                if append.done.cancelled():
                    continue
                if failure is not None:
                    append.done.set_exception(failure)
                elif append in conflicts:
                    append.done.set_exception(ConflictError())
                else:
                    append.done.set_result(None)

    def _commit(self, batch: list[_Append]) -> list[_Append]:
        """Writes these appends in one transaction; gives those whose place was taken."""
        conflicts = []
        with self._engine.begin() as connection:
            # Always in one order: two servers that write to one database must not wait for each other in a ring.
            for append in sorted(batch, key=lambda append: append.table):
                try:
                    with connection.begin_nested():
                        connection.execute(insert(LOG), append.rows)
                        if append.due != "as it is":
                            connection.execute(delete(DUE).where(DUE.c.table == append.table))
                        if isinstance(append.due, int):
                            connection.execute(insert(DUE).values({"table": append.table, "at": append.due}))
                except IntegrityError:
                    conflicts.append(append)
        return conflicts
