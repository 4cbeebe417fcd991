"""The log of every table, append-only, in SQLite or PostgreSQL: commit first, then answer.

One row is one event; its key (table, seq) is the arbiter: of two writers that want the same place in a table's log
one wins, and the other is told by ``ConflictError``. Appends of many tables that come while a commit is under way
share the next one, so that full durability stays fast. One thread writes, a few read.

A database on another machine goes away and comes back: restarted, replaced by its standby, cut off. What it was asked
for is asked again for a while, and nobody notices more than a delay. Where the line is lost while a commit is under
way, nobody knows whether it took place. It is tried again until that is known: what is in the log was stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, islice
from queue import SimpleQueue
from threading import Thread
from typing import Any, Literal, TypeVar

import msgspec
import structlog
from sqlalchemy import URL, Connection, Engine, delete, func, insert, null, select
from sqlalchemy.exc import DBAPIError, IntegrityError, InternalError, OperationalError, SQLAlchemyError

from perudo.errors import PerudoError
from perudo.server.log import events
from perudo.server.log.chain import digest
from perudo.server.log.database import (
    ATTENDANCE,
    BEAT,
    DUE,
    FINISHED,
    LOG,
    SAT,
    damaged,
    open_database,
    reason,
    to_write,
)
from perudo.server.log.events import Happening

READERS = 4
"""Logs that can be read at once."""
MOST_ROWS = 200
"""Rows that one statement inserts."""
LOOKED_AT = 20
"""Tables that are looked at in one step of a search for old ones."""
PATIENCE = 15
"""Seconds for which a database that went away is tried again, before whoever waits is told."""
PAUSE = 0.1
"""Seconds between two attempts."""

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
    """Something to be written with the next commit: rows of one table's log, or what else has to be done."""

    done: asyncio.Future[None]
    table: str = ""
    rows: Sequence[tuple[Any, ...]] = ()
    due: Due = "as it is"
    do: Callable[[Connection], object] | None = None
    since: float = field(default_factory=time.monotonic)
    unsure: bool = False
    """Whether it may be written already: the line was lost while its commit was under way."""


