"""The score of the games that the same people play at one table.

A *series* consists of the games played since the table was opened, or since the host ended the previous series. The
score is computed from finished games only, so it reveals nothing about a game in progress.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from perudo.core import limits

Rank = tuple[int, float, int]
"""A sort key that ranks the players of a series. Smaller is better."""


def rank(wins: int, mean_place: float, right_dudos: int) -> Rank:
    """Return a player's rank: by wins, then by mean place, then by correct dudos."""
    return -wins, mean_place, -right_dudos


def with_places(ranks: Mapping[str, Rank]) -> Iterator[tuple[int, str]]:
    """Yield (place, player) pairs, best first. Places count from 1, and equal ranks share a place."""
    order = sorted(ranks.values())
    for player in sorted(ranks, key=lambda player: ranks[player]):
        yield order.index(ranks[player]) + 1, player


class Score(msgspec.Struct, frozen=True):
    """One player's results in a series."""

    name: str
    colour: int
    places: tuple[int, ...] = ()
    """The player's place in each game, oldest first."""
    wins: int = 0
    dudos: int = 0
    right_dudos: int = 0
    """How many of the player's dudos cost the bidder a die."""

    def plus(self, other: Score) -> Score:
        """Return the sum of two scores, with the name and colour of ``other``."""
        return Score(
            other.name,
            other.colour,
            (*self.places, *other.places)[-limits.SERIES_PLACES_KEPT :],
            self.wins + other.wins,
            self.dudos + other.dudos,
            self.right_dudos + other.right_dudos,
        )

    @property
    def _rank(self) -> Rank:
        return rank(self.wins, sum(self.places) / len(self.places), self.right_dudos)


class Standing(NamedTuple):
    place: int
    """The player's place (1 is first). Equal scores share a place."""
    player: str
    score: Score


class Series(msgspec.Struct, frozen=True):
    """The scores of a series. The keys of ``scores`` are people's guest digests and bots' names."""

    games: int = 0
    """The number of games finished in this series."""
    scores: dict[str, Score] = {}
    ended: bool = False
    """Whether the host has ended the series. After the end of a series, the next game starts a new one."""

    def with_game(self, players: dict[str, Score]) -> Series:
        """Add a finished game, given each player's score in that game."""
        others = {player: score for player, score in self.scores.items() if player not in players}
        kept = max(0, limits.SERIES_PLAYERS_KEPT - len(players))
        scores = dict([*others.items()][len(others) - kept :] if len(others) > kept else others)
        for player, score in players.items():
            scores[player] = self.scores[player].plus(score) if player in self.scores else score
        return Series(self.games + 1, scores)

    def handed_over(self, owner: str, heir: str) -> Series:
        """Transfer a player's score to the new device that the player has moved to."""
        if owner not in self.scores:
            return self
        scores = {player: score for player, score in self.scores.items() if player not in (owner, heir)}
        score, former = self.scores[owner], self.scores.get(heir)
        return replace(self, scores={**scores, heir: former.plus(score) if former else score})

    def standings(self) -> Iterable[Standing]:
        """Yield all players with their places, best first."""
        for place, player in with_places({player: score._rank for player, score in self.scores.items()}):
            yield Standing(place, player, self.scores[player])
