"""Rules of Asmodee's Italian booklet (source 000), section by section."""

from __future__ import annotations

from functools import partial

import pytest

from perudo.core.errors import PerudoError
from perudo.core.game import Bid, Deal, Game, Reason
from perudo.core.rules import EDITIONS
from perudo.core.view import view
from tests.conformance.table import cups, end, may, next_round, say, table, why_not

asmodee = partial(table, "asmodee-it")
RULES = EDITIONS["asmodee-it"]


# --- Contenuto, Obiettivo del gioco, Preparazione del gioco


def test_six_cup_box_allows_two_to_six_players() -> None:
    assert Game.start(RULES, 6).dice == (5,) * 6
    with pytest.raises(PerudoError, match="players-count"):
        Game.start(RULES, 7)


def test_last_player_with_dice_wins() -> None:
    game = asmodee(hands="2 35", bids="2x2 dudo")
    assert game.winner == 2
    assert why_not(game, "1x2") is Reason.GAME_OVER


def test_everyone_starts_with_five_dice() -> None:
    assert Game.start(RULES, 4).dice == (5, 5, 5, 5)


def test_first_player_is_random() -> None:
    start = Game.start(RULES, 3)
    assert start.opening_rollers == ()
    for opener in (1, 2, 3):
        assert start.after(Deal(cups("22222 33333 44444"), opener)).to_act == opener


def test_players_see_only_their_own_dice_count() -> None:
    seen = view(asmodee([5, 3, 1]), 1)
    assert seen.dice == (5, None, None)


# --- Svolgimento del gioco


def test_players_see_only_their_own_roll() -> None:
    game = asmodee(hands="22256 33456 11245")
    assert [view(game, seat).hand for seat in (1, 2, 3, None)] == [*cups("22256 33456 11245"), None]


def test_dice_stay_unchanged_during_a_round() -> None:
    assert end(asmodee(hands="22256 33456 11245", bids="3x2 dudo")).hands == cups("22256 33456 11245")


def test_opening_bid_can_be_any_face_except_aces() -> None:
    game = asmodee()
    assert may(game) == {f"{quantity}x{face}" for quantity in range(1, 21) for face in range(2, 7)}
    assert why_not(game, "dudo") is Reason.NOTHING_BID


def test_example_of_a_plausible_opening_is_legal() -> None:
    assert "5x2" in may(asmodee(hands="22256 33456 11245 66543"))


def test_example_of_a_bluff_is_legal() -> None:
    assert "8x6" in may(asmodee(hands="22344 33456 11245 66543"))


def test_next_player_doubts_or_raises() -> None:
    game = asmodee(bids="5x2")
    assert game.to_act == 2
    assert {"dudo", "6x2"} <= may(game)


# --- Dudo


def test_dudo_lifts_all_cups_at_once() -> None:
    assert end(asmodee(bids="5x2 dudo")).reveal_order == ((1, 2, 3, 4),)


@pytest.mark.parametrize("bid", ["3x4", "4x4"])
def test_dudo_on_a_true_bid_costs_the_doubter(bid: str) -> None:
    outcome = end(asmodee(hands="44256 43456 22235", bids=f"{bid} dudo"))
    assert (outcome.count, outcome.lost, outcome.dice) == (4, (2,), (5, 4, 5))


def test_dudo_on_a_false_bid_costs_the_bidder() -> None:
    outcome = end(asmodee(hands="44256 43456 22235", bids="5x4 dudo"))
    assert (outcome.count, outcome.lost, outcome.dice) == (4, (1,), (4, 5, 5))


def test_losing_the_last_die_to_dudo_eliminates_players() -> None:
    game = asmodee(hands="2 335 446", bids="2x2 dudo")
    assert end(game).eliminated == (1,)
    assert game.alive == (2, 3)


# --- Rilancio


def test_raise_increases_either_face_or_quantity() -> None:
    game = asmodee(bids="5x4")
    assert {"6x4", "20x4", "5x5", "5x6"} <= may(game)
    assert why_not(game, "6x5") is Reason.ONE_AXIS
    assert why_not(game, "6x3") is Reason.ONE_AXIS
    assert why_not(game, "5x4") is why_not(game, "5x3") is why_not(game, "4x6") is Reason.NOT_HIGHER


def test_example_raises_over_five_fours_are_legal() -> None:
    assert {"7x4", "5x5"} <= may(asmodee(bids="5x4"))


def test_turn_passes_to_the_left() -> None:
    turns = [asmodee([5, 5, 5], bids).to_act for bids in ("2x2", "2x2 3x2", "2x2 3x2 4x2")]
    assert turns == [2, 3, 1]


# --- Round successivo


