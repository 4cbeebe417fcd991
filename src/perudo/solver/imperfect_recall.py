"""Strategies that remember only the last few bids, for rounds too large to solve.

All lines that end in the same few bids form one *node*, which keeps the abstraction of a round small. Regrets are
learned as in ``cfr.py``, but a node has a value for each pair of hands. Several lines lead to a node, so the two
players' hands are correlated there. A player's belief about the opponent's hand is the average over all lines to the
node, weighted by how often both players take each line. Counterfactual weights, which are correct with perfect recall,
do not work here. In the round in which each player has two dice, counterfactual weights produced a strategy that lost
four times as much to a best response.

There is no proof that the strategies converge, or that ``value`` is correct for the real round. Results:

- ``value``: the first player's expected value if both play these strategies. On solved rounds, the error of ``value``
  is about 0.005 if players remember two or more bids. For larger rounds the error is unknown.
- ``gain``: the players' total gain from best responses that remember as many bids as the strategies, or one more.

A responder with perfect recall could gain more, so ``gain / 2`` is only a lower bound for the exploitability.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from perudo.core.errors import PerudoError
from perudo.sim.jit import call_announcing_compilation
from perudo.solver.abstraction import (
    BEST_RESPOND,
    EVALUATE,
    LEARN,
    AbstractionGraph,
    Array,
    backward_pass,
    forward_pass,
    update_strategy,
)
from perudo.solver.cfr import Bounds, interruptible
from perudo.solver.regrets import (
    NO_UPDATE,
    UpdateWeights,
    available_memory,
    format_bytes,
    payoff_arrays,
    update_weights,
)
from perudo.solver.tree import Round, Tree

TARGET_GAIN: Final = 0.02
"""By default, learning stops when best responses with the same memory gain at most this many points."""
_ANSWERS: Final = 3
"""How many times a responder recomputes its response. Each recomputation uses the beliefs that follow from the previous
response, and the best response counts.
"""
_SINGLE: Final = 1 << 29
"""Learning uses float64 if the hand-pair arrays take at most this many bytes."""
_MOST: Final = 3
"""The default maximum number of remembered bids."""
_WORK: Final = 1.2e9
"""The default work limit of ``affordable_recall``. At this limit, a pass takes a few seconds."""
MAX_PAIR_BYTES: Final = 10 << 30
"""The maximum memory (in bytes) for arrays with one entry per pair of hands."""
_FIRST: Final = 20
"""The number of iterations before best responses are evaluated for the first time."""
_CHECKS: Final = 1.3
"""The factor by which the number of iterations grows from one check of the best responses to the next."""
_LEAST: Final = [(0, 1)]
"""The quickest final evaluation, as pairs of additional remembered bids and response steps."""
_NONE: Final = np.zeros((0, 0))


class Estimate(NamedTuple):
    """The estimates for a round whose strategies were learned with imperfect recall."""

    value: float
    """The first player's estimated value if both players play their average strategies."""
    gain: float
    """A lower bound for the total gain of both players if each plays a best response."""
    iterations: int
    seconds: float

    @property
    def exploitability(self) -> float:
        """Return a lower bound for the exploitability, comparable with ``Bounds.exploitability``."""
        return self.gain / 2

    def within(self, sure: Bounds | None) -> Estimate:
        """Return a copy of the estimate, with its value clipped to a proven interval."""
        return self._replace(value=min(max(self.value, sure.low), sure.high)) if sure else self


class WorkProgress(NamedTuple):
    """The solver's progress between two evaluations of the best responses."""

    doing: Literal["learning", "judging"]
    iterations: int
    seconds: float


