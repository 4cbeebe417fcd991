"""Deleted people: their names are gone from everything that is stored, and the games of the others stay."""

from __future__ import annotations

import asyncio
import gzip
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from perudo.core.errors import PerudoError
from perudo.records.record import Record
from perudo.records.signing import RecordSigner, check_signature
from perudo.server.game_server import GameServer
from perudo.server.log import store as storing
from perudo.server.log import table_index
from perudo.server.log.archive import Archive, open_archive
from perudo.server.log.store import ConflictError, Store
from perudo.server.people import erasure
from perudo.server.people.people import Person as Kept
from perudo.table.anonymity import Anonymous, without_person
from perudo.table.events import Chatted, HandedOver, LogEntry, Opened, Sat, action_of
from perudo.table.replays import finished_record
from perudo.table.state import Timing
from perudo.terminal.cli import main
from tests.server.conftest import Houses, Person, kept, sql, start, until
from tests.server.golden import play

NAME = "Zebulonia"
FAR = 10**14
"""A time (ms) after everything here."""


@pytest.fixture
def shelf(tmp_path: Path) -> Archive:
    return open_archive(str(tmp_path / "archive"))


@pytest.fixture
async def house(houses: Houses, shelf: Archive) -> GameServer:
    return await houses("one", archive=shelf, signer=RecordSigner(b"of this server"))


@pytest.fixture
async def zebulonia(house: GameServer) -> Kept:
    person, _ = await house.people.register("zeb", NAME, "Firefox, Linux", "zeb2")
    return person


async def at_table(house: GameServer, number: int, *names: str, over: bool = True) -> tuple[str, list[Person]]:
    """People at a table who have played a game to its end, or begun one. They have talked."""
    persons = [Person(house, name[:3].lower(), number) for name in names]
    settings = {"chat": True, "clock": {"move": 24 * 3600}}
    opened = {"edition": "bga", "options": {"dice": 1}, "chairs": len(names), "table_settings": settings}
    answer = await persons[0].do("open", name=names[0], **opened)
    table = answer["table"]
    for name, person in zip(names, persons, strict=True):
        await person.do("watch", table=table)
        if person is not persons[0]:
            assert (await person.do("sit", table=table, name=name))["is"] == "done"
    await start(persons)
    for name, person in zip(names, persons, strict=True):
        text = "I live in Wonderland" if name == NAME else f"Well bid, {(NAME if NAME in names else names[0]).upper()}!"
        assert (await person.do("chat", table=table, text=text))["is"] == "done"
    if over:
        await play(persons)
        assert persons[0].state["stage"] == "over"
    return table, persons


@asynccontextmanager
async def erasing(house: GameServer) -> Any:
    """While the house removes deleted people."""
    job = asyncio.create_task(house.erasure.run())
    try:
        yield
    finally:
        job.cancel()
        with suppress(asyncio.CancelledError):
            await job


async def until_erased(house: GameServer) -> None:
    async with erasing(house), asyncio.timeout(60):
        while await sql(house, "SELECT * FROM erasure"):  # noqa: ASYNC110 - the job has no event to wait for
            await asyncio.sleep(0.01)
        await flushed(house)


async def flushed(house: GameServer) -> None:
    while not await house._log.flush_deleted():  # noqa: ASYNC110 - a reader may be in the way
        await asyncio.sleep(0.01)


async def stored(house: GameServer, tmp_path: Path) -> bytes:
    """All that is stored anywhere: the database with its log, and the archive's files, unpacked."""
    files = await asyncio.to_thread(lambda: list(tmp_path.rglob("*.jsonl.gz")))
    return await kept(house) + b"".join(gzip.decompress(file.read_bytes()) for file in files)


def games(entries: list[LogEntry]) -> list[Any]:
    return [action for entry in entries if (action := action_of(entry.event)) is not None]


