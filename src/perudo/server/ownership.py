"""Ownership of tables: only one server at a time owns a table. The owner can therefore keep presence, clocks and timers
in process memory.

A server that does not share its data owns every table (``SoleOwner``). Servers that share a PostgreSQL database hold
leases (``Leases``), and renew them once a second. When a server's lease expires, the other servers take over its
tables.

A node may wrongly believe that it owns a table, for example after its process was suspended. Two safeguards protect the
table from such a node. ``SERVE_SECONDS`` after its last successful renewal (by its own clock), a node stops serving,
before its lease expires. Each append also carries the epoch in which the table was acquired (a fencing token), and the
database refuses an epoch that is not current.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from operator import attrgetter
from typing import Protocol

import structlog

from perudo.core.errors import PerudoError
from perudo.server.database_clock import DatabaseClock
from perudo.server.log import leases
from perudo.server.log.leases import Claim
from perudo.server.log.store import Store

LEASE_SECONDS = 3.0
"""How long (s) a lease lasts."""
RENEW_SECONDS = 1.0
"""Seconds between lease renewals."""
CHECK_SECONDS = 0.25
"""Seconds between checks for a lapsed lease."""
SERVE_SECONDS = 2.0
"""How long (s) a node keeps serving after its last renewal: the length of the lease minus the maximum clock difference.
"""
DUE_BATCH = 50
"""The maximum number of overdue tables that one statement acquires."""
DEAD_NODE_SECONDS = 3600
"""How long (s) the row of a dead node is kept."""
MAX_LISTINGS = 1000
"""The maximum number of other nodes' lobby listings that a node reads."""

_logger = structlog.get_logger()


class Ownership(Protocol):
    """The tables that this server owns, and the lobby listings that all servers share."""

    @property
    def codes(self) -> Collection[str]:
        """The tables that this server must release when they are no longer needed."""

    async def acquire(self, code: str) -> Claim | None:
        """Acquire a table. Returns None if another server owns the table. Raises ``PerudoError`` (``store-write``)."""

    def credited(self, code: str) -> None:
        """Forget the ``lost_at`` of a table's claim, because the players have been credited with the time since."""

    async def acquire_due(self) -> list[str]:
        """Acquire the tables that have no owner and must be loaded now for a player's clock. Raises ``PerudoError``."""

    async def release(self, codes: Iterable[str]) -> None:
        """Release these tables. Raises ``PerudoError`` (``store-write``)."""

    async def owner_of(self, code: str) -> str | None:
        """Return ``HOST:PORT`` of the other server that owns a table, or None. Raises ``PerudoError``."""

    def epoch(self, code: str) -> int | None:
        """Return the epoch in which this server acquired a table; None if it does not own the table."""

    async def publish(self, listings: Mapping[str, str | None]) -> None:
        """Publish these tables' lobby listings, as JSON. Raises ``PerudoError``."""

    async def listings(self) -> list[tuple[str, str]]:
        """Return the tables listed by other servers, with their listings as JSON. Raises ``PerudoError``."""


class SoleOwner:
    """Ownership for a server that does not share its data: it owns every table. ``now`` returns milliseconds since
    1970."""

    codes: Collection[str] = ()

    def __init__(self, log: Store, now: Callable[[], int]) -> None:
        self._log, self._now = log, now
        self._started = False
        self._left_alone: dict[str, int | None] = {}
        """The tables whose clocks ran while no server was running, each with the time when a server was last alive."""

    async def acquire(self, code: str) -> Claim:
        return Claim(0, self._left_alone.get(code))

    def credited(self, code: str) -> None:
        self._left_alone.pop(code, None)

    async def acquire_due(self) -> list[str]:
        """Return all tables with running clocks on the first call. Later calls only record that this server is alive,
        and only while a clock is running.
        """
        codes = await self._log.due()
        if not self._started:
            last = await self._log.last_heartbeat()
            self._left_alone = dict.fromkeys(codes, last or 0)
        if codes:
            await self._log.record_heartbeat(self._now())
        started, self._started = self._started, True
        return [] if started else codes

    async def release(self, codes: Iterable[str]) -> None:
        pass

    async def owner_of(self, code: str) -> str | None:
        return None

    def epoch(self, code: str) -> int:
        return 0

    async def publish(self, listings: Mapping[str, str | None]) -> None:
        pass

    async def listings(self) -> list[tuple[str, str]]:
        return []


def _lease() -> int:
    """The length of the lease in milliseconds."""
    return round(1000 * LEASE_SECONDS)


