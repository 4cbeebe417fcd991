"""A person's games: how many, how they ended, and with whom. Computed from the results of finished games."""

from __future__ import annotations

from collections import Counter

from sqlalchemy import Connection, func, select

from perudo.core import limits
from perudo.protocol import wire
from perudo.server.log.database import PERSON_GUEST_TABLE, PERSON_TABLE, RESULT_TABLE
from perudo.table.results import COUNTS


def statistics(connection: Connection, person: str) -> wire.PersonalStatistics:
    """Return the statistics of a person, given by id: of all games, also those from before they kept a name."""
    guests = select(PERSON_GUEST_TABLE.c.guest).where(PERSON_GUEST_TABLE.c.person == person)
    mine = RESULT_TABLE.c.guest.in_(guests)
    sums = select(
        func.count().label("games"),
        func.count().filter(RESULT_TABLE.c.place == 1).label("wins"),
        *(func.coalesce(func.sum(RESULT_TABLE.c[name]), 0).label(name) for name in COUNTS),
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
    most = together.most_common(limits.OPPONENTS_SHOWN)
    opponents = tuple(wire.Opponent(name=name, games=games) for (_, name), games in most)
    counts = {name: int(count) for name, count in connection.execute(sums).mappings().one().items()}
    return wire.PersonalStatistics(**counts, opponents=opponents)
