"""Chances of bids against brute force over every hand, and against sums of fractions."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perudo.core.odds import (
    Odds,
    at_least,
    count_matching,
    exactly,
    hand_distribution,
    odds,
    probability_true,
    round_chance,
    tail_table,
)

FACES = range(1, 7)


def counted(hand: tuple[int, ...], face: int, wild: bool) -> int:
    """The dice that a person at the table would count."""
    return sum(die == face or (wild and die == 1) for die in hand)


@pytest.mark.parametrize("wild", [True, False])
@pytest.mark.parametrize("unknown", range(6))
@pytest.mark.parametrize("hand", [(), (1,), (2, 2, 1, 5, 6), (3, 3)])
def test_computed_chances_match_exhaustive_enumeration(unknown: int, hand: tuple[int, ...], wild: bool) -> None:
    dice = unknown + len(hand)
    cases = list(product(FACES, repeat=unknown))
    for face in FACES:
        counts = [counted(hand + rest, face, wild) for rest in cases]
        for quantity in range(dice + 2):
            chances = odds(dice, hand, quantity, face, wild=wild)
            assert chances.true == Fraction(sum(count >= quantity for count in counts), len(cases))
            assert probability_true(dice, hand, quantity, face, wild=wild) == float(chances.true)
            assert chances.exact == Fraction(sum(count == quantity for count in counts), len(cases))


@pytest.mark.parametrize(("dice", "faces"), [(0, 6), (1, 6), (3, 6), (5, 6), (4, 2)])
def test_chances_with_known_hands_match_exhaustive_enumeration(dice: int, faces: int) -> None:
    rolls = Counter(tuple(sorted(roll)) for roll in product(range(1, faces + 1), repeat=dice))
    hands, chances = hand_distribution(dice, faces)
    assert hands == tuple(sorted(rolls)) and chances == tuple(rolls[hand] / faces**dice for hand in hands)


def test_possible_chances_are_not_rounded_to_certainty() -> None:
    assert [round_chance(chance) for chance in (0.0, 1e-9, 0.12346, 1 - 1e-9, 1.0)] == [
        0.0,
        0.0001,
        0.1235,
        0.9999,
        1.0,
    ]


@given(dice=st.integers(0, 80), needed=st.integers(-5, 85), wild=st.booleans())
def test_chances_match_sums_of_binomial_probabilities(dice: int, needed: int, wild: bool) -> None:
    hit = Fraction(1, 3 if wild else 6)
    chances = [comb(dice, count) * hit**count * (1 - hit) ** (dice - count) for count in range(dice + 1)]
    assert at_least(needed, dice, wild=wild) == sum(chances[max(needed, 0) :])
    assert exactly(needed, dice, wild=wild) == sum(chances[count] for count in range(dice + 1) if count == needed)


@given(dice=st.integers(0, 80), wild=st.booleans())
def test_float_table_is_correctly_rounded(dice: int, wild: bool) -> None:
    assert tail_table(dice, wild) == tuple(float(at_least(needed, dice, wild=wild)) for needed in range(dice + 1))


def test_odds_account_for_own_hand() -> None:
    assert count_matching((2, 2, 1, 5, 6), 2) == 3
    assert count_matching((2, 2, 1, 5, 6), 2, wild=False) == 2
    assert count_matching((2, 2, 1, 1, 6), 1) == 2
    assert odds(5, (2, 2, 1, 5, 6), 3, 2) == Odds(Fraction(1), Fraction(1))
    assert odds(5, (2, 2, 1, 5, 6), 4, 2) == Odds(Fraction(0), Fraction(0))


def test_hand_larger_than_total_dice_is_refused() -> None:
    with pytest.raises(ValueError, match="-1 unknown dice"):
        odds(1, (3, 4), 1, 3)
