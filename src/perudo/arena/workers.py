"""Many games at once: in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import cast

from perudo.arena.series import Sat, Series, Stint, sit
from perudo.errors import PerudoError, extra_missing


def processors() -> int:
    """As many as this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def processes(series: Series, stints: Iterable[Stint], jobs: int = 0) -> Generator[list[Sat], None, None]:
    """Plays stints in so many processes, or one a processor. They are gone when this is left."""
    jobs = jobs or processors()
    free: SimpleQueue[_Worker] = SimpleQueue()
    with ExitStack() as stack:
        threads = ThreadPoolExecutor(jobs, "perudo-arena")
        stack.callback(threads.shutdown, wait=True, cancel_futures=True)  # when they have nobody to wait for
        for _ in range(jobs):
            free.put(stack.enter_context(closing(_Worker(series))))

        def one(stint: Stint) -> list[Sat]:
            worker = free.get()
            try:
                return worker.sit(stint)
            finally:
                free.put(worker)

        yield from threads.map(one, stints)


def cluster(
    series: Series, stints: Iterable[Stint], address: str = "", jobs: int = 0
) -> Generator[list[Sat], None, None]:
    """Plays stints on a Ray cluster: see ``solver.workers.cluster``, whose errors this raises."""
    try:
        from perudo.solver.workers import cluster as hired
        from perudo.solver.workers import each
    except ImportError as error:
        raise extra_missing("cluster") from error
    with hired(address, jobs or None) as workers:
        yield from each(workers, partial(sit, series), stints)


class _Worker:
    """A process that plays stints for us."""

    def __init__(self, series: Series) -> None:
        context = multiprocessing.get_context("spawn")
        self._wire, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, series), daemon=True)
        self._process.start()
        theirs.close()

    def sit(self, stint: Stint) -> list[Sat]:
        """Plays a stint. Raises what went wrong that is no bot's fault."""
        try:
            self._wire.send(stint)
            said = self._wire.recv()
        except (EOFError, OSError) as error:
            raise PerudoError("solver-worker-lost") from error
        if isinstance(said, Exception):
            raise said
        return cast("list[Sat]", said)

    def close(self) -> None:
        if self._process.pid is not None and hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)  # and the programs that it started
        self._process.kill()
        self._process.join()
        self._process.close()
        self._wire.close()


def _serve(wire: Connection, series: Series) -> None:
    """What the process of a worker does, until nobody is there to give it work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who gives the work
    if hasattr(os, "setsid"):
        os.setsid()
    with contextlib.suppress(EOFError, OSError):
        while True:
            try:
                said: object = sit(series, wire.recv())
            except (EOFError, OSError):
                raise
            except Exception as error:
                said = error
            wire.send(said)
