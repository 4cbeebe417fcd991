"""The archive of old logs: a folder or an S3 bucket with one compressed file per table, grouped by month.

A file holds all rows of a table's log with their digests, one row per line; ``zcat`` displays the file. The file's name
contains the digest of the log's last event, so files with the same name have the same contents. No file is ever
overwritten. If somebody uses an archived table again, the server creates another file when it next archives the table.
A file is removed only if a person who played at its table is deleted.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from perudo.core.errors import PerudoError, missing_extra_error
from perudo.server import private_files as private

FORMAT = 1
"""The version of the file format. The version increases with each change that prevents older servers from reading new
files.
"""
MAX_UNPACKED_BYTES = 64 * 1024 * 1024
"""The maximum uncompressed size of a file in bytes: four times the size of the longest log."""
CONNECT_TIMEOUT, REQUEST_TIMEOUT, RETRY_TIMEOUT = (timedelta(seconds=seconds) for seconds in (3, 10, 20))
"""Bucket timeouts in seconds: for connecting, for a response, and for all retries in total."""


class LogRow(NamedTuple):
    """A row of the log."""

    table: str
    seq: int
    at: int
    guest: str | None
    command: str | None
    event: str
    digest: str


class Archive(Protocol):
    """Stores files by name, such as ``2026-11/ABCDEF-0123456789abcdef.jsonl.gz``."""

    def put(self, name: str, data: bytes) -> None:
        """Write a file atomically and durably, unless a file with this name exists.

        Raises ``PerudoError`` (``archive-unreachable``).
        """

    def get(self, name: str) -> bytes:
        """Read a file. Raises ``PerudoError`` (``archive-unreachable``, ``archive-missing``)."""

    def remove_others(self, table: str, months: Iterable[str], kept: str | None) -> None:
        """Remove the files of a table from these months' folders, except for the file ``kept``.

        Raises ``PerudoError`` (``archive-unreachable``).
        """


def open_archive(to: str) -> Archive:
    """Return the archive in a folder, or at ``s3://bucket/prefix``. This call neither creates files nor sends requests.

    Raises ``PerudoError`` (``extra-missing``, ``archive-strange``).
    """
    scheme, separator, rest = to.partition("://")
    if not separator:
        return _Folder(Path(to).absolute())
    bucket, _, prefix = rest.strip("/").partition("/")
    if scheme != "s3" or not bucket:
        raise PerudoError("archive-strange", place=to)
    return _Bucket(to, bucket, prefix)


def file_name(table: str, at: int, head: str) -> str:
    """Return the name of a log's file. ``at``: the time of the log's last event, in milliseconds; ``head``: the digest
    of that event."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m}/{table}-{head[:16]}.jsonl.gz"


def months(first: int, last: int) -> list[str]:
    """Return the folders of all months from ``first`` to ``last`` (times in milliseconds)."""
    begin, end = (datetime.fromtimestamp(at / 1000, UTC) for at in (first, last))
    numbers = range(12 * begin.year + begin.month - 1, 12 * end.year + end.month)
    return [f"{number // 12}-{number % 12 + 1:02}" for number in numbers]


