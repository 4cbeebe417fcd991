"""Old tables in an archive: all of a log goes there, stays readable, and comes back when somebody plays on."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import os
import signal
import socket
import sqlite3
import stat
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, text

from perudo.core.errors import PerudoError
from perudo.records.record import Record
from perudo.records.signing import RecordSigner, check_signature
from perudo.server import private_files as private
from perudo.server import retention as keeping
from perudo.server.edge.web_app import build_app
from perudo.server.game_server import GameServer
from perudo.server.log import archive as archives
from perudo.server.log import store as stores
from perudo.server.log import table_index as tables
from perudo.server.log.archive import Archive, LogRow, file_name, open_archive, pack, unpack
from perudo.server.log.database import open_database
from perudo.server.log.store import ConflictError, Store, chain_rows, fetch_archived
from perudo.server.log.table_index import (
    ARCHIVED,
    FINISHED,
    NEW,
    UNFINISHED,
    ArchivedLog,
    OldTable,
    all_codes,
    archived_log,
    archived_logs,
    rows_of,
)
from perudo.server.ownership import Leases
from perudo.server.retention import DAY_MILLISECONDS, RetentionPolicy
from perudo.table import events
from perudo.table.events import LogEntry, Sat, StoodUp
from perudo.table.state import Timing
from perudo.terminal.cli import main
from tests.conftest import free_port, needs, often
from tests.server.conftest import Houses, Person, Watch, until
from tests.server.forked import Forked
from tests.server.golden import told
from tests.server.served import asking

GOLDEN = Path(__file__).parent / "logs" / "1.sql"
NOW = 1_750_000_000_000
"""In milliseconds."""
LONG_AGO = NOW - 400 * DAY_MILLISECONDS
KILLS = often("PERUDO_ARCHIVE_KILLS", few=4, count=5)

Rows = list[tuple[int, int, str | None, str | None, str]]


@pytest.fixture(scope="module")
def evening() -> list[LogEntry]:
    """The log of a table at which games were played to their ends."""
    with contextlib.closing(sqlite3.connect(":memory:")) as golden:
        golden.executescript(GOLDEN.read_text(encoding="utf-8"))
        asked = "SELECT seq, at, guest, command, event FROM log WHERE \"table\" = 'EVENNG' ORDER BY seq"
        rows = golden.execute(asked).fetchall()
    moved = LONG_AGO - rows[-1][1]
    return [
        LogEntry(seq, at + moved, guest, command, events.decode_event(event)) for seq, at, guest, command, event in rows
    ]


@pytest.fixture
def shelf(tmp_path: Path) -> Archive:
    return open_archive(str(tmp_path / "archive"))


@pytest.fixture
def files(tmp_path: Path) -> Callable[[], list[str]]:
    return lambda: sorted(
        str(file.relative_to(tmp_path / "archive")) for file in (tmp_path / "archive").rglob("*") if file.is_file()
    )


def of(entries: list[LogEntry], code: str) -> list[LogEntry]:
    """The same log as another table's: each command opens one table."""
    return [LogEntry(e.seq, e.at, e.guest, e.command and f"{code}-{e.command}", e.event) for e in entries]


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path, shelf: Archive) -> AsyncIterator[Store]:
    url = f"sqlite:///{tmp_path}/one.db" if request.param == "sqlite" else request.getfixturevalue("postgres")
    store = await Store.open(url, shelf)
    with store._engine.begin() as connection:
        for each in ("log", "tables", "seated", "due"):
            connection.execute(text(f"DELETE FROM {each}"))
    yield store
    await store.close()


async def lies(store: Store, code: str) -> tuple[list[LogRow], ArchivedLog | None]:
    """Return a table's data: rows of its log, or its archive location."""
    return await store.query(lambda connection: (rows_of(connection, code), archived_log(connection, code)))


# --- What lies where


async def test_archived_log_is_read_unchanged(store: Store, evening: list[LogEntry]) -> None:
    head = await store.append("GAMES1", of(evening, "GAMES1"))
    before = told("GAMES1", await store.entries("GAMES1"))
    log = await store.archive("GAMES1", NOW)
    assert await lies(store, "GAMES1") == ([], log)
    assert (log.events, log.head, log.last_event_at) == (len(evening), head, LONG_AGO)
    entries, found = await store.read_from("GAMES1")
    assert entries == of(evening, "GAMES1")
    assert found.endswith(head) and found != head
    assert told("GAMES1", entries) == before
    assert (await store.read_from("GAMES1", 7, "whatever"))[0] == entries[7:]
    assert await store.entries("OTHER1") == []


