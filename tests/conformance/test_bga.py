"""Rules of the Asmodee game as Board Game Arena plays it (source 002), section by section."""

from __future__ import annotations

from functools import partial

import pytest

from perudo.core.errors import PerudoError
from perudo.core.game import Bid, Deal, Game, Reason
from perudo.core.rules import EDITIONS
from perudo.core.view import view
from tests.conformance.table import cups, end, may, next_round, say, table, why_not

bga = partial(table, "bga")
RULES = EDITIONS["bga"]
FOUR_FIVES = "55234 51346 1236"
"""Three 5s and two pacos: the dice of the source's examples."""


# --- Goal of the Game, Set up


def test_last_player_with_dice_wins() -> None:
    assert bga(hands="2 3", bids="1x2 2x2 dudo").winner == 1
    assert bga(hands="22223 3", bids="1x2 2x2 3x2 dudo").winner == 1


def test_everyone_starts_with_five_dice() -> None:
    assert Game.start(RULES, 3).dice == (5, 5, 5)
    start = Game.start(RULES, 2)
    assert start.why_not(Deal(cups("12345 66666"), opener=1)) is None
    assert start.why_not(Deal(cups("12347 66666"), opener=1)) is Reason.NO_SUCH_FACE


def test_ace_counts_as_any_face() -> None:
    for face in range(2, 7):
        assert end(bga(hands="11111 11111", bids=f"10x{face} dudo")).count == 10


@pytest.mark.parametrize(("players", "dice"), [(2, 10), (3, 15), (4, 20), (5, 25), (6, 30)])
def test_two_to_six_players_are_allowed(players: int, dice: int) -> None:
    assert sum(Game.start(RULES, players).dice) == dice


@pytest.mark.parametrize("players", [1, 7])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(PerudoError, match="players-count"):
        Game.start(RULES, players)


# --- Playing a Round


def test_players_see_only_their_own_roll() -> None:
    game = bga(hands=FOUR_FIVES)
    assert [view(game, seat).hand for seat in game.seats] == list(cups(FOUR_FIVES))


def test_first_player_is_random() -> None:
    start = Game.start(RULES, 3)
    assert start.opening_rollers == ()
    dealt = [start.after(Deal(cups("22222 33333 44444"), opener)) for opener in (1, 2, 3)]
    assert [game.to_act for game in dealt] == [1, 2, 3]


def test_opening_bid_can_be_any_face_except_aces() -> None:
    assert may(bga([5, 5])) == {f"{quantity}x{face}" for quantity in range(1, 11) for face in range(2, 7)}


def test_aces_cannot_open_a_round() -> None:
    assert why_not(bga(), "1x1") is Reason.ACES_DO_NOT_OPEN


def test_palifico_player_can_open_with_aces() -> None:
    assert "1x1" in may(bga([5, 1, 5], palifico=2))


def test_next_player_doubts_or_raises() -> None:
    game = bga(bids="2x3")
    assert game.to_act == 2
    assert {"dudo", "3x3"} <= may(game)


# --- Option 1: calling Dudo


def test_dudo_counts_all_dice_including_aces() -> None:
    outcome = end(bga(hands=FOUR_FIVES, bids="4x5 dudo"))
    assert outcome.hands == cups(FOUR_FIVES)
    assert outcome.reveal_order == ((1, 2, 3),)
    assert (outcome.wild, outcome.count) == (True, 3 + 2)


@pytest.mark.parametrize("bid", ["4x5", "5x5"])
def test_dudo_on_a_true_bid_costs_the_doubter(bid: str) -> None:
    assert end(bga(hands=FOUR_FIVES, bids=f"{bid} dudo")).lost == (2,)


def test_dudo_example_counts_two_aces_as_fives() -> None:
    outcome = end(bga(hands=FOUR_FIVES, bids="4x5 dudo"))
    assert (outcome.count, outcome.lost, outcome.dice) == (5, (2,), (5, 4, 4))


