"""A bot for measuring others by: it calls what seems less likely than some chance, and else bids what is likeliest."""

from __future__ import annotations

from perudo.bots.base import Bot
from perudo.core.game import DUDO, Move
from perudo.core.view import View


class Caller(Bot):
    """Not of the ladder. Change ``least`` for one that calls more or seldom."""

    threshold = 0.5
    """The chance below which it calls a bid."""

    def choose(self, view: View) -> Move | None:
        if not view.is_my_turn:
            return None
        if view.current_bid is not None and self.chance_true(view, view.current_bid) < self.threshold:
            return DUDO
        return max(view.legal_bids, key=lambda bid: self.chance_true(view, bid), default=DUDO)
