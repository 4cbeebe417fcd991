"""One key for all servers at the same data: one with another key does not join, and none is replaced unasked."""

from __future__ import annotations

import asyncio
import os
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from perudo.records.signing import RecordSigner, fingerprint
from perudo.server.log.store import Store
from perudo.server.private_files import KEY_VARIABLE, key_path_for
from perudo.table.dice_seeds import KEY_BYTES
from tests.server.forked import Forked

ONE, OTHER = "0f" * KEY_BYTES, "f0" * KEY_BYTES


def public(key: str) -> str:
    """Return the public name of a key."""
    return fingerprint(RecordSigner(bytes.fromhex(key)).key)


def key_file(folder: Path, key: str) -> Path:
    file = folder / f"{key[:2]}.key"
    file.write_text(key)
    return file


def start(data: Path | str, folder: Path, key: str, *options: str) -> Forked:
    errors = folder / f"{key[:2]}.errors"
    return Forked(data, "--key", str(key_file(folder, key)), *options, errors=errors)


def said(server: Forked) -> str:
    """Return the message of a server that does not start."""
    assert not server.port
    status, told = server.ended()
    assert status == 1
    return told.splitlines()[-1]


def flag(told: str) -> list[str]:
    """Return the flag that a refused start recommends."""
    found = re.search(r"--lost-key \w+", told)
    assert found
    return found[0].split()


def place(database: str, tmp_path: Path) -> Path | str:
    return tmp_path / "perudo.db" if database.startswith("sqlite") else database


def test_server_refuses_data_with_a_different_key(database: str, tmp_path: Path) -> None:
    data = place(database, tmp_path)
    assert start(data, tmp_path, ONE).stop() == 0
    told = said(start(data, tmp_path, OTHER))
    assert public(ONE) in told and public(OTHER) in told
    assert ONE not in told and OTHER not in told
    assert start(data, tmp_path, ONE).stop() == 0, "its own key still does"


def test_lost_key_flag_allows_a_new_key(database: str, tmp_path: Path) -> None:
    data = place(database, tmp_path)
    assert start(data, tmp_path, ONE).stop() == 0
    lost = flag(said(start(data, tmp_path, OTHER)))
    said(start(data, tmp_path, OTHER, "--lost-key", "ab" * 16))
    assert start(data, tmp_path, OTHER, *lost).stop() == 0
    assert start(data, tmp_path, OTHER).stop() == 0
    assert start(data, tmp_path, OTHER, *lost).stop() == 0, "who leaves the flag where it is allows nothing more"
    said(start(data, tmp_path, ONE, *lost))


def test_server_does_not_replace_a_missing_key(tmp_path: Path) -> None:
    """As after a restore without it."""
    data = tmp_path / "perudo.db"
    assert Forked(data).stop() == 0
    key = key_path_for(data).read_text().strip()
    key_path_for(data).unlink()
    told = said(Forked(data))
    assert public(key) in told and str(key_path_for(data)) in told
    assert not key_path_for(data).exists()
    assert Forked(data, *flag(told)).stop() == 0
    assert key_path_for(data).read_text().strip() != key
    assert Forked(data).stop() == 0


def test_node_with_another_key_does_not_join(postgres: str, tmp_path: Path) -> None:
    node = start(postgres, tmp_path, ONE)
    told = said(start(postgres, tmp_path, OTHER))
    assert public(ONE) in told
    beside = Forked(postgres, errors=tmp_path / "beside.errors", first=_one)
    assert beside.port
    for each in (node, beside):
        each.kill()


def _one() -> None:
    os.environ[KEY_VARIABLE] = ONE


def test_key_is_not_replaced_while_servers_use_it(postgres: str, tmp_path: Path) -> None:
    node = start(postgres, tmp_path, ONE)
    lost = flag(said(start(postgres, tmp_path, OTHER)))
    told = said(start(postgres, tmp_path, OTHER, *lost))
    assert "Stop all of them first" in told
    assert node.stop() == 0
    again = start(postgres, tmp_path, OTHER, *lost)
    assert again.port
    again.kill()


@pytest.mark.parametrize("turn", range(3))
def test_two_nodes_with_different_keys_cannot_start(postgres: str, tmp_path: Path, turn: int) -> None:
    with ThreadPoolExecutor() as threads:
        nodes = list(threads.map(lambda key: start(postgres, tmp_path, key), (ONE, OTHER)))
    assert [bool(node.port) for node in nodes].count(True) == 1
    for node in nodes:
        node.kill()


async def test_data_store_contains_the_public_key(tmp_path: Path) -> None:
    """Records of finished games show it as well: nothing secret follows from it."""
    data = tmp_path / "perudo.db"
    assert await asyncio.to_thread(lambda: start(data, tmp_path, ONE).stop()) == 0
    store = await Store.open(f"sqlite:///{data}")
    assert await store.signer() == RecordSigner(bytes.fromhex(ONE)).key
    await store.close()
    assert not any(secret in data.read_bytes() for secret in (ONE.encode(), bytes.fromhex(ONE)))
