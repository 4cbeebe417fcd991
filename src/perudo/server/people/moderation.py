"""Bans people, and collects reports about people for the server's operator.

Only people with a registered name can be banned or reported, because guests can change their names and identities.
Banned people cannot play under their registered names, and the server shows them the reason for the ban. They can still
export and delete their stored data.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.log.database import PERSON_TABLE, REPORT_TABLE
from perudo.server.log.store import Store
from perudo.server.people.random_codes import random_letters

REPORT_ID_LENGTH = 8


class Report(NamedTuple):
    """A report in the operator's queue. ``at`` is in milliseconds since 1970."""

    id: str
    at: int
    person: str
    """The id of the reported person."""
    name: str
    """The reported person's name at the time of the report."""
    table: str | None
    """The last table that the sender of the report used."""
    text: str


class Moderation:
    """Bans people, and queues reports about them. ``now`` returns milliseconds since 1970. Every method may raise
    ``PerudoError`` (``store-...``)."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now

    async def ban(self, person: str, reason: str | None) -> None:
        """Ban a person, or end the ban if ``reason`` is None. ``person``: the person's id."""
        values = {"banned": None if reason is None else wire.clean_text(reason)}
        mine = update(PERSON_TABLE).where(PERSON_TABLE.c.id == person).values(values)
        await self._store.write(lambda connection: connection.execute(mine))

    async def banned_guests(self) -> list[str]:
        """Return the guest identities of all banned people."""
        query = select(PERSON_TABLE.c.guest).where(PERSON_TABLE.c.banned.is_not(None))
        return await self._store.query(lambda connection: list(connection.execute(query).scalars()))

    async def report(self, guest: str, person: str, text: str, table: str | None) -> None:
        """Report a person on behalf of a guest. If there are already many open reports about the person, the new report
        is dropped. ``person``: the person's id.

        Raises ``PerudoError`` (``person-gone``, ``text-...``).
        """
        report = Report(random_letters(REPORT_ID_LENGTH), self._now(), person, "", table, wire.clean_text(text))

        def add(connection: Connection) -> bool:
            name = connection.execute(select(PERSON_TABLE.c.name).where(PERSON_TABLE.c.id == person)).scalar()
            if name is None:
                return False
            count = select(func.count()).select_from(REPORT_TABLE).where(REPORT_TABLE.c.person == person)
            if (connection.execute(count).scalar() or 0) < limits.PERSON_REPORTS:
                connection.execute(insert(REPORT_TABLE).values({**report._asdict(), "name": name, "guest": guest}))
            return True

        if not await self._store.write(add):
            raise PerudoError("person-gone")

    async def reports(self) -> list[Report]:
        """Return the open reports, the oldest first."""
        query = select(*(REPORT_TABLE.c[name] for name in Report._fields))
        found = await self._store.query(lambda connection: list(map(Report._make, connection.execute(query))))
        return sorted(found, key=lambda report: (report.at, report.id))

    async def close_report(self, report: str) -> None:
        """Remove a report from the queue. Raises ``PerudoError`` (``person-report``)."""
        mine = delete(REPORT_TABLE).where(REPORT_TABLE.c.id == report.upper())
        if not await self._store.write(lambda connection: connection.execute(mine).rowcount):
            raise PerudoError("person-report", report=report)


def reports_by(connection: Connection, guest: str) -> list[str]:
    """Return the reports that a guest has sent."""
    return list(connection.execute(select(REPORT_TABLE.c.text).where(REPORT_TABLE.c.guest == guest)).scalars())


def delete_reports(connection: Connection, person: str, guests: list[str]) -> None:
    """Delete all reports that a person has sent, and all reports about the person."""
    connection.execute(delete(REPORT_TABLE).where(REPORT_TABLE.c.person == person))
    for guest in guests:
        connection.execute(delete(REPORT_TABLE).where(REPORT_TABLE.c.guest == guest))
