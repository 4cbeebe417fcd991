"""Represents a two-player round as arrays: lines, hands, and payoffs of calls.

Dice are hidden and bids are public. So a round is a tree of lines (sequences of bids), and each line has a vector with
one entry per hand. Line 0 is the empty line. The empty line is followed by all lines with one bid, then all lines with
two bids, and so on; the continuations of a line are adjacent. The player to act on a line can end it with a call, or
continue it with a bid.

A hand is a multiset of faces that occurs with a known probability. With one to five dice, there are 6, 21, 56, 126 and
252 possible hands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from perudo.core.game import Hand
from perudo.core.odds import hand_distribution
from perudo.core.rules import EDITIONS
from perudo.sim.bid_graph import BidGraph, call_tables

CallPayoffs = tuple[float, float, float]
Payoffs = tuple[tuple[CallPayoffs, ...], tuple[CallPayoffs, ...]]
"""The value of each call for the first player. Indices: caller (0 or 1); call; number of matching dice (fewer than bid,
as many, or more).
"""


def _one_point() -> Payoffs:
    dudo = call_tables(next(iter(EDITIONS.values()))).effect[0]
    fewer, exact, more = (-1.0 if effect.caller < 0 else 1.0 for effect in dudo)
    return ((fewer, exact, more),), ((-fewer, -exact, -more),)


ONE_POINT: Final = _one_point()
"""The payoffs of a round that is played for one point, without calza."""


@dataclass(frozen=True)
class Round:
    """A two-player round: dice, bid graphs, and payoffs of calls."""

    dice: tuple[int, int]
    bid_graph: BidGraph
    payoffs: Payoffs = ONE_POINT
    own_calza_payoffs: tuple[CallPayoffs, CallPayoffs] | None = None
    """The first player's payoff when a bidder calls calza on their own bid; None unless the bid graph has "bid and
    call" moves. Indices: bidder; number of matching dice (fewer than bid, as many, or more).
    """
    responder_bid_graph: BidGraph | None = None
    """The second player's bid graph, if it differs from the first player's. The graphs differ if the second player is a
    veteran in the first player's palifico round.
    """

    @cached_property
    def hands(self) -> tuple[HandTable, HandTable]:
        first, second = (HandTable.of(self.bid_graph, dice) for dice in self.dice)
        return first, second

    @property
    def bid_graphs(self) -> tuple[BidGraph, BidGraph]:
        """Each player's bid graph."""
        return self.bid_graph, self.responder_bid_graph or self.bid_graph

    @cached_property
    def tree(self) -> Tree:
        return Tree.for_two(*self.bid_graphs)

    @property
    def call_count(self) -> int:
        """The number of possible calls after a bid: dudo, and perhaps calza."""
        return len(self.payoffs[0])

    @cached_property
    def line_count(self) -> int:
        """The number of lines, computed without building the tree."""
        return self.count_lines_from(0, -1)

    def count_lines_from(self, turn: int, bid: int) -> int:
        """Return how many lines start with a given line, including that line. ``turn``: the player to act on the line.
        ``bid``: the line's last bid."""
        return _lines(*self.bid_graphs)(turn, bid)


@dataclass(frozen=True)
class HandTable:
    """All hands that a player can have."""

    faces: tuple[Hand, ...]
    probability: NDArray[np.float64]
    """[hand] The probability of each hand."""
    matching: NDArray[np.uint8]
    """[face - 1, hand] How many of the hand's dice match a face."""

    @staticmethod
    @lru_cache(maxsize=64)
    def of(bid_graph: BidGraph, dice: int) -> HandTable:
        hands, chances = hand_distribution(dice, bid_graph.faces)
        match = [
            [
                hand.count(face) + (hand.count(bid_graph.wild_face) if bid_graph.wild_face not in (None, face) else 0)
                for hand in hands
            ]
            for face in range(1, bid_graph.faces + 1)
        ]
        return HandTable(hands, np.array(chances), np.array(match, np.uint8))


