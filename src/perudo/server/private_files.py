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

from perudo.core.errors import PerudoError

KEY_BYTES = 32
KEY_VARIABLE = "PERUDO_KEY"
"""Where the key is told, in hexadecimal, if it is not to lie in a file."""


def create_private(file: Path) -> None:
    """Makes an empty file for its owner alone. What SQLite puts beside it has the same modes. Raises ``OSError``."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def is_readable_by_others(file: Path) -> bool:
    """Whether others on this machine may read a file. On Windows the folder that it lies in says so, not the file."""
    if sys.platform == "win32":
        return False
    with contextlib.suppress(OSError):
        return bool(file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO))
    return False


def key_path_for(data: Path) -> Path:
    """Where the key for a file of data lies, if nobody says otherwise."""
    return data.with_name(f"{data.name}.key")


def load_or_create_key(file: Path) -> tuple[bytes, bool]:
    """The key in a file, and whether it was made just now, which it is where there is none.

    Raises ``PerudoError`` (``key-...``) where it can't be read or made, or is none.
    """
    try:
        made = not file.exists() and write_atomically(file, f"{secrets.token_bytes(KEY_BYTES).hex()}\n".encode())
        return read_key(file.read_text(encoding="ascii", errors="replace"), str(file)), made
    except OSError as error:
        raise PerudoError("key-unreadable", place=str(file), why=error.strerror or str(error)) from error


def write_atomically(file: Path, content: bytes) -> bool:
    """Makes a file for its owner alone, on the disk, whole or not at all; gives False where there is one already.

    Of two that make it at once one does, and both find the same. Raises ``OSError``.
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
        os.link(part, file)  # which writes nothing over
    except FileExistsError:
        return False
    except OSError:  # a disk without links
        if file.exists():
            return False
        part.rename(file)
    return True


def fsync_folder(folder: Path) -> None:
    """What was made or renamed in a folder stays so when power fails."""
    with contextlib.suppress(OSError):  # Windows can't, and need not
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def read_key(text: str, place: str) -> bytes:
    """A key as it is written. Raises ``PerudoError`` (``key-strange``), which names the ``place``."""
    with contextlib.suppress(ValueError):
        key = bytes.fromhex(text)
        if len(key) == KEY_BYTES:
            return key
    raise PerudoError("key-strange", place=place, digits=2 * KEY_BYTES)
