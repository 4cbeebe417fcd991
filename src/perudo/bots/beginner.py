"""A bot that plays like a beginner: it counts roughly, bluffs, and doubts high bids."""

from __future__ import annotations

from perudo.bots.base import Bot, explanation, is_forced
from perudo.core.game import ACE, DUDO, Bid, Calza, Move
from perudo.core.narration import Sentence
from perudo.core.view import View

_BLUFF = 1.0
"""The maximum number of dice by which a sensible bid exceeds the expected number of matching dice."""
_CALZA = 0.1
"""The probability that the beginner calls calza on a bid within half a die of the expected number of matching dice."""


class Beginner(Bot):
    """Bids at random within sensible limits, and sometimes doubts."""

    remembers_hand = False

    def choose(self, view: View) -> Move | None:
        legal = view.legal
        high = {move: self._above(view, move) for move in legal if isinstance(move, Bid)}
        standing = 0.0 if view.current_bid is None else self._above(view, view.current_bid)
        if view.seat is not None and Calza(view.seat) in legal and abs(standing) < 0.5 and self.rng.random() < _CALZA:
            return Calza(view.seat)
        if not view.is_my_turn:
            return None
        # Doubt with a probability that rises from 0 (one die below the expected number) to 1 (two dice above it).
        if DUDO in legal and (not high or self.rng.random() < (standing + 1) / 3):
            return DUDO
        sensible = [bid for bid in high if high[bid] <= _BLUFF]
        if DUDO in legal and not sensible and self.rng.random() < 0.5:
            return DUDO
        return self.rng.choice(sensible or [bid for bid in high if high[bid] == min(high.values())])

    def explain(self, view: View, move: Move) -> Sentence | None:
        about = move if isinstance(move, Bid) else view.current_bid
        if about is None or is_forced(view):
            return explanation("why-forced", None)
        above = self._above(view, about)
        if isinstance(move, Calza):
            return explanation("why-beginner-calza", about)
        if isinstance(move, Bid):
            told = "why-beginner-bid" if above <= 0 else "why-beginner-bluff"
        else:
            told = "why-beginner-doubt" if above <= 0 else "why-beginner-dudo"
        return explanation(told, about, expected=round(about.quantity - above, 1))

    def _above(self, view: View, bid: Bid) -> float:
        """Return how far a bid is above the expected number of matching dice."""
        share = 1 / 3 if view.wild and bid.face != ACE else 1 / 6
        return bid.quantity - self.count_matching(view, bid.face) - share * self.unseen_dice(view)