async def test_archive_file_is_readable_and_complete(
    store: Store, evening: list[LogEntry], tmp_path: Path, files: Callable[[], list[str]]
) -> None:
    await store.append("GAMES1", of(evening, "GAMES1"))
    rows, _ = await lies(store, "GAMES1")
    log = await store.archive("GAMES1", NOW)
    assert files() == [log.file_name]
    assert log.file_name == f"2024-05/GAMES1-{log.head[:16]}.jsonl.gz"
    first, *lines = gzip.decompress((tmp_path / "archive" / log.file_name).read_bytes()).decode().splitlines()
    assert json.loads(first) == {"perudo": "archive", "format": 1, "table": "GAMES1", "events": len(evening)}
    assert [json.loads(line)["event"] for line in lines] == [json.loads(row.event) for row in rows]
    assert [json.loads(line)["digest"] for line in lines] == [row.digest for row in rows]


@pytest.mark.skipif(sys.platform == "win32", reason="files have no modes there")
async def test_archive_is_private_to_its_owner(store: Store, evening: list[LogEntry], tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        await store.append("GAMES1", of(evening, "GAMES1"))
        log = await store.archive("GAMES1", NOW)
    finally:
        os.umask(before)
    modes = [stat.S_IMODE((tmp_path / "archive" / each).stat().st_mode) for each in ("", "2024-05", log.file_name)]
    assert modes == [0o700, 0o700, 0o600]


async def test_archived_table_keeps_only_one_database_row(store: Store, evening: list[LogEntry]) -> None:
    await store.append("GAMES1", of(evening, "GAMES1"))
    await store.archive("GAMES1", NOW)
    with store._engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM log")).scalar() == 0
        assert connection.execute(text("SELECT count(*) FROM tables")).scalar() == 1


async def test_archived_tables_code_is_never_reused(store: Store, evening: list[LogEntry]) -> None:
    entries = of(evening, "GAMES1")
    await store.append("GAMES1", entries)
    await store.archive("GAMES1", NOW)
    assert await store.table_opened_by(entries[0].guest or "", entries[0].command or "") == "GAMES1"
    with pytest.raises(ConflictError):
        await store.append("GAMES1", of(evening, "GAMES2")[:1])
    with pytest.raises(ConflictError):
        await store.append("OTHER1", entries[:1])
    assert (await lies(store, "GAMES1"))[0] == (await lies(store, "OTHER1"))[0] == []


async def test_idempotency_keys_of_sit_commands_survive_archiving(store: Store, evening: list[LogEntry]) -> None:
    """So a command that is sent again brings them there, and not to another table."""
    entries = of(evening, "GAMES1")
    head = await store.append("GAMES1", entries)
    sat = [(e.guest or "", e.command) for e in entries if isinstance(e.event, Sat) and e.command]
    assert len(sat) > 1

    async def known() -> set[str | None]:
        return {await store.table_joined_by(guest, command) for guest, command in sat}

    assert await known() == {"GAMES1"}
    await store.archive("GAMES1", NOW)
    assert await known() == {"GAMES1"}
    assert await store.table_joined_by(sat[0][0], "another") is None
    _, head = await store.read_from("GAMES1")
    await store.append("GAMES1", [LogEntry(len(evening) + 1, NOW, "guest", "again", StoodUp(1))], head=head)
    assert await known() == {"GAMES1"}
    await store.archive("GAMES1", NOW + 1)
    assert await known() == {"GAMES1"}


async def test_archiving_and_restoring_are_idempotent(store: Store, evening: list[LogEntry]) -> None:
    """As where the line was lost while it was committed."""
    entries = of(evening, "GAMES1")
    await store.append("GAMES1", entries)
    short = await store.archive("GAMES1", NOW)
    await store.write(lambda connection: tables.move_to_archive(connection, short))
    assert await lies(store, "GAMES1") == ([], short)
    rows, _ = await store._fetch(short)
    _, head = await store.read_from("GAMES1")
    more = LogEntry(len(evening) + 1, NOW, "guest", "again", StoodUp(1))
    await store.append("GAMES1", [more], head=head)
    await store.write(lambda connection: tables.restore_from_archive(connection, short, rows))
    assert await store.entries("GAMES1") == [*entries, more]
    with pytest.raises(ConflictError):
        await store.write(lambda connection: tables.move_to_archive(connection, short))
    assert await store.entries("GAMES1") == [*entries, more]
    long = await store.archive("GAMES1", NOW + 1)
    await store.write(lambda connection: tables.restore_from_archive(connection, short, rows))  # by one who was slow
    assert await lies(store, "GAMES1") == ([], long)
    assert await store.entries("GAMES1") == [*entries, more]


async def test_table_in_use_on_another_server_stays_unarchived(
    postgres: str, shelf: Archive, evening: list[LogEntry]
) -> None:
    store = await Store.open(postgres, shelf)
    await store.append("GAMES1", of(evening, "GAMES1"))
    node = Leases(store, "127.0.0.1:8000")
    await node.join()
    assert await node.acquire("GAMES1")
    for gone in (store.archive, store.delete):
        with pytest.raises(ConflictError):
            await gone("GAMES1", NOW)
    assert await store.entries("GAMES1") == of(evening, "GAMES1")
    await node.leave()
    await store.delete("GAMES1", NOW)
    assert await store.entries("GAMES1") == []
    await store.close()


async def test_continued_play_restores_an_archived_log(
    store: Store, evening: list[LogEntry], files: Callable[[], list[str]]
) -> None:
    await store.append("GAMES1", of(evening, "GAMES1"))
    rows, _ = await lies(store, "GAMES1")
    await store.archive("GAMES1", NOW)
    _, head = await store.read_from("GAMES1")
    more = LogEntry(len(evening) + 1, NOW, "guest", "again", StoodUp(1))
    after = await store.append("GAMES1", [more], head=head)
    found, away = await lies(store, "GAMES1")
    assert (found[:-1], away) == (rows, None)
    assert await store.read_from("GAMES1") == ([*of(evening, "GAMES1"), more], after)
    log = await store.archive("GAMES1", NOW + 1)  # when it is old again it goes to another file
    assert len(files()) == 2 and log.file_name in files()
    assert (await store.entries("GAMES1"))[-1] == more


async def test_append_to_an_archived_log_conflicts(postgres: str, shelf: Archive, evening: list[LogEntry]) -> None:
    """As another server at the same database: it loses nothing and leaves no gap."""
    store = await Store.open(postgres, shelf)
    head = await store.append("UNKNOW", of(evening, "UNKNOW"))
    await store.archive("UNKNOW", NOW)
    more = LogEntry(len(evening) + 1, NOW, "guest", "again", StoodUp(1))
    with pytest.raises(ConflictError):
        await store.append("UNKNOW", [more], head=head)
    assert await lies(store, "UNKNOW") == ([], (await lies(store, "UNKNOW"))[1])
    entries, away = await store.read_from("UNKNOW", len(evening), head)
    assert entries == []
    await store.append("UNKNOW", [more], head=away)
    assert [entry.seq for entry in await store.entries("UNKNOW")] == list(range(1, len(evening) + 2))
    await store.close()


async def test_playing_and_archiving_are_mutually_exclusive(
    postgres: str, shelf: Archive, evening: list[LogEntry]
) -> None:
    one, two = await Store.open(postgres, shelf), await Store.open(postgres, shelf)
    won = {True: 0, False: 0}
    for number in range(20):
        code = f"RACE{number}"
        entries = of(evening[:10], code)
        head = await one.append(code, entries)
        more = LogEntry(11, NOW, "guest", f"{code}-more", StoodUp(1))
        played, put = await asyncio.gather(
            one.append(code, [more], head=head), two.archive(code, NOW), return_exceptions=True
        )
        both = [each for each in (played, put) if isinstance(each, BaseException)]
        assert [type(each) for each in both] == [ConflictError], (played, put)
        won[isinstance(played, str)] += 1
        rows, away = await lies(one, code)
        assert (len(rows), away is None) in ((11, True), (0, False))
        if away:
            _, found = await one.read_from(code, 10, head)
            await one.append(code, [more], head=found)
        assert [entry.seq for entry in await two.entries(code)] == [*range(1, 12)]
    for store in (one, two):
        await store.close()


@pytest.mark.parametrize("plays_first", [True, False])
async def test_archiving_waits_for_writers(
    postgres: str, shelf: Archive, evening: list[LogEntry], plays_first: bool
) -> None:
    """One server goes on with a table, another takes its log away; the later of the two knows nothing of the first."""
    store, code = await Store.open(postgres, shelf), f"MIDST{plays_first}"
    head = await store.append(code, of(evening[:10], code))
    rows, _ = await lies(store, code)
    log = stores.archive_log(shelf, rows)
    more, _ = chain_rows(code, [LogEntry(11, NOW, "guest", f"{code}-more", StoodUp(1))], head)

    def play(connection: Connection) -> None:
        if not tables.append(connection, [(more, "as it is", None)]):
            raise ConflictError

    def put(connection: Connection) -> None:
        tables.move_to_archive(connection, log)

    def apart(do: Callable[[Connection], None]) -> None:
        with store._engine.begin() as connection:
            do(connection)

    first, second = (play, put) if plays_first else (put, play)
    with store._engine.begin() as connection:
        first(connection)
        later = asyncio.create_task(asyncio.to_thread(apart, second))
        waiting = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
        while not await store.query(lambda reading: reading.execute(waiting).scalar()):
            assert not later.done(), "it did not wait"
    with pytest.raises(ConflictError):
        await later
    found, away = await lies(store, code)
    assert (len(found), away is None) == ((11, True) if plays_first else (0, False))
    await store.close()


async def test_concurrent_servers_restore_an_archived_log_only_once(
    postgres: str, shelf: Archive, evening: list[LogEntry]
) -> None:
    one, two = await Store.open(postgres, shelf), await Store.open(postgres, shelf)
    for number in range(10):
        code = f"BACK{number}"
        await one.append(code, of(evening[:10], code))
        await one.archive(code, NOW)
        heads = [(await each.read_from(code))[1] for each in (one, two)]
        more = [LogEntry(11, NOW, "guest", f"{code}-{who}", StoodUp(1)) for who in "ab"]
        answers = await asyncio.gather(
            *(each.append(code, [entry], head=head) for each, entry, head in zip((one, two), more, heads, strict=True)),
            return_exceptions=True,
        )
        assert sum(isinstance(answer, ConflictError) for answer in answers) == 1
        assert [entry.seq for entry in await one.entries(code)] == [*range(1, 12)]
    for store in (one, two):
        await store.close()


async def test_only_one_server_claims_each_old_table(store: Store, evening: list[LogEntry]) -> None:
    await store.append("GAMES1", of(evening, "GAMES1"))
    (aged,) = await store.old_tables(NEW, NOW)
    assert [await store.claim(aged, NOW) for _ in range(2)] == [True, False]
    assert await store.old_tables(NEW, NOW) == []
    assert await store.old_tables(NEW, NOW + 1) == [OldTable("GAMES1", NEW, NOW)]


# --- What goes wrong


async def test_archive_never_overwrites_a_file(
    store: Store, evening: list[LogEntry], shelf: Archive, tmp_path: Path
) -> None:
    head = await store.append("GAMES1", of(evening, "GAMES1"))
    there = tmp_path / "archive" / file_name("GAMES1", LONG_AGO, head)
    there.parent.mkdir(parents=True)
    there.write_bytes(b"something else")
    with pytest.raises(PerudoError, match="archive-altered"):
        await store.archive("GAMES1", NOW)
    assert there.read_bytes() == b"something else"
    assert await store.entries("GAMES1") == of(evening, "GAMES1")
    assert (await lies(store, "GAMES1"))[1] is None
    there.unlink()
    await store.archive("GAMES1", NOW)
    written = there.read_bytes()
    shelf.put(file_name("GAMES1", LONG_AGO, head), b"again")
    assert there.read_bytes() == written


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def flipped(data: bytes) -> bytes:
    return data[:200] + bytes([data[200] ^ 1]) + data[201:]


def changed(data: bytes) -> bytes:
    """Return the file with another event, as somebody could repack it."""
    rows = unpack(data, "")
    at = next(at for at, row in enumerate(rows) if '"dealt"' in row.event)
    other = rows[at].event.replace("[[", "[[6,", 1)
    assert other != rows[at].event
    return pack([*rows[:at], rows[at]._replace(event=other), *rows[at + 1 :]])


def shortened(data: bytes) -> bytes:
    """Whole as far as it goes."""
    return pack(unpack(data, "")[:-1])


def swollen(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data) + b" " * (archives.MAX_UNPACKED_BYTES + 1))


