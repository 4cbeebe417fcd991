"""Where the log lies: a SQLite file or a PostgreSQL database, and how it is opened.

Nothing is written to data that is damaged, that a newer server wrote, or that is not ours.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    create_engine,
    event,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from perudo.errors import PerudoError
from perudo.server import private

FORMAT = 2
"""The format of the tables and of the events in them; it grows when an older server could not read them any more."""

_metadata = MetaData()
LOG = Table(
    "log",
    _metadata,
    Column("table", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, comment="1, 2, 3 ... without gaps"),
    Column("at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("guest", Text, comment="who asked for it, as a digest; null where the table went on by itself"),
    Column("command", Text, comment="the client's own id of the command; null on all but a command's first event"),
    Column("event", Text, nullable=False, comment="JSON"),
    Column("digest", Text, comment="over this row and the digest before it; null in rows from before there were any"),
)
_opened = Index(
    "opened",
    LOG.c.guest,
    LOG.c.command,
    unique=True,
    sqlite_where=LOG.c.seq == 1,
    postgresql_where=LOG.c.seq == 1,
)
"""By one command a guest opens one table, however often it is sent."""
DUE = Table(
    "due",
    _metadata,
    Column("table", Text, primary_key=True),
    Column("at", BigInteger, nullable=False, comment="when the table goes on though nobody is there: milliseconds"),
)
BEAT = Table(
    "beat",
    _metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False, comment="when a server last said that it lives: milliseconds"),
)
_format = Table("format", _metadata, Column("version", Integer, primary_key=True, comment="see FORMAT"))


def open_database(url: str) -> Engine:
    """Opens or makes the database: ``sqlite:///FILE`` or ``postgresql://...``.

    Raises ``PerudoError`` (``store-...``), which says what is wrong with it.
    """
    place = make_url(url)
    sqlite = place.get_backend_name() == "sqlite"
    if place.drivername == "postgresql":
        place = place.set(drivername="postgresql+psycopg")
    shown = place.database or "" if sqlite else place.render_as_string()
    try:
        if sqlite:
            _check_file(place)
        engine = create_engine(place)
    except (SQLAlchemyError, ImportError) as error:
        raise trouble(error, shown) from error
    if sqlite:
        _prepare_sqlite(engine)
    try:
        with engine.begin() as connection:
            _make(connection, shown)
    except BaseException as error:
        engine.dispose()
        if isinstance(error, SQLAlchemyError | OSError):
            raise trouble(error, shown) from error
        raise
    return engine


def check(file: Path, *, whole: bool = False) -> int:
    """Makes sure that a SQLite file is ours and sound, without writing to it; gives the number of its tables.

    ``whole``: every index as well, which takes longer. Raises ``PerudoError`` (``store-...``).
    """
    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("PRAGMA integrity_check(1)" if whole else "PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise PerudoError("store-damaged", place=str(file), why=found.splitlines()[-1])
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
            if not tables and not whole:  # killed at its first start
                return 0
            if "log" not in tables:
                raise PerudoError("store-strange", place=str(file))
            if "format" in tables:
                _not_newer(connection.execute("SELECT version FROM format").fetchone(), str(file))
            count: int = connection.execute('SELECT count(DISTINCT "table") FROM log').fetchone()[0]
            return count
    except sqlite3.Error as error:
        raise trouble(error, str(file)) from error


def trouble(error: Exception, place: str) -> PerudoError:
    """What to tell people about an error of the database at ``place``."""
    code = getattr(_cause(error), "sqlite_errorcode", 0) & 0xFF  # without the details in the higher bits
    kind = {
        sqlite3.SQLITE_NOTADB: "store-strange",
        sqlite3.SQLITE_CORRUPT: "store-damaged",
        sqlite3.SQLITE_READONLY: "store-read-only",
        sqlite3.SQLITE_FULL: "store-full",
    }
    return PerudoError(kind.get(code, "store-open"), place=place, why=reason(error))


def reason(error: Exception) -> str:
    """What the database says about an error, in one line."""
    return str(_cause(error)).splitlines()[0]


def _cause(error: BaseException) -> BaseException:
    """What the database said first: where a disk is full, the rollbacks that follow fail as well."""
    found: BaseException = error
    behind: BaseException | None = error
    while behind is not None:
        found = getattr(behind, "orig", None) or found
        behind = behind.__context__
    return found


def _check_file(place: URL) -> None:
    file = Path(place.database or "")
    with contextlib.suppress(OSError):  # what can't be looked at can't be opened either, and that will be told
        if file.is_file() and file.stat().st_size:
            check(file)
        elif place.database and not file.exists():
            private.make(file)


def _make(connection: Connection, place: str) -> None:
    """Makes what is not there yet."""
    if inspect(connection).has_table(_format.name):
        _not_newer(connection.execute(select(_format.c.version)).first(), place)
    _metadata.create_all(connection)
    if LOG.c.digest.name not in {column["name"] for column in inspect(connection).get_columns(LOG.name)}:
        connection.exec_driver_sql(f"ALTER TABLE {LOG.name} ADD COLUMN {LOG.c.digest.name} TEXT")
    _opened.create(connection, checkfirst=True)
    # Written at every start: where nothing can be written we say so now, and not at somebody's first move.
    if connection.execute(update(_format).values(version=FORMAT)).rowcount == 0:
        connection.execute(insert(_format).values(version=FORMAT))


def _not_newer(version: Any, place: str) -> None:
    if version and version[0] > FORMAT:
        raise PerudoError("store-newer", place=place, theirs=str(version[0]), ours=str(FORMAT))


def _prepare_sqlite(engine: Engine) -> None:
    """Every commit reaches the disk, and a writer takes its lock at the start, not in the middle."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions are begun below
        cursor = connection.cursor()
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "temp_store = MEMORY"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        reads = connection.get_execution_options().get("perudo_reads")
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
