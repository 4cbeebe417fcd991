"""Computes proven bounds for rounds that are too large to solve.

A strategy that depends only on the last few bids (``imperfect_recall.py``) is also a valid strategy for the real round.
To find a best response with perfect recall, a search only has to visit the lines that the strategy reaches. The value
of the best response is a proven bound on the value of the round, no matter how the strategy was learned.

The search skips lines that the opponent reaches with a negligible probability, and assumes that the responder wins
them. This assumption widens the interval but keeps it valid. The search also prunes branches that cannot change the
best response.
"""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from perudo.sim.jit import call_announcing_compilation, kernel
from perudo.solver.cfr import Bounds, interruptible
from perudo.solver.imperfect_recall import ImperfectRecallSolver
from perudo.solver.regrets import payoff_arrays
from perudo.solver.tree import Round

MIN_SHARE: Final = 0.005
"""The minimum probability of a plan's moves, relative to the most frequent move. A plan without its rarer moves reaches
far fewer lines. A smaller value keeps more of the strategy.
"""
DEFAULT_SECONDS: Final = 20.0
"""The default duration of the search, in seconds."""
_FIRST: Final = 0.04
"""The first search visits only lines that the opponent reaches with at least this probability. Each later search uses a
quarter of the previous threshold."""
_STEP: Final = 4

Array = NDArray[Any]


class SoundBounds(NamedTuple):
    """A proven interval for a round's value, computed from two imperfect-recall plans."""

    bounds: Bounds
    complete: bool
    """Whether the search visited all lines that the two plans reach."""
    lines_walked: int
    """The number of lines (sequences of moves) that were visited."""


def refine_sound_bounds(
    forgetful: ImperfectRecallSolver, seconds: float = DEFAULT_SECONDS, min_share: float = MIN_SHARE
) -> SoundBounds:
    """Search repeatedly for ``seconds``, and return the bounds. Each search visits rarer lines than the previous one.
    The first search always runs, and takes a second or two. If Ctrl-C is pressed, the function returns after the
    current search.
    """
    until, least = time.perf_counter() + seconds, _FIRST
    with interruptible() as stopped:
        while True:
            began = time.perf_counter()
            found = sound_bounds(forgetful, least, min_share)
            now = time.perf_counter()
            took = now - began if least < _FIRST else 0  # Ignore the first search's time: it may include compilation.
            # The next search takes about three times as long as the last one.
            if found.complete or stopped() or now + _STEP * took >= until:
                return found
            least /= _STEP


def sound_bounds(forgetful: ImperfectRecallSolver, min_reach: float = 0, min_share: float = MIN_SHARE) -> SoundBounds:
    """Compute proven bounds. ``min_reach``: skip lines that the opponent reaches with less than this probability (0:
    skip none).

    Raises ``ValueError`` for rounds with calza.
    """
    round_ = forgetful.round
    if not is_dudo_only(round_):
        raise ValueError("for a round with calza")
    (low, *first), (high, *second) = (_answer(forgetful, me, min_reach, min_share) for me in (1, 0))
    slack = _slack(round_)
    lines, cut = (one + other for one, other in zip(first, second, strict=True))
    return SoundBounds(Bounds(-low - slack, high + slack), not cut, int(lines))


def is_dudo_only(round_: Round) -> bool:
    """Return whether dudo is the only call that ends the round."""
    return round_.call_count == 1 and not round_.own_calza_payoffs


def _slack(round_: Round) -> float:
    """Return an upper bound for the rounding error, like ``Solver.rounding_error_bound``. The search causes more
    rounding: it also multiplies the opponent's probabilities along each line, and compares values once per line for
    pruning.
    """
    roundings = _longest(round_) * (3 * _longest(round_) + 4) + sum(len(each.probability) for each in round_.hands) + 32
    return 2.0**-52 * roundings * _most(round_)


def _longest(round_: Round) -> int:
    return max(len(bid_graph.topological_order) for bid_graph in round_.bid_graphs) + 2


def _most(round_: Round) -> float:
    """Return the maximum amount that a player can win or lose."""
    return float(np.abs(np.array(round_.payoffs)).max())


def pruned_strategy(forgetful: ImperfectRecallSolver, player: int, min_share: float) -> Array:
    """Return [move, hand]: a player's strategy without its rarest moves."""
    mean = forgetful.average_strategy(player).astype(np.float64)
    graph, calls = forgetful.graph, forgetful.round.call_count
    for node in np.flatnonzero(graph.to_act == player).tolist():
        begin = graph.first_move[node]
        words = mean[begin : begin + graph.first_child[node + 1] - graph.first_child[node] + (calls if node else 0)]
        words[words < min_share * words.max(axis=0)] = 0
        words /= words.sum(axis=0)
    return mean


