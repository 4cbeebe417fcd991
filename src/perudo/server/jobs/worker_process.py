"""A process of its own in which records that anyone may have written are worked out, with limits of time and memory.

It reads records from its standard input and writes a replay, or what may follow it, or why there is none, to its
standard output, each after its length in four bytes. What it takes more of than it may, ends it: ``workers`` sees that,
and begins another. ``why`` is answered by such processes too.
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
from perudo.server.jobs.replays import next_moves_message, replay_message

NICENESS = 10
"""How far it stands back where the tables at play need the processor."""


class JobResult(msgspec.Struct, array_like=True):
    """What a worker answers, as it is sent, or why there is no answer."""

    body: msgspec.Raw = msgspec.Raw(b"null")
    code: str | None = None
    details: dict[str, str | int] = {}


def encode_request(record: bytes, *, following: bool = False) -> bytes:
    """What such a process is asked: for a record's replay, or for what may follow where it stops."""
    return bytes([following]) + record


def main() -> None:
    key = "".join(sys.argv[1:])
    serve(lambda question: _replayed(question, key))


def serve(work: Callable[[bytes], JobResult]) -> None:
    """Answers what is asked, one after the other, until nothing more is."""
    with contextlib.suppress(AttributeError):  # on Windows
        os.nice(NICENESS)
    _limit_memory()
    asked, answers = sys.stdin.buffer, sys.stdout.buffer
    while head := asked.read(4):
        question = asked.read(int.from_bytes(head, "big"))
        _limit_time()
        answer = msgspec.json.encode(_worked(work, question))
        answers.write(len(answer).to_bytes(4, "big") + answer)
        answers.flush()


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
    """``key``: the public key by which the server signs."""
    replay = replay_bytes(question[1:], "")
    return JobResult(
        msgspec.Raw(wire.encode(next_moves_message(replay) if question[0] else replay_message(replay, key)))
    )


def _limit_memory() -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):  # there is none on Windows, or a lower one already
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # whoever ends it leaves no picture of it on the disk
        resource.setrlimit(resource.RLIMIT_AS, (limits.RECORD_MEMORY, limits.RECORD_MEMORY))


def _limit_time() -> None:
    """For the record that comes next: the system ends a process that takes more."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        most = math.ceil(time.process_time()) + limits.RECORD_SECONDS
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))


if __name__ == "__main__":
    main()
