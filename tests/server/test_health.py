"""Whether a server lives and is ready, as whatever starts servers asks it: that costs nothing and holds nobody up."""

import asyncio
import urllib.request

import httpx
import pytest

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.server.edge import health
from perudo.server.edge.connections import Connections
from perudo.server.edge.health import Health
from perudo.server.edge.uvicorn_server import UvicornServer
from perudo.server.edge.web_app import build_app
from perudo.server.log.store import Store
from perudo.server.metrics import Metrics, serve_metrics
from tests.conftest import free_port
from tests.server.conftest import Houses, Serving, until


class Database:
    """A database that counts its queries, and answers as configured."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.asked = 0
        self.fails = False
        self.answers = asyncio.Event()
        self.answers.set()
        self.health = Health(self.ask, lambda: self.now)

    async def ask(self) -> None:
        self.asked += 1
        await self.answers.wait()
        if self.fails:
            raise PerudoError("store-read", why="away")


async def test_concurrent_health_checks_share_a_query() -> None:
    database = Database()
    assert all(await asyncio.gather(*(database.health.ready() for _ in range(100))))
    assert await database.health.ready() and database.asked == 1
    database.now += health.CACHE_SECONDS
    database.fails = True
    assert not any(await asyncio.gather(*(database.health.ready() for _ in range(100))))
    assert (database.asked, database.health.database) == (2, False)
    database.now += health.CACHE_SECONDS
    database.fails = False
    assert await database.health.ready()


async def test_hanging_database_does_not_block_health_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "TIMEOUT_SECONDS", 0.01)
    database = Database()
    database.answers.clear()
    for _ in range(3):
        assert not await database.health.ready()
        database.now += 10
    assert database.asked == 1
    database.answers.set()
    await until(lambda: database.health._asking is None)
    assert await database.health.ready()


async def test_database_health_is_checked_in_the_background() -> None:
    database = Database()
    state = database.health
    assert await state.ready() and state.database
    database.fails = True
    for _ in range(2 * health.CHECK_SECONDS):
        database.now += 1
        state.check_if_stale()
        await until(lambda: state._asking is None)
    assert (database.asked, state.database) == (3, False)
    database.fails = False
    database.answers.clear()
    database.now += health.CHECK_SECONDS
    state.check_if_stale()
    database.answers.set()
    await until(lambda: state._asking is None)
    assert state.database


async def test_hanging_database_counts_as_unavailable() -> None:
    database = Database()
    database.answers.clear()
    database.health.check_if_stale()
    assert database.health.database
    database.now += health.TIMEOUT_SECONDS
    assert not database.health.database
    database.answers.set()
    await until(lambda: database.health.database)


async def test_server_without_database_is_live_but_not_ready(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object) -> None:
        raise PerudoError("store-read", why="away")

    served = await serving()
    monkeypatch.setattr(Store, "read_from", away)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{served.port}", timeout=60) as client:
        assert (await client.get("/readyz")).status_code == 503
        assert (await client.get("/healthz")).status_code == 200


async def test_server_on_a_full_disk_is_not_ready(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    served = await serving()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{served.port}", timeout=60) as client:
        assert (await client.get("/readyz")).status_code == 200
        monkeypatch.setattr(limits, "DISK_LEFT", 2**80)  # more than any disk has
        monkeypatch.setattr("perudo.server.edge.health.CACHE_SECONDS", 0)
        assert (await client.get("/readyz")).status_code == 503
        assert (await client.get("/healthz")).status_code == 200


def test_metrics_are_served_on_request() -> None:
    port = free_port()
    with serve_metrics(Metrics(), "0.0.0.0", port) as address:
        assert address == f"http://0.0.0.0:{port}/metrics"
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            assert b"perudo_tables" in answer.read()
    with (
        serve_metrics(Metrics(), "127.0.0.1", port),
        pytest.raises(PerudoError, match="port-taken"),
        serve_metrics(Metrics(), "127.0.0.1", port),
    ):
        pass


async def test_server_reports_event_loop_lag(houses: Houses) -> None:
    now, late = [0.0], list[float]()
    server = UvicornServer(build_app(await houses()), Connections(), late.append, clock=lambda: now[0])
    for at in (0.0, 0.1, 0.25, 3.35):
        now[0] = at
        server.tick(1)
    assert late == pytest.approx([0, 0.05, 3.0])
