"""Where the log lies: a SQLite file or a PostgreSQL database, and how it is opened.

Nothing is written to data that a newer server wrote, that is not ours, or that is damaged as far as a glance can tell:
a start takes no longer where there is more data. All of it is looked through by ``examine``.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
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
    text,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from perudo.errors import PerudoError
from perudo.server import private

FORMAT = 3
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
TABLES = Table(
    "tables",
    _metadata,
    Column("table", Text, primary_key=True, comment="every one that was opened and not forgotten"),
    Column("state", Text, nullable=False, comment="new, unfinished, finished, archived: see tables.py"),
    Column("at", BigInteger, nullable=False, comment="nothing happened between then and when it was looked at last"),
    Column("guest", Text, comment="who opened it, as a digest"),
    Column("command", Text, comment="by which command"),
    Column("events", Integer, comment="in the archive: of the log, how many"),
    Column("head", Text, comment="in the archive: the digest of the last of them; see archive.place"),
    Index("tables_by_age", "state", "at"),
    Index(
        "opened",
        "guest",
        "command",
        unique=True,
        sqlite_where=text("command IS NOT NULL"),
        postgresql_where=text("command IS NOT NULL"),
    ),
)
"""A row a table, wherever its log lies. By one command a guest opens one table, however often it is sent."""
EARLIER = Table(
    "earlier",
    _metadata,
    Column("guest", Text, primary_key=True, comment="a guest who came before cookies had tags, as a digest"),
)
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


def data_url(data: Path | str) -> URL:
    """The address of data: of a SQLite file by its name, of any database by its URL. Raises ``PerudoError``."""
    if "://" not in str(data):
        return URL.create("sqlite", database=str(Path(data).absolute()))
    try:
        return make_url(str(data))
    except ArgumentError as error:
        raise PerudoError("store-open", place=str(data), why=reason(error)) from error


def sqlite_file(url: URL) -> Path | None:
    """The file that the data lie in; None where it is none, as of PostgreSQL."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database).removeprefix("file:")).absolute()


def open_database(url: str | URL) -> Engine:
    """Opens or makes the database: ``sqlite:///FILE`` or ``postgresql://...``.

    Raises ``PerudoError`` (``store-...``), which says what is wrong with it.
    """
    url = make_url(url)
    file = sqlite_file(url)
    place = shown(url)
    with contextlib.suppress(OSError):  # what can't be looked at can't be opened either, and that will be told
        if file and file.is_file() and file.stat().st_size:
            glance(file)
        elif file and not file.exists():
            private.make(file)
    engine = _engine(url)
    if url.get_backend_name() == "sqlite":
        _prepare_sqlite(
            engine, "journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "temp_store = MEMORY"
        )
    try:
        with engine.begin() as connection:
            _make(connection, place)
    except BaseException as error:
        engine.dispose()
        if isinstance(error, SQLAlchemyError | OSError):
            raise trouble(error, place) from error
        raise
    return engine


def open_to_read(url: URL) -> Engine:
    """The same, and nothing is written or made. Raises ``PerudoError`` (``store-open``)."""
    file = sqlite_file(url)
    if file is None:
        return _engine(url)
    engine = _engine(URL.create("sqlite", database=file.as_uri(), query={"mode": "ro", "uri": "true"}))
    _prepare_sqlite(engine, "busy_timeout = 5000")
    return engine


def glance(file: Path) -> None:
    """Makes sure that a SQLite file is ours and not damaged at its ends, without writing to it; a large one as fast.

    Raises ``PerudoError`` (``store-...``).
    """
    with _reading(file) as connection:
        tables = _tables(connection)
        if not tables:  # killed at its first start
            return
        _ours(connection, tables, file)
        # SQLite compares the file's size with what its head says. The rest: both ends of the log, and of its key.
        for order in ('"table", seq', '"table" DESC, seq DESC', "rowid", "rowid DESC"):
            connection.execute(f"SELECT * FROM log ORDER BY {order} LIMIT 1").fetchall()


def examine(file: Path, place: Path | None = None) -> int:
    """Looks through every page of a SQLite file, without writing to it; gives the number of its tables.

    ``place``: what to call it, where it is the copy of another. Raises ``PerudoError`` (``store-...``).
    """
    place = place or file
    with _reading(file, place) as connection:
        found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise PerudoError("store-damaged", place=str(place), why=found.splitlines()[-1])
        _ours(connection, _tables(connection), place)
        count: int = connection.execute('SELECT count(DISTINCT "table") FROM log').fetchone()[0]
        return count


