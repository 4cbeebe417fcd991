"""Who may still come in, and how much: the limits that are counted by guest and by address."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from perudo import limits, wire
from perudo.errors import PerudoError

KEPT = 10_000
"""Guests or addresses whose budgets are remembered; who was longest unseen is forgotten first."""
FREE = wire.Here | wire.Lobby | wire.Act | wire.Contribute
"""Words of the game, and what costs nothing."""


class Budget:
    """So much at once, and so much more with each second, for each of many."""

    def __init__(self, budget: limits.Budget, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._rate = budget
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What each had left, and when."""

    def wait(self, who: str) -> float:
        """Takes one. Where there is none left nothing is taken: gives the seconds until there is one."""
        now = self._clock()
        left, at = self._left.pop(who, (self._most, now))
        left = min(self._most, left + max(0, now - at) * self._rate)
        lacking = max(0, 1 - left)
        self._left[who] = (left if lacking else left - 1, now)
        if len(self._left) > KEPT:
            self._left.popitem(last=False)
        return lacking / self._rate

    def take(self, who: str) -> None:
        """Takes one; for nobody (an empty name) nothing is counted. Raises ``PerudoError`` (``too-fast``)."""
        if who and self.wait(who):
            raise PerudoError("too-fast")


def counted_as(address: str | None) -> str:
    """Under what name an address is counted. This machine itself is not: whoever is on it can do worse."""
    try:
        parsed = ipaddress.ip_address((address or "").partition("%")[0])
    except ValueError:
        return address or ""
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is None:
            return "" if parsed.is_loopback else str(ipaddress.ip_network((parsed, 64), strict=False))
        parsed = parsed.ipv4_mapped
    return "" if parsed.is_loopback else str(parsed)


class Quotas:
    """Counts what guests and addresses do. ``clock``: seconds, from any moment."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        def budget(budget: limits.Budget) -> Budget:
            return Budget(budget, clock)

        self._changes = budget(limits.CHANGES), budget(limits.ADDRESS_CHANGES)
        self._tables = budget(limits.TABLES), budget(limits.ADDRESS_TABLES)
        self._taken_up = budget(limits.TAKEN_UP), budget(limits.ADDRESS_TAKEN_UP)
        self._talk = budget(limits.TALK)
        self.requests = budget(limits.REQUESTS)
        self.computed = budget(limits.COMPUTED)
        self.sockets = 0
        self._sockets = Counter[str]()
        """Of each guest and each address."""

    def admit(self, command: wire.Command, guest: str, address: str) -> None:
        """Raises ``PerudoError`` (``too-fast``) for a command of one who has had enough of its kind."""
        match command:
            case wire.Say() | wire.React():
                self._talk.take(guest)
            case wire.Open() | wire.Seek():
                for budget, who in zip(self._tables, (guest, address), strict=True):
                    budget.take(who)
            case _ if not isinstance(command, FREE):
                for budget, who in zip(self._changes, (guest, address), strict=True):
                    budget.take(who)

    def take_up(self, guest: str, address: str) -> None:
        """Raises ``PerudoError`` (``too-fast``) for one who has had enough tables taken up from their logs."""
        for budget, who in zip(self._taken_up, (guest, address), strict=True):
            budget.take(who)

    @contextmanager
    def socket(self, guest: str, address: str) -> Iterator[None]:
        """Holds a place for a socket. Raises ``PerudoError`` (``too-many-sockets``) where there is none."""
        guest, address = f"guest {guest}", f"address {address}" if address else ""
        if (
            self.sockets >= limits.SOCKETS
            or self._sockets[guest] >= limits.GUEST_SOCKETS
            or (address and self._sockets[address] >= limits.ADDRESS_SOCKETS)
        ):
            raise PerudoError("too-many-sockets")
        held = list(filter(None, (guest, address)))
        self.sockets += 1
        self._sockets.update(held)
        try:
            yield
        finally:
            self.sockets -= 1
            self._sockets.subtract(held)
            for who in held:
                if not self._sockets[who]:
                    del self._sockets[who]