def test_dudo_on_a_false_bid_costs_the_bidder() -> None:
    assert end(bga(hands=FOUR_FIVES, bids="2x4 7x4 dudo")).lost == (2,)


def test_dudo_example_finds_too_few_fives() -> None:
    """The source's example says six instead of three after a bid of four; that does not affect the rule."""
    outcome = end(bga(hands=FOUR_FIVES, bids="6x5 dudo"))
    assert (outcome.count, outcome.lost, outcome.dice) == (5, (1,), (4, 5, 4))


def test_losing_the_last_die_eliminates_the_player() -> None:
    game = bga(hands="55234 5 1236", bids="4x5 dudo")
    assert end(game).eliminated == (2,)
    assert game.alive == (1, 3)
    assert game.winner is None


# --- Option 2: increasing the bid


def test_bid_must_be_higher_than_the_last() -> None:
    game = bga(bids="2x3")
    assert {why_not(game, bid) for bid in ("2x3", "1x6", "2x2")} == {Reason.NOT_HIGHER}


def test_raise_can_increase_the_quantity() -> None:
    game = bga(bids="2x3")
    assert {"3x3", "4x3", "20x3"} <= may(game)
    assert why_not(game, "3x4") is why_not(game, "3x2") is Reason.ONE_AXIS


def test_raise_can_increase_the_face() -> None:
    assert {"2x4", "2x5", "2x6"} <= may(bga(bids="2x3"))


def test_ace_bid_needs_half_the_quantity_rounded_up() -> None:
    game = bga(bids="5x6")
    assert {"3x1", "4x1", "9x1"} <= may(game)
    assert why_not(game, "2x1") is Reason.FEWER_THAN_HALF_IN_ACES
    assert "2x1" in may(bga(bids="4x6"))


def test_raise_from_aces_needs_double_quantity_plus_one() -> None:
    game = bga(bids="5x6 3x1")
    assert {"7x2", "7x3", "7x6", "8x3"} <= may(game)
    assert why_not(game, "6x3") is Reason.FEWER_THAN_TWICE_ACES_PLUS_ONE


@pytest.mark.parametrize(
    ("standing", "raised"),
    [("2x3", "3x3"), ("2x3", "2x4"), ("2x3", "2x6"), ("5x6", "3x1"), ("5x6 3x1", "7x3")],
)
def test_example_raises_are_legal(standing: str, raised: str) -> None:
    assert raised in may(bga(bids=standing))


def test_low_faces_are_legal_again_after_aces() -> None:
    assert "3x2" not in may(bga(bids="3x6"))
    assert "5x2" in may(bga(bids="3x6 2x1"))


def test_turn_passes_to_the_left_until_dudo() -> None:
    turns = [bga([5, 5, 5], bids).to_act for bids in ("", "2x3", "2x3 3x3", "2x3 3x3 4x3", "2x3 3x3 4x3 dudo")]
    assert turns == [1, 2, 3, 1, None]


def test_loser_opens_the_next_round() -> None:
    assert next_round(bga(hands=FOUR_FIVES, bids="4x5 dudo")).to_act == 2
    assert next_round(bga(hands=FOUR_FIVES, bids="6x5 dudo")).to_act == 1


def test_player_left_of_eliminated_loser_opens() -> None:
    assert next_round(bga(hands="55234 5 1236", bids="4x5 dudo")).to_act == 3


def test_palifico_starts_when_one_die_is_left() -> None:
    game = bga(hands="55234 55 1236", bids="4x5 dudo")
    assert end(game).next_palifico
    assert (next_round(game).to_act, next_round(game).palifico) == (2, True)


def test_palifico_applies_between_two_players() -> None:
    """The source makes no exception for two."""
    assert end(bga(hands="55234 55 -", bids="4x5 dudo")).next_palifico


