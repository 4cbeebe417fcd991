"""A table belongs to one node at a time, and a former owner cannot write."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import text

from perudo.server.database_clock import MAX_SLEW, DatabaseClock
from perudo.server.log import leases, table_index
from perudo.server.log.store import ConflictError, Store
from perudo.server.ownership import DUE_BATCH, SERVE_SECONDS, Leases, SoleOwner
from perudo.table.events import LogEntry, StoodUp


class Clock:
    """A clock that a test moves on."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Node(Leases):
    """A node of the test, whose lease goes by a clock of its own, and its own connection to the database."""

    def __init__(self, store: Store, number: int) -> None:
        self.lease_clock = Clock()
        super().__init__(store, f"10.0.0.{number}:8000", self.lease_clock)
        self.store = store

    async def own(self, code: str) -> int | None:
        """The epoch in which it owns a table now; None if another node does."""
        claim = await self.acquire(code)
        return None if claim is None else claim.epoch

    async def die(self) -> None:
        """As a process that is killed or frozen: it renews nothing, and its lease has run out for the others."""
        self.close()
        await sql(self.store, "UPDATE node SET expires_at = 0 WHERE address = :address", address=self.address)


async def sql(store: Store, statement: str, **values: Any) -> list[tuple[Any, ...]]:
    def run(connection: Any) -> list[tuple[Any, ...]]:
        found = connection.execute(text(statement), values)
        return [tuple(row) for row in found] if found.returns_rows else []

    return await store.write(run)


@pytest.fixture
async def stores(postgres: str) -> AsyncIterator[list[Store]]:
    opened = [await Store.open(postgres) for _ in range(3)]
    yield opened
    for store in opened:
        await store.close()


@pytest.fixture
async def nodes(stores: list[Store]) -> AsyncIterator[list[Node]]:
    made = [Node(store, number) for number, store in enumerate(stores, start=1)]
    for node in made:
        await node.join()
    yield made
    for node in made:
        await node.leave()


def entry(seq: int, chair: int = 1) -> LogEntry:
    return LogEntry(seq, 1000 + seq, "guest", f"c{seq}-{chair}", StoodUp(chair))


async def opened(store: Store, code: str, due: int | None = None) -> str:
    """A table with one event in its log; the log's head."""
    return await store.append(code, [LogEntry(1, 1000, "guest", code, StoodUp(1))], due)


async def test_acquired_table_has_one_owner(nodes: list[Node]) -> None:
    one, two, _ = nodes
    await opened(one.store, "FIRST")
    assert await two.owner_of("FIRST") is None
    assert (await one.own("FIRST"), one.epoch("FIRST")) == (1, 1)
    assert (await two.own("FIRST"), two.epoch("FIRST")) == (None, None)
    assert await two.owner_of("FIRST") == one.address
    assert await one.owner_of("FIRST") is None, "it is its own"
    assert await one.own("FIRST") == 1, "an owner goes on in its epoch"


async def test_unknown_table_has_no_owner(nodes: list[Node]) -> None:
    assert await nodes[0].own("NOTHING") is None
    assert await nodes[0].owner_of("NOTHING") is None


async def test_concurrent_acquires_have_one_winner(nodes: list[Node]) -> None:
    codes = [f"TABLE{number}" for number in range(20)]
    for code in codes:
        await opened(nodes[0].store, code)
    for code in codes:
        epochs = await asyncio.gather(*(node.own(code) for node in nodes))
        assert sorted(epoch is not None for epoch in epochs) == [False, False, True]


async def test_renewal_keeps_ownership(nodes: list[Node]) -> None:
    one, two, _ = nodes
    await opened(one.store, "RENEWED")
    await one.own("RENEWED")
    await sql(one.store, "UPDATE node SET expires_at = expires_at - 1500 WHERE address = :address", address=one.address)
    await one._renew()
    await asyncio.sleep(1.6)  # longer than what was left
    assert await two.own("RENEWED") is None


