"""Older data, brought to today's format: from each that ever was, all or nothing, and beside servers that go on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, inspect, text

from perudo.cli import main
from perudo.errors import PerudoError
from perudo.server.house import House
from perudo.server.log import database as databases
from perudo.server.log import migrate as migrating
from perudo.server.log.backup import backup
from perudo.server.log.database import (
    FORMAT,
    METADATA,
    data_url,
    engine_for,
    examine,
    open_database,
    sqlite_file,
)
from perudo.server.log.events import Stood
from perudo.server.log.lock import held
from perudo.server.log.migrate import migrate
from perudo.server.log.store import Entry, Store
from perudo.server.table.state import Pace
from tests.conftest import postgres_programs
from tests.server.conftest import Person
from tests.server.forked import Forked
from tests.server.golden import told

HERE = Path(__file__).parent
RELEASED = {"first": "1a", "unnumbered": "2a"}
"""The tables as the first servers made them, and as the last did before there were migrations; a log of their days."""


def statements(script: str) -> list[str]:
    return [each for each in script.split(";\n") if each.strip()]


def golden(log: str) -> dict[str, list[tuple[Any, ...]]]:
    """The rows of a log that is kept."""
    with contextlib.closing(sqlite3.connect(":memory:")) as kept:
        kept.executescript((HERE / "logs" / f"{log}.sql").read_text(encoding="utf-8"))
        rows = 'SELECT "table", seq, at, guest, command, event FROM log ORDER BY 1, 2'
        return {"log": kept.execute(rows).fetchall(), "due": kept.execute('SELECT "table", at FROM due').fetchall()}


def make(url: str, schema: str) -> None:
    """Data as an older server left them."""
    engine = engine_for(data_url(url))
    with engine.begin() as connection:
        script = HERE / "schemas" / f"{schema}-{engine.dialect.name}.sql"
        for statement in statements(script.read_text(encoding="utf-8")):
            connection.exec_driver_sql(statement)
        for table, rows in golden(RELEASED[schema]).items():
            columns = [column.name for column in METADATA.tables[table].columns][: len(rows[0])]
            connection.execute(insert(METADATA.tables[table]), [dict(zip(columns, row, strict=True)) for row in rows])
    engine.dispose()
    if file := sqlite_file(data_url(url)):
        file.chmod(0o600)


@pytest.fixture(params=RELEASED)
def schema(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def old(database: str, schema: str) -> str:
    make(database, schema)
    return database


@pytest.fixture
def first(database: str) -> str:
    make(database, "first")
    return database


def place(url: str) -> str:
    """As people name the data."""
    return str(sqlite_file(data_url(url)) or url)


def line(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str]]:
    """A command line's exit status, and the lines that it says."""
    return main(list(words)), "".join(capsys.readouterr()).splitlines()


def asked(url: str, question: Callable[[Connection], Any]) -> Any:
    engine = databases.open_to_read(data_url(url))
    try:
        with engine.connect() as connection:
            return question(connection)
    finally:
        engine.dispose()


def shape(url: str) -> Any:
    """All that a database can tell of its tables: not what is in them."""
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
    """All that is in the tables of the first data."""
    queries = ('SELECT "table", seq, at, guest, command, event FROM log ORDER BY 1, 2', "SELECT * FROM due")
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


# --- From each that ever was


def test_a_server_refuses_older_data_says_how_to_go_on_and_leaves_them(old: str) -> None:
    before, tables = rows(old), shape(old)
    file = sqlite_file(data_url(old))
    content = file.read_bytes() if file else b""
    with pytest.raises(PerudoError) as told:
        open_database(old)
    found = told.value
    assert (found.code, found.details["ours"]) == ("store-older", str(FORMAT))
    assert found.details["command"] == f"perudo migrate --data {place(old)}"
    assert (file.read_bytes() if file else b"") == content
    assert (rows(old), shape(old)) == (before, tables)


