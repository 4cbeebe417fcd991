"""A policy that reads bids a little: it beats the bot ``odds``, and plays a million rounds in a minute."""

from __future__ import annotations

from math import exp
from typing import Final

from perudo.compiled import kernel
from perudo.kernels import Array


@kernel
def _tail(dice: int, chance: float, needed: int) -> float:
    """How likely so many dice or more match, when each does with this chance."""
    if needed <= 0:
        return 1.0
    if needed > dice:
        return 0.0
    odds = chance / (1 - chance)
    just = (1 - chance) ** dice
    below = just
    for count in range(1, needed):
        just *= odds * (dice - count + 1) / count
        below += just
    return max(1.0 - below, 0.0)


# Found by playing against ``by_chances`` and against themselves.
_TOLD: Final = 0.2
"""So many dice more are expected of who bid a face."""
_OWN: Final = 0.5
"""How much of that others expect of oneself."""
_DOUBTED: Final = 0.5
"""A raise as likely as this, for all that others know, is called half the time;"""
_SURE: Final = 0.2
"""how much that hangs on it."""
_PASSED: Final = 0.2
"""What it is worth, in dice, to be raised over."""
_HIGHER: Final = 5
"""So many bids of each face are thought of."""
_WHIM: Final = 0.06


def by_reading(seen: Array, mask: Array, chance: float) -> int:
    """Says what is worth most, by the dice, by who has bid which face, and by how likely the next player calls."""
    bids = len(mask) - 3
    dudo, calza, silence = bids, bids + 1, bids + 2
    seats = (len(seen) - len(mask) - 7) // 4
    start = bids // (6 * seats)
    round_ = 6 + 4 * seats  # where the observation tells the standing bid and the kind of round
    quantity, face, plain = int(seen[round_]), int(seen[round_ + 1]) - 1, int(seen[round_ + 2])
    mine, others, alive = int(seen[6]), 0, 1
    for seat in range(1, seats):
        others += int(seen[6 + seat])
        alive += seen[6 + seat] > 0
    said = 0  # by whom each face was bid: a bit a seat, a byte a face
    for bid in range(bids):
        by = int(seen[round_ + 4 + bid])
        if by:
            said |= 1 << (by - 1 + 8 * (bid % 6))
    gain = 1 / (alive - 1)
    word, best = silence, _PASSED if mask[silence] else -9.0
    for each in range(6):
        wild = each > 0 and not plain
        odds = 1 / 3 if wild else 1 / 6
        own = int(seen[each]) + (int(seen[0]) if wild else 0)
        mean = others * odds
        for seat in range(1, seats):
            if said >> (seat + 8 * each) & 1:
                mean += min(_TOLD, int(seen[6 + seat]) * (1 - odds) * 0.8)
        share = min(mean / others, 0.99)
        if quantity and each == face:
            true = _tail(others, share, quantity - own)
            value = (1 - true) * gain - true
            if mask[dudo] and value > best:
                word, best = dudo, value
            exact = true - _tail(others, share, quantity + 1 - own)
            value = exact * (0.9 if mine < start else 0.0) - (1 - exact)
            if mask[calza] and value > best:
                word, best = calza, value
        if mask[silence]:
            continue
        public = min((mean + mine * odds + min(_TOLD * _OWN, mine * (1 - odds) * 0.8)) / (others + mine), 0.99)
        thought = 0
        for bid in range(each, bids, 6):
            if not mask[bid]:
                continue
            needed = bid // 6 + 1
            true = _tail(others, share, needed - own)
            called = 1 / (1 + exp((_tail(others + mine, public, needed) - _DOUBTED) / _SURE))
            whim = chance * (37 * bid + 101)
            value = called * (true * gain - (1 - true)) + (1 - called) * _PASSED + _WHIM * (whim - int(whim) - 0.5)
            if value > best:
                word, best = bid, value
            thought += 1
            if thought == _HIGHER:
                break
    return word
