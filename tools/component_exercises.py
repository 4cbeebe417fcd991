"""Prints the lesson, some puzzles and questions as JSON, for the tests of the page's components."""

from __future__ import annotations

import datetime
import json

import msgspec

from perudo.analysis.lesson import lesson
from perudo.analysis.practice import all_puzzles, odds_drill, practice
from perudo.core.rules import preset_name
from perudo.protocol.wire import BidMessage, DudoMessage, Puzzle
from perudo.server.game_server import welcome_message

DAY = datetime.date(2026, 11, 22)
"""The day of the daily puzzle in the tests."""
STRIDE = 7919
"""See `puzzleOf` in web/src/lib/practice.ts."""
RATING = 900
"""The rating of beginners. The examples are puzzles of similar difficulty."""


def examples() -> dict[str, Puzzle]:
    puzzles = [puzzle.to_message(number) for number, puzzle in enumerate(all_puzzles())]
    by_difficulty = sorted(puzzles, key=lambda each: abs(each.rating - RATING))
    days = (DAY - datetime.date(1970, 1, 1)).days
    return {
        "dudoIsBest": next(
            p for p in by_difficulty if isinstance(p.moves[0].move, DudoMessage) and len(p.view.dice) > 3
        ),
        "bidIsBest": next(p for p in by_difficulty if isinstance(p.moves[0].move, BidMessage)),
        "houseRules": next(p for p in puzzles if p.edition == "bga" and len(p.options) == 2),
        "friendlyRules": next(p for p in puzzles if preset_name(p.edition, p.options) == "friendly"),
        "solved": next(p for p in puzzles if p.moves[0].share is not None),
        "daily": puzzles[days * STRIDE % len(puzzles)],
    }


if __name__ == "__main__":
    exercises = {
        "day": DAY.isoformat(),
        "lesson": lesson(),
        "practice": practice(),
        "odds": odds_drill(),
        "welcome": welcome_message(),
        "puzzles": examples(),
    }
    lines = (f"{json.dumps(name)}: {json.dumps(msgspec.to_builtins(each))}" for name, each in exercises.items())
    print("{", ",\n".join(lines), "}", sep="\n")
