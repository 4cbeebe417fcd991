"""Workers: processes of this machine, or actors of a Ray cluster. Both have a ``TaskHandler`` at the other end."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, Final, Protocol, TypeVar

from perudo.core.errors import PerudoError, missing_extra_error

T = TypeVar("T")
R = TypeVar("R")


class Worker(Protocol):
    """Somebody elsewhere who works."""

    def submit(self, task: str, *args: Any) -> None:
        """Gives it a task, by the name of the ``TaskHandler``'s method; done after those that it was given before."""

    def result(self) -> Any:
        """What came of the first task not answered yet. Raises what went wrong there, or ``PerudoError``
        (``worker-lost``)."""


class TaskHandler:
    """What a worker can be asked."""

    def do(self, task: str, given: Sequence[Any]) -> tuple[bool, Any]:
        """Whether a task was done, and what came of it, or why not."""
        try:
            return True, getattr(self, task)(*given)
        except Exception as error:
            return False, error

    def call(self, work: Callable[[T], R], given: T) -> R:
        """Something that hangs on nothing else."""
        return work(given)


def parallel_map(workers: Sequence[Worker], work: Callable[[T], R], many: Iterable[T]) -> Iterator[R]:
    """As ``map``, by whichever worker is free. What is long should come early; ``work`` is a function of a module, or a
    ``partial`` of one.

    Raises what ``work`` raises, or ``PerudoError`` (``worker-lost``).
    """
    free: SimpleQueue[Worker] = SimpleQueue()
    for worker in workers:
        free.put(worker)

    def one(given: T) -> R:
        worker = free.get()
        try:
            worker.submit("call", work, given)
            done: R = worker.result()
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


def cpu_count() -> int:
    """As many as this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


_AT_END: list[Callable[[], object]] = []
_BUSY: list[None] = []
_LATE: list[int] = []
"""Signals that came where nobody could be stopped."""
SHUTDOWN_SECONDS: Final = 2.0
"""Workers that are stopped have so long, all together, to end what they have started."""


@contextmanager
def deferring_signals() -> Iterator[None]:
    """Where it is stopped in here it goes when this is left: so nothing is begun of which ``add_cleanup`` does not
    know."""
    _BUSY.append(None)
    try:
        yield
    finally:
        _BUSY.pop()
        if _LATE:  # sent again: only the main thread may heed it, and this may be another one
            os.kill(os.getpid(), _LATE[-1])


def add_cleanup(do: Callable[[], object]) -> None:
    """Has something done where this process, a worker or not, is stopped in the midst of its work by a signal that
    nobody else heeds."""
    if threading.current_thread() is threading.main_thread():
        for number in filter(None, (getattr(signal, name, None) for name in ("SIGTERM", "SIGHUP"))):
            if signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, _stopped)
    _AT_END.append(do)


def remove_cleanup(do: Callable[[], object]) -> None:
    """It need not be done any more."""
    with contextlib.suppress(ValueError):
        _AT_END.remove(do)


def _stopped(number: int, _: object = None) -> None:
    _LATE.append(number)  # first: whoever is busy looks for it when they no longer are
    if _BUSY:
        return
    try:
        for do in _AT_END:
            do()
    finally:
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)


def _serve(wire: Connection, make_handler: Callable[[], TaskHandler]) -> None:
    """What the process of a worker does, until nobody is there to give it work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who gives the work
    signal.signal(signal.SIGTERM, _stopped)
    if hasattr(os, "setsid"):
        os.setsid()
    work = make_handler()
    with contextlib.suppress(EOFError, OSError):
        while True:
            wire.send(work.do(*wire.recv()))


class _Process:
    """A ``Worker``."""

    def __init__(self, make_handler: Callable[[], TaskHandler]) -> None:
        context = multiprocessing.get_context("spawn")
        self._wire, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, make_handler), daemon=True)
        with _unheard():
            self.process.start()
        theirs.close()

    def submit(self, task: str, *args: Any) -> None:
        try:
            self._wire.send((task, args))
        except OSError as error:
            raise PerudoError("worker-lost") from error

    def result(self) -> Any:
        try:
            done, said = self._wire.recv()
        except (EOFError, OSError) as error:
            raise PerudoError("worker-lost") from error
        return _told(done, said)

    def stop(self) -> None:
        """Asks it to end, with what it has started."""
        self.process.terminate()

    def close(self, by: float = 0.0) -> None:
        """``by``: when, as ``time.monotonic`` counts, it is waited for no more."""
        self.process.join(max(0.0, by - time.monotonic()))
        if self.process.is_alive() and self.process.pid is not None and hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
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
def process_pool(count: int, make_handler: Callable[[], TaskHandler] = TaskHandler) -> Iterator[list[Worker]]:
    """So many workers on this machine. They are gone when this is left, or when this process is gone."""
    hired: list[_Process] = []
    try:
        hired.extend(_Process(make_handler) for _ in range(count))
        yield list(hired)
    finally:
        for worker in hired:
            worker.stop()
        by = time.monotonic() + SHUTDOWN_SECONDS
        for worker in hired:
            worker.close(by)


# --- Ray


class _Actor:
    """A ``Worker``."""

    def __init__(self, ray: Any, make_handler: Callable[[], TaskHandler]) -> None:
        self._ray = ray
        self._actor = ray.remote(make_handler).options(num_cpus=1, scheduling_strategy="SPREAD").remote()
        self._waiting: deque[Any] = deque()

    def submit(self, task: str, *args: Any) -> None:
        self._waiting.append(self._actor.do.remote(task, args))

    def result(self) -> Any:
        try:
            done, said = self._ray.get(self._waiting.popleft())
        except self._ray.exceptions.RayError as error:
            raise PerudoError("worker-lost") from error
        return _told(done, said)

    def close(self) -> None:
        self._ray.kill(self._actor)


def _find(address: str) -> None:
    """Ray itself looks for a machine that does not answer for many minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal() and "/" not in host:
        socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()


@contextmanager
def ray_pool(
    address: str = "", count: int | None = None, make_handler: type[TaskHandler] = TaskHandler
) -> Iterator[list[Worker]]:
    """Workers on a Ray cluster, so many or one a processor. Without an address Ray finds the cluster, by RAY_ADDRESS or
    on this machine, or starts one here for as long as this lasts.

    Raises ``PerudoError`` (``extra-missing``, ``no-cluster``, ``few-processors``).
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told how Ray is used here
    try:
        import ray
    except ImportError as error:
        raise missing_extra_error("cluster") from error
    there = ray.is_initialized()
    try:
        if not there:
            _find(address or os.environ.get("RAY_ADDRESS", ""))
            ray.init(address or None, logging_level=logging.ERROR, log_to_driver=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise PerudoError("no-cluster", why=str(error)) from error
    try:
        found = int(ray.cluster_resources().get("CPU", 0))  # type: ignore[no-untyped-call]
        if (count or 1) > found:
            raise PerudoError("few-processors", asked=count or 1, there=found)
        with ExitStack() as stack:
            yield [stack.enter_context(closing(_Actor(ray, make_handler))) for _ in range(count or found)]
    finally:
        if not there:
            ray.shutdown()
