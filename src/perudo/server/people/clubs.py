"""Clubs: people with registered names who play together regularly.

Everybody who has a club's link and a registered name can join; the club is invisible to everybody else. Members can
open tables for the club. The first event in a club table's log names the club. The stored game results also name the
club, and the server computes the club's standings from them. Guests and bots may play along, but only members have
scores.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.log.database import (
    CLUB_MEMBER_TABLE,
    CLUB_TABLE,
    CLUB_TABLES_TABLE,
    PERSON_TABLE,
)
from perudo.server.log.store import ConflictError, Store
from perudo.server.people.club_standings import EVENING_GAP, evening_standings, year_standings
from perudo.server.people.random_codes import random_letters

T = TypeVar("T")

DAY = 24 * 60 * 60 * 1000
YEAR = 366 * DAY


class Clubs:
    """The clubs of a server. ``now`` returns milliseconds since 1970. Every method may raise ``PerudoError``
    (``store-...``); methods for club members raise ``club-unknown`` if the club does not exist or the person is not a
    member."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now

    async def found(self, person: str, name: str, attempt: str) -> str:
        """Create a club, and return its code. ``attempt``: a random id. A repeated call with the same id returns the
        same club.

        Raises ``PerudoError`` (``name-...``, ``club-too-many``).
        """
        club = hashlib.sha256(f"{person} {attempt}".encode()).hexdigest()[:32]
        code, name = random_letters(wire.CLUB_CODE_LENGTH), wire.clean_name(name)

        def made(connection: Connection) -> str | None:
            known = connection.execute(select(CLUB_TABLE.c.code).where(CLUB_TABLE.c.id == club)).scalar()
            if known is not None:
                return str(known)
            if not _enter(connection, club, person, self._now()):
                return None
            row = {"id": club, "code": code, "name": name, "owner": person, "created_at": self._now()}
            connection.execute(insert(CLUB_TABLE).values(row))
            return code

        try:
            found = await self._store.write(made)
        except ConflictError:  # The same request reached another server at the same time.
            found = await self._store.write(made)
        if found is None:
            raise PerudoError("club-too-many", most=limits.PERSON_CLUBS)
        return found

    async def of_person(self, person: str) -> wire.Clubs:
        """Return a person's clubs, sorted by name."""
        query = (
            select(CLUB_TABLE.c.code, CLUB_TABLE.c.name, CLUB_TABLE.c.next_at)
            .join(CLUB_MEMBER_TABLE, CLUB_MEMBER_TABLE.c.club == CLUB_TABLE.c.id)
            .where(CLUB_MEMBER_TABLE.c.person == person)
        )
        rows = await self._store.query(lambda connection: connection.execute(query).all())
        clubs = (wire.ClubInfo(code=row.code, name=row.name, next_at=self._planned(row.next_at)) for row in rows)
        return wire.Clubs(clubs=tuple(sorted(clubs, key=lambda club: (club.name, club.code))))

    async def invitation(self, code: str) -> wire.ClubInvitation:
        """Return the information about a club that anybody with the club's link can see."""

        def look(connection: Connection) -> wire.ClubInvitation | None:
            club = _by_code(connection, code)
            return club and wire.ClubInvitation(
                name=club.name, members=_count(connection, CLUB_MEMBER_TABLE.c.club == club.id)
            )

        found = await self._store.query(look)
        if found is None:
            raise PerudoError("club-unknown")
        return found

    async def show(self, code: str, person: str) -> wire.Club:
        """Return the information about a club that its members can see."""
        return await self._as_member(code, person, partial(self._club, person=person))

    async def join(self, code: str, person: str) -> None:
        """Join a club, unless the person is already a member. Raises ``PerudoError`` (``club-full``,
        ``club-too-many``)."""

        def enter(connection: Connection) -> str | None:
            club = _by_code(connection, code)
            if club is None:
                return "club-unknown"
            if _is_member(connection, club.id, person):
                return None
            if _count(connection, CLUB_MEMBER_TABLE.c.club == club.id) >= limits.CLUB_MEMBERS:
                return "club-full"
            return None if _enter(connection, club.id, person, self._now()) else "club-too-many"

        most = {"club-full": limits.CLUB_MEMBERS, "club-too-many": limits.PERSON_CLUBS}
        try:
            refusal = await self._store.write(enter)
        except ConflictError:  # The same request reached another server at the same time.
            return
        if refusal is not None:
            raise PerudoError(refusal, **({"most": most[refusal]} if refusal in most else {}))

    async def leave(self, code: str, person: str, member: str | None) -> None:
        """Leave a club or, as its owner, remove a member. Raises ``PerudoError`` (``club-owner-only``)."""

        def gone(connection: Connection, club: _Club) -> bool:
            if member not in (None, person) and club.owner != person:
                return False
            leave_club(connection, club.id, member or person)
            return True

        await self._change(code, person, gone)

    async def change(self, code: str, person: str, asked: wire.ChangeClub) -> str:
        """Change a club. Return its code. Raises ``PerudoError`` (``name-...``, ``club-evening``,
        ``club-owner-only``)."""
        values: dict[str, Any] = {}
        if asked.name is not None:
            values["name"] = wire.clean_name(asked.name)
        if asked.new_code:
            values["code"] = random_letters(wire.CLUB_CODE_LENGTH)
        for_owner = bool(values)
        if asked.next_at is not None:
            if asked.next_at and not -EVENING_GAP < asked.next_at - self._now() < YEAR:
                raise PerudoError("club-evening")
            values["next_at"] = asked.next_at or None

        def changed(connection: Connection, club: _Club) -> bool:
            if for_owner and club.owner != person:
                return False
            if values:
                connection.execute(update(CLUB_TABLE).where(CLUB_TABLE.c.id == club.id).values(values))
            return True

        await self._change(code, person, changed)
        return str(values.get("code", code))

    async def answer(self, code: str, person: str, coming: bool) -> None:
        """Record whether a member will attend the next evening."""

        def answered(connection: Connection, club: _Club) -> bool:
            mine = (CLUB_MEMBER_TABLE.c.club == club.id, CLUB_MEMBER_TABLE.c.person == person)
            values = {"coming": coming, "coming_at": club.next_at}
            connection.execute(update(CLUB_MEMBER_TABLE).where(*mine).values(values))
            return True

        await self._change(code, person, answered)

    # --- Tables

    async def of_member(self, code: str, guest: str) -> str:
        """Return the id of a club. Raises ``PerudoError`` (``club-unknown``) if the guest is not a member."""

        def look(connection: Connection) -> str | None:
            club = _by_code(connection, code)
            person = connection.execute(select(PERSON_TABLE.c.id).where(PERSON_TABLE.c.guest == guest)).scalar()
            return club.id if club and person and _is_member(connection, club.id, person) else None

        found = await self._store.query(look)
        if found is None:
            raise PerudoError("club-unknown")
        return found

    async def add_table(self, club: str, table: str) -> bool:
        """Record that a table was opened for a club. Return whether it is the first table of an evening."""
        now = self._now()
        row = {"table": table, "club": club, "opened_at": now}

        def add(connection: Connection) -> bool:
            is_first = not _tables(connection, club, now - EVENING_GAP, 1)
            connection.execute(delete(CLUB_TABLES_TABLE).where(CLUB_TABLES_TABLE.c.table == table))
            connection.execute(insert(CLUB_TABLES_TABLE).values(row))
            return is_first

        return await self._store.write(add)

    async def last_table(self, code: str, person: str) -> str | None:
        """Return the club's latest table, or None."""
        tables = await self._as_member(code, person, lambda connection, club: _tables(connection, club.id, 0, 1))
        return tables[0].table if tables else None

    # --- Helpers

    async def _as_member(self, code: str, person: str, look: Callable[[Connection, _Club], T]) -> T:
        def looked(connection: Connection) -> tuple[T] | None:
            club = _by_code(connection, code)
            return (look(connection, club),) if club and _is_member(connection, club.id, person) else None

        found = await self._store.query(looked)
        if found is None:
            raise PerudoError("club-unknown")
        return found[0]

    async def _change(self, code: str, person: str, change: Callable[[Connection, _Club], bool]) -> None:
        """Change a club on behalf of a member. ``change`` applies the change, and returns whether the member was
        allowed to make it.
        """

        def changed(connection: Connection) -> str | None:
            club = _by_code(connection, code)
            if club is None or not _is_member(connection, club.id, person):
                return "club-unknown"
            return None if change(connection, club) else "club-owner-only"

        try:
            refusal = await self._store.write(changed)
        except ConflictError:  # The new random code is taken, which is practically impossible.
            refusal = "club-unknown"
        if refusal is not None:
            raise PerudoError(refusal)

    def _club(self, connection: Connection, club: _Club, person: str) -> wire.Club:
        now, next_at = self._now(), self._planned(club.next_at)
        query = (
            select(CLUB_MEMBER_TABLE, PERSON_TABLE.c.name)
            .join(PERSON_TABLE, PERSON_TABLE.c.id == CLUB_MEMBER_TABLE.c.person)
            .where(CLUB_MEMBER_TABLE.c.club == club.id)
        )
        members = sorted(connection.execute(query), key=lambda row: (row.joined_at, row.person))
        return wire.Club(
            code=club.code,
            name=club.name,
            members=tuple(
                wire.ClubMember(
                    id=row.person,
                    name=row.name,
                    is_owner=row.person == club.owner,
                    you=row.person == person,
                    coming=row.coming if next_at is not None and row.coming_at == next_at else None,
                )
                for row in members
            ),
            next_at=next_at,
            tables=tuple(_tables(connection, club.id, now - DAY, limits.CLUB_TABLES_SHOWN)),
            years=tuple(year_standings(connection, club.id, now)),
            evenings=tuple(evening_standings(connection, club.id)),
        )

    def _planned(self, next_at: int | None) -> int | None:
        """Return the time of the next evening; None if that evening is over."""
        return next_at if next_at is not None and self._now() < next_at + EVENING_GAP else None


