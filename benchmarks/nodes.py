"""Servers that share a PostgreSQL database, behind nginx: all started by the benchmark, on loopback.

The servers share one core, like a single server; PostgreSQL and nginx share the other with the load. Commits are
written to disk, as is PostgreSQL's default.
"""

from __future__ import annotations

import contextlib
import importlib.util
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.courses import Process
from benchmarks.peers.postgres import Database
from benchmarks.tables import server
from tests.conftest import known, postgres_programs
from tests.nodes.parts import Nginx, Postgres

COUNTED = "log", "tables", "due"
"""Database tables whose written rows are counted."""


def missing() -> str:
    """Return the names of missing programs; empty if all are installed."""
    if postgres_programs() is None or (Postgres.USER and not known(Postgres.USER)):
        return "PostgreSQL is not installed"
    if shutil.which("nginx", path="/usr/bin:/usr/local/bin:/usr/sbin") is None:
        return "nginx is not installed"
    return "" if importlib.util.find_spec("psycopg") else "psycopg is not installed"


def version() -> str:
    """Return the version of PostgreSQL."""
    programs = postgres_programs()
    assert programs is not None
    told = subprocess.run([programs / "postgres", "--version"], capture_output=True, text=True, check=True)
    return str(told.stdout.split()[2])


class Nodes:
    """Servers that share a database; a load is spread over all of them. ``proxy``: the port of a proxy before them, if
    any.
    """

    def __init__(self, servers: list[Process], database: Database, url: str, proxy: int | None = None) -> None:
        import psycopg

        self._servers = servers
        self._database = database
        self._proxy = proxy
        self.connection = psycopg.connect(url, autocommit=True)

    @property
    def ports(self) -> list[int]:
        return [each.port for each in self._servers] if self._proxy is None else [self._proxy]

    def cpu(self) -> float:
        return sum(each.cpu() for each in self._servers)

    def memory(self) -> int:
        return sum(each.memory() for each in self._servers)

    def counts(self) -> dict[str, float]:
        """Return the totals so far: the database's processor seconds, commits, bytes of write-ahead log, and rows
        written by table.
        """
        counts = {"database": self._database.cpu()}
        asked = """SELECT xact_commit, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') FROM pg_stat_database
            WHERE datname = current_database()"""
        counts["commits"], counts["wal"] = map(float, self._row(asked))
        written = "SELECT coalesce(sum(n_tup_ins + n_tup_upd), 0) FROM pg_stat_user_tables WHERE relname = %s"
        return counts | {name: float(self._row(written, name)[0]) for name in COUNTED}

    def _row(self, sql: str, *arguments: str) -> tuple[Any, ...]:
        row: tuple[Any, ...] | None = self.connection.execute(sql.encode(), arguments).fetchone()
        assert row is not None
        return row


class Parts:
    """PostgreSQL for the duration of the benchmark; each load has its own database."""

    def __init__(self, folder: Path) -> None:
        self.database = Database.made(folder / "database")
        self._folder = folder
        self._databases = 0

    @contextlib.contextmanager
    def nodes(self, count: int = 1, *, proxied: bool = False) -> Iterator[Nodes]:
        """``proxied``: behind nginx with the shipped configuration, which sends all sockets of a table to one node."""
        self._databases += 1
        url = self.database.fresh(f"bench{self._databases}")
        with contextlib.ExitStack() as stack:
            servers = list[Process]()
            for _ in range(count):
                servers.append(server("--data", url, "--proxy", "127.0.0.1"))
                stack.callback(servers[-1].stop)
            proxy = None
            if proxied:
                proxy = Nginx(self._folder / f"proxy{self._databases}", [each.port for each in servers])
                stack.callback(proxy.kill)
            nodes = Nodes(servers, self.database, url, proxy.port if proxy else None)
            stack.callback(nodes.connection.close)
            yield nodes

    @classmethod
    @contextlib.contextmanager
    def open(cls) -> Iterator[Parts]:
        with tempfile.TemporaryDirectory(prefix="perudo-bench-") as name:
            Path(name).chmod(0o755)  # PostgreSQL may run as another user
            parts = cls(Path(name))
            try:
                yield parts
            finally:
                parts.database.end()
