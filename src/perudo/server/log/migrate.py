"""Migrates data to the current format, with all pending migrations in one transaction.

``migrations`` has one Alembic file for each format. Never edit a released migration.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, Connection, func, inspect, select
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from perudo.core.errors import PerudoError
from perudo.server.log import database
from perudo.server.log.backup import backup_next_to
from perudo.server.log.database import (
    LOG_TABLE,
    TABLES_TABLE,
    WRITER_LOCK,
    Format,
    display_name,
    engine_for,
    error_for,
    format_of,
    has_data,
    is_compatible,
    lock_exclusively,
    quick_check,
    read_only_engine,
    refuse_newer,
    set_format,
    sqlite_file,
)
from perudo.server.log.lock import exclusive_lock

SCRIPTS = "perudo.server.log:migrations"
"""The folder in which Alembic finds the migrations."""
LOCK_ATTEMPTS = 10
DEADLOCK_DETECTED = "40P01"
"""PostgreSQL's error code for a deadlock."""


@dataclass(frozen=True)
class Migration:
    """The migrations that data needs before this program can use it. ``run`` applies them."""

    url: URL
    place: str
    file: Path | None
    """The SQLite file; None for PostgreSQL."""
    found: Format

    @property
    def steps(self) -> int:
        """How many migrations are pending."""
        return max(0, database.FORMAT - self.found.version)

    @property
    def meanwhile(self) -> bool:
        """Whether servers can keep using the data during the migration."""
        return self.file is None and is_compatible(self.found)

    def run(self, applied: Callable[[], None] = lambda: None) -> Path | None:
        """Back up and migrate the data. Return the backup's path; None for PostgreSQL.

        ``applied`` is called after each migration. If ``applied`` raises ``PerudoError``, the data is unchanged.
        """
        backup = backup_next_to(self.file) if self.file else None
        engine = engine_for(self.url)
        try:
            with engine.begin() as connection:
                lock_exclusively(connection)
                # If the format is current, another process has already migrated the data.
                if format_of(connection).version < database.FORMAT:
                    self._prepare(connection)
                    upgrade(connection, applied)
                    set_format(connection)
        except BaseException as error:
            if backup:
                backup.unlink()
            if isinstance(error, SQLAlchemyError):
                raise error_for(error, self.place) from error
            raise
        finally:
            engine.dispose()
        return backup

    def _prepare(self, connection: Connection) -> None:
        if connection.dialect.name != "postgresql":
            return
        free = select(func.pg_try_advisory_xact_lock(WRITER_LOCK))
        if not is_compatible(self.found) and not connection.execute(free).scalar():
            raise PerudoError("migrate-held", place=self.place)
        _lock_tables(connection)


def _lock_tables(connection: Connection) -> None:
    """Lock all tables against reads and writes until the transaction ends.

    This function locks the tables in the same order as appends do. Statements that lock tables in another order can
    deadlock with this statement. PostgreSQL resolves such a deadlock after a second by aborting one side, which then
    retries.
    """
    names = inspect(connection).get_table_names()
    names.sort(key=lambda name: (name != TABLES_TABLE.name, name != LOG_TABLE.name, name))
    lock = f"LOCK TABLE {', '.join(names)} IN ACCESS EXCLUSIVE MODE"
    for attempts_left in reversed(range(LOCK_ATTEMPTS)):
        try:
            with connection.begin_nested():
                connection.exec_driver_sql(lock)
            return
        except OperationalError as error:
            if not attempts_left or getattr(error.orig, "sqlstate", None) != DEADLOCK_DETECTED:
                raise


def upgrade(connection: Connection, applied: Callable[[], None] = lambda: None) -> None:
    """Apply every pending migration. ``applied`` is called after each migration."""
    from alembic import command  # Imported here, because this import takes longer than the rest of a server's startup.
    from alembic.config import Config

    config = Config(attributes={"connection": connection, "applied": applied})
    config.set_main_option("script_location", SCRIPTS)
    command.upgrade(config, "head")


@contextlib.contextmanager
def migration(url: URL) -> Iterator[Migration]:
    """Prepare the migration of data. A SQLite file stays locked during the migration.

    Raises ``PerudoError`` (``store-...``; ``backup-nothing`` if there is no data).
    """
    file, place = sqlite_file(url), display_name(url)
    if file and not file.exists():
        raise PerudoError("backup-nothing", place=place)
    with exclusive_lock(file):
        found = quick_check(file) if file else _look(url)
        if found is None:
            raise PerudoError("backup-nothing", place=place)
        yield Migration(url, place, file, found)


def _look(url: URL) -> Format | None:
    """Return the format of data in PostgreSQL; None if there is no data."""
    engine = read_only_engine(url)
    try:
        with engine.connect() as connection:
            found = format_of(connection) if has_data(connection) else None
    except SQLAlchemyError as error:
        raise error_for(error, display_name(url)) from error
    finally:
        engine.dispose()
    if found:
        refuse_newer(found, display_name(url))
    return found


def migrate(url: URL) -> None:
    """Migrate data if it has an older format."""
    with migration(url) as work:
        if work.steps:
            work.run()


def migrate_file(url: URL) -> Path | None:
    """Migrate a SQLite file of an older format. Return the path of the backup, or None if the format was current.

    The caller holds the file's lock. Raises ``PerudoError`` (``store-...``).
    """
    file = sqlite_file(url)
    found = quick_check(file) if file and file.exists() else None
    work = Migration(url, display_name(url), file, found) if found else None
    return work.run() if work and work.steps else None
