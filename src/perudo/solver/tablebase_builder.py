"""Builds the files of solved rounds that ``perudo.solver.tablebase`` reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from perudo.core.raises import RaiseRule
from perudo.sim.bid_graph import BidGraph
from perudo.solver.cfr import Solver, solve
from perudo.solver.race import best_solver
from perudo.solver.tablebase import MAX_BYTE, MAX_SHARE, Tablebase
from perudo.solver.tree import Round, Tree

MIN_SHARE: Final = 0.0003
"""The minimum probability, relative to the most frequent move, of a move that is kept. Rarer moves are dropped as noise
from early learning. Without rare moves, the players reach far fewer lines. A smaller value keeps
more of the strategy.
"""
_TREMBLE: Final = 1e-9
"""The probability of each mistaken move, relative to the most frequent move. Without mistakes, a player's beliefs after
a move with probability 0 would be undefined. A mistaken move is about equally likely with every hand, so it does not
change the beliefs.
"""

PackedStrategy = NDArray[np.uint16]
"""[line, hand] One player's strategy. ``cfr_kernels.py`` explains which move each entry of the array describes."""


def round_of(dice: tuple[int, int], raise_: RaiseRule, locked: bool = False, veteran: bool = False) -> Round:
    """Return a round. ``locked``: a palifico round. ``veteran``: a palifico round in which the second player may change
    the face."""
    bid_graph = BidGraph.build(sum(dice), raise_, locked=locked or veteran)
    free = replace(bid_graph, raise_context=bid_graph.raise_context._replace(locked=False))
    return Round(dice, bid_graph, responder_bid_graph=free if veteran else None)


def build(
    dice: tuple[int, int], raise_: RaiseRule, width: float, *, locked: bool = False, veteran: bool = False
) -> bytes:
    """Solve a round until its bounds are at most ``width`` apart. Then round the plans' probabilities, recompute the
    bounds, and drop lines that the plans do not reach.
    """
    round_ = round_of(dice, raise_, locked, veteran)
    learned = best_solver(round_)
    solve(learned, target_gap=width)
    tree = round_.tree
    plans = [np.zeros((len(tree), len(each.probability)), np.uint16) for each in round_.hands]
    for line in range(len(tree)):
        plan, begin, end = plans[tree.to_act[line]], tree.first_child[line], tree.first_child[line + 1]
        shares = learned.mix(line)
        shares = shares / shares.max(axis=0)
        shares = np.rint(np.where(shares < MIN_SHARE, 0, shares) * MAX_SHARE)
        if line:
            plan[line] = shares[0]
        plan[begin:end] = shares[1 if line else 0 :]
    return pack(round_, plans, {"dice": dice, "raise": raise_, "locked": locked, "veteran": veteran})


def pack(round_: Round, rounded: Sequence[PackedStrategy], about: dict[str, Any]) -> bytes:
    """Return the content of a tablebase file, given both players' strategies."""
    tree, judge = round_.tree, Solver(round_, "discounted")
    for player in (0, 1):
        judge.set_average_strategy(player, rounded[player])
    low, high = judge.bounds()
    come = [_come(tree, player, rounded[player]) for player in (0, 1)]
    plans = []
    for player in (0, 1):
        judge.set_average_strategy(1 - player, _trembling(rounded[1 - player]))
        answer = _answer(tree, player, judge.best_response_values(player))
        plans.append(np.where(come[player][_choice(tree, player)], rounded[player], answer))
    values = []
    for player in (0, 1):
        judge.set_average_strategy(player, plans[player])
        judge.set_average_strategy(1 - player, _trembling(plans[1 - player]))
        expected = np.rint((judge.expected_values(player) + 1) / 2 * MAX_BYTE)
        values.append(np.where((tree.to_act == player)[:, None], expected, 0))
    kept = come[0].any(axis=1) | np.asarray(come[1].any(axis=1))
    after = np.bincount(tree.parent[1:][kept[1:]], minlength=len(tree))
    bid = np.maximum(tree.last_bid, 0)  # The empty line has no last bid: store 0.
    shares = np.concatenate(plans, axis=1)
    columns = np.concatenate([bid[:, None], after[:, None], shares >> 8, shares & MAX_BYTE, *values], axis=1)
    data = columns[kept].astype(np.uint8).T.tobytes()
    return Tablebase.write({**about, "low": low, "high": high, "lines": int(kept.sum())}, data)


def _choice(tree: Tree, player: int) -> NDArray[np.int64]:
    """Return [line]: the line on which the player makes the decision. This is the line itself or, if the opponent is to
    act, its parent.
    """
    return np.where(tree.to_act == player, np.arange(len(tree)), tree.parent)


def _trembling(plan: PackedStrategy) -> NDArray[np.float64]:
    return plan.astype(np.float64) + _TREMBLE * MAX_SHARE


def _levels(tree: Tree) -> Iterator[slice]:
    """Yield slices of the lines with one bid, two bids, and so on."""
    begin, end = 1, int(tree.first_child[1])
    while begin < end:
        yield slice(begin, end)
        begin, end = end, int(tree.first_child[end])


def _come(tree: Tree, player: int, plan: PackedStrategy) -> NDArray[np.bool_]:
    """Return [line, hand]: whether the plan gives every move that the player makes along a line a positive
    probability."""
    come = np.ones(plan.shape, np.bool_)
    for level in _levels(tree):
        said = (tree.to_act[level] == player)[:, None] | (plan[level] > 0)
        come[level] = come[tree.parent[level]] & said
    return come


def _answer(tree: Tree, player: int, worth: NDArray[np.float64]) -> PackedStrategy:
    """Return the plan with the best move on every line. ``worth``: the value of each line if the player always makes
    the best move.
    """
    answer = np.zeros(worth.shape, np.uint16)
    lines = np.flatnonzero(tree.to_act == player)
    answer[lines] = MAX_SHARE
    for line in lines[tree.first_child[lines + 1] > tree.first_child[lines]]:
        best = worth[tree.first_child[line] : tree.first_child[line + 1]] == worth[line]
        hands = np.flatnonzero(best.any(axis=0))  # For all other hands, dudo is best.
        answer[tree.first_child[line] + best.argmax(axis=0)[hands], hands] = MAX_SHARE
        answer[line, hands] = 0
    return answer
