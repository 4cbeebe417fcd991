"""The base class of bots: players that see only the views of their seat.

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
    """Return a sentence that explains a bid or a call. Probabilities are in percent; only impossible and certain bids
    get 0 and 100."""
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

    A bot sees each view of its seat in turn and may remember it. After a restart, a new bot sees all views again. So
    its knowledge must depend only on the views: ``see`` must not use ``rng``, and ``choose`` must not remember
    anything. After its seat is eliminated, a bot might not see any further views.
    """

    remembers_rounds: ClassVar[bool] = False
    """Whether the bot's moves depend on the dice of earlier rounds."""
    remembers_hand: ClassVar[bool] = True
    """Whether the bot's memory of a round may depend on its own hand. If False, ``perudo exploit`` can ask one copy of
    the bot for its move with each hand."""

    def __init__(self, rng: Random, rules: Rules) -> None:
        self.rng = rng
        self.rules = rules
        self.seconds: float | None = None
        """Seconds that the bot may think about a move; None if unlimited. Set before the bot sees its first view."""
        self.dice: tuple[int, ...] = ()
        """The number of dice that each seat has left. A bot that saw every view of its game knows this number even if
        lost dice are hidden.
        """
        self.veterans: frozenset[int] = frozenset()
        """Seats that are or were palifico; complete if the bot saw every view of its game."""

    def see(self, view: View) -> None:
        """Observe a view. Idempotent."""
        known = self.dice or (view.starting_dice,) * len(view.dice)
        self.dice = tuple(
            0 if seat in view.eliminated else known[seat - 1] if left is None else left
            for seat, left in enumerate(view.dice, start=1)
        )
        self.veterans = known_veterans(view, self.veterans)

    @abstractmethod
    def choose(self, view: View) -> Move | None:
        """Return a move, one of ``view.legal``, for the last view.

        During another player's turn, when only calza is possible, None means a pass. A bot without a legal move also
        passes.
        """

    def mix(self, view: View) -> Mapping[Move | None, float] | None:
        """Return the probability of each move for the last view; None if the bot does not provide probabilities.

        ``perudo exploit`` is faster for bots that provide this method. ``choose`` must draw moves with exactly the
        probabilities that ``mix`` returns.
        """
        return None

    def explain(self, view: View, move: Move) -> Sentence | None:
        """Return a sentence that explains a move for the last view, or None.

        The sentence may reveal the bot's hand, so nobody sees it before the reveal.
        """
        return None

    def close(self) -> None:  # noqa: B027 - most bots hold no resources
        """Release resources at the end of the bot's game."""

    # --- Helpers

    def unseen_dice(self, view: View) -> int:
        """Return the number of dice under the other cups."""
        return sum(self.dice) - len(view.hand or ())

    def count_matching(self, view: View, face: int) -> int:
        """Return how many of the bot's own dice match a face, including wild aces."""
        return count_matching(view.hand or (), face, wild=view.wild)

    def chance_true(self, view: View, bid: Bid) -> float:
        """Return the probability that a bid is true, given the bot's own dice. All other dice are assumed to be
        random."""
        return probability_true(sum(self.dice), view.hand or (), *bid, wild=view.wild)

    def chance_exact(self, view: View, bid: Bid) -> float:
        """Return the probability that a bid is exact, given the bot's own dice."""
        return self.chance_true(view, bid) - self.chance_true(view, Bid(bid.quantity + 1, bid.face))
