"""Seat links: secrets that move a guest's seat to another device. Each link works once and expires soon.

The server stores no secrets. Each secret is derived from the server's key, the table, the guest, the time, and the
guest's last handover. When a secret is used, the seat moves, so the secret becomes invalid. A new secret also
invalidates the previous one, as long as the same server owns the table.
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
from perudo.table.state import Table

TIME_BYTES, TAG_BYTES = 6, 18
"""The sizes (in bytes) of a secret's two parts: creation time (ms) and message authentication code."""


class SeatLinks:
    """Makes and checks seat links. ``key``: the server's key (default: a random one)."""

    def __init__(self, key: bytes | None = None) -> None:
        self._key = hmac.digest(key or secrets.token_bytes(), length_prefixed("perudo seat links"), "sha256")
        self._made: dict[tuple[str, str], int] = {}
        """The time at which this server made the latest secret for each table and guest."""

    def make(self, table: Table, guest: str, now: int) -> str:
        """Make a new secret for this guest's seat, and revoke earlier ones. Raises ``PerudoError`` (``not-seated``)."""
        if table.chair_of(guest) is None:
            raise PerudoError("not-seated")
        self._made = {seat: at for seat, at in self._made.items() if not expired(at, now)}
        made = max(now, self._made.get((table.code, guest), 0) + 1)
        self._made[table.code, guest] = made
        return self.secret(table, guest, made)

    def secret(self, table: Table, guest: str, made: int) -> str:
        """Return the secret for this guest's seat, given the secret's creation time (ms)."""
        given = table.given.get(guest)
        named = length_prefixed(table.code, guest, given.seq if given else 0, made)
        tag = hmac.digest(self._key, named, "sha256")[:TAG_BYTES]
        return base64.urlsafe_b64encode(made.to_bytes(TIME_BYTES, "big") + tag).decode()

    def owner(self, table: Table, secret: str, now: int) -> str:
        """Return the guest whose seat this secret can move. ``now`` is in milliseconds.

        Raises ``PerudoError`` (``seat-link``) for an invalid secret.
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
    """Return whether a secret with this creation time has expired."""
    return made + 1000 * limits.SEAT_LINK_SECONDS <= now


def qr_code(link: str) -> str:
    """Return the QR code of a link, as a data URL."""
    code = segno.make(link, error="m", micro=False)
    return str(code.svg_data_uri(border=2, omitsize=True, dark="#000", light="#fff"))


def seat_link_message(command: wire.HandOver, secret: str) -> bytes:
    """Encode the message with a seat link and its QR code."""
    link = f"{command.address}#seat={secret}"
    shown = wire.SeatLink(id=command.id, link=link, qr_code=qr_code(link), seconds=limits.SEAT_LINK_SECONDS)
    return wire.encode(shown)
