"""Solves the round in which three players have one die each.

The loser of the round is eliminated. The remaining two players' chances of winning are known from the shipped
tablebase, which contains their round. So the three-player round can be solved on its own, as a game in which the
players' chances of winning sum to one.

The solver learns the round like a two-player round: it updates the counterfactual regrets of each player in turn. With
three players, this method is not guaranteed to find an equilibrium. Vanishing regrets guarantee only that play
approaches a coarse correlated equilibrium, so the average strategies need not form a Nash equilibrium. So the solver
measures the result: ``gains`` (computed in float64) shows how much each player could gain with a best response to the
other players' average strategies. The average strategies form an *epsilon-Nash equilibrium*, where epsilon is the
largest gain. This means that players choose independently, and nobody can gain more than epsilon by deviating *alone*.
This guarantee is weaker than with two players, where all equilibria have the same value:

- another equilibrium may give the seats different chances;
- a player who follows the strategy has no guarantee if another player deviates: the deviation may help the third
  player, even if it hurts the deviating player;
- two colluding players may gain more at the third player's expense.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid, Deal, Game
from perudo.core.moves import ACE, FACES
from perudo.core.rules import Rules
from perudo.sim.bid_graph import BidGraph
from perudo.sim.jit import call_announcing_compilation, kernel
from perudo.solver.cfr import interruptible, run_with_checks
from perudo.solver.regrets import NO_UPDATE, UNIFORM_START, UpdateWeights, update_weights
from perudo.solver.strategies import StrategyQueries
from perudo.solver.tablebase import load_tablebase
from perudo.solver.tree import HandTable, Tree

PLAYERS: Final = 3
TARGET_EPSILON: Final = 5e-4
"""The default epsilon at which learning stops."""

Array = NDArray[Any]
Values3 = tuple[float, float, float]
Payoffs = tuple[tuple[Values3, Values3], ...]
"""The value of dudo to each player. Indices: the caller; then 0 if fewer dice match than were bid, otherwise 1."""


@dataclass(frozen=True)
class ThreePlayerRound:
    """A three-player round in which all players have the same number of dice. Player 0 opens, and player 1 is next."""

    each: int
    """How many dice each player has."""
    bid_graphs: tuple[BidGraph, BidGraph, BidGraph]
    payoffs: Payoffs
    payoff_error: float = 0
    """The maximum error of an entry in ``payoffs``."""

    @staticmethod
    def of(rules: Rules, palifico: bool = False) -> ThreePlayerRound:
        """Return the round in which three players have one die each, under given rules.

        In a palifico round, the other two players are veterans, because they became palifico when they came down to one
        die. Raises ``PerudoError`` (``solver-three-calza``, ``position-*``, ``players-count``).
        """
        if rules.calza:
            raise PerudoError("solver-three-calza")
        start = Game.mid_game(rules, (1,) * PLAYERS, 1 if palifico else None, (2, 3) if palifico else ())
        table = load_tablebase((1, 1), rules.raise_)
        assert table
        chance, unsure = (1 + (table.low + table.high) / 2) / 2, (table.high - table.low) / 4

        def paid(caller: int, true: bool) -> Values3:
            """Play a round that ends with dudo, and return each player's payoff."""
            game = start.after(Deal(((5 if true else 4,),) * PLAYERS, 1))
            for quantity in range(1, 1 + (caller or PLAYERS)):
                game = game.after(Bid(quantity, 5))
            game = game.after(DUDO)
            assert sorted(game.dice) == [0, 1, 1] and not game.palifico  # The table covers an ordinary round.
            return tuple(  # type: ignore[return-value]
                0.0 if not left else chance if seat == game.opener else 1 - chance
                for seat, left in enumerate(game.dice, 1)
            )

        pay = tuple((paid(caller, False), paid(caller, True)) for caller in range(PLAYERS))
        return ThreePlayerRound(1, _lattices(start), pay, unsure)

    @property
    def dice(self) -> tuple[int, ...]:
        return (self.each,) * PLAYERS

    @property
    def bid_graph(self) -> BidGraph:
        return self.bid_graphs[0]

    @property
    def call_count(self) -> int:
        return 1

    @cached_property
    def hands(self) -> tuple[HandTable, ...]:
        return (HandTable.of(self.bid_graph, self.each),) * PLAYERS

    @cached_property
    def tree(self) -> Tree:
        return Tree.for_players(self.bid_graphs)


