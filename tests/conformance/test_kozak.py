"""The rules of the Kozak Games booklet (source 001), section by section, under its Ukrainian headings.

It states its rules in five languages: Ukrainian, Crimean Tatar, Polish, Belarusian, Russian. If one of them has an
error, the test says how it is read.
"""

from __future__ import annotations

from functools import partial

import pytest

from perudo.core.errors import PerudoError
from perudo.core.game import Bid, Deal, Game, OpeningRoll, Reason
from perudo.core.rules import EDITIONS
from perudo.core.view import view
from tests.conformance.table import cups, end, may, next_round, say, table, why_not

kozak = partial(table, "kozak")
RULES = EDITIONS["kozak"]


# --- Гровий набір, Мета гри


@pytest.mark.parametrize("players", [2, 4, 5, 8])
def test_two_to_four_or_eight_players_are_allowed(players: int) -> None:
    assert Game.start(RULES, players).dice == (5,) * players


@pytest.mark.parametrize("players", [1, 9])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(PerudoError, match="players-count"):
        Game.start(RULES, players)


def test_last_player_with_dice_wins() -> None:
    assert kozak(hands="2 46", bids="1x3 dudo").winner == 2


# --- Ігролад


def test_highest_roll_opens() -> None:
    assert Game.start(RULES, 4).after(OpeningRoll((1, 4, 6, 3))).opener == 3


def test_players_roll_five_hidden_dice() -> None:
    game = kozak(hands="22256 33456 11245")
    assert [view(game, seat).hand for seat in (1, 2, 3, None)] == [*cups("22256 33456 11245"), None]


def test_four_players_have_twenty_dice() -> None:
    """The Belarusian text speaks of six players and thirty dice here; a set is for four."""
    assert sum(Game.start(RULES, 4).dice) == 20


def test_example_counts_aces_towards_seven_fours() -> None:
    outcome = end(kozak(hands="44456 41233 11566", bids="7x4 dudo"))
    assert (outcome.wild, outcome.count, outcome.lost) == (True, 4 + 3, (2,))


def test_turn_passes_to_the_left() -> None:
    assert [kozak([5, 5, 5], bids).to_act for bids in ("", "2x2", "2x2 2x3", "2x2 2x3 2x4")] == [1, 2, 3, 1]


def test_bid_must_be_higher_than_the_last() -> None:
    ordinary = {f"{quantity}x{face}" for quantity in range(8, 21) for face in range(2, 7)} | {"7x5", "7x6"}
    aces = {f"{quantity}x1" for quantity in range(4, 21)}
    assert may(kozak(bids="7x4")) == ordinary | aces | {"dudo"}


def test_example_raises_over_seven_fours_are_legal() -> None:
    assert {"7x5", "8x2"} <= may(kozak(bids="7x4"))


def test_lower_example_bids_are_illegal() -> None:
    game = kozak(bids="7x4")
    assert why_not(game, "6x6") is why_not(game, "7x2") is Reason.NOT_HIGHER


def test_raise_can_skip_quantities() -> None:
    """To nine threes; the Belarusian text jumps to ten."""
    assert {"9x3", "10x3"} <= may(kozak(bids="7x4"))


def test_player_raises_or_calls_dudo() -> None:
    game = kozak(bids="7x4 9x3 dudo")
    assert game.to_act is None
    assert (end(game).bid, end(game).bidder, end(game).caller) == (Bid(9, 3), 2, 3)


def test_caller_reveals_first_and_bidder_last() -> None:
    assert end(kozak([5, 5, 5, 5, 5], "2x2 2x3 2x4 dudo")).reveal_order == ((4,), (5,), (1,), (2,), (3,))


@pytest.mark.parametrize(
    ("hands", "count", "lost"), [("22256 12233 13566", 7, 2), ("22256 12233 11566", 8, 2), ("22256 12433 13566", 6, 1)]
)
def test_dudo_example_shows_who_loses_on_seven_twos(hands: str, count: int, lost: int) -> None:
    outcome = end(kozak(hands=hands, bids="7x2 dudo"))
    assert (outcome.count, outcome.lost) == (count, (lost,))
    assert sum(outcome.dice) == 14


def test_players_see_only_their_own_dice_count() -> None:
    game = kozak([3, 5, 2])
    assert view(game, 1).dice == (3, None, None)
    assert view(game, None).dice == (None, None, None)


def test_loser_opens_the_next_round() -> None:
    assert next_round(kozak(hands="22256 12433 13566", bids="7x2 dudo")).to_act == 1
    assert next_round(kozak(hands="22256 12233 13566", bids="7x2 dudo")).to_act == 2


# --- Тузи


def test_ace_bid_needs_half_the_quantity() -> None:
    for standing, fewest in ((1, 1), (2, 1), (6, 3), (12, 6)):
        aces = {word for word in may(kozak(bids=f"{standing}x5")) if word.endswith("x1")}
        assert aces == {f"{quantity}x1" for quantity in range(fewest, 21)}


