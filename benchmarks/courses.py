"""What a load is made of: servers on one core, the load on another, and what is noted of its moves over some time."""

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
LEAST = 2
"""Moves that a course has. When the second is shown, the first has been answered."""
PATIENCE = 120
"""Seconds until tables that do not go on are given up."""
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def core(number: int) -> set[int]:
    """One of the cores that this process began with: 0 for servers, 1 for the load. Empty where there is but one."""
    return {CORES[number]} if len(CORES) > 1 else set()


def processor_time(process: int) -> float:
    """Seconds that a process has taken so far, with those that it began and that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


class Served(Protocol):
    """What a load is put on: one server, or several."""

    @property
    def ports(self) -> list[int]: ...

    def cpu(self) -> float: ...

    def counts(self) -> dict[str, float]: ...

    def memory(self) -> int: ...


class Process:
    """A server in a process of its own, on one core; ``port`` is what the pattern ``ready`` finds in what it prints."""

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
        """Seconds of processor time so far."""
        return processor_time(self._process.pid)

    def counts(self) -> dict[str, float]:
        """What else grows at what is beside it: there is nothing."""
        return {}

    def memory(self) -> int:
        """Bytes that are resident."""
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
    """The moves of some seconds: how long each took, from its sending until it was answered, and shown to all six."""

    begun: float = math.inf
    ended: float = math.inf
    shown: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    frames: int = 0
    """In which moves were shown."""
    octets: int = 0
    """Of those frames."""
    watched: int = 0
    """Frames that watchers were shown."""
    served: float = 0.0
    """Seconds of processor time that the server took, and ``loaded`` those of the load."""
    loaded: float = 0.0
    late: list[float] = field(default_factory=list)
    """By how much the client itself was late with words that come at set times."""
    spent: dict[str, float] = field(default_factory=dict)
    """What grew beside the server meanwhile: see ``Nodes.counts``."""

    @property
    def on(self) -> bool:
        """Whether it counts what happens now."""
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
        """Moves a second."""
        return len(self.shown) / self.seconds

    @property
    def mean_frame(self) -> float:
        return self.octets / self.frames


class Party(Protocol):
    """Six at a table, who go on by themselves once it has started."""

    lines: list[Line]

    def start(self) -> None: ...


async def drive(course: Course, parties: Sequence[Party], served: Served, warm_up: float, seconds: float) -> Course:
    """So much of the parties' play, after they have warmed up. Raises where any of them was in trouble."""
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
    await asyncio.sleep(min(0.5, seconds))  # what is under way comes to its end
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
    """The one whose rate is the median."""
    return min(courses, key=lambda course: abs(course.rate - median(each.rate for each in courses)))
