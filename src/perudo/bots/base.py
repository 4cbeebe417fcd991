"""The base class of bots, which see only what a player in their seat may see.

For a complete bot in twenty lines, see ``docs/bots.md``.
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
    """Return a sentence that explains a bid or a call. Probabilities are in percent; only impossible bids show 0, and
    only certain bids show 100.
    """
    if about is not None:
        values |= {"quantity": about.quantity, "face": about.face}
    if chance is not None:
        values["percent"] = to_percent(chance)
    return Sentence(message, {}, values)


def is_forced(view: View) -> bool:
    """Whether it is the seat's turn and only one move is legal."""
    return view.is_my_turn and len(view.legal) == 1


class Bot(ABC):
    """A player for one seat of one game.

    A bot sees each view of its seat in turn and may remember it. After a restart, a new bot sees all views again. So a
    bot's knowledge must depend only on the views: ``see`` must not use ``rng``, and ``choose`` must not remember
    anything. After its seat is eliminated, a bot might not see any further views.
    """

    remembers_rounds: ClassVar[bool] = False
    """Whether the bot's moves depend on the dice of earlier rounds."""
    remembers_hand: ClassVar[bool] = True
    """Whether the bot's memory of a round may depend on its own hand. If False, ``perudo exploit`` can ask a single
    copy of the bot for its move with every possible hand."""

    def __init__(self, rng: Random, rules: Rules) -> None:
        self.rng = rng
        self.rules = rules
        self.seconds: float | None = None
        """The bot's time limit for a move, in seconds; None if unlimited. The limit is set before the bot sees its
        first view.
        """
        self.dice: tuple[int, ...] = ()
        """The number of dice that each seat has left. A bot that has seen every view of its game knows how many dice
        each seat has, even if lost dice are hidden.
        """
        self.veterans: frozenset[int] = frozenset()
        """Seats that are or were palifico. The set is complete if the bot has seen every view of its game."""

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
        """Return a move from ``view.legal`` for the most recent view.

        During another player's turn, the bot can only call calza or return None to pass. A bot without a legal move
        also passes.
        """

    def mix(self, view: View) -> Mapping[Move | None, float] | None:
        """Return the probability of each move for the most recent view; None if the bot does not provide probabilities.

        ``perudo exploit`` is faster for bots that provide this method. ``choose`` must draw moves with exactly the
        probabilities that ``mix`` returns.
        """
        return None

    def explain(self, view: View, move: Move) -> Sentence | None:
        """Return a sentence that explains a move for the most recent view, or None.

        The sentence may reveal the bot's hand, so nobody sees it before the reveal.
        """
        return None

    def close(self) -> None:  # noqa: B027 - most bots hold no resources
        """Release resources at the end of the bot's game."""

    # --- Helpers

    def unseen_dice(self, view: View) -> int:
        """Return the number of dice under the other players' cups."""
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