def test_eight_sixes_can_be_followed_by_four_aces() -> None:
    assert {"4x1", "5x1", "6x1"} <= may(kozak(bids="8x6"))
    assert why_not(kozak(bids="8x6"), "3x1") is Reason.FEWER_THAN_HALF_IN_ACES


def test_halved_quantities_are_rounded_up() -> None:
    assert "6x1" in may(kozak(bids="11x3"))
    assert why_not(kozak(bids="11x3"), "5x1") is Reason.FEWER_THAN_HALF_IN_ACES


def test_raise_from_aces_needs_double_quantity_plus_one() -> None:
    others = {f"{quantity}x{face}" for quantity in range(7, 21) for face in range(2, 7)}
    aces = {f"{quantity}x1" for quantity in range(4, 21)}
    assert may(kozak(bids="5x2 3x1")) == others | aces | {"dudo"}


def test_example_raises_over_four_aces_are_legal() -> None:
    """The Belarusian text says ten; its own rule and its four sister texts give nine."""
    game = kozak(bids="8x6 4x1")
    assert {"5x1", "9x2", "9x6"} <= may(game)
    assert why_not(game, "8x6") is Reason.FEWER_THAN_TWICE_ACES_PLUS_ONE


def test_ace_bid_can_be_doubted() -> None:
    outcome = end(kozak(hands="11234 12345 22334", bids="7x2 4x1 dudo"))
    assert (outcome.wild, outcome.count, outcome.lost) == (False, 3, (2,))


def test_ace_quantities_never_repeat_in_a_round() -> None:
    """Said outright here. It follows from the rule of raising, for this edition and for all."""
    game = kozak(bids="8x6 4x1 9x2")
    assert "4x1" not in may(game)
    assert "5x1" in may(game)
    assert "5x1" not in may(say(game, "5x1 11x2"))


def test_aces_cannot_open_a_round() -> None:
    assert why_not(kozak(), "1x1") is Reason.ACES_DO_NOT_OPEN


# --- Палафіко


def test_palifico_follows_the_loss_of_four_dice() -> None:
    game = kozak(hands="24 33456 55345", bids="5x4 dudo")
    assert (end(game).dice, end(game).next_palifico) == ((1, 5, 5), True)
    assert next_round(game).to_act == 1
    assert not end(kozak(hands="244 33456 55345", bids="6x4 dudo")).next_palifico


def test_palifico_non_veterans_can_raise_only_the_quantity() -> None:
    game = kozak([1, 5, 5], "2x3", palifico=1)
    assert may(game) == {f"{quantity}x3" for quantity in range(3, 16)} | {"dudo"}


def test_palifico_example_allows_raising_only_threes() -> None:
    game = kozak([1, 5, 5], "2x3", palifico=1)
    assert {"3x3", "4x3"} <= may(game)
    assert why_not(game, "2x4") is why_not(game, "3x4") is Reason.FACE_LOCKED


def test_palifico_aces_are_not_wild() -> None:
    outcome = end(kozak(hands="3 11335 13456", palifico=1, bids="5x3 dudo"))
    assert (outcome.wild, outcome.count, outcome.lost) == (False, 4, (1,))


def test_only_palifico_player_can_open_with_aces() -> None:
    assert "1x1" in may(kozak([1, 5, 5], palifico=1))
    assert why_not(kozak([1, 5, 5], opener=1, veterans=[1]), "1x1") is Reason.ACES_DO_NOT_OPEN


def test_player_is_palifico_only_once() -> None:
    assert not end(kozak(hands="24 33456 55345", veterans=[1], bids="5x4 dudo")).next_palifico


def test_palifico_lasts_for_one_round() -> None:
    game = next_round(kozak(hands="24 33456 55345", bids="5x4 dudo"))
    assert game.palifico
    game = next_round(say(game, "1x2 dudo"))
    assert (game.dice, game.palifico) == ((1, 4, 5), False)


def test_palifico_veteran_can_raise_the_face() -> None:
    """As in two fours after two threes. The Crimean Tatar text has the two the wrong way round."""
    game = kozak([1, 1, 5], "2x3", palifico=1, veterans=[2])
    assert {"2x4", "2x6", "3x3"} <= may(game)
    assert why_not(kozak([1, 1, 5], "2x4", palifico=1, veterans=[2]), "2x3") is Reason.NOT_HIGHER
    assert why_not(kozak([1, 2, 5], "2x3", palifico=1, veterans=[2]), "2x4") is Reason.FACE_LOCKED


def test_palifico_non_veterans_must_keep_a_veterans_face() -> None:
    game = kozak([1, 1, 5, 5], "2x3 2x4", palifico=1, veterans=[2])
    assert may(game) == {f"{quantity}x4" for quantity in range(3, 21)} | {"dudo"}


# --- Кінець гри


def test_next_player_opens_after_an_elimination() -> None:
    game = kozak(hands="23456 2 33456 12345", bids="3x6 9x6 dudo")
    assert end(game).eliminated == (2,)
    assert next_round(game, "23456 - 33456 12345").to_act == 3


