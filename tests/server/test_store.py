"""The log: append-only, keyed (table, seq), on SQLite and PostgreSQL alike."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError, IntegrityError

from perudo.core.errors import PerudoError
from perudo.server.log import table_index
from perudo.server.log.store import ConflictError, Store
from perudo.server.log.table_index import BATCH_SIZE, NEW, UNFINISHED
from perudo.table.events import LogEntry, StoodUp


def entry(seq: int, chair: int = 1) -> LogEntry:
    return LogEntry(seq, 1000 + seq, "guest", None if seq == 1 else f"c{seq}", StoodUp(chair))


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = await Store.open(database)
    yield store
    await store.close()


async def test_log_roundtrips_through_the_store(store: Store) -> None:
    entries = [entry(1), entry(2, chair=3)]
    head = await store.append("READS", entries[:1])
    head = await store.append("READS", entries[1:], head=head)
    assert await store.read_from("READS") == (entries, head)
    assert await store.entries("OTHER") == []


async def test_only_one_of_several_conflicting_writers_succeeds(store: Store) -> None:
    head = await store.append("WINS", [entry(1)])
    answers = await asyncio.gather(
        *(store.append("WINS", [entry(2, chair)], head=head) for chair in range(1, 6)), return_exceptions=True
    )
    assert sum(isinstance(answer, ConflictError) for answer in answers) == 4
    assert len(await store.entries("WINS")) == 2


async def test_one_idempotency_key_opens_only_one_table(store: Store) -> None:
    first = LogEntry(1, 1000, "guest", "opens", StoodUp(1))
    await store.append("FIRST", [first])
    with pytest.raises(ConflictError):
        await store.append("SECOND", [first])
    assert await store.table_opened_by("guest", "opens") == "FIRST"
    assert await store.table_opened_by("guest", "another") is None
    assert await store.entries("SECOND") == []


async def test_append_is_atomic(store: Store) -> None:
    head = await store.append("WHOLE", [entry(1), entry(2)])
    with pytest.raises(ConflictError):
        await store.append("WHOLE", [entry(3), entry(2), entry(4)], head=head)
    assert [found.seq for found in await store.entries("WHOLE")] == [1, 2]


async def test_reading_after_a_number_returns_only_later_events(store: Store) -> None:
    head = await store.append("AFTERS", [entry(1), entry(2)])
    last = await store.append("AFTERS", [entry(3)], head=head)
    assert await store.read_from("AFTERS", 2, head) == ([entry(3)], last)
    assert await store.read_from("AFTERS", 3, last) == ([], last)


async def test_written_events_survive_a_restart(database: str) -> None:
    store = await Store.open(database)
    head = await store.append("LIVES", [entry(1)], due=5000)
    await store.record_heartbeat(7000)
    await store.close()
    store = await Store.open(database)
    assert await store.read_from("LIVES") == ([entry(1)], head)
    assert (await store.due(), await store.last_heartbeat()) == (["LIVES"], 7000)
    await store.append("LIVES", [entry(2)], head=head)
    with pytest.raises(ConflictError):
        await store.append("LIVES", [entry(1)])
    await store.close()


async def test_due_tables_are_listed_most_urgent_first(store: Store) -> None:
    for code, due in (("LATER", 3000), ("FIRST", 1000), ("KEEP_FOREVER", None), ("SECOND", 2000)):
        await store.append(code, [LogEntry(1, 1, code, "opens", StoodUp(1))], due=due)
    assert await store.due() == ["FIRST", "SECOND", "LATER"]
    _, head = await store.read_from("FIRST")
    head = await store.append("FIRST", [entry(2)], head=head)
    assert await store.due() == ["FIRST", "SECOND", "LATER"], "as it was"
    head = await store.append("FIRST", [entry(3)], due=4000, head=head)
    assert await store.due() == ["SECOND", "LATER", "FIRST"]
    await store.append("FIRST", [entry(4)], due=None, head=head)
    assert await store.due() == ["SECOND", "LATER"]


async def test_heartbeat_is_stored(store: Store) -> None:
    assert await store.last_heartbeat() is None
    for at in (1000, 2_000_000_000_000):
        await store.record_heartbeat(at)
        assert await store.last_heartbeat() == at


async def test_old_tables_are_found_in_batches(store: Store) -> None:
    """But none that waits for its time, or where something has happened since."""
    codes = [f"T{number:02}" for number in range(BATCH_SIZE + 5)]
    for at, code in enumerate(codes):
        await store.append(code, [LogEntry(1, at, code, "opens", StoodUp(1))], due=9000 if code == "T03" else None)
    _, head = await store.read_from("T07")
    await store.append("T07", [LogEntry(2, 5000, "T07", None, StoodUp(1))], head=head)
    assert [old.table for old in await store.old_tables(NEW, 2000)] == codes[:BATCH_SIZE], "oldest first"
    assert await store.old_tables(UNFINISHED, 2000) == []
    assert [old.table for old in await store.old_tables(NEW, 2)] == codes[:2]
    spared = set[str]()
    for code in codes:
        try:
            await store.delete(code, 2000)
        except ConflictError:
            spared.add(code)
    assert spared == {"T03", "T07"} == {code for code in codes if await store.entries(code)}
    await store.append(
        "T00", [LogEntry(1, 1000, "T00", "opens", StoodUp(1))]
    )  # its name is free, and so is its command


SPOILS = {
    "its event": ("UPDATE log SET event = replace(event, '2', '3') WHERE seq = 2", 2),
    "who it was": ("UPDATE log SET guest = 'eva' WHERE seq = 2", 2),
    "its command": ("UPDATE log SET command = NULL WHERE seq = 2", 2),
    "its moment": ("UPDATE log SET at = at + 1 WHERE seq = 3", 3),
    "its digest": ("UPDATE log SET digest = '' WHERE seq = 3", 3),
    "all of it": ("DELETE FROM log WHERE seq = 2", 2),
}


@pytest.mark.parametrize("spoil", SPOILS)
async def test_altered_event_is_identified_on_read(store: Store, spoil: str) -> None:
    await store.append("CHAIN", [entry(1), entry(2, chair=2), entry(3)])
    statement, seq = SPOILS[spoil]
    with store._engine.begin() as connection:
        assert connection.exec_driver_sql(statement).rowcount == 1
    with pytest.raises(PerudoError, match="store-altered") as told:
        await store.entries("CHAIN")
    assert told.value.details == {"table": "CHAIN", "seq": seq}


async def test_appends_of_many_tables_share_commits(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/log.db")
    commits = 0

    def count(_: object) -> None:
        nonlocal commits
        commits += 1

    from sqlalchemy import event

    event.listen(store._engine, "commit", count)
    await asyncio.gather(*(store.append(f"T{number}", [entry(1)]) for number in range(200)))
    assert commits < 20
    assert len(await store.entries("T199")) == 1
    await store.close()


async def test_group_commit_waits_briefly_for_more_appends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/log.db")
    commits = list[object]()

    from sqlalchemy import event

    event.listen(store._engine, "commit", commits.append)

    async def later(number: int, seq: int) -> None:
        await asyncio.sleep(0.01 * number)
        await store.append(f"T{number}", [entry(seq)])

    await asyncio.gather(*(store.append(f"T{number}", [entry(1)]) for number in range(9)))
    commits.clear()
    monkeypatch.setattr("perudo.server.log.writer.GROUP_COMMIT_SECONDS", 60)
    await asyncio.gather(*(later(number, 2) for number in range(8)))  # as the last eight came while one was written
    assert len(commits) == 1
    monkeypatch.setattr("perudo.server.log.writer.GROUP_COMMIT_SECONDS", 0.01)
    async with asyncio.timeout(10):
        await later(0, 3)  # no more come
        monkeypatch.setattr("perudo.server.log.writer.GROUP_COMMIT_SECONDS", 60)
        await later(0, 4)  # and then none are waited for
    await store.close()


async def test_every_sqlite_commit_reaches_the_disk(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/log.db")
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    await store.close()


async def test_database_that_cannot_be_opened_is_reported(tmp_path: Path) -> None:
    with pytest.raises(PerudoError, match="store-open"):
        await Store.open(f"sqlite:///{tmp_path}/no/such/folder/log.db")


async def test_failed_write_is_reported_and_stores_nothing(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/log.db")
    head = await store.append("FAILS", [entry(1)])
    with sqlite3.connect(tmp_path / "log.db") as other:
        other.execute('ALTER TABLE log RENAME TO "elsewhere"')
    with pytest.raises(PerudoError, match="store-write"):
        await store.append("FAILS", [entry(2)], head=head)
    with sqlite3.connect(tmp_path / "log.db") as other:
        other.execute('ALTER TABLE elsewhere RENAME TO "log"')
    await store.append("FAILS", [entry(2)], head=head)
    assert len(await store.entries("FAILS")) == 2
    await store.close()


async def test_failed_write_does_not_affect_others_after_a_conflict(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If writes conflict, they are committed one by one. An error in one of them concerns none of the others."""
    append = table_index.append

    def fails(connection: Connection, adds: Sequence[Any]) -> set[str]:
        tables = [rows[0][0] for rows, *_ in adds]
        if len(tables) > 1:
            raise IntegrityError("", {}, Exception("conflict"))
        if tables == ["FULL"]:
            raise DatabaseError("", {}, Exception("disk full"))
        return append(connection, adds)

    monkeypatch.setattr(table_index, "append", fails)
    store._writer._expected = 3
    writes = (store.append(table, [entry(1)]) for table in ("EARLY", "FULL", "LATE"))
    early, full, late = await asyncio.gather(*writes, return_exceptions=True)
    assert isinstance(full, PerudoError) and full.code == "store-write"
    assert isinstance(early, str) and isinstance(late, str)
    assert [len(await store.entries(table)) for table in ("EARLY", "FULL", "LATE")] == [1, 0, 1]
