"""Records of strangers: worked out aside, within bounds, and answered by no more than their game weighs."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Action, Bid, Deal, Game, Hand
from perudo.core.rules import house_rules
from perudo.core.view import SeatBid, View, view
from perudo.protocol import wire
from perudo.records.record import Record, Replay, replay
from perudo.server.edge.bounded_responses import BoundedResponses
from perudo.server.edge.web_app import build_app
from perudo.server.jobs.worker_pool import WorkerPool
from perudo.server.jobs.worker_process import encode_request
from perudo.server.private_files import KEY_VARIABLE
from perudo.table.replays import replay_message
from tests.server.conftest import Houses, Person, Serving, until

RECORDS = Path(__file__).parent.parent / "records"
GOOD = (RECORDS / "ok-00000.perudo").read_bytes()

WORKER = """
import os, sys, time
while head := sys.stdin.buffer.read(4):
    record = sys.stdin.buffer.read(int.from_bytes(head, "big"))[1:]
    if record == b"die":
        os._exit(3)
    if record == b"hang":
        time.sleep(1000)
    head = b"\\xff" * 4 if record == b"lie" else None
    answer = b'[%d]' % os.getpid()
    sys.stdout.buffer.write((head or len(answer).to_bytes(4, "big")) + answer)
    sys.stdout.buffer.flush()
    if head:
        os._exit(0)
