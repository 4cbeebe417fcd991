"""One worker's share of a distributed round: some pieces and their regrets."""

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
    """One piece as ``RegretTables``, with its parent lines stored first."""

    def __init__(self, round_: Round, memory: MemoryPlan, piece: Piece) -> None:
        tree = Tree.subtree(*round_.bid_graphs, piece.bid, piece.above, piece.depth)
        super().__init__(round_, memory, tree, len(piece.at) - len(piece.bid))
        self.plan = np.empty(0)
        """The opponent's average strategy: the plan against which ``response_values`` evaluates the player."""

    def tops(self, value: NDArray[Any]) -> NDArray[Any]:
        """Return the values of the piece's shortest lines."""
        return value[self.start : int(self.tree.first_child[self.start])].copy()


class Shard(TaskHandler):
    """One worker's pieces, and the tasks that the worker handles."""

    def __init__(self) -> None:
        self._pieces: list[_Lines] = []

    def available_memory(self) -> tuple[str, int]:
        """Return this machine's name, and its available memory in bytes."""
        return platform.node(), available_memory()

    def begin(self, round_: Round, memory: MemoryPlan, pieces: Sequence[Piece]) -> None:
        self._pieces = [_Lines(round_, memory, piece) for piece in pieces]

    def set_payoffs(self, round_: Round) -> None:
        for piece in self._pieces:
            piece.set_payoffs(round_)

    def update_regrets(self, player: int, weights: UpdateWeights) -> list[NDArray[Any]]:
        for piece in self._pieces:
            piece.update_regrets(player, weights)
        return [piece.tops(piece.value_buffer(player, piece.kind)) for piece in self._pieces]

    def update_strategy(self, player: int, weights: UpdateWeights, come: Sequence[NDArray[Any]]) -> None:
        for piece, rows in zip(self._pieces, come, strict=True):
            piece.sides[player].strategy[0, : len(rows)] = rows
            piece.update_strategy(player, weights)

    def finish_average(self, player: int, come: Sequence[NDArray[Any]]) -> None:
        for piece, rows in zip(self._pieces, come, strict=True):
            piece.plan = piece.average_strategy(player, rows)

    def response_values(self, player: int, leaning: bool) -> list[NDArray[np.float64]]:
        return [piece.tops(piece.response_values(player, piece.plan, leaning)) for piece in self._pieces]

    def state_arrays(self, name: str) -> list[NDArray[Any]]:
        return [piece.arrays()[name] for piece in self._pieces]

    def load_state(self, name: str, arrays: Sequence[NDArray[Any]]) -> None:
        for piece, array in zip(self._pieces, arrays, strict=True):
            piece.arrays()[name][:] = array
