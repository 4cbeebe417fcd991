"""Each player's chance of winning at a given moment of a round, if all dice are known.

The players do not know each other's dice, so their play is modelled: each player acts on their own dice and their
beliefs about others (``Inference``). Because all dice are known, so is the outcome of each call. The computation
proceeds backwards from the highest plausible bid to the current one. ``end_values`` contains the chances of winning
after each outcome of the round.

Calza is ignored, because it is too rare to predict.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from perudo.bots.inference import (
    MIN_BID_CHANCE,
    RANDOM_BID_CHANCE,
    STEP_PENALTY,
    TRUTH_WEIGHTS,
    Array,
    BidArray,
    Inference,
    all_bids,
    call_probabilities,
    legal_successors,
    successor_row,
    tail_index,
)
from perudo.core.moves import ACE, FACES, Bid, Hand, RaiseContext

_FLOOR: Final = 1e-9
"""The minimum weight of a raise for players who prefer small raises."""


def win_probabilities(
    reading: Inference,
    raise_contexts: Mapping[int, RaiseContext],
    end_values: Mapping[int, Sequence[float]],
    deals: Sequence[Sequence[Hand]],
    current_bid: Bid | None,
    to_act: int,
) -> Array:
    """Return [deal, seat]: each seat's chance of winning, for each of several deals. In each deal, the seats' chances
    sum to one.

    ``raise_contexts``: for each seat, the context that determines its legal raises. ``end_values``: for each seat,
    every player's chance of winning if that seat loses a die.
    """
    alive = reading.alive
    bids, follow = _ways(reading, raise_contexts, current_bid)
    quantity, face = bids
    first = 1 if current_bid is None else current_bid.quantity, 0 if current_bid is None else current_bid.face - 1
    stands, faces = np.append(first[0], quantity), np.append(first[1], face)  # [state]: state 0 is the current bid.

    shown = np.array([[[deal[seat - 1].count(each) for each in FACES] for seat in alive] for deal in deals])
    own = shown + shown[:, :, :1] * (np.arange(len(FACES)) > 0) if reading.wild else shown  # [deal, seat, face]
    beliefs = np.stack([reading.beliefs(seat) for seat in alive], 1)  # [belief, seat, face, at]
    lacking = tail_index(stands - own[:, :, faces])  # [deal, seat, state]
    seats = np.arange(len(alive))[:, None]
    true: Array = beliefs[:, seats, faces, lacking]  # [belief, deal, seat, state]

    loses = np.array([end_values[seat] for seat in alive])  # [seat that loses a die, seat]
    holds = own.sum(1)[:, faces] >= stands  # [deal, state]
    called = np.where(holds[:, None, :, None], loses[:, None], np.roll(loses, 1, axis=0)[:, None])
    if not len(face):  # Nobody considers a raise.
        end: Array = called[:, alive.index(to_act), 0]
        return end

    # Whether a player calls depends on the best raise. On each face, only the lowest bid matters: a higher bid is never
    # likelier to be true.
    best = np.zeros(true.shape)
    for each in range(len(FACES)):
        possible = follow & (face == each)  # [seat, state, bid]
        lowest = possible.argmax(-1)
        likely = np.take_along_axis(true[..., 1:], np.broadcast_to(lowest, true.shape), -1)
        np.maximum(best, likely * possible.any(-1), out=best)
    kinds = np.stack([reading.player_types[seat].caller_type for seat in alive])
    calls = np.einsum("sk,kdsb->dsb", kinds, call_probabilities(true, best))
    calls[:, ~follow.any(-1)] = 1.0
    if current_bid is None:
        calls[:, :, 0] = 0.0

    # Raises: [deal, seat, state, bid].
    liked = np.stack([reading.player_types[seat].bidder_type for seat in alive])  # [seat, type]
    ways = np.maximum(follow.sum(-1, keepdims=True), 1)
    height = bids.successor_row - np.where(follow, bids.successor_row, 10**6).min(-1, keepdims=True, initial=10**6)
    steps = follow * np.maximum(np.exp(-STEP_PENALTY * np.maximum(height, 0)), _FLOOR)
    steps /= np.maximum(steps.sum(-1, keepdims=True), _FLOOR)
    urges = np.stack([np.exp(sharp * believed[..., 1:]) for believed in true for sharp in TRUTH_WEIGHTS], -2)
    totals = np.swapaxes(urges @ np.swapaxes(follow.astype(float), -1, -2), -1, -2)  # [deal, seat, state, type]
    raises = (liked[:, None, 2:] / np.maximum(totals, _FLOOR)) @ urges * follow
    raises += liked[:, 1, None, None] * steps + liked[:, 0, None, None] * follow / ways
    raises = (1 - RANDOM_BID_CHANCE) * raises + RANDOM_BID_CHANCE * follow / ways

    # Work backwards from the highest bid. Shapes: [deal, seat to act, state, seat].
    called *= calls[..., None]
    raises *= (1 - calls)[..., None]
    after = np.empty(called.shape)  # Indexed by the seat before the player to act.
    for state in range(len(stands) - 1, -1, -1):
        onward = raises[:, :, state, None, state:] @ after[:, :, state + 1 :]
        after[:, :, state] = np.roll(called[:, :, state] + onward[:, :, 0], -1, axis=1)
    now: Array = after[:, alive.index(to_act) - 1, 0]
    return now


def _ways(
    reading: Inference, raise_contexts: Mapping[int, RaiseContext], current_bid: Bid | None
) -> tuple[BidArray, Array]:
    """Return the plausible bids in topological order, and a mask [seat, state, bid] of the bids that each seat may make
    and would consider.
    """
    every, height = all_bids(reading.most), _heights(reading.most, reading.wild)
    above = np.ones(len(height), bool) if current_bid is None else height > height[successor_row(current_bid) - 1]
    thought = []
    for seat in reading.alive:
        hopeful = reading.beliefs(seat)[:, every.face, tail_index(every.quantity - reading.dice[seat - 1])].max(0)
        thought.append((hopeful >= MIN_BID_CHANCE) & above)
    chosen = np.flatnonzero(np.any(thought, 0))
    chosen = chosen[np.argsort(height[chosen], kind="stable")]
    bids = every.where(chosen)
    rows = np.append(successor_row(current_bid), bids.successor_row)
    follow = np.stack([legal_successors(raise_contexts[seat])[np.ix_(rows, chosen)] for seat in reading.alive])
    return bids, follow & np.array(thought)[:, None, chosen]


@lru_cache(maxsize=32)
def _heights(max_quantity: int, wild: bool) -> Array:
    """Return [bid]: a number that increases with each raise. A bid of n aces ranks between bids of 2n and 2n + 1 dice
    of any other face.
    """
    quantity, face = all_bids(max_quantity)
    aces = wild & (face == ACE - 1)
    heights: Array = np.where(aces, 2 * quantity * 10 + 9, quantity * 10 + face)
    return heights
