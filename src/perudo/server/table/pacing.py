"""How long a bot takes to think: as long as there is something to think about, as far as everyone can see.

It follows from what all see, from who the bot is and from chance; not from its hand, nor from what it has decided: its
time would tell what lies under its cup.
"""

from __future__ import annotations

import math

from perudo.core.game import ACE
from perudo.core.view import PublicView

_AT_LEAST, _AT_MOST = 500, 4500
_LOOK, _WEIGH = 600, 2000
"""Milliseconds to take in what was bid, and to weigh it where that is hardest."""
_OPENING = 0.4
"""How hard it is to open a round."""
_HARDEST, _WIDTH = 0.5, 0.9
"""By how many standard deviations a bid is above what is expected where it is hardest, and how fast it gets easier."""
_PONDERED = 0.1
"""How often a hard call is slept over,"""
_PONDER = 1500
"""and for how many milliseconds more."""
_SPEED = {"gambler": 0.7, "odds": 0.85, "reader": 1.1, "planner": 1.25}
"""Some are quick and others slow."""


def thinking_milliseconds(view: PublicView, level: str, chance: float, luck: float) -> float:
    """In milliseconds, at a normal pace. ``chance``, ``luck``: two numbers from 0 to 1 that chance gives."""
    hard = difficulty(view)
    ponders = _PONDER * hard if luck < _PONDERED else 0
    time = (_LOOK + _WEIGH * hard) * _SPEED.get(level, 1) * (0.7 + 0.6 * chance) + ponders
    return min(max(time, _AT_LEAST), _AT_MOST)


def difficulty(view: PublicView) -> float:
    """From 0, where a word is obvious, to 1, where a bid may as well be true as false."""
    if not view.bids:
        return _OPENING
    standing = view.bids[-1]
    # Where lost dice are hidden: one a round, as it mostly is.
    hidden = max(view.max_quantity - (view.round - 1), len(view.dice) - len(view.eliminated))
    dice = view.in_play.dice if view.in_play else hidden
    share = (1 if view.palifico or standing.face == ACE else 2) / 6
    spread = math.sqrt(dice * share * (1 - share))
    above = (standing.quantity - dice * share) / spread - _HARDEST
    return math.exp(-((above / _WIDTH) ** 2))
