"""Builds the blueprint files that ``perudo.solver.blueprint`` reads."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from perudo.core.raises import RaiseRule
from perudo.solver.abstraction import AbstractionGraph
from perudo.solver.blueprint import CALL, NO_BID, Blueprint
from perudo.solver.imperfect_recall import ImperfectRecallSolver
from perudo.solver.sound_bounds import refine_sound_bounds
from perudo.solver.tablebase_builder import round_of
from perudo.solver.tree import Round


class Rounding(NamedTuple):
    """How a file rounds probabilities of moves. All are relative to the probability of the most frequent move."""

    min_share: float
    """The minimum probability of a stored move."""
    max_share: int
    """The stored weight of the most frequent move, at most 255."""


COARSE: Final = Rounding(0.04, 15)
"""For large rounds: rarer moves are mostly noise from early iterations, and would double the size of a file."""
FINE: Final = Rounding(0.01, 127)
"""For small rounds, whose bounds depend mainly on the rounding."""
MIN_REACH: Final = 1e-3
"""Store a hand at a node only if, with that hand, the player's own moves reach the node with at least this probability.
The bounds also cover rarer combinations of hand and node, which are not stored.
"""
BOUND_SECONDS: Final = 30.0
"""How long (s) to search for tighter bounds."""


def build(
    dice: tuple[int, int],
    raise_: RaiseRule,
    recall: int,
    iterations: int,
    rounding: Rounding = COARSE,
    seconds: float = BOUND_SECONDS,
) -> bytes:
    """Learn the strategies, round them, compute the bounds of the rounded strategies, and return the content of the
    file.

    ``seconds``: how long to search for tighter bounds.
    """
    round_ = round_of(dice, raise_)
    learned = ImperfectRecallSolver(round_, recall)
    for _ in range(iterations):
        learned.iterate()
    shares = tuple(_rounded(learned, player, rounding) for player in (0, 1))
    for player in (0, 1):
        learned.set_average_strategy(player, shares[player])
    bounds = refine_sound_bounds(learned, seconds, min_share=0).bounds
    about = {"dice": dice, "raise": raise_, "recall": recall, "iterations": iterations}
    return _pack(round_, learned.graph, shares, about | {"low": bounds.low, "high": bounds.high})


def _rounded(learned: ImperfectRecallSolver, player: int, rounding: Rounding) -> NDArray[np.uint8]:
    """Return [move, hand]: the probability of each move, relative to the most frequent move."""
    mean = learned.average_strategy(player)
    found = np.zeros(mean.shape, np.uint8)
    for node in np.flatnonzero(learned.graph.to_act == player).tolist():
        rows = learned.move_rows(node)
        some = mean[rows] / np.maximum(mean[rows].max(axis=0, initial=0), 1e-12)
        weights = np.maximum(np.rint(some * rounding.max_share), 1)
        found[rows] = np.where(some < rounding.min_share, 0, weights)
    return found


def _pack(
    round_: Round, graph: AbstractionGraph, shares: tuple[NDArray[np.uint8], ...], about: dict[str, object]
) -> bytes:
    calls, recall = round_.call_count, graph.recall
    reach = _reach(round_, graph, shares)
    nodes, counts, moves, kept = list[bytes](), list[bytes](), list[bytes](), list[bytes]()
    for node, bids in enumerate(graph.bids):
        player, begin = int(graph.to_act[node]), int(graph.first_move[node])
        children = graph.children[graph.first_child[node] : graph.first_child[node + 1]]
        numbers = np.array([CALL] * (calls if node else 0) + graph.last_bid[children].tolist(), np.uint8)
        reached = reach[player][node] >= MIN_REACH
        if not reached.any() or not len(numbers):
            continue
        some = np.where(reached, shares[player][begin : begin + len(numbers)], 0).T
        hand, move = np.nonzero(some)
        nodes.append(bytes([NO_BID] * (recall - len(bids)) + list(bids)) + bytes([player]))
        counts.append(np.bincount(hand, minlength=len(some)).astype(np.uint8).tobytes())
        moves.append(numbers[move].tobytes())
        kept.append(some[hand, move].tobytes())
    remembered, turns = b"".join(each[:-1] for each in nodes), b"".join(each[-1:] for each in nodes)
    columns = remembered, turns, b"".join(counts), b"".join(moves), b"".join(kept)
    about |= {"nodes": len(nodes), "entries": len(columns[2])}
    return Blueprint.write(about, b"".join(columns))


def _reach(
    round_: Round, graph: AbstractionGraph, shares: tuple[NDArray[np.uint8], ...]
) -> tuple[NDArray[np.float64], ...]:
    """Return, for each player, [node, hand]: an upper bound for the probability that the player's own moves lead to the
    node.
    """
    found = tuple(np.zeros((len(graph), len(each.probability))) for each in round_.hands)
    for player in (0, 1):
        reach, chosen = found[player], shares[player]
        reach[0] = 1
        for node in range(len(graph)):
            begin = graph.first_move[node] + (round_.call_count if node else 0)
            children = graph.children[graph.first_child[node] : graph.first_child[node + 1]]
            if graph.to_act[node] == player:
                start = graph.first_move[node]
                total = np.maximum(chosen[start : begin + len(children)].sum(axis=0, dtype=np.float64), 1)
                passed = reach[node] * chosen[begin : begin + len(children)] / total
                np.add.at(reach, children, passed)
            else:
                np.maximum.at(reach, children, reach[node][None])
    return found
