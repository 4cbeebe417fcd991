"""The pool of worker processes for untrusted records. Workers start on demand, and are replaced when they fail."""

from __future__ import annotations

import asyncio
import sys
import weakref
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
import structlog

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.server.jobs.fair_queue import FairQueue, Gone
from perudo.server.jobs.worker_process import JobResult
from perudo.server.subprocess_worker import SubprocessWorker

_logger = structlog.get_logger()

T = TypeVar("T")

WORKER_COMMAND = (sys.executable, "-m", "perudo.server.jobs.worker_process")


class WorkerPool:
    """Runs up to ``limits.CONCURRENT_JOBS`` jobs at the same time. ``command`` starts a worker; ``key`` is the server's
    public key.
    """

    def __init__(self, key: str = "", command: Sequence[str] = WORKER_COMMAND) -> None:
        self._command = (*command, key)
        self._turns = FairQueue()
        self._threads = ThreadPoolExecutor(limits.CONCURRENT_JOBS, "workers")
        """Threads that wait for worker processes, each for up to a minute. The event loop's own threads are reserved
        for games."""
        self._idle: list[SubprocessWorker] = []
        self._busy = set[SubprocessWorker]()
        self._closed = False
        weakref.finalize(self, _end, self._idle)

    def close(self) -> None:
        """Refuse waiting jobs and kill running ones, because the server is stopping."""
        self._closed = True
        self._turns.close()
        for worker in self._busy:
            worker.kill()

    async def _aside(self, work: Callable[..., T], *args: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    async def run(self, asked: bytes, address: str, gone: Gone | None = None) -> bytes:
        """Return a job's result as JSON. ``address``: the rate-limit key of the client's address.
        ``gone``: see ``FairQueue``.

        Raises ``PerudoError`` if the record is invalid, or takes too much time or memory to process (``record-dear``).
        Also raises the errors of ``FairQueue.slot``.
        """
        async with self._turns.slot(address, gone):
            try:
                worker = self._idle.pop() if self._idle else await self._aside(SubprocessWorker, self._command)
            except OSError as error:  # The system has no processes or file descriptors left.
                _logger.error("could not start a worker process", why=str(error))
                raise PerudoError("too-fast") from None
            try:
                self._busy.add(worker)
                answer = await self._aside(worker.ask, asked, limits.RECORD_WALL_SECONDS)
                worked = msgspec.json.decode(answer, type=JobResult)
            except (OSError, EOFError, msgspec.DecodeError):
                worker.end()
                if self._closed:
                    raise PerudoError("too-busy") from None
                _logger.warning("job abandoned", bytes=len(asked))
                raise PerudoError("record-dear") from None
            except asyncio.CancelledError:  # The server is stopping, and does not wait for the process.
                worker.kill()
                raise
            finally:
                self._busy.discard(worker)
            if worker.asked < limits.JOBS_PER_WORKER:
                self._idle.append(worker)
            else:
                worker.end()
        if worked.code == "internal":
            _logger.error("record failed", **worked.details)
            raise PerudoError("internal")
        if worked.code is not None:
            raise PerudoError(worked.code, **worked.details)
        return bytes(worked.body)


def _end(workers: list[SubprocessWorker]) -> None:
    for worker in workers:
        worker.end()