async def test_late_renewal_does_not_revive_a_lease(nodes: list[Node]) -> None:
    one, two, _ = nodes
    await opened(one.store, "LATE")
    await one.own("LATE")
    lapses: list[int] = []
    one.on_lapse = lambda: lapses.append(1)
    await sql(one.store, "UPDATE node SET expires_at = 0 WHERE address = :address", address=one.address)
    await one._renew()
    assert (one.epoch("LATE"), one.valid, lapses) == (None, True, [1]), "it goes on as another node"
    assert await two.own("LATE") == 2


async def test_takeover_raises_epoch_when_owner_is_dead(nodes: list[Node]) -> None:
    one, two, three = nodes
    await opened(one.store, "ORPHAN")
    assert await one.own("ORPHAN") == 1
    await one.die()
    assert await three.owner_of("ORPHAN") is None
    assert await two.own("ORPHAN") == 2
    await two.die()
    assert await three.own("ORPHAN") == 3


async def test_leaving_node_releases_its_tables_immediately(nodes: list[Node]) -> None:
    one, two, _ = nodes
    for code in ("LEFT", "GIVEN"):
        await opened(one.store, code)
        await one.own(code)
    await one.release(["GIVEN"])
    assert (await two.own("GIVEN"), await two.own("LEFT")) == (2, None)
    await one.leave()
    assert await two.own("LEFT") == 2


# --- Who no longer owns a table


async def _stale_append(nodes: list[Node]) -> bool:
    """Whether a node can still write that was frozen between acquiring and appending, while another took over."""
    one, two, _ = nodes
    head = await opened(one.store, "FROZEN")
    old = await one.own("FROZEN")
    await one.die()
    new = await two.own("FROZEN")
    assert one.valid and one.epoch("FROZEN") == old, "both believe that they own it"
    try:
        await one.store.append("FROZEN", [entry(2, chair=2)], head=head, epoch=old)
    except ConflictError:
        await two.store.append("FROZEN", [entry(2, chair=3)], head=head, epoch=new)
        assert [each.event for each in await one.store.entries("FROZEN")] == [StoodUp(1), StoodUp(3)]
        return False
    return True


async def test_append_is_refused_in_older_epoch(nodes: list[Node]) -> None:
    assert not await _stale_append(nodes)


