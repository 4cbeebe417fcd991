"""The calibration of reviews: do players win 30 % of the moments at which their chance is 30 %? Is luck zero on
average?

    python -m benchmarks.reliability [--games N] [--jobs J]

Reviews games between built-in bots and writes the section on calibration in docs/review.md, with its picture.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

import matplotlib as mpl
import numpy as np
import numpy.typing as npt

from benchmarks.pages import DOCS, put
from perudo.analysis.review import review
from perudo.core.rules import EDITIONS
from perudo.sim.workers import cpu_count
from tests.samples import played

GAMES = 100
"""Games for each of the tables."""
TABLES = (
    ("master", "reader"),
    ("odds", "planner"),
    ("master", "odds", "reader"),
    ("planner", "master", "reader", "odds"),
    ("gambler", "odds", "reader", "planner", "master", "beginner"),
)
PAGE = DOCS / "review.md"
TENTHS = 10

Rows = npt.NDArray[np.float64]


class Game(NamedTuple):
    """[.., 2]: the prediction, and the result."""

    chart: Rows
    """For each moment and seat that had dice."""
    words: Rows
    """For each move: the chance to win with it, given what its player knew."""
    luck: Rows
    """For each seat: its luck, and its result."""


def reviewed(levels: tuple[str, ...], number: int) -> Game:
    record = played(levels, f"reliability {number}", list(EDITIONS.values())[number % len(EDITIONS)])
    replay, found = record.replay(), review(record)
    chart = [
        (chances[seat - 1], seat == replay.winner)
        for chances, (_, game) in zip(found.win_probabilities, replay.steps, strict=True)
        for seat in game.alive
        if game.winner is None
    ]
    words = [(each.win_probability, each.seat == replay.winner) for each in found.decisions]
    luck = [(account.luck, account.result) for account in found.summaries]
    return Game(*(np.array(rows, float) for rows in (chart, words, luck)))


def curve(rows: Rows) -> Iterator[str]:
    """Yield how often predictions came true, for ten ranges of equal width."""
    yield "| prediction | mean | won | moments |"
    yield "|---|---|---|---|"
    for there in tenths(rows):
        (told, won), low = there.mean(0), min(int(there[0, 0] * TENTHS), TENTHS - 1) * 100 // TENTHS
        yield f"| {low} to {low + 100 // TENTHS} % | {told:.1%} | {won:.1%} | {len(there)} |"


def tenths(rows: Rows) -> list[Rows]:
    """Group predictions into ranges, without empty ones."""
    at = (rows[:, 0] * TENTHS).astype(int).clip(0, TENTHS - 1)
    return [rows[at == tenth] for tenth in np.unique(at)]


def off(rows: Rows) -> float:
    """Return the mean difference between predictions and results."""
    return float(sum(abs(np.diff(there.mean(0))[0]) * len(there) for there in tenths(rows)) / len(rows))


def picture(games: Sequence[Game], file: Path) -> None:
    """Draw the calibration curve, next to that of perfect predictions."""
    mpl.use("svg")
    from matplotlib import pyplot

    mpl.rcParams["svg.hashsalt"] = "perudo"
    figure, axes = pyplot.subplots(figsize=(6, 6), layout="constrained")
    axes.plot([0, 100], [0, 100], color="#444444", linewidth=1, label="always right")
    for what, name, colour in (("chart", "of the chart", "#8c3b2e"), ("words", "of words", "#c9a227")):
        told, won = (100 * np.array([rows.mean(0) for rows in tenths(_all(games, what))])).T
        axes.plot(told, won, marker="o", color=colour, label=name)
    axes.set(xlim=(0, 100), ylim=(0, 100), aspect="equal", xlabel="chance to win that was told, %", ylabel="won, %")
    axes.legend()
    figure.savefig(file, metadata={"Date": None})
    pyplot.close(figure)


def _all(games: Sequence[Game], what: str) -> Rows:
    return np.concatenate([getattr(game, what) for game in games])


def section(games: dict[tuple[str, ...], list[Game]]) -> Iterator[str]:
    every = [game for found in games.values() for game in found]
    chart, words = (_all(every, what) for what in ("chart", "words"))
    yield f"""![Results by predicted chance](review.svg)

The tables are based on {len(every)} games between built-in bots, which contain {len(chart)} chart probabilities and
{len(words)} moves (`make bench NAME=reliability` writes this section). On average, the chart's probabilities differ
from the results by {off(chart):.1%}:
"""
    yield from curve(chart)
    yield f"""
On average, the win probability predicted for the chosen move, given what the player knew, differs from the results by
{off(words):.1%}:
"""
    yield from curve(words)
    yield """
For these games, the table shows the mean luck with its standard error, and the variance of the results with and
without luck. The predictions assume that all players are equally strong. Correcting for luck may therefore increase the
variance of the results of a player who nearly always wins or loses.

| at the table | games | seat | mean luck | error | variance of results | without luck |
|---|---|---|---|---|---|---|"""
    for levels, found in games.items():
        rows = np.array([game.luck for game in found])
        for seat, level in enumerate(levels):
            luck, result = rows[:, seat].T
            error = luck.std(ddof=1) / len(luck) ** 0.5
            yield (
                f"| {', '.join(levels)} | {len(luck)} | {level} | {luck.mean():+.4f} | {error:.4f} "
                f"| {result.var():.4f} | {(result - luck).var():.4f} |"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--jobs", type=int, default=cpu_count())
    args = parser.parse_args()
    games = dict[tuple[str, ...], list[Game]]()
    with ProcessPoolExecutor(args.jobs) as pool:
        for levels in TABLES:
            games[levels] = list(pool.map(partial(reviewed, levels), range(args.games), chunksize=4))
            print(f"{', '.join(levels)}: {args.games} games", flush=True)
    picture([game for found in games.values() for game in found], PAGE.with_suffix(".svg"))
    put(PAGE, "calibration", "\n".join(section(games)) + "\n")


if __name__ == "__main__":
    main()
