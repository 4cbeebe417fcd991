"""One round spread over workers: each has pieces of it, which only meet in the lines of few bids.

What is learned below one line never touches what is learned below another: what a line is worth goes up from there,
and how often one comes to it goes down. So the lines of few bids, the *stem*, stay here, and those of more are cut into
pieces, each some lines of so many bids with all that go on from them. A worker keeps its pieces and what is learned on
them; of each player's turn only the vectors of the lines travel at which the stem was cut. All numbers are those of a
solver alone, worked out in the same order.

Into which pieces a round is cut follows from the round, and not from how many workers there are: so work that is kept
goes on with more of them, or fewer.
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
"""Into so many a round is cut at most; more workers are of no use."""
_UNEVEN: Final = 1.1
"""So many times the average the largest piece may be."""
_STEM: Final = 150
"""The lines that stay here are at most one of so many: what they need is not divided, and has to travel."""


class Piece(NamedTuple):
    """Lines of as many bids as each other, with all that go on from them."""

    depth: int
    """How many bids."""
    bid: NDArray[np.int16]
    """[line] The last of them."""
    above: NDArray[np.int64]
    """[line] Which line it goes on from, of those that begin ``at``."""
    at: NDArray[np.int64]
    """The numbers in the stem of the lines that they go on from, then of themselves."""

    @property
    def tops(self) -> NDArray[np.int64]:
        """The numbers in the stem of its lines of fewest bids."""
        return self.at[-len(self.bid) :]


class Partition(NamedTuple):
    stem: Tree
    stop: int
    """The first line that is in a piece."""
    pieces: tuple[Piece, ...]


@lru_cache(maxsize=8)
def partition(round_: Round) -> Partition:
    """As many pieces of much the same size as a short stem allows; the smallest so far is given the next line."""
    depth, stop, stem = 1, 1, Tree.of(*round_.lattices, 1)
    while True:
        sizes = {int(bid): round_.lines_from(depth % 2, int(bid)) for bid in np.unique(stem.bid[stop:])}
        many = min(MAX_PIECES, len(stem) - stop, int(_UNEVEN * round_.lines / max(sizes.values())))
        longer = Tree.of(*round_.lattices, depth + 1)
        if many == MAX_PIECES or len(longer) * _STEM > round_.lines:
            break
        depth, stop, stem = depth + 1, int(stem.first[stop]), longer
    lines = sorted(range(stop, len(stem)), key=lambda line: -sizes[int(stem.bid[line])])
    waiting: list[tuple[int, int, list[int]]] = [(0, number, []) for number in range(many)]
    for line in lines:
        lines_of, number, own = waiting[0]
        own.append(line)
        heapq.heapreplace(waiting, (lines_of + sizes[int(stem.bid[line])], number, own))
    pieces = []
    for _, _, own in sorted(waiting, key=lambda each: each[1]):
        tops = np.array(sorted(own))
        parents, above = np.unique(stem.above[tops], return_inverse=True)
        pieces.append(Piece(depth, stem.bid[tops], above, np.concatenate([parents, tops])))
    return Partition(stem, stop, tuple(pieces))


def _find_room(workers: Sequence[Worker], needed: MemoryPlan) -> None:
    for worker in workers:
        worker.ask("room")
    rooms = [worker.answer() for worker in workers]
    for machine, there in dict(rooms).items():
        share = needed.needed * sum(name == machine for name, _ in rooms) // len(workers)
        if share > there:
            raise PerudoError("solver-too-large", needed=format_bytes(share), there=format_bytes(there))


class DistributedTables(RegretTables):
    """A round as ``RegretTables``: the stem is here, the pieces are with the workers.

    Raises ``PerudoError``: ``solver-too-large`` where they do not fit into the memory of some machine, or
    ``worker-lost``, whatever is asked of it.
    """

    def __init__(self, round_: Round, workers: Sequence[Worker], method: Method | None = None) -> None:
        needed = memory_plan(round_, method)
        workers = workers[:MAX_PIECES]
        _find_room(workers, needed)
        stem, stop, self._pieces = partition(round_)
        super().__init__(round_, needed, stem, 0, stop)
        self._workers = workers
        self._numbers = [range(first, len(self._pieces), len(workers)) for first in range(len(workers))]
        """For each worker, those of its pieces."""
        bare = replace(round_)  # without what it has worked out of itself
        for worker, own in zip(workers, self._numbers, strict=True):
            worker.ask("begin", bare, needed, [self._pieces[number] for number in own])
        self._asked = 1

    # --- As Lines

    def repay(self, round_: Round) -> None:
        super().repay(round_)
        self._ask("repay", replace(round_))

    def learn(self, me: int, how: UpdateWeights) -> None:
        self._ask("learn", me, how)
        self._lift(self.value(me, self.kind))
        super().learn(me, how)

    def choose(self, me: int, how: UpdateWeights) -> None:
        super().choose(me, how)
        self._ask("choose", me, how, come=self.sides[me].plan)

    def averaged(self, me: int, come: NDArray[Any] | None = None) -> NDArray[np.float64]:
        plan = super().averaged(me, come)
        self._ask("average", me, come=plan)
        return plan

    def answered(self, me: int, plan: NDArray[np.float64], leaning: bool = False) -> NDArray[np.float64]:
        self._ask("answer", me, leaning)
        self._lift(self.value(me, np.float64))
        return super().answered(me, plan, leaning)

    def _lift(self, value: NDArray[Any]) -> None:
        """Puts the values of the pieces below those of the stem."""
        for own, tops in zip(self._numbers, self._answers(), strict=True):
            for number, top in zip(own, tops, strict=True):
                value[self._pieces[number].tops] = top

    def kept(self) -> Iterator[tuple[str, NDArray[Any]]]:
        yield from super().kept()
        self._settle()
        for worker, own in zip(self._workers, self._numbers, strict=True):
            for name in self.arrays():
                worker.ask("kept", name)
                for number, array in zip(own, worker.answer(), strict=True):
                    yield f"{number}-{name}", array

    def take_up(self, kept: Mapping[str, NDArray[Any]]) -> None:
        super().take_up(kept)
        self._settle()
        for worker, own in zip(self._workers, self._numbers, strict=True):
            for name in self.arrays():
                worker.ask("take_up", name, [kept[f"{number}-{name}"] for number in own])
                worker.answer()

    # --- Between here and there

    def _ask(self, task: str, *given: object, come: NDArray[Any] | None = None) -> None:
        """Asks all workers the same. ``come``: a plan for the stem, of which each is told its part."""
        for worker, own in zip(self._workers, self._numbers, strict=True):
            rows = [] if come is None else [[come[0, self._pieces[number].at] for number in own]]
            worker.ask(task, *given, *rows)
        self._asked += 1

    def _answers(self) -> list[Any]:
        """What each says to what it was asked last. Who was given something to do meanwhile had no need to wait."""
        said = [[worker.answer() for _ in range(self._asked)][-1] for worker in self._workers]
        self._asked = 0
        return said

    def _settle(self) -> None:
        if self._asked:
            self._answers()
