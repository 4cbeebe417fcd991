"""Results of finished games, stored for the players' statistics."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from perudo.table.events import TableEvent
from perudo.table.state import Table

COUNTS = "bids", "bluffs", "bluffs_believed", "dudos", "right_dudos", "calzas", "right_calzas"
"""The ``Result`` fields that are added up for a player's statistics. ``SeatStats`` describes each field."""


class Result(NamedTuple):
    """One seat's result in a game."""

    table: str
    game: int
    """The game's number at its table, counted from 1."""
    seat: int
    guest: str | None
    """The guest who held the seat when the game ended, even if a bot was playing for them; None if the seat belonged to
    a bot."""
    bot: str | None
    """The level of the bot that was playing when the game ended; None if a person was playing."""
    edition: str
    ended_at: int
    """When the game ended, in milliseconds since 1970."""
    players: int
    place: int
    """The seat's final place (1 is first). Players who were eliminated at the same time share a place."""
    bids: int
    bluffs: int
    bluffs_believed: int
    dudos: int
    right_dudos: int
    calzas: int
    right_calzas: int
    club: str | None
    """The id of the table's club; None if the table has no club."""
    rank: int | None
    """The finishing position in a rated game (1 is first, no ties); None if the game was not rated."""


def new_results(before: Table, events: Iterable[tuple[TableEvent, Table]]) -> Iterator[Result]:
    """Yield the results of all games that ended during the given events. ``events``: pairs of an event and the
    resulting table."""
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
    """Return the rank of each seat, or an empty result if the game is not rated. Players for whom a bot made at least
    one move are ranked last. Ties are broken at random, because nothing in the game distinguishes the tied players.
    """
    if not table.rated or table.unrated is not None:
        return {}
    places = dict(zip(sorted(table.occupants), table.highlights.places, strict=True))
    order = sorted(places, key=lambda seat: (seat in table.abandoned, places[seat], table.fixed_random(f"{seat} tied")))
    return {seat: rank for rank, seat in enumerate(order, start=1)}
