"""Data of an older format are migrated completely or not at all, beside running servers.

There is one format so far, so the next one is made up: see ``seeded_faults``.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, inspect, text

from perudo.core.errors import PerudoError
from perudo.server.game_server import GameServer
from perudo.server.log import database as databases
from perudo.server.log.backup import backup
from perudo.server.log.database import (
    FORMAT,
    METADATA,
    data_url,
    engine_for,
    full_check,
    open_database,
    sqlite_file,
)
from perudo.server.log.lock import exclusive_lock
from perudo.server.log.migrate import migrate, upgrade
from perudo.server.log.store import Store
from perudo.table import events
from perudo.table.events import LogEntry, StoodUp
from perudo.table.state import Timing
from perudo.terminal.cli import main
from tests.conftest import postgres_programs
from tests.server import seeded_faults
from tests.server.conftest import Person
from tests.server.forked import Forked
from tests.server.golden import told
from tests.server.seeded_faults import NEXT

GOLDEN = Path(__file__).parent / "logs" / f"{FORMAT}.sql"
TABLES = 5
"""In the golden log."""


def make(url: str) -> None:
    """Makes data of format 1, with the golden log in them."""
    engine = open_database(url)
    with contextlib.closing(sqlite3.connect(":memory:")) as golden, engine.begin() as connection:
        golden.executescript(GOLDEN.read_text(encoding="utf-8"))
        golden.row_factory = sqlite3.Row
        for table in ("log", "tables", "due"):
            rows = [dict(row) for row in golden.execute(f"SELECT * FROM {table}")]
            connection.execute(insert(METADATA.tables[table]), rows)
    engine.dispose()


@pytest.fixture
def first(database: str) -> str:
    make(database)
    return database


@pytest.fixture
def file(tmp_path: Path) -> Path:
    make(f"sqlite:///{tmp_path}/perudo.db")
    return tmp_path / "perudo.db"


Next = Callable[..., Path]


@pytest.fixture
def next_format(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Next:
    """Makes this process the program of the next format, and returns its migrations."""

    def make(oldest: int = NEXT, does: str = "pass") -> Path:
        scripts = seeded_faults.migrations(tmp_path, does)
        seeded_faults.adopt(scripts, oldest, monkeypatch)
        return scripts

    return make


def place(url: str) -> str:
    """As people name the data."""
    return str(sqlite_file(data_url(url)) or url)


def line(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str]]:
    """A command line's exit status, and the lines that it says."""
    return main(list(words)), "".join(capsys.readouterr()).splitlines()


def asked(url: str, question: Callable[[Connection], Any]) -> Any:
    engine = databases.read_only_engine(data_url(url))
    try:
        with engine.connect() as connection:
            return question(connection)
    finally:
        engine.dispose()


def shape(url: str) -> Any:
    """Return the schema of a database."""
    if not sqlite_file(data_url(url)):  # itself, byte for byte
        programs = postgres_programs()
        assert programs
        dumped = subprocess.run(
            [programs / "pg_dump", "--schema-only", url], check=True, capture_output=True, text=True
        ).stdout
        return [each for each in dumped.splitlines() if not each.startswith("\\")]  # a word of chance, in newer ones

    def look(connection: Connection) -> Any:
        found = inspect(connection)
        columns = {table: str(found.get_columns(table)) for table in found.get_table_names()}
        keys = {table: found.get_pk_constraint(table) for table in columns}
        indexes = connection.exec_driver_sql("SELECT name, tbl_name, sql FROM sqlite_schema WHERE type = 'index'")
        return columns, keys, sorted(indexes.all())

    return asked(url, look)


def rows(url: str) -> Any:
    """All that is stored of the tables."""
    queries = ("SELECT * FROM log ORDER BY 1, 2", "SELECT * FROM due")
    return asked(url, lambda connection: [connection.execute(text(query)).all() for query in queries])


def revision(url: str) -> str:
    return str(asked(url, lambda connection: connection.execute(text("SELECT * FROM alembic_version")).scalar()))


def version(url: str) -> tuple[int, ...]:
    return tuple(asked(url, lambda connection: connection.execute(text("SELECT * FROM format")).one()))