@pytest.mark.parametrize("spoil", [cut, flipped, changed, shortened, swollen])
async def test_altered_archive_file_affects_only_its_table(
    houses: Houses, evening: list[LogEntry], shelf: Archive, tmp_path: Path, spoil: Callable[[bytes], bytes]
) -> None:
    house = await houses("one", archive=shelf, timing=Timing(1000))
    for code in ("GAMES1", "GAMES2"):
        await house._log.append(code, of(evening, code))
        log = await house._log.archive(code, NOW)
    file = tmp_path / "archive" / log.file_name
    file.write_bytes(spoil(file.read_bytes()))
    with pytest.raises(PerudoError, match="archive-altered"):
        fetch_archived(shelf, log)
    cleo = Person(house, "cleo", 1000)
    refusal = await cleo.do("watch", table="GAMES2")
    assert (refusal["code"], refusal["details"]) == ("error-table-away", {"table": "GAMES2"})
    assert (await cleo.do("watch", table="GAMES1"))["is"] == "done"
    house.close()


async def test_missing_archive_affects_only_the_archived_tables(
    houses: Houses, evening: list[LogEntry], shelf: Archive, tmp_path: Path
) -> None:
    house = await houses("one", archive=shelf, timing=Timing(1000))
    for code in ("GAMES1", "GAMES2"):
        await house._log.append(code, of(evening, code))
    await house._log.archive("GAMES1", NOW)
    (tmp_path / "archive").rename(tmp_path / "elsewhere")
    (tmp_path / "archive").write_text("no folder")
    cleo = Person(house, "cleo", 1000)
    assert (await cleo.do("watch", table="GAMES1"))["code"] == "error-table-away"
    with pytest.raises(PerudoError, match="archive-unreachable"):
        await house._log.archive("GAMES2", NOW)
    assert (await cleo.do("watch", table="GAMES2"))["is"] == "done"
    (tmp_path / "archive").unlink()
    assert (await cleo.do("watch", table="GAMES1"))["code"] == "error-table-away"  # the file is missing
    (tmp_path / "elsewhere").rename(tmp_path / "archive")
    assert (await cleo.do("watch", table="GAMES1"))["is"] == "done"
    house.close()


