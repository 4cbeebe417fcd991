"""Whether the tables at play feel a flood: how soon an action is answered, quiet and while others do their worst.

    python -m benchmarks.floods

A server of its own behind what says to be a proxy, so that each flooder comes from an address of its own. At one table
three people sit and three watch, as in ``tables.py``; in another process flooders open tables and sockets, talk, send
nonsense, ask for replays, and read nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import re
import sys
import tempfile
import time
from random import Random

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from benchmarks.tables import late, table

PROMISE = 250
"""Milliseconds until 99 of 100 actions are answered."""
SECONDS = 10
FLOODERS = 40
GONE = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, TimeoutError)


async def flooder(port: int, at: int, sent: list[int]) -> None:
    """One that does its worst, again and again, from its own address."""
    random = Random(at)
    while True:
        headers = {"Cookie": f"guest={random.getrandbits(200):a>43x}", "X-Forwarded-For": f"192.0.2.{at}"}
        with contextlib.suppress(*GONE):
            async with connect(f"ws://127.0.0.1:{port}/socket", additional_headers=headers) as socket:
                kind = at % 5
                for number in range(400):
                    text = {
                        0: '{"do":"open","id":"%d","name":"Zoe","edition":"bga","bots":["reader"],"start":true}',
                        1: '{"do":"say","id":"%d","table":"ABCDEF","text":"buy"}',
                        2: '{"do":"watch","id":"%d","table":"ABCDEF"}',
                        3: "[" * 4000 + "%d",
                        4: '{"do":"lobby","id":"%d"}',
                    }[kind]
                    await socket.send(text % number)
                    sent[0] += 1
                    if kind != 4 and number % 20 == 0:
                        await asyncio.sleep(0)
                if kind == 4:
                    await asyncio.sleep(1)  # it has read nothing
        await asyncio.sleep(0.01)


def flood(port: int) -> None:
    async def all_of_them() -> None:
        sent = [0]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SECONDS):
                await asyncio.gather(*(flooder(port, at, sent) for at in range(FLOODERS)))
        print(f"the flooders sent {sent[0] / SECONDS:.0f} messages a second")

    asyncio.run(all_of_them())


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "perudo", "serve", "--port", "0", "--data", f"{folder}/perudo.db"]
        server = await asyncio.create_subprocess_exec(
            *command, "--proxy", "127.0.0.1", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
        )
        assert server.stdout is not None
        found = re.search(rb":(\d+)/", await server.stdout.readline())
        assert found is not None
        port = int(found[1])
        try:
            print("          actions/s  answer p99 ms   of", PROMISE)
            for name in ("quiet", "flooded"):
                flooding = multiprocessing.Process(target=flood, args=(port,))
                if name == "flooded":
                    flooding.start()
                answers: list[float] = []
                await table(port, time.perf_counter() + SECONDS, answers, [])
                print(
                    f"{name:<8}  {len(answers) / SECONDS:>9.0f}  {late(answers):>13.1f}  {late(answers) / PROMISE:.2f}"
                )
            flooding.join()
        finally:
            server.terminate()
            await server.wait()


if __name__ == "__main__":
    asyncio.run(main())
