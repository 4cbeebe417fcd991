"""The chances to win from positions."""

from __future__ import annotations

import pytest

from perudo.game import DUDO, Bid, Deal, Game
from perudo.rules import EDITIONS
from perudo.values import before, chances


@pytest.mark.parametrize("dice", [(5, 5), (1, 2, 3), (5, 0, 1, 4), (2, 2, 2, 2, 2, 2), (5, 1, 5, 1, 5, 1, 5, 1)])
def test_somebody_wins_and_who_is_out_does_not(dice: tuple[int, ...]) -> None:
    found = chances(EDITIONS["kozak"], dice, 1)
    assert sum(found) == pytest.approx(1)
    assert [seat > 0 for seat in found] == [count > 0 for count in dice]


def test_before_the_first_deal_all_have_the_same_chance() -> None:
    for rules in EDITIONS.values():
        assert before(Game.start(rules, 4)) == pytest.approx((0.25,) * 4)


def test_whoever_has_won_has_won() -> None:
    game = Game.at(EDITIONS["bga"], (1, 1)).after(Deal(((2,), (3,)), 1)).after(Bid(2, 3)).after(DUDO)
    assert before(game) == (0, 1)
