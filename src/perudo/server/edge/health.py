"""Health checks for service managers and load balancers: is the server alive, and is it ready for clients?

Any response shows that the server is alive. The server is ready if it can read its database. The server queries the
database rarely, and runs only one query at a time, so health checks cause no load.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from perudo.core.errors import PerudoError

CACHE_SECONDS = 1
"""How long (s) the result of a database check is reused."""
CHECK_SECONDS = 5
"""Seconds between database checks for the metrics."""
TIMEOUT_SECONDS = 2
"""How long (s) a database check may take."""


class Health:
    """The health of a server.

    ``ask`` runs a cheap query, and raises ``PerudoError`` if the database cannot be read. ``clock`` is a monotonic
    clock in seconds.
    """

    def __init__(self, ask: Callable[[], Awaitable[object]], clock: Callable[[], float] = time.monotonic) -> None:
        self._ask = ask
        self._clock = clock
        self._asking: asyncio.Task[None] | None = None
        self._asked = float("-inf")
        """When the running check started or, if no check is running, when the last one ended."""
        self._read = True

    @property
    def database(self) -> bool:
        """Whether the last check succeeded."""
        return self._read and (self._asking is None or self._clock() - self._asked < TIMEOUT_SECONDS)

    async def ready(self) -> bool:
        self.check_if_stale(CACHE_SECONDS)
        if self._asking is not None:
            await asyncio.wait([self._asking], timeout=TIMEOUT_SECONDS)
        return self._read and self._asking is None

    def check_if_stale(self, seconds: float = CHECK_SECONDS) -> None:
        """Start a database check if the last one is older than ``seconds``."""
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
