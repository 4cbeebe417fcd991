"""How many moves per second the server handles, next to an upper limit and a peer, in one run that writes
docs/scaling.md.

    python -m benchmarks.server [--quick]

Everything is measured from outside, over real sockets, with the server on one core and the load on another. At each
table six people play, and the next move is made when all six have been shown the previous one: a closed loop, so that
every rate is also a latency. Other contenders run under the same load and in turn: uvicorn with a minimal handler that
sends six frames of the same size (the limit), boardgame.io in memory with two bidding games of six, and the database
alone. Then follow servers that share one PostgreSQL database, with one node and with two, and tables of four at human
speed.

``--quick`` only checks that every part runs: it takes some seconds, and writes nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import resource
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from tempfile import gettempdir

import uvloop

from benchmarks import human, nodes, scaling
from benchmarks.courses import ROOT, Course, Process, core, quantile
from benchmarks.figures import (
    BARE,
    BARE_FIRST,
    BOARDGAME,
    BOARDGAME_BIDS,
    FIRST_SIZE,
    FORWARDED,
    ONE_NODE,
    OURS,
    PARTS,
    TWO_NODES,
    Effort,
    Figures,
    plural,
)
from benchmarks.peers import bare, boardgame, database, postgres
from benchmarks.tables import Manner, idle, perudo, play

FILES = 500
"""Open files besides the sockets of the largest crowd."""
FULL = Effort(6, 1.5, 3, (1, 5, 20, 50), (200, 2000), 2000, (500, 1000, 2000, 3000, 4000, 5000), human.PACE, (2, 4, 6))
QUICK = Effort(0.2, 0.1, 1, (1,), (3,), 20, (2,), 0.1, (2,), whole=False)
SEATED = 20
"""The number of tables in the comparison by seats."""


def progress(what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr, flush=True)


class Run:
    """One run of all measurements."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self.figures = Figures(effort)
        self.shared: tuple[Process, Path] | None = None
        self.log: database.Log | None = None
        """The log of the server in the run with the most tables."""
        self.parts: nodes.Parts | None = None
        """PostgreSQL and nginx, if they are installed."""
        self.alone: nodes.Nodes | None = None
        """The node that all one-node measurements share in a quick run."""
        self.rows: postgres.Rows | None = None
        """The rows of a node in the run with the most tables."""

    async def all(self) -> Figures:
        with contextlib.ExitStack() as stack:
            if not self.effort.whole:
                self.shared = stack.enter_context(perudo())
            await self.each_part()
        return self.figures

    async def each_part(self) -> None:
        if why := boardgame.missing(install=self.effort.whole):
            self.figures.skipped.append(f"{BOARDGAME} was not measured: {why}.")
            progress(self.figures.skipped[-1])
        contenders = {OURS: self.ours, BARE: self.bare, BARE_FIRST: self.bare_first, PARTS: self.with_parts}
        if not why:
            contenders |= {BOARDGAME: self.boardgame, BOARDGAME_BIDS: self.boardgame_bids}
        for turn in range(self.effort.turns):
            for tables in self.effort.tables:
                for name, measure in contenders.items():
                    if self.asked(name, tables, turn):
                        await self.course(name, tables, turn, measure)
        await self.half_load()
        await self.seats()
        await self.watchers()
        await self.shared_database()
        progress("sockets that wait")
        with self.server() as (served, _):
            self.figures.idle = await idle(served, self.effort.idle)
        progress("the database alone")
        assert self.log is not None
        self.figures.rows = self.log.rate(self.effort.seconds)
        self.figures.database = database.measure(self.log, self.effort.seconds)

    async def shared_database(self) -> None:
        """Measure servers that share a database."""
        if why := nodes.missing():
            self.figures.skipped.append(f"Servers at PostgreSQL were not measured: {why}.")
            progress(self.figures.skipped[-1])
            return
        with nodes.Parts.open() as self.parts, contextlib.ExitStack() as stack:
            if not self.effort.whole:
                self.alone = stack.enter_context(self.parts.nodes())
            for tables in self.effort.tables:
                await self.course(ONE_NODE, tables, 0, self.one_node)
                await self.course(TWO_NODES, tables, 0, self.two_nodes)
                await self.course(FORWARDED, tables, 0, self.forwarded)
            await asyncio.to_thread(self.human_pace)
            progress("PostgreSQL alone")
            assert self.rows is not None
            writers = postgres.WRITERS if self.effort.whole else postgres.WRITERS[:1]
            self.figures.alone = postgres.measure(self.parts.database, self.rows, self.effort.seconds / 2, writers)

    @contextlib.contextmanager
    def server(self) -> Iterator[tuple[Process, Path]]:
        """Start a server for each part, unless all parts share one."""
        if self.shared is not None:
            yield self.shared
        else:
            with perudo() as fresh:
                yield fresh

    def asked(self, name: str, tables: int, turn: int) -> bool:
        ends = tables in (self.effort.tables[0], self.effort.tables[-1])
        return ends or (turn == 0 and name in (OURS, BARE, BOARDGAME))

    async def course(self, name: str, tables: int, turn: int, measure: Callable[[int], Awaitable[Course]]) -> None:
        course = await measure(tables)
        self.figures.courses.setdefault(name, {}).setdefault(tables, []).append(course)
        progress(f"turn {turn + 1} of {self.effort.turns}, {plural(tables)}, {name}: {course.rate:,.0f} moves/s")

    async def ours(self, tables: int, manner: Manner | None = None) -> Course:
        with self.server() as (served, data):
            course = await play(served, tables, self.effort.warm_up, self.effort.seconds, manner)
            if tables == self.effort.tables[-1] and self.log is None:
                self.log = database.read(data)
            return course

    async def with_parts(self, tables: int) -> Course:
        return await self.ours(tables, Manner(contributes=True))

    async def bare(self, tables: int) -> Course:
        size = round(self.figures.courses[OURS][tables][0].mean_frame)
        return await bare.measure(tables, size, self.effort.warm_up, self.effort.seconds)

    async def bare_first(self, tables: int) -> Course:
        return await bare.measure(tables, FIRST_SIZE, self.effort.warm_up, self.effort.seconds)

    async def boardgame(self, tables: int) -> Course:
        return await boardgame.measure("rounds", tables, self.effort.warm_up, self.effort.seconds)

    async def boardgame_bids(self, tables: int) -> Course:
        return await boardgame.measure("bids", tables, self.effort.warm_up, self.effort.seconds)

    @contextlib.contextmanager
    def nodes(self, count: int = 1, *, proxied: bool = False) -> Iterator[nodes.Nodes]:
        assert self.parts is not None
        if count == 1 and self.alone is not None:
            yield self.alone
        else:
            with self.parts.nodes(count, proxied=proxied) as fresh:
                yield fresh

    async def one_node(self, tables: int) -> Course:
        with self.nodes() as served:
            course = await play(served, tables, self.effort.warm_up, self.effort.seconds)
            if tables == self.effort.tables[-1]:
                self.rows = postgres.rows(served.connection, course.spent["log"] / max(1, course.spent["commits"]))
            return course

    async def two_nodes(self, tables: int) -> Course:
        with self.nodes(2, proxied=True) as served:
            return await play(served, tables, self.effort.warm_up, self.effort.seconds)

    async def forwarded(self, tables: int) -> Course:
        with self.nodes(2) as served:
            return await play(served, tables, self.effort.warm_up, self.effort.seconds)

    def human_pace(self) -> None:
        """Measure growing numbers of tables, up to the requested number or the limit of open files."""
        wanted, most = self.effort.paced, human.most_tables()
        counts = sorted({min(count, most) for count in wanted})
        if counts[-1] < wanted[-1]:
            self.figures.skipped.append(
                f"The benchmark could run at most {counts[-1]:,} tables of {human.SEATS}, because the system limits a "
                f"process to {most * human.SEATS + human.FILES // 2:,} open files, and each person's socket "
                f"counts as an open file."
            )
            progress(self.figures.skipped[-1])
        with self.nodes() as served, human.crowd(served, counts[-1], self.effort.pace) as crowd:
            for count in counts:
                try:
                    crowd.grow(count)
                    paced = crowd.measure(2 * self.effort.warm_up, 2 * self.effort.seconds)
                except human.LostError as error:
                    reason = str(error).partition("\n")[0].strip()
                    self.figures.skipped.append(
                        f"With {count:,} tables at human speed, clients lost their connections ({reason})."
                    )
                    progress(self.figures.skipped[-1])
                    break
                self.figures.paced[count] = paced
                late = quantile(paced.course.shown, 0.99)
                progress(
                    f"{count:,} tables at a human pace: {paced.course.rate:,.0f} moves/s, 99 of 100 in {late:.0f} ms"
                )

    async def seats(self) -> None:
        tables = SEATED if self.effort.whole else 1
        for seats in self.effort.seats:
            with self.server() as (served, _):
                manner = Manner(seats=seats)
                self.figures.seats[seats] = await play(
                    served, tables, self.effort.warm_up, self.effort.seconds / 2, manner
                )
            progress(f"{seats} seats: {self.figures.seats[seats].rate:,.0f} moves/s")

    async def half_load(self) -> None:
        tables = self.effort.tables[-1]
        rate = self.figures.middle(OURS, tables).rate / 2
        progress(f"half load: {rate:,.0f} moves/s")
        every = min(tables / rate, self.effort.seconds / 2)
        self.figures.half = await self.ours(tables, Manner(every=every))

    async def watchers(self) -> None:
        for size in self.effort.crowds:
            with self.server() as (served, _):
                course = await play(served, 1, self.effort.warm_up, self.effort.seconds, Manner(watchers=size))
            self.figures.crowds[size] = course
            progress(f"{size} watchers: {course.watched // size} changes, {course.served:.2f} s of processor time")


