"""Commands that a network drops, doubles, delays and reorders: each takes effect once at most, and every game ends.

    PERUDO_GAMES=20000 python -m pytest -s tests/server/test_network.py

`make soak NAME=network` does that; without the number there are 40, and 300 before a release.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from perudo.core import limits
from perudo.protocol import wire
from perudo.records.record import Record
from perudo.server.deduplication import Deduplicator
from perudo.server.game_server import GameServer
from perudo.server.log.database import sqlite_file
from perudo.table.replays import finished_record
from tests.conftest import often
from tests.server.conftest import Houses
from tests.server.history_checker import DONE, Sent, faults, replay
from tests.server.shown import Shown

GAMES = often("PERUDO_GAMES", few=40, count=300)
AT_ONCE = 50
"""Games at a time."""
TROUBLE = 0.1
"""How many messages are dropped; as many are doubled, delayed, reordered."""
LATE = 0.01
"""Seconds by which one may be delayed."""
PATIENCE = 0.03
"""Seconds after which a client sends a command again, or asks how the table stands."""

_happened = itertools.count(1)


class Line:
    """A network from one to another, ``deliver``."""

    def __init__(self, random: Random, deliver: Callable[[bytes], None]) -> None:
        self._random = random
        self._deliver = deliver
        self._overtaken: list[bytes] = []
        self.troubles = Counter[str]()

    def carry(self, message: bytes) -> None:
        if self._trouble("dropped"):
            return
        for _ in range(1 + self._trouble("doubled")):
            if self._trouble("delayed"):
                asyncio.get_running_loop().call_later(self._random.uniform(0, LATE), self._deliver, message)
            elif self._trouble("reordered"):
                self._overtaken.append(message)
            else:
                self._deliver(message)
                while self._overtaken:
                    self._deliver(self._overtaken.pop())

    def _trouble(self, kind: str) -> bool:
        happens = self._random.random() < TROUBLE
        self.troubles[kind] += happens
        return happens


class Player:
    """Plays a game over such a network; sends what has no answer again, under the same id."""

    address = ""
    table: str | None = None
    session: str | None = None

    def __init__(self, house: GameServer, guest: str, seed: int) -> None:
        self.guest = guest
        self.random = Random(seed)
        self.sent: list[Sent] = []
        self._shown = Shown()
        self._missed = False
        self.faults: list[str] = []
        self.there = Line(self.random, lambda message: self._handled(house.handle(self, message)))
        self.back = Line(self.random, self._received)
        self.send = self.back.carry
        self._news = asyncio.Event()
        self._answers: dict[str, dict[str, Any]] = {}
        self._handling = set[asyncio.Task[None]]()
        house.connect(self)

    def send_away(self) -> None:
        raise AssertionError("there is one server")

    def _handled(self, handling: Any) -> None:
        task = asyncio.create_task(handling)
        self._handling.add(task)
        task.add_done_callback(self._handling.discard)

    def _received(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        if message["is"] == "table":
            self._missed = not self._shown.take(message)
        elif message["is"] in ("done", "refused"):
            first = self._answers.setdefault(message["id"], message)
            if first != message:
                self.faults.append(f"answered in two ways: {first}, {message}")
        self._news.set()

    async def ask(self, do: str, /, **command: Any) -> dict[str, Any]:
        """Sends a command until it is answered."""
        asked = {"do": do, "id": f"{len(self._answers) + 1}", **command}
        message = msgspec.json.encode(asked)
        decoded = wire.decode(message)
        sent = (
            Sent(self.guest, decoded, next(_happened)) if isinstance(decoded, wire.TableCommand | wire.Open) else None
        )
        while asked["id"] not in self._answers:
            self.there.carry(message)
            await self._wait(lambda: asked["id"] in self._answers)
        answer = self._answers[asked["id"]]
        if sent and not isinstance(decoded, wire.Ready):
            done = DONE if answer["is"] == "done" else answer["code"]
            self.sent.append(replace(sent, answer=done, answered=next(_happened)))
        return answer

    async def _wait(self, enough: Callable[[], bool]) -> bool:
        """Waits for what a message may bring about; gives whether one did in time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):  # not wait_for: in Python 3.11 that may swallow a cancellation
                while not enough():
                    self._news.clear()
                    await self._news.wait()
        return enough()

    async def play(self, table: str) -> None:
        """Until the game is over."""
        while self.state.get("stage") != "over":
            if self._missed or (
                not await self._say(table) and not await self._wait(self._newer(self.state.get("seq")))
            ):
                self._missed = False
                await self.ask("watch", table=table)

    @property
    def state(self) -> dict[str, Any]:
        return self._shown.state

    def _newer(self, seq: int | None) -> Callable[[], bool]:
        return lambda: self._missed or self.state.get("seq") != seq

    async def _say(self, table: str) -> bool:
        shown = self.state.get("view")
        if shown is None or shown["phase"] != "bidding":
            return False
        bids, mine, chance = shown["bids"], shown["to_act"] == self.state["seat"], self.random.random()
        if chance < 0.1:
            await self.ask("rename", table=table, name=f"{self.guest} {len(self.sent)}")
            return True
        said: dict[str, Any] = {"move": "dudo"}
        if not mine:
            if not bids or bids[-1]["seat"] == self.state["seat"] or chance > 0.2:
                return False
            said = {"move": "calza"}
        elif not bids or chance < 0.4:
            said = {
                "move": "bid",
                "quantity": bids[-1]["quantity"] + 1 if bids else 1,
                "face": self.random.randint(2, 6),
            }
        await self.ask("act", table=table, seq=self.state["seq"], move=said)
        return True

    async def settle(self) -> None:
        """Until the house has answered everything that has reached it."""
        await asyncio.sleep(LATE)
        await asyncio.gather(*self._handling)


