"""How the master trades safety for gains between two players: against the responder, and against simple players.

    python -m benchmarks.trade [--games N] [--deals N] [--write]

The master starts with some *doubt* that its opponent is of a type that it knows (``perudo.bots.equilibrium.DOUBT``).
For several values of this doubt, the responder plays whole games against a copy of that master, and the master plays
against each of the ten simple players of ``benchmarks/pool.py``. With ``--write`` the curve goes into
docs/builtin-bots.md.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from math import inf
from random import Random
from statistics import fmean
from typing import Final

from benchmarks.pages import DOCS, put
from benchmarks.pool import POOL
from benchmarks.responder import SECONDS
from perudo.analysis.exploitability import Responder
from perudo.arena import Series, run
from perudo.arena.parallel import run_in_processes
from perudo.bots import equilibrium
from perudo.bots.solved import TablebaseMaster
from perudo.core.rules import EDITIONS, Rules
from perudo.protocol import BotFactory

EDITION: Final = "bga"
DOUBTS: Final = (-inf, 0.0, 1.0, 2.0, 4.0, inf)
HEAD: Final = "| doubt | the responder wins | the master wins against ten simple players |\n|---|--:|--:|\n"


class Doubting(TablebaseMaster):
    """A master with this much doubt."""

    def __init__(self, doubt: float, rng: Random, rules: Rules) -> None:
        super().__init__(rng, rules)
        self.doubt = doubt


def match(names: tuple[str, str], bots: tuple[BotFactory, BotFactory], games: int) -> tuple[float, str]:
    """Return the share of the games that the first bot wins, and the share with its interval."""
    series = Series.from_lists(names, bots, (EDITIONS[EDITION],), 2, seconds=SECONDS)
    best = run(series, -(-games // 2), run_in_processes, lambda done: print(done, end="\r", file=sys.stderr)).rows[0]
    return best.share, f"{best.share:.0%} ({best.low:.0%} to {best.high:.0%})"


def row(doubt: float, games: int, deals: int) -> str:
    master = partial(Doubting, doubt)
    name = "look-ahead alone" if doubt == -inf else "blueprint alone" if doubt == inf else f"{doubt:g}"
    read = match(("responder", "master"), (partial(Responder, opponent=master), master), games)[1]
    wins = fmean(match(("master", name), (master, other), 2 * deals)[0] for name, other in POOL.items())
    chosen = " (chosen)" if doubt == equilibrium.DOUBT else ""
    return f"| {name}{chosen} | {read} | {wins:.1%} |\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="against the responder")
    parser.add_argument("--deals", type=int, default=60, help="against each simple player; each is played twice")
    parser.add_argument("--write", action="store_true", help="writes the curve into docs/builtin-bots.md")
    args = parser.parse_args()
    rows = []
    for doubt in DOUBTS:
        rows.append(row(doubt, args.games, args.deals))
        print(rows[-1], end="", flush=True)
    if args.write:
        put(DOCS / "builtin-bots.md", "trade", HEAD + "".join(rows))


if __name__ == "__main__":
    main()
