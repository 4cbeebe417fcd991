"""An integrity check of all stored data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from perudo.core.errors import PerudoError
from perudo.server.log.archive import Archive
from perudo.server.log.database import (
    display_name,
    error_for,
    error_text,
    full_check,
    outdated_error,
    quick_check,
    read_only_connection,
    read_only_engine,
    sqlite_file,
)
from perudo.server.log.replaying import replay_tables
from perudo.server.log.store import fetch_archived, verified_entries
from perudo.server.log.table_index import ArchivedLog, all_codes, archived_logs, rows_of
from perudo.table.events import LogEntry


@dataclass
class IntegrityReport:
    """The number of items checked, and the faults found."""

    tables: int = 0
    events: int = 0
    skipped: int = 0
    """The number of archived tables skipped, because the caller specified no archive."""
    faults: list[PerudoError] = field(default_factory=list)
    migration_needed: PerudoError | None = None
    """The error to report if the data needs a migration; None if the data's format is current."""


def check_data(
    url: URL, on_progress: Callable[[IntegrityReport], None], archive: Archive | None = None
) -> IntegrityReport:
    """Read all data without writing: every page of a SQLite file, each table's log, and the archive if there is one.

    ``on_progress`` receives the report so far. Raises ``PerudoError`` if there is no Perudo data.
    """
    seen, file = IntegrityReport(), sqlite_file(url)
    if file:
        if not file.exists():
            raise PerudoError("backup-nothing", place=str(file))
        quick_check(file)
        try:
            full_check(file)
        except PerudoError as error:
            seen.faults.append(error)
    seen.migration_needed = outdated_error(url)
    engine = read_only_engine(url)
    try:
        with read_only_connection(engine) as connection:
            for code in all_codes(connection):
                _read(code, seen, partial(_stored, connection, code))
                on_progress(seen)
                # End the read transaction, so that a running server can checkpoint its write-ahead log.
                connection.rollback()
            for log in archived_logs(connection):
                if archive is None:
                    seen.skipped += 1
                else:
                    _read(log.table, seen, partial(_fetched, archive, log))
                on_progress(seen)
    except SQLAlchemyError as error:
        seen.faults.append(error_for(error, display_name(url)))
    finally:
        engine.dispose()
    return seen


def _stored(connection: Connection, code: str) -> list[LogEntry]:
    return verified_entries(code, rows_of(connection, code))[0]


def _fetched(archive: Archive, log: ArchivedLog) -> list[LogEntry]:
    return fetch_archived(archive, log)[1]


def _read(code: str, seen: IntegrityReport, read: Callable[[], list[LogEntry]]) -> None:
    seen.tables += 1
    try:
        entries = read()
        seen.events += len(entries)
        for _ in replay_tables(code, entries):
            pass
    except PerudoError as error:
        found = error.code in ("store-altered", "archive-altered", "archive-missing", "archive-unreachable")
        seen.faults.append(error if found else PerudoError("check-table", table=code, why=error.details["why"]))
    except SQLAlchemyError as error:
        seen.faults.append(PerudoError("check-table", table=code, why=error_text(error)))
