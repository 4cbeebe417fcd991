"""boardgame.io's own in-memory server, and a load of matches that speaks socket.io's protocol over a raw socket."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import time
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.courses import PATIENCE, SEATS, Course, Process, drive
from benchmarks.sockets import Line

HERE = Path(__file__).parent / "boardgame_server"
EVENT = b"42/dudo,"
"""The prefix of socket.io's event messages in the game's namespace."""
decode = msgspec.json.Decoder().decode


def missing(install: bool) -> str:
    """Install boardgame.io if it is missing and ``install`` is true. Return why it can't be measured; empty if it
    can."""
    if shutil.which("node") is None:
        return "node is missing"
    if not (HERE / "node_modules").exists():
        npm = shutil.which("npm")
        if not install:
            return "it is not installed"
        if npm is None:
            return "npm is missing"
        if subprocess.run([npm, "ci", "--loglevel=error", "--no-audit", "--no-fund"], cwd=HERE).returncode:
            return "npm could not install it"
    return ""


def version() -> str:
    locked = json.loads((HERE / "package-lock.json").read_text())
    node = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    return f"boardgame.io {locked['packages']['node_modules/boardgame.io']['version']} on Node {node.removeprefix('v')}"


def matches(port: int, count: int) -> list[tuple[str, list[str]]]:
    """Open matches. Return the id of each, and each seat's credentials."""
    connection = HTTPConnection("127.0.0.1", port)

    def post(path: str, **body: object) -> dict[str, Any]:
        connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer: dict[str, Any] = json.loads(connection.getresponse().read())
        return answer

    made = []
    for _ in range(count):
        match = post("/games/dudo/create", numPlayers=SEATS)["matchID"]
        joined = [post(f"/games/dudo/{match}/join", playerID=str(seat), playerName=f"P{seat}") for seat in range(SEATS)]
        made.append((match, [each["playerCredentials"] for each in joined]))
    connection.close()
    return made


class Match:
    """Six players in turn: each bids as soon as all have been shown the previous bid."""

    def __init__(self, course: Course, name: str, credentials: list[str]) -> None:
        self.course = course
        self.name = name
        self.credentials = credentials
        self.lines: list[Line] = []
        self.synced = 0
        self.there = 0
        self.state: dict[str, Any] = {}
        self.sent = 0.0

    async def begin(self, port: int) -> None:
        for seat in range(SEATS):
            line = await Line.open(port, "/socket.io/?EIO=4&transport=websocket", "", partial(self.hear, seat))
            self.lines.append(line)
            line.say(b"40/dudo,")
        while self.synced < SEATS:  # noqa: ASYNC110 - before anything is measured
            await asyncio.sleep(0.001)

    def emit(self, seat: int, *event: object) -> None:
        self.lines[seat].say(EVENT + msgspec.json.encode(event))

    def hear(self, seat: int, data: bytes) -> None:
        if data.startswith(EVENT):
            name, _, *rest = decode(data[len(EVENT) :])
            if name == "sync":
                self.synced += 1
                self.state = rest[0]["state"]
            elif name == "update":
                self.shown(rest[0], len(data))
        elif data.startswith(b"40/dudo"):
            self.emit(seat, "sync", self.name, str(seat), self.credentials[seat], SEATS)
        elif data == b"2":
            self.lines[seat].say(b"3")
        elif data.startswith(b"44"):
            raise RuntimeError(f"refused: {data!r}")

    def shown(self, state: dict[str, Any], size: int) -> None:
        self.state = state
        self.there += 1
        self.course.frame(size)
        if self.there == SEATS:
            self.course.was_shown(self.sent)
            if not self.course.over:
                self.start()

    def start(self) -> None:
        seat, bids = self.state["ctx"]["currentPlayer"], len(self.state["G"]["bids"])
        said = {"type": "bid", "args": [bids % 6 + 1, 2], "playerID": seat, "credentials": self.credentials[int(seat)]}
        action = {"type": "MAKE_MOVE", "payload": said}
        self.there, self.sent = 0, time.perf_counter()
        self.emit(int(seat), "update", action, self.state["_stateID"], self.name, seat)


async def measure(tables: int, warm_up: float, seconds: float) -> Course:
    served = Process("env", "NODE_ENV=production", "node", HERE / "server.cjs", ready=r"listens to (\d+)")
    try:
        course = Course()
        made = [Match(course, name, credentials) for name, credentials in matches(served.port, tables)]
        async with asyncio.timeout(PATIENCE):
            for match in made:
                await match.begin(served.port)
        return await drive(course, made, served, warm_up, seconds)
    finally:
        served.stop()
