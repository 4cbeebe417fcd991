"""Exact probabilities that bids are true, computed without a game.

A hidden die matches a bid with probability 1/6, or 1/3 if aces are wild and the bid is not on aces. So the number of
matching hidden dice is binomial, and each probability is an integer divided by ``6**dice`` (or ``3**dice``). Single
probabilities are ``Fraction`` objects; ``tail_table`` computes many at once as correctly rounded floats.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, combinations_with_replacement
from math import comb, factorial, prod
from typing import NamedTuple

from perudo.core.whole_numbers import whole_numbers

ACE = 1


class Odds(NamedTuple):
    """The probabilities that a bid is true or exact, from 0 to 1."""

    true: Fraction
    """The probability that at least as many dice match as the bid claims."""
    exact: Fraction
    """The probability that exactly as many dice match as the bid claims."""


def odds(dice: int, hand: Sequence[int], quantity: int, face: int, *, wild: bool = True) -> Odds:
    """Return the probabilities of a bid of ``quantity`` dice of ``face`` for a player who sees ``hand``.

    - ``dice``: the number of dice on the table, including the hand.
    - ``hand``: the faces that the player sees, from 1 to 6; empty for a spectator.
    - ``wild``: whether aces count as every face, which they do except in palifico rounds. Whether or not aces are wild,
      only aces match a bid on aces.

    Raises ``ValueError`` if the hand has more dice than there are on the table.

    >>> odds(10, (5, 5, 1, 2, 3), 5, 5).true
    Fraction(131, 243)
    """
    hand = whole_numbers(hand, "a face")
    needed = quantity - count_matching(hand, face, wild=wild)
    unknown = dice - len(hand)
    joker = wild and face != ACE
    return Odds(at_least(needed, unknown, wild=joker), exactly(needed, unknown, wild=joker))


def probability_true(dice: int, hand: Sequence[int], quantity: int, face: int, *, wild: bool = True) -> float:
    """Return ``odds(...).true`` as a float. This function is faster than ``odds``."""
    needed, chances = (
        quantity - count_matching(hand, face, wild=wild),
        tail_table(dice - len(hand), wild and face != ACE),
    )
    return chances[max(0, needed)] if needed < len(chances) else 0.0


def round_chance(chance: float) -> float:
    """Round a probability to four decimal places for display. The result is 0 or 1 only if the probability is exactly 0
    or 1.
    """
    return min(max(round(chance, 4), 0.0001), 0.9999) if 0 < chance < 1 else chance


def to_percent(chance: float) -> int:
    """Return a probability as a percentage for display: 0 only for an impossible event, 100 only for a certain one."""
    return round(100 * chance) if chance in (0, 1) else min(max(round(100 * chance), 1), 99)


def expected_matching(dice: int, face: int, *, wild: bool) -> float:
    """Return the average number of dice that match ``face`` among ``dice`` unseen dice. ``wild``: whether aces are
    wild.
    """
    return dice * (2 if wild and face != ACE else 1) / 6


def count_matching(hand: Sequence[int], face: int, *, wild: bool = True) -> int:
    """Return the number of dice in the hand that match the face. ``wild``: whether aces count as every face."""
    return hand.count(face) + (hand.count(ACE) if wild and face != ACE else 0)


def at_least(needed: int, dice: int, *, wild: bool) -> Fraction:
    """Return the probability that at least ``needed`` of ``dice`` unknown dice match the bid.

    Each die matches with probability 1/3 if ``wild``, otherwise 1/6. Raises ``ValueError`` for a negative number of
    dice.
    """
    cases = _cases(dice, wild)
    return Fraction(sum(cases[max(needed, 0) :]), sum(cases))


def exactly(needed: int, dice: int, *, wild: bool) -> Fraction:
    """Return the probability that exactly ``needed`` of ``dice`` unknown dice match the bid; see ``at_least``."""
    cases = _cases(dice, wild)
    return Fraction(cases[needed] if 0 <= needed <= dice else 0, sum(cases))


@lru_cache(maxsize=1024)
def tail_table(dice: int, wild: bool) -> tuple[float, ...]:
    """Return the probability of at least ``n`` matching dice, for each ``n``.

    The result has a float for each ``n`` from 0 to ``dice``, the number of unknown dice. The first float is 1. The
    probability of exactly ``n`` is ``tails[n] - tails[n + 1]``, up to rounding; ``exactly`` has no rounding error.
    """
    cases = _cases(dice, wild)
    every = sum(cases)
    return tuple(count / every for count in accumulate(reversed(cases)))[::-1]


@lru_cache(maxsize=64)
def hand_distribution(dice: int, faces: int = 6) -> tuple[tuple[tuple[int, ...], ...], tuple[float, ...]]:
    """Return all possible hands of ``dice`` dice, each sorted and in ascending order, with their probabilities."""
    every = tuple(combinations_with_replacement(range(1, faces + 1), dice))
    ways = (factorial(dice) // prod(factorial(hand.count(face)) for face in set(hand)) for hand in every)
    return every, tuple(way / faces**dice for way in ways)


@lru_cache(maxsize=1024)
def _cases(dice: int, wild: bool) -> tuple[int, ...]:
    """Return the number of cases in which exactly 0, 1, ... ``dice`` dice match. There are 6**dice cases, or 3**dice if
    ``wild``."""
    if dice < 0:
        raise ValueError(f"there can't be {dice} unknown dice")
    misses = 2 if wild else 5
    return tuple(comb(dice, count) * misses ** (dice - count) for count in range(dice + 1))
