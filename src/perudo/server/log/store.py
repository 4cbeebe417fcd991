"""The log of every table, append-only, in SQLite or PostgreSQL: commit first, then answer. Old ones lie in an archive.

One row is one event; its key (table, seq) is the arbiter: of two writers that want the same place in a table's log
one wins, and the other is told by ``ConflictError``. Appends of many tables that come while a commit is under way
share the next one, which waits a moment for as many as the last had, so that full durability stays fast. One thread
writes, a few read.

A database on another machine goes away and comes back: restarted, replaced by its standby, cut off. What it was asked
for is asked again for a while, and nobody notices more than a delay. Where the line is lost while a commit is under
way, nobody knows whether it took place. It is tried again until that is known: what is in the log was stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Thread
from typing import Any, Literal, TypeVar

import msgspec
import structlog
from sqlalchemy import URL, Connection, Engine, delete, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError, InternalError, OperationalError, SQLAlchemyError

from perudo.errors import PerudoError
from perudo.server.log import events, tables
from perudo.server.log.archive import Archive, Row, pack, unpack
from perudo.server.log.chain import digest
from perudo.server.log.database import (
    BEAT,
    DUE,
    EARLIER,
    LOG,
    TABLES,
    OtherFormatError,
    damaged,
    open_database,
    reason,
    to_write,
)
from perudo.server.log.events import Happening
from perudo.server.log.tables import Aged, Filed
from perudo.server.log.tables import ConflictError as ConflictError

READERS = 4
"""Logs that can be read at once, and as many more that lie in the archive."""
AWAY = "archived "
"""What the head of a log begins with that lies in the archive: an append brings it back first."""
PATIENCE = 15
"""Seconds for which a database that went away is tried again, before whoever waits is told."""
PAUSE = 0.1
"""Seconds between two attempts."""
GATHERED = 0.005
"""Seconds for which a commit waits at most until as many writes have come as the one before had."""

T = TypeVar("T")
Due = int | Literal["as it is"] | None

_said = structlog.get_logger()


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

    @property
    def only_goes_on(self) -> bool:
        """Whether it adds rows to a log that there is, and does nothing else."""
        return bool(self.rows) and self.rows[0][1] > 1 and self.due == "as it is" and self.do is None


class Store:
    """Every table's log. ``await Store.open(url)``; close it when done."""

    def __init__(self, engine: Engine, archive: Archive | None = None) -> None:
        self._engine = engine
        self._archive = archive
        self._loop = asyncio.get_running_loop()
        self._gathered: list[_Write] = []
        """What goes into the next commit; ``_expected``: as many as came with the last one."""
        self._expected = 1
        self._under_way = False
        self._gathering: asyncio.TimerHandle | None = None
        """Until no more are waited for."""
        self._waiting: SimpleQueue[list[_Write] | None] = SimpleQueue()
        self._writes: Connection | None = None
        """Of the thread that writes alone; kept from one commit to the next."""
        self._committing = False
        self._closing = False
        self._writer = Thread(target=self._write, name="perudo-writes", daemon=True)
        self._read_threads = ThreadPoolExecutor(READERS, "perudo-reads")
        self._archive_threads = ThreadPoolExecutor(READERS, "perudo-archive")
        """Of their own: an archive may take its time, and only those wait who want something of it."""
        self._damage: PerudoError | None = None
        """Once the database has said that its file is damaged, nothing more is written to it."""

    @classmethod
    async def open(cls, url: str | URL, archive: Archive | None = None) -> Store:
        """Opens or makes the database: ``sqlite:///FILE`` or ``postgresql://...``. ``archive``: where old logs lie.

        Raises ``PerudoError`` (``store-...``) where that can't be done.
        """
        store = cls(await asyncio.to_thread(open_database, url), archive)
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
        ``PerudoError`` (``store-write``, ``table-away``) where the disk, the database or the archive fails; then
        nothing was written. While nobody knows whether it was written, this waits: as with what was sent last to a
        database that fell silent.
        """
        if head.startswith(AWAY):
            await self._bring_back(table)
            head = head.removeprefix(AWAY)
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

    async def came_earlier(self, guest: str) -> bool:
        """Whether a guest came before cookies had tags."""
        query = select(EARLIER.c.guest).where(EARLIER.c.guest == guest)
        return await self.ask(lambda connection: connection.execute(query).scalar() is not None)

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
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._read_threads.shutdown()
        self._archive_threads.shutdown()
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

    async def do(self, do: Callable[[Connection], T], table: str = "") -> T:
        """Does this with the next commit, to a table if one is named; gives what it came to when it was committed.

        It may be done again though it was: where the line was lost while a commit was under way. Raises
        ``PerudoError`` (``store-write``), ``ConflictError``, also where this raises it.
        """
        came = list[T]()
        write = _Write(self._loop.create_future(), table, do=lambda connection: came.append(do(connection)))
        await self._written(write)
        return came[-1]

    async def _written(self, write: _Write) -> None:
        self._gathered.append(write)
        self._perhaps_commit()
        await write.done

    def _perhaps_commit(self) -> None:
        """Where one table writes nothing is waited for; where many do, they share a commit, which costs as much for one
        as for ten of them."""
        if not self._gathered or self._under_way:
            return
        if len(self._gathered) >= self._expected:
            self._hand_over()
        elif self._gathering is None:
            self._gathering = self._loop.call_later(GATHERED, self._hand_over)

    def _hand_over(self) -> None:
        """To the thread that writes."""
        if self._gathering is not None:
            self._gathering.cancel()
            self._gathering = None
        if self._gathered:
            self._expected, self._under_way = len(self._gathered), True
            self._waiting.put(self._gathered)
            self._gathered = []

    def _committed(self, batch: list[_Write], conflicts: list[_Write], failure: PerudoError | None) -> None:
        self._under_way = False
        _tell(batch, conflicts, failure)
        self._perhaps_commit()

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
            batch = sorted(
                (write for writes in (again, *waiting) for write in writes or ()), key=lambda write: write.table
            )
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
                again = [
                    write for write in batch if self._may_pass(error, write.since) or self._unsettled(write, error)
                ]
                batch = [write for write in batch if write not in again]
                failure = self._damage or PerudoError("store-write", why=reason(error))
                self._look_at(error)
                if batch:
                    _said.error("not stored", why=reason(error), tables=[write.table for write in batch])
                if again:
                    _said.warning("database away", why=reason(error))
            with contextlib.suppress(RuntimeError):  # the loop is gone, and whoever waited with it
                self._loop.call_soon_threadsafe(self._committed, batch, conflicts, failure)
            if again:
                time.sleep(PAUSE)
        if self._writes is not None:
            self._writes.close()

    def _unsettled(self, write: _Write, error: Exception) -> bool:
        """Whether one waits on, however long: it can't be told that nothing was written. At the end nobody is there.

        Nor does one wait where the data are no longer for this program: who asks again elsewhere is told what is there.
        """
        return write.unsure and not self._closing and not isinstance(error, OtherFormatError)

    def _commit(self, batch: list[_Write]) -> list[_Write]:
        """Writes all this in one transaction; gives those whose place was taken."""
        try:
            with self._transaction(at_once=all(write.only_goes_on for write in batch)) as connection:
                _put(connection, batch)
            return []
        except (IntegrityError, ConflictError):  # one of them is in the way; the others go on
            return self._commit_apart(batch)

    @contextlib.contextmanager
    def _transaction(self, *, at_once: bool = False) -> Iterator[Connection]:
        """With one connection for all, until something goes wrong with it: a pool's would be reset at each commit.

        ``at_once``: it is of one statement, by which a remote database commits as well: one way there, not four.
        """
        self._committing = False
        connection = self._writes = self._writes or to_write(self._engine)
        try:
            with connection.begin(), _by_itself(connection) if at_once and self._remote else contextlib.nullcontext():
                self._committing = at_once
                yield connection
                self._committing = True
        except (IntegrityError, ConflictError):
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
                except (IntegrityError, ConflictError):
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


@contextlib.contextmanager
def _by_itself(connection: Connection) -> Iterator[None]:
    """PostgreSQL's driver begins no transaction meanwhile: each statement is one."""
    driver: Any = connection.connection.driver_connection

    def alone(is_it: bool) -> None:
        if not driver.closed:  # whoever uses it is told that it is
            driver.autocommit = is_it

    alone(True)
    try:
        yield
    finally:
        alone(False)


def _put(connection: Connection, batch: list[_Write]) -> None:
    """All rows by one statement. Raises ``IntegrityError``, ``ConflictError``."""
    rows = [row for write in batch for row in write.rows]
    if rows:
        tables.put_rows(connection, rows, goes_on=True)
    for row in rows:
        if row[1] == 1:
            tables.opens(connection, row)
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


# --- What a log holds


def checked(table: str, rows: Iterable[Row], after: int = 0, head: str = "") -> tuple[list[Entry], str]:
    """The events in the rows of a log, those after an event of it, and its head; ``head`` and errors as for
    ``Store.read``."""
    entries, begun = [], after > 0
    try:
        for seq, row in enumerate(rows, start=after + 1):
            head = digest(table, row.seq, row.at, row.guest, row.command, row.event, head)
            begun = begun or row.digest is not None
            if row.seq != seq or (begun and row.digest != head):
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
