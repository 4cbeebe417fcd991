"""Whether this server lives, and whether people may be sent to it: for what starts servers or stands before them.

That it lives it says by answering. Whether it is ready the database has a say in; it is asked rarely, and by one at a
time, so that nobody can make work by asking here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from perudo.errors import PerudoError

ASKED = 1
"""Seconds for which an answer of the database is good."""
PATIENCE = 2
"""Seconds after which one that has not come is none."""


class Health:
    """Of one server. ``ask`` asks the database something that costs little, and raises ``PerudoError`` where it can't
    be read; ``clock``: seconds, from any moment."""

    def __init__(self, ask: Callable[[], Awaitable[object]], clock: Callable[[], float] = time.monotonic) -> None:
        self._ask = ask
        self._clock = clock
        self._asking: asyncio.Task[None] | None = None
        self._asked = float("-inf")
        self.database = True
        """Whether it could be read when it was asked last."""
        self.stopping = False

    async def ready(self) -> bool:
        if self._asking is None and self._clock() - self._asked >= ASKED:
            self._asking = asyncio.create_task(self._look())
        if self._asking is not None:
            await asyncio.wait([self._asking], timeout=PATIENCE)
        return self.database and self._asking is None and not self.stopping

    async def _look(self) -> None:
        try:
            await self._ask()
            self.database = True
        except PerudoError:
            self.database = False
        finally:
            self._asked, self._asking = self._clock(), None
