"""Tables at which a game was played to its end are noted."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0004", "0003"


def upgrade() -> None:
    known = "a game was played to its end here: what is known so far"
    op.create_table("finished", sa.Column("table", sa.Text, primary_key=True, comment=known))