def another(url: str, tmp_path: Path) -> str:
    """The URL of another database of the same kind, empty."""
    if sqlite_file(data_url(url)):
        return f"sqlite:///{tmp_path}/another.db"
    engine = engine_for(data_url(url))
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"CREATE DATABASE {data_url(url).database}_another"))
    engine.dispose()
    return f"{url}_another"


# --- Two ways to the same tables


def test_baseline_migration_creates_the_current_schema(database: str, tmp_path: Path) -> None:
    """Where this fails a migration is missing, or does something else: CONTRIBUTING.md says how to write one."""
    engine = engine_for(data_url(database))
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
    new = another(database, tmp_path)
    open_database(new).dispose()
    assert shape(database) == shape(new)
    assert revision(database) == revision(new) == f"{FORMAT:04}"
    assert differences(database) == []


def test_migrated_and_new_databases_have_the_same_schema(
    first: str, tmp_path: Path, next_format: Next, capsys: pytest.CaptureFixture[str]
) -> None:
    before = rows(first)
    next_format()
    assert line(capsys, "migrate", "--data", place(first), "--yes")[0] == 0
    new = another(first, tmp_path)
    open_database(new).dispose()
    assert shape(first) == shape(new)
    assert version(first) == version(new) == (NEXT, NEXT)
    assert revision(first) == revision(new) == f"{NEXT:04}"
    assert rows(first) == before
    open_database(first).dispose()


