"""The database alone: the rows that a server wrote, written again with only ``sqlite3``, each commit durable."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
import time
from itertools import chain, groupby
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.courses import SEATS

Append = list[tuple[Any, ...]]
"""The rows that a table wrote together."""
CONNECTED = ("journal_mode = WAL", "synchronous = FULL")
"""The server's settings."""


class Written(NamedTuple):
    """Per second."""

    commits: float
    rows: float


class Log(NamedTuple):
    """The statements that a server wrote, in order, and their schema."""

    schema: list[str]
    appends: list[Append]

    def rate(self, seconds: float) -> float:
        """Return rows per second, over the last ``seconds`` seconds."""
        moments = [at for append in self.appends for _, _, at, *_ in append]
        since = max(moments) - 1000 * seconds
        return len([at for at in moments if at > since]) / seconds


def read(data: Path) -> Log:
    with contextlib.closing(sqlite3.connect(data)) as connection:
        made = "SELECT sql FROM sqlite_schema WHERE tbl_name = 'log' AND sql IS NOT NULL ORDER BY rootpage"
        schema = [sql for (sql,) in connection.execute(made)]
        rows = connection.execute('SELECT "table", seq, at, guest, command, event, digest FROM log ORDER BY rowid')
        return Log(schema, [list(append) for _, append in groupby(rows, key=lambda row: (row[0], row[2]))])


def write(log: Log, together: int, seconds: float) -> Written:
    """Write repeatedly, with this many appends per commit."""
    with (
        tempfile.TemporaryDirectory(prefix="perudo-bench-") as folder,
        contextlib.closing(sqlite3.connect(f"{folder}/log.db", isolation_level=None)) as connection,
    ):
        for statement in (*(f"PRAGMA {pragma}" for pragma in CONNECTED), *log.schema):
            connection.execute(statement)
        commits = rows = lap = 0
        begun = time.perf_counter()
        while time.perf_counter() - begun < seconds:
            lap += 1
            for at in range(0, len(log.appends), together):
                batch = [row for append in log.appends[at : at + together] for row in append]
                values = list(chain.from_iterable(again(row, lap) for row in batch))
                connection.execute("BEGIN IMMEDIATE")
                connection.execute(
                    f"INSERT INTO log VALUES {', '.join(['(?, ?, ?, ?, ?, ?, ?)'] * len(batch))}", values
                )
                connection.execute("COMMIT")
                commits, rows = commits + 1, rows + len(batch)
                if time.perf_counter() - begun >= seconds:
                    break
        taken = time.perf_counter() - begun
    return Written(commits / taken, rows / taken)


def again(row: tuple[Any, ...], lap: int) -> tuple[Any, ...]:
    """Return the same row for another table, opened by another command."""
    table, seq, at, guest, command, *rest = row
    return f"{table}{lap}", seq, at, guest, command and f"{command}{lap}", *rest


def measure(log: Log, seconds: float) -> dict[int, Written]:
    """Measure with one append per commit, and with the appends of six tables per commit."""
    return {together: write(log, together, seconds) for together in (1, SEATS)}
