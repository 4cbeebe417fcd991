"""Makes the standard streams safe to use, even if they are closed or unwritable."""

from __future__ import annotations

import io
import os
import sys
from typing import Any

_NAMES = ("stdin", "stdout", "stderr")


def guard() -> frozenset[str]:
    """Replace each closed standard stream with the null device. Return the streams that were closed.

    Call this before opening any file or socket, which would otherwise get the descriptor of a closed stream and receive
    that stream's output. The streams escape characters that the terminal cannot show. Standard error drops output that
    it cannot write, because there is nowhere to report the failure.
    """
    closed = frozenset(name for number, name in enumerate(_NAMES) if _closed(number, getattr(sys, name)))
    for number, name in enumerate(_NAMES):
        if name in closed:
            setattr(sys, name, _null(number))
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    error = sys.__stderr__
    # Only the original stream is replaced: any other stream would be closed when it is garbage-collected.
    if error is not None and sys.stderr is error:
        raw = _Lossy(error.fileno(), "w", closefd=False)
        sys.stderr = io.TextIOWrapper(raw, error.encoding, "backslashreplace", None, True)
    return closed


def _closed(number: int, stream: Any) -> bool:
    """Return whether a stream was closed at startup, or is standard input and cannot be read."""
    if stream is None:
        return True
    if number == 0 and stream is sys.__stdin__:
        try:
            os.read(0, 0)
        except OSError:
            return True
    return False


def _null(number: int) -> Any:
    opened = os.open(os.devnull, os.O_RDWR)
    if getattr(sys, f"__{_NAMES[number]}__") is not None:  # The stream is open but unusable.
        os.dup2(opened, number)
        os.close(opened)
        opened = number
    os.set_inheritable(opened, opened <= 2)
    return open(opened, "w" if number else "r", encoding="utf-8")  # noqa: PTH123


class _Lossy(io.FileIO):
    """Drops output that cannot be written."""

    def write(self, data: Any) -> int:
        try:
            return super().write(data) or 0
        except OSError:
            return len(data)
