"""How well the ``master`` predicts at tables of three or more players: how often its bids are called, and the value of
its bids that are raised.

    python -m benchmarks.foresight [--games N] [--jobs J] [--write]

Built-in bots play by all five editions. The results of masters' bids are measured in own dice, as in ``lookahead.py``,
so that its constants can be fitted again. With ``--write`` the results go into docs/builtin-bots.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from random import Random
from textwrap import fill
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from benchmarks.pages import DOCS, put
from perudo.arena import DealDice, play_moments
from perudo.bots import BUILTIN_BOTS, Bot
from perudo.bots.inference import tail_index
from perudo.bots.lookahead import OVERCALL_VALUE
from perudo.bots.solved import TablebaseMaster
from perudo.core.game import Bid, Move
from perudo.core.rules import EDITIONS, Rules
from perudo.core.view import View
from perudo.sim.workers import cpu_count

GAMES: Final = 600
TABLES: Final = (
    ("master", "planner", "reader"),
    ("master", "planner", "reader", "odds"),
    ("master", "master", "planner", "reader", "odds", "gambler"),
)
CALLED: Final = (0, 0.1, 0.3, 0.5, 0.7, 0.9, 1)
LIKELY: Final = (0, 0.2, 0.4, 0.6, 0.8, 1)


class Made(NamedTuple):
    """A master's bid against two or more opponents, with its predictions."""

    bid: Bid
    likely: float
    """The predicted probability that the bid is true."""
    called: float
    """The predicted probability that the next player calls it."""
    gains: dict[int, float]
    """For each seat: the value to the master, in own dice, if that seat loses a die."""


class Watched(TablebaseMaster):
    def __init__(self, rng: Random, rules: Rules) -> None:
        super().__init__(rng, rules)
        self.made: list[Made] = []
        """In this round."""

    def choose(self, view: View) -> Move | None:
        move = super().choose(view)
        if isinstance(move, Bid) and view.seat and self._reading and len(self._reading.alive) > 2:
            needed = move.quantity - self.count_matching(view, move.face)
            likely = float(self._reading.others_at_least(view.seat)[move.face - 1, tail_index(needed)])
            if (called := self._calls_on(view, move)) is not None:
                self.made.append(Made(move, likely, called, self._stakes.gains(self, view.seat)))
        return move


Rows = npt.NDArray[np.float64]
"""[bid, column]: the predicted chances that the bid is true and that it is called; whether it was called; the result of
the round; the mean gain.
"""


def watched(seed: int, number: int) -> Rows:
    levels, rules = TABLES[number % len(TABLES)], list(EDITIONS.values())[number // len(TABLES) % len(EDITIONS)]
    chance = Random(f"foresight {seed} {number}")
    kinds = chance.sample(levels, len(levels))
    bots: list[Bot] = [
        (Watched if kind == "master" else BUILTIN_BOTS[kind])(Random(chance.random()), rules) for kind in kinds
    ]
    rows: list[tuple[float, ...]] = []
    before = None
    for game in play_moments(rules, bots, DealDice(f"foresight {seed} {number}")):
        if before and before.hands is not None and game.hands is None:
            lost = [seat for seat in before.alive if game.dice[seat - 1] < before.dice[seat - 1]]
            for seat, bot in enumerate(bots, start=1):
                for made in bot.made if isinstance(bot, Watched) else ():
                    brought = sum(-1.0 if loser == seat else made.gains[loser] for loser in lost)
                    mean = sum(made.gains.values()) / len(made.gains)
                    rows.append((made.likely, made.called, float(made.bid == before.bids[-1]), brought, mean))
                if isinstance(bot, Watched):
                    bot.made = []
        before = game
    return np.array(rows).reshape(-1, 5)


def between(rows: Rows, column: int, edges: tuple[float, ...]) -> Iterator[tuple[str, Rows]]:
    for low, high in pairwise(edges):
        some = rows[(rows[:, column] >= low) & ((rows[:, column] < high) | (high == edges[-1]))]
        if len(some) > 1:
            yield f"{100 * low:.0f} to {100 * high:.0f} %", some


def error(values: Rows) -> float:
    return float(1.96 * values.std() / len(values) ** 0.5)


def page(rows: Rows, games: int) -> Iterator[str]:
    yield fill(
        f"In {games} games of three to six players, masters made {len(rows):,} bids. The table compares the predicted "
        "probability of a call with the share of bids that were called:",
        120,
    )
    yield ""
    yield "| predicted probability of a call | on average | called | bids |"
    yield "|--:|--:|--:|--:|"
    for name, some in between(rows, 1, CALLED):
        thought, called = some[:, 1], some[:, 2]
        yield f"| {name} | {thought.mean():.1%} | {called.mean():.1%} ± {error(called):.1%} | {len(some):,} |"
    passed = rows[rows[:, 2] == 0]
    if_true, if_false = OVERCALL_VALUE
    yield ""
    yield fill(
        "The next table shows the average round result for a bidder whose bid was raised, as a multiple of the gain "
        f"when another player loses a die. For a raised bid, the `master` predicts a value of {if_true} if the bid is "
        f"true, and {if_false} if it is false:",
        120,
    )
    yield ""
    yield "| probability of the bid | mean | predicted | actual | bids |"
    yield "|--:|--:|--:|--:|--:|"
    for name, some in between(passed, 0, LIKELY):
        likely, brought = some[:, 0].mean(), some[:, 3] / some[:, 4].mean()
        reckoned = if_true * likely + if_false * (1 - likely)
        yield (
            f"| {name} | {likely:.1%} | {reckoned:.2f} | {brought.mean():.2f} ± {error(brought):.2f} | {len(some):,} |"
        )


def fitted(rows: Rows) -> tuple[float, float]:
    """Return the ``OVERCALL_VALUE`` that fits these bids."""
    likely, _, called, brought, mean = rows.T
    parts = np.stack([mean * likely, mean * (1 - likely)], 1)[called == 0]
    if_true, if_false = np.linalg.lstsq(parts, brought[called == 0], rcond=None)[0]
    return float(if_true), float(if_false)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.foresight", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--write", action="store_true", help="writes what came of it into docs/builtin-bots.md")
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs or cpu_count()) as pool:
        rows = np.concatenate(list(pool.map(partial(watched, args.seed), range(args.games), chunksize=10)))
    text = "\n".join(page(rows, args.games))
    print(text)
    print("\nFitted to these: OVERCALL_VALUE = ({:.2f}, {:.2f})".format(*fitted(rows)))
    if args.write:
        put(DOCS / "builtin-bots.md", "foresight", f"{text}\n")


if __name__ == "__main__":
    main()
