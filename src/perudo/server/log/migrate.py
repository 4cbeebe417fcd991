"""Brings older data to today's format: ``migrations`` has a step for each. All of them are taken, or none.

Each is a file of alembic's. What a step does is never changed once data were brought on by it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

from sqlalchemy import URL, Connection, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from perudo.errors import PerudoError
from perudo.server.log.backup import keep_beside
from perudo.server.log.database import (
    AT_WORK,
    LOG,
    Format,
    alone,
    engine_for,
    format_of,
    glance,
    goes_on,
    made,
    not_newer,
    open_to_read,
    set_format,
    shown,
    sqlite_file,
    steps,
    trouble,
)
from perudo.server.log.lock import held

SCRIPTS = "perudo.server.log:migrations"
"""Where alembic finds them."""


@dataclass(frozen=True)
class Migration:
    """What is to be done to data; ``run`` does it."""

    url: URL
    place: str
    file: Path | None
    """Of SQLite."""
    found: Format
    steps: int
    """How many migrations are to be run."""

    @property
    def meanwhile(self) -> bool:
        """Whether servers at the data may go on working."""
        return self.file is None and goes_on(self.found)

    def run(self, told: Callable[[], None]) -> Path | None:
        """Brings the data up to date. Gives where those of before are kept: of SQLite a copy, made first.

        ``told`` is called after each step. Raises ``PerudoError``: then the data are as they were.
        """
        kept = keep_beside(self.file) if self.file else None
        engine = engine_for(self.url)
        try:
            with engine.begin() as connection:
                alone(connection)
                if steps(_come_to(connection)):  # else somebody else has done it meanwhile
                    self._upgrade(connection, told)
        except BaseException as error:
            if kept:
                kept.unlink()
            if isinstance(error, SQLAlchemyError):
                raise trouble(error, self.place) from error
            raise
        finally:
            engine.dispose()
        return kept

    def _upgrade(self, connection: Connection, told: Callable[[], None]) -> None:
        from alembic import command  # here, as no server needs it: it takes longer than the rest of a start
        from alembic.config import Config

        if connection.dialect.name == "postgresql":
            free = select(func.pg_try_advisory_xact_lock(AT_WORK))
            if not goes_on(self.found) and not connection.execute(free).scalar():
                raise PerudoError("migrate-held", place=self.place)
            # First, as servers take it first: so that nobody waits for each other in a ring.
            connection.exec_driver_sql(f"LOCK TABLE {LOG.name} IN ACCESS EXCLUSIVE MODE")
        config = Config(attributes={"connection": connection, "told": told})
        config.set_main_option("script_location", SCRIPTS)
        command.stamp(config, f"{_come_to(connection):04}")
        command.upgrade(config, "head")
        set_format(connection)


@contextlib.contextmanager
def migration(url: URL) -> Iterator[Migration]:
    """Says what has to be done to data. Nobody else writes to a SQLite file meanwhile.

    Raises ``PerudoError`` (``store-...``; ``backup-nothing``, where there are none).
    """
    file, place = sqlite_file(url), shown(url)
    if file and not file.exists():
        raise PerudoError("backup-nothing", place=place)
    with held(file):
        if file and glance(file) is None:
            raise PerudoError("backup-nothing", place=place)
        engine = open_to_read(url)
        try:
            with engine.connect() as connection:
                if not made(connection):
                    raise PerudoError("backup-nothing", place=place)
                found = format_of(connection)
                not_newer(found, place)
                left = steps(_come_to(connection))
        except SQLAlchemyError as error:
            raise trouble(error, place) from error
        finally:
            engine.dispose()
        yield Migration(url, place, file, found, left)


def migrate(url: URL) -> None:
    """Brings data up to date without a word."""
    with migration(url) as work:
        if work.steps:
            work.run(lambda: None)


def _come_to(connection: Connection) -> int:
    """The number of the last migration that was run; of data from before there were any, by what they have."""
    found = inspect(connection)
    tables = found.get_table_names()
    if "alembic_version" in tables:
        return int(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one())
    has = (
        "format" in tables,
        "opened" in {index["name"] for index in found.get_indexes(LOG.name)},
        "finished" in tables,
        "digest" in {column["name"] for column in found.get_columns(LOG.name)},
    )
    return 1 + len(list(takewhile(bool, has)))
