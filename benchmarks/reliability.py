"""The calibration of reviews: do players win 30 % of the moments at which their chance is 30 %? Is luck zero on
average?

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

from perudo.analysis.review import HALF_ACCURACY_LOSS, MIN_SILENCE_LOSS, review
from perudo.bots.lookahead import RAISE_BIAS
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


def page(games: dict[tuple[str, ...], list[Game]]) -> Iterator[str]:
    every = [game for found in games.values() for game in found]
    chart, words = (_all(every, what) for what in ("chart", "words"))
    count = len(every)
    yield f"""# Reviews

    perudo review kitchen-table.perudo
    perudo review --json games/*.perudo

A review evaluates each decision of a finished game, and shows how much of the result was luck. A review needs only
the record, which contains all dice. For games between built-in bots, the probabilities that reviews predict are
accurate to about 1.5 percentage points ([Calibration](#calibration)). Unfinished games are not reviewed. Reviews are
available on the
command line, in Python
(`perudo.analysis.review.review`), and on the page.

## The value of a decision

A review judges a decision only by the information that its player had: their own dice, the number of dice left, and
the bids. A
review shows:

- the exact chance that the current bid was true, given only **the player's own dice**;
- the same probability, given **the bids** as well, by [the inference](builtin-bots.md#inference) of the bot `master`,
  which learns during the game how each player calls and raises;
- for each move, the probability of **winning the game**. After a call, this probability is the [win
  probability](values.md) before the next round. A raise may be called or raised over: its value comes from the
  master's
  look-ahead, corrected by how much
  that overrates raises ({RAISE_BIAS[0]} dice between two, {RAISE_BIAS[1]} among more). In solved rounds, the values
  come from the solution ([Solving](solving.md));
- the **loss** of the move: the difference between its value and that of the best move.

A move is graded *best* if its loss is at most 0.02 dice, *good* up to 0.1, a *slip* up to 0.3, a *mistake* up to 0.6,
and otherwise a *blunder*; a loss of 1 is as bad as losing one of the player's dice. **Accuracy** is the mean of 100 ·
0.5^(dice /
{HALF_ACCURACY_LOSS}) over all moves with a choice: 100 for always the best, 50 for a loss of {HALF_ACCURACY_LOSS}
dice each time.

- A *bluff* is a false bid that its bidder had reason to consider unlikely. A bluff is *caught* by a correct dudo.
- A call is *missed* if dudo or calza was the best move, and the player made another choice that lost more than 0.1
  dice.
- **Calza.** Several players may call calza out of turn after any bid. A pass is listed only if it was a missed
  call that also cost at least {100 * MIN_SILENCE_LOSS:.0f} percentage point of the chance to win. For calza, whether
  called or missed, the review shows the probability that the bid was exact.

## JSON

`--json` prints one JSON object per line, one for each game; future versions may add keys. Seats are numbers from 1,
moves are written as in a [record](records.md), probabilities range from 0 to 1, and lists have one entry per seat.

| key | content |
|---|---|
| `players` | Names |
| `complete` | Whether the record starts at the beginning of the game |
| `start` | Each seat's probability of winning before the first deal |
| `win_probabilities` | Each seat's probability of winning after each step of the game, with all dice known |
| `luck` | For each deal (`step`), the luck of each of the `seats` |
| `decisions` | See below |
| `key_moments` | By `step`: the `kind` (`swing` or `loss`); the `seat` that gained most, or that made the costly
move; as `chance`, its gain or loss in probability of winning |
| `seats` | `seat`, `start`, `luck`, `own_errors`, `others`, `result`, `accuracy`, `bluffs`, `right_doubts`, ... |

Each decision has:

| key | content |
|---|---|
| `step`, `round`, `seat` | When the decision was made, and by which seat |
| `move` | The move; null for a missed calza |
| `best_move` | The best move; null if it was a pass |
| `current_bid` | The bid to which the decision referred; null at the opening of a round |
| `chance_by_own_dice` | The chance that this bid was true, given only the seat's own dice |
| `chance_by_bids` | The chance that this bid was true, given the seat's own dice and the bids |
| `chance_exact` | The probability that this bid was exact; null unless calza was called or was the best move |
| `loss`, `loss_in_dice` | The loss in probability of winning, and in dice |
| `grade` | `only`, `best`, `good`, `slip`, `mistake` or `blunder` |
| `missed_call` | Whether a call was missed |
| `candidates` | The candidate moves, each with a `move` and its `chance` of winning |

## Luck and skill

The chart shows each player's probability of winning, computed with all dice known
(`perudo.analysis.win_probability.mid_round`), if all players continue to play as usual, based on their own dice and
the bids.

**Luck** is measured with a control variate. After each deal, the probability of winning is compared with its mean
over 24 other
deals that were equally likely; the choice of a random opener is also part of the luck. Luck is zero on average,
regardless of how the players play and how accurate the chart is, and the luck of all players sums to zero. Then

result = chance at the start + luck + own errors + others

where the last term is the effect of the other players' decisions, and of how their dice matched the player's moves.

## Calibration

![Results by predicted chance](review.svg)

{count} games between built-in bots, with {len(chart)} chances of the chart and {len(words)} moves
(`make bench NAME=reliability` writes this page). The chart's chances differ from the results by {off(chart):.1%} on
average:
"""
    yield from curve(chart)
    yield f"""
The chances with the move that was made, given what its player knew, differ by {off(words):.1%}:
"""
    yield from curve(words)
    yield """
This table shows the luck in these games: its mean with the standard error, and the variance of results with and
without luck. The probabilities assume equal players. The results of a player who nearly always wins or loses may
therefore vary more after the correction for luck than before.

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
