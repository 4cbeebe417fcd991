"""Ratings, and kept names at tables."""

revision, down_revision = "0003", "0002"


def upgrade() -> None:
    pass
