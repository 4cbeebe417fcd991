"""The log of every table, append-only, in SQLite or PostgreSQL: commit first, then answer.

One row is one event; its key (table, seq) is the arbiter: of two writers that want the same place in a table's log
one wins, and the other is told by ``ConflictError``. Appends of many tables that come while a commit is under way
share the next one, so that full durability stays fast. One thread writes, a few read.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import chain
from queue import SimpleQueue
from threading import Thread
from typing import Any, Literal, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, Engine, delete, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from perudo.errors import PerudoError
from perudo.server.log import events
from perudo.server.log.database import BEAT, DUE, LOG, open_database, reason
from perudo.server.log.events import Happening

READERS = 4
"""Logs that can be read at once."""
MOST_ROWS = 200
"""Rows that one statement inserts."""

T = TypeVar("T")
Due = int | Literal["as it is"] | None

_said = structlog.get_logger()


class ConflictError(Exception):
    """Another writer has taken this place in the table's log."""


class Entry(msgspec.Struct, frozen=True):
    """One event in the log of a table."""

    seq: int
    at: int
    guest: str | None
    command: str | None
    event: Happening


@dataclass(slots=True, eq=False)
class _Write:
    """Something to be written with the next commit: rows of one table's log, or that this server lives."""

    table: str
    rows: list[tuple[Any, ...]]
    due: Due
    done: asyncio.Future[None]
    beat: int | None = None


class Store:
    """Every table's log. ``await Store.open(url)``; close it when done."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[_Write | None] = SimpleQueue()
        self._writes: Connection | None = None
        """Of the thread that writes alone; kept from one commit to the next."""
        self._writer = Thread(target=self._write, name="perudo-writes", daemon=True)
        self._read_threads = ThreadPoolExecutor(READERS, "perudo-reads")

    @classmethod
    async def open(cls, url: str) -> Store:
        """Opens or makes the database: ``sqlite:///FILE`` or ``postgresql://...``.

        Raises ``PerudoError`` (``store-...``) where that can't be done.
        """
        store = cls(await asyncio.to_thread(open_database, url))
        store._writer.start()
        return store

    async def append(self, table: str, entries: Sequence[Entry], due: Due = "as it is") -> None:
        """Adds events to a table's log, all or none; returns when they are on the disk.

        ``due``: when the table has to be woken though nobody is there (milliseconds), or None where it need not be.
        Raises ``ConflictError`` where one of the places is taken or the table was opened before by this command,
        ``PerudoError`` (``store-write``) where the disk or the database fails; then nothing was written.
        """
        if entries:
            rows = [(table, each.seq, each.at, each.guest, each.command, events.write(each.event)) for each in entries]
            await self._written(_Write(table, rows, due, self._loop.create_future()))

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        """A table's log from its beginning, or what follows an event of it; empty where there is no such table.

        Raises ``PerudoError`` (``store-read``) where it can't be read, or is not whole.
        """
        query = select(LOG).where(LOG.c.table == table, LOG.c.seq > after).order_by(LOG.c.seq)

        def read(connection: Connection) -> list[Entry]:
            rows = connection.execute(query)
            return [Entry(row.seq, row.at, row.guest, row.command, events.read(row.event)) for row in rows]

        try:
            entries = await self._read(read)
        except (msgspec.MsgspecError, LookupError) as error:
            raise PerudoError("store-read", why=str(error)) from error
        if entries and entries[-1].seq != after + len(entries):
            raise PerudoError("store-read", why=f"{entries[-1].seq} != {after + len(entries)}")
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
        await self._written(_Write("", [], "as it is", self._loop.create_future(), beat=at))

    async def last_beat(self) -> int | None:
        """When a server last said that it lives."""
        return await self._read(lambda connection: connection.execute(select(BEAT.c.at)).scalar())

    async def close(self) -> None:
        """Writes what is waiting, and lets go of the database."""
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._read_threads.shutdown()
        self._engine.dispose()

    async def _read(self, ask: Callable[[Connection], T]) -> T:
        def asked() -> T:
            with self._engine.connect().execution_options(perudo_reads=True) as connection:
                return ask(connection)

        try:
            return await self._loop.run_in_executor(self._read_threads, asked)
        except SQLAlchemyError as error:
            raise PerudoError("store-read", why=reason(error)) from error

    async def _written(self, write: _Write) -> None:
        self._waiting.put(write)
        await write.done

    # --- In the thread that writes

    def _write(self) -> None:
        """Commits what is waiting, again and again: all that came meanwhile goes into the next commit."""
        closing = False
        while not closing:
            waiting = [self._waiting.get()]
            while not self._waiting.empty():
                waiting.append(self._waiting.get())
            # Always in one order: two servers that write to one database must not wait for each other in a ring.
            batch = sorted((write for write in waiting if write is not None), key=lambda write: write.table)
            closing = len(batch) < len(waiting)
            conflicts: list[_Write] = []
            failure: PerudoError | None = None
            try:
                conflicts = self._commit(batch)
            except Exception as error:  # whatever it is, nobody may wait for ever
                failure = PerudoError("store-write", why=reason(error))
                _said.error("not stored", why=reason(error), tables=[write.table for write in batch])
            with contextlib.suppress(RuntimeError):  # the loop is gone, and whoever waited with it
                self._loop.call_soon_threadsafe(_tell, batch, conflicts, failure)
        if self._writes is not None:
            self._writes.close()

    def _commit(self, batch: list[_Write]) -> list[_Write]:
        """Writes all this in one transaction; gives those whose place was taken."""
        try:
            with self._transaction() as connection:
                _put(connection, batch)
            return []
        except IntegrityError:  # one of them is in the way; the others go on
            return self._commit_apart(batch)

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """With one connection for all, until something goes wrong with it: a pool's would be reset at each commit."""
        connection = self._writes = self._writes or self._engine.connect()
        try:
            with connection.begin():
                yield connection
        except IntegrityError:
            raise
        except BaseException:
            self._writes = None
            connection.close()
            raise

    def _commit_apart(self, batch: list[_Write]) -> list[_Write]:
        conflicts = []
        with self._transaction() as connection:
            for write in batch:
                try:
                    with connection.begin_nested():
                        _put(connection, [write])
                except IntegrityError:
                    conflicts.append(write)
        return conflicts


