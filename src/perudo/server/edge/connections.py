"""Limits the number of open connections, and disconnects peers that keep the server waiting.

A peer could hold a file descriptor forever by sending half a request, reading too slowly, or never closing its side.
``Connections.overdue`` finds such peers. This method needs no timer per connection, so tens of thousands of idle
connections cost almost nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice

from perudo.core import limits
from perudo.server.edge.forwarding import Forwarding
from perudo.server.token_bucket import rate_limit_key

RESERVED_FILES = 100
"""File descriptors reserved for purposes other than connections, such as the database and static files."""

WaitStage = tuple[object, float]
"""The event that the server waits for, and the timeout in seconds."""


class Connection:
    """A connection whose peer must respond within a timeout."""

    transport: asyncio.Transport
    address = ""
    """The rate-limit key of the peer's address."""
    _stage: WaitStage | None = None
    _stage_since = 0.0
    _unread = 0
    """How many bytes were unread at the last check."""
    _unread_since = 0.0

    def wait_stage(self) -> WaitStage | None:
        """Return the event that the server is waiting for, or None."""
        return ("close", limits.SEND_STALL_SECONDS) if self.transport.is_closing() else None

    def overdue(self, now: float) -> bool:
        """Return whether the peer has exceeded its timeout. ``now`` is in seconds."""
        stage, unread = self.wait_stage(), self.transport.get_write_buffer_size()
        if stage != self._stage:
            self._stage, self._stage_since = stage, now
        if not 0 < self._unread <= unread:
            self._unread_since = now
        self._unread = unread
        late = stage is not None and now - self._stage_since >= stage[1]
        return late or now - self._unread_since >= limits.SEND_STALL_SECONDS


class Connections:
    """All of a server's open connections, counted by address.

    ``proxy`` is the address or network of the reverse proxy, which forwards the connections of many people.
    ``forwarding`` identifies the other nodes, if there are any. ``clock`` returns the time in seconds.
    """

    def __init__(
        self,
        proxy: str | None = None,
        forwarding: Forwarding | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.proxy, self.forwarding = proxy, forwarding
        self.capacity = min(limits.MAX_CONNECTIONS, _open_files() - RESERVED_FILES)
        """The maximum number of connections."""
        self._proxy = ipaddress.ip_network(proxy) if proxy else None
        self._clock = clock
        self._open: set[Connection] = set()
        self._of_address = Counter[str]()
        self._ahead: Iterator[Connection] = iter(())
        """Connections that the current round of checks has not reached yet."""

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._open))

    @property
    def socket_capacity(self) -> int:
        """The maximum number of WebSockets. Some connections are reserved for HTTP."""
        return min(limits.MAX_SOCKETS, self.capacity - min(limits.RESERVED_HTTP_CONNECTIONS, self.capacity // 5))

    def add(self, connection: Connection) -> bool:
        """Count a connection under its peer's address. Return whether the connection is within the limits."""
        peer = connection.transport.get_extra_info("peername")
        self._open.add(connection)
        self._count(connection, str(peer[0]) if isinstance(peer, tuple) else None)
        return len(self._open) <= self.capacity and not self._crowded(connection.address)

    def recount(self, connection: Connection, address: str) -> None:
        """Count a connection from another node under the address of the original client."""
        self._uncount(connection)
        self._count(connection, address)

    def replace(self, old: Connection, new: Connection) -> None:
        """Replace a connection's protocol object with another one."""
        new.address = old.address
        self._open.discard(old)
        self._open.add(new)

    def remove(self, connection: Connection) -> None:
        self._open.discard(connection)
        self._uncount(connection)

    def overdue(self, steps: int = 1) -> list[Connection]:
        """Abort overdue connections, and return them. ``steps``: how many calls it takes to check all connections
        once."""
        now, count = self._clock(), 1 + len(self._open) // steps
        if not (some := list(islice(self._ahead, count))):
            self._ahead = iter(list(self._open))
            some = list(islice(self._ahead, count))
        late = [each for each in some if each in self._open and each.overdue(now)]
        for each in late:
            each.transport.abort()
        return late

    def _crowded(self, address: str) -> bool:
        if not address or self._of_address[address] <= limits.ADDRESS_CONNECTIONS:
            return False
        if self.forwarding is not None and self.forwarding.is_node(address):
            return False
        return self._proxy is None or not self._proxy.overlaps(ipaddress.ip_network(address))

    def _count(self, connection: Connection, address: str | None) -> None:
        connection.address = rate_limit_key(address)
        self._of_address[connection.address] += 1

    def _uncount(self, connection: Connection) -> None:
        self._of_address[connection.address] -= 1
        if not self._of_address[connection.address]:
            del self._of_address[connection.address]


def _open_files() -> int:
    """Raise the process's limit on open files as far as needed and permitted. Return the new limit."""
    try:
        import resource
    except ImportError:  # Windows does not limit the number of open files.
        return limits.MAX_CONNECTIONS + RESERVED_FILES
    granted, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.MAX_CONNECTIONS + RESERVED_FILES
    if most != resource.RLIM_INFINITY:
        wanted = min(wanted, most)
    if granted == resource.RLIM_INFINITY or granted >= wanted:
        return wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    except (OSError, ValueError):  # macOS reports no limit on open files, but has one.
        return granted
    return wanted
