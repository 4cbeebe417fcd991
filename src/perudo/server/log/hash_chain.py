"""The hash chain of a table's log: each event's digest covers the event and the digest before it.

So an altered, missing or swapped event is found when its table is read. The digests never leave the server: they cover
hidden dice, and there are so few hands that anyone could try them all.
"""

from __future__ import annotations

from hashlib import sha256

from perudo.records.fair_dice import length_prefixed


def event_digest(
    table: str, seq: int, at: int, guest: str | None, command: str | None, event: str, previous: str
) -> str:
    """Return the digest of an event as its row in the log has it, in hexadecimal.

    ``previous``: the digest of the event before; empty for the first.
    """
    return sha256(
        length_prefixed("perudo event", table, seq, at, guest or "", command or "", event, previous)
    ).hexdigest()
