"""The chances to win from positions."""

from __future__ import annotations

from dataclasses import replace
from importlib import resources
from itertools import product
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from perudo.analysis.win_probability.before_round import (
    win_probabilities,
    win_probabilities_after_loss,
    win_probabilities_of,
)
from perudo.core.game import DUDO, Bid, Deal, Game
from perudo.core.raises import RAISES, WIDEST_RAISE
from perudo.core.rules import EDITIONS, MAX_PLAYERS, SETTING_VALUES, Rules, house_rules
from tests import strategies

ALL = {
    f"{edition}{'-calza' if calza else ''}": house_rules(edition, {"calza": calza})
    for edition in EDITIONS
    for calza in (False, True)
}


def seating(rules: Rules, players: int, chance: Random) -> tuple[int, ...]:
    """Dice of players who sit there with some who are out."""
    dice = [chance.randint(1, rules.dice) for _ in range(players)]
    dice += [0] * chance.randint(0, MAX_PLAYERS - players)
    chance.shuffle(dice)
    return tuple(dice)


@given(strategies.rules(), st.randoms(use_true_random=False))
def test_chances_sum_to_one_and_rotate_with_seats(rules: Rules, chance: Random) -> None:
    dice = seating(rules, chance.randint(2, 4), chance)
    alive = [seat for seat, count in enumerate(dice, start=1) if count]
    opener, veterans = chance.choice(alive), {seat for seat in alive if chance.random() < 0.3}
    found = win_probabilities(rules, dice, opener, veterans=veterans)
    assert sum(found) == pytest.approx(1)
    assert [won > 0 for won in found] == [count > 0 for count in dice]
    turn = chance.randrange(len(dice))
    turned = win_probabilities(
        rules,
        dice[-turn:] + dice[:-turn],
        (opener - 1 + turn) % len(dice) + 1,
        veterans={(seat - 1 + turn) % len(dice) + 1 for seat in veterans},
    )
    assert turned == found[-turn:] + found[:-turn]


def test_chances_are_equal_before_first_deal() -> None:
    for rules in EDITIONS.values():
        assert win_probabilities_of(Game.start(rules, 4)) == pytest.approx((0.25,) * 4)


