"""External bots: programs among the guests that speak the bot protocol.

A guest's id shows, permanently and on every server, whether the guest is an external bot.
"""

from __future__ import annotations

GUEST_PREFIX = "bot-"
"""Prefix of an external bot's guest id. A browser's guest id is only a digest."""


def is_external_bot(guest: str | None) -> bool:
    return guest is not None and guest.startswith(GUEST_PREFIX)
