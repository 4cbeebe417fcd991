"""A round's imperfect-recall abstraction and its traversal loops; see ``imperfect_recall.py``.

A *node* stands for all lines that end in the same remembered bids. The array dimensions are nodes, moves, hands (the
player's) and others (the opponent's hands). Arrays over pairs of hands have the dimensions ``[other, hand]``, so that
the innermost loops run over the player's own hands.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from perudo.sim.bid_graph import BidGraph
from perudo.sim.jit import kernel

Array = NDArray[Any]


@dataclass(frozen=True)
class AbstractionGraph:
    """The abstraction of a round as a graph of nodes. Each node comes before its children."""

    recall: int
    bids: tuple[tuple[int, ...], ...]
    """[node] The indices of the remembered bids, oldest first."""
    last_bid: NDArray[np.int64]
    """[node] The index of the last bid; -1 if there is no bid."""
    to_act: NDArray[np.int64]
    """[node] The player to act, 0 or 1."""
    first_child: NDArray[np.int64]
    """[node + 1] The index in ``children`` of the node's first child."""
    children: NDArray[np.int64]
    """[edge] The node to which the edge's bid leads."""
    first_move: NDArray[np.int64]
    """[node] The index of the node's first move among all moves of the player to act; the node's calls precede its
    bids."""
    move_counts: tuple[int, int]
    """The total number of moves at each player's nodes."""

    @staticmethod
    @lru_cache(maxsize=16)
    def of(first: BidGraph, second: BidGraph, calls: int, recall: int) -> AbstractionGraph:
        follow = first.successors, second.successors
        start = 0, ()
        nodes: dict[tuple[int, tuple[int, ...]], int] = {start: 0}
        waiting: list[tuple[int, tuple[int, ...]]] = [start]
        while waiting:
            turn, last = waiting.pop()
            for bid in follow[turn][last[-1] if last else -1]:
                after = 1 - turn, (*last, bid)[-recall:]
                if after not in nodes:
                    nodes[after] = 0
                    waiting.append(after)
        height = {bid: place for place, bid in enumerate(first.topological_order)}
        known = sorted(nodes, key=lambda node: ([height[bid] for bid in reversed(node[1])], node[0]))
        nodes = {node: number for number, node in enumerate(known)}
        child, ends, word, words = [], [0], [], [0, 0]
        for turn, last in known:
            child += [nodes[1 - turn, (*last, bid)[-recall:]] for bid in follow[turn][last[-1] if last else -1]]
            word.append(words[turn])
            words[turn] += len(child) - ends[-1] + (calls if last else 0)
            ends.append(len(child))
        return AbstractionGraph(
            recall,
            tuple(last for _, last in known),
            np.array([last[-1] if last else -1 for _, last in known]),
            np.array([turn for turn, _ in known]),
            np.array(ends),
            np.array(child),
            np.array(word),
            (words[0], words[1]),
        )

    @staticmethod
    @cache
    def size_bound(first: BidGraph, second: BidGraph, recall: int) -> tuple[int, int]:
        """Return upper bounds for the numbers of nodes and edges, without building the graph."""
        follow = [{*one, *other} for one, other in zip(first.successors, second.successors, strict=True)]
        chains = [1] * (len(follow) - 1)  # The number of remembered sequences for each last bid.
        opened = [int(bid in follow[-1]) for bid in range(len(chains))]

        def longer(ways: list[int]) -> list[int]:
            after = [0] * len(ways)
            for bid, count in enumerate(ways):
                for next_ in follow[bid]:
                    after[next_] += count
            return after

        nodes, edges = 1, len(follow[-1])
        for _ in range(1, recall):
            nodes += sum(opened)
            edges += sum(longer(opened))
            opened, chains = longer(opened), longer(chains)
        return nodes + 2 * sum(chains), edges + 2 * sum(longer(chains))

    def __len__(self) -> int:
        return len(self.last_bid)

    @cached_property
    def node_numbers(self) -> dict[tuple[int, tuple[int, ...]], int]:
        return {
            (turn, last): number
            for number, (turn, last) in enumerate(zip(self.to_act.tolist(), self.bids, strict=True))
        }


