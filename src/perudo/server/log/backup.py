"""Backs up a server's data while the server runs, and restores backups. Files are written atomically."""

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
    """Write a snapshot of the data to a new file. Return the number of tables in the snapshot.

    ``with_key``: whether to also copy the key that is stored next to the data. Without the key, dice of rounds in
    progress cannot be verified later; with the key, anyone who has the backup can compute these dice. Raises
    ``PerudoError`` if the data is missing or damaged, the key is missing, or the backup cannot be written.
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
    """Restore a backup to the place where a server expects its data. ``replace``: whether existing data may be
    replaced.

    If a key is stored next to the backup, it is restored too. Return the number of tables, and the location to which
    any existing data was moved. Raises ``PerudoError`` if the backup is damaged, if data exists and ``replace`` is
    false, or if another process has the data open (``store-held``).
    """
    file, source = Path(os.path.realpath(_sqlite_file(data))), source.absolute()
    if not source.exists():
        raise PerudoError("backup-nothing", place=str(source))
    with exclusive_lock(file):  # For a damaged file, only the lock shows whether a server has it open.
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
    """Back up data to a new file in the same folder, before the caller changes the data. Return the backup's path.

    Raises ``PerudoError`` if the data is damaged, or open in another process.
    """
    _close(file)
    target = _free(file)
    with _copied(file, target) as (copy, _):
        copy.rename(target)
    return target


def has_key(data: Path | str) -> bool:
    """Return whether the key for this data is available, either next to the data or in the environment."""
    return private.KEY_VARIABLE in os.environ or key_path_for(_sqlite_file(data)).exists()


def _sqlite_file(data: Path | str) -> Path:
    file = sqlite_file(data_url(data))
    if file is None:
        raise PerudoError("backup-elsewhere")
    return file


@contextlib.contextmanager
def _copied(source: Path, target: Path) -> Iterator[tuple[Path, int]]:
    """Make a verified copy next to ``target``, ready to be renamed. Yields the copy and its number of tables."""
    copy = target.with_name(f"{target.name}.part-{os.getpid()}")
    try:
        quick_check(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        private.create_private(copy)
        _copy(source, copy)
        # The data is copied page by page, so a check of the copy also checks the source.
        yield copy, full_check(copy, source)
        private.fsync_folder(target.parent)
    except (OSError, sqlite3.Error) as error:
        why = getattr(error, "strerror", None) or error_text(error)
        raise PerudoError("backup-failed", place=str(target), why=why) from error
    finally:
        for name in ("", *SIDE_FILES):
            Path(f"{copy}{name}").unlink(missing_ok=True)


def _copy(source: Path, copy: Path) -> None:
    """Copy a consistent snapshot of the source to one file, even while a server is writing to the source."""
    reading = sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)
    with contextlib.closing(reading), contextlib.closing(sqlite3.connect(copy)) as writing:
        reading.backup(writing)
        # Change the journal mode: in the source's mode, the copy would have side files too.
        writing.execute("PRAGMA journal_mode = DELETE")
    with copy.open("rb") as written:
        os.fsync(written.fileno())


def _read_whole(copy: Path, label: Path) -> None:
    """Read every event. Raises ``PerudoError`` (``restore-unsound``) if an event is missing or altered."""
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
    """Return an unused name for the replaced data."""
    names = (file.with_name(f"{file.name}.before-{number}") for number in itertools.count(1))
    return next(name for name in names if not name.exists() and not key_path_for(name).exists())


@contextlib.contextmanager
def _put_aside(file: Path, *, with_key: bool) -> Iterator[Path | None]:
    """Rename the current data and its key. Yields the new name, or None if there was no data.

    If the replacement fails, the old names are restored.
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
    """Move all changes into the data file, so that SQLite leaves no side files (such as its write-ahead log). Raises
    ``PerudoError`` if another process has the file open.
    """
    try:
        full_check(file)
    except PerudoError:  # Leave damaged data, the reason for the restore, unchanged.
        return
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    # Another process, such as the ``sqlite3`` command, has the file open without holding our lock.
    except sqlite3.OperationalError as error:
        raise PerudoError("store-held", place=str(file), process="?", since="?") from error
