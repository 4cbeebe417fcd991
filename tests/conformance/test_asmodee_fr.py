"""Rules of Asmodee's French and Dutch booklet (source 003), section by section, under its French headings.

The two languages say the same, but for two places that are marked below.
"""

from __future__ import annotations

from functools import partial

import pytest

from perudo.core.errors import PerudoError
from perudo.core.game import Bid, Deal, Game, Reason
from perudo.core.rules import EDITIONS
from perudo.core.view import view
from tests.conformance.table import cups, end, may, next_round, say, table, why_not

asmodee = partial(table, "asmodee-fr")
RULES = EDITIONS["asmodee-fr"]


# --- Matériel, But du jeu, Préparation de la partie


def test_six_cup_box_allows_two_to_six_players() -> None:
    assert Game.start(RULES, 2).dice == (5, 5)
    with pytest.raises(PerudoError, match="players-count"):
        Game.start(RULES, 7)


def test_last_player_with_dice_wins() -> None:
    assert asmodee(hands="46 2", bids="1x3 2x3 dudo").winner == 1


def test_everyone_starts_with_five_dice() -> None:
    assert Game.start(RULES, 6).dice == (5,) * 6


def test_first_player_is_random() -> None:
    start = Game.start(RULES, 2)
    assert start.opening_rollers == ()
    assert [start.after(Deal(cups("22222 33333"), opener)).to_act for opener in (1, 2)] == [1, 2]


def test_players_see_only_their_own_dice_count() -> None:
    game = asmodee([4, 2, 5])
    assert [view(game, seat).dice for seat in (1, 2, None)] == [(4, None, None), (None, 2, None), (None, None, None)]


# --- Déroulement de la partie


def test_players_see_only_their_own_roll() -> None:
    game = asmodee(hands="22256 33456 1124")
    assert [view(game, seat).hand for seat in (1, 2, 3, None)] == [*cups("22256 33456 1124"), None]


def test_opening_bid_can_be_any_face_except_aces() -> None:
    game = asmodee([5, 5])
    assert may(game) == {f"{quantity}x{face}" for quantity in range(1, 11) for face in range(2, 7)}


def test_example_opening_bids_are_legal() -> None:
    assert "5x2" in may(asmodee(hands="22256 33456 11245 66543"))
    assert "8x6" in may(asmodee(hands="22344 33456 11245 66543"))


def test_next_player_doubts_or_raises() -> None:
    game = asmodee(bids="8x6", opener=4)
    assert game.to_act == 1
    assert {"dudo", "9x6", "4x1"} <= may(game)


# --- Dudo


def test_dudo_reveals_all_dice_as_they_were_rolled() -> None:
    outcome = end(asmodee(hands="22256 33456 1124", bids="3x2 dudo"))
    assert outcome.reveal_order == ((1, 2, 3),)
    assert outcome.hands == cups("22256 33456 1124")


@pytest.mark.parametrize("bid", ["1x4", "2x4", "3x4"])
def test_dudo_on_a_true_bid_costs_the_doubter(bid: str) -> None:
    outcome = end(asmodee(hands="44256 33456 22235", bids=f"{bid} dudo"))
    assert (outcome.count, outcome.lost, outcome.dice) == (3, (2,), (5, 4, 5))


def test_dudo_on_a_false_bid_costs_the_bidder() -> None:
    outcome = end(asmodee(hands="44256 33456 22235", bids="2x4 4x4 dudo"))
    assert (outcome.count, outcome.lost, outcome.dice) == (3, (2,), (5, 4, 5))


def test_losing_the_last_die_to_dudo_eliminates_players() -> None:
    game = asmodee(hands="44256 3 22235", bids="2x4 dudo")
    assert end(game).eliminated == (2,)
    assert next_round(game, "44256 - 22235").to_act == 3


# --- Surenchère


def test_raise_increases_either_face_or_quantity() -> None:
    game = asmodee(bids="3x3")
    ordinary = {f"{quantity}x3" for quantity in range(4, 21)} | {"3x4", "3x5", "3x6"}
    pacos = {f"{quantity}x1" for quantity in range(2, 21)}
    assert may(game) == ordinary | pacos | {"dudo"}
    assert why_not(game, "4x4") is why_not(game, "4x2") is Reason.ONE_AXIS


