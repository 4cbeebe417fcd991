"""The narration of a round: examples test the page's own sentences, and the examples follow the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import verdicts
from perudo.core.narration import round_sentences
from perudo.locales.translator import translator
from perudo.terminal.narrator import Narrator

PAGE = Path(__file__).parent.parent / "web" / "src" / "lib"


def test_page_examples_follow_the_rules() -> None:
    kept = json.loads((PAGE / "verdicts.json").read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps([verdicts.example(*each) for each in verdicts.ROUNDS]))


def test_examples_cover_every_kind_of_line() -> None:
    told = {line.message for each in verdicts.ROUNDS for line in round_sentences(verdicts.called(*each))}
    assert told == {
        *("story-bid-stands", "story-bid-falls", "story-exact", "story-not-exact"),
        *("story-loses", "story-others-lose", "story-gains", "story-gains-nothing", "story-out", "story-wins"),
    }


def test_own_seat_is_addressed_as_you() -> None:
    narrator = Narrator(translator("en"), ["Ana", "Bo", "Cleo", "Dan"], you=1)
    told = [*narrator.reveal(verdicts.called(*verdicts.ROUNDS[1]))]
    assert told[-2:] == ["Your bid falls.", "You lose a die."]
    assert narrator.opening(1, palifico=False) == "You open the round."
    assert narrator.opening(2, palifico=False) == "Bo opens."


def test_terminal_prints_the_narration() -> None:
    told = [*Narrator(translator("en"), ["Ana", "Bo", "Cleo", "Dan"]).reveal(verdicts.called(*verdicts.ROUNDS[-1]))]
    assert told[-5:] == [
        "Exactly right.",
        "Everyone except Cleo loses a die.",
        "Ana is out.",
        "Bo is out.",
        "Cleo wins the game.",
    ]
