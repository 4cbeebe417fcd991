"""The two tournament formats: pure functions that compute pairings and standings.

- Knock-out: the better half of each table (rounded down, but at least one player) advances. The last round has a single
  table.
- Swiss: everybody plays all rounds. The pairing seats players with similar scores together, and avoids rematches. At
  each table, a player scores one point for every player who finished behind them, and half a point for every tied
  player.

Entrants are identified by numbers. Ties that remain after the games are broken by lot.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import combinations, product
from typing import Literal, NamedTuple

Format = Literal["knock-out", "swiss"]
Lot = Callable[[int], float]
"""Returns an entrant's random number (0 to 1) for the draw of the next round. Nobody can choose or predict this number.
"""


class RoundTable(NamedTuple):
    """A table in a tournament round."""

    entrants: tuple[int, ...]
    """The entrants, in the order of their seats."""
    places: tuple[int, ...] | None
    """The finishing place of each seat; tied seats share a place. None while the game is being played."""

    def order(self) -> list[int]:
        """Return the entrants in the order of finish. Ties are broken by seat, because seats are assigned at random."""
        places = dict(zip(self.entrants, self.places or (), strict=True))
        return sorted(self.entrants, key=places.__getitem__)

    @property
    def advancing(self) -> int:
        """The number of entrants at this table who advance in a knock-out tournament."""
        return max(1, len(self.entrants) // 2)


Round = Sequence[RoundTable]


class Standing(NamedTuple):
    """An entrant's position in the tournament."""

    entrant: int
    place: int | None
    """The entrant's place, from 1; tied entrants share a place. None until the entrant's knock-out place is decided."""
    points: float | None
    """The entrant's points in a Swiss tournament; None in a knock-out."""
    is_in: bool
    """Whether the entrant is still in the tournament: playing a round, or waiting for the next one."""


