"""Shows and deletes everything that the server stores about a person, apart from the logs of tables."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from perudo.protocol import wire
from perudo.server.log.database import (
    CLUB_MEMBER_TABLE,
    CLUB_TABLE,
    ERASURE_TABLE,
    PASSKEY_TABLE,
    PERSON_GUEST_TABLE,
    PERSON_NAME_TABLE,
    PERSON_TABLE,
    PRACTICE_TABLE,
    PUSH_TABLE,
    RESULT_TABLE,
    SESSION_TABLE,
    SIGN_IN_TABLE,
)
from perudo.server.log.table_index import tables_of
from perudo.server.people.clubs import leave_all_clubs
from perudo.server.people.invitations import delete_invitations, invitations_of
from perudo.server.people.moderation import delete_reports, reports_by
from perudo.server.people.practice import progress_of
from perudo.server.people.tournament_state import leave_all_tournaments, tournaments_of


def personal_data(connection: Connection, person: str) -> wire.PersonalData:
    """Return the data stored about a person, without secrets and their digests. ``person``: the person's id."""
    known = connection.execute(select(PERSON_TABLE).where(PERSON_TABLE.c.id == person)).one()
    guests = _guests(connection, person)
    sessions = connection.execute(select(SESSION_TABLE).where(SESSION_TABLE.c.person == person)).all()
    passkeys = connection.execute(select(PASSKEY_TABLE).where(PASSKEY_TABLE.c.person == person)).all()
    tokens = [each.token for each in sessions]
    pushes = connection.execute(select(PUSH_TABLE).where(PUSH_TABLE.c.token.in_(tokens))).all()
    clubs = select(CLUB_TABLE.c.name).join(CLUB_MEMBER_TABLE, CLUB_MEMBER_TABLE.c.club == CLUB_TABLE.c.id)
    clubs = clubs.where(CLUB_MEMBER_TABLE.c.person == person)
    columns = [RESULT_TABLE.c[name] for name in wire.GameResult.__struct_fields__]
    results = connection.execute(select(*columns).where(RESULT_TABLE.c.guest.in_(guests))).mappings().all()
    return wire.PersonalData(
        id=known.id,
        name=known.name,
        created_at=known.created_at,
        visibility=known.visibility,
        banned=known.banned,
        sessions=tuple(
            wire.SessionInfo(
                id=each.id, device=each.device, created_at=each.created_at, used_at=each.used_at, current=False
            )
            for each in sessions
        ),
        passkeys=tuple(wire.PasskeyInfo(id=each.id, created_at=each.created_at) for each in passkeys),
        notifications=tuple(
            wire.NotificationInfo(endpoint=each.endpoint, language=each.language, quiet_nights=each.quiet_nights)
            for each in pushes
        ),
        clubs=tuple(sorted(connection.execute(clubs).scalars())),
        practice=progress_of(connection, person),
        tournaments=tuple(sorted(each for guest in guests for each in tournaments_of(connection, guest))),
        invitations=tuple(sorted(invitations_of(connection, person, guests))),
        reports=tuple(text for guest in guests for text in reports_by(connection, guest)),
        tables=tuple(sorted({table for guest in guests for table in tables_of(connection, guest)})),
        games=tuple(
            sorted((wire.GameResult(**each) for each in results), key=lambda game: (game.ended_at, game.table))
        ),
    )


def delete_person(connection: Connection, person: str) -> None:
    """Delete the data stored about a person, and record that the person must be removed from the logs. ``person``: the
    person's id. Deleting a person again has no effect."""
    name = connection.execute(select(PERSON_TABLE.c.name).where(PERSON_TABLE.c.id == person)).scalar()
    guests = _guests(connection, person)
    tokens = select(SESSION_TABLE.c.token).where(SESSION_TABLE.c.person == person)
    connection.execute(delete(PUSH_TABLE).where(PUSH_TABLE.c.token.in_(tokens)))
    leave_all_clubs(connection, person)
    delete_reports(connection, person, guests)
    delete_invitations(connection, person, guests)
    for guest in guests:
        leave_all_tournaments(connection, guest)
    of_person = SESSION_TABLE, PASSKEY_TABLE, SIGN_IN_TABLE, PERSON_NAME_TABLE, PERSON_GUEST_TABLE, PRACTICE_TABLE
    for table in of_person:
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(PERSON_TABLE).where(PERSON_TABLE.c.id == person))
    for guest in guests:
        connection.execute(delete(ERASURE_TABLE).where(ERASURE_TABLE.c.guest == guest))
        connection.execute(insert(ERASURE_TABLE).values(guest=guest, name=name))


def _guests(connection: Connection, person: str) -> list[str]:
    """Return the guest identities under which a person has played."""
    query = select(PERSON_GUEST_TABLE.c.guest).where(PERSON_GUEST_TABLE.c.person == person)
    return list(connection.execute(query).scalars())
