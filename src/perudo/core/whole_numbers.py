"""Converts integers of other types, such as numpy's, to plain ints.

Games, rules and records contain only plain ints.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from operator import index
from typing import SupportsIndex

_ONLY_TUPLES = {tuple}
_ONLY_INTS = {int}


def whole(value: SupportsIndex, name: str) -> int:
    """Return a plain int. Raises ``TypeError`` if the value is not a whole number. The error message never shows the
    value."""
    try:
        return int(index(value))
    except TypeError:
        raise TypeError(f"{name} must be a whole number, not {type(value).__name__}") from None


def whole_numbers(values: Iterable[SupportsIndex], name: str) -> tuple[int, ...]:
    """Convert any sequence to a tuple of plain ints. Raises ``TypeError``."""
    return tuple(whole(value, name) for value in values)


def plain_hands(hands: Iterable[Iterable[SupportsIndex]]) -> tuple[tuple[int, ...], ...]:
    """Convert the hands of all seats from any sequences to tuples of plain ints. Raises ``TypeError``."""
    if (
        type(hands) is tuple
        and set(map(type, hands)) == _ONLY_TUPLES
        and set(map(type, chain.from_iterable(hands))) == _ONLY_INTS
    ):
        return hands
    return tuple(whole_numbers(hand, "a face") for hand in hands)
