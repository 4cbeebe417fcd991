"""Rules that no source settles, and how they are played here: the same in every edition."""

from __future__ import annotations

import pytest

from perudo.core.game import Bid, Deal, Game, Reason
from perudo.core.rules import EDITIONS, house_rules
from tests.conformance.table import cups, end, may, next_round, say, table, why_not

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@every_edition
def test_bid_cannot_exceed_the_number_of_starting_dice(edition: str) -> None:
    """Not by the dice in play: they may be hidden."""
    game = table(edition, [1, 2, 1])
    assert {"15x2", "15x6"} <= may(game)
    assert why_not(game, "16x2") is Reason.OVER_ALL_DICE
    assert may(table(edition, [1, 2, 1], "15x6")) == {"dudo", *(f"{quantity}x1" for quantity in range(8, 16))}
    assert may(table(edition, [1, 2, 1], "15x6 15x1")) == {"dudo"}


@every_edition
def test_bid_needs_a_valid_face_and_quantity(edition: str) -> None:
    game = table(edition)
    assert game.why_not(Bid(0, 3)) is Reason.NO_DICE_BID
    assert game.why_not(Bid(2, 0)) is game.why_not(Bid(2, 7)) is Reason.NO_SUCH_FACE


@every_edition
def test_aces_are_lowest_in_a_palifico_round(edition: str) -> None:
    """Where a veteran may change the face, aces are left and reached by an ordinary raise."""
    free = table(edition, [1, 1, 5], "2x1", palifico=1, veterans=[2], veteran_changes_face=True)
    assert {"2x2", "2x6", "3x1"} <= may(free)
    assert ("3x6" in may(free)) is (EDITIONS[edition].raise_ == "any-higher")
    above = table(edition, [1, 1, 5], "4x3", palifico=1, veterans=[2], veteran_changes_face=True)
    assert why_not(above, "2x1") is why_not(above, "4x1") is Reason.NOT_HIGHER


@every_edition
def test_correct_calza_with_all_dice_gains_no_die(edition: str) -> None:
    outcome = end(table(edition, hands="23456 23456 23456", bids="3x4 calza 3", calza=True))
    assert (outcome.gained, outcome.lost, outcome.dice, outcome.next_opener) == ((), (), (5, 5, 5), 3)


@every_edition
def test_wrong_calza_can_make_the_caller_palifico(edition: str) -> None:
    game = table(edition, hands="23456 23456 23", bids="4x4 calza 3", calza=True)
    assert (end(game).lost, end(game).next_palifico) == ((3,), True)
    assert (next_round(game).to_act, next_round(game).palifico) == (3, True)


@every_edition
def test_correct_calza_never_makes_the_caller_palifico(edition: str) -> None:
    game = table(edition, hands="23456 23456 2", bids="2x4 calza 3", calza=True)
    assert (end(game).gained, end(game).dice, end(game).next_palifico) == ((3,), (5, 5, 2), False)


@every_edition
def test_wrong_calza_of_last_die_eliminates_the_caller(edition: str) -> None:
    game = table(edition, hands="23456 23456 2 - 36", bids="4x4 calza 3", calza=True)
    assert (end(game).eliminated, end(game).next_opener) == ((3,), 5)


@every_edition
def test_edition_decides_whether_palifico_can_be_repeated(edition: str) -> None:
    """One die, two again by calza, one again."""
    game = table(edition, hands="23456 23456 23", bids="9x4 calza 3", calza=True)
    game = next_round(game, "23456 23456 2")
    assert game.palifico
    game = next_round(say(game, "1x2 2x2 dudo"), "23456 2345 2")
    assert not game.palifico
    game = next_round(say(game, "1x3 1x4 2x4 calza 3"), "23456 2345 23")
    assert game.dice == (5, 4, 2)
    game = say(game, "9x3 dudo")
    assert game.dice == (5, 4, 1)
    assert game.palifico is (EDITIONS[edition].palifico == "each-time")


@every_edition
def test_eliminated_player_cannot_call_calza(edition: str) -> None:
    assert why_not(table(edition, [5, 5, 0, 5], "3x4", calza=True), "calza 3") is Reason.CALLER_WITHOUT_DICE


@every_edition
def test_calza_needs_a_bid(edition: str) -> None:
    game = table(edition, calza=True)
    assert why_not(game, "calza 3") is Reason.NOTHING_BID
    assert game.calza_callers == ()


def test_calza_by_the_bidder_has_the_lowest_priority() -> None:
    """Hasbro and Kozak let the bidder call: nobody sits farther from the bidder's left."""
    game = table("hasbro-1994", bids="3x4 4x4", calza=True)
    assert game.priority_caller([2, 4]) == 4
    assert game.priority_caller([2, 1]) == 1
    assert game.priority_caller([2]) == 2


def test_starting_with_one_die_is_not_palifico() -> None:
    """Palifico is come to by a loss."""
    game = Game.start(house_rules("bga", {"dice": 1}), 3).after(Deal(cups("2 3 4"), opener=1))
    assert not game.palifico
    assert not next_round(say(game, "2x2 2x3 dudo"), "2 - 4").palifico
