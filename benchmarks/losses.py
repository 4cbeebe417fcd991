"""The losses that reviews state, compared with what the moves really lose: both alternatives are played on by masters.

    python -m benchmarks.losses [--games N] [--jobs J] [--write]

For each move that a review calls a slip or worse, the same position is played on to the end of the round, once from
that move and once from the best one. The difference of the mean chances of winning the game is what the move lost.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from functools import partial
from random import Random
from typing import NamedTuple

import numpy as np

from benchmarks.pages import DOCS, report
from perudo.analysis.review import COSTLY_GRADES, GameReviewer
from perudo.analysis.win_probability import before_round as values
from perudo.bots import BUILTIN_BOTS, Bot
from perudo.core.game import Bid, Dudo, Game, Move
from perudo.core.rules import EDITIONS
from perudo.core.view import view
from perudo.sim.workers import cpu_count
from tests.samples import played

GAMES = 100
"""Games for each of the tables."""
TABLES = (
    ("odds", "reader"),
    ("beginner", "planner"),
    ("gambler", "master"),
    ("master", "odds", "reader", "beginner"),
)
ROLLOUTS = 4
"""How often each alternative is played on."""
CONFIDENCE = 1.96


class Loss(NamedTuple):
    """A costly move."""

    bids: bool
    """Whether both the move and the best move were bids."""
    stated: float
    """The loss according to the review, as a chance of winning the game."""
    lost: float
    """How much better the best move did."""


def losses(levels: tuple[str, ...], number: int) -> list[Loss]:
    """Play and review a game, and play on from both alternatives at its costly moves."""
    record = played(levels, f"losses {number}", list(EDITIONS.values())[number % len(EDITIONS)])
    replay, found = record.replay(), list[Loss]()
    game = replay.start
    judge = GameReviewer(game)
    masters = [BUILTIN_BOTS["master"](Random(f"losses {number} {seat}"), game.rules) for seat in range(len(levels))]
    for step, (action, after) in enumerate(replay.steps):
        if isinstance(action, Bid | Dudo):
            decision = next(judge.judge_action(step, game, action))
            if decision.grade in COSTLY_GRADES and isinstance(decision.best_move, Bid | Dudo):
                best, made = (
                    np.mean([played_on(game, move, masters)[decision.seat - 1] for _ in range(ROLLOUTS)])
                    for move in (decision.best_move, action)
                )
                both = isinstance(action, Bid) and isinstance(decision.best_move, Bid)
                found.append(Loss(both, decision.loss, float(best - made)))
        judge.observe(after)
        for seat, master in enumerate(masters, start=1):
            master.see(view(after, seat))
        game = after
    return found


def played_on(game: Game, move: Move, bots: Sequence[Bot]) -> Sequence[float]:
    """Make a move, finish the round with copies of the bots, and return each seat's chance of winning the game."""
    bots, game = deepcopy(bots), game.after(move)
    while game.hands is not None:
        for seat in game.alive:
            bots[seat - 1].see(view(game, seat))
        turns = [*(seat for seat in game.calza_callers if seat != game.to_act), game.to_act or 0]
        game = game.after(next(said for seat in turns if (said := bots[seat - 1].choose(view(game, seat)))))
    return values.win_probabilities_of(game)


def rows(games: int, jobs: int) -> Iterator[str]:
    """Yield the lines of the table. ``games``: the number at each table of players."""
    yield "| at the table | moves | number | stated loss | measured loss |"
    yield "|---|---|--:|--:|--:|"
    pairs = list[Loss]()
    with ProcessPoolExecutor(jobs) as pool:
        for levels in TABLES:
            played = pool.map(partial(losses, levels), range(games), chunksize=4)
            found = [loss for game in played for loss in game]
            pairs += found if len(levels) == 2 else []
            yield from _compared(", ".join(levels), found)
    yield from _compared("all tables of two", pairs)


def _compared(name: str, found: Sequence[Loss]) -> Iterator[str]:
    for kind, bids in (("bids, if another bid was best", True), ("other moves", False)):
        stated, lost = np.array([(each.stated, each.lost) for each in found if each.bids == bids]).T
        error = CONFIDENCE * lost.std(ddof=1) / len(lost) ** 0.5
        yield f"| {name} | {kind} | {len(lost)} | {stated.mean():.3f} | {lost.mean():.3f} ± {error:.3f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--jobs", type=int, default=cpu_count())
    parser.add_argument("--write", action="store_true", help="writes the table into docs/review.md")
    args = parser.parse_args()
    report(rows(args.games, args.jobs), DOCS / "review.md", "losses", args.write)


if __name__ == "__main__":
    main()
