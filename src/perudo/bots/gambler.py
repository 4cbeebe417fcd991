"""A bot that doubts and bids at random, weighting moves by their probabilities."""

from __future__ import annotations

from perudo.bots.base import explanation
from perudo.bots.odds_bot import OddsBot
from perudo.core.game import DUDO, FACES, Bid, Calza, Move
from perudo.core.narration import Sentence
from perudo.core.view import View

_LIKED = 4.0
"""The weight of a bid is its probability raised to this power."""
_EXACT = 0.3
"""The bot may call calza if the probability that the bid is exact is above this value."""


class Gambler(OddsBot):
    """Doubts a bid with the probability that it is false. Otherwise bids at random, preferring likely bids."""

    def choose(self, view: View) -> Move | None:
        chances = {face: self._chances(view, face) for face in FACES}
        legal, current_bid = view.legal, view.current_bid
        if current_bid is not None and view.seat is not None and Calza(view.seat) in legal:
            exact = chances[current_bid.face].exact(current_bid.quantity)
            if exact > _EXACT and self._won_by_calza(view) and self.rng.random() < exact:
                return Calza(view.seat)
        if not view.is_my_turn:
            return None
        bids = [move for move in legal if isinstance(move, Bid)]
        doubts = current_bid is not None and self.rng.random() >= chances[current_bid.face].true(current_bid.quantity)
        if DUDO in legal and (doubts or not bids):
            return DUDO
        liked = [chances[bid.face].true(bid.quantity) ** _LIKED for bid in bids]
        return self.rng.choices(bids, liked if any(liked) else None)[0]

    def mix(self, view: View) -> None:
        """Returns None, because there is no simple formula for the bot's choices."""

    def _told(self, view: View, move: Move, about: Bid, chance: float) -> Sentence:
        return explanation("why-gambler-bid" if isinstance(move, Bid) else "why-gambler-dudo", about, chance)