LEARN: Final = 0
"""A task of ``backward_pass``: update the player's regrets."""
BEST_RESPOND: Final = 1
"""A task of ``backward_pass``: compute the player's best response to the opponent."""
EVALUATE: Final = 2
"""A task of ``backward_pass``: compute the expected value of the player's strategy."""
_NEVER: Final = 1e-20
"""If a player's own moves lead to a node with a probability below this, the player's beliefs there depend only on the
opponent's moves.
"""


@kernel
def update_strategy(
    player: int,  # The player, 0 or 1.
    turn: Array,  # [nodes]; turn, first and word are from the graph
    first: Array,  # [nodes + 1]
    word: Array,  # [nodes]
    calls: int,
    lead: Array,  # [moves, hands] regrets; moves are chosen in proportion to positive regrets
    chosen: Array,  # [moves, hands] output: the probability of each move
) -> None:
    for node in range(turn.size):
        if turn[node] != player:
            continue
        begin = word[node]
        end = begin + first[node + 1] - first[node] + (calls if node else 0)
        for i in range(lead.shape[1]):
            total = 0.0
            for each in range(begin, end):
                total += max(0.0, lead[each, i])
            for each in range(begin, end):
                chosen[each, i] = max(0.0, lead[each, i]) / total if total > 0 else 1.0 / (end - begin)


@kernel
def forward_pass(
    player: int,
    turn: Array,  # [nodes]; turn, first, child and word are from the graph
    first: Array,  # [nodes + 1]
    child: Array,
    word: Array,  # [nodes]
    calls: int,
    mine: Array,  # [moves, hands] the player's strategy
    theirs: Array,  # [moves, others] the opponent's strategy
    by_me: Array,  # [nodes, hands] output: the player's own reach probability, summed over all lines to a node
    by_them: Array,  # [nodes, others] output: the opponent's reach probability
    by_both: Array,  # [nodes, others, hands] output: the joint reach probability of both players
    average: Array,  # [moves, others] updated: the sum of the opponent's strategies, weighted by reach
    weight: float,  # the weight of the opponent's current strategy in the average
) -> None:
    """Traverse the graph from the empty line (the root) downwards."""
    nodes, others, hands = by_both.shape
    for node in range(nodes):
        for i in range(hands):
            by_me[node, i] = 0 if node else 1
        for j in range(others):
            by_them[node, j] = 0 if node else 1
            for i in range(hands):
                by_both[node, j, i] = 0 if node else 1
    for node in range(nodes):
        begin = word[node] + (calls if node else 0)
        acts = turn[node] == player
        for edge in range(first[node], first[node + 1]):
            to, row = child[edge], begin + edge - first[node]
            for i in range(hands):
                by_me[to, i] += by_me[node, i] * mine[row, i] if acts else by_me[node, i]
            for j in range(others):
                by_them[to, j] += by_them[node, j] if acts else by_them[node, j] * theirs[row, j]
            for j in range(others):
                if by_them[node, j] == 0:
                    continue
                if acts:
                    for i in range(hands):
                        by_both[to, j, i] += by_both[node, j, i] * mine[row, i]
                elif theirs[row, j] > 0:
                    for i in range(hands):
                        by_both[to, j, i] += by_both[node, j, i] * theirs[row, j]
        if not acts and weight > 0:
            for row in range(word[node], begin + first[node + 1] - first[node]):
                for j in range(others):
                    average[row, j] += weight * by_them[node, j] * theirs[row, j]


