"""The stored state of a tournament: the entrants, the tables drawn for each round, and the results of the games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from itertools import chain, count, groupby
from random import SystemRandom
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from perudo.bots import BOT_NAMES
from perudo.core.rules import SettingValue
from perudo.protocol import wire
from perudo.server.log.database import (
    RESULT_TABLE,
    TOURNAMENT_ENTRANT_TABLE,
    TOURNAMENT_TABLE,
    TOURNAMENT_TABLES_TABLE,
)
from perudo.server.people.tournament_formats import Round, RoundTable, next_round
from perudo.table.events import StoredClock

_random = SystemRandom()


class StoredRules(msgspec.Struct, frozen=True):
    """A tournament's rules, as stored in the database."""

    edition: str
    options: dict[str, SettingValue]
    clock: StoredClock


class TournamentInfo(NamedTuple):
    """A row of the table ``tournament``."""

    id: str
    code: str
    name: str
    owner: str
    form: wire.TournamentForm
    table_size: int
    swiss_rounds: int
    rules: str
    stage: str
    round: int
    changed_at: int


class EntrantRow(NamedTuple):
    number: int
    guest: str | None
    person: str | None
    name: str
    since: int
    """The first round in which this guest or bot plays. In earlier rounds, somebody else may have played under this
    entrant number.
    """
    away: bool
    """Whether the guest has left, so that a bot plays instead. Only this guest can replace that bot."""


class DrawnTable(NamedTuple):
    number: int
    table: str | None
    played: RoundTable
    ended_at: int
    """The time (ms) when the game ended; 0 until then."""
    deserted: frozenset[int]
    """The entrants whose seats were held by bots when the game ended."""


class TournamentState(NamedTuple):
    info: TournamentInfo
    entrants: tuple[EntrantRow, ...]
    """All entrants, sorted by number."""
    rounds: tuple[tuple[DrawnTable, ...], ...]

    @property
    def played(self) -> list[Round]:
        return [[table.played for table in tables] for tables in self.rounds]

    @property
    def bots(self) -> set[int]:
        return {each.number for each in self.entrants if each.guest is None}

    @property
    def round_ended_at(self) -> int | None:
        """The time (ms) when the last game of the current round ended; None until all games of the round are over."""
        if self.info.stage != "playing" or any(table.played.places is None for table in self.rounds[-1]):
            return None
        return max(table.ended_at for table in self.rounds[-1])

    def draw(self) -> list[tuple[int, ...]]:
        """Draw the tables of the next round. Return the entrants of each table, by seat. Each call uses fresh,
        unpredictable randomness."""
        info, lots = self.info, defaultdict[int, float](_random.random)
        numbers = [each.number for each in self.entrants]
        return next_round(info.form, numbers, self.bots, self.played, info.table_size, lots.__getitem__)


# --- Database rows


def load(connection: Connection, condition: ColumnElement[bool], lock: bool = False) -> TournamentState | None:
    """Return a tournament. ``lock``: whether other changes to the tournament must wait until the transaction ends."""
    query = select(*(TOURNAMENT_TABLE.c[name] for name in TournamentInfo._fields)).where(condition)
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        return None
    info = TournamentInfo._make(row)
    return TournamentState(info, _entrants(connection, info.id), _rounds(connection, info.id))


def _entrants(connection: Connection, tournament: str) -> tuple[EntrantRow, ...]:
    columns = (TOURNAMENT_ENTRANT_TABLE.c[name] for name in EntrantRow._fields)
    query = select(*columns).where(TOURNAMENT_ENTRANT_TABLE.c.tournament == tournament)
    return tuple(sorted(map(EntrantRow._make, connection.execute(query)), key=lambda each: each.number))


def entrant_row(state: TournamentState, number: int) -> tuple[ColumnElement[bool], ...]:
    """Return the SQL condition that selects an entrant's row."""
    entrant = TOURNAMENT_ENTRANT_TABLE.c
    return entrant.tournament == state.info.id, entrant.number == number


