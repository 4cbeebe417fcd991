"""What the nodes that share a PostgreSQL database tell each other in it: that they live, who is at which table.

Each function is run by ``Store.do`` or ``Store.ask``; what is done all the time is one statement, for the database may
be far. All rows of a node are its own: nobody else writes to them, until it has been dead for long. Times are in
milliseconds, by the database's own clock.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, Table, delete, func, select, text, update
from sqlalchemy.dialects.postgresql import Insert, insert

from perudo.server.log.database import ATTENDANCE, BEGINNING, NODES

MOST_LISTED = 1000
"""Open tables that are read at most."""


class NodeRow(NamedTuple):
    """The last beat of a node."""

    node: str
    at: int
    body: str


class Row(NamedTuple):
    """Who is at a table, as a node says."""

    table: str
    node: str
    version: int
    held: bool
    body: str
    line: str | None


class Beaten(NamedTuple):
    """What a beat found: the other nodes, and what time it was at one moment between two of the node's own clock."""

    nodes: list[NodeRow]
    now: int
    between: tuple[float, float]


# --- Nodes


_BEAT = text("""
WITH beaten AS (
    INSERT INTO nodes (node, at, body) VALUES (:node, extract(epoch FROM clock_timestamp()) * 1000, :body)
    ON CONFLICT (node) DO UPDATE SET at = excluded.at, body = excluded.body RETURNING at
)
SELECT beaten.at, others.* FROM beaten LEFT JOIN nodes AS others ON others.node <> :node
""")


def beat(connection: Connection, node: str, body: str, ticks: Callable[[], float], first: bool = False) -> Beaten:
    """A node says that it lives, and hears who else does. ``first``: for the first time; of those that begin at once
    each next one hears of those before it."""
    if first:
        connection.execute(select(func.pg_advisory_xact_lock(BEGINNING)))
    begun = ticks()
    rows = connection.execute(_BEAT, {"node": node, "body": body}).all()
    ended = ticks()
    return Beaten([NodeRow(*other) for _, *other in rows if other[0] is not None], rows[0][0], (begun, ended))


def leave(connection: Connection, node: str, body: str) -> None:
    """A node that stops says so: its rows are those of a dead one."""
    connection.execute(update(NODES).where(NODES.c.node == node).values(body=body))


def bury(connection: Connection, dead: Sequence[str]) -> None:
    """Takes away what nodes have said that are dead. Of several that do so at once one does."""
    locked = select(NODES.c.node).where(NODES.c.node.in_(dead)).with_for_update(skip_locked=True)
    nodes = list(connection.execute(locked).scalars())
    if nodes:
        connection.execute(delete(ATTENDANCE).where(ATTENDANCE.c.node.in_(nodes)))
        connection.execute(delete(NODES).where(NODES.c.node.in_(nodes)))


# --- Who is at the tables


def tell(connection: Connection, rows: Sequence[Row]) -> None:
    """A node says who is at some tables."""
    connection.execute(_put(ATTENDANCE), [row._asdict() for row in rows])


def forget(connection: Connection, node: str, tables: Sequence[str]) -> None:
    """A node has nothing to say of these tables any more."""
    connection.execute(delete(ATTENDANCE).where(ATTENDANCE.c.node == node, ATTENDANCE.c.table.in_(tables)))


def told(connection: Connection, node: str, tables: Sequence[str]) -> list[Row]:
    """What all nodes but this one say of some tables."""
    return _rows(connection, select(ATTENDANCE).where(ATTENDANCE.c.table.in_(tables), ATTENDANCE.c.node != node))


def listed(connection: Connection, node: str) -> list[Row]:
    """What all nodes but this one say of tables that are open to everyone."""
    opens = select(ATTENDANCE).where(ATTENDANCE.c.line.is_not(None), ATTENDANCE.c.node != node)
    return _rows(connection, opens.order_by(ATTENDANCE.c.version).limit(MOST_LISTED))


_MOVED = text("""
SELECT code,
    (SELECT seq FROM log WHERE log."table" = code ORDER BY seq DESC LIMIT 1),
    (SELECT coalesce(sum(version), 0)::bigint FROM attendance WHERE attendance."table" = code AND node <> :node)
FROM unnest(CAST(:codes AS text[])) AS code
""")


def moved(connection: Connection, node: str, tables: Sequence[str]) -> list[tuple[str, int, int]]:
    """Of each of these tables the last event of its log (0 where there is none), and the versions of what all nodes but
    this one say of it, added up. Each is found by a key, however long the logs are."""
    rows = connection.execute(_MOVED, {"node": node, "codes": list(tables)})
    return [(code, seq or 0, version) for code, seq, version in rows]


# --- What is due


_CLAIM = text("""
WITH late AS MATERIALIZED (
    SELECT due."table" AS code FROM due
    WHERE at < CAST(extract(epoch FROM statement_timestamp()) * 1000 AS bigint) - :late AND NOT EXISTS (
        SELECT 1 FROM attendance WHERE attendance."table" = due."table" AND held AND node = ANY (:nodes)
    ) ORDER BY at LIMIT :most FOR UPDATE SKIP LOCKED
)
UPDATE due SET at = CAST(extract(epoch FROM statement_timestamp()) * 1000 AS bigint) + :lease
FROM late WHERE due."table" = late.code RETURNING late.code
""")


def claim(connection: Connection, late: int, lease: int, most: int, nodes: Sequence[str]) -> list[str]:
    """Tables that should have gone on so long ago, and that none of these nodes has in memory: whoever claims one has
    so long to go on with it, until another does."""
    given = {"late": late, "lease": lease, "most": most, "nodes": list(nodes)}
    return list(connection.execute(_CLAIM, given).scalars())


def _rows(connection: Connection, query: Select[Any]) -> list[Row]:
    return [Row(*row) for row in connection.execute(query)]


@cache
def _put(table: Table) -> Insert:
    """Puts whole rows in the place of those of the same key. Made once: SQLAlchemy ties it up in rings."""
    insertion = insert(table)
    rest = {column.name: insertion.excluded[column.name] for column in table.c if not column.primary_key}
    return insertion.on_conflict_do_update(index_elements=list(table.primary_key), set_=rest)