async def test_rematch_is_refused_while_archive_is_missing(
    houses: Houses, evening: list[LogEntry], shelf: Archive, tmp_path: Path
) -> None:
    house = await houses("one", archive=shelf, timing=Timing(1000))
    await house._log.append("GAMES1", of(evening, "GAMES1"))
    await house._log.archive("GAMES1", NOW)
    cleo = Person(house, "cleo", 1000)
    assert (await cleo.do("watch", table="GAMES1"))["is"] == "done"
    (tmp_path / "archive").rename(tmp_path / "elsewhere")
    assert (await cleo.do("rematch", table="GAMES1", start=False))["code"] == "error-table-away"
    (tmp_path / "elsewhere").rename(tmp_path / "archive")
    assert (await cleo.do("rematch", table="GAMES1", start=False))["is"] == "done"
    assert cleo.state["stage"] == "gathering"
    house.close()


async def test_server_without_archive_reports_archived_tables_unavailable(
    houses: Houses, evening: list[LogEntry], shelf: Archive
) -> None:
    house = await houses("one", archive=shelf)
    await house._log.append("GAMES1", of(evening, "GAMES1"))
    await house._log.archive("GAMES1", NOW)
    house.close()
    other = await houses("one")
    assert (await Person(other, "cleo").do("watch", table="GAMES1"))["code"] == "error-table-away"
    assert (await Person(other, "cleo").do("watch", table="NOTONE"))["code"] == "error-table-unknown"
    other.close()