def _rounds(connection: Connection, tournament: str) -> tuple[tuple[DrawnTable, ...], ...]:
    drawn, result = TOURNAMENT_TABLES_TABLE.c, RESULT_TABLE.c
    query = (
        select(
            *(drawn.round, drawn.number, drawn.entrants, drawn.table),
            *(result.seat, result.place, result.bot, result.ended_at),
        )
        .outerjoin(RESULT_TABLE, and_(result.table == drawn.table, result.game == 1))
        .where(drawn.tournament == tournament)
    )
    rows = sorted(connection.execute(query), key=lambda row: (row.round, row.number, row.seat or 0))
    rounds = dict[int, list[DrawnTable]]()
    for (round_number, number), group in groupby(rows, key=lambda row: (row.round, row.number)):
        seats = list(group)
        entrants = tuple(map(int, seats[0].entrants.split(",")))
        ended = seats[0].place is not None
        rounds.setdefault(round_number, []).append(
            DrawnTable(
                number=number,
                table=seats[0].table,
                played=RoundTable(entrants, tuple(row.place for row in seats) if ended else None),
                ended_at=seats[0].ended_at if ended else 0,
                deserted=frozenset(
                    each for each, row in zip(entrants, seats, strict=False) if ended and row.bot is not None
                ),
            )
        )
    return tuple(map(tuple, rounds.values()))


def delete_tournament(connection: Connection, tournament: str) -> None:
    for table, column in (
        (TOURNAMENT_TABLES_TABLE, TOURNAMENT_TABLES_TABLE.c.tournament),
        (TOURNAMENT_ENTRANT_TABLE, TOURNAMENT_ENTRANT_TABLE.c.tournament),
        (TOURNAMENT_TABLE, TOURNAMENT_TABLE.c.id),
    ):
        connection.execute(delete(table).where(column == tournament))


# --- Bots


def bot_name(taken: Collection[str]) -> str:
    """Return a name for a bot that no entrant is using."""
    names: Iterator[str] = (f"{name} {number}" for number in count(2) for name in BOT_NAMES)
    return next(name for name in chain(BOT_NAMES, names) if name not in taken)


def replace_by_bot(connection: Connection, state: TournamentState, number: int) -> None:
    """Replace an entrant with a bot under a new name, starting in the next round."""
    name = bot_name([each.name for each in state.entrants])
    values = {"guest": None, "person": None, "name": name, "since": state.info.round + 1, "away": False}
    connection.execute(update(TOURNAMENT_ENTRANT_TABLE).where(*entrant_row(state, number)).values(values))


def leave_all_tournaments(connection: Connection, guest: str) -> None:
    """Remove a guest from all tournaments. Bots replace the guest."""
    entrant = TOURNAMENT_ENTRANT_TABLE.c
    mine = select(entrant.tournament, entrant.number).where(entrant.guest == guest)
    for tournament, number in connection.execute(mine).all():
        state = load(connection, TOURNAMENT_TABLE.c.id == tournament, lock=True)
        if state is not None:
            replace_by_bot(connection, state, number)
    connection.execute(update(TOURNAMENT_TABLE).where(TOURNAMENT_TABLE.c.owner == guest).values(owner=""))


def tournaments_of(connection: Connection, guest: str) -> list[str]:
    """Return the names of the tournaments in which a guest plays."""
    entrant = TOURNAMENT_ENTRANT_TABLE.c
    query = select(TOURNAMENT_TABLE.c.name).join(TOURNAMENT_ENTRANT_TABLE, entrant.tournament == TOURNAMENT_TABLE.c.id)
    return list(connection.execute(query.where(entrant.guest == guest)).scalars())


def rename_guest(connection: Connection, guest: str, heir: str) -> None:
    """Transfer a guest's tournaments to ``heir``, another identity of the same person. If ``heir`` already plays in a
    tournament, the guest's entry there stays unchanged."""
    entrant = TOURNAMENT_ENTRANT_TABLE.c
    theirs = select(entrant.tournament).where(entrant.guest == heir)
    mine = update(TOURNAMENT_ENTRANT_TABLE).where(entrant.guest == guest, entrant.tournament.not_in(theirs))
    connection.execute(mine.values(guest=heir))
    connection.execute(update(TOURNAMENT_TABLE).where(TOURNAMENT_TABLE.c.owner == guest).values(owner=heir))
