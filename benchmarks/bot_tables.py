"""Bots at many tables at a human pace: how punctually they move, and whether their thinking delays the server.

    python -m benchmarks.bot_tables [--tables N] [--bots N] [--level LEVEL] [--seconds S] [--processes N ...]

A server in this process has tables at which one person plays against bots of one level, at normal speed. The person
moves after one to five seconds. *Late* is the time from when a bot's move was due until it was ready. *Lag* is how much
longer than a hundredth of a second the event loop took to wake a task, which is the least delay of every answer.
``--processes``: in how many processes the bots think; 0 is a thread of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.machine import processor
from perudo.server.game_server import GameServer
from perudo.server.log.store import Store
from perudo.server.room import room
from perudo.server.room.scheduler import Scheduler
from perudo.table.state import Table
from tests.server.conftest import Person

WAKE_SECONDS: Final = 0.01
PAUSE: Final = (1.0, 5.0)
"""Within which time (s) a person moves."""
OPENING_SECONDS: Final = 0.02
"""Seconds between the openings of two tables."""


class PunctualScheduler(Scheduler):
    """A scheduler that records how late each bot's move was ready, in seconds."""

    late: list[float]

    async def _let_move(self, table: Table, seat: int) -> None:
        due = self._move_at(table, seat) / 1000
        await asyncio.wait([self._bots.ask(table, seat)])
        type(self).late.append(self._services.clock() - due)
        await super()._let_move(table, seat)


async def play(house: GameServer, number: int, bots: Sequence[str], until: float) -> None:
    """Play at one table, and at another one whenever the game is over."""
    chance, person = Random(number), Person(house, f"guest{number}", address=f"10.0.{number >> 8}.{number & 255}")
    while time.monotonic() < until:
        asked: dict[str, Any] = {"edition": "bga", "options": {}, "chairs": 1 + len(bots)}
        opened = await person.do("open", name="Ana", bots=list(bots), start=True, **asked)
        await person.do("watch", table=opened["table"])
        while time.monotonic() < until and person.state["stage"] != "over":
            await asyncio.sleep(0.2)
            view = person.view
            if view["phase"] == "bidding" and view["to_act"] == person.state["seat"]:
                await asyncio.sleep(chance.uniform(*PAUSE))
                last = view["bids"][-1] if view["bids"] else {"quantity": 0, "face": 2}
                if last["quantity"] > view["max_quantity"] / 3:
                    await person.act({"move": "dudo"})
                else:
                    await person.bid(last["quantity"] + 1, last["face"])


async def lag(until: float) -> list[float]:
    found = []
    while (begun := time.monotonic()) < until:
        await asyncio.sleep(WAKE_SECONDS)
        found.append(time.monotonic() - begun - WAKE_SECONDS)
    return found


async def measure(folder: Path, tables: int, bots: Sequence[str], seconds: float, processes: int) -> str:
    PunctualScheduler.late = []
    store = await Store.open(f"sqlite:///{folder / str(processes)}.db")
    house = GameServer(store, bot_processes=processes)
    until = time.monotonic() + tables * OPENING_SECONDS + seconds
    players = []
    for number in range(tables):
        players.append(asyncio.create_task(play(house, number, bots, until)))
        await asyncio.sleep(OPENING_SECONDS)
    PunctualScheduler.late = []
    begun = time.monotonic()
    lags = await lag(until)
    moves, late = len(PunctualScheduler.late), sorted(PunctualScheduler.late)
    await asyncio.gather(*players)
    house.close()
    await store.close()
    cells = [f"{processes}", f"{moves / (until - begun):.0f}"]
    for figures in (late, sorted(lags)):
        cells += [f"{1000 * figures[int(part * (len(figures) - 1))]:.0f}" for part in (0.5, 0.99, 1)]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--bots", type=int, default=3)
    parser.add_argument("--level", default="master")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--processes", type=int, nargs="+", default=[0, 1, 2])
    args = parser.parse_args()
    print(f"{args.tables} tables, each with {args.bots} × {args.level} and one person, on {processor()}\n")
    print("| processes | bot moves/s | late p50 (ms) | p99 | most | lag p50 (ms) | p99 | most |")
    print("|--:|--:|--:|--:|--:|--:|--:|--:|", flush=True)
    setattr(room, "Scheduler", PunctualScheduler)  # noqa: B010 - mypy refuses to assign to a class
    for processes in args.processes:
        with tempfile.TemporaryDirectory() as folder:
            bots = [args.level] * args.bots
            print(asyncio.run(measure(Path(folder), args.tables, bots, args.seconds, processes)), flush=True)


if __name__ == "__main__":
    main()