def _lattices(start: Game) -> tuple[BidGraph, BidGraph, BidGraph]:
    """Return each player's bid graph, without bids of more dice than there are.

    A player who bids more dice than there are gets the worst result: the next player calls dudo, and the bidder is
    eliminated. So nobody gains from such bids, and an equilibrium of the game without them is also an equilibrium of
    the full game.
    """
    game = start.after(Deal(((2,),) * PLAYERS, 1))
    found = []
    for quantity in range(1, PLAYERS + 1):
        assert game.raise_context
        raising = game.raise_context._replace(max_quantity=PLAYERS)
        found.append(BidGraph(raising, len(FACES), None if raising.palifico else ACE, wild_not_biddable=False))
        game = game.after(Bid(quantity, 2))
    first, second, third = found
    return first, second, third


class ThreePlayerEvaluation(NamedTuple):
    """The evaluation of the three players' average strategies."""

    chances: Values3
    """Each player's chance of winning the game if all play their average strategies. The chances sum to one."""
    gains: Values3
    """The maximum amount that each player can gain by deviating alone."""

    @property
    def epsilon(self) -> float:
        """The largest gain of any single player."""
        return max(self.gains)

    @property
    def nash_conv(self) -> float:
        """The sum of the players' gains: NashConv as defined by OpenSpiel."""
        return sum(self.gains)


class ThreePlayerProgress(NamedTuple):
    evaluation: ThreePlayerEvaluation
    iterations: int
    seconds: float


