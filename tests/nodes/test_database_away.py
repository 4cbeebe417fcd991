"""A database that disappears during operations: nothing is lost, written twice, or reported wrongly."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Awaitable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection

from perudo.core.errors import PerudoError
from perudo.server.log import leases, writer
from perudo.server.log import table_index as tables
from perudo.server.log.archive import Archive, open_archive
from perudo.server.log.store import ConflictError, Store
from perudo.server.log.table_index import UNFINISHED, OldTable, archived_log
from perudo.table.events import LogEntry, StoodUp
from tests.conftest import needs
from tests.nodes.parts import Postgres
from tests.nodes.relay import Relay
from tests.server.conftest import until

needs("psycopg")
from perudo.server.log import postgres_timeouts as patience  # noqa: E402

T = TypeVar("T")


def entry(seq: int, chair: int = 1) -> LogEntry:
    return LogEntry(seq, 1000 + seq, "guest", None if seq == 1 else f"c{seq}", StoodUp(chair))


@pytest.fixture
async def relay(postgres: str) -> AsyncIterator[Relay]:
    """The way to a PostgreSQL."""
    relay = await Relay.open(int(postgres.rpartition(":")[2].split("/")[0]))
    yield relay
    await relay.close()


@pytest.fixture
async def away(relay: Relay, postgres: str) -> AsyncIterator[Store]:
    """A store at the end of that way."""
    async with opened(by_way_of(relay, postgres)) as store:
        yield store


@pytest.fixture
async def near(postgres: str) -> AsyncIterator[Store]:
    """Another server's store, at the same database."""
    async with opened(postgres) as store:
        yield store


def by_way_of(relay: Relay, url: str) -> str:
    return f"postgresql://perudo@127.0.0.1:{relay.port}/{url.rpartition('/')[2]}"


@contextlib.asynccontextmanager
async def opened(url: str, archive: Archive | None = None) -> AsyncIterator[Store]:
    store = await Store.open(url, archive)
    yield store
    await store.close()


class Lost:
    """Loses the line while a commit is under way: before it reaches the database, or before its answer comes back."""

    def __init__(self, relay: Relay, *, reaches: bool) -> None:
        self.relay = relay
        self.reaches = reaches
        self.begun = self.committing = False
        relay.ask, relay.answer = self.ask, lambda _: not self.committing

    def ask(self, data: bytes) -> bool:
        self.begun = self.begun or b"BEGIN" in data
        # Outside of a transaction a statement is one.
        if not (b"COMMIT" in data or (b"INSERT INTO log" in data and not self.begun)):
            return True
        self.committing = True
        return self.reaches

    def cut(self) -> None:
        """The next line is a good one."""
        self.relay.ask = self.relay.answer = lambda _: True
        self.relay.cut()


@pytest.mark.parametrize("reaches", [True, False])
async def test_append_succeeds_once_when_its_reply_is_lost(
    relay: Relay, away: Store, near: Store, reaches: bool
) -> None:
    table = f"SETTLED{reaches}"
    head = await away.append(table, [entry(1)])
    lost = Lost(relay, reaches=reaches)
    answer = asyncio.create_task(away.append(table, [entry(2), entry(3)], head=head))
    await until(lambda: lost.committing)
    if reaches:  # and another server has gone on by then
        known = await near.read_from(table)
        while len(known[0]) < 3:
            known = await near.read_from(table)
        await near.append(table, [entry(4)], head=known[1])
    lost.cut()
    assert await answer
    log = await near.entries(table)
    assert [found.seq for found in log] == [1, 2, 3, 4][: len(log)]
    assert len(log) == 3 + reaches


