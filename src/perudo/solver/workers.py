"""Workers: processes of this machine, or actors of a Ray cluster. Both have a ``Share`` at the other end."""

from __future__ import annotations

import logging
import multiprocessing
import os
import platform
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from perudo.errors import PerudoError, extra_missing
from perudo.solver.learning import How, Lines, Memory, available
from perudo.solver.spreading import Piece, Worker
from perudo.solver.tree import Round, Tree

T = TypeVar("T")
R = TypeVar("R")


class _Lines(Lines):
    """A piece, with the lines that it goes on from before it."""

    def __init__(self, round_: Round, memory: Memory, piece: Piece) -> None:
        tree = Tree.under(*round_.lattices, piece.bid, piece.above, piece.depth)
        super().__init__(round_, memory, tree, len(piece.at) - len(piece.bid))
        self.plan = np.empty(0)
        """What was made of the other's average, to be answered."""

    def tops(self, value: NDArray[Any]) -> NDArray[Any]:
        """What its lines of fewest bids are worth."""
        return value[self.start : int(self.tree.first[self.start])].copy()


class Share:
    """What a worker has of a round, and what it can be asked."""

    def __init__(self) -> None:
        self._pieces: list[_Lines] = []

    def do(self, task: str, given: Sequence[Any]) -> tuple[bool, Any]:
        """Whether a task was done, and what came of it, or why not."""
        try:
            return True, getattr(self, task)(*given)
        except Exception as error:
            return False, error

    def room(self) -> tuple[str, int]:
        """The name of this machine, and the bytes of memory that it has to give."""
        return platform.node(), available()

    def begin(self, round_: Round, memory: Memory, pieces: Sequence[Piece]) -> None:
        self._pieces = [_Lines(round_, memory, piece) for piece in pieces]

    def repay(self, round_: Round) -> None:
        for piece in self._pieces:
            piece.repay(round_)

    def learn(self, me: int, how: How) -> list[NDArray[Any]]:
        for piece in self._pieces:
            piece.learn(me, how)
        return [piece.tops(piece.value(me, piece.kind)) for piece in self._pieces]

    def choose(self, me: int, how: How, come: Sequence[NDArray[Any]]) -> None:
        for piece, rows in zip(self._pieces, come, strict=True):
            piece.sides[me].plan[0, : len(rows)] = rows
            piece.choose(me, how)

    def average(self, me: int, come: Sequence[NDArray[Any]]) -> None:
        for piece, rows in zip(self._pieces, come, strict=True):
            piece.plan = piece.averaged(me, rows)

    def answer(self, me: int, leaning: bool) -> list[NDArray[np.float64]]:
        return [piece.tops(piece.answered(me, piece.plan, leaning)) for piece in self._pieces]

    def kept(self, name: str) -> list[NDArray[Any]]:
        return [piece.arrays()[name] for piece in self._pieces]

    def take_up(self, name: str, arrays: Sequence[NDArray[Any]]) -> None:
        for piece, array in zip(self._pieces, arrays, strict=True):
            piece.arrays()[name][:] = array

    def call(self, work: Callable[[T], R], given: T) -> R:
        """Something else, that hangs on none of this."""
        return work(given)


def each(workers: Sequence[Worker], work: Callable[[T], R], many: Iterable[T]) -> Iterator[R]:
    """As ``map``, by whichever worker is free. What is long should come early; ``work`` is a function of a module, or a
    ``partial`` of one.

    Raises what ``work`` raises, or ``PerudoError`` (``solver-worker-lost``).
    """
    free: SimpleQueue[Worker] = SimpleQueue()
    for worker in workers:
        free.put(worker)

    def one(given: T) -> R:
        worker = free.get()
        try:
            worker.ask("call", work, given)
            done: R = worker.answer()
        finally:
            free.put(worker)
        return done

    threads = ThreadPoolExecutor(len(workers))
    try:
        yield from threads.map(one, many)
    finally:
        threads.shutdown(wait=False, cancel_futures=True)  # who still works is stopped with the workers


def _told(done: bool, said: Any) -> Any:
    if not done:
        raise said
    return said


# --- Processes


def _serve(wire: Connection) -> None:
    """What the process of a worker does, until nobody is there to give it work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who gives the work
    share = Share()
    try:
        while True:
            wire.send(share.do(*wire.recv()))
    except (EOFError, OSError):
        return


class _Process:
    """A ``Worker``."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._wire, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs,), daemon=True)
        with _unheard():
            self.process.start()
        theirs.close()

    def ask(self, task: str, *given: Any) -> None:
        try:
            self._wire.send((task, given))
        except OSError as error:
            raise PerudoError("solver-worker-lost") from error

    def answer(self) -> Any:
        try:
            done, said = self._wire.recv()
        except (EOFError, OSError) as error:
            raise PerudoError("solver-worker-lost") from error
        return _told(done, said)

    def close(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self._wire.close()


@contextmanager
def _unheard() -> Iterator[None]:
    """Who is started in here hears no Ctrl-C, from its first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def processes(count: int) -> Iterator[list[Worker]]:
    """So many workers on this machine. They are gone when this is left, or when this process is gone."""
    with ExitStack() as stack:
        yield [stack.enter_context(closing(_Process())) for _ in range(count)]


# --- Ray


class _Actor:
    """A ``Worker``."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._actor = ray.remote(Share).options(num_cpus=1, scheduling_strategy="SPREAD").remote()
        self._waiting: deque[Any] = deque()

    def ask(self, task: str, *given: Any) -> None:
        self._waiting.append(self._actor.do.remote(task, given))

    def answer(self) -> Any:
        try:
            done, said = self._ray.get(self._waiting.popleft())
        except self._ray.exceptions.RayError as error:
            raise PerudoError("solver-worker-lost") from error
        return _told(done, said)

    def close(self) -> None:
        self._ray.kill(self._actor)


def _find(address: str) -> None:
    """Ray itself looks for a machine that does not answer for many minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal() and "/" not in host:
        socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()


@contextmanager
def cluster(address: str = "", count: int | None = None) -> Iterator[list[Worker]]:
    """Workers on a Ray cluster, so many or one a processor. Without an address Ray finds the cluster, by RAY_ADDRESS or
    on this machine, or starts one here for as long as this lasts.

    Raises ``PerudoError`` (``extra-missing``, ``solver-no-cluster``, ``solver-few-processors``).
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told how Ray is used here
    try:
        import ray
    except ImportError as error:
        raise extra_missing("cluster") from error
    there = ray.is_initialized()
    try:
        if not there:
            _find(address or os.environ.get("RAY_ADDRESS", ""))
            ray.init(address or None, logging_level=logging.ERROR, log_to_driver=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise PerudoError("solver-no-cluster", why=str(error)) from error
    try:
        processors = int(ray.cluster_resources().get("CPU", 0))  # type: ignore[no-untyped-call]
        if (count or 1) > processors:
            raise PerudoError("solver-few-processors", asked=count or 1, there=processors)
        with ExitStack() as stack:
            yield [stack.enter_context(closing(_Actor(ray))) for _ in range(count or processors)]
    finally:
        if not there:
            ray.shutdown()
