"""Prints outcomes of rounds of every kind as JSON, with the sentences of `perudo.core.narration`, for the page's
tests.
"""

from __future__ import annotations

import json

import msgspec

from perudo.core.game import DUDO, Bid, Calza, Deal, Dudo, Game
from perudo.core.narration import round_sentences
from perudo.core.rules import house_rules
from perudo.core.view import RevealedRound, view

Call = Dudo | Calza

# The dice under the cups, how many fours seat 1 has bid, the call, and the reward of a correct calza.
ROUNDS: tuple[tuple[str, int, Call, str], ...] = (
    ("245 224 335", 2, DUDO, "die"),
    ("245 224 335", 3, DUDO, "die"),
    ("245 4 335", 2, DUDO, "die"),
    ("4 224 335", 3, DUDO, "die"),
    ("4 224", 3, DUDO, "die"),
    ("245 24 335", 2, Calza(2), "die"),
    ("245 224 335", 2, Calza(2), "die"),
    ("245 224 335", 3, Calza(3), "die"),
    ("245 224 5", 3, Calza(3), "die"),
    ("245 224 335", 2, Calza(3), "all-others-lose"),
    ("245 4 3 335", 2, Calza(4), "all-others-lose"),
    ("24 224", 2, Calza(2), "all-others-lose"),
    ("4 4 335", 2, Calza(3), "all-others-lose"),
)


def called(cups: str, quantity: int, call: Call, wins: str) -> RevealedRound:
    hands = tuple(tuple(map(int, hand)) for hand in cups.split())
    rules = house_rules("bga", {"calza": True, "calza_wins": wins, "dice": 3})
    game = Game.mid_game(rules, tuple(map(len, hands))).after(Deal(hands, 1)).after(Bid(quantity, 4)).after(call)
    revealed = view(game, None).revealed
    assert revealed is not None
    return revealed


def example(cups: str, quantity: int, call: Call, wins: str) -> dict[str, object]:
    revealed = called(cups, quantity, call, wins)
    winner = revealed.dice.index(max(revealed.dice)) + 1 if revealed.next_opener is None else None
    lines = [(line.message, line.seats) for line in round_sentences(revealed)]
    return {"revealed": msgspec.to_builtins(revealed), "winner": winner, "verdict": lines}


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(example(*each)) for each in ROUNDS)
    print(f"[\n{lines}\n]")
