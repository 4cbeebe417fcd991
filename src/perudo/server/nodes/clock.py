"""The time that all nodes go by: the database's, whatever their machines' clocks are set to."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

GENTLY = 0.05
"""Of the time that goes by, so much may be added or left out to come nearer to the database's clock."""
LEAP = 1000
"""Milliseconds by which the clocks of two nodes may differ before the one that is behind leaps."""


class CommonClock:
    """Seconds since 1970; never goes back. ``ticks``: seconds that go by, from any moment.

    Where the database's clock is set, or another machine takes its place, the nodes follow it gently, and together: so
    nobody's time to think is gone at once. One whose own time stood still (its machine slept) leaps after the others.
    """

    def __init__(self, ticks: Callable[[], float] = time.monotonic) -> None:
        self.ticks = ticks
        self._ahead_of_ticks = 0.0
        self._measured: float | None = None
        self._last = 0.0
        self.ahead = 0
        """By how many milliseconds it is ahead of the database's clock, as it was measured last."""

    def __call__(self) -> float:
        self._last = max(self._last, self.ticks() + self._ahead_of_ticks)
        return self._last

    def measured(self, theirs: int, between: tuple[float, float], others: Iterable[int] = ()) -> None:
        """At one moment between two ticks it was ``theirs`` (milliseconds) by the database; ``others``: how far living
        nodes were ahead of it, who are followed."""
        begun, ended = between
        others = list(others)
        right = theirs / 1000 - (begun + ended) / 2
        if self._measured is None:
            self._ahead_of_ticks = right + max(others, default=0) / 1000
        else:
            wrong, unsure = right - self._ahead_of_ticks, (ended - begun) / 2
            if abs(wrong) > unsure:
                most = GENTLY * (ended - self._measured)
                self._ahead_of_ticks += max(-most, min(most, wrong))
        self._measured = ended
        self.ahead = round((self._ahead_of_ticks - right) * 1000)
        if others and max(others) - self.ahead > LEAP:
            self._ahead_of_ticks = right + max(others) / 1000
            self.ahead = max(others)
