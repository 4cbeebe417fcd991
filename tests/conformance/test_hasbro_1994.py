"""Rules of the Hasbro / Kenner Parker booklet of 1994 (source 004), in the order of its sections.

The stored text lost the little dice that its examples show, so faces are chosen here where it names only numbers.
"""

from __future__ import annotations

from functools import partial

import pytest

from perudo.core.errors import PerudoError
from perudo.core.game import Bid, Deal, Game, OpeningRoll, Reason
from perudo.core.rules import EDITIONS
from perudo.core.view import view
from tests.conformance.table import cups, end, may, next_round, say, table, why_not

hasbro = partial(table, "hasbro-1994")
RULES = EDITIONS["hasbro-1994"]
SIX = [5, 5, 5, 5, 5, 5]


# --- Calza


def test_calza_is_optional() -> None:
    assert why_not(hasbro(bids="3x4"), "calza 3") is Reason.CALZA_OFF


def test_next_player_cannot_call_calza() -> None:
    """Read literally the bidder may as well, on their own bid."""
    game = hasbro(bids="3x4", calza=True)
    assert game.calza_callers == (1, 3, 4)
    assert why_not(game, "calza 2") is Reason.CALZA_NEXT_PLAYER


def test_calza_ends_the_round_and_caller_reveals_first() -> None:
    game = hasbro(bids="3x4 calza 3", calza=True)
    assert game.hands is None
    assert end(game).reveal_order == ((3,), (4,), (1,), (2,))


def test_correct_calza_returns_a_lost_die() -> None:
    outcome = end(hasbro(hands="42356 13456 2223", bids="3x4 calza 3", calza=True))
    assert (outcome.count, outcome.gained, outcome.dice) == (3, (3,), (5, 5, 5))


@pytest.mark.parametrize("bid", ["2x4", "4x4"])
def test_wrong_calza_costs_a_die(bid: str) -> None:
    outcome = end(hasbro(hands="42356 13456 2223", bids=f"{bid} calza 3", calza=True))
    assert (outcome.lost, outcome.gained, outcome.dice) == ((3,), (), (5, 5, 3))


def test_calza_never_gives_a_sixth_die() -> None:
    outcome = end(hasbro(hands="42356 13456 22235", bids="3x4 calza 3", calza=True))
    assert (outcome.gained, outcome.lost, outcome.dice) == ((), (), (5, 5, 5))


@pytest.mark.parametrize("bid", ["3x4", "4x4"])
def test_calza_caller_opens_the_next_round(bid: str) -> None:
    game = hasbro(hands="42356 13456 22235", bids=f"{bid} calza 1", calza=True)
    assert next_round(game).to_act == 1


def test_palifico_and_two_player_rounds_allow_calza() -> None:
    """The booklet makes no exception."""
    assert hasbro([1, 5, 5], "2x3", palifico=1, calza=True).calza_callers == (1, 3)
    assert hasbro([4, 0, 5], "2x3", calza=True).calza_callers == (1,)


# --- Le gagnant, Aide-mémoire


def test_last_player_with_dice_wins() -> None:
    assert hasbro(hands="2 46", bids="1x3 dudo").winner == 2


def test_summary_says_players_bid_until_someone_doubts() -> None:
    turns = [hasbro([5, 5, 5], bids).to_act for bids in ("", "2x3", "2x3 3x2", "2x3 3x2 3x5", "2x3 3x2 3x5 dudo")]
    assert turns == [1, 2, 3, 1, None]


def test_summary_cups_are_lifted_clockwise_from_the_caller() -> None:
    """This place begins at the caller's left, the worked example at the caller; read from the caller."""
    assert end(hasbro(bids="3x4 4x4 dudo")).reveal_order == ((3,), (4,), (1,), (2,))


def test_summary_doubter_loses_if_bid_is_true() -> None:
    lost = [end(hasbro(hands="42356 13456 22235", bids=f"{bid} dudo")).lost for bid in ("2x4", "3x4", "4x4")]
    assert lost == [(2,), (2,), (1,)]