async def test_deleted_name_disappears_from_all_files(
    house: GameServer, zebulonia: Kept, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    archived, _ = await at_table(house, 1000, NAME, "Bob")
    over, _ = await at_table(house, 2000, "Bob", NAME)
    running, (_, bob) = await at_table(house, 3000, NAME, "Bob", over=False)
    elsewhere, _ = await at_table(house, 4000, "Bob", "Carl")
    await sql(house, "DELETE FROM due")
    for room in house.rooms:
        if room.table.code == archived:
            house.rooms._drop(room)
    if ownership := getattr(house.rooms._ownership, "release", None):
        await ownership([archived])
    await house._log.archive(archived, FAR)
    logs = {table: await house._log.entries(table) for table in (archived, over, running)}
    results = await sql(house, 'SELECT "table", seat, place, bids FROM result ORDER BY "table", seat')
    before = await stored(house, tmp_path)
    assert all(each.encode() in before for each in (NAME, NAME.upper(), "Wonderland", zebulonia.id))
    untouched = await house._log.entries(elsewhere)

    await house.people.delete(zebulonia)
    await until_erased(house)

    after = await stored(house, tmp_path)
    for gone in (NAME, NAME.upper(), NAME.lower(), "Wonderland", "zeb", zebulonia.id):
        assert gone.encode() not in after, gone
    for table, log in logs.items():
        changed = await house._log.entries(table)  # This checks the digests.
        assert [type(entry.event) for entry in changed] == [type(entry.event) for entry in log]
        assert [entry.at for entry in changed] == [entry.at for entry in log]
        assert games(changed) == games(log)
        assert not any(entry.guest == "zeb" for entry in changed)
    assert [entry.event for entry in await house._log.entries(elsewhere)] == [entry.event for entry in untouched]
    assert await sql(house, 'SELECT "table", seat, place, bids FROM result ORDER BY "table", seat') == results
    assert {guest for (guest,) in await sql(house, "SELECT guest FROM result")} == {None, "bob", "car"}
    assert NAME not in caplog.text

    # The other player still has the seat, and the game goes on.
    again = Person(house, "bob", 9000)
    await again.do("watch", table=running)
    assert again.state["stage"] == "playing" and again.state["seat"] == bob.state["seat"]
    assert sorted(player["name"] for player in again.state["seats"]) == ["?", "Bob"]


async def test_record_stays_signed_and_valid_after_erasure(house: GameServer, zebulonia: Kept) -> None:
    table, _ = await at_table(house, 1000, NAME, "Bob")

    async def record() -> Record:
        found = finished_record(table, await house._log.entries(table), 1)
        assert found is not None
        return house.signer.sign(found)

    before = await record()
    await house.people.delete(zebulonia)
    await until_erased(house)
    after = await record()
    assert (before.players, after.players) == ((NAME, "Bob"), ("?", "Bob"))
    assert check_signature(before) == check_signature(after) == "fits"
    assert unsigned(after).replace('"?"', f'"{NAME}"') == unsigned(before)


def unsigned(record: Record) -> str:
    return "".join(line for line in record.text().splitlines() if not line.startswith("signature"))


@pytest.mark.parametrize("step", ["replace_log", "remove_others", "forget_guests"])
async def test_interrupted_deletion_is_completed(
    house: GameServer, zebulonia: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    table, _ = await at_table(house, 1000, NAME, "Bob")
    await house.people.delete(zebulonia)
    broken = list[str]()

    def breaks(*given: object) -> None:
        if step == "forget_guests" and given[-1] != ["zeb"]:  # only the last step, after the log was replaced
            return
        broken.append(step)
        raise PerudoError("archive-unreachable", place="there", why="planted")

    where = house._log._archive if step == "remove_others" else table_index
    monkeypatch.setattr(where, step, breaks)
    async with erasing(house):
        await until(lambda: bool(broken))
    assert await sql(house, "SELECT guest FROM erasure") == [("zeb",)]
    monkeypatch.undo()
    await until_erased(house)
    assert NAME.encode() not in await stored(house, tmp_path)
    assert len(await house._log.entries(table)) > 10


@pytest.mark.parametrize("left", [NAME.upper(), "Wonderland"])
async def test_incomplete_deletion_is_detected(
    house: GameServer, zebulonia: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left: str
) -> None:
    """Seeded faults: what others wrote stays, or what the person wrote."""

    def careless(entries: list[LogEntry], guest: str, names: Any) -> Anonymous:
        changed = without_person(entries, guest, names)
        chat = [
            entry if isinstance(entry.event, Chatted) and left in (entry.event.text or "") else new
            for entry, new in zip(entries, changed.entries, strict=True)
        ]
        return Anonymous(chat, changed.guests)

    monkeypatch.setattr(storing, "without_person", careless)
    await at_table(house, 1000, NAME, "Bob")
    await house.people.delete(zebulonia)
    await until_erased(house)
    assert left.encode() in await stored(house, tmp_path)


async def test_deleted_bytes_stay_in_file_without_secure_delete(tmp_path: Path) -> None:
    """A seeded fault: a SQLite file without ``secure_delete``."""
    store = await Store.open(f"sqlite:///{tmp_path}/one.db")
    house = GameServer(store, timing=Timing(0))
    event.listen(store._engine, "begin", lambda connection: connection.exec_driver_sql("PRAGMA secure_delete = OFF"))
    zebulonia, _ = await house.people.register("zeb", NAME, "Firefox, Linux", "zeb2")
    await at_table(house, 1000, NAME, "Bob")
    await house.people.delete(zebulonia)
    await until_erased(house)
    assert NAME.encode() in await kept(house)
    house.close()
    await store.close()


async def test_deletion_ends_sessions_and_sockets(house: GameServer, zebulonia: Kept) -> None:
    _, (zeb, bob) = await at_table(house, 1000, NAME, "Bob", over=False)
    lobby = Person(house, "zeb", 5000)
    await house.people.delete(zebulonia)
    assert (await house.people.identify("zeb2")) == ("zeb2", None, None)
    await until_erased(house)
    assert zeb.sent_away and lobby.sent_away and bob.sent_away
    assert not await sql(house, "SELECT * FROM session") and not await sql(house, "SELECT * FROM person_name")
    person, _ = await house.people.register("somebody", NAME, "Firefox, Linux", "new")
    assert person.name == NAME


async def test_erasure_retries_while_another_server_owns_the_table(
    house: GameServer, zebulonia: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await at_table(house, 1000, NAME, "Bob")
    await house.people.delete(zebulonia)
    asked = list[str]()

    async def elsewhere(code: str, *_: object) -> None:
        asked.append(code)
        raise PerudoError("table-elsewhere", table=code)

    monkeypatch.setattr(erasure, "PAUSE_SECONDS", 0.01)
    with monkeypatch.context() as patch:
        patch.setattr(house.erasure, "_remove", elsewhere)
        async with erasing(house):
            await until(lambda: len(asked) > 2)
    assert set(asked) == {table} and await sql(house, "SELECT guest FROM erasure")
    await until_erased(house)


async def test_replacement_of_a_changed_log_is_refused(
    house: GameServer, zebulonia: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await at_table(house, 1000, NAME, "Bob")
    rows = await house._log.query(lambda connection: table_index.rows_of(connection, table))
    epoch = house.rooms._ownership.epoch(table)
    with pytest.raises(ConflictError):
        await house._log.write(
            lambda connection: table_index.replace_log(connection, rows[:-1], rows[:-1], epoch), table
        )
    assert await house._log.query(lambda connection: table_index.rows_of(connection, table)) == rows


# --- The log of one table


def log(*events: Any) -> list[LogEntry]:
    return [
        LogEntry(seq, 1000 * seq, getattr(event, "guest", None), None, event) for seq, event in enumerate(events, 1)
    ]


def opened(guest: str) -> Opened:
    return msgspec.convert(
        {"event": "opened", "guest": guest, "edition": "bga", "options": {}, "chairs": 3, "table_settings": {}}, Opened
    )


def texts(entries: list[LogEntry]) -> list[str | None]:
    return [entry.event.text for entry in entries if isinstance(entry.event, Chatted)]


def names(entries: list[LogEntry]) -> list[str]:
    return [entry.event.name for entry in entries if isinstance(entry.event, Sat)]


def test_erasing_a_person_covers_their_handed_over_seats() -> None:
    entries = log(opened("desk"), Sat(1, "desk", "Ana"), Sat(2, "bob", "Bob"), HandedOver(1, "phone"))
    entries += log(Chatted(1, None, "from my phone"))
    for guest in ("desk", "phone"):
        changed, guests = without_person(entries, guest, ["Ana"])
        assert guests == {"desk", "phone"} and names(changed) == ["?", "Bob"] and texts(changed) == ["…"]
        assert not {"desk", "phone"} & {entry.guest for entry in changed}
        owner, moved = changed[0].event, changed[3].event
        assert isinstance(owner, Opened) and isinstance(moved, HandedOver) and owner.guest != moved.guest


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("ana, Ana and ANA", "…, … and …"),
        ("bananas for Ana!", "bananas for …!"),
        ("Anabel", "Anabel"),
        ("Queen Ana 2", "…"),
        ("Queen of hearts", "Queen of hearts"),
    ],
)
def test_erasure_finds_names_only_as_whole_words(text: str, left: str) -> None:
    entries = log(opened("ana"), Sat(1, "ana", "Queen Ana 2"), Sat(2, "bob", "Bob"), Chatted(2, None, text))
    assert texts(without_person(entries, "ana", ["Ana"]).entries) == [left]


def test_erasure_leaves_other_peoples_names_unchanged() -> None:
    entries = log(opened("ana"), Sat(1, "ana", "Ana 2"), Sat(2, "bob", "Ana"), Chatted(1, None, "hi"))
    entries += log(Chatted(2, None, "I am Ana, not Ana 2"))
    changed = without_person(entries, "ana", ["Ana"]).entries
    assert names(changed) == ["?", "Ana"] and texts(changed) == ["…", "I am Ana, not …"]


def test_erased_people_get_different_placeholder_names() -> None:
    entries = log(opened("ana"), Sat(1, "ana", "Ana"), Sat(2, "bob", "Bob"), Sat(1, "ana", "Anna"))
    once = without_person(entries, "ana", []).entries
    assert names(without_person(once, "bob", []).entries) == ["?", "?2", "?"]


def test_log_that_omits_the_person_is_unchanged() -> None:
    entries = log(opened("bob"), Sat(1, "bob", "Bob"), Chatted(1, "well-played", None))
    assert without_person(entries, "ana", []).entries == entries


# --- perudo people


async def test_operator_lists_exports_renames_and_deletes_people(
    houses: Houses, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Beside a running server."""
    house = await houses("people")
    kept_person, _ = await house.people.register("zeb", NAME, "Firefox, Linux", "zeb2")
    table, _ = await at_table(house, 1000, NAME, "Bob")
    url = str(house._log._engine.url.render_as_string(hide_password=False))

    async def people(*words: str) -> tuple[int, str]:
        status = await asyncio.to_thread(main, ["people", "--data", url, *words])
        told = capsys.readouterr()
        return status, told.out + told.err

    status, told = await people()
    assert status == 0 and kept_person.id in told and NAME in told
    status, told = await people(NAME.lower())
    assert status == 0 and msgspec.json.decode(told)["tables"] == [table]
    assert (await people("Nobody"))[0] == 1 and "Nobody" in (await people("Nobody"))[1]
    assert (await people("--delete"))[0] == 1
    assert await people(kept_person.id, "--rename", "Zoe") == (0, f"{NAME} is now called Zoe.\n")
    status, told = await people("Zoe", "--delete", "--yes")
    assert status == 0 and told.startswith("Deleted: Zoe.")
    await until_erased(house)
    assert NAME.encode() not in await stored(house, tmp_path)
    assert "People with a registered name: 0" in (await people())[1]
