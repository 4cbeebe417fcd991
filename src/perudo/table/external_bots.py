"""External bots: guests that are programs and use the bot protocol.

From a guest's id, every server can tell whether the guest is an external bot. The id never changes.
"""

from __future__ import annotations

GUEST_PREFIX = "bot-"
"""Prefix of an external bot's guest id. The guest id of a browser is a digest without a prefix."""


def is_external_bot(guest: str | None) -> bool:
    return guest is not None and guest.startswith(GUEST_PREFIX)
