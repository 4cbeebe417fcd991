"""The lock of a SQLite file: only one process at a time may write to the file.

Servers and the commands ``perudo restore``, ``prune`` and ``migrate`` lock a file next to the data. The operating
system releases the lock when the process exits, even if it crashes, so a leftover lock file does no harm.
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
"""The suffix that turns a data file's name into its lock file's name."""


@contextlib.contextmanager
def exclusive_lock(file: Path | None) -> Iterator[None]:
    """Lock a data file for this process, and create its folder if necessary. ``file`` is None if the data needs no
    lock.

    If the ``with`` block raises a ``PerudoError``, the files created for the lock are removed. Raises ``PerudoError``:
    ``store-held`` (which names the process that holds the lock), ``store-open`` or ``store-read-only``.
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
            with contextlib.suppress(OSError):  # On Windows no other handle can write to a locked file.
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
    """Resolve links in the data file's path, and create the lock file next to the data file. Adds all paths that it
    creates to ``made``.
    """
    file = Path(os.path.realpath(file))
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    made += [folder for folder in file.parents if not folder.exists()]
    file.parent.mkdir(parents=True, exist_ok=True)
    label = file.with_name(f"{file.name}{LOCK_SUFFIX}")
    if not label.exists():
        made.insert(0, label)
    os.close(os.open(label, os.O_RDWR | os.O_CREAT, 0o600))  # Raises an error immediately if the file is not writable.
    return label


def _remove(made: list[Path]) -> None:
    """Remove the new lock file and any new empty folders, while still holding the lock."""
    with contextlib.suppress(OSError):
        for path in made:
            path.rmdir() if path.is_dir() else path.unlink()


def _holder(label: Path) -> tuple[str, str]:
    """Return the process id of the lock's holder and the time of locking; question marks if they are unknown."""
    with contextlib.suppress(OSError, ValueError):
        process, since = label.read_text().strip().split(" ", 1)
        return process, since
    return "?", "?"
