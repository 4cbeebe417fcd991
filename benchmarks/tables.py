"""Perudo's own tables under load: six people at each, and spectators, over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import random
from typing import Any

import msgspec

from benchmarks.courses import BIDS, PATIENCE, SEATS, Course, Process, Served, drive
from benchmarks.sockets import Line
from perudo.records.fair_dice import CONTRIBUTION_BYTES, contribution_digest
from perudo.server.edge.guest_tokens import PLAIN_COOKIE, GuestTokens
from perudo.server.private_files import KEY_VARIABLE
from perudo.table.dice_seeds import KEY_BYTES

PART = bytes(CONTRIBUTION_BYTES)
decode = msgspec.json.Decoder().decode
_KEY = bytes(KEY_BYTES)
"""The key of all servers in the benchmark, so that the load can make its guests' cookies itself."""
_GUESTS = GuestTokens(_KEY)


@dataclass(frozen=True)
class Manner:
    """How people play. ``every``: mean seconds from one move of a table to the next; 0: at once."""

    every: float = 0.0
    contributes: bool = False
    """Whether each player contributes to the dice, as a page does: one more command per seat and round."""
    watchers: int = 0
    """Spectators at each table."""
    seats: int = SEATS
    uneven: bool = False
    """Whether the times between moves vary by up to a half, and the lengths of rounds vary, as with independent people.
    """


@contextlib.contextmanager
def perudo(*options: str, limited: bool = False) -> Iterator[tuple[Process, Path]]:
    """Start a server with a new database."""
    with tempfile.TemporaryDirectory(prefix="perudo-bench-") as folder:
        data = Path(folder) / "perudo.db"
        served = server("--data", str(data), *options, limited=limited)
        try:
            yield served, data
        finally:
            served.stop()


def server(*options: str, limited: bool = False) -> Process:
    """Start a server. ``limited``: with the shipped rate limits, which this load exceeds."""
    program = ("perudo", "serve") if limited else ("benchmarks.unlimited",)
    os.environ[KEY_VARIABLE] = _KEY.hex()
    command = (sys.executable, "-m", *program, "--port", "0", *options)
    return Process(*command, ready=r"http://127\.0\.0\.1:(\d+)/")


def guest() -> str:
    """Return a new guest's cookie, as the servers here make it."""
    return f"{PLAIN_COOKIE}={_GUESTS.new()}"


class Seat:
    """A person at a table, who reads only what the load needs."""

    def __init__(self, table: Table, line: Line) -> None:
        self.table = table
        self.line = line
        line.hear = self.hear
        self.number = 0
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.contributed, self.parts = (0, -1), set[str]()
        """The last round that the seat contributed to, and the ids of the commands that did so."""
        self.said, self.said_at = "", 0.0
        self.you, self.seq, self.game = 0, 0, 0

    def send(self, do: str, **command: object) -> str:
        self.number += 1
        self.line.say(msgspec.json.encode({"do": do, "id": str(self.number), **command}))
        return str(self.number)

    async def do(self, do: str, **command: object) -> dict[str, Any]:
        """Send a command. Return its answer."""
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.answers[self.send(do, **command)] = answer
        return await answer

    def hear(self, data: bytes) -> None:
        message = decode(data)
        match message["is"]:
            case "table":
                self.shown(message, len(data))
            case "done" if message["id"] == self.said:
                self.table.course.was_answered(self.said_at)
            case "done" if message["id"] in self.answers:
                self.answers.pop(message["id"]).set_result(message)
            case "refused" if message["id"] in self.parts:
                pass  # an eliminated player may be too late for a deal that others wait for
            case "refused":
                raise RuntimeError(f"refused: {message}")

    def shown(self, message: dict[str, Any], size: int) -> None:
        self.seq = message["live"]["seq"]
        if "info" in message:
            self.game = message["info"]["game"]
        if "private" in message:
            self.you = message["private"]["seat"]
        if message.get("game") is None:
            return
        self.contribute(message["game"]["next_draw"], message["game"]["view"]["phase"])
        self.table.shown(self, message["game"]["view"], message["version"], size)

    def contribute(self, coming: dict[str, Any] | None, phase: str) -> None:
        """Reveal the seat's contribution to the next dice, and send the digest of the one after it, as the page does:
        in all rounds, or only in the first, whose deal would wait for it.
        """
        number = coming["round"] if coming else 0
        if (not coming and phase != "opening") or (self.game, number) <= self.contributed:
            return
        always = self.table.manner.contributes
        if number > 1 and not always:
            return
        self.contributed = self.game, number
        place = f"{self.table.code}/{self.game}"
        given = coming and coming["digests"][self.you - 1]
        goes_on = always or not coming
        part = {
            "contribution": PART.hex() if given else None,
            "next_digest": contribution_digest(place, number + 1, self.you, PART) if goes_on else None,
        }
        self.parts.add(self.send("contribute", table=self.table.code, round=number, **part))

    def speak(self, view: dict[str, Any], since: float) -> None:
        """Raise the last bid, or doubt it. ``since``: when the move was due."""
        bids = view["bids"]
        last = bids[-1] if bids else {"quantity": 0, "face": 2}
        word: dict[str, object] = {"move": "dudo"}
        doubts = random() * BIDS < 1 if bids and self.table.manner.uneven else len(bids) >= BIDS
        if not doubts and last["quantity"] < view["max_quantity"]:
            word = {"move": "bid", "quantity": last["quantity"] + 1, "face": last["face"]}
        self.said_at = since
        self.said = self.send("act", table=self.table.code, seq=self.seq, move=word)


