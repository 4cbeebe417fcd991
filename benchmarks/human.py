"""Tables of four at human speed: how many one node can serve, and at what cost.

An open-loop load: the players of each table make one move every three seconds on average, regardless of other tables
and the server. The load comes from several processes, because one process may not be allowed enough open files for all
sockets. All processes use the same clock.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import resource
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from multiprocessing.connection import Connection
from random import random
from typing import Any, NamedTuple

import uvloop

from benchmarks.courses import LEAST, PATIENCE, Course, Served
from benchmarks.tables import Manner, Table

SEATS = 4
PACE = 3.0
"""Seconds from one move of a table to the next."""
PROMISE = 100
"""Target: milliseconds within which 99 of 100 moves are shown to the last seat."""
MEANT = 5000
"""Target: the number of tables on one node with one core."""
FILES = 500
"""Open files of a server or a client, besides its sockets."""
AT_A_TIME = 8
"""Tables that a client opens at a time."""
MANNER = Manner(every=PACE, contributes=True, seats=SEATS, uneven=True)


class LostError(Exception):
    """The server dropped a client, because either side was too late with a keep-alive."""


class Paced(NamedTuple):
    """The measurement for a number of tables."""

    course: Course
    memory: int
    """Resident bytes of the server."""


def most_tables() -> int:
    """Return the maximum number of tables that a server's limit of open files allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 10**6 if most == resource.RLIM_INFINITY else (most - FILES // 2) // SEATS


# --- In the client processes


async def _client(pipe: Connection, ports: list[int], source: str, pace: float) -> None:
    course, tables = Course(), list[Table]()
    gate = asyncio.Semaphore(AT_A_TIME)

    async def another() -> None:
        async with gate:
            table = Table(course, replace(MANNER, every=pace), source)
            await table.begin(ports)
            table.due = time.perf_counter() + pace * random()
            table.start()
            tables.append(table)

    while True:
        asked, *arguments = await asyncio.to_thread(pipe.recv)
        match asked:
            case "more":
                try:
                    async with asyncio.timeout(PATIENCE):
                        await asyncio.gather(*(another() for _ in range(arguments[0])))
                except (OSError, TimeoutError) as error:
                    pipe.send(str(error) or "no answer")
                else:
                    pipe.send("")
            case "measure":
                (begun,) = arguments
                for noted in (course.shown, course.answered, course.late):
                    noted.clear()
                course.frames = course.octets = 0
                course.begun, own = begun, time.process_time()
                pipe.send(None)
            case "count":
                pipe.send(len(course.shown))
            case "tell":
                taken = time.process_time() - own
                lost = [str(line.error) for table in tables for line in table.lines if line.error is not None]
                told = course.shown, course.answered, course.late, course.frames, course.octets, taken, lost[:1]
                pipe.send(told)


def _work(pipe: Connection, ports: list[int], source: str, pace: float) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        uvloop.run(_client(pipe, ports, source, pace))
    os._exit(0)  # the thread that waits for the next request would never end


# --- In the controlling process


class Crowd:
    """The clients of one server, each with its share of the tables."""

    def __init__(self, served: Served, clients: int, pace: float) -> None:
        self._served = served
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        context = multiprocessing.get_context("spawn")
        for number in range(clients):
            mine, theirs = context.Pipe()
            arguments = theirs, served.ports, f"127.0.0.{number + 2}", pace
            process = context.Process(target=_work, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)
        self._tables = 0

    def _ask(self, *asked: Sequence[object]) -> list[Any]:
        for pipe, each in zip(self._pipes, asked, strict=True):
            pipe.send(each)
        return [pipe.recv() for pipe in self._pipes]

    def grow(self, tables: int) -> None:
        """Open tables until there are this many. Raises ``LostError``."""
        clients, more = len(self._pipes), tables - self._tables
        told = self._ask(*(["more", more // clients + (at < more % clients)] for at in range(clients)))
        if lost := ", ".join(dict.fromkeys(filter(None, told))):
            raise LostError(lost)
        self._tables = tables

    def measure(self, warm_up: float, seconds: float) -> Paced:
        time.sleep(warm_up)
        served, course = self._served, Course()
        counts, course.begun, cpu = served.counts(), time.perf_counter(), served.cpu()
        everyone = self._pipes
        self._ask(*(["measure", course.begun] for _ in everyone))
        time.sleep(seconds)
        while sum(self._ask(*(["count"] for _ in everyone))) < LEAST and time.perf_counter() < course.begun + PATIENCE:
            time.sleep(0.1)
        told = self._ask(*(["tell"] for _ in everyone))
        course.ended, course.served = time.perf_counter(), served.cpu() - cpu
        course.spent = {name: count - counts.get(name, 0) for name, count in served.counts().items()}
        for shown, answered, late, frames, octets, taken, lost in told:
            if lost:
                raise LostError(lost[0])
            course.shown += shown
            course.answered += answered
            course.late += late
            course.frames, course.octets = course.frames + frames, course.octets + octets
            course.loaded += taken
        return Paced(course, served.memory())

    def close(self) -> None:
        for process in self._processes:
            process.kill()
            process.join()


@contextlib.contextmanager
def crowd(served: Served, tables: int, pace: float = PACE) -> Iterator[Crowd]:
    """Start enough clients for this many tables."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    each = tables if most == resource.RLIM_INFINITY else (most - FILES) // SEATS
    crowd = Crowd(served, 1 + (tables - 1) // each, pace)
    try:
        yield crowd
    finally:
        crowd.close()
