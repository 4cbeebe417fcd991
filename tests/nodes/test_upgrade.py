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
from tests.server import planted


async def test_nodes_are_updated_one_after_the_other_while_people_play(
    folder: Path, database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripts = planted.migrations(folder)
    next_program = partial(planted.adopt, scripts, FORMAT)
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
            assert await log.query(format_of) == (planted.NEXT, FORMAT)
