"""Notifies club members of new tables and upcoming club evenings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sqlalchemy import Connection, Update, or_, select, update

from perudo.server.log.database import CLUB_MEMBER_TABLE, CLUB_TABLE, PERSON_TABLE
from perudo.server.log.store import Store
from perudo.server.people.notices import Notice, club_evening, club_table
from perudo.server.people.push import Push

AHEAD = 60 * 60 * 1000
"""How long (ms) before a club evening the club's members are notified."""
CHECK_SECONDS = 60
"""Seconds between checks for upcoming club evenings."""


class ClubCalls:
    """Notifies the members of clubs. ``now`` returns milliseconds since 1970. Every method may raise ``PerudoError``
    (``store-...``)."""

    def __init__(self, store: Store, push: Push, now: Callable[[], int]) -> None:
        self._store, self._push, self._now = store, push, now

    async def table_opened(self, club: str, table: str, opener: str) -> None:
        """Notify a club's members of a new table. ``club``: the club's id. ``opener``: the guest who opened the
        table."""

        def look(connection: Connection) -> tuple[Sequence[str], Notice]:
            name = connection.execute(select(CLUB_TABLE.c.name).where(CLUB_TABLE.c.id == club)).scalar()
            known = select(PERSON_TABLE.c.name).where(PERSON_TABLE.c.guest == opener)
            notice = club_table(table, str(name), str(connection.execute(known).scalar()))
            return [guest for guest in _members(connection, club) if guest != opener], notice

        await self._push.send(*await self._store.query(look))

    async def call_to_evenings(self) -> None:
        """Notify the members of clubs that meet soon, except those who have declined. Members are notified once per
        evening."""
        club, now = CLUB_TABLE.c, self._now()
        uncalled = or_(club.called_at.is_(None), club.called_at != club.next_at)
        soon = (club.next_at >= now, club.next_at < now + AHEAD, uncalled)
        query = select(club.id, club.code, club.name, club.next_at).where(*soon)
        for found in await self._store.query(lambda connection: connection.execute(query).all()):
            note = update(CLUB_TABLE).where(club.id == found.id, club.next_at == found.next_at, uncalled)
            members = await self._store.write(
                partial(_called, note=note.values(called_at=found.next_at), club=found.id, evening=found.next_at)
            )
            await self._push.send(members, club_evening(found.code, found.name))


def _called(connection: Connection, note: Update, club: str, evening: int) -> Sequence[str]:
    """Record that the members have been notified of an evening. Return the members to notify: none if another server
    has already notified them."""
    return _members(connection, club, unless_declined=evening) if connection.execute(note).rowcount else ()


def _members(connection: Connection, club: str, unless_declined: int | None = None) -> list[str]:
    """Return the guest identities of a club's members, except those who have declined an evening."""
    member = CLUB_MEMBER_TABLE.c
    query = (
        select(PERSON_TABLE.c.guest, member.coming, member.coming_at)
        .join(PERSON_TABLE, PERSON_TABLE.c.id == member.person)
        .where(member.club == club)
    )
    rows = connection.execute(query).all()
    declined = {row.guest for row in rows if row.coming is False and row.coming_at == unless_declined}
    return [row.guest for row in rows if row.guest not in declined]