def test_two_players_have_no_palifico_round() -> None:
    outcome = end(kozak(hands="24 33456", bids="5x4 dudo"))
    assert (outcome.dice, outcome.next_palifico) == ((1, 5), False)


def test_aces_are_wild_between_two_one_die_players() -> None:
    game = next_round(kozak(hands="24 - 3", bids="3x4 dudo"), "1 - 3")
    assert game.dice == (1, 0, 1)
    assert {"1x4", "2x2"} <= may(say(game, "1x3"))
    assert end(say(game, "2x3 dudo")).count == 2


def test_game_ends_when_only_one_player_has_dice() -> None:
    game = kozak(hands="1 - 3", bids="2x3 dudo")
    assert (game.winner, end(game).next_opener) == (1, None)


# --- Кальца


def test_calza_is_optional() -> None:
    assert why_not(kozak(bids="3x4"), "calza 3") is Reason.CALZA_OFF


def test_palifico_and_two_player_rounds_forbid_calza() -> None:
    palafiko = kozak([1, 5, 5], "2x3", palifico=1, calza=True)
    assert why_not(palafiko, "calza 3") is Reason.CALZA_IN_PALIFICO
    two = kozak([4, 0, 5], "2x3", calza=True)
    assert why_not(two, "calza 1") is Reason.CALZA_WITH_TWO
    assert palafiko.calza_callers == two.calza_callers == ()


def test_calza_example_succeeds_with_exactly_thirteen_fours() -> None:
    exact = end(kozak(hands="44411 4441 44415 23566", bids="13x4 calza 3", calza=True))
    assert (exact.count, exact.lost) == (9 + 4, ())
    more = end(kozak(hands="44411 4441 44415 14566", bids="13x4 calza 3", calza=True))
    assert (more.count, more.lost) == (10 + 5, (3,))


def test_everyone_except_the_next_player_can_call_calza() -> None:
    """Read literally the bidder may as well, on their own bid."""
    assert kozak(bids="3x4", calza=True).calza_callers == (1, 3, 4)
    assert kozak(bids="3x4 5x4 3x1", calza=True).calza_callers == (1, 2, 3)
    assert why_not(kozak(bids="3x4", calza=True), "calza 2") is Reason.CALZA_NEXT_PLAYER


def test_calza_ends_the_round_and_reveals_dice() -> None:
    game = kozak(hands="22256 33456 11245", bids="3x4 calza 3", calza=True)
    assert game.to_act is None
    assert end(game).hands == cups("22256 33456 11245")


def test_wrong_calza_costs_a_die() -> None:
    outcome = end(kozak(hands="42356 13456 2223", bids="4x4 calza 3", calza=True))
    assert (outcome.lost, outcome.gained, outcome.dice) == ((3,), (), (5, 5, 3))


def test_correct_calza_returns_a_lost_die() -> None:
    outcome = end(kozak(hands="42356 13456 2223", bids="3x4 calza 3", calza=True))
    assert (outcome.lost, outcome.gained, outcome.dice) == ((), (3,), (5, 5, 5))


def test_calza_never_gives_a_sixth_die() -> None:
    outcome = end(kozak(hands="42356 13456 22235", bids="3x4 calza 3", calza=True))
    assert (outcome.gained, outcome.dice) == ((), (5, 5, 5))


def test_calza_caller_opens_the_next_round() -> None:
    assert next_round(kozak(hands="42356 13456 2223", bids="3x4 calza 3", calza=True)).to_act == 3
    assert next_round(kozak(hands="42356 13456 2223", bids="4x4 calza 1", calza=True)).to_act == 1


# --- Приклад партії на 4 гравців


def test_example_game_replays_as_printed() -> None:
    """Player 3 doubts player 2's six aces; only four are there, so player 2 opens the next round with four dice."""
    game = kozak(hands="33344 12266 55166 11245")
    bids = {1: ["8x4", "12x2"], 2: ["8x6", "6x1"], 3: ["10x2", "dudo"], 4: ["11x2"]}
    for seat in (1, 2, 3, 4, 1, 2, 3):
        assert game.to_act == seat
        game = say(game, bids[seat].pop(0))
    outcome = end(game)
    assert (outcome.caller, outcome.bidder, outcome.count) == (3, 2, 4)
    assert outcome.reveal_order == ((3,), (4,), (1,), (2,))
    assert (outcome.lost, outcome.dice, outcome.next_opener) == ((2,), (5, 4, 5, 5), 2)


def test_example_game_loser_continues_with_four_dice() -> None:
    game = kozak(hands="33344 12266 55166 11245", bids="8x4 8x6 10x2 11x2 12x2 6x1 dudo")
    assert game.why_not(Deal(cups("33344 12266 55166 11245"))) is Reason.WRONG_NUMBER_OF_DICE
    assert next_round(game, "33344 1226 55166 11145").to_act == 2
