"""Ratings, and kept names at tables."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0003", "0002"


def upgrade() -> None:
    with op.batch_alter_table("result") as result:
        result.add_column(
            sa.Column(
                "rank",
                sa.Integer,
                comment="the order of finish in a rated game, without ties; null if it was not rated",
            )
        )
        result.add_column(
            sa.Column(
                "rating_class", sa.Integer, comment="the largest number of players in the class; null without a rating"
            )
        )
        result.add_column(
            sa.Column(
                "mean", sa.Double, comment="the mean of the player's rating after the game; null without a rating"
            )
        )
        result.add_column(sa.Column("deviation", sa.Double, comment="the standard deviation of this rating"))
        result.add_column(
            sa.Column(
                "rated_games",
                sa.Integer,
                comment="the number of rated games of the player in this class, with this one",
            )
        )
    with op.batch_alter_table("person") as person:
        person.add_column(
            sa.Column(
                "visibility", sa.Text, nullable=False, server_default="clubs", comment="who sees ratings and games"
            )
        )
    rated = sa.text("rating_class IS NOT NULL")
    op.create_index(
        "result_rating",
        "result",
        ["guest", "rating_class", "rated_games"],
        sqlite_where=rated,
        postgresql_where=rated,
    )
