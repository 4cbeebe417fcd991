"""The data say which key their servers have, so that no server with another one joins them."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0010", "0009"


def upgrade() -> None:
    op.create_table(
        "signer",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column(
            "key", sa.Text, nullable=False, comment="the public half of the key that all servers at these data have"
        ),
    )