"""
"""Stands for a worker that has to do with a record to which it is not equal; else it answers who it is."""
FEIGNED = (sys.executable, "-c", WORKER)


def crippled(how: str) -> tuple[str, ...]:
    """The real worker, but for one thing."""
    lines = (
        "from perudo.core import limits",
        "from perudo.server.jobs import worker_process as worker",
        how,
        "worker.main()",
    )
    return sys.executable, "-c", "\n".join(lines)


# --- The processes


@pytest.mark.parametrize("record", [b"die", b"hang", b"lie"])
async def test_record_that_crashes_its_worker_is_refused(record: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = WorkerPool(command=FEIGNED)
    first = await workers.run(encode_request(b"good"), "")
    if record == b"hang":
        monkeypatch.setattr(limits, "RECORD_WALL_SECONDS", 0.1)
    with pytest.raises(PerudoError, match="record-dear"):
        await workers.run(encode_request(record), "")
    monkeypatch.undo()
    assert await workers.run(encode_request(b"good"), "") not in (b"", first)


async def test_worker_is_reused_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "JOBS_PER_WORKER", 2)
    workers = WorkerPool(command=FEIGNED)
    one, two, three, four = [await workers.run(encode_request(b"good"), "") for _ in range(4)]
    assert one == two != three == four
    assert int(one) != os.getpid()


async def test_number_of_workers_is_limited() -> None:
    workers = WorkerPool(command=FEIGNED)
    found = await asyncio.gather(*(workers.run(encode_request(b"good"), "") for _ in range(20)))
    assert len(set(found)) <= limits.CONCURRENT_JOBS


async def test_workers_end_when_their_parent_process_ends() -> None:
    workers = WorkerPool(command=FEIGNED)
    number = int(await workers.run(encode_request(b"good"), ""))
    os.kill(number, 0)
    del workers
    gc.collect()
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


async def test_waiting_for_workers_blocks_no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "RECORD_WALL_SECONDS", 3)
    workers, loop = WorkerPool(command=FEIGNED), asyncio.get_running_loop()
    loop.set_default_executor(ThreadPoolExecutor(1))
    dear = [asyncio.create_task(workers.run(encode_request(b"hang"), "")) for _ in range(limits.CONCURRENT_JOBS)]
    await asyncio.sleep(0.1)
    async with asyncio.timeout(2):
        await asyncio.to_thread(int)
    assert not any(each.done() for each in dear)
    await asyncio.gather(*dear, return_exceptions=True)


async def test_table_loads_while_threads_are_busy(houses: Houses) -> None:
    ana = Person(await houses(), "ana")
    table = (await ana.do("open", name="Ana", edition="bga", options={}))["table"]
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    enough = threading.Event()
    held = asyncio.create_task(asyncio.to_thread(enough.wait, 60))
    try:
        async with asyncio.timeout(10):
            assert (await ana.do("watch", table=table))["is"] == "done"
    finally:
        enough.set()
        await held


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits: there a process has its seconds alone")
@pytest.mark.parametrize(
    "how",
    [
        "worker.replay_message = lambda *_: len(bytes(2**30))",
        "limits.RECORD_SECONDS = 0\ndef for_ever(*_):\n    while True: pass\nworker.replay_message = for_ever",
        "limits.REPLAY_BYTES = 1000",
    ],
    ids=["memory", "time", "weight"],
)
async def test_record_jobs_have_memory_time_and_size_limits(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "RECORD_WALL_SECONDS", 10_000)
    with pytest.raises(PerudoError, match="record-dear"):
        await WorkerPool(command=crippled(how)).run(encode_request(GOOD), "")


async def test_legal_moves_response_has_a_size_limit() -> None:
    with pytest.raises(PerudoError, match="record-dear"):
        await WorkerPool(command=crippled("limits.REPLAY_BYTES = 100")).run(encode_request(GOOD, following=True), "")


async def test_replay_bug_is_reported_as_internal_error() -> None:
    with pytest.raises(PerudoError, match="internal"):
        await WorkerPool(command=crippled("worker.replay_message = None")).run(encode_request(GOOD), "")


async def test_worker_process_has_no_access_to_secret_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY_VARIABLE, "00" * 32)
    told = crippled(f"import os\nif '{KEY_VARIABLE}' in os.environ: os._exit(1)")
    assert await WorkerPool(command=told).run(encode_request(GOOD), "")


async def test_record_that_is_too_expensive_is_reported(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("perudo.server.edge.handlers.WorkerPool", lambda *_, **__: WorkerPool(command=FEIGNED))
    app = build_app(await houses())
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
        refused = await client.post("/api/replay", content=b"die")
        assert (refused.status_code, refused.json()["code"]) == (400, "error-record-dear")
        assert (await client.post("/api/replay", content=b"good")).status_code == 200


# --- What a replay weighs


def long_rounds(most: int) -> Replay:
    """Return a game whose rounds contain every possible bid, with about this many bytes."""
    start = game = Game.start(house_rules("bga", {"dice": 10, "raise": "any-higher", "players": (2, 8)}), 8)
    actions, size = list[Action](), 0
    while size < most:
        if game.hands is None:
            actions.append(Deal(tuple((1,) * dice for dice in game.dice), game.opener or 1))
        else:
            bids = [move for move in game.legal if isinstance(move, Bid)]
            actions.append(min(bids) if bids else DUDO)
        size += len(str(actions[-1])) + 4
        game = game.after(actions[-1])
    return Record.from_game("bga", [f"Player {seat}" for seat in game.seats], start, actions).replay()


def test_replay_size_is_linear_in_record_size() -> None:
    for most in (4_000, 40_000):
        played = long_rounds(most)
        assert len(wire.encode(replay_message(played))) < 25 * len(played.record.text())


def whole(steps: tuple[wire.Step, ...]) -> list[tuple[View, tuple[Hand, ...] | None]]:
    """Each step as a page makes it whole."""
    made: list[tuple[View, tuple[Hand, ...] | None]] = []
    for step in steps:
        view, hands = step.view, step.hands
        if step.bid:
            before, hands = made[-1]
            bid = SeatBid(step.bid.seat, step.bid.quantity, step.bid.face)
            bids = (*before.bids, bid)
            view = replace(before, bids=bids, to_act=step.bid.to_act, calza_callers=step.bid.calza_callers)
        assert view is not None
        made.append((view, hands))
    return made


@pytest.mark.parametrize("record", sorted(RECORDS.glob("ok-*.perudo"))[:40], ids=lambda path: path.stem)
def test_replay_steps_are_sent_as_differences(record: Path) -> None:
    played = replay(record)
    games = [game for _, game in played.steps] or [played.start]
    assert whole(replay_message(played).steps) == [
        (view(game, None), game.hands or (game.previous.hands if game.previous else ())) for game in games
    ]


def test_replay_includes_each_bidders_estimated_chance() -> None:
    text = """perudo = 1
