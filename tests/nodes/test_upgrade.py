"""Nodes are brought to the next version of the program one after the other, in the midst of play: no move is lost."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from perudo.server.log import migrate as migrating
from perudo.server.log.database import FORMAT, data_url, format_of
from tests.nodes.cluster import WORDS, Cluster
from tests.nodes.parts import Postgres
from tests.server import seeded_faults


async def test_rolling_update_keeps_games_running(
    folder: Path, database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripts = seeded_faults.migrations(folder)
    next_program = partial(seeded_faults.adopt, scripts, FORMAT)
    async with Cluster.open(folder, database) as cluster, cluster.played("nodes updated one after the other") as party:
        one, _ = cluster.nodes
        await one.stop()
        one.fault = next_program
        with pytest.raises(AssertionError, match="perudo migrate"):
            await one.start()
        with monkeypatch.context() as patch:
            next_program(patch=patch)
            await asyncio.to_thread(migrating.migrate, data_url(database.url))
        await party.words(WORDS)
        await one.start()
        for node in cluster.nodes[1:]:
            await party.part()
            await party.words(WORDS)
            await node.stop()
            node.fault = next_program
            await party.words(WORDS)
            await node.start()
        await party.part()
        async with cluster.log() as log:
            assert await log.query(format_of) == (seeded_faults.NEXT, FORMAT)
