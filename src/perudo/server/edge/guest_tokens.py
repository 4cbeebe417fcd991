"""Guest tokens: a secret token in a cookie identifies a browser. The log holds only the token's digest.

Scripts cannot read the cookie. A token consists of 256 random bits and a tag computed with this server's key, so that
nobody else can make a valid token. With TLS the cookie's name begins with ``__Host-``, so other hosts of the same
domain cannot overwrite the cookie. With TLS, the server replaces a cookie that has the plain name with a ``__Host-``
cookie only if the token was created for the plain name. Otherwise attackers could plant their own tokens in somebody's
browser.
"""

from __future__ import annotations

import hmac
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from perudo.records.fair_dice import length_prefixed
from perudo.server.base64url import to_base64url
from perudo.server.people.people import digest
from perudo.table.external_bots import GUEST_PREFIX

PLAIN_COOKIE, SECURE_COOKIE = "guest", "__Host-guest"
"""The cookie's name without TLS, and its name with TLS."""
EXTERNAL_BOT = "program"
"""The purpose encoded in an external bot's token. The bot sends the token as ``Authorization: Bearer TOKEN``."""
_BEARER = "bearer "
COOKIE_SECONDS = 60 * 60 * 24 * 365
"""How many seconds the cookie remains valid."""
_UNTAGGED = re.compile(r"[A-Za-z0-9_-]{43}")
"""Matches 256 bits in the format of ``secrets.token_urlsafe(32)``."""
_TAGGED = re.compile(r"([A-Za-z0-9_-]{43})([A-Za-z0-9_-]{22})")
"""Matches 256 bits followed by an authentication tag of 128 bits."""


class GuestTokens:
    """Identifies browsers. ``key``: the server's key; without a key, tokens have no tag, and any token is accepted."""

    def __init__(self, key: bytes | None = None) -> None:
        self._key = None if key is None else hmac.digest(key, length_prefixed("perudo guests"), "sha256")
        self._derivation_key = self._key or secrets.token_bytes(32)

    def identify(self, connection: HTTPConnection) -> str | None:
        """Return the digest of a guest's token, with a prefix for external bots; None if the token is missing or
        invalid."""
        said = connection.headers.get("authorization", "")
        if said[: len(_BEARER)].lower() == _BEARER:
            token = said[len(_BEARER) :].strip()
            return GUEST_PREFIX + digest(token) if self._ours(token, EXTERNAL_BOT) else None
        known = self._token(connection)
        return known and digest(known)

    def derived(self, connection: HTTPConnection, attempt: str) -> str:
        """Return a new token to replace a browser's token. Repeating the request with the same random ``attempt``
        returns the same token."""
        known = self._token(connection) or ""
        secret = hmac.digest(self._derivation_key, length_prefixed("perudo new token", known, attempt), "sha256")
        return self._tagged(_cookie(connection), to_base64url(secret))

    def set_cookie(self, connection: HTTPConnection, response: Response, token: str | None = None) -> None:
        """Set a browser's cookie to ``token`` (default: the browser's current token, or a new token if it has none)."""
        secure = _secure(connection)
        name = _cookie(connection)
        token = token or self._token(connection) or self.new(name)
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
        """Create a token for a cookie with this name."""
        return self._tagged(name, secrets.token_urlsafe(32))

    def new_cookie(self, connection: HTTPConnection) -> str:
        """Create a token for a browser."""
        return self.new(_cookie(connection))

    def _tagged(self, name: str, secret: str) -> str:
        return secret if self._key is None else secret + _tag(self._key, name, secret)


def _secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def _cookie(connection: HTTPConnection) -> str:
    return SECURE_COOKIE if _secure(connection) else PLAIN_COOKIE


def _tag(key: bytes, name: str, secret: str) -> str:
    made = hmac.digest(key, f"{name} {secret}".encode(), "sha256")[:16]
    return to_base64url(made)
