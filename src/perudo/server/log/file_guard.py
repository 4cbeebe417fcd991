"""Detects when the files of an open SQLite database are moved, deleted or replaced.

SQLite keeps writing to its open files even if they were moved or deleted. If the data file is removed or replaced,
every commit seems to succeed, but is lost. Commits are also lost if the write-ahead log or the shared-memory file is
removed or replaced.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

import structlog

SIDE_FILES = ("-wal", "-shm")
"""The suffixes of a SQLite file's side files: the write-ahead log and its index."""

_logger = structlog.get_logger()

Identity = tuple[int, int]


class FileGuard:
    """Checks that each database file is still the file that was opened."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._known = {file: _identity(file)}
        self._gone: Path | None = None
        self._held: sqlite3.Connection | None = None

    def hold(self) -> None:
        """Record the side files once SQLite has created them.

        The method keeps a connection open, because SQLite removes the side files when the last connection closes, and
        creates new ones for the next connection.
        """
        self._held = sqlite3.connect(self._file, check_same_thread=False)
        self._held.execute("SELECT count(*) FROM sqlite_schema").fetchall()
        # SQLite creates the side files next to the real file, not next to a link.
        real = Path(os.path.realpath(self._file))
        for file in (real.with_name(f"{real.name}{end}") for end in SIDE_FILES):
            if found := _identity(file):
                self._known[file] = found

    def release(self) -> None:
        if self._held is not None:
            self._held.close()

    def check(self) -> None:
        """Raise ``sqlite3.OperationalError`` if a file is missing or its name refers to another file."""
        gone = next((file for file, known in self._known.items() if _identity(file) != known), None)
        if gone != self._gone:
            self._gone = gone
            self._tell(gone)
        if gone is not None:
            raise sqlite3.OperationalError("a data file was moved, removed or replaced")

    def _tell(self, gone: Path | None) -> None:
        if gone is None:
            _logger.info("data back", place=str(self._file))
            return
        mend = "put the same file back, or stop the server"
        mend += "; perudo restore" if gone == self._file else ": this saves the file's contents"
        _logger.error("data gone", place=str(gone), mend=mend)

    def connect(self, *arguments: Any, **settings: Any) -> _Connection:
        return _Connection(self, *arguments, **settings)


class _Connection(sqlite3.Connection):
    """A connection that checks the files when it opens, before each transaction, and around each commit."""

    def __init__(self, anchor: FileGuard, *arguments: Any, **settings: Any) -> None:
        self._anchor = anchor
        anchor.check()  # Check the files first, because SQLite would create a missing file.
        super().__init__(*arguments, **settings)

    def cursor(self, *arguments: Any, **settings: Any) -> Any:
        if not self.in_transaction:  # BEGIN also opens a cursor, so the files are checked once per transaction.
            self._anchor.check()
        return super().cursor(*arguments, **settings)

    def commit(self) -> None:
        self._anchor.check()
        super().commit()
        self._anchor.check()


def _identity(file: Path) -> Identity | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