def test_summary_aces_cannot_open_a_round() -> None:
    assert why_not(hasbro(), "4x1") is Reason.ACES_DO_NOT_OPEN
    for bids in ("2x3", "2x3 3x3", "2x3 1x1"):
        assert any(bid.face == 1 for bid in hasbro(bids=bids).legal if isinstance(bid, Bid))


def test_summary_palifico_player_can_open_with_aces() -> None:
    assert {"1x1", "1x2"} <= may(hasbro([1, 5, 5], palifico=1))


def test_summary_five_aces_can_follow_ten_threes() -> None:
    assert {"5x1", "11x3"} <= may(hasbro(bids="10x3"))


# --- But du jeu, Matériel, Préparation du jeu


def test_six_cup_box_allows_two_to_six_players() -> None:
    assert Game.start(RULES, 6).dice == (5,) * 6
    with pytest.raises(PerudoError, match="players-count"):
        Game.start(RULES, 7)


def test_everyone_starts_with_five_dice() -> None:
    assert Game.start(RULES, 3).dice == (5, 5, 5)


def test_highest_roll_opens() -> None:
    game = Game.start(RULES, 3).after(OpeningRoll((3, 2, 5)))
    assert game.after(Deal(cups("22222 33333 44444"))).to_act == 3


# --- Explication du jeu


def test_players_see_only_their_own_roll() -> None:
    game = hasbro(hands="22256 33456 1124")
    assert [view(game, seat).hand for seat in (1, 2, 3, None)] == [*cups("22256 33456 1124"), None]


def test_aces_count_as_any_face() -> None:
    for face in range(2, 7):
        assert end(hasbro(hands="11 11 22", bids=f"4x{face} dudo")).count == (6 if face == 2 else 4)


def test_opening_bid_can_be_any_face_except_aces() -> None:
    assert may(hasbro([5, 5])) == {f"{quantity}x{face}" for quantity in range(1, 11) for face in range(2, 7)}


def test_bid_counts_dice_under_all_cups() -> None:
    assert end(hasbro(hands="22222 33336 44446", bids="4x3 dudo")).count == 4


def test_example_opening_with_thirty_dice_is_legal() -> None:
    game = hasbro(SIX)
    assert sum(game.dice) == 30
    assert {"8x2", "9x2"} <= may(game)


def test_next_player_raises_or_doubts() -> None:
    game = hasbro(bids="8x4")
    assert game.to_act == 2
    assert {"8x5", "dudo"} <= may(game)
    assert {why_not(game, bid) for bid in ("8x4", "8x3", "7x6")} == {Reason.NOT_HIGHER}


# --- 1. Une proposition supérieure


def test_raise_needs_more_dice_or_higher_face() -> None:
    others = {f"{quantity}x{face}" for quantity in range(9, 21) for face in range(2, 7)} | {"8x5", "8x6"}
    aces = {f"{quantity}x1" for quantity in range(4, 21)}
    assert may(hasbro(bids="8x4")) == others | aces | {"dudo"}


def test_example_raises_over_eight_fours_are_legal() -> None:
    assert {"9x4", "10x2", "11x6", "8x5", "8x6"} <= may(hasbro(SIX, "8x4"))


def test_ace_bid_needs_half_the_quantity_rounded_up() -> None:
    for standing, fewest in ((8, 4), (9, 5), (10, 5), (11, 6)):
        aces = {word for word in may(hasbro(bids=f"{standing}x4")) if word.endswith("x1")}
        assert aces == {f"{quantity}x1" for quantity in range(fewest, 21)}


def test_nine_threes_can_be_followed_by_five_aces() -> None:
    assert "5x1" in may(hasbro(bids="9x3"))
    assert why_not(hasbro(bids="9x3"), "4x1") is Reason.FEWER_THAN_HALF_IN_ACES


# --- Démonstration, Conclusion


