"""Tables of solved rounds, as ``perudo.tablebase`` reads them."""

from __future__ import annotations

import numpy as np

from perudo.lattice import Lattice
from perudo.rules import Raise
from perudo.solver.solving import Solver, solve
from perudo.solver.tree import Round
from perudo.tablebase import BYTE, Tablebase


def solved(dice: tuple[int, int], raise_: Raise, locked: bool, width: float) -> bytes:
    """Solves a round to a width, rounds its plans to bytes, and works the bounds out again."""
    solver = Solver(Round(dice, Lattice.of(sum(dice), raise_, locked=locked)), "predictive")
    solve(solver, width=width)
    tree, hands = solver.round.tree, solver.round.hands
    ways = [np.zeros((1, len(tree), len(each.odds))) for each in hands]
    for line in range(len(tree)):
        player, begin, end = int(tree.turn[line]), tree.first[line], tree.first[line + 1]
        shares = solver.mix(line)
        shares = np.rint(BYTE * shares / shares.max(axis=0))
        if line:
            ways[player][0, line] = shares[0]
        ways[player][0, begin:end] = shares[1 if line else 0 :]
    for player in (0, 1):
        solver.set_average(player, ways[player])
    values = [np.rint((solver.expected(player) + 1) / 2 * BYTE) for player in (0, 1)]
    rows = np.concatenate([ways[0][0], ways[1][0], *values], axis=1).astype(np.uint8)
    return Tablebase.write(dice, raise_, locked, solver.bounds(), rows[_depth_first(solver)].tobytes())


def _depth_first(solver: Solver) -> list[int]:
    """The lines of the tree, each before those that go on from it."""
    first = solver.round.tree.first.tolist()
    waiting, order = [0], []
    while waiting:
        line = waiting.pop()
        order.append(line)
        waiting += reversed(range(first[line], first[line + 1]))
    return order
