"""Disks that are full, read-only or damaged, and data that is not ours: what is said, and that nothing is half done."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.server.log import database as databases
from perudo.server.log.backup import restore
from perudo.server.log.database import FORMAT, data_url, engine_for, open_database, sqlite_file
from perudo.server.log.store import Store
from perudo.table.events import LogEntry, StoodUp
from perudo.table.state import Timing
from perudo.terminal.cli import main
from tests.server.conftest import Houses, Person, contribute, gather, start, until
from tests.server.damage import PAGE, leaves, spoil_the_middle
from tests.server.forked import Forked, small_files
from tests.server.sockets import Player

SLOW = Timing(1000)  # nothing happens by itself while a test looks


def entries(count: int) -> list[LogEntry]:
    return [LogEntry(seq, 1000 + seq, "guest", None, StoodUp(1)) for seq in range(1, count + 1)]


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    """The data of a server that has stopped: a hundred tables."""
    store = await Store.open(f"sqlite:///{tmp_path}/perudo.db")
    await asyncio.gather(*(store.append(f"T{number}", entries(20)) for number in range(100)))
    await store.close()
    return tmp_path / "perudo.db"


def refused(url: str) -> PerudoError:
    with pytest.raises(PerudoError) as told:
        open_database(url)
    return told.value


def without_the_newest(whole: bytes) -> bytes:
    last = leaves(whole)[-1]
    return whole[:last] + b"\xff" * PAGE + whole[last + PAGE :]


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "the newest rows": (without_the_newest, "store-damaged"),
    "the second half": (lambda whole: whole[: len(whole) // 2], "store-damaged"),
    "the end of a page": (lambda whole: whole[: len(whole) // 2 - 77], "store-damaged"),
    "the head": (lambda whole: bytes(100) + whole[100:], "store-strange"),
    "everything": (lambda _: b"Dear diary,\n", "store-strange"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_data_is_reported_and_left_unchanged(data: Path, damage: str) -> None:
    spoil, code = DAMAGES[damage]
    spoiled = spoil(data.read_bytes())
    data.write_bytes(spoiled)
    told = refused(f"sqlite:///{data}")
    assert (told.code, told.details["place"]) == (code, str(data))
    assert data.read_bytes() == spoiled


def test_foreign_database_is_left_unchanged(tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE bookmarks (address TEXT)")
    before = other.read_bytes()
    assert (refused(f"sqlite:///{other}")).code == "store-strange"
    assert other.read_bytes() == before


def test_data_from_a_newer_server_is_left_unchanged(database: str) -> None:
    open_database(database).dispose()
    engine = engine_for(data_url(database))
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE format SET version = {FORMAT + 2}, oldest = {FORMAT + 1}"))
        connection.execute(text("ALTER TABLE beat RENAME TO heart"))
    engine.dispose()
    file = sqlite_file(data_url(database))
    before = file.read_bytes() if file else b""
    told = refused(database)
    assert (told.code, told.details["theirs"], told.details["ours"]) == ("store-newer", str(FORMAT + 2), str(FORMAT))
    assert (file.read_bytes() if file else b"") == before


def test_server_refuses_read_only_data_at_startup(data: Path) -> None:
    assert (refused(f"sqlite:///file:{data}?mode=ro&uri=true")).code == "store-read-only"


@pytest.fixture
def nobody(data: Path) -> Iterator[Callable[[int, int], Path]]:
    """Put the data where a user without rights finds it, with the given modes of folder and file, and become that user.
    Root is not restricted by modes.
    """
    with tempfile.TemporaryDirectory(prefix="perudo-read-only-") as folder:

        def become(folder_mode: int, file_mode: int) -> Path:
            place = Path(shutil.copy(data, folder))
            place.chmod(file_mode)
            Path(folder).chmod(folder_mode)
            if os.geteuid() == 0:
                os.seteuid(65534)
            return place

        yield become
        os.seteuid(os.getuid())
        Path(folder).chmod(0o700)


@pytest.mark.parametrize(("folder_mode", "file_mode"), [(0o777, 0o444), (0o555, 0o666), (0o555, 0o444)])
def test_read_only_path_is_named_in_the_error(
    nobody: Callable[[int, int], Path], folder_mode: int, file_mode: int
) -> None:
    place = nobody(folder_mode, file_mode)
    told = refused(f"sqlite:///{place}")
    assert (told.code, told.details["place"]) == ("store-read-only", str(place))


@pytest.mark.parametrize("damage", ["the second half", "everything"])
def test_server_does_not_start_with_damaged_data(data: Path, damage: str) -> None:
    data.write_bytes(DAMAGES[damage][0](data.read_bytes()))
    status, said = Forked(data).ended()
    assert status == 1
    assert str(data) in said
    assert len(said.splitlines()) == 1


def read_by_the_system() -> int:
    """Bytes that this process has read so far."""
    return int(Path("/proc/self/io").read_text().split()[1])


def test_startup_reads_little_regardless_of_database_size(data: Path, tmp_path: Path) -> None:
    """So a server with years of games is there as soon as a new one is."""
    large = Path(shutil.copy(data, tmp_path / "large.db"))
    with contextlib.closing(sqlite3.connect(large)) as connection, connection:
        for number in range(30):
            copy = f"INSERT INTO log SELECT \"table\" || '-{number}', seq, at, guest, command, event, digest FROM log"
            connection.execute(f"{copy} WHERE \"table\" LIKE 'T__'")
    assert large.stat().st_size > 10 * data.stat().st_size
    taken = []
    for file in (data, large):
        before = read_by_the_system()
        open_database(f"sqlite:///{file}").dispose()
        taken.append(read_by_the_system() - before)
    assert taken[1] < 2 * taken[0]
    assert taken[1] < large.stat().st_size / 10


async def test_all_writes_stop_when_database_damage_is_found(data: Path) -> None:
    """A start does not look for it in the middle. A table that lies there brings it to light."""
    spoil_the_middle(data)
    store = await Store.open(f"sqlite:///{data}")
    await store.append("NEW", entries(1))
    refusals = []
    with capture_logs() as said:
        for number in range(100):
            try:
                await store.entries(f"T{number}")
            except PerudoError as error:
                refusals.append(error)
    assert [each["event"] for each in said] == ["data damaged"]
    assert {error.code for error in refusals} == {"store-read"}
    assert len(refusals) < 50
    with pytest.raises(PerudoError, match="store-write") as told:
        await store.append("NEW", entries(2)[1:])
    assert told.value.details["why"] == "database disk image is malformed"
    assert len(await store.entries("NEW")) == 1
    await store.close()


# --- Data that somebody has altered

_LOG = """
CREATE TABLE log ("table" TEXT NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL, guest TEXT, command TEXT,
event TEXT NOT NULL, digest TEXT NOT NULL, PRIMARY KEY ("table", seq){})
"""
_TRIGGER = """
CREATE TRIGGER cheat AFTER INSERT ON log
BEGIN UPDATE log SET event = replace(event, 'Honest', 'Cheat') WHERE rowid = new.rowid; END;
"""


def _another_log(more: str) -> str:
    """The same rows and indexes, in a table with something more."""
    sat = """CREATE INDEX sat_down ON log (guest, command) WHERE substr(event, 1, 14) = '{"event":"sat"'"""
    renamed = "DROP INDEX sat_down; ALTER TABLE log RENAME TO old"
    return f"{renamed}; {_LOG.format(more)}; INSERT INTO log SELECT * FROM old; DROP TABLE old; {sat};"


def _by_hand(column: str, instead: str) -> str:
    change = f"UPDATE sqlite_schema SET sql = replace(sql, '{column}', '{instead}') WHERE name = 'log'"
    return f"PRAGMA writable_schema = ON; {change};"


HOSTILE = {
    "a trigger": (_TRIGGER, "trigger cheat"),
    "a view": ("CREATE VIEW more AS SELECT 1", "view more"),
    "a view of one of our names": ("DROP TABLE seated; CREATE VIEW seated AS SELECT 1", "view seated"),
    "a virtual table": ("CREATE VIRTUAL TABLE words USING fts5(word)", "table words"),
    "a generated column": ("ALTER TABLE log ADD COLUMN more TEXT AS (upper(event))", "table log"),
    "a column more": ("ALTER TABLE log ADD COLUMN more TEXT", "table log"),
    "a column less": ("ALTER TABLE tables DROP COLUMN head", "table tables"),
    "a column of another name": ("ALTER TABLE beat RENAME COLUMN at TO moment", "table beat"),
    "a table more": ("CREATE TABLE more (word TEXT)", "table more"),
    "a table less": ("DROP TABLE node", "table node"),
    "an index more": ('CREATE UNIQUE INDEX one ON log ("table", seq)', "index one"),
    "an index less": ("DROP INDEX opened", "index opened"),
    "another index": ("DROP INDEX due_at; CREATE INDEX due_at ON due (lower(at))", "index due_at"),
    "statistics": ("ANALYZE", "table sqlite_stat1"),
    "a condition": (_another_log(", CHECK (seq < 30)"), "table log"),
    "rows that replace others": (_another_log(" ON CONFLICT REPLACE"), "table log"),
    "another collation": (_by_hand("seq INTEGER", "seq INTEGER COLLATE NOCASE"), "table log"),
    "another default": (_by_hand("command TEXT", "command TEXT DEFAULT 1"), "table log"),
    "a name for terminals": ('CREATE TABLE "\x1b[2Jx" (word TEXT)', "table \N{REPLACEMENT CHARACTER}[2Jx"),
}


@pytest.fixture
def hostile(data: Path) -> Callable[[str], bytes]:
    """Alters the data by a script; gives the file as it is then."""

    def alter(script: str) -> bytes:
        with contextlib.closing(sqlite3.connect(data)) as connection:
            connection.executescript(script)
            connection.execute("PRAGMA journal_mode = DELETE")
        return data.read_bytes()

    return alter


@pytest.mark.parametrize("altered", HOSTILE)
def test_server_refuses_data_with_foreign_schema(data: Path, hostile: Callable[[str], bytes], altered: str) -> None:
    script, what = HOSTILE[altered]
    before = hostile(script)
    told = refused(f"sqlite:///{data}")
    assert (told.code, told.details["place"]) == ("store-foreign", str(data))
    assert what in str(told.details["what"])
    assert data.read_bytes() == before


@pytest.mark.parametrize("altered", HOSTILE)
def test_restore_and_check_refuse_data_with_foreign_schema(
    data: Path,
    tmp_path: Path,
    hostile: Callable[[str], bytes],
    altered: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    hostile(HOSTILE[altered][0])
    there = tmp_path / "there" / "perudo.db"
    for command in (["restore", str(data), "--data", str(there)], ["check", str(data)]):
        assert main(command) == 1
        said = "".join(capsys.readouterr())
        assert "does not have exactly the tables that Perudo creates" in said
        assert "\x1b" not in said
    assert not there.exists()


@pytest.mark.parametrize("altered", ["a trigger", "a view", "a virtual table", "a generated column", "a condition"])
def test_restore_refuses_older_data_with_triggers(
    data: Path, tmp_path: Path, hostile: Callable[[str], bytes], altered: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only that much is known of older data; a server compares the whole schema after the migration."""
    monkeypatch.setattr(databases, "FORMAT", FORMAT + 1)
    restore(data, tmp_path / "as-it-is.db")
    hostile(HOSTILE[altered][0])
    with pytest.raises(PerudoError, match="store-foreign"):
        restore(data, tmp_path / "there.db")


