"""People who keep a name."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0002", "0001"


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.Text, nullable=False, comment="random; part of public addresses"),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False, comment="the guest as whom this person sits at tables"),
        sa.Column("recovery", sa.Text, comment="digest of the recovery code; null if there is none"),
        sa.Column("created_at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("guest"),
        sa.UniqueConstraint("recovery"),
    )
    op.create_table(
        "person_name",
        sa.Column("look", sa.Text, nullable=False, comment="a skeleton of the name"),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("look"),
    )
    op.create_index("person_name_person", "person_name", ["person"])
    op.create_table(
        "person_guest",
        sa.Column("guest", sa.Text, nullable=False, comment="digest of a guest token that is no longer valid"),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest"),
    )
    op.create_index("person_guest_person", "person_guest", ["person"])
    op.create_table(
        "session",
        sa.Column("token", sa.Text, nullable=False, comment="digest of the browser's token"),
        sa.Column("id", sa.Text, nullable=False, comment="random; shown to the person, and no secret"),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False, comment="what the browser calls itself"),
        sa.Column("created_at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column("used_at", sa.BigInteger, nullable=False, comment="milliseconds since 1970; up to a day old"),
        sa.PrimaryKeyConstraint("token"),
        sa.UniqueConstraint("id"),
    )
    op.create_index("session_person", "session", ["person"])
    op.create_table(
        "sign_in",
        sa.Column("link", sa.Text, nullable=False, comment="digest of the link's secret"),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.PrimaryKeyConstraint("link"),
    )
    op.create_index("sign_in_expiry", "sign_in", ["expires_at"])
    op.create_index("sign_in_person", "sign_in", ["person"])
    op.create_table(
        "passkey",
        sa.Column("id", sa.Text, nullable=False, comment="the credential's id, in base64url"),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False, comment="in base64url"),
        sa.Column(
            "sign_count", sa.BigInteger, nullable=False, comment="how often it was used, if its device counts that"
        ),
        sa.Column("created_at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("passkey_person", "passkey", ["person"])
    op.create_table(
        "challenge",
        sa.Column("challenge", sa.Text, nullable=False, comment="random, in base64url"),
        sa.Column("person", sa.Text, comment="who makes a passkey; null for signing in"),
        sa.Column("expires_at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.PrimaryKeyConstraint("challenge"),
    )
    op.create_index("challenge_expiry", "challenge", ["expires_at"])
    op.create_table(
        "turn",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column(
            "guest", sa.Text, nullable=False, comment="digest of the guest who is to act, and was not at the table"
        ),
        sa.Column("seq", sa.Integer, nullable=False, comment="the event that led to this turn"),
        sa.Column("at", sa.BigInteger, nullable=False, comment="time (ms) at which the guest was called"),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_index("turn_guest", "turn", ["guest", "at"])
    op.create_table(
        "erasure",
        sa.Column("guest", sa.Text, nullable=False, comment="digest of a guest as whom the deleted person played"),
        sa.Column("name", sa.Text, nullable=False, comment="the deleted name"),
        sa.PrimaryKeyConstraint("guest"),
    )
    op.create_table(
        "push",
        sa.Column("token", sa.Text, nullable=False, comment="digest of the browser's token"),
        sa.Column("endpoint", sa.Text, nullable=False, comment="the push service's URL for this browser"),
        sa.Column("p256dh", sa.Text, nullable=False, comment="the browser's public key, in base64url"),
        sa.Column("auth", sa.Text, nullable=False, comment="the browser's authentication secret, in base64url"),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("quiet_nights", sa.Boolean, nullable=False, comment="whether notifications at night make no sound"),
        sa.PrimaryKeyConstraint("token"),
        sa.UniqueConstraint("endpoint"),
    )
    op.create_table(
        "result",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("game", sa.Integer, nullable=False, comment="the number of the game at its table"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.Text, comment="digest of the guest who had the seat at the end; null for a bot"),
        sa.Column("bot", sa.Text, comment="the level of the bot that played at the end; null for a person"),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column(
            "place", sa.Integer, nullable=False, comment="from 1; players who were eliminated together share a place"
        ),
        sa.Column("bids", sa.Integer, nullable=False),
        sa.Column("bluffs", sa.Integer, nullable=False),
        sa.Column("bluffs_believed", sa.Integer, nullable=False),
        sa.Column("dudos", sa.Integer, nullable=False),
        sa.Column("right_dudos", sa.Integer, nullable=False),
        sa.Column("calzas", sa.Integer, nullable=False),
        sa.Column("right_calzas", sa.Integer, nullable=False),
        sa.Column("club", sa.Text, comment="the club whose table it was; null if none"),
        sa.PrimaryKeyConstraint("table", "game", "seat"),
    )
    op.create_index("result_guest", "result", ["guest", "ended_at"])
    of_club = sa.text("club IS NOT NULL")
    op.create_index("result_club", "result", ["club", "ended_at"], sqlite_where=of_club, postgresql_where=of_club)
    op.create_table(
        "club",
        sa.Column("id", sa.Text, nullable=False, comment="random"),
        sa.Column("code", sa.Text, nullable=False, comment="in the club's link, which lets people join"),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False, comment="the person who may remove members"),
        sa.Column("next_at", sa.BigInteger, comment="the next evening, in milliseconds since 1970"),
        sa.Column("created_at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("code"),
    )
    op.create_table(
        "club_member",
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("joined_at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column("coming", sa.Boolean, comment="the answer to the last invitation; null if there is none"),
        sa.Column("coming_at", sa.BigInteger, comment="the evening that was answered"),
        sa.PrimaryKeyConstraint("club", "person"),
    )
    op.create_index("club_member_person", "club_member", ["person"])
    op.create_table(
        "club_table",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_index("club_table_club", "club_table", ["club", "opened_at"])
