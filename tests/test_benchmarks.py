"""The benchmark of the server runs in all its parts; how fast they are is for the benchmark itself to say."""

import math
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.conftest import missing

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.skipif(sys.platform != "linux", reason="it reads what Linux tells of processes")
def test_server_benchmark_produces_all_figures() -> None:
    if not (ROOT / "src" / "perudo" / "server" / "page" / "index.html").exists():
        missing("the built page", "make page")
    quick = [sys.executable, "-m", "benchmarks.server", "--quick"]
    done = subprocess.run(quick, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    rows = [line.strip("| ").split(" | ") for line in done.stdout.splitlines() if re.match(r"\|.*\d", line)]
    figures = [[float(number) for cell in row for number in re.findall(r"nan|inf|\d[\d.]*", cell)] for row in rows]
    assert len(rows) > 15 and all(row and all(map(math.isfinite, row)) for row in figures), done.stdout
    from benchmarks import nodes  # only here: it needs Linux' information about processes

    shared = ("two nodes", "human speed", "PostgreSQL alone", "The first bottleneck is") if not nodes.missing() else ()
    for part in (
        *shared,
        "seats",
        "bare handler",
        "with contributions",
        "half load",
        "spectators",
        "subscribed to the lobby",
        "database",
    ):
        assert part in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="it reads what Linux tells of processes")
def test_benchmark_store_uses_a_real_disk() -> None:
    """Tests keep their data in memory; a benchmark that shares their parts must not, and says so where it can't."""

    def run(*asked: str, **variables: str) -> subprocess.CompletedProcess[str]:
        env = {name: value for name, value in os.environ.items() if name != "TMPDIR"} | variables
        return subprocess.run([sys.executable, *asked], cwd=ROOT, capture_output=True, text=True, env=env)

    asks = "import tempfile; print(tempfile.gettempdir())"
    assert run("-c", f"import benchmarks.server; {asks}").stdout == run("-c", asks).stdout
    if os.access("/dev/shm", os.W_OK):
        refused = run("-m", "benchmarks.server", TMPDIR="/dev/shm")
        assert refused.returncode == 1 and "is in memory" in refused.stderr


def test_bot_benchmark_produces_all_figures() -> None:
    pytest.importorskip("matplotlib")
    from benchmarks import bots
    from perudo.arena import rule_sets, run_serially
    from perudo.bots.beginner import Beginner
    from perudo.bots.gambler import Gambler

    rules = rule_sets(options={"dice": 2})[4:6]
    levels = {"beginner": Beginner, "gambler": Gambler}
    bench = bots.Bench(1, 1, run_serially, levels, {"other": Beginner}, "gambler", rules)
    ladder, copies, pooled = list(bench.ladder()), list(bench.among_copies()), list(bench.among_all_sorts())
    assert {each.games // each.players % len(rules) for each in (*ladder, *copies, *pooled)} == {0}, (
        "as many by each of the rules"
    )
    page = bots.page(bench, ladder, copies, pooled, 60)
    rows = [line for line in page.splitlines() if line.startswith("| ") and re.search(r"\d", line)]
    assert len(rows) == 1 + 2 + 2 + 1 + 7 + 1 + 2 and "nan" not in page
    assert all(0 < mean <= most < 1000 for _, mean, most in bench.thinking(1))


def test_foresight_is_measured_for_every_table_size() -> None:
    from benchmarks import foresight

    tables = [foresight.watched(1, number) for number in range(len(foresight.TABLES))]
    assert all(len(rows) for rows in tables), "somebody bid at each"
    rows = np.concatenate(tables)
    chances = rows.T[:3].round(9)
    assert chances.min() >= 0 and chances.max() <= 1 and rows.T[4].min() > 0
    page = "\n".join(foresight.page(rows, len(tables)))
    assert page.count("| ") > 20 and "nan" not in page


def test_foresight_fit_recovers_known_coefficients() -> None:
    """Here bids that are passed on bring a tenth of what another's die does if they are true, and six if false."""
    from benchmarks import foresight

    chance = np.random.default_rng(1)
    likely, mean = chance.random(500), chance.uniform(0.1, 0.5, 500)
    rows = np.stack([likely, likely, chance.integers(0, 2, 500), mean * (0.1 + 0.5 * (1 - likely)), mean], 1)
    assert foresight.fitted(rows) == pytest.approx((0.1, 0.6))


