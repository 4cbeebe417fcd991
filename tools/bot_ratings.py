"""Measures the ratings of the built-in bots, and writes src/perudo/server/people/bot_ratings.json.

    python tools/bot_ratings.py [--games N] [--seed S] [--jobs J]

All built-in bots play each other at tables of two, four and six: one size for each class of ratings. Games are played
as in ``perudo arena``: in every edition, with and without calza, and with every seating of each deal. The ratings are
the maximum-likelihood fit of the same model with which people are rated (Plackett-Luce). ``DEFAULT_LEVEL`` has the
rating with which newcomers start. ``--games``: the number of games at tables of two; larger tables play fewer.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from contextlib import closing
from math import log, sqrt
from pathlib import Path

from perudo.arena import Series
from perudo.arena.parallel import run_in_processes
from perudo.arena.series import deal_results
from perudo.bots import BUILTIN_BOTS
from perudo.bots.roster import DEFAULT_LEVEL
from perudo.server.people.ratings import MODEL

FILE = Path(__file__).resolve().parent.parent / "src/perudo/server/people/bot_ratings.json"
TABLES = {2: 2, 4: 4, 8: 6}
"""For each class of ratings, named after its largest table, the number of players with which it is measured."""
MIN_GAMES = 600
ITERATIONS = 500
"""The fit converges long before."""


def finishing_orders(players: int, games: int, seed: int, jobs: int) -> list[tuple[int, ...]]:
    """Play all bots against each other. Return the bots of each game, in finishing order."""
    series = Series.from_bots(dict(BUILTIN_BOTS), players=players, seed=seed)
    deals = range(-(-games // players // len(series.rule_sets)) * len(series.rule_sets))
    orders = list[tuple[int, ...]]()
    with closing(run_in_processes(series, series.chunks(deals), jobs)) as played:
        for deal in deal_results(series, deals, played):
            orders += deal.places
            print(f"\r{players} players: {len(orders)} of {len(deals) * players} games", end="", flush=True)
    print()
    return orders


def strengths(orders: Iterable[Sequence[int]], bots: int) -> list[float]:
    """Return the logarithmic strength of each bot: the maximum-likelihood fit of the Plackett-Luce model, computed by
    minorisation and maximisation (Hunter, 2004)."""
    orders = list(orders)
    ahead = [sum(bot in order[:-1] for order in orders) for bot in range(bots)]
    strength = [1.0] * bots
    for _ in range(ITERATIONS):
        weight = [0.0] * bots
        for order in orders:
            left = sum(strength[bot] for bot in order)
            of_stages = 0.0
            for bot in order[:-1]:
                of_stages += 1 / left
                weight[bot] += of_stages
                left -= strength[bot]
            weight[order[-1]] += of_stages
        strength = [count / share for count, share in zip(ahead, weight, strict=True)]
    return [log(each) for each in strength]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=0)
    asked = parser.parse_args()
    levels = list(BUILTIN_BOTS)
    found = dict[str, dict[str, float]]()
    for rating_class, players in TABLES.items():
        games = max(MIN_GAMES, asked.games * 4 // players**2)
        fitted = strengths(finishing_orders(players, games, asked.seed, asked.jobs), len(levels))
        unit = sqrt(players) * MODEL.beta
        """One unit of logarithmic strength, in ratings: see ``PlackettLuce``."""
        zero = fitted[levels.index(DEFAULT_LEVEL)]
        found[str(rating_class)] = {
            level: round(MODEL.mu + unit * (each - zero), 2) for level, each in zip(levels, fitted, strict=True)
        }
        print(found[str(rating_class)])
    FILE.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
