"""Learns the weights in src/perudo/bots/weighted.json by playing: python tools/learn_weights.py.

Games of three to six are played by all five editions, with and without calza. Half of them are played by learners
alone. In the other half, each chair is taken by a learner, a level of the ladder, or a ``master`` that only looks
ahead. A round is an episode. Its reward is the change in the chance to win the game
(``perudo.analysis.win_probability.before_round``). All learners share one set of weights, trained by policy gradients;
the average of these weights over the second half of the training is saved. A game stops when two players are left,
because ``master`` uses other knowledge then (``perudo.bots.equilibrium``).
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from perudo.analysis.win_probability.before_round import win_probabilities_of
from perudo.arena import DealDice, play_moments, rule_sets
from perudo.bots import BUILTIN_BOTS, Bot
from perudo.bots.lookahead import Master
from perudo.bots.solved import TablebaseMaster
from perudo.bots.weighted import FEATURES, INITIAL_WEIGHTS, PolicyGradientLearner
from perudo.core.game import Game
from perudo.sim.workers import cpu_count

import numpy as np  # isort: skip

from perudo.bots.inference import Array  # isort: skip

KEPT: Final = Path(__file__).resolve().parent.parent / "src" / "perudo" / "bots" / "weighted.json"
GAMES: Final = 15_008
AT_ONCE: Final = 32
"""Games between two steps."""
RATE: Final = (0.06, 0.006)
"""The learning rate, at the beginning and at the end."""
TELL: Final = 10
"""Steps between two progress reports, at which the weights are saved."""
MEAN: Final = 0.98
"""The fraction of the running mean reward that is kept from step to step."""
PLAYERS: Final = (3, 4, 5, 6, 6)
"""Numbers of players. Six is twice as frequent, because there the others' luck hides most of the effect of a move."""
OTHERS: Final[tuple[type[Bot], ...]] = (
    *(Master, BUILTIN_BOTS["planner"], BUILTIN_BOTS["planner"], BUILTIN_BOTS["reader"], BUILTIN_BOTS["reader"]),
    *(BUILTIN_BOTS["odds"], BUILTIN_BOTS["gambler"], BUILTIN_BOTS["beginner"]),
)
"""Stronger bots play more often, because more can be learned from them."""
SHARES: Final = (0.3, 0.7)
"""The possible probabilities that a chair is a learner's, in games with other bots."""
TABLES: Final = rule_sets()


class Adam:
    def __init__(self, weights: Sequence[Array]) -> None:
        self._means = [(np.zeros_like(each), np.zeros_like(each)) for each in weights]
        self._steps = 0

    def step(self, weights: Sequence[Array], slopes: Sequence[Array], rate: float) -> None:
        self._steps += 1
        norm = sum(float((each**2).sum()) for each in slopes) ** 0.5
        shrink = min(1.0, 1.0 / (norm + 1e-8))
        rate *= (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for weight, (mean, square), slope in zip(weights, self._means, slopes, strict=True):
            slope = slope * shrink
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8)


class Learner(PolicyGradientLearner, TablebaseMaster):
    """A player that explores moves while it learns."""


class Episodes(NamedTuple):
    """The statistics of the rounds of one or more games."""

    alone: bool
    """Whether all players were learners."""
    leaned: Array
    """[feature]: the sum over rounds of the gradient times the reward, in thousandths of a game."""
    leaning: Array
    """[feature]: the sum of the gradients."""
    brought: float
    rounds: int


def played(weights: Array, seed: int, number: int) -> Episodes:
    """Play one game until only two players, or no learner, are left."""
    Learner.weights = weights
    chance = Random(f"weights {seed} {number}")
    rules, players = chance.choice(TABLES), chance.choice(PLAYERS)
    share = 1 if chance.random() < 0.5 else chance.choice(SHARES)
    kinds = [Learner if chance.random() < share else chance.choice(OTHERS) for _ in range(players)]
    kinds[chance.randrange(players)] = Learner
    alone = all(kind is Learner for kind in kinds)
    bots = [kind(Random(f"{seed} {number} {seat}"), rules) for seat, kind in enumerate(kinds)]
    learners = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, Learner)}
    leaned, leaning, brought, rounds = np.zeros(len(FEATURES)), np.zeros(len(FEATURES)), 0.0, 0
    hoped = win_probabilities_of(Game.start(rules, players))
    for game in play_moments(rules, bots, DealDice(f"weights {seed} {number}")):
        if game.hands is not None and game.winner is None:
            continue
        hopes = win_probabilities_of(game)
        for seat, learner in learners.items():
            slope = learner.log_gradient()
            if slope is not None:
                gain = 1000 * (hopes[seat] - hoped[seat])
                leaned, leaning, brought, rounds = leaned + slope * gain, leaning + slope, brought + gain, rounds + 1
        hoped = hopes
        if len(game.alive) == 2 or not any(game.dice[seat] for seat in learners):
            break
    return Episodes(alone, leaned, leaning, brought, rounds)


class Training:
    """``weights``: the current ones; ``mean``: the average over the second half of the steps."""

    def __init__(self, games: int, seed: int, rate: tuple[float, float] = RATE) -> None:
        self.weights = INITIAL_WEIGHTS.copy()
        self._steps, self._seed, self._rate = max(1, games // AT_ONCE), seed, rate
        self._adam, self._usual = Adam([self.weights]), {True: 0.0, False: 0.0}
        self._all: list[Array] = []

    @property
    def mean(self) -> dict[str, float]:
        kept: Array = np.mean(self._all[len(self._all) // 2 :], 0)
        return {name: round(float(each), 3) for name, each in zip(FEATURES, kept, strict=True)}

    def steps(self, jobs: int) -> Iterator[str]:
        """Train, and yield progress."""
        begun = time.monotonic()
        with ProcessPoolExecutor(jobs) as workers:
            for step in range(self._steps):
                numbers = range(step * AT_ONCE, (step + 1) * AT_ONCE)
                self._learn(list(workers.map(partial(played, self.weights, self._seed), numbers)), step / self._steps)
                if step % TELL and step + 1 < self._steps:
                    continue
                told = f"{numbers.stop:,} games, {numbers.stop / (time.monotonic() - begun):.0f} a second"
                yield f"{told}, a round brings {self._usual[True]:+.2f} and {self._usual[False]:+.2f} thousandths"

    def _learn(self, found: list[Episodes], done: float) -> None:
        slope = np.zeros(len(FEATURES))
        for alone, usual in self._usual.items():
            some = [each for each in found if each.alone is alone]
            rounds = sum(each.rounds for each in some)
            slope += sum((each.leaned - usual * each.leaning for each in some), np.zeros(len(FEATURES)))
            if rounds:
                self._usual[alone] += (1 - MEAN) * (sum(each.brought for each in some) / rounds - usual)
        first, last = self._rate
        rate = first * (last / first) ** done
        self._adam.step([self.weights], [-slope / max(1, sum(each.rounds for each in found))], rate)
        self._all.append(self.weights.copy())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cpu_count())
    parser.add_argument("--to", type=Path, default=KEPT)
    args = parser.parse_args()
    training = Training(args.games, args.seed)
    for line in training.steps(args.jobs):
        print(line, flush=True)
        args.to.write_text(json.dumps(training.mean, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
