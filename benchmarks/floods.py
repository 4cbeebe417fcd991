"""The effect of floods on tables in play: the response time of moves, without and with attackers.

    python -m benchmarks.floods

The server has its own process, behind a simulated proxy, so that each attacker has its own address. At one table six
people make fifty moves per second, as in ``tables.py``. In another process attackers open tables and sockets, chat,
send nonsense, ask for replays, and read nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from benchmarks.courses import quantile
from benchmarks.tables import Manner, guest, perudo, play

PROMISE = 250
"""Target: milliseconds within which 99 of 100 moves are answered."""
SECONDS = 10
EVERY = 0.02
"""Seconds from one move to the next. If moves came faster, the rate limit of a socket would slow the players down."""
FLOODERS = 40
GONE = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, TimeoutError)


async def flooder(port: int, at: int, sent: list[int]) -> None:
    """An attacker that repeats one kind of attack from its own address."""
    while True:
        headers = {"Cookie": guest(), "X-Forwarded-For": f"192.0.2.{at}"}
        with contextlib.suppress(*GONE):
            async with connect(f"ws://127.0.0.1:{port}/socket", additional_headers=headers) as socket:
                kind = at % 5
                for number in range(400):
                    text = {
                        0: '{"do":"open","id":"%d","name":"Zoe","edition":"bga","bots":["reader"],"start":true}',
                        1: '{"do":"chat","id":"%d","table":"ABCDEF","text":"buy"}',
                        2: '{"do":"watch","id":"%d","table":"ABCDEF"}',
                        3: "[" * 4000 + "%d",
                        4: '{"do":"watch-lobby","id":"%d"}',
                    }[kind]
                    await socket.send(text % number)
                    sent[0] += 1
                    if kind != 4 and number % 20 == 0:
                        await asyncio.sleep(0)
                if kind == 4:
                    await asyncio.sleep(1)  # leave all replies unread
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
    with perudo("--proxy", "127.0.0.1", limited=True) as (served, _):
        print("          words/s  answer p99 ms   of", PROMISE)
        for name in ("quiet", "flooded"):
            flooding = multiprocessing.Process(target=flood, args=(served.port,))
            if name == "flooded":
                flooding.start()
            course = await play(served, 1, 0.5, SECONDS - 1, Manner(every=EVERY))
            late = quantile(course.answered, 0.99)
            print(f"{name:<8}  {course.rate:>7.0f}  {late:>13.1f}  {late / PROMISE:.2f}")
        flooding.join()


if __name__ == "__main__":
    asyncio.run(main())