class Crowd:
    """Spectators of a table, who read only the number of the state."""

    def __init__(self, course: Course, size: int, complete: Callable[[int], None]) -> None:
        self.course = course
        self.size = size
        self.complete = complete
        """Called when all spectators have been shown a state."""
        self.lines: list[Line] = []
        self.there = 0
        self.arrived = Counter[int]()

    async def come(self, port: int, code: str) -> None:
        watch = msgspec.json.encode({"do": "watch", "id": "1", "table": code})
        for _ in range(self.size):
            line = await Line.open(port, f"/socket/{code}", guest(), self.hear)
            line.say(watch)
            self.lines.append(line)
        while self.there < self.size:  # noqa: ASYNC110 - before anything is measured
            await asyncio.sleep(0.01)

    def hear(self, data: bytes) -> None:
        if data.startswith(b'{"is":"table"'):
            begins = data.index(b'"version":') + len(b'"version":')
            version = int(data[begins : data.index(b",", begins)])
            self.arrived[version] += 1
            self.course.watched += self.course.on
            if self.arrived[version] == self.size:
                self.complete(version)
        elif data.startswith(b'{"is":"done"'):
            self.there += 1
        elif data.startswith(b'{"is":"refused"'):
            raise RuntimeError(f"refused: {data!r}")