@kernel
def backward_pass(
    player: int,
    task: int,  # LEARN, BEST_RESPOND or EVALUATE
    bid: Array,  # [nodes]; bid, turn, first, child and word are from the graph
    turn: Array,  # [nodes]
    first: Array,  # [nodes + 1]
    child: Array,
    word: Array,  # [nodes]
    quantity: Array,  # [bids] quantity of each bid
    face: Array,  # [bids] face of each bid, from 0
    pay: Array,  # [kinds, 2, calls, 3] the player's payoffs for calls, as in ``cfr_kernels.backward_pass``
    match_mine: Array,  # [faces, hands] how many dice of a hand match a face
    match_theirs: Array,  # [faces, others]
    odds: Array,  # [others] the probability of each of the opponent's hands
    mine: Array,  # [moves, hands] the player's strategy; an output if the task is BEST_RESPOND
    theirs: Array,  # [words, others]
    by_me: Array,  # [nodes, hands]; by_me, by_them and by_both come from ``forward_pass``
    by_them: Array,  # [nodes, others]
    by_both: Array,  # [nodes, others, hands]
    up: float,  # the discount factor for positive regrets
    down: float,  # the discount factor for negative regrets
    regret: Array,  # [moves, hands] regrets; updated if the task is LEARN
    value: Array,  # [nodes, others, hands] output: the value of a node to the player
    believed: Array,  # [others, hands] buffer: the probability of each of the opponent's hands, given the player's own
    paid: Array,  # [others, hands] buffer: the value of a call
    worth: Array,  # [maximum number of moves at a node, hands] buffer
    table: Array,  # buffer, shape [opponent's maximum dice + 1, player's maximum dice + 1]
    best: Array,  # [hands] buffer
) -> None:
    """Traverse the graph from the bottom up, visiting children before their parents. Afterwards, ``value[0]`` is the
    player's value for each pair of hands.
    """
    nodes, others, hands = value.shape
    for node in range(nodes - 1, -1, -1):
        comes = False
        for j in range(others):
            comes = comes or by_them[node, j] > 0
        if not comes:
            continue  # No hand of the opponent reaches this node, so its value is not needed.
        acts = turn[node] == player
        calls = pay.shape[2] if node else 0
        words = calls + first[node + 1] - first[node]
        for j in range(others):
            for i in range(hands):
                value[node, j, i] = 0
        if acts and task != EVALUATE:
            for i in range(hands):
                could, does = 0.0, 0.0
                for j in range(others):
                    could += odds[j] * by_them[node, j]
                    does += odds[j] * by_both[node, j, i]
                best[i] = 1 if does > could * _NEVER else 0
            for j in range(others):
                for i in range(hands):
                    believed[j, i] = odds[j] * (
                        by_both[node, j, i] / by_me[node, i] if best[i] > 0 else by_them[node, j]
                    )
        for each in range(words):
            row = word[node] + each
            if each < calls:
                f, q, kind = face[bid[node]], quantity[bid[node]], bid[node] * pay.shape[0] // face.size
                for n in range(table.shape[0]):
                    for m in range(table.shape[1]):
                        table[n, m] = pay[kind, 0 if acts else 1, each, (n + m >= q) + (n + m > q)]
                for j in range(others):
                    for i in range(hands):
                        paid[j, i] = table[match_theirs[f, j], match_mine[f, i]]
                if not acts:
                    for j in range(others):
                        for i in range(hands):
                            value[node, j, i] += theirs[row, j] * paid[j, i]
                    continue
            elif not acts:
                to = child[first[node] + each - calls]
                for j in range(others):
                    if theirs[row, j] > 0:
                        for i in range(hands):
                            value[node, j, i] += theirs[row, j] * value[to, j, i]
                continue
            else:
                to = child[first[node] + each - calls]
                for j in range(others):
                    for i in range(hands):
                        paid[j, i] = value[to, j, i]
            if task == EVALUATE:
                for j in range(others):
                    for i in range(hands):
                        value[node, j, i] += mine[row, i] * paid[j, i]
                continue
            for i in range(hands):
                worth[each, i] = 0
            for j in range(others):
                for i in range(hands):
                    worth[each, i] += believed[j, i] * paid[j, i]
            if task == LEARN:
                for j in range(others):
                    for i in range(hands):
                        value[node, j, i] += mine[row, i] * paid[j, i]
            else:
                for i in range(hands):
                    best[i] = each if each == 0 or worth[each, i] > worth[int(best[i]), i] else best[i]
                for j in range(others):
                    for i in range(hands):
                        value[node, j, i] = paid[j, i] if best[i] == each else value[node, j, i]
        if not acts:
            continue
        if task == LEARN:
            for i in range(hands):
                now = 0.0
                for each in range(words):
                    now += mine[word[node] + each, i] * worth[each, i]
                for each in range(words):
                    had = regret[word[node] + each, i]
                    regret[word[node] + each, i] = had * (up if had > 0 else down) + worth[each, i] - now
        elif task == BEST_RESPOND:
            for i in range(hands):
                for each in range(words):
                    mine[word[node] + each, i] = 1 if each == best[i] else 0
