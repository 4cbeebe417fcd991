"""Computes bots' shares of the wins, with confidence intervals, and their ratings."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

from openskill.models import PlackettLuce, PlackettLuceRating

from perudo.arena.series import DealResult, ForfeitInfo, Series

_SURE = 1.959964
"""The half-width of a 95 % interval, in standard errors."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A bot's result."""

    name: str
    chairs: int
    """The number of games that the bot played. A game counts once for each chair that the bot occupies."""
    share: float
    """The bot's share of the wins; the average share is 1/players."""
    low: float
    high: float
    """The 95 % confidence interval, computed from deals rather than games, because the games of a deal are correlated.
    """
    rating: float
    """The OpenSkill rating (Plackett-Luce; newcomers start at 25), computed from the final places, game by game."""
    faults: tuple[ForfeitInfo, ...]

    @property
    def always_forfeited(self) -> bool:
        """Whether the bot forfeited every game."""
        return bool(self.faults) and len(self.faults) == self.chairs


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaResult:
    games: int
    players: int
    rows: tuple[Standing, ...]

    @property
    def fair_share(self) -> float:
        """An average bot's share of the wins."""
        return 1 / self.players


class Tally:
    """Tallies the results of deals in order."""

    def __init__(self, series: Series) -> None:
        self._series = series
        self.games = 0
        self._shares: dict[int, list[float]] = defaultdict(list)
        """For each bot, its share of the wins in each deal that it played."""
        self._chairs = Counter[int]()
        self._model = PlackettLuce()
        self._ratings = {bot: self._model.rating() for bot in range(len(series.bots))}
        self._faults: dict[int, list[ForfeitInfo]] = defaultdict(list)

    def add(self, played: DealResult) -> None:
        self.games += len(played.places)
        won = Counter(played.won)
        for bot, chairs in Counter(played.places[0]).items():
            self._shares[bot].append(won[bot] / (chairs * len(played.places)))
            self._chairs[bot] += chairs * len(played.places)
        for places in played.places:
            self._rate(places)
        for fault in played.faults:
            self._faults[fault.bot].append(fault)

    def _rate(self, places: tuple[int, ...]) -> None:
        """Update the ratings after a game. A bot in several seats gets the mean of its seats' updates."""
        rated = self._model.rate([[self._ratings[bot]] for bot in places])
        for bot in set(places):
            own: list[PlackettLuceRating] = [team[0] for team, other in zip(rated, places, strict=True) if other == bot]
            self._ratings[bot] = self._model.rating(
                mu=fmean(each.mu for each in own), sigma=fmean(each.sigma for each in own)
            )

    def result(self) -> ArenaResult:
        rows = []
        for bot, name in enumerate(self._series.names):
            low, share, high = confidence_interval(self._shares[bot])
            rating, faults = self._ratings[bot].mu, tuple(self._faults[bot])
            chairs = self._chairs[bot]
            rows.append(
                Standing(name=name, chairs=chairs, share=share, low=low, high=high, rating=rating, faults=faults)
            )
        return ArenaResult(games=self.games, players=self._series.players, rows=tuple(rows))


def confidence_interval(shares: list[float]) -> tuple[float, float, float]:
    """Return the mean of the shares, and its 95 % confidence interval.

    The interval is the Wilson score interval for the number of independent games that would have the same variance. The
    interval stays between 0 and 1, and has a positive width even if the bot won or lost all games.
    """
    if not shares:
        return 0.0, 0.0, 1.0
    mean, count, sure = fmean(shares), float(len(shares)), _quantile(len(shares) - 1)
    if 0 < mean < 1:
        scatter = variance(shares) / count if len(shares) > 1 else mean * (1 - mean)
        if not scatter:  # All deals had the same result, as with identical deterministic bots.
            return mean, mean, mean
        count = mean * (1 - mean) / scatter
    wide = sure**2 / count
    middle = (mean + wide / 2) / (1 + wide)
    half = sure * sqrt(mean * (1 - mean) / count + wide / 4 / count) / (1 + wide)
    return max(0.0, middle - half), mean, min(1.0, middle + half)


def _quantile(freedom: int) -> float:
    """Return an approximate 95 % quantile of Student's t-distribution. The quantile accounts for the uncertainty of a
    variance that is estimated from few samples.
    """
    if freedom < 1:
        return 12.7
    terms = _SURE, (_SURE**3 + _SURE) / 4, (5 * _SURE**5 + 16 * _SURE**3 + 3 * _SURE) / 96
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))