async def game(house: GameServer, number: int) -> tuple[list[str], Counter[str]]:
    """Plays a game of two; gives what was wrong with it, and what the network did to it."""
    host, guest = players = [Player(house, f"g{number}-{seat}", 2 * number + seat) for seat in range(2)]
    options = {"dice": 2, "calza": True}
    table = (await host.ask("open", name="Host", edition="bga", options=options, chairs=2))["table"]
    for player in players:
        await player.ask("watch", table=table)
    await guest.ask("sit", table=table, name="Guest")
    await host.ask("start", table=table)
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play(table))
    for player in players:
        await player.settle()
    for player in players:
        house.disconnect(player)

    log = await house.log(table)
    found = faults(table, log, [each for player in players for each in player.sent])
    found += [fault for player in players for fault in player.faults]
    record = finished_record(table, log, 1)
    played = replay(table, log).game
    if record is None or played is None or Record.parse(record.text()).replay().winner != played.winner:
        found.append(f"{table} has no record of its game")
    troubles = sum((line.troubles for player in players for line in (player.there, player.back)), Counter[str]())
    return found, troubles + Counter(commands=sum(len(player.sent) for player in players))


async def games(house: GameServer, count: int) -> tuple[list[str], Counter[str]]:
    numbers, found, troubles = iter(range(count)), list[str](), Counter[str]()
    begun = time.monotonic()

    async def one_after_another() -> None:
        for number in numbers:
            wrong, trouble = await game(house, number)
            found.extend(wrong)
            troubles.update({**trouble, "games": 1})
            if troubles["games"] % 1000 == 0:
                print(f"{troubles['games']} games, {time.monotonic() - begun:.0f} s: {dict(troubles)}", flush=True)

    async with asyncio.TaskGroup() as group:  # where one fails, the others end
        for _ in range(AT_ONCE):
            group.create_task(one_after_another())
    return found, troubles


@pytest.fixture
async def house(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> GameServer:
    monkeypatch.setattr(limits, "TABLE_COMMANDS", (1_000_000, 1e6))
    monkeypatch.setattr(limits, "LOGGED_COMMANDS", (1_000_000, 1e6))
    return await houses()


async def test_commands_take_effect_at_most_once(house: GameServer) -> None:
    count = GAMES if sqlite_file(house._log._engine.url) else GAMES // 10  # of PostgreSQL's, `soak-nodes` plays more
    found, troubles = await games(house, count)
    assert found == []
    assert troubles["games"] == count
    assert min(troubles[kind] for kind in ("dropped", "doubled", "delayed", "reordered")) > count


async def test_missing_deduplication_is_detected(house: GameServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deduplicator, "remember", lambda *_: None)
    found, _ = await games(house, 50)
    assert any("twice" in fault for fault in found)
    assert any("answered in two ways" in fault for fault in found)
