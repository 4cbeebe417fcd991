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

from benchmarks.courses import BIDS, PATIENCE, SEATS, Course, Process, drive
from benchmarks.sockets import Line

HERE = Path(__file__).parent / "boardgame_server"
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


def matches(port: int, game: str, count: int) -> list[tuple[str, list[str]]]:
    """Open matches of a game. Return the id of each, and each seat's credentials."""
    connection = HTTPConnection("127.0.0.1", port)

    def post(path: str, **body: object) -> dict[str, Any]:
        connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer: dict[str, Any] = json.loads(connection.getresponse().read())
        return answer

    made = []
    for _ in range(count):
        match = post(f"/games/{game}/create", numPlayers=SEATS)["matchID"]
        joined = [
            post(f"/games/{game}/{match}/join", playerID=str(seat), playerName=f"P{seat}") for seat in range(SEATS)
        ]
        made.append((match, [each["playerCredentials"] for each in joined]))
    connection.close()
    return made


class Match:
    """Six players in turn: each moves as soon as all have been shown the previous move.

    ``game``: ``bids``, or ``rounds`` with a dudo, after which all players have to be ready.
    """

    def __init__(self, course: Course, game: str, name: str, credentials: list[str]) -> None:
        self.course = course
        self.game = game
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
            line.say(f"40/{self.game},".encode())
        while self.synced < SEATS:  # noqa: ASYNC110 - before anything is measured
            await asyncio.sleep(0.001)

    @property
    def prefix(self) -> bytes:
        """The prefix of socket.io's event messages in the game's namespace."""
        return f"42/{self.game},".encode()

    def emit(self, seat: int, *event: object) -> None:
        self.lines[seat].say(self.prefix + msgspec.json.encode(event))

    def hear(self, seat: int, data: bytes) -> None:
        if data.startswith(self.prefix):
            name, _, *rest = decode(data[len(self.prefix) :])
            if name == "sync":
                self.synced += 1
                self.state = rest[0]["state"]
            elif name == "update":
                self.shown(rest[0], len(data))
        elif data.startswith(f"40/{self.game}".encode()):
            self.emit(seat, "sync", self.name, str(seat), self.credentials[seat], SEATS)
        elif data == b"2":
            self.lines[seat].say(b"3")
        elif data.startswith(b"44"):
            raise RuntimeError(f"refused: {data!r}")

    def shown(self, state: dict[str, Any], size: int) -> None:
        self.state = state
        if self.sent:
            self.course.frame(size)
        elif state["G"]["over"]:
            return  # Somebody is ready, but not everybody.
        self.there += 1
        if self.there == SEATS:
            if self.sent:
                self.course.was_shown(self.sent)
            if not self.course.over:
                self.start()

    def start(self) -> None:
        game, self.there = self.state["G"], 0
        if game["over"]:
            self.sent = 0.0
            for seat in range(SEATS):
                self.move(seat, "ready")
            return
        self.sent = time.perf_counter()
        seat, bids = int(self.state["ctx"]["currentPlayer"]), len(game["bids"])
        if bids >= BIDS and self.game == "rounds":
            self.move(seat, "dudo")
        else:
            self.move(seat, "bid", bids % BIDS + 1, 2)

    def move(self, seat: int, kind: str, *arguments: int) -> None:
        payload = {"type": kind, "args": arguments, "playerID": str(seat), "credentials": self.credentials[seat]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.emit(seat, "update", action, self.state["_stateID"], self.name, str(seat))


async def measure(game: str, tables: int, warm_up: float, seconds: float) -> Course:
    served = Process("env", "NODE_ENV=production", "node", HERE / "server.cjs", ready=r"listens to (\d+)")
    try:
        course = Course()
        made = [Match(course, game, name, credentials) for name, credentials in matches(served.port, game, tables)]
        async with asyncio.timeout(PATIENCE):
            for match in made:
                await match.begin(served.port)
        return await drive(course, made, served, warm_up, seconds)
    finally:
        served.stop()
