"""Nodes of programs out of this repository's history are updated to today's, in the midst of play: no move is lost.

    python -m pytest -s tests/nodes/older.py

`make soak-upgrade` does that. It is none of the tests that are run all the time: a copy of the sources may come without
their history. Among those the next program is simulated: see ``test_upgrade``.
"""

from __future__ import annotations

import asyncio
import io
import subprocess
import tarfile
from pathlib import Path

import pytest

from perudo.server.log import database as databases
from perudo.server.log import migrate as migrating
from perudo.server.log.database import data_url
from tests.nodes.cluster import WORDS, Cluster
from tests.nodes.parts import Postgres

SOURCES = Path(databases.__file__).parents[3]
SAME_FORMAT = "2c0523d283844c4ab0c597c81d8d7b1fcf530705"
"""The first program whose data are of format 9: it may work beside today's, once the data were migrated."""
FORMAT_BEFORE = "850d8cbee2e0d106c6e799e8e2785a2d0d9dd192"
"""A program of several nodes whose data are of the format before: all its nodes have to stop for `perudo migrate`."""


def unpacked(commit: str, folder: Path) -> Path:
    """The sources of a program of before."""
    done = subprocess.run(["git", "archive", f"{commit}:src"], cwd=SOURCES.parent, capture_output=True)
    if done.returncode:
        pytest.skip(f"the history of these sources is not here: {done.stderr.decode().strip()}")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as tree:
        tree.extractall(folder / commit, filter="data")
    page = Path("perudo", "server", "page")
    (folder / commit / page).symlink_to(SOURCES / page)
    return folder / commit


async def test_nodes_of_an_older_program_are_updated_one_after_the_other(folder: Path, database: Postgres) -> None:
    older = unpacked(SAME_FORMAT, folder)
    async with (
        Cluster.open(folder, database, sources=older) as cluster,
        cluster.played("nodes of an older program updated one after the other") as party,
    ):
        await party.words(WORDS)
        await asyncio.to_thread(migrating.migrate, data_url(database.url))
        for node in cluster.nodes:
            await party.words(WORDS)
            await node.stop()
            await party.words(WORDS)
            node.sources = None
            await node.start()
            await party.part()
            await party.words(WORDS)


async def test_nodes_whose_data_are_older_are_stopped_for_it(folder: Path, database: Postgres) -> None:
    older = unpacked(FORMAT_BEFORE, folder)
    async with (
        Cluster.open(folder, database, sources=older) as cluster,
        cluster.played("all nodes of an older program stopped, the data migrated, and today's started") as party,
    ):
        one, other = cluster.nodes
        await one.stop()
        await party.words(WORDS)
        await other.stop()
        await asyncio.to_thread(migrating.migrate, data_url(database.url))
        for node in cluster.nodes:
            node.sources = None
            await node.start()
        await party.part()
