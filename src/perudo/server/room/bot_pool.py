"""The processes that run a server's bots."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol
from zlib import crc32

import msgspec
import structlog

from perudo.core.game import Move
from perudo.server.room.bot_host import BotHost, BotRequest, Thought
from perudo.server.subprocess_worker import SubprocessWorker

_logger = structlog.get_logger()

THINKING_SECONDS = 5.0
"""The maximum time that a bot may take for a move. If a bot takes longer, the server plays the default move for it, and
replaces the bot's process.
"""
STARTING_SECONDS = 30.0
"""The maximum time for the first move in a new process, which has to load the program."""
USAGE_HALF_LIFE_SECONDS = 60.0
"""The half-life (s) of a table's recorded CPU time, which decays exponentially."""
USAGE_ENTRIES = 10_000
"""The maximum number of tables whose CPU time is recorded. If there are more, the pool drops the record of the table
that has been idle longest.
"""

MoveFuture = asyncio.Future[Move | None]
Think = Callable[["Host"], tuple[Move | None, float]]
"""Returns a move, and the CPU seconds that it took."""


class Host(Protocol):
    """Runs bots, in this process or in another one."""

    def answer(self, request: BotRequest) -> Thought: ...

    def stop(self) -> None:
        """Interrupt the current answer, and stop answering. Called from another thread."""

    def close(self) -> None:
        """Release all resources. Called in the thread that calls ``answer``."""


class BotProcess:
    """A process that runs bots. It starts at the first request, and is replaced if it does not answer in time."""

    def __init__(self) -> None:
        self._worker: SubprocessWorker | None = None
        self._stopped = False

    def answer(self, request: BotRequest) -> Thought:
        seconds = STARTING_SECONDS
        try:
            if self._worker is None:
                self._worker = SubprocessWorker((sys.executable, "-m", BotHost.__module__))
            worker = self._worker
            if self._stopped:
                return Thought()
            seconds = THINKING_SECONDS if worker.asked else STARTING_SECONDS
            return msgspec.json.decode(worker.ask(pickle.dumps(request), seconds), type=Thought)
        except (OSError, EOFError) as error:  # OSError if the system cannot start a process.
            self.close()
            if self._stopped:
                return Thought()
            return Thought(error=str(error) or f"no answer within {seconds:g} seconds", seconds=seconds)

    def stop(self) -> None:
        self._stopped = True
        if worker := self._worker:
            worker.kill()

    def close(self) -> None:
        if self._worker is not None:
            self._worker.end()
            self._worker = None


class BotPool:
    """Runs all bots in ``processes`` worker processes; if ``processes`` is 0, in a thread of this process."""

    def __init__(self, processes: int = 0) -> None:
        self._lanes = [_Lane(BotProcess() if processes else BotHost()) for _ in range(max(1, processes))]

    def ask(self, table: str, think: Think) -> MoveFuture:
        """Return a future for the result. A request that is cancelled before it starts is skipped."""
        return self._lanes[crc32(table.encode()) % len(self._lanes)].ask(table, think)

    def close(self) -> None:
        for lane in self._lanes:
            lane.close()


class _Lane:
    """A bot host, with the thread that waits for its answers.

    The next request comes from the waiting table that has recently used the least CPU time. So tables with slow bots,
    or tables that try to keep a host busy, delay only themselves.
    """

    def __init__(self, host: Host) -> None:
        self._host = host
        self._thread = ThreadPoolExecutor(1, "perudo-bots")
        self._waiting: list[tuple[str, Think, MoveFuture]] = []
        self._busy = False
        self._took: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Each table's recorded CPU seconds, and the time of their last update."""

    def ask(self, table: str, think: Think) -> MoveFuture:
        thought: MoveFuture = asyncio.get_running_loop().create_future()
        self._waiting.append((table, think, thought))
        self._next()
        return thought

    def close(self) -> None:
        self._waiting.clear()
        self._host.stop()
        with contextlib.suppress(RuntimeError):  # The thread is already closed.
            self._thread.submit(self._host.close)
        self._thread.shutdown(wait=False)

    def _next(self) -> None:
        self._waiting = [each for each in self._waiting if not each[-1].cancelled()]
        if self._busy or not self._waiting:
            return
        first = min(self._waiting, key=lambda each: self._lately(each[0]))
        self._waiting.remove(first)
        table, think, thought = first
        self._busy = True
        done = asyncio.get_running_loop().run_in_executor(self._thread, think, self._host)
        done.add_done_callback(partial(self._thought, table, thought))

    def _thought(self, table: str, thought: MoveFuture, done: asyncio.Future[tuple[Move | None, float]]) -> None:
        self._busy = False
        if done.cancelled():  # The server is closing.
            thought.cancel()
            return
        move, seconds = None, 0.0
        try:
            move, seconds = done.result()
        except Exception:  # The table then makes the default move, so that the game continues.
            _logger.exception("bot failed", table=table)
        self._took[table] = self._lately(table) + seconds, time.monotonic()
        self._took.move_to_end(table)
        if len(self._took) > USAGE_ENTRIES:
            self._took.popitem(last=False)
        if not thought.done():
            thought.set_result(move)
        self._next()

    def _lately(self, table: str) -> float:
        seconds, at = self._took.get(table, (0.0, 0.0))
        return seconds and seconds * 0.5 ** ((time.monotonic() - at) / USAGE_HALF_LIFE_SECONDS)
