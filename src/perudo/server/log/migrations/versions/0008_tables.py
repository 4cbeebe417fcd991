"""A row a table says how old it is, and where its log lies, which may be an archive. Who came earlier is noted once."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0008", "0007"

KNOWN = """
INSERT INTO tables ("table", state, at, guest, command)
SELECT log."table", CASE WHEN finished."table" IS NULL THEN 'new' ELSE 'finished' END, at, guest, command
FROM log LEFT JOIN finished ON finished."table" = log."table" WHERE seq = 1
"""
CAME = "INSERT INTO earlier SELECT DISTINCT guest FROM log WHERE guest IS NOT NULL"


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("table", sa.Text, primary_key=True, comment="every one that was opened and not forgotten"),
        sa.Column("state", sa.Text, nullable=False, comment="new, unfinished, finished, archived: see tables.py"),
        sa.Column(
            "at", sa.BigInteger, nullable=False, comment="nothing happened between then and when it was looked at last"
        ),
        sa.Column("guest", sa.Text, comment="who opened it, as a digest"),
        sa.Column("command", sa.Text, comment="by which command"),
        sa.Column("events", sa.Integer, comment="in the archive: of the log, how many"),
        sa.Column("head", sa.Text, comment="in the archive: the digest of the last of them; see archive.place"),
    )
    op.create_table(
        "seated",
        sa.Column("guest", sa.Text, primary_key=True, comment="who sat down, as a digest"),
        sa.Column("command", sa.Text, primary_key=True, comment="by which command"),
        sa.Column("table", sa.Text, primary_key=True, comment="where: a table whose log has been in the archive"),
    )
    op.create_table(
        "earlier",
        sa.Column("guest", sa.Text, primary_key=True, comment="a guest who came before cookies had tags, as a digest"),
    )
    op.execute(KNOWN)
    op.execute(CAME)
    op.drop_table("finished")
    op.drop_index("opened", "log")
    commanded = sa.text("command IS NOT NULL")
    op.create_index(
        "opened", "tables", ["guest", "command"], unique=True, sqlite_where=commanded, postgresql_where=commanded
    )
    op.create_index("tables_by_age", "tables", ["state", "at"])