@pytest.mark.parametrize("oldest", [FORMAT, f"'{FORMAT}x'"])
def test_server_refuses_a_file_claiming_newer_format(
    data: Path, hostile: Callable[[str], bytes], oldest: int | str
) -> None:
    """So nobody keeps a server from looking at it."""
    hostile(f"UPDATE format SET version = {FORMAT + 1}, oldest = {oldest}; CREATE TABLE more (word TEXT)")
    told = refused(f"sqlite:///{data}")
    assert told.code == ("store-newer" if oldest == FORMAT else "store-strange")


# --- While people play


SPOILS = {
    "a name within it": ("UPDATE log SET event = replace(event, 'Bo', 'Boris') WHERE seq = 3", 3),
    "a die": ("UPDATE log SET event = replace(event, '[[', '[[1,') WHERE event LIKE '%dealt%'", -2),
    "who it was": ("UPDATE log SET guest = 'eva' WHERE seq = 2", 2),
    "when it was": ("UPDATE log SET at = at + 1 WHERE seq = 1", 1),
    "what it is": ("UPDATE log SET event = replace(event, 'moved', 'mooved') WHERE event LIKE '%moved%'", -1),
    "half of it": ("UPDATE log SET event = substr(event, 5) WHERE seq = 1", 1),
    "its digest": ("UPDATE log SET digest = '' WHERE seq = 3", 3),
    "all of it": ("DELETE FROM log WHERE seq = 2", 2),
    "all of it, and the others move up": (
        "DELETE FROM log WHERE seq = 2; UPDATE log SET seq = -seq WHERE seq > 2; "
        "UPDATE log SET seq = -seq - 1 WHERE seq < 0",
        2,
    ),
    "two are swapped": (
        "UPDATE log SET seq = -2 WHERE seq = 2; UPDATE log SET seq = 2 WHERE seq = 3; "
        "UPDATE log SET seq = 3 WHERE seq = -2",
        2,
    ),
}


