"""Ratings: estimates of players' strength from their final places in rated games.

A player has separate ratings for games with two players, with three or four, and with five to eight. A rating describes
a player's strength as a normal distribution (openskill's Plackett-Luce model): each game shifts the mean and reduces
the deviation. A built-in bot has a fixed rating, measured in the arena (``tools/bot_ratings.py``).

The order of finish has no ties (see ``Result.rank``), because openskill computes ties incorrectly (openskill issue
201).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, Literal, NamedTuple

from openskill.models import PlackettLuce

from perudo.core.rules import MIN_PLAYERS

RatingClass = Literal[2, 4, 8]
"""A rating class, named after its maximum number of players."""
RATING_CLASSES: Final[tuple[RatingClass, ...]] = (2, 4, 8)
MODEL: Final = PlackettLuce()
BOT_DEVIATION: Final = 0.5
"""The deviation of a bot's rating. The deviation is small, so that people's ratings adapt to the bots' ratings, not the
other way round.
"""


class Rating(NamedTuple):
    """A player's rating in one class."""

    mean: float = MODEL.mu
    deviation: float = MODEL.sigma
    games: int = 0
    """The number of rated games."""

    @property
    def points(self) -> int:
        """The displayed rating. Newcomers start at 1500. In two-player games, a rating difference means the same as in
        the Elo system.
        """
        return round(1500 + 30 * (self.mean - MODEL.mu))

    @property
    def margin(self) -> int:
        """Half the width of the 95 % interval, in points."""
        return round(2 * 30 * self.deviation)


def rating_class(players: int) -> RatingClass:
    """Return the rating class of a game with this number of players."""
    return next(largest for largest in RATING_CLASSES if players <= largest)


def fewest_players(of_class: RatingClass) -> int:
    """Return the minimum number of players in a rating class."""
    return max((each + 1 for each in RATING_CLASSES if each < of_class), default=MIN_PLAYERS)


@cache
def bot_ratings() -> Mapping[RatingClass, Mapping[str, Rating]]:
    """Return the ratings of the built-in bots in each class, by level."""
    text = files(__package__).joinpath("bot_ratings.json").read_text(encoding="utf-8")
    found = json.loads(text)
    return {
        each: {level: Rating(mean, BOT_DEVIATION) for level, mean in found[str(each)].items()}
        for each in RATING_CLASSES
    }


def rate(ratings: Sequence[Rating]) -> list[Rating]:
    """Return the players' new ratings after a game. ``ratings``: the players' ratings before the game, in the order of
    finish."""
    if len(ratings) < 2:
        return list(ratings)
    teams = [[MODEL.rating(mu=each.mean, sigma=each.deviation)] for each in ratings]
    rated = (team[0] for team in MODEL.rate(teams))
    return [Rating(new.mu, new.sigma, old.games + 1) for new, old in zip(rated, ratings, strict=True)]