def _answer(
    forgetful: ImperfectRecallSolver, player: int, min_reach: float, min_share: float
) -> tuple[float, int, int]:
    """Compute an upper bound for a player's value against the opponent's strategy. Return the bound, the number of
    visited lines, and the number of skipped lines.
    """
    round_, graph = forgetful.round, forgetful.graph
    mine, theirs = round_.hands[player], round_.hands[1 - player]
    hands, others, deep = len(mine.probability), len(theirs.probability), _longest(round_)
    bids = round_.bid_graph.bids
    value, alpha = np.zeros((2, deep, hands))
    bins, table = np.zeros((2, max(round_.dice) + 1))
    walked = np.zeros(2, np.int64)
    call_announcing_compilation(
        walk, player, min_reach, _most(round_), graph.last_bid, graph.to_act, graph.first_child, graph.children,
        graph.first_move, np.array([bid.quantity for bid in bids]), np.array([bid.face - 1 for bid in bids]),
        np.ascontiguousarray(payoff_arrays(round_)[player][0, :, 0]), mine.matching.astype(np.int64),
        theirs.matching.astype(np.int64), theirs.probability, pruned_strategy(forgetful, 1 - player, min_share),
        np.zeros((deep, others)), np.zeros(deep), value, alpha, np.zeros((2, deep), np.int64), bins, table, walked,
    )  # fmt: skip
    return float(value[0] @ mine.probability), int(walked[0]), int(walked[1])


@kernel
def walk(
    player: int,
    min_reach: float,
    most: float,  # The maximum amount that a player can win.
    bid: Array,  # [nodes] from the graph, like the next four arrays
    turn: Array,
    first: Array,
    child: Array,
    word: Array,
    quantity: Array,  # [bids]
    face: Array,
    pay: Array,  # [caller: player or opponent][matching dice: fewer than bid, as many, more] payoffs to the player
    match_mine: Array,  # [faces, hands]
    match_theirs: Array,  # [faces, others]
    odds: Array,  # [others] the probability of each of the opponent's hands
    theirs: Array,  # [moves, others] the opponent's strategy
    # [depth, others] buffer: the probability that the opponent has a hand and makes all of their moves up to this depth
    come: Array,
    rest: Array,  # [depth] buffer: the maximum that the untried moves at this depth can win for the player
    value: Array,  # [depth, hands] buffer; at the end, value[0] is the player's value
    alpha: Array,  # [depth, hands] buffer: values up to this bound cannot change any ancestor's value
    at: Array,  # [2, depth] buffer: the node at each depth, and the number of its untried bids
    bins: Array,
    table: Array,
    walked: Array,  # [2] output: the number of lines reached, and how many of them were skipped
) -> None:
    hands, others = value.shape[1], odds.size
    top = 0
    for j in range(others):
        come[0, j] = odds[j]
    for i in range(hands):
        alpha[0, i] = -2 * most
    at[0, 0], at[1, 0] = 0, -1
    while top >= 0:
        node = at[0, top]
        begin, many = first[node], first[node + 1] - first[node]
        acts = turn[node] == player
        dudo = 1 if node else 0
        if at[1, top] < 0:  # This is the first visit to the node.
            walked[0] += 1
            at[1, top] = many
            mass = 0.0
            for j in range(others):
                mass += come[top, j]
            if mass < min_reach and top > 0:
                for i in range(hands):
                    value[top, i] = most * mass
                at[1, top] = 0
                walked[1] += 1
            else:
                said = 0.0
                for i in range(hands):
                    value[top, i] = -2 * most if acts else 0
                if dudo:
                    f, q = face[bid[node]], quantity[bid[node]]
                    for n in range(bins.size):
                        bins[n] = 0
                    for j in range(others):
                        says = come[top, j] * (1.0 if acts else theirs[word[node], j])
                        said += says
                        bins[match_theirs[f, j]] += says
                    for m in range(table.size):
                        table[m] = 0
                        for n in range(bins.size):
                            table[m] += bins[n] * pay[0 if acts else 1, (m + n >= q) + (m + n > q)]
                    for i in range(hands):
                        value[top, i] = table[match_mine[f, i]]
                rest[top] = most * (mass if acts else max(0.0, mass - said))
        # Check whether any untried move can change an ancestor's value.
        matters = at[1, top] > 0
        if matters:
            matters = False
            for i in range(hands):
                if acts:
                    matters = matters or rest[top] > max(value[top, i], alpha[top, i])
                else:
                    matters = matters or value[top, i] + rest[top] > alpha[top, i]
        if not matters:
            top -= 1
            if top >= 0:
                if turn[at[0, top]] == player:
                    for i in range(hands):
                        value[top, i] = max(value[top, i], value[top + 1, i])
                else:
                    for i in range(hands):
                        value[top, i] += value[top + 1, i]
            continue
        at[1, top] -= 1  # Try the highest bid first: it soon yields a value that helps pruning.
        edge = at[1, top]
        to, row = child[begin + edge], word[node] + dudo + edge
        if acts:
            for j in range(others):
                come[top + 1, j] = come[top, j]
            for i in range(hands):
                alpha[top + 1, i] = max(value[top, i], alpha[top, i])
        else:
            mass = 0.0
            for j in range(others):
                come[top + 1, j] = come[top, j] * theirs[row, j]
                mass += come[top + 1, j]
            if mass == 0:
                continue
            rest[top] = max(0.0, rest[top] - most * mass)
            for i in range(hands):
                alpha[top + 1, i] = alpha[top, i] - value[top, i] - rest[top]
        top += 1
        at[0, top], at[1, top] = to, -1
