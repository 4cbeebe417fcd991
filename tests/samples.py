"""Records that are kept as samples, each with what it comes to beside it."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

RECORDS = Path(__file__).parent / "records"
ROUNDS = Path(str(resources.files("perudo") / "rounds"))
"""The rounds that the booklets illustrate, as they are shipped."""
TOLD = sorted(RECORDS.glob("*.json"))
"""What each of the samples that are right comes to."""


def record_of(told: Path) -> Path:
    """The record that is told of."""
    if told.stem.startswith("booklet-"):
        return ROUNDS / f"{told.stem.removeprefix('booklet-')}.perudo"
    return told.with_suffix(".perudo")
