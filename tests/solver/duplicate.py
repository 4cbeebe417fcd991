"""Rounds of one die against one, in duplicate: the same dice from either seat. What is expected, and a million played.

A player is asked once for each hand and line of bids how it goes on, by way of its own ``choose``: its chance is a
``BranchingRandom``, which goes every way that chance could. So a house bot is here exactly what it is at a table.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from perudo.bots import Bot
from perudo.core.game import DUDO, FACES, Bid, Deal, Game, Move
from perudo.core.rules import Rules
from perudo.core.view import View, view
from perudo.sim.bid_graph import BidGraph
from perudo.solver.tree import Tree

Array = NDArray[np.float64]
Plan = Array
"""[line, hand, word]: how often a player says dudo there, bids more dice than there are, or makes the first, the
second ... bid that goes on from the line; as ``Tree`` numbers them."""
DOUBTS, OVER, BIDS = 0, 1, 2
DICE: Final = 2
ROUNDS: Final = 1_000_000
EXACT: Final = 1e-12
_MISTAKE: Final = 1e-9


class Forks(Random):
    """Chance that goes every way, one after another, and knows how likely each is."""

    def begin(self, ways: Sequence[int]) -> None:
        self._ways, self._gone, self.chance = list(ways), list[int](), 1.0
        self.others: list[list[int]] = []
        """The ways that branch off from this one."""

    def random(self) -> float:
        return _Coin(self)

    def choice(self, seq: Any) -> Any:
        return seq[self.fork([1 / len(seq)] * len(seq))]

    def choices(self, population: Any, weights: Any = None, **_: Any) -> Any:
        return [population[self.fork([weight / sum(weights) for weight in weights])]]

    def fork(self, chances: Sequence[float]) -> int:
        if len(self._gone) == len(self._ways):
            self.others += [[*self._gone, way] for way in range(1, len(chances))]
            self._ways.append(0)
        way = self._ways[len(self._gone)]
        self._gone.append(way)
        self.chance *= chances[way]
        return way


class _Coin(float):
    """A number from 0 to 1 that is only asked whether it is below another."""

    forks: Forks
    low: float
    high: float

    def __new__(cls, forks: Forks) -> _Coin:
        coin = super().__new__(cls)
        coin.forks, coin.low, coin.high = forks, 0.0, 1.0
        return coin

    def __lt__(self, limit: float) -> bool:
        low, high, forks = self.low, self.high, self.forks
        if not low < limit < high:
            return bool(limit >= high)
        share = (limit - low) / (high - low)
        below = bool(forks.fork([1 - share, share]))
        self.low, self.high = (low, limit) if below else (limit, high)
        return below


def mix(bot: Bot, view: View) -> dict[Move, float]:
    """How often a bot says each word; its ``rng`` is a ``BranchingRandom``."""
    said: dict[Move, float] = defaultdict(float)
    waiting: list[list[int]] = [[]]
    forks = bot.rng
    assert isinstance(forks, Forks)
    while waiting:
        forks.begin(waiting.pop())
        move = bot.choose(view)
        assert move is not None and move in view.legal
        said[move] += forks.chance
        waiting += forks.others
    return said


class Duel:
    """Rounds of one die against one by some rules."""

    def __init__(self, rules: Rules) -> None:
        bid_graph = BidGraph.build(DICE, rules.raise_)
        self.rules, self.tree, self.bids = rules, Tree.for_two(bid_graph, bid_graph), bid_graph.bids
        self.wins: Array = np.array([self._wins(number) for number in range(len(self.bids))])
        """[bid, hand, hand] What a bid is worth to the bidder, when it is doubted, by its hand and the other's."""

    def _wins(self, number: int) -> list[list[float]]:
        line, bids = int(np.flatnonzero(self.tree.last_bid == number)[0]), list[Bid]()
        while line:
            bids, line = [self.bids[self.tree.last_bid[line]], *bids], int(self.tree.parent[line])
        bidder = 1 + (len(bids) - 1) % 2

        def won(mine: int, theirs: int) -> bool:
            game = self.dealt(mine, theirs) if bidder == 1 else self.dealt(theirs, mine)
            for bid in bids:
                game = game.after(bid)
            return game.after(DUDO).winner == bidder

        return [[1.0 if won(mine, theirs) else -1.0 for theirs in FACES] for mine in FACES]

    def dealt(self, one: int, other: int) -> Game:
        return Game.mid_game(self.rules, (1, 1)).after(Deal(((one,), (other,)), 1))

    def plan(self, kind: Callable[[Random, Rules], Bot], me: int, other: Plan | None = None) -> Plan:
        """Return what a bot does on lines that it reaches by itself and, if given, by the other's plan."""
        reach = None if other is None else self._reach(other, 1 - me)
        plan = np.zeros((len(self.tree), len(FACES), BIDS + len(self.bids)))
        for hand, face in enumerate(FACES):
            dealt = self.dealt(face, 2) if me == 0 else self.dealt(2, face)
            waiting = [(0, dealt, [view(dealt, 1 + me)])]
            while waiting:
                line, game, shown = waiting.pop()
                words = range(self.tree.first_child[line], self.tree.first_child[line + 1])
                said = {self.bids[self.tree.last_bid[word]]: BIDS + at for at, word in enumerate(words)}
                if len(game.bids) % 2 == me:
                    bot = kind(Forks(), self.rules)
                    for each in shown:
                        bot.see(each)
                    for move, share in mix(bot, shown[-1]).items():
                        plan[line, hand, DOUBTS if move == DUDO else said.get(move, OVER)] += share
                for bid, at in said.items():
                    after = int(words[at - BIDS])
                    comes = plan[line, hand, at] if len(game.bids) % 2 == me else reach is None or reach[after].any()
                    if comes:
                        then = game.after(bid)
                        waiting.append((after, then, [*shown, view(then, 1 + me)]))
        return plan

    def _reach(self, plan: Plan, me: int) -> Array:
        """[line, hand] How often a player, for its part, comes to a line."""
        tree, reach = self.tree, np.ones((len(self.tree), len(FACES)))
        for line in range(1, len(tree)):
            above = tree.parent[line]
            said = plan[above, :, BIDS + line - tree.first_child[above]] if tree.to_act[above] == me else 1
            reach[line] = reach[above] * said
        return reach

    def _ends(self, line: int) -> Array:
        """[hand, hand] What dudo on a line is worth to the first player, by the hands of the first and the second."""
        wins: Array = self.wins[self.tree.last_bid[line]]
        return -wins.T if self.tree.to_act[line] == 0 else wins

    def expected(self, first: Plan, second: Plan) -> float:
        """Return the first player's expected value."""
        tree, plans = self.tree, (first, second)
        reaches = self._reach(first, 0), self._reach(second, 1)
        total = 0.0
        for line in range(len(tree)):
            acts = int(tree.to_act[line])
            said, other = reaches[acts][line][:, None] * plans[acts][line], reaches[1 - acts][line]
            total -= (1 - 2 * acts) * said[:, OVER].sum() * other.sum()
            if line and said[:, DOUBTS].any():
                doubts = (said[:, DOUBTS], other) if acts == 0 else (other, said[:, DOUBTS])
                total += float(doubts[0] @ self._ends(line) @ doubts[1])
        return total / len(FACES) ** 2

    def best_answer(self, plan: Plan, me: int) -> Plan:
        """The plan of a player that knows the other's."""
        tree, reach = self.tree, self._reach(plan, 1 - me)
        answer = np.zeros_like(plan)
        worth = np.zeros((len(tree), len(FACES)))
        sign = 1 - 2 * me
        for line in reversed(range(len(tree))):
            begin, end = int(tree.first_child[line]), int(tree.first_child[line + 1])
            ends = sign * (self._ends(line) if me == 0 else self._ends(line).T) if line else None
            if tree.to_act[line] == me:
                words = np.full((BIDS + end - begin, len(FACES)), -np.inf)
                words[BIDS:] = worth[begin:end]
                if ends is not None:
                    words[DOUBTS] = ends @ reach[line]
                answer[line, range(len(FACES)), words.argmax(axis=0)] = 1
                worth[line] = words.max(axis=0)
            else:
                said = reach[line][:, None] * plan[line]
                worth[line] = worth[begin:end].sum(axis=0) + said[:, OVER].sum()
                if ends is not None:
                    worth[line] += ends @ said[:, DOUBTS]
        return answer

    def play(self, first: Plan, second: Plan, deals: NDArray[np.int64], chance: np.random.Generator) -> int:
        """Return the first player's total over many rounds. ``deals``: [hand, hand], how often each was dealt. Rounds
        with the same history so far are handled together: how many of them continue in each way is drawn at random.
        """
        tree, plans = self.tree, (first, second)
        waiting, got = [(0, deals)], 0
        while waiting:
            line, rounds = waiting.pop()
            acts = int(tree.to_act[line])
            shares = plans[acts][line] / np.maximum(plans[acts][line].sum(axis=1, keepdims=True), EXACT)
            went = chance.multinomial(rounds, shares[:, None] if acts == 0 else shares[None])
            got -= (1 - 2 * acts) * int(went[..., OVER].sum())
            if line:
                got += int((went[..., DOUBTS] * self._ends(line)).sum())
            for at, after in enumerate(range(tree.first_child[line], tree.first_child[line + 1]), start=BIDS):
                if went[..., at].any():
                    waiting.append((after, went[..., at]))
        return got


def give(rounds: int) -> float:
    """Return the maximum error of the mean of this many numbers from -1 to 1, with probability 1 - 1e-9 (Hoeffding
    1963).
    """
    return sqrt(2 * log(1 / _MISTAKE) / rounds)


def duplicate(duel: Duel, ours: tuple[Plan, Plan], theirs: tuple[Plan, Plan]) -> float:
    """Return our mean value in this many duplicate rounds. Plans: as the first player, as the second."""
    chance, hands = np.random.default_rng(1), len(FACES)
    deals = chance.multinomial(ROUNDS, np.full(hands * hands, 1 / hands**2)).reshape(hands, hands)
    opening = duel.play(ours[0], theirs[1], deals, chance)
    answering = -duel.play(theirs[0], ours[1], deals, chance)
    return (opening + answering) / 2 / ROUNDS
