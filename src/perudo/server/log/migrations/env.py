"""Runs Alembic migrations in the transaction that ``perudo.server.log.migrate`` started."""

from alembic import context

from perudo.server.log.database import METADATA

applied = context.config.attributes["applied"]
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    on_version_apply=lambda *, step, **_: None if step.is_stamp else applied(),
)
context.run_migrations()
