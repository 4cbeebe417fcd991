"""Seats on their way to another device: secrets that work once and for a short time, and that nothing keeps.

A secret follows from the server's key, the table, the guest whose seat it is, when it was made, and the event by which
the guest last gave a seat away: so it is dead once it was used. A new one takes the place of the one before, as long as
the same server owns the table.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import secrets

import segno

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.records.fair_dice import length_prefixed
from perudo.server.table.state import Table

TIME_BYTES, TAG_BYTES = 6, 18
"""Of a secret: when it was made, in milliseconds, and what only this server's key can make of it."""


class SeatLinks:
    """Who may take whose seat by which secret. ``key``: without one this server has one of its own, until it ends."""

    def __init__(self, key: bytes | None = None) -> None:
        self._key = hmac.digest(key or secrets.token_bytes(), length_prefixed("perudo seat links"), "sha256")
        self._made: dict[tuple[str, str], int] = {}
        """By table and guest, when the last one was made by this server."""

    def make(self, table: Table, guest: str, now: int) -> str:
        """A new secret for this guest's seat; those before work no more. Raises ``PerudoError`` (``not-seated``)."""
        if table.chair_of(guest) is None:
            raise PerudoError("not-seated")
        self._made = {seat: at for seat, at in self._made.items() if not expired(at, now)}
        made = max(now, self._made.get((table.code, guest), 0) + 1)
        self._made[table.code, guest] = made
        return self.secret(table, guest, made)

    def secret(self, table: Table, guest: str, made: int) -> str:
        """The secret for this guest's seat, made at this moment."""
        given = table.given.get(guest)
        named = length_prefixed(table.code, guest, given.seq if given else 0, made)
        tag = hmac.digest(self._key, named, "sha256")[:TAG_BYTES]
        return base64.urlsafe_b64encode(made.to_bytes(TIME_BYTES, "big") + tag).decode()

    def owner(self, table: Table, secret: str, now: int) -> str:
        """The guest whose seat it is, ``now`` in milliseconds.

        Raises ``PerudoError`` (``seat-link``) for a secret that does not work.
        """
        try:
            made = int.from_bytes(base64.urlsafe_b64decode(secret)[:TIME_BYTES], "big")
        except (ValueError, binascii.Error):
            raise PerudoError("seat-link") from None
        for guest in filter(None, (occupant.guest for occupant in table.occupants.values())):
            known = self.secret(table, guest, made)
            if hmac.compare_digest(known.encode(), secret.encode()):
                if expired(made, now) or made < self._made.get((table.code, guest), 0):
                    break
                return guest
        raise PerudoError("seat-link")


def expired(made: int, now: int) -> bool:
    """Whether a secret that was made then works no more."""
    return made + 1000 * limits.SEAT_LINK_SECONDS <= now


def seat_link_message(command: wire.HandOver, secret: str) -> bytes:
    """What its owner is sent of a link to a seat."""
    link = f"{command.address}#seat={secret}"
    drawing = segno.make(link, error="m", micro=False).svg_data_uri(border=2, omitsize=True, dark="#000", light="#fff")
    shown = wire.SeatLink(id=command.id, link=link, qr_code=drawing, seconds=limits.SEAT_LINK_SECONDS)
    return wire.encode(shown)
