"""A bot used for measurements: it calls unlikely bids, and otherwise makes the likeliest bid."""

from __future__ import annotations

from perudo.bots.base import Bot
from perudo.core.game import DUDO, Move
from perudo.core.view import View


class Caller(Bot):
    """A bot that is not in the roster of built-in bots. Change ``threshold`` to make it call more or less often."""

    threshold = 0.5
    """The bot calls a bid whose probability is below this threshold."""

    def choose(self, view: View) -> Move | None:
        if not view.is_my_turn:
            return None
        if view.current_bid is not None and self.chance_true(view, view.current_bid) < self.threshold:
            return DUDO
        return max(view.legal_bids, key=lambda bid: self.chance_true(view, bid), default=DUDO)
