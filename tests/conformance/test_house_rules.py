"""House rules that no edition prints: calza that costs all others a die (`calza_wins = "all-others-lose"`)."""

from __future__ import annotations

import pytest

from perudo.core.game import Game
from perudo.core.rules import EDITIONS, parse_rule_code, rule_code
from perudo.core.view import view
from tests.conformance.table import end, may, next_round, say, table

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def exact(edition: str, hands: str, caller: int, bidder: int | None = None) -> Game:
    """An exact opening bid of fours, by the caller's left if nobody else is named, and calza."""
    opener = bidder or caller % len(hands.split()) + 1
    game = table(edition, hands=hands, opener=opener, calza=True, calza_with_two=True, calza_wins="all-others-lose")
    return say(game, f"{hands.count('4')}x4 calza {caller}")


@every_edition
def test_correct_calza_costs_every_other_player_a_die(edition: str) -> None:
    outcome = end(exact(edition, "23456 2345 234 23", 2))
    assert (outcome.changes, outcome.dice) == ((-1, 0, -1, -1), (4, 4, 2, 1))
    assert (outcome.lost, outcome.gained, outcome.eliminated) == ((1, 3, 4), (), ())
    assert (outcome.next_opener, outcome.next_palifico) == (2, False)


@every_edition
def test_correct_calza_returns_no_die_to_the_caller(edition: str) -> None:
    assert end(exact(edition, "23456 23 23456", 2)).dice == (4, 2, 4)


@every_edition
def test_wrong_calza_costs_the_caller_a_die(edition: str) -> None:
    wrong = table(edition, hands="23456 23456 23", bids="4x4 calza 3", calza=True, calza_wins="all-others-lose")
    assert (end(wrong).changes, end(wrong).next_opener, wrong.palifico) == ((0, 0, -1), 3, True)


@every_edition
def test_correct_calza_makes_nobody_palifico_or_veteran(edition: str) -> None:
    """Several at once may come to one die; but palifico is who opens, and the caller opens."""
    game = exact(edition, "2345 24 25 23", 1)
    assert (game.dice, game.palifico, game.veterans) == ((4, 1, 1, 1), False, frozenset())
    game = next_round(game)
    assert (game.to_act, game.palifico) == (1, False)
    assert "2x1" not in may(game)


@every_edition
def test_calza_losers_cannot_change_the_palifico_face(edition: str) -> None:
    game = next_round(exact(edition, "2345 24 25 234", 1), "2345 2 5 23")
    game = next_round(say(game, "1x2 1x3 2x3 9x3 dudo"), "2345 2 5 3")
    assert (game.to_act, game.palifico, game.veterans) == (4, True, frozenset({4}))
    game = say(game, "1x3 2x3")
    assert game.to_act == 2
    assert {word for word in may(game) if not word.endswith("x3")} <= {"dudo", "calza 2"}


@every_edition
def test_several_players_can_be_eliminated_simultaneously(edition: str) -> None:
    outcome = end(exact(edition, "2345 4 5 2345", 4))
    assert (outcome.eliminated, outcome.dice, outcome.next_opener) == ((2, 3), (3, 0, 0, 4), 4)


@every_edition
def test_caller_wins_if_all_others_are_eliminated(edition: str) -> None:
    game = exact(edition, "4 4 5 2345", 4)
    assert (game.winner, game.dice) == (4, (0, 0, 0, 4))
    assert (end(game).eliminated, end(game).next_opener, end(game).next_palifico) == ((1, 2, 3), None, False)


@pytest.mark.parametrize("edition", ["asmodee-fr", "bga"])
def test_correct_calza_costs_the_only_opponent_a_die(edition: str) -> None:
    game = exact(edition, "234 23", 1)
    assert (end(game).changes, end(game).next_opener, game.palifico) == ((0, -1), 1, False)
    game = exact(edition, "24 2", 1)
    assert (game.winner, game.dice) == (1, (2, 0))


@pytest.mark.parametrize("edition", ["hasbro-1994", "kozak"])
def test_bidder_can_correctly_call_calza_on_own_bid(edition: str) -> None:
    outcome = end(exact(edition, "23456 2345 2345", 3, bidder=3))
    assert (outcome.bidder, outcome.changes, outcome.next_opener) == (3, (-1, -1, 0), 3)


@every_edition
def test_lost_dice_are_visible_only_during_the_reveal(edition: str) -> None:
    game = exact(edition, "23456 2345 234", 2)
    assert view(game, 1).dice == (4, 4, 2)
    assert view(next_round(game), 1).dice == (4, None, None)


def test_old_rule_codes_keep_their_meaning() -> None:
    assert parse_rule_code("bga.calza") == ("bga", {"calza": True})
    assert rule_code("bga", {"calza": True, "calza_wins": "all-others-lose"}) == "bga.calza.calza_wins-all-others-lose"
    assert parse_rule_code("bga.calza_wins-die.calza") == ("bga", {"calza": True})