def test_players_roll_their_remaining_dice() -> None:
    game = asmodee(hands="22256 33456 11245", bids="9x6 dudo")
    assert game.why_not(Deal(cups("22256 33456 11245"))) is Reason.WRONG_NUMBER_OF_DICE
    assert next_round(game, "2225 33456 11245").round_number == game.round_number


def test_loser_opens_the_next_round() -> None:
    assert next_round(asmodee(hands="22256 33456 11245", bids="2x3 9x3 dudo")).to_act == 2
    assert next_round(asmodee(hands="22256 33456 11245", bids="2x3 3x3 dudo")).to_act == 3


def test_player_left_of_eliminated_loser_opens() -> None:
    assert next_round(asmodee(hands="234 5 - 66", bids="1x2 9x2 dudo")).to_act == 4


# --- Casi particolari: i dadi Paco


def test_ace_counts_as_the_bid_face() -> None:
    outcome = end(asmodee(hands="11336 33456 13345 24561", bids="9x3 dudo"))
    assert outcome.wild
    assert outcome.count == 6 + 4  # six 3s and four pacos
    assert outcome.lost == (2,)


def test_aces_cannot_open_a_round() -> None:
    assert why_not(asmodee(), "3x1") is Reason.ACES_DO_NOT_OPEN


def test_palifico_player_can_open_with_aces() -> None:
    assert "1x1" in may(asmodee([5, 1, 5], palifico=2))


def test_ace_bid_needs_half_the_quantity_rounded_up() -> None:
    for standing, fewest in ((1, 1), (2, 1), (3, 2), (6, 3), (9, 5), (10, 5)):
        game = asmodee(bids=f"{standing}x4")
        assert {f"{fewest}x1", f"{fewest + 1}x1"} <= may(game)
        assert f"{fewest - 1}x1" not in may(game)


def test_seven_fours_can_be_followed_by_four_aces() -> None:
    game = asmodee(bids="7x4")
    assert "4x1" in may(game)
    assert why_not(game, "3x1") is Reason.FEWER_THAN_HALF_IN_ACES


def test_only_an_ace_bid_lowers_the_quantity() -> None:
    for current_bid in (Bid(8, 2), Bid(8, 6)):
        fewer = {bid for bid in asmodee(bids=str(current_bid)).legal if isinstance(bid, Bid) and bid.quantity < 8}
        assert {bid.face for bid in fewer} == {1}


def test_example_raises_over_four_aces_are_legal() -> None:
    game = asmodee(bids="7x4 4x1")
    assert {"5x1", "8x1", "9x2", "9x4", "9x6", "10x3"} <= may(game)
    assert why_not(game, "4x1") is Reason.NOT_HIGHER
    assert why_not(game, "8x4") is Reason.FEWER_THAN_TWICE_ACES_PLUS_ONE


# --- Giocatore palifico


def test_palifico_player_opens_the_next_round() -> None:
    game = asmodee(hands="24 33456 55345", bids="3x6 4x6 dudo")
    assert not end(game).next_palifico
    game = asmodee(hands="24 33456 55345", bids="4x4 dudo")
    assert end(game).next_palifico
    assert (next_round(game).to_act, next_round(game).palifico) == (1, True)


def test_aces_are_not_wild_in_palifico_rounds() -> None:
    outcome = end(asmodee(hands="1 11334 33456", palifico=1, bids="3x3 dudo"))
    assert (outcome.wild, outcome.count, outcome.lost) == (False, 4, (2,))
    outcome = end(asmodee(hands="1 11334 33456", palifico=1, bids="5x3 dudo"))
    assert (outcome.wild, outcome.count, outcome.lost) == (False, 4, (1,))


def test_face_is_locked_in_palifico_rounds() -> None:
    game = asmodee([1, 5, 1], "2x3", palifico=1, veterans=[3])
    assert may(game) == {f"{quantity}x3" for quantity in range(3, 16)} | {"dudo"}
    assert may(say(game, "3x3")) == {f"{quantity}x3" for quantity in range(4, 16)} | {"dudo"}
    assert why_not(game, "2x4") is why_not(game, "2x1") is Reason.FACE_LOCKED


def test_palifico_lasts_for_one_round() -> None:
    palifico = next_round(asmodee(hands="24 33456 55345", bids="4x4 dudo"))
    afterwards = next_round(say(palifico, "1x2 9x2 dudo"))
    assert afterwards.dice == (1, 5, 4)
    assert not afterwards.palifico
    assert {"3x5", "1x1"} <= may(say(afterwards, "2x5"))


def test_player_can_be_palifico_more_than_once() -> None:
    game = asmodee(hands="24 33456 55345", veterans=[1], bids="4x4 dudo")
    assert end(game).next_palifico


