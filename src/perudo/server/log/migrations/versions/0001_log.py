"""The first released data: the log of every table, when tables are due, when a server last lived."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0001", None


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, comment="1, 2, 3 ... without gaps"),
        sa.Column("at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column("guest", sa.Text, comment="who asked for it, as a digest; null where the table went on by itself"),
        sa.Column(
            "command", sa.Text, comment="the client's own id of the command; null on all but a command's first event"
        ),
        sa.Column("event", sa.Text, nullable=False, comment="JSON"),
    )
    op.create_table(
        "due",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column(
            "at", sa.BigInteger, nullable=False, comment="when the table goes on though nobody is there: milliseconds"
        ),
    )
    op.create_table(
        "beat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, comment="when a server last said that it lives: milliseconds"),
    )