def test_turn_passes_to_the_left() -> None:
    assert [asmodee(bids=bids).to_act for bids in ("2x2", "2x2 3x2", "2x2 3x2 3x5", "2x2 3x2 3x5 9x5")] == [2, 3, 4, 1]


def test_example_raises_over_five_fours_are_legal() -> None:
    assert {"7x4", "5x5"} <= may(asmodee(bids="5x4"))


# --- Manche suivante


def test_players_roll_their_remaining_dice() -> None:
    game = asmodee(hands="44256 33456 22235", bids="4x4 dudo")
    assert game.why_not(Deal(cups("44256 33456 22235"))) is Reason.WRONG_NUMBER_OF_DICE
    assert next_round(game, "4425 33456 22235").hands == cups("4425 33456 22235")


def test_loser_opens_the_next_round() -> None:
    assert next_round(asmodee(hands="44256 33456 22235", bids="2x4 3x4 dudo")).to_act == 3
    assert next_round(asmodee(hands="44256 33456 22235", bids="2x4 4x4 dudo")).to_act == 2


def test_player_left_of_eliminated_loser_opens() -> None:
    assert next_round(asmodee(hands="44256 22235 3", opener=2, bids="2x4 dudo")).to_act == 1


# --- Cas particuliers: les dés paco


def test_ace_counts_as_the_bid_face() -> None:
    outcome = end(asmodee(hands="11336 33456 13345 24561", bids="8x3 9x3 dudo"))
    assert (outcome.count, outcome.lost) == (6 + 4, (3,))


def test_only_palifico_player_can_open_with_aces() -> None:
    assert why_not(asmodee(), "1x1") is Reason.ACES_DO_NOT_OPEN
    assert "1x1" in may(asmodee([1, 5, 5], palifico=1))


def test_ace_bid_needs_half_the_quantity_rounded_up() -> None:
    for standing, fewest in ((1, 1), (2, 1), (5, 3), (8, 4), (9, 5)):
        bids = {word for word in may(asmodee(bids=f"{standing}x6")) if word.endswith("x1")}
        assert bids == {f"{quantity}x1" for quantity in range(fewest, 21)}


def test_seven_fours_can_be_followed_by_four_aces() -> None:
    assert "4x1" in may(asmodee(bids="7x4"))
    assert why_not(asmodee(bids="7x4"), "3x1") is Reason.FEWER_THAN_HALF_IN_ACES


def test_only_an_ace_bid_lowers_the_quantity() -> None:
    """French says that no other bid lowers the face, Dutch the number: by one axis both hold."""
    for bid in asmodee(bids="8x4").legal:
        if isinstance(bid, Bid) and (bid.face < 4 or bid.quantity < 8):
            assert bid.face == 1


def test_raise_from_aces_needs_double_quantity_plus_one() -> None:
    """The French rule says plus one, without the twice; its example, its sister text and all others say twice."""
    game = asmodee(bids="7x4 4x1")
    assert {"5x1", "6x1"} <= may(game)
    others = {word for word in may(game) if not word.endswith("x1")}
    assert others == {f"{quantity}x{face}" for quantity in range(9, 21) for face in range(2, 7)} | {"dudo"}


def test_nine_of_any_face_can_follow_four_aces() -> None:
    assert {"9x2", "9x3", "9x6"} <= may(asmodee(bids="7x4 4x1"))
    assert why_not(asmodee(bids="7x4 4x1"), "5x6") is Reason.FEWER_THAN_TWICE_ACES_PLUS_ONE


# --- Être palifico


def test_palifico_player_opens_the_next_round() -> None:
    game = asmodee(hands="44256 33 22235", bids="2x4 dudo")
    assert end(game).next_palifico
    assert (next_round(game).to_act, next_round(game).palifico) == (2, True)


def test_aces_are_not_wild_in_palifico_rounds() -> None:
    outcome = end(asmodee(hands="3 11345 11133", palifico=1, bids="4x3 5x3 dudo"))
    assert (outcome.wild, outcome.count, outcome.lost) == (False, 4, (2,))


def test_face_is_locked_in_palifico_rounds() -> None:
    game = asmodee([1, 1, 5], "1x1", palifico=1, veterans=[2])
    assert may(game) == {f"{quantity}x1" for quantity in range(2, 16)} | {"dudo"}
    assert why_not(game, "2x6") is Reason.FACE_LOCKED


