"""Building blocks of load tests: servers on one core, the load on another, and measurements of the moves."""

from __future__ import annotations

import asyncio
import math
import os
import re
import subprocess
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Protocol

from benchmarks.sockets import Line

ROOT = Path(__file__).parent.parent
SEATS = 6
BIDS = 6
"""Bids in a round before the last is doubted."""
LEAST = 2
"""The minimum number of moves for a measurement. When the second move is shown, the first one has been answered."""
PATIENCE = 120
"""How long (s) to wait before giving up on stuck tables."""
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def core(number: int) -> set[int]:
    """Return one of the cores that this process had at the start: 0 for servers, 1 for the load. Empty if there is only
    one.
    """
    return {CORES[number]} if len(CORES) > 1 else set()


def processor_time(process: int) -> float:
    """Return the processor seconds of a process so far, including finished children."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


class Served(Protocol):
    """The target of a load: one server, or several."""

    @property
    def ports(self) -> list[int]: ...

    def cpu(self) -> float: ...

    def counts(self) -> dict[str, float]: ...

    def memory(self) -> int: ...


class Process:
    """A server in its own process, on one core; the pattern ``ready`` finds its ``port`` in its output."""

    def __init__(self, *command: str | Path, ready: str) -> None:
        def pin() -> None:
            os.sched_setaffinity(0, core(0))

        with tempfile.TemporaryFile("w+") as complaints:
            self._process = subprocess.Popen(
                list(map(str, command)),
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
                cwd=ROOT,
                preexec_fn=pin if core(0) else None,
            )
            assert self._process.stdout is not None
            for line in self._process.stdout:
                if found := re.search(ready, line):
                    self.port = int(found[1])
                    return
            self._process.wait()
            complaints.seek(0)
            raise RuntimeError(f"{' '.join(map(str, command))} did not start. {complaints.read()[-2000:]}")

    @property
    def ports(self) -> list[int]:
        return [self.port]

    def cpu(self) -> float:
        """Return processor seconds so far."""
        return processor_time(self._process.pid)

    def counts(self) -> dict[str, float]:
        """Return further counters, of components besides the server: none here."""
        return {}

    def memory(self) -> int:
        """Return resident bytes."""
        found = re.search(r"^VmRSS:\s+(\d+) kB", Path(f"/proc/{self._process.pid}/status").read_text(), re.MULTILINE)
        return 1024 * int(found[1]) if found else 0

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


@dataclass
class Course:
    """The moves during a measurement: how long it took to answer each one, and to show it to all six."""

    begun: float = math.inf
    ended: float = math.inf
    shown: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    frames: int = 0
    """Frames that showed moves."""
    octets: int = 0
    """The bytes in those frames."""
    watched: int = 0
    """Frames that spectators received."""
    served: float = 0.0
    """Processor seconds of the server; ``loaded``: of the load."""
    loaded: float = 0.0
    late: list[float] = field(default_factory=list)
    """Delays (s) of scheduled moves that the load generator itself caused."""
    spent: dict[str, float] = field(default_factory=dict)
    """Further counters of the server: see ``Nodes.counts``."""

    @property
    def on(self) -> bool:
        """Whether the measurement is running."""
        return self.begun <= time.perf_counter() < self.ended

    @property
    def over(self) -> bool:
        return time.perf_counter() >= self.ended

    def was_shown(self, since: float) -> None:
        if self.on:
            self.shown.append(time.perf_counter() - since)

    def was_answered(self, since: float) -> None:
        if self.on:
            self.answered.append(time.perf_counter() - since)

    def frame(self, size: int) -> None:
        self.frames += 1
        self.octets += size

    @property
    def seconds(self) -> float:
        return self.ended - self.begun

    @property
    def rate(self) -> float:
        """Return moves per second."""
        return len(self.shown) / self.seconds

    @property
    def mean_frame(self) -> float:
        return self.octets / self.frames


class Party(Protocol):
    """Six players at a table, who keep playing on their own once started."""

    lines: list[Line]

    def start(self) -> None: ...


async def drive(course: Course, parties: Sequence[Party], served: Served, warm_up: float, seconds: float) -> Course:
    """Let the parties play, and measure after a warm-up. Raises the first error that occurred in a party."""
    for party in parties:
        party.start()
    await asyncio.sleep(warm_up)
    counts = served.counts()
    course.begun, cpu, own = time.perf_counter(), served.cpu(), time.process_time()
    await asyncio.sleep(seconds)
    while len(course.shown) < LEAST and time.perf_counter() < course.begun + PATIENCE:  # noqa: ASYNC110 - a slow machine
        await asyncio.sleep(0.01)
    course.ended, course.served, course.loaded = time.perf_counter(), served.cpu() - cpu, time.process_time() - own
    course.spent = {name: count - counts.get(name, 0) for name, count in served.counts().items()}
    await asyncio.sleep(min(0.5, seconds))  # let moves in progress finish
    errors = [line.error for party in parties for line in party.lines if line.error is not None]
    for party in parties:
        for line in party.lines:
            line.close()
    if errors:
        raise errors[0]
    if len(course.shown) < LEAST:
        raise RuntimeError("the tables came to a standstill")
    return course


def quantile(times: Sequence[float], part: float) -> float:
    """Milliseconds."""
    return 1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else math.nan


def middle(courses: Sequence[Course]) -> Course:
    """Return the measurement with the median rate."""
    return min(courses, key=lambda course: abs(course.rate - median(each.rate for each in courses)))
