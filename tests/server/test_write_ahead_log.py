"""A data file that is moved, removed or replaced under a running server: nothing is acknowledged that would be lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection
from structlog.testing import capture_logs

from perudo.core.errors import PerudoError
from perudo.server.log.store import ConflictError, Store
from perudo.table.events import LogEntry, StoodUp
from tests.server.forked import Forked
from tests.server.history_checker import faults
from tests.server.sockets import Player


def entry(seq: int) -> LogEntry:
    return LogEntry(seq, 1000 + seq, None, None, StoodUp(1))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "perudo.db"


def beside(data: Path, end: str) -> Path:
    return data.with_name(f"{data.name}{end}")


def rename(file: Path, name: str) -> None:
    file.rename(file.with_name(name))


def _removed(*files: Path) -> None:
    for file in files:
        file.unlink()


def _replaced(data: Path, by: bytes) -> None:
    other = data.with_name("other.db")
    other.write_bytes(by)
    other.replace(data)


FATES: dict[str, Callable[[Path], object]] = {
    "the file is removed": lambda data: _removed(data),
    "the file is moved": lambda data: rename(data, "elsewhere.db"),
    "the folder is moved": lambda data: rename(data.parent, "elsewhere"),
    "a copy takes its name": lambda data: _replaced(data, data.read_bytes()),
    "an empty file takes its name": lambda data: _replaced(data, b""),
    "the write-ahead log is removed": lambda data: _removed(beside(data, "-wal")),
    "another write-ahead log takes its name": lambda data: _replaced(beside(data, "-wal"), b""),
    "the shared memory is removed": lambda data: _removed(beside(data, "-shm")),
    "all files are removed": lambda data: _removed(data, beside(data, "-wal"), beside(data, "-shm")),
}


@pytest.mark.parametrize("fate", FATES)
async def test_store_refuses_access_after_database_files_change(data: Path, fate: str) -> None:
    store = await Store.open(f"sqlite:///{data}")
    await store.append("BEFORE", [entry(1)])
    FATES[fate](data)
    there = {file: file.read_bytes() for file in data.parent.glob("*")}
    with capture_logs() as told:
        for number in range(3):
            with pytest.raises(PerudoError, match="store-write"):
                await store.append(f"AFTER{number}", [entry(1)])
            with pytest.raises(PerudoError, match="store-read"):
                await store.entries("BEFORE")
    assert {file: file.read_bytes() for file in data.parent.glob("*")} == there, "nothing is made or changed there"
    (gone,) = [line for line in told if line["event"] == "data gone"]
    assert gone["place"].startswith(str(data))
    assert "stop the server" in gone["mend"]
    await store.close()


async def test_store_resumes_when_database_files_return(data: Path) -> None:
    store = await Store.open(f"sqlite:///{data}")
    head = await store.append("ONE", [entry(1)])
    for away in (data, beside(data, "-wal"), data.parent):
        aside = away.with_name("aside")
        away.rename(aside)
        with pytest.raises(PerudoError, match="store-write"):
            await store.append("ONE", [entry(2)], head=head)
        with capture_logs() as told:
            aside.rename(away)
            assert await store.entries("ONE")
        assert [line["event"] for line in told] == ["data back"]
    await store.append("ONE", [entry(2)], head=head)
    await store.close()
    store = await Store.open(f"sqlite:///{data}")
    assert await store.entries("ONE") == [entry(1), entry(2)]
    await store.close()


async def test_store_refuses_write_if_database_disappears_before_commit(data: Path) -> None:
    """Between the check before a commit and the commit. A later read finds it, if the file comes back."""
    store, aside = await Store.open(f"sqlite:///{data}"), data.with_name("aside.db")
    head = await store.append("ONE", [entry(1)])
    goes = False

    def traced(statement: str) -> None:
        if goes and statement == "COMMIT":
            data.rename(aside)

    def trace(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.set_trace_callback(traced)

    await store.write(trace, "ONE")
    goes = True
    with pytest.raises(PerudoError, match="store-write"):
        await store.append("ONE", [entry(2)], head=head)
    goes = False
    aside.rename(data)
    with pytest.raises(ConflictError):
        await store.append("ONE", [entry(2)], head=head)
    assert await store.entries("ONE") == [entry(1), entry(2)]
    await store.close()


async def test_store_keeps_write_ahead_log_after_failed_connection(data: Path) -> None:
    """The last connection to close removes it, and the next makes another, which would be taken for a stranger's."""
    store = await Store.open(f"sqlite:///{data}")

    def fails(_: object) -> None:
        raise RuntimeError("this connection is given up")

    for number in range(3):
        with pytest.raises(PerudoError, match="store-write"):
            await store.write(fails, "ONE")
        await store.append(f"T{number}", [entry(1)])
    await store.close()


# --- A server


@pytest.fixture
def server(data: Path) -> Iterator[Forked]:
    server = Forked(data)
    yield server
    server.kill()


def lost(table: str, log: list[LogEntry], player: Player) -> list[str]:
    """What is wrong with a log, except that what was refused is not in it."""
    return [fault for fault in faults(table, log, player.sent) if not fault.startswith("left out")]


async def becomes(status: int, port: int) -> None:
    """Waits until this is what the server says of being ready."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client, asyncio.timeout(60):
        while (await client.get("/readyz")).status_code != status:  # noqa: ASYNC110 - it asks its database now and then
            await asyncio.sleep(0.1)


async def test_server_refuses_commands_while_database_is_missing(server: Forked, data: Path) -> None:
    player = await Player.open(server.port)
    table = await player.opens()
    assert (await player.do("rename", table=table, name="Kept"))["is"] == "done"
    rename(data, "aside.db")
    for _ in range(30):
        answer = await player.do("lock", table=table, locked=True)
        assert (answer["is"], answer["code"]) == ("refused", "error-store-write")
    await becomes(503, server.port)
    assert '"event": "data gone"' in server.errors.read_text()
    rename(data.with_name("aside.db"), data.name)
    assert (await player.do("rename", table=table, name="Back"))["is"] == "done"
    await becomes(200, server.port)
    await player.close()
    server.kill()
    store = await Store.open(f"sqlite:///{data}")
    assert lost(table, await store.entries(table), player) == []
    await store.close()


async def test_shutdown_saves_data_of_deleted_write_ahead_log(server: Forked, data: Path) -> None:
    player = await Player.open(server.port)
    table = await player.opens()
    for number in range(10):
        assert (await player.do("rename", table=table, name=f"Kept {number}"))["is"] == "done"
    beside(data, "-wal").unlink()
    assert (await player.do("rename", table=table, name="Lost"))["is"] == "refused"
    await player.close()
    assert await asyncio.to_thread(server.stop) == 0
    store = await Store.open(f"sqlite:///{data}")
    assert lost(table, await store.entries(table), player) == []
    await store.close()