def test_what_was_migrated_is_as_what_is_made_today(
    old: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = rows(old)
    assert line(capsys, "migrate", "--data", place(old), "--yes")[0] == 0
    new = another(old, tmp_path)
    open_database(new).dispose()
    assert shape(old) == shape(new)
    assert (version(old), revision(old)) == (version(new), revision(new))
    assert rows(old) == before
    open_database(old).dispose()


async def test_tables_come_to_what_they_came_to_then_and_are_played_on(old: str, schema: str) -> None:
    migrate(data_url(old))
    expected = json.loads((HERE / "logs" / f"{RELEASED[schema]}.json").read_text(encoding="utf-8"))
    store = await Store.open(old)
    try:
        for code in expected:
            assert json.loads(json.dumps(told(code, await store.log(code)))) == expected[code]
        assert await store.due() == ["CLCKED"]
        house = House(store, pace=Pace(1000))
        cleo = Person(house, "cleo", 1000)
        assert (await cleo.do("watch", table="EVENNG"))["is"] == "done"
        assert (await cleo.do("again", table="EVENNG", start=False))["is"] == "done"
        assert cleo.state["stage"] == "gathering"
        house.close()
        assert len(await store.log("EVENNG")) == expected["EVENNG"]["table"]["seq"] + 1
    finally:
        await store.close()


@pytest.mark.parametrize("log", sorted((HERE / "logs").glob("*.sql")), ids=lambda log: log.stem)
def test_each_log_that_is_kept_is_recognised_by_what_it_has(log: Path, tmp_path: Path) -> None:
    data = tmp_path / "old.db"
    with contextlib.closing(sqlite3.connect(data)) as connection:
        connection.executescript(log.read_text(encoding="utf-8"))
    migrate(data_url(data))
    open_database(f"sqlite:///{tmp_path}/new.db").dispose()
    assert shape(f"sqlite:///{data}") == shape(f"sqlite:///{tmp_path}/new.db")


def test_of_tables_that_one_command_opened_the_first_keeps_it(first: str) -> None:
    """In the first data nothing kept a command that was sent twice from opening two."""
    engine = engine_for(data_url(first))
    again = text(
        "INSERT INTO log SELECT :code, seq, at + :later, guest, command, event FROM log WHERE \"table\" = 'EVENNG'"
    )
    with engine.begin() as connection:
        connection.execute(again, {"code": "AAAAAA", "later": 5})
    engine.dispose()
    migrate(data_url(first))
    opened = text("SELECT \"table\", command FROM log WHERE seq = 1 AND guest = 'ana' ORDER BY 1")
    assert asked(first, lambda connection: connection.execute(opened).all()) == [("AAAAAA", None), ("EVENNG", "ana-1")]


def test_what_is_known_of_tables_and_who_came_is_worked_out_of_the_log(database: str) -> None:
    """And what an older server had noted of games that were played to their ends is kept."""
    make(database, "unnumbered")
    engine = engine_for(data_url(database))
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO finished VALUES ('EVENNG'), ('NOTONE')"))
        opened = 'SELECT "table", at, guest, command FROM log WHERE seq = 1 ORDER BY 1'
        tables = [tuple(row) for row in connection.execute(text(opened))]
        guests = {*connection.execute(text("SELECT guest FROM log WHERE guest IS NOT NULL")).scalars()}
    engine.dispose()
    migrate(data_url(database))
    known = 'SELECT "table", at, guest, command, state, events, head FROM tables ORDER BY 1'
    assert asked(database, lambda connection: connection.execute(text(known)).all()) == [
        (*row, "finished" if row[0] == "EVENNG" else "new", None, None) for row in tables
    ]
    assert len(tables) == 2
    assert {*asked(database, lambda c: c.execute(text("SELECT guest FROM earlier")).scalars().all())} == guests


def differences(url: str) -> list[Any]:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def compare(connection: Connection) -> list[Any]:
        options = {"compare_type": True, "compare_server_default": True}
        found: list[Any] = compare_metadata(MigrationContext.configure(connection, opts=options), METADATA)
        return found

    found: list[Any] = asked(url, compare)
    return found


def test_migrations_and_tables_agree(first: str, tmp_path: Path) -> None:
    """Where this fails a migration is missing, or does something else: CONTRIBUTING.md tells how one is written."""
    migrate(data_url(first))
    assert differences(first) == []
    assert revision(first) == f"{FORMAT:04}"
    new = another(first, tmp_path)
    open_database(new).dispose()
    assert differences(new) == []


def test_a_table_without_a_migration_is_noticed(database: str) -> None:
    open_database(database).dispose()
    engine = engine_for(data_url(database))
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE tables ADD COLUMN winner TEXT"))
        connection.execute(text("DROP INDEX opened"))
    engine.dispose()
    assert {found[0] for found in differences(database)} == {"remove_column", "add_index"}


# --- perudo migrate


def test_a_copy_of_a_file_is_kept_for_its_owner_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "perudo.db"
    make(f"sqlite:///{data}", "first")
    before = rows(f"sqlite:///{data}")
    status, said = line(capsys, "migrate", "--data", str(data))
    kept = tmp_path / "perudo.db.before-1"
    assert (status, said) == (
        0,
        [
            f"The data at {data} have format 1, and are brought to format {FORMAT}. Steps: {FORMAT - 1}. All of them"
            " are taken, or none.",
            *(f"Step {number} of {FORMAT - 1}" for number in range(1, FORMAT)),
            f"The data at {data} are up to date now. Their format: {FORMAT}",
            f"What was there before is kept as {kept}",
        ],
    )
    assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}
    assert rows(f"sqlite:///{kept}") == before
    assert examine(kept) == 2
    status, said = line(capsys, "migrate", "--data", str(data))
    assert (status, said) == (0, [f"The data at {data} are up to date. Their format: {FORMAT}"])
    assert len(list(tmp_path.glob("*.before-*"))) == 1


