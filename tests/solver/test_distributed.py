"""A round over several workers is learned exactly like by one solver, to the last bit, with any workers."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from perudo.core.errors import PerudoError
from perudo.sim import workers
from perudo.sim.workers import Worker, parallel_map, process_pool
from perudo.solver import distributed as spreading
from perudo.solver import regrets as learning
from perudo.solver.cfr import SolveProgress, Solver, solve
from perudo.solver.distributed import MAX_PIECES, DistributedTables, partition
from perudo.solver.race import best_solver
from perudo.solver.regrets import Method
from perudo.solver.shard import Shard
from perudo.solver.tree import Round, Tree

from .rounds import CALZA, bounds_of, round_of

near = partial(bounds_of, width=1e-2)

ROUNDS = [
    round_of((1, 1), "one-axis", 2),
    round_of((2, 1), "any-higher", 2),
    round_of((1, 2), "one-axis", 3, pay=CALZA),
    round_of((2, 2), "one-axis", 3, locked=True),
    replace(
        round_of((2, 1), "one-axis", 3, locked=True), responder_bid_graph=round_of((2, 1), "one-axis", 3).bid_graph
    ),
    round_of((2, 1), "one-axis"),
]
rounds = pytest.mark.parametrize("round_", ROUNDS, ids=lambda each: f"{each.dice}-{each.bid_graph.raise_context}")


class Here:
    """A worker in this process, which speaks of arrays as one does elsewhere: in copies."""

    def __init__(self) -> None:
        self.share = Shard()
        self.said: list[Any] = []

    def submit(self, task: str, *args: Any) -> None:
        self.said.append(self.share.do(task, args))

    def result(self) -> Any:
        done, said = self.said.pop(0)
        if not done:
            raise said
        return said


def alone(round_: Round, iterations: int, method: Method | None = None) -> Solver:
    solver = Solver(round_, method)
    for _ in range(iterations):
        solver.iterate()
    return solver


def agree(spread: Solver, single: Solver) -> None:
    assert spread.iterations == single.iterations
    assert spread.bounds() == pytest.approx(single.bounds(), abs=1e-14)  # sums over hands are numpy's, as it likes
    assert np.array_equal(spread.mix(0), single.mix(0))
    for me in (0, 1):
        expected = spread.expected_values(me)
        assert expected == pytest.approx(single.expected_values(me)[: len(expected)], abs=1e-12)


@pytest.fixture(autouse=True, params=[2])
def short(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Stems are longer here than elsewhere: small rounds have many pieces, too."""
    monkeypatch.setattr(spreading, "_STEM", request.param)
    partition.cache_clear()
    yield
    partition.cache_clear()


# --- Pieces


@rounds
def test_partition_covers_each_bid_sequence_exactly_once(round_: Round) -> None:
    lattices = round_.bid_graph, round_.responder_bid_graph or round_.bid_graph
    stem, stop, pieces = partition(round_)
    tops = np.concatenate([piece.roots for piece in pieces])
    assert sorted(tops.tolist()) == list(range(stop, len(stem)))
    lines = []
    for piece in pieces:
        tree = Tree.subtree(*lattices, piece.bid, piece.above, piece.depth)
        before = len(piece.at) - len(piece.bid)
        lines.append(len(tree) - before)
        assert np.array_equal(tree.last_bid[before : len(piece.at)], stem.last_bid[piece.roots])
        assert np.array_equal(piece.at[tree.parent[before : len(piece.at)]], stem.parent[piece.roots])
        assert np.array_equal(tree.to_act[: len(piece.at)], stem.to_act[piece.at])
    assert stop + sum(lines) == round_.line_count
    if round_.line_count > 1000:
        assert len(pieces) == MAX_PIECES and max(lines) < 1.2 * min(lines)


@pytest.mark.parametrize("short", [150], indirect=True)
def test_larger_rounds_are_partitioned_into_more_pieces() -> None:
    many = [len(partition(round_of(dice)).pieces) for dice in ((1, 1), (2, 1), (2, 2), (3, 2), (3, 3))]
    assert many == [2, 5, 13, MAX_PIECES, MAX_PIECES]


# --- The same as alone


@rounds
@pytest.mark.parametrize("count", [1, 3])
def test_distributed_solver_matches_a_single_process(round_: Round, count: int) -> None:
    spread = best_solver(round_, workers=[Here() for _ in range(count)])
    assert isinstance(spread, Solver)
    agree(spread, alone(round_, 0))
    for _ in range(12):
        spread.iterate()
    agree(spread, alone(round_, 12))


@pytest.mark.parametrize("method", ["plus", "discounted"])
def test_distributed_solver_matches_single_process_with_every_method(
    monkeypatch: pytest.MonkeyPatch, method: Method
) -> None:
    monkeypatch.setattr(learning, "FLOAT32_THRESHOLD_BYTES", 0)
    round_ = round_of((1, 2), "any-higher", 3)
    spread = Solver(round_, lines=DistributedTables(round_, [Here(), Here()], method))
    for _ in range(9):
        spread.iterate()
    agree(spread, alone(round_, 9, method))