@dataclass(frozen=True)
class Tree:
    """A tree of lines, stored as arrays."""

    last_bid: NDArray[np.int16]
    """[line] The index of the line's last bid; -1 for the empty line."""
    first_child: NDArray[np.int32]
    """[line + 1] The first child of each line. A line's last child is stored just before the first child of the next
    line.
    """
    parent: NDArray[np.int32]
    """[line] The index of the line without its last bid; 0 for the empty line."""
    to_act: NDArray[np.uint8]
    """[line] The player to act; the opener is 0."""

    @staticmethod
    @lru_cache(maxsize=8)
    def for_two(first: BidGraph, second: BidGraph, max_bids: int | None = None) -> Tree:
        """Build the tree of all lines with at most ``max_bids`` bids (default: no limit)."""
        return Tree._grown(
            (first, second), np.array([-1], np.int16), 0, max_bids
        )  # -1 is the empty line: as an index, it selects the last entry of ``successors``.

    @staticmethod
    @lru_cache(maxsize=4)
    def for_players(bid_graphs: tuple[BidGraph, ...]) -> Tree:
        """Build the tree of all lines for several players, given their bid graphs. The first player opens."""
        return Tree._grown(bid_graphs, np.array([-1], np.int16), 0)

    @staticmethod
    def subtree(
        first: BidGraph, second: BidGraph, bids: NDArray[np.int16], above: NDArray[np.int64], depth: int
    ) -> Tree:
        """Build the subtree of given lines with ``depth`` bids and all their continuations. ``bids``: the last bid of
        each line with ``depth`` bids. ``above``: the index of each such line's parent. The tree begins with the
        parents, but does not contain their bids or their other continuations.
        """
        parents = int(above.max()) + 1
        tree = Tree._grown((first, second), bids, depth)
        return Tree(
            np.concatenate([np.full(parents, -1, np.int16), tree.last_bid]),
            np.concatenate([np.full(parents, parents, np.int32), tree.first_child + np.int32(parents)]),
            np.concatenate([np.zeros(parents, np.int32), above, tree.parent[len(bids) :] + parents], dtype=np.int32),
            np.concatenate([np.full(parents, (depth - 1) % 2, np.uint8), tree.to_act]),
        )

    @staticmethod
    def _grown(
        bid_graphs: tuple[BidGraph, ...], level: NDArray[np.int16], depth: int, max_bids: int | None = None
    ) -> Tree:
        tables = [_Follow.of(bid_graph) for bid_graph in bid_graphs]
        roots, levels = len(level), [level]
        counts: list[NDArray[np.int64]] = []
        while len(level):
            index = depth + len(counts)
            follow = tables[index % len(tables)]
            counts.append(np.zeros_like(level, np.int64) if index == max_bids else follow.many[level])
            ends = np.cumsum(counts[-1])
            begin = np.repeat(follow.start[level] - ends + counts[-1], counts[-1])
            level = follow.bids[np.arange(ends[-1]) + begin]
            levels.append(level)
        number_of = np.concatenate(counts)
        onwards = roots + np.concatenate([[0], np.cumsum(number_of)])
        above = np.concatenate([np.zeros(roots), np.repeat(np.arange(len(number_of)), number_of)])
        turn = np.repeat((depth + np.arange(len(levels))) % len(tables), [len(each) for each in levels])
        return Tree(np.concatenate(levels), onwards.astype(np.int32), above.astype(np.int32), turn.astype(np.uint8))

    def __len__(self) -> int:
        return len(self.last_bid)

    def child(self, line: int, bid: int) -> int:
        """Return the line that continues ``line`` with the bid of this index. Raises ``ValueError`` for an illegal
        bid."""
        first, last = self.first_child[line], self.first_child[line + 1]
        following: list[int] = self.last_bid[first:last].tolist()
        return int(first) + following.index(bid)


class _Follow(NamedTuple):
    """``BidGraph.successors``, concatenated into one array."""

    bids: NDArray[np.int16]
    start: NDArray[np.int64]
    """[bid] The index of the bid's first successor. The last entry is the index of the first opening bid."""
    many: NDArray[np.int64]

    @staticmethod
    def of(bid_graph: BidGraph) -> _Follow:
        many = np.array([len(after) for after in bid_graph.successors])
        bids = np.array([number for after in bid_graph.successors for number in after], np.int16)
        return _Follow(bids, np.cumsum(many) - many, many)


@lru_cache(maxsize=64)
def _lines(first: BidGraph, second: BidGraph) -> Callable[[int, int], int]:
    @cache
    def lines(player: int, bid: int) -> int:
        return 1 + sum(lines(1 - player, after) for after in (first, second)[player].successors[bid])

    return lines
