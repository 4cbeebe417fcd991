"""Tournaments, the names of their bots, bans, and reports of people."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0004", "0003"


def upgrade() -> None:
    op.create_table(
        "tournament",
        sa.Column("id", sa.Text, nullable=False, comment="random"),
        sa.Column("code", sa.Text, nullable=False, comment="in the tournament's link, which lets people join"),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False, comment="digest of the guest who may start it"),
        sa.Column("form", sa.Text, nullable=False, comment="knock-out or swiss"),
        sa.Column("table_size", sa.Integer, nullable=False, comment="players at a table"),
        sa.Column("swiss_rounds", sa.Integer, nullable=False, comment="rounds of a Swiss tournament"),
        sa.Column("rules", sa.Text, nullable=False, comment="edition, options and clock, in JSON"),
        sa.Column("stage", sa.Text, nullable=False, comment="gathering, playing or over"),
        sa.Column("round", sa.Integer, nullable=False, comment="the current round, from 1; 0 before the start"),
        sa.Column("changed_at", sa.BigInteger, nullable=False, comment="when the round was drawn, in milliseconds"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("code"),
    )
    op.create_index("tournament_stage", "tournament", ["stage", "changed_at"])
    op.create_index("tournament_owner", "tournament", ["owner"])
    op.create_table(
        "tournament_entrant",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest", sa.Text, comment="digest of the guest who plays; null for a bot"),
        sa.Column("person", sa.Text, comment="the person who keeps this name; null for anybody else"),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.Integer, nullable=False, comment="the first round of whoever plays in this place now"),
        sa.Column(
            "away", sa.Boolean, nullable=False, comment="whether the guest has left, so that a bot plays for them"
        ),
        sa.PrimaryKeyConstraint("tournament", "number"),
        sa.UniqueConstraint("guest", "tournament"),
    )
    op.create_table(
        "tournament_table",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("entrants", sa.Text, nullable=False, comment="the entrants' numbers by seat, separated by commas"),
        sa.Column("table", sa.Text, comment="the code of the table; null until it is opened"),
        sa.PrimaryKeyConstraint("tournament", "round", "number"),
    )
    with op.batch_alter_table("person") as person:
        person.add_column(sa.Column("banned", sa.Text, comment="why the person is banned; null for everybody else"))
    banned = sa.text("banned IS NOT NULL")
    op.create_index("person_banned", "person", ["guest"], sqlite_where=banned, postgresql_where=banned)
    op.create_table(
        "report",
        sa.Column("id", sa.Text, nullable=False, comment="random"),
        sa.Column("at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column("person", sa.Text, nullable=False, comment="who is reported"),
        sa.Column("name", sa.Text, nullable=False, comment="their name at that time"),
        sa.Column("guest", sa.Text, nullable=False, comment="digest of the guest who reports"),
        sa.Column("table", sa.Text, comment="the last table of whoever reports"),
        sa.Column("text", sa.Text, nullable=False, comment="what they wrote"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("report_person", "report", ["person"])
    op.create_index("report_guest", "report", ["guest"])
