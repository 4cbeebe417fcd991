"""The results of finished games, which the server stores for its players' statistics."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from perudo.table.events import TableEvent
from perudo.table.state import Table

COUNTS = "bids", "bluffs", "bluffs_believed", "dudos", "right_dudos", "calzas", "right_calzas"
"""The fields of ``Result`` that are summed for a player's statistics. ``SeatStats`` describes them."""


class Result(NamedTuple):
    """What one seat achieved in a game."""

    table: str
    game: int
    """The number of the game at its table, from 1."""
    seat: int
    guest: str | None
    """The guest who had the seat at the end, even if a bot played for them; None for a bot."""
    bot: str | None
    """The level of the bot that played at the end; None for a person."""
    edition: str
    ended_at: int
    """The end of the game, in milliseconds since 1970."""
    players: int
    place: int
    """The seat's final place, from 1. Players who were eliminated together share a place."""
    bids: int
    bluffs: int
    bluffs_believed: int
    dudos: int
    right_dudos: int
    calzas: int
    right_calzas: int
    club: str | None
    """The id of the table's club, or None."""
    rank: int | None
    """The finishing position in a rated game (1 is first, no ties); None if the game was not rated."""


def new_results(before: Table, events: Iterable[tuple[TableEvent, Table]]) -> Iterator[Result]:
    """Yield the results of the games that ended with these events. ``events``: each event with the resulting table."""
    for _, table in events:
        if before.stage == "playing" and table.stage == "over":
            yield from _results(table)
        before = table


def _results(table: Table) -> Iterator[Result]:
    known, ranks = table.highlights, _ranks(table)
    for (seat, occupant), place, stats in zip(sorted(table.occupants.items()), known.places, known.stats, strict=True):
        assert place is not None, "at the end of a game, every seat has a place"
        yield Result(
            table=table.code,
            game=table.game_count,
            seat=seat,
            guest=occupant.guest,
            bot=occupant.bot,
            edition=table.edition,
            ended_at=table.at,
            players=len(table.occupants),
            place=place,
            **{name: getattr(stats, name) for name in COUNTS},
            club=table.club,
            rank=ranks.get(seat),
        )


def _ranks(table: Table) -> dict[int, int]:
    """Return each seat's rank; empty if the game is not rated. Players for whom a bot moved come last. Ties are broken
    by chance, because nothing in the game decides them."""
    if not table.rated or table.unrated is not None:
        return {}
    places = dict(zip(sorted(table.occupants), table.highlights.places, strict=True))
    order = sorted(places, key=lambda seat: (seat in table.abandoned, places[seat], table.fixed_random(f"{seat} tied")))
    return {seat: rank for rank, seat in enumerate(order, start=1)}
