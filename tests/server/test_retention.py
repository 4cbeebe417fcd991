"""What is forgotten of old tables and what is kept, and whether all of it can be read."""

import asyncio
import contextlib
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import URL, Engine, event

from perudo.server import retention as keeping
from perudo.server.game_server import GameServer
from perudo.server.housekeeping import housekeeping
from perudo.server.log.backup import backup
from perudo.server.log.database import data_url, open_database
from perudo.server.log.hash_chain import event_digest
from perudo.server.log.replaying import replay_tables
from perudo.server.log.store import Store
from perudo.server.log.table_index import OldTable, all_codes
from perudo.server.retention import DAY_MILLISECONDS, RetentionPolicy, has_finished_game
from perudo.table import events
from perudo.table.events import LogEntry
from perudo.terminal.cli import main
from tests.server.conftest import Houses, Person, until
from tests.server.damage import spoil_the_middle

GOLDEN = Path(__file__).parent / "logs" / "1.sql"
NOW = 1_900_000_000_000
"""In milliseconds."""

Rows = list[tuple[int, int, str | None, str | None, str]]
Put = Callable[..., None]


@pytest.fixture(scope="module")
def evening() -> Rows:
    """The log of a table at which games were played to their ends."""
    with contextlib.closing(sqlite3.connect(":memory:")) as golden:
        golden.executescript(GOLDEN.read_text(encoding="utf-8"))
        asked = "SELECT seq, at, guest, command, event FROM log WHERE \"table\" = 'EVENNG' ORDER BY seq"
        return golden.execute(asked).fetchall()


@pytest.fixture(scope="module")
def over(evening: Rows) -> int:
    """How many events it takes until the first of those games is over."""
    entries = [
        LogEntry(seq, at, guest, command, events.decode_event(event)) for seq, at, guest, command, event in evening
    ]
    return next(table.seq for table in replay_tables("EVENNG", entries) if table.stage == "over")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    open_database(f"sqlite:///{tmp_path}/one.db").dispose()
    return tmp_path / "one.db"


@pytest.fixture
def put(data: Path, evening: Rows) -> Put:
    """Insert the first events of that evening as another table, the last of them some days ago."""

    def put(code: str, length: int, days: float, now: float = NOW) -> None:
        moved = round(now - days * DAY_MILLISECONDS) - evening[length - 1][1]
        rows, head = [], ""
        for seq, at, guest, command, happened in evening[:length]:
            row = (code, seq, at + moved, f"{guest}-{code}", command, happened)
            head = event_digest(*row, head)
            rows.append((*row, head))
        with contextlib.closing(sqlite3.connect(data)) as connection, connection:
            connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            opened = (code, evening[0][1] + moved)
            connection.execute("INSERT INTO tables (\"table\", state, at) VALUES (?, 'new', ?)", opened)

    return put


def left(data: Path) -> list[str]:
    with contextlib.closing(open_database(f"sqlite:///{data}").connect()) as connection:
        return list(all_codes(connection))


def line(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, list[str]]:
    """A command line's exit status, and the lines that it says."""
    return main([str(word) for word in words]), "".join(capsys.readouterr()).splitlines()


# --- perudo prune


