"""The pool of worker processes for untrusted records. Workers start on demand, and are replaced when they fail."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
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
from perudo.server.private_files import KEY_VARIABLE

_logger = structlog.get_logger()

T = TypeVar("T")

WORKER_COMMAND = (sys.executable, "-m", "perudo.server.jobs.worker_process")


class WorkerPool:
    """Runs up to ``limits.CONCURRENT_JOBS`` jobs. ``command`` starts a worker; ``key`` is the server's public key."""

    def __init__(self, key: str = "", command: Sequence[str] = WORKER_COMMAND) -> None:
        self._command = (*command, key)
        self._turns = FairQueue()
        self._threads = ThreadPoolExecutor(limits.CONCURRENT_JOBS, "workers")
        """These threads wait for worker processes, for up to a minute each. The event loop's own threads are reserved
        for games."""
        self._idle: list[_Worker] = []
        self._busy = set[_Worker]()
        self._closed = False
        weakref.finalize(self, _end, self._idle)

    def close(self) -> None:
        """Refuse all jobs, waiting and running, because the server is stopping."""
        self._closed = True
        self._turns.close()
        for worker in self._busy:
            worker.kill()

    async def _aside(self, work: Callable[..., T], *args: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    async def run(self, asked: bytes, address: str, gone: Gone | None = None) -> bytes:
        """Return a job's result as JSON. ``address``: the key under which the client's address is rate-limited.
        ``gone``: see ``FairQueue``.

        Raises ``PerudoError`` if the record is invalid or needs too much time or memory (``record-dear``), and the
        errors of ``FairQueue.slot``.
        """
        async with self._turns.slot(address, gone):
            try:
                worker = self._idle.pop() if self._idle else await self._aside(_Worker, self._command)
            except OSError as error:  # The system has no processes or file descriptors left.
                _logger.error("could not start a worker process", why=str(error))
                raise PerudoError("too-fast") from None
            try:
                self._busy.add(worker)
                worked = await self._aside(worker.ask, asked)
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


_ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""Each worker uses only one thread: games need the other processors, and each additional thread would use part of the
memory limit."""


class _Worker:
    """A worker process. It is spawned, not forked, because this process has threads and an event loop. The worker
    ignores Ctrl-C, and exits when this process exits."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            # The worker process does not receive the secret key.
            env={name: value for name, value in os.environ.items() if name != KEY_VARIABLE} | _ONE_THREAD,
        )
        self.kill = self._process.kill
        self.asked = 0

    def ask(self, question: bytes) -> JobResult:
        """Raises ``EOFError`` or ``OSError`` if the process has exited or was killed by its timeout."""
        self.asked += 1
        assert self._process.stdin and self._process.stdout
        patience = threading.Timer(limits.RECORD_WALL_SECONDS, self.kill)
        patience.start()
        try:
            self._process.stdin.write(len(question).to_bytes(4, "big") + question)
            self._process.stdin.flush()
            length = int.from_bytes(self._process.stdout.read(4), "big")
            answer = self._process.stdout.read(length)
        finally:
            patience.cancel()
        if len(answer) < max(1, length):
            raise EOFError
        return msgspec.json.decode(answer, type=JobResult)

    def end(self) -> None:
        self.kill()
        self._process.communicate()


def _end(workers: list[_Worker]) -> None:
    for worker in workers:
        worker.end()
