"""The index of tables, and the SQL statements for logs. The index lets the server find old tables without scanning all
logs.

Opening a table creates a row in the index. The row stores the time of the table's last event, as of the last check. The
row does not change during play. So the actual last event is never older than the stored time. The server checks tables
in the order of their stored times.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, text, update

from perudo.server.log import leases
from perudo.server.log.archive import LogRow, file_name
from perudo.server.log.database import (
    CLUB_TABLES_TABLE,
    DUE_TABLE,
    LOG_TABLE,
    RESULT_TABLE,
    SAT_EVENT,
    SEATED_TABLE,
    SIGNER_TABLE,
    TABLES_TABLE,
    TURN_TABLE,
    WRITER_LOCK,
)

MAX_INSERT_ROWS = 200
"""The maximum number of rows per INSERT statement in SQLite."""
BATCH_SIZE = 20
"""The maximum number of old tables that a query returns."""
NEW, UNFINISHED, FINISHED, ARCHIVED = "new", "unfinished", "finished", "archived"
"""The states of a table: not checked yet; without a finished game at the last check; with a finished game (and
therefore kept); archived.
"""


DueTime = int | Literal["as it is"] | None
"""The time (ms) at which an empty table must be loaded again for a player's clock; None for never."""


class ConflictError(Exception):
    """Another writer has used this event number, or the log was deleted."""


class OldTable(NamedTuple):
    """A table, with the time of its last known event."""

    table: str
    state: str
    last_event_at: int


class ArchivedLog(NamedTuple):
    """A log in the archive: the time of its last event, the number of events, and the last digest."""

    table: str
    last_event_at: int
    events: int
    head: str

    @property
    def file_name(self) -> str:
        return file_name(self.table, self.last_event_at, self.head)


# --- Log rows


def rows_of(connection: Connection, table: str, after: int = 0) -> list[LogRow]:
    """Select the rows that follow an event in a table's log (default: all rows)."""
    query = select(LOG_TABLE).where(LOG_TABLE.c.table == table, LOG_TABLE.c.seq > after).order_by(LOG_TABLE.c.seq)
    return [LogRow._make(row) for row in connection.execute(query)]


def append(connection: Connection, adds: Sequence[tuple[Sequence[tuple[Any, ...]], DueTime, int | None]]) -> set[str]:
    """Append to the logs of several tables.

    Each element of ``adds`` contains a table's new rows, its ``DueTime``, and its epoch, if any (see ``leases.py``).
    Returns the tables whose appends succeeded: those with free event numbers and a current epoch. Raises
    ``IntegrityError`` if a table code was already used, or if this command has already opened a table.
    """
    if connection.dialect.name == "sqlite":
        for rows, due, _ in adds:
            put_rows(connection, rows)
            if rows[0][1] == 1:
                insert_table(connection, rows[0])
            if due != "as it is":
                connection.execute(delete(DUE_TABLE).where(DUE_TABLE.c.table == rows[0][0]))
            if isinstance(due, int):
                connection.execute(insert(DUE_TABLE).values(table=rows[0][0], at=due))
        return {rows[0][0] for rows, *_ in adds}
    firsts, rest = [rows[0] for rows, *_ in adds], [row for rows, *_ in adds for row in rows[1:]]
    given = {
        "owned": [(rows[0][0], epoch) for rows, _, epoch in adds if rows[0][1] > 1],
        "begun": _named(firsts),
        "added": _named(rest),
        "opened": [row[0] for row in firsts if row[1] == 1],
        "settled": [rows[0][0] for rows, due, _ in adds if due is None],
        "woken": [(rows[0][0], due) for rows, due, _ in adds if isinstance(due, int)],
    }
    told = {part: _encode(each).decode() for part, each in given.items() if each}
    return set(connection.exec_driver_sql(_addition(*told), tuple(told.values())).scalars())


