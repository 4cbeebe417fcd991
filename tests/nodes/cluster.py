"""Several servers at one database, behind a proxy; each has its own way to the database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from urllib.parse import urlencode

from perudo.server.log.store import Store
from perudo.server.private_files import KEY_VARIABLE
from tests.conftest import free_port, needs, often
from tests.nodes.parts import Nginx, Postgres
from tests.nodes.players import Party
from tests.nodes.relay import Relay
from tests.server.forked import Forked

needs("psycopg")

PACE = "0.1"
KEY = "5e" * 32
WORDS = often("PERUDO_WORDS", few=1, count=1)
"""That each player has had acknowledged before something fails, and after it."""
BACK, UNDISTURBED = 20, 5
"""Seconds until all are connected again, whatever fails; and the maximum wait relative to the one before the
failure.
"""
Fault = Callable[[], object]


def ahead(seconds: float) -> None:
    """This process's clock goes ahead."""
    real = time.time
    time.time = lambda: real() + seconds


def _first(fault: Fault | None) -> None:
    os.environ[KEY_VARIABLE] = KEY
    if fault:
        fault()


class Node:
    """A server. ``databases``: its ways to the database, the one that stands by among them."""

    def __init__(self, folder: Path, databases: list[Relay], fault: Fault | None) -> None:
        self.port = free_port()
        self.errors = folder / f"{self.port}.errors"
        self.databases = databases
        self.fault = fault
        self._process: Forked | None = None

    async def start(self) -> None:
        hosts = [("host", f"127.0.0.1:{way.port}") for way in self.databases]
        data = f"postgresql://perudo@/postgres?{urlencode([*hosts, ('target_session_attrs', 'read-write')], safe=':')}"
        options = ["--proxy", "127.0.0.1", "--wait-factor", PACE]
        first = partial(_first, self.fault)
        process = await asyncio.to_thread(Forked, data, *options, port=self.port, errors=self.errors, first=first)
        assert process.port, self.said()
        self._process = process

    def kill(self) -> None:
        """As a machine that is gone."""
        if self._process:
            self._process.kill()
        self._process = None

    def freeze(self) -> None:
        """As a machine that is suspended. Its kernel still accepts connections."""
        assert self._process and self._process.process.pid
        os.kill(self._process.process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process and self._process.process.pid
        os.kill(self._process.process.pid, signal.SIGCONT)

    async def stop(self) -> None:
        """As an update does."""
        assert self._process
        assert await asyncio.to_thread(self._process.stop) == 0, self.said()
        self.kill()

    def said(self) -> str:
        return self.errors.read_text() if self.errors.exists() else ""


class Cluster:
    def __init__(
        self,
        database: Postgres,
        standby: Postgres | None,
        replication: Relay,
        nodes: list[Node],
    ) -> None:
        self.database = database
        self.standby = standby
        self.replication = replication
        """The standby's way to what it copies."""
        self.nodes = nodes
        self.proxy: Nginx

    @property
    def port(self) -> int:
        return self.proxy.port

    @classmethod
    @contextlib.asynccontextmanager
    async def open(
        cls,
        folder: Path,
        database: Postgres,
        count: int = 2,
        *,
        standby: bool = False,
        first: tuple[Fault | None, ...] = (),
    ) -> AsyncIterator[Cluster]:
        """Open ``count`` nodes. ``first``: what each of them does first, such as a seeded fault or a clock that is
        fast.
        """
        async with contextlib.AsyncExitStack() as stack:

            async def way(to: int) -> Relay:
                relay = await Relay.open(to)
                stack.push_async_callback(relay.close)
                return relay

            databases = [database]
            replication = await way(database.port)
            if standby:
                databases.append(await asyncio.to_thread(database.standby, folder / "standby", replication.port))
                stack.callback(databases[1].end)
            nodes = [
                Node(
                    folder,
                    [await way(each.port) for each in databases],
                    first[number] if number < len(first) else None,
                )
                for number in range(count)
            ]
            cluster = cls(database, databases[1] if standby else None, replication, nodes)
            for node in nodes:
                stack.callback(node.kill)
                await node.start()
            cluster.proxy = await asyncio.to_thread(Nginx, folder / "proxy", [node.port for node in nodes])
            stack.callback(cluster.proxy.kill)
            yield cluster
            for node in nodes:
                assert "Traceback" not in node.said(), node.said()

    @property
    def ways(self) -> list[Relay]:
        """All ways to the database."""
        return [way for node in self.nodes for way in node.databases]

    async def fail_over(self) -> None:
        """The database's machine is gone, and the one that stood by takes its place."""
        assert self.standby
        await asyncio.to_thread(self.database.kill)
        await asyncio.to_thread(self.standby.promote)
        self.database, self.standby = self.standby, None

    @contextlib.asynccontextmanager
    async def played(self, name: str, back: float = BACK) -> AsyncIterator[Party]:
        """Let people play at all nodes while something fails, and yield them; then report losses and delays.

        Raises ``AssertionError`` if something was lost, or if somebody was not connected again within ``back`` seconds
        and a multiple of their longest wait before the failure, on a busy machine.
        """
        begun = time.monotonic()
        party = await Party.begin(self.port)
        if len(self.nodes) > 1:
            await party.part()
        await party.words(WORDS)
        most = back + UNDISTURBED * party.silence
        yield party
        await party.words(WORDS)
        async with self.log() as log:
            told = f"{name}: {await party.end(log)}; {time.monotonic() - begun:.0f} s in all"
        print(f"\n{told}", flush=True)
        assert party.silence <= most, f"longer than {most:.1f} s: {told}"

    @contextlib.asynccontextmanager
    async def log(self) -> AsyncIterator[Store]:
        """What is stored, read by a way of our own."""
        store = await Store.open(self.database.url)
        try:
            yield store
        finally:
            await store.close()
