"""How strong the house bots are, each against the one below it, and the strongest against all sorts.

    python -m benchmarks.bots [--deals N] [--seed S] [--jobs J]

All as ``perudo arena`` plays it: in every edition, with calza and without, each deal through every seating. Writes
docs/ladder.md and its chart. ``--deals``: for tables of two; for larger ones fewer, as they take longer.
"""

from __future__ import annotations

import argparse
import platform
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import matplotlib as mpl

from benchmarks.pool import POOL
from perudo.arena import Series, run
from perudo.arena.workers import processes, processors
from perudo.bots import HOUSE_BOTS

DEALS, SEED = 400, 1
DOCS = Path(__file__).parents[1] / "docs"
TOP = "master"
ALL = HOUSE_BOTS | POOL
TABLES = (2, 4, 6)


class Measured(NamedTuple):
    """What one kind of bot won at tables with others: a share for each of its chairs, and 95 % around it."""

    name: str
    others: str
    players: int
    chairs: int
    games: int
    share: float
    low: float
    high: float

    @property
    def times(self) -> str:
        """In fair shares."""
        low, share, high = (self.players * part for part in (self.low, self.share, self.high))
        return f"{share:.2f} ({low:.2f} to {high:.2f})"

    @property
    def won(self) -> str:
        """Of all games at these tables."""
        low, share, high = (self.chairs * part for part in (self.low, self.share, self.high))
        return f"{share:.1%} ({low:.1%} to {high:.1%})"


class Bench:
    """``deals``: at tables of two."""

    def __init__(self, deals: int, seed: int, jobs: int) -> None:
        self.deals, self.seed = deals, seed
        self._spread = partial(processes, jobs=jobs)

    def measure(self, names: Sequence[str], others: str, players: int) -> Measured:
        """The first named, among the others. Names that come twice are one kind."""
        series = Series.among(tuple(names), tuple(ALL[name] for name in names), players=players, seed=self.seed)
        deals = max(1, self.deals * 4 // players**2 // len(names)) * len(names)
        label = f"{names[0]} and {others}, {players} at a table"
        found = run(series, deals, self._spread, lambda games: _progress(label, games, deals * players))
        row = found.rows[0]
        return Measured(
            row.name, others, players, max(1, players // len(names)), found.games, row.share, row.low, row.high
        )

    def ladder(self) -> Iterator[Measured]:
        """Half the chairs are taken by one level, and half by the one below."""
        for weak, strong in pairwise(HOUSE_BOTS):
            for players in TABLES:
                yield self.measure([strong, weak], weak, players)

    def among_copies(self) -> Iterator[Measured]:
        """The strongest alone among many of one kind."""
        for other in ALL:
            for players in (2, 6):
                if other != TOP:
                    yield self.measure([TOP, *[other] * (players - 1)], other, players)

    def among_all_sorts(self) -> Iterator[Measured]:
        """The strongest in a pool of ten, who take turns: others sit beside it each time."""
        for players in (4, 6):
            yield self.measure([TOP, *POOL], "all sorts", players)


def _progress(label: str, games: int, every: int) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{label}: {games} of {every} games", end="\n" if games == every else "", file=sys.stderr)
    elif games == every:
        print(f"{label}: {games} games", file=sys.stderr, flush=True)


# --- The page


HEAD = """# How good the house bots are

`make bench-bots` measures all of this, and writes this page anew; it takes about {minutes:.0f} minutes on
{processors} cores. Everything is played in all five editions, with calza and without, each deal through every seating
([the arena](bots.md#the-arena)). In brackets is the 95 % interval.

## The ladder

Half of the chairs are taken by one level, half by the one below it. What the higher one wins of all games; a half would
be as good.

| | two | four | six |
|---|--:|--:|--:|
"""

AMONG = """
## The master among others

One `master`, and every other chair taken by a copy of one other bot: its share of the wins between two, and how many
times its fair share it wins at a table of six. The last ten are simple players, an idea each, as people publish them
([`benchmarks/pool.py`](../benchmarks/pool.py)); those that seldom call are the ones at whom many a clever bot fails.

| among copies of | wins between two | times its share at six |
|---|--:|--:|
"""

POOLED = """
In a pool of all ten, who take turns at the table with it:

| players | times its share |
|--:|--:|
"""

FOOT = """
![What the master wins](ladder.svg)

A bot thinks less than 20 ms about a word at a table of six, with numpy alone. Measured on {machine}, Python {python}.
"""


def page(ladder: list[Measured], copies: list[Measured], pooled: list[Measured], seconds: float) -> str:
    lines = HEAD.format(minutes=max(1, seconds / 60), processors=processors()).splitlines()
    for at in range(0, len(ladder), len(TABLES)):
        row = ladder[at : at + len(TABLES)]
        lines.append(f"| `{row[0].name}` and `{row[0].others}` | {' | '.join(each.won for each in row)} |")
    lines += AMONG.splitlines()
    for two, six in zip(copies[::2], copies[1::2], strict=True):
        lines.append(f"| `{two.others}` | {two.won} | {six.times} |")
    lines += POOLED.splitlines()
    lines += [f"| {each.players} | {each.times} |" for each in pooled]
    lines += FOOT.format(machine=_machine(), python=platform.python_version()).splitlines()
    return "\n".join(lines) + "\n"


def _machine() -> str:
    info = Path("/proc/cpuinfo")
    models = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
    return f"{models[0] if models else platform.machine()}, {processors()} cores"


def chart(copies: list[Measured], pooled: list[Measured], file: Path) -> None:
    mpl.use("svg")
    from matplotlib import pyplot

    mpl.rcParams["svg.hashsalt"] = "perudo"
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 6), sharey=False, layout="constrained")
    two, six = copies[::2], [*copies[1::2], *pooled]
    for axes, shown, title in ((left, two, "between two"), (right, six, "at a larger table")):
        names = [each.others + (f" ({each.players})" if each in pooled else "") for each in shown]
        times = [each.players * each.share for each in shown]
        spread = [
            [each.players * (each.share - each.low) for each in shown],
            [each.players * (each.high - each.share) for each in shown],
        ]
        axes.barh(names, times, xerr=spread, color="#8c3b2e", ecolor="#c9a227")
        axes.axvline(1, color="#444444", linewidth=1)
        axes.invert_yaxis()
        axes.set_title(f"The master among copies, {title}")
        axes.set_xlabel("times its fair share")
    figure.savefig(file, metadata={"Date": None})
    pyplot.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bots", description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--show", action="store_true", help="only show; write nothing")
    asked = parser.parse_args()
    bench, begun = Bench(asked.deals, asked.seed, asked.jobs), time.monotonic()
    ladder, copies, pooled = list(bench.ladder()), list(bench.among_copies()), list(bench.among_all_sorts())
    written = page(ladder, copies, pooled, time.monotonic() - begun)
    print(written)
    if not asked.show:
        (DOCS / "ladder.md").write_text(written)
        chart(copies, pooled, DOCS / "ladder.svg")


if __name__ == "__main__":
    main()
