"""What is known of each table beside its log, so that old ones are found without a search; and how logs come and go.

A row is made when a table is opened. It says when something happened there, as it was known when somebody looked last:
while people play nothing is kept in step. So whatever else happened was later, and tables are looked at in that order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, text, update

from perudo.server.log.archive import Row, place
from perudo.server.log.database import AT_WORK, ATTENDANCE, DUE, LOG, SAT, SEATED, SIGNER, TABLES

MOST_ROWS = 200
"""Rows that one statement of SQLite's inserts."""
LOOKED_AT = 20
"""Old tables that are looked for at once."""
NEW, UNFINISHED, FINISHED, ARCHIVED = "new", "unfinished", "finished", "archived"
"""The states of a table: nobody has asked yet whether a game was played to its end there; none was, as far as that was
asked; one was, so that it is kept; and its log lies in the archive."""


Due = int | Literal["as it is"] | None
"""When a table has to be woken though nobody is there, in milliseconds; None where it need not be."""


class ConflictError(Exception):
    """Another writer has taken this place in the table's log, or the log was taken away."""


class Aged(NamedTuple):
    """A table at which nothing has happened for a time, unless it did since somebody looked last, at ``at``."""

    table: str
    state: str
    at: int


class Filed(NamedTuple):
    """A log in the archive: when its last event was, how many there are, and the digest of the last."""

    table: str
    at: int
    events: int
    head: str

    @property
    def place(self) -> str:
        """The name of its file."""
        return place(self.table, self.at, self.head)


# --- Rows of the log


def rows_of(connection: Connection, table: str, after: int = 0) -> list[Row]:
    """The rows of a table's log after an event; all of them by default."""
    query = select(LOG).where(LOG.c.table == table, LOG.c.seq > after).order_by(LOG.c.seq)
    return [Row._make(row) for row in connection.execute(query)]


def append(connection: Connection, adds: Sequence[tuple[Sequence[tuple[Any, ...]], Due]]) -> set[str]:
    """Adds to the logs of tables, each to another: rows, and when the table has to be woken. Gives the tables of which
    the places were free. Raises ``IntegrityError`` where a code was given before, or a table opened by this command.
    """
    if connection.dialect.name == "sqlite":
        for rows, due in adds:
            put_rows(connection, rows)
            if rows[0][1] == 1:
                opens(connection, rows[0])
            if due != "as it is":
                connection.execute(delete(DUE).where(DUE.c.table == rows[0][0]))
            if isinstance(due, int):
                connection.execute(insert(DUE).values(table=rows[0][0], at=due))
        return {rows[0][0] for rows, _ in adds}
    firsts, rest = [rows[0] for rows, _ in adds], [row for rows, _ in adds for row in rows[1:]]
    given = {
        "held": [(row[0], row[1] - 1) for row in firsts if row[1] > 1],
        "begun": _named(firsts),
        "added": _named(rest),
        "opened": [row[0] for row in firsts if row[1] == 1],
        "settled": [rows[0][0] for rows, due in adds if due is None],
        "woken": [(rows[0][0], due) for rows, due in adds if isinstance(due, int)],
    }
    told = {part: _encode(each).decode() for part, each in given.items() if each}
    return set(connection.exec_driver_sql(_addition(*told), tuple(told.values())).scalars())


