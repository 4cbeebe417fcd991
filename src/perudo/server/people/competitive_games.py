"""Reads finished competitive games, to search them for collusion: rated games, or a tournament's games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from sqlalchemy import Connection, Row, select

from perudo.core.errors import PerudoError
from perudo.records.record import Record
from perudo.server.log.database import PERSON_TABLE, RESULT_TABLE, TOURNAMENT_TABLE, TOURNAMENT_TABLES_TABLE
from perudo.server.log.store import Store
from perudo.server.people.random_codes import read_letters
from perudo.table.events import LogEntry
from perudo.table.game_history import game_histories


class CompetitiveGame(NamedTuple):
    """A finished game with at least three players."""

    players: tuple[str, ...]
    """The players' names by seat: a player's registered name if there is one, otherwise the name used at the table."""
    people: frozenset[str]
    """The names of the players who are not built-in bots."""
    record: Record


_Seat = Row[tuple[str, int, int, str | None, str | None]]
"""The table, game, seat and guest, and the guest's registered name, if any."""


async def competitive_games(store: Store, tournament: str | None = None) -> AsyncIterator[CompetitiveGame]:
    """Yield the rated games with at least three players, table by table. Skip tables whose archive cannot be read.

    ``tournament``: the code of a tournament whose unrated games to yield instead. Raises ``PerudoError``
    (``tournament-unknown``, ``store-...``).
    """
    seats = await store.query(lambda connection: _seats(connection, tournament))
    for table, rows in groupby(seats, key=lambda row: row.table):
        try:
            entries = await store.entries(table)
        except PerudoError as error:
            if error.code != "table-away":
                raise
            continue
        kept = {number: list(game) for number, game in groupby(rows, key=lambda row: row.game)}
        for game in await asyncio.to_thread(_games, table, entries, kept):
            yield game


def _games(table: str, entries: Sequence[LogEntry], kept: Mapping[int, Sequence[_Seat]]) -> list[CompetitiveGame]:
    """Return a table's finished games, given the seats of each game that is wanted."""
    found = list[CompetitiveGame]()
    for history in game_histories(table, entries):
        if history.table.game_count in kept and history.final_table:
            record, seats = history.record(), kept[history.table.game_count]
            names = tuple(seat.name or name for seat, name in zip(seats, record.players, strict=True))
            people = frozenset(name for seat, name in zip(seats, names, strict=True) if seat.guest is not None)
            found.append(CompetitiveGame(names, people, record))
    return found


def _seats(connection: Connection, tournament: str | None) -> list[_Seat]:
    """Return the seats of the games."""
    result = RESULT_TABLE.c
    query = (
        select(result.table, result.game, result.seat, result.guest, PERSON_TABLE.c.name)
        .outerjoin(PERSON_TABLE, PERSON_TABLE.c.guest == result.guest)
        .where(result.players > 2)
        .order_by(result.table, result.game, result.seat)
    )
    if tournament is None:
        query = query.where(result.rank.is_not(None))
    else:
        known = select(TOURNAMENT_TABLE.c.id).where(TOURNAMENT_TABLE.c.code == read_letters(tournament))
        drawn = TOURNAMENT_TABLES_TABLE.c
        id_ = connection.execute(known).scalar()
        if id_ is None:
            raise PerudoError("tournament-unknown")
        query = query.where(result.table.in_(select(drawn.table).where(drawn.tournament == id_)))
    return list(connection.execute(query))
