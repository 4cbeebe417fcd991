"""The calibration of reviews: of moments with a chance of 30 %, are 30 % won? Is luck zero on average?

    python -m benchmarks.reliability [--games N] [--jobs J]

Reviews games between built-in bots and writes docs/review.md, with its picture.
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

from perudo.analysis.review import HALF_ACCURACY_LOSS, MIN_SILENCE_LOSS, RAISE_BIAS, review
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
DOCS = Path(__file__).parents[1] / "docs" / "review.md"
TENTHS = 10

Rows = npt.NDArray[np.float64]


class Game(NamedTuple):
    """[.., 2]: the prediction, and the result."""

    chart: Rows
    """For each moment and seat that had dice."""
    words: Rows
    """For each move: the chance with it, given what its player knew."""
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
    """Yield how often predictions came true, by tenths."""
    yield "| told | on average | won | moments |"
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
    """Draw the calibration curve, beside that of perfect predictions."""
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


def page(games: dict[tuple[str, ...], list[Game]]) -> Iterator[str]:
    every = [game for found in games.values() for game in found]
    chart, words = (_all(every, what) for what in ("chart", "words"))
    count = len(every)
    yield f"""# Reviews

    perudo review kitchen-table.perudo
    perudo review --json games/*.perudo

A review tells what each decision of a finished game was worth, and what was luck. It needs nothing but the record,
which holds all dice; where a record begins in mid-game, it says that what was said before is not known. A game
that is not over is not reviewed: on the command line, as a library (`perudo.analysis.review.review`), or by a server.

## How a decision is judged

By what its player could know: the own dice, how many dice each player had left, and what was bid. Never by what
lay under the other cups. Told are:

- the chance that the standing bid was true **by the dice alone**: exact;
- the same **after what was bid**: as the bot `master` reads the cups
  ([Bots](bots.md#the-built-in-bots)), which learns within the game how each player calls and raises;
- for each word the chance **to win the game** with it. What a call comes to is worth what
  [`perudo.analysis.win_probability.before_round`](values.md) says of the round after it. A raise may be called, which
  depends on the next player's hand and on what they believe, or raised over: that is the master's look-ahead, less what
  raises turned out to be overrated by ({RAISE_BIAS[0]} dice between two, {RAISE_BIAS[1]} among more: measured over
  other games than those below).
  Where a round between two is solved, the solution says which words give nothing away ([Solving](solving.md)), and
  what they are worth;
- what the word that was said **gave away** beside the best. A player who always takes the best gives nothing away.

A word is *best* up to 0.02 dice given away, *good* up to 0.1, a *slip* up to 0.3, a *mistake* up to 0.6, else a
*blunder*: in parts of what the player would have lost with a die. **Accuracy** is the mean over all words with a
choice of 100 · 0.5^(dice / {HALF_ACCURACY_LOSS}): 100 for always the best, 50 for {HALF_ACCURACY_LOSS} dice given
away each time.

A *bluff* is a bid that was not true, and that its bidder had to take for less likely true than not. It is *caught*
by a right dudo. A call is *missed* where dudo or calza was the best, and something else was said that gave away more
than 0.1 dice.

Where **calza** may be called at another's turn, each bid asks all who may. Their silence is told of only where
calza was clearly worth more: a call missed, that gave away more than 0.1 dice and {MIN_SILENCE_LOSS:.0%} of the chance
to win. Silence is worth what it mostly comes to, that somebody else loses a die; on one's own bid what the bid was
made for. It counts among one's words. Of a calza, called or missed, the chance is told that the bid was exact.

## For programs

`--json` writes an object a game and line; more keys may come. Seats are numbers from 1, words as in a
[record](records.md), chances from 0 to 1, an entry a seat where it is a list. Steps are those of the game from 0:
deals and words.

- `players`: names. `whole`: the record has the game from its beginning. `began`: chances before the first deal.
  `chances`: the same after each step, cups open. `luck`: by `step`, what the deal gave the `seats`.
- `decisions`: each with `step`, `round`, `seat`, `said` (null: silence, where calza was missed), the `standing`
  bid, how likely it was `alone` by the own dice, after it was `read` in the bids, and that it was `exact` (null
  unless calza was said or the best); the `best` word, what was `given` away, the same in `dice`, the `verdict`,
  whether a call was `missed`; and `choices`, each a `word` and its `chance`.
- `keys`: moments to look at, by `step`: `kind` is `swing` or `given`; the `seat` that gained, or gave away; the
  `chance`.
- `seats`: each with `seat`, `began`, `luck`, `given`, `rest`, `result`, `accuracy`, and the numbers of `bluffs`, of
  those it `caught`, and of calls it `missed`.

## Luck and skill

The chart opens all cups: how likely is each player to win now, with these dice, if all go on as they usually do
(`perudo.analysis.win_probability.mid_round`)? Players go on by their own dice and by what was bid, not by what lies
under the other cups.

**Luck** is a control variate. After each deal the chance to win is held against its mean over 24 other deals that
were as likely. Luck is the difference; so is what it gave a seat that chance chose who opens first. It is nothing
on average, whatever the players do and however wrong the chart is, for both sides are drawn alike; and that of all
players together is nothing each time, since chances sum to one. Then

    result = chance at the start + luck - given away + the rest

where the rest is what the others did, and how their dice lay beside one's own words.

## How right it is

![How much was won of what was told](review.svg)

{count} games among bots of the house, {len(chart)} chances of the chart and {len(words)} words. (`make
reliability` writes this page anew.) Of the chart's chances told, so many were won; they are off by
{off(chart):.1%} on average:
"""
    yield from curve(chart)
    yield f"""
Of the words, by the chance to win with the word that was said, for one who knew what its player did; off by
{off(words):.1%}:
"""
    yield from curve(words)
    yield """
Luck over these games: its mean with the error of that, and how much results scatter with it and without. Chances to
win take all players for equals. So the results of one who hardly ever wins, or nearly always, may scatter more without.

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
    picture([game for found in games.values() for game in found], DOCS.with_suffix(".svg"))
    DOCS.write_text("\n".join(page(games)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
