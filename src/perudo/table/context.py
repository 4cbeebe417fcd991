"""The inputs that a handler needs to process a command at a table."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Protocol

import msgspec

from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.table.dice_seeds import SeedProvider
from perudo.table.handover import SeatLinks
from perudo.table.state import GraceLeft, IsConnected, RegisteredName, Table, Timing, connected_or_expected

ReadySeats = AbstractSet[int]
"""Seats whose players are ready to continue after a reveal."""


class Attendance(Protocol):
    """Keeps track of which guests are present at a table. The log does not record presence."""

    def is_connected(self, guest: str) -> bool: ...

    def addresses(self, guest: str) -> AbstractSet[str]:
        """Return the addresses from which a guest is connected."""

    def grace_left(self, table: Table, guest: str) -> int:
        """Return the remaining grace period (ms) of a disconnected guest; 0 if there is none."""

    def ready(self, table: Table) -> ReadySeats: ...

    def mark_ready(self, table: Table, seat: int) -> None: ...


class FixedAttendance:
    """Presence data that the caller supplies, for simulations and tests."""

    def __init__(
        self, is_connected: IsConnected, grace: GraceLeft = lambda _: 0, ready: frozenset[int] = frozenset()
    ) -> None:
        self._is_connected, self._grace, self._ready = is_connected, grace, ready

    def is_connected(self, guest: str) -> bool:
        return self._is_connected(guest)

    def addresses(self, guest: str) -> AbstractSet[str]:
        return {guest} if self._is_connected(guest) else set()

    def grace_left(self, table: Table, guest: str) -> int:
        return self._grace(guest)

    def ready(self, table: Table) -> ReadySeats:
        return self._ready

    def mark_ready(self, table: Table, seat: int) -> None:
        self._ready |= {seat}


class React(Protocol):
    """Shows a reaction or a gesture to all of the table's clients. The log does not record reactions or gestures."""

    def __call__(self, seat: int, reaction: wire.Reaction | None, gesture: wire.Gesture | None) -> None: ...


class Context(msgspec.Struct, frozen=True, eq=False):
    """The inputs of a command's handler, such as the table and the guest.

    ``now`` is in milliseconds since 1970.
    """

    table: Table
    guest: str
    now: int
    timing: Timing
    dice: SeedProvider
    presence: Attendance
    seat_links: SeatLinks
    charge_arrival: Callable[[], None]
    """Count a newly seated guest against the table's rate limit. Raises ``PerudoError`` (``too-fast``)."""
    check_may_list: Callable[[], None]
    """Raise ``PerudoError`` (``too-many-listed*``) if the guest may not list another table in the lobby."""
    react: React
    address: str = ""
    """The guest's network address, as used for rate limits."""
    registered_name: RegisteredName | None = None
    """The guest's registered name on this server. The server sets it only for commands that let a guest choose a name.
    """

    @property
    def seat(self) -> int:
        """The guest's seat. Raises ``PerudoError`` (``not-seated``) if the guest has no seat."""
        seat = self.table.chair_of(self.guest)
        if seat is None:
            raise PerudoError("not-seated")
        return seat

    @property
    def own_seat(self) -> int:
        """The seat that the guest plays. Raises ``PerudoError`` (``not-seated``) if the guest has no seat, or if a bot
        plays that seat.
        """
        if not self.table.occupants[self.seat].is_person:
            raise PerudoError("not-seated")
        return self.seat

    def addresses(self, guest: str) -> AbstractSet[str]:
        """Return the network addresses from which a guest uses the table."""
        own = {self.address} if guest == self.guest else set()
        return own | self.presence.addresses(guest)

    @property
    def is_connected(self) -> IsConnected:
        return self.presence.is_connected

    def grace_left(self, guest: str) -> int:
        """Return a guest's remaining grace period (ms); 0 if they are connected or have no seat."""
        return self.presence.grace_left(self.table, guest)

    @property
    def is_present(self) -> IsConnected:
        """Whether a guest is connected, or expected to return."""
        return connected_or_expected(self.is_connected, self.grace_left)

    @property
    def ready(self) -> ReadySeats:
        return self.presence.ready(self.table)

    @property
    def is_host(self) -> bool:
        return self.guest == self.table.host(self.is_present)
