"""Charts in image files."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from perudo.core.errors import PerudoError, missing_extra_error

if TYPE_CHECKING:
    from matplotlib.figure import Figure

IMAGE_SUFFIXES = (".png", ".svg")


def check_image_name(file: Path) -> Path:
    """Return the file if its name has a supported image suffix. Raises ``PerudoError`` (``picture-name``)."""
    if file.suffix.lower() not in IMAGE_SUFFIXES:
        raise PerudoError("picture-name", file=str(file), allowed=", ".join(IMAGE_SUFFIXES))
    return file


def require_matplotlib() -> None:
    """Raise ``PerudoError`` (``extra-missing``) if matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        raise missing_extra_error()


@contextlib.contextmanager
def open_figure(file: Path, width: float, height: float) -> Iterator[Figure]:
    """Yield a figure of the given size (in inches), and write it to the file afterwards.

    Raises ``PerudoError``: ``extra-missing``, ``picture-name``, or ``picture-unwritten``.
    """
    check_image_name(file)
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise missing_extra_error() from error
    figure = Figure(figsize=(width, height), layout="constrained")
    yield figure
    try:
        figure.savefig(file, dpi=150)
    except OSError as error:
        raise PerudoError("picture-unwritten", file=str(file), why=error.strerror or str(error)) from error