class Store:
    """Every table's log. ``await Store.open(url)``; close it when done."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[_Write | None] = SimpleQueue()
        self._writes: Connection | None = None
        """Of the thread that writes alone; kept from one commit to the next."""
        self._committing = False
        self._closing = False
        self._writer = Thread(target=self._write, name="perudo-writes", daemon=True)
        self._read_threads = ThreadPoolExecutor(READERS, "perudo-reads")
        self._damage: PerudoError | None = None
        """Once the database has said that its file is damaged, nothing more is written to it."""

    @classmethod
    async def open(cls, url: str | URL) -> Store:
        """Opens or makes the database: ``sqlite:///FILE`` or ``postgresql://...``.

        Raises ``PerudoError`` (``store-...``) where that can't be done.
        """
        store = cls(await asyncio.to_thread(open_database, url))
        if store._remote:
            from perudo.server.log.patience import limit_waiting  # its driver is there where it is asked for

            limit_waiting(store._engine)
        store._writer.start()
        return store

    async def append(self, table: str, entries: Sequence[Entry], due: Due = "as it is", head: str = "") -> str:
        """Adds events to a table's log, all or none; returns its new head when they are on the disk.

        ``due``: when the table has to be woken though nobody is there (milliseconds), or None where it need not be.
        ``head``: the digest of the last event that was there before, as ``read`` gave it; empty for a new table.
        Raises ``ConflictError`` where one of the places is taken or the table was opened before by this command,
        ``PerudoError`` (``store-write``) where the disk or the database fails; then nothing was written. While nobody
        knows whether it was written, this waits.
        """
        rows, head = chained(table, entries, head)
        if rows:
            await self._written(_Write(self._loop.create_future(), table, rows, due))
        return head

    async def log(self, table: str) -> list[Entry]:
        """A table's log, for whoever only looks at it; as ``read``."""
        entries, _ = await self.read(table)
        return entries

    async def read(self, table: str, after: int = 0, head: str = "") -> tuple[list[Entry], str]:
        """A table's log from its beginning, or what follows an event of it, and its head: the digest of the last event.

        ``head``: what it was after that event. Events from before there were digests are held by those that follow.
        Raises ``PerudoError``: ``store-altered`` where an event is not as it was stored, or is missing; ``store-read``
        where the log can't be read.
        """
        return await self.ask(lambda connection: read_log(connection, table, after, head))

    async def opened(self, guest: str, command: str) -> str | None:
        """The table that a guest opened by this command; None where it was not carried out."""
        query = select(LOG.c.table).where(LOG.c.seq == 1, LOG.c.guest == guest, LOG.c.command == command)
        return await self.ask(lambda connection: connection.execute(query).scalar())

    async def sat_down(self, guest: str, command: str) -> str | None:
        """The table at which a guest sat down by this command; None where it was not carried out."""
        query = select(LOG.c.table).where(SAT, LOG.c.guest == guest, LOG.c.command == command)
        return await self.ask(lambda connection: connection.execute(query).scalar())

    async def guests(self) -> frozenset[str]:
        """Everyone who has ever asked for something. Reads the whole log."""
        query = select(LOG.c.guest).where(LOG.c.guest.is_not(None)).distinct()
        return await self.ask(lambda connection: frozenset(connection.execute(query).scalars()))

    async def due(self) -> list[str]:
        """The tables that have to be woken though nobody is there, the most urgent first."""
        query = select(DUE.c.table).order_by(DUE.c.at)
        return await self.ask(lambda connection: list(connection.execute(query).scalars()))

    async def settle(self, table: str) -> None:
        """Notes that a table has not to be woken."""
        await self._written(_Write(self._loop.create_future(), table, due=None))

    async def beat(self, at: int) -> None:
        """Says that this server lives at ``at`` (milliseconds)."""
        await self._written(_Write(self._loop.create_future(), do=lambda connection: _beat(connection, at)))

    async def last_beat(self) -> int | None:
        """When a server last said that it lives."""
        return await self.ask(lambda connection: connection.execute(select(BEAT.c.at)).scalar())

    async def old(self, before: int, after: str) -> tuple[list[str], str | None]:
        """Of some tables, those of which it has to be asked whether they are forgotten: see ``is_old``.

        The tables are the next ones ``after`` a code; also gives the last of them, None where there are no more.
        """

        def look(connection: Connection) -> tuple[list[str], str | None]:
            some = list(islice(codes(connection, after), LOOKED_AT))
            return [code for code in some if is_old(connection, code, before)], some[-1] if some else None

        return await self.ask(look)

    async def forget(self, table: str, before: int) -> None:
        """Takes a table's log away, with the next commit, unless something has happened there since ``before``."""
        await self._written(
            _Write(self._loop.create_future(), table, do=lambda connection: forget(connection, table, before))
        )

    async def keep(self, table: str) -> None:
        """Notes that a game was played to its end at a table: ``old`` passes over it from now on."""
        await self._written(_Write(self._loop.create_future(), table, do=lambda connection: keep(connection, table)))

    async def close(self) -> None:
        """Writes what is waiting, and lets go of the database."""
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._read_threads.shutdown()
        self._engine.dispose()

    async def ask(self, ask: Callable[[Connection], T]) -> T:
        """What a question to the database comes to. Raises ``PerudoError`` (``store-read``)."""
        since = time.monotonic()

        def asked() -> T:
            while True:
                try:
                    with self._engine.connect().execution_options(perudo_reads=True) as connection:
                        return ask(connection)
                except DBAPIError as error:
                    if not self._may_pass(error, since):
                        raise
                time.sleep(PAUSE)

        try:
            return await self._loop.run_in_executor(self._read_threads, asked)
        except SQLAlchemyError as error:
            self._look_at(error)
            raise PerudoError("store-read", why=reason(error)) from error

    def _look_at(self, error: Exception) -> None:
        """Where the database says that its file is damaged, nothing more is written to it."""
        if damaged(error) and self._damage is None:
            self._damage = PerudoError("store-write", why=reason(error))
            _said.error("data damaged", why=reason(error), mend="stop the server; perudo check; perudo restore")

    async def do(self, do: Callable[[Connection], T]) -> T:
        """Does this with the next commit, twice if it has to be tried again; gives what it came to.

        Raises ``PerudoError`` (``store-write``), ``ConflictError``.
        """
        came = list[T]()
        await self._written(_Write(self._loop.create_future(), do=lambda connection: came.append(do(connection))))
        return came[-1]

    async def _written(self, write: _Write) -> None:
        self._waiting.put(write)
        await write.done

    @property
    def _remote(self) -> bool:
        """Whether the database may go away and come back."""
        return self._engine.dialect.name == "postgresql"

    def _may_pass(self, error: Exception, since: float) -> bool:
        """Whether what failed is tried again: the database is away, or about to be, and not for too long."""
        away = isinstance(error, DBAPIError) and (
            error.connection_invalidated or isinstance(error, OperationalError | InternalError)
        )
        return self._remote and away and time.monotonic() - since < PATIENCE

    # --- In the thread that writes

    def _write(self) -> None:
        """Commits what is waiting, again and again: all that came meanwhile goes into the next commit."""
        again: list[_Write] = []
        while again or not self._closing:
            waiting = [] if again else [self._waiting.get()]
            while not self._waiting.empty():
                waiting.append(self._waiting.get())
            self._closing = self._closing or None in waiting
            # Always in one order: two servers that write to one database must not wait for each other in a ring.
            batch = sorted((write for write in (*again, *waiting) if write is not None), key=lambda write: write.table)
            again, conflicts = [], list[_Write]()
            failure: PerudoError | None = None
            try:
                if self._damage is not None:
                    raise self._damage
                conflicts = self._commit(batch)
            except Exception as error:  # whatever it is, nobody may wait for ever
                lost = isinstance(error, DBAPIError) and error.connection_invalidated
                for write in batch:
                    write.unsure = write.unsure or (lost and self._committing)
                again = [write for write in batch if self._may_pass(error, write.since) or self._unsettled(write)]
                batch = [write for write in batch if write not in again]
                failure = self._damage or PerudoError("store-write", why=reason(error))
                self._look_at(error)
                if batch:
                    _said.error("not stored", why=reason(error), tables=[write.table for write in batch])
                if again:
                    _said.warning("database away", why=reason(error))
            with contextlib.suppress(RuntimeError):  # the loop is gone, and whoever waited with it
                self._loop.call_soon_threadsafe(_tell, batch, conflicts, failure)
            if again:
                time.sleep(PAUSE)
        if self._writes is not None:
            self._writes.close()

    def _unsettled(self, write: _Write) -> bool:
        """Whether one waits on, however long: it can't be told that nothing was written. At the end nobody is there."""
        return write.unsure and not self._closing

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
        self._committing = False
        connection = self._writes = self._writes or to_write(self._engine)
        try:
            with connection.begin():
                yield connection
                self._committing = True
        except IntegrityError:
            raise
        except BaseException:
            self._writes = None
            connection.invalidate()  # the next one may lead to another server
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
                    if not (write.unsure and write.rows and _is_there(connection, write)):
                        conflicts.append(write)
        return conflicts


