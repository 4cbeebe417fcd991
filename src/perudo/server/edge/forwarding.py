"""Forwards sockets to the node that owns their table.

The client's node connects to the owner, and sends it the client's request with one additional header. Then the node
relays bytes in both directions (``pipe.py``). The header identifies the client, because the owner sees only the address
of the forwarding node. The header is signed with a key that only the nodes have, and the signature covers the request's
path and credentials.
"""

from __future__ import annotations

import hmac
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from websockets.http11 import Request

from perudo.records.fair_dice import length_prefixed

HEADER = "Perudo-Forwarded"
FRESH_SECONDS = 30
"""The maximum difference (s) between a header's timestamp and this node's clock, in either direction."""
_CREDENTIALS = "Cookie", "Authorization"


class Origin(NamedTuple):
    """The client who sent a forwarded request."""

    address: str
    """The client's address."""
    scheme: str
    """The scheme of the client's own connection: ``ws`` or ``wss``."""


class Forwarding:
    """Finds the node that owns a table, and signs and verifies the forwarding header.

    ``key`` is shared by all nodes. ``owner`` returns the ``HOST:PORT`` of the node that owns a table, or None if this
    node serves it. ``is_node`` returns whether an address belongs to another node, which forwards the connections of
    many people. ``clock`` returns seconds since 1970.
    """

    def __init__(
        self,
        key: bytes,
        owner: Callable[[str], Awaitable[str | None]],
        is_node: Callable[[str], bool] = lambda _: False,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.owner, self.is_node = owner, is_node
        self._key, self._clock = key, clock

    def header(self, origin: Origin, request: Request) -> str:
        """Return the value of the forwarding header for a request."""
        now = int(self._clock())
        return f"{origin.address} {origin.scheme} {now} {self._signature(origin, now, request)}"

    def verified(self, request: Request) -> Origin | None:
        """Return the origin of a forwarded request; None if the request has no valid signature."""
        try:
            [value] = request.headers.get_all(HEADER)
            address, scheme, moment, signature = value.split(" ")
            at = int(moment)
        except ValueError:
            return None
        origin = Origin(address, scheme)
        fresh = abs(self._clock() - at) <= FRESH_SECONDS
        genuine = hmac.compare_digest(signature.encode(), self._signature(origin, at, request).encode())
        return origin if fresh and genuine else None

    def _signature(self, origin: Origin, at: int, request: Request) -> str:
        credentials = (
            "\n".join(request.headers.get_all(name)).encode("utf-8", "surrogatepass") for name in _CREDENTIALS
        )
        signed = length_prefixed("perudo forwarded", *origin, at, request.path, *credentials)
        return hmac.digest(self._key, signed, "sha256").hex()