class _Pass:
    """Traverses a graph for one player, using preallocated arrays."""

    def __init__(self, round_: Round, graph: AbstractionGraph, player: int, pay: Array, pairs: Array) -> None:
        mine, theirs = round_.hands[player], round_.hands[1 - player]
        hands, others, kind = len(mine.probability), len(theirs.probability), pairs.dtype
        bids = round_.bid_graph.bids
        self._me, self._graph, self._pay, self._own_odds = player, graph, pay, mine.probability
        self._quantity = np.array([bid.quantity for bid in bids])
        self._face = np.array([bid.face - 1 for bid in bids])
        self._match = mine.matching.astype(np.int64), theirs.matching.astype(np.int64)
        self._odds = theirs.probability.astype(kind)
        self._by_me, self._by_them = np.zeros((len(graph), hands), kind), np.zeros((len(graph), others), kind)
        self._by_both, self._value = pairs.reshape(2, len(graph), others, hands)
        self._believed, self._paid = np.zeros((2, others, hands), kind)
        most = int(np.diff(graph.first_child).max()) + round_.call_count
        self._worth, self._best = np.zeros((most, hands), kind), np.zeros(hands, kind)
        self._table = np.zeros((round_.dice[1 - player] + 1, round_.dice[player] + 1), kind)

    def __call__(
        self, task: int, mine: Array, theirs: Array, learning: UpdateWeights = NO_UPDATE,
        regret: Array = _NONE, average: Array = _NONE,
    ) -> float:  # fmt: skip
        """Traverse the graph from the root down and back up. Return the player's expected value."""
        graph, calls = self._graph, self._pay.shape[2]
        call_announcing_compilation(
            forward_pass, self._me, graph.to_act, graph.first_child, graph.children, graph.first_move, calls, mine,
            theirs, self._by_me, self._by_them, self._by_both, average, learning.average_weight,
        )  # fmt: skip
        call_announcing_compilation(
            backward_pass, self._me, task, graph.last_bid, graph.to_act, graph.first_child, graph.children,
            graph.first_move, self._quantity, self._face, self._pay, *self._match, self._odds, mine, theirs,
            self._by_me, self._by_them, self._by_both, learning.positive, learning.negative, regret, self._value,
            self._believed, self._paid, self._worth, self._table, self._best,
        )  # fmt: skip
        return float(self._odds @ self._value[0].astype(np.float64) @ self._own_odds)


