"""A common clock for all nodes, based on the database's clock instead of their own clocks."""

from __future__ import annotations

import time
from collections.abc import Callable

MAX_SLEW = 0.05
"""The maximum adjustment towards the database's clock, as a fraction of the elapsed time."""


class DatabaseClock:
    """A clock that counts seconds since 1970 and never goes backwards. ``ticks`` is a monotonic clock in seconds.

    The database's clock may be adjusted, or the database may move to another machine. This clock follows such changes
    gradually, so that no player suddenly loses time.
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
        """Adjust this clock to the database's time ``database_now`` (ms). ``sent`` and ``received`` are the ticks at
        which the request for the time was sent and the reply arrived.

        ``may_leap``: whether a slow clock may jump forward immediately, because nothing depends on it yet.
        """
        wrong = database_now / 1000 - (sent + received) / 2 - self._offset
        if self._measured is None or (may_leap and wrong > 0):
            self._offset += wrong
        elif abs(wrong) > (received - sent) / 2:
            most = MAX_SLEW * (received - self._measured)
            self._offset += max(-most, min(most, wrong))
        self._measured = received
