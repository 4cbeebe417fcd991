"""A small neural network that scores a seat's moves, given the round from that seat's viewpoint."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from perudo.bots.features import MOVE_FEATURES, MOVE_KINDS, ROUND_FEATURES
from perudo.core.raises import RAISES

Array = npt.NDArray[Any]

WIDE: Final = 64
NARROW: Final = 32


class DecisionBatch(NamedTuple):
    """A batch of decisions, with all their considered moves in one array."""

    shared: Array
    """[decision, feature]."""
    moves: Array
    """[move, feature]."""
    kinds: Array
    """[move]: bid, dudo, calza or pass."""
    starts: Array
    """[decision]: the index of the decision's first move."""

    @property
    def decision_index(self) -> Array:
        """[move]: the decision to which the move belongs."""
        return np.repeat(np.arange(len(self.starts)), self.counts)

    @property
    def counts(self) -> Array:
        return np.diff(self.starts, append=len(self.kinds))


class Layers(NamedTuple):
    """The network's activations for a batch, which backpropagation needs."""

    first: Array
    second: Array
    probabilities: Array
    """[move]: the probability of each move."""


class Network(NamedTuple):
    """Two layers; the first layer takes the features of the round and of the move. Some weights depend on the kind of
    move."""

    round_weights: Array
    """[feature, wide]."""
    move_weights: Array
    """[kind, feature, wide]."""
    first: Array
    """[kind, wide]."""
    between: Array
    """[wide, narrow]."""
    second: Array
    """[narrow]."""
    out: Array
    """[kind, narrow]."""
    direct: Array
    """[kind, feature]: weights that lead directly from a move's features to its score."""
    bias: Array
    """[kind]."""

    @classmethod
    def initial(cls, seed: int) -> Self:
        """Return a network that knows only the odds of a bid."""
        chance = np.random.default_rng(seed)

        def small(*shape: int, scale: float) -> Array:
            return (scale * chance.standard_normal(shape)).astype(np.float32)

        direct = np.zeros((MOVE_KINDS, MOVE_FEATURES), np.float32)
        direct[0, 0], direct[1, 0] = 4, -4
        bias = np.zeros(MOVE_KINDS, np.float32)
        bias[1], bias[2] = 4, -1
        return cls(
            round_weights=small(ROUND_FEATURES, WIDE, scale=ROUND_FEATURES**-0.5),
            move_weights=small(MOVE_KINDS, MOVE_FEATURES, WIDE, scale=MOVE_FEATURES**-0.5),
            first=np.zeros((MOVE_KINDS, WIDE), np.float32),
            between=small(WIDE, NARROW, scale=(2 / WIDE) ** 0.5),
            second=np.zeros(NARROW, np.float32),
            out=small(MOVE_KINDS, NARROW, scale=0.01),
            direct=direct,
            bias=bias,
        )

    @classmethod
    def read(cls, file: Any) -> Self:
        with np.load(file) as kept:
            return cls(*(kept[name].astype(np.float32) for name in cls._fields))

    def write(self, file: Path) -> None:
        """Write the weights, and the kinds of raises with which they were trained: all that exist."""
        weights = {name: part.astype(np.float16) for name, part in self._asdict().items()}
        np.savez_compressed(file, raises=np.array(tuple(RAISES)), **weights)

    def layers(self, batch: DecisionBatch) -> Layers:
        of = batch.decision_index
        first = (batch.shared @ self.round_weights)[of]
        scores = np.empty(len(of), np.float32)
        groups = [np.flatnonzero(batch.kinds == kind) for kind in range(MOVE_KINDS)]
        for kind, rows in enumerate(groups):
            some = batch.moves[rows]
            first[rows] += some @ self.move_weights[kind] + self.first[kind]
            scores[rows] = some @ self.direct[kind] + self.bias[kind]
        np.maximum(first, 0, out=first)
        second = first @ self.between
        second += self.second
        np.maximum(second, 0, out=second)
        for kind, rows in enumerate(groups):
            scores[rows] += second[rows] @ self.out[kind]
        scores -= np.maximum.reduceat(scores, batch.starts)[of]
        chances = np.exp(scores)
        chances /= np.add.reduceat(chances, batch.starts)[of]
        return Layers(first, second, chances)

    def gradients(self, batch: DecisionBatch, layers: Layers, slope: Array) -> Self:
        """Return the gradient of all weights. ``slope``: [move] the derivatives with respect to the scores."""
        back = np.empty_like(layers.second)
        out, direct, bias = (np.zeros_like(each) for each in (self.out, self.direct, self.bias))
        groups = [np.flatnonzero(batch.kinds == kind) for kind in range(MOVE_KINDS)]
        for kind, rows in enumerate(groups):
            some = slope[rows]
            out[kind] = some @ layers.second[rows]
            direct[kind] = some @ batch.moves[rows]
            bias[kind] = some.sum()
            back[rows] = some[:, None] * self.out[kind]
        back *= layers.second > 0
        between, second = layers.first.T @ back, back.sum(0)
        back = back @ self.between.T
        back *= layers.first > 0
        each, first = np.zeros_like(self.move_weights), np.zeros_like(self.first)
        for kind, rows in enumerate(groups):
            each[kind] = batch.moves[rows].T @ back[rows]
            first[kind] = back[rows].sum(0)
        shared = batch.shared.T @ np.add.reduceat(back, batch.starts, axis=0)
        return type(self)(shared, each, first, between, second, out, direct, bias)