def share_a_club(connection: Connection, one: str, other: str) -> bool:
    """Return whether two people are members of the same club."""
    clubs = select(CLUB_MEMBER_TABLE.c.club).where(CLUB_MEMBER_TABLE.c.person == other)
    both = select(CLUB_MEMBER_TABLE.c.club).where(
        CLUB_MEMBER_TABLE.c.person == one, CLUB_MEMBER_TABLE.c.club.in_(clubs)
    )
    return connection.execute(both.limit(1)).first() is not None


def leave_club(connection: Connection, club: str, person: str) -> None:
    """Remove a member from a club. If an owner leaves, the member who joined earliest becomes the owner."""
    mine = (CLUB_MEMBER_TABLE.c.club == club, CLUB_MEMBER_TABLE.c.person == person)
    connection.execute(delete(CLUB_MEMBER_TABLE).where(*mine))
    query = select(CLUB_MEMBER_TABLE.c.joined_at, CLUB_MEMBER_TABLE.c.person).where(CLUB_MEMBER_TABLE.c.club == club)
    left = sorted(tuple(row) for row in connection.execute(query))
    if not left:
        connection.execute(delete(CLUB_TABLES_TABLE).where(CLUB_TABLES_TABLE.c.club == club))
        connection.execute(delete(CLUB_TABLE).where(CLUB_TABLE.c.id == club))
        return
    owned = (CLUB_TABLE.c.id == club, CLUB_TABLE.c.owner == person)
    connection.execute(update(CLUB_TABLE).where(*owned).values(owner=left[0][1]))