async def test_missing_epoch_check_is_detected(nodes: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    part = table_index._PARTS["owned"]
    monkeypatch.setitem(
        table_index._PARTS, "owned", part.replace("tables.epoch = coalesce((place->>1)::bigint, tables.epoch)", "true")
    )
    table_index._addition.cache_clear()
    try:
        assert await _stale_append(nodes)
    finally:
        table_index._addition.cache_clear()


async def test_acquire_waits_for_a_pending_append(nodes: list[Node]) -> None:
    """Otherwise the new owner would replay a log that grows behind it."""
    one, two, _ = nodes
    head = await opened(one.store, "UNDERWAY")
    epoch = await one.own("UNDERWAY")
    await one.die()
    appended, free = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def append_slowly(connection: Any) -> None:
        rows = [("UNDERWAY", 2, 1002, "guest", "c2", '{"event":"stoodup","chair":2}', head)]
        assert table_index.append(connection, [(rows, "as it is", epoch)]) == {"UNDERWAY"}
        loop.call_soon_threadsafe(appended.set)
        asyncio.run_coroutine_threadsafe(free.wait(), loop).result()

    writing = asyncio.create_task(one.store.write(append_slowly, "UNDERWAY"))
    await appended.wait()
    acquiring = asyncio.create_task(two.own("UNDERWAY"))
    waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%UPDATE tables%'"
    async with asyncio.timeout(60):
        while not (await sql(nodes[2].store, waits))[0][0]:  # noqa: ASYNC110 - the database does not tell
            await asyncio.sleep(0.01)
    assert not acquiring.done()
    free.set()
    await writing
    assert await acquiring == 2
    assert (await sql(two.store, "SELECT max(seq) FROM log"))[0][0] == 2


async def test_node_stops_serving_before_its_lease_expires(stores: list[Store]) -> None:
    lapses: list[int] = []
    node = Node(stores[0], 1)
    node.on_lapse = lambda: lapses.append(1)
    await node.join()
    node.close()  # the database is out of reach from now on
    await opened(node.store, "LAPSED")
    assert await node.own("LAPSED") == 1
    node.lease_clock.now += SERVE_SECONDS - 0.01
    assert (node.epoch("LAPSED"), lapses) == (1, [])
    node.lease_clock.now += 0.02
    assert (node.epoch("LAPSED"), node.valid, lapses) == (None, False, [1])
    await sql(node.store, "UPDATE node SET expires_at = 0")
    assert await node.own("LAPSED") == 2, "it goes on as another node"
    assert lapses == [1]
    await node.leave()


async def test_lease_lapses_even_without_requests(stores: list[Store]) -> None:
    lapsed = asyncio.Event()
    node = Node(stores[0], 1)
    node.on_lapse = lapsed.set
    await node.join()
    await opened(node.store, "QUIET")
    await node.own("QUIET")
    node.lease_clock.now += SERVE_SECONDS
    await asyncio.wait_for(lapsed.wait(), 60)
    await node.leave()


# --- Tables that should have gone on


async def test_overdue_tables_are_acquired_once_by_urgency(nodes: list[Node]) -> None:
    store, count = nodes[0].store, 3 * DUE_BATCH + 5
    for number in range(count):
        await opened(store, f"DUE{number:03}", due=1000 + number)
    await opened(store, "LATER", due=2**52)
    await opened(store, "OWNED", due=1)
    await nodes[1].own("OWNED")
    first = await nodes[2].acquire_due()
    assert sorted(first) == [f"DUE{number:03}" for number in range(DUE_BATCH)]
    rest = [code for found in await asyncio.gather(*(node.acquire_due() for node in nodes)) for code in found]
    while found := await nodes[0].acquire_due():
        rest += found
    assert sorted(rest) == [f"DUE{number:03}" for number in range(DUE_BATCH, count)], "each once"


async def test_overdue_tables_of_dead_node_are_acquired(nodes: list[Node]) -> None:
    await opened(nodes[0].store, "DUE", due=1)
    assert await nodes[0].acquire_due() == ["DUE"]
    assert await nodes[1].acquire_due() == []
    await nodes[0].die()
    assert await nodes[1].acquire_due() == ["DUE"]
    assert nodes[1].epoch("DUE") == 2


async def test_takeover_returns_last_heartbeat_of_lost_owner(nodes: list[Node]) -> None:
    one, two, three = nodes
    for code in ("DUE", "SEEN"):
        await opened(one.store, code, due=1)
    assert await one.acquire("SEEN") == (1, None), "nobody had owned it"
    assert await one.acquire("SEEN") == (1, None)
    assert await one.acquire_due() == ["DUE"]
    assert await one.acquire("DUE") == (1, None)
    dead = "UPDATE node SET alive_at = 2000, expires_at = 5000 WHERE address = :address"
    await sql(one.store, dead, address=one.address)
    assert await two.acquire("SEEN") == (2, 2000), "it was alive when it renewed its lease"
    assert await two.acquire_due() == ["DUE"]
    assert [await two.acquire("DUE") for _ in range(2)] == [(2, 2000), (2, 2000)], "until the players are credited"
    two.credited("DUE")
    assert await two.acquire("DUE") == (2, None)
    await two.release(["SEEN"])
    assert await three.acquire("SEEN") == (3, None), "who releases a table does not leave it alone"
    await two.leave()
    claim = await three.acquire("DUE")
    assert claim is not None and claim.lost_at is not None and claim.lost_at > 2000


async def test_dead_nodes_stay_stored_while_clocks_run(nodes: list[Node]) -> None:
    await opened(nodes[1].store, "DUE", due=1)
    await nodes[1].acquire("DUE")
    for node in nodes[:2]:
        await node.die()
    await nodes[2].store.write(lambda connection: leases.forget_dead(connection, 1000))
    found = await sql(nodes[2].store, "SELECT address FROM node ORDER BY address")
    assert found == [(nodes[1].address,), (nodes[2].address,)]


async def test_restarted_node_replaces_its_old_row(stores: list[Store]) -> None:
    killed = Node(stores[0], 1)
    await killed.join()
    await opened(stores[0], "KEPT")
    await killed.acquire("KEPT")
    killed.close()
    restarted = Node(stores[1], 1)
    await restarted.join()
    assert await restarted.own("KEPT") == 2
    await restarted.leave()


async def test_renewal_returns_the_other_nodes(nodes: list[Node]) -> None:
    one, two, three = nodes
    await one._renew()
    assert sorted(one.others) == [two.address, three.address]
    assert one.is_node("10.0.0.2") and not one.is_node("10.0.0.1")
    await two.leave()
    await one._renew()
    assert one.others == (three.address,)


# --- The lobby


async def test_nodes_read_listings_only_of_living_owners(nodes: list[Node]) -> None:
    one, two, _ = nodes
    for code in ("LISTED", "TAKEN", "SHUT"):
        await opened(one.store, code)
        await one.acquire(code)
    await one.publish({"LISTED": "{}", "TAKEN": "{}", "SHUT": "{}", "NOTMINE": "{}"})
    await one.publish({"SHUT": None})
    assert (await one.listings(), sorted(await two.listings())) == ([], [("LISTED", "{}"), ("TAKEN", "{}")])
    await one.release(["TAKEN"])
    assert await two.listings() == [("LISTED", "{}")]
    await one.die()
    assert await two.listings() == []
    await two.acquire("LISTED")
    await one.publish({"LISTED": "{}"})
    assert await nodes[2].listings() == [], "a former owner lists nothing"


# --- A server alone


async def test_sole_server_owns_every_table(stores: list[Store]) -> None:
    owner = SoleOwner(stores[0], lambda: 7000)
    assert (await owner.acquire("ANY"), owner.epoch("ANY")) == ((0, None), 0)
    assert await owner.acquire_due() == []
    await owner.release(["ANY"])
    assert owner.epoch("ANY") == 0
    assert await stores[0].last_heartbeat() is None, "no clock runs"


async def test_sole_owner_returns_last_heartbeat_before_restart(stores: list[Store]) -> None:
    await opened(stores[0], "DUE", due=2**52)
    await stores[0].record_heartbeat(6000)
    owner = SoleOwner(stores[0], lambda: 9000)
    assert await owner.acquire_due() == ["DUE"]
    assert await stores[0].last_heartbeat() == 9000
    assert [await owner.acquire("DUE") for _ in range(2)] == [(0, 6000), (0, 6000)], "until the players are credited"
    owner.credited("DUE")
    assert await owner.acquire("DUE") == (0, None)
    assert await owner.acquire_due() == [], "once"


# --- The time


def test_clock_follows_the_database_without_going_back() -> None:
    ticks = Clock()
    clock = DatabaseClock(ticks)
    clock.measure(1_000_000, ticks.now, ticks.now)
    assert clock() == 1000
    ticks.now += 10
    clock.measure(1_310_000, ticks.now, ticks.now)  # it was set ahead by five minutes
    assert clock() == pytest.approx(1010 + 10 * MAX_SLEW)
    before = clock()
    ticks.now += 10
    clock.measure(720_000, ticks.now, ticks.now)  # and back by ten
    assert before < clock() == pytest.approx(before + 10 * (1 - MAX_SLEW))
    clock.measure(1_500_000, ticks.now, ticks.now, may_leap=True)
    assert clock() == 1500
    clock.measure(1_000_000, ticks.now, ticks.now, may_leap=True)
    assert clock() == 1500


def test_clock_ignores_uncertain_measurements() -> None:
    """An answer that took a second shows the time to half a second."""
    ticks = Clock()
    clock = DatabaseClock(ticks)
    clock.measure(1_000_000, ticks.now, ticks.now)
    ticks.now += 10
    clock.measure(1_009_900, ticks.now - 1, ticks.now)
    assert clock() == 1010
