"""What everyone knows of earlier rounds of a batch's first game, for those who train players that remember."""

from __future__ import annotations

from collections import deque

from perudo.core.game import FACES
from perudo.sim.batch import Batch
from perudo.sim.kernels import Array

import numpy as np  # isort: skip


class RoundHistory:
    """The last so many rounds: all cups, who called, whether it was palifico, and who made which bid."""

    def __init__(self, batch: Batch, most: int) -> None:
        if most < 0:
            raise ValueError(f"so many rounds can't be recalled: {most}")
        self._batch, self._most = batch, most
        seats, bids = batch.seats, len(batch.bids)
        one = [np.full(len(FACES) * seats, batch.rules.dice), np.ones(seats + 1), np.full(bids, seats)]
        self.highest: Array = np.tile(np.concatenate(one), most).astype(np.int8)
        self._rounds: deque[tuple[Array, int, int, Array]] = deque(maxlen=most)

    def forget(self) -> None:
        self._rounds.clear()

    def note(self, word: int) -> None:
        """Notes the round before a legal ``word`` is played: a call ends it, and shows every die."""
        batch = self._batch
        if not self._most or word not in (batch.dudo, batch.calza):
            return
        seen, mask = np.zeros((1, batch.length), np.int8), np.zeros((1, batch.words), np.int8)
        batch.observe(seen, mask, np.array([1]))  # as the first seat tells them, bidders are numbered as seats
        bidders = seen[0, batch.length - len(batch.bids) :]
        self._rounds.appendleft((batch.hands[0].copy(), int(batch.to_act[0]), int(batch.state.palifico[0]), bidders))

    def seen(self, at: int) -> Array:
        """As one seat tells them, whose number from 0 that is."""
        seats, told = self._batch.seats, [np.zeros(0, np.int8)]
        for hands, caller, palifico, bidders in self._rounds:
            called = np.zeros(seats, np.int8)
            called[(caller - 1 - at) % seats] = 1
            said = np.where(bidders > 0, (bidders - 1 - at) % seats + 1, 0)
            told += [np.roll(hands, -at, axis=0).ravel(), called, np.array([palifico]), said]
        there = np.concatenate(told).astype(np.int8)
        return np.concatenate([there, np.zeros(len(self.highest) - len(there), np.int8)])
