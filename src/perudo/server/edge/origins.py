"""Whose page asks: one of ours, or one of somebody else, which a guest may have open beside it."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

PORTS = {"http": 80, "https": 443}
FRAMES = "iframe", "frame", "embed", "object", "fencedframe"
"""In none of them is a page of ours shown."""
SCHEMES = {"ws": "http", "wss": "https"}
"""Of a socket, that of its page."""


def is_cross_origin(connection: HTTPConnection, addresses: Iterable[str]) -> bool:
    """Whether a page of another origin asks. Programs say nothing of origins, and are none.

    ``addresses``: where others reach this server, beside how it is asked now.
    """
    said, site = connection.headers.get("origin"), connection.headers.get("sec-fetch-site")
    # Browsers always say where the page of a socket is from, and that is what counts.
    if site not in (None, "same-origin", "none") and (said is None or connection.scope["type"] == "http"):
        return True
    if said is None:
        return False
    scheme = connection.scope["scheme"]
    asked = f"{SCHEMES.get(scheme, scheme)}://{connection.headers.get('host', '')}"
    origin = _origin(said)
    return origin is None or origin not in map(_origin, (asked, *addresses))


def is_navigation(connection: HTTPConnection) -> bool:
    """Whether somebody follows a link to here, wherever it stood. (For what, it no longer says where our page's worker
    hands it on.)"""
    navigates = connection.headers.get("sec-fetch-mode") == "navigate"
    framed = connection.headers.get("sec-fetch-dest") in FRAMES
    return connection.scope.get("method") == "GET" and navigates and not framed


def _origin(address: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an address; None for nonsense, ``null`` and what is no web page's."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname:
        return None
    return parts.scheme, parts.hostname, PORTS[parts.scheme] if port is None else port