def boot_clock() -> float:
    """A monotonic clock in seconds that keeps running while the machine is suspended, unlike ``time.monotonic``."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Leases:
    """A node of a cluster that shares a PostgreSQL database. Call ``await join()`` at the start, and ``await leave()``
    at the end.

    ``address``: the address at which the other nodes reach this one (``HOST:PORT``). ``boot_clock``: the monotonic
    clock that this node uses to check its own lease. ``clock``: the database's time. ``on_lapse`` is called when the
    lease has lapsed, because this node's tables in memory may then be out of date. The node then joins again under a
    new id.
    """

    def __init__(
        self,
        log: Store,
        address: str,
        boot_clock: Callable[[], float] = boot_clock,
        clock: DatabaseClock | None = None,
    ) -> None:
        self.address = address
        self.clock = clock or DatabaseClock()
        self.on_lapse: Callable[[], object] = lambda: None
        self.others: tuple[str, ...] = ()
        """The addresses of the other nodes that were alive at the last renewal."""
        self._log, self._boot_clock = log, boot_clock
        self._id = secrets.token_hex(8)
        self._claims: dict[str, Claim] = {}
        self._renewed = float("-inf")
        """The time (by ``boot_clock``) when this node sent its last successful renewal."""
        self._task: asyncio.Task[None] | None = None
        self._renewal: asyncio.Task[None] | None = None

    @property
    def valid(self) -> bool:
        """Whether this node may still serve clients."""
        return self.seconds_since_renewal < SERVE_SECONDS

    @property
    def seconds_since_renewal(self) -> float:
        return self._boot_clock() - self._renewed

    @property
    def codes(self) -> Collection[str]:
        return self._claims.keys()

    def is_node(self, address: str) -> bool:
        """Return whether another node runs on the host with this address."""
        return any(other.rpartition(":")[0].strip("[]") == address for other in self.others)

    async def join(self) -> None:
        """Join the cluster. Raises ``PerudoError`` (``store-write``)."""
        await self._log.write(partial(leases.forget_dead, age=1000 * DEAD_NODE_SECONDS), at_once=True)
        await self._log.write(partial(leases.replace, address=self.address), at_once=True)
        await self._renew()
        self._task = asyncio.create_task(self._renew_on())

    async def leave(self) -> None:
        """Leave the cluster and release all tables. If the write fails, the lease simply expires."""
        self.close()
        self._claims.clear()
        with contextlib.suppress(PerudoError):
            await self._log.write(partial(leases.leave, node=self._id), at_once=True)

    def close(self) -> None:
        """Stop renewing the lease."""
        for task in (self._task, self._renewal):
            if task is not None:
                task.cancel()

    async def acquire(self, code: str) -> Claim | None:
        if self.epoch(code) is not None:
            return self._claims.get(code)
        if not self.valid:
            await self._renew()
        node = self._id
        claim = await self._log.write(partial(leases.acquire, node=node, code=code), at_once=True)
        if claim is not None and node == self._id:
            known = self._claims.get(code, claim)  # A concurrent call may have acquired the table too.
            self._claims[code] = max(claim, known, key=attrgetter("epoch"))
        return self._claims.get(code)

    def credited(self, code: str) -> None:
        if (claim := self._claims.get(code)) is not None:
            self._claims[code] = Claim(claim.epoch)

    async def acquire_due(self) -> list[str]:
        self._check_lease()
        node = self._id
        found = await self._log.write(partial(leases.acquire_due, node=node, limit=DUE_BATCH), at_once=True)
        if node != self._id:
            return []
        self._claims |= found
        return list(found)

    async def release(self, codes: Iterable[str]) -> None:
        gone = [code for code in codes if self._claims.pop(code, None) is not None]
        if gone:
            await self._log.write(partial(leases.release, node=self._id, codes=gone), at_once=True)

    async def owner_of(self, code: str) -> str | None:
        if self.epoch(code) is not None:
            return None
        found = await self._log.query(partial(leases.owner_of, code=code))
        return found[1] if found and found[0] != self._id else None

    def epoch(self, code: str) -> int | None:
        self._check_lease()
        claim = self._claims.get(code)
        return claim and claim.epoch

    async def publish(self, listings: Mapping[str, str | None]) -> None:
        rows = {(code, self._claims[code].epoch): each for code, each in listings.items() if code in self._claims}
        if rows:
            await self._log.write(partial(leases.publish, listings=rows), at_once=True)

    async def listings(self) -> list[tuple[str, str]]:
        return await self._log.query(partial(leases.listings, node=self._id, limit=MAX_LISTINGS))

    # --- The lease

    async def _renew(self) -> None:
        node, sent, ticks = self._id, self._boot_clock(), self.clock.ticks()
        renew = partial(leases.renew, node=node, address=self.address, lease=_lease())
        renewed = await self._log.write(renew, at_once=True, urgent=True)
        if renewed is None:
            if node == self._id:
                self._lapse()
            await self._renew()
            return
        self.clock.measure(renewed.now, ticks, self.clock.ticks(), may_leap=not self._claims)
        self.others = renewed.others
        if node == self._id:
            if not self.valid:
                _logger.info("lease renewed", nodes=1 + len(self.others))
            self._renewed = max(self._renewed, sent)

    async def _renew_on(self) -> None:
        due = self._boot_clock()
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            self._check_lease()
            if (self._renewal is None or self._renewal.done()) and self._boot_clock() >= due:
                due = self._boot_clock() + RENEW_SECONDS
                self._renewal = asyncio.create_task(self._try_to_renew())

    async def _try_to_renew(self) -> None:
        with contextlib.suppress(PerudoError):  # The store has already logged the error.
            await self._renew()

    def _check_lease(self) -> None:
        if self._claims and not self.valid:
            self._lapse()

    def _lapse(self) -> None:
        _logger.warning("lease lapsed", tables=len(self._claims))
        self._id, self._claims = secrets.token_hex(8), {}
        self.on_lapse()