def test_bot_documents_mark_missed_targets() -> None:
    pytest.importorskip("matplotlib")
    from benchmarks import bots, pages, responder
    from benchmarks.responder import MATCHES, ROW
    from perudo.arena import run_serially
    from perudo.bots.beginner import Beginner

    def measured(share: float, players: int, others: str = "reader") -> bots.Measured:
        return bots.Measured("master", others, players, 1, 100, share, share - 0.01, share + 0.01)

    bench = bots.Bench(1, 1, run_serially, {"beginner": Beginner}, {})
    bench.thinking = lambda deals=2: iter([("slow", 15.0, 25.0), ("swift", 5.0, 15.0)])  # type: ignore[method-assign]
    ladder = [measured(0.56, 2), measured(0.54, 4), measured(0.55, 6)]
    copies = [
        *(measured(0.79, 2), measured(0.27, 6)),
        *(measured(0.81, 2, "odds"), measured(0.39, 6, "odds")),
        *(measured(0.49, 2, "seldom"), measured(0.17, 6, "seldom")),
    ]
    page = bots.page(bench, ladder, copies, [measured(0.51, 4), measured(0.32, 6)], 60)
    assert [line.split(" **not met**")[0] for line in page.splitlines() if "not met" in line] == [
        "| `master` and `reader` | 56.0% (55.0% to 57.0%) | 54.0% (53.0% to 55.0%)",
        "| `reader` | 79.0% (78.0% to 80.0%)",
        "| `odds` | 81.0% (80.0% to 82.0%) | 80% | 2.34 (2.28 to 2.40)",
        "| `seldom` | 49.0% (48.0% to 50.0%)",
        "| 6 | 1.92 (1.86 to 1.98)",
        "| `slow` | 15.0 | 25.0",
    ]
    assert page.count("not met") == 6
    assert "target is 55%" in page and "less than 20 ms" in " ".join(page.split())

    page = (pages.DOCS / "builtin-bots.md").read_text(encoding="utf-8")
    assert len(ROW.findall(page)) == len(responder.rows(page)) >= 2 and set(responder.rows(page)) <= set(MATCHES)


def test_figures_are_inserted_at_their_markers(tmp_path: Path) -> None:
    from benchmarks import pages, trade

    page = tmp_path / "page.md"
    page.write_text("a\n<!-- given -->\nold\n<!-- end of given -->\nb\n", encoding="utf-8")
    for _ in range(2):
        pages.put(page, "given", "new\n")
        assert page.read_text(encoding="utf-8") == "a\n<!-- given -->\n\nnew\n\n<!-- end of given -->\nb\n"
    with pytest.raises(ValueError, match="no place that is marked <!-- other -->"):
        pages.put(page, "other", "new\n")
    marks = ["given away", "responder", *(curve.section for curve in trade.CURVES)]
    for name, mark in [("simulation.md", "figures"), *(("builtin-bots.md", mark) for mark in marks)]:
        shutil.copy(pages.DOCS / name, page)
        pages.put(page, mark, "new\n")


def test_each_missed_target_has_a_reason() -> None:
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


def test_capacity_page_opens_with_its_conclusion() -> None:
    from benchmarks import scaling
    from benchmarks.courses import Course
    from benchmarks.figures import BOARDGAME, OURS, Effort, Figures

    def course(moves: int) -> Course:
        return Course(0, 1, shown=[0.0005] * moves, answered=[0.0005] * moves)

    figures = Figures(Effort(1, 0, 1, (1,), (), 10, (), 1, ()), courses={OURS: {1: [course(1500)]}})
    alone = (
        "One core serves about 1,500 moves per second when players do not pause. Every move is on disk before anyone "
        "sees it."
    )
    assert scaling.takeaway(figures) == alone
    figures.courses[BOARDGAME] = {1: [course(1000)]}
    assert scaling.takeaway(figures).startswith(f"{alone} Perudo's rate is 1.5 times that of boardgame.io")
