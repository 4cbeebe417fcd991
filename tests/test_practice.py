"""Puzzles: what is shipped is true, every word has its grade, and it is played by the rules."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources
from itertools import pairwise
from pathlib import Path

import pytest

import puzzles as making
from perudo.analysis.practice import (
    CHANCE_BOUNDS,
    PACK_SIZE,
    StoredPuzzle,
    all_puzzles,
    odds_drill,
    practice,
    puzzle_pack,
)
from perudo.core import odds
from perudo.core.game import Bid
from perudo.core.view import view
from perudo.protocol import wire
from perudo.solver.tablebase import Probe, probe

EVERY = all_puzzles()
SOLVED = [each for each in EVERY if each.shares]
SOME = EVERY[:: len(EVERY) // 8]


def ids(each: StoredPuzzle) -> str:
    return f"{each.rating} {each.spot.rule_code} {each.spot.bids[-1]}"


def test_many_puzzles_fit_in_a_small_file() -> None:
    assert 200 <= len(EVERY) == len({each.spot for each in EVERY})
    assert len(SOLVED) >= 30
    assert len(resources.files("perudo.analysis").joinpath("puzzles.jsonl").read_bytes()) < 160_000
    best = Counter(type(wire.to_move(said, 1)).__name__ for each in EVERY if (said := each.to_message(0).moves[0].move))
    assert best["Bid"] >= 50 and best["Dudo"] >= 40 and best["Calza"] >= 3
    assert max(Counter(sum(map(bool, each.spot.dice)) for each in EVERY).values()) < 0.6 * len(EVERY)


def test_puzzles_are_sorted_by_difficulty() -> None:
    ratings = practice().ratings
    assert all(one <= other for one, other in pairwise(ratings))
    assert ratings[0] < 800 and ratings[-1] > 1800
    assert sum(rating > 1200 for rating in ratings) >= len(ratings) / 3
    assert sum(rating > 1500 for rating in ratings) >= len(ratings) / 8
    assert [each.rating for number in range(-(-len(EVERY) // PACK_SIZE)) for each in puzzle_pack(number)] == [*ratings]
    assert puzzle_pack(-(-len(EVERY) // PACK_SIZE)) == ()


@pytest.mark.parametrize("each", EVERY, ids=ids)
def test_exactly_the_legal_moves_are_graded(each: StoredPuzzle) -> None:
    view = each.spot.view
    assert view.seat == view.to_act == 1
    assert None not in view.dice, "nobody could count"
    told = each.to_message(0)
    named = [wire.to_move(graded.move, 1) for graded in told.moves if graded.move]
    assert set(named) <= set(view.legal) == set(each.grades())
    assert [graded.move for graded in told.moves].count(None) == 1
    best = max(graded.chance for graded in told.moves)
    assert told.moves[0].chance == best and told.moves[0].grade == "best"
    assert told.moves[-1].move is None and told.moves[-1].grade == "blunder"
    assert (told.chance_own_bid is not None) == isinstance(named[0], Bid)
    assert told.chance_by_own_dice == pytest.approx(alone(each), abs=1e-4)


def alone(each: StoredPuzzle) -> float:
    """That the current bid is true, by the formula itself."""
    quantity, face = each.spot.bids[-1]
    wild = not each.spot.palifico
    return float(odds.odds(sum(each.spot.dice), each.spot.hand, quantity, face, wild=wild).true)


@pytest.mark.parametrize("each", SOLVED, ids=ids)
def test_solved_puzzles_use_the_solution(each: StoredPuzzle) -> None:
    *_, game = each.spot.games()
    found = probe(view(game, 1), game.rules, game.dice, game.veterans)
    assert isinstance(found, Probe)
    assert {move for move, grade in each.grades().items() if grade.grade == "best"} >= set(found.mix)
    shares = {
        wire.to_move(graded.move, 1): graded.share
        for graded in each.to_message(0).moves
        if graded.move and graded.share
    }
    assert shares == pytest.approx({move: share for move, share in found.mix.items() if share > 5e-5}, abs=1e-4)
    first = each.to_message(0).moves[0].move
    assert first is not None and wire.to_move(first, 1) in found.mix


@pytest.mark.parametrize("each", SOME, ids=ids)
def test_shipped_puzzles_match_judge_and_ratings(each: StoredPuzzle) -> None:
    judged = making.Judged(each.spot)
    assert judged.shipped(judged.rating()) == each


def test_seeded_fault_in_puzzle_rating_is_detected() -> None:
    """So that the test before means something."""
    each = EVERY[len(EVERY) // 2]
    judged = making.Judged(each.spot)
    assert judged.shipped(each.rating + 1) != each


def test_puzzle_rating_matches_web_page_scores() -> None:
    source = (Path(__file__).parents[1] / "web" / "src" / "lib" / "practice.ts").read_text(encoding="utf-8")
    [counted] = re.findall(r"SCORES: Record<Verdict, number> = \{ (.*) \}", source)
    assert {each.split(": ")[0]: float(each.split(": ")[1]) for each in counted.split(", ")} == making.SCORES


# --- Odds


def test_odds_questions_are_exact_and_cover_all_ranges() -> None:
    asked = odds_drill()
    counted = Counter(sum(each.chance > bound for bound in CHANCE_BOUNDS) for each in asked.questions)
    assert len(set(counted.values())) == 1 and len(counted) == len(CHANCE_BOUNDS) + 1
    for each in asked.questions:
        exact = odds.odds(each.dice, each.hand, each.quantity, each.face, wild=each.wild).true
        assert each.chance == pytest.approx(float(exact), abs=1e-4)
    assert all(one.rating <= other.rating for one, other in pairwise(asked.questions))