@contextlib.contextmanager
def _reading(file: Path, place: Path | None = None) -> Iterator[sqlite3.Connection]:
    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            yield connection
    except sqlite3.Error as error:
        raise trouble(error, str(place or file)) from error


def _tables(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}


def _ours(connection: sqlite3.Connection, tables: set[str], place: Path) -> None:
    if LOG.name not in tables:
        raise PerudoError("store-strange", place=str(place))
    if _format.name in tables:
        _not_newer(connection.execute("SELECT version FROM format").fetchone(), str(place))


def trouble(error: Exception, place: str) -> PerudoError:
    """What to tell people about an error of the database at ``place``."""
    kind = {
        sqlite3.SQLITE_NOTADB: "store-strange",
        sqlite3.SQLITE_CORRUPT: "store-damaged",
        sqlite3.SQLITE_READONLY: "store-read-only",
        sqlite3.SQLITE_FULL: "store-full",
    }
    return PerudoError(kind.get(_code(error), "store-open"), place=place, why=reason(error))


def damaged(error: Exception) -> bool:
    """Whether the database says that its file is damaged."""
    return _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def reason(error: Exception) -> str:
    """What the database says about an error, in one line."""
    return str(_cause(error)).splitlines()[0]


def _code(error: Exception) -> int:
    """SQLite's number of what went wrong, without the details in its higher bits; 0 where it was not SQLite."""
    code: int = getattr(_cause(error), "sqlite_errorcode", 0)
    return code & 0xFF


def _cause(error: BaseException) -> BaseException:
    """What the database said first: where a disk is full, the rollbacks that follow fail as well."""
    found: BaseException = error
    behind: BaseException | None = error
    while behind is not None:
        found = getattr(behind, "orig", None) or found
        behind = behind.__context__
    return found


def _engine(url: URL) -> Engine:
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    try:
        return create_engine(url)
    except (SQLAlchemyError, ImportError) as error:
        raise trouble(error, shown(url)) from error


def shown(url: URL) -> str:
    """What to call it when people are told of it."""
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string()


def _make(connection: Connection, place: str) -> None:
    """Makes what is not there yet."""
    if inspect(connection).has_table(_format.name):
        _not_newer(connection.execute(select(_format.c.version)).first(), place)
    older = inspect(connection).has_table(LOG.name) and not inspect(connection).has_table(TABLES.name)
    if older:
        connection.execute(text("DROP INDEX IF EXISTS opened"))  # it was of the log
    _metadata.create_all(connection)
    if not has_digests(connection):
        connection.exec_driver_sql(f"ALTER TABLE {LOG.name} ADD COLUMN {LOG.c.digest.name} TEXT")
    if older:
        _take_over(connection)
    # Written at every start: where nothing can be written we say so now, and not at somebody's first move.
    if connection.execute(update(_format).values(version=FORMAT)).rowcount == 0:
        connection.execute(insert(_format).values(version=FORMAT))


def _take_over(connection: Connection) -> None:
    """Data of a server that knew its tables by their logs alone: they are gone through once."""
    connection.execute(text('CREATE TABLE IF NOT EXISTS finished ("table" TEXT NOT NULL PRIMARY KEY)'))
    connection.execute(
        text("""
        INSERT INTO tables ("table", state, at, guest, command)
        SELECT log."table", CASE WHEN finished."table" IS NULL THEN 'new' ELSE 'finished' END, at, guest, command
        FROM log LEFT JOIN finished ON finished."table" = log."table" WHERE seq = 1
        """)
    )
    connection.execute(text("INSERT INTO earlier SELECT DISTINCT guest FROM log WHERE guest IS NOT NULL"))
    connection.execute(text("DROP TABLE finished"))


def has_digests(connection: Connection) -> bool:
    """Whether the log has a column for them: data that no server has opened since there are any have none."""
    return LOG.c.digest.name in {column["name"] for column in inspect(connection).get_columns(LOG.name)}


def _not_newer(version: Any, place: str) -> None:
    if version and version[0] > FORMAT:
        raise PerudoError("store-newer", place=place, theirs=str(version[0]), ours=str(FORMAT))


def _prepare_sqlite(engine: Engine, *pragmas: str) -> None:
    """Every commit reaches the disk, and a writer takes its lock at the start, not in the middle."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions are begun below
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        reads = connection.get_execution_options().get("perudo_reads")
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
