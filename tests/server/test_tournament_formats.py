"""The formats of tournaments: every field of players comes to an end, in a sensible order."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perudo.server.people.tournament_formats import Format, Round, RoundTable, is_over, next_round, standings


def played(tables: list[tuple[int, ...]], random: Random | None = None) -> Round:
    """A round in which the entrant with the lowest number wins, or in which chance decides."""
    rounds = []
    for entrants in tables:
        order = sorted(entrants) if random is None else random.sample(entrants, len(entrants))
        rounds.append(RoundTable(entrants, tuple(order.index(each) + 1 for each in entrants)))
    return rounds


def tournament(form: Format, size: int, table_size: int, swiss_rounds: int = 4, seed: int | None = None) -> list[Round]:
    """Play a whole tournament."""
    rounds, random = list[Round](), None if seed is None else Random(seed)
    while not is_over(form, rounds, swiss_rounds):
        lots = Random(len(rounds)).sample(range(size), size)
        tables = next_round(form, range(size), (), rounds, table_size, lots.__getitem__)
        rounds.append(played(tables, random))
    return rounds


@given(st.integers(2, 128), st.integers(2, 8))
@settings(max_examples=60, deadline=None)
def test_knockout_tournament_has_one_winner(size: int, table_size: int) -> None:
    rounds = tournament("knock-out", size, table_size)
    still = set(range(size))
    for number, tables in enumerate(rounds):
        seated = [each for table in tables for each in table.entrants]
        assert Counter(seated) == Counter(still), "everybody who is still in plays once"
        assert all(2 <= len(table.entrants) <= max(3, table_size) for table in tables)
        sizes = [len(table.entrants) for table in tables]
        assert max(sizes) - min(sizes) <= 1
        still = {each for table in tables for each in table.order()[: table.advancing]}
        assert len(tables) > 1 or number == len(rounds) - 1
    stands = standings("knock-out", range(size), rounds)
    assert len(rounds[-1]) == 1 and stands[0].entrant == 0 and stands[0].place == 1
    assert sorted(each.entrant for each in stands) == list(range(size))
    assert [each.place for each in stands] == sorted(each.place or 0 for each in stands)
    assert sum(each.place == 1 for each in stands) == 1


@given(st.integers(1, 12), st.integers(2, 8), st.integers(2, 9), st.integers(0, 9))
@settings(max_examples=60, deadline=None)
def test_swiss_tournament_seats_everybody_in_every_round(tables: int, table_size: int, rounds: int, seed: int) -> None:
    size = tables * table_size
    played_rounds = tournament("swiss", size, table_size, rounds, seed)
    assert len(played_rounds) == rounds
    for each_round in played_rounds:
        assert Counter(each for table in each_round for each in table.entrants) == Counter(range(size))
        assert {len(table.entrants) for table in each_round} == {table_size}
    stands = standings("swiss", range(size), played_rounds)
    points = table_size * (table_size - 1) / 2 * tables * rounds
    assert sum(each.points or 0 for each in stands) == points, "a table always gives away the same points"


def test_stronger_players_finish_first_in_swiss_tournaments() -> None:
    stands = standings("swiss", range(32), tournament("swiss", 32, 4, 5))
    assert [each.entrant for each in stands[:3]] == [0, 1, 2]
    assert {each.entrant for each in stands[-4:]} <= set(range(20, 32))


def test_swiss_pairings_avoid_rematches() -> None:
    """Sixteen players can play seven rounds of two without meeting anybody twice."""
    rounds = tournament("swiss", 16, 2, 7, seed=1)
    met = [frozenset(pair) for tables in rounds for table in tables for pair in combinations(table.entrants, 2)]
    assert len(met) == len(set(met))


def test_bots_are_distributed_evenly_over_the_tables() -> None:
    bots = {5, 6, 7}
    tables = next_round("knock-out", range(12), bots, [], 4, lambda each: each / 12)
    assert [len(bots & set(table)) for table in tables] == [1, 1, 1]


def test_winners_are_distributed_evenly_in_the_next_round() -> None:
    """The winners of the first tables, and those who came second, are spread over the next tables."""
    first = played([(0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11), (12, 13, 14, 15)])
    second = next_round("knock-out", range(16), (), [first], 4, lambda each: each / 16)
    winners = {0, 4, 8, 12}
    assert [len(winners & set(table)) for table in second] == [2, 2]


def test_unfinished_round_already_ranks_eliminated_players() -> None:
    first = [RoundTable((0, 1), (1, 2)), RoundTable((2, 3), None)]
    stands = standings("knock-out", range(4), [first])
    assert {each.entrant for each in stands if each.is_in} == {0, 2, 3}
    assert [(each.entrant, each.place) for each in stands if not each.is_in] == [(1, 4)]


def test_players_eliminated_together_share_a_place() -> None:
    rounds = tournament("knock-out", 8, 2)
    places = {each.entrant: each.place for each in standings("knock-out", range(8), rounds)}
    assert sorted(place or 0 for place in places.values()) == [1, 2, 3, 3, 5, 5, 5, 5]


@pytest.mark.parametrize(("places", "points"), [((1, 2, 3), [2, 1, 0]), ((1, 2, 2), [2, 0.5, 0.5])])
def test_tied_players_share_points(places: tuple[int, ...], points: list[float]) -> None:
    stands = standings("swiss", range(3), [[RoundTable((0, 1, 2), places)]])
    assert [each.points for each in stands] == points
