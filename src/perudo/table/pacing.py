"""Determines how long bots think: the harder a decision looks, the longer they take.

The thinking time depends on the public view, the bot's level, and chance. The time never depends on the bot's hand or
decision, because the delay would then leak information about the dice.
"""

from __future__ import annotations

import math

from perudo.bots.roster import ROSTER
from perudo.core.game import ACE
from perudo.core.view import PublicView

_AT_LEAST, _AT_MOST = 500, 4500
_LOOK, _WEIGH = 600, 2000
"""Milliseconds that a bot takes to notice a bid, and to judge a bid of maximum difficulty."""
_OPENING = 0.4
"""The difficulty, from 0 to 1, of opening a round."""
_HARDEST, _WIDTH = 0.5, 0.9
"""The peak and the width of the difficulty curve, in standard deviations from the expected number of dice.
"""
_PONDERED = 0.1
"""The probability that a bot ponders a hard decision."""
_PONDER = 1500
"""The maximum time (ms) that pondering adds."""


def thinking_milliseconds(view: PublicView, level: str, chance: float, luck: float) -> float:
    """Return how long a bot thinks at normal speed. ``chance`` and ``luck`` are random numbers from 0 to 1."""
    hard = difficulty(view)
    ponders = _PONDER * hard if luck < _PONDERED else 0
    pace = ROSTER[level].thinking_time if level in ROSTER else 1
    time = (_LOOK + _WEIGH * hard) * pace * (0.7 + 0.6 * chance) + ponders
    return min(max(time, _AT_LEAST), _AT_MOST)


def difficulty(view: PublicView) -> float:
    """Return the difficulty of a decision: 0 if it is obvious, 1 for a bid that is slightly more likely false than
    true."""
    if not view.bids:
        return _OPENING
    standing = view.bids[-1]
    # If the number of lost dice is hidden, assume that each round cost one die.
    hidden = max(view.max_quantity - (view.round - 1), len(view.dice) - len(view.eliminated))
    dice = view.in_play.dice if view.in_play else hidden
    share = (1 if view.palifico or standing.face == ACE else 2) / 6
    spread = math.sqrt(dice * share * (1 - share))
    above = (standing.quantity - dice * share) / spread - _HARDEST
    return math.exp(-((above / _WIDTH) ** 2))
