"""Programs among the guests: bots of somebody's own, that speak the wire's protocol.

A guest's name says whether it is one: so it is one for its whole life, in every log and at every node, and nothing has
to be kept for that.
"""

from __future__ import annotations

GUEST_PREFIX = "bot-"
"""How the guest of a program begins; that of a browser is a digest alone."""


def is_external_bot(guest: str | None) -> bool:
    return guest is not None and guest.startswith(GUEST_PREFIX)
