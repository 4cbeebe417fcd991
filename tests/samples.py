"""Sample records, each with its expected output."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from random import Random

from perudo.arena import DealDice, play_moments
from perudo.bots import BUILTIN_BOTS, Bot
from perudo.core.game import DUDO, Action, Bid, Calza, Deal, Game, OpeningRoll
from perudo.core.rules import EDITIONS, Rules, house_rules
from perudo.records.record import Record

RECORDS = Path(__file__).parent / "records"
ROUNDS = Path(str(resources.files("perudo.records") / "rounds"))
"""The rounds that the booklets illustrate, as they are shipped."""
TOLD = sorted(RECORDS.glob("*.json"))
"""The expected output of each valid sample."""


def record_of(told: Path) -> Path:
    """Return the record of an expected output."""
    if told.stem.startswith("booklet-"):
        return ROUNDS / f"{told.stem.removeprefix('booklet-')}.perudo"
    return told.with_suffix(".perudo")


def played(levels: Sequence[str], name: str, rules: Rules = EDITIONS["bga"]) -> Record:
    """A game among bots of the house, whose dice and whims follow from its name."""
    bots = [BUILTIN_BOTS[level](Random(f"{name} {at}"), rules) for at, level in enumerate(levels)]
    return played_by(bots, levels, name, rules)


def played_by(bots: Sequence[Bot], players: Sequence[str], name: str, rules: Rules) -> Record:
    """A game among bots. The dice follow from its name."""
    start = last = Game.start(rules, len(bots))
    actions = list[Action]()
    for game in play_moments(rules, bots, DealDice(name)):
        if game.opening_rollers or (game.hands is None and game.round_number == 1):
            actions.append(OpeningRoll(game.opening_rolls[-1]))
        elif game.hands is None and game.previous:
            actions.append(game.previous.call)
        else:
            actions.append(game.bids[-1] if game.bids else Deal(game.hands or (), game.opener))
        last = game
    assert last.winner, "a game among bots comes to its end"
    edition = min(EDITIONS, key=lambda edition: len(rules.diff(edition)))  # with options, for rules of no edition
    return Record.from_game(edition, list(players), start, actions)


def calza_missed() -> Record:
    """A game in which calza is missed out of turn, and called in turn."""
    start = Game.mid_game(house_rules("bga", {"calza": True}), (1, 1, 4))
    actions: list[Action] = [Deal(((1,), (1,), (2, 3, 4, 5)), 1), Bid(1, 5), Bid(2, 1), Bid(3, 1), Calza(1)]
    actions += [Deal(((), (1,), (2, 3, 4, 5)), 2), Bid(3, 6), DUDO]
    return Record.from_game("bga", ["one", "two", "three"], start, actions)
