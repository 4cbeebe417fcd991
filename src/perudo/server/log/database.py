"""The database (a SQLite file or PostgreSQL): its tables, and functions that open it.

Opening the database checks only the format and the first and last rows of the log. So the startup time does not depend
on the amount of data. Opening never writes to data that has another format, belongs to another program, or is visibly
damaged. ``full_check`` reads everything. Only ``migrate`` writes to data of an older format.
"""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from shlex import quote
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Double,
    Engine,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    create_engine,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, InvalidRequestError, SQLAlchemyError

from perudo.core.errors import PerudoError, missing_extra_error
from perudo.server import private_files as private
from perudo.server.log.file_guard import FileGuard
from perudo.table.results import COUNTS

FORMAT = 5
"""The version of the database's tables and of the stored events: the number of the newest migration."""
OLDEST_COMPATIBLE = 5
"""The ``FORMAT`` of the oldest program version that can still use data in the current format. If OLDEST_COMPATIBLE is
less than FORMAT, servers that share a database can be updated one by one."""

METADATA = MetaData()
LOG_TABLE = Table(
    "log",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, comment="1, 2, 3 ... without gaps"),
    Column("at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("guest", Text, comment="digest of the guest who sent the command; null for the table's own actions"),
    Column("command", Text, comment="idempotency key; only in a command's first event"),
    Column("event", Text, nullable=False, comment="JSON"),
    Column("digest", Text, nullable=False, comment="SHA-256 of this row and the previous row's digest"),
)
SAT_EVENT = text("""substr(event, 1, 14) = '{"event":"sat"'""")
"""An SQL condition that selects log rows in which a guest sits down. The condition contains only literals, so that both
SQLite and PostgreSQL use the partial index."""
_sat_down = Index(
    "sat_down", LOG_TABLE.c.guest, LOG_TABLE.c.command, sqlite_where=SAT_EVENT, postgresql_where=SAT_EVENT
)
"""An index of the commands with which guests sat down."""
TABLES_TABLE = Table(
    "tables",
    METADATA,
    Column("table", Text, primary_key=True, comment="the table's code"),
    Column("state", Text, nullable=False, comment="new, unfinished, finished, archived: see tables.py"),
    Column(
        "at",
        BigInteger,
        nullable=False,
        comment="time (ms) of the last event that was in the log when it was last checked",
    ),
    Column("guest", Text, comment="digest of the guest who opened it"),
    Column("command", Text, comment="idempotency key of the command that opened it"),
    Column("events", Integer, comment="number of events in the archived log"),
    Column("head", Text, comment="digest of the archived log's last event: see archive.place"),
    Column("owner", Text, comment="the node that owns the table; null if none"),
    Column("epoch", BigInteger, nullable=False, server_default="0", comment="how often the table was acquired"),
    Column("listing", Text, comment="JSON of the lobby's entry; null if the table is not listed"),
)
"""One row per Perudo table; a table's events may be in ``log`` or in the archive. The index ``opened`` prevents a
repeated command from opening a second table.
"""
_by_age = Index("tables_by_age", TABLES_TABLE.c.state, TABLES_TABLE.c.at)
_commanded = text("command IS NOT NULL")
_listed = Index(
    "tables_listed",
    TABLES_TABLE.c.at,
    sqlite_where=TABLES_TABLE.c.listing.is_not(None),
    postgresql_where=TABLES_TABLE.c.listing.is_not(None),
)
_opened = Index(
    "opened",
    TABLES_TABLE.c.guest,
    TABLES_TABLE.c.command,
    unique=True,
    sqlite_where=_commanded,
    postgresql_where=_commanded,
)
SEATED_TABLE = Table(
    "seated",
    METADATA,
    Column("guest", Text, primary_key=True, comment="digest of the guest who sat down"),
    Column("command", Text, primary_key=True, comment="idempotency key of the command"),
    Column("table", Text, primary_key=True, comment="a table whose log has been archived"),
)
"""The guests who sat down at archived tables, so that the server can find the table of a repeated command."""
DUE_TABLE = Table(
    "due",
    METADATA,
    Column("table", Text, primary_key=True),
    Column(
        "at",
        BigInteger,
        nullable=False,
        comment="time (ms) at which a player's clock needs the table, even if nobody is connected",
    ),
)
_due = Index("due_at", DUE_TABLE.c.at)
HEARTBEAT_TABLE = Table(
    "beat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False, comment="time (ms) of a server's last heartbeat"),
)
NODE_TABLE = Table(
    "node",
    METADATA,
    Column("id", Text, primary_key=True, comment="random, new at each start"),
    Column("address", Text, nullable=False, comment="HOST:PORT at which other nodes reach this node"),
    Column(
        "alive_at",
        BigInteger,
        nullable=False,
        comment="time (ms) of the last renewal, by the database's clock",
    ),
    Column(
        "expires_at",
        BigInteger,
        nullable=False,
        comment="time (ms) at which the lease expires, by the database's clock",
    ),
)
"""The servers that share the database: see ``leases.py``."""
SIGNER_TABLE = Table(
    "signer",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("key", Text, nullable=False, comment="public key of all servers that share the data"),
)
"""The servers' public signing key: one row, or none before the first start."""
PERSON_TABLE = Table(
    "person",
    METADATA,
    Column("id", Text, primary_key=True, comment="random; part of public addresses"),
    Column("name", Text, nullable=False),
    Column("guest", Text, nullable=False, unique=True, comment="the guest as whom this person sits at tables"),
    Column("recovery", Text, unique=True, comment="digest of the recovery code; null if there is none"),
    Column("created_at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("visibility", Text, nullable=False, server_default="clubs", comment="who sees ratings and games"),
    Column("banned", Text, comment="why the person is banned; null for everybody else"),
)
"""The people with a registered name: see ``people/``."""
_is_banned = PERSON_TABLE.c.banned.is_not(None)
_bans = Index("person_banned", PERSON_TABLE.c.guest, sqlite_where=_is_banned, postgresql_where=_is_banned)
REPORT_TABLE = Table(
    "report",
    METADATA,
    Column("id", Text, primary_key=True, comment="random"),
    Column("at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("person", Text, nullable=False, comment="who is reported"),
    Column("name", Text, nullable=False, comment="their name at that time"),
    Column("guest", Text, nullable=False, comment="digest of the guest who reports"),
    Column("table", Text, comment="the last table of whoever reports"),
    Column("text", Text, nullable=False, comment="what they wrote"),
)
"""Reports about people, kept until the operator has dealt with them: see ``people/moderation.py``."""
_reports = Index("report_person", REPORT_TABLE.c.person)
_reports_by = Index("report_guest", REPORT_TABLE.c.guest)
PERSON_NAME_TABLE = Table(
    "person_name",
    METADATA,
    Column("look", Text, primary_key=True, comment="a skeleton of the name"),
    Column("person", Text, nullable=False),
)
"""The Unicode skeletons of registered names, which ensure that no two registered names look alike."""
_person_names = Index("person_name_person", PERSON_NAME_TABLE.c.person)
PRACTICE_TABLE = Table(
    "practice",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("state", Text, nullable=False, comment="wire.PracticeState in JSON"),
)
"""Each person's progress with the puzzles."""
PERSON_GUEST_TABLE = Table(
    "person_guest",
    METADATA,
    Column("guest", Text, primary_key=True, comment="digest of a guest token that is no longer valid"),
    Column("person", Text, nullable=False),
)
"""The guest identities under which each person has played."""
_person_guests = Index("person_guest_person", PERSON_GUEST_TABLE.c.person)
SESSION_TABLE = Table(
    "session",
    METADATA,
    Column("token", Text, primary_key=True, comment="digest of the browser's token"),
    Column("id", Text, nullable=False, unique=True, comment="random; shown to the person, and no secret"),
    Column("person", Text, nullable=False),
    Column("device", Text, nullable=False, comment="what the browser calls itself"),
    Column("created_at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("used_at", BigInteger, nullable=False, comment="milliseconds since 1970; up to a day old"),
)
"""The browsers in which a person is signed in."""
_sessions = Index("session_person", SESSION_TABLE.c.person)
SIGN_IN_TABLE = Table(
    "sign_in",
    METADATA,
    Column("link", Text, primary_key=True, comment="digest of the link's secret"),
    Column("person", Text, nullable=False),
    Column("expires_at", BigInteger, nullable=False, comment="milliseconds since 1970"),
)
"""One-time links that sign in another device."""
_sign_ins = Index("sign_in_expiry", SIGN_IN_TABLE.c.expires_at)
_sign_ins_of = Index("sign_in_person", SIGN_IN_TABLE.c.person)
PASSKEY_TABLE = Table(
    "passkey",
    METADATA,
    Column("id", Text, primary_key=True, comment="the credential's id, in base64url"),
    Column("person", Text, nullable=False),
    Column("public_key", Text, nullable=False, comment="in base64url"),
    Column("sign_count", BigInteger, nullable=False, comment="how often it was used, if its device counts that"),
    Column("created_at", BigInteger, nullable=False, comment="milliseconds since 1970"),
)
"""The passkeys with which people sign in."""
_passkeys = Index("passkey_person", PASSKEY_TABLE.c.person)
CHALLENGE_TABLE = Table(
    "challenge",
    METADATA,
    Column("challenge", Text, primary_key=True, comment="random, in base64url"),
    Column("person", Text, comment="who makes a passkey; null for signing in"),
    Column("expires_at", BigInteger, nullable=False, comment="milliseconds since 1970"),
)
"""Challenges for passkeys. Each challenge can be answered only once."""
_challenges = Index("challenge_expiry", CHALLENGE_TABLE.c.expires_at)
TURN_TABLE = Table(
    "turn",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("guest", Text, nullable=False, comment="digest of the guest who is to act, and was not at the table"),
    Column("seq", Integer, nullable=False, comment="the event that led to this turn"),
    Column("at", BigInteger, nullable=False, comment="time (ms) at which the guest was called"),
)
"""The tables that wait for an absent player. A row may be outdated, so readers check the table itself."""
_turns = Index("turn_guest", TURN_TABLE.c.guest, TURN_TABLE.c.at)
RESULT_TABLE = Table(
    "result",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("game", Integer, primary_key=True, comment="the number of the game at its table"),
    Column("seat", Integer, primary_key=True),
    Column("guest", Text, comment="digest of the guest who had the seat at the end; null for a bot"),
    Column("bot", Text, comment="the level of the bot that played at the end; null for a person"),
    Column("edition", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False, comment="from 1; players who were eliminated together share a place"),
    *(Column(name, Integer, nullable=False) for name in COUNTS),
    Column("club", Text, comment="the club whose table it was; null if none"),
    Column("rank", Integer, comment="the order of finish in a rated game, without ties; null if it was not rated"),
    Column("rating_class", Integer, comment="the largest number of players in the class; null without a rating"),
    Column("mean", Double, comment="the mean of the player's rating after the game; null without a rating"),
    Column("deviation", Double, comment="the standard deviation of this rating"),
    Column("rated_games", Integer, comment="the number of rated games of the player in this class, with this one"),
    Column("accuracy", Integer, comment="from 0 to 100, by the last review of the game; null without a review"),
)
"""The result of each seat in each finished game, stored together with the event that ended the game."""
_results = Index("result_guest", RESULT_TABLE.c.guest, RESULT_TABLE.c.ended_at)
_is_rated = RESULT_TABLE.c.rating_class.is_not(None)
_ratings = Index(
    "result_rating",
    *(RESULT_TABLE.c[name] for name in ("guest", "rating_class", "rated_games")),
    sqlite_where=_is_rated,
    postgresql_where=_is_rated,
)
_of_club = RESULT_TABLE.c.club.is_not(None)
_club_results = Index(
    "result_club", RESULT_TABLE.c.club, RESULT_TABLE.c.ended_at, sqlite_where=_of_club, postgresql_where=_of_club
)
_member_results = Index(
    "result_member",
    *(RESULT_TABLE.c[name] for name in ("club", "guest", "ended_at", "place", "right_dudos")),
    sqlite_where=_of_club,
    postgresql_where=_of_club,
)
"""A covering index that contains all columns needed to compute a club's standings for a year."""
CLUB_TABLE = Table(
    "club",
    METADATA,
    Column("id", Text, primary_key=True, comment="random"),
    Column("code", Text, nullable=False, unique=True, comment="in the club's link, which lets people join"),
    Column("name", Text, nullable=False),
    Column("owner", Text, nullable=False, comment="the person who may remove members"),
    Column("next_at", BigInteger, comment="the next evening, in milliseconds since 1970"),
    Column("created_at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("called_at", BigInteger, comment="the last evening to which the members were called"),
)
"""Groups of people who play together: see ``people/clubs.py``."""
_evenings = Index("club_evening", CLUB_TABLE.c.next_at)
CLUB_MEMBER_TABLE = Table(
    "club_member",
    METADATA,
    Column("club", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("joined_at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("coming", Boolean, comment="the answer to the last invitation; null if there is none"),
    Column("coming_at", BigInteger, comment="the evening that was answered"),
)
_memberships = Index("club_member_person", CLUB_MEMBER_TABLE.c.person)
CLUB_TABLES_TABLE = Table(
    "club_table",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("club", Text, nullable=False),
    Column("opened_at", BigInteger, nullable=False, comment="milliseconds since 1970"),
)
"""The tables of clubs. The first event of a table's log is authoritative; ``club_table`` is only an index."""
_club_tables = Index("club_table_club", CLUB_TABLES_TABLE.c.club, CLUB_TABLES_TABLE.c.opened_at)
INVITATION_TABLE = Table(
    "invitation",
    METADATA,
    Column("guest", Text, primary_key=True, comment="digest of the guest who is invited"),
    Column("sender", Text, primary_key=True, comment="the person who invites"),
    Column("table", Text, nullable=False),
    Column("at", BigInteger, nullable=False, comment="milliseconds since 1970"),
)
"""The latest invitation from each person to each other person: see ``people/invitations.py``."""
_invitations = Index("invitation_at", INVITATION_TABLE.c.at)
_sent_invitations = Index("invitation_sender", INVITATION_TABLE.c.sender)
TOURNAMENT_TABLE = Table(
    "tournament",
    METADATA,
    Column("id", Text, primary_key=True, comment="random"),
    Column("code", Text, nullable=False, unique=True, comment="in the tournament's link, which lets people join"),
    Column("name", Text, nullable=False),
    Column("owner", Text, nullable=False, comment="digest of the guest who may start it"),
    Column("form", Text, nullable=False, comment="knock-out or swiss"),
    Column("table_size", Integer, nullable=False, comment="players at a table"),
    Column("swiss_rounds", Integer, nullable=False, comment="rounds of a Swiss tournament"),
    Column("rules", Text, nullable=False, comment="edition, options and clock, in JSON"),
    Column("stage", Text, nullable=False, comment="gathering, playing or over"),
    Column("round", Integer, nullable=False, comment="the current round, from 1; 0 before the start"),
    Column("changed_at", BigInteger, nullable=False, comment="when the round was drawn, in milliseconds"),
)
"""Tournaments: see ``people/tournaments.py``."""
_running = Index("tournament_stage", TOURNAMENT_TABLE.c.stage, TOURNAMENT_TABLE.c.changed_at)
_owned = Index("tournament_owner", TOURNAMENT_TABLE.c.owner)
TOURNAMENT_ENTRANT_TABLE = Table(
    "tournament_entrant",
    METADATA,
    Column("tournament", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, comment="digest of the guest who plays; null for a bot"),
    Column("person", Text, comment="the person who keeps this name; null for anybody else"),
    Column("name", Text, nullable=False),
    Column("since", Integer, nullable=False, comment="the first round of whoever plays in this place now"),
    Column("away", Boolean, nullable=False, comment="whether the guest has left, so that a bot plays for them"),
    UniqueConstraint("guest", "tournament"),
)
TOURNAMENT_TABLES_TABLE = Table(
    "tournament_table",
    METADATA,
    Column("tournament", Text, primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entrants", Text, nullable=False, comment="the entrants' numbers by seat, separated by commas"),
    Column("table", Text, comment="the code of the table; null until it is opened"),
)
"""The tables of each tournament round, with the entrant assigned to each seat."""
ERASURE_TABLE = Table(
    "erasure",
    METADATA,
    Column("guest", Text, primary_key=True, comment="digest of a guest as whom the deleted person played"),
    Column("name", Text, nullable=False, comment="the deleted name"),
)
"""The guest identities of deleted people, kept until all logs are rewritten: see ``people/erasure.py``."""
PUSH_TABLE = Table(
    "push",
    METADATA,
    Column("token", Text, primary_key=True, comment="digest of the browser's token"),
    Column("endpoint", Text, nullable=False, unique=True, comment="the push service's URL for this browser"),
    Column("p256dh", Text, nullable=False, comment="the browser's public key, in base64url"),
    Column("auth", Text, nullable=False, comment="the browser's authentication secret, in base64url"),
    Column("language", Text, nullable=False),
    Column("quiet_nights", Boolean, nullable=False, comment="whether notifications at night make no sound"),
)
"""The browsers that have requested notifications: see ``people/push.py``."""
_format = Table(
    "format",
    METADATA,
    Column("version", Integer, primary_key=True, autoincrement=False, comment="see FORMAT"),
    Column("oldest", Integer, nullable=False, comment="see OLDEST_COMPATIBLE"),
)
_revision = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Alembic's version table. A new database also gets this table, although it needs no migrations."""
MIGRATION_LOCK, WRITER_LOCK = 0x50657275646F00, 0x50657275646F01
"""PostgreSQL advisory locks: one exclusive, for schema changes, and one shared by all writing servers."""


UNTRUSTED_SCHEMA_PRAGMA = "trusted_schema = OFF"
"""Hardens each connection to a SQLite file, which another program may have created."""


class Format(NamedTuple):
    """The format of stored data, and the ``FORMAT`` of the oldest program version that can use the data."""

    version: int
    oldest: int


def data_url(data: Path | str) -> URL:
    """Return the database URL for a SQLite file name or a URL. Raises ``PerudoError``."""
    if "://" not in str(data):
        return URL.create("sqlite", database=str(Path(data).absolute()))
    try:
        return make_url(str(data))
    except ArgumentError as error:
        raise PerudoError("store-open", place=str(data), why=error_text(error)) from error


def sqlite_file(url: URL) -> Path | None:
    """Return the SQLite file of a URL; None for PostgreSQL."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database).removeprefix("file:")).absolute()


def open_database(url: str | URL) -> Engine:
    """Open or create the database: ``sqlite:///FILE`` or ``postgresql://...``.

    Raises ``PerudoError`` (``store-...``), which describes the problem.
    """
    url = make_url(url)
    file = sqlite_file(url)
    label = display_name(url)
    # Ignore read errors here, because opening the file later raises an error anyway.
    with contextlib.suppress(OSError):
        if file and file.is_file() and file.stat().st_size and (found := quick_check(file)):
            _not_older(found, label)
        elif file and not file.exists():
            private.create_private(file)
    anchor = FileGuard(file) if file else None
    engine = engine_for(url, anchor)
    try:
        with engine.begin() as connection:
            _make(connection, label)
        if anchor:
            anchor.hold()
    except BaseException as error:
        engine.dispose()
        if isinstance(error, SQLAlchemyError | OSError):
            raise error_for(error, label) from error
        raise
    return engine


def engine_for(url: URL, anchor: FileGuard | None = None) -> Engine:
    """Return an engine with write access, whatever the data's format. ``anchor``: detects whether the file has been
    moved or replaced.

    Raises ``PerudoError`` (``store-open``).
    """
    engine = _engine(url, **({"factory": anchor.connect} if anchor else {}))
    if anchor:
        event.listen(engine, "engine_disposed", lambda _: anchor.release())
    if url.get_backend_name() == "sqlite":
        _prepare_sqlite(
            engine,
            "journal_mode = WAL",
            "synchronous = FULL",
            "busy_timeout = 5000",
            "temp_store = MEMORY",
            "secure_delete = ON",  # Overwrite deleted data, so that no file or backup contains it.
            UNTRUSTED_SCHEMA_PRAGMA,
        )
    return engine


class OtherFormatError(InvalidRequestError):
    """The data was migrated to a format that this program does not support."""


def writer_connection(engine: Engine) -> Connection:
    """Return a server's long-lived write connection. Raises ``SQLAlchemyError``.

    In PostgreSQL, the connection's advisory lock prevents a migration to a format that this program does not support.
    Raises ``OtherFormatError`` if such a migration has already happened. A SQLite file needs no advisory lock, because
    its only server has locked the file.
    """
    connection = engine.connect()
    if engine.dialect.name == "postgresql":
        try:
            with connection.begin():  # The lock belongs to the connection, not to the transaction.
                connection.execute(select(func.pg_advisory_lock_shared(WRITER_LOCK)))
                found = format_of(connection)
                if found.oldest > FORMAT:
                    raise OtherFormatError(f"the data needs Perudo with format {found.oldest} or newer")
        except BaseException:
            connection.invalidate()
            connection.close()
            raise
    return connection


def read_only_engine(url: URL) -> Engine:
    """Return an engine that neither creates nor writes anything. Raises ``PerudoError`` (``store-open``)."""
    file = sqlite_file(url)
    if file is None:
        return _engine(url)
    engine = _engine(URL.create("sqlite", database=file.as_uri(), query={"mode": "ro", "uri": "true"}))
    _prepare_sqlite(engine, "busy_timeout = 5000", UNTRUSTED_SCHEMA_PRAGMA)
    return engine


def read_only_connection(engine: Engine) -> Connection:
    """A read-only connection."""
    return engine.connect().execution_options(perudo_reads=True)


def outdated_error(url: URL) -> PerudoError | None:
    """Return the error to report if data needs a migration, or None.

    Raises ``PerudoError`` if the data is too new.
    """
    engine = read_only_engine(url)
    try:
        with engine.connect() as connection:
            found = format_of(connection)
    except SQLAlchemyError as error:
        raise error_for(error, display_name(url)) from error
    finally:
        engine.dispose()
    refuse_newer(found, display_name(url))
    return _older(found, display_name(url))


def quick_check(file: Path) -> Format | None:
    """Check quickly that a SQLite file belongs to Perudo and looks undamaged.

    Takes constant time: reads only the first and last rows of the log and of its index. Writes nothing. Rejects
    anything that could run code automatically, such as a planted trigger. Return the format, which may be an older one;
    None if the file is empty. Raises ``PerudoError`` (``store-...``).
    """
    with _reading(file) as connection:
        if not _schema(connection):  # The file is empty: a server was killed during its first start.
            return None
        found = _ours(connection, file)
        # Read both ends of the log and of its index. SQLite also compares the file's size with its header.
        for order in ('"table", seq', '"table" DESC, seq DESC', "rowid", "rowid DESC"):
            connection.execute(f"SELECT * FROM log ORDER BY {order} LIMIT 1").fetchall()
    return found


def full_check(file: Path, label: Path | None = None) -> int:
    """Check every page of a SQLite file, without writing. Return its number of tables.

    ``label``: the name to show in errors, if the file is a copy. Raises ``PerudoError`` (``store-...``).
    """
    label = label or file
    with _reading(file, label) as connection:
        found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise PerudoError("store-damaged", place=str(label), why=found.splitlines()[-1])
        _ours(connection, label)
        count: int = connection.execute('SELECT count(DISTINCT "table") FROM log').fetchone()[0]
        return count


@contextlib.contextmanager
def _reading(file: Path, place: Path | None = None) -> Iterator[sqlite3.Connection]:
    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute(f"PRAGMA {UNTRUSTED_SCHEMA_PRAGMA}")
            yield connection
    except sqlite3.Error as error:
        raise error_for(error, str(place or file)) from error


class _Made(NamedTuple):
    """A schema object in a SQLite file: a table, an index or, in another program's file, a trigger or a view."""

    type: str
    name: str
    table: str
    sql: str
    """The SQL statement that created the object; empty for an automatic index."""

    def __str__(self) -> str:
        name = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in self.name[:40])
        return f"{self.type} {name}"


def _schema(connection: sqlite3.Connection) -> set[_Made]:
    found = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema").fetchall()
    return {_Made(type_, name, table, _plain(sql or "")) for type_, name, table, sql in found}


def _plain(sql: str) -> str:
    """Normalise a statement's whitespace, because it differs between migrated and new data."""
    return re.sub(r"\s*([(),])\s*", r"\1", re.sub(r"\s+", " ", sql))


@cache
def _own_schema() -> frozenset[_Made]:
    """Return the schema of a new database."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        METADATA.create_all(connection, checkfirst=False)
        _revision.create(connection, checkfirst=False)
        driver: Any = connection.connection.driver_connection
        found = frozenset(_schema(driver))
    engine.dispose()
    return found


def _ours(connection: sqlite3.Connection, label: Path) -> Format:
    """Return the format of the data. Raises ``PerudoError`` if the file contains anything that Perudo did not
    create."""
    schema = _schema(connection)
    tables = {made.name for made in schema if made.type == "table"}
    if LOG_TABLE.name not in tables:
        raise PerudoError("store-strange", place=str(label))
    foreign = {each for each in schema if each.type not in ("table", "index") or _LIVELY.search(each.sql)}
    if not foreign:
        row = connection.execute(_FORMAT).fetchone() if _format.name in tables else None
        # SQLite does not enforce column types.
        if row is None or not all(isinstance(each, int) and each > 0 for each in row):
            raise PerudoError("store-strange", place=str(label))
        found = Format(*row)
        refuse_newer(Format(found.version, found.version), str(label))  # No other server uses the file.
        # This program knows no older schemas, so a server checks the schema only after the migration.
        if found.version < FORMAT:
            return found
        foreign = schema ^ _own_schema()
    if foreign:
        # Report a table rather than its indexes.
        raise PerudoError("store-foreign", place=str(label), what=str(max(foreign)))
    return found


_LIVELY = re.compile(r"^CREATE VIRTUAL |\b(GENERATED|AS|CHECK|CONFLICT|COLLATE|REFERENCES)\b", re.IGNORECASE)
"""Matches SQL statements that create tables or indexes which do more than store values."""


def error_for(error: Exception, label: str) -> PerudoError:
    """Convert an error from the database ``label`` to an error for users."""
    kind = {
        sqlite3.SQLITE_NOTADB: "store-strange",
        sqlite3.SQLITE_CORRUPT: "store-damaged",
        sqlite3.SQLITE_READONLY: "store-read-only",
        sqlite3.SQLITE_FULL: "store-full",
    }
    return PerudoError(kind.get(_code(error), "store-open"), place=label, why=error_text(error))


def is_damaged(error: Exception) -> bool:
    """Return whether the database reports a damaged file."""
    return _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def error_text(error: Exception) -> str:
    """Return the first line of the database's error message."""
    return str(_cause(error)).splitlines()[0]


def _code(error: Exception) -> int:
    """Return SQLite's primary error code; 0 for other databases."""
    code: int = getattr(_cause(error), "sqlite_errorcode", 0)
    return code & 0xFF


def _cause(error: BaseException) -> BaseException:
    """Return the root cause of an error. Later errors may hide the root cause: when the disk is full, for example, the
    rollbacks fail as well.
    """
    found: BaseException = error
    behind: BaseException | None = error
    while behind is not None:
        found = getattr(behind, "orig", None) or found
        behind = behind.__context__
    return found


def _engine(url: URL, **settings: Any) -> Engine:
    """Return an engine. ``settings``: connection settings for the driver."""
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    try:
        return create_engine(url, connect_args=settings)
    except (SQLAlchemyError, ImportError) as error:
        if isinstance(error, ImportError) and url.get_backend_name() == "postgresql":
            raise missing_extra_error("postgres") from error
        raise error_for(error, display_name(url)) from error


def display_name(url: URL) -> str:
    """Return the name that messages show for the data."""
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string()


def _make(connection: Connection, label: str) -> None:
    """Create the tables, or check that this program supports the existing format."""
    if not has_data(connection):
        lock_exclusively(connection)
    if not has_data(connection):
        METADATA.create_all(connection)
        _revision.create(connection)
        connection.execute(insert(_revision).values(version_num=f"{FORMAT:04}"))
        connection.execute(insert(_format).values(version=FORMAT, oldest=OLDEST_COMPATIBLE))
    found = format_of(connection)
    refuse_newer(found, label)
    _not_older(found, label)
    # Write this row at every start, so that missing write access causes an error now and not at a player's first move.
    connection.execute(update(_format).values(version=_format.c.version))


def has_data(connection: Connection) -> bool:
    """Return whether the database contains Perudo's data, in any format."""
    return inspect(connection).has_table(LOG_TABLE.name)


def lock_exclusively(connection: Connection) -> None:
    """Lock the schema against other changes until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))


def format_of(connection: Connection) -> Format:
    """Return the format of the data. Raises ``SQLAlchemyError`` if there is no data."""
    return Format(*connection.exec_driver_sql(_FORMAT).one())


def set_format(connection: Connection) -> None:
    """Set the format of the data to the current one."""
    connection.execute(update(_format).values(version=FORMAT, oldest=OLDEST_COMPATIBLE))


_FORMAT = "SELECT version, oldest FROM format"


def is_compatible(found: Format) -> bool:
    """Return whether servers can keep using data in this format during a migration."""
    return found.version >= OLDEST_COMPATIBLE


def refuse_newer(found: Format, label: str) -> None:
    """Raise ``PerudoError`` (``store-newer``) if the data's format is too new for this program."""
    if found.oldest > FORMAT:
        raise PerudoError("store-newer", place=label, theirs=str(found.version), ours=str(FORMAT))


def _not_older(found: Format, label: str) -> None:
    if error := _older(found, label):
        raise error


def _older(found: Format, label: str) -> PerudoError | None:
    if found.version >= FORMAT:
        return None
    command = f"perudo migrate --data {quote(label)}"
    return PerudoError("store-older", place=label, theirs=str(found.version), ours=str(FORMAT), command=command)


def _prepare_sqlite(engine: Engine, *pragmas: str) -> None:
    """Make commits durable, and make every write transaction take its lock when it starts."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # ``begun`` starts the transactions.
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        reads = connection.get_execution_options().get("perudo_reads")
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