@pytest.fixture
def old(put: Put, over: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of every kind."""
    monkeypatch.setattr("perudo.server.housekeeping.time.time", lambda: NOW / 1000)
    put("BEGUN1", 5, days=31)
    put("BEGUN2", over - 1, days=400)
    put("OVER11", over, days=400)
    put("AGAIN1", over + 30, days=400)
    put("RECENT", 5, days=29)


@pytest.mark.usefixtures("old")
def test_table_with_finished_game_is_kept(data: Path, capsys: pytest.CaptureFixture[str], over: int) -> None:
    assert line(capsys, "prune", "--data", data, "--yes")[0] == 0
    assert left(data) == ["AGAIN1", "OVER11", "RECENT"]
    with contextlib.closing(sqlite3.connect(data)) as connection:
        kept = connection.execute('SELECT "table", count(*) FROM log GROUP BY 1 ORDER BY 1').fetchall()
        known = connection.execute("SELECT \"table\" FROM tables WHERE state = 'finished' ORDER BY 1").fetchall()
    assert kept == [("AGAIN1", over + 30), ("OVER11", over), ("RECENT", 5)]
    assert known == [("AGAIN1",), ("OVER11",)]  # so that they are not asked again


@pytest.mark.usefixtures("old")
def test_prune_shows_its_plan_and_asks_for_confirmation(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = data.read_bytes()
    for answer in ("no", "", "perhaps", EOFError):

        def ask(text: str, answer: str | type[EOFError] = answer) -> str:
            print(text)
            if isinstance(answer, str):
                return answer
            raise answer

        monkeypatch.setattr("builtins.input", ask)
        status, said = line(capsys, "prune", "--data", data)
        assert (status, said[0], said[-1]) == (
            1,
            "Tables to delete: 2 of 5. No game was finished there.",
            "Nothing was deleted.",
        )
        assert said[1].startswith("Last used between 2029-02-10 and 2030-02-14; ")
        assert said[2].startswith("Delete them for good? yes or no:")
    assert sorted(left(data)) == ["AGAIN1", "BEGUN1", "BEGUN2", "OVER11", "RECENT"]
    assert len(data.read_bytes()) == len(before)
    monkeypatch.setattr("builtins.input", lambda _: "Yes ")
    assert line(capsys, "prune", "--data", data)[0] == 0
    assert left(data) == ["AGAIN1", "OVER11", "RECENT"]
    assert line(capsys, "prune", "--data", data) == (0, ["There is nothing to delete. Tables: 3"])


@pytest.mark.usefixtures("old")
def test_operator_sets_the_retention_days(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert line(capsys, "prune", "--data", data, "--delete-after", "100", "--yes")[0] == 0
    assert "BEGUN1" in left(data)
    assert "BEGUN2" not in left(data)
    assert line(capsys, "prune", "--data", data, "--delete-after", "0")[0] == 2


def test_waiting_or_unreadable_table_is_not_deleted(data: Path, put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    for code in ("CLOCKS", "STRANG", "GAPPED", "FORGET"):
        put(code, 10, days=0, now=1)
    with contextlib.closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("INSERT INTO due VALUES ('CLOCKS', 1)")
        connection.execute("UPDATE log SET event = '{}' WHERE \"table\" = 'STRANG' AND seq = 3")
        connection.execute("DELETE FROM log WHERE \"table\" = 'GAPPED' AND seq = 3")
    assert line(capsys, "prune", "--data", data, "--yes")[0] == 0
    assert left(data) == ["CLOCKS", "GAPPED", "STRANG"]


def test_vacuum_needs_little_memory(
    data: Path, put: Put, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite writes the new file to its temporary files, which a server keeps in memory."""
    put("OLD", 100, days=0, now=1)
    told, opened = list[str](), open_database

    def heard(url: URL) -> Engine:
        engine = opened(url)
        event.listen(engine, "checkout", lambda connection, *_: connection.set_trace_callback(told.append))
        return engine

    monkeypatch.setattr("perudo.server.housekeeping.open_database", heard)
    assert line(capsys, "prune", "--data", data, "--yes")[0] == 0
    assert "PRAGMA temp_store = FILE" in told[: told.index("VACUUM")]


def test_pruning_shrinks_the_file(data: Path, put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(100):
        put(f"OLD{number:03}", 100, days=0, now=1)
    large = data.stat().st_size
    assert line(capsys, "prune", "--data", data, "--yes")[0] == 0
    assert data.stat().st_size < large / 5


def test_table_with_new_events_is_not_deleted(data: Path, put: Put) -> None:
    put("REVIVE", 10, days=0, now=1)
    with housekeeping(data_url(data), 30) as work:
        work.scan(lambda _: None)
        assert [each.code for each in work.unfinished] == ["REVIVE"]
        with contextlib.closing(sqlite3.connect(data)) as connection, connection:
            connection.execute(
                'INSERT INTO log SELECT "table", 11, ?, guest, NULL, event, digest FROM log LIMIT 1', [work.before]
            )
        work.delete_unfinished()
    assert left(data) == ["REVIVE"]


# --- A running server


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks for old tables all the time."""
    monkeypatch.setattr(keeping, "SCAN_SECONDS", 0)
    monkeypatch.setattr(keeping, "IDLE_FACTOR", 0)
    monkeypatch.setattr(keeping, "RETRY_MILLISECONDS", -1)


async def codes_of(house: GameServer) -> list[str]:
    return await house._log.query(lambda connection: list(all_codes(connection)))


async def until_left(house: GameServer, expected: list[str]) -> None:
    async with asyncio.timeout(60):
        while await codes_of(house) != expected:  # noqa: ASYNC110 - the house forgets when it comes to it
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("at_once")
async def test_running_server_prunes_automatically(houses: Houses, put: Put, over: int) -> None:
    """But no table that somebody is at, nor one whose clock runs."""
    for code in ("ABSENT", "LOOKED"):
        put(code, 10, days=31)
    put("RECENT", 10, days=29)
    put("OVER11", over, days=400)
    house = await houses("one", clock=lambda: NOW / 1000, ages=RetentionPolicy(delete_after_days=30))
    person = Person(house, "somebody")
    assert (await person.do("watch", table="LOOKED"))["is"] == "done"
    await house.rooms.start()
    await until_left(house, ["LOOKED", "OVER11", "RECENT"])
    house.disconnect(person)
    await until_left(house, ["OVER11", "RECENT"])
    house.close()


@pytest.mark.usefixtures("at_once")
async def test_visitor_during_deletion_learns_the_table_is_gone(
    houses: Houses, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    put("GOING1", 10, days=31)
    going, go_on, forget = asyncio.Event(), asyncio.Event(), Store.delete

    async def held_up(store: Store, table: str, before: int) -> None:
        going.set()
        await go_on.wait()
        await forget(store, table, before)

    monkeypatch.setattr(Store, "delete", held_up)
    house = await houses("one", clock=lambda: NOW / 1000, ages=RetentionPolicy(delete_after_days=30))
    await house.rooms.start()
    await going.wait()
    person = Person(house, "somebody")
    coming = asyncio.create_task(person.do("watch", table="GOING1"))
    await person.do("ping")
    assert not coming.done()
    go_on.set()
    assert (await coming)["code"] == "error-table-unknown"
    assert "GOING1" not in house.rooms
    house.close()


async def test_retention_zero_keeps_everything(houses: Houses, put: Put) -> None:
    put("OLDEST", 10, days=36_000)
    house = await houses("one", clock=lambda: NOW / 1000, ages=RetentionPolicy())
    await house.rooms.start()
    assert len(house.rooms._tasks) == 2, "one for what is due, one for the lobby"
    house.close()


@pytest.mark.usefixtures("at_once")
async def test_each_table_is_searched_once_for_finished_games(
    houses: Houses, put: Put, over: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    put("OVER11", over, days=400)
    put("ZZZZZZ", 10, days=29)
    asked: list[str] = []

    def judge(code: str, entries: list[LogEntry]) -> bool:
        asked.append(code)
        return has_finished_game(code, entries)

    looks: list[str] = []
    look = Store.old_tables

    async def old(store: Store, state: str, before: int) -> list[OldTable]:
        looks.append(state)
        return await look(store, state, before)

    monkeypatch.setattr(keeping, "has_finished_game", judge)
    monkeypatch.setattr(Store, "old_tables", old)
    house = await houses("one", clock=lambda: NOW / 1000, ages=RetentionPolicy(delete_after_days=30))
    await house.rooms.start()
    await until(lambda: looks.count("new") > 3)
    house.close()
    assert asked == ["OVER11"]


# --- perudo check


@pytest.fixture
def played(data: Path, put: Put, over: int) -> Path:
    for number in range(60):
        put(f"PLAYED{number:02}", over, days=number)
    return data


def test_check_reads_everything_and_changes_nothing(
    played: Path, over: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("perudo.terminal.commands.PROGRESS_SECONDS", 3600)  # a slow machine reports progress too
    before = played.read_bytes()
    assert line(capsys, "check", played) == (
        0,
        [f"Checking {played}", f"Everything can be read. Tables: 60, events: {60 * over:,}"],
    )
    assert played.read_bytes() == before
    backup(played, played.with_name("copy.db"))
    assert line(capsys, "check", played.with_name("copy.db"))[0] == 0


def test_check_names_each_unreadable_table(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoilt = {
        "PLAYED03": "UPDATE log SET event = '{}' WHERE seq = 3",
        "PLAYED04": "DELETE FROM log WHERE seq = 3",
        "PLAYED05": "DELETE FROM log WHERE seq = 1",
        "PLAYED06": "UPDATE log SET event = (SELECT event FROM log WHERE event LIKE '%dealt%' LIMIT 1) WHERE seq = 3",
    }
    with contextlib.closing(sqlite3.connect(played)) as connection, connection:
        for code, spoil in spoilt.items():
            connection.execute(f"{spoil} AND \"table\" = '{code}'")
    status, said = line(capsys, "check", played)
    assert status == 1
    named = [fault for fault in said if fault.startswith(("perudo: Table ", "perudo: Event "))]
    assert re.findall(r"PLAYED\d+", " ".join(named)) == list(spoilt)
    assert f"perudo restore BACKUP --data {played} --replace" in said[-1]


def test_check_finds_damage_missed_at_startup(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = played.with_name("copy.db")
    spoiled = spoil_the_middle(played)
    open_database(f"sqlite:///{played}").dispose()
    status, said = line(capsys, "check", played)
    assert status == 1
    faults = [fault for fault in said if fault.startswith("perudo: ")]
    assert faults[0].startswith(f"perudo: The data at {played} are damaged (")
    assert any(fault.startswith("perudo: Table PLAYED") for fault in said)
    status, said = line(capsys, "backup", copy, "--data", played)
    assert (status, f"The data at {played} are damaged (" in said[0], copy.exists()) == (1, True, False)
    copy.write_bytes(spoiled)
    status, said = line(capsys, "restore", copy, "--data", played, "--replace")
    assert (status, f"The data at {copy} are damaged (" in said[0]) == (1, True)


@pytest.mark.parametrize("command", [["check"], ["prune", "--data"]])
def test_maintenance_does_not_create_missing_data(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nothing = tmp_path / "nothing.db"
    status, said = line(capsys, *command, nothing)
    assert (status, said[-1]) == (1, f"perudo: No data was found at {nothing}.")
    assert list(tmp_path.iterdir()) == []


def test_long_maintenance_shows_progress(
    played: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("perudo.terminal.commands.PROGRESS_SECONDS", -1)
    said = line(capsys, "check", played)[1]
    assert sum(each.startswith("So far: tables ") for each in said) == 60
    said = line(capsys, "prune", "--data", played, "--yes")[1]
    assert "Tables checked so far: 60" in said


def test_postgresql_data_can_be_pruned_and_checked(
    postgres: str, evening: Rows, over: int, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> None:
        store = await Store.open(postgres)
        for code, length in (("PGOVER", over), ("PGOPEN", 10)):
            rows = [
                LogEntry(seq, seq, f"{guest}-{code}", None, events.decode_event(event))
                for seq, _, guest, _, event in evening
            ]
            await store.append(code, rows[:length])
        await store.close()

    asyncio.run(play())
    assert line(capsys, "prune", "--data", postgres, "--yes")[0] == 0
    engine = open_database(postgres)
    with engine.connect() as connection:
        found = set(all_codes(connection))
    engine.dispose()
    assert "PGOVER" in found
    assert "PGOPEN" not in found
    status, said = line(capsys, "check", postgres)
    assert "Table PGOVER" not in "".join(said)
    assert status in (0, 1)  # other tests leave logs here that no game has
