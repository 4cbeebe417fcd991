"""A bid may be taken back: an event that servers of before can't read. The tables stay as they are."""

revision, down_revision = "0009", "0008"


def upgrade() -> None:
    pass
