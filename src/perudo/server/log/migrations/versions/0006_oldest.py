"""The data say which programs may work with them, and are brought up to date by migrations."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0006", "0005"


def upgrade() -> None:
    op.drop_table("format")
    made = op.create_table(
        "format",
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False, comment="see FORMAT"),
        sa.Column("oldest", sa.Integer, nullable=False, comment="see OLDEST"),
    )
    op.bulk_insert(made, [{"version": 6, "oldest": 6}])
    if op.get_bind().dialect.name == "postgresql":  # servers added the column without it
        comment = "over this row and the digest before it; null in rows from before there were any"
        op.alter_column("log", "digest", existing_type=sa.Text(), comment=comment)
