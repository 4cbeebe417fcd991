"""What a worker has of a round that is spread: its pieces, and what is learned on them."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perudo.sim.workers import TaskHandler
from perudo.solver.distributed import Piece
from perudo.solver.regrets import MemoryPlan, RegretTables, UpdateWeights, available_memory
from perudo.solver.tree import Round, Tree


class _Lines(RegretTables):
    """A piece, with the lines that it goes on from before it."""

    def __init__(self, round_: Round, memory: MemoryPlan, piece: Piece) -> None:
        tree = Tree.under(*round_.lattices, piece.bid, piece.above, piece.depth)
        super().__init__(round_, memory, tree, len(piece.at) - len(piece.bid))
        self.plan = np.empty(0)
        """What was made of the other's average, to be answered."""

    def tops(self, value: NDArray[Any]) -> NDArray[Any]:
        """What its lines of fewest bids are worth."""
        return value[self.start : int(self.tree.first[self.start])].copy()


class Shard(TaskHandler):
    """What a worker has of a round, and what it can be asked of it."""

    def __init__(self) -> None:
        self._pieces: list[_Lines] = []

    def room(self) -> tuple[str, int]:
        """The name of this machine, and the bytes of memory that it has to give."""
        return platform.node(), available_memory()

    def begin(self, round_: Round, memory: MemoryPlan, pieces: Sequence[Piece]) -> None:
        self._pieces = [_Lines(round_, memory, piece) for piece in pieces]

    def repay(self, round_: Round) -> None:
        for piece in self._pieces:
            piece.repay(round_)

    def learn(self, me: int, how: UpdateWeights) -> list[NDArray[Any]]:
        for piece in self._pieces:
            piece.learn(me, how)
        return [piece.tops(piece.value(me, piece.kind)) for piece in self._pieces]

    def choose(self, me: int, how: UpdateWeights, come: Sequence[NDArray[Any]]) -> None:
        for piece, rows in zip(self._pieces, come, strict=True):
            piece.sides[me].plan[0, : len(rows)] = rows
            piece.choose(me, how)

    def average(self, me: int, come: Sequence[NDArray[Any]]) -> None:
        for piece, rows in zip(self._pieces, come, strict=True):
            piece.plan = piece.averaged(me, rows)

    def answer(self, me: int, leaning: bool) -> list[NDArray[np.float64]]:
        return [piece.tops(piece.answered(me, piece.plan, leaning)) for piece in self._pieces]

    def kept(self, name: str) -> list[NDArray[Any]]:
        return [piece.arrays()[name] for piece in self._pieces]

    def take_up(self, name: str, arrays: Sequence[NDArray[Any]]) -> None:
        for piece, array in zip(self._pieces, arrays, strict=True):
            piece.arrays()[name][:] = array
