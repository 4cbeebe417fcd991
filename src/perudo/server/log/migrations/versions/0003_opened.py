"""By one command a guest opens one table. Of those that were opened by one and the same the first keeps it."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0003", "0002"

AGAIN = """
UPDATE log SET command = NULL WHERE seq = 1 AND "table" IN (
    SELECT "table" FROM (
        SELECT "table", row_number() OVER (PARTITION BY guest, command ORDER BY at, "table") AS nth
        FROM log WHERE seq = 1 AND guest IS NOT NULL AND command IS NOT NULL
    ) AS first_events WHERE nth > 1
)
"""


def upgrade() -> None:
    op.execute(AGAIN)
    first = sa.text("seq = 1")
    op.create_index("opened", "log", ["guest", "command"], unique=True, sqlite_where=first, postgresql_where=first)
