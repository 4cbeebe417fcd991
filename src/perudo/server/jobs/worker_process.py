"""A worker process for untrusted records, with time and memory limits.

The process reads requests from standard input and writes results to standard output. If a request exceeds a limit, the
process dies, and ``worker_pool`` starts another one.
"""

from __future__ import annotations

import contextlib
import math
import os
import sys
import time
import traceback
from collections.abc import Callable

import msgspec

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.records.record import replay_bytes
from perudo.server.subprocess_worker import messages, write_message
from perudo.table.replays import next_moves_message, replay_message

NICENESS = 10
"""The niceness of the process, which gives games priority."""


class JobResult(msgspec.Struct, array_like=True):
    """A worker's encoded result, or its error."""

    body: msgspec.Raw = msgspec.Raw(b"null")
    code: str | None = None
    details: dict[str, str | int] = {}


def encode_request(record: bytes, *, following: bool = False) -> bytes:
    """Encode a worker request for a record's replay, or for the legal actions at the record's end."""
    return bytes([following]) + record


def main() -> None:
    key = "".join(sys.argv[1:])
    serve(lambda question: _replayed(question, key))


def serve(work: Callable[[bytes], JobResult]) -> None:
    """Answer requests one by one until standard input ends."""
    with contextlib.suppress(AttributeError):  # Windows has no ``os.nice``.
        os.nice(NICENESS)
    _limit_memory()
    for question in messages(sys.stdin.buffer):
        _limit_time()
        write_message(sys.stdout.buffer, msgspec.json.encode(_worked(work, question)))


def _worked(work: Callable[[bytes], JobResult], question: bytes) -> JobResult:
    try:
        worked = work(question)
    except PerudoError as error:
        return JobResult(code=error.code, details=error.details)
    except MemoryError:
        os._exit(1)
    except Exception:
        return JobResult(code="internal", details={"trace": traceback.format_exc()})
    return worked if len(bytes(worked.body)) <= limits.REPLAY_BYTES else JobResult(code="record-dear")


def _replayed(question: bytes, key: str) -> JobResult:
    """``key``: the server's public signing key."""
    replay = replay_bytes(question[1:], "")
    return JobResult(
        msgspec.Raw(wire.encode(next_moves_message(replay) if question[0] else replay_message(replay, key)))
    )


def _limit_memory() -> None:
    # Ignore errors: Windows has no memory limits, and other systems may already have a lower limit.
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # No core dump is left on the disk when the process is killed.
        resource.setrlimit(resource.RLIMIT_AS, (limits.RECORD_MEMORY, limits.RECORD_MEMORY))


def _limit_time() -> None:
    """Set the CPU time limit for the next record. The operating system kills a process that exceeds this limit."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        most = math.ceil(time.process_time()) + limits.RECORD_SECONDS
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))


if __name__ == "__main__":
    main()
