"""Who may think for how long: a value that follows from the log alone, so that it survives any restart."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from perudo.server.log.events import Clock

LATE_TWICE = 2
"""So many times in a row the clock of a seat runs out before a bot holds the seat."""


class Clocks(msgspec.Struct, frozen=True):
    """The clocks of a game, all in milliseconds. ``since``: when the player to act began to think."""

    clock: Clock | None = None
    banks: dict[int, int] = {}
    lates: dict[int, int] = {}
    """How often in a row each seat's clock ran out."""
    since: int = 0

    @classmethod
    def wound(cls, clock: Clock | None, seats: range) -> Clocks:
        """The clocks at the beginning of a game."""
        return cls(clock, dict.fromkeys(seats, clock.bank * 1000) if clock and clock.bank else {})

    def deadline(self, seat: int) -> int | None:
        """When the clock of this seat, which is to act, runs out; None where none runs."""
        if self.clock is None or not (self.clock.move or self.clock.bank):
            return None
        return self.since + self.clock.move * 1000 + self.banks.get(seat, 0)

    def turned(self, at: int) -> Clocks:
        """A new turn begins: after a deal."""
        return replace(self, since=at)

    def spoke(self, seat: int, at: int, late: bool) -> Clocks:
        """The player to act has spoken, or the clock has for them; the next one's turn begins."""
        banks = self.banks
        if self.clock and seat in banks:
            used = max(0, at - self.since - self.clock.move * 1000)
            banks = {**banks, seat: max(0, banks[seat] - used) + self.clock.increment * 1000}
        lates = {**self.lates, seat: self.lates.get(seat, 0) + 1 if late else 0}
        return replace(self, banks=banks, lates=lates, since=at)

    def shifted(self, milliseconds: int) -> Clocks:
        """Time that nobody is charged for: a pause, or a server that was away."""
        return replace(self, since=self.since + milliseconds)

    def returned(self, seat: int) -> Clocks:
        """The owner of a seat is back."""
        return replace(self, lates={**self.lates, seat: 0})
