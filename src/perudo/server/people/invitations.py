"""Invitations to tables, between people who have played together or share a club."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, delete, insert, select

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.log.database import INVITATION_TABLE, PERSON_GUEST_TABLE, PERSON_TABLE, RESULT_TABLE
from perudo.server.log.store import ConflictError, Store
from perudo.server.people.clubs import share_a_club
from perudo.server.people.notices import invited
from perudo.server.people.push import Push
from perudo.table.state import RegisteredName

LIFETIME = 3 * 60 * 60 * 1000
"""How long (ms) an invitation is shown."""
REPEAT = 60 * 1000
"""The minimum time (ms) between two notifications that one person's invitations cause for another person. A second
invitation within this time is shown, but does not cause a notification.
"""


class Invitations:
    """Invites people to tables. ``now`` returns milliseconds since 1970."""

    def __init__(self, store: Store, push: Push, now: Callable[[], int]) -> None:
        self._store, self._push, self._now = store, push, now

    async def invite(self, sender: RegisteredName, table: str, people: Sequence[str]) -> None:
        """Invite people to a table. ``people``: their ids. Repeating an invitation does not send another notification.

        Raises ``PerudoError`` (``invite-stranger``, ``store-...``).
        """

        def look(connection: Connection) -> bool:
            return all(know_each_other(connection, sender.person, person) for person in people)

        if not await self._store.query(look):  # This check is slow, so run it outside the write transaction.
            raise PerudoError("invite-stranger")

        def invite(connection: Connection) -> list[str]:
            """Return the guests to notify."""
            now, called = self._now(), list[str]()
            connection.execute(delete(INVITATION_TABLE).where(INVITATION_TABLE.c.at < now - LIFETIME))
            theirs = select(PERSON_TABLE.c.guest).where(PERSON_TABLE.c.id.in_(people)).order_by(PERSON_TABLE.c.guest)
            for guest in connection.execute(theirs).scalars().all():
                mine = (INVITATION_TABLE.c.guest == guest, INVITATION_TABLE.c.sender == sender.person)
                last = connection.execute(select(INVITATION_TABLE.c.at, INVITATION_TABLE.c.table).where(*mine)).first()
                if last is None or (last.table != table and last.at < now - REPEAT):
                    called.append(guest)
                connection.execute(delete(INVITATION_TABLE).where(*mine))
                row = {"guest": guest, "sender": sender.person, "table": table, "at": now}
                connection.execute(insert(INVITATION_TABLE).values(row))
            return called

        try:
            called = await self._store.write(invite)
        except ConflictError:  # The same person invited the same guest through another server at the same time.
            called = []
        await self._push.send(called, invited(table, sender.name))

    async def of_guest(self, guest: str) -> tuple[wire.Invitation, ...]:
        """Return a guest's invitations, newest first. Raises ``PerudoError`` (``store-read``)."""
        query = (
            select(INVITATION_TABLE.c.table, INVITATION_TABLE.c.at, PERSON_TABLE.c.name)
            .join(PERSON_TABLE, PERSON_TABLE.c.id == INVITATION_TABLE.c.sender)
            .where(INVITATION_TABLE.c.guest == guest, INVITATION_TABLE.c.at >= self._now() - LIFETIME)
        )
        rows = await self._store.query(lambda connection: connection.execute(query).all())
        newest = sorted(rows, key=lambda row: (-row.at, row.name))[: limits.INVITATIONS_SHOWN]
        return tuple(wire.Invitation(table=row.table, name=row.name) for row in newest)


def know_each_other(connection: Connection, one: str, other: str) -> bool:
    """Return whether two people share a club or have finished a game together. ``one`` and ``other``: the people's
    ids."""
    if one == other:
        return False
    return share_a_club(connection, one, other) or _have_played(connection, one, other)


def _have_played(connection: Connection, one: str, other: str) -> bool:
    mine, theirs = RESULT_TABLE.alias(), RESULT_TABLE.alias()
    same_game = (theirs.c.table == mine.c.table) & (theirs.c.game == mine.c.game)
    guests = (
        select(PERSON_GUEST_TABLE.c.guest).where(PERSON_GUEST_TABLE.c.person == person) for person in (one, other)
    )
    query = select(mine.c.table).join(theirs, same_game).where(mine.c.guest.in_(next(guests)))
    return connection.execute(query.where(theirs.c.guest.in_(next(guests))).limit(1)).first() is not None


def invitations_of(connection: Connection, person: str, guests: Sequence[str]) -> list[str]:
    """Return the tables to which a person has invited others or been invited. ``guests``: the person's guest
    identities."""
    sent = select(INVITATION_TABLE.c.table).where(INVITATION_TABLE.c.sender == person)
    received = select(INVITATION_TABLE.c.table).where(INVITATION_TABLE.c.guest.in_(guests))
    return [table for query in (sent, received) for table in connection.execute(query).scalars()]


def delete_invitations(connection: Connection, person: str, guests: Sequence[str]) -> None:
    """Delete the invitations that a person has sent or received."""
    for mine in (INVITATION_TABLE.c.sender == person, INVITATION_TABLE.c.guest.in_(guests)):
        connection.execute(delete(INVITATION_TABLE).where(mine))
