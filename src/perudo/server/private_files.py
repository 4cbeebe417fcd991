"""Files that other users cannot read, such as the secret dice key.

Anyone who knows the key can predict every die. So the key is stored in its own file, separate from the data and
backups.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
import sys
from pathlib import Path

from perudo.core.errors import PerudoError
from perudo.table.dice_seeds import KEY_BYTES

KEY_VARIABLE = "PERUDO_KEY"
"""The environment variable that can hold the key in hexadecimal. If it is set, the key file is not used."""


def create_private(file: Path) -> None:
    """Create an empty file that other users cannot read. SQLite gives its journal files the same permissions as the
    database file. Raises ``OSError``.
    """
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def is_readable_by_others(file: Path) -> bool:
    """Return whether other users can read a file. On Windows, access depends on the folder, so this function returns
    False."""
    if sys.platform == "win32":
        return False
    with contextlib.suppress(OSError):
        return bool(file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO))
    return False


def key_path_for(data: Path) -> Path:
    """Return the default path of the key file for a data file."""
    return data.with_name(f"{data.name}.key")


def load_or_create_key(file: Path) -> tuple[bytes, bool]:
    """Read the key from a file, or create the file with a new key. Return the key, and whether the file is new.

    Raises ``PerudoError`` (``key-...``) if the file cannot be read or created, or does not contain a key.
    """
    try:
        made = not file.exists() and write_atomically(file, f"{secrets.token_bytes(KEY_BYTES).hex()}\n".encode())
        return read_key(file.read_text(encoding="ascii", errors="replace"), str(file)), made
    except OSError as error:
        raise PerudoError("key-unreadable", place=str(file), why=error.strerror or str(error)) from error


def write_atomically(file: Path, content: bytes) -> bool:
    """Create a file that other users cannot read, durably and atomically. Return False if the file already exists.

    If two processes call this function at the same time, one of them creates the file, and then both read it. Raises
    ``OSError``.
    """
    part = file.with_name(f"{file.name}.part-{secrets.token_hex(4)}")
    create_private(part)
    try:
        _write(part, content)
        made = _name(part, file)
    finally:
        part.unlink(missing_ok=True)
    fsync_folder(file.parent)
    return made


def _write(part: Path, content: bytes) -> None:
    with part.open("wb") as opened:
        opened.write(content)
        opened.flush()
        os.fsync(opened.fileno())


def _name(part: Path, file: Path) -> bool:
    try:
        os.link(part, file)  # A link never overwrites an existing file.
    except FileExistsError:
        return False
    except OSError:  # The file system does not support links.
        if file.exists():
            return False
        part.rename(file)
    return True


def fsync_folder(folder: Path) -> None:
    """Make earlier changes to a folder durable."""
    with contextlib.suppress(OSError):  # On Windows, syncing a folder is neither possible nor necessary.
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def read_key(text: str, place: str) -> bytes:
    """Decode a key. Raises ``PerudoError`` (``key-strange``). ``place``: where the key is stored, for the error
    message."""
    with contextlib.suppress(ValueError):
        key = bytes.fromhex(text)
        if len(key) == KEY_BYTES:
            return key
    raise PerudoError("key-strange", place=place, digits=2 * KEY_BYTES)
