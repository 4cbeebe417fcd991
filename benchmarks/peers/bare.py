"""The load for the minimal handler."""

from __future__ import annotations

import asyncio
import sys
import time

from benchmarks.courses import PATIENCE, SEATS, Course, Process, drive
from benchmarks.sockets import Line

SAID = b"x" * 128
"""A message of about the size of a player's bid."""


class BareTable:
    """Six sockets connected to a minimal handler: once all have been shown a message, the next player sends one."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.lines: list[Line] = []
        self.there = 0
        self.turn = 0
        self.sent = 0.0

    async def begin(self, port: int, number: int) -> None:
        for _ in range(SEATS):
            self.lines.append(await Line.open(port, f"/{number}", "", self.hear))

    def start(self) -> None:
        self.there, self.turn, self.sent = 0, (self.turn + 1) % SEATS, time.perf_counter()
        self.lines[self.turn].say(SAID)

    def hear(self, data: bytes) -> None:
        self.there += 1
        self.course.frame(len(data))
        if self.there == SEATS:
            self.course.was_shown(self.sent)
            if not self.course.over:
                self.start()


async def measure(tables: int, size: int, warm_up: float, seconds: float) -> Course:
    served = Process(sys.executable, "-m", "benchmarks.peers.bare_server", str(size), ready=r"listens to (\d+)")
    try:
        course = Course()
        made = [BareTable(course) for _ in range(tables)]
        async with asyncio.timeout(PATIENCE):
            for number, table in enumerate(made):
                await table.begin(served.port, number)
        return await drive(course, made, served, warm_up, seconds)
    finally:
        served.stop()
