"""How strong the house bots are: two of one kind against two of another, at one table; and one against one.

    python benchmarks/bots.py [GAMES [SEED]]

All as ``perudo arena`` plays it: in every edition, with calza and without, each deal through every seating. A kind's
share of the wins is told with its 95 % interval; a half is as good as the other.
"""

from __future__ import annotations

import sys

from perudo.arena import Series, run
from perudo.arena.workers import processes
from perudo.door import named

GAMES, SEED = 1200, 1
PAIRS = (("odds", "beginner"), ("reader", "odds"), ("reader", "beginner"))


def main(games: int = GAMES, seed: int = SEED) -> None:
    for each in (2, 1):
        for strong, weak in PAIRS:
            pair = strong, weak
            series = Series.among(pair, tuple(map(named, pair)), players=2 * each, seed=seed)
            found = run(series, games // series.players, processes)
            ours = found.rows[0]
            low, share, high = (each * part for part in (ours.low, ours.share, ours.high))
            against = f"{each} {strong:>8} against {each} {weak:<8}"
            print(f"{against}  {share:6.1%} ({low:.1%} to {high:.1%}) of {found.games} games", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
