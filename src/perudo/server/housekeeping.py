"""Old tables sorted by hand: which are forgotten, and which go to the archive."""

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
from perudo.server.log.database import open_database, open_reading, shown, sqlite_file, trouble
from perudo.server.log.lock import held
from perudo.server.log.store import checked, shelve
from perudo.server.log.table_index import (
    FINISHED,
    ConflictError,
    codes,
    forget,
    last,
    note,
    rows_of,
    size,
    state_of,
    take_away,
    waits,
)
from perudo.server.retention import DAY, played_out

TOGETHER = 100
"""Tables that are forgotten or put away in one commit where nobody waits for another."""


@dataclass(frozen=True)
class Old:
    """A table at which nothing has happened for a time: how much its events are, and when the last of them was
    (milliseconds)."""

    code: str
    bytes: int
    at: int


@dataclass
class Sorting:
    """What is to be done about old tables, by hand: ``look`` says so and writes nothing, then ``forget`` or
    ``put_away`` does it."""

    engine: Engine
    before: int
    """Since when something has to have happened at a table for it not to be old: milliseconds."""
    tables: int = 0
    """All of them."""
    unfinished: list[Old] = field(default_factory=list)
    finished: list[Old] = field(default_factory=list)
    """Those with a game that was played to its end."""
    faults: list[PerudoError] = field(default_factory=list)

    def look(self, told: Callable[[int], None]) -> None:
        """``told`` is called with the number of tables seen so far."""
        with open_reading(self.engine) as connection:
            for code in codes(connection):
                self.tables += 1
                told(self.tables)
                _, at = last(connection, code)
                if at < self.before and not waits(connection, code):
                    with contextlib.suppress(PerudoError):  # what can't be read stays as it is
                        which = self.finished if _is_finished(connection, code) else self.unfinished
                        which.append(Old(code, size(connection, code), at))

    def forget(self) -> None:
        """Forgets tables at which no game was played to its end, and makes a SQLite file as small as it can be."""
        self._change(self.unfinished, lambda connection, old: forget(connection, old.code, self.before))
        self._change(self.finished, lambda connection, old: note(connection, old.code, FINISHED, old.at))
        self._shrink()

    def put_away(self, archive: Archive, told: Callable[[int], None]) -> int:
        """Takes the other ones to an archive, as far as they still are as they were; gives how many went.

        ``told`` is called with how many went so far. What can't be read stays, and is in ``faults``. Raises
        ``PerudoError`` (``archive-unreachable``).
        """
        gone = 0

        def put(connection: Connection, old: Old) -> None:
            nonlocal gone
            if last(connection, old.code)[1] != old.at:
                raise ConflictError
            take_away(connection, shelve(archive, rows_of(connection, old.code)))
            gone += 1
            told(gone)

        try:
            self._change(self.finished, put)
        finally:
            self._shrink()
        return gone

    def _change(self, those: list[Old], change: Callable[[Connection, Old], None]) -> None:
        for at in range(0, len(those), TOGETHER):
            with self.engine.begin() as connection:
                for each in those[at : at + TOGETHER]:
                    try:
                        with connection.begin_nested():
                            change(connection, each)
                    except ConflictError:  # it is not old any more
                        pass
                    except PerudoError as error:
                        if error.code == "archive-unreachable":
                            raise
                        self.faults.append(error)

    def _shrink(self) -> None:
        if self.engine.dialect.name == "sqlite":
            with contextlib.closing(self.engine.raw_connection()) as bare:
                bare.cursor().execute("PRAGMA temp_store = FILE")  # it makes a copy, which may be larger than memory
                bare.cursor().execute("VACUUM")


def _is_finished(connection: Connection, code: str) -> bool:
    known = state_of(connection, code) == FINISHED
    return known or played_out(code, checked(code, rows_of(connection, code))[0])


@contextlib.contextmanager
def sorting(url: URL, days: int) -> Iterator[Sorting]:
    """Keeps the data to this process meanwhile. Raises ``PerudoError`` (``store-...``, ``backup-nothing``)."""
    file = sqlite_file(url)
    if file and not file.exists():
        raise PerudoError("backup-nothing", place=str(file))
    with held(file):
        engine = open_database(url)
        try:
            yield Sorting(engine, round(time.time() * 1000) - days * DAY)
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise trouble(error, shown(url)) from error
        finally:
            engine.dispose()
