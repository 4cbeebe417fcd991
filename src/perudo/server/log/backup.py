"""Copies of a server's data: made while it runs, and brought back. A file is there whole or not at all."""

from __future__ import annotations

import contextlib
import itertools
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from perudo.core.errors import PerudoError
from perudo.server import private_files as private
from perudo.server.log.database import (
    data_url,
    error_text,
    full_check,
    quick_check,
    read_only_connection,
    read_only_engine,
    sqlite_file,
)
from perudo.server.log.file_guard import SIDE_FILES
from perudo.server.log.lock import exclusive_lock
from perudo.server.log.store import verified_entries
from perudo.server.log.table_index import all_codes, rows_of
from perudo.server.private_files import key_path_for


def backup(data: Path | str, target: Path, *, with_key: bool = False) -> int:
    """Copies the data, as it stands at this moment, to a new file; gives how many tables are in it.

    ``with_key``: and beside it the key that lies beside the data, without which rounds that are still played can't be
    proven; with it whoever has the copy knows their dice. Raises ``PerudoError`` where there is no sound data, no key
    that was asked for, or the copy can't be written.
    """
    file, target = _sqlite_file(data), target.absolute()
    if not file.exists():
        raise PerudoError("backup-nothing", place=str(file))
    if with_key and not key_path_for(file).exists():
        raise PerudoError("backup-nothing", place=str(key_path_for(file)))
    if taken := next((label for label in (target, key_path_for(target)) if label.exists()), None):
        raise PerudoError("backup-exists", place=str(taken))
    with _copied(file, target) as (copy, tables):
        if with_key:
            private.write_atomically(key_path_for(target), key_path_for(file).read_bytes())
        copy.rename(target)
    return tables


def restore(source: Path, data: Path | str, *, replace: bool = False) -> tuple[int, Path | None]:
    """Puts a backup where a server finds its data. ``replace``: even where there is some.

    A key beside the backup comes along. Gives how many tables are in it, and where the data is kept that was there
    before. Raises ``PerudoError`` where the backup is not sound, or there is data that is not to be replaced, or
    somebody else holds it (``store-held``).
    """
    file, source = Path(os.path.realpath(_sqlite_file(data))), source.absolute()
    if not source.exists():
        raise PerudoError("backup-nothing", place=str(source))
    with exclusive_lock(
        file
    ):  # whatever state it is in: of a damaged file SQLite can't tell whether a server has it open
        if file.exists() and not replace:
            raise PerudoError("restore-exists", place=str(file))
        with _copied(source, file) as (copy, tables):
            _read_whole(copy, source)
            key = key_path_for(source).read_bytes() if key_path_for(source).exists() else None
            with _put_aside(file, with_key=key is not None) as kept:
                if key is not None:
                    private.write_atomically(key_path_for(file), key)
                copy.rename(file)
    return tables, kept


def backup_next_to(file: Path) -> Path:
    """Backs data up to a file next to them before they are changed, and returns its name.

    Raises ``PerudoError`` if they are damaged, or another process has them open.
    """
    _close(file)
    target = _free(file)
    with _copied(file, target) as (copy, _):
        copy.rename(target)
    return target


def has_key(data: Path | str) -> bool:
    """Whether the key for this data lies beside it, or is told."""
    return private.KEY_VARIABLE in os.environ or key_path_for(_sqlite_file(data)).exists()


def _sqlite_file(data: Path | str) -> Path:
    file = sqlite_file(data_url(data))
    if file is None:
        raise PerudoError("backup-elsewhere")
    return file


@contextlib.contextmanager
def _copied(source: Path, target: Path) -> Iterator[tuple[Path, int]]:
    """A sound copy beside ``target``, on the disk, to be renamed; and how many tables are in it."""
    copy = target.with_name(f"{target.name}.part-{os.getpid()}")
    try:
        quick_check(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        private.create_private(copy)
        _copy(source, copy)
        yield copy, full_check(copy, source)  # page by page as its source: what is wrong in one is in both
        private.fsync_folder(target.parent)
    except (OSError, sqlite3.Error) as error:
        why = getattr(error, "strerror", None) or error_text(error)
        raise PerudoError("backup-failed", place=str(target), why=why) from error
    finally:
        for name in ("", *SIDE_FILES):
            Path(f"{copy}{name}").unlink(missing_ok=True)


def _copy(source: Path, copy: Path) -> None:
    """One moment of the source, which a server may be writing to meanwhile, as one file."""
    reading = sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)
    with contextlib.closing(reading), contextlib.closing(sqlite3.connect(copy)) as writing:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode = DELETE")  # else it would be of three files, as the source is
    with copy.open("rb") as written:
        os.fsync(written.fileno())


def _read_whole(copy: Path, label: Path) -> None:
    """Reads every event. Raises ``PerudoError`` (``restore-unsound``) where one is missing or not as it was stored."""
    engine = read_only_engine(data_url(copy))
    try:
        with read_only_connection(engine) as connection:
            for code in all_codes(connection):
                verified_entries(code, rows_of(connection, code))
    except (PerudoError, SQLAlchemyError) as error:
        raise PerudoError("restore-unsound", place=str(label)) from error
    finally:
        engine.dispose()


def _free(file: Path) -> Path:
    """A name under which what was there before can be kept."""
    names = (file.with_name(f"{file.name}.before-{number}") for number in itertools.count(1))
    return next(name for name in names if not name.exists() and not key_path_for(name).exists())


@contextlib.contextmanager
def _put_aside(file: Path, *, with_key: bool) -> Iterator[Path | None]:
    """Renames the data that are there, and with them their key; gives under what name, None where there are none.

    Where what is to replace them fails, they have their own names again.
    """
    if file.exists():
        _close(file)
    kept, there = _free(file), file.exists()
    pairs = [(Path(f"{file}{name}"), Path(f"{kept}{name}")) for name in (*SIDE_FILES, "") if there]
    pairs += [(key_path_for(file), key_path_for(kept))] if with_key else []
    moved = list[tuple[Path, Path]]()
    try:
        for name, aside in pairs:
            if name.exists():
                name.rename(aside)
                moved.append((name, aside))
        yield kept if there else None
    except BaseException:
        for name, aside in reversed(moved):
            aside.replace(name)
        raise


def _close(file: Path) -> None:
    """Takes all changes into the file itself, so that nothing is left beside it. Raises where somebody has it open."""
    try:
        full_check(file)
    except PerudoError:  # it is damaged: that is why a backup is brought back. It is kept as it is
        return
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:  # somebody who took no lock, such as the command sqlite3
        raise PerudoError("store-held", place=str(file), process="?", since="?") from error
