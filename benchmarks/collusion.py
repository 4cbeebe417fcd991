"""How reliably collusion is found: the rate of false alarms among honest players, and how many games it takes.

    python -m benchmarks.collusion [--tables N] [--jobs J] [--write]

At each table, the same four players play a series of games. At honest tables, all players are honest, and as different
as possible; at half of these tables, they always sit in the same order. At the other tables, two of four masters avoid
calling each other's bids, always or half of the time. With --write, the table in docs/operating.md is replaced.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from math import log
from random import Random
from typing import NamedTuple

from benchmarks.pages import DOCS, report
from benchmarks.pool import POOL
from perudo.analysis.collusion import Opportunity, opportunities, suspicions
from perudo.bots import BUILTIN_BOTS
from perudo.bots.equilibrium import EquilibriumMaster
from perudo.core.game import Bid, Move
from perudo.core.rules import EDITIONS
from perudo.core.view import View
from perudo.sim.workers import cpu_count
from tests.samples import played_by

TABLES = {"honest": 100, "always": 40, "half": 40}
"""The number of tables of each kind: honest players, or two who spare each other always or half of the time."""
LENGTHS = (5, 10, 20)
"""The numbers of games after which the players are judged."""
KINDS = {
    "honest": "four honest players",
    "always": "two who always spare each other",
    "half": "two who spare each other half of the time",
}
RATIOS = (100, 1_000, 10_000)
NAMES = "ann", "bob", "cat", "dan"
"""At tables with collusion, the first two collude."""
HONEST = {**BUILTIN_BOTS, **POOL}


class SparingMaster(EquilibriumMaster):
    """A master that often does not call its partner, although it would."""

    partner = 0
    share = 1.0
    """How often it spares its partner."""

    def mix(self, view: View) -> Mapping[Move | None, float] | None:
        mixed = super().mix(view)
        if not mixed or not view.bids or view.bids[-1].seat != self.partner or self.rng.random() >= self.share:
            return mixed
        if not view.is_my_turn:
            return {None: 1.0}
        raises = {move: worth for move, worth in self.move_values(view).items() if isinstance(move, Bid)}
        return {max(raises, key=lambda move: raises[move]): 1.0} if raises else mixed


class Table(NamedTuple):
    """A series of games between the same four players."""

    number: int
    kind: str

    def ratios(self) -> list[float]:
        """Return, for each number of games, the logarithm of the greatest ratio of any pair, or of the colluders."""
        found, told = list[Opportunity](), list[float]()
        for number, game in enumerate(self.games(), start=1):
            found += game
            if number in LENGTHS:
                pairs = suspicions(found)
                told.append(
                    next(each.log_ratio for each in pairs if self.kind == "honest" or each.players == NAMES[:2])
                )
        return told

    def games(self) -> Iterator[list[Opportunity]]:
        """Play the games, and yield the opportunities of each."""
        chance = Random(f"table {self}")
        honest = [HONEST[name] for name in chance.choices(list(HONEST), k=len(NAMES))]
        kinds = honest if self.kind == "honest" else [EquilibriumMaster] * len(NAMES)
        for number in range(max(LENGTHS)):
            rules = chance.choice(list(EDITIONS.values()))
            seats = chance.sample(range(len(NAMES)), len(NAMES))
            if self.kind == "honest" and self.number % 2:
                seats.sort()
            bots = [kinds[player](Random(f"{self} {number} {player}"), rules) for player in seats]
            if self.kind != "honest":
                for one, other in ((0, 1), (1, 0)):
                    bot = SparingMaster(Random(f"{self} {number} {one}"), rules)
                    bot.partner, bot.share = seats.index(other) + 1, 1.0 if self.kind == "always" else 0.5
                    bots[seats.index(one)] = bot
            record = played_by(bots, [NAMES[player] for player in seats], f"{self} {number}", rules)
            yield list(opportunities(record.replay()))


def rows(tables: Mapping[str, int], jobs: int) -> Iterator[str]:
    """Yield the lines of the table."""
    heads = (f"{ratio:,} or more" for ratio in RATIOS)
    yield f"| players | games | {' | '.join(heads)} |"
    yield "|---|--:|" + "--:|" * len(RATIOS)
    with ProcessPoolExecutor(jobs) as pool:
        for kind, count in tables.items():
            found = list(pool.map(Table.ratios, [Table(number, kind) for number in range(count)]))
            for at, games in enumerate(LENGTHS):
                cells = (f"{sum(each[at] >= log(ratio) for each in found)} of {count}" for ratio in RATIOS)
                yield f"| {KINDS[kind]} | {games} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, help="of each kind")
    parser.add_argument("--jobs", type=int, default=cpu_count())
    parser.add_argument("--write", action="store_true", help="writes the table into docs/operating.md")
    args = parser.parse_args()
    tables = dict.fromkeys(TABLES, args.tables) if args.tables else TABLES
    report(rows(tables, args.jobs), DOCS / "operating.md", "collusion", args.write)


if __name__ == "__main__":
    main()
