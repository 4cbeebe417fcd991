"""Solves one round with many workers, each holding part of the tree.

The solver can learn subtrees independently, because a subtree receives only reach probabilities and returns only
values. So the main process keeps the short lines (the *stem*), and distributes the rest of the tree to the workers in
pieces. A piece consists of several lines with the same number of bids, together with all their continuations. Each
worker keeps its own pieces and all their regrets. Each iteration transmits only vectors for the lines where a piece
meets the stem. All numbers are computed in the same order as in a single solver, so the results are identical.

The division into pieces depends only on the round, not on the number of workers, so a run can resume with more or fewer
workers.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from perudo.core.errors import PerudoError
from perudo.sim.workers import Worker
from perudo.solver.regrets import MemoryPlan, Method, RegretTables, UpdateWeights, format_bytes, memory_plan
from perudo.solver.tree import Round, Tree

MAX_PIECES: Final = 32
"""The maximum number of pieces. If there are more workers than pieces, the additional workers have nothing to do."""
_UNEVEN: Final = 1.1
"""The maximum size of a piece, relative to the average size."""
_STEM: Final = 150
"""The minimum ratio of all lines to lines in the stem: the stem must be small, because it is computed serially and
transmitted.
"""


class Piece(NamedTuple):
    """A set of lines of equal length, with all their continuations."""

    depth: int
    """The number of bids in the piece's shortest lines."""
    bid: NDArray[np.int16]
    """[line] The index of the last bid in each of the piece's shortest lines."""
    above: NDArray[np.int64]
    """[line] The index in ``at`` of the line's parent (the line without its last bid)."""
    at: NDArray[np.int64]
    """The stem indices of the parent lines, followed by those of the piece's shortest lines."""

    @property
    def roots(self) -> NDArray[np.int64]:
        """The stem indices of the piece's shortest lines."""
        return self.at[-len(self.bid) :]


class Partition(NamedTuple):
    stem: Tree
    stop: int
    """The index of the first line that belongs to a piece."""
    pieces: tuple[Piece, ...]


@lru_cache(maxsize=8)
def partition(round_: Round) -> Partition:
    """Partition a round into a short stem and pieces of similar size. Assign each line and its continuations to the
    piece that is smallest so far.
    """
    depth, stop, stem = 1, 1, Tree.for_two(*round_.bid_graphs, 1)
    while True:
        sizes = {int(bid): round_.count_lines_from(depth % 2, int(bid)) for bid in np.unique(stem.last_bid[stop:])}
        count = min(MAX_PIECES, len(stem) - stop, int(_UNEVEN * round_.line_count / max(sizes.values())))
        longer = Tree.for_two(*round_.bid_graphs, depth + 1)
        if count == MAX_PIECES or len(longer) * _STEM > round_.line_count:
            break
        depth, stop, stem = depth + 1, int(stem.first_child[stop]), longer
    lines = sorted(range(stop, len(stem)), key=lambda line: -sizes[int(stem.last_bid[line])])
    waiting: list[tuple[int, int, list[int]]] = [(0, number, []) for number in range(count)]
    for line in lines:
        lines_of, number, own = waiting[0]
        own.append(line)
        heapq.heapreplace(waiting, (lines_of + sizes[int(stem.last_bid[line])], number, own))
    pieces = []
    for _, _, own in sorted(waiting, key=lambda each: each[1]):
        tops = np.array(sorted(own))
        parents, above = np.unique(stem.parent[tops], return_inverse=True)
        pieces.append(Piece(depth, stem.last_bid[tops], above, np.concatenate([parents, tops])))
    return Partition(stem, stop, tuple(pieces))


def _find_room(workers: Sequence[Worker], needed: MemoryPlan) -> None:
    for worker in workers:
        worker.submit("available_memory")
    rooms = [worker.result() for worker in workers]
    for machine, there in dict(rooms).items():
        share = needed.needed * sum(name == machine for name, _ in rooms) // len(workers)
        if share > there:
            raise PerudoError("solver-too-large", needed=format_bytes(share), there=format_bytes(there))


