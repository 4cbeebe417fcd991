"""What a bot is: a player that sees the views of its seat, and nothing else of the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from perudo.game import Word
from perudo.rules import Rules
from perudo.view import View


class Bot(ABC):
    """A player for one seat of one game.

    A bot is shown each view of its seat in turn and may remember it; after a restart a new bot is shown them all again.
    So what a bot knows follows from what it saw: ``see`` draws nothing from ``rng``, and ``choose`` remembers nothing.
    """

    def __init__(self, rng: Random, rules: Rules) -> None:
        self.rng = rng
        self.rules = rules
        self.dice: tuple[int, ...] = ()
        """Dice left, an entry a seat: exact, hidden or not, for a bot that was shown every view of its game."""
        self.veterans: frozenset[int] = frozenset()
        """Seats that are or were palifico, as exactly."""

    def see(self, view: View) -> None:
        """Takes in a view. To be shown it again changes nothing."""
        known = self.dice or (view.dice_each,) * len(view.dice)
        self.dice = tuple(
            0 if seat in view.out else known[seat - 1] if left is None else left
            for seat, left in enumerate(view.dice, start=1)
        )
        if view.palifico and view.opener:
            self.veterans |= {view.opener}

    @abstractmethod
    def choose(self, view: View) -> Word | None:
        """The word to say on the view that was seen last: one of ``view.legal``.

        At another player's turn, when there is nothing but calza to say, None keeps silent; so does a bot that may say
        nothing at all.
        """
