"""The hash chain of a table's log: each event's digest covers the event and the previous digest.

Anyone who reads a table's log can thus detect events that were altered, removed or swapped. The digests never leave the
server, because they cover hidden dice: there are so few possible hands that anyone could try them all.
"""

from __future__ import annotations

from hashlib import sha256

from perudo.records.fair_dice import length_prefixed


def event_digest(
    table: str, seq: int, at: int, guest: str | None, command: str | None, event: str, previous: str
) -> str:
    """Return the hexadecimal digest stored in an event's row in the log.

    ``previous``: the digest of the previous event; empty for the first event.
    """
    return sha256(
        length_prefixed("perudo event", table, seq, at, guest or "", command or "", event, previous)
    ).hexdigest()