class DistributedTables(RegretTables):
    """``RegretTables`` for a whole round: the stem is local, and the workers hold the pieces.

    Raises ``PerudoError``: ``solver-too-large`` if a machine lacks memory for its pieces, or ``worker-lost`` (possible
    in any method) if a worker fails.
    """

    def __init__(self, round_: Round, workers: Sequence[Worker], method: Method | None = None) -> None:
        needed = memory_plan(round_, method)
        workers = workers[:MAX_PIECES]
        _find_room(workers, needed)
        stem, stop, self._pieces = partition(round_)
        super().__init__(round_, needed, stem, 0, stop)
        self._workers = workers
        self._numbers = [range(first, len(self._pieces), len(workers)) for first in range(len(workers))]
        """The indices of the pieces that each worker holds."""
        bare = replace(round_)  # A copy without cached properties, which workers do not need.
        for worker, own in zip(workers, self._numbers, strict=True):
            worker.submit("begin", bare, needed, [self._pieces[number] for number in own])
        self._asked = 1

    # --- The interface of ``RegretTables``

    def set_payoffs(self, round_: Round) -> None:
        super().set_payoffs(round_)
        self._ask("set_payoffs", replace(round_))

    def update_regrets(self, player: int, weights: UpdateWeights) -> None:
        self._ask("update_regrets", player, weights)
        self._lift(self.value_buffer(player, self.kind))
        super().update_regrets(player, weights)

    def update_strategy(self, player: int, weights: UpdateWeights) -> None:
        super().update_strategy(player, weights)
        self._ask("update_strategy", player, weights, come=self.sides[player].strategy)

    def average_strategy(self, player: int, come: NDArray[Any] | None = None) -> NDArray[np.float64]:
        plan = super().average_strategy(player, come)
        self._ask("finish_average", player, come=plan)
        return plan

    def response_values(self, player: int, plan: NDArray[np.float64], leaning: bool = False) -> NDArray[np.float64]:
        self._ask("response_values", player, leaning)
        self._lift(self.value_buffer(player, np.float64))
        return super().response_values(player, plan, leaning)

    def _lift(self, value: NDArray[Any]) -> None:
        """Copy the workers' values for the shortest lines of their pieces into ``value``."""
        for own, tops in zip(self._numbers, self._answers(), strict=True):
            for number, top in zip(own, tops, strict=True):
                value[self._pieces[number].roots] = top

    def state_arrays(self) -> Iterator[tuple[str, NDArray[Any]]]:
        yield from super().state_arrays()
        self._settle()
        for worker, own in zip(self._workers, self._numbers, strict=True):
            for name in self.arrays():
                worker.submit("state_arrays", name)
                for number, array in zip(own, worker.result(), strict=True):
                    yield f"{number}-{name}", array

    def load_state(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        super().load_state(arrays)
        self._settle()
        for worker, own in zip(self._workers, self._numbers, strict=True):
            for name in self.arrays():
                worker.submit("load_state", name, [arrays[f"{number}-{name}"] for number in own])
                worker.result()

    # --- Communication with workers

    def _ask(self, task: str, *args: object, come: NDArray[Any] | None = None) -> None:
        """Send the same task to all workers. ``come``: a plan for the stem. Each worker receives only the plan's
        entries for its own pieces.
        """
        for worker, own in zip(self._workers, self._numbers, strict=True):
            rows = [] if come is None else [[come[0, self._pieces[number].at] for number in own]]
            worker.submit(task, *args, *rows)
        self._asked += 1

    def _answers(self) -> list[Any]:
        """Return the result of each worker's last task. The workers run in parallel between ``_ask`` and this call."""
        said = [[worker.result() for _ in range(self._asked)][-1] for worker in self._workers]
        self._asked = 0
        return said

    def _settle(self) -> None:
        if self._asked:
            self._answers()
