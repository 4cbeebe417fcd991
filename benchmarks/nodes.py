"""Servers at one PostgreSQL database, with Redis between them; all of it the benchmark's own, on loopback.

The servers share one core, as one server has it for itself; PostgreSQL and Redis share the other with the load. What
is committed is on the disk, as PostgreSQL has it by default.
"""

from __future__ import annotations

import contextlib
import importlib.util
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from sqlalchemy import create_engine

from benchmarks.courses import Process
from benchmarks.figures import Asked
from benchmarks.peers.postgres import Database
from benchmarks.tables import server
from perudo.server.log import attendance
from perudo.server.nodes.nodes import TOGETHER
from tests.conftest import known, postgres_programs
from tests.nodes.parts import Postgres, Redis

ASKED_OFTEN = 5
COUNTED = "log", "attendance", "due", "nodes"
"""Tables whose written rows are counted."""


def missing() -> str:
    """What is not installed that it takes; empty where all is there."""
    if postgres_programs() is None or (Postgres.USER and not known(Postgres.USER)):
        return "PostgreSQL is not installed"
    if shutil.which("redis-server", path="/usr/bin:/usr/local/bin:/usr/sbin") is None:
        return "Redis is not installed"
    lacking = [package for package in ("psycopg", "redis") if importlib.util.find_spec(package) is None]
    return f"{lacking[0]} is not installed" if lacking else ""


def version() -> str:
    """Of PostgreSQL."""
    programs = postgres_programs()
    assert programs is not None
    told = subprocess.run([programs / "postgres", "--version"], capture_output=True, text=True, check=True)
    return str(told.stdout.split()[2])


class Nodes:
    """Servers that share a database; a load is put on all of them, as on one."""

    def __init__(self, servers: list[Process], database: Database, url: str, redis: Redis) -> None:
        import psycopg
        from redis import Redis as Client

        self._servers = servers
        self._database = database
        self._url = url
        self.connection = psycopg.connect(url, autocommit=True)
        self._redis: Any = Client.from_url(redis.url)

    @property
    def ports(self) -> list[int]:
        return [each.port for each in self._servers]

    def cpu(self) -> float:
        return sum(each.cpu() for each in self._servers)

    def memory(self) -> int:
        return sum(each.memory() for each in self._servers)

    def counts(self) -> dict[str, float]:
        """So far: the database's processor time in seconds, its commits, the bytes of its write-ahead log, rows written
        by table; hints, and their bytes with all else that Redis was sent."""
        told = self._redis.info("commandstats").get("cmdstat_publish", {})
        counts = {
            "hints": float(told.get("calls", 0)),
            "hinted": float(self._redis.info("stats")["total_net_input_bytes"]),
            "database": self._database.cpu(),
        }
        asked = """SELECT xact_commit, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') FROM pg_stat_database
            WHERE datname = current_database()"""
        counts["commits"], counts["wal"] = map(float, self._row(asked))
        written = "SELECT coalesce(sum(n_tup_ins + n_tup_upd), 0) FROM pg_stat_user_tables WHERE relname = %s"
        return counts | {name: float(self._row(written, name)[0]) for name in COUNTED}

    def asked(self) -> Asked:
        """What a node asks of the database, whatever is played; all its tables are in the log."""
        codes = [code for (code,) in self.connection.execute('SELECT DISTINCT "table" FROM log')]
        engine = create_engine(self._url.replace("postgresql:", "postgresql+psycopg:"))
        with engine.connect() as connection:
            times = []
            for _ in range(ASKED_OFTEN):
                begun = time.perf_counter()
                for at in range(0, len(codes), TOGETHER):
                    attendance.moved(connection, "nobody", codes[at : at + TOGETHER])
                times.append(time.perf_counter() - begun)
        engine.dispose()
        return Asked(median(times) / len(codes), float(self._row("SELECT avg(length(body)) FROM nodes")[0]))

    def _row(self, sql: str, *arguments: str) -> tuple[Any, ...]:
        row: tuple[Any, ...] | None = self.connection.execute(sql.encode(), arguments).fetchone()
        assert row is not None
        return row

    def stop(self) -> None:
        self.connection.close()
        self._redis.close()
        for each in self._servers:
            each.stop()


class Parts:
    """PostgreSQL and Redis for as long as the benchmark takes; each load has a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.database = Database.made(folder / "database")
        self._redis = Redis(folder / "redis")
        self._databases = 0

    @contextlib.contextmanager
    def nodes(self, count: int = 1) -> Iterator[Nodes]:
        self._databases += 1
        url = self.database.fresh(f"bench{self._databases}")
        options = "--data", url, "--redis", self._redis.url
        servers = [server(*options) for _ in range(count)]
        nodes = Nodes(servers, self.database, url, self._redis)
        try:
            yield nodes
        finally:
            nodes.stop()

    @classmethod
    @contextlib.contextmanager
    def open(cls) -> Iterator[Parts]:
        with tempfile.TemporaryDirectory(prefix="perudo-bench-") as name:
            Path(name).chmod(0o755)  # PostgreSQL's user may be another
            parts = cls(Path(name))
            try:
                yield parts
            finally:
                parts._redis.kill()
                parts.database.end()