def _put(connection: Connection, batch: list[_Write]) -> None:
    """All rows by one statement: for each that SQLite is given, this thread would wait for the interpreter again."""
    rows = [row for write in batch for row in write.rows]
    for some in (rows[at : at + MOST_ROWS] for at in range(0, len(rows), MOST_ROWS)):
        connection.exec_driver_sql(
            _insertion(connection.dialect.paramstyle, len(some)), tuple(chain.from_iterable(some))
        )
    for write in batch:
        if write.due != "as it is":
            connection.execute(delete(DUE).where(DUE.c.table == write.table))
        if isinstance(write.due, int):
            connection.execute(insert(DUE).values({"table": write.table, "at": write.due}))
        if write.beat is not None:
            connection.execute(delete(BEAT))
            connection.execute(insert(BEAT).values(id=1, at=write.beat))


@cache
def _insertion(paramstyle: str, rows: int) -> str:
    mark = "?" if paramstyle == "qmark" else "%s"
    row = f"({', '.join([mark] * len(LOG.columns))})"
    columns = ", ".join(f'"{column.name}"' for column in LOG.columns)
    return f"INSERT INTO {LOG.name} ({columns}) VALUES {', '.join([row] * rows)}"


def _tell(batch: list[_Write], conflicts: list[_Write], failure: PerudoError | None) -> None:
    """Back in the loop: whoever waits is told how it went."""
    for write in batch:
        if write.done.cancelled():
            continue
        if failure is not None:
            write.done.set_exception(failure)
        elif write in conflicts:
            write.done.set_exception(ConflictError())
        else:
            write.done.set_result(None)
