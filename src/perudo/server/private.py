"""What is for the server alone: files that nobody else on the machine may read, and among them the key of its dice.

Whoever knows the key can foresee every die. So it lies in a file of its own, and is no part of the data or a backup.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
import sys
from pathlib import Path

from perudo.errors import PerudoError

KEY_BYTES = 32
VARIABLE = "PERUDO_KEY"
"""Where the key is told, in hexadecimal, if it is not to lie in a file."""


def make(file: Path) -> None:
    """Makes an empty file for its owner alone. What SQLite puts beside it has the same modes. Raises ``OSError``."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def to_disk(folder: Path) -> None:
    """What was named in a folder stays so when power fails."""
    with contextlib.suppress(OSError):  # Windows can't, and need not
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def open_to_others(file: Path) -> bool:
    """Whether others on this machine may read a file. On Windows the folder that it lies in says so, not the file."""
    if sys.platform == "win32":
        return False
    with contextlib.suppress(OSError):
        return bool(file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO))
    return False


def key_beside(data: Path) -> Path:
    """Where the key for a file of data lies, if nobody says otherwise."""
    return data.with_name(f"{data.name}.key")


def key_in(file: Path) -> tuple[bytes, bool]:
    """The key in a file, and whether it was made just now, which it is where there is none.

    Raises ``PerudoError`` (``key-...``) where it can't be read or made, or is none.
    """
    try:
        if not file.exists():
            make(file)
        if file.stat().st_size:
            return read_key(file.read_text(encoding="ascii", errors="replace"), str(file)), False
        key = secrets.token_bytes(KEY_BYTES)  # where it is empty we were killed before we had written it
        with file.open("w", encoding="ascii") as opened:
            opened.write(f"{key.hex()}\n")
            opened.flush()
            os.fsync(opened.fileno())
    except OSError as error:
        raise PerudoError("key-unreadable", place=str(file), why=error.strerror or str(error)) from error
    return key, True


def read_key(text: str, place: str) -> bytes:
    """A key as it is written. Raises ``PerudoError`` (``key-strange``), which names the ``place``."""
    with contextlib.suppress(ValueError):
        key = bytes.fromhex(text)
        if len(key) == KEY_BYTES:
            return key
    raise PerudoError("key-strange", place=place, digits=2 * KEY_BYTES)
