"""How many moves the server carries, beside the limit and a peer, in one run: `make bench-server` writes docs/scaling.md.

    python -m benchmarks.server [--quick]

Everything is measured from outside, over real sockets, the server on one core and the load on another. At each of the
tables six people sit, and the next word is said when all six have been shown the one before: a closed loop, so a rate
is also a latency. Beside ours run, under the same load and in turn: uvicorn with a bare handler that sends six frames
of the same size (the limit), boardgame.io in memory with a bidding game of six, and the database alone.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import resource
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from benchmarks.sockets import Line

HERE = Path(__file__).parent
SEATS = 6
BIDS = 6
"""Bids of a round before it is doubted."""
WARM_UP = 2.0
decode = msgspec.json.Decoder().decode


# --- What is measured


@dataclass
class Course:
    """The moves of some time: how long each took, in seconds, from its sending until all were shown it."""

    begun: float = 0.0
    ends: float = 0.0
    shown: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    """Bytes of the frames in which a bid was shown."""

    def note(self, since: float) -> None:
        now = time.perf_counter()
        if now >= self.begun:
            self.shown.append(now - since)

    @property
    def open(self) -> bool:
        return time.perf_counter() < self.ends

    @property
    def rate(self) -> float:
        return len(self.shown) / (self.ends - self.begun)


def quantile(times: list[float], part: float) -> float:
    """Milliseconds."""
    return 1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else float("nan")


class Process:
    """A server in a process of its own, on one core."""

    def __init__(self, *command: str | Path, ready: str, core: int = 0) -> None:
        pinned = ["taskset", "-c", str(core)] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []
        self.process = subprocess.Popen(
            [*pinned, *map(str, command)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=HERE.parent
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(ready, line):
                self.found = found
                return
        raise RuntimeError(f"{command} did not start")

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that are its own."""
        text = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        found = re.search(r"^Pss_Anon:\s+(\d+) kB|^Anonymous:\s+(\d+) kB", text, re.MULTILINE)
        return 1024 * int(found[1] or found[2]) if found else 0

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextlib.contextmanager
def perudo(*options: str) -> Iterator[tuple[Process, int]]:
    with tempfile.TemporaryDirectory() as folder:
        data = ("--data", f"{folder}/perudo.db", "--port", "0", *options)
        served = Process(sys.executable, "-m", "perudo", "serve", *data, ready=r"http://127\.0\.0\.1:(\d+)/")
        try:
            yield served, int(served.found[1])
        finally:
            served.stop()


# --- Perudo