def put_rows(connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    """Insert rows into the log unconditionally."""
    if connection.dialect.name != "sqlite":
        told = _encode(_named(rows)).decode()
        connection.exec_driver_sql(f"INSERT INTO log ({_NAMES}) SELECT * FROM {_ROWS}", (told,))
        return
    # Batch the rows into a few statements: after each statement, the thread must reacquire the interpreter lock.
    for at in range(0, len(rows), MAX_INSERT_ROWS):
        some = rows[at : at + MAX_INSERT_ROWS]
        connection.exec_driver_sql(_insertion(len(some)), tuple(chain.from_iterable(some)))


def _named(rows: Sequence[tuple[Any, ...]]) -> list[dict[str, Any]]:
    return [dict(zip(_COLUMNS, row, strict=True)) for row in rows]


_encode = msgspec.json.Encoder().encode
_COLUMNS = tuple(column.name for column in LOG_TABLE.columns)
_NAMES = ", ".join(f'"{name}"' for name in _COLUMNS)
_TYPES = ", ".join(f'"{column.name}" {column.type.compile()}' for column in LOG_TABLE.columns)
_ROWS = f"json_to_recordset(%s) AS row ({_TYPES})"
_PARTS = {
    "owned": f"""MATERIALIZED (
    SELECT place->>0 AS code FROM json_array_elements(%s) AS place, LATERAL (
        SELECT 1 FROM tables WHERE tables."table" = place->>0 AND tables.state <> '{ARCHIVED}'
        AND tables.epoch = coalesce((place->>1)::bigint, tables.epoch) FOR SHARE
    ) AS there)""",
    "begun": f"""(
    INSERT INTO log ({_NAMES}) SELECT * FROM {_ROWS} WHERE {{may}} ORDER BY row."table"
    ON CONFLICT ("table", seq) DO NOTHING RETURNING "table" AS code, at, guest, command)""",
    "added": f"""(
    INSERT INTO log ({_NAMES}) SELECT * FROM {_ROWS} WHERE row."table" IN (SELECT code FROM begun))""",
    "opened": f"""(
    INSERT INTO tables ("table", state, at, guest, command) SELECT code, '{NEW}', at, guest, command FROM begun
    WHERE code IN (SELECT * FROM json_array_elements_text(%s)))""",
    "settled": """(
    DELETE FROM due WHERE "table" IN (SELECT code FROM begun, json_array_elements_text(%s) AS it WHERE it = code))""",
    "woken": """(
    INSERT INTO due ("table", at)
    SELECT code, (place->>1)::bigint FROM json_array_elements(%s) AS place, begun WHERE code = place->>0
    ON CONFLICT ("table") DO UPDATE SET at = excluded.at)""",
}
"""The common table expressions (CTEs) of the statement that appends rows. PostgreSQL plans the statement once and
autocommits it. The statement takes one round trip, so no lock is held across round trips. If the first event number of
an append is free, so are the later ones. The table's row is locked, so nobody can acquire, archive or delete the table
between the epoch check and the commit. Locks are taken in a fixed order, so that servers do not deadlock. Passing the
parameters as JSON is ten times as fast as passing them separately.
"""


@cache
def _addition(*parts: str) -> str:
    """Assemble the statement that appends rows."""
    may = " OR ".join(
        "row.seq = 1" if each == "opened" else f'row."table" IN (SELECT code FROM {each})'
        for each in parts
        if each in ("owned", "opened")
    )
    told = ",\n".join(f"{part} AS {_PARTS[part]}" for part in parts).replace("{may}", may)
    return f"WITH {told}\nSELECT code FROM begun"


@cache
def _insertion(rows: int) -> str:
    row = f"({', '.join(['?'] * len(_COLUMNS))})"
    return f"INSERT INTO {LOG_TABLE.name} ({_NAMES}) VALUES {', '.join([row] * rows)}"


def all_codes(connection: Connection, after: str = "") -> Iterator[str]:
    """Yield all table codes greater than ``after``, in order. The query reads only the log's primary key."""
    while True:
        found = connection.execute(select(func.min(LOG_TABLE.c.table)).where(LOG_TABLE.c.table > after)).scalar()
        if found is None:
            return
        yield found
        after = found


def last_event(connection: Connection, table: str) -> tuple[int, int]:
    """Return the number and the time (milliseconds) of a table's last event; zeros if the table has no events."""
    query = (
        select(LOG_TABLE.c.seq, LOG_TABLE.c.at)
        .where(LOG_TABLE.c.table == table)
        .order_by(LOG_TABLE.c.seq.desc())
        .limit(1)
    )
    row = connection.execute(query).first()
    return (row.seq, row.at) if row else (0, 0)


def log_size(connection: Connection, table: str) -> int:
    """Return the total text length of a table's events."""
    return (
        connection.execute(select(func.sum(func.length(LOG_TABLE.c.event))).where(LOG_TABLE.c.table == table)).scalar()
        or 0
    )


def is_active(connection: Connection, table: str) -> bool:
    """Return whether a node owns the table, or whether the table must be loaded later for a player's clock."""
    due = select(DUE_TABLE.c.table).where(DUE_TABLE.c.table == table)
    return connection.execute(due).scalar() is not None or leases.is_owned(connection, table)


# --- The index of tables


def insert_table(connection: Connection, first: tuple[Any, ...]) -> None:
    """Record that a table was opened. ``first``: the first row of its log. Raises ``IntegrityError`` if the table code
    was already used, or if this command has already opened a table."""
    table, _, at, guest, command, *_ = first
    connection.execute(insert(TABLES_TABLE).values(table=table, state=NEW, at=at, guest=guest, command=command))


def old_tables(connection: Connection, state: str, before: int) -> list[OldTable]:
    """Return up to ``BATCH_SIZE`` tables that are in this state and have no known events since ``before``."""
    query = select(TABLES_TABLE.c.table, TABLES_TABLE.c.state, TABLES_TABLE.c.at).where(
        TABLES_TABLE.c.state == state, TABLES_TABLE.c.at < before
    )
    return [OldTable._make(row) for row in connection.execute(query.order_by(TABLES_TABLE.c.at).limit(BATCH_SIZE))]


def claim(connection: Connection, aged: OldTable, until: int) -> bool:
    """Claim a table by recording ``until`` as the time of its last activity. Return whether the claim succeeded."""
    same = (
        TABLES_TABLE.c.table == aged.table,
        TABLES_TABLE.c.state == aged.state,
        TABLES_TABLE.c.at == aged.last_event_at,
    )
    return connection.execute(update(TABLES_TABLE).where(*same).values(at=until)).rowcount == 1


def state_of(connection: Connection, table: str) -> str:
    """Return a table's state. A table without a row in the index counts as new."""
    return connection.execute(select(TABLES_TABLE.c.state).where(TABLES_TABLE.c.table == table)).scalar() or NEW


def set_state(connection: Connection, table: str, state: str, at: int) -> None:
    """Store a table's state and the time of its last event."""
    kept = (TABLES_TABLE.c.table == table, TABLES_TABLE.c.state != ARCHIVED)
    connection.execute(update(TABLES_TABLE).where(*kept).values(state=state, at=at))


def delete_table(connection: Connection, table: str, before: int) -> None:
    """Delete a table. Raises ``ConflictError`` if the table has been active since ``before``."""
    _lock_idle(connection, table)
    events, at = last_event(connection, table)
    if at >= before:
        raise ConflictError
    connection.execute(delete(TABLES_TABLE).where(TABLES_TABLE.c.table == table, TABLES_TABLE.c.state != ARCHIVED))
    for index in (TURN_TABLE, CLUB_TABLES_TABLE):
        connection.execute(delete(index).where(index.c.table == table))
    _take(connection, table, events)


def table_joined_by(connection: Connection, guest: str, idempotency_key: str) -> str | None:
    """Return the table where a guest took a seat with this command. The table's log may be in the database or in the
    archive.
    """
    for found in (
        select(LOG_TABLE.c.table).where(SAT_EVENT, LOG_TABLE.c.guest == guest, LOG_TABLE.c.command == idempotency_key),
        select(SEATED_TABLE.c.table).where(SEATED_TABLE.c.guest == guest, SEATED_TABLE.c.command == idempotency_key),
    ):
        if table := connection.execute(found).scalar():
            return str(table)
    return None


def archived_log(connection: Connection, table: str) -> ArchivedLog | None:
    """Return the location of a table's log in the archive, if any."""
    query = select(TABLES_TABLE.c.table, TABLES_TABLE.c.at, TABLES_TABLE.c.events, TABLES_TABLE.c.head)
    row = connection.execute(query.where(TABLES_TABLE.c.table == table, TABLES_TABLE.c.state == ARCHIVED)).first()
    return row and ArchivedLog._make(row)


def archived_logs(connection: Connection) -> Iterator[ArchivedLog]:
    """Yield every archived log, in the order of the table codes."""
    query = select(TABLES_TABLE.c.table, TABLES_TABLE.c.at, TABLES_TABLE.c.events, TABLES_TABLE.c.head).where(
        TABLES_TABLE.c.state == ARCHIVED
    )
    after = ""
    while rows := connection.execute(
        query.where(TABLES_TABLE.c.table > after).order_by(TABLES_TABLE.c.table).limit(100)
    ).all():
        yield from map(ArchivedLog._make, rows)
        after = rows[-1].table


def signer(connection: Connection) -> str | None:
    """Return the public key that verifies the servers' signatures; None if no server has ever started."""
    found: str | None = connection.execute(select(SIGNER_TABLE.c.key)).scalar()
    return found


def take_signer(connection: Connection, key: str, instead_of: str | None) -> str | None:
    """Store the servers' public key if none is stored yet, or if the stored one is ``instead_of``. Return the stored
    key.

    Returns None if other servers still use the old key.
    """
    connection.execute(_SIGNER, {"key": key})
    known = signer(connection)
    if instead_of is not None and known == instead_of != key:
        if connection.dialect.name == "postgresql":
            alone = connection.execute(select(func.pg_try_advisory_xact_lock(WRITER_LOCK))).scalar()
            if not alone:
                return None
        connection.execute(update(SIGNER_TABLE).values(key=key))
    return signer(connection)


_SIGNER = text("INSERT INTO signer (id, key) VALUES (1, :key) ON CONFLICT DO NOTHING")
_SEATED = text(f"""
INSERT INTO seated (guest, command, "table") SELECT guest, command, "table" FROM log
WHERE "table" = :table AND {SAT_EVENT.text} AND guest IS NOT NULL AND command IS NOT NULL ON CONFLICT DO NOTHING
""")


def move_to_archive(connection: Connection, log: ArchivedLog) -> None:
    """Remove an archived log from the database. Keep the table's row, and one row for each guest who took a seat.
    Idempotent.

    Raises ``ConflictError`` if the table has become active.
    """
    _lock_idle(connection, log.table)
    away = {"state": ARCHIVED, "at": log.last_event_at, "events": log.events, "head": log.head}
    away |= {"owner": None, "epoch": TABLES_TABLE.c.epoch + 1}
    here = (TABLES_TABLE.c.table == log.table, TABLES_TABLE.c.state != ARCHIVED)
    if not connection.execute(update(TABLES_TABLE).where(*here).values(away)).rowcount:
        if archived_log(connection, log.table) != log:
            raise ConflictError
        return
    if last_event(connection, log.table) != (log.events, log.last_event_at):
        raise ConflictError
    connection.execute(_SEATED, {"table": log.table})
    _take(connection, log.table, log.events)


def restore_from_archive(connection: Connection, log: ArchivedLog, rows: Sequence[LogRow]) -> None:
    """Restore a log from the archive. Has no effect if another server has restored the log in the meantime, even if
    that server has since archived a longer version.
    """
    away = (TABLES_TABLE.c.table == log.table, TABLES_TABLE.c.state == ARCHIVED, TABLES_TABLE.c.head == log.head)
    here = {"state": FINISHED, "events": None, "head": None}
    if connection.execute(update(TABLES_TABLE).where(*away).values(here)).rowcount:
        put_rows(connection, rows)


# --- Removing a person


def tables_of(connection: Connection, guest: str) -> list[str]:
    """Return the tables that a guest opened, and those where the guest took a seat or finished a game."""
    found = (
        select(LOG_TABLE.c.table).where(SAT_EVENT, LOG_TABLE.c.guest == guest),
        select(SEATED_TABLE.c.table).where(SEATED_TABLE.c.guest == guest),
        select(RESULT_TABLE.c.table).where(RESULT_TABLE.c.guest == guest),
        select(TABLES_TABLE.c.table).where(TABLES_TABLE.c.guest == guest, TABLES_TABLE.c.command.is_not(None)),
    )
    return sorted({table for query in found for table in connection.execute(query).scalars()})


def replace_log(
    connection: Connection, old: Sequence[LogRow], new: Sequence[LogRow], epoch: int | None, guests: Iterable[str] = ()
) -> None:
    """Replace a table's log, and forget ``guests`` (see ``forget_guests``). ``epoch``: as for ``Store.append``.

    Raises ``ConflictError`` if the log has changed, or if another server has acquired the table.
    """
    table = old[0].table
    if connection.dialect.name == "postgresql":
        query = select(TABLES_TABLE.c.epoch).where(TABLES_TABLE.c.table == table).with_for_update()
        if connection.execute(query).scalar() != epoch:
            raise ConflictError
    if rows_of(connection, table, old[-1].seq - 1) != old[-1:]:  # The last digest covers all earlier events.
        raise ConflictError
    connection.execute(delete(LOG_TABLE).where(LOG_TABLE.c.table == table))
    connection.execute(update(TABLES_TABLE).where(TABLES_TABLE.c.table == table).values(listing=None))
    put_rows(connection, new)
    forget_guests(connection, table, guests)


def replace_archived(connection: Connection, old: ArchivedLog, new: ArchivedLog, guests: Iterable[str]) -> None:
    """Record that a table's log has a new location in the archive, and forget ``guests``. Raises ``ConflictError`` if
    the location has changed in the meantime."""
    same = (TABLES_TABLE.c.table == old.table, TABLES_TABLE.c.state == ARCHIVED, TABLES_TABLE.c.head == old.head)
    if not connection.execute(update(TABLES_TABLE).where(*same).values(head=new.head)).rowcount:
        raise ConflictError
    forget_guests(connection, old.table, guests)


def forget_guests(connection: Connection, table: str, guests: Iterable[str]) -> None:
    """Remove guests from all data about a table except its log. The guests' results stay, but no longer identify the
    guests."""
    for guest in guests:
        for kept in (SEATED_TABLE, TURN_TABLE):
            connection.execute(delete(kept).where(kept.c.table == table, kept.c.guest == guest))
        for kept, nothing in ((RESULT_TABLE, {"guest": None}), (TABLES_TABLE, {"guest": None, "command": None})):
            connection.execute(update(kept).where(kept.c.table == table, kept.c.guest == guest).values(nothing))


def _lock_idle(connection: Connection, table: str) -> None:
    """Lock a table's row, so that nobody can append to the table or acquire it. Raises ``ConflictError`` if the table
    is active."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(TABLES_TABLE.c.table).where(TABLES_TABLE.c.table == table).with_for_update())
    if is_active(connection, table):
        raise ConflictError


def _take(connection: Connection, table: str, events: int) -> None:
    """Delete the first ``events`` events of a log. Raises ``ConflictError`` if the log has more events."""
    connection.execute(delete(LOG_TABLE).where(LOG_TABLE.c.table == table, LOG_TABLE.c.seq <= events))
    if last_event(connection, table) != (0, 0):
        raise ConflictError
