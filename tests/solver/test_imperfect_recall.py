"""Rounds among players who forget, held against the same rounds where everything is remembered."""

from __future__ import annotations

import signal
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from perudo.core.errors import PerudoError
from perudo.solver import imperfect_recall as rooms
from perudo.solver.abstraction import BEST_RESPOND, AbstractionGraph
from perudo.solver.cfr import Bounds, Solver
from perudo.solver.imperfect_recall import (
    Estimate,
    ImperfectRecallSolver,
    WorkProgress,
    affordable_recall,
    solve_imperfect_recall,
)
from perudo.solver.tree import Round

from .rounds import CALZA, round_of, with_own_calza

ALL = 99
"""As many bids as a line may have."""


def learned(round_: Round, remembered: int, iterations: int) -> ImperfectRecallSolver:
    forgetful = ImperfectRecallSolver(round_, remembered)
    for _ in range(iterations):
        forgetful.iterate()
    return forgetful


def judge(forgetful: ImperfectRecallSolver) -> Solver:
    """The solver of the whole round, with what was learned by forgetting in the place of its own averages."""
    solver = Solver(forgetful.round)
    for me in (0, 1):
        solver.set_average_strategy(me, forgetful.full_strategy(me, forgetful.round.tree))
    return solver


def gains(bounds: Bounds, value: float) -> tuple[float, float]:
    return bounds.high - value, value - bounds.low


ROUNDS = [
    round_of((2, 1)),
    round_of((1, 2), "any-higher", 3),
    round_of((1, 1), "any-higher", 4, pay=CALZA),
    round_of((2, 1), "one-axis", 4, pay=CALZA),
    with_own_calza(round_of((1, 1), "any-higher", 3)),
]
rounds = pytest.mark.parametrize(
    "round_", ROUNDS, ids=lambda each: f"{each.dice}-{each.bid_graph.raise_context}-{each.call_count}"
)


@rounds
@pytest.mark.parametrize("remembered", [1, 2, ALL])
def test_value_is_the_expected_result_of_play(round_: Round, remembered: int) -> None:
    forgetful = learned(round_, remembered, 20)
    expected = judge(forgetful).expected_values(0)[0] @ round_.hands[0].probability
    assert forgetful.value() == pytest.approx(expected, abs=1e-9)


@rounds
@pytest.mark.parametrize("remembered", [1, 2])
def test_deviation_gain_grows_with_the_deviators_memory(round_: Round, remembered: int) -> None:
    forgetful = learned(round_, remembered, 20)
    exact = gains(judge(forgetful).bounds(), forgetful.value())
    asked = [forgetful.deviation_gains(besides) for besides in (0, 1, ALL)]
    for me in (0, 1):
        for fewer, more in pairwise([each[me] for each in asked]):
            assert fewer <= more + 1e-9
        assert asked[-1][me] == pytest.approx(exact[me], abs=1e-9)
    assert sum(exact) > 1e-4  # there is something to be gained


def test_full_memory_converges_to_the_equilibrium() -> None:
    forgetful = learned(round_of((1, 1), "any-higher"), ALL, 300)
    bounds = judge(forgetful).bounds()
    assert bounds.nash_conv < 2e-3
    assert forgetful.value() == pytest.approx(-1 / 18, abs=1e-3)
    assert sum(forgetful.deviation_gains()) < 2e-3


@pytest.mark.parametrize(("remembered", "gained"), [(1, 0.4), (2, 0.04), (3, 0.015)])
def test_more_memory_lowers_exploitability(remembered: int, gained: float) -> None:
    forgetful = learned(round_of((2, 1)), remembered, 200)
    assert judge(forgetful).bounds().nash_conv < gained
    assert forgetful.value() == pytest.approx(0.24072, abs=0.02 if remembered == 1 else 0.002)


def test_single_precision_learns_the_same_value(monkeypatch: pytest.MonkeyPatch) -> None:
    precise = learned(round_of((2, 1)), 2, 30)
    monkeypatch.setattr(rooms, "_SINGLE", 0)
    single = learned(round_of((2, 1)), 2, 30)
    assert single.value() == pytest.approx(precise.value(), abs=1e-4)
    assert single.value() != precise.value()


def test_learning_stops_at_each_limit() -> None:
    told: list[float] = []
    found = solve_imperfect_recall(
        ImperfectRecallSolver(round_of((2, 1)), 2),
        target_gap=0.02,
        on_progress=lambda outlook: told.append(outlook.gain),
    )
    assert told[-1] <= 0.02 < told[0]
    assert found.gain > told[-1]
    assert found.exploitability == found.gain / 2
    assert solve_imperfect_recall(ImperfectRecallSolver(round_of((2, 1)), 2), iterations=7).iterations == 7
    assert solve_imperfect_recall(ImperfectRecallSolver(round_of((2, 1)), 2), seconds=0).iterations == 1


