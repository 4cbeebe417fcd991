"""SQL statements that assign tables to servers sharing a PostgreSQL database.

A server is a **node**. Each node's row in ``node`` contains the time when the node's lease expires. A table's row in
``tables`` contains the table's owner, and an **epoch** that increases whenever a server acquires the table. All times
are milliseconds on the database's clock, so the nodes' clocks do not matter. Each function executes one statement.
``Store.write`` and ``Store.query`` call these functions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, text

_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_FREE = f"""(
    tables.owner IS NULL OR NOT EXISTS (
        SELECT 1 FROM node AS other WHERE other.id = tables.owner AND other.expires_at > {_NOW}
    )
)"""
"""An SQL condition that is true for a row of ``tables`` if no live node owns the table."""
_ALIVE = f"EXISTS (SELECT 1 FROM node AS mine WHERE mine.id = :node AND mine.expires_at > {_NOW})"

_RENEW = text(f"""
WITH mine AS (
    INSERT INTO node (id, address, alive_at, expires_at) VALUES (:node, :address, {_NOW}, {_NOW} + :lease)
    ON CONFLICT (id) DO UPDATE SET alive_at = excluded.alive_at, expires_at = excluded.expires_at
    WHERE node.expires_at > {_NOW} RETURNING 1
)
SELECT {_NOW}, ARRAY(SELECT address FROM node WHERE id <> :node AND expires_at > {_NOW}) FROM mine
""")
_ACQUIRE = text(f"""
WITH dead AS MATERIALIZED (
    SELECT alive_at FROM node WHERE id = (SELECT owner FROM tables WHERE "table" = :code AND owner <> :node)
)
UPDATE tables SET owner = :node, epoch = epoch + 1, listing = NULL
WHERE "table" = :code AND (owner = :node OR {_FREE}) AND {_ALIVE}
RETURNING epoch, (SELECT alive_at FROM dead)
""")
_ACQUIRE_DUE = text(f"""
WITH late AS MATERIALIZED (
    SELECT tables."table" AS code, node.alive_at FROM due
    JOIN tables ON tables."table" = due."table" LEFT JOIN node ON node.id = tables.owner
    WHERE due.at <= {_NOW} AND {_FREE} AND {_ALIVE} ORDER BY due.at LIMIT :limit FOR UPDATE OF tables SKIP LOCKED
)
UPDATE tables SET owner = :node, epoch = epoch + 1, listing = NULL FROM late WHERE tables."table" = late.code
RETURNING tables."table", tables.epoch, late.alive_at
""")
_OWNER_OF = text(f"""
SELECT id, address FROM node
WHERE id = (SELECT owner FROM tables WHERE "table" = :code) AND expires_at > {_NOW}
""")
_RELEASE = text('UPDATE tables SET owner = NULL, listing = NULL WHERE owner = :node AND "table" = ANY (:codes)')
_LEAVE = text(f"UPDATE node SET alive_at = {_NOW}, expires_at = {_NOW} WHERE id = :node AND expires_at > {_NOW}")
_FORGET_DEAD = text(f"""
DELETE FROM node WHERE expires_at < {_NOW} - :age
AND NOT EXISTS (
    SELECT 1 FROM due WHERE node.id = (SELECT owner FROM tables WHERE tables."table" = due."table")
)
""")
_REPLACE = text(f"UPDATE node SET expires_at = {_NOW} WHERE address = :address AND expires_at > {_NOW}")
_PUBLISH = text("""
WITH changed AS MATERIALIZED (
    SELECT tables."table" AS code, new.listing
    FROM json_to_recordset(CAST(:listings AS json)) AS new (code text, epoch bigint, listing text)
    JOIN tables ON tables."table" = new.code AND tables.epoch = new.epoch ORDER BY tables."table" FOR UPDATE OF tables
)
UPDATE tables SET listing = changed.listing FROM changed WHERE tables."table" = changed.code
""")
"""A statement that locks rows in the same order as appends, so that two writers cannot deadlock."""
_OWNED = text(f"""
SELECT 1 FROM node WHERE id = (SELECT owner FROM tables WHERE "table" = :code) AND expires_at > {_NOW}
""")
_LISTED = text(f"""
SELECT tables."table", listing FROM tables JOIN node ON node.id = tables.owner
WHERE listing IS NOT NULL AND owner <> :node AND node.expires_at > {_NOW} ORDER BY tables.at DESC LIMIT :limit
""")


class Renewed(NamedTuple):
    """The result of renewing a node's lease."""

    now: int
    """The database's time, in milliseconds since 1970."""
    others: tuple[str, ...]
    """The addresses of the other nodes that are alive."""