def test_example_bid_of_eight_aces_costs_the_bidder() -> None:
    """Six players; player 3 doubts player 2's eight aces; seven are there, so player 2 opens next, with four dice."""
    outcome = end(hasbro(hands="11234 11456 12345 12345 12345 23456", bids="9x4 8x1 dudo"))
    assert outcome.count == 7
    assert not outcome.wild
    assert outcome.reveal_order == ((3,), (4,), (5,), (6,), (1,), (2,))
    assert (outcome.lost, outcome.dice[1], outcome.next_opener) == ((2,), 4, 2)


# --- 2. Dudo


def test_cups_are_lifted_one_by_one_after_dudo() -> None:
    """This place begins at the caller's left, the worked example at the caller; read from the caller."""
    outcome = end(hasbro(hands="22256 33456 - 11245", bids="3x2 3x5 dudo"))
    assert outcome.reveal_order == ((4,), (1,), (2,))


def test_dudo_on_a_true_bid_costs_the_doubter() -> None:
    assert end(hasbro(hands="22256 33456 11245", bids="3x2 4x2 dudo")).lost == (3,)


def test_dudo_on_a_false_bid_costs_the_bidder() -> None:
    assert end(hasbro(hands="22256 33456 11245", bids="3x2 7x2 dudo")).lost == (2,)


def test_only_the_player_to_act_can_call_dudo() -> None:
    game = hasbro(bids="3x2")
    [dudo] = [move for move in game.legal if str(move) == "dudo"]
    assert [game.why_not(dudo, by=seat) for seat in (1, 2, 3)] == [Reason.NOT_YOUR_TURN, None, Reason.NOT_YOUR_TURN]


@pytest.mark.parametrize(("hands", "lost"), [("33333 33345", 1), ("33333 33341", 2), ("33333 33311", 2)])
def test_dudo_example_shows_who_loses_on_nine_threes(hands: str, lost: int) -> None:
    assert end(hasbro(hands=hands, bids="9x3 dudo")).lost == (lost,)


def test_loser_opens_the_next_round() -> None:
    game = next_round(hasbro(hands="22256 33456 11245", bids="3x2 7x2 dudo"))
    assert (game.dice, game.to_act) == ((5, 4, 5), 2)


# --- Les dés perdus


def test_number_of_opponents_dice_stays_hidden() -> None:
    game = hasbro([3, 5, 2, 0])
    assert view(game, 1).dice == (3, None, None, None)
    assert view(game, 1).eliminated == (4,)
    assert view(game, None).dice == (None,) * 4


# --- Continuation de la partie


def test_raise_from_aces_needs_double_quantity_plus_one() -> None:
    others = {f"{quantity}x{face}" for quantity in range(9, 21) for face in range(2, 7)}
    aces = {f"{quantity}x1" for quantity in range(5, 21)}
    assert may(hasbro(bids="8x4 4x1")) == others | aces | {"dudo"}


def test_example_raises_over_four_aces_are_legal() -> None:
    assert {"5x1", "6x1", "9x2", "9x3", "9x4", "9x5", "9x6"} <= may(hasbro(bids="8x4 4x1"))
    assert why_not(hasbro(bids="8x4 4x1"), "8x6") is Reason.FEWER_THAN_TWICE_ACES_PLUS_ONE


def test_example_bluff_of_ten_fives_is_legal() -> None:
    assert "10x5" in may(hasbro(hands="22222 23334 44466 22336", bids="9x5"))


# --- Les dés joker


def test_aces_match_the_bid_face_on_dudo() -> None:
    assert end(hasbro(hands="11256 33456 14245", bids="3x2 dudo")).count == 2 + 3


def test_aces_are_not_wild_in_palifico_rounds() -> None:
    assert end(hasbro(hands="2 11256 14245", palifico=1, bids="3x2 dudo")).count == 3


# --- Palifico


def test_palifico_follows_the_loss_of_four_dice() -> None:
    game = hasbro(hands="22256 35 11245", bids="3x2 9x2 dudo")
    assert end(game).next_palifico
    assert (next_round(game).to_act, next_round(game).palifico) == (2, True)


