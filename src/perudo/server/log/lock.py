"""Who may write to a SQLite file: one process at a time, whatever state the file is in.

A server, ``perudo restore``, ``prune`` and ``migrate`` hold a lock beside the data. It is the system's own, and freed
by it when a process ends, however it ends: a lock file that was left there locks nothing.
"""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from filelock import FileLock, Timeout

from perudo.core.errors import PerudoError

LOCK_SUFFIX = ".lock"
"""What the lock's name ends in, after the name of the data."""


@contextlib.contextmanager
def exclusive_lock(file: Path | None) -> Iterator[None]:
    """Keeps a data file to this process, and makes its folder if there is none. None: data that need no lock.

    What was made for the lock is removed again if the work inside is refused by a ``PerudoError``.
    Raises ``PerudoError``: ``store-held``, which says by whom, or ``store-open``, ``store-read-only``.
    """
    if file is None:
        yield
        return
    made: list[Path] = []
    with contextlib.ExitStack() as stack:
        try:
            label = _place(file, made)
            lock = FileLock(label, timeout=0, mode=0o600)
            stack.enter_context(lock)
            with contextlib.suppress(OSError):  # on Windows what is locked can't be written by another handle
                label.write_text(f"{os.getpid()} {datetime.now().astimezone().isoformat(' ', 'seconds')}\n")
        except Timeout as error:
            process, since = _holder(label)
            raise PerudoError("store-held", place=str(file), process=process, since=since) from error
        except OSError as error:
            read_only = error.errno in (errno.EACCES, errno.EROFS, errno.EPERM)
            why = error.strerror or str(error)
            raise PerudoError("store-read-only" if read_only else "store-open", place=str(file), why=why) from error
        try:
            yield
        except PerudoError:
            _remove(made)
            raise


def _place(file: Path, made: list[Path]) -> Path:
    """The lock file, beside the data file itself, whatever links lead to that. Adds what it makes to ``made``."""
    file = Path(os.path.realpath(file))
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    made += [folder for folder in file.parents if not folder.exists()]
    file.parent.mkdir(parents=True, exist_ok=True)
    label = file.with_name(f"{file.name}{LOCK_SUFFIX}")
    if not label.exists():
        made.insert(0, label)
    os.close(
        os.open(label, os.O_RDWR | os.O_CREAT, 0o600)
    )  # says why no file can be made, where a lock would only wait
    return label


def _remove(made: list[Path]) -> None:
    """Removes a lock file, while it is still held, and the folders that are empty without it."""
    with contextlib.suppress(OSError):
        for path in made:
            path.rmdir() if path.is_dir() else path.unlink()


def _holder(label: Path) -> tuple[str, str]:
    """The number of the process that holds a lock, and since when; question marks where that can't be read."""
    with contextlib.suppress(OSError, ValueError):
        process, since = label.read_text().strip().split(" ", 1)
        return process, since
    return "?", "?"
