"""The writer thread, which confirms each write only after committing it.

Appends that arrive during a commit, or shortly after it, share the next commit if they concern different tables (group
commit). Group commits make writes fast without giving up durability.

With a remote database, an append takes a single round trip, so it never holds locks across round trips. A remote
database may become unavailable for a while, for example during a restart, a failover or a network failure. Writes are
retried, so users notice only a delay. If the connection is lost during a commit, the outcome of the commit is unknown.
The writer then retries the write until the log shows whether it was stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Thread
from typing import Any

import structlog
from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import DBAPIError, IntegrityError, InternalError, OperationalError

from perudo.core.errors import PerudoError
from perudo.server.log import table_index as tables
from perudo.server.log.database import LOG_TABLE, OtherFormatError, error_text, is_damaged, writer_connection
from perudo.server.log.table_index import ConflictError, DueTime

RETRY_SECONDS = 15
"""How long (s) the writer retries writes to an unavailable database."""
PAUSE = 0.1
"""Seconds between attempts to reach an unavailable database."""
GROUP_COMMIT_SECONDS = 0.005
"""How long (s) a commit may wait until it has as many writes as the previous commit."""

_logger = structlog.get_logger()


@dataclass(slots=True, eq=False)
class Write:
    """A write: rows for one table's log, or a function to run, or both."""

    table: str = ""
    rows: Sequence[tuple[Any, ...]] = ()
    due: DueTime = "as it is"
    epoch: int | None = None
    """The epoch in which this server acquired the table; None if the server does not share its data."""
    do: Callable[[Connection], object] | None = None
    at_once: bool = False
    """Whether the write is a single statement."""
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    since: float = field(default_factory=time.monotonic)
    maybe_committed: bool = False
    """Whether the write may already be committed, because the connection was lost during the commit."""

    @property
    def retryable(self) -> bool:
        """Whether there is still time to retry the write."""
        return time.monotonic() - self.since < RETRY_SECONDS


