"""The time to solve liar's dice, compared with OpenSpiel: one die each, the highest face wild, to a NashConv of 0.001.

    python benchmarks/solver.py

Each side starts as a new process, and the time of the whole process counts: starting, loading, making the game,
learning. Perudo also checks its progress. OpenSpiel would need 3 seconds for each check, so it is given a sufficient
number of iterations of its CFR+, and its policy is evaluated after its clock has stopped. Perudo runs with cached
compiled code, and once more without, so that compiling counts too. The two programs take turns.

Then comes a larger round, two dice against two with one-axis raises: the time of an iteration with one process and with
two, in turn.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from perudo.sim.bid_graph import BidGraph
from perudo.sim.workers import process_pool
from perudo.solver.cfr import Solver
from perudo.solver.distributed import DistributedTables
from perudo.solver.shard import Shard
from perudo.solver.tree import Round

ENOUGH = 510
"""Iterations after which OpenSpiel's CFR+ reaches 0.001."""
TURNS = 3
STEPS = 20
"""The number of iterations that are timed together."""
TARGETS = {"compiled before": 100, "compiling too": 20}
"""Target ratios."""

OPEN_SPIEL = f"""
import pyspiel, sys, time
game = pyspiel.load_game("liars_dice")
solver = pyspiel.CFRPlusSolver(game)
for _ in range({ENOUGH}):
    solver.evaluate_and_update_policy()
print("learned", flush=True)
print(pyspiel.nash_conv(game, solver.average_policy()))
"""
PERUDO = [sys.executable, "-m", "perudo", "solve", "--dice", "1,1", "--raise", "any-higher", "--aces", "top"]
PERUDO += ["--method", "discounted", "--gap", "0.001", "--json"]


ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""Python may cache compiled bytecode, as it does by default."""


def open_spiel() -> float:
    """Return how long OpenSpiel takes to learn, in seconds."""
    start = perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", OPEN_SPIEL], stdout=subprocess.PIPE, text=True, env=ENVIRONMENT
    ) as process:
        assert process.stdout
        assert process.stdout.readline() == "learned\n"
        seconds = perf_counter() - start
        nash_conv = float(process.stdout.readline())
    assert nash_conv <= 0.001, f"{ENOUGH} iterations come to {nash_conv}"
    return seconds


def perudo(kept: Path) -> float:
    """Return how long the whole process takes, in seconds. ``kept``: the folder for cached compiled code."""
    start = perf_counter()
    environment = {**ENVIRONMENT, "PERUDO_COMPILED": str(kept)}
    done = subprocess.run(PERUDO, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment, check=True)
    seconds = perf_counter() - start
    low, high = json.loads(done.stdout)["value"]
    assert low < -7 / 258 < high <= low + 0.001
    return seconds


def iterations(solver: Solver) -> float:
    """Return the mean seconds per iteration."""
    start = perf_counter()
    for _ in range(STEPS):
        solver.iterate()
    solver.bounds()  # waits for the workers, too
    return (perf_counter() - start) / STEPS


def spread() -> None:
    round_ = Round((2, 2), BidGraph.build(4, "one-axis"))
    alone = Solver(round_)
    with process_pool(2, Shard) as workers:
        both = Solver(round_, lines=DistributedTables(round_, workers))
        iterations(alone), iterations(both)
        times = [(iterations(alone), iterations(both)) for _ in range(2 * TURNS + 1)]
        assert abs(alone.bounds().low - both.bounds().low) < 1e-12
    one, two = (1000 * median(each) for each in zip(*times, strict=True))
    ratio = median(one / two for one, two in times)
    print(f"\nAn iteration by one process: {one:.0f} ms, by two: {two:.0f} ms, {ratio:.2f} times as fast")


def main() -> None:
    theirs: list[float] = []
    ours: dict[str, list[float]] = {name: [] for name in TARGETS}
    with tempfile.TemporaryDirectory() as folder:
        perudo(Path(folder))  # bytecode is cached from here on
    for turn in range(TURNS):
        with tempfile.TemporaryDirectory() as folder:
            ours["compiling too"].append(perudo(Path(folder)))
            ours["compiled before"] += [perudo(Path(folder)) for _ in range(3)]
        theirs.append(open_spiel())
        print(f"turn {turn + 1}: OpenSpiel {theirs[-1]:.1f} s", flush=True)
    print(f"\nOpenSpiel, CFR+: {median(theirs):.2f} s")
    for name, target in TARGETS.items():
        ratio = median(theirs) / median(ours[name])
        print(f"Perudo, {name}: {median(ours[name]):.2f} s, {ratio:.0f} times as fast (target: {target})")
    spread()


if __name__ == "__main__":
    main()
