"""The sentences about the outcome of a round, which the page and the terminal show."""

from __future__ import annotations

from perudo.core.game import DUDO, Bid, Calza, Deal, Dudo, Game
from perudo.core.rules import house_rules
from perudo.core.view import RevealedRound, view
from perudo.locales.translator import translator
from perudo.terminal.narrator import Narrator

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


def test_examples_cover_every_narration_message() -> None:
    told = {line.message for each in ROUNDS for line in called(*each).sentences}
    assert told == {
        *("story-bid-stands", "story-bid-falls", "story-exact", "story-not-exact"),
        *("story-loses", "story-others-lose", "story-gains", "story-gains-nothing", "story-out", "story-wins"),
    }


def test_own_seat_is_addressed_as_you() -> None:
    narrator = Narrator(translator("en"), ["Ana", "Bo", "Cleo", "Dan"], you=1)
    told = [*narrator.reveal(called(*ROUNDS[1]))]
    assert told[-2:] == ["Your bid falls.", "You lose a die."]
    assert narrator.opening(1, palifico=False) == "You open the round."
    assert narrator.opening(2, palifico=False) == "Bo opens."


def test_terminal_prints_the_narration() -> None:
    told = [*Narrator(translator("en"), ["Ana", "Bo", "Cleo", "Dan"]).reveal(called(*ROUNDS[-1]))]
    assert told[-5:] == [
        "Exactly right.",
        "Everyone except Cleo loses a die.",
        "Ana is out.",
        "Bo is out.",
        "Cleo wins the game.",
    ]


def test_views_are_hashable_during_the_reveal() -> None:
    rules = house_rules("bga", {"dice": 2})
    game = Game.mid_game(rules, (2, 2)).after(Deal(((2, 3), (4, 5)), 1)).after(Bid(1, 4)).after(DUDO)
    assert hash(view(game, 1)) == hash(view(game, 1))
