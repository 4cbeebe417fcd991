"""Prints the lesson, some puzzles and questions as JSON, for the tests of the page's components."""

from __future__ import annotations

import json

import msgspec

from perudo.analysis.lesson import lesson
from perudo.analysis.practice import all_puzzles, odds_drill, practice
from perudo.core.rules import preset_name
from perudo.protocol.wire import BidMessage, DudoMessage, Puzzle
from perudo.server.game_server import welcome_message

RATING = 900
"""The rating of beginners. The examples are puzzles of similar difficulty."""


def examples() -> dict[str, Puzzle]:
    puzzles = [puzzle.to_message(number) for number, puzzle in enumerate(all_puzzles())]
    by_difficulty = sorted(puzzles, key=lambda each: abs(each.rating - RATING))
    return {
        "dudoIsBest": next(
            p for p in by_difficulty if isinstance(p.moves[0].move, DudoMessage) and len(p.view.dice) > 3
        ),
        "bidIsBest": next(p for p in by_difficulty if isinstance(p.moves[0].move, BidMessage)),
        "houseRules": next(p for p in puzzles if p.edition == "bga" and len(p.options) == 2),
        "friendlyRules": next(p for p in puzzles if preset_name(p.edition, p.options) == "friendly"),
        "solved": next(p for p in puzzles if p.moves[0].share is not None),
    }


if __name__ == "__main__":
    exercises = {
        "lesson": lesson(),
        "practice": practice(),
        "odds": odds_drill(),
        "welcome": welcome_message(),
        "puzzles": examples(),
    }
    lines = (f"{json.dumps(name)}: {json.dumps(msgspec.to_builtins(each))}" for name, each in exercises.items())
    print("{", ",\n".join(lines), "}", sep="\n")
