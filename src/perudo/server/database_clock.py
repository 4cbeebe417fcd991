"""The time that all nodes go by: the database's, whatever their machines' clocks are set to."""

from __future__ import annotations

import time
from collections.abc import Callable

MAX_SLEW = 0.05
"""The largest correction towards the database's clock, as a share of the time that has passed."""


class DatabaseClock:
    """Seconds since 1970; never goes back. ``ticks`` returns seconds since some moment.

    The clock of the database may be set, or another machine with another clock may take its place. It is followed
    gently, so that nobody's time to think is gone at once.
    """

    def __init__(self, ticks: Callable[[], float] = time.monotonic) -> None:
        self.ticks = ticks
        self._offset = 0.0
        self._measured: float | None = None
        self._last = 0.0

    def __call__(self) -> float:
        self._last = max(self._last, self.ticks() + self._offset)
        return self._last

    def measure(self, database_now: int, sent: float, received: float, *, may_leap: bool = False) -> None:
        """Note the time by the database in milliseconds, asked for at tick ``sent`` and answered at ``received``.

        ``may_leap``: a clock that is behind is set at once, as nothing runs by it yet.
        """
        wrong = database_now / 1000 - (sent + received) / 2 - self._offset
        if self._measured is None or (may_leap and wrong > 0):
            self._offset += wrong
        elif abs(wrong) > (received - sent) / 2:
            most = MAX_SLEW * (received - self._measured)
            self._offset += max(-most, min(most, wrong))
        self._measured = received
