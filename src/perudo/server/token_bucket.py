"""Token buckets for guests and addresses, and the rate-limit keys of addresses."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache

from perudo.core import limits
from perudo.core.errors import PerudoError

MAX_BUCKETS = 20_000
"""The maximum number of guests or addresses to keep track of. The guest or address that was seen least recently is
dropped first.
"""


class TokenBuckets:
    """Token buckets, one for each key. A bucket starts full, with ``most`` tokens, and refills at a fixed rate."""

    def __init__(self, budget: limits.Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self._rate = budget
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """For each key, the number of tokens left, and the time when they were counted."""

    def left(self, key: str) -> float:
        """Return the number of remaining tokens; negative if more were taken than were available."""
        return self._left_now(key)[0]

    def seconds_until_token(self, key: str) -> float:
        """Return the number of seconds until a token is available."""
        return max(0, 1 - self.left(key)) / self._rate

    def try_take(self, key: str) -> float:
        """Take a token if one is available. Return 0 if it was taken; otherwise, the seconds until one is available."""
        short = self.seconds_until_token(key)
        if not short:
            self.spend(key)
        return short

    def spend(self, key: str) -> None:
        """Take a token. The caller must have checked that one is available."""
        left, now = self._left_now(key)
        self._left[key] = left - 1, now

    def take(self, key: str) -> None:
        """Take a token from a key's bucket; an empty key is exempt. Raises ``PerudoError`` (``too-fast``)."""
        if key and self.try_take(key):
            raise PerudoError("too-fast")

    def is_half_full(self, key: str) -> bool:
        """Return whether at least half of the tokens are left; low-priority requests require this."""
        return not key or self.left(key) >= self.most / 2

    def _left_now(self, key: str) -> tuple[float, float]:
        """Return the remaining tokens, and the current time."""
        now = self._clock()
        left, at = self._left.pop(key, (self.most, now))
        left = min(self.most, left + max(0, now - at) * self._rate)
        self._left[key] = left, now
        if len(self._left) > MAX_BUCKETS:
            self._left.popitem(last=False)
        return left, now


@lru_cache(MAX_BUCKETS)
def rate_limit_key(address: str | None) -> str:
    """Return the rate-limit key of an address; an empty key for this machine, which is exempt."""
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
    """Return the network that contains an address. By default, the network has the size that a provider usually assigns
    to one customer.
    """
    try:
        network = ipaddress.ip_network(counted)
    except ValueError:
        return counted
    return str(network.supernet(new_prefix=prefix4 if network.version == 4 else prefix6))
