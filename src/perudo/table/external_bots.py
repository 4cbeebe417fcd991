"""External bots: programs among the guests that speak the bot protocol.

The name of a guest shows whether it is an external bot, for its whole life, in every log and at every server.
"""

from __future__ import annotations

GUEST_PREFIX = "bot-"
"""How the name of an external bot begins; a browser's name is a digest alone."""


def is_external_bot(guest: str | None) -> bool:
    return guest is not None and guest.startswith(GUEST_PREFIX)