def test_aces_are_not_wild_in_palifico_rounds() -> None:
    assert "1x1" in may(bga([1, 5, 5], palifico=1))
    outcome = end(bga(hands="5 55113 11145", palifico=1, bids="4x5 5x5 dudo"))
    assert (outcome.wild, outcome.count, outcome.lost) == (False, 4, (2,))


def test_face_is_locked_in_palifico_rounds() -> None:
    game = bga([1, 5, 1], "2x3", palifico=1, veterans=[3])
    for bids in ("", "3x3", "3x3 4x3"):
        faces = {bid.face for bid in say(game, bids).legal if isinstance(bid, Bid)}
        assert faces == {3}
    assert why_not(game, "3x5") is Reason.FACE_LOCKED


@pytest.mark.parametrize(("bids", "dice"), [("1x3 dudo", (0, 5, 5)), ("1x2 dudo", (1, 4, 5))])
def test_palifico_lasts_for_one_round(bids: str, dice: tuple[int, ...]) -> None:
    after = next_round(bga([1, 5, 5], bids, palifico=1))
    assert after.dice == dice
    assert not after.palifico
    assert {"3x4", "2x1"} <= may(say(after, "3x3"))


# --- Optional rules 1: Calza


def test_calza_is_optional() -> None:
    assert why_not(bga(bids="2x3"), "calza 3") is Reason.CALZA_OFF


def test_bidder_cannot_call_calza() -> None:
    game = bga(bids="2x3", calza=True)
    assert game.calza_callers == (2, 3, 4)
    assert why_not(game, "calza 1") is Reason.CALZA_OWN_BID


def test_calza_must_precede_the_next_bid_or_dudo() -> None:
    assert end(bga(bids="2x3 3x3 calza 4", calza=True)).bid == Bid(3, 3)
    assert why_not(bga(bids="2x3 dudo", calza=True), "calza 4") is Reason.NOT_DEALT


def test_correct_calza_returns_a_lost_die() -> None:
    outcome = end(bga(hands=FOUR_FIVES, bids="5x5 calza 3", calza=True))
    assert (outcome.gained, outcome.lost, outcome.dice) == ((3,), (), (5, 5, 5))


def test_regaining_a_die_allows_no_second_palifico() -> None:
    game = bga(hands="55234 51346 1", veterans=[3], bids="5x5 calza 3", calza=True)
    assert end(game).dice == (5, 5, 2)
    game = say(next_round(game, "22222 22222 22"), "1x6 dudo")
    assert (end(game).dice, end(game).next_palifico) == ((5, 5, 1), False)


def test_player_is_palifico_only_once() -> None:
    once, again = (end(bga(hands="55234 55 1236", veterans=veterans, bids="4x5 dudo")) for veterans in ([], [2]))
    assert (once.next_palifico, again.next_palifico) == (True, False)


def test_wrong_calza_costs_a_die() -> None:
    for bid in ("4x5", "6x5"):
        outcome = end(bga(hands=FOUR_FIVES, bids=f"{bid} calza 3", calza=True))
        assert (outcome.gained, outcome.lost, outcome.dice) == ((), (3,), (5, 5, 3))


@pytest.mark.parametrize("bid", ["4x5", "5x5"])
def test_calza_caller_opens_the_next_round(bid: str) -> None:
    assert next_round(bga(hands=FOUR_FIVES, bids=f"{bid} calza 3", calza=True)).to_act == 3


def test_palifico_and_two_player_rounds_allow_calza() -> None:
    """The source makes no exception."""
    assert bga([1, 5, 5], "2x3", palifico=1, calza=True).calza_callers == (2, 3)
    assert bga([4, 0, 5], "2x3", calza=True).calza_callers == (3,)


# --- Optional rules 2: the lost dice are visible


def test_lost_dice_are_visible_by_optional_rule() -> None:
    assert view(bga([5, 3, 1]), 2).dice == (None, 3, None)
    assert view(bga([5, 3, 1], lost_dice_visible=True), 2).dice == (5, 3, 1)
