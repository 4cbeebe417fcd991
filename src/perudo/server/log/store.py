"""The store: append-only table logs in SQLite or PostgreSQL. An archive can hold the logs of old tables.

Each row stores one event. The primary key (table, seq) gives optimistic locking: if two servers append an event with
the same number, one of them gets a ``ConflictError``. A few threads handle reads; ``writer`` handles writes.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import shutil
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import URL, Connection, Engine, delete, insert, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.server.log import table_index as tables
from perudo.server.log import writer
from perudo.server.log.archive import Archive, LogRow, months, pack, unpack
from perudo.server.log.database import (
    DUE_TABLE,
    HEARTBEAT_TABLE,
    TABLES_TABLE,
    error_text,
    is_damaged,
    open_database,
    sqlite_file,
)
from perudo.server.log.hash_chain import event_digest
from perudo.server.log.table_index import ArchivedLog, OldTable
from perudo.server.log.table_index import ConflictError as ConflictError
from perudo.server.log.table_index import DueTime as DueTime
from perudo.server.log.writer import Write, Writer, is_remote, is_unavailable
from perudo.table import events
from perudo.table.anonymity import without_person
from perudo.table.events import LogEntry

READER_THREADS = 4
"""The number of threads in each pool. One pool reads the database, and the other accesses the archive."""
ARCHIVED_HEAD_PREFIX = "archived "
"""The prefix that marks the head (last digest) of an archived log. The log must be restored before anything is appended
to it.
"""

T = TypeVar("T")

_logger = structlog.get_logger()


class Store:
    """The logs of all tables. Call ``await Store.open(url)``, and close the store at the end."""

    def __init__(self, engine: Engine, archive: Archive | None = None) -> None:
        self._engine = engine
        self._archive = archive
        self._loop = asyncio.get_running_loop()
        self._reads = engine.execution_options(
            **({"isolation_level": "AUTOCOMMIT"} if is_remote(engine) else {"perudo_reads": True})
        )
        """In autocommit mode, a query to a remote database takes one round trip instead of three."""
        self._writer = Writer(engine, "perudo-writes")
        self._beside = Writer(engine, "perudo-beside") if is_remote(engine) else self._writer
        """The writer for leases and everything else that does not belong to a table. A remote database gets a separate
        writer for this purpose, so that these writes and players' moves do not delay each other.
        """
        self._urgent = Writer(engine, "perudo-urgent") if is_remote(engine) else self._writer
        """The writer for urgent writes, such as lease renewals."""
        self._read_threads = ThreadPoolExecutor(READER_THREADS, "perudo-reads")
        self._archive_threads = ThreadPoolExecutor(READER_THREADS, "perudo-archive")
        """The archive has its own threads, because it may be slow."""

    @classmethod
    async def open(cls, url: str | URL, archive: Archive | None = None) -> Store:
        """Open or create the database: ``sqlite:///FILE`` or ``postgresql://...``. ``archive``: the archive for old
        logs.

        Raises ``PerudoError`` (``store-...``).
        """
        store = cls(await asyncio.to_thread(open_database, url), archive)
        if is_remote(store._engine):
            from perudo.server.log.postgres_timeouts import (
                use_timeouts,
            )  # Imported here, because the PostgreSQL driver is optional.

            use_timeouts(store._engine)
        for each in store._writers:
            each.start()
        return store

    async def check_health(self) -> None:
        """Check that the database is readable and that the disk has free space. Raises ``PerudoError`` (``store-read``,
        ``store-write``)."""
        await self.read_from("")
        file = sqlite_file(self._engine.url)
        if file is not None and shutil.disk_usage(file.parent).free < limits.DISK_LEFT:
            raise PerudoError("store-write", why=os.strerror(errno.ENOSPC))

    async def append(
        self,
        table: str,
        entries: Sequence[LogEntry],
        due: DueTime = "as it is",
        head: str = "",
        epoch: int | None = None,
        do: Callable[[Connection], object] | None = None,
    ) -> str:
        """Append events to a table's log atomically. Return the log's new head once the events are on disk.

        ``due``: the time (ms) at which an empty table must be loaded because a player's clock is running; None for
        never. ``head``: the digest of the last event, as ``read_from`` returned it; empty for a new table. ``epoch``:
        the epoch in which this server acquired the table; None for a server that does not share its data. ``do``: a
        function that writes more data in the same transaction, such as game results. The function must not raise an
        error.

        Raises ``ConflictError`` if an event number is taken, if this command has already opened a table, or if another
        server has acquired the table in the meantime. Raises ``PerudoError`` (``store-write``, ``table-away``) if the
        database or the archive fails. In that case nothing was written. The call returns only when the outcome of the
        commit is known.
        """
        if head.startswith(ARCHIVED_HEAD_PREFIX):
            await self._bring_back(table)
            head = head.removeprefix(ARCHIVED_HEAD_PREFIX)
        rows, head = chain_rows(table, entries, head)
        if rows:
            await self._writer.write(Write(table, rows, due, epoch, do))
        return head

    async def entries(self, table: str) -> list[LogEntry]:
        """Return a table's log; see ``read_from``."""
        entries, _ = await self.read_from(table)
        return entries

    async def read_from(self, table: str, after: int = 0, head: str = "") -> tuple[list[LogEntry], str]:
        """Return a table's events, and the log's head (the digest of the last event). ``after``: return only events
        after this number.

        ``head``: the digest of event number ``after``. Raises ``PerudoError``: ``store-altered`` if an event is altered
        or missing; ``store-read`` if the log cannot be read; ``table-away`` if it is in an archive that cannot be
        reached.
        """
        known = head.removeprefix(ARCHIVED_HEAD_PREFIX)

        def look(connection: Connection) -> tuple[list[LogEntry], str, ArchivedLog | None]:
            for _ in range(2):  # Retry once if another server restores the log between the queries.
                rows = tables.rows_of(connection, table, after)
                log = None if rows else tables.archived_log(connection, table)
                if rows or log or after:
                    break
            return (*verified_entries(table, rows, after, known), log)

        entries, head, log = await self.query(look)
        if log is None:
            return entries, head
        if log.head != known:
            entries = (await self._fetch(log))[1][after:]
        return entries, ARCHIVED_HEAD_PREFIX + log.head

    async def table_opened_by(self, guest: str, idempotency_key: str) -> str | None:
        """Return the table that a guest opened with this command, or None."""
        query = select(TABLES_TABLE.c.table).where(
            TABLES_TABLE.c.guest == guest, TABLES_TABLE.c.command == idempotency_key
        )
        return await self.query(lambda connection: connection.execute(query).scalar())

    async def table_joined_by(self, guest: str, idempotency_key: str) -> str | None:
        """Return the table where a guest took a seat with this command, or None."""
        return await self.query(lambda connection: tables.table_joined_by(connection, guest, idempotency_key))

    async def due(self) -> list[str]:
        """Return the empty tables that must be loaded for a player's clock, most urgent first."""
        query = select(DUE_TABLE.c.table).order_by(DUE_TABLE.c.at)
        return await self.query(lambda connection: list(connection.execute(query).scalars()))

    async def clear_due(self, table: str) -> None:
        """Record that no player's clock is running at a table, so that it need not be loaded."""
        await self.write(
            lambda connection: connection.execute(delete(DUE_TABLE).where(DUE_TABLE.c.table == table)), table
        )

    async def record_heartbeat(self, at: int) -> None:
        """Record ``at`` (milliseconds) as the time when this server was last alive."""
        await self.write(lambda connection: _beat(connection, at))

    async def last_heartbeat(self) -> int | None:
        """Return when a server was last known to be alive."""
        return await self.query(lambda connection: connection.execute(select(HEARTBEAT_TABLE.c.at)).scalar())

    async def signer(self) -> str | None:
        """Return the public key that verifies the servers' signatures; None if no server has ever started."""
        return await self.query(tables.signer)

    async def take_signer(self, key: str, instead_of: str | None = None) -> str | None:
        """See ``table_index.take_signer``."""
        return await self.write(lambda connection: tables.take_signer(connection, key, instead_of))

    # --- Old tables

    async def old_tables(self, state: str, before: int) -> list[OldTable]:
        """Return a batch of tables that are in this state and have no known events since ``before``."""
        return await self.query(lambda connection: tables.old_tables(connection, state, before))

    async def claim(self, aged: OldTable, until: int) -> bool:
        """Claim an old table for this server by recording ``until`` as the time of its last activity. Return whether
        the claim succeeded.

        If the connection is lost during a commit, the retry may fail because the first attempt succeeded. In that case,
        no server processes the table until the claim expires.
        """
        return await self.write(lambda connection: tables.claim(connection, aged, until), aged.table)

    async def last_at(self, table: str) -> int:
        """Return the time of a table's last event, in milliseconds."""
        return await self.query(lambda connection: tables.last_event(connection, table)[1])

    async def set_state(self, table: str, state: str, at: int) -> None:
        """Store the result of checking a table: its state, and the time of its last event."""
        await self.write(lambda connection: tables.set_state(connection, table, state, at), table)

    async def delete(self, table: str, before: int) -> None:
        """Delete a table. Raises ``ConflictError`` if the table has been active since ``before``."""
        await self.write(lambda connection: tables.delete_table(connection, table, before), table)

    async def archive(self, table: str, before: int) -> ArchivedLog:
        """Move a log to the archive. Once the archived log has been verified, the database keeps only the table's row
        and the commands with which guests took seats.

        Raises ``ConflictError`` if the table has been active since ``before``, and ``PerudoError`` (``archive-...``,
        ``store-...``).
        """
        assert self._archive is not None
        rows = await self.query(
            lambda connection: [] if tables.is_active(connection, table) else tables.rows_of(connection, table)
        )
        if not rows or rows[-1].at >= before:
            raise ConflictError
        log = await self._loop.run_in_executor(self._archive_threads, archive_log, self._archive, rows)
        await self.write(lambda connection: tables.move_to_archive(connection, log), table)
        return log

    async def remove_person(self, table: str, guest: str, names: Collection[str], epoch: int | None) -> None:
        """Remove a person from a table's log, in the database or in the archive: see ``anonymity.py``. ``guest``: the
        person's guest identity at the table. ``epoch``: as for ``append``.

        The table must not be in use during the call. It is safe to repeat the call after a crash. Raises
        ``ConflictError`` if the log has changed, and ``PerudoError`` (``store-...``, ``table-away``).
        """
        rows = await self.query(lambda connection: tables.rows_of(connection, table))
        log = None if rows else await self.query(lambda connection: tables.archived_log(connection, table))
        if log is not None:
            rows, _ = await self._fetch(log)
        kept = log and log.file_name
        if rows:
            new, others = await self._loop.run_in_executor(self._archive_threads, _rows_without, rows, guest, names)
            if new == rows:  # An earlier call removed the person, then crashed.
                pass
            elif log is not None:
                assert self._archive is not None
                moved = await self._loop.run_in_executor(self._archive_threads, archive_log, self._archive, new)
                await self.write(lambda connection: tables.replace_archived(connection, log, moved, others), table)
                kept = moved.file_name
            else:
                await self.write(lambda connection: tables.replace_log(connection, rows, new, epoch, others), table)
            if self._archive is not None:
                span = months(rows[0].at, round(1000 * time.time()))
                await self._loop.run_in_executor(self._archive_threads, self._archive.remove_others, table, span, kept)
        # Forget the guest last: after a crash, a repeated call finds the table only through this guest.
        await self.write(lambda connection: tables.forget_guests(connection, table, [guest]), table)

    async def flush_deleted(self) -> bool:
        """Purge deleted data from a SQLite file. Return False if a reader prevented the purge: the caller must then try
        again. PostgreSQL removes deleted rows by itself (``VACUUM``)."""
        if is_remote(self._engine):
            return True

        def checkpoint() -> bool:
            with contextlib.closing(self._engine.raw_connection()) as bare:
                cursor = bare.cursor()
                ((usual,),) = cursor.execute("PRAGMA busy_timeout").fetchall()
                cursor.execute("PRAGMA busy_timeout = 0")  # Waiting for readers would block all writers.
                try:
                    busy, *_ = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                finally:
                    cursor.execute(f"PRAGMA busy_timeout = {usual}")
                return not busy

        return await self._loop.run_in_executor(self._read_threads, checkpoint)

    async def _bring_back(self, table: str) -> None:
        log = await self.query(lambda connection: tables.archived_log(connection, table))
        if log is not None:
            rows, _ = await self._fetch(log)
            await self.write(lambda connection: tables.restore_from_archive(connection, log, rows), table)

    async def _fetch(self, log: ArchivedLog) -> tuple[list[LogRow], list[LogEntry]]:
        """Fetch an archived log, or raise ``PerudoError`` (``table-away``). Users see only this error; the details go
        to the server's own log."""
        try:
            return await self._loop.run_in_executor(self._archive_threads, fetch_archived, self._archive, log)
        except PerudoError as error:
            _logger.error("could not read the archive", table=log.table, error=str(error))
            raise PerudoError("table-away", table=log.table) from error

    async def close(self) -> None:
        """Finish pending writes, and close the database."""
        for each in self._writers:
            await each.close()
        self._read_threads.shutdown()
        self._archive_threads.shutdown()
        self._engine.dispose()

    async def query(self, ask: Callable[[Connection], T]) -> T:
        """Return the result of a query. Raises ``PerudoError`` (``store-read``)."""
        since = time.monotonic()

        def asked() -> T:
            while True:
                try:
                    with self._reads.connect() as connection:
                        return ask(connection)
                except DBAPIError as error:
                    if not (
                        is_remote(self._engine)
                        and is_unavailable(error)
                        and time.monotonic() - since < writer.RETRY_SECONDS
                    ):
                        raise
                time.sleep(writer.PAUSE)

        try:
            return await self._loop.run_in_executor(self._read_threads, asked)
        except SQLAlchemyError as error:
            if is_damaged(error):
                self._writer.found_damage(error)
            raise PerudoError("store-read", why=error_text(error)) from error

    async def write(
        self, do: Callable[[Connection], T], table: str = "", *, at_once: bool = False, urgent: bool = False
    ) -> T:
        """Run a function in the next commit. Return the function's result after the commit. ``table``: the table that
        the write concerns.

        ``at_once``: the function executes a single statement, which a remote database autocommits. The function may run
        twice if the connection is lost during a commit. ``urgent``: do not wait for other writes. Raises
        ``PerudoError`` (``store-write``), ``ConflictError``.
        """
        came = list[T]()
        write = Write(table, do=lambda connection: came.append(do(connection)), at_once=at_once)
        await (self._writer if table else self._urgent if urgent else self._beside).write(write)
        return came[-1]

    @property
    def _writers(self) -> list[Writer]:
        return list(dict.fromkeys((self._writer, self._beside, self._urgent)))


