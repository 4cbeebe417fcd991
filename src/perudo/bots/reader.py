"""The bot that reads bids: it plays the odds, and infers each bidder's dice from their bids."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from math import exp
from random import Random

from perudo.bots.base import explanation
from perudo.bots.odds_bot import FaceChances, OddsBot, dudo_value, other_die_value
from perudo.core.game import FACES, Bid, Move, RaiseContext, why_not_bid
from perudo.core.narration import Sentence
from perudo.core.odds import count_matching, hand_distribution
from perudo.core.raises import WIDEST_RAISE
from perudo.core.rules import Rules
from perudo.core.view import View

_SHARP = 10.0
"""How strongly players are assumed to prefer better moves: an inverse softmax temperature, per die of value."""
_WHIM = 0.025
"""The assumed probability that a player bids without regard to their dice."""
_IDLE = 0.01
"""The bot ignores bids whose probability is below this even with the best possible hand."""


class Reader(OddsBot):
    """Plays the odds, assuming that players probably hold the faces that they bid.

    For each seat, the bot tracks the probability of every hand, using only the bids. After a bid, the bot multiplies
    the probability of each hand by the likelihood of the bid with that hand (Bayes' rule). The bot assumes that players
    play the odds imperfectly and take earlier bids into account. The higher a move's value, the likelier the move.
    """

    def __init__(self, rng: Random, rules: Rules) -> None:
        super().__init__(rng, rules)
        self._round: int | None = None
        self._read = 0
        self._wild = True
        self._hands: dict[int, list[float]] = {}
        self._matches: dict[tuple[int, int], list[float]] = {}

    def see(self, view: View) -> None:
        super().see(view)
        if view.phase != "bidding":
            self._round = None
            return
        if view.round != self._round:
            self._round, self._read, self._wild = view.round, 0, view.wild
            self._hands = {
                seat: list(hand_distribution(dice)[1]) for seat, dice in enumerate(self.dice, start=1) if dice
            }
            self._matches = {}
        bids = [Bid(spoken.quantity, spoken.face) for spoken in view.bids]
        for index in range(self._read, len(bids)):
            self._learn(view, view.bids[index].seat, bids[index - 1] if index else None, bids[index])
        self._read = len(bids)

    def _told(self, view: View, move: Move, about: Bid, chance: float) -> Sentence:
        return explanation("why-reader", about, chance, own=self.count_matching(view, about.face))

    def _others(self, view: View, face: int) -> Sequence[float]:
        return self._tails(view.seat or 0, face)

    def _learn(self, view: View, seat: int, current_bid: Bid | None, bid: Bid) -> None:
        """Update the hand probabilities of a seat that raised ``current_bid`` (or opened) with ``bid``."""
        dice = self.dice[seat - 1]
        chances = {face: FaceChances(0, self._tails(seat, face)) for face in FACES}
        # The printed editions have two raise rules. A bid reveals nearly the same information under both rules, so the
        # more permissive rule is a good approximation. A player who changed the face in a palifico round could
        # have chosen any face.
        locked = view.palifico and current_bid is not None and bid.face == current_bid.face
        raising = RaiseContext(
            raise_=WIDEST_RAISE, palifico=view.palifico, locked=locked, max_quantity=view.max_quantity
        )

        def urge(right: float) -> float:
            return exp(_SHARP * dudo_value(right, other_die_value(view)))

        # [face][matching dice in the hand]: total weight of bids on the face, and of dudo if the current bid is on it.
        urges = {face: [0.0] * (dice + 1) for face in FACES}
        for face in FACES:
            for quantity in range(1, view.max_quantity + 1):
                if chances[face].true(quantity - dice) < _IDLE:
                    break
                if why_not_bid(raising, current_bid, Bid(quantity, face)) is None:
                    for own in range(dice + 1):
                        urges[face][own] += urge(chances[face].true(quantity - own))
        if current_bid is not None:
            for own in range(dice + 1):
                urges[current_bid.face][own] += urge(1 - chances[current_bid.face].true(current_bid.quantity - own))

        every = [0.0] * len(self._hands[seat])
        for face in FACES:
            every = [total + urges[face][own] for total, own in zip(every, self._own(seat, face), strict=True)]
        said = [urge(chances[bid.face].true(bid.quantity - own)) for own in range(dice + 1)]
        self._hands[seat] = [
            chance * (_WHIM + said[own] / total)
            for chance, own, total in zip(self._hands[seat], self._own(seat, bid.face), every, strict=True)
        ]
        for face in FACES:
            self._matches.pop((seat, face), None)

    # --- Dice-count probabilities

    def _tails(self, seat: int, face: int) -> Sequence[float]:
        """Return the probabilities that at least 0, 1, 2 ... dice match under all cups except this seat's."""
        chances = [1.0]
        for other in self._hands:
            if other != seat:
                chances = _sum(chances, self._matching(other, face))
        return [*accumulate(reversed(chances))][::-1]

    def _matching(self, seat: int, face: int) -> Sequence[float]:
        """Return the probabilities that exactly 0, 1, 2 ... of this seat's dice match."""
        if (seat, face) not in self._matches:
            found = [0.0] * (self.dice[seat - 1] + 1)
            for own, chance in zip(self._own(seat, face), self._hands[seat], strict=True):
                found[own] += chance
            every = sum(found)
            self._matches[seat, face] = [chance / every for chance in found]
        return self._matches[seat, face]

    def _own(self, seat: int, face: int) -> tuple[int, ...]:
        """Return the number of matching dice in each hand that the seat may have."""
        return _matching(self.dice[seat - 1], face, self._wild)


def _sum(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """Return the distribution of the sum of two dice counts, given their distributions."""
    total = [0.0] * (len(one) + len(other) - 1)
    for here, chance in enumerate(one):
        for there, also in enumerate(other):
            total[here + there] += chance * also
    return total


@cache
def _matching(dice: int, face: int, wild: bool) -> tuple[int, ...]:
    """Return the number of matching dice in each possible hand of ``dice`` dice."""
    return tuple(count_matching(hand, face, wild=wild) for hand in hand_distribution(dice)[0])