@pytest.mark.parametrize("reaches", [True, False])
async def test_retried_write_after_a_lost_reply_is_idempotent(
    relay: Relay, postgres: str, tmp_path: Path, reaches: bool
) -> None:
    table, shelf = f"AGAIN{reaches}", open_archive(str(tmp_path))
    async with opened(by_way_of(relay, postgres), shelf) as away, opened(postgres, shelf) as looks:

        async def lossy(doing: Awaitable[T]) -> T:
            lost = Lost(relay, reaches=reaches)
            task = asyncio.ensure_future(doing)
            await until(lambda: lost.committing)
            lost.cut()
            return await task

        await away.append(table, [entry(1)])
        log = await lossy(away.archive(table, 5000))
        assert await looks.query(lambda connection: archived_log(connection, table)) == log
        assert await looks.entries(table) == [entry(1)]
        head = (await away.read_from(table))[1]
        await lossy(away.append(table, [entry(2)], head=head))  # which brings it back first
        assert await looks.entries(table) == [entry(1), entry(2)]
        await lossy(away.set_state(table, UNFINISHED, 1002))
        assert await looks.old_tables(UNFINISHED, 5000) == [OldTable(table, UNFINISHED, 1002)]
        await lossy(away.delete(table, 5000))
        assert await looks.entries(table) == []


async def test_frequent_operations_need_one_database_round_trip(relay: Relay, away: Store) -> None:
    asked = list[bytes]()

    def ask(data: bytes) -> bool:
        asked.append(data)
        return True

    async def once(doing: Awaitable[T]) -> T:
        """Each of its own, so that nothing waits for another."""
        asked.clear()
        did = await doing
        assert len(asked) == 1, asked
        return did

    head = ""
    for seq in range(1, 8):  # a line lies ready, and the driver has prepared what it is asked often
        head = await away.append("BEFORE", [entry(seq)], head=head)
    renew = partial(leases.renew, node="one", address="127.0.0.1:8000", lease=60_000)
    await away.write(renew, at_once=True)
    claim = await away.write(partial(leases.acquire, node="one", code="BEFORE"), at_once=True)
    assert claim is not None
    await away.entries("BEFORE")
    relay.ask = ask
    head = await once(away.append("BEFORE", [entry(8), entry(9)], head=head, epoch=claim.epoch))
    head = await once(away.append("BEFORE", [entry(10)], 5000, head=head))
    await once(away.append("BEFORE", [entry(11)], None, head=head))
    with pytest.raises(ConflictError):
        await once(away.append("BEFORE", [entry(11)], head=head))
    await once(away.append("OPENED", [entry(1)]))
    await once(away.read_from("BEFORE", 10, head))
    for said in (
        renew,
        partial(leases.acquire, node="one", code="OPENED"),
        partial(leases.acquire_due, node="one", limit=1),
        partial(leases.publish, listings={("BEFORE", claim.epoch): "{}"}),
        partial(leases.release, node="one", codes=["OPENED"]),
    ):
        await once(away.write(said, at_once=True))
    await once(away.query(partial(leases.owner_of, code="BEFORE")))
    await once(away.query(partial(leases.listings, node="two", limit=10)))


async def test_moves_do_not_wait_for_other_nodes(relay: Relay, away: Store) -> None:
    head = await away.append("MOVED", [entry(1)])
    said, moved = threading.Event(), threading.Event()

    def say(connection: Connection) -> None:
        said.set()
        assert moved.wait(60)

    saying = asyncio.create_task(away.write(say))
    await asyncio.to_thread(said.wait, 60)
    await away.append("MOVED", [entry(2)], head=head)
    moved.set()
    await saying


async def test_conflicting_append_leaves_other_appends_unaffected(away: Store, near: Store) -> None:
    heads = {table: await away.append(table, [entry(1)]) for table in ("ONE", "TWO", "TEN")}
    await near.append("TWO", [entry(2, chair=5)], head=heads["TWO"])

    async def goes_on(table: str, due: int | None = 5000) -> bool:
        try:
            return bool(await away.append(table, [entry(2), entry(3)], due, heads[table]))
        except ConflictError:
            return False

    done = await asyncio.gather(*(goes_on(table) for table in ("ONE", "TWO", "TEN", "TEN")))
    assert sorted(done[2:]) == [False, True]
    assert done[:2] == [True, False]
    assert [len(await away.entries(table)) for table in ("ONE", "TWO", "TEN")] == [3, 2, 3]
    assert sorted(await away.due()) == ["ONE", "TEN"]


async def test_retried_append_conflicts_when_another_server_wrote_first(relay: Relay, away: Store, near: Store) -> None:
    head = await away.append("TAKEN", [entry(1)])
    lost = Lost(relay, reaches=False)
    answer = asyncio.create_task(away.append("TAKEN", [entry(2)], head=head))
    await until(lambda: lost.committing)
    relay.cut()  # so that the key is free, and nobody can get it back before the other
    relay.closed = True
    await near.append("TAKEN", [entry(2, chair=5)], head=head)
    lost.cut()
    relay.join()
    with pytest.raises(ConflictError):
        await answer
    assert [found.event for found in await near.entries("TAKEN")] == [StoodUp(1), StoodUp(5)]


