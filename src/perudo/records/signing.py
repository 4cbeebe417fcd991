"""Signatures of records: a server signs the records of finished games with its own key.

The server signs a digest, the *head*: the result of a hash chain over the record's header, each round, and the end. So
any change to a name, rule, move or die, or to the number or order of the rounds, invalidates the signature.

    head    SHA-256(fields("perudo record", header)), then SHA-256(fields("perudo round", head, round)) for each
            round, and finally SHA-256(fields("perudo end", head, signed without its signature))

The header, each round and the end are TOML tables, which ``canonical_bytes`` encodes.
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
"""The order of Ed25519's field."""
_ORDER_8 = 0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD84D3D706A17C7
"""The y coordinate of two of the four points of order 8. The y coordinate of the other two points is its negative."""
_SMALL_ORDER = frozenset((0, 1, _PRIME - 1, _ORDER_8, _PRIME - _ORDER_8))
"""The y coordinates of the eight points of small order."""


class RecordSigner:
    """Signs records with a key derived from a server's secret ``key``. ``server``: the server's own address."""

    def __init__(self, key: bytes, server: str | None = None) -> None:
        # Imported here, because the import takes 40 ms and is not always needed.
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._private = Ed25519PrivateKey.from_private_bytes(
            hmac.digest(key, length_prefixed("perudo signing"), "sha256")
        )
        self.server = server
        self.key = self._private.public_key().public_bytes_raw().hex()
        """The public key, in hexadecimal."""

    def sign(self, record: Record) -> Record:
        """Return the record with this server's signature."""
        unsigned = dataclasses.replace(record, signature=Signature(self.key, "", self.server))
        assert unsigned.signature is not None
        signature = self._private.sign(signed_digest(unsigned)).hex()
        return dataclasses.replace(record, signature=unsigned.signature._replace(signature=signature))


def check_signature(record: Record) -> SignatureStatus:
    """Check whether a record is signed, and whether the signature matches the record. The key identifies the signer;
    the server address in the record does not.

    ``weak-key`` means that the signature proves nothing.
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
    """Return whether a public key has small order or a non-canonical encoding.

    Anybody can forge signatures for a key of small order. OpenSSL, which verifies our signatures, does not reject such
    keys.
    """
    y = int.from_bytes(key, "little") % 2**255  # The highest bit is the sign of x.
    return y >= _PRIME or y in _SMALL_ORDER


def signed_digest(record: Record) -> bytes:
    """Return the digest that a server signs. The digest covers everything in a record except the signature."""
    header = record.to_dict()
    rounds, end = header.pop("round", []), header.pop("signed", {})
    end.pop("signature", None)
    found = sha256(length_prefixed("perudo record", canonical_bytes(header))).digest()
    for played in rounds:
        found = sha256(length_prefixed("perudo round", found, canonical_bytes(played))).digest()
    return sha256(length_prefixed("perudo end", found, canonical_bytes(end))).digest()


def canonical_bytes(value: object) -> bytes:
    """Encode a TOML value as bytes. A table becomes length-prefixed fields: its keys in alphabetical order, each
    followed by its value. A list becomes the length-prefixed fields of its values. A string is encoded in UTF-8, a
    number in decimal digits, and a boolean as ``true`` or ``false``.

    The encoding does not include the values' types, because each value's key determines its type.
    """
    if isinstance(value, Mapping):
        return length_prefixed(*(part for key in sorted(value) for part in (key, canonical_bytes(value[key]))))
    if isinstance(value, list | tuple):
        return length_prefixed(*map(canonical_bytes, value))
    return (str(value).lower() if isinstance(value, bool) else str(value)).encode()


def fingerprint(key: str) -> str:
    """Return a short form of a public key that people can easily compare."""
    digits = sha256(key.encode()).hexdigest()[:32]
    return " ".join(re.findall("....", digits))
