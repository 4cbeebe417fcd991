"""PostgreSQL alone: durable commits per second by number of writers, measured with ``pgbench``.

Each commit inserts the rows of one move, or as many rows as a node's average commit, into the log's own table with all
its indexes; the rows are as long as those of a server.
"""

from __future__ import annotations

import contextlib
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import create_engine

from benchmarks.courses import processor_time
from perudo.server.log.database import LOG_TABLE, METADATA
from tests.nodes.parts import Postgres


class Database(Postgres):
    """A PostgreSQL with default settings."""

    SETTINGS = ""

    def fresh(self, name: str) -> str:
        """Create a database on this server. Return its URL."""
        self.say(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        self.say(f"CREATE DATABASE {name}")
        return f"postgresql://perudo@127.0.0.1:{self.port}/{name}"

    def wal(self) -> float:
        """Return the bytes of write-ahead log written so far."""
        return float(self.say("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"))

    def cpu(self) -> float:
        """Return the processor seconds of all PostgreSQL processes so far."""
        first = int((self.data / "postmaster.pid").read_text().splitlines()[0])
        seconds = processor_time(first)
        for child in Path(f"/proc/{first}/task/{first}/children").read_text().split():
            with contextlib.suppress(OSError):
                seconds += processor_time(int(child))
        return seconds


WRITERS = 1, 4, 16
PARTITIONS = 16


class Rows(NamedTuple):
    """The rows to write: the average length of each column in characters, and a node's rows per commit."""

    guest: int
    event: int
    digest: int
    together: int


class Writing(NamedTuple):
    """Per second, except for the bytes of write-ahead log, which are per commit."""

    what: str
    writers: int
    rows: int
    """Per commit."""
    commits: float
    wal: float
    cpu: float
    """Processor seconds of PostgreSQL per second."""


def rows(connection: Any, together: float) -> Rows:
    """Return rows like those a server has written."""
    asked = "SELECT avg(length(guest)), avg(length(event)), avg(length(digest)) FROM log"
    guest, event, digest = (round(length or 0) for length in connection.execute(asked).fetchone())
    return Rows(guest, event, digest, max(1, round(together)))


def _script(rows: Rows, count: int) -> str:
    values = (
        f"('{at}-' || :client_id, :seq, 1700000000000, '{'g' * rows.guest}', '{at}-' || :seq,"
        f" '{'e' * rows.event}', '{'d' * rows.digest}')"
        for at in range(count)
    )
    return f"\\set seq :seq + 1\nINSERT INTO log VALUES {', '.join(values)};\n"


def _write(
    database: Database, rows: Rows, seconds: float, writers: int, count: int, *, parted: bool = False
) -> Writing:
    url = database.fresh("alone")
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    METADATA.create_all(engine, [LOG_TABLE])
    engine.dispose()
    # a key over the partitions cannot ensure that a guest's command belongs to only one table, so it is left out
    if parted:
        table = (
            'CREATE TABLE parted (LIKE log INCLUDING DEFAULTS, PRIMARY KEY ("table", seq)) PARTITION BY HASH ("table")'
        )
        parts = [
            f"CREATE TABLE log{at} PARTITION OF parted FOR VALUES WITH (MODULUS {PARTITIONS}, REMAINDER {at})"
            for at in range(PARTITIONS)
        ]
        sat = 'CREATE INDEX ON log (guest, command) WHERE substr(event, 1, 14) = \'{"event":"sat"\''
        database.say("; ".join([table, *parts, "DROP TABLE log", "ALTER TABLE parted RENAME TO log", sat]), "alone")
    with tempfile.TemporaryDirectory(prefix="perudo-bench-") as folder:
        script = Path(folder) / "move.sql"
        script.write_text(_script(rows, count))
        place = ["-h", "127.0.0.1", "-p", str(database.port), "-U", "perudo"]
        load = ["-n", "-f", str(script), "-D", "seq=0", "-c", str(writers), "-T", str(max(1, round(seconds)))]
        wal, cpu = database.wal(), database.cpu()
        done = subprocess.run(
            [database.programs / "pgbench", *place, *load, "alone"], capture_output=True, text=True, check=True
        )
    found = re.search(r"tps = ([\d.]+)", done.stdout)
    number = re.search(r"actually processed: (\d+)", done.stdout)
    assert found and number, done.stdout
    commits = int(number[1])
    taken = commits / float(found[1])
    what = f"the log table in {PARTITIONS} partitions" if parted else "the current log table"
    return Writing(
        what, writers, count, commits / taken, (database.wal() - wal) / commits, (database.cpu() - cpu) / taken
    )


def measure(database: Database, rows: Rows, seconds: float, writers: tuple[int, ...]) -> list[Writing]:
    """Measure one row per commit with a growing number of writers; then, with the most writers, a node's rows per
    commit, without and with partitions.
    """
    most = writers[-1]
    return [
        *(_write(database, rows, seconds, count, 1) for count in writers),
        _write(database, rows, seconds, most, rows.together),
        _write(database, rows, seconds, most, rows.together, parted=True),
    ]