def _table_count(players: int, table_size: int) -> int:
    """Return the number of tables that these players need. Nobody sits alone: if there are three players and tables
    seat two, the three share a table.
    """
    return min(-(-players // table_size), players // 2)


def is_over(form: Format, rounds: Sequence[Round], swiss_rounds: int) -> bool:
    """Return whether the last round has been played."""
    if not rounds or any(table.places is None for table in rounds[-1]):
        return False
    return len(rounds) >= swiss_rounds if form == "swiss" else len(rounds[-1]) == 1


def next_round(
    form: Format, entrants: Sequence[int], bots: Collection[int], rounds: Sequence[Round], table_size: int, lot: Lot
) -> list[tuple[int, ...]]:
    """Return the next round's tables, each as a list of its entrants in seat order.

    ``bots``: entrants who are bots. In the first round, the bots are spread over all tables. ``rounds``: all earlier
    rounds, which must be finished.
    """
    if form == "swiss" and rounds:
        tables = _swiss_tables(entrants, rounds, table_size, lot)
    elif rounds:
        through = {each: at for table in rounds[-1] for at, each in enumerate(table.order()[: table.advancing])}
        tables = _spread(sorted(through, key=lambda each: (through[each], lot(each))), table_size)
    else:
        tables = _spread(sorted(entrants, key=lambda each: (each in bots, lot(each))), table_size)
    return [tuple(sorted(table, key=lambda each: -lot(each))) for table in tables]


def _spread(order: Sequence[int], table_size: int) -> list[list[int]]:
    """Assign entrants to the tables in turn, so that neighbours in ``order`` sit at different tables."""
    count = _table_count(len(order), table_size)
    return [list(order[at::count]) for at in range(count)]


def _swiss_tables(entrants: Sequence[int], rounds: Sequence[Round], table_size: int, lot: Lot) -> list[list[int]]:
    """Seat the leaders together, and avoid pairing players who have already met."""
    points, met = _points(rounds), _meetings(rounds)
    left = sorted(entrants, key=lambda each: (-points[each], lot(each)))
    tables = list[list[int]]()
    while left:
        table = [left.pop(0)]
        while left and len(table) < table_size:
            table.append(min(left, key=lambda each: _repeats(each, table, met)))
            left.remove(table[-1])
        tables.append(table)
    _exchange(tables, met)
    return tables


def _exchange(tables: list[list[int]], met: Mapping[int, Counter[int]]) -> None:
    """Swap players between two tables as long as that reduces the number of rematches. Without these swaps, the last
    table would get the leftover players, even if they have already met.
    """
    improved = True
    while improved:
        improved = False
        for one, other in combinations(tables, 2):
            for at, to in product(range(len(one)), range(len(other))):
                mine, yours = [*one[:at], *one[at + 1 :]], [*other[:to], *other[to + 1 :]]
                now = _repeats(one[at], mine, met) + _repeats(other[to], yours, met)
                if now > _repeats(other[to], mine, met) + _repeats(one[at], yours, met):
                    one[at], other[to] = other[to], one[at]
                    improved = True


def _repeats(entrant: int, table: Iterable[int], met: Mapping[int, Counter[int]]) -> int:
    """Return how often, in total, an entrant has met the players at a table."""
    return sum(met[entrant][other] for other in table)


def standings(form: Format, entrants: Iterable[int], rounds: Sequence[Round]) -> list[Standing]:
    """Return the standings, best first."""
    return _swiss_standings(entrants, rounds) if form == "swiss" else _knock_out_standings(entrants, rounds)


def _knock_out_standings(entrants: Iterable[int], rounds: Sequence[Round]) -> list[Standing]:
    """Rank entrants by the last round that they reached, then by how narrowly they missed the next round. Entrants in
    the final are ranked by their places in that game.
    """
    ranks = dict[int, tuple[int, int]]()
    """For each eliminated entrant: the number of rounds after the elimination, and the number of places by which the
    entrant missed the next round.
    """
    for behind, tables in enumerate(reversed(rounds)):
        for table in tables:
            if table.places is None:
                continue
            if len(tables) == 1:  # A round with a single table is the final.
                ranks |= {each: (behind, place) for each, place in zip(table.entrants, table.places, strict=True)}
            else:
                ranks |= {each: (behind, at) for at, each in enumerate(table.order()[table.advancing :])}
    still = [each for each in entrants if each not in ranks]
    order = sorted(ranks, key=ranks.__getitem__)
    places = _shared_places(order, ranks, first=len(still) + 1)
    return [
        *(Standing(each, None, None, True) for each in still),
        *(Standing(each, places[each], None, False) for each in order),
    ]


def _swiss_standings(entrants: Iterable[int], rounds: Sequence[Round]) -> list[Standing]:
    """Rank entrants by points, then by games won, then by the points of their opponents."""
    points, met = _points(rounds), _meetings(rounds)
    wins = defaultdict[int, int](int)
    for table in (table for tables in rounds for table in tables if table.places):
        wins[table.order()[0]] += 1

    def score(each: int) -> tuple[float, int, float]:
        return -points[each], -wins[each], -sum(points[other] * often for other, often in met[each].items())

    scores = {each: score(each) for each in entrants}
    order = sorted(scores, key=scores.__getitem__)
    places = _shared_places(order, scores, first=1)
    return [Standing(each, places[each], points[each], True) for each in order]


def _shared_places(order: Iterable[int], scores: Mapping[int, tuple[float, ...]], first: int) -> dict[int, int]:
    """Return each entrant's place, counting from ``first``. Entrants with equal scores share a place."""
    places, last = dict[int, int](), None
    for at, each in enumerate(order, start=first):
        places[each] = places[last] if last is not None and scores[last] == scores[each] else at
        last = each
    return places


def _points(rounds: Sequence[Round]) -> defaultdict[int, float]:
    points = defaultdict[int, float](float)
    for table in (table for tables in rounds for table in tables):
        mine = list(zip(table.entrants, table.places or (), strict=False))
        for each, place in mine:
            points[each] += sum(0.5 * (other > place) + 0.5 * (other >= place) for _, other in mine) - 0.5
    return points


def _meetings(rounds: Sequence[Round]) -> defaultdict[int, Counter[int]]:
    """Return how often each pair of entrants has met."""
    met = defaultdict[int, Counter[int]](Counter)
    for table in (table for tables in rounds for table in tables):
        for each in table.entrants:
            met[each].update(other for other in table.entrants if other != each)
    return met
