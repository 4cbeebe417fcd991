"""How good a player is that somebody has made: what it gives away to one who knows how it plays, and answers it best.

    from perudo.bots import HOUSE_BOTS
    from perudo.core.rules import EDITIONS
    from perudo.study import exploitability

    found = exploitability(HOUSE_BOTS["odds"], EDITIONS["bga"], (2, 1))
    found.opening, found.answering   # what it gives away per round as the opener, and as the other
    found.exploitability             # their mean: as OpenSpiel's, half of what it calls NashConv

``asking.py`` finds out how often a bot says what, ``answers.py`` walks a round and answers it as well as can be,
``trying.py`` tries to where a round is too large for that.
"""

from perudo.study.answers import LINES, Answer, Found, Given, best_answer, exploitability, policy_of
from perudo.study.asking import Asked, Policy, mix, studied
from perudo.study.trying import Tried, tried

__all__ = [
    "LINES",
    "Answer",
    "Asked",
    "Found",
    "Given",
    "Policy",
    "Tried",
    "best_answer",
    "exploitability",
    "mix",
    "policy_of",
    "studied",
    "tried",
]