@pytest.mark.parametrize("spoil", SPOILS)
async def test_altered_event_is_identified_in_the_error(
    houses: Houses, tmp_path: Path, spoil: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nobody plays on; the other tables do."""
    monkeypatch.setattr(limits, "GRACE_SECONDS", 0)
    house = await houses(timing=SLOW)
    people = await gather(house, 2)
    table = await start(people)
    await people[people[0].view["to_act"] - 1].bid(2, 3)
    for person in people:
        house.disconnect(person)
    await until(lambda: table not in house.rooms)  # after the player to act was called
    eva = Person(house, "eva")
    other = (await eva.do("open", name="Eva", edition="bga", chairs=2))["table"]
    statements, seq = SPOILS[spoil]
    seq = seq if seq > 0 else len(await house.log(table)) + 1 + seq
    with sqlite3.connect(tmp_path / "one.db") as connection:
        for statement in statements.replace(" WHERE", f" WHERE \"table\" = '{table}' AND").split(";"):
            assert connection.execute(statement).rowcount > 0
    told = await people[0].do("watch", table=table)
    assert (told["code"], told["details"]) == ("error-store-altered", {"table": table, "seq": seq})
    assert (await eva.do("rename", table=other, name="Evita"))["is"] == "done"


async def test_unreadable_table_does_not_block_other_tables(houses: Houses, tmp_path: Path) -> None:
    house, codes = await houses(timing=SLOW), list[str]()
    for guest in ("ana", "bo"):
        person = Person(house, guest)
        opened: dict[str, Any] = {
            "chairs": 2,
            "bots": ["odds"],
            "start": True,
            "table_settings": {"clock": {"move": 60}},
        }
        codes.append((await person.do("open", name=guest, edition="bga", **opened))["table"])
        await person.do("watch", table=codes[-1])
        await contribute([person])
    bad, good = codes
    with sqlite3.connect(tmp_path / "one.db") as connection:
        connection.execute("UPDATE log SET event = 'x' WHERE seq = 3 AND \"table\" = ?", (bad,))
    again = await houses(timing=SLOW)
    await again.rooms.start()
    assert set(again.rooms._rooms) == {good}
    again.close()


def room(store: Store, pages: int) -> None:
    """Limit the file's pages, so that SQLite reports a full disk."""
    if store._writer._connection is not None:  # once it has failed it is not used again
        store._writer._connection.connection.cursor().execute(f"PRAGMA max_page_count = {pages}")


async def test_server_refuses_changes_while_disk_is_full(houses: Houses) -> None:
    house = await houses(timing=SLOW)
    people = await gather(house, 2, table_settings={"chat": True})
    table = await start(people)
    room(house._log, 1)  # SQLite takes it for: not one page more
    told: dict[str, Any] = {"is": "done"}
    number = 0
    while told["is"] == "done":
        number += 1
        told = await people[0].do("rename", table=table, name=f"Ana {number}")
    assert (told["code"], told["details"]) == ("error-store-write", {"why": "database or disk is full"})

    shown = people[1].state["seats"][0]["name"]
    assert shown == f"Ana {number - 1}"
    guest = Person(house, "watcher")
    assert (await guest.do("watch", table=table))["is"] == "done"
    assert guest.state["seats"][0]["name"] == shown

    room(house._log, 1_000_000)
    assert (await people[0].do("rename", table=table, name="Anna"))["is"] == "done"
    names = [getattr(entry.event, "name", None) for entry in await house.log(table)]
    assert names[-2:] == [shown, "Anna"]


async def test_acknowledged_moves_survive_failing_writes(tmp_path: Path) -> None:
    """The system itself refuses to write, in the middle of what SQLite writes."""
    data = tmp_path / "perudo.db"
    server = Forked(data, first=partial(small_files, 400_000))
    player = await Player.open(server.port)
    table = await player.opens()
    done: list[str] = []
    told: dict[str, Any] = {"is": "done"}
    while told["is"] == "done":
        name = f"Ana {len(done)}"
        told = await player.do("rename", table=table, name=name)
        done.append(name)
    done.pop()
    assert told["code"] == "error-store-write"
    watcher = await Player.open(server.port)
    assert (await watcher.do("watch", table=table))["is"] == "done"
    assert watcher.state["seats"][0]["name"] == done[-1]
    server.kill()
    await player.close()
    await watcher.close()
    assert "Traceback" not in server.errors.read_text()

    again = Forked(data)
    player = await Player.open(again.port, player.token)
    assert (await player.do("watch", table=table))["is"] == "done"
    assert player.state["seats"][0]["name"] == done[-1]
    assert (await player.do("rename", table=table, name="Anna"))["is"] == "done"
    again.kill()
    await player.close()
    store = await Store.open(f"sqlite:///{data}")
    names = [getattr(entry.event, "name", None) for entry in await store.entries(table)]
    await store.close()
    assert names[2:] == [*done, "Anna"]
