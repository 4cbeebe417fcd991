"""Random codes that people can read and type."""

from __future__ import annotations

import secrets

CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The alphabet of codes, without look-alike letters (Crockford's base 32): 5 bits per letter."""
_MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1"})


def random_letters(length: int) -> str:
    """Return a random code."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def read_letters(typed: str) -> str:
    """Return the letters of a typed code, without separators."""
    plain = typed.upper().translate(_MISREAD)
    return "".join(letter for letter in plain if letter in CODE_LETTERS)
