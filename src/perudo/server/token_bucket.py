"""So much at once and so much more with each second, for each of many; and under what name an address is counted."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache

from perudo.core import limits
from perudo.core.errors import PerudoError

MAX_BUCKETS = 20_000
"""Guests or addresses whose budgets are remembered; who was longest unseen is forgotten first."""


class TokenBuckets:
    """So much at once, and so much more with each second, for each of many."""

    def __init__(self, budget: limits.Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self._rate = budget
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What each had left, and when."""

    def left(self, key: str) -> float:
        """Return what one has left: less than nothing for one in debt."""
        return self._left_now(key)[0]

    def seconds_until_token(self, key: str) -> float:
        """The seconds until there is one left."""
        return max(0, 1 - self.left(key)) / self._rate

    def try_take(self, key: str) -> float:
        """Takes one. Where there is none left nothing is taken: gives the seconds until there is one."""
        short = self.seconds_until_token(key)
        if not short:
            self.spend(key)
        return short

    def spend(self, key: str) -> None:
        """Take one. The caller has made sure that one is left."""
        left, now = self._left_now(key)
        self._left[key] = left - 1, now

    def take(self, key: str) -> None:
        """Takes one; for nobody (an empty name) nothing is counted. Raises ``PerudoError`` (``too-fast``)."""
        if key and self.try_take(key):
            raise PerudoError("too-fast")

    def is_half_full(self, key: str) -> bool:
        """Whether there is so much of it left that what can wait may have some."""
        return not key or self.left(key) >= self.most / 2

    def _left_now(self, key: str) -> tuple[float, float]:
        """What one has left, and the time."""
        now = self._clock()
        left, at = self._left.pop(key, (self.most, now))
        left = min(self.most, left + max(0, now - at) * self._rate)
        self._left[key] = left, now
        if len(self._left) > MAX_BUCKETS:
            self._left.popitem(last=False)
        return left, now


@lru_cache(MAX_BUCKETS)
def rate_limit_key(address: str | None) -> str:
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


@lru_cache(MAX_BUCKETS)
def network_key(counted: str, prefix4: int = 24, prefix6: int = 48) -> str:
    """The network around an address that is counted; by default large enough to be one customer's."""
    try:
        network = ipaddress.ip_network(counted)
    except ValueError:
        return counted
    return str(network.supernet(new_prefix=prefix4 if network.version == 4 else prefix6))