class Seat:
    """A person at a table: knows what it is shown, as far as the load needs it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.line: Line | None = None
        self.number = 0
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.contributed = (0, 0)
        self.said, self.said_at = "", 0.0
        self.you = 0
        self.state: dict[str, Any] = {}

    async def come(self, port: int) -> None:
        cookie = f"guest={secrets.token_urlsafe(32)}"
        self.line = await Line.open(port, "/socket", cookie, self.hear)

    def hear(self, data: bytes) -> None:
        message = decode(data)
        kind = message["is"]
        if kind == "table":
            self.shown(message, len(data))
        elif kind in ("done", "refused"):
            waiting = self.answers.pop(message["id"], None)
            if waiting is not None:
                waiting.set_result(message)
            elif kind == "refused" and message["code"] != "error-stale":
                raise RuntimeError(message)
            elif message["id"] == self.said:
                self.table.answered(self.said_at)

    def shown(self, message: dict[str, Any], size: int) -> None:
        state = self.state
        state["seq"] = message["now"]["seq"]
        if "about" in message:
            state["game"] = message["about"]["game"]
        if "mine" in message:
            self.you = message["mine"]["you"] or 0
        if "game" not in message or message["game"] is None:
            return
        view, coming = message["game"]["view"], message["game"]["coming"]
        if self.table.contributes and coming and self.you and (state["game"], coming["round"]) > self.contributed:
            self.contributed = (state["game"], coming["round"])
            self.send("contribute", round=coming["round"], contribution="0f" * 16)
        self.table.seen(self, (state["game"], view["round"], view["phase"], len(view["bids"])), view, size)

    def send(self, do: str, **command: object) -> str:
        self.number += 1
        name = str(self.number)
        assert self.line is not None
        self.line.say(msgspec.json.encode({"do": do, "id": name, "table": self.table.code, **command}))
        return name

    async def do(self, do: str, **command: object) -> dict[str, Any]:
        name = self.send(do, **command)
        waiting = self.answers[name] = asyncio.get_running_loop().create_future()
        answer = await waiting
        if answer["is"] != "done":
            raise RuntimeError(answer)
        return answer


class Table:
    """A table of people who say the next word as soon as all have been shown the one before."""

    def __init__(self, course: Course, every: float = 0.0, contributes: bool = False) -> None:
        self.course = course
        self.contributes = contributes
        """Whether each has a part in the dice, as a page does: one more command a seat and round."""
        self.code = "AAAA"
        self.seats = [Seat(self) for _ in range(SEATS)]
        self.every = every
        """Seconds from one word to the next; 0: at once."""
        self.point: tuple[Any, ...] = ()
        self.there: set[Seat] = set()
        self.sent = 0.0
        self.due = 0.0

    async def begin(self, port: int) -> None:
        for seat in self.seats:
            await seat.come(port)
        host = self.seats[0]
        assert host.line is not None
        host.number += 1
        waiting = host.answers[str(host.number)] = asyncio.get_running_loop().create_future()
        rules = {"name": "P0", "edition": "bga", "options": {}, "chairs": SEATS, "bots": []}
        host.line.say(msgspec.json.encode({"do": "open", "id": str(host.number), **rules}))
        self.code = (await waiting)["table"]
        for at, seat in enumerate(self.seats):
            await seat.do("watch")
            if at:
                await seat.do("sit", name=f"P{at}")

    def start(self) -> None:
        self.seats[0].send("start")

    def seen(self, seat: Seat, point: tuple[Any, ...], view: dict[str, Any], size: int) -> None:
        """When all have been shown the same point, the game goes on from it."""
        if point != self.point:
            self.point, self.there = point, set()
        self.there.add(seat)
        if self.sent and point[2] == "bidding" and len(self.course.sizes) < 10_000:
            self.course.sizes.append(size)
        if len(self.there) < SEATS:
            return
        if self.sent:
            self.course.note(self.sent)
            self.sent = 0.0
        self.there = set()
        if not self.course.open:
            return
        phase = point[2]
        if phase == "bidding":
            now = time.perf_counter()
            if self.every and self.due > now:
                asyncio.get_running_loop().call_later(self.due - now, self.speak, view)
            else:
                self.speak(view)
        elif phase == "revealed":
            for each in self.seats:
                each.send("ready", seq=each.state["seq"])
        elif phase == "over":
            self.seats[0].send("again", start=True, game=self.seats[0].state["game"])

    def speak(self, view: dict[str, Any]) -> None:
        actor = next(seat for seat in self.seats if seat.you == view["to_act"])
        bids = view["bids"]
        said: dict[str, Any] = {"say": "dudo"}
        if len(bids) < BIDS:
            last = bids[-1] if bids else {"quantity": 0, "face": 2}
            said = {"say": "bid", "quantity": last["quantity"] + 1, "face": last["face"]}
        self.sent = time.perf_counter()
        self.due = max(self.due, self.sent - self.every) + self.every
        actor.said_at = self.sent
        actor.said = actor.send("act", seq=actor.state["seq"], action=said)

    def answered(self, since: float) -> None:
        if since >= self.course.begun:
            self.course.answered.append(time.perf_counter() - since)


async def play(port: int, tables: int, seconds: float, every: float = 0.0, contributes: bool = False) -> Course:
    """So many tables of six for so long."""
    course = Course(ends=float("inf"))
    made = [Table(course, every, contributes) for _ in range(tables)]
    for table in made:
        await table.begin(port)
    course.begun = time.perf_counter() + WARM_UP
    course.ends = course.begun + seconds
    for at, table in enumerate(made):
        table.due = time.perf_counter() + every * at / tables
        table.start()
    await asyncio.sleep(WARM_UP + seconds + 0.5)
    for table in made:
        for seat in table.seats:
            assert seat.line is not None
            seat.line.transport.abort()
    await asyncio.sleep(0.5)
    return course


# --- The limit


class BareTable:
    """Six sockets at a bare handler: what one says is shown to all, and then the next one says something."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.lines: list[Line] = []
        self.there = 0
        self.turn = 0
        self.sent = 0.0

    async def begin(self, port: int, number: int) -> None:
        for _ in range(SEATS):
            self.lines.append(await Line.open(port, f"/{number}", "", self.hear))

    def hear(self, _: bytes) -> None:
        self.there += 1
        if self.there == SEATS:
            self.course.note(self.sent)
            if self.course.open:
                self.speak()

    def speak(self) -> None:
        self.there, self.turn, self.sent = 0, (self.turn + 1) % SEATS, time.perf_counter()
        self.lines[self.turn].say(b"x" * 128)


async def play_bare(port: int, tables: int, seconds: float) -> Course:
    course = Course(ends=float("inf"))
    made = [BareTable(course) for _ in range(tables)]
    for number, table in enumerate(made):
        await table.begin(port, number)
    course.begun = time.perf_counter() + WARM_UP
    course.ends = course.begun + seconds
    for table in made:
        table.speak()
    await asyncio.sleep(WARM_UP + seconds + 0.5)
    for table in made:
        for line in table.lines:
            line.transport.abort()
    return course


async def bare(tables: int, size: int, seconds: float) -> Course:
    port = free_port()
    served = Process(sys.executable, "-m", "benchmarks.bare_server", str(port), str(size), ready="ready")
    await listens(port)
    try:
        return await play_bare(port, tables, seconds)
    finally:
        served.stop()


async def listens(port: int) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(0.05)
    raise RuntimeError("the server does not listen")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def main(quick: bool) -> None:
    seconds = 4.0 if quick else 10.0
    for tables in (1, 50):
        course = await bare(tables, 2200, seconds)
        print(
            f"bare {tables}: {course.rate:.0f} moves/s, p50 {quantile(course.shown, 0.5):.2f} p99 {quantile(course.shown, 0.99):.2f}"
        )
    with perudo() as (served, port):
        for tables in (1, 50):
            before = served.cpu()
            course = await play(port, tables, seconds)
            print(
                f"{tables} tables: {course.rate:.0f} moves/s, shown p50 {quantile(course.shown, 0.5):.2f} p99"
                f" {quantile(course.shown, 0.99):.2f}, answered p50 {quantile(course.answered, 0.5):.2f}"
                f" cpu {served.cpu() - before:.1f} bytes {sum(course.sizes) / max(1, len(course.sizes)):.0f}"
            )


if __name__ == "__main__":
    asked = argparse.ArgumentParser()
    asked.add_argument("--quick", action="store_true")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {1})
    uvloop.run(main(asked.parse_args().quick))