def leave_all_clubs(connection: Connection, person: str) -> None:
    """Remove a person from all clubs."""
    mine = select(CLUB_MEMBER_TABLE.c.club).where(CLUB_MEMBER_TABLE.c.person == person)
    for club in list(connection.execute(mine).scalars()):
        leave_club(connection, club, person)


# --- Database rows


class _Club(NamedTuple):
    id: str
    code: str
    name: str
    owner: str
    next_at: int | None


def _by_code(connection: Connection, code: str) -> _Club | None:
    columns = (CLUB_TABLE.c[name] for name in _Club._fields)
    row = connection.execute(select(*columns).where(CLUB_TABLE.c.code == code)).first()
    return _Club._make(row) if row else None


def _is_member(connection: Connection, club: str, person: str) -> bool:
    mine = (CLUB_MEMBER_TABLE.c.club == club, CLUB_MEMBER_TABLE.c.person == person)
    return connection.execute(select(CLUB_MEMBER_TABLE.c.club).where(*mine)).first() is not None


def _count(connection: Connection, condition: ColumnElement[bool]) -> int:
    return len(connection.execute(select(CLUB_MEMBER_TABLE.c.club).where(condition)).all())


def _enter(connection: Connection, club: str, person: str, now: int) -> bool:
    """Make a person a member. Return False if the person is already in too many clubs."""
    if _count(connection, CLUB_MEMBER_TABLE.c.person == person) >= limits.PERSON_CLUBS:
        return False
    connection.execute(insert(CLUB_MEMBER_TABLE).values(club=club, person=person, joined_at=now))
    return True


def _tables(connection: Connection, club: str, since: int, most: int) -> list[wire.ClubTable]:
    query = (
        select(CLUB_TABLES_TABLE.c.table, CLUB_TABLES_TABLE.c.opened_at)
        .where(CLUB_TABLES_TABLE.c.club == club, CLUB_TABLES_TABLE.c.opened_at >= since)
        .order_by(CLUB_TABLES_TABLE.c.opened_at.desc())
        .limit(most)
    )
    return [wire.ClubTable(table=row.table, opened_at=row.opened_at) for row in connection.execute(query)]
