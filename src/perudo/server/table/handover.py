"""Seats on their way to another device: secrets that work once and for a short time, of which digests alone are kept.

They are in memory and nowhere else: after a restart the owner of a seat asks for another.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable

import segno

from perudo import limits, wire
from perudo.errors import PerudoError

SECRET_BYTES = 24


class SeatLinks:
    """Who may take whose seat by which secret. ``clock``: seconds, from any moment."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._open: dict[tuple[str, str], tuple[bytes, float]] = {}
        """By table and guest whose seat it is: the secret's digest, and when it expires."""

    def make(self, table: str, guest: str) -> str:
        """A new secret for this guest's seat; the one before works no more."""
        self.used(table, guest)
        secret = secrets.token_urlsafe(SECRET_BYTES)
        self._open[table, guest] = _digest(secret), self._clock() + limits.SEAT_LINK_SECONDS
        return secret

    def owner(self, table: str, secret: str) -> str:
        """The guest whose seat it is. Raises ``PerudoError`` (``seat-link``) for a secret that does not work."""
        self._forget_expired()
        given = _digest(secret)
        for (at, guest), (known, _) in self._open.items():
            if at == table and hmac.compare_digest(known, given):
                return guest
        raise PerudoError("seat-link")

    def used(self, table: str, guest: str) -> None:
        """The guest's secret, if there is one, works no more."""
        self._forget_expired()
        self._open.pop((table, guest), None)

    def _forget_expired(self) -> None:
        now = self._clock()
        self._open = {seat: link for seat, link in self._open.items() if link[1] > now}


def link_message(command: wire.HandOver, secret: str) -> bytes:
    """What its owner is sent of a link to a seat."""
    link = f"{command.address}#seat={secret}"
    drawing = segno.make(link, error="m", micro=False).svg_data_uri(border=2, omitsize=True, dark="#000", light="#fff")
    shown = wire.SeatLink(id=command.id, link=link, drawing=drawing, seconds=limits.SEAT_LINK_SECONDS)
    return wire.encode(shown)


def _digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