class _Folder:
    """An archive in a folder that only the folder's owner can access."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def put(self, name: str, data: bytes) -> None:
        file = self._folder / name
        try:
            self._folder.parent.mkdir(parents=True, exist_ok=True)
            for folder in (self._folder, file.parent):
                folder.mkdir(0o700, exist_ok=True)
            # Remove partial files that killed processes have left behind.
            for left in file.parent.glob(f"{file.name}.part-*"):
                left.unlink(missing_ok=True)
            private.write_atomically(file, data)
            private.fsync_folder(self._folder)
        except OSError as error:
            raise _unreachable(file, error) from error

    def get(self, name: str) -> bytes:
        file = self._folder / name
        try:
            return file.read_bytes()
        except FileNotFoundError as error:
            raise PerudoError("archive-missing", place=str(file)) from error
        except OSError as error:
            raise _unreachable(file, error) from error

    def remove_others(self, table: str, months: Iterable[str], kept: str | None) -> None:
        for month in months:
            for file in (self._folder / month).glob(f"{table}-*"):
                if f"{month}/{file.name}" != kept:
                    try:
                        file.unlink(missing_ok=True)
                    except OSError as error:
                        raise _unreachable(file, error) from error


class _Bucket:
    """An archive in a bucket. The archive takes its keys, region and endpoint from the standard environment variables
    ``AWS_...``.
    """

    def __init__(self, url: str, bucket: str, prefix: str) -> None:
        try:
            from obstore.store import S3Store
        except ImportError as error:
            raise missing_extra_error("s3") from error
        endpoint = os.environ.get("AWS_ENDPOINT_URL_S3") or os.environ.get("AWS_ENDPOINT_URL")
        self._url = url.rstrip("/")
        try:
            self._store: Any = S3Store(
                bucket,
                prefix=prefix or None,
                config={"endpoint": endpoint} if endpoint else {},
                client_options={
                    "allow_http": (endpoint or "").startswith("http://"),
                    "connect_timeout": CONNECT_TIMEOUT,
                    "timeout": REQUEST_TIMEOUT,
                },
                retry_config={"max_retries": 2, "retry_timeout": RETRY_TIMEOUT},
            )
        except Exception as error:  # An invalid setting may raise any exception.
            raise _unreachable(url, error) from error

    def put(self, name: str, data: bytes) -> None:
        import obstore
        from obstore.exceptions import AlreadyExistsError, BaseError

        try:
            obstore.put(self._store, name, data, mode="create", use_multipart=False)
        except AlreadyExistsError:
            pass
        except (BaseError, OSError) as error:
            raise _unreachable(f"{self._url}/{name}", error) from error

    def get(self, name: str) -> bytes:
        import obstore
        from obstore.exceptions import BaseError, NotFoundError

        file = f"{self._url}/{name}"
        try:
            return bytes(obstore.get(self._store, name).bytes())
        except (NotFoundError, FileNotFoundError) as error:
            raise PerudoError("archive-missing", place=file) from error
        except (BaseError, OSError) as error:
            raise _unreachable(file, error) from error

    def remove_others(self, table: str, months: Iterable[str], kept: str | None) -> None:
        import obstore
        from obstore.exceptions import BaseError

        try:
            for month in months:
                # A prefix matches only whole folder names, so list the month's folder and pick the table's files.
                files = [each["path"] for some in obstore.list(self._store, prefix=month) for each in some]
                others = [file for file in files if file.startswith(f"{month}/{table}-") and file != kept]
                if others:
                    obstore.delete(self._store, others)
        except (BaseError, OSError) as error:
            raise _unreachable(f"{self._url}/{table}", error) from error


def _unreachable(file: Path | str, error: Exception) -> PerudoError:
    why = getattr(error, "strerror", None) or (str(error).splitlines() or [""])[0][:300]
    return PerudoError("archive-unreachable", place=str(file), why=why)


# --- File contents


class _Head(msgspec.Struct, tag_field="perudo", tag="archive"):
    format: int
    table: str
    events: int


class _Line(msgspec.Struct):
    seq: int
    at: int
    guest: str | None
    command: str | None
    event: msgspec.Raw
    digest: str


_encode = msgspec.json.encode
_head, _line = msgspec.json.Decoder(_Head), msgspec.json.Decoder(_Line)


def pack(rows: Iterable[LogRow]) -> bytes:
    """Convert a log to the contents of a file. The same rows always produce the same bytes, and the text of each event
    is unchanged."""
    rows = list(rows)
    lines = [_encode(_Head(FORMAT, rows[0].table, len(rows)))]
    lines += [
        _encode(_Line(row.seq, row.at, row.guest, row.command, msgspec.Raw(row.event.encode()), row.digest))
        for row in rows
    ]
    return gzip.compress(b"\n".join(lines) + b"\n", mtime=0)


def unpack(data: bytes, file: str) -> list[LogRow]:
    """Return the rows of an archive file. Raises ``PerudoError`` (``archive-altered``), which names the file."""
    try:
        unpacking = zlib.decompressobj(wbits=31)
        text = unpacking.decompress(data, MAX_UNPACKED_BYTES)
        if not unpacking.eof or unpacking.unused_data:
            raise ValueError("truncated or too long")
        first, *lines = text.splitlines()
        head = _head.decode(first)
        if head.format > FORMAT:
            raise ValueError(f"format {head.format}")
        rows = [
            LogRow(head.table, line.seq, line.at, line.guest, line.command, bytes(line.event).decode(), line.digest)
            for line in map(_line.decode, lines)
        ]
        if len(rows) != head.events:
            raise ValueError(f"{len(rows)} of {head.events} events")
    except (zlib.error, ValueError) as error:
        raise PerudoError("archive-altered", place=file, why=str(error)) from error
    return rows
