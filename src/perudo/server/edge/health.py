"""Whether this server lives, and whether people may be sent to it: for what starts servers or stands before them.

That it lives it says by answering. Whether it is ready the database has a say in; it is asked rarely, and by one at a
time, so that nobody can make work by asking here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from perudo.core.errors import PerudoError

CACHE_SECONDS = 1
"""Seconds for which an answer of the database is good."""
CHECK_SECONDS = 5
"""Seconds after which it is asked though nobody wants to know, where figures are told."""
TIMEOUT_SECONDS = 2
"""Seconds after which one that has not come is none."""


class Health:
    """Of one server. ``ask`` asks the database something that costs little, and raises ``PerudoError`` where it can't
    be read; ``clock``: seconds, from any moment."""

    def __init__(self, ask: Callable[[], Awaitable[object]], clock: Callable[[], float] = time.monotonic) -> None:
        self._ask = ask
        self._clock = clock
        self._asking: asyncio.Task[None] | None = None
        self._asked = float("-inf")
        """When it was asked last, or answered."""
        self._read = True

    @property
    def database(self) -> bool:
        """Whether it could be read when it was asked last."""
        return self._read and (self._asking is None or self._clock() - self._asked < TIMEOUT_SECONDS)

    async def ready(self) -> bool:
        self.check_if_stale(CACHE_SECONDS)
        if self._asking is not None:
            await asyncio.wait([self._asking], timeout=TIMEOUT_SECONDS)
        return self._read and self._asking is None

    def check_if_stale(self, seconds: float = CHECK_SECONDS) -> None:
        """Has the database asked, where it was not for so long."""
        if self._asking is None and self._clock() - self._asked >= seconds:
            self._asked = self._clock()
            self._asking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        try:
            await self._ask()
            self._read = True
        except PerudoError:
            self._read = False
        finally:
            self._asked, self._asking = self._clock(), None