async def test_format_1_events_stay_readable_after_migration(
    first: str, next_format: Next, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its events have a new version as well; the tables come to what they were, and people play on."""
    next_format()
    migrate(data_url(first))
    monkeypatch.setattr(events, "EVENT_VERSION", 2)
    monkeypatch.setattr(events, "UPCASTS", {1: lambda event: event})
    expected = json.loads(GOLDEN.with_suffix(".json").read_text(encoding="utf-8"))
    store = await Store.open(first)
    try:
        for code in expected:
            assert json.loads(json.dumps(told(code, await store.entries(code)))) == expected[code]
        assert await store.due() == ["CLCKED"]
        house = GameServer(store, timing=Timing(1000))
        cleo = Person(house, "cleo", 1000)
        assert (await cleo.do("watch", table="EVENNG"))["is"] == "done"
        assert (await cleo.do("rematch", table="EVENNG", start=False))["is"] == "done"
        assert cleo.state["stage"] == "gathering"
        house.close()
        assert len(await store.entries("EVENNG")) > expected["EVENNG"]["table"]["seq"]
    finally:
        await store.close()


def differences(url: str) -> list[Any]:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def compare(connection: Connection) -> list[Any]:
        options = {"compare_type": True, "compare_server_default": True}
        found: list[Any] = compare_metadata(MigrationContext.configure(connection, opts=options), METADATA)
        return found

    found: list[Any] = asked(url, compare)
    return found


def test_schema_change_without_a_migration_is_detected(database: str) -> None:
    open_database(database).dispose()
    engine = engine_for(data_url(database))
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE tables ADD COLUMN winner TEXT"))
        connection.execute(text("DROP INDEX opened"))
    engine.dispose()
    assert {found[0] for found in differences(database)} == {"remove_column", "add_index"}


# --- perudo serve


def test_server_migrates_a_file_and_keeps_a_backup(file: Path, tmp_path: Path) -> None:
    before = rows(f"sqlite:///{file}")
    server = Forked(file, first=partial(seeded_faults.adopt, seeded_faults.migrations(tmp_path)))
    server.kill()
    kept = tmp_path / "perudo.db.before-1"
    said = f"The data at {file} came from an older Perudo and were migrated. Their backup is {kept}"
    assert server.said.splitlines()[0] == said
    assert server.port
    assert version(f"sqlite:///{file}") == (NEXT, NEXT)
    assert version(f"sqlite:///{kept}") == (FORMAT, FORMAT)
    assert rows(f"sqlite:///{kept}") == before
    # The server may already have played on at the table whose clock runs.
    assert set(before[0]) <= set(rows(f"sqlite:///{file}")[0])


def test_data_in_current_format_are_not_migrated(file: Path, tmp_path: Path) -> None:
    server = Forked(file)
    server.kill()
    assert server.port
    assert "older Perudo" not in server.said
    assert not list(tmp_path.glob("*.before-*"))


def test_server_refuses_a_file_with_a_newer_format(
    file: Path, next_format: Next, monkeypatch: pytest.MonkeyPatch
) -> None:
    next_format()
    migrate(data_url(file))
    monkeypatch.undo()
    before = file.read_bytes()
    status, said = Forked(file).ended()
    assert (status, said) == (
        1,
        f"perudo: The data at {file} comes from a newer version of Perudo: its format is {NEXT}, and this version"
        f" reads formats up to {FORMAT}. It was left unchanged."
        " Update Perudo, or choose another place with --data.\n",
    )
    assert file.read_bytes() == before


def test_server_does_not_migrate_postgresql_data_itself(postgres: str, tmp_path: Path) -> None:
    make(postgres)
    before = rows(postgres), shape(postgres)
    first = partial(seeded_faults.adopt, seeded_faults.migrations(tmp_path))
    status, said = Forked(postgres, errors=tmp_path / "errors", first=first).ended()
    assert (status, len(said.splitlines())) == (1, 1)
    assert said.endswith(f"To upgrade the data, run: perudo migrate --data {postgres}\n")
    assert (rows(postgres), shape(postgres)) == before


def test_server_starts_without_importing_alembic() -> None:
    """Its import takes longer than the rest of a start."""
    started = "perudo.server.edge.startup, perudo.server.integrity, perudo.server.housekeeping"
    code = f"import sys, {started}; sys.exit('alembic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


# --- perudo migrate


def test_migration_backup_is_private(
    file: Path, tmp_path: Path, next_format: Next, capsys: pytest.CaptureFixture[str]
) -> None:
    before = rows(f"sqlite:///{file}")
    next_format()
    status, said = line(capsys, "migrate", "--data", str(file))
    kept = tmp_path / "perudo.db.before-1"
    assert (status, said) == (
        0,
        [
            f"The data at {file} has format {FORMAT}, and will be migrated to format {NEXT}."
            " Steps: 1, all of them or none.",
            "Step 1 of 1",
            f"The data at {file} are now up to date. Their format: {NEXT}",
            f"The old data is now at {kept}",
        ],
    )
    assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir() if path.is_file()} == {0o600}
    assert rows(f"sqlite:///{kept}") == before
    assert full_check(kept) == TABLES
    status, said = line(capsys, "migrate", "--data", str(file))
    assert (status, said) == (0, [f"The data at {file} are up to date. Their format: {NEXT}"])
    assert len(list(tmp_path.glob("*.before-*"))) == 1


def test_postgresql_migration_asks_for_confirmation(
    postgres: str, next_format: Next, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    make(postgres)
    before = shape(postgres)
    next_format()
    for answer, status in (("no", 1), ("yes", 0)):
        assert shape(postgres) == before
        monkeypatch.setattr("builtins.input", lambda _, answer=answer: answer)
        got, said = line(capsys, "migrate", "--data", postgres)
        assert got == status
        assert said[1:3] == [
            "Stop all servers first: they can’t use the new format.",
            "Make sure that you have a backup: pg_dump copies the database.",
        ]
    assert line(capsys, "migrate", "--data", postgres)[1][0].endswith(f"are up to date. Their format: {NEXT}")


def test_migration_does_not_create_missing_data(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = line(capsys, "migrate", "--data", place(database))
    assert (status, said) == (1, [f"perudo: No data was found at {place(database)}."])
    assert not (tmp_path / "perudo.db").exists()


def test_migration_refuses_a_locked_file(file: Path, next_format: Next, capsys: pytest.CaptureFixture[str]) -> None:
    next_format()
    with exclusive_lock(file):
        status, said = line(capsys, "migrate", "--data", str(file))
    assert (status, f"process {os.getpid()}," in said[0]) == (1, True)
    with contextlib.closing(sqlite3.connect(file)) as without_our_lock:
        without_our_lock.execute("BEGIN IMMEDIATE")
        assert line(capsys, "migrate", "--data", str(file))[0] == 1
    assert version(f"sqlite:///{file}") == (FORMAT, FORMAT)


def test_damaged_data_are_not_migrated(
    file: Path, tmp_path: Path, next_format: Next, capsys: pytest.CaptureFixture[str]
) -> None:
    next_format()
    file.write_bytes(file.read_bytes()[:-4096])
    spoilt = file.read_bytes()
    status, said = line(capsys, "migrate", "--data", str(file))
    assert (status, f"The data at {file} are damaged" in said[-1]) == (1, True)
    assert file.read_bytes() == spoilt
    assert not list(tmp_path.glob("*.before-*"))


def test_older_data_is_backed_up_and_restorable(
    file: Path, tmp_path: Path, next_format: Next, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, there = tmp_path / "copy.db", tmp_path / "my data" / "perudo.db"
    next_format()
    before = file.read_bytes()
    assert backup(file, copy) == TABLES
    status, said = line(capsys, "check", str(copy))
    assert (status, said[1].startswith(f"Everything can be read. Tables: {TABLES}")) == (0, True)
    assert said[-1].endswith(f"perudo migrate --data {copy}")
    status, said = line(capsys, "restore", str(copy), "--data", str(there))
    assert (status, said[-1].endswith(f"perudo migrate --data '{there}'")) == (0, True)
    status, said = line(capsys, "prune", "--data", str(file), "--yes")
    assert (status, said[-1].endswith(f"perudo migrate --data {file}")) == (1, True)
    assert file.read_bytes() == before
    assert line(capsys, "migrate", "--data", str(there))[0] == 0
    status, said = line(capsys, "check", str(there))
    assert (status, len(said)) == (0, 2)


# --- Atomicity, and running servers


def test_failed_migration_changes_nothing(first: str, tmp_path: Path, next_format: Next) -> None:
    before = rows(first), shape(first)
    next_format(does="op.execute('SELECT nothing')")
    with pytest.raises(PerudoError, match="nothing"):
        migrate(data_url(first))
    assert (rows(first), shape(first)) == before
    assert not list(tmp_path.glob("*.before-*"))
    next_format()
    migrate(data_url(first))
    assert version(first) == (NEXT, NEXT)


def test_killed_migration_changes_nothing(first: str, next_format: Next) -> None:
    before = rows(first), shape(first)
    scripts = next_format(does="os.kill(os.getpid(), 9)")
    code = "\n".join(
        [
            "from pathlib import Path",
            "from tests.server import seeded_faults",
            "from perudo.server.log import database, migrate",
            f"seeded_faults.adopt(Path({str(scripts)!r}))",
            f"migrate.migrate(database.data_url({first!r}))",
        ]
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == -9
    assert (rows(first), shape(first)) == before
    next_format()
    migrate(data_url(first))
    assert version(first) == (NEXT, NEXT)


def test_concurrent_migrations_migrate_the_data_only_once(postgres: str, next_format: Next) -> None:
    make(postgres)
    next_format()
    with ThreadPoolExecutor() as threads:
        for each in [threads.submit(migrate, data_url(postgres)) for _ in range(4)]:
            each.result()
    assert version(postgres) == (NEXT, NEXT)


def test_servers_starting_simultaneously_create_tables_once(postgres: str) -> None:
    waiting = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
    engine = engine_for(data_url(postgres))
    with ThreadPoolExecutor() as threads, engine.begin() as connection:
        databases.lock_exclusively(connection)
        opening = [threads.submit(open_database, postgres) for _ in range(3)]
        while connection.execute(waiting).scalar() != 3:
            assert not any(each.done() for each in opening)
        assert not inspect(connection).has_table("log")
        connection.rollback()
        for each in opening:
            each.result().dispose()
    engine.dispose()
    assert version(postgres) == (FORMAT, databases.OLDEST_COMPATIBLE)


def entry(seq: int) -> LogEntry:
    return LogEntry(seq, 1000 + seq, None, None, StoodUp(1))


async def test_compatible_servers_run_during_a_migration(
    postgres: str, next_format: Next, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """So nodes are updated one after the other: the data first."""
    node = await Store.open(postgres)
    head = await node.append("GOESON", [entry(1)])
    playing, stop = asyncio.Event(), asyncio.Event()

    async def play() -> int:
        nonlocal head
        seq = 1
        while not stop.is_set():
            seq += 1
            head = await node.append("GOESON", [entry(seq)], head=head)
            playing.set()
        return seq

    task = asyncio.create_task(play())
    await playing.wait()
    next_format(FORMAT)
    status, said = await asyncio.to_thread(line, capsys, "migrate", "--data", postgres, "--yes")
    assert status == 0, said
    newer = await Store.open(postgres)
    playing.clear()
    await playing.wait()
    stop.set()
    written = await task
    assert len(await newer.entries("GOESON")) == written
    await newer.close()
    monkeypatch.undo()
    assert said[1] == "Servers may keep running. Update them afterwards, one at a time."
    assert version(postgres) == (NEXT, FORMAT)
    await node.close()
    again = await Store.open(postgres)  # a node of today that starts again meanwhile
    assert await again.append("GOESON", [entry(len(await again.entries("GOESON")) + 1)], head=head)
    await again.close()
    assert version(postgres) == (NEXT, FORMAT)
    assert line(capsys, "migrate", "--data", postgres)[0] == 0  # nor does its command change them
    assert version(postgres) == (NEXT, FORMAT)


async def test_migration_tries_again_after_a_deadlock(postgres: str, next_format: Next) -> None:
    """Something locks two tables in another order, and waits for longer than the migration: that one is the victim."""
    store = await Store.open(postgres)
    await store.append("LOCKED", [entry(1)])
    await store.close()
    next_format(FORMAT)
    engine = engine_for(data_url(postgres))
    waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted AND mode = 'AccessExclusiveLock'")
    with engine.connect() as other, engine.connect() as judge:
        other.execute(text("SET deadlock_timeout = '60s'"))
        other.execute(text("LOCK TABLE log IN ROW SHARE MODE"))
        migrating = asyncio.create_task(asyncio.to_thread(migrate, data_url(postgres)))
        while not judge.execute(waiting).scalar():
            judge.rollback()
            await asyncio.sleep(0.01)
        await asyncio.to_thread(other.execute, text("LOCK TABLE tables IN ROW SHARE MODE"))
        other.rollback()
        await migrating
    engine.dispose()
    assert version(postgres) == (NEXT, FORMAT)


async def test_migration_refuses_incompatible_running_servers(
    postgres: str, next_format: Next, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    node = await Store.open(postgres)
    await node.append("HOLDS", [entry(1)])
    before = shape(postgres)
    next_format()
    status, said = await asyncio.to_thread(line, capsys, "migrate", "--data", postgres, "--yes")
    assert (status, said[-1].startswith("perudo: Servers are using the data at ")) == (1, True)
    assert shape(postgres) == before
    await node.close()
    assert (await asyncio.to_thread(line, capsys, "migrate", "--data", postgres, "--yes"))[0] == 0
    monkeypatch.undo()
    with pytest.raises(PerudoError, match="store-newer"):
        await Store.open(postgres)


async def test_disconnected_server_writes_nothing_after_migration(
    postgres: str, next_format: Next, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await Store.open(postgres)
    head = await node.append("CUTOFF", [entry(1)])
    others = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        " AND pid != pg_backend_pid()"
    )
    await asyncio.to_thread(asked, postgres, lambda connection: connection.execute(others))
    next_format()
    await asyncio.to_thread(migrate, data_url(postgres))
    monkeypatch.undo()
    for _ in range(2):
        with pytest.raises(PerudoError, match="store-write") as told:  # the first time it finds its line lost
            await node.append("CUTOFF", [entry(2)], head=head)
    assert told.value.details["why"] == f"the data needs Perudo with format {NEXT} or newer"
    assert len(await node.entries("CUTOFF")) == 1
    await node.close()
