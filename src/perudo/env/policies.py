"""Policies for the seats that nobody trains. They see what a player sees, and are compiled for ``Batch.play``."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from perudo.batch import CALZA, Policy, compiled
from perudo.compiled import kernel
from perudo.kernels import Array
from perudo.odds import tails
from perudo.rules import MOST_DICE, MOST_PLAYERS

import numpy as np  # isort: skip

_BOLD: Final = 0.5
"""How likely a bid has to be for ``by_chances`` to make it gladly."""
_UNKNOWN: Final = MOST_PLAYERS * MOST_DICE
_TAILS: Final = np.zeros((2, _UNKNOWN + 1, _UNKNOWN + 1))
"""[whether aces are wild, unknown dice, n]: the chance that n or more of them match; from ``perudo.odds``."""
for _wild in (False, True):
    for _dice in range(_UNKNOWN + 1):
        _TAILS[int(_wild), _dice, : _dice + 1] = tails(_dice, _wild)


def anything(seen: Array, mask: Array, chance: float) -> int:
    """Each word that may be said with the same chance; calza out of turn now and then, as ``Batch.draw`` does."""
    silence = len(mask) - 1
    if mask[silence]:
        return silence - 1 if chance < CALZA else silence
    many = 0
    for word in range(len(mask)):
        many += mask[word]
    left = int(chance * many)
    for word in range(len(mask)):
        left -= mask[word]
        if left < 0:
            return word
    return silence


@kernel
def _true(seen: Array, others: int, wild: int, quantity: int, face: int) -> float:
    """The chance that a bid is true. ``others``: dice of the others; faces from 0, aces."""
    joker = 1 if wild and face else 0
    needed = quantity - int(seen[face]) - (int(seen[0]) if joker else 0)
    if needed > others:
        return 0.0
    return float(_TAILS[joker, others, max(needed, 0)])


def by_chances(seen: Array, mask: Array, chance: float) -> int:
    """Takes others' dice as chance rolls them, whatever they bid.

    Makes any bid that is as likely true as not. Where there is none, says what is the most likely to come out right: a
    bid, dudo or calza.
    """
    bids = len(mask) - 3
    dudo, calza, silence = bids, bids + 1, bids + 2
    seats = (len(seen) - len(mask) - 7) // 4
    round_ = 6 + 4 * seats  # where the observation tells the standing bid and the kind of round
    others = 0
    for seat in range(1, seats):
        others += int(seen[6 + seat])
    quantity, face, wild = int(seen[round_]), int(seen[round_ + 1]) - 1, 1 - int(seen[round_ + 2])

    word, best = silence, 0.5
    bold = 0
    if not mask[silence]:
        word, best = dudo, -1.0
        for bid in range(bids):
            if mask[bid]:
                true = _true(seen, others, wild, bid // 6 + 1, bid % 6)
                bold += true >= _BOLD
                if true > best:
                    word, best = bid, true
    if bold:
        left = int(chance * bold)
        for bid in range(bids):
            if mask[bid] and _true(seen, others, wild, bid // 6 + 1, bid % 6) >= _BOLD:
                left -= 1
                if left < 0:
                    return bid
    if quantity:
        true = _true(seen, others, wild, quantity, face)
        if mask[dudo] and 1 - true > best:
            word, best = dudo, 1 - true
        if mask[calza] and true - _true(seen, others, wild, quantity + 1, face) > best:
            word = calza
    return word


@cache
def built_in(policy: Policy) -> Any:
    """One of these policies, compiled; kept on disk for later processes."""
    return compiled(policy, kept=True)