def test_palifico_non_veterans_can_raise_only_the_quantity() -> None:
    game = hasbro([1, 5, 5], "3x4", palifico=1)
    assert may(game) == {f"{quantity}x4" for quantity in range(4, 16)} | {"dudo"}


def test_palifico_aces_are_not_wild() -> None:
    outcome = end(hasbro(hands="4 11144 44445", palifico=1, bids="8x4 dudo"))
    assert (outcome.wild, outcome.count, outcome.lost) == (False, 7, (1,))


def test_palifico_example_raises_over_three_twos_are_legal() -> None:
    game = hasbro([1, 5, 5, 5], "3x2", palifico=1)
    assert {"4x2", "5x2"} <= may(game)
    assert why_not(game, "4x5") is Reason.FACE_LOCKED
    assert why_not(say(game, "4x2"), "5x6") is Reason.FACE_LOCKED


def test_player_is_palifico_only_once() -> None:
    once, again = (end(hasbro(hands="22256 35 11245", veterans=who, bids="3x2 9x2 dudo")) for who in ([], [2]))
    assert (once.next_palifico, again.next_palifico) == (True, False)


def test_palifico_applies_between_two_players() -> None:
    """The booklet makes no exception for two."""
    assert end(hasbro(hands="22256 35", bids="3x2 9x2 dudo")).next_palifico


def test_palifico_veteran_can_change_the_face() -> None:
    locked = hasbro([1, 5, 5], "3x2", palifico=1)
    free = hasbro([1, 1, 5], "3x2", palifico=1, veterans=[2])
    assert {"3x5", "4x5", "4x1"}.isdisjoint(may(locked))
    assert {"3x5", "4x5", "4x1", "4x2"} <= may(free)


def test_only_veterans_with_one_die_change_palifico_face() -> None:
    assert why_not(hasbro([1, 2, 5], "3x2", palifico=1, veterans=[2]), "3x5") is Reason.FACE_LOCKED
    own = hasbro([1, 5, 5], "3x2 4x2 5x2", palifico=1)
    assert own.to_act == 1
    assert why_not(own, "5x5") is Reason.FACE_LOCKED


def test_palifico_example_veteran_can_change_face_from_twos() -> None:
    game = hasbro([1, 5, 1], "1x2 2x2", palifico=1, veterans=[3])
    assert game.to_act == 3
    assert {"4x5", "3x6", "2x4"} <= may(game)
    assert why_not(game, "2x1") is Reason.NOT_HIGHER  # aces are the lowest face here


def test_palifico_non_veterans_must_keep_a_veterans_face() -> None:
    game = hasbro([1, 5, 1, 5], "1x2 2x2 2x4", palifico=1, veterans=[3])
    assert may(game) == {f"{quantity}x4" for quantity in range(3, 21)} | {"dudo"}


def test_palifico_later_veterans_can_change_the_face_again() -> None:
    game = hasbro([1, 5, 1, 1], "1x2 2x2 2x4", palifico=1, veterans=[3, 4])
    assert {"2x5", "3x2", "3x4"} <= may(game)


def test_palifico_example_raises_over_two_sixes_are_legal() -> None:
    game = hasbro([1, 5, 1, 5], "1x2 2x2 2x6", palifico=1, veterans=[3])
    assert {"3x6", "4x6"} <= may(game)
    assert why_not(game, "3x2") is Reason.FACE_LOCKED


def test_round_opened_by_veteran_is_not_palifico() -> None:
    game = hasbro(hands="1 1 23456", veterans=[1, 2], bids="2x2 3x2 dudo")
    assert (end(game).wild, end(game).count) == (True, 3)


def test_palifico_veteran_cannot_open_with_aces() -> None:
    assert why_not(hasbro([1, 1, 5], veterans=[1, 2]), "1x1") is Reason.ACES_DO_NOT_OPEN
