"""A person's games: how many, how they ended, and with whom. Computed from the results of finished games."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from perudo.core import limits
from perudo.server.log.database import PERSON_GUEST_TABLE, PERSON_TABLE, RESULT_TABLE

SUMMED = ("bids", "bluffs", "bluffs_believed", "dudos", "right_dudos", "calzas", "right_calzas")


class Opponent(NamedTuple):
    """Somebody with a kept name, with whom a person has played."""

    name: str
    games: int
    """The number of games that they have played together."""


class Statistics(NamedTuple):
    """All games that a person has finished, also those from before they kept a name."""

    games: int
    wins: int
    bids: int
    bluffs: int
    bluffs_believed: int
    dudos: int
    right_dudos: int
    calzas: int
    right_calzas: int
    opponents: tuple[Opponent, ...]
    """The people with whom they have played most often."""


def statistics(connection: Connection, person: str) -> Statistics:
    """Return the statistics of a person, given by id."""
    guests = select(PERSON_GUEST_TABLE.c.guest).where(PERSON_GUEST_TABLE.c.person == person)
    mine = RESULT_TABLE.c.guest.in_(guests)
    sums = select(
        func.count(),
        func.count().filter(RESULT_TABLE.c.place == 1),
        *(func.coalesce(func.sum(RESULT_TABLE.c[name]), 0) for name in SUMMED),
    ).where(mine)
    theirs = RESULT_TABLE.alias()
    same_game = (theirs.c.table == RESULT_TABLE.c.table) & (theirs.c.game == RESULT_TABLE.c.game)
    others = (
        select(PERSON_TABLE.c.id, PERSON_TABLE.c.name)
        .select_from(RESULT_TABLE)
        .join(theirs, same_game & (theirs.c.seat != RESULT_TABLE.c.seat))
        .join(PERSON_GUEST_TABLE, PERSON_GUEST_TABLE.c.guest == theirs.c.guest)
        .join(PERSON_TABLE, PERSON_TABLE.c.id == PERSON_GUEST_TABLE.c.person)
        .where(mine, PERSON_TABLE.c.id != person)
    )
    together = Counter((row.id, row.name) for row in connection.execute(others))
    opponents = tuple(Opponent(name, games) for (_, name), games in together.most_common(limits.OPPONENTS_SHOWN))
    return Statistics._make([*map(int, connection.execute(sums).one()), opponents])
