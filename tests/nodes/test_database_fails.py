"""PostgreSQL restarted, replaced by its standby, slow and silent, in the midst of play: no move is lost."""

from __future__ import annotations

import asyncio
import os
import re
from itertools import cycle
from pathlib import Path
from statistics import median

import pytest

from tests.conftest import often
from tests.nodes.cluster import UNDISTURBED, WORDS, Cluster
from tests.nodes.parts import Postgres
from tests.nodes.players import SECONDS, Party
from tests.server.conftest import until
from tests.server.test_kills import answers_before_it_commits

FAILURES = often("PERUDO_FAILURES", few=1, count=1)
FAR_WORDS, FEW_WAYS, BUSY = 2, 10, 1
"""Words that each player has acknowledged while the database is far away; the ways there and back that they take in the
middle, and the seconds that a busy machine may add."""
FORGOTTEN = re.compile("acknowledged, but lost|can't be played on: Illegal")
"""What is found where a server forgets: a command, or what it did itself, as a roll."""


async def test_no_move_is_lost_during_database_outages(folder: Path, database: Postgres) -> None:
    async with Cluster.open(folder, database) as cluster:
        async with cluster.played(f"database restarted {FAILURES} times") as party:
            for _ in range(FAILURES):
                await asyncio.to_thread(database.stop)
                await asyncio.to_thread(database.start)
                await party.words(WORDS)
        async with cluster.played(f"database silent for 7 s {FAILURES} times") as party:
            for _ in range(FAILURES):
                for way in cluster.ways:
                    way.hang()
                await asyncio.sleep(7)  # longer than one statement may take
                for way in cluster.ways:
                    way.flow()
                await party.words(WORDS)


async def test_players_of_an_isolated_node_continue_on_another(folder: Path, database: Postgres) -> None:
    async with (
        Cluster.open(folder, database) as cluster,
        cluster.played(f"one node cut off from the database {FAILURES} times") as party,
    ):
        for _ in range(FAILURES):
            await party.part()
            for way in cluster.nodes[0].databases:
                way.part()
            await party.words(WORDS)  # and only then it is back
            for way in cluster.nodes[0].databases:
                way.join()
            await party.words(WORDS)


async def test_acknowledged_moves_survive_database_failover(folder: Path, database: Postgres) -> None:
    async with (
        Cluster.open(folder, database, standby=True) as cluster,
        cluster.played("standby cut off, database gone, standby promoted") as party,
    ):
        cluster.replication.part()
        await until(lambda: min(page.waits for page in party.pages) > 1)  # nothing is acknowledged any more
        await cluster.fail_over()


async def test_moves_lost_by_asynchronous_standby_are_detected(folder: Path, database: Postgres) -> None:
    async with Cluster.open(folder, database, count=1, standby=True) as cluster:
        database.say("ALTER SYSTEM RESET synchronous_standby_names")
        database.say("SELECT pg_reload_conf()")
        party = await Party.begin(cluster.port)
        cluster.replication.part()
        await party.words(WORDS)
        await cluster.fail_over()
        async with cluster.log() as log:
            assert any("acknowledged, but lost" in fault for fault in await party.judged(log))


@pytest.mark.parametrize("away", (0.05, 0.1, 0.2) if "PERUDO_FAILURES" in os.environ else (0.2,))
async def test_game_works_with_a_distant_database(folder: Path, database: Postgres, away: float) -> None:
    async with Cluster.open(folder, database) as cluster, cluster.played(f"database {away} s away, each way") as party:
        for way in cluster.ways:
            way.delay = away
        await party.words(WORDS)  # what was under way
        known = [len(page.took) for page in party.pages]
        await party.words(FAR_WORDS)
        took = [each for page, had in zip(party.pages, known, strict=True) for each in page.took[had:]]
        print(
            f"\n{len(took)} words; half of them took less than {median(took):.2f} s, none more than {max(took):.2f} s"
        )
        # There and back, behind what is under way: whatever else it is, it is few. (A second calza stores nothing.)
        assert sorted(took)[len(took) // 4] > 2 * away
        assert median(took) < FEW_WAYS * 2 * away + BUSY
        assert not any("cut off from the database" in node.said() for node in cluster.nodes)
        for way in cluster.ways:
            way.delay = 0


@pytest.mark.long
async def test_reconnection_that_takes_too_long_is_detected(folder: Path, database: Postgres) -> None:
    async def silent(cluster: Cluster) -> None:
        async with cluster.played("database silent for longer than it may be", back=1) as party:
            most = 1 + UNDISTURBED * party.silence
            for way in cluster.ways:
                way.hang()
            await until(lambda: max(page.waits for page in party.pages) > most)
            for way in cluster.ways:
                way.flow()

    async with Cluster.open(folder, database) as cluster:
        with pytest.raises(AssertionError, match=r"longer than .* longest silence"):
            await silent(cluster)


async def test_acknowledgement_before_commit_is_detected(folder: Path, database: Postgres) -> None:
    faults = (answers_before_it_commits, answers_before_it_commits)
    async with Cluster.open(folder, database, first=faults) as cluster, cluster.log() as log:
        party = await Party.begin(cluster.port)
        async with asyncio.timeout(SECONDS):
            for node in cycle(cluster.nodes):
                await party.words(1)
                node.kill()
                await node.start()
                if any(FORGOTTEN.search(fault) for fault in await party.faults(log)):
                    break
        await party.give_up()
