"""Turns: no address holds up the others, and no more than a bound wait. Nothing here depends on time."""

from __future__ import annotations

import asyncio
from random import Random

import httpx
import pytest

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.server.edge.web_app import build_app
from perudo.server.jobs.fair_queue import FairQueue, Gone
from tests.server.conftest import Houses

ANA, BO, CLEO, OURS = "203.0.113.1", "198.51.100.1", "192.0.2.1", ""


class Crowd:
    """Requests that each hold their place until the test ends them."""

    def __init__(self, places: int) -> None:
        self.turns = FairQueue(places)
        self.granted: list[str] = []
        """The address of each request that got a place, in order."""
        self.running: list[tuple[str, asyncio.Event]] = []

    async def asks(self, address: str, times: int = 1) -> list[asyncio.Task[None]]:
        tasks = [asyncio.create_task(self._ask(address)) for _ in range(times)]
        await settle()
        return tasks

    async def ends(self, address: str) -> None:
        """The oldest running request of an address is done."""
        found = next(each for each in self.running if each[0] == address)
        found[1].set()
        await settle()

    async def _ask(self, address: str) -> None:
        async with self.turns.slot(address):
            self.granted.append(address)
            mine = address, asyncio.Event()
            self.running.append(mine)
            try:
                await mine[1].wait()
            finally:
                self.running.remove(mine)

    async def ends_all(self) -> None:
        while self.running:
            await self.ends(self.running[0][0])