def test_palifico_lasts_for_one_round() -> None:
    palifico = next_round(asmodee(hands="44256 33 22235", bids="2x4 dudo"))
    game = next_round(say(palifico, "1x2 dudo"))
    assert game.dice == (5, 1, 4)
    assert not game.palifico
    assert end(say(game, "2x3 3x3 dudo")).wild


def test_player_can_be_palifico_more_than_once() -> None:
    assert end(asmodee(hands="44256 33 22235", veterans=[2], bids="2x4 dudo")).next_palifico


def test_palifico_applies_between_two_players() -> None:
    """The booklet makes no exception for two."""
    assert end(asmodee(hands="44256 33 -", bids="2x4 dudo")).next_palifico


# --- Règle optionnelle: Calza


def test_calza_is_optional() -> None:
    assert asmodee(bids="3x4").calza_callers == ()
    assert why_not(asmodee(bids="3x4"), "calza 2") is Reason.CALZA_OFF


def test_calza_must_precede_the_next_move() -> None:
    game = asmodee(bids="3x4", calza=True)
    assert game.calza_callers == (2, 3, 4)
    assert "calza 2" in may(game)


def test_everyone_except_the_bidder_can_call_calza() -> None:
    assert why_not(asmodee(bids="3x4", calza=True), "calza 1") is Reason.CALZA_OWN_BID
    assert why_not(asmodee(bids="3x4 4x4", calza=True), "calza 1") is None


def test_correct_calza_returns_a_lost_die() -> None:
    exact, more = (end(asmodee(hands="42356 134 2223", bids=f"{bid} calza 2", calza=True)) for bid in ("3x4", "2x4"))
    assert (exact.count, exact.gained, exact.dice) == (3, (2,), (5, 4, 4))
    assert (more.count, more.lost, more.dice) == (3, (2,), (5, 2, 4))


def test_wrong_calza_costs_a_die() -> None:
    outcome = end(asmodee(hands="42356 134 2223", bids="4x4 calza 3", calza=True))
    assert (outcome.lost, outcome.gained, outcome.dice) == ((3,), (), (5, 3, 3))


@pytest.mark.parametrize("bid", ["3x4", "4x4"])
def test_calza_caller_opens_the_next_round(bid: str) -> None:
    assert next_round(asmodee(hands="42356 134 2223", bids=f"{bid} calza 3", calza=True)).to_act == 3


def test_calza_caller_nearest_bidders_left_has_priority() -> None:
    game = asmodee(bids="3x4 4x4 5x4", calza=True)
    assert [game.priority_caller(calls) for calls in ([4, 1], [1, 2], [2, 4])] == [4, 1, 4]


def test_calza_is_void_if_next_player_moves_first() -> None:
    assert end(asmodee(bids="3x4 4x4 calza 1", calza=True)).bid == Bid(4, 4)
    assert why_not(asmodee(bids="3x4 dudo", calza=True), "calza 3") is Reason.NOT_DEALT


def test_palifico_and_two_player_rounds_allow_calza() -> None:
    """The booklet makes no exception."""
    assert asmodee([1, 5, 5], "2x3", palifico=1, calza=True).calza_callers == (2, 3)
    assert asmodee([4, 0, 5], "2x3", calza=True).calza_callers == (3,)


# --- Optionele regel (Dutch only): lost dice in sight


def test_lost_dice_are_visible_by_optional_rule() -> None:
    assert view(asmodee([5, 3, 1], lost_dice_visible=True), None).dice == (5, 3, 1)


# --- Een rondje Perudo, stap voor stap


def test_illustrated_round_replays_as_printed() -> None:
    """The same round as in the Italian booklet; C could have bid three pacos, and D bid the fewest 5s."""
    game = asmodee(hands="4452 4415 11362 55143 134", bids="4x4 6x4")
    assert {"3x1", "4x1"} <= may(game)
    game = say(game, "4x1")
    assert min(quantity for quantity in range(1, 26) if f"{quantity}x5" in may(game)) == 9
    outcome = end(say(game, "9x5 dudo"))
    assert (outcome.count, outcome.bidder, outcome.lost, outcome.next_opener) == (9, 4, (5,), 5)