# --- Who comes back


async def test_archiving_keeps_replays_and_signed_records(
    houses: Houses, evening: list[LogEntry], shelf: Archive, tmp_path: Path
) -> None:
    house = await houses("one", archive=shelf, signer=RecordSigner(b"of this server"))
    await house._log.append("GAMES1", of(evening, "GAMES1"))
    paths = [f"/r/GAMES1/{game}.{kind}" for game in (1, 2) for kind in ("perudo", "json")]
    async with asking(build_app(house)) as client:
        before = [await client.get(path) for path in paths]
        assert [answer.status_code for answer in before] == [200] * 4
        assert check_signature(Record.parse(before[0].text)) == "fits"
        log = await house._log.archive("GAMES1", NOW)
        after = [await client.get(path) for path in paths]
        assert [answer.content for answer in after] == [answer.content for answer in before]
        (tmp_path / "archive" / log.file_name).unlink()
        assert [(await client.get(path)).status_code for path in paths] == [503] * 4


async def test_archived_table_can_be_watched_and_resumed(
    houses: Houses, evening: list[LogEntry], shelf: Archive
) -> None:
    house = await houses("one", archive=shelf, timing=Timing(1000))
    await house._log.append("GAMES1", of(evening, "GAMES1"))
    await house._log.archive("GAMES1", NOW)
    cleo, looker = Person(house, "cleo", 1000), Person(house, "looker")
    assert (await looker.do("watch", table="GAMES1"))["is"] == "done"
    assert looker.state["stage"] == "over"
    assert (await lies(house._log, "GAMES1"))[0] == []  # looking costs nothing
    assert (await cleo.do("watch", table="GAMES1"))["is"] == "done"
    assert (await cleo.do("rematch", table="GAMES1", start=False))["is"] == "done"
    assert (await cleo.do("chat", table="GAMES1", text="still here"))["is"] == "done"  # now it is here
    assert (looker.state["stage"], looker.state["seq"]) == ("gathering", len(evening) + 2)  # and a chair was given back
    assert len(await house._log.entries("GAMES1")) == len(evening) + 3
    house.close()