class ThreePlayerSolver(StrategyQueries):
    """A three-player round that is being solved."""

    def __init__(self, round_: ThreePlayerRound) -> None:
        self.round = round_
        self.iterations = 0
        tree, hands = round_.tree, round_.hands[0]
        bids = round_.bid_graph.bids
        shape = len(tree), len(hands.probability)
        self._quantity = np.array([bid.quantity for bid in bids])
        self._face = np.array([bid.face - 1 for bid in bids])
        self._pay = np.array(round_.payoffs)
        self._match = hands.matching.astype(np.int64)
        self._regret, self._lead, self._average = np.zeros((3, 2, *shape))
        self._come, self._call = np.zeros((PLAYERS, *shape)), np.zeros(shape)
        self._value = np.zeros((len(tree) + 1, shape[1]))
        self._bins, self._room = np.zeros((2, round_.each + 1)), np.zeros((2, shape[1]))
        for player in range(PLAYERS):
            self._choose(player, UNIFORM_START)

    def iterate(self) -> None:
        """Update each player's strategy once."""
        self.iterations += 1
        how = update_weights("predictive", self.iterations)
        for player in range(PLAYERS):
            self._climb(player, LEARN, self._come, self._call, self._lead, how)
            self._choose(player, how)

    def evaluate(self) -> ThreePlayerEvaluation:
        """Evaluate the average strategies and their exploitability.

        The gains include upper bounds for rounding errors, and for errors in the payoffs, which come from the table of
        the two-player round.
        """
        come, said = self._averages()
        odds = self.round.hands[0].probability
        chances, gains = [], []
        for player in range(PLAYERS):
            worth = [float(self._climb(player, task, come, said)[0] @ odds) for task in (EVALUATE, BEST_RESPOND)]
            chances.append(worth[0])
            gains.append(max(0.0, worth[1] - worth[0]) + 2 * self.rounding_error_bound + 2 * self.round.payoff_error)
        return ThreePlayerEvaluation(tuple(chances), tuple(gains))  # type: ignore[arg-type]

    @property
    def rounding_error_bound(self) -> float:
        """Return an upper bound for rounding errors; see ``Solver.rounding_error_bound``. With three players, each
        product has one more factor: the probability of the third player's hand.
        """
        longest = len(self.round.bid_graph.topological_order) + 1
        roundings = longest * (longest + 6) + PLAYERS * len(self.round.hands[0].probability) + 64
        return float(2.0**-52 * roundings * np.abs(self._pay).max())

    def mix(self, line: int) -> NDArray[np.float64]:
        """Return [move, hand]: the average strategy on a line, like ``Solver.mix``."""
        begin, end = self.round.tree.first_child[line], self.round.tree.first_child[line + 1]
        words = np.concatenate([self._average[0, line : line + bool(line)], self._average[1, begin:end]])
        total = words.sum(axis=0)
        shares: NDArray[np.float64] = np.where(total > 0, words / np.where(total > 0, total, 1), 1 / len(words))
        return shares

    def expected_values(self, player: int) -> NDArray[np.float64]:
        """Return [line, hand]: a player's values after each line if all play their average strategies; 0 for lines that
        another player never reaches.
        """
        come, said = self._averages()
        odds = self.round.hands[0].probability
        value = self._climb(player, EVALUATE, come, said).copy()
        comes = np.prod([come[other] @ odds for other in range(PLAYERS) if other != player], axis=0)
        value[comes > 0] /= comes[comes > 0, None]
        return value

    def _averages(self) -> tuple[Array, Array]:
        come, said = np.zeros_like(self._come), np.zeros_like(self._call)
        for player in range(PLAYERS):
            self._choose(player, NO_UPDATE, self._average, come, said)
        return come, said

    def _choose(
        self,
        player: int,
        weights: UpdateWeights,
        lead: Array | None = None,
        come: Array | None = None,
        said: Array | None = None,
    ) -> None:
        tree = self.round.tree
        call_announcing_compilation(
            forward_pass, player, tree.first_child, tree.to_act, self._lead if lead is None else lead,
            self._come if come is None else come, self._call if said is None else said,
            self._average, weights.average_weight, self._room,
        )  # fmt: skip

    def _climb(
        self,
        player: int,
        task: int,
        come: Array,
        said: Array,
        lead: Array | None = None,
        weights: UpdateWeights = NO_UPDATE,
    ) -> NDArray[np.float64]:
        """Return [line, hand]: a player's value on each line, multiplied by the probability that the other players
        reach the line.

        The next call of any method overwrites the result.
        """
        tree = self.round.tree
        call_announcing_compilation(
            backward_pass, player, task, tree.last_bid, tree.first_child, tree.to_act, self._quantity, self._face,
            self._pay, self._match, self.round.hands[0].probability, come, said, self._regret,
            self._average if lead is None else lead, weights.positive, weights.negative, weights.floor,
            weights.prediction, self._value, self._bins, self._room,
        )  # fmt: skip
        return self._value[:-1]


def solve_three(
    triple: ThreePlayerSolver,
    *,
    iterations: int | None = None,
    target_gap: float | None = None,
    seconds: float | None = None,
    started_at: float | None = None,
    on_progress: Callable[[ThreePlayerProgress], None] = lambda progress: None,
) -> ThreePlayerProgress:
    """Learn until Ctrl-C is pressed, or until a limit for iterations, epsilon or time is reached."""
    started_at = time.perf_counter() if started_at is None else started_at
    with interruptible() as stopped:
        for _ in run_with_checks(triple, triple.iterate, stopped, iterations, seconds, started_at):
            progress = ThreePlayerProgress(triple.evaluate(), triple.iterations, time.perf_counter() - started_at)
            on_progress(progress)
            if target_gap is not None and progress.evaluation.epsilon <= target_gap:
                break
    return progress


# --- The inner loops. Strategies are arrays [2, line, hand]. Entry [0, line] is for dudo by the player to act. Entry
# [1, line] is for the player who made the bid that led to the line. ``come`` is [player, line, hand]: the probability
# that the player makes all of their own moves that lead to a line. ``said`` is [line, hand]: ``come`` of the player to
# act, times the probability that this player calls dudo.

LEARN: Final = 0
BEST_RESPOND: Final = 1
EVALUATE: Final = 2


