"""The standings of clubs, by evening and by calendar year (UTC). Only members have scores."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import Connection, Integer, cast, func, select

from perudo.core import limits
from perudo.protocol import wire
from perudo.server.log.database import CLUB_MEMBER_TABLE, PERSON_GUEST_TABLE, RESULT_TABLE
from perudo.table.series import Rank, rank, with_places

EVENING_GAP = 6 * 60 * 60 * 1000
"""After this time (ms) without a game, a new evening begins. A planned evening also ends this many milliseconds after
its planned time.
"""


class Total(NamedTuple):
    """A member's total results in several games."""

    games: int = 0
    wins: int = 0
    places: int = 0
    """The sum of the member's final places in the games."""
    right_dudos: int = 0

    def plus(self, other: Total) -> Total:
        return Total(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))

    @property
    def rank(self) -> Rank:
        return rank(self.wins, self.places / self.games, self.right_dudos)


class MemberResult(NamedTuple):
    """A member's result in a game."""

    ended_at: int
    """Milliseconds since 1970."""
    member: str
    total: Total


def evenings(results: Iterable[MemberResult]) -> list[list[MemberResult]]:
    """Group results by evening. ``results``: from earliest to latest."""
    found = list[list[MemberResult]]()
    for result in results:
        if not found or result.ended_at - found[-1][-1].ended_at >= EVENING_GAP:
            found.append([])
        found[-1].append(result)
    return found


def standings(at: int, results: Iterable[tuple[str, Total]]) -> wire.ClubStandings:
    """Add up members' results. Return the standings, ranked like those of a table's series (``table/series.py``).
    ``at``: when the first game ended (ms)."""
    totals = dict[str, Total]()
    for member, total in results:
        totals[member] = totals.get(member, Total()).plus(total)
    ranks = {member: total.rank for member, total in totals.items()}
    scores = (
        wire.ClubScore(place=place, member=member, games=totals[member].games, wins=totals[member].wins)
        for place, member in with_places(ranks)
    )
    return wire.ClubStandings(at=at, scores=tuple(scores))


def evening_standings(connection: Connection, club: str) -> list[wire.ClubStandings]:
    """Return the standings of each of a club's recent game evenings, newest first."""
    result, most = RESULT_TABLE.c, limits.CLUB_RESULTS_READ
    columns = result.ended_at, result.guest, result.place, result.right_dudos
    query = select(*columns).where(result.club == club).order_by(result.ended_at.desc()).limit(most)
    rows = connection.execute(query).all()
    members = _members(connection, club)
    results = [
        MemberResult(row.ended_at, members[row.guest], Total(1, int(row.place == 1), row.place, row.right_dudos))
        for row in reversed(rows)
        if row.guest in members
    ]
    found = evenings(results)
    if len(rows) == most:  # The query's limit may have cut off part of the earliest evening.
        found = found[1:] or found
    last = found[: -limits.CLUB_EVENINGS_SHOWN - 1 : -1]
    return [standings(each[0].ended_at, ((result.member, result.total) for result in each)) for each in last]


def year_standings(connection: Connection, club: str, now: int) -> list[wire.ClubStandings]:
    """Return the standings of the latest years in which a club has played, latest first. ``now``: in milliseconds
    since 1970."""
    this_year = datetime.fromtimestamp(now / 1000, UTC).year
    members = _members(connection, club)
    years = range(this_year, this_year - limits.CLUB_YEARS_SHOWN, -1)
    found = (_year_standings(connection, club, year, members) for year in years)
    return [each for each in found if each is not None]


def _year_standings(
    connection: Connection, club: str, year: int, members: Mapping[str, str]
) -> wire.ClubStandings | None:
    result = RESULT_TABLE.c
    begin, end = (round(1000 * datetime(each, 1, 1, tzinfo=UTC).timestamp()) for each in (year, year + 1))
    sums = (
        func.count(),
        func.sum(cast(result.place == 1, Integer)),
        func.sum(result.place),
        func.sum(result.right_dudos),
    )
    query = (
        select(result.guest, func.min(result.ended_at), *sums)
        .where(result.club == club, result.ended_at >= begin, result.ended_at < end)
        .group_by(result.guest)
    )
    rows = [row for row in connection.execute(query) if row.guest in members]
    if not rows:
        return None
    totals = ((members[guest], Total(*map(int, total))) for guest, _, *total in rows)
    return standings(min(row[1] for row in rows), totals)


def _members(connection: Connection, club: str) -> dict[str, str]:
    """Map all guest identities of a club's members to the members' ids."""
    query = (
        select(PERSON_GUEST_TABLE.c.guest, PERSON_GUEST_TABLE.c.person)
        .join(CLUB_MEMBER_TABLE, CLUB_MEMBER_TABLE.c.person == PERSON_GUEST_TABLE.c.person)
        .where(CLUB_MEMBER_TABLE.c.club == club)
    )
    return {row.guest: row.person for row in connection.execute(query)}
