"""Removes one person from a table's log.

The game itself does not change: its rules, dice, moves and finishing places stay the same. Removing a person replaces
their name (even in other people's chat messages), everything they wrote, and the ids of their browsers.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Collection, Iterable, Sequence
from itertools import count
from typing import NamedTuple

from msgspec.structs import replace

from perudo.table.events import Chatted, HandedOver, LogEntry, Opened, Sat, TableEvent

ANONYMOUS_NAME = "?"
"""The name that a removed player gets. If a second player is removed at the same table, that player is called ``?2``.
"""
REMOVED_TEXT = "…"
"""The text that replaces the removed person's chat messages, and mentions of their name."""


class Anonymous(NamedTuple):
    """A log with one person's data removed."""

    entries: list[LogEntry]
    guests: frozenset[str]
    """The person's guest identities at the table."""


def without_person(entries: Sequence[LogEntry], guest: str, names: Collection[str]) -> Anonymous:
    """Return a table's log without one person's data, whichever of their devices it came from.

    ``names``: other names of this person that players may have mentioned. The digests that replace the person's ids are
    random, so they differ with every call. If the person was not at the table, the log stays the same.
    """
    guests = _same_player(entries, guest)
    events = [entry.event for entry in entries]
    taken = {event.name for event in events if isinstance(event, Sat)}
    mine = {event.name for event in events if isinstance(event, Sat) and event.guest in guests} | set(names)
    stand_in = next(
        name for number in count(1) if (name := f"{ANONYMOUS_NAME}{number if number > 1 else ''}") not in taken
    )
    identities = {each: secrets.token_hex(32) for each in sorted(guests)}
    mentions = _mentions(mine - _names_of_others(events, guests))
    changed, holders = list[LogEntry](), dict[int, str]()
    for entry in entries:
        event = entry.event
        _hold(holders, event)
        match event:
            case Sat() if event.guest in guests:
                event = replace(event, guest=identities[event.guest], name=stand_in, person=None)
            case Opened() | HandedOver() if event.guest in guests:
                event = replace(event, guest=identities[event.guest])
            case Chatted(text=str(text)):
                own = holders.get(event.seat) in guests
                event = replace(event, text=REMOVED_TEXT if own else mentions.sub(REMOVED_TEXT, text))
        if entry.guest in guests:
            entry = replace(entry, guest=identities[entry.guest or ""], command=None)
        changed.append(replace(entry, event=event))
    return Anonymous(changed, guests)


def _names_of_others(events: Iterable[TableEvent], guests: Collection[str]) -> set[str]:
    """Return the names of the other players. These names stay in the log, even if the removed person used the same
    name."""
    return {event.name for event in events if isinstance(event, Sat) and event.guest not in guests}


def _same_player(entries: Iterable[LogEntry], guest: str) -> frozenset[str]:
    """Return all guest identities of a player, who may have moved the seat between devices."""
    holders, pairs = dict[int, str](), list[tuple[str, str]]()
    for entry in entries:
        if isinstance(entry.event, HandedOver) and (owner := holders.get(entry.event.chair)):
            pairs.append((owner, entry.event.guest))
        _hold(holders, entry.event)
    found = {guest}
    while more := {each for pair in pairs if found & set(pair) for each in pair} - found:
        found |= more
    return frozenset(found)


def _hold(holders: dict[int, str], event: TableEvent) -> None:
    """If this event seats a guest, record the guest in ``holders``."""
    if isinstance(event, Sat | HandedOver):
        holders[event.chair] = event.guest


def _mentions(names: Collection[str]) -> re.Pattern[str]:
    """Return a case-insensitive pattern that finds these names as whole words."""
    words = "|".join(map(re.escape, sorted(names, key=lambda name: (-len(name), name))))
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)" if words else r"(?!)", re.IGNORECASE)