def test_payoff_changes_reach_all_workers() -> None:
    round_ = round_of((1, 2), "one-axis", 3, pay=CALZA)
    changed = replace(round_, payoffs=(CALZA[1], CALZA[0]))
    both = Solver(round_, lines=DistributedTables(round_, [Here(), Here()], "discounted")), Solver(round_, "discounted")
    for solver in both:
        solver.iterate()
        solver.set_payoffs(changed)
        solver.iterate()
    agree(*both)


def test_strategy_outside_local_partition_raises_index_error() -> None:
    spread = Solver(ROUNDS[-1], lines=DistributedTables(ROUNDS[-1], [Here()]))
    stop = partition(ROUNDS[-1]).stop
    assert spread.mix(stop - 1).sum(axis=0) == pytest.approx(1)
    with pytest.raises(IndexError):
        spread.mix(stop)


def test_checkpoint_resumes_with_another_worker_count(tmp_path: Path) -> None:
    file, round_ = tmp_path / "work", ROUNDS[-1]
    for count, iterations in ((3, 5), (1, 8), (4, 11)):
        spread = best_solver(round_, workers=[Here() for _ in range(count)])
        solve(spread, iterations=iterations, checkpoint=file)
        assert isinstance(spread, Solver)
        agree(spread, alone(round_, iterations))
    with pytest.raises(PerudoError, match="solver-other-round"):
        Solver(round_).load(file)
    Solver(round_).save(file)
    with pytest.raises(PerudoError, match="solver-other-round"):
        best_solver(round_, workers=[Here()]).load(file)


def test_solver_checks_the_available_memory_of_each_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    round_ = round_of((3, 2))
    needed = learning.memory_plan(round_).needed
    for machines, there, fits in (("aa", 1.1, True), ("aa", 0.9, False), ("aab", 0.7, True), ("aab", 0.6, False)):
        hired = [Here() for _ in machines]
        for worker, machine in zip(hired, machines, strict=True):
            monkeypatch.setattr(
                worker.share, "available_memory", lambda name=machine, free=there: (name, int(free * needed))
            )
            monkeypatch.setattr(worker.share, "begin", lambda *args: None)
        if fits:
            DistributedTables(round_, hired)
        else:
            with pytest.raises(PerudoError, match="solver-too-large"):
                DistributedTables(round_, hired)


# --- Many rounds


def test_parallel_map_solves_one_round_per_worker() -> None:
    hired = [Here(), Here()]
    assert list(parallel_map(hired, near, ROUNDS)) == [near(round_) for round_ in ROUNDS]
    with pytest.raises(PerudoError, match="solver-too-large"):
        list(parallel_map(hired, near, [*ROUNDS[:3], round_of((5, 5)), *ROUNDS[:3]]))


# --- Processes


@pytest.fixture
def two() -> Iterator[list[Worker]]:
    with process_pool(2, Shard) as hired:
        yield hired


def test_distributed_solver_works_with_worker_processes(two: list[Worker]) -> None:
    round_ = ROUNDS[-1]
    spread = best_solver(round_, workers=two)
    assert isinstance(spread, Solver)
    for _ in range(12):
        spread.iterate()
    agree(spread, alone(round_, 12))
    assert list(parallel_map(two, near, ROUNDS[:3])) == [near(round_) for round_ in ROUNDS[:3]]
    with pytest.raises(PerudoError, match=r"GiB are free.*solver-too-large"):
        list(parallel_map(two, near, [round_of((5, 5))]))


def test_killed_worker_is_reported_and_checkpoint_is_kept(two: list[Worker], tmp_path: Path) -> None:
    file, round_ = tmp_path / "work", ROUNDS[-1]
    spread = best_solver(round_, workers=two)
    lost = two[0]
    assert isinstance(lost, workers._Process)
    killed = lost.process

    def told(progress: SolveProgress) -> None:
        if progress.iterations >= 9:
            killed.kill()

    with pytest.raises(PerudoError, match="worker-lost"):
        solve(spread, iterations=50, checkpoint=file, every=0, on_progress=told)
    again = best_solver(round_, workers=[Here()])
    assert isinstance(again, Solver)
    again.load(file)
    assert again.iterations == 8
    agree(again, alone(round_, 8))


SOLVES = [sys.executable, "-m", "perudo", "solve", "--dice", "2,1", "--gap", "1e-12", "--json", "--processes", "2"]


HEARD = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Ctrl-C is heard, even where the tests run in the background of a shell, which has it ignored."""


def begun(*more: str) -> subprocess.Popen[str]:
    """A solve that learns by now."""
    process = subprocess.Popen(
        [sys.executable, "-c", HEARD, *SOLVES, *more],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    assert process.stderr
    for line in process.stderr:
        if line.startswith("Iterations"):
            break
    return process


def ended(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Return its output, once nobody is left who could write more: its workers share its streams."""
    try:
        return process.communicate(timeout=60)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def test_interrupt_reports_results_and_ends_processes(tmp_path: Path) -> None:
    file = tmp_path / "work"
    with begun("--checkpoint", str(file)) as process:
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does: to the workers too
        out, err = ended(process)
    assert process.returncode == 0 and "Traceback" not in err
    low, high = json.loads(out)["value"]
    assert -1 <= low < high <= 1
    assert file.exists()


def test_workers_do_not_outlive_their_parent() -> None:
    with begun() as process:
        process.kill()
        ended(process)