class Table:
    """A table of people who move as soon as all have been shown the last move."""

    def __init__(self, course: Course, manner: Manner, source: str = "127.0.0.1") -> None:
        self.course = course
        self.manner = manner
        self.source = source
        """Their address."""
        self.code = ""
        self.seats: list[Seat] = []
        self.crowd = Crowd(course, manner.watchers, self.watched)
        self.lines: list[Line] = []
        self.point: tuple[object, ...] = ()
        """The latest state of the game that any seat was shown; ``passed``: the latest one that all were shown."""
        self.passed: tuple[object, ...] = ()
        self.there: set[Seat] = set()
        """Seats that have received the state."""
        self.view: dict[str, Any] = {}
        self.version = 0
        self.sent = 0.0
        """When the last move was made; 0 if all have been shown it."""
        self.due = 0.0

    async def begin(self, ports: list[int]) -> None:
        """``ports``: those of the servers over which the table's players are distributed."""
        host = Seat(self, await Line.open(ports[0], "/socket", cookie := guest(), lambda _: None, self.source))
        opened = await host.do("open", name="P0", edition="bga", options={}, chairs=self.manner.seats, bots=[])
        host.line.close()
        self.code = opened["table"]
        for at in range(self.manner.seats):
            port, who = ports[at % len(ports)], guest() if at else cookie
            line = await Line.open(port, f"/socket/{self.code}", who, lambda _: None, self.source)
            self.seats.append(seat := Seat(self, line))
            await seat.do("watch", table=self.code)
            if at:
                await seat.do("sit", table=self.code, name=f"P{at}")
        self.lines = [seat.line for seat in self.seats]
        await self.crowd.come(ports[0], self.code)
        self.lines += self.crowd.lines

    def start(self) -> None:
        self.seats[0].send("start", table=self.code)

    def shown(self, seat: Seat, view: dict[str, Any], version: int, size: int) -> None:
        point = seat.game, view["round"], view["phase"], len(view["bids"])
        if point == self.passed:
            return
        if point != self.point:
            self.point, self.there = point, set()
        self.there.add(seat)
        self.view, self.version = view, version
        if self.sent:
            self.course.frame(size)
        self.perhaps_on()

    def watched(self, version: int) -> None:
        if version == self.version:
            self.perhaps_on()

    def perhaps_on(self) -> None:
        """Continue when all have been shown the same state."""
        if len(self.there) < self.manner.seats or self.crowd.arrived[self.version] < self.crowd.size:
            return
        self.passed, self.there = self.point, set()
        if self.sent:
            self.course.was_shown(self.sent)
            self.sent = 0.0
        if self.course.over:
            return
        match self.view["phase"]:
            case "bidding":
                wait = self.due - time.perf_counter()
                if self.manner.every and wait > 0:
                    asyncio.get_running_loop().call_later(wait, self.speak)
                else:
                    self.speak(self.due)
            case "over":
                for seat in self.seats:
                    seat.send("ready", table=self.code, seq=seat.seq)
            case _:
                for seat in self.seats:
                    seat.send("ready", table=self.code, seq=seat.seq)

    def speak(self, due: float = 0.0) -> None:
        """With scheduled moves, the time of a move that the server delayed counts from when the move was due."""
        now, every = time.perf_counter(), self.manner.every
        self.sent = due if every and due else now
        if every and not due and self.course.on:
            self.course.late.append(now - self.due)
        self.due = max(self.due, now - every) + every * (random() + 0.5 if self.manner.uneven else 1)
        next(seat for seat in self.seats if seat.you == self.view["to_act"]).speak(self.view, self.sent)


async def play(served: Served, tables: int, warm_up: float, seconds: float, manner: Manner | None = None) -> Course:
    """Measure this many tables of six."""
    course, manner = Course(), manner or Manner()
    made = [Table(course, manner) for _ in range(tables)]
    async with asyncio.timeout(PATIENCE):
        for table in made:
            await table.begin(served.ports)
    for at, table in enumerate(made):
        table.due = time.perf_counter() + manner.every * at / tables
    return await drive(course, made, served, warm_up, seconds)


async def idle(served: Process, sockets: int) -> dict[str, float]:
    """Return the bytes of memory per idle socket, by what the socket waits for."""
    lines: list[Line] = []
    answered = 0

    def hear(data: bytes) -> None:
        nonlocal answered
        answered += data.startswith(b'{"is":"done"')

    async def more(count: int) -> int:
        lines.extend([await Line.open(served.port, "/socket", guest(), hear) for _ in range(count)])
        await asyncio.sleep(min(1, count / 100))
        return served.memory()

    async with asyncio.timeout(PATIENCE):
        # the first sockets cause fixed costs, which must not count per socket
        before = await more(max(1, sockets // 20))
        opened = await more(sockets)
        for line in lines:
            line.say(b'{"do":"watch-lobby","id":"1"}')
        while answered < len(lines):  # noqa: ASYNC110 - no time is measured
            await asyncio.sleep(0.01)
        watching = served.memory()
    errors = [line.error for line in lines if line.error is not None]
    for line in lines:
        line.close()
    if errors:
        raise errors[0]
    return {"nothing": (opened - before) / sockets, "the lobby": (watching - before) / sockets}
