"""Detects players who spare each other, that is, seldom call each other's bids.

Moves alone cannot prove collusion. This module computes a likelihood ratio: how much likelier the moves are if two
players spare each other than if they treat everybody alike.

A logistic regression over all games predicts how likely a call was at each turn. The regression uses three
probabilities that the player could estimate. The first is the probability that the bid was true, given only the
player's own dice; the second also takes the earlier bids into account. The third is the probability that the safest
raise was true. In addition, each player has a *habit*: a constant that makes all of their calls more or less likely.
Habits are unknown, so the likelihood is integrated over a normal distribution of habits. So players are not suspected
just because they seldom call. Only a player who calls one bidder less often than other bidders is suspected.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import log
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from perudo.analysis.review import GameReviewer
from perudo.core.game import DUDO, Bid, Dudo
from perudo.core.view import view
from perudo.records.record import Replay

SPARING: Final = 2.0
"""How much sparing a bidder reduces the log-odds of calling that bidder (the odds are divided by about 7)."""
HABIT_DEVIATION: Final = 1.5
"""The standard deviation of habits, in log-odds."""
_HABITS: Final = np.linspace(-4 * HABIT_DEVIATION, 4 * HABIT_DEVIATION, 81)
"""The habits over which the likelihoods are integrated."""
_PRIOR: Final = -0.5 * (_HABITS / HABIT_DEVIATION) ** 2
"""[habit]: the logarithm of the prior density, up to an additive constant."""
_MIN_CHANCE: Final = 1e-3
_RIDGE: Final = 0.1
"""The ridge penalty, which keeps the regression coefficients finite if there are few games."""
_NEWTON_STEPS: Final = 20

MIN_SUSPICIOUS_RATIO: Final = 1_000
"""The minimum likelihood ratio at which two players are suspicious."""
MAX_FALSE_ALARMS: Final = 0.05
"""The maximum probability of any false alarm in one search for collusion."""

Array = NDArray[np.float64]


class Opportunity(NamedTuple):
    """A turn at which a player (the caller) could either call the previous bid or raise it."""

    caller: str
    bidder: str
    known: tuple[float, ...]
    """The log-odds of the caller's three probabilities, which the module docstring describes."""
    called: bool


class Suspicion(NamedTuple):
    """The evidence that two players spare each other."""

    players: tuple[str, str]
    log_ratio: float
    """The natural logarithm of the likelihood ratio."""
    opportunities: int
    """The number of times that one of the two players could have called the other's bid."""
    calls: int
    """The number of times that one of the two players called the other's bid."""
    expected: float
    """The expected number of calls by average players in the same positions."""


def opportunities(replay: Replay, players: Sequence[str] = ()) -> Iterator[Opportunity]:
    """Yield a game's opportunities to call, while at least three players are left.

    ``players``: the names by seat (default: the names in the record).
    """
    game, names = replay.start, players or replay.players
    judge = GameReviewer(game)
    for action, after in replay.steps:
        raises = [move for move in game.legal if isinstance(move, Bid)]
        if isinstance(action, Bid | Dudo) and game.to_act and DUDO in game.legal and raises and len(game.alive) > 2:
            seen, bid = view(game, game.to_act), game.bids[-1]
            safest = max(judge.bot.chance_true(seen, each) for each in raises)
            known = judge.bot.chance_true(seen, bid), judge.chance_by_bids(seen, bid), safest
            bidder = seen.bids[-1].seat
            odds = tuple(map(_log_odds, known))
            yield Opportunity(names[game.to_act - 1], names[bidder - 1], odds, isinstance(action, Dudo))
        judge.observe(after)
        game = after


def suspicions(found: Iterable[Opportunity]) -> list[Suspicion]:
    """Return the evidence for each pair of players who could call each other's bids, strongest first.

    If nobody colludes and the regression model is correct, the probability that a pair's likelihood ratio reaches k is
    at most 1/k. ``benchmarks/collusion.py`` measures how often honest bots reach high ratios.
    """
    every = list(found)
    if not every:
        return []
    usual = _usual_log_odds(every)
    by_pair: dict[tuple[str, str], list[int]] = defaultdict(list)
    for number, each in enumerate(every):
        by_pair[each.caller, each.bidder].append(number)
    called = np.array([each.called for each in every])
    fair = {pair: _likelihood(usual[at], called[at]) for pair, at in by_pair.items()}
    habits: dict[str, Array] = defaultdict(lambda: _PRIOR)
    for (caller, _), likelihood in fair.items():
        habits[caller] = habits[caller] + likelihood
    ratios = {
        pair: _integral(habits[pair[0]] - fair[pair] + _likelihood(usual[at] - SPARING, called[at]))
        - _integral(habits[pair[0]])
        for pair, at in by_pair.items()
    }
    told = []
    for one, other in combinations(sorted({name for pair in by_pair for name in pair}), 2):
        pairs = [pair for pair in ((one, other), (other, one)) if pair in by_pair]
        at = [number for pair in pairs for number in by_pair[pair]]
        if at:
            ratio, expected = sum(ratios[pair] for pair in pairs), float(_chance(usual[at]).sum())
            told.append(Suspicion((one, other), float(ratio), len(at), int(called[at].sum()), expected))
    return sorted(told, key=lambda each: -each.log_ratio)


def suspicious_ratio(pairs: int) -> int:
    """Return the likelihood ratio from which a pair is suspicious, given the number of pairs compared.

    A pair of honest players reaches a ratio of k with a probability of at most 1/k. So the more pairs are compared, the
    higher the ratio has to be.
    """
    return max(MIN_SUSPICIOUS_RATIO, round(pairs / MAX_FALSE_ALARMS))


def _usual_log_odds(every: Sequence[Opportunity]) -> Array:
    """Return [opportunity]: the log-odds that an average player calls, according to a logistic regression."""
    known = np.array([each.known for each in every])
    called = np.array([each.called for each in every], float)
    columns = np.column_stack([np.ones(len(known)), known, known**2 / 10])
    weights = np.zeros(columns.shape[1])
    for _ in range(_NEWTON_STEPS):
        chance = _chance(columns @ weights)
        slope = columns.T @ (called - chance) - _RIDGE * weights
        curvature = (columns.T * (chance * (1 - chance))) @ columns + _RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(curvature, slope)
    return np.asarray(columns @ weights)


def _likelihood(odds: Array, called: NDArray[np.bool_]) -> Array:
    """Return [habit]: the log-likelihood of the given calls and raises."""
    signed = np.where(called, 1.0, -1.0) * (odds + _HABITS[:, None])
    return np.asarray(-np.logaddexp(0.0, -signed).sum(1))


def _integral(logarithms: Array) -> float:
    return float(np.logaddexp.reduce(logarithms))


def _chance(odds: Array) -> Array:
    return np.asarray(0.5 * (1 + np.tanh(odds / 2)))


def _log_odds(chance: float) -> float:
    chance = min(max(chance, _MIN_CHANCE), 1 - _MIN_CHANCE)
    return log(chance / (1 - chance))
