"""Nodes are killed, restarted and have wrong clocks during play: no move is lost.

    PERUDO_FAILURES=30 python -m pytest -s tests/nodes

`make soak NAME=nodes` does that: each failure happens this often, while the same people continue to play.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from itertools import pairwise
from pathlib import Path

from perudo.server.database_clock import DatabaseClock
from perudo.server.edge.forwarding import FRESH_SECONDS
from perudo.table.events import Moved
from tests.conftest import often
from tests.nodes.cluster import BACK, UNDISTURBED, WORDS, Cluster, Fault, ahead
from tests.nodes.parts import Postgres
from tests.nodes.players import SECONDS, Party, logged

FAILURES = often("PERUDO_FAILURES", few=1, count=1)
FROZEN_SECONDS = 12
SKEW_SECONDS = 300
"""Between the clocks of two machines."""


async def test_no_move_is_lost_when_a_node_dies(folder: Path, database: Postgres) -> None:
    async with (
        Cluster.open(folder, database) as cluster,
        cluster.played(f"a node killed {FAILURES} times") as party,
    ):
        for kill in range(FAILURES):
            node = cluster.nodes[kill % 2]
            node.kill()
            await party.words(WORDS)
            await node.start()
            await party.part()


async def test_rolling_restart_loses_nothing(folder: Path, database: Postgres) -> None:
    async with (
        Cluster.open(folder, database, count=3) as cluster,
        cluster.played(f"all nodes restarted one after the other {FAILURES} times") as party,
    ):
        for _ in range(FAILURES):
            for node in cluster.nodes:
                await node.stop()
                await node.start()
                await party.words(WORDS)


async def test_resumed_frozen_node_does_not_disrupt_games(folder: Path, database: Postgres) -> None:
    async with (
        Cluster.open(folder, database) as cluster,
        cluster.played(f"a node frozen for {FROZEN_SECONDS} s, {FAILURES} times") as party,
    ):
        for freeze in range(FAILURES):
            node = cluster.nodes[freeze % 2]
            frozen = time.monotonic()
            node.freeze()
            await party.words(WORDS)
            await asyncio.sleep(max(0, frozen + FROZEN_SECONDS - time.monotonic()))
            node.thaw()
            await party.words(WORDS)
            await party.part()


async def test_another_node_takes_over_expiring_clocks(folder: Path, database: Postgres) -> None:
    async with Cluster.open(folder, database) as cluster, cluster.log() as log:
        for node in cluster.nodes:  # a table each: after two clocks that ran out a bot has a seat, and no more do
            party = await Party.begin(cluster.port, [{"clock": {"move": 4}}])
            await party.words(1)
            await party.give_up()
            [sitting] = party.sittings

            async def later_than(known: int, code: str = sitting.code) -> int:
                """How many clocks have run out, once they are more."""
                async with asyncio.timeout(SECONDS):
                    while True:
                        found = len(
                            [each for each in await logged(log, code) if getattr(each.event, "timed_out", False)]
                        )
                        if found > known:
                            return found
                        await asyncio.sleep(0.05)

            left = time.monotonic()
            known = await later_than(0)  # nobody is there: a node looks after the table, one does not know which
            undisturbed = time.monotonic() - left
            node.kill()
            killed = time.monotonic()
            await later_than(known)
            late = time.monotonic() - killed
            print(f"\na clock ran out {late:.1f} s after a node was killed, and {undisturbed:.1f} s before that")
            assert late <= BACK + UNDISTURBED * undisturbed
            await node.start()


def goes_by_its_own_clock() -> None:
    DatabaseClock.__call__ = lambda self: time.time()  # type: ignore[method-assign]


async def clocks(folder: Path, database: Postgres, *first: Fault) -> list[str]:
    """What is wrong with time, where the clocks of nodes differ."""
    async with Cluster.open(folder, database, first=first) as cluster:
        party = await Party.begin(cluster.port, [{"clock": {"move": 20}}, {"clock": {"move": 20}}])
        await party.part()
        begun = time.time()
        await party.words(2 * WORDS)
        for node in reversed(cluster.nodes):  # whoever owns a table first, the first node loses it in the end
            await node.stop()
            await party.words(WORDS)
            await node.start()
        found = list[str]()
        async with cluster.log() as log:
            found += await party.judged(log)
            for sitting in party.sittings:
                entries = await logged(log, sitting.code)
                found += [f"back in time: {after}" for before, after in pairwise(entries) if after.at < before.at]
                found += [f"at another time: {each}" for each in entries if abs(each.at / 1000 - begun) > SECONDS]
                found += [f"late: {each}" for each in entries if isinstance(each.event, Moved) and each.event.timed_out]
        print(f"\nnode clocks that differ: {party.told(found)}")
    return found


async def test_clock_skew_between_nodes_does_not_affect_games(folder: Path, database: Postgres) -> None:
    assert await clocks(folder, database, partial(ahead, SKEW_SECONDS), partial(ahead, 0)) == []


def ahead_by_its_own_clock() -> None:
    """The clock is ahead by less than the age at which a forwarded socket is refused."""
    ahead(FRESH_SECONDS / 2)
    goes_by_its_own_clock()


async def test_node_using_its_own_clock_is_detected(folder: Path, database: Postgres) -> None:
    assert await clocks(folder, database, ahead_by_its_own_clock, goes_by_its_own_clock)