def chain_rows(table: str, entries: Sequence[LogEntry], head: str) -> tuple[list[tuple[Any, ...]], str]:
    """Convert entries to rows with digests. Return the rows and the last digest. ``head``: the digest of the event
    before the first entry."""
    rows = list[tuple[Any, ...]]()
    for entry in entries:
        row = (table, entry.seq, entry.at, entry.guest, entry.command, events.encode_event(entry.event))
        head = event_digest(*row, head)
        rows.append((*row, head))
    return rows, head


def _beat(connection: Connection, at: int) -> None:
    connection.execute(delete(HEARTBEAT_TABLE))
    connection.execute(insert(HEARTBEAT_TABLE).values(id=1, at=at))


def _rows_without(rows: list[LogRow], guest: str, names: Collection[str]) -> tuple[list[LogRow], frozenset[str]]:
    """Remove a person from a log. Return the new log, and the person's other guest identities at the table."""
    table = rows[0].table
    entries, _ = verified_entries(table, rows)
    changed = without_person(entries, guest, names)
    return list(map(LogRow._make, chain_rows(table, changed.entries, "")[0])), changed.guests - {guest}


# --- Log verification and archiving


def verified_entries(table: str, rows: Iterable[LogRow], after: int = 0, head: str = "") -> tuple[list[LogEntry], str]:
    """Verify the rows that follow a given event. Return their events, and the log's head. For parameters and errors,
    see ``Store.read_from``."""
    entries = []
    try:
        for seq, row in enumerate(rows, start=after + 1):
            head = event_digest(table, row.seq, row.at, row.guest, row.command, row.event, head)
            if row.seq != seq or row.digest != head:
                raise PerudoError("store-altered", table=table, seq=seq)
            entries.append(LogEntry(row.seq, row.at, row.guest, row.command, events.decode_event(row.event)))
    except (msgspec.MsgspecError, LookupError) as error:
        raise PerudoError("store-read", why=str(error)) from error
    return entries, head


def archive_log(archive: Archive, rows: list[LogRow]) -> ArchivedLog:
    """Write a log to the archive, and verify it there. Raises ``PerudoError`` (``archive-...``, ``store-...``)."""
    table, at = rows[-1].table, rows[-1].at
    _, head = verified_entries(table, rows)
    log = ArchivedLog(table, at, len(rows), head)
    archive.put(log.file_name, pack(rows))
    if fetch_archived(archive, log)[0] != rows:
        raise PerudoError("archive-altered", place=log.file_name, why="other events")
    return log


def fetch_archived(archive: Archive | None, log: ArchivedLog) -> tuple[list[LogRow], list[LogEntry]]:
    """Return the original database rows of an archived log, and its events.

    Raises ``PerudoError`` (``archive-...``).
    """
    if archive is None:
        raise PerudoError("archive-unreachable", place=log.file_name, why="no --archive was given")
    rows = unpack(archive.get(log.file_name), log.file_name)
    try:
        entries, head = verified_entries(log.table, rows)
    except PerudoError as error:
        raise PerudoError("archive-altered", place=log.file_name, why=str(error)) from error
    if (len(rows), head) != (log.events, log.head):
        raise PerudoError("archive-altered", place=log.file_name, why="another log")
    return rows, entries
