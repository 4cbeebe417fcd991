"""Backups: made in the midst of play, brought back elsewhere, and never half there."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from perudo.core.errors import PerudoError
from perudo.locales.translator import translator
from perudo.server import private_files as private
from perudo.server.log.backup import backup, restore
from perudo.server.log.database import full_check
from perudo.server.log.store import Store
from perudo.server.private_files import key_path_for, load_or_create_key
from perudo.table.events import LogEntry, StoodUp
from perudo.terminal.cli import main
from tests.server.conftest import until
from tests.server.forked import Forked
from tests.server.history_checker import faults
from tests.server.sockets import Player


async def logs(data: Path, codes: list[str]) -> list[list[LogEntry]]:
    store = await Store.open(f"sqlite:///{data}")
    found = [await store.entries(code) for code in codes]
    await store.close()
    return found


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    """The data of a server that has stopped: one table."""
    store = await Store.open(f"sqlite:///{tmp_path}/perudo.db")
    await store.append("ONE", [LogEntry(1, 1, None, None, StoodUp(1))])
    await store.close()
    return tmp_path / "perudo.db"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Forked]:
    server = Forked(tmp_path / "perudo.db")
    yield server
    server.kill()


async def renames(player: Player) -> None:
    """Keeps the log growing: a new name each time, as fast as the answers come."""
    for number in range(1_000_000):
        await player.do("rename", table=player.state["table"], name=f"Host {number}")


def answered(players: list[Player]) -> int:
    return sum(each.answer is not None for player in players for each in player.sent)


async def test_backup_during_play_is_consistent(server: Forked, tmp_path: Path) -> None:
    data, copies = tmp_path / "perudo.db", [tmp_path / f"copy-{number}.db" for number in range(5)]
    players = [await Player.open(server.port) for _ in range(4)]
    codes = [await player.opens() for player in players]
    acknowledged: list[int] = []
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(renames(player)) for player in players]
        for copy in copies:
            before = answered(players)
            await until(lambda before=before: answered(players) > before + 4)  # type: ignore[misc]
            acknowledged.append(answered(players))
            assert await asyncio.to_thread(backup, data, copy) == 4
        for task in playing:
            task.cancel()
    for player in players:
        await player.close()
    server.kill()

    whole = await logs(data, codes)
    lengths = []
    for copy, known in zip(copies, acknowledged, strict=True):
        found = await logs(copy, codes)
        assert [log == everything[: len(log)] for log, everything in zip(found, whole, strict=True)] == [True] * 4
        lengths.append(sum(map(len, found)))
        assert lengths[-1] >= known
    assert lengths == sorted(set(lengths))
    for code, log, player in zip(codes, whole, players, strict=True):
        assert faults(code, log, player.sent) == []


async def test_restored_game_continues_on_another_server(server: Forked, tmp_path: Path) -> None:
    host, guest = [await Player.open(server.port) for _ in range(2)]
    table = await host.opens(chairs=2)
    await guest.do("watch", table=table)
    await guest.do("sit", table=table, name="Guest")
    await host.do("start", table=table)
    players = [host, guest]
    while host.state["view"]["phase"] != "bidding":
        host.news.clear()
        await host.news.wait()
    bid = {"move": "bid", "quantity": 2, "face": 3}
    actor = players[host.state["view"]["to_act"] - 1]
    await actor.do("act", table=table, seq=host.state["seq"], move=bid)
    await host.do("watch", table=table)
    assert backup(tmp_path / "perudo.db", tmp_path / "copy.db", with_key=True) == 1
    await host.do("rename", table=table, name="After")

    elsewhere = tmp_path / "elsewhere" / "perudo.db"
    restore(tmp_path / "copy.db", elsewhere)
    again = Forked(elsewhere)
    returned = await Player.open(again.port, host.token)
    await returned.do("watch", table=table)
    assert returned.state["view"] == host.state["view"]
    assert len(returned.state["view"]["bids"]) == 1
    assert returned.state["seats"][0]["name"] == "Host"
    assert (await returned.do("rename", table=table, name="Before"))["is"] == "done"
    again.kill()
    for player in (host, guest, returned):
        await player.close()


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir() if path.is_file()}


def test_backup_is_one_private_file(data: Path, tmp_path: Path) -> None:
    data.chmod(0o644)
    backup(data, tmp_path / "copies" / "copy.db")
    assert modes(tmp_path / "copies") == {"copy.db": 0o600}


def test_restored_files_are_private(data: Path, tmp_path: Path) -> None:
    data.chmod(0o644)
    restore(data, tmp_path / "elsewhere" / "perudo.db")
    assert modes(tmp_path / "elsewhere") == dict.fromkeys(("perudo.db", "perudo.db.lock"), 0o600)


def test_backup_includes_the_secret_key_only_on_request(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key, _ = load_or_create_key(key_path_for(data))
    copies, there = tmp_path / "copies", tmp_path / "there" / "perudo.db"
    assert main(["backup", str(copies / "bare.db"), "--data", str(data)]) == 0
    assert main(["backup", str(copies / "keyed.db"), "--data", str(data), "--with-key"]) == 0
    assert modes(copies) == dict.fromkeys(("bare.db", "keyed.db", "keyed.db.key"), 0o600)
    assert not any(key.hex().encode() in (copies / name).read_bytes() for name in ("bare.db", "keyed.db"))

    capsys.readouterr()
    assert main(["restore", str(copies / "bare.db"), "--data", str(there)]) == 0
    assert translator()("restore-no-key") in capsys.readouterr().out
    assert main(["restore", str(copies / "keyed.db"), "--data", str(there), "--replace"]) == 0
    assert translator()("restore-no-key") not in capsys.readouterr().out
    assert load_or_create_key(key_path_for(there)) == (key, False)
    assert modes(there.parent)["perudo.db.key"] == 0o600


def test_restore_keeps_a_copy_of_the_replaced_key(data: Path, tmp_path: Path) -> None:
    there = tmp_path / "there" / "perudo.db"
    restore(data, there)
    (old, _), (new, _) = load_or_create_key(key_path_for(data)), load_or_create_key(key_path_for(there))
    assert new != old
    _, kept = restore(data, there, replace=True)
    assert kept and load_or_create_key(key_path_for(kept)) == (new, False)
    assert load_or_create_key(key_path_for(there)) == (old, False)


def contents(folder: Path) -> dict[str, bytes]:
    """Return the content of each file except the lock, which contains the time."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix != ".lock"}


