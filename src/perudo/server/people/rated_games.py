"""The rated games in the data, for operators and tournament directors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import groupby
from typing import NamedTuple

from sqlalchemy import Connection, Row, select

from perudo.core.errors import PerudoError
from perudo.records.record import Replay
from perudo.server.log.database import PERSON_TABLE, RESULT_TABLE, TOURNAMENT_TABLES_TABLE
from perudo.server.log.store import Store
from perudo.table.replays import finished_record


class RatedGame(NamedTuple):
    """A rated game, with at least three players."""

    players: tuple[str, ...]
    """The players by seat: the kept name of a person, or the name at the table."""
    replay: Replay


async def rated_games(store: Store, tournament: str | None = None) -> AsyncIterator[RatedGame]:
    """Yield the rated games with at least three players, the oldest first, except those in an archive.

    ``tournament``: the code of the tournament to which the games belong (default: all games).
    """
    seats = await store.query(lambda connection: _seats(connection, tournament))
    for (table, number), rows in groupby(seats, key=lambda row: (row.table, row.game)):
        try:
            record = finished_record(table, await store.entries(table), number)
        except PerudoError as error:
            if error.code != "table-away":
                raise
            continue
        if record is not None:
            names = [row.name for row in rows]
            players = tuple(kept or name for kept, name in zip(names, record.players, strict=True))
            yield RatedGame(players, record.replay())


def _seats(connection: Connection, tournament: str | None) -> list[Row[tuple[str, int, int, str | None]]]:
    result = RESULT_TABLE.c
    query = (
        select(result.table, result.game, result.seat, PERSON_TABLE.c.name)
        .outerjoin(PERSON_TABLE, PERSON_TABLE.c.guest == result.guest)
        .where(result.players > 2, result.rank.is_not(None))
        .order_by(result.ended_at, result.table, result.game, result.seat)
    )
    if tournament is not None:
        drawn = TOURNAMENT_TABLES_TABLE.c
        query = query.where(result.table.in_(select(drawn.table).where(drawn.tournament == tournament)))
    return list(connection.execute(query))