def test_strategy_depends_only_on_the_last_bids() -> None:
    forgetful = learned(round_of((2, 1)), 1, 10)
    number = forgetful.round.bid_graph.bid_number
    bids = [bid for bid in forgetful.round.bid_graph.bids if bid.face == 3]
    short, long = [number(bids[1])], [number(bids[0]), number(bids[1])]
    assert forgetful.mix(short).shape[0] == forgetful.mix(long).shape[0]
    assert forgetful.mix(short).shape[1] != forgetful.mix(long).shape[1]  # the other player is to act
    assert np.allclose(forgetful.mix(short).sum(axis=0), 1)
    three = [number(bids[0]), number(bids[1]), number(bids[2])]
    assert np.array_equal(forgetful.mix(three), forgetful.mix([number(bids[2])]))


def test_oversized_rounds_get_less_recall_or_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    round_ = round_of((2, 2))
    assert affordable_recall(round_) == 3
    monkeypatch.setattr(rooms, "MAX_PAIR_BYTES", 4_000_000)
    assert affordable_recall(round_) == 2
    monkeypatch.setattr(rooms, "MAX_PAIR_BYTES", 1000)
    assert affordable_recall(round_) == 1
    with pytest.raises(PerudoError, match="forgetful-too-large"):  # at once: nothing is made before it is counted
        ImperfectRecallSolver(round_of((5, 5)), 12)
    monkeypatch.setattr(rooms, "available_memory", lambda: 1000)
    with pytest.raises(PerudoError, match="forgetful-too-large"):
        ImperfectRecallSolver(round_, 1)


@rounds
@pytest.mark.parametrize("remembered", [1, 2, 3])
def test_tree_nodes_are_counted_without_building_the_tree(round_: Round, remembered: int) -> None:
    lattices = round_.bid_graph, round_.bid_graph
    graph = AbstractionGraph.of(*lattices, round_.call_count, remembered)
    nodes, edges = AbstractionGraph.size_bound(*lattices, remembered)
    assert len(graph) <= nodes <= 1.6 * len(graph)
    assert len(graph.children) <= edges <= 1.6 * len(graph.children)


def test_interrupt_returns_partial_results() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background ignores it
    told: list[int] = []

    def press(outlook: Estimate) -> None:
        told.append(outlook.iterations)
        signal.raise_signal(signal.SIGINT)

    try:
        found = solve_imperfect_recall(ImperfectRecallSolver(round_of((2, 1)), 2), target_gap=1e-9, on_progress=press)
    finally:
        signal.signal(signal.SIGINT, before)
    assert len(told) == 1
    assert found.gain > 0 and -1 < found.value < 1


@pytest.mark.parametrize(("seconds", "looks"), [(0.1, 1), (13, 1), (30, 3), (1000, 6)])
def test_time_limit_includes_the_evaluation(seconds: float, looks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a fake clock: each pass over the graph takes a second, and one with more memory takes longer."""
    now, answers = [0.0], [0]
    forgetful = ImperfectRecallSolver(round_of((2, 1)), 1)
    edges = [AbstractionGraph.size_bound(*forgetful.round.bid_graphs, remembered)[1] for remembered in (1, 2)]
    true = rooms._Pass.__call__

    def passed(self: rooms._Pass, task: int, *args: Any, **named: Any) -> float:
        now[0] += edges[self._graph.recall - 1] / edges[0]
        answers[0] += task == BEST_RESPOND
        return true(self, task, *args, **named)

    monkeypatch.setattr(rooms._Pass, "__call__", passed)
    monkeypatch.setattr("time.perf_counter", lambda: now[0])
    steps: list[WorkProgress] = []
    found = solve_imperfect_recall(forgetful, seconds=seconds, started_at=0, stepped=steps.append)
    assert found.seconds == now[0] <= max(seconds, 5)  # two passes to learn, and three to look
    assert steps[-1].doing == "judging"
    assert answers[0] % 2 == 0 and answers[0] >= 2 * looks
    assert found.iterations >= 1


def test_learning_resumes_from_its_state() -> None:
    whole, half = (ImperfectRecallSolver(round_of((2, 1)), 1) for _ in range(2))
    for _ in range(6):
        whole.iterate()
    for _ in range(3):
        half.iterate()
    again = ImperfectRecallSolver(round_of((2, 1)), 1)
    again.load_state(dict(half.state_arrays()))
    for _ in range(3):
        again.iterate()
    assert again.iterations == 6 and again.value() == whole.value()
    with pytest.raises(ValueError, match="different round"):
        ImperfectRecallSolver(round_of((2, 1)), 2).load_state(dict(half.state_arrays()))
