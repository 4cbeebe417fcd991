"""How soon an action is on every screen: many tables at once over real sockets, measured against the promise.

    python benchmarks/tables.py [TABLES]

A server of its own in a process of its own, on a fresh SQLite file with every commit on the disk. At each table three
people sit and three watch; the player to act bids or doubts as soon as it may. Two times are taken for each action:
until its answer, which is sent when the commit is on the disk, and from that answer until the last of the six at the
table has been sent the new state. The promise is for one table on one machine; more tables show how far it holds.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from http.client import HTTPConnection
from statistics import median
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

PROMISE = 100
"""Milliseconds from an action's commit until it is on every screen."""
SECONDS = 8
HEADING = f"tables  actions/s  answer p50   p99 ms  screens p50   p99 ms  of {PROMISE} ms"
PLAYERS, WATCHERS = 3, 3


class Client:
    """One browser's socket; knows when it was last sent each state."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.state: dict[str, Any] = {}
        self.seen: dict[int, float] = {}
        self.answers: dict[str, asyncio.Future[float]] = {}
        self.changed = asyncio.Event()

    def seen_since(self, seq: int) -> float | None:
        """When it was sent this state, or the next one where the action brought about more than one event."""
        return next((at for state, at in self.seen.items() if state >= seq), None)

    async def listen(self) -> None:
        async for text in self.socket:
            now, message = time.perf_counter(), msgspec.json.decode(text)
            if message["is"] == "table":
                self.state = message
                self.seen[message["seq"]] = now
                self.changed.set()
            elif message["is"] in ("done", "refused") and not self.answers[message["id"]].done():
                self.answers[message["id"]].set_result(now)
                self.state.setdefault("table", message.get("table"))

    async def do(self, do: str, **command: object) -> float:
        """Sends a command; when its answer came."""
        self.number += 1
        answer = self.answers[str(self.number)] = asyncio.get_running_loop().create_future()
        await self.socket.send(msgspec.json.encode({"do": do, "id": str(self.number), **command}).decode())
        when: float = await answer
        return when


async def table(port: int, until: float, answers: list[float], shown: list[float]) -> None:
    """Plays at one table until the time is up."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(client(port)) for _ in range(PLAYERS + WATCHERS)]
        await clients[0].do("open", name="Ana", edition="bga", options={"dice": 10}, chairs=PLAYERS)
        code = clients[0].state["table"]
        for at, one in enumerate(clients):
            await one.do("watch", table=code)
            if 0 < at < PLAYERS:
                await one.do("sit", table=code, name=f"P{at}")
        await clients[0].do("start", table=code)
        while time.perf_counter() < until:
            await act(clients, code, answers, shown)


async def act(clients: list[Client], code: str, answers: list[float], shown: list[float]) -> None:
    state = clients[0].state
    view = state["view"]
    if view["phase"] != "bidding":
        for one in clients[:PLAYERS]:
            await one.do("ready", table=code, seq=state["seq"])
        return
    actor = next(one for one in clients[:PLAYERS] if one.state["you"] == view["to_act"])
    if actor.state["seq"] < state["seq"]:
        await asyncio.sleep(0)
        return
    runs = [(run, face) for face, column in enumerate(actor.state["view"]["choices"]["bids"], 1) for run in column]
    legal = [(run["first"], face) for run, face in runs if run["why_not"] is None]
    action = {"say": "bid", "quantity": legal[0][0], "face": legal[0][1]} if legal else {"say": "dudo"}
    if len(view["bids"]) > 8:
        action = {"say": "dudo"}
    begun, seq = time.perf_counter(), state["seq"] + 1
    answered = await actor.do("act", table=code, seq=actor.state["seq"], action=action)
    answers.append(1000 * (answered - begun))
    for one in clients:
        while one.seen_since(seq) is None:
            one.changed.clear()
            await one.changed.wait()
    shown.append(1000 * max(0.0, max(one.seen_since(seq) or 0 for one in clients) - answered))


@contextlib.asynccontextmanager
async def client(port: int) -> AsyncIterator[Client]:
    page = HTTPConnection("127.0.0.1", port)
    page.request("GET", "/")
    cookie = (page.getresponse().getheader("set-cookie") or "").split(";")[0]
    page.close()
    async with connect(f"ws://127.0.0.1:{port}/socket", additional_headers={"Cookie": cookie}) as socket:
        made = Client(socket)
        listening = asyncio.create_task(made.listen())
        yield made
        listening.cancel()


async def main(tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "perudo", "serve", "--port", "0", "--data", f"{folder}/perudo.db"]
        server = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert server.stdout is not None
        found = re.search(rb":(\d+)/", await server.stdout.readline())
        assert found is not None
        try:
            print(HEADING)
            for count in (1, tables):
                answers: list[float] = []
                shown: list[float] = []
                until = time.perf_counter() + SECONDS
                await asyncio.gather(*(table(int(found[1]), until, answers, shown) for _ in range(count)))
                rate, worst = len(answers) / SECONDS, late(shown)
                print(
                    f"{count:>6}  {rate:>9.0f}  {median(answers):>10.1f}  {late(answers):>7.1f}"
                    f"  {median(shown):>11.1f}  {worst:>7.1f}  {worst / PROMISE:.2f}"
                )
        finally:
            server.terminate()
            await server.wait()


def late(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 50))