class ImperfectRecallSolver:
    """A solver for a round between players with limited memory.

    ``within``: a buffer from ``allocate_pairs`` that is shared with other rounds (default: a buffer for this round
    only). Raises ``PerudoError`` (``forgetful-too-large``) if the round does not fit into this machine's memory.
    """

    def __init__(self, round_: Round, recall: int, within: Array | None = None) -> None:
        self.round = round_
        self.iterations: int = 0
        _needed(round_, recall)
        self.graph = AbstractionGraph.of(*round_.bid_graphs, round_.call_count, recall)
        pairs = _pairs_of(round_, self.graph, within)
        self._paid = payoff_arrays(round_)
        self._passes = tuple(_Pass(round_, self.graph, me, self._paid[me], pairs) for me in (0, 1))
        self._regret, self._plan, self._average = (
            tuple(
                np.zeros((words, len(hands.probability)), pairs.dtype)
                for words, hands in zip(self.graph.move_counts, round_.hands, strict=True)
            )
            for _ in range(3)
        )
        for me in (0, 1):
            self._choose(self.graph, me, self._regret[me], self._plan[me])

    def iterate(self) -> None:
        """Update each player's regrets and strategy once."""
        self.iterations += 1
        learning = update_weights("discounted", self.iterations)
        for me in (0, 1):
            other = 1 - me
            self._passes[me](LEARN, self._plan[me], self._plan[other], learning, self._regret[me], self._average[other])
            self._choose(self.graph, me, self._regret[me], self._plan[me])

    def set_payoffs(self, round_: Round) -> None:
        """Replace the payoffs of calls with those of ``round_``, and keep all regrets and averages. The ``round``
        attribute stays the same."""
        for mine, changed in zip(self._paid, payoff_arrays(round_), strict=True):
            mine[:] = changed

    def state_arrays(self) -> Iterator[tuple[str, NDArray[Any]]]:
        """Yield the learned arrays with their names, as ``Solver`` does."""
        yield "about", np.array(self._about)
        yield "iterations", np.array(self.iterations)
        yield from self._arrays()

    def load_state(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Continue from saved arrays. Raises ``ValueError`` if the arrays belong to another round."""
        if str(arrays.get("about")) != self._about:
            raise ValueError("for a different round")
        for name, array in self._arrays():
            array[:] = arrays[name]
        self.iterations = int(arrays["iterations"])
        for me in (0, 1):
            self._choose(self.graph, me, self._regret[me], self._plan[me])

    @property
    def _about(self) -> str:
        return f"1 {self.graph.recall} {self._regret[0].dtype} {self.round}"

    def _arrays(self) -> Iterator[tuple[str, NDArray[Any]]]:
        for me in (0, 1):
            yield f"regret{me}", self._regret[me]
            yield f"average{me}", self._average[me]

    def value(self) -> float:
        """Return the first player's expected value if both players play their average strategies."""
        mine, theirs = (self.average_strategy(me) for me in (0, 1))
        return self._passes[0](EVALUATE, mine, theirs)

    def deviation_gains(self, extra_recall: int = 0, response_steps: int = _ANSWERS) -> tuple[float, float]:
        """Return lower bounds for each player's gain from a best response that remembers ``extra_recall`` more bids
        than the strategy.
        """
        _, first, second = self.evaluate(extra_recall, response_steps)
        return first, second

    def evaluate(self, extra_recall: int, response_steps: int) -> tuple[float, float, float]:
        """Return the results of ``value`` and ``deviation_gains``.

        A responder recomputes its response ``response_steps`` times, each time with the beliefs that follow from the
        previous one. The best result counts.
        """
        means = self.average_strategy(0), self.average_strategy(1)
        value = self._passes[0](EVALUATE, *means)
        graph, passes = self.graph, self._passes
        if extra_recall:
            _needed(self.round, self.graph.recall + extra_recall)
            graph = AbstractionGraph.of(*self.round.bid_graphs, self.round.call_count, self.graph.recall + extra_recall)
            pairs = _pairs_of(self.round, graph)
            passes = tuple(_Pass(self.round, graph, me, self._paid[me], pairs) for me in (0, 1))
            means = self._recalled(graph, 0, means[0]), self._recalled(graph, 1, means[1])
        found = []
        for player, expected in ((0, value), (1, -value)):
            mine = means[player].copy()
            worth = [passes[player](BEST_RESPOND, mine, means[1 - player]) for _ in range(response_steps)]
            found.append(max(0.0, max(worth) - expected))
        return value, found[0], found[1]

    def mix(self, bids: Sequence[int]) -> NDArray[np.float64]:
        """Return [move, hand]: the average strategy of the player to act after these bids. Calls come first (none
        before the first bid), then bids in the order of the bid graph.
        """
        player = len(bids) % 2
        node = self.graph.node_numbers[player, tuple(bids)[-self.graph.recall :]]
        return self.average_strategy(player)[self.move_rows(node)].astype(np.float64)

    def full_strategy(self, player: int, tree: Tree) -> NDArray[np.float64]:
        """Return a player's average strategy as a plan that a ``Solver`` can evaluate. The plan covers all lines; see
        ``cfr_kernels.py``.
        """
        mean, calls, numbers = self.average_strategy(player), self.round.call_count, self.graph.node_numbers
        last: list[tuple[int, ...]] = [()]
        plan = np.zeros((calls, len(tree), mean.shape[1]))
        comes = np.ones((len(tree), mean.shape[1]))
        plan[0, 0] = 1
        for line in range(len(tree)):
            begin, end = tree.first_child[line], tree.first_child[line + 1]
            last += [(*last[line], bid)[-self.graph.recall :] for bid in tree.last_bid[begin:end].tolist()]
            comes[begin:end] = comes[line]
            if tree.to_act[line] == player:
                words = mean[self.move_rows(numbers[player, last[line]])] * comes[line]
                asked = calls if line else 0
                plan[:asked, line] = words[:asked]
                plan[0, begin:end] = comes[begin:end] = words[asked:]
        return plan

    def move_rows(self, node: int) -> slice:
        """Return the rows of a strategy array in which a node's moves are stored."""
        graph = self.graph
        many = graph.first_child[node + 1] - graph.first_child[node] + (self.round.call_count if node else 0)
        return slice(graph.first_move[node], graph.first_move[node] + many)

    def average_strategy(self, player: int) -> Array:
        """Return [move, hand]: a player's average strategy. ``AbstractionGraph.first_move`` holds the row of each
        node's first move.
        """
        mean = np.empty_like(self._average[player])
        self._choose(self.graph, player, self._average[player], mean)
        return mean

    def set_average_strategy(self, player: int, shares: Array) -> None:
        """Replace a player's average strategy. ``shares``: [move, hand] relative weights, which need not sum to 1."""
        self._average[player][:] = shares

    def _recalled(self, graph: AbstractionGraph, player: int, plan: Array) -> Array:
        """Convert a strategy for use in a graph whose players remember more bids."""
        numbers, remembered = self.graph.node_numbers, self.graph.recall
        rows = np.empty(graph.move_counts[player], np.int64)
        ends = [*graph.first_move[graph.to_act == player].tolist(), graph.move_counts[player]]
        nodes = np.flatnonzero(graph.to_act == player).tolist()
        for node, begin, end in zip(nodes, ends, ends[1:], strict=False):
            start = self.graph.first_move[numbers[player, graph.bids[node][-remembered:]]]
            rows[begin:end] = np.arange(start, start + end - begin)
        recalled: Array = plan[rows]
        return recalled

    def _choose(self, graph: AbstractionGraph, player: int, lead: Array, chosen: Array) -> None:
        call_announcing_compilation(
            update_strategy,
            player,
            graph.to_act,
            graph.first_child,
            graph.first_move,
            self.round.call_count,
            lead,
            chosen,
        )


def _pairs_of(round_: Round, graph: AbstractionGraph, within: Array | None = None) -> Array:
    """Return an array with room for two numbers per combination of a node and a pair of hands."""
    entry = _entry(round_, graph.recall)
    numbers = 2 * len(graph) * _hands(round_)
    room = np.zeros(numbers * entry, np.uint8) if within is None else within
    pairs: Array = room[: numbers * entry].view(np.float32 if entry == 4 else np.float64)
    return pairs


def allocate_pairs(recalled: Mapping[Round, int]) -> Array:
    """Return a buffer large enough for the hand-pair arrays of any one of these rounds."""
    return np.zeros(max(_needed(round_, each) for round_, each in recalled.items()), np.uint8)


def check_memory(round_: Round, recall: int) -> None:
    """Raise ``PerudoError`` (``forgetful-too-large``) if a round does not fit into this machine's memory."""
    _needed(round_, recall)


def _needed(round_: Round, recall: int) -> int:
    """Return an upper bound for the memory (in bytes) that the arrays for pairs of hands need. Raises ``PerudoError``
    (``forgetful-too-large``)."""
    if (needed := _bytes(round_, recall)) > available_memory():
        raise PerudoError("forgetful-too-large", needed=format_bytes(needed), there=format_bytes(available_memory()))
    return needed


def _bytes(round_: Round, recall: int) -> int:
    return _entry(round_, recall) * _numbers(round_, recall)


def _entry(round_: Round, recall: int) -> int:
    return 4 if 8 * _numbers(round_, recall) > _SINGLE else 8


def _numbers(round_: Round, recall: int) -> int:
    return 2 * AbstractionGraph.size_bound(*round_.bid_graphs, recall)[0] * _hands(round_)


def _hands(round_: Round) -> int:
    """Return how many pairs of hands the two players can have."""
    return len(round_.hands[0].probability) * len(round_.hands[1].probability)


def affordable_recall(round_: Round, work: float = _WORK) -> int:
    """Return how many bids the players can remember without exceeding the limits for memory and work. Work is the
    number of pairs of hands times the number of edges.
    """
    for remembered in range(_MOST, 1, -1):
        edges = AbstractionGraph.size_bound(*round_.bid_graphs, remembered)[1]
        if edges * _hands(round_) <= work and _bytes(round_, remembered) <= MAX_PAIR_BYTES:
            return remembered
    return 1


def solve_imperfect_recall(
    forgetful: ImperfectRecallSolver,
    *,
    iterations: int | None = None,
    target_gap: float | None = None,
    seconds: float | None = None,
    started_at: float | None = None,
    memory_limit: int = MAX_PAIR_BYTES,
    save_state: Callable[[], None] = lambda: None,
    on_progress: Callable[[Estimate], None] = lambda outlook: None,
    stepped: Callable[[WorkProgress], None] = lambda step: None,
) -> Estimate:
    """Learn until Ctrl-C is pressed, or until a limit on iterations, time, or the gain of same-memory best responses is
    reached. Then evaluate best responses that remember one more bid, unless that needs more than ``memory_limit``
    bytes. This evaluation takes as long as a dozen to a few hundred iterations.

    - ``seconds``: the time limit for learning and evaluation, counted from ``started_at`` (a ``time.perf_counter``
      value). The final evaluation is the most thorough one that takes at most half of the remaining time. At least one
      iteration and one evaluation always run.
    - ``save_state``: called after each iteration. ``on_progress``: called at each check. ``stepped``: called after each
      iteration, and before the final evaluation.
    """
    started_at = time.perf_counter() if started_at is None else started_at

    def gone() -> float:
        return time.perf_counter() - started_at

    def look(extra_recall: int, response_steps: int) -> Estimate:
        value, *gains = forgetful.evaluate(extra_recall, response_steps)
        return Estimate(value, sum(gains), forgetful.iterations, gone())

    deeper = _bytes(forgetful.round, forgetful.graph.recall + 1) <= min(memory_limit, available_memory())
    ways = [[(0, _ANSWERS), (1, _ANSWERS)], [(0, _ANSWERS)]][not deeper :]
    closing, ready = ways[0], gone()
    last, least, look_takes = 0, 0.0, 0.0
    with interruptible() as stopped:
        while not (
            (iterations is not None and forgetful.iterations >= iterations)
            or (seconds is not None and least and gone() + least >= seconds)
            or stopped()
        ):
            hurried = seconds is not None and gone() + look_takes + least >= seconds
            if forgetful.iterations >= max(_FIRST, last * _CHECKS) and not hurried:
                last = forgetful.iterations
                outlook = look(0, 1)
                on_progress(outlook)
                if target_gap is not None and outlook.gain <= target_gap:
                    break
            before = gone()
            forgetful.iterate()
            save_state()
            stepped(WorkProgress("learning", forgetful.iterations, gone()))
            if seconds is not None:
                took = gone() - before  # One iteration is two passes, so a pass takes half of this time.
                fitting = (each for each in ways if took / 2 * _passes(forgetful, each) <= (seconds - ready) / 2)
                closing = next(fitting, _LEAST)
                look_takes = took / 2 * _passes(forgetful, _LEAST)
                least = took + took / 2 * _passes(forgetful, closing)
        if stopped():
            return look(0, 1)
    stepped(WorkProgress("judging", forgetful.iterations, gone()))
    found = [look(*each) for each in closing]
    return max(found, key=lambda outlook: outlook.gain)._replace(seconds=gone())


def _passes(forgetful: ImperfectRecallSolver, looks: Sequence[tuple[int, int]]) -> float:
    """Return how many passes over the graph an evaluation takes. A learning iteration takes two passes."""
    lattices, remembered = forgetful.round.bid_graphs, forgetful.graph.recall
    edges = [AbstractionGraph.size_bound(*lattices, remembered + besides)[1] for besides in (0, 1)]
    return sum((1 + 2 * answers) * edges[besides] / edges[0] for besides, answers in looks)