def test_unfitted_raise_rule_falls_back_to_widest_rule(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(RAISES, "new", RAISES[WIDEST_RAISE])
    monkeypatch.setitem(SETTING_VALUES, "raise", tuple(RAISES))
    for dice in ((2, 3), (5, 4, 1)):
        new, widest, other = (
            win_probabilities(replace(EDITIONS["bga"], raise_=name), dice, 1)
            for name in ("new", WIDEST_RAISE, "one-axis")
        )
        assert new == widest != other


def test_winner_has_win_probability_one() -> None:
    game = Game.mid_game(EDITIONS["bga"], (1, 1)).after(Deal(((2,), (3,)), 1)).after(Bid(2, 3)).after(DUDO)
    assert win_probabilities_of(game) == (0, 1)
    assert win_probabilities(game.rules, game.dice, 2) == (0, 1)


def test_new_palifico_changes_the_win_probabilities() -> None:
    game = (
        Game.mid_game(EDITIONS["bga"], (2, 1, 3)).after(Deal(((2, 2), (3,), (4, 4, 4)), 1)).after(Bid(3, 2)).after(DUDO)
    )
    assert game.palifico
    palifico = win_probabilities(game.rules, (1, 1, 3), 1, palifico=True, veterans={1})
    assert win_probabilities_of(game) == palifico == win_probabilities_after_loss(game.rules, (2, 1, 3), (), 1)
    assert palifico != win_probabilities(game.rules, (1, 1, 3), 1, veterans={1})


@pytest.mark.parametrize(
    ("dice", "opener", "palifico"), [((0, 0), 1, False), ((1, 0, 2), 2, False), ((2, 1), 1, True), ((6, 1), 1, False)]
)
def test_impossible_position_is_refused(dice: tuple[int, ...], opener: int, palifico: bool) -> None:
    with pytest.raises(ValueError):
        win_probabilities(EDITIONS["bga"], dice, opener, palifico=palifico)


@pytest.mark.parametrize("rules", ALL.values(), ids=list(ALL))
def test_extra_die_never_lowers_the_win_probability(rules: Rules) -> None:
    chance = Random(1)
    positions = [dice for players in (2, 3, 4) for dice in product(range(1, 6), repeat=players)]
    positions += [seating(rules, players, chance) for players in (5, 6) for _ in range(200)]
    for dice in positions:
        opener = chance.choice([seat for seat, count in enumerate(dice, start=1) if count])
        found = win_probabilities(rules, dice, opener)
        for seat, count in enumerate(dice, start=1):
            if 0 < count < rules.dice:
                more = win_probabilities(rules, (*dice[: seat - 1], count + 1, *dice[seat:]), opener)
                assert more[seat - 1] >= found[seat - 1], (dice, seat)


def test_win_probabilities_cover_games_of_ten_dice() -> None:
    rules, chance = house_rules("kozak", {"dice": 10}), Random(1)
    for _ in range(300):
        dice = seating(rules, chance.randint(2, 4), chance)
        opener = dice.index(max(dice)) + 1
        seat = chance.choice([seat for seat, count in enumerate(dice, start=1) if 0 < count < rules.dice] or [0])
        if seat:
            more = win_probabilities(rules, (*dice[: seat - 1], dice[seat - 1] + 1, *dice[seat:]), opener)
            assert more[seat - 1] >= win_probabilities(rules, dice, opener)[seat - 1] - 1e-12, (dice, seat)


def test_round_with_one_die_matches_the_solution() -> None:
    # Known exactly: docs/endgames.md.
    assert win_probabilities(EDITIONS["kozak"], (1, 1), 1)[0] == pytest.approx(0.472, abs=0.0005)
    assert win_probabilities(EDITIONS["bga"], (1, 1), 1, palifico=True)[0] == pytest.approx(0.8333, abs=0.0001)
    assert win_probabilities(EDITIONS["bga"], (0, 1, 2), 2)[1] == pytest.approx(0.0661, abs=0.0005)
    # Against one who may change the face it is worth less; but not against who was never palifico.
    hasbro = EDITIONS["hasbro-1994"]
    assert win_probabilities(hasbro, (1, 1), 1, palifico=True)[0] == pytest.approx(0.8333, abs=0.0001)
    assert win_probabilities(hasbro, (1, 1), 1, palifico=True, veterans={1, 2})[0] == pytest.approx(4 / 9, abs=0.0001)


def test_past_palifico_matters_only_if_it_cannot_repeat() -> None:
    rules = house_rules("bga", {"calza": True})
    assert win_probabilities(rules, (2, 3, 3), 1) != win_probabilities(rules, (2, 3, 3), 1, veterans={1})
    each = replace(rules, palifico="each-time")
    assert win_probabilities(each, (2, 3, 3), 1) == win_probabilities(each, (2, 3, 3), 1, veterans={1})


@pytest.mark.parametrize("setting", [{"palifico": "off"}, {"calza": True}, {"raise": "any-higher"}])
def test_chances_depend_on_the_rules(setting: dict[str, object]) -> None:
    assert win_probabilities(house_rules("bga", setting), (2, 1, 2), 1) != win_probabilities(
        EDITIONS["bga"], (2, 1, 2), 1
    )


def test_group_calza_changes_the_win_probability() -> None:
    dear = house_rules("bga", {"calza": True, "calza_wins": "all-others-lose"})
    assert (
        win_probabilities(dear, (1, 1, 3), 3)[2] != win_probabilities(replace(dear, calza_wins="die"), (1, 1, 3), 3)[2]
    )


def test_fitted_model_is_small() -> None:
    with resources.as_file(resources.files("perudo.analysis.win_probability").joinpath("before_round.npz")) as file:
        assert file.stat().st_size < 2_000_000
        with np.load(file) as kept:
            assert all(np.isfinite(kept[name]).all() for name in kept if name not in ("two calza", "raises"))
