"""The bot that plays the odds: it knows its own dice, and assumes that all other dice are random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from perudo.bots.base import Bot, explanation, is_forced
from perudo.core.game import ACE, Bid, Calza, Move
from perudo.core.narration import Sentence
from perudo.core.odds import tail_table
from perudo.core.settling import call_effect
from perudo.core.view import View

_AS_GOOD = 0.05
"""Moves count as equally good if their values differ by less than this. The bot chooses at random among equally good
moves.
"""
_SILENCE = 0.05
"""The value of a pass during another player's turn: slightly positive, because others may lose a die."""


def dudo_value(right: float, share: float) -> float:
    """Return the value, in dice, of a dudo that is correct with probability ``right``.

    A die lost by the bot counts as 1, and a die lost by another player as ``other_die_value``.
    """
    return right * share - (1 - right)


def other_die_value(view: View) -> float:
    """Return the value of a die lost by one other player."""
    return 1 / (len(view.dice) - len(view.eliminated) - 1)


class FaceChances:
    """The probabilities of all bids on one face."""

    def __init__(self, own: int, others: Sequence[float]) -> None:
        """``own``: the number of matching dice in the hand; ``others``: the probabilities that at least 0, 1, 2 ...
        dice under the other players' cups match."""
        self._own = own
        self._others = others

    def true(self, quantity: int) -> float:
        """The probability that at least this many dice match."""
        needed = quantity - self._own
        return 1.0 if needed <= 0 else self._others[needed] if needed < len(self._others) else 0.0

    def exact(self, quantity: int) -> float:
        """The probability that exactly this many dice match."""
        return self.true(quantity) - self.true(quantity + 1)


class OddsBot(Bot):
    """Makes the move with the highest value, assuming that the next player doubts any bid."""

    remembers_hand = False

    def choose(self, view: View) -> Move | None:
        return self.rng.choice(self._best(view))

    def mix(self, view: View) -> Mapping[Move | None, float] | None:
        best = self._best(view)
        return dict.fromkeys(best, 1 / len(best))

    def _best(self, view: View) -> list[Move | None]:
        """Return all moves that count as good as the best."""
        faces = {move.face for move in (*view.legal, view.current_bid) if isinstance(move, Bid)}
        chances = {face: self._chances(view, face) for face in faces}
        values: dict[Move | None, float] = {move: self._value(view, move, chances) for move in view.legal}
        if not view.is_my_turn:
            values[None] = _SILENCE
        best = max(values.values())
        return [move for move, value in values.items() if value >= best - _AS_GOOD]

    def explain(self, view: View, move: Move) -> Sentence | None:
        about = move if isinstance(move, Bid) else view.current_bid
        if about is None or is_forced(view):
            return explanation("why-forced", None)
        chances = self._chances(view, about.face)
        if isinstance(move, Calza):
            return explanation("why-calza", about, chances.exact(about.quantity))
        return self._told(view, move, about, chances.true(about.quantity))

    def _told(self, view: View, move: Move, about: Bid, chance: float) -> Sentence:
        """Return the reason for a raise or a dudo. ``chance``: the probability that the bid being made or doubted is
        true.
        """
        return explanation("why-odds", about, chance, own=self.count_matching(view, about.face))

    def _value(self, view: View, move: Move, chances: dict[int, FaceChances]) -> float:
        if isinstance(move, Bid):
            return dudo_value(chances[move.face].true(move.quantity), other_die_value(view))
        current_bid = view.current_bid
        assert current_bid is not None, "a call needs a bid"
        if isinstance(move, Calza):
            exact = chances[current_bid.face].exact(current_bid.quantity)
            return exact * self._won_by_calza(view) - (1 - exact)
        return dudo_value(1 - chances[current_bid.face].true(current_bid.quantity), other_die_value(view))

    def _won_by_calza(self, view: View) -> float:
        """Return the value of a correct calza: 1 if the bot regains a die or all others lose one, else 0."""
        effect = call_effect(self.rules, Calza(1), 0)
        return 1 if effect.others or len(view.hand or ()) < view.starting_dice else 0

    def _chances(self, view: View, face: int) -> FaceChances:
        return FaceChances(self.count_matching(view, face), self._others(view, face))

    def _others(self, view: View, face: int) -> Sequence[float]:
        """Return the probabilities that at least 0, 1, 2 ... dice under all other cups match."""
        return tail_table(self.unseen_dice(view), face != ACE and view.wild)
