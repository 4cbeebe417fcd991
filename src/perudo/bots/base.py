"""The base class of bots: players that see the views of their seat, and nothing else of the game.

``docs/bots.md`` has a complete bot in twenty lines.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import ClassVar

from perudo.core.game import Bid, Move
from perudo.core.narration import Sentence
from perudo.core.odds import count_matching, probability_true, to_percent
from perudo.core.rules import Rules
from perudo.core.view import View, known_veterans


def explanation(message: str, about: Bid | None, chance: float | None = None, **values: float) -> Sentence:
    """Return a sentence that explains a move about a bid. A chance is in percent: 0 and 100 are certain."""
    if about is not None:
        values |= {"quantity": about.quantity, "face": about.face}
    if chance is not None:
        values["percent"] = to_percent(chance)
    return Sentence(message, {}, values)


def is_forced(view: View) -> bool:
    """Whether the seat is to act and has only one legal move."""
    return view.is_my_turn and len(view.legal) == 1


class Bot(ABC):
    """A player for one seat of one game.

    A bot is shown each view of its seat in turn and may remember it. After a restart a new bot is shown them all again,
    so its knowledge must follow from what it saw: ``see`` draws nothing from ``rng``, and ``choose`` remembers nothing.
    After its seat is eliminated, a bot need not be shown anything more.
    """

    remembers_rounds: ClassVar[bool] = False
    """Whether its moves in a round depend on the dice of earlier rounds."""

    def __init__(self, rng: Random, rules: Rules) -> None:
        self.rng = rng
        self.rules = rules
        self.seconds: float | None = None
        """How long (s) it may think about a move; None if there is no limit. Set before it sees anything."""
        self.dice: tuple[int, ...] = ()
        """Dice left, per seat: exact, even if hidden, for a bot that was shown every view of its game."""
        self.veterans: frozenset[int] = frozenset()
        """Seats that are or were palifico, likewise exact."""

    def see(self, view: View) -> None:
        """Take in a view. Showing it again changes nothing."""
        known = self.dice or (view.starting_dice,) * len(view.dice)
        self.dice = tuple(
            0 if seat in view.eliminated else known[seat - 1] if left is None else left
            for seat, left in enumerate(view.dice, start=1)
        )
        self.veterans = known_veterans(view, self.veterans)

    @abstractmethod
    def choose(self, view: View) -> Move | None:
        """Return a move, one of ``view.legal``, for the view that was seen last.

        If only calza is possible, at another player's turn, None passes; so does a bot without a legal move.
        """

    def mix(self, view: View) -> Mapping[Move | None, float] | None:
        """Return the probability of each move for the view that was seen last; None if the bot does not say.

        Bots with this method can be studied faster (``perudo exploit``). ``choose`` draws from exactly these
        probabilities.
        """
        return None

    def explain(self, view: View, move: Move) -> Sentence | None:
        """Return a sentence that explains a move for the view that was seen last; None if there is none.

        It may reveal the bot's hand, so nobody gets it before the cups are open.
        """
        return None

    def close(self) -> None:  # noqa: B027 - most hold nothing
        """Release resources: the game is over for this bot."""

    # --- Helpers

    def unseen_dice(self, view: View) -> int:
        """Return how many dice are under the other cups."""
        return sum(self.dice) - len(view.hand or ())

    def count_matching(self, view: View, face: int) -> int:
        """Return how many of the bot's own dice match a face, including wild aces."""
        return count_matching(view.hand or (), face, wild=view.wild)

    def chance_true(self, view: View, bid: Bid) -> float:
        """Return the chance that a bid is true, given the bot's own dice, with all others random."""
        return probability_true(sum(self.dice), view.hand or (), *bid, wild=view.wild)

    def chance_exact(self, view: View, bid: Bid) -> float:
        """Return the chance that exactly as many dice match as were bid."""
        return self.chance_true(view, bid) - self.chance_true(view, Bid(bid.quantity + 1, bid.face))
