"""What is sure of a round too large to be solved: a player who forgets is walked against by one who does not.

Who remembers only the last few bids (``imperfect_recall.py``) has few plans, but plays them in the real round; so the
best answer of a player who remembers everything is a walk over all lines to which the one who forgets comes. Between
two, what that answer gets is a bound of the round's value that holds as a theorem does, whoever learned the plan and
how.

A line to which the other comes too seldom to be walked on is lost to it: the answer is taken to win all of it. That
makes the bound wider and never wrong. Whole branches are left out where even that could not change an answer.
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
"""Words that are said less often than this, beside the one that is said most, are left out of a plan: so far fewer
lines come up, and with less of it less is also lost."""
DEFAULT_SECONDS: Final = 20.0
"""How long is walked, where nothing else is said."""
_FIRST: Final = 0.04
"""The first walk leaves out what comes up less often than this; each next one a quarter of it."""
_STEP: Final = 4

Array = NDArray[Any]


class SoundBounds(NamedTuple):
    """Between what the value of a round lies, by two plans of players who forget."""

    bounds: Bounds
    complete: bool
    """Whether all lines were walked on that come up by these plans."""
    lines_walked: int
    """How many were walked over."""


def refine_sound_bounds(
    forgetful: ImperfectRecallSolver, seconds: float = DEFAULT_SECONDS, min_share: float = MIN_SHARE
) -> SoundBounds:
    """What is sure after so much time: lines that come up less and less often are walked on too. The first walk is the
    least, and takes a second or two. Ctrl-C ends it after the one that is begun."""
    until, least = time.perf_counter() + seconds, _FIRST
    with interruptible() as stopped:
        while True:
            began = time.perf_counter()
            found = sound_bounds(forgetful, least, min_share)
            now = time.perf_counter()
            took = now - began if least < _FIRST else 0  # in the first, code may have been made ready
            if found.complete or stopped() or now + _STEP * took >= until:  # the next takes some three times as long
                return found
            least /= _STEP


def sound_bounds(forgetful: ImperfectRecallSolver, min_reach: float = 0, min_share: float = MIN_SHARE) -> SoundBounds:
    """``least``: a line to which the other comes less often than this is lost to it; 0 walks over all there are.

    For rounds that only dudo ends (``ValueError``)."""
    round_ = forgetful.round
    if not is_dudo_only(round_):
        raise ValueError("of a round with calza")
    (low, *first), (high, *second) = (_answer(forgetful, me, min_reach, min_share) for me in (1, 0))
    slack = _slack(round_)
    lines, cut = (one + other for one, other in zip(first, second, strict=True))
    return SoundBounds(Bounds(-low - slack, high + slack), not cut, int(lines))


def is_dudo_only(round_: Round) -> bool:
    """Whether only dudo ends it."""
    return round_.call_count == 1 and not round_.own_calza_payoffs


def _slack(round_: Round) -> float:
    """More than rounding can have moved an answer by, as ``Solver.rounding_error_bound``: here the chances that the
    other comes to a line have been multiplied up on the way too, and what is left out is compared with a sum more a
    line.
    """
    roundings = _longest(round_) * (3 * _longest(round_) + 4) + sum(len(each.probability) for each in round_.hands) + 32
    return 2.0**-52 * roundings * _most(round_)


def _longest(round_: Round) -> int:
    return max(len(bid_graph.topological_order) for bid_graph in round_.bid_graphs) + 2


def _most(round_: Round) -> float:
    """What one can win or lose."""
    return float(np.abs(np.array(round_.payoffs)).max())


def pruned_strategy(forgetful: ImperfectRecallSolver, player: int, min_share: float) -> Array:
    """[word, hand] How a player plays, without what it hardly ever says."""
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
    """What a player gets at most against the other's plan; how many lines were walked over, and how many left."""
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
    most: float,  # that can be won
    bid: Array,  # [nodes]: these five are a Graph
    turn: Array,
    first: Array,
    child: Array,
    word: Array,
    quantity: Array,  # [bids]
    face: Array,
    pay: Array,  # [me or other calls, fewer, as many or more] to the player
    match_mine: Array,  # [faces, hands]
    match_theirs: Array,  # [faces, others]
    odds: Array,  # [others]
    theirs: Array,  # [words, others] how the other plays
    come: Array,  # [depth, others] room: how the other comes to the line of so many bids, times the chance of the hand
    rest: Array,  # [depth] room: what can be won at most by what is still to be said there
    value: Array,  # [depth, hands] room; what the player gets is then in value[0]
    alpha: Array,  # [depth, hands] room: what is worth no more than this changes nothing above
    at: Array,  # [2, depth] room: the node, and how many of its bids are still to be tried
    bins: Array,
    table: Array,
    walked: Array,  # [2] made: how many lines; how many of them were not walked on
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
        if at[1, top] < 0:  # it is come to
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
        # Can anything that is left to try change what is above?
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
        at[1, top] -= 1  # the highest bid first: the sooner is something known to compare with
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
