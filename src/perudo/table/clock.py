"""A game's clocks, computed from the log so that they survive restarts."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from perudo.table.events import StoredClock

MAX_TIMEOUTS = 2
"""The number of consecutive timeouts after which a bot takes over a seat."""


class PlayerClocks(msgspec.Struct, frozen=True):
    """A game's clocks, in milliseconds. ``turn_started_at``: when the current turn began."""

    clock: StoredClock | None = None
    time_banks: dict[int, int] = {}
    timeouts: dict[int, int] = {}
    """The number of consecutive timeouts of each seat."""
    turn_started_at: int = 0

    @classmethod
    def start(cls, clock: StoredClock | None, seats: range) -> PlayerClocks:
        return cls(clock, dict.fromkeys(seats, clock.bank * 1000) if clock and clock.bank else {})

    def deadline(self, seat: int) -> int | None:
        """Return when the clock of the player to act runs out; None if no clock is running."""
        if self.clock is None or not (self.clock.move or self.clock.bank):
            return None
        return self.turn_started_at + self.clock.move * 1000 + self.time_banks.get(seat, 0)

    def start_turn(self, at: int) -> PlayerClocks:
        """Start the first turn after a deal."""
        return replace(self, turn_started_at=at)

    def after_move(self, seat: int, at: int, late: bool) -> PlayerClocks:
        """Start the next turn, because the player moved or ran out of time."""
        banks = self.time_banks
        if self.clock and seat in banks:
            used = max(0, at - self.turn_started_at - self.clock.move * 1000)
            banks = {**banks, seat: max(0, banks[seat] - used) + self.clock.increment * 1000}
        timeouts = {**self.timeouts, seat: self.timeouts.get(seat, 0) + 1 if late else 0}
        return replace(self, time_banks=banks, timeouts=timeouts, turn_started_at=at)

    def shift(self, milliseconds: int) -> PlayerClocks:
        """Shift every deadline, so that nobody loses time through a pause or downtime."""
        return replace(self, turn_started_at=self.turn_started_at + milliseconds)

    def reset_timeouts(self, seat: int) -> PlayerClocks:
        """Reset a seat's timeouts, because its player has returned."""
        return replace(self, timeouts={**self.timeouts, seat: 0})