IN_MEMORY = "tmpfs", "ramfs"
"""File systems that lose all data when the power fails."""


def ready(effort: Effort) -> None:
    """Exit with a message if the benchmark can't run; otherwise use the load's core, and raise the limit of open
    files.
    """
    if sys.platform != "linux":
        sys.exit("This benchmark reads what Linux tells of processes.")
    if effort.whole and scaling.file_system() in IN_MEMORY:
        sys.exit(
            f"{gettempdir()} is in memory, where nothing waits for a disk. Name a folder on a disk: TMPDIR=/var/tmp"
        )
    if not (ROOT / "src" / "perudo" / "server" / "page" / "index.html").exists():
        sys.exit("The page is not built. Build it with: make page")
    wanted = max(*effort.crowds, effort.idle, 6 * effort.tables[-1]) + FILES
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < wanted:
        sys.exit(f"This needs {wanted} open files, and the system grants {most}: see ulimit -Hn.")
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft if soft == resource.RLIM_INFINITY else max(soft, wanted), most))
    if mine := core(1):
        os.sched_setaffinity(0, mine)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server")
    parser.add_argument("--quick", action="store_true", help="only show that every part runs; write nothing")
    effort = QUICK if parser.parse_args().quick else FULL
    ready(effort)
    figures = uvloop.run(Run(effort).all())
    print("\n".join(scaling.report(figures)))
    if effort.whole:
        scaling.write(figures)
    else:
        print("A quick run: it only shows that every part runs, and its figures mean nothing.")


if __name__ == "__main__":
    main()
