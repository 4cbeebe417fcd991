"""Workers that run as local processes or as actors on a Ray cluster. Both kinds of worker run a ``TaskHandler``."""

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
    """A process or actor that handles tasks."""

    def submit(self, task: str, *args: Any) -> None:
        """Submit a task: the name of a ``TaskHandler`` method, and the arguments of the call. Tasks are handled in
        order."""

    def result(self) -> Any:
        """Return the result of the oldest pending task. Raises the task's error, or ``PerudoError``
        (``worker-lost``)."""


class TaskHandler:
    """The tasks that a worker can run, as methods."""

    def do(self, task: str, given: Sequence[Any]) -> tuple[bool, Any]:
        """Run a task. Return whether the task succeeded, and its result or error."""
        try:
            return True, getattr(self, task)(*given)
        except Exception as error:
            return False, error

    def call(self, work: Callable[[T], R], given: T) -> R:
        """Call a self-contained function."""
        return work(given)


def parallel_map(workers: Sequence[Worker], work: Callable[[T], R], many: Iterable[T]) -> Iterator[R]:
    """Apply ``work`` to all items in parallel, each on the next free worker, like ``map``. Put long-running items
    first. ``work`` must be a module-level function, or a ``partial`` of such a function.

    Raises the errors of ``work``, or ``PerudoError`` (``worker-lost``).
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
        threads.shutdown(wait=False, cancel_futures=True)  # The pool stops workers that are still busy.


def _told(done: bool, said: Any) -> Any:
    if not done:
        raise said
    return said


# --- Processes


def cpu_count() -> int:
    """Return the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


_AT_END: list[Callable[[], object]] = []
_BUSY: list[None] = []
_LATE: list[int] = []
"""Signals that arrived while ``deferring_signals`` was active."""
SHUTDOWN_SECONDS: Final = 2.0
"""How long (s) workers may take to clean up before they are killed. All workers share one deadline."""


@contextmanager
def deferring_signals() -> Iterator[None]:
    """Defer signals until the block ends, so that no signal is handled between the start of a process and
    ``add_cleanup``.
    """
    _BUSY.append(None)
    try:
        yield
    finally:
        _BUSY.pop()
        # Send the signal again: only the main thread can handle it, and this code may run in another thread.
        if _LATE:
            os.kill(os.getpid(), _LATE[-1])


def add_cleanup(do: Callable[[], object]) -> None:
    """Register a function to run when SIGTERM or SIGHUP stops this process. Other handlers for these signals take
    precedence."""
    if threading.current_thread() is threading.main_thread():
        for number in filter(None, (getattr(signal, name, None) for name in ("SIGTERM", "SIGHUP"))):
            if signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, _stopped)
    _AT_END.append(do)


def remove_cleanup(do: Callable[[], object]) -> None:
    """Unregister a function that ``add_cleanup`` registered."""
    with contextlib.suppress(ValueError):
        _AT_END.remove(do)


def _stopped(number: int, _: object = None) -> None:
    # Record the signal first, because ``deferring_signals`` checks ``_LATE`` when its block ends in another thread.
    _LATE.append(number)
    if _BUSY:
        return
    try:
        for do in _AT_END:
            do()
    finally:
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)


def _serve(wire: Connection, make_handler: Callable[[], TaskHandler]) -> None:
    """Handle tasks in a worker process until its parent exits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Only the parent handles Ctrl-C.
    signal.signal(signal.SIGTERM, _stopped)
    if hasattr(os, "setsid"):
        os.setsid()
    work = make_handler()
    with contextlib.suppress(EOFError, OSError):
        while True:
            wire.send(work.do(*wire.recv()))


class _Process:
    """A ``Worker`` in a local process."""

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
        """Ask the process to run its cleanup functions and exit."""
        self.process.terminate()

    def close(self, by: float = 0.0) -> None:
        """Wait for the process to exit, and kill it at the deadline. ``by``: the deadline, as a value of
        ``time.monotonic``."""
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
    """Make processes started inside the block ignore SIGINT from the moment they start."""
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
    """Yield ``count`` workers on this machine. The workers exit when the block ends or this process exits."""
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
    """A ``Worker`` in a Ray actor."""

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
    """Check that a machine is reachable. Ray itself would keep trying for many minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal() and "/" not in host:
        socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()


@contextmanager
def ray_pool(
    address: str = "", count: int | None = None, make_handler: type[TaskHandler] = TaskHandler
) -> Iterator[list[Worker]]:
    """Yield workers on a Ray cluster: ``count`` of them, or one per processor.

    Without an address, Ray uses the cluster at RAY_ADDRESS or on this machine. If there is no cluster, Ray starts a
    local one for the block. Raises ``PerudoError`` (``extra-missing``, ``no-cluster``, ``few-processors``).
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Do not report usage to Ray.
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
