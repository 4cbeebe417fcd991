"""The exact chances of a bid. Numbers in, numbers out: this module knows dice, and nothing of the game around them.

A die that nobody has shown you matches a bid with one chance in six, or in three where aces are wild and the bid is of
another face. So the matching dice among ``dice`` unknown ones are binomial, and every chance is a whole number of the
``6**dice`` (or ``3**dice``) equally likely cases. Chances are ``Fraction`` where they are asked for one by one, and
correctly rounded floats in ``tail_table``, which is the fast way to many of them.
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
    """The chances of one bid, from 0 to 1."""

    true: Fraction
    """That at least as many dice match as were bid."""
    exact: Fraction
    """That just as many dice match as were bid."""


def odds(dice: int, hand: Sequence[int], quantity: int, face: int, *, wild: bool = True) -> Odds:
    """The chances of "``quantity`` dice show ``face``" for one who sees ``hand``.

    ``dice``: all dice on the table, those of the hand among them. ``hand``: the faces seen, from 1 to 6; empty for a
    watcher. ``wild``: whether aces count as every face, as they do in all but a palifico round; aces themselves are
    counted alone either way. Raises ``ValueError`` where the hand has more dice than the table.
    """
    hand = whole_numbers(hand, "a face")
    needed = quantity - count_matching(hand, face, wild=wild)
    unknown = dice - len(hand)
    joker = wild and face != ACE
    return Odds(at_least(needed, unknown, wild=joker), exactly(needed, unknown, wild=joker))


def probability_true(dice: int, hand: Sequence[int], quantity: int, face: int, *, wild: bool = True) -> float:
    """The chance that a bid is true for one who sees ``hand``, as ``odds`` has it, by the fast way."""
    needed, chances = (
        quantity - count_matching(hand, face, wild=wild),
        tail_table(dice - len(hand), wild and face != ACE),
    )
    return chances[max(0, needed)] if needed < len(chances) else 0.0


def round_chance(chance: float) -> float:
    """A chance as it is told, in four digits; what is neither certain nor ruled out does not become so by rounding."""
    return min(max(round(chance, 4), 0.0001), 0.9999) if 0 < chance < 1 else chance


def to_percent(chance: float) -> int:
    """The same in hundredths: from 0, ruled out, to 100, certain."""
    return round(100 * chance) if chance in (0, 1) else min(max(round(100 * chance), 1), 99)


def count_matching(hand: Sequence[int], face: int, *, wild: bool = True) -> int:
    """How many dice of the hand count for the face; ``wild``: whether aces count as every face."""
    return hand.count(face) + (hand.count(ACE) if wild and face != ACE else 0)


def at_least(needed: int, dice: int, *, wild: bool) -> Fraction:
    """The chance that of ``dice`` unknown dice ``needed`` or more match.

    ``wild``: each matches with one chance in three, else in six. Raises ``ValueError`` for fewer than no dice.
    """
    cases = _cases(dice, wild)
    return Fraction(sum(cases[max(needed, 0) :]), sum(cases))


def exactly(needed: int, dice: int, *, wild: bool) -> Fraction:
    """The chance that of ``dice`` unknown dice just ``needed`` match; as ``at_least``."""
    cases = _cases(dice, wild)
    return Fraction(cases[needed] if 0 <= needed <= dice else 0, sum(cases))


@lru_cache(maxsize=1024)
def tail_table(dice: int, wild: bool) -> tuple[float, ...]:
    """The chances that of ``dice`` unknown dice at least 0, 1, ... ``dice`` match: ``at_least`` as a table of floats.

    The first entry is 1; the chance of a number beyond the last is 0. The chance of just ``n`` is ``tails[n]`` less
    ``tails[n + 1]``, where the last digits do not matter; where they do, ask ``exactly``.
    """
    cases = _cases(dice, wild)
    every = sum(cases)
    return tuple(count / every for count in accumulate(reversed(cases)))[::-1]


@lru_cache(maxsize=64)
def hand_distribution(dice: int, faces: int = 6) -> tuple[tuple[tuple[int, ...], ...], tuple[float, ...]]:
    """Every hand of so many dice, sorted and in order, and the chance to roll each."""
    every = tuple(combinations_with_replacement(range(1, faces + 1), dice))
    ways = (factorial(dice) // prod(factorial(hand.count(face)) for face in set(hand)) for hand in every)
    return every, tuple(way / faces**dice for way in ways)


@lru_cache(maxsize=1024)
def _cases(dice: int, wild: bool) -> tuple[int, ...]:
    """In how many of the equally likely cases just 0, 1, ... ``dice`` dice match; a wild die has three, else six."""
    if dice < 0:
        raise ValueError(f"there can't be {dice} unknown dice")
    misses = 2 if wild else 5
    return tuple(comb(dice, count) * misses ** (dice - count) for count in range(dice + 1))