class Writer:
    """A writer thread: call ``start`` first, and ``close`` at the end."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._remote = is_remote(engine)
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Write] = []
        """The writes of the next commit. ``_expected``: the number of writes in the last commit."""
        self._expected = 1
        self._under_way = False
        self._gathering: asyncio.TimerHandle | None = None
        """The timer that ends the wait for more writes."""
        self._waiting: SimpleQueue[list[Write] | None] = SimpleQueue()
        self._connection: Connection | None = None
        """The connection that all commits reuse."""
        self._committing = False
        self._closing = False
        self._damage: PerudoError | None = None
        """Set when the database reports a damaged file. All writes then fail."""
        self._thread = Thread(target=self._write, name=name, daemon=True)
        self.start = self._thread.start

    async def write(self, write: Write) -> None:
        """Return once the write is on disk. Raises ``PerudoError`` (``store-write``), ``ConflictError``."""
        self._gathered.append(write)
        self._perhaps_commit()
        await write.done

    def _perhaps_commit(self) -> None:
        """Start a commit when enough writes have arrived, or after a short wait, because committing ten writes takes no
        longer than committing one.
        """
        if not self._gathered or self._under_way:
            return
        if len(self._gathered) >= self._expected:
            self._hand_over()
        elif self._gathering is None:
            self._gathering = self._loop.call_later(GROUP_COMMIT_SECONDS, self._hand_over)

    def _hand_over(self) -> None:
        """Pass the collected writes to the writer thread."""
        if self._gathering is not None:
            self._gathering.cancel()
            self._gathering = None
        if self._gathered:
            self._expected, self._under_way = len(self._gathered), True
            self._waiting.put(self._gathered)
            self._gathered = []

    def _ended(self) -> None:
        """Handle the end of a commit, and start the next one."""
        self._under_way = False
        self._perhaps_commit()

    async def close(self) -> None:
        """Wait until all pending writes are done."""
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def found_damage(self, error: Exception) -> None:
        """Stop writing, because the database reports a damaged file."""
        if self._damage is None:
            self._damage = PerudoError("store-write", why=error_text(error))
            _logger.error("data damaged", why=error_text(error), mend="stop the server; perudo check; perudo restore")

    # --- Methods that run in the writer thread

    def _write(self) -> None:
        """Commit pending writes in a loop. Writes that arrive during a commit share the next one."""
        again: list[Write] = []
        while again or not self._closing:
            waiting = [] if again else [self._waiting.get()]
            while not self._waiting.empty():
                waiting.append(self._waiting.get())
            self._closing = self._closing or None in waiting
            # Sort the writes, so that two servers lock tables in the same order and do not deadlock.
            came = (write for writes in waiting for write in writes or ())
            again = self._carry_out(sorted([*again, *came], key=lambda write: write.table))
            self._to_loop(self._ended)
            if again:
                time.sleep(PAUSE)
        if self._connection is not None:
            self._connection.close()

    def _carry_out(self, batch: list[Write]) -> list[Write]:
        """Commit a batch, and report the results to the event loop. Return the writes to retry."""
        again = []
        parts = self._parts(batch)
        while parts:
            part = parts.pop(0)
            try:
                if self._damage is not None:
                    raise self._damage
                self._tell(part, self._commit(part))
            except (IntegrityError, ConflictError):
                if len(part) > 1:  # One of the writes conflicts, so commit each of them separately.
                    parts = [[write] for write in part] + parts
                else:
                    self._tell(part, part)
            except Exception as error:  # Report every error, so that no caller waits forever.
                if isinstance(error, DBAPIError) and error.connection_invalidated and self._committing:
                    for write in part:
                        write.maybe_committed = True
                if self._remote and is_unavailable(error):  # The remaining writes would fail too.
                    part, parts = [write for each in (part, *parts) for write in each], []
                again += self._failed(part, error)
        return again

    def _parts(self, batch: list[Write]) -> list[list[Write]]:
        """Split a batch into commits. With a remote database, the first commit contains one append per table. Every
        other write takes several round trips, so it has a separate commit."""
        if not self._remote:
            return [batch] if batch else []
        firsts = {write.table: write for write in reversed(batch) if write.rows}
        appends = [write for write in batch if firsts.get(write.table) is write]
        return [appends] * bool(appends) + [[write] for write in batch if write not in appends]

    def _failed(self, batch: list[Write], error: Exception) -> list[Write]:
        """Handle a failed commit. Return the writes to retry. All other writes fail."""
        passes = self._remote and is_unavailable(error)
        again = [write for write in batch if (passes and write.retryable) or self._unsettled(write, error)]
        told = [write for write in batch if write not in again]
        if is_damaged(error):
            self.found_damage(error)
        if told:
            _logger.error("not stored", why=error_text(error), tables=[write.table for write in told])
        if again:
            _logger.warning("database away", why=error_text(error))
        self._tell(told, [], self._damage or PerudoError("store-write", why=error_text(error)))
        return again

    def _unsettled(self, write: Write, error: Exception) -> bool:
        """Return whether to keep retrying a write that may already be committed.

        Returns False when the server is closing, or when it no longer supports the data format. The client can then ask
        another server for the outcome.
        """
        return write.maybe_committed and not self._closing and not isinstance(error, OtherFormatError)

    def _tell(self, batch: list[Write], taken: list[Write], failure: PerudoError | None = None) -> None:
        """Report results to the event loop."""
        self._to_loop(_tell, batch, taken, failure)

    def _to_loop(self, do: Callable[..., None], *args: object) -> None:
        with contextlib.suppress(RuntimeError):  # The event loop is already closed.
            self._loop.call_soon_threadsafe(do, *args)

    def _commit(self, batch: list[Write]) -> list[Write]:
        """Commit a batch in one transaction. Return the writes whose event numbers were already taken.

        Raises ``IntegrityError`` or ``ConflictError`` if none of the writes were stored because one of them conflicts.
        """
        at_once = self._remote and all(write.at_once or write.do is None for write in batch)
        with self._transaction(at_once=at_once) as connection:
            appends = [write for write in batch if write.rows]
            stored = (
                tables.append(connection, [(each.rows, each.due, each.epoch) for each in appends]) if appends else set()
            )
            for write in batch:
                if write.do is not None and (not write.rows or write.table in stored):
                    write.do(connection)
            lost = [write for write in appends if write.table not in stored]
            return [write for write in lost if not (write.maybe_committed and _is_there(connection, write))]

    @contextlib.contextmanager
    def _transaction(self, *, at_once: bool) -> Iterator[Connection]:
        """Open a transaction on the writer's own connection: a pool would reset the connection after each commit.

        ``at_once``: let a remote database autocommit the statement, in one round trip instead of three.
        """
        self._committing = False
        connection = self._connection = self._connection or writer_connection(self._engine)
        try:
            with connection.begin(), _by_itself(connection) if at_once else contextlib.nullcontext():
                self._committing = at_once
                yield connection
                self._committing = True
        except (IntegrityError, ConflictError):
            raise
        except BaseException:
            self._connection = None
            connection.invalidate()  # Discard this connection: a new one may reach another server.
            connection.close()
            raise


def is_remote(engine: Engine) -> bool:
    """Whether the database is remote, and may therefore become unavailable."""
    return engine.dialect.name == "postgresql"


def is_unavailable(error: Exception) -> bool:
    """Return whether an error means that a remote database is unavailable or shutting down."""
    return isinstance(error, DBAPIError) and (
        error.connection_invalidated or isinstance(error, OperationalError | InternalError)
    )


@contextlib.contextmanager
def _by_itself(connection: Connection) -> Iterator[None]:
    """Switch PostgreSQL's driver to autocommit."""
    driver: Any = connection.connection.driver_connection

    def alone(is_it: bool) -> None:
        if not driver.closed:  # A closed connection raises an error on its next use anyway.
            driver.autocommit = is_it

    alone(True)
    try:
        yield
    finally:
        alone(False)


def _is_there(connection: Connection, write: Write) -> bool:
    """Return whether a write's rows are in the log. Only the last digest is checked, because it covers all earlier
    events."""
    *_, (table, seq, *_, mine) = write.rows
    there = connection.execute(
        select(LOG_TABLE.c.digest).where(LOG_TABLE.c.table == table, LOG_TABLE.c.seq == seq)
    ).scalar()
    return bool(there == mine)


def _tell(batch: list[Write], taken: list[Write], failure: PerudoError | None) -> None:
    """Set the result of each write, in the event loop."""
    for write in batch:
        if write.done.cancelled():
            continue
        if failure is not None:
            write.done.set_exception(failure)
        elif write in taken:
            write.done.set_exception(ConflictError())
        else:
            write.done.set_result(None)
