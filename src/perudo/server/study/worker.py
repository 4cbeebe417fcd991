"""A process of its own in which records that anyone may have written are worked out, with limits of time and memory.

It reads from its standard input what is asked for, in a byte, and a record; it writes a replay, a review, or why there
is none, to its standard output: each after its length in four bytes. What it takes more of than it may, ends it:
``workers`` sees that, and begins another.
"""

from __future__ import annotations

import contextlib
import math
import os
import sys
import time
import traceback

import msgspec

from perudo import limits, wire
from perudo.errors import PerudoError
from perudo.record import replay_bytes
from perudo.server.study.replays import following, replayed

REPLAY, REVIEW, COACH = b"r", b"v", b"c"
"""What may be asked for. A coach is asked by a seat, which follows in a byte, about the one round of a record."""
NICE = 10
"""How far it stands back where the tables at play need the processor."""


class Worked(msgspec.Struct, array_like=True):
    """What a worker answers: a replay and what may follow it, both as they are sent, or why there is none."""

    replay: msgspec.Raw = msgspec.Raw(b"null")
    """Or the review, or what a coach says, where that was asked for."""
    code: str | None = None
    details: dict[str, str | int] = {}
    following: msgspec.Raw = msgspec.Raw(b"null")


def main() -> None:
    with contextlib.suppress(AttributeError):  # on Windows
        os.nice(NICE)
    _limit_memory()
    key = "".join(sys.argv[1:])
    asked, answers = sys.stdin.buffer, sys.stdout.buffer
    while head := asked.read(4):
        record = asked.read(int.from_bytes(head, "big"))
        _limit_time()
        answer = msgspec.json.encode(_worked(record[:1], record[1:], key))
        answers.write(len(answer).to_bytes(4, "big") + answer)
        answers.flush()


def _worked(asked: bytes, record: bytes, key: str) -> Worked:
    """``key``: the public key by which the server signs."""
    try:
        if asked == COACH:
            from perudo.server.study.reviews import coached

            return Worked(msgspec.Raw(wire.encode(coached(replay_bytes(record[1:], ""), record[0]))))
        replay = replay_bytes(record, "")
        if asked == REVIEW:
            from perudo.server.study.reviews import reviewed  # which takes more than most who ask for replays need

            return Worked(msgspec.Raw(wire.encode(reviewed(replay))))
        answer, after = wire.encode(replayed(replay, key)), wire.encode(following(replay))
    except PerudoError as error:
        return Worked(code=error.code, details=error.details)
    except MemoryError:
        os._exit(1)
    except Exception:
        return Worked(code="internal", details={"trace": traceback.format_exc()})
    if len(answer) > limits.REPLAY_BYTES:
        return Worked(code="record-dear")
    return Worked(msgspec.Raw(answer), following=msgspec.Raw(after))


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