# --- By itself


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks for old tables all the time."""
    for name, value in {"SCAN_SECONDS": 0, "IDLE_FACTOR": 0, "RETRY_MILLISECONDS": -1}.items():
        monkeypatch.setattr(keeping, name, value)


async def states(house: GameServer) -> dict[str, str]:
    def ask(connection: Any) -> dict[str, str]:
        return dict(connection.execute(text('SELECT "table", state FROM tables ORDER BY 1')).all())

    return await house._log.query(ask)


async def until_states(house: GameServer, expected: dict[str, str]) -> None:
    async with asyncio.timeout(60):
        while await states(house) != expected:  # noqa: ASYNC110 - the house does it when it comes to it
            await asyncio.sleep(0.01)


async def nothing_due(_: Store) -> list[str]:
    return []


@pytest.mark.usefixtures("at_once")
async def test_running_server_archives_automatically(
    houses: Houses, evening: list[LogEntry], shelf: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But no table that somebody is at, or that is not as old, or that waits for its clock."""
    house = await houses(
        "one",
        clock=lambda: NOW / 1000,
        archive=shelf,
        ages=RetentionPolicy(delete_after_days=500, archive_after_days=399),
    )
    for code in ("OVER11", "LOOKED", "WAITS1"):
        await house._log.append(code, of(evening, code))
    young = [LogEntry(e.seq, e.at + 2 * DAY_MILLISECONDS, e.guest, e.command, e.event) for e in of(evening, "YOUNG1")]
    await house._log.append("YOUNG1", young)
    await house._log.append("BEGUN1", of(evening, "BEGUN1")[:9])
    looker = Person(house, "looker")
    assert (await looker.do("watch", table="LOOKED"))["is"] == "done"
    waits = text("INSERT INTO due VALUES ('WAITS1', 1)")
    await house._log.write(lambda connection: connection.execute(waits))
    monkeypatch.setattr(Store, "due", nothing_due)  # else it would be woken, and something would have happened there
    await house.rooms.start()
    expected = {"BEGUN1": UNFINISHED, "LOOKED": NEW, "OVER11": ARCHIVED, "WAITS1": FINISHED, "YOUNG1": NEW}
    await until_states(house, expected)
    house.disconnect(looker)
    await until_states(house, {**expected, "LOOKED": ARCHIVED})
    house.close()


@pytest.mark.usefixtures("at_once")
async def test_continued_table_can_be_archived_again(houses: Houses, evening: list[LogEntry], shelf: Archive) -> None:
    watch = Watch()
    watch.ahead = NOW / 1000 - watch()
    house = await houses(
        "one", clock=watch, archive=shelf, ages=RetentionPolicy(archive_after_days=100), timing=Timing(1000)
    )
    await house._log.append("GAMES1", of(evening, "GAMES1"))
    await house.rooms.start()
    await until_states(house, {"GAMES1": ARCHIVED})
    cleo = Person(house, "cleo", 1000)
    assert (await cleo.do("watch", table="GAMES1"))["is"] == "done"
    assert (await cleo.do("rematch", table="GAMES1", start=False))["is"] == "done"
    house.disconnect(cleo)
    asked = len(await house._log.entries("GAMES1"))

    async def noted() -> int:
        return (await house._log.old_tables(FINISHED, 2 * NOW))[0].last_event_at

    async with asyncio.timeout(60):
        while await noted() < NOW:  # noqa: ASYNC110 - until it was looked at
            await asyncio.sleep(0.01)
    assert await states(house) == {"GAMES1": FINISHED}
    watch.ahead += 101 * 24 * 3600
    await until_states(house, {"GAMES1": ARCHIVED})
    assert len(await house._log.entries("GAMES1")) == asked
    house.close()


# --- By hand


def line(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, list[str]]:
    return main([str(word) for word in words]), "".join(capsys.readouterr()).splitlines()