def test_palifico_applies_between_two_players() -> None:
    """The booklet makes no exception for two."""
    assert end(asmodee(hands="24 33456", bids="4x4 dudo")).next_palifico


# --- Regola facoltativa: Calza


def test_calza_is_optional() -> None:
    assert why_not(asmodee(bids="3x4"), "calza 3") is Reason.CALZA_OFF


def test_bidder_and_next_player_cannot_call_calza() -> None:
    game = asmodee(bids="3x4", calza=True)
    assert game.calza_callers == (3, 4)
    assert why_not(game, "calza 1") is Reason.CALZA_OWN_BID
    assert why_not(game, "calza 2") is Reason.CALZA_NEXT_PLAYER


def test_calza_ends_the_round() -> None:
    game = asmodee(bids="3x4 calza 3", calza=True)
    assert game.hands is None
    assert (end(game).caller, end(game).bidder) == (3, 1)


def test_correct_calza_counts_aces_and_returns_a_die() -> None:
    outcome = end(asmodee(hands="42356 13456 2223", bids="3x4 calza 3", calza=True))
    assert (outcome.count, outcome.gained, outcome.lost, outcome.dice) == (3, (3,), (), (5, 5, 5))


def test_calza_returns_no_die_if_none_was_lost() -> None:
    """A player with all five dice has not lost any."""
    outcome = end(asmodee(hands="42356 13456 22235", bids="3x4 calza 3", calza=True))
    assert (outcome.gained, outcome.lost, outcome.dice, outcome.next_opener) == ((), (), (5, 5, 5), 3)


@pytest.mark.parametrize("bid", ["2x4", "4x4"])
def test_wrong_calza_costs_a_die(bid: str) -> None:
    outcome = end(asmodee(hands="42356 13456 2223", bids=f"{bid} calza 3", calza=True))
    assert (outcome.gained, outcome.lost, outcome.dice) == ((), (3,), (5, 5, 3))


@pytest.mark.parametrize("bid", ["3x4", "4x4"])
def test_calza_caller_opens_the_next_round(bid: str) -> None:
    assert next_round(asmodee(hands="42356 13456 2223", bids=f"{bid} calza 3", calza=True)).to_act == 3


def test_calza_caller_nearest_bidders_left_has_priority() -> None:
    game = asmodee([5, 5, 5, 5, 5], bids="3x4 4x4", calza=True)
    assert game.calza_callers == (1, 4, 5)
    assert game.priority_caller([1, 5]) == 5
    assert game.priority_caller([1, 5, 4]) == 4


def test_calza_is_void_if_next_player_moves_first() -> None:
    """The word of the player to act stands: the bid that was to be called is gone."""
    raised = say(asmodee(hands="42356 13456 2223", bids="3x4", calza=True), "4x4 calza 1")
    assert end(raised).bid == Bid(4, 4)
    assert why_not(asmodee(bids="3x4 dudo", calza=True), "calza 3") is Reason.NOT_DEALT


def test_calza_is_illegal_in_palifico_rounds() -> None:
    game = asmodee([1, 5, 5], "2x3", palifico=1, calza=True)
    assert game.calza_callers == ()
    assert why_not(game, "calza 3") is Reason.CALZA_IN_PALIFICO


def test_calza_is_illegal_between_two_players() -> None:
    game = asmodee([4, 0, 5], "2x3", calza=True)
    assert game.calza_callers == ()
    assert why_not(game, "calza 1") is Reason.CALZA_WITH_TWO


# --- Regola facoltativa: dadi persi visibili


def test_lost_dice_are_visible_by_optional_rule() -> None:
    assert view(asmodee([5, 3, 1], lost_dice_visible=True), 1).dice == (5, 3, 1)


# --- Round di gioco illustrato


def test_illustrated_round_replays_as_printed() -> None:
    """Five players, 21 dice: D's nine 5s is true, for there are four 5s and five pacos, so E loses a die and opens."""
    hands = "4452 4415 11362 55143 134"
    assert sum(map(len, cups(hands))) == 21
    game = asmodee(hands=hands)
    for seat, bid in enumerate(("4x4", "6x4", "4x1", "9x5", "dudo"), start=1):
        assert game.to_act == seat
        if bid == "4x1":
            assert "3x1" in may(game)  # as few as C might have bid
        if bid == "9x5":
            assert "8x5" not in may(game)  # D bid the fewest
        game = say(game, bid)
    outcome = end(game)
    assert (outcome.bidder, outcome.caller, outcome.count) == (4, 5, 4 + 5)
    assert (outcome.lost, outcome.dice, outcome.next_opener) == ((5,), (4, 4, 5, 5, 2), 5)
