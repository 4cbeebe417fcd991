"""Solves a round with two learning methods, and gives most iterations to the better method.

Neither method is best for all rounds. On some rounds, predictive CFR+ needs only a hundredth of the iterations of
discounted CFR; on a few rounds, the opposite is true. Both methods give valid bounds, so ``Race`` intersects the two
intervals. Each player's plan comes from the method with the better bound.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from perudo.sim.workers import Worker
from perudo.solver.cfr import Bounds, Solver, load_arrays, save_arrays, strip_prefix, with_prefix
from perudo.solver.distributed import DistributedTables
from perudo.solver.regrets import Method, memory_plan
from perudo.solver.strategies import StrategyQueries
from perudo.solver.tree import Round

RACERS: Final[tuple[Method, Method]] = ("predictive", "discounted")
_START: Final = 64
"""How many iterations each method runs before the better method is preferred."""
_BEHIND: Final = 3
"""How many iterations the better method runs per iteration of the worse method. The worse method keeps running because
it may overtake the better one later."""
MAX_RACE_BYTES: Final = 1 << 29
"""The maximum memory (in bytes) that the two methods together may need; above it, only one of them runs."""


class Race(StrategyQueries):
    """Two solvers behind the interface of a single solver."""

    def __init__(self, round_: Round) -> None:
        self.round = round_
        self._racers = Solver(round_, RACERS[0]), Solver(round_, RACERS[1])
        self._ahead = 0
        self._best = [0, 0]
        """For each player, the index of the solver with the better plan."""

    @property
    def iterations(self) -> int:
        """The total number of iterations of both solvers."""
        return sum(racer.iterations for racer in self._racers)

    def iterate(self) -> None:
        ahead, behind = self._racers[self._ahead], self._racers[1 - self._ahead]
        late = behind.iterations < max(min(_START, ahead.iterations), ahead.iterations / _BEHIND)
        (behind if late else ahead).iterate()

    def bounds(self) -> Bounds:
        one, other = (racer.bounds() for racer in self._racers)
        self._ahead = int(other.nash_conv < one.nash_conv)
        self._best = [int(other.low > one.low), int(other.high < one.high)]
        return Bounds(max(one.low, other.low), min(one.high, other.high))

    def mix(self, line: int) -> NDArray[np.float64]:
        return self._racers[self._best[self.round.tree.to_act[line]]].mix(line)

    def expected_values(self, player: int) -> NDArray[np.float64]:
        """Return [line, hand]: the ``expected_values`` of the solver with the player's better plan."""
        return self._racers[self._best[player]].expected_values(player)

    def save(self, file: Path) -> None:
        save_arrays(file, self.state_arrays())

    def load(self, file: Path) -> None:
        with load_arrays(file) as arrays:
            self.load_state(arrays)

    def state_arrays(self) -> Iterator[tuple[str, NDArray[Any]]]:
        for racer in self._racers:
            yield from with_prefix(f"{racer.method}-", racer.state_arrays())

    def load_state(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        for racer in self._racers:
            racer.load_state(strip_prefix(f"{racer.method}-", arrays))


def best_solver(round_: Round, method: Method | None = None, workers: Sequence[Worker] = ()) -> Solver | Race:
    """Return a solver that uses ``method`` (default: the best choice that fits in memory). If there are workers, they
    share the round.

    Raises ``PerudoError`` (``solver-too-large``, ``worker-lost``).
    """
    if workers:
        return Solver(round_, lines=DistributedTables(round_, workers, method))
    if method is None and sum(memory_plan(round_, each).needed for each in RACERS) <= MAX_RACE_BYTES:
        return Race(round_)
    return Solver(round_, method)
