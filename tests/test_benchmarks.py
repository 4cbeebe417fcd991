"""The benchmark of the server runs in all its parts; how fast they are is for the benchmark itself to say."""

import math
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import missing

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.skipif(sys.platform != "linux", reason="it reads what Linux tells of processes")
def test_every_part_of_the_benchmark_of_the_server_gives_a_figure() -> None:
    if not (ROOT / "src" / "perudo" / "server" / "page" / "index.html").exists():
        missing("the built page", "make page")
    quick = [sys.executable, "-m", "benchmarks.server", "--quick"]
    done = subprocess.run(quick, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    rows = [line.strip("| ").split(" | ") for line in done.stdout.splitlines() if re.match(r"\|.*\d", line)]
    figures = [[float(number) for cell in row for number in re.findall(r"nan|inf|\d[\d.]*", cell)] for row in rows]
    assert len(rows) > 15 and all(row and all(map(math.isfinite, row)) for row in figures), done.stdout
    from benchmarks import nodes  # only here: it reads what Linux tells of processes

    shared = ("two nodes", "human pace", "PostgreSQL alone", "The first limit is") if not nodes.missing() else ()
    for part in (
        *shared,
        "seats",
        "bare handler",
        "parts in the dice",
        "half load",
        "watchers",
        "that wait for the lobby",
        "database",
    ):
        assert part in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="it reads what Linux tells of processes")
def test_what_a_benchmark_stores_waits_for_a_disk() -> None:
    """Tests keep their data in memory; a benchmark that shares their parts must not, and says so where it can't."""

    def run(*asked: str, **variables: str) -> subprocess.CompletedProcess[str]:
        env = {name: value for name, value in os.environ.items() if name != "TMPDIR"} | variables
        return subprocess.run([sys.executable, *asked], cwd=ROOT, capture_output=True, text=True, env=env)

    asks = "import tempfile; print(tempfile.gettempdir())"
    assert run("-c", f"import benchmarks.server; {asks}").stdout == run("-c", asks).stdout
    if os.access("/dev/shm", os.W_OK):
        refused = run("-m", "benchmarks.server", TMPDIR="/dev/shm")
        assert refused.returncode == 1 and "is in memory" in refused.stderr


def test_the_benchmark_of_the_bots_gives_every_figure() -> None:
    pytest.importorskip("matplotlib")
    from benchmarks import bots
    from perudo.arena import alone, tables
    from perudo.bots.beginner import Beginner
    from perudo.bots.gambler import Gambler

    rules = tables(options={"dice": 2})[4:6]
    levels = {"beginner": Beginner, "gambler": Gambler}
    bench = bots.Bench(1, 1, alone, levels, {"other": Beginner}, "gambler", rules)
    ladder, copies, pooled = list(bench.ladder()), list(bench.among_copies()), list(bench.among_all_sorts())
    assert {each.games // each.players % len(rules) for each in (*ladder, *copies, *pooled)} == {0}, (
        "as many by each of the rules"
    )
    page = bots.page(bench, ladder, copies, pooled, 60)
    rows = [line for line in page.splitlines() if line.startswith("| ") and re.search(r"\d", line)]
    assert len(rows) == 1 + 2 + 2 + 1 + 7 + 1 + 2 and "nan" not in page
    assert all(0 < mean <= most < 1000 for _, mean, most in bench.thinking(1))


def test_each_aim_that_is_missed_has_its_reason_and_no_other() -> None:
    from benchmarks import scaling
    from benchmarks.courses import Course
    from benchmarks.figures import BARE, BARE_FIRST, OURS, PARTS, Effort, Figures
    from benchmarks.peers.database import Written

    def course(moves: int, answered: float = 0.0005) -> Course:
        return Course(0, 1, shown=[answered] * moves, answered=[answered] * moves)

    def told(ours: int, half: float) -> list[str]:
        figures = Figures(Effort(1, 0, 1, (1,), (), 10, (), 1, ()), half=course(10, half))
        figures.courses = {name: {1: [course(100)]} for name in (BARE, BARE_FIRST, PARTS)} | {OURS: {1: [course(ours)]}}
        figures.database, figures.idle = {6: Written(1, 1)}, {"nothing": 1.0, "the lobby": 25_000.0}
        return [line for line in scaling.why_not_more(figures) if line.startswith("- ")]

    first, memory = told(50, 0.01)[:1], told(10, 0.1)
    assert scaling.BY_THE_STACK in first[0] and "lobby" in first[0] and "nothing" not in first[0]
    reasons = scaling.BY_PYTHON, scaling.BY_THE_STACK, scaling.BY_THE_DUE
    assert len(memory) == 3 and all(reason in line for reason, line in zip(reasons, memory, strict=True))
