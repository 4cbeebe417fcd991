"""One process at a time writes to a data file, whatever state the file is in. Each of these is a process of its own."""

import asyncio
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from perudo.core.errors import PerudoError
from perudo.server.log.backup import backup
from perudo.server.log.lock import exclusive_lock
from perudo.server.log.store import Store
from perudo.table.events import LogEntry, StoodUp
from perudo.terminal.cli import main
from tests.server.damage import spoil_the_middle
from tests.server.forked import Forked
from tests.server.history_checker import faults
from tests.server.sockets import Player


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    """Data with a hundred tables that nobody is at."""
    store = await Store.open(f"sqlite:///{tmp_path}/perudo.db")
    log = [LogEntry(seq, 1000 + seq, "guest", None, StoodUp(1)) for seq in range(1, 21)]
    await asyncio.gather(*(store.append(f"T{number}", log) for number in range(100)))
    await store.close()
    return tmp_path / "perudo.db"


@pytest.fixture
def server(data: Path) -> Iterator[Forked]:
    server = Forked(data)
    assert server.port
    yield server
    server.kill()


def line(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str]:
    """A command line's exit status, and what it says."""
    return main([str(word) for word in words]), "".join(capsys.readouterr())


def put_aside(folder: Path) -> list[Path]:
    return list(folder.glob("*.before-*"))


async def test_restore_refuses_while_server_runs_on_damaged_data(
    data: Path, server: Forked, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """That is when people restore; what the server acknowledged after it lay in the file put aside, and was lost."""
    copy = tmp_path / "copy.db"
    player = await Player.open(server.port)
    table = await player.opens()
    backup(data, copy)
    spoil_the_middle(data)

    status, said = await asyncio.to_thread(line, capsys, "restore", copy, "--data", data, "--replace")
    for number in range(5):
        assert (await player.do("rename", table=table, name=f"Host {number}"))["is"] == "done"
    server.kill()
    await player.close()

    assert (status, f"process {server.process.pid}" in said, str(data) in said) == (1, True, True)
    assert not put_aside(tmp_path)
    store = await Store.open(f"sqlite:///{data}")
    log = await store.entries(table)
    await store.close()
    assert faults(table, log, player.sent) == []
    assert line(capsys, "restore", copy, "--data", data, "--replace")[0] == 0  # nobody holds it any more


def test_second_server_error_names_the_lock_holder(data: Path, server: Forked, tmp_path: Path) -> None:
    """By every name for the same data."""
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "linked.db"
    link.symlink_to(data)
    for place in (data, link):
        second = Forked(place)
        status, said = second.ended()
        assert (status, second.port) == (1, 0)
        assert re.search(rf"process {server.process.pid}, since \d{{4}}-\d\d-\d\d \d\d:\d\d:\d\d", said), said
        assert said.splitlines()[-1].startswith("perudo: ")
        assert "Traceback" not in said


def test_backup_and_check_work_while_server_runs(
    data: Path, server: Forked, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert line(capsys, "backup", tmp_path / "copy.db", "--data", data)[0] == 0
    assert line(capsys, "check", data)[0] == 0
    status, said = line(capsys, "prune", "--data", data, "--yes")
    assert (status, f"process {server.process.pid}" in said) == (1, True)


def test_killed_server_releases_its_lock(
    data: Path, server: Forked, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The lock's file is left, with the number of a process that has gone; it locks nothing."""
    copy = tmp_path / "copy.db"
    backup(data, copy)
    server.kill()
    assert Path(f"{data}.lock").read_text().startswith(f"{server.process.pid} ")
    assert line(capsys, "restore", copy, "--data", data, "--replace")[0] == 0
    again = Forked(data)
    assert again.port
    again.kill()


def test_server_cannot_start_during_a_restore(data: Path) -> None:
    with exclusive_lock(data):
        status, said = Forked(data).ended()
    assert (status, f"process {os.getpid()}," in said) == (1, True)


@pytest.fixture
def nobody() -> Iterator[Path]:
    """A folder that may only be read, and we are a user without rights."""
    with tempfile.TemporaryDirectory(prefix="perudo-read-only-") as folder:
        Path(folder).chmod(0o555)
        if os.geteuid() == 0:
            os.seteuid(65534)
        yield Path(folder)
        os.seteuid(os.getuid())


def test_read_only_folder_is_named_in_the_error(nobody: Path) -> None:
    for file in (nobody / "perudo.db", nobody / "new" / "perudo.db"):
        with pytest.raises(PerudoError, match="store-read-only") as told, exclusive_lock(file):
            pass
        assert told.value.details["place"] == str(file)


def test_folder_is_refused_as_data_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("perudo.server.edge.startup.configure_logging", lambda: None)  # it would outlive this test
    folder = tmp_path / "data"
    folder.mkdir()
    for command in ("serve --port 0", "prune"):
        status, said = line(capsys, *command.split(), "--data", folder)
        assert (status, said) == (
            1,
            f"perudo: Can’t open the data at {folder}: Is a directory. Choose another place with --data.\n",
        )
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


def test_refused_server_start_leaves_no_lock_behind(tmp_path: Path) -> None:
    foreign = tmp_path / "README.md"
    foreign.write_text("# No data\n")
    for options in (["--data", foreign], ["--data", tmp_path / "new" / "deep" / "x.db", "--host", "203.0.113.1"]):
        command = [sys.executable, "-m", "perudo", "serve", "--port", "0", *map(str, options)]
        done = subprocess.run(command, capture_output=True)
        assert done.returncode == 1 and done.stderr.count(b"\n") == 1
        assert files(tmp_path) == ["README.md"] and foreign.read_text() == "# No data\n"


def test_existing_lock_file_is_not_deleted(tmp_path: Path) -> None:
    lock = tmp_path / "x.db.lock"
    lock.touch()
    with pytest.raises(PerudoError, match="port-taken"), exclusive_lock(tmp_path / "x.db"):
        raise PerudoError("port-taken", host="", port="", why="")
    assert lock.exists()


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="this system has no /proc")
def test_uncreatable_lock_file_is_not_reported_as_held() -> None:
    with pytest.raises(PerudoError, match=r"store-open|store-read-only") as told, exclusive_lock(Path("/proc/x.db")):
        pass
    assert told.value.details["why"]
