"""Many mutated frames: each is answered, none causes an internal error, and memory stays constant.

``PERUDO_FRAMES=5000000`` sets their number, as ``make soak`` does.
"""

import asyncio
import gc
import itertools
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from perudo.core import limits
from perudo.protocol import wire
from perudo.server.game_server import GameServer
from perudo.table.state import Timing
from tests.conftest import often
from tests.server.conftest import Houses, Serving
from tests.server.mutants import mutants, samples
from tests.server.shown import Shown

FRAMES = often("PERUDO_FRAMES", few=5000, count=20_000)
TENTHS = 10
_number = itertools.count()
GROWTH = 15_000
"""Blocks of memory by which the second half may add to the first."""
OVER_SOCKETS = 3000


class Sender:
    """A client that keeps only what it was last answered, and where the table stands."""

    table: str | None = None
    session: str | None = None

    def __init__(self, house: GameServer, guest: str) -> None:
        self.guest, self.address = guest, ""
        self.answers: list[dict[str, Any]] = []
        self._shown = Shown()
        house.connect(self)

    @property
    def state(self) -> dict[str, Any]:
        return self._shown.state

    def send_away(self) -> None:
        raise AssertionError("there is one server")

    def send(self, message: bytes) -> None:
        if message.startswith(b'{"is":"table"'):
            self._shown.take(msgspec.json.decode(message))
        elif message.startswith((b'{"is":"done"', b'{"is":"refused"')):
            self.answers.append(msgspec.json.decode(message))


class FaultError(Exception):
    """Found by the detector."""


async def fuzz(houses: Houses, frames: int, seed: int = 0) -> dict[str, int]:
    """Sends mutants from four guests at one table, who sit and play as far as the mutants let them.

    Gives how many commands took effect and how many were refused. Raises ``FaultError`` for a frame that is not
    answered once, or by an error of ours, and for memory that grows.
    """
    random = Random(seed)
    # Time runs fast, so that rate limits do not interfere.
    time = iter(range(10**9, 10**12, 2))
    house = await houses(clock=lambda: next(time), timing=Timing(0))
    senders = [Sender(house, guest) for guest in ("ana", "bo", "cleo", "dan")]
    counts = {"done": 0, "refused": 0}
    blocks: list[int] = []
    unheard: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
    with capture_logs() as log:
        for at in range(frames):
            if at % 2000 == 0:
                table = await _new_table(house, senders)
            if at % (frames // TENTHS) == 0:
                gc.collect()
                blocks.append(sys.getallocatedblocks())
                print(f"{at} of {frames} frames: {counts}", flush=True)
            sender = random.choice(senders)
            command = random.choice(samples(table, sender.state.get("seq", 0)))
            data = next(mutants(random, command))
            sender.answers.clear()
            await house.handle(sender, data)
            if len(sender.answers) != 1 or sender.answers[0].get("code") == "error-internal":
                raise FaultError(f"{data!r} was answered by {sender.answers}")
            counts[sender.answers[0]["is"]] += 1
            if errors := [entry for entry in log if entry["log_level"] in ("error", "critical")]:
                raise FaultError(f"{data!r}: {errors}")
            log.clear()
            if unheard:
                raise FaultError(f"up to {data!r}: {unheard}")
    house.close()
    if (growth := max(blocks[-3:]) - max(blocks[TENTHS // 2 - 1 : -3])) > GROWTH:
        raise FaultError(f"memory grew by {growth} blocks: {blocks}")
    return counts


async def _new_table(house: GameServer, senders: list[Sender]) -> str:
    """A table at which two of them play and two watch."""

    async def do(sender: Sender, **command: Any) -> dict[str, Any]:
        sender.answers.clear()
        await house.handle(sender, msgspec.json.encode({"id": f"new-{next(_number)}", **command}))
        return sender.answers[0]

    table: str = (await do(senders[0], do="open", name="Ana", edition="bga", options={"dice": 2}, chairs=3))["table"]
    for sender in senders:
        await do(sender, do="watch", table=table)
    await do(senders[1], do="sit", table=table, name="Bo")
    await do(senders[0], do="start", table=table)
    return table


async def test_mutated_frames_are_answered_safely(houses: Houses) -> None:
    counts = await fuzz(houses, FRAMES)
    assert counts["done"] > FRAMES / 20, counts  # they are near enough to right to reach the tables
    assert counts["refused"] > FRAMES / 2, counts


def _crash(*_: object) -> str:
    raise ZeroDivisionError


def _refuse_rarely(text: str) -> str:
    return "Zoe" if text.isascii() else _crash()


async def test_fuzzing_detects_a_seeded_crash(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "clean_name", _refuse_rarely)
    with pytest.raises(FaultError, match="internal"):
        await fuzz(houses, 10_000)


async def test_fuzzing_detects_a_seeded_memory_leak(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[object] = []
    decode = wire.decode

    def leaky(text: str | bytes) -> wire.ClientCommand:
        kept.extend([text] for _ in range(8))
        return decode(text)

    monkeypatch.setattr(wire, "decode", leaky)
    with pytest.raises(FaultError, match="memory grew"):
        await fuzz(houses, 5000)


async def test_mutated_frames_over_sockets_are_answered_safely(
    serving: Serving, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The same through the whole server: a binary or much too long frame may only cost the socket."""
    monkeypatch.setattr(limits, "SOCKET_MESSAGES", (10**6, 10**6))
    served = await serving()
    random, sent = Random(1), 0
    async with served.socket("y") as other:
        table = (await other.do("open", name="Yan", edition="bga", options={}))["table"]
    with capture_logs() as log:
        while sent < OVER_SOCKETS:
            async with served.socket("z") as talker:
                for data in _frames(random, table):
                    sent += 1
                    try:
                        await talker.connection.send(data, text=random.random() < 0.9)
                        answer = await talker.hear("done", "refused")
                    except ConnectionClosed:
                        break
                    assert answer.get("code") != "error-internal", data
                    if sent >= OVER_SOCKETS:
                        break
    async with served.socket("x") as other:
        assert (await other.do("ping"))["is"] == "done"
    assert [entry for entry in log if entry["log_level"] == "error"] == []
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def _frames(random: Random, table: str) -> Iterator[bytes]:
    while True:
        yield next(mutants(random, random.choice(samples(table, 3))))
