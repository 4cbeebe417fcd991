"""Who a browser is to us: a secret token in a cookie. Scripts never see it; the log holds only its digest.

A token says who made it: after 256 bits of chance comes a tag that only this server's key can make, so that what
somebody else has set is nobody. Where TLS is on the cookie's name begins with ``__Host-``: no browser lets a sibling of
this host set such a one. One of the plain name is moved over then, if this server made it for the plain name; so nobody
plants their own token of TLS under the plain name.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from perudo.records.fair_dice import length_prefixed
from perudo.server.external_bots import GUEST_PREFIX

PLAIN_COOKIE, SECURE_COOKIE = "guest", "__Host-guest"
"""The cookie's names: without TLS, and with it."""
EXTERNAL_BOT = "program"
"""What the token of a program is made for: it sends it as ``Authorization: Bearer TOKEN``."""
_BEARER = "bearer "
COOKIE_SECONDS = 60 * 60 * 24 * 365
"""Seconds for which a browser keeps it."""
_UNTAGGED = re.compile(r"[A-Za-z0-9_-]{43}")
"""256 bits, as ``secrets.token_urlsafe(32)`` writes them."""
_TAGGED = re.compile(r"([A-Za-z0-9_-]{43})([A-Za-z0-9_-]{22})")
"""The same, then a tag of 128 bits."""


class GuestTokens:
    """Knows browsers again. ``key``: this server's; without one tokens have no tag, and any is taken for its own."""

    def __init__(self, key: bytes | None = None) -> None:
        self._key = None if key is None else hmac.digest(key, length_prefixed("perudo guests"), "sha256")

    def identify(self, connection: HTTPConnection) -> str | None:
        """Who a browser is: the digest of its token; None where it has none that is ours. Programs are marked."""
        said = connection.headers.get("authorization", "")
        if said[: len(_BEARER)].lower() == _BEARER:
            token = said[len(_BEARER) :].strip()
            return GUEST_PREFIX + _digest(token) if self._ours(token, EXTERNAL_BOT) else None
        known = self._token(connection)
        return known and _digest(known)

    def set_cookie(self, connection: HTTPConnection, response: Response) -> None:
        """Has a browser keep its token, or a new one, under the name that is right here."""
        secure = _secure(connection)
        name = SECURE_COOKIE if secure else PLAIN_COOKIE
        token = self._token(connection) or self.new(name)
        response.set_cookie(name, token, COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
        if secure and PLAIN_COOKIE in connection.cookies:
            response.delete_cookie(PLAIN_COOKIE, httponly=True, samesite="lax", secure=True)

    def _token(self, connection: HTTPConnection) -> str | None:
        for name in (SECURE_COOKIE, PLAIN_COOKIE) if _secure(connection) else (PLAIN_COOKIE,):
            token = connection.cookies.get(name, "")
            if self._ours(token, name):
                return token
        return None

    def _ours(self, token: str, name: str) -> bool:
        if self._key is None:
            return _UNTAGGED.fullmatch(token) is not None
        parts = _TAGGED.fullmatch(token)
        if parts is None:
            return False
        made_for = (SECURE_COOKIE, PLAIN_COOKIE) if name == SECURE_COOKIE else (name,)
        return any(hmac.compare_digest(parts[2], _tag(self._key, each, parts[1])) for each in made_for)

    def new(self, name: str = PLAIN_COOKIE) -> str:
        """A token for a cookie of this name."""
        secret = secrets.token_urlsafe(32)
        return secret if self._key is None else secret + _tag(self._key, name, secret)


def _secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def _tag(key: bytes, name: str, secret: str) -> str:
    made = hmac.digest(key, f"{name} {secret}".encode(), "sha256")[:16]
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