async def settle() -> None:
    """Lets every task run until it waits for something that a test decides."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_queue_serves_a_stranger_during_a_flood() -> None:
    crowd = Crowd(2)
    await crowd.asks(ANA, 10)
    await crowd.asks(BO)
    assert crowd.granted == [ANA, BO]


async def test_queue_alternates_between_addresses() -> None:
    crowd = Crowd(1)
    for address, times in ((ANA, 4), (BO, 2), (CLEO, 1)):
        await crowd.asks(address, times)
    await crowd.ends_all()
    assert crowd.granted == [ANA, ANA, BO, CLEO, ANA, BO, ANA], "the first came before anyone else"


@pytest.mark.parametrize(("places", "share"), [(1, 1), (2, 1), (4, 2), (5, 2)])
async def test_queue_grants_one_address_only_half_the_slots(places: int, share: int) -> None:
    crowd = Crowd(places)
    await crowd.asks(ANA, 8)
    for _ in range(4):
        assert len(crowd.running) == share
        await crowd.ends(ANA)


async def test_queue_does_not_limit_the_local_address() -> None:
    """Its address is counted nowhere: behind a proxy that is not named, everyone has it."""
    crowd = Crowd(3)
    await crowd.asks(OURS, limits.ADDRESS_QUEUED_JOBS + 10)
    assert len(crowd.running) == 3
    await crowd.asks(ANA)
    await crowd.ends(OURS)
    assert crowd.granted.count(ANA) == 0, "one that came earlier is next"
    await crowd.ends(OURS)
    assert crowd.granted.count(ANA) == 1


async def refusal(task: asyncio.Task[None]) -> str:
    assert task.done()
    with pytest.raises(PerudoError) as refused:
        await task
    return refused.value.code


async def test_queue_refuses_an_address_with_too_many_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESS_QUEUED_JOBS", 3)
    crowd = Crowd(2)
    *waiting, last = await crowd.asks(ANA, 1 + 3 + 1)
    assert await refusal(last) == "too-fast"
    assert not any(task.done() for task in waiting)
    await crowd.ends(ANA)
    await crowd.asks(ANA)
    await crowd.ends_all()
    assert crowd.granted == [ANA] * 5


async def test_full_queue_still_grants_free_slots_to_newcomers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "QUEUED_JOBS", 1)
    crowd = Crowd(2)
    await crowd.asks(ANA, 2)
    await crowd.asks(BO)
    assert crowd.granted == [ANA, BO]


async def test_full_queue_drops_request_of_busiest_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "QUEUED_JOBS", 4)
    crowd = Crowd(1)
    await crowd.asks(OURS)
    ana = await crowd.asks(ANA, 3)
    await crowd.asks(BO)
    (cleo,) = await crowd.asks(CLEO)
    assert await refusal(ana[2]) == "too-busy"
    (more,) = await crowd.asks(CLEO)
    assert await refusal(more) == "too-busy", "it would have as many as the one with the most"
    assert not any(task.done() for task in (*ana[:2], cleo))
    await crowd.ends_all()
    assert sorted(crowd.granted) == sorted([OURS, ANA, ANA, BO, CLEO])


async def test_cancelled_requests_release_their_slots() -> None:
    """At whatever moment: while they wait, while they run, and when a place has just been granted."""
    for seed in range(50):
        chance, crowd = Random(seed), Crowd(2)
        tasks = [task for address in (ANA, BO, CLEO) for task in await crowd.asks(address, 4)]
        for task in tasks:
            if chance.random() < 0.5 and crowd.running:
                chance.choice(crowd.running)[1].set()
                for _ in range(chance.randrange(4)):
                    await asyncio.sleep(0)
            if chance.random() < 0.7:
                task.cancel()
        await settle()
        await crowd.ends_all()
        assert all(task.done() for task in tasks)
        await crowd.asks(ANA)
        await crowd.asks(BO)
        assert len(crowd.running) == 2, seed


async def test_queue_alternates_between_networks_then_addresses() -> None:
    """A client with a whole network of addresses holds up only itself."""
    crowd = Crowd(1)
    flood = [f"2001:db8:0:{part:x}::/64" for part in range(90)]
    for address in flood:
        await crowd.asks(address)
    await crowd.asks(BO)
    await crowd.ends(flood[0])
    await crowd.asks(flood[1])
    await crowd.ends_all()
    assert crowd.granted[:4] == [flood[0], flood[1], BO, flood[2]], "BO came when it was the turn of the network"
    assert crowd.granted[-1] == flood[1]


async def test_network_gets_at_most_half_the_slots() -> None:
    crowd = Crowd(2)
    for part in range(5):
        await crowd.asks(f"2001:db8:0:{part:x}::/64")
    assert len(crowd.running) == 1
    await crowd.asks(BO)
    assert crowd.running[1][0] == BO


async def test_full_queue_accepts_a_request_from_a_newcomer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "QUEUED_JOBS", 4)
    crowd = Crowd(1)
    await crowd.asks(OURS)
    others = [task for part in range(5) for task in await crowd.asks(f"2001:db8:{part:x}::/64")]
    (bo,) = await crowd.asks(BO)
    assert not any(task.done() for task in (*others, bo))
    (more,) = await crowd.asks(BO)
    assert await refusal(more) == "too-busy"
    (more,) = await crowd.asks("2001:db8:0:1::/64")
    assert await refusal(more) == "too-busy", "its network waits already"
    await crowd.ends_all()
    assert BO in crowd.granted


async def test_disconnected_client_leaves_the_queue() -> None:
    turns, running, granted = FairQueue(1), asyncio.Event(), list[str]()
    left = {address: asyncio.Event() for address in (ANA, BO, CLEO)}

    async def ask(address: str) -> None:
        async def gone() -> None:
            await left[address].wait()
            raise ConnectionResetError(address)

        async with turns.slot(address, gone):
            granted.append(address)
            await running.wait()

    tasks = {address: asyncio.create_task(ask(address)) for address in (ANA, BO, CLEO)}
    await settle()
    left[BO].set()
    left[ANA].set()  # who has a place keeps it
    await settle()
    assert tasks[BO].done() and not tasks[ANA].done()
    running.set()
    results = await asyncio.gather(*tasks.values(), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), ConnectionResetError, type(None)]
    assert granted == [ANA, CLEO] and not turns._waiting


async def test_closed_queue_refuses_everybody() -> None:
    crowd = Crowd(1)
    first, second = await crowd.asks(ANA, 2)
    crowd.turns.close()
    await settle()
    (third,) = await crowd.asks(BO)
    assert [await refusal(task) for task in (second, third)] == ["too-busy", "too-busy"] and not first.done()
    await crowd.ends_all()


# --- What is asked by HTTP


async def test_server_answers_strangers_while_one_address_floods(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each kind of answer that is computed in a process."""
    goes_on = asyncio.Event()

    class Slow:
        """A pool of processes where whatever Ana sends takes until the test ends it."""

        def __init__(self, *_: object, **__: object) -> None:
            self._turns = FairQueue()

        async def run(self, question: bytes, address: str, gone: Gone) -> bytes:
            async with self._turns.slot(address, gone):
                if address == ANA:
                    await goes_on.wait()
                return b"{}"

    monkeypatch.setattr("perudo.server.edge.handlers.WorkerPool", Slow)
    app = build_app(await houses())
    ana, bo = (
        httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(address, 1)), base_url="http://localhost")
        for address in (ANA, BO)
    )
    paths = ("/api/review", "/api/replay", "/api/next")
    floods = [asyncio.create_task(ana.post(path, content=b"")) for path in paths for _ in range(5)]
    await settle()
    async with asyncio.timeout(60):
        for path in paths:
            assert (await bo.post(path, content=b"")).status_code == 200
    goes_on.set()
    assert {answer.status_code for answer in await asyncio.gather(*floods)} == {200}


@pytest.mark.parametrize("code", ["too-fast", "too-busy"])
async def test_overloaded_server_reports_too_many_waiting_requests(
    houses: Houses, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    async def full(*_: object) -> bytes:
        raise PerudoError(code)

    monkeypatch.setattr("perudo.server.jobs.worker_pool.WorkerPool.run", full)
    transport = httpx.ASGITransport(build_app(await houses()))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        refused = await client.post("/api/review", content=b"")
    assert (refused.status_code, refused.json()["code"]) == ({"too-fast": 429, "too-busy": 503}[code], f"error-{code}")
