"""Each event bears a digest over itself and the digest before it."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0005", "0004"


def upgrade() -> None:
    op.add_column("log", sa.Column("digest", sa.Text))
