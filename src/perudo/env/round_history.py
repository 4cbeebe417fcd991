"""The public information about earlier rounds of a batch's first game, for agents with memory."""

from __future__ import annotations

from collections import deque

from perudo.core.game import FACES
from perudo.sim.batch import Batch
from perudo.sim.kernels import Array

import numpy as np  # isort: skip


class RoundHistory:
    """The last rounds; each contains all dice, the caller, whether the round was palifico, and the bidder of each
    bid."""

    def __init__(self, batch: Batch, max_rounds: int) -> None:
        if max_rounds < 0:
            raise ValueError(f"recall must be 0 or more, not {max_rounds}")
        self._batch, self._most = batch, max_rounds
        seats, bids = batch.seats, len(batch.bids)
        one = [np.full(len(FACES) * seats, batch.rules.dice), np.ones(seats + 1), np.full(bids, seats)]
        self.highest: Array = np.tile(np.concatenate(one), max_rounds).astype(np.int8)
        self._rounds: deque[tuple[Array, int, int, Array]] = deque(maxlen=max_rounds)

    def clear(self) -> None:
        self._rounds.clear()

    def record_move(self, move: int) -> None:
        """If a legal ``move`` is a call, record the round that it ends. Call this method before the batch plays
        the move."""
        batch = self._batch
        if not self._most or move not in (batch.dudo, batch.calza):
            return
        seen, mask = np.zeros((1, batch.observation_length), np.int8), np.zeros((1, batch.num_moves), np.int8)
        batch.observe(seen, mask, np.array([1]))  # In the first seat's view, bidder numbers equal seat numbers.
        bidders = seen[0, batch.observation_length - len(batch.bids) :]
        self._rounds.appendleft((batch.hands[0].copy(), int(batch.to_act[0]), int(batch.state.palifico[0]), bidders))

    def observe(self, index: int) -> Array:
        """Return the observation of the recorded rounds from one seat's perspective. The seat is a 0-based index."""
        seats, told = self._batch.seats, [np.zeros(0, np.int8)]
        for hands, caller, palifico, bidders in self._rounds:
            called = np.zeros(seats, np.int8)
            called[(caller - 1 - index) % seats] = 1
            said = np.where(bidders > 0, (bidders - 1 - index) % seats + 1, 0)
            told += [np.roll(hands, -index, axis=0).ravel(), called, np.array([palifico]), said]
        there = np.concatenate(told).astype(np.int8)
        return np.concatenate([there, np.zeros(len(self.highest) - len(there), np.int8)])
