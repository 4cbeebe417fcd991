"""Servers may share a database: who they are, who is at which table; what is found by its moment, or its guest."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0007", "0006"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("node", sa.Text, primary_key=True, comment="drawn anew at each start"),
        sa.Column("at", sa.BigInteger, nullable=False, comment="its last beat, by the database's clock: milliseconds"),
        sa.Column("body", sa.Text, nullable=False, comment="JSON: see nodes.Beat"),
    )
    op.create_table(
        "attendance",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("node", sa.Text, primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False, comment="grows with each change"),
        sa.Column("held", sa.Boolean, nullable=False, comment="whether the node has the table in memory"),
        sa.Column("body", sa.Text, nullable=False, comment="JSON: see nodes.Attendance"),
        sa.Column(
            "line", sa.Text, comment="JSON: what the lobby shows of the table; null where it is not open to everyone"
        ),
    )
    listed = sa.text("line IS NOT NULL")
    sat = sa.text("""substr(event, 1, 14) = '{"event":"sat"'""")
    op.create_index("attendance_node", "attendance", ["node"])
    op.create_index("listed", "attendance", ["table"], sqlite_where=listed, postgresql_where=listed)
    op.create_index("sat_down", "log", ["guest", "command"], sqlite_where=sat, postgresql_where=sat)
    op.create_index("due_at", "due", ["at"])