@pytest.mark.parametrize("fault", ["key can't be read", "key can't be written"])
def test_failed_restore_changes_nothing(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    there = tmp_path / "there" / "perudo.db"
    restore(data, there)
    key, _ = load_or_create_key(key_path_for(there))
    before = contents(there.parent)
    if fault == "key can't be read":
        key_path_for(data).mkdir()
    else:
        load_or_create_key(key_path_for(data))

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(private, "write_atomically", full)
    with pytest.raises(PerudoError, match="backup-failed"):
        restore(data, there, replace=True)
    assert contents(there.parent) == before
    assert load_or_create_key(key_path_for(there)) == (key, False)


def test_backup_with_key_fails_when_key_is_missing(data: Path, tmp_path: Path) -> None:
    with pytest.raises(PerudoError) as refused:
        backup(data, tmp_path / "copy.db", with_key=True)
    assert (refused.value.code, refused.value.details["place"]) == ("backup-nothing", f"{data}.key")
    assert not (tmp_path / "copy.db").exists()


def line(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str]:
    """A command line's exit status, and the one line that it says."""
    status = main([str(word) for word in words])
    said = "".join(capsys.readouterr())
    assert said.endswith("\n")
    return status, said.removesuffix("\n")


def test_relative_and_home_paths_are_resolved(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Relative names, in the parent folder, in the home folder, and with spaces."""
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "my copies").mkdir()
    monkeypatch.chdir(tmp_path / "my copies")
    assert data == tmp_path / "perudo.db"
    for number, (data_typed, copy) in enumerate(
        [("../perudo.db", "b.db"), ("~/perudo.db", "~/home.db"), (str(data), "a b.db"), ("../perudo.db", "./c.db")]
    ):
        assert line(capsys, "backup", copy, "--data", data_typed)[0] == 0
        assert line(capsys, "restore", copy, "--data", f"back {number}.db")[0] == 0
        assert full_check(tmp_path / "my copies" / f"back {number}.db") == 1
    status, told = line(capsys, "restore", "nowhere.db", "--data", "d.db")
    assert status != 0
    assert "nowhere.db" in told


def test_backup_never_overwrites_a_file(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("mine")
    status, said = line(capsys, "backup", "--data", data, copy)
    assert (status, said) == (1, f"perudo: {copy} already exists. Choose a new file for the backup.")
    assert copy.read_text() == "mine"


def test_damaged_data_are_not_backed_up(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data.write_bytes(data.read_bytes()[:5000])
    status, said = line(capsys, "backup", "--data", data, tmp_path / "copy.db")
    assert status == 1
    assert f"The data at {data} are damaged" in said
    assert not list(tmp_path.glob("copy*"))


def test_backup_leaves_no_file_when_disk_is_full(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(source: Path, copy: Path) -> None:
        copy.write_bytes(b"half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("perudo.server.log.backup._copy", full)
    status, said = line(capsys, "backup", "--data", data, tmp_path / "copy.db")
    assert (status, "No space left on device" in said) == (1, True)
    assert not list(tmp_path.glob("copy*"))


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_missing_backup_file_is_named_in_the_error(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nothing, file = tmp_path / "nothing.db", tmp_path / "file.db"
    ways = {"backup": ("--data", nothing, file), "restore": ("--data", file, nothing)}
    assert line(capsys, command, *ways[command]) == (1, f"perudo: No data was found at {nothing}.")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_backup_commands_recommend_pg_dump_for_postgresql(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = line(capsys, command, "--data", "postgresql://elsewhere/perudo", tmp_path / "copy.db")
    assert status == 1
    assert "pg_dump" in said


async def test_restore_replaces_existing_data_only_on_request(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    load_or_create_key(key_path_for(data))
    assert line(capsys, "backup", "--data", data, copy) == (0, f"1 table was backed up to {copy}")
    store = await Store.open(f"sqlite:///{data}")
    await store.append("TWO", [LogEntry(1, 1, None, None, StoodUp(1))])
    await store.close()

    status, said = line(capsys, "restore", copy, "--data", data)
    assert status == 1
    assert "--replace" in said
    assert full_check(data) == 2

    for kept, tables in ((f"{data}.before-1", 2), (f"{data}.before-2", 1)):
        status, said = line(capsys, "restore", copy, "--data", data, "--replace")
        assert said == f"1 table was restored to {data}\nThe old data is now at {kept}"
        assert (full_check(data), full_check(Path(kept))) == (1, tables)


def test_restore_refuses_data_of_a_running_server(
    server: Forked, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy = tmp_path / "perudo.db", tmp_path / "copy.db"
    line(capsys, "backup", "--data", data, copy)
    status, said = line(capsys, "restore", copy, "--data", data, "--replace")
    assert (status, said.startswith(f"perudo: Another Perudo process is using the data at {data}: ")) == (1, True)
    assert not list(tmp_path.glob("*.before-*"))
    server.kill()
    assert line(capsys, "restore", copy, "--data", data, "--replace")[0] == 0


def test_damaged_backup_is_not_restored(data: Path, tmp_path: Path) -> None:
    before = data.read_bytes()
    copy = tmp_path / "copy.db"
    backup(data, copy)
    for spoilt, why in ((before[:5000], "damaged"), (b"", "strange"), (b"Dear diary,", "strange")):
        copy.write_bytes(spoilt)
        with pytest.raises(PerudoError, match=f"store-{why}"):
            restore(copy, data, replace=True)
        assert data.read_bytes() == before
        assert not list(tmp_path.glob("*.before-*"))


def test_restore_refuses_altered_events(data: Path, tmp_path: Path) -> None:
    copy, there = tmp_path / "copy.db", tmp_path / "there.db"
    backup(data, copy)
    with sqlite3.connect(copy) as connection:
        connection.execute("UPDATE log SET at = at + 1")
    assert main(["check", str(copy)]) == 1
    for replace in (False, True):
        with pytest.raises(PerudoError, match="restore-unsound"):
            restore(copy, there, replace=replace)
        assert not there.exists()
    before = data.read_bytes()
    with pytest.raises(PerudoError, match="restore-unsound"):
        restore(copy, data, replace=True)
    assert data.read_bytes() == before


def test_backup_recovers_damaged_data(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    backup(data, copy)
    spoilt = data.read_bytes()[:5000]
    data.write_bytes(spoilt)
    (tmp_path / "perudo.db-wal").write_bytes(b"what was not in the file yet")
    tables, kept = restore(copy, data, replace=True)
    assert (tables, full_check(data)) == (1, 1)
    assert kept
    assert kept.read_bytes() == spoilt
    assert Path(f"{kept}-wal").exists()
    assert not (tmp_path / "perudo.db-wal").exists()


def test_backup_includes_write_ahead_log_after_a_crash(tmp_path: Path) -> None:
    """A killed server leaves a side file with the newest data."""
    data = tmp_path / "perudo.db"
    server = Forked(data)

    async def play() -> tuple[str, int]:
        player = await Player.open(server.port)
        table = await player.opens()
        for number in range(20):
            await player.do("rename", table=table, name=f"Host {number}")
        seq: int = player.state["seq"]
        await player.close()
        return table, seq

    table, seq = asyncio.run(play())
    server.kill()
    assert (tmp_path / "perudo.db-wal").stat().st_size
    backup(data, tmp_path / "copy.db")
    with sqlite3.connect(tmp_path / "copy.db") as connection:
        assert connection.execute('SELECT max(seq) FROM log WHERE "table" = ?', (table,)).fetchone() == (seq,)
    shutil.copy(tmp_path / "copy.db", tmp_path / "alone.db")
    assert full_check(tmp_path / "alone.db") == 1