def chained(table: str, entries: Sequence[Entry], head: str) -> tuple[list[tuple[Any, ...]], str]:
    """Entries as rows of the log, each with its digest, and the last one. ``head``: the digest before the first."""
    rows = list[tuple[Any, ...]]()
    for entry in entries:
        row = (table, entry.seq, entry.at, entry.guest, entry.command, events.write(entry.event))
        head = digest(*row, head)
        rows.append((*row, head))
    return rows, head


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
        if write.do is not None:
            write.do(connection)


def _is_there(connection: Connection, write: _Write) -> bool:
    """Whether these very rows are in the log: a digest is over all that is before it."""
    *_, (table, seq, *_, mine) = write.rows
    there = connection.execute(select(LOG.c.digest).where(LOG.c.table == table, LOG.c.seq == seq)).scalar()
    return bool(there == mine)


def _beat(connection: Connection, at: int) -> None:
    connection.execute(delete(BEAT))
    connection.execute(insert(BEAT).values(id=1, at=at))


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


# --- What a log holds, and what is forgotten of it


def read_log(
    connection: Connection, table: str, after: int = 0, head: str = "", *, chained: bool = True
) -> tuple[list[Entry], str]:
    """A table's log, or what follows an event of it, and its head; ``head`` and errors as for ``Store.read``.

    ``chained``: whether the data have digests, as all do that a server has opened since there are any.
    """
    digests = LOG.c.digest if chained else null().label(LOG.c.digest.name)
    query = select(*list(LOG.c)[:-1], digests).where(LOG.c.table == table, LOG.c.seq > after).order_by(LOG.c.seq)
    entries, begun = [], after > 0
    try:
        for seq, row in enumerate(connection.execute(query), start=after + 1):
            head = digest(table, row.seq, row.at, row.guest, row.command, row.event, head)
            begun = begun or row.digest is not None
            if row.seq != seq or (begun and row.digest != head):
                raise PerudoError("store-altered", table=table, seq=seq)
            entries.append(Entry(row.seq, row.at, row.guest, row.command, events.read(row.event)))
    except (msgspec.MsgspecError, LookupError) as error:
        raise PerudoError("store-read", why=str(error)) from error
    return entries, head


def codes(connection: Connection, after: str = "") -> Iterator[str]:
    """Every table in the order of the codes, those after one. Each is found by the log's key, and no more is read."""
    while True:
        found = connection.execute(select(func.min(LOG.c.table)).where(LOG.c.table > after)).scalar()
        if found is None:
            return
        yield found
        after = found


def last_at(connection: Connection, table: str) -> int:
    """When something last happened at a table, in milliseconds; 0 where there is none."""
    last = select(LOG.c.at).where(LOG.c.table == table).order_by(LOG.c.seq.desc()).limit(1)
    return connection.execute(last).scalar() or 0


def size(connection: Connection, table: str) -> int:
    """How much a table's events are, as text."""
    return connection.execute(select(func.sum(func.length(LOG.c.event))).where(LOG.c.table == table)).scalar() or 0


def is_old(connection: Connection, table: str, before: int) -> bool:
    """Whether nothing has happened at a table since ``before``, nothing is to happen there, nobody is there, and, as
    far as it is known yet, no game was played to its end."""
    noted = (select(each.c.table).where(each.c.table == table) for each in (DUE, FINISHED, ATTENDANCE))
    return last_at(connection, table) < before and not any(connection.execute(each).scalar() for each in noted)


def forget(connection: Connection, table: str, before: int) -> None:
    """Takes a table's log away, unless it is not as old as that any more."""
    if is_old(connection, table, before):
        connection.execute(delete(LOG).where(LOG.c.table == table))


def keep(connection: Connection, table: str) -> None:
    """Notes that a game was played to its end at a table, which is never forgotten."""
    connection.execute(delete(FINISHED).where(FINISHED.c.table == table))
    connection.execute(insert(FINISHED).values(table=table))
