"""Random rules and random games, for properties that hold in all of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from perudo.core.game import DUDO, FACES, Action, Calza, Deal, Game, Move, OpeningRoll
from perudo.core.rules import MAX_PLAYERS, MIN_PLAYERS, SETTING_VALUES, Rules, house_rules

seats = st.integers(MIN_PLAYERS, MAX_PLAYERS)
seeds = st.integers(0, 2**32)
"""For the dice and the choices of a game."""


@st.composite
def rules(draw: st.DrawFn, most_dice: int = 10) -> Rules:
    """Any rules at all, for 2 to 8 players: every setting drawn by itself."""
    settings: dict[str, object] = {setting: draw(st.sampled_from(values)) for setting, values in SETTING_VALUES.items()}
    settings |= {"players": (MIN_PLAYERS, MAX_PLAYERS), "dice": draw(st.integers(1, most_dice))}
    return house_rules("kozak", settings)


def chance(game: Game, random: Random) -> Deal | OpeningRoll:
    """Return dice, if the game waits for some."""
    if game.opening_rollers:
        return OpeningRoll(tuple(random.choice(FACES) if seat in game.opening_rollers else 0 for seat in game.seats))
    opener = game.opener or random.choice(game.alive)
    return Deal(tuple(tuple(random.choices(FACES, k=count)) for count in game.dice), opener)


def word(game: Game, random: Random) -> Move:
    """Return a move: a call, in turn or out of it, or a rather low raise, so that rounds are long."""
    if game.calza_callers and random.random() < 0.1:
        return Calza(random.choice(game.calza_callers))
    if game.bids and random.random() < 0.1:
        return DUDO
    return game.legal[int(len(game.legal) * random.random() ** 3)]


def moves(rules: Rules, seats: int, seed: int) -> Iterator[tuple[Game, Action, Game]]:
    """A whole random game: each moment, what is done, and what follows."""
    random = Random(seed)
    game = Game.start(rules, seats)
    for _ in range(100_000):
        action = chance(game, random) if game.hands is None else word(game, random)
        after = game.after(action)
        yield game, action, after
        game = after
        if game.winner:
            return
    raise AssertionError("a random game did not end")