def test_of_a_database_server_it_says_what_comes_and_asks(
    postgres: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    make(postgres, "first")
    before = shape(postgres)
    for answer, status in (("no", 1), ("yes", 0)):
        assert shape(postgres) == before
        monkeypatch.setattr("builtins.input", lambda _, answer=answer: answer)
        got, said = line(capsys, "migrate", "--data", postgres)
        assert got == status
        assert said[1:3] == [
            "Stop all servers first: the new format is not for those that run now.",
            "Have a backup: pg_dump copies the database.",
        ]
    assert line(capsys, "migrate", "--data", postgres)[1][0].endswith(f"are up to date. Their format: {FORMAT}")


def test_where_there_are_no_data_none_are_made(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = line(capsys, "migrate", "--data", place(database))
    assert (status, said) == (1, [f"perudo: There is nothing at {place(database)}."])
    assert not (tmp_path / "perudo.db").exists()


def test_a_file_that_another_process_holds_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "perudo.db"
    make(f"sqlite:///{data}", "first")
    with held(data):
        status, said = line(capsys, "migrate", "--data", str(data))
    assert (status, f"process {os.getpid()}," in said[0]) == (1, True)
    with contextlib.closing(sqlite3.connect(data)) as before_locks:
        before_locks.execute("BEGIN IMMEDIATE")
        assert line(capsys, "migrate", "--data", str(data))[0] == 1
    assert version_or_none(f"sqlite:///{data}") is None


def version_or_none(url: str) -> Any:
    return asked(url, lambda connection: version(url) if inspect(connection).has_table("format") else None)


def test_damaged_data_are_not_migrated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "perudo.db"
    make(f"sqlite:///{data}", "first")
    data.write_bytes(data.read_bytes()[:-4096])
    spoilt = data.read_bytes()
    status, said = line(capsys, "migrate", "--data", str(data))
    assert (status, f"The data at {data} is damaged" in said[-1]) == (1, True)
    assert data.read_bytes() == spoilt
    assert not list(tmp_path.glob("*.before-*"))


def test_a_server_says_the_command_in_one_line(tmp_path: Path) -> None:
    data = tmp_path / "my data.db"
    make(f"sqlite:///{data}", "unnumbered")
    status, said = Forked(data).ended()
    assert (status, len(said.splitlines())) == (1, 1)
    assert said.endswith(f"Bring them up to date: perudo migrate --data '{data}'\n")


def test_older_data_are_copied_checked_and_brought_back_as_they_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy, there = tmp_path / "perudo.db", tmp_path / "copy.db", tmp_path / "there" / "perudo.db"
    make(f"sqlite:///{data}", "first")
    before = data.read_bytes()
    assert backup(data, copy) == 2
    status, said = line(capsys, "check", str(copy))
    assert (status, said[1].startswith("Everything can be read. Tables: 2")) == (0, True)
    assert said[-1].endswith(f"perudo migrate --data {copy}")
    status, said = line(capsys, "restore", str(copy), "--data", str(there))
    assert (status, said[-1].endswith(f"perudo migrate --data {there}")) == (0, True)
    status, said = line(capsys, "prune", "--data", str(data), "--yes")
    assert (status, said[-1].endswith(f"perudo migrate --data {data}")) == (1, True)
    assert data.read_bytes() == before
    assert line(capsys, "migrate", "--data", str(there))[0] == 0
    status, said = line(capsys, "check", str(there))
    assert (status, len(said)) == (0, 2)


def test_a_server_starts_without_alembic() -> None:
    """Its import takes longer than the rest of a start."""
    started = "perudo.server.edge.app, perudo.server.check, perudo.server.sorting"
    code = f"import sys, {started}; sys.exit('alembic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


# --- All or nothing, and beside servers at work

Tomorrow = Callable[..., None]


@pytest.fixture
def tomorrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tomorrow:
    """Makes us the next program: one more migration, which does this; and the oldest that may work with its data."""

    def make(oldest: int, does: str) -> None:
        folder = tmp_path / "migrations"
        if not folder.exists():
            shutil.copytree(Path(migrating.__file__).parent / "migrations", folder)
        lines = (
            "import os",
            "import sqlalchemy as sa",
            "from alembic import op",
            f"revision, down_revision = '{FORMAT + 1:04}', '{FORMAT:04}'",
            "def upgrade():",
            "    op.add_column('tables', sa.Column('winner', sa.Text))",
            f"    {does}",
        )
        (folder / "versions" / f"{FORMAT + 1:04}_tomorrow.py").write_text("\n".join(lines))
        monkeypatch.setattr(migrating, "SCRIPTS", str(folder))
        monkeypatch.setattr(databases, "FORMAT", FORMAT + 1)
        monkeypatch.setattr(databases, "OLDEST", oldest)

    return make


def test_a_migration_that_fails_changes_nothing(first: str, tmp_path: Path, tomorrow: Tomorrow) -> None:
    before = rows(first), shape(first)
    tomorrow(FORMAT + 1, "op.execute('SELECT nothing')")
    with pytest.raises(PerudoError, match="nothing"):
        migrate(data_url(first))
    assert (rows(first), shape(first)) == before
    assert not list(tmp_path.glob("*.before-*"))
    tomorrow(FORMAT + 1, "pass")
    migrate(data_url(first))
    assert version(first) == (FORMAT + 1, FORMAT + 1)


def test_a_migration_that_is_killed_changes_nothing(first: str, tmp_path: Path, tomorrow: Tomorrow) -> None:
    before = rows(first), shape(first)
    tomorrow(FORMAT + 1, "os.kill(os.getpid(), 9)")
    code = "\n".join(
        [
            "from perudo.server.log import database, migrate",
            f"database.FORMAT = {FORMAT + 1}",
            f"migrate.SCRIPTS = {migrating.SCRIPTS!r}",
            f"migrate.migrate(database.data_url({first!r}))",
        ]
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == -9
    assert (rows(first), shape(first)) == before
    tomorrow(FORMAT + 1, "pass")
    migrate(data_url(first))
    assert version(first) == (FORMAT + 1, FORMAT + 1)


def test_of_two_at_once_one_waits_and_finds_it_done(postgres: str) -> None:
    make(postgres, "first")
    with ThreadPoolExecutor() as threads:
        for each in [threads.submit(migrate, data_url(postgres)) for _ in range(4)]:
            each.result()
    assert version(postgres) == (FORMAT, databases.OLDEST)
    assert differences(postgres) == []


def test_servers_that_start_at_once_make_the_tables_one_after_the_other(postgres: str) -> None:
    waiting = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
    engine = engine_for(data_url(postgres))
    with ThreadPoolExecutor() as threads, engine.begin() as connection:
        databases.alone(connection)
        opening = [threads.submit(open_database, postgres) for _ in range(3)]
        while connection.execute(waiting).scalar() != 3:
            assert not any(each.done() for each in opening)
        assert not inspect(connection).has_table("log")
        connection.rollback()
        for each in opening:
            each.result().dispose()
    engine.dispose()
    assert version(postgres) == (FORMAT, databases.OLDEST)


def entry(seq: int) -> Entry:
    return Entry(seq, 1000 + seq, None, None, Stood(1))


async def test_servers_go_on_while_data_are_migrated_that_they_may_work_with(
    postgres: str, tomorrow: Tomorrow, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
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
    tomorrow(FORMAT, "pass")
    status, said = await asyncio.to_thread(line, capsys, "migrate", "--data", postgres, "--yes")
    newer = await Store.open(postgres)
    playing.clear()
    await playing.wait()
    stop.set()
    written = await task
    assert len(await newer.log("GOESON")) == written
    await newer.close()
    monkeypatch.undo()
    assert (status, said[1]) == (
        0,
        "Servers may go on working meanwhile. Then update them one after the other.",
    )
    assert version(postgres) == (FORMAT + 1, FORMAT)
    await node.close()
    again = await Store.open(postgres)  # a node of today that starts again meanwhile
    assert await again.append("GOESON", [entry(len(await again.log("GOESON")) + 1)], head=head)
    await again.close()
    assert version(postgres) == (FORMAT + 1, FORMAT)
    assert line(capsys, "migrate", "--data", postgres)[0] == 0  # nor does its command change them
    assert version(postgres) == (FORMAT + 1, FORMAT)


async def test_data_that_servers_at_work_could_not_work_with_are_not_migrated(
    postgres: str, tomorrow: Tomorrow, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    node = await Store.open(postgres)
    await node.append("HOLDS", [entry(1)])
    before = shape(postgres)
    tomorrow(FORMAT + 1, "pass")
    status, said = await asyncio.to_thread(line, capsys, "migrate", "--data", postgres, "--yes")
    assert (status, said[-1].startswith("perudo: Servers are at work on the data at ")) == (1, True)
    assert shape(postgres) == before
    await node.close()
    assert (await asyncio.to_thread(line, capsys, "migrate", "--data", postgres, "--yes"))[0] == 0
    monkeypatch.undo()
    with pytest.raises(PerudoError, match="store-newer"):
        await Store.open(postgres)


async def test_a_server_that_was_cut_off_meanwhile_writes_nothing_to_data_that_are_not_for_it(
    postgres: str, tomorrow: Tomorrow, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await Store.open(postgres)
    head = await node.append("CUTOFF", [entry(1)])
    others = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        " AND pid != pg_backend_pid()"
    )
    await asyncio.to_thread(asked, postgres, lambda connection: connection.execute(others))
    tomorrow(FORMAT + 1, "pass")
    await asyncio.to_thread(migrate, data_url(postgres))
    monkeypatch.undo()
    for _ in range(2):
        with pytest.raises(PerudoError, match="store-write") as told:  # the first time it finds its line lost
            await node.append("CUTOFF", [entry(2)], head=head)
    assert told.value.details["why"] == f"the data are for Perudo of format {FORMAT + 1} or newer"
    assert len(await node.log("CUTOFF")) == 1
    await node.close()
