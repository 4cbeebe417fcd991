"""Many deals at once: in processes of this machine, which are ended where a bot hangs, or on a Ray cluster."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

from perudo.arena.games import Watch, Why
from perudo.arena.series import Played, Series, play
from perudo.errors import PerudoError, extra_missing

LOOK = 0.25
"""Seconds between two looks at who is asked, and since when."""
LATE = 1.0
"""Seconds that a bot has more than it may take, to come back by itself."""
PORTION = 8
"""Deals that a machine of a cluster is given at once."""


def processors() -> int:
    """As many as this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def processes(series: Series, deals: Iterable[int], jobs: int = 0) -> Generator[Played, None, None]:
    """Plays deals in so many processes, or one a processor. They are gone when this is left."""
    jobs = jobs or processors()
    free: SimpleQueue[_Worker] = SimpleQueue()
    with ExitStack() as stack:
        threads = ThreadPoolExecutor(jobs, "perudo-arena")
        stack.callback(threads.shutdown, wait=True, cancel_futures=True)  # when they have nobody to wait for
        for _ in range(jobs):
            free.put(stack.enter_context(closing(_Worker(series))))

        def one(deal: int) -> Played:
            worker = free.get()
            try:
                return worker.play(deal)
            finally:
                free.put(worker)

        yield from threads.map(one, deals)


def cluster(series: Series, deals: Iterable[int], address: str = "", jobs: int = 0) -> Generator[Played, None, None]:
    """Plays deals on a Ray cluster: see ``solver.workers.cluster``, whose errors this raises."""
    try:
        from perudo.solver.workers import cluster as hired
        from perudo.solver.workers import each
    except ImportError as error:
        raise extra_missing("cluster") from error
    numbers = list(deals)
    portions = [numbers[at : at + PORTION] for at in range(0, len(numbers), PORTION)]
    with hired(address, jobs or None) as workers:
        for portion in each(workers, partial(_portion, series), portions):
            yield from portion


_own: dict[Series, _Worker] = {}
"""At a machine of a cluster: the process that plays there, so that it is not this one that hangs."""


def _portion(series: Series, deals: Sequence[int]) -> list[Played]:
    if series not in _own:
        _own[series] = _Worker(series)
    return [_own[series].play(deal) for deal in deals]


class _Worker:
    """A process that plays deals for us, and another one where a bot has brought it to a standstill."""

    def __init__(self, series: Series) -> None:
        self._series = series
        self._open, self._changing = True, threading.Lock()
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._wire, theirs = context.Pipe()
        self._cells = context.RawArray("d", Watch.CELLS)
        self._process = context.Process(target=_serve, args=(theirs, self._cells, self._series), daemon=True)
        self._process.start()
        theirs.close()

    def play(self, deal: int) -> Played:
        """Plays a deal. A question that a bot gave no answer to is not asked again: it forfeits there.

        Raises what went wrong that is no bot's fault.
        """
        hung: dict[tuple[int, int], Why] = {}
        while True:
            why = self._tried(deal, hung)
            if isinstance(why, Played):
                return why
            since, game, asked, _ = self._cells
            if not self._open or not since:
                raise PerudoError("solver-worker-lost")
            hung[int(game), int(asked)] = why
            with self._changing:
                self._end()
                if self._open:
                    self._start()

    def _tried(self, deal: int, hung: dict[tuple[int, int], Why]) -> Played | Why:
        """What came of it, or what the bot did that is asked now."""
        try:
            self._wire.send((deal, hung))
            while not self._wire.poll(LOOK):
                since = self._cells[0]
                if since and time.monotonic() - since > self._series.seconds + LATE:
                    return "slow"
            said = self._wire.recv()
        except (EOFError, OSError):
            return "died"
        if isinstance(said, Played):
            return said
        raise said

    def _end(self) -> None:
        if self._process.pid is not None and hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)  # and the programs that it started
        self._process.kill()
        self._process.join()
        self._process.close()
        self._wire.close()

    def close(self) -> None:
        with self._changing:
            self._open = False
            self._end()


def _serve(wire: Connection, cells: Any, series: Series) -> None:
    """What the process of a worker does, until nobody is there to give it work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who gives the work
    if hasattr(os, "setsid"):
        os.setsid()
    with contextlib.suppress(EOFError, OSError):
        while True:
            deal, hung = wire.recv()
            try:
                said: object = play(series, deal, Watch(cells, hung))
            except Exception as error:
                said = error
            wire.send(said)
