"""Rounds too large to be solved: played among players who remember only the last few bids.

Lines that end in the same bids are one *node* then, and a round has few enough of them. It is learned by regrets as in
``cfr.py``, but what a node is worth must be told for pairs of hands: many lines lead there, and which hands come
along which is not independent. A player believes of the other what holds on average over all the lines on which both
really come; what it would believe if it always came there itself (as counterfactual regrets go by where everything is
remembered) misleads it: two dice against two, that made it lose four times as much to a best responder.

Nothing is proved of what comes out, neither that it comes to rest nor how much the real round is worth. What is told:

    value: what the first player expects where both play so; right to some 0.005 on the rounds that are also solved,
           with two bids or more, and of larger ones nobody knows;
    gain:  what a responder gains who plays against it as well as it can, remembering a bid or more besides.

Who remembers all could gain more: so ``gain`` bounds the exploitability from below, and from below only.
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
"""Those who remember as much may still gain so much, in points, where nothing else is said."""
_ANSWERS: Final = 3
"""Of a responder who tells more apart, each by what the one before makes it believe; the best counts."""
_SINGLE: Final = 1 << 29
"""Rounds whose pairs of hands take more bytes than this are learned in float32."""
_MOST: Final = 3
"""Bids that are remembered at most, where one has not said how many."""
_WORK: Final = 1.2e9
"""See ``affordable_recall``. A pass over so much takes some seconds."""
MAX_PAIR_BYTES: Final = 10 << 30
"""Bytes that pairs of hands take at most."""
_FIRST: Final = 20
"""Iterations before the first look at what could be gained."""
_CHECKS: Final = 1.3
"""Each look comes after so many times the iterations of the last."""
_LEAST: Final = [(0, 1)]
"""The least look at the end: a bid more besides, and answers."""
_NONE: Final = np.zeros((0, 0))


class Estimate(NamedTuple):
    """What is told of a round that was learned by forgetting."""

    value: float
    """What the first player expects, where both play as they learned. An estimate."""
    gain: float
    """What both gain at least by a better answer, together. A bound from below."""
    iterations: int
    seconds: float

    @property
    def exploitability(self) -> float:
        """At least so much, as for ``Bounds``."""
        return self.gain / 2

    def within(self, sure: Bounds | None) -> Estimate:
        """The same with an estimate that is not outside of what is sure."""
        return self._replace(value=min(max(self.value, sure.low), sure.high)) if sure else self


class WorkProgress(NamedTuple):
    """What is worked on, where nothing was looked at for a while."""

    doing: Literal["learning", "judging"]
    iterations: int
    seconds: float


class _Pass:
    """What passes over a graph take, for one player asked about."""

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
        """Goes over the graph, down and up; what the player expects."""
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
    """A round between players who remember the last few bids, on its way to rest.

    ``within``: room that others use at other times (``allocate_pairs``); its own, where none is given.
    Raises ``PerudoError`` (``forgetful-too-large``) where it does not fit into this machine's memory.
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
        """Lets each player learn once."""
        self.iterations += 1
        learning = update_weights("discounted", self.iterations)
        for me in (0, 1):
            other = 1 - me
            self._passes[me](LEARN, self._plan[me], self._plan[other], learning, self._regret[me], self._average[other])
            self._choose(self.graph, me, self._regret[me], self._plan[me])

    def set_payoffs(self, round_: Round) -> None:
        """Changes what calls are worth to what they are in this round, and keeps what was learned; ``round`` stays."""
        for mine, changed in zip(self._paid, payoff_arrays(round_), strict=True):
            mine[:] = changed

    def state_arrays(self) -> Iterator[tuple[str, NDArray[Any]]]:
        """All that was learned, by names, as a ``Solver``'s."""
        yield "about", np.array(self._about)
        yield "iterations", np.array(self.iterations)
        yield from self._arrays()

    def load_state(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Goes on from there. Raises ``ValueError`` where it is of another round."""
        if str(arrays.get("about")) != self._about:
            raise ValueError("of another round")
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
        """What the first player expects, where both play by their averages."""
        mine, theirs = (self.average_strategy(me) for me in (0, 1))
        return self._passes[0](EVALUATE, mine, theirs)

    def deviation_gains(self, extra_recall: int = 0, response_steps: int = _ANSWERS) -> tuple[float, float]:
        """What each player gains, at the least, by answering the other's average with memory of some bids besides."""
        _, first, second = self.evaluate(extra_recall, response_steps)
        return first, second

    def evaluate(self, extra_recall: int, response_steps: int) -> tuple[float, float, float]:
        """The ``value``, and the ``gains``.

        Of so many answers, each by what the one before makes it believe, the best counts.
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
        """[word, hand] How the player to act chooses after these bids, by its average: its calls (none where nothing
        was bid), then its bids in the order of the lattice."""
        player = len(bids) % 2
        node = self.graph.node_numbers[player, tuple(bids)[-self.graph.recall :]]
        return self.average_strategy(player)[self._words(node)].astype(np.float64)

    def full_strategy(self, player: int, tree: Tree) -> NDArray[np.float64]:
        """The same for the whole round, as a ``Solver`` judges it; see ``cfr_kernels.py``."""
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
                words = mean[self._words(numbers[player, last[line]])] * comes[line]
                asked = calls if line else 0
                plan[:asked, line] = words[:asked]
                plan[0, begin:end] = comes[begin:end] = words[asked:]
        return plan

    def _words(self, node: int) -> slice:
        graph = self.graph
        many = graph.first_child[node + 1] - graph.first_child[node] + (self.round.call_count if node else 0)
        return slice(graph.first_move[node], graph.first_move[node] + many)

    def average_strategy(self, player: int) -> Array:
        """[word, hand] How a player plays by its average; its words are numbered by ``AbstractionGraph.first_move``."""
        mean = np.empty_like(self._average[player])
        self._choose(self.graph, player, self._average[player], mean)
        return mean

    def _recalled(self, graph: AbstractionGraph, player: int, plan: Array) -> Array:
        """A plan as a player follows it who remembers more, on that graph."""
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
    """Two numbers a node and pair of hands."""
    entry = _entry(round_, graph.recall)
    numbers = 2 * len(graph) * _hands(round_)
    room = np.zeros(numbers * entry, np.uint8) if within is None else within
    pairs: Array = room[: numbers * entry].view(np.float32 if entry == 4 else np.float64)
    return pairs


def allocate_pairs(recalled: Mapping[Round, int]) -> Array:
    """Enough for the pairs of each of these rounds, where so many bids are remembered."""
    return np.zeros(max(_needed(round_, each) for round_, each in recalled.items()), np.uint8)


def check_memory(round_: Round, recall: int) -> None:
    """Raises ``PerudoError`` (``forgetful-too-large``) where it does not fit into this machine's memory."""
    _needed(round_, recall)


def _needed(round_: Round, recall: int) -> int:
    """The bytes that pairs of hands take at most. Raises ``PerudoError`` (``forgetful-too-large``)."""
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
    """How many pairs of hands there are."""
    return len(round_.hands[0].probability) * len(round_.hands[1].probability)


def affordable_recall(round_: Round, work: float = _WORK) -> int:
    """How many bids there is room to remember, and time: for so many pairs of hands, times the bids from one node to
    another."""
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
    """Learns until one of the limits is reached, or Ctrl-C: so many iterations, or so little left to gain for those who
    remember as much, or a time. Then lets those answer who remember one bid more, where so many bytes are enough for
    that; it takes as long as some dozen iterations, or some hundred.

    ``seconds`` hold for all of it, counted from when it ``began`` (by ``time.perf_counter``): the answers at the end
    are the best for which half of what is left is enough. One iteration and one look are the least.
    ``keep`` is called after each iteration, ``on_progress`` with each look on the way, ``stepped`` with all between.
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
                took = gone() - before  # two passes
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
    """How many passes over the graph some looks take; an iteration takes two."""
    lattices, remembered = forgetful.round.bid_graphs, forgetful.graph.recall
    edges = [AbstractionGraph.size_bound(*lattices, remembered + besides)[1] for besides in (0, 1)]
    return sum((1 + 2 * answers) * edges[besides] / edges[0] for besides, answers in looks)
