"""Who vouches for a record: a server signs the records of games that are over, with a key that it has made for itself.

What it signs is the *head*: a digest over the header, chained over each round, and over the end. So no name, no rule,
no word and no die in a signed record can be another, no round can be missing, none can be more, and none elsewhere.
docs/records.md tells how to check it without this program.

    head    SHA-256(fields("perudo record", header)), with it SHA-256(fields("perudo round", head, round)) for each
            round, and with that SHA-256(fields("perudo end", head, signed without its signature))

Header, rounds and end are tables of TOML, whose bytes are those of their keys and values: see ``canonical_bytes``.
"""

from __future__ import annotations

import dataclasses
import hmac
import re
from collections.abc import Mapping
from hashlib import sha256
from typing import Literal

from perudo.records.fair_dice import length_prefixed
from perudo.records.record import Record, Signature

SignatureStatus = Literal["none", "fits", "unfit", "weak-key"]

_PRIME = 2**255 - 19
"""The order of the field that Ed25519 computes in."""
_ORDER_8 = 0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD84D3D706A17C7
"""The y coordinate of two of the four points of order 8; the other two have its negative."""
_SMALL_ORDER = frozenset((0, 1, _PRIME - 1, _ORDER_8, _PRIME - _ORDER_8))
"""The y coordinates of the eight points of small order."""


class RecordSigner:
    """Signs by a key that follows from a server's secret ``key``. ``server``: the address at which it says it is."""

    def __init__(self, key: bytes, server: str | None = None) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # 40 ms, and not always needed

        self._private = Ed25519PrivateKey.from_private_bytes(
            hmac.digest(key, length_prefixed("perudo signing"), "sha256")
        )
        self.server = server
        self.key = self._private.public_key().public_bytes_raw().hex()
        """The public key, in hexadecimal."""

    def sign(self, record: Record) -> Record:
        """The record with this server's signature."""
        unsigned = dataclasses.replace(record, signature=Signature(self.key, "", self.server))
        assert unsigned.signature is not None
        signature = self._private.sign(signed_digest(unsigned)).hex()
        return dataclasses.replace(record, signature=unsigned.signature._replace(signature=signature))


def check_signature(record: Record) -> SignatureStatus:
    """Whether a record bears a signature, and whether it is of this very record. Whose it is, the key alone tells.

    A ``weak-key`` proves nothing, whatever the signature.
    """
    if record.signature is None:
        return "none"
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        raw = bytes.fromhex(record.signature.key)
        key = Ed25519PublicKey.from_public_bytes(raw)
        if _is_weak(raw):
            return "weak-key"
        key.verify(bytes.fromhex(record.signature.signature), signed_digest(record))
    except (InvalidSignature, ValueError):
        return "unfit"
    return "fits"


def _is_weak(key: bytes) -> bool:
    """Whether a public key has small order or a non-canonical encoding.

    Anybody can make signatures that a key of small order accepts. OpenSSL, which verifies ours, does not refuse either.
    """
    y = int.from_bytes(key, "little") % 2**255  # the highest bit is the sign of x
    return y >= _PRIME or y in _SMALL_ORDER


def signed_digest(record: Record) -> bytes:
    """What is signed of a record: a digest over all that it says but the signature itself."""
    header = record.to_dict()
    rounds, end = header.pop("round", []), header.pop("signed", {})
    end.pop("signature", None)
    found = sha256(length_prefixed("perudo record", canonical_bytes(header))).digest()
    for played in rounds:
        found = sha256(length_prefixed("perudo round", found, canonical_bytes(played))).digest()
    return sha256(length_prefixed("perudo end", found, canonical_bytes(end))).digest()


def canonical_bytes(value: object) -> bytes:
    """A value of TOML's as bytes: a table as the fields of its keys, in alphabetical order, each with its value after
    it; a list as the fields of its values; a text in UTF-8; a number in decimal digits; ``true`` or ``false``.

    Of which kind a value is, its key says.
    """
    if isinstance(value, Mapping):
        return length_prefixed(*(part for key in sorted(value) for part in (key, canonical_bytes(value[key]))))
    if isinstance(value, list | tuple):
        return length_prefixed(*map(canonical_bytes, value))
    return (str(value).lower() if isinstance(value, bool) else str(value)).encode()


def fingerprint(key: str) -> str:
    """A public key, short enough for people to compare."""
    digits = sha256(key.encode()).hexdigest()[:32]
    return " ".join(re.findall("....", digits))
