"""Solved rounds are held against known values, a linear program and slow best answers."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid, Deal, Game
from perudo.core.raises import RaiseRule
from perudo.core.rules import EDITIONS
from perudo.solver import regrets as learning
from perudo.solver.cfr import Bounds, SolveProgress, Solver, interruptible, solve
from perudo.solver.race import RACERS, best_solver
from perudo.solver.regrets import Method, memory_plan
from perudo.solver.tree import Round

from . import slow
from .rounds import CALZA, round_of, with_own_calza

SMALL = [
    round_of((1, 1), "one-axis", 3),
    round_of((1, 1), "any-higher", 3),
    round_of((2, 1), "any-higher", 2),
    round_of((1, 2), "one-axis", 3),
    round_of((2, 1), "any-higher", 2, "plain"),
    round_of((2, 1), "any-higher", 3, "silent"),
    round_of((1, 2), "one-axis", 2, "top"),
    round_of((2, 2), "one-axis", 3, locked=True),
    round_of((1, 1), "one-axis", 3, pay=CALZA),
    round_of((1, 2), "any-higher", 2, pay=CALZA),
    with_own_calza(round_of((1, 1), "any-higher", 3)),
    with_own_calza(round_of((2, 1), "one-axis", 2, pay=CALZA)),
]
small = pytest.mark.parametrize("round_", SMALL, ids=lambda each: f"{each.dice}-{each.bid_graph.raise_context}")


def solved(round_: Round, width: float, method: Method | None = None) -> tuple[Solver, SolveProgress]:
    solver = Solver(round_, method)
    return solver, solve(solver, target_gap=width, iterations=20_000)


def holds(bounds: Bounds, value: float, width: float) -> bool:
    return bounds.low <= value <= bounds.high and bounds.nash_conv <= width


# --- Held against other judges


@small
def test_value_matches_the_linear_program(round_: Round) -> None:
    _, found = solved(round_, 1e-6)
    value = slow.value(round_)
    assert found.bounds.nash_conv <= 1e-6
    assert found.bounds.low - 1e-9 <= value <= found.bounds.high + 1e-9


@small
@pytest.mark.parametrize("iterations", [0, 3, 40])
def test_bounds_match_the_reference_best_responses(round_: Round, iterations: int) -> None:
    solver = Solver(round_)
    for _ in range(iterations):
        solver.iterate()
    policy = slow.policy_of(solver)
    low, high = solver.bounds()
    assert low == pytest.approx(-slow.best_answer(round_, 1, policy), abs=1e-12)
    assert high == pytest.approx(slow.best_answer(round_, 0, policy), abs=1e-12)


def test_round_with_one_die_each_matches_published_value() -> None:
    round_ = round_of((1, 1), "any-higher", aces="top")
    assert Solver(round_).bounds().nash_conv == pytest.approx(1.561488646384479, abs=1e-12)
    _, found = solved(round_, 1e-3, "discounted")
    assert holds(found.bounds, -7 / 258, 1e-3)


@pytest.mark.parametrize("raise_", ["one-axis", "any-higher"])
def test_opener_loses_an_eighteenth_with_one_die_each(raise_: RaiseRule) -> None:
    _, found = solved(round_of((1, 1), raise_), 1e-6)
    assert holds(found.bounds, -1 / 18, 1e-6)


@pytest.mark.parametrize(
    ("dice", "value"), [((1, 1), Fraction(2, 3)), ((2, 2), Fraction(7, 18)), ((1, 2), None), ((3, 3), None)]
)
def test_palifico_rounds_converge_to_known_values(dice: tuple[int, int], value: Fraction | None) -> None:
    _, found = solved(round_of(dice, locked=True), 1e-6)
    assert found.bounds.nash_conv <= 1e-6
    if value is not None:
        assert holds(found.bounds, float(value), 1e-6)


@pytest.mark.parametrize("raise_", ["one-axis", "any-higher"])
def test_round_payoffs_match_the_game(raise_: RaiseRule) -> None:
    """One die each: every line of bids, every deal, by the rules of ``Game``."""
    rules = replace(EDITIONS["bga"], dice=1, raise_=raise_)
    round_ = round_of((1, 1), raise_)
    lines: list[tuple[int, ...]] = [()]
    dealt = Game.start(rules, 2)
    counted = 0
    while lines:
        bids = lines.pop()
        counted += 1
        lines.extend((*bids, number) for number in round_.bid_graph.successors[bids[-1] if bids else -1])
        for dice in [(1, 1), (1, 3), (3, 1), (2, 3), (3, 3), (6, 2)] if len(bids) < 4 else []:
            game = dealt.after(Deal(((dice[0],), (dice[1],)), opener=1))
            for number in bids:
                game = game.after(round_.bid_graph.bids[number])
            following = {
                round_.bid_graph.bids[number] for number in round_.bid_graph.successors[bids[-1] if bids else -1]
            }
            assert {move for move in game.legal if isinstance(move, Bid)} == following
            if bids:
                outcome = game.after(DUDO).previous
                assert outcome
                assert slow.paid(round_, bids, -1, dice) == (1 if outcome.lost == (2,) else -1)
    assert counted == round_.line_count == len(round_.tree)


# --- Ways of learning


@pytest.mark.parametrize("method", ["plus", "predictive", "discounted"])
def test_each_method_converges(method: Method) -> None:
    _, found = solved(round_of((1, 1), "one-axis"), 1e-4, method)
    assert holds(found.bounds, -1 / 18, 1e-4)


def test_single_precision_solution_is_evaluated_in_double_precision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "FLOAT32_THRESHOLD_BYTES", 0)
    solver, found = solved(round_of((1, 1), "one-axis"), 1e-4)
    assert not memory_plan(solver.round).precise
    assert holds(found.bounds, -1 / 18, 1e-4)


def test_round_of_two_dice_against_one_matches_bounds() -> None:
    """Bounds that were computed twice: in float64 and float32, by three methods."""
    solver, found = solved(round_of((2, 1)), 1e-3)
    assert holds(found.bounds, 0.24075, 1e-3)
    mix = solver.mix(0)
    assert mix.sum(axis=0) == pytest.approx(np.ones(21))
    assert (
        mix[solver.round.tree.child(0, solver.round.bid_graph.bid_number(Bid(2, 2))) - 1][6] > 0.99
    )  # two twos say so


def test_racing_solver_is_competitive_with_the_fastest_method() -> None:
    """On the first of these rounds the predictive way is quicker by far; on the second the discounted one."""
    for round_, width in ((round_of((2, 1), "any-higher", 2), 1e-8), (round_of((1, 1), "any-higher", 3, "top"), 1e-5)):
        race = best_solver(round_)
        alone = [Solver(round_, method) for method in RACERS]
        raced = solve(race, target_gap=width, iterations=20_000)
        single = [solve(solver, target_gap=width, iterations=20_000) for solver in alone]
        assert raced.bounds.nash_conv <= width
        assert raced.iterations <= 2 * min(found.iterations for found in single) + 128
        for found in single:
            assert raced.bounds.low <= found.bounds.high and found.bounds.low <= raced.bounds.high
        assert race.mix(0).sum(axis=0) == pytest.approx(np.ones(race.mix(0).shape[1]))


# --- Limits, and work that is kept


def test_solving_stops_at_each_limit() -> None:
    round_ = round_of((1, 1))
    assert solve(Solver(round_), iterations=7).iterations == 7
    assert solve(Solver(round_), target_gap=0.1).bounds.nash_conv <= 0.1
    assert solve(Solver(round_), seconds=0.05).seconds < 5


def test_solving_resumes_from_its_checkpoint(tmp_path: Path) -> None:
    file = tmp_path / "work"
    methods: tuple[Method | None, ...] = ("discounted", "predictive", None)
    for method in methods:
        whole, first, second = (best_solver(round_of((1, 1)), method) for _ in range(3))
        solve(first, iterations=10, checkpoint=file)
        assert solve(second, iterations=25, checkpoint=file)[:2] == solve(whole, iterations=25)[:2]
        assert [each.name for each in tmp_path.iterdir()] == ["work"]
        file.unlink()


def test_checkpoint_of_another_round_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "work"
    solve(Solver(round_of((1, 1))), iterations=1, checkpoint=file)
    with pytest.raises(PerudoError, match="solver-other-round"):
        solve(Solver(round_of((1, 1), locked=True)), iterations=1, checkpoint=file)
    file.write_bytes(b"PK\x03\x04 broken")
    with pytest.raises(PerudoError, match="solver-other-round"):
        solve(Solver(round_of((1, 1))), iterations=1, checkpoint=file)
    with pytest.raises(PerudoError, match="solver-unwritten"):
        solve(Solver(round_of((1, 1))), iterations=1, checkpoint=tmp_path / "nowhere" / "work")


@pytest.fixture
def interrupts() -> Iterator[None]:
    """Ctrl-C is heard, even where the tests run in the background of a shell, which has it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupts")
def test_interrupt_returns_partial_results() -> None:
    looks: list[int] = []

    def told(progress: SolveProgress) -> None:
        looks.append(progress.iterations)
        if len(looks) == 5:
            os.kill(os.getpid(), signal.SIGINT)

    found = solve(Solver(round_of((1, 1))), target_gap=1e-15, iterations=5000, on_progress=told)
    assert found.iterations == looks[-1] == looks[4] + 1
    assert found.bounds.low < -1 / 18 < found.bounds.high
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.usefixtures("interrupts")
def test_second_interrupt_stops_immediately() -> None:
    with interruptible() as stopped:
        os.kill(os.getpid(), signal.SIGINT)
        assert stopped()
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_too_large_round_is_refused_before_solving() -> None:
    with pytest.raises(PerudoError, match="solver-too-large"):
        Solver(round_of((5, 5)))
    assert round_of((5, 5), "any-higher").line_count > 1 << 59
    assert memory_plan(round_of((3, 2))).needed < 16 << 30
