"""Checks whether a request comes from our own page or from another site's page."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

PORTS = {"http": 80, "https": 443}
FRAMES = "iframe", "frame", "embed", "object", "fencedframe"
"""The values of ``Sec-Fetch-Dest`` for embedded pages. Other sites cannot embed our pages."""
SCHEMES = {"ws": "http", "wss": "https"}
"""For each WebSocket scheme, the scheme of the page's URL."""


def is_cross_origin(connection: HTTPConnection, addresses: Iterable[str]) -> bool:
    """Return whether a page on another origin sent the request. Requests without ``Origin`` and ``Sec-Fetch-Site`` come
    from clients that are not browsers, and are allowed.

    ``addresses``: this server's other origins, in addition to the request's own host.
    """
    said, site = connection.headers.get("origin"), connection.headers.get("sec-fetch-site")
    # Browsers always send an Origin header with WebSocket requests, so Sec-Fetch-Site does not matter for them.
    if site not in (None, "same-origin", "none") and (said is None or connection.scope["type"] == "http"):
        return True
    if said is None:
        return False
    scheme = connection.scope["scheme"]
    asked = f"{SCHEMES.get(scheme, scheme)}://{connection.headers.get('host', '')}"
    origin = _origin(said)
    return origin is None or origin not in map(_origin, (asked, *addresses))


def is_navigation(connection: HTTPConnection) -> bool:
    """Return whether the request opens a page in the browser, outside a frame. (For requests through a service worker
    the destination is unknown.)"""
    navigates = connection.headers.get("sec-fetch-mode") == "navigate"
    framed = connection.headers.get("sec-fetch-dest") in FRAMES
    return connection.scope.get("method") == "GET" and navigates and not framed


def _origin(address: str) -> tuple[str, str, int] | None:
    """Return the scheme, host and port of an address; None for ``null`` and anything else that is not a web origin."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname:
        return None
    return parts.scheme, parts.hostname, PORTS[parts.scheme] if port is None else port
