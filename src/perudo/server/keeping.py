"""What is kept of old tables, and whether all that is kept can be read.

A table at which a game was played to its end is kept whole, whatever came after it. Another one is forgotten when
nothing has happened there for a time. Nothing else is known of a table than its log: its log is asked.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from perudo.errors import PerudoError
from perudo.server.log.database import (
    behind,
    examine,
    glance,
    has_digests,
    open_database,
    open_to_read,
    reason,
    shown,
    sqlite_file,
    trouble,
)
from perudo.server.log.lock import held
from perudo.server.log.store import Entry, codes, forget, is_old, keep, last_at, read_log, size
from perudo.server.table.state import Table

DAY = 24 * 3600 * 1000
"""In milliseconds."""
TOGETHER = 100
"""Tables that are forgotten in one commit where nobody waits for another."""


def tables(code: str, entries: Iterable[Entry]) -> Iterator[Table]:
    """A table after each event of its log. Raises ``PerudoError`` (``store-read``) where they come to no table."""
    table = Table(code=code)
    for entry in entries:
        try:
            table = table.after(entry.event, entry.at)
        except Exception as error:  # an event that follows from no other: whatever it does to the fold
            raise PerudoError("store-read", why=f"{entry.seq}: {error!r}") from error
        yield table


def played_out(code: str, entries: Iterable[Entry]) -> bool:
    """Whether a game was played to its end at a table. Raises ``PerudoError`` (``store-read``)."""
    return any(table.stage == "over" for table in tables(code, entries))


# --- Forgetting them by hand


@dataclass(frozen=True)
class Old:
    """A table that is to be forgotten: how much its events are, and when the last of them was (milliseconds)."""

    code: str
    bytes: int
    at: int


@dataclass
class Pruning:
    """Which tables of data that nobody else writes to are to be forgotten: ``look`` says so, ``forget`` does it."""

    engine: Engine
    before: int
    """Since when something has to have happened at a table for it not to be old: milliseconds."""
    tables: int = 0
    """All of them."""
    old: list[Old] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    """Old tables with a game that was played to its end, where that was not known before."""

    def look(self, told: Callable[[int], None]) -> None:
        """Writes nothing. ``told`` is called with the number of tables seen so far."""
        with _reads(self.engine) as connection:
            for code in codes(connection):
                self.tables += 1
                told(self.tables)
                if is_old(connection, code, self.before):
                    self._judge(connection, code)

    def _judge(self, connection: Connection, code: str) -> None:
        with contextlib.suppress(PerudoError):  # what can't be read is not forgotten
            if played_out(code, read_log(connection, code)[0]):
                self.kept.append(code)
            else:
                self.old.append(Old(code, size(connection, code), last_at(connection, code)))

    def forget(self) -> None:
        """Forgets them, and makes a SQLite file as small as it can be."""
        for at in range(0, len(self.old), TOGETHER):
            with self.engine.begin() as connection:
                for each in self.old[at : at + TOGETHER]:
                    forget(connection, each.code, self.before)
        with self.engine.begin() as connection:
            for code in self.kept:
                keep(connection, code)
        if self.engine.dialect.name == "sqlite":
            with contextlib.closing(self.engine.raw_connection()) as bare:
                bare.cursor().execute("PRAGMA temp_store = FILE")  # it makes a copy, which may be larger than memory
                bare.cursor().execute("VACUUM")


@contextlib.contextmanager
def pruning(url: URL, days: int) -> Iterator[Pruning]:
    """Keeps the data to this process meanwhile. Raises ``PerudoError`` (``store-...``, ``backup-nothing``)."""
    file = sqlite_file(url)
    if file and not file.exists():
        raise PerudoError("backup-nothing", place=str(file))
    with held(file):
        engine = open_database(url)
        try:
            yield Pruning(engine, round(time.time() * 1000) - days * DAY)
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise trouble(error, shown(url)) from error
        finally:
            engine.dispose()


# --- Whether all can be read


@dataclass
class Checked:
    """What was looked through, and what is wrong with it."""

    tables: int = 0
    events: int = 0
    faults: list[PerudoError] = field(default_factory=list)
    behind: PerudoError | None = None
    """What has to be done before a server can work with them, where they are of an older one."""


def check(url: URL, told: Callable[[Checked], None]) -> Checked:
    """Reads all data, and writes nothing: every page of a SQLite file, and each table's log as a server would.

    ``told`` is called with what was seen so far. Raises ``PerudoError`` where there are no data of ours at all.
    """
    checked, file = Checked(), sqlite_file(url)
    if file:
        if not file.exists():
            raise PerudoError("backup-nothing", place=str(file))
        glance(file)
        try:
            examine(file)
        except PerudoError as error:
            checked.faults.append(error)
    checked.behind = behind(url)
    engine = open_to_read(url)
    try:
        with _reads(engine) as connection:
            chained = has_digests(connection)
            for code in codes(connection):
                _read(connection, code, checked, chained)
                told(checked)
                connection.rollback()  # what a server writes meanwhile can go from beside the file into it
    except SQLAlchemyError as error:
        checked.faults.append(trouble(error, shown(url)))
    finally:
        engine.dispose()
    return checked


def _read(connection: Connection, code: str, checked: Checked, chained: bool) -> None:
    checked.tables += 1
    try:
        entries, _ = read_log(connection, code, chained=chained)
        checked.events += len(entries)
        for _ in tables(code, entries):
            pass
    except PerudoError as error:
        altered = error.code == "store-altered"
        checked.faults.append(error if altered else PerudoError("check-table", table=code, why=error.details["why"]))
    except SQLAlchemyError as error:
        checked.faults.append(PerudoError("check-table", table=code, why=reason(error)))


@contextlib.contextmanager
def _reads(engine: Engine) -> Iterator[Connection]:
    with engine.connect().execution_options(perudo_reads=True) as connection:
        yield connection