async def test_append_waits_for_unconfirmed_commit_during_database_outage(
    relay: Relay, away: Store, near: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "RETRY_SECONDS", 0.2)
    head = await away.append("UNSURE", [entry(1)])
    lost = Lost(relay, reaches=True)
    answer = asyncio.create_task(away.append("UNSURE", [entry(2)], head=head))
    await until(lambda: lost.committing)
    relay.part()
    with pytest.raises(PerudoError, match="store-write"):  # later writes are refused at once
        await away.append("OTHERS", [entry(1)])
    assert not answer.done()
    lost.cut()
    relay.join()
    assert await answer
    assert len(await near.entries("UNSURE")) == 2
    assert await near.entries("OTHERS") == []


async def test_requests_to_a_silent_database_time_out(
    relay: Relay, away: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "RETRY_SECONDS", 0.5)
    monkeypatch.setattr(patience, "STATEMENT_SECONDS", 1)
    head = await away.append("HANGS", [entry(1)])
    relay.hang()
    async with asyncio.timeout(60):
        with pytest.raises(PerudoError, match="store-read"):
            await away.entries("HANGS")
        with pytest.raises(PerudoError, match="store-write"):
            await away.clear_due("HANGS")
    relay.flow()
    await away.append("HANGS", [entry(2, chair=3)], head=head)
    assert [found.event for found in await away.entries("HANGS")] == [StoodUp(1), StoodUp(3)]


async def test_writes_wait_while_the_database_is_silent(
    relay: Relay, away: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A statement that commits by itself may have arrived; nobody is told that it failed."""
    monkeypatch.setattr(writer, "RETRY_SECONDS", 0.5)
    monkeypatch.setattr(patience, "STATEMENT_SECONDS", 1)
    head = await away.append("SENT", [entry(1)])
    sent, append = asyncio.Event(), tables.append

    def noted(connection: Connection, adds: Any) -> set[str]:
        away._loop.call_soon_threadsafe(sent.set)
        return append(connection, adds)

    monkeypatch.setattr(tables, "append", noted)
    relay.hang()
    answer = asyncio.create_task(away.append("SENT", [entry(2)], head=head))
    await sent.wait()
    async with asyncio.timeout(60):
        with pytest.raises(PerudoError, match="store-write"):
            await away.clear_due("OTHERS")
        assert not answer.done()
        relay.flow()
        assert await answer
    assert [found.seq for found in await away.entries("SENT")] == [1, 2]


@pytest.mark.parametrize(
    ("own", "held"),
    [("", f"{patience.STATEMENT_SECONDS}s"), ("?options=-c%20statement_timeout%3D7s&connect_timeout=3", "7s")],
)
async def test_abandoned_write_releases_its_lock_soon(relay: Relay, postgres: str, own: str, held: str) -> None:
    async with opened(by_way_of(relay, postgres) + own) as store:

        def told(line: Connection) -> list[str]:
            return [line.exec_driver_sql(f"SHOW {name}").scalar_one() for name in LIMITS]

        assert await store.query(told) == [held, f"{patience.STATEMENT_SECONDS}s"]


LIMITS = ("statement_timeout", "idle_in_transaction_session_timeout")


async def test_requests_survive_a_database_restart(database: Postgres) -> None:
    async with opened(database.url) as store:
        head = await store.append("BEFORE", [entry(1)])
        await asyncio.gather(*(store.entries("BEFORE") for _ in range(8)))  # several lines lie ready
        await asyncio.to_thread(database.stop)
        writing = asyncio.create_task(store.append("BEFORE", [entry(2)], head=head))
        reading = asyncio.create_task(store.entries("BEFORE"))
        await asyncio.sleep(0)
        await asyncio.to_thread(database.start)
        await writing
        assert len(await reading) in (1, 2)
        assert all(len(log) == 2 for log in await asyncio.gather(*(store.entries("BEFORE") for _ in range(8))))
