"""Stores and updates the players' regrets and plans for the lines of a round."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from perudo.solver.kernel_cache import bind
from perudo.solver.tree import Round, Tree

Method = Literal["plus", "predictive", "discounted"]

FLOAT32_THRESHOLD_BYTES: Final = 1 << 30
"""Learning uses float64 as long as the regrets and plans take at most this many bytes."""


class UpdateWeights(NamedTuple):
    """The weights for an update, in the order of the indices in ``cfr_kernels.py``."""

    positive: float
    negative: float
    floor: float
    prediction: float
    average_weight: float


NO_UPDATE: Final = UpdateWeights(0, 0, 0, 0, 0)
UNIFORM_START: Final = UpdateWeights(0, 0, 0, 0, 1e-12)
"""The weight of the initial uniform strategy in the average. The first iteration has weight 1."""


def update_weights(method: Method, iteration: int) -> UpdateWeights:
    """Return the weights for an iteration.

    Methods: CFR+ (Tammelin 2014), discounted CFR (Brown and Sandholm 2019), predictive CFR+ (Farina and others 2021).
    Unlike the published version, predictive CFR+ here also discounts regrets, and multiplies its prediction by 0.2.
    Discounted CFR and predictive CFR+ both give more weight to recent iterations. Of all tested variants, discounted
    CFR reaches a small exploitability fastest on nearly all of Perudo's rounds. Predictive CFR+ reaches the smallest
    exploitability.
    """
    match method:
        case "plus":
            return UpdateWeights(1.0, 0.0, 0.0, 0.0, iteration**2.0)
        case "discounted":
            return UpdateWeights(iteration**1.5 / (iteration**1.5 + 1), 0.3, -np.inf, 0.0, iteration**3.0)
        case "predictive":
            return UpdateWeights(iteration**2.0 / (iteration**2.0 + 1), 0.0, 0.0, 0.2, iteration**4.0)


class MemoryPlan(NamedTuple):
    """The memory needed to solve a round, in bytes."""

    needed: int
    precise: bool
    """Whether learning uses float64."""
    method: Method


def memory_plan(round_: Round, method: Method | None = None) -> MemoryPlan:
    """Compute the required memory without allocating it. The default method is predictive CFR+ or, if that would
    require float32, discounted CFR.
    """
    hands = [len(each.probability) for each in round_.hands]
    entries = round_.line_count * sum(hands) * round_.call_count
    method = method or ("predictive" if 4 * entries * 8 <= FLOAT32_THRESHOLD_BYTES else "discounted")
    plans = entries * (4 if method == "predictive" else 3)
    precise = plans * 8 <= FLOAT32_THRESHOLD_BYTES
    answers = round_.line_count * max(hands) * (round_.call_count + 1) * 8
    growing = 48 * round_.line_count  # Memory for storing and building the tree.
    return MemoryPlan(plans * (8 if precise else 4) + answers + growing, precise, method)


def available_memory() -> int:
    """Return this machine's available memory in bytes, or a typical amount if it is unknown."""
    try:
        told = Path("/proc/meminfo").read_text(encoding="ascii").split()
        return 1024 * int(told[told.index("MemAvailable:") + 1])
    except (OSError, ValueError):
        pass
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, OSError, ValueError):
        return 8 << 30


def format_bytes(count: int) -> str:
    """Return a number of bytes as text, in GiB."""
    return f"{count / (1 << 30):,.1f}"


def payoff_arrays(round_: Round) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return each player's payoffs for calls, in the layout that ``cfr_kernels.backward_pass`` expects."""
    kinds = [round_.payoffs]
    if round_.own_calza_payoffs:
        # All calls after a "bid and call" have the same payoff, because the bidder's calza ends the round.
        kinds.append(tuple((round_.own_calza_payoffs[1 - who],) * round_.call_count for who in (0, 1)))  # type: ignore[arg-type]
    first = np.array(kinds, np.float64)
    return first, np.ascontiguousarray(-first[:, ::-1])


@dataclass
class PlayerState:
    """The regrets and average strategy of one player. ``cfr_kernels.py`` describes the arrays."""

    regret: NDArray[Any]
    predicted_regret: NDArray[Any]
    strategy: NDArray[Any]
    average_strategy: NDArray[Any]


