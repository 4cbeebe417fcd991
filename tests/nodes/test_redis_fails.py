"""Redis killed, cut off, restarted, flooded and forged: that costs seconds, and no move."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from redis.asyncio import Redis as Client

from perudo.server.nodes import nodes
from tests.conftest import often
from tests.nodes.cluster import WORDS, Cluster
from tests.nodes.parts import Postgres
from tests.nodes.players import Party

FAILURES = often("PERUDO_FAILURES", few=1, many=1)
FLOOD = often("PERUDO_FLOOD", few=1000, many=5000)


async def flood(url: str, codes: list[str]) -> int:
    """Junk, and hints that nobody gave, to every node; gives how many."""
    random, sent = Random(1), 0
    async with Client.from_url(url) as client:
        while sent < FLOOD:
            channels = await client.pubsub_channels("*")
            async with client.pipeline(transaction=False) as pipe:
                for channel in channels:
                    for junk in (
                        random.randbytes(40),
                        b"{" * 300,
                        b'{"tables":["%s"]}' % random.choice(codes).encode(),
                        b'{"tables":["NOSUCH"],"lobby":true}',
                        b'{"tables":["%s"],"reactions":[{"is":"done","id":"1"},1,null]}' % codes[0].encode(),
                    ):
                        pipe.publish(channel, junk)
                        sent += 1
                await pipe.execute()
    return sent


async def test_redis_may_fail_in_every_way(folder: Path, database: Postgres) -> None:
    async with Cluster.open(folder, database) as cluster:
        redis = cluster.redis
        assert redis
        async with cluster.played(f"Redis killed and restarted {FAILURES} times") as party:
            for _ in range(FAILURES):
                redis.kill()
                await party.words(WORDS)
                await asyncio.to_thread(redis.start)
                await party.words(WORDS)
        async with cluster.played(f"Redis cut off and silent for one node {FAILURES} times") as party:
            way = cluster.nodes[0].redis
            assert way
            for _ in range(FAILURES):
                way.part()
                await party.words(WORDS)
                way.join()
                way.hang()
                await party.words(WORDS)
                way.flow()
        async with cluster.played(f"Redis flooded with {FLOOD} forged hints and junk") as party:
            sent = await flood(redis.url, [sitting.code for sitting in party.sittings])
            assert sent >= FLOOD


async def test_without_redis_two_nodes_play_on(folder: Path, database: Postgres) -> None:
    async with Cluster.open(folder, database, redis=False) as cluster, cluster.played("without Redis"):
        pass


def never_asks() -> None:
    nodes.ASKED = nodes.ASKED_BESIDE_HINTS = 1_000_000


async def test_nodes_that_live_by_hints_alone_are_found_out(folder: Path, database: Postgres) -> None:
    async with Cluster.open(folder, database, first=(never_asks, never_asks)) as cluster:
        party = await Party.begin(cluster.port)
        await party.part()
        assert cluster.redis
        cluster.redis.kill()
        with pytest.raises(TimeoutError):
            await party.words(10, seconds=5)
        for page in party.pages:
            page.leaving = True
        await party.give_up()
