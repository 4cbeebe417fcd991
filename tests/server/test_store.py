"""The log: append-only, keyed (table, seq), on SQLite and PostgreSQL alike."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from perudo.errors import PerudoError
from perudo.server.log.events import Stood
from perudo.server.log.store import ConflictError, Entry, Store


def entry(seq: int, chair: int = 1) -> Entry:
    return Entry(seq, 1000 + seq, "guest", None if seq == 1 else f"c{seq}", Stood(chair))


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = await Store.open(database)
    yield store
    await store.close()


async def test_a_log_reads_back_as_it_was_written(store: Store) -> None:
    entries = [entry(1), entry(2, chair=3)]
    head = await store.append("READS", entries[:1])
    head = await store.append("READS", entries[1:], head=head)
    assert await store.read("READS") == (entries, head)
    assert await store.log("OTHER") == []


async def test_of_two_writers_for_one_place_one_wins(store: Store) -> None:
    head = await store.append("WINS", [entry(1)])
    answers = await asyncio.gather(
        *(store.append("WINS", [entry(2, chair)], head=head) for chair in range(1, 6)), return_exceptions=True
    )
    assert sum(isinstance(answer, ConflictError) for answer in answers) == 4
    assert len(await store.log("WINS")) == 2


async def test_by_one_command_one_table_is_opened(store: Store) -> None:
    first = Entry(1, 1000, "guest", "opens", Stood(1))
    await store.append("FIRST", [first])
    with pytest.raises(ConflictError):
        await store.append("SECOND", [first])
    assert await store.opened("guest", "opens") == "FIRST"
    assert await store.opened("guest", "another") is None
    assert await store.log("SECOND") == []


async def test_an_append_is_written_whole_or_not_at_all(store: Store) -> None:
    head = await store.append("WHOLE", [entry(1), entry(2)])
    with pytest.raises(ConflictError):
        await store.append("WHOLE", [entry(3), entry(2), entry(4)], head=head)
    assert [found.seq for found in await store.log("WHOLE")] == [1, 2]


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
    assert len(await store.log("T199")) == 1
    await store.close()


async def test_every_commit_of_sqlite_reaches_the_disk(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/log.db")
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    await store.close()


async def test_a_place_that_can_not_be_opened_is_named(tmp_path: Path) -> None:
    with pytest.raises(PerudoError, match="store-open"):
        await Store.open(f"sqlite:///{tmp_path}/no/such/folder/log.db")


async def test_a_write_that_fails_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/log.db")
    head = await store.append("FAILS", [entry(1)])
    with sqlite3.connect(tmp_path / "log.db") as other:
        other.execute('ALTER TABLE log RENAME TO "elsewhere"')
    with pytest.raises(PerudoError, match="store-write"):
        await store.append("FAILS", [entry(2)], head=head)
    with sqlite3.connect(tmp_path / "log.db") as other:
        other.execute('ALTER TABLE elsewhere RENAME TO "log"')
    await store.append("FAILS", [entry(2)], head=head)
    assert len(await store.log("FAILS")) == 2
    await store.close()
