"""Who may think for how long: a value that follows from the log alone, so that it survives any restart."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from perudo.server.log.events import StoredClock

MAX_TIMEOUTS = 2
"""So many times in a row the clock of a seat runs out before a bot holds the seat."""


class PlayerClocks(msgspec.Struct, frozen=True):
    """The clocks of a game, all in milliseconds. ``since``: when the player to act began to think."""

    clock: StoredClock | None = None
    time_banks: dict[int, int] = {}
    timeouts: dict[int, int] = {}
    """How often in a row each seat's clock ran out."""
    turn_started_at: int = 0

    @classmethod
    def start(cls, clock: StoredClock | None, seats: range) -> PlayerClocks:
        """The clocks at the beginning of a game."""
        return cls(clock, dict.fromkeys(seats, clock.bank * 1000) if clock and clock.bank else {})

    def deadline(self, seat: int) -> int | None:
        """When the clock of this seat, which is to act, runs out; None where none runs."""
        if self.clock is None or not (self.clock.move or self.clock.bank):
            return None
        return self.turn_started_at + self.clock.move * 1000 + self.time_banks.get(seat, 0)

    def start_turn(self, at: int) -> PlayerClocks:
        """A new turn begins: after a deal."""
        return replace(self, turn_started_at=at)

    def after_move(self, seat: int, at: int, late: bool) -> PlayerClocks:
        """The player to act has spoken, or the clock has for them; the next one's turn begins."""
        banks = self.time_banks
        if self.clock and seat in banks:
            used = max(0, at - self.turn_started_at - self.clock.move * 1000)
            banks = {**banks, seat: max(0, banks[seat] - used) + self.clock.increment * 1000}
        lates = {**self.timeouts, seat: self.timeouts.get(seat, 0) + 1 if late else 0}
        return replace(self, time_banks=banks, timeouts=lates, turn_started_at=at)

    def shift(self, milliseconds: int) -> PlayerClocks:
        """Time that nobody is charged for: a pause, or a server that was away."""
        return replace(self, turn_started_at=self.turn_started_at + milliseconds)

    def reset_timeouts(self, seat: int) -> PlayerClocks:
        """The owner of a seat is back."""
        return replace(self, timeouts={**self.timeouts, seat: 0})
