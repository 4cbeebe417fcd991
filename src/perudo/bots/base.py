"""What a bot is: a player that sees the views of its seat, and nothing else of the game.

``docs/bots.md`` has a whole one in twenty lines.
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
    """A line that tells why a word was said about a bid. A chance is told in hundredths: 0 and 100 are certain."""
    if about is not None:
        values |= {"quantity": about.quantity, "face": about.face}
    if chance is not None:
        values["percent"] = to_percent(chance)
    return Sentence(message, {}, values)


def is_forced(view: View) -> bool:
    """Whether there is only one word that the seat may say, in its turn."""
    return view.is_my_turn and len(view.legal) == 1


class Bot(ABC):
    """A player for one seat of one game.

    A bot is shown each view of its seat in turn and may remember it; after a restart a new bot is shown them all again.
    So what a bot knows follows from what it saw: ``see`` draws nothing from ``rng``, and ``choose`` remembers nothing.
    Once its seat has no dice it need be shown nothing more.
    """

    remembers_rounds: ClassVar[bool] = False
    """Whether what it says of a round hangs on the dice of those before it."""

    def __init__(self, rng: Random, rules: Rules) -> None:
        self.rng = rng
        self.rules = rules
        self.seconds: float | None = None
        """How long it may think about a word; None: nobody hurries it. Set before it sees anything."""
        self.dice: tuple[int, ...] = ()
        """Dice left, an entry a seat: exact, hidden or not, for a bot that was shown every view of its game."""
        self.veterans: frozenset[int] = frozenset()
        """Seats that are or were palifico, as exactly."""

    def see(self, view: View) -> None:
        """Takes in a view. To be shown it again changes nothing."""
        known = self.dice or (view.starting_dice,) * len(view.dice)
        self.dice = tuple(
            0 if seat in view.eliminated else known[seat - 1] if left is None else left
            for seat, left in enumerate(view.dice, start=1)
        )
        self.veterans = known_veterans(view, self.veterans)

    @abstractmethod
    def choose(self, view: View) -> Move | None:
        """The word to say on the view that was seen last: one of ``view.legal``.

        At another player's turn, when there is nothing but calza to say, None keeps silent; so does a bot that may say
        nothing at all.
        """

    def mix(self, view: View) -> Mapping[Move | None, float] | None:
        """How often it says each word on the view that was seen last; None: it does not tell.

        Who has it can be studied sooner (``perudo exploit``). What ``choose`` says is drawn from just that.
        """
        return None

    def explain(self, view: View, move: Move) -> Sentence | None:
        """Why it says this word on the view that was seen last, in a sentence; None: it keeps that to itself.

        It tells of the bot's hand, so it is told to nobody before the cups are open.
        """
        return None

    def close(self) -> None:  # noqa: B027 - most hold nothing
        """The game is over for it: lets go of what it holds."""

    # --- What one reaches for

    def unseen_dice(self, view: View) -> int:
        """How many dice lie under the other cups."""
        return sum(self.dice) - len(view.hand or ())

    def count_matching(self, view: View, face: int) -> int:
        """How many of one's own dice count for a face, aces among them where they are wild."""
        return count_matching(view.hand or (), face, wild=view.wild)

    def chance_true(self, view: View, bid: Bid) -> float:
        """The chance that a bid is true, by one's own dice and with every other as chance rolls it."""
        return probability_true(sum(self.dice), view.hand or (), *bid, wild=view.wild)

    def chance_exact(self, view: View, bid: Bid) -> float:
        """The chance that just so many dice match."""
        return self.chance_true(view, bid) - self.chance_true(view, Bid(bid.quantity + 1, bid.face))
