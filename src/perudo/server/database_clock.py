"""The time that all nodes share: the database's, however their machines' clocks are set."""

from __future__ import annotations

import time
from collections.abc import Callable

MAX_SLEW = 0.05
"""The largest correction towards the database's clock, as a share of the time that has passed."""


class DatabaseClock:
    """A clock in seconds since 1970 that never goes back. ``ticks`` returns seconds since some moment.

    The database's clock may be set, or another machine may take its place. The clock follows it gently, so that no
    player loses time at once.
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
        """Note the database's time in milliseconds, which was asked for at tick ``sent`` and answered at ``received``.

        ``may_leap``: set the clock at once if it is behind, because nothing depends on it yet.
        """
        wrong = database_now / 1000 - (sent + received) / 2 - self._offset
        if self._measured is None or (may_leap and wrong > 0):
            self._offset += wrong
        elif abs(wrong) > (received - sent) / 2:
            most = MAX_SLEW * (received - self._measured)
            self._offset += max(-most, min(most, wrong))
        self._measured = received
