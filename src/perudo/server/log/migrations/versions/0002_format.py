"""The data say of which format they are."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0002", "0001"


def upgrade() -> None:
    op.create_table("format", sa.Column("version", sa.Integer, primary_key=True, comment="see FORMAT"))