@kernel
def backward_pass(
    player: int,
    task: int,
    bid: Array,
    first: Array,
    turn: Array,
    quantity: Array,
    face: Array,
    pay: Array,  # [caller, whether the bid holds, player]
    match: Array,  # [face, hand]
    odds: Array,
    come: Array,
    said: Array,
    regret: Array,
    lead: Array,
    up: float,
    down: float,
    least: float,
    lean: float,
    value: Array,  # [lines + 1, hand] output; the last row is a buffer
    bins: Array,  # [2, dice per hand + 1] buffer
    room: Array,  # [2, hand] buffer
) -> None:
    lines, hands, most = turn.size, odds.size, bins.shape[1]
    one, two = (player + 1) % 3, (player + 2) % 3
    for line in range(lines - 1, -1, -1):
        who, begin, end = turn[line], first[line], first[line + 1]
        comes_one, comes_two = 0.0, 0.0
        for i in range(hands):
            value[line, i] = 0
            comes_one += come[one, line, i]
            comes_two += come[two, line, i]
        if comes_one == 0 or comes_two == 0:  # A line that another player never reaches has value 0 and adds no regret.
            continue
        dudo = 1 if line else 0
        if dudo:
            f, q = face[bid[line]], quantity[bid[line]]
            for n in range(most):
                bins[0, n] = 0
                bins[1, n] = 0
            for i in range(hands):
                bins[0, match[f, i]] += (said[line, i] if who == one else come[one, line, i]) * odds[i]
                bins[1, match[f, i]] += (said[line, i] if who == two else come[two, line, i]) * odds[i]
            for i in range(hands):
                worth = 0.0
                for n in range(most):
                    for m in range(most):
                        worth += bins[0, n] * bins[1, m] * pay[who, 1 if match[f, i] + n + m >= q else 0, player]
                value[lines, i] = worth
        if who != player:
            for i in range(hands):
                value[line, i] = value[lines, i] if dudo else 0.0
                for child in range(begin, end):
                    value[line, i] += value[child, i]
            continue
        words = dudo + end - begin
        if task == 1:
            for i in range(hands):
                best = value[lines, i] if dudo else value[begin, i]
                for child in range(begin, end):
                    best = max(best, value[child, i])
                value[line, i] = best
            continue
        for i in range(hands):
            total, mixed, even = 0.0, 0.0, 0.0
            for word in range(words):
                kind = 0 if word < dudo else 1
                row = line if word < dudo else begin + word - dudo
                worth = value[lines if word < dudo else row, i]
                chosen = max(0.0, lead[kind, row, i])
                total += chosen
                mixed += chosen * worth
                even += worth
            value[line, i] = mixed / total if total > 0 else even / words
            if task == 0:
                for word in range(words):
                    kind = 0 if word < dudo else 1
                    row = line if word < dudo else begin + word - dudo
                    now = value[lines if word < dudo else row, i] - value[line, i]
                    had = regret[kind, row, i]
                    had = max(least, had * (up if had > 0 else down) + now)
                    regret[kind, row, i] = had
                    lead[kind, row, i] = had + lean * now


@kernel
def forward_pass(
    player: int,
    first: Array,
    turn: Array,
    lead: Array,
    come: Array,
    said: Array,
    average: Array,
    weight: float,
    room: Array,
) -> None:
    lines, hands = turn.size, room.shape[1]
    for i in range(hands):
        come[player, 0, i] = 1
    for line in range(lines):
        begin, end = first[line], first[line + 1]
        if turn[line] != player:
            for child in range(begin, end):
                for i in range(hands):
                    come[player, child, i] = come[player, line, i]
            continue
        dudo = 1 if line else 0
        words = dudo + end - begin
        for i in range(hands):
            total = 0.0
            for word in range(words):
                total += max(0.0, lead[0 if word < dudo else 1, line if word < dudo else begin + word - dudo, i])
            room[0, i] = come[player, line, i] / total if total > 0 else 0.0
            room[1, i] = 0.0 if total > 0 else come[player, line, i] / words
        for word in range(words):
            kind = 0 if word < dudo else 1
            row = line if word < dudo else begin + word - dudo
            for i in range(hands):
                part = max(0.0, lead[kind, row, i]) * room[0, i] + room[1, i]
                if word < dudo:
                    said[row, i] = part
                else:
                    come[player, row, i] = part
                if weight > 0:
                    average[kind, row, i] += part * weight
