"""A bot that doubts unlikely bids, and makes the likeliest bid.

perudo play --bot examples/careful.py:Careful
perudo arena examples/careful.py:Careful odds --games 10000
"""

from perudo import DUDO, Bot
from perudo.core.game import Move
from perudo.core.view import View


class Careful(Bot):
    def choose(self, view: View) -> Move | None:
        if not view.is_my_turn:
            return None  # calza might be possible now; this bot never calls it
        best = max(view.legal_bids, key=lambda bid: self.chance_true(view, bid), default=None)
        if view.current_bid is None:
            return best
        if best is None or 1 - self.chance_true(view, view.current_bid) > self.chance_true(view, best):
            return DUDO
        return best
