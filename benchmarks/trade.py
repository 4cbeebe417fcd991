"""How the master trades safety for gains: against the responder, and against simple players.

    python -m benchmarks.trade [--players N] [--edition EDITION] [--games N] [--deals N] [--write]

With two players, the master starts with some *doubt* that its opponent is of a type that it knows (``DOUBT`` and
``WIDEST_RAISE_DOUBT`` in ``perudo.bots.equilibrium``). With four, its bids reveal more or less about its hand
(``perudo.bots.weighted.SINCERITY``). For several values of these numbers, the responder plays whole games against
copies of that master, and the master plays against the ten simple players of ``benchmarks/pool.py``. With ``--write``
the curves go into docs/builtin-bots.md.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from functools import partial
from math import inf
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from benchmarks.pages import DOCS, put
from benchmarks.pool import POOL
from benchmarks.responder import SECONDS
from perudo.analysis.exploitability import Responder
from perudo.arena import Series, run
from perudo.arena.parallel import run_in_processes
from perudo.bots import equilibrium, weighted
from perudo.bots.solved import TablebaseMaster
from perudo.core.rules import EDITIONS, Rules
from perudo.protocol import BotFactory


class Changed(TablebaseMaster):
    """A master with another value of one of its attributes."""

    def __init__(self, attribute: str, value: float, rng: Random, rules: Rules) -> None:
        super().__init__(rng, rules)
        setattr(self, attribute, value)


class Curve(NamedTuple):
    """The values of one of the master's attributes that are compared."""

    section: str
    """The name of the section in docs/builtin-bots.md."""
    players: int
    edition: str
    attribute: str
    chosen: float
    names: Mapping[float, str]
    """The values, with their names in the table."""

    @property
    def head(self) -> str:
        return (
            f"| {self.attribute} | the responder wins | the master wins against ten simple players |\n|---|--:|--:|\n"
        )


DOUBTS: Final = {-inf: "look-ahead alone", 0.0: "0", 1.0: "1", 2.0: "2", 4.0: "4", inf: "blueprint alone"}
SINCERITIES: Final = {1.0: "1", 0.5: "0.5", 0.3: "0.3", 0.15: "0.15"}
CURVES: Final = (
    Curve("trade", 2, "bga", "doubt", equilibrium.DOUBT, DOUBTS),
    Curve("trade in kozak", 2, "kozak", "doubt", equilibrium.WIDEST_RAISE_DOUBT, DOUBTS),
    Curve("trade at four", 4, "bga", "sincerity", weighted.SINCERITY, SINCERITIES),
)


def match(edition: str, names: tuple[str, ...], bots: tuple[BotFactory, ...], games: int) -> tuple[float, str]:
    """Return the share of the games that the first bot wins, and the share with its interval."""
    players = len(names)
    series = Series.from_lists(names, bots, (EDITIONS[edition],), players, seconds=SECONDS)
    found = run(series, -(-games // players), run_in_processes, lambda done: print(done, end="\r", file=sys.stderr))
    best = found.rows[0]
    return best.share, f"{best.share:.0%} ({best.low:.0%} to {best.high:.0%})"


def row(curve: Curve, value: float, games: int, deals: int) -> str:
    play, others, pool = partial(match, curve.edition), curve.players - 1, list(POOL)
    master = partial(Changed, curve.attribute, value)
    responder = partial(Responder, opponent=master)
    _, read = play(("responder", *["master"] * others), (responder, *[master] * others), games)
    tables = [tuple(pool[(first + seat) % len(pool)] for seat in range(others)) for first in range(len(pool))]
    wins = fmean(
        play(("master", *names), (master, *map(POOL.__getitem__, names)), curve.players * deals)[0] for names in tables
    )
    chosen = " (chosen)" if value == curve.chosen else ""
    return f"| {curve.names[value]}{chosen} | {read} | {wins:.1%} |\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=sorted({curve.players for curve in CURVES}))
    parser.add_argument("--edition", choices=sorted({curve.edition for curve in CURVES}))
    parser.add_argument("--games", type=int, default=60, help="against the responder")
    parser.add_argument("--deals", type=int, default=60, help="against each table of simple players")
    parser.add_argument("--write", action="store_true", help="writes the curves into docs/builtin-bots.md")
    args = parser.parse_args()
    curves = [
        curve for curve in CURVES if args.players in (None, curve.players) and args.edition in (None, curve.edition)
    ]
    if not curves:
        parser.error(f"there is no curve of {args.players} players in {args.edition}")
    for curve in curves:
        rows = []
        print(f"{curve.section}\n\n{curve.head}", end="")
        for value in curve.names:
            rows.append(row(curve, value, args.games, args.deals))
            print(rows[-1], end="", flush=True)
        if args.write:
            put(DOCS / "builtin-bots.md", curve.section, curve.head + "".join(rows))


if __name__ == "__main__":
    main()
