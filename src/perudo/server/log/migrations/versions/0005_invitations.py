"""Invitations to tables, calls to the evenings of clubs, accuracy in reviewed games, and progress in practice."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0005", "0004"


def upgrade() -> None:
    op.create_table(
        "practice",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False, comment="wire.PracticeState in JSON"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "invitation",
        sa.Column("guest", sa.Text, nullable=False, comment="digest of the guest who is invited"),
        sa.Column("sender", sa.Text, nullable=False, comment="the person who invites"),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.PrimaryKeyConstraint("guest", "sender"),
    )
    op.create_index("invitation_at", "invitation", ["at"])
    op.create_index("invitation_sender", "invitation", ["sender"])
    with op.batch_alter_table("club") as club:
        club.add_column(
            sa.Column("called_at", sa.BigInteger, comment="the last evening to which the members were called")
        )
    op.create_index("club_evening", "club", ["next_at"])
    with op.batch_alter_table("result") as result:
        result.add_column(
            sa.Column(
                "accuracy", sa.Integer, comment="from 0 to 100, by the last review of the game; null without a review"
            )
        )
    of_club = sa.text("club IS NOT NULL")
    op.create_index(
        "result_member",
        "result",
        ["club", "guest", "ended_at", "place", "right_dudos"],
        sqlite_where=of_club,
        postgresql_where=of_club,
    )
