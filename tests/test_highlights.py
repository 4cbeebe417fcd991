"""The facts of a game, from rounds that are made up for each."""

from __future__ import annotations

import pytest

from perudo.analysis.highlights import HighlightFact, Highlights
from perudo.core.game import DUDO, Bid, Calza, Deal, Game, Move
from perudo.core.odds import odds
from perudo.core.rules import SettingValue, house_rules


def played(*rounds: tuple[str, list[Move]], **options: SettingValue) -> Highlights:
    """Rounds of a game that seat 1 begins: what lies under the cups, and what is said."""
    hands = [tuple(map(int, hand)) for hand in rounds[0][0].split()]
    rules = house_rules("bga", {"palifico": "off", "dice": max(map(len, hands)), **options})
    game = Game.mid_game(rules, tuple(map(len, hands)))
    told = Highlights()
    for at, (cups, moves) in enumerate(rounds):
        dealt = tuple(tuple(map(int, hand)) if hand != "-" else () for hand in cups.split())
        game = game.after(Deal(dealt, None if at else 1))
        for move in moves:
            game = game.after(move)
        assert game.previous is not None
        told = told.with_round(game.previous)
    return told


def fact(told: Highlights, message: str) -> HighlightFact:
    return next(fact for fact in told.facts() if fact.message == message)


def messages(told: Highlights) -> set[str]:
    return {fact.message for fact in told.facts()}


def test_undoubted_false_bid_is_a_bluff() -> None:
    told = played(("222 346 345", [Bid(4, 2), Bid(4, 3), Bid(5, 3), DUDO]))
    # Three twos lay there, and two threes: seats 1 and 2 were believed. Seat 3 was not.
    assert [deeds.bluffs_believed for deeds in told.stats] == [1, 1, 0]
    assert fact(told, "fact-bluffs") == HighlightFact("fact-bluffs", 1, {"count": 1})


def test_bid_made_true_by_aces_is_not_bluff() -> None:
    assert played(("221 446 355", [Bid(3, 2), Bid(4, 2), DUDO])).stats[0].bluffs_believed == 0
    rules = house_rules("bga", {"dice": 3})
    game = Game.mid_game(rules, (1, 3, 3), palifico=1).after(Deal(((2,), (1, 4, 6), (3, 5, 5))))
    for move in (Bid(2, 2), Bid(3, 2), DUDO):
        game = game.after(move)
    assert game.previous is not None and game.previous.palifico
    assert Highlights().with_round(game.previous).stats[0].bluffs_believed == 1


@pytest.mark.parametrize(
    ("quantity", "after", "fate"), [(7, [DUDO], "fell"), (7, [Bid(4, 1), DUDO], "raised"), (3, [DUDO], "stood")]
)
def test_boldest_bid_uses_the_bidders_estimated_chance(quantity: int, after: list[Move], fate: str) -> None:
    told = played(("225 446 115", [Bid(2, 2), Bid(quantity, 2), *after]))
    chance = round(float(odds(9, (4, 4, 6), quantity, 2).true), 4)
    boldest = fact(told, "fact-boldest")
    assert boldest.seat == 2
    assert boldest.values == {"quantity": quantity, "face": 2, "chance": chance, "fate": fate}


def test_correct_and_wrong_calls_are_counted() -> None:
    told = played(
        ("222 346 345", [Bid(4, 4), DUDO]),  # seat 2 is right
        ("22 346 345", [Bid(2, 2), DUDO]),  # and now wrong
        ("22 34 345", [Bid(2, 4), Calza(1)]),
        calza=True,
        calza_callers="all-but-bidder",
    )
    assert fact(told, "fact-dudos") == HighlightFact("fact-dudos", 2, {"count": 2, "right": 1})
    assert fact(told, "fact-calzas") == HighlightFact("fact-calzas", 1, {"count": 1})


def test_two_aces_above_expectation_count_as_luck() -> None:
    told = played(("222 111 345", [Bid(3, 2), DUDO]))
    assert fact(told, "fact-luck") == HighlightFact("fact-luck", 2, {"count": 3, "expected": 0})
    assert "fact-luck" not in messages(played(("222 146 345", [Bid(3, 2), DUDO])))


def test_ordinary_bids_and_short_rounds_are_not_highlights() -> None:
    told = played(("222 466 345", [Bid(1, 2), Bid(1, 6), DUDO]))
    assert not {"fact-boldest", "fact-longest"} & messages(told)
    bids: list[Move] = [Bid(1, 2), Bid(1, 3), Bid(1, 4), Bid(2, 4), Bid(2, 5), Bid(2, 6)]
    assert fact(played(("222 466 345", [*bids, DUDO])), "fact-longest").values == {"count": 6}


def test_places_are_shared_by_players_eliminated_together() -> None:
    told = played(("2 3 4 55", [Bid(4, 2), DUDO]))
    assert told.places == (4, None, None, None)
    together: dict[str, SettingValue] = {
        "calza": True,
        "calza_callers": "all-but-bidder",
        "calza_wins": "all-others-lose",
    }
    told = played(("2 3 44 55", [Bid(2, 4), Calza(4)]), **together)
    assert told.places == (3, 3, None, None)
    told = played(("2 3 4 55", [Bid(1, 4), Calza(4)]), **together)
    assert told.places == (2, 2, 2, 1)


def test_winning_from_one_die_is_a_comeback() -> None:
    told = played(("22 3", [Bid(3, 2), DUDO]), ("2 3", [Bid(1, 2), DUDO]))
    assert told.places == (1, 2)
    assert fact(told, "fact-comeback").seat == 1
    assert not [each for each in played(("2 3", [Bid(1, 2), DUDO])).facts() if each.message == "fact-comeback"]


def test_game_has_at_most_five_highlights() -> None:
    bids: list[Move] = [Bid(quantity, 2) for quantity in range(1, 8)]
    told = played(
        ("222 111 345", [*bids, DUDO]),
        ("22 111 345", [Bid(3, 2), Bid(4, 2), DUDO]),
        ("22 111 34", [Bid(4, 3), Calza(1)]),
        calza=True,
        calza_callers="all-but-bidder",
    )
    assert len(told.facts()) == 5


def test_award_for_dudos_requires_half_of_them_to_be_right() -> None:
    right: tuple[str, list[Move]] = ("222 333", [Bid(5, 2), DUDO])
    wrong: tuple[str, list[Move]] = ("22 333", [Bid(2, 2), DUDO])
    again: tuple[str, list[Move]] = ("22 33", [Bid(1, 3), Bid(2, 3), DUDO])
    assert fact(played(right), "fact-dudos") == HighlightFact("fact-dudos", 2, {"count": 1, "right": 1})
    assert fact(played(right, wrong), "fact-dudos") == HighlightFact("fact-dudos", 2, {"count": 2, "right": 1})
    assert not [each for each in played(right, wrong, again).facts() if each.message == "fact-dudos"]