@pytest.fixture
def data(tmp_path: Path, evening: list[LogEntry], monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data of a server that has stopped."""
    monkeypatch.setattr("perudo.server.housekeeping.time.time", lambda: NOW / 1000)

    async def play() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/one.db")
        for code in ("OVER11", "OVER22"):
            await store.append(code, of(evening, code))
        await store.append("BEGUN1", of(evening, "BEGUN1")[:9])
        await store.close()

    asyncio.run(play())
    return tmp_path / "one.db"


def test_archive_command_shows_its_plan_and_asks(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, files: Callable[[], list[str]]
) -> None:
    to = data.with_name("archive")
    monkeypatch.setattr("builtins.input", lambda asked: [print(asked), "no"][1])
    status, said = line(capsys, "archive", "--data", data, "--to", to)
    assert (status, files()) == (1, [])
    assert said[0] == "Tables to archive: 2 of 3. A game was finished there."
    assert said[1].startswith("Last used between 2024-05-11 and 2024-05-11; ")
    assert said[2:] == [f"Move them to {to}? yes or no: ", "Nothing was archived."]
    assert line(capsys, "archive", "--data", data, "--to", to, "--archive-after", "401")[1] == [
        "There is nothing to archive. Tables: 3"
    ]
    large = data.stat().st_size
    status, said = line(capsys, "archive", "--data", data, "--to", to, "--yes")
    assert (status, said[2]) == (0, f"Tables archived to {to}: 2")
    assert len(files()) == 2 and data.stat().st_size < large
    engine = open_database(f"sqlite:///{data}")
    with engine.connect() as connection:
        assert [*all_codes(connection)] == ["BEGUN1"]
        assert [log.table for log in archived_logs(connection)] == ["OVER11", "OVER22"]
    engine.dispose()


def test_unreadable_tables_are_not_archived(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("UPDATE tables SET state = 'finished'")
        connection.execute("UPDATE log SET at = at - 1 WHERE \"table\" = 'OVER11' AND seq = 5")
    status, said = line(capsys, "archive", "--data", data, "--to", data.with_name("archive"), "--yes")
    assert (status, sum("Event 5 of table OVER11 is missing" in each for each in said)) == (1, 1)
    assert f"Tables archived to {data.with_name('archive')}: 2" in said


def test_check_command_includes_the_archive(
    data: Path, capsys: pytest.CaptureFixture[str], evening: list[LogEntry], files: Callable[[], list[str]]
) -> None:
    to = data.with_name("archive")
    assert line(capsys, "archive", "--data", data, "--to", to, "--yes")[0] == 0
    events = 2 * len(evening) + 9
    sound = f"Everything can be read. Tables: 3, events: {events:,}"
    assert line(capsys, "check", data, "--archive", to) == (0, [f"Checking {data}", sound])
    assert line(capsys, "check", data)[1][1:] == [
        "Tables in an archive that was not checked: 2. To check it, give it with --archive.",
        "Everything can be read. Tables: 1, events: 9",
    ]
    one, two = files()
    (to / one).write_bytes(b"")
    (to / two).unlink()
    status, said = line(capsys, "check", data, "--archive", to)
    assert status == 1
    assert f"perudo: {one} in the archive was altered (" in said[1]
    assert f"perudo: {to / two} is missing from the archive." in said[2]


def test_invalid_archive_location_is_refused(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for to in ("ftp://somewhere", "s3://", "://"):
        status, said = line(capsys, "archive", "--data", data, "--to", to, "--yes")
        assert (status, len(said)) == (1, 1)
        assert f"“{to}” is not a valid archive" in said[0]


# --- A bucket


@pytest.fixture(scope="module")
def bucket() -> Iterator[str]:
    """An archive in a bucket of a server of our own."""
    needs("moto", "obstore")
    from moto.server import ThreadedMotoServer

    server = ThreadedMotoServer("127.0.0.1", free_port(), verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    told = {
        "AWS_ACCESS_KEY_ID": "someone",
        "AWS_SECRET_ACCESS_KEY": "secret",
        "AWS_REGION": "us-east-1",
        "AWS_ENDPOINT_URL": f"http://{host}:{port}",
    }
    patch = pytest.MonkeyPatch()
    for name, value in told.items():
        patch.setenv(name, value)
    import urllib.request

    urllib.request.urlopen(urllib.request.Request(f"{told['AWS_ENDPOINT_URL']}/games", method="PUT")).close()
    yield "s3://games/perudo"
    patch.undo()
    server.stop()


async def test_bucket_archive_roundtrips_logs(bucket: str, tmp_path: Path, evening: list[LogEntry]) -> None:
    shelf = open_archive(bucket)
    store = await Store.open(f"sqlite:///{tmp_path}/one.db", shelf)
    head = await store.append("GAMES1", of(evening, "GAMES1"))
    log = await store.archive("GAMES1", NOW)
    assert await lies(store, "GAMES1") == ([], log)
    entries, away = await store.read_from("GAMES1")
    assert entries == of(evening, "GAMES1")
    await store.append("GAMES1", [LogEntry(len(evening) + 1, NOW, "guest", "again", StoodUp(1))], head=away)
    assert (await store.entries("GAMES1"))[: len(evening)] == entries
    shelf.put(log.file_name, b"again")  # nothing is written over
    assert [row.event for row in fetch_archived(shelf, log)[0]] == [
        events.encode_event(entry.event) for entry in entries
    ]
    assert log.head == head
    with pytest.raises(PerudoError, match="archive-missing"):
        shelf.get("2024-05/NOTONE.jsonl.gz")
    await store.close()


async def test_unreachable_bucket_affects_only_tables_archived_there(
    bucket: str, houses: Houses, evening: list[LogEntry], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await houses("one", archive=open_archive(bucket), timing=Timing(1000))
    for code in ("GAMES3", "GAMES4"):
        await house._log.append(code, of(evening, code))
    await house._log.archive("GAMES3", NOW)
    monkeypatch.setattr(archives, "REQUEST_TIMEOUT", timedelta(seconds=0.2))
    monkeypatch.setattr(archives, "RETRY_TIMEOUT", timedelta(seconds=0.5))
    with socket.create_server(("127.0.0.1", 0)) as silent:
        monkeypatch.setenv("AWS_ENDPOINT_URL", f"http://127.0.0.1:{silent.getsockname()[1]}")
        house._log._archive = open_archive(bucket)
        cleo = Person(house, "cleo", 1000)
        waits = asyncio.create_task(cleo.do("watch", table="GAMES3"))
        other = Person(house, "cleo", 2000)
        assert (await other.do("watch", table="GAMES4"))["is"] == "done"
        assert (await waits)["code"] == "error-table-away"
        with pytest.raises(PerudoError, match="archive-unreachable"):
            await house._log.archive("GAMES4", NOW)
    assert await house._log.entries("GAMES4") == of(evening, "GAMES4")
    house.close()


# --- Killed at any moment


def _die(*_: object, **__: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _search_at_once() -> None:
    keeping.SCAN_SECONDS, keeping.IDLE_FACTOR, keeping.RETRY_MILLISECONDS = 0, 0, -1


def _dies_with_half_a_file() -> None:
    def write(part: Path, content: bytes) -> None:
        part.write_bytes(content[: len(content) // 2])
        _die()

    _search_at_once()
    private._write = write


def _dies_before_the_file_has_its_name() -> None:
    _search_at_once()
    private._name = _die  # type: ignore[assignment]


def _dies_before_the_rows_leave() -> None:
    _search_at_once()
    tables.move_to_archive = _die


def _dies_before_the_commit() -> None:
    take = tables.move_to_archive

    def taken(*arguments: Any) -> None:
        take(*arguments)
        _die()

    _search_at_once()
    tables.move_to_archive = taken  # type: ignore[assignment]


def _dies_after_the_commit() -> None:
    _search_at_once()
    put = Store.archive

    async def put_away(store: Store, table: str, before: int) -> ArchivedLog:
        log = await put(store, table, before)
        _die()
        return log

    Store.archive = put_away  # type: ignore[assignment, method-assign]


DEATHS = [
    _dies_with_half_a_file,
    _dies_before_the_file_has_its_name,
    _dies_before_the_rows_leave,
    _dies_before_the_commit,
    _dies_after_the_commit,
]


async def _fill(data: Path, evening: list[LogEntry], count: int) -> dict[str, list[LogRow]]:
    """Create ``count`` tables with their games; return the expected content of each."""
    store = await Store.open(f"sqlite:///{data}")
    names = [f"OVER{number:02}" for number in range(count)]
    for code in names:
        await store.append(code, of(evening, code))
    await store.close()
    return {code: [LogRow._make(row) for row in chain_rows(code, of(evening, code), "")[0]] for code in names}


def _whole(data: Path, shelf: Archive, expected: dict[str, list[LogRow]]) -> int:
    """How many tables are in the archive; each is in one place, and all of it."""
    engine, away = open_database(f"sqlite:///{data}"), 0
    with engine.connect() as connection:
        for code, whole in expected.items():
            rows, log = rows_of(connection, code), archived_log(connection, code)
            assert bool(rows) != bool(log), code
            if log:
                away += 1
                rows, _ = fetch_archived(shelf, log)
            assert rows == whole, code
    engine.dispose()
    return away


@pytest.mark.parametrize("first", DEATHS)
async def test_killed_archiving_process_leaves_one_complete_log(
    first: Callable[[], None], tmp_path: Path, evening: list[LogEntry], files: Callable[[], list[str]]
) -> None:
    data, shelf = tmp_path / "one.db", open_archive(str(tmp_path / "archive"))
    logs = await _fill(data, evening, 1)
    options = ("--archive", str(tmp_path / "archive"), "--archive-after", "1")
    private.load_or_create_key(private.key_path_for(data))  # which is written as files of the archive are
    server = Forked(data, *options, first=first)
    assert await asyncio.to_thread(server.ended) == (-signal.SIGKILL, server.errors.read_text())
    assert _whole(data, shelf, logs) == (first is _dies_after_the_commit)
    server = Forked(data, *options, first=_search_at_once)
    try:
        await until(lambda: _away(data) == len(logs))
    finally:
        server.kill()
    assert _whole(data, shelf, logs) == len(logs)
    assert len(files()) == len(logs), "what was begun is put in order"
    assert "Traceback" not in server.errors.read_text()


def _away(data: Path) -> int:
    with contextlib.closing(sqlite3.connect(data)) as connection:
        found: int = connection.execute("SELECT count(*) FROM tables WHERE state = 'archived'").fetchone()[0]
    return found


def _more(data: Path, than: int, most: int) -> bool:
    return _away(data) > than or than == most


async def test_random_kills_neither_lose_nor_duplicate_logs(
    tmp_path: Path, evening: list[LogEntry], files: Callable[[], list[str]]
) -> None:
    data, shelf, random = tmp_path / "one.db", open_archive(str(tmp_path / "archive")), Random(1)
    logs = await _fill(data, evening, 2 * KILLS)
    options = ("--archive", str(tmp_path / "archive"), "--archive-after", "1")
    away = 0
    for _ in range(KILLS):
        server = Forked(data, *options, first=_search_at_once)
        try:
            await until(partial(_more, data, away, len(logs)))
            await asyncio.sleep(random.random() / 50)
        finally:
            server.kill()
        now = _whole(data, shelf, logs)
        assert now >= away
        away = now
    server = Forked(data, *options, first=_search_at_once)
    try:
        await until(lambda: _away(data) == len(logs))
    finally:
        server.kill()
    assert _whole(data, shelf, logs) == len(logs)
    assert len(files()) == len(logs)