edition = "bga"
players = ["Ana", "Bo"]
[position]
dice = [2, 1]
[[round]]
opener = 1
dice = ["13", "4"]
moves = ["1x3", "2x3", "2x4", "dudo"]
"""
    raised = [step.bid for step in replay_message(Record.parse(text).replay()).steps]
    # Ana sees two that match; Bo sees none, and two of two have to; then Ana sees one, and one in three has to.
    assert [bid and bid.chance for bid in raised] == [None, 1.0, 0.1111, 0.3333, None]


# --- How it is read


async def test_slow_reader_of_a_replay_is_dropped(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CHUNK_SECONDS", 2)
    monkeypatch.setattr(limits, "SEND_STALL_SECONDS", 10_000)  # it does read something
    answers = heavy(monkeypatch)
    served = await serving()
    reader, writer = await served.raw(b"POST /api/replay HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n", small=True)
    await until(lambda: answers.waiting.total() > 0)
    (connection,) = served.connections
    most, read = 0, 0
    async with asyncio.timeout(60):
        while not connection.transport.is_closing():
            most = max(most, connection.transport.get_write_buffer_size())
            read += len(await reader.read(100))
            await asyncio.sleep(0.01)
    await until(lambda: not answers.waiting)
    assert read < _Heavy.SIZE
    assert most < 1_000_000
    writer.close()


class _Heavy:
    """Answers anything by the longest replay that there may be."""

    SIZE = limits.REPLAY_BYTES

    async def run(self, record: bytes, address: str, gone: object = None) -> bytes:
        return bytes(self.SIZE)


def heavy(monkeypatch: pytest.MonkeyPatch) -> BoundedResponses:
    """The answers of a server all of whose replays are so long."""
    answers = BoundedResponses()
    monkeypatch.setattr("perudo.server.edge.handlers.WorkerPool", lambda *_, **__: _Heavy())
    monkeypatch.setattr("perudo.server.edge.handlers.BoundedResponses", lambda: answers)
    return answers


async def test_total_size_of_unread_replays_is_limited(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PENDING_RESPONSE_BYTES", 3 * _Heavy.SIZE)
    answers = heavy(monkeypatch)
    served = await serving()
    request = b"POST /api/replay HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n"
    held = [await served.raw(request, small=True) for _ in range(3)]
    await until(lambda: answers.waiting.total() == 3 * _Heavy.SIZE)
    reader, writer = await served.raw(request)
    assert b" 429 " in await reader.readuntil(b"\r\n")
    for _, each in [*held, (reader, writer)]:
        each.close()
    await until(lambda: not answers.waiting)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{served.port}", timeout=60) as client:
        assert len((await client.post("/api/replay", content=b"")).content) == _Heavy.SIZE


def test_unread_replays_are_limited_per_address() -> None:
    answers, share = BoundedResponses(), limits.ADDRESS_PENDING_RESPONSE_BYTES
    answers.waiting["10.0.0.1"] = share - 10
    answers.json(bytes(10), "10.0.0.1")
    with pytest.raises(PerudoError, match="too-fast"):
        answers.json(bytes(11), "10.0.0.1")
    answers.json(bytes(share), "10.0.0.2")
    assert share * 4 <= limits.PENDING_RESPONSE_BYTES


async def test_record_is_refused_when_no_worker_can_start() -> None:
    with pytest.raises(PerudoError, match="too-fast"):
        await WorkerPool(command=["/nowhere/to/be/found"]).run(b"", "")


async def test_stopping_server_refuses_jobs_of_every_kind(houses: Houses) -> None:
    handlers = build_app(await houses()).state.close.__self__
    handlers.close()
    pools = handlers._workers, handlers._reviewers, handlers._coaches, handlers._whys._workers
    for pool in (*pools, handlers.collusion._workers):
        with pytest.raises(PerudoError, match="too-busy"):
            await pool.run(b"", "")
