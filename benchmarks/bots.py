"""The strength of the built-in bots: each against the next weaker one, and the strongest against many kinds of bots.

    python -m benchmarks.bots [--deals N] [--seed S] [--jobs J] [--show]

Games are played as in ``perudo arena``: in every edition, with and without calza, and with every seating of each deal.
Writes docs/ladder.md and its chart, with the target beside each figure. ``--deals``: the number of deals at tables of
two; larger tables play fewer, because their games take longer.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import chain, pairwise
from math import lcm
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

import matplotlib as mpl

from benchmarks.machine import processor
from benchmarks.pages import DOCS, verdict
from benchmarks.pool import POOL
from perudo.arena import ChunkRunner, Series
from perudo.arena.parallel import run_in_processes
from perudo.arena.series import deal_results, play_chunk
from perudo.arena.tally import confidence_interval
from perudo.bots import BUILTIN_BOTS, Bot
from perudo.core.game import Move
from perudo.core.rules import EDITIONS, Rules
from perudo.core.view import View
from perudo.protocol import BotFactory
from perudo.sim.workers import cpu_count

DEALS, SEED = 600, 1
TOP = "master"
TABLES = (2, 4, 6)

STEP: Final = 0.55
"""Target: the minimum share of wins at tables where the other half are the next weaker level."""
FAIR: Final = 0.5, 1.0
"""Targets for the strongest bot among copies of any bot: its share of wins with two players, and the ratio to an equal
share with six."""
AMONG_COPIES: Final = {"odds": (0.8, 2.4), "reader": (0.8, 1.6)}
"""Higher targets among copies of these bots."""
ALL_SORTS: Final = 2.0
"""Target for the strongest bot among all kinds, relative to an equal share."""
WAIT: Final = 20
"""Target: the maximum thinking time, in milliseconds."""


Kept = dict[Rules, list[float]]
"""Shares of the wins, one per deal, by rules."""


class Measured(NamedTuple):
    """The result of one kind of bot at tables with others: the share of the wins per chair, with a 95 % interval."""

    name: str
    others: str
    players: int
    chairs: int
    games: int
    share: float
    low: float
    high: float

    def times(self, meant: float) -> str:
        """Return the share relative to an equal share. ``meant``: the target."""
        low, share, high = (self.players * part for part in (self.low, self.share, self.high))
        return f"{share:.2f} ({low:.2f} to {high:.2f}){verdict(share >= meant)}"

    def won(self, meant: float = 0) -> str:
        """Return the share of all games at these tables that this kind wins. ``meant``: the target."""
        low, share, high = (self.chairs * part for part in (self.low, self.share, self.high))
        return f"{share:.1%} ({low:.1%} to {high:.1%}){verdict(share >= meant)}"


class Bench:
    """``deals``: the number of deals at tables of two. ``rules``: by default all editions, without and with calza."""

    def __init__(
        self,
        deals: int,
        seed: int,
        spread: ChunkRunner,
        levels: Mapping[str, BotFactory] = BUILTIN_BOTS,
        pool: Mapping[str, BotFactory] = POOL,
        top: str = TOP,
        rules: tuple[Rules, ...] = (),
    ) -> None:
        self.rules = rules
        self.deals, self.seed, self.levels, self.pool, self.top = deals, seed, levels, pool, top
        self._kinds = {**levels, **pool}
        self._spread = spread
        self.among: dict[int, Kept] = {players: defaultdict(list) for players in (2, 6)}
        """The strongest bot's wins in each deal among copies, by the number of players and the rules."""

    def measure(
        self, names: Sequence[str], others: str, players: int, more: float = 1, kept: Kept | None = None
    ) -> Measured:
        """Measure the first bot among the others, in ``more`` times as many deals. Repeated names count as one kind.
        ``kept``: where to store the result of each deal.

        All rules get equally many deals, and each bot equally many chairs. Larger tables play fewer games, because
        these take longer.
        """
        kinds = tuple(self._kinds[name] for name in names)
        series = Series.from_lists(tuple(names), kinds, self.rules, players, self.seed)
        step = len(series.rule_sets) if players % len(names) == 0 else lcm(len(names), len(series.rule_sets))
        deals = max(1, round(more * self.deals * 8 / players**3 / step)) * step
        label = f"{names[0]} and {others}, {players} at a table"
        shares = dict[int, float]()
        with closing(self._spread(series, series.chunks(range(deals)))) as chunks:
            for each in deal_results(series, range(deals), chunks):
                if chairs := each.places[0].count(0):
                    shares[each.deal] = each.won.count(0) / (chairs * players)
                _progress(label, (each.deal + 1) * players, deals * players)
        low, share, high = confidence_interval(list(shares.values()))
        if kept is not None:
            for deal, won in shares.items():
                kept[series.rule_sets[deal % len(series.rule_sets)]].append(won)
        return Measured(names[0], others, players, max(1, players // len(names)), deals * players, share, low, high)

    def ladder(self) -> Iterator[Measured]:
        """Bots of one level occupy half of the chairs, and bots of the next weaker level occupy the other half."""
        for weak, strong in pairwise(self.levels):
            for players in TABLES:
                yield self.measure([strong, weak], weak, players, 1 if players == 2 else 1.5)

    def among_copies(self) -> Iterator[Measured]:
        """The strongest bot alone among copies of one kind."""
        for other in self._kinds:
            for players, more in ((2, 0.9), (6, 2.7)):
                if other != self.top:
                    names = [self.top, *[other] * (players - 1)]
                    yield self.measure(names, other, players, more, self.among[players])

    def among_all_sorts(self) -> Iterator[Measured]:
        """The strongest bot in a pool of ten that take turns at its table, so that its neighbours vary."""
        for players in (4, 6):
            yield self.measure([self.top, *self.pool], "all sorts", players)

    def lowest(self) -> Iterator[Measured]:
        """The weakest level against each of the simple players, in two-player games."""
        for other in self.pool:
            yield self.measure([next(iter(self.levels)), other], other, 2, 0.25)

    def by_rules(self) -> Iterator[tuple[str, list[str]]]:
        """The strongest bot's results among copies, over all kinds of bots: by edition, and without and with calza."""
        for name in (*EDITIONS, "calza off", "calza on"):
            won = [
                chain.from_iterable(won for rules, won in by.items() if name in _parts(rules))
                for by in self.among.values()
            ]
            yield name, [_times(each, players) for each, players in zip(won, self.among, strict=True)]

    def thinking(self, deals: int = 2) -> Iterator[tuple[str, float, float]]:
        """Processor time (ms) per move of each level at a table of six of its kind, including the views since its last
        move: the mean, and the 95th percentile.
        """
        for name, kind in self.levels.items():
            took: list[float] = []
            series = Series.from_lists((name,) * 6, (partial(Timed, kind, took),) * 6, self.rules, seed=self.seed)
            for chunk in series.chunks(range(deals)):
                if chunk.seating == 0:
                    play_chunk(series, chunk)
            yield name, 1000 * fmean(took), 1000 * sorted(took)[19 * len(took) // 20]


class Timed(Bot):
    """A wrapper that measures how long a bot thinks."""

    def __init__(self, kind: BotFactory, took: list[float], rng: Random, rules: Rules) -> None:
        super().__init__(rng, rules)
        self._bot, self._took, self._seen = kind(rng, rules), took, 0.0

    def see(self, view: View) -> None:
        began = time.process_time()
        self._bot.see(view)
        self._seen += time.process_time() - began

    def choose(self, view: View) -> Move | None:
        began = time.process_time()
        move = self._bot.choose(view)
        if view.is_my_turn:
            self._took.append(self._seen + time.process_time() - began)
            self._seen = 0.0
        return move


def _parts(rules: Rules) -> tuple[str, ...]:
    """Return the table rows that include a game by these rules."""
    editions = (edition for edition, printed in EDITIONS.items() if replace(rules, calza=printed.calza) == printed)
    return *editions, "calza on" if rules.calza else "calza off"


def _times(won: Iterable[float], players: int) -> str:
    low, share, high = (players * part for part in confidence_interval(list(won)))
    return f"{share:.2f} ({low:.2f} to {high:.2f})"


def _progress(label: str, games: int, every: int) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{label}: {games} of {every} games", end="\n" if games == every else "", file=sys.stderr)
    elif games == every:
        print(f"{label}: {games} games", file=sys.stderr, flush=True)


# --- The page


HEAD = """# Bot strength

Each built-in bot level beats the level below it at every table size. The `master` wins more than an equal
share against every kind of bot on this page. Against an opponent who has a copy of the bot's program, the `master` is
strong in two-player games but weak in larger ones ([Exploitability](builtin-bots.md#exploitability)).

`make bench NAME=bots` measures all figures on this page and generates the page; it takes about {minutes:.0f} minutes on
{processors} cores. The games use the rules of all five editions, with and without calza, and each deal is replayed in
every seating order ([the arena](bots.md#the-arena)). Brackets show the 95 % confidence interval. Targets were set
before the bots were built. Figures that miss their target are marked.

## The ladder

Bots of one level take half of the seats, and bots of the level below take the other half. The table shows the stronger
level's share of all wins; the target is {step:.0%}.

| | two | four | six |
|---|--:|--:|--:|
"""

COPIES = """
## The master among others

One `master` plays against copies of a single other bot. With two players, the table shows the master's share of the
wins. With six players, it shows the master's wins as a multiple of an equal share. The last ten opponents are simple,
single-strategy bots of the kind that people publish ([`benchmarks/pool.py`](../benchmarks/pool.py)). Many sophisticated
bots lose to simple bots that rarely call. The `master` can handle such bots because its opponent model includes players
who rarely call.

| opponents (copies) | wins with two players | target | with six, relative to an equal share | target |
|---|--:|--:|--:|--:|
"""

POOLED = """
Results of the `master` against a rotating pool of all ten simple bots:

| players | times its share | target |
|--:|--:|--:|
"""

LOWEST = """
## The lowest level

This table shows the share of two-player games that the `{lowest}` wins against each of the ten simple bots. The
`beginner` is intended to win half of its games against a human beginner. This was not tested with humans, but most
human beginners follow a single strategy, as each of the ten bots does.

| against | wins |
|---|--:|
"""

BY_RULES = """
## Results by rules

This table breaks down the results of the `master` against copies of one other bot by edition and by whether calza is
on. All kinds of opponents are combined. The numbers are the master's wins as a multiple of an equal share.

| | two | six |
|---|--:|--:|
"""

THINKING = """
## Thinking time

This table shows the CPU time (ms) per move for six copies of a bot that play together without compiled code. The
target is less than {wait} ms.

| level | mean | 95th percentile |
|---|--:|--:|
"""

FOOT = """
![The master's wins](ladder.svg)

Measured on {machine}.
"""


def page(
    bench: Bench, ladder: list[Measured], copies: list[Measured], pooled: list[Measured], seconds: float, jobs: int = 0
) -> str:
    lines = HEAD.format(minutes=max(1, seconds / 60), processors=jobs or cpu_count(), step=STEP).splitlines()
    for at in range(0, len(ladder), len(TABLES)):
        row = ladder[at : at + len(TABLES)]
        lines.append(f"| `{row[0].name}` and `{row[0].others}` | {' | '.join(each.won(STEP) for each in row)} |")
    lines += COPIES.splitlines()
    for two, six in zip(copies[::2], copies[1::2], strict=True):
        least, most = AMONG_COPIES.get(two.others, FAIR)
        lines.append(f"| `{two.others}` | {two.won(least)} | {least:.0%} | {six.times(most)} | {most:.2f} |")
    lines += POOLED.splitlines()
    lines += [f"| {each.players} | {each.times(ALL_SORTS)} | {ALL_SORTS:.2f} |" for each in pooled]
    lines += LOWEST.format(lowest=next(iter(bench.levels))).splitlines()
    lines += [f"| `{each.others}` | {each.won()} |" for each in bench.lowest()]
    lines += BY_RULES.splitlines()
    lines += [f"| {name} | {' | '.join(times)} |" for name, times in bench.by_rules()]
    lines += THINKING.format(wait=WAIT).splitlines()
    lines += [f"| `{name}` | {mean:.1f} | {most:.1f}{verdict(most < WAIT)} |" for name, mean, most in bench.thinking()]
    lines += FOOT.format(machine=processor()).splitlines()
    return "\n".join(lines) + "\n"


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
    args = parser.parse_args()
    bench, begun = Bench(args.deals, args.seed, partial(run_in_processes, jobs=args.jobs)), time.monotonic()
    ladder, copies, pooled = list(bench.ladder()), list(bench.among_copies()), list(bench.among_all_sorts())
    written = page(bench, ladder, copies, pooled, time.monotonic() - begun, args.jobs)
    print(written)
    if not args.show:
        (DOCS / "ladder.md").write_text(written)
        chart(copies, pooled, DOCS / "ladder.svg")


if __name__ == "__main__":
    main()
