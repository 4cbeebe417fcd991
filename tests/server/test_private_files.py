"""What is for the server alone: its data and its key, which nobody else on the machine may read."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from perudo.core.errors import PerudoError
from perudo.locales.translator import translator
from perudo.server.log.store import Store
from perudo.server.private_files import (
    KEY_VARIABLE,
    key_path_for,
    load_or_create_key,
    read_key,
    write_atomically,
)
from perudo.table.dice_seeds import KEY_BYTES
from tests.server.forked import Forked

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files have no modes there")
KEY = "0f" * KEY_BYTES


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """Some people start servers with a permissive umask."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode for path in folder.iterdir() if path.suffix != ".errors"}


def others_may_read(folder: Path) -> list[str]:
    return [name for name, mode in modes(folder).items() if mode & 0o077]


async def test_data_and_key_are_private_to_their_owner(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/perudo.db")
    load_or_create_key(key_path_for(tmp_path / "perudo.db"))
    assert {"perudo.db", "perudo.db-wal", "perudo.db-shm", "perudo.db.key"} <= {*modes(tmp_path)}
    assert others_may_read(tmp_path) == []
    await store.close()


def test_key_is_created_once_and_reused(tmp_path: Path) -> None:
    key, new = load_or_create_key(tmp_path / "key")
    assert new and len(key) == KEY_BYTES
    assert load_or_create_key(tmp_path / "key") == (key, False)
    assert load_or_create_key(tmp_path / "other")[0] != key


def test_simultaneous_key_creation_yields_one_key(tmp_path: Path) -> None:
    for turn in range(20):
        file, begin = tmp_path / f"key {turn}", threading.Barrier(4)

        def make(file: Path = file, begin: threading.Barrier = begin) -> tuple[bytes, bool]:
            begin.wait()
            return load_or_create_key(file)

        with ThreadPoolExecutor(4) as makers:
            made = [each.result() for each in [makers.submit(make) for _ in range(4)]]
        assert {key for key, _ in made} == {load_or_create_key(file)[0]}
        assert sum(new for _, new in made) == 1
    assert not list(tmp_path.glob("*.part-*"))


def test_key_file_is_written_atomically(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_power(*_: object) -> None:
        raise OSError("power")

    monkeypatch.setattr(os, "fsync", no_power)
    with pytest.raises(PerudoError, match="key-unreadable"):
        load_or_create_key(tmp_path / "key")
    assert not list(tmp_path.iterdir())


def test_key_creation_works_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    key, new = load_or_create_key(tmp_path / "key")
    assert new and load_or_create_key(tmp_path / "key") == (key, False)
    assert not write_atomically(tmp_path / "key", b"another") and load_or_create_key(tmp_path / "key") == (key, False)
    assert [*modes(tmp_path)] == ["key"] and others_may_read(tmp_path) == []


@pytest.mark.parametrize("text", ["", "zz", KEY[:-2], KEY + "00", "a key", "\N{SNOWMAN}"])
def test_invalid_key_is_refused_and_left_unchanged(tmp_path: Path, text: str) -> None:
    (tmp_path / "key").write_text(text, encoding="utf-8")
    with pytest.raises(PerudoError) as refused:
        load_or_create_key(tmp_path / "key")
    assert (refused.value.code, refused.value.details["place"]) == ("key-strange", str(tmp_path / "key"))
    assert (tmp_path / "key").read_text(encoding="utf-8") == text


def test_uncreatable_key_is_reported(tmp_path: Path) -> None:
    with pytest.raises(PerudoError) as refused:
        load_or_create_key(tmp_path / "nowhere" / "key")
    assert refused.value.code == "key-unreadable"


def test_uppercase_key_is_accepted() -> None:
    assert read_key(KEY.upper() + "\n", "") == bytes.fromhex(KEY)


def test_server_warns_about_files_that_others_can_read(tmp_path: Path) -> None:
    data = tmp_path / "my data.db"
    first = Forked(data)
    first.kill()
    assert others_may_read(tmp_path) == []
    assert "chmod" not in first.errors.read_text()
    data.chmod(0o644)
    again = Forked(data)
    again.kill()
    told = translator("en")("serving-open-to-others", place=str(data), command=f"chmod 600 '{data}'")
    assert told in again.errors.read_text().splitlines()
    assert f"{data}.key" not in again.errors.read_text()
    assert data.stat().st_mode & 0o777 == 0o644, "it is said, and not changed"


def named() -> None:
    os.environ[KEY_VARIABLE] = KEY


def wrong() -> None:
    os.environ[KEY_VARIABLE] = "not a key"


def test_key_can_come_from_the_environment(tmp_path: Path) -> None:
    server = Forked(tmp_path / "perudo.db", first=named)
    assert server.port
    server.kill()
    assert not key_path_for(tmp_path / "perudo.db").exists()
    server = Forked(tmp_path / "perudo.db", first=wrong)
    assert not server.port
    assert KEY_VARIABLE in server.ended()[1]


def test_key_path_is_configurable(tmp_path: Path) -> None:
    server = Forked(tmp_path / "perudo.db", "--key", str(tmp_path / "secret"))
    server.kill()
    assert (tmp_path / "secret").exists()
    assert not key_path_for(tmp_path / "perudo.db").exists()
