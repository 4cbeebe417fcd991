"""Baseline: the tables of format 1."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0001", None


def upgrade() -> None:
    op.create_table(
        "beat",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, comment="time (ms) of a server's last heartbeat"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "due",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column(
            "at",
            sa.BigInteger,
            nullable=False,
            comment="time (ms) at which a player's clock needs the table, even if nobody is connected",
        ),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_index("due_at", "due", ["at"])
    op.create_table(
        "format",
        sa.Column("version", sa.Integer, autoincrement=False, nullable=False, comment="see FORMAT"),
        sa.Column("oldest", sa.Integer, nullable=False, comment="see OLDEST_COMPATIBLE"),
        sa.PrimaryKeyConstraint("version"),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, comment="1, 2, 3 ... without gaps"),
        sa.Column("at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column(
            "guest", sa.Text, comment="digest of the guest who sent the command; null for the table's own actions"
        ),
        sa.Column("command", sa.Text, comment="idempotency key; only in a command's first event"),
        sa.Column("event", sa.Text, nullable=False, comment="JSON"),
        sa.Column("digest", sa.Text, nullable=False, comment="SHA-256 of this row and the previous row's digest"),
        sa.PrimaryKeyConstraint("table", "seq"),
    )
    op.create_index(
        "sat_down",
        "log",
        ["guest", "command"],
        sqlite_where=sa.text('substr(event, 1, 14) = \'{"event":"sat"\''),
        postgresql_where=sa.text('substr(event, 1, 14) = \'{"event":"sat"\''),
    )
    op.create_table(
        "node",
        sa.Column("id", sa.Text, nullable=False, comment="random, new at each start"),
        sa.Column("address", sa.Text, nullable=False, comment="HOST:PORT at which other nodes reach this node"),
        sa.Column(
            "alive_at",
            sa.BigInteger,
            nullable=False,
            comment="time (ms) of the last renewal, by the database's clock",
        ),
        sa.Column(
            "expires_at",
            sa.BigInteger,
            nullable=False,
            comment="time (ms) at which the lease expires, by the database's clock",
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "seated",
        sa.Column("guest", sa.Text, nullable=False, comment="digest of the guest who sat down"),
        sa.Column("command", sa.Text, nullable=False, comment="idempotency key of the command"),
        sa.Column("table", sa.Text, nullable=False, comment="a table whose log has been archived"),
        sa.PrimaryKeyConstraint("guest", "command", "table"),
    )
    op.create_table(
        "signer",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("key", sa.Text, nullable=False, comment="public key of all servers that share the data"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "tables",
        sa.Column("table", sa.Text, nullable=False, comment="the table's code"),
        sa.Column("state", sa.Text, nullable=False, comment="new, unfinished, finished, archived: see tables.py"),
        sa.Column(
            "at",
            sa.BigInteger,
            nullable=False,
            comment="time (ms) of the last event that was in the log when it was last checked",
        ),
        sa.Column("guest", sa.Text, comment="digest of the guest who opened it"),
        sa.Column("command", sa.Text, comment="idempotency key of the command that opened it"),
        sa.Column("events", sa.Integer, comment="number of events in the archived log"),
        sa.Column("head", sa.Text, comment="digest of the archived log's last event: see archive.place"),
        sa.Column("owner", sa.Text, comment="the node that owns the table; null if none"),
        sa.Column(
            "epoch", sa.BigInteger, nullable=False, server_default="0", comment="how often the table was acquired"
        ),
        sa.Column("listing", sa.Text, comment="JSON of the lobby's entry; null if the table is not listed"),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_index(
        "opened",
        "tables",
        ["guest", "command"],
        unique=True,
        sqlite_where=sa.text("command IS NOT NULL"),
        postgresql_where=sa.text("command IS NOT NULL"),
    )
    op.create_index("tables_by_age", "tables", ["state", "at"])
    op.create_index(
        "tables_listed",
        "tables",
        ["at"],
        sqlite_where=sa.text("listing IS NOT NULL"),
        postgresql_where=sa.text("listing IS NOT NULL"),
    )
