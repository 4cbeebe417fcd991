"""Housekeeping on demand: deletes or archives old tables."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from perudo.core.errors import PerudoError
from perudo.server.log.archive import Archive
from perudo.server.log.database import display_name, error_for, open_database, read_only_connection, sqlite_file
from perudo.server.log.lock import exclusive_lock
from perudo.server.log.store import archive_log, verified_entries
from perudo.server.log.table_index import (
    FINISHED,
    ConflictError,
    all_codes,
    delete_table,
    is_active,
    last_event,
    log_size,
    move_to_archive,
    rows_of,
    set_state,
    state_of,
)
from perudo.server.retention import DAY_MILLISECONDS, has_finished_game

BATCH_SIZE = 100
"""How many tables are deleted or archived per commit."""


@dataclass(frozen=True)
class OldTableSize:
    """An old table, with the size of its events and the time of its last event (milliseconds)."""

    code: str
    bytes: int
    last_event_at: int


@dataclass
class Housekeeping:
    """Deletion and archiving of old tables. ``scan`` only reads; ``delete_unfinished`` and ``archive_finished`` process
    the tables that it finds.
    """

    engine: Engine
    before: int
    """Tables without events since this time (in milliseconds since 1970) are old."""
    tables: int = 0
    """The total number of tables."""
    unfinished: list[OldTableSize] = field(default_factory=list)
    finished: list[OldTableSize] = field(default_factory=list)
    """Old tables with a finished game."""
    faults: list[PerudoError] = field(default_factory=list)

    def scan(self, on_progress: Callable[[int], None]) -> None:
        """Find old tables. ``on_progress`` receives the number of tables scanned so far."""
        with read_only_connection(self.engine) as connection:
            for code in all_codes(connection):
                self.tables += 1
                on_progress(self.tables)
                _, at = last_event(connection, code)
                if at < self.before and not is_active(connection, code):
                    with contextlib.suppress(PerudoError):  # Keep a table that cannot be read.
                        which = self.finished if _is_finished(connection, code) else self.unfinished
                        which.append(OldTableSize(code, log_size(connection, code), at))

    def delete_unfinished(self) -> None:
        """Delete old tables without a finished game, and shrink a SQLite file."""
        self._change(self.unfinished, lambda connection, old: delete_table(connection, old.code, self.before))
        self._change(
            self.finished, lambda connection, old: set_state(connection, old.code, FINISHED, old.last_event_at)
        )
        self._shrink()

    def archive_finished(self, archive: Archive, on_progress: Callable[[int], None]) -> int:
        """Move old tables with a finished game to an archive, unless they have changed since the scan. Return the
        number of tables moved.

        ``on_progress`` receives the number of tables moved so far. Tables that cannot be read are kept, and listed in
        ``faults``. Raises ``PerudoError`` (``archive-unreachable``).
        """
        gone = 0

        def put(connection: Connection, old: OldTableSize) -> None:
            nonlocal gone
            if last_event(connection, old.code)[1] != old.last_event_at:
                raise ConflictError
            move_to_archive(connection, archive_log(archive, rows_of(connection, old.code)))
            gone += 1
            on_progress(gone)

        try:
            self._change(self.finished, put)
        finally:
            self._shrink()
        return gone

    def _change(self, those: list[OldTableSize], change: Callable[[Connection, OldTableSize], None]) -> None:
        for at in range(0, len(those), BATCH_SIZE):
            with self.engine.begin() as connection:
                for each in those[at : at + BATCH_SIZE]:
                    try:
                        with connection.begin_nested():
                            change(connection, each)
                    except ConflictError:  # Skip the table: somebody has used it in the meantime.
                        pass
                    except PerudoError as error:
                        if error.code == "archive-unreachable":
                            raise
                        self.faults.append(error)

    def _shrink(self) -> None:
        if self.engine.dialect.name == "sqlite":
            with contextlib.closing(self.engine.raw_connection()) as bare:
                bare.cursor().execute("PRAGMA temp_store = FILE")  # VACUUM's copy of the data may not fit into memory.
                bare.cursor().execute("VACUUM")


def _is_finished(connection: Connection, code: str) -> bool:
    known = state_of(connection, code) == FINISHED
    return known or has_finished_game(code, verified_entries(code, rows_of(connection, code))[0])


@contextlib.contextmanager
def housekeeping(url: URL, days: int) -> Iterator[Housekeeping]:
    """Open the data, and lock it for this process. Raises ``PerudoError`` (``store-...``, ``backup-nothing``)."""
    file = sqlite_file(url)
    if file and not file.exists():
        raise PerudoError("backup-nothing", place=str(file))
    with exclusive_lock(file):
        engine = open_database(url)
        try:
            yield Housekeeping(engine, round(time.time() * 1000) - days * DAY_MILLISECONDS)
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise error_for(error, display_name(url)) from error
        finally:
            engine.dispose()
