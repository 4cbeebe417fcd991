"""The chance to win from any position before a round: dice of every seat, who opens, palifico and veterans, rules.

chances(EDITIONS["bga"], (5, 5, 3), opener=2)   # (0.38, 0.42, 0.2): each seat's
before(game)                                    # of a game that waits for its deal, or is over
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from perudo.game import Game
from perudo.rules import Rules

_STRENGTH: Final = 1.5
"""The chances to win are as the numbers of dice, to this power."""


def chances(
    rules: Rules, dice: Sequence[int], opener: int, *, palifico: bool = False, veterans: Collection[int] = ()
) -> tuple[float, ...]:
    """Each seat's chance to win at the start of a round, a number a seat, as many as ``dice``; 0 for who is out."""
    strength = [count**_STRENGTH for count in dice]
    return tuple(each / sum(strength) for each in strength)


def before(game: Game) -> tuple[float, ...]:
    """The same for a game that waits for its deal, or is over; over all who may open, where that is not yet settled."""
    if game.winner is not None:
        return tuple(float(seat == game.winner) for seat in game.seats)
    openers = (game.opener,) if game.opener else game.rollers or game.alive
    each = [
        chances(game.rules, game.dice, opener, palifico=game.palifico, veterans=game.veterans) for opener in openers
    ]
    return tuple(sum(seat) / len(each) for seat in zip(*each, strict=True))
