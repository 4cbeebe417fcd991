"""Worker processes that answer one request at a time. Each message is preceded by its length in four bytes."""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Iterator, Sequence
from typing import IO

from perudo.server.private_files import KEY_VARIABLE

_ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""Environment variables that limit each worker to one thread. Games need the other processors, and each additional
thread would count against a worker's memory limit.
"""


class SubprocessWorker:
    """A worker process. The process is spawned, not forked, because its parent process has threads and an event loop.
    The worker ignores Ctrl-C, and exits when its parent process exits.
    """

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
        """The number of requests sent so far."""

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Return the answer to a request. Raises ``EOFError`` or ``OSError`` if the process has exited, or was killed
        because it did not answer within ``seconds``."""
        self.asked += 1
        assert self._process.stdin and self._process.stdout
        patience = threading.Timer(seconds, self.kill)
        patience.start()
        try:
            write_message(self._process.stdin, question)
            answer = next(messages(self._process.stdout), None)
        finally:
            patience.cancel()
        if not answer:
            raise EOFError
        return answer

    def end(self) -> None:
        self.kill()
        self._process.communicate()


def messages(source: IO[bytes]) -> Iterator[bytes]:
    """Yield messages until the stream ends."""
    while head := source.read(4):
        length = int.from_bytes(head, "big")
        message = source.read(length)
        if len(message) < length:
            return
        yield message


def write_message(target: IO[bytes], message: bytes) -> None:
    target.write(len(message).to_bytes(4, "big") + message)
    target.flush()
