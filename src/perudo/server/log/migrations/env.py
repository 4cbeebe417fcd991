"""What alembic runs to bring data up to date: by ``perudo.server.log.migrate``, in a transaction that it has begun."""

from alembic import context

from perudo.server.log.database import METADATA

told = context.config.attributes["told"]
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    on_version_apply=lambda *, step, **_: None if step.is_stamp else told(),
)
context.run_migrations()
