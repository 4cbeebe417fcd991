"""Presence at a table: who is connected, expected to return, or ready to continue. Presence is not recorded in the
log."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from perudo.core import limits
from perudo.server.broadcast.subscribers import Client, Subscribers
from perudo.table.state import IsConnected, Table, connected_or_expected

SPECTATOR_COUNT_SECONDS = 0.5
"""Seconds between counts of spectators. Because of this interval, not every arrival causes a broadcast."""
READY_BROADCAST_SECONDS = 0.1
"""How long (s) to wait before showing which players are ready. Players often get ready at almost the same time. The
next deal then follows immediately, and makes this broadcast unnecessary.
"""


class Presence:
    """The people at one table.

    ``now`` returns milliseconds since 1970. ``changed`` receives the number of seconds after which ``count`` should run
    again.
    """

    def __init__(self, now: Callable[[], int], changed: Callable[[float], object]) -> None:
        self._now, self._changed = now, changed
        self.subscribers = Subscribers()
        self.since: int | None = None
        """The time (ms) when the first person connected to the empty table; None while nobody is connected."""
        self.spectators = self.screens = 0
        self.ready_shown: frozenset[int] = frozenset()
        """The seats that were ready at the last count. The same count also set ``spectators`` and ``screens``."""
        self._loaded_at = now()
        self._lost_at: dict[str, int] = {}
        """The time when each seated guest lost the connection. For guests without an entry, the time when the table was
        loaded is used.
        """
        self._ready: frozenset[int] = frozenset()
        self._ready_for = 0
        """The event number (``state_seq``) of the reveal that the ``_ready`` seats have finished viewing."""

    def is_connected(self, guest: str) -> bool:
        return guest in self.subscribers.clients_by_guest

    def addresses(self, guest: str) -> frozenset[str]:
        """Return the addresses from which a guest is connected."""
        return frozenset(client.address for client in self.subscribers.clients_by_guest.get(guest, ()))

    def grace_left(self, table: Table, guest: str) -> int:
        """Return the remaining grace period (ms) of a disconnected player, or 0.

        A player who left deliberately has no grace period, because a bot has taken over the seat.
        """
        chair = None if self.is_connected(guest) else table.chair_of(guest)
        if chair is None or not table.occupants[chair].is_person:
            return 0
        seconds = limits.GRACE_SECONDS_WITH_CLOCK if table.settings.clock else limits.GRACE_SECONDS
        return max(0, self._lost_at.get(guest, self._loaded_at) + 1000 * seconds - self._now())

    def is_present(self, table: Table) -> IsConnected:
        """Return a function that says whether a guest is connected, or expected to return."""
        return connected_or_expected(self.is_connected, partial(self.grace_left, table))

    def expect(self, guest: str) -> None:
        """Start a guest's grace period, for example while their page is loading."""
        self._lost_at[guest] = self._now()

    def enter(self, client: Client, screen: bool) -> None:
        self.leave(client)
        self.subscribers.add(client, screen)

    def leave(self, client: Client) -> None:
        if self.subscribers.remove(client):
            self.expect(client.guest)

    def update(self, table: Table) -> None:
        """Update presence after somebody arrives, leaves, takes a seat or gives up a seat. Drop the records of lost
        connections for guests without a seat."""
        seated = _seated(table)
        self._lost_at = {guest: at for guest, at in self._lost_at.items() if guest in seated}
        if not self.subscribers.clients:
            self.since = None
        elif self.since is None:
            self.since = self._now()
        self._changed(SPECTATOR_COUNT_SECONDS)

    def ready(self, table: Table) -> frozenset[int]:
        """Return the seats whose players are ready to continue after the reveal."""
        return self._ready if self._ready_for == table.state_seq else frozenset()

    def mark_ready(self, table: Table, seat: int) -> None:
        """Mark a seat as ready."""
        ready = self.ready(table)
        self._ready_for, self._ready = table.state_seq, ready | {seat}
        if seat not in ready:
            self._changed(READY_BROADCAST_SECONDS)

    def count(self, table: Table) -> None:
        """Count spectators, shared screens and ready seats for the next broadcast."""
        self.ready_shown = self.ready(table)
        self.spectators = self.subscribers.spectator_count(_seated(table))
        self.screens = self.subscribers.screen_count()


def _seated(table: Table) -> set[str | None]:
    return {occupant.guest for occupant in table.occupants.values()}
