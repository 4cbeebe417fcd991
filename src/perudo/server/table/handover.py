"""Seats on their way to another device: secrets that work once and for a short time, and that nothing keeps.

A secret follows from the server's key, the table, the guest whose seat it is, when it was made, and the event by which
the guest last gave a seat away: so it is dead once it was used. Of when the last one was made each node tells the
others (``nodes.attendance``), so that a new one takes the place of the one before.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import secrets
from collections.abc import Mapping

import segno

from perudo import limits, wire
from perudo.errors import PerudoError
from perudo.fair import fields
from perudo.server.table.state import Table

TIME_BYTES, TAG_BYTES = 6, 18
"""Of a secret: when it was made, in milliseconds, and what only this server's key can make of it."""


class SeatLinks:
    """Who may take whose seat by which secret. ``key``: without one this server has one of its own, until it ends."""

    def __init__(self, key: bytes | None = None) -> None:
        self._key = hmac.digest(key or secrets.token_bytes(), fields("perudo seat links"), "sha256")

    def secret(self, table: Table, guest: str, made: int) -> str:
        """The secret for this guest's seat, made at this moment."""
        named = fields(table.code, guest, table.gave.get(guest, 0), made)
        tag = hmac.digest(self._key, named, "sha256")[:TAG_BYTES]
        return base64.urlsafe_b64encode(made.to_bytes(TIME_BYTES, "big") + tag).decode()

    def owner(self, table: Table, secret: str, now: int, last: Mapping[str, int]) -> str:
        """The guest whose seat it is. ``last``: when the last secret was made for each guest. All in milliseconds.

        Raises ``PerudoError`` (``seat-link``) for a secret that does not work.
        """
        try:
            made = int.from_bytes(base64.urlsafe_b64decode(secret)[:TIME_BYTES], "big")
        except (ValueError, binascii.Error):
            raise PerudoError("seat-link") from None
        for guest in filter(None, (sitter.guest for sitter in table.sitters.values())):
            known = self.secret(table, guest, made)
            if hmac.compare_digest(known.encode(), secret.encode()):
                if expired(made, now) or made < last.get(guest, 0):
                    break
                return guest
        raise PerudoError("seat-link")


def expired(made: int, now: int) -> bool:
    """Whether a secret that was made then works no more."""
    return made + 1000 * limits.SEAT_LINK_SECONDS <= now


def link_message(command: wire.HandOver, secret: str) -> bytes:
    """What its owner is sent of a link to a seat."""
    link = f"{command.address}#seat={secret}"
    drawing = segno.make(link, error="m", micro=False).svg_data_uri(border=2, omitsize=True, dark="#000", light="#fff")
    shown = wire.SeatLink(id=command.id, link=link, drawing=drawing, seconds=limits.SEAT_LINK_SECONDS)
    return wire.encode(shown)