def put_rows(connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    """Adds rows to the log, whatever is there."""
    if connection.dialect.name != "sqlite":
        told = _encode(_named(rows)).decode()
        connection.exec_driver_sql(f"INSERT INTO log ({_NAMES}) SELECT * FROM {_ROWS}", (told,))
        return
    # Few statements for many rows: for each that SQLite is given, its thread would wait for the interpreter again.
    for at in range(0, len(rows), MOST_ROWS):
        some = rows[at : at + MOST_ROWS]
        connection.exec_driver_sql(_insertion(len(some)), tuple(chain.from_iterable(some)))


def _named(rows: Sequence[tuple[Any, ...]]) -> list[dict[str, Any]]:
    return [dict(zip(_COLUMNS, row, strict=True)) for row in rows]


_encode = msgspec.json.Encoder().encode
_COLUMNS = tuple(column.name for column in LOG.columns)
_NAMES = ", ".join(f'"{name}"' for name in _COLUMNS)
_TYPES = ", ".join(f'"{column.name}" {column.type.compile()}' for column in LOG.columns)
_ROWS = f"json_to_recordset(%s) AS row ({_TYPES})"
_PARTS = {
    "held": """MATERIALIZED (
    SELECT place->>0 AS code FROM json_array_elements(%s) AS place, LATERAL (
        SELECT 1 FROM log WHERE log."table" = place->>0 AND log.seq = (place->>1)::int FOR KEY SHARE
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
"""What appends do, as parts of one statement, whatever the rows: PostgreSQL plans it once, and commits by it, so that
it is one way there and back, and nothing is held meanwhile. Who has the first place of what is added to a log has those
after it too. The event before is held: another server may archive or forget what this one goes on with. Always in one
order: two servers must not wait for each other in a ring. What it is given comes as JSON, a tenth of what parameters
cost."""


@cache
def _addition(*parts: str) -> str:
    """The statement of those parts that there is something for."""
    may = " OR ".join(
        {"held": 'row."table" IN (SELECT code FROM held)', "opened": "row.seq = 1"}[each]
        for each in parts
        if each in ("held", "opened")
    )
    told = ",\n".join(f"{part} AS {_PARTS[part]}" for part in parts).replace("{may}", may)
    return f"WITH {told}\nSELECT code FROM begun"


@cache
def _insertion(rows: int) -> str:
    row = f"({', '.join(['?'] * len(_COLUMNS))})"
    return f"INSERT INTO {LOG.name} ({_NAMES}) VALUES {', '.join([row] * rows)}"


def codes(connection: Connection, after: str = "") -> Iterator[str]:
    """Every table in the order of the codes, those after one. Each is found by the log's key, and no more is read."""
    while True:
        found = connection.execute(select(func.min(LOG.c.table)).where(LOG.c.table > after)).scalar()
        if found is None:
            return
        yield found
        after = found


def last(connection: Connection, table: str) -> tuple[int, int]:
    """The last event of a table's log, by its number, and when it was, in milliseconds; zeros where there is none."""
    query = select(LOG.c.seq, LOG.c.at).where(LOG.c.table == table).order_by(LOG.c.seq.desc()).limit(1)
    row = connection.execute(query).first()
    return (row.seq, row.at) if row else (0, 0)


def size(connection: Connection, table: str) -> int:
    """How much a table's events are, as text."""
    return connection.execute(select(func.sum(func.length(LOG.c.event))).where(LOG.c.table == table)).scalar() or 0


def waits(connection: Connection, table: str) -> bool:
    """Whether something is to happen at a table though nobody is there, or somebody is, at one of several nodes."""
    noted = (select(each.c.table).where(each.c.table == table).limit(1) for each in (DUE, ATTENDANCE))
    return any(connection.execute(each).scalar() is not None for each in noted)


# --- What is known of tables


def opens(connection: Connection, first: tuple[Any, ...]) -> None:
    """Notes that a table was opened. ``first``: the first row of its log. Raises ``IntegrityError`` where the code was
    given before, or a table opened before by this command."""
    table, _, at, guest, command, *_ = first
    connection.execute(insert(TABLES).values(table=table, state=NEW, at=at, guest=guest, command=command))


def old(connection: Connection, state: str, before: int) -> list[Aged]:
    """Some tables in a state where nothing has happened since ``before``, as far as it is known."""
    query = select(TABLES.c.table, TABLES.c.state, TABLES.c.at).where(TABLES.c.state == state, TABLES.c.at < before)
    return [Aged._make(row) for row in connection.execute(query.order_by(TABLES.c.at).limit(LOOKED_AT))]


def claim(connection: Connection, aged: Aged, until: int) -> bool:
    """Whether nobody else sees to a table: it is as if something had happened there at ``until``."""
    same = (TABLES.c.table == aged.table, TABLES.c.state == aged.state, TABLES.c.at == aged.at)
    return connection.execute(update(TABLES).where(*same).values(at=until)).rowcount == 1


def state_of(connection: Connection, table: str) -> str:
    """A log that has no row is as a new one."""
    return connection.execute(select(TABLES.c.state).where(TABLES.c.table == table)).scalar() or NEW


def note(connection: Connection, table: str, state: str, at: int) -> None:
    """Keeps what was found when somebody looked: the state, and when something last happened."""
    kept = (TABLES.c.table == table, TABLES.c.state != ARCHIVED)
    connection.execute(update(TABLES).where(*kept).values(state=state, at=at))


def forget(connection: Connection, table: str, before: int) -> None:
    """Takes a table away. Raises ``ConflictError`` where something has happened there since ``before``, or will."""
    events, at = last(connection, table)
    if at >= before:
        raise ConflictError
    connection.execute(delete(TABLES).where(TABLES.c.table == table, TABLES.c.state != ARCHIVED))
    _take(connection, table, events)


def sat_down(connection: Connection, guest: str, command: str) -> str | None:
    """The table at which a guest sat down by this command, wherever its log lies."""
    for found in (
        select(LOG.c.table).where(SAT, LOG.c.guest == guest, LOG.c.command == command),
        select(SEATED.c.table).where(SEATED.c.guest == guest, SEATED.c.command == command),
    ):
        if table := connection.execute(found).scalar():
            return str(table)
    return None


def filed(connection: Connection, table: str) -> Filed | None:
    """Where a table's log lies that is not here."""
    query = select(TABLES.c.table, TABLES.c.at, TABLES.c.events, TABLES.c.head)
    row = connection.execute(query.where(TABLES.c.table == table, TABLES.c.state == ARCHIVED)).first()
    return row and Filed._make(row)


def all_filed(connection: Connection) -> Iterator[Filed]:
    """Every log in the archive, in the order of the codes."""
    query = select(TABLES.c.table, TABLES.c.at, TABLES.c.events, TABLES.c.head).where(TABLES.c.state == ARCHIVED)
    after = ""
    while rows := connection.execute(query.where(TABLES.c.table > after).order_by(TABLES.c.table).limit(100)).all():
        yield from map(Filed._make, rows)
        after = rows[-1].table


def signer(connection: Connection) -> str | None:
    """The public half of the key that the servers at these data have; None before the first start."""
    found: str | None = connection.execute(select(SIGNER.c.key)).scalar()
    return found


def take_signer(connection: Connection, key: str, instead_of: str | None) -> str | None:
    """Notes by which key the servers here sign, if that is not known or is ``instead_of``; gives what is known then.

    Gives None where it can't be replaced, as other servers are at work with the one before.
    """
    connection.execute(_SIGNER, {"key": key})
    known = signer(connection)
    if instead_of is not None and known == instead_of != key:
        if connection.dialect.name == "postgresql":
            alone = connection.execute(select(func.pg_try_advisory_xact_lock(AT_WORK))).scalar()
            if not alone:
                return None
        connection.execute(update(SIGNER).values(key=key))
    return signer(connection)


_SIGNER = text("INSERT INTO signer (id, key) VALUES (1, :key) ON CONFLICT DO NOTHING")
_SEATED = text(f"""
INSERT INTO seated (guest, command, "table") SELECT guest, command, "table" FROM log
WHERE "table" = :table AND {SAT.text} AND guest IS NOT NULL AND command IS NOT NULL ON CONFLICT DO NOTHING
""")


def take_away(connection: Connection, log: Filed) -> None:
    """Of a log that lies in the archive only a row stays, and one for each who sat down. Where it lies there already
    nothing is done. Raises ``ConflictError`` where it has gone on meanwhile."""
    away = {"state": ARCHIVED, "at": log.at, "events": log.events, "head": log.head}
    here = (TABLES.c.table == log.table, TABLES.c.state != ARCHIVED)
    if not connection.execute(update(TABLES).where(*here).values(away)).rowcount:
        if filed(connection, log.table) != log:
            raise ConflictError
        return
    if last(connection, log.table) != (log.events, log.at):
        raise ConflictError
    connection.execute(_SEATED, {"table": log.table})
    _take(connection, log.table, log.events)


def bring_back(connection: Connection, log: Filed, rows: Sequence[Row]) -> None:
    """A log is here again; does nothing where somebody else was quicker, who may have put a longer one away since."""
    away = (TABLES.c.table == log.table, TABLES.c.state == ARCHIVED, TABLES.c.head == log.head)
    here = {"state": FINISHED, "events": None, "head": None}
    if connection.execute(update(TABLES).where(*away).values(here)).rowcount:
        put_rows(connection, rows)


def _take(connection: Connection, table: str, events: int) -> None:
    """Removes a log of so many events. Raises ``ConflictError`` where there is more to come: of another server, which
    held the end of the log until it had added to it; nobody can go on with what is gone."""
    connection.execute(delete(LOG).where(LOG.c.table == table, LOG.c.seq <= events))
    if last(connection, table) != (0, 0) or waits(connection, table):
        raise ConflictError
