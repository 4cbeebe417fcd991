"""Whether all that a server keeps can be read."""

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
    behind,
    examine,
    glance,
    open_reading,
    open_to_read,
    reason,
    shown,
    sqlite_file,
    trouble,
)
from perudo.server.log.store import Entry, checked, fetch
from perudo.server.log.table_index import Filed, all_filed, codes, rows_of
from perudo.server.retention import tables


@dataclass
class Checked:
    """What was looked through, and what is wrong with it."""

    tables: int = 0
    events: int = 0
    passed: int = 0
    """Tables that lie in an archive which was not named."""
    faults: list[PerudoError] = field(default_factory=list)
    behind: PerudoError | None = None
    """What has to be done before a server can use data of an older format; None if they are of today's."""


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
        with open_reading(engine) as connection:
            for code in codes(connection):
                _read(code, seen, partial(_stored, connection, code))
                told(seen)
                connection.rollback()  # what a server writes meanwhile can go from beside the file into it
            for log in all_filed(connection):
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


def _stored(connection: Connection, code: str) -> list[Entry]:
    return checked(code, rows_of(connection, code))[0]


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
