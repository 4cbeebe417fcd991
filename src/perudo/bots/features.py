"""The input features of a learned player: numbers that describe a round from its seat's viewpoint, and each considered
move.

``compute_features`` reads the observations that ``Batch.observe`` writes. It is a single plain function without
helpers, so training can compile it unchanged and a bot at a table can run it without a compiler: both use the same
code.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from perudo.core.odds import tail_table
from perudo.core.rules import MAX_DICE, MAX_PLAYERS

Array = npt.NDArray[Any]

ROUND_FEATURES: Final = 40
"""The number of features that describe a round."""
MOVE_FEATURES: Final = 32
"""The number of features that describe a move: the new bid or, for a call or a pass, the current bid."""
MOVE_KINDS: Final = 4
"""The kinds of moves: bids, dudo, calza and passes."""
_THINKABLE: Final = 0.02
"""Bids other than the lowest legal one are not considered if their probability is below this, both for a spectator and
for the seat itself."""
HISTORY_FEATURES: Final = 8
"""The number of features per face, computed from the bids on that face."""
_DICE: Final = MAX_PLAYERS * MAX_DICE
TAILS: Final[Array] = np.zeros((2, _DICE + 1, 2 * _DICE + 2))
"""[whether aces are wild, dice, n + all dice]: the probability that n or more of these dice match, for any n."""
TAILS[:, :, : _DICE + 1] = 1.0
for _wild in (False, True):
    for _dice in range(_DICE + 1):
        TAILS[int(_wild), _dice, _DICE : _DICE + _dice + 1] = tail_table(_dice, _wild)


def compute_features(
    observation: Array, mask: Array, table: Array, heard: Array, shared: Array, each: Array, moves: Array
) -> int:
    """Write the features of the round and of each considered move, and return the number of these moves.

    - ``table``: three facts about the rules: whether any higher bid is legal, and whether the player to act and the
      bidder may call calza.
    - ``heard``: a buffer for [face, 8].
    - ``shared``, ``each``, ``moves``: output. Moves are identified by number.
    """
    bids = len(mask) - 3
    seats = (len(observation) - bids - 10) // 4
    most = bids // 6
    index = 6 + 4 * seats
    current, face = int(observation[index]), int(observation[index + 1]) - 1
    plain = int(observation[index + 2])
    mine = int(observation[6])
    others = players = 0
    after = last = 0  # The number of dice of the next player, and of the current bidder.
    strongest = 0
    for seat in range(1, seats):
        dice = int(observation[6 + seat])
        others += dice
        if dice:
            players += 1
            if not after:
                after = dice
        if dice > strongest:
            strongest = dice
        if observation[6 + 3 * seats + seat]:
            last = dice
    total = mine + others
    heard[:] = 0.0

    # All bids of the round in one ascending order: n aces rank just above 2n of another face.
    height = before = 0
    bidden = own_words = their_words = 0
    jump = earlier = 0.0
    previous, previous_by = -1, 0
    for level in range(1, most + 1 if plain else 2 * most + 1):
        for slot in range(6):
            if plain:
                bid = (level - 1) * 6 + slot
            elif slot < 5:
                bid = (level - 1) * 6 + slot + 1
                if level > most:
                    continue
            elif level % 2 == 0:
                bid = (level // 2 - 1) * 6
            else:
                continue
            by = int(observation[index + 4 + bid])
            if not by:
                continue
            height = level * 6 + slot
            of = bid % 6
            earlier = jump
            jump = (height - before) / 6.0 if bidden else (height - 6) / 6.0
            before = height
            bidden += 1
            quantity = bid // 6 + 1
            if by == 1:
                own_words += 1
                heard[of, 0] += 1.0
                heard[of, 1] = quantity
            else:
                if not their_words:
                    heard[of, 4] = 1.0
                their_words += 1
                heard[of, 2] += 1.0
                heard[of, 3] = quantity
                if previous == of:
                    heard[of, 6] += 1.0
                    if previous_by == 1:
                        heard[of, 7] += 1.0
                else:
                    heard[of, 5] += 1.0
            previous, previous_by = of, by

    # The player's own dice.
    aces = int(observation[0])
    best = second = 0
    for of in range(6):
        own = int(observation[of])
        if not plain and of:
            own += aces
        if own > best:
            best, second = own, best
        elif own > second:
            second = own

    count = 0
    likeliest = runner = 0.0
    lowest = 10**6
    for word in range(len(mask)):
        if not mask[word]:
            continue
        kind = word - bids + 1 if word >= bids else 0
        if kind:
            quantity, of = current, face
        else:
            quantity, of = word // 6 + 1, word % 6
        wild = 0 if plain or of == 0 else 1
        share = 1.0 / 3.0 if wild else 1.0 / 6.0
        own = int(observation[of]) + (aces if wild else 0)
        need = quantity - own
        true = TAILS[wild, others, need + _DICE]
        public = TAILS[wild, total, quantity + _DICE]
        level = quantity * 6 + of if plain else quantity * 6 + of - 1 if of else quantity * 12 + 5
        if not kind:
            if level < lowest:
                lowest = level
            elif quantity > total or (public < _THINKABLE and true < _THINKABLE):
                continue
            if true > likeliest:
                likeliest, runner = true, likeliest
            elif true > runner:
                runner = true
        row = each[count]
        moves[count] = word
        count += 1
        row[0] = true
        row[1] = TAILS[wild, others, need + 1 + _DICE]
        row[2] = TAILS[wild, others, need - 1 + _DICE]
        row[3] = public
        row[4] = TAILS[wild, total, quantity - 1 + _DICE]
        row[5] = TAILS[wild, others, quantity + _DICE]
        row[6] = (need - others * share) / 3.0
        row[7] = (quantity - total * share) / 3.0
        row[8] = own / 3.0
        row[9] = own / mine
        row[10] = own == 0
        row[11] = own - second if own == best else own - best
        row[11] /= 3.0
        row[12] = heard[of, 0] / 2.0
        row[13] = (heard[of, 1] - total * share) / 3.0 if heard[of, 0] else 0.0
        row[14] = heard[of, 2] / 2.0
        row[15] = (heard[of, 3] - total * share) / 3.0 if heard[of, 2] else 0.0
        row[16] = heard[of, 4]
        row[17] = heard[of, 5] / 2.0
        row[18] = heard[of, 6] / 2.0
        row[19] = heard[of, 7]
        row[20] = (of == face) and current > 0
        row[21] = (quantity - current) / 3.0
        row[22] = (level - before) / 12.0 if bidden else (level - 6) / 12.0
        row[23] = quantity / total
        row[24] = of == 0
        row[25] = of / 5.0
        row[26] = true - row[1]
        row[27] = TAILS[wild, mine, quantity - (others + 1) // 2 + _DICE]
        row[28] = quantity == total
        row[29] = (quantity - others * share - heard[of, 2] * 0.5 - own) / 3.0
        row[30] = true * public
        row[31] = (heard[of, 2] == 0.0) and (heard[of, 0] == 0.0)

    shared[:] = 0.0
    shared[0] = mine / 5.0
    shared[1] = others / 5.0 / players
    shared[2] = total / 10.0 / (players + 1) * 2
    shared[3] = mine == 1
    shared[4] = after == 1
    shared[5] = (mine - strongest) / 5.0
    shared[6] = observation[6 + 2 * seats]
    shared[7] = current == 0
    shared[8] = table[0]
    shared[9] = table[1]
    shared[10] = table[2]
    shared[11] = plain
    shared[12] = bidden / 6.0
    shared[13] = own_words / 3.0
    shared[14] = jump / 2.0
    shared[15] = earlier / 2.0
    shared[16] = likeliest
    shared[17] = runner
    shared[18] = count / 30.0
    shared[19] = aces / 3.0
    shared[20] = best / 3.0
    shared[21] = second / 3.0
    shared[22] = best / mine
    shared[23] = (players - 1) / 4.0
    shared[24] = after / 5.0
    shared[25] = last / 5.0
    shared[26] = observation[index + 3]
    shared[27] = mine == most // seats
    if current:
        wild = 0 if plain or face == 0 else 1
        share = 1.0 / 3.0 if wild else 1.0 / 6.0
        own = int(observation[face]) + (aces if wild else 0)
        need = current - own
        shared[28] = TAILS[wild, others, need + _DICE]
        shared[29] = TAILS[wild, others, need - 1 + _DICE]
        shared[30] = TAILS[wild, total, current + _DICE]
        shared[31] = (need - others * share) / 3.0
        shared[32] = own / 3.0
        shared[33] = heard[face, 0] / 2.0
        shared[34] = heard[face, 2] / 2.0
        shared[35] = heard[face, 4]
        shared[36] = heard[face, 7]
        shared[37] = face == 0
        shared[38] = current / total
        shared[39] = heard[face, 5] / 2.0
    return count