class Claim(NamedTuple):
    """A table that this server owns now."""

    epoch: int
    lost_at: int | None = None
    """When the previous owner was last known to be alive, in milliseconds since 1970. None if there was no previous
    owner."""


def renew(connection: Connection, node: str, address: str, lease: int) -> Renewed | None:
    """Renew a node's lease for ``lease`` milliseconds. Other nodes reach this node at ``address`` (``HOST:PORT``).

    Returns None if the lease has expired, so that a delayed statement does not revive a dead node.
    """
    row = connection.execute(_RENEW, {"node": node, "address": address, "lease": lease}).first()
    return Renewed(row[0], tuple(row[1])) if row else None


def acquire(connection: Connection, node: str, code: str) -> Claim | None:
    """Make a node the owner of a table.

    Returns None if another live node owns the table, the table does not exist, or this node's own lease has expired.
    """
    row = connection.execute(_ACQUIRE, {"node": node, "code": code}).first()
    return Claim(row[0], row[1]) if row else None


def acquire_due(connection: Connection, node: str, limit: int) -> dict[str, Claim]:
    """Acquire overdue tables that have no owner, the most urgent first.

    Skips tables that another node is acquiring.
    """
    rows = connection.execute(_ACQUIRE_DUE, {"node": node, "limit": limit})
    return {row[0]: Claim(row[1], row[2]) for row in rows}


def owner_of(connection: Connection, code: str) -> tuple[str, str] | None:
    """Return the id and the address of the live node that owns a table; None if no such node exists."""
    row = connection.execute(_OWNER_OF, {"code": code}).first()
    return (row[0], row[1]) if row else None


def is_owned(connection: Connection, code: str) -> bool:
    """Return whether a live node owns a table. Always false for SQLite, which has no nodes."""
    return connection.dialect.name == "postgresql" and bool(connection.execute(_OWNED, {"code": code}).scalar())


def release(connection: Connection, node: str, codes: Sequence[str]) -> None:
    """Release some of a node's tables."""
    connection.execute(_RELEASE, {"node": node, "codes": list(codes)})


def leave(connection: Connection, node: str) -> None:
    """End a node's lease, so that nobody waits for it to expire."""
    connection.execute(_LEAVE, {"node": node})


def forget_dead(connection: Connection, age: int) -> None:
    """Delete the rows of nodes that have been dead for ``age`` milliseconds.

    Keeps the row of a node that owned a table with a running clock, because the row shows when the table lost its
    owner.
    """
    connection.execute(_FORGET_DEAD, {"age": age})


def replace(connection: Connection, address: str) -> None:
    """End the leases of earlier nodes that had the same address as a new node."""
    connection.execute(_REPLACE, {"address": address})


def publish(connection: Connection, listings: Mapping[tuple[str, int], str | None]) -> None:
    """Store the lobby listings of tables as JSON, by code and epoch. The listing of an unlisted table is None."""
    rows = [{"code": code, "epoch": epoch, "listing": listing} for (code, epoch), listing in listings.items()]
    connection.execute(_PUBLISH, {"listings": msgspec.json.encode(rows).decode()})


def listings(connection: Connection, node: str, limit: int) -> list[tuple[str, str]]:
    """Return the tables listed by other live nodes, with their listings, newest first."""
    return [(row[0], row[1]) for row in connection.execute(_LISTED, {"node": node, "limit": limit})]
