"""PostgreSQL restarted, replaced by its standby, slow and silent, in the midst of play: no move is lost.

    PERUDO_FAILURES=30 python -m pytest -s tests/nodes

`make soak-nodes` does that: each failure comes so many times, while the same people play on.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.conftest import needs, often
from tests.nodes.cluster import Cluster
from tests.nodes.parts import Postgres
from tests.nodes.players import Party
from tests.server.conftest import until
from tests.server.test_kills import answers_before_it_commits

needs("psycopg")

FAILURES = often("PERUDO_FAILURES", few=1, many=2)
WORDS = 3
"""That each player has had acknowledged before and after each failure."""


async def test_a_restart_of_the_database_costs_no_move(folder: Path, database: Postgres) -> None:
    async with Cluster.open(folder, database, count=1) as cluster:
        party = await Party.begin(cluster.port)
        for _ in range(FAILURES):
            await party.words(WORDS)
            await asyncio.to_thread(database.stop)
            await asyncio.to_thread(database.start)
            await party.words(WORDS)
        async with cluster.log() as log:
            print(f"database restarted {FAILURES} times: {await party.end(log)}")


async def test_of_what_was_acknowledged_nothing_is_lost_when_the_standby_takes_over(
    folder: Path, database: Postgres
) -> None:
    async with Cluster.open(folder, database, count=1, standby=True) as cluster:
        party = await Party.begin(cluster.port)
        await party.words(WORDS)
        await cluster.fail_over()
        await party.words(WORDS)
        async with cluster.log() as log:
            print(f"standby took over: {await party.end(log)}")


async def test_a_standby_that_nobody_waits_for_is_found_out(folder: Path, database: Postgres) -> None:
    async with Cluster.open(folder, database, count=1, standby=True) as cluster:
        database.say("ALTER SYSTEM RESET synchronous_standby_names")
        database.say("SELECT pg_reload_conf()")
        party = await Party.begin(cluster.port)
        cluster.replication.part()
        await party.words(WORDS)
        await cluster.fail_over()
        async with cluster.log() as log:
            assert any("acknowledged, but lost" in fault for fault in await party.judged(log))


async def test_what_the_standby_has_not_got_is_not_acknowledged(folder: Path, database: Postgres) -> None:
    async with Cluster.open(folder, database, count=1, standby=True) as cluster:
        party = await Party.begin(cluster.port)
        await party.words(WORDS)
        cluster.replication.part()
        await until(lambda: all(page.unanswered for page in party.pages))
        await cluster.fail_over()
        await party.words(WORDS)
        async with cluster.log() as log:
            print(f"standby cut off, then took over: {await party.end(log)}")


async def test_with_a_database_far_away_people_play_on(folder: Path, database: Postgres) -> None:
    async with Cluster.open(folder, database, count=1) as cluster:
        party = await Party.begin(cluster.port)
        for way in cluster.ways:
            way.delay = 0.2
        await party.words(2 * WORDS)
        for way in cluster.ways:
            way.delay = 0
        async with cluster.log() as log:
            print(f"database 200 ms away, each way: {await party.end(log)}")


@pytest.mark.parametrize("seconds", [4, 8])
async def test_a_database_that_is_silent_for_seconds_costs_no_move(
    folder: Path, database: Postgres, seconds: float
) -> None:
    async with Cluster.open(folder, database, count=1) as cluster:
        party = await Party.begin(cluster.port)
        for _ in range(FAILURES):
            await party.words(WORDS)
            for way in cluster.ways:
                way.hang()
            await asyncio.sleep(seconds)
            for way in cluster.ways:
                way.flow()
            await party.words(WORDS)
        async with cluster.log() as log:
            print(f"database silent for {seconds} s, {FAILURES} times: {await party.end(log)}")


async def test_a_server_that_answers_before_it_commits_is_found_out(folder: Path, database: Postgres) -> None:
    async with Cluster.open(folder, database, count=1, first=(answers_before_it_commits,)) as cluster:
        party = await Party.begin(cluster.port)
        await party.words(WORDS)
        cluster.nodes[0].kill()
        await cluster.nodes[0].start()
        async with cluster.log() as log:
            assert any("acknowledged, but lost" in fault for fault in await party.judged(log))