class RegretTables:
    """Consecutive lines of a tree, with both players' regrets and average strategies.

    The tree may cover only a part of a round. In that case, callers must set two inputs before each pass: the values of
    lines outside the tables, and the reach probabilities of the first lines.
    """

    def __init__(self, round_: Round, memory: MemoryPlan, tree: Tree, start: int = 0, stop: int | None = None) -> None:
        self.round, self.tree, self.method = round_, tree, memory.method
        self.kind: type[np.floating[Any]] = np.float64 if memory.precise else np.float32
        self.start, self.stop = start, len(tree) if stop is None else stop
        bids = round_.bid_graph.bids
        self._quantity = np.array([bid.quantity for bid in bids], np.int16)
        self._face = np.array([bid.face - 1 for bid in bids], np.int16)
        self.payoffs = payoff_arrays(round_)
        self.sides = self._side(0), self._side(1)
        self._how = np.zeros(len(UpdateWeights._fields))
        widest = max(len(each.probability) for each in round_.hands)
        self._values = np.empty((len(tree) + round_.call_count) * widest)
        self._learn = self._climb(0, None), self._climb(1, None)
        self._choose = tuple(
            self._descend(player, side.predicted_regret, side.strategy, side.average_strategy)
            for player, side in enumerate(self.sides)
        )

    def _side(self, player: int) -> PlayerState:
        shape = self.round.call_count, len(self.tree), len(self.round.hands[player].probability)
        regret, plan, average = (np.zeros(shape, self.kind) for _ in range(3))
        return PlayerState(regret, np.zeros(shape, self.kind) if self.method == "predictive" else regret, plan, average)

    def set_payoffs(self, round_: Round) -> None:
        """Replace the payoffs of calls with those of ``round_``."""
        for mine, changed in zip(self.payoffs, payoff_arrays(round_), strict=True):
            mine[:] = changed

    def update_regrets(self, player: int, weights: UpdateWeights) -> None:
        """Update a player's regrets against the opponent's strategy."""
        self._how[:] = weights
        self._learn[player]()

    def update_strategy(self, player: int, weights: UpdateWeights) -> None:
        """Compute a player's plan from its regrets, and add the plan to the player's average."""
        self._how[:] = weights
        self._choose[player]()

    def average_strategy(self, player: int, reach: NDArray[Any] | None = None) -> NDArray[np.float64]:
        """Return a player's average strategy as a plan. ``reach``: the plan's entries for the first lines, if those
        lines belong to other tables."""
        average = self.sides[player].average_strategy
        plan = np.zeros(average.shape)
        if reach is not None:
            plan[0, : len(reach)] = reach
        self._how[:] = NO_UPDATE
        self._descend(player, average, plan, plan)()
        return plan

    def response_values(self, player: int, plan: NDArray[np.float64], leaning: bool = False) -> NDArray[np.float64]:
        """Return [line, hand]: a player's value after each line against ``plan``, multiplied by the probability that
        the opponent's moves lead to that line. If ``leaning`` is set, the player follows their average strategy;
        otherwise, they play a best response.
        """
        self._how[:] = NO_UPDATE
        self._climb(player, plan, self.sides[player].average_strategy.copy() if leaning else None)()
        return self.value_buffer(player, np.float64)[: len(self.tree)]

    def value_buffer(self, player: int, kind: type[np.floating[Any]]) -> NDArray[Any]:
        """Return the value buffer that all callers share."""
        rows, hands = len(self.tree) + self.round.call_count, len(self.round.hands[player].probability)
        return self._values.view(kind)[: rows * hands].reshape(rows, hands)

    def _climb(self, player: int, plan: NDArray[Any] | None, lead: NDArray[Any] | None = None) -> Callable[[], None]:
        """Prepare a player's backward pass. Without ``plan``, the pass updates regrets. With ``plan``, the pass
        evaluates ``lead`` or, by default, a best response.
        """
        tree, side = self.tree, self.sides[player]
        mine, theirs = self.round.hands[player], self.round.hands[1 - player]
        table, bins = (np.empty(dice + 1) for dice in (self.round.dice[player], self.round.dice[1 - player]))
        total, mixed = np.empty((2, len(mine.probability)))
        return bind(
            "backward_pass", player, self.start, self.stop, tree.last_bid, tree.first_child, tree.parent, tree.to_act,
            self._quantity, self._face, self.payoffs[player], mine.matching, theirs.matching, theirs.probability,
            self.sides[1 - player].strategy if plan is None else plan,
            int(plan is not None and lead is None), self._how,
            side.regret if lead is None else np.zeros_like(lead), side.predicted_regret if lead is None else lead,
            self.value_buffer(player, self.kind if plan is None else np.float64), bins, table, total, mixed,
        )  # fmt: skip

    def _descend(
        self, player: int, lead: NDArray[Any], plan: NDArray[Any], average: NDArray[Any]
    ) -> Callable[[], None]:
        tree = self.tree
        share, even = np.empty((2, plan.shape[2]))
        return bind(
            "forward_pass", player, self.start, self.stop, tree.first_child, tree.parent, tree.to_act,
            lead, plan, average, self._how, share, even,
        )  # fmt: skip

    # --- Saving

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return the learned arrays by name."""
        names = "regret", "strategy", "average_strategy", *(["predicted_regret"] if self.method == "predictive" else [])
        return {f"{name}{player}": getattr(side, name) for player, side in enumerate(self.sides) for name in names}

    def state_arrays(self) -> Iterator[tuple[str, NDArray[Any]]]:
        yield from self.arrays().items()

    def load_state(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        for name, array in self.arrays().items():
            array[:] = arrays[name]
