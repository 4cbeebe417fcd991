"""Chances to win a game of two: by hand where a round or two are left, and by the rules of each edition."""

from __future__ import annotations

from itertools import pairwise

import pytest

from perudo.errors import PerudoError
from perudo.lattice import Lattice
from perudo.rules import EDITIONS, house_rules
from perudo.solver.match import UNKNOWN, Chance, Match, Position
from perudo.solver.solving import Solver, solve
from perudo.solver.tree import Round

WIDTH = 2e-4


def about(chance: Chance, value: float) -> bool:
    return chance.low <= value <= chance.high <= chance.low + 3 * WIDTH


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_round(edition: str) -> None:
    """With one die each the opener loses an eighteenth: 17 games of 36. Palifico rounds are in test_solving."""
    match = Match.of(EDITIONS[edition], 2, WIDTH)
    assert about(match.chances[Position(1, 1)], 17 / 36)
    palifico = match.chances.get(Position(1, 1, True, (True, False)))
    if EDITIONS[edition].palifico_with_two:
        assert palifico and about(palifico, 5 / 6)
    else:
        assert palifico is None
    veteran = match.chances.get(Position(1, 1, True, (True, True)))
    if EDITIONS[edition].veteran_changes_face and veteran:
        assert about(veteran, 4 / 9)  # a veteran may change the face, and that takes the edge off palifico
    assert match.chances[Position(5, 5)] == UNKNOWN


def test_two_dice_against_one() -> None:
    """Who opens with two and loses is palifico with one die against one: five games of six. Else the game is won."""
    match = Match.of(EDITIONS["bga"], 3, WIDTH)
    round_ = (1 + 0.24072) / 2
    assert match.chances[Position(2, 1)].low <= round_ + (1 - round_) * 5 / 6 <= match.chances[Position(2, 1)].high
    # With one against two, the winner of the round still has to answer a palifico: one game of six is left.
    round_ = (1 - 0.20680) / 2
    assert about(match.chances[Position(1, 2)], round_ * 1 / 6)
    assert about(match.chances[Position(1, 2, True, (True, False))], (1 + 7 / 18) / 2 * 1 / 6)


def test_without_palifico_nobody_opens_as_one() -> None:
    match = Match.of(house_rules("bga", {"palifico": "off", "dice": 2}), 3, WIDTH)
    assert not any(position.palifico for position in match.chances)
    assert about(match.chances[Position(1, 2)], (1 - 0.20680) / 2 * (1 - 17 / 36))


def test_with_calza_the_game_may_stand_where_it_stood() -> None:
    """One die each, and none to take back: a right calza only lets its caller open the next round."""
    match = Match.of(house_rules("bga", {"calza": True, "dice": 1}), 2, 1e-3)
    assert set(match.chances) == {Position(1, 1)}
    low, high = match.chances[Position(1, 1)]
    assert high - low < 2e-3
    again = (low + high) / 2
    by_first = ((1.0, 0.0, 0.0), (0.0, again, 0.0))  # dudo wins where fewer match than were bid, calza where as many
    by_second = ((0.0, 1.0, 1.0), (1.0, 1 - again, 1.0))
    round_ = Round((1, 1), Lattice.of(2, "one-axis"), (by_first, by_second))
    value = solve(Solver(round_), width=1e-4).bounds
    assert value.low - 1e-3 < again < value.high + 1e-3
    assert low > 17 / 36


def test_with_calza_dice_come_back() -> None:
    match = Match.of(house_rules("bga", {"calza": True, "dice": 2}), 2, 5e-2)
    assert all(chance.low <= chance.high for chance in match.chances.values())
    assert match.chances[Position(2, 2)] == UNKNOWN
    low, high = match.chances[Position(1, 1)]  # a right calza leads to two dice against one, which is not solved here
    assert 0.3 < low < high < 0.7
    assert high - low > 0.02


def test_more_dice_are_better() -> None:
    match = Match.of(house_rules("bga", {"palifico": "off"}), 3, 1e-2)
    mine = [match.chances[Position(dice, 1)].low for dice in (1, 2)]
    assert all(fewer < more for fewer, more in pairwise(mine))
    assert match.chances[Position(1, 2)].high < match.chances[Position(1, 1)].low


def test_calza_on_one_s_own_bid_is_refused() -> None:
    with pytest.raises(PerudoError, match="solver-own-calza"):
        Match.of(house_rules("hasbro-1994", {"calza": True}), 2, WIDTH)
