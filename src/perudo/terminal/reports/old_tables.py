"""Information about old tables before they are deleted or archived."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from perudo.locales.translator import translator

if TYPE_CHECKING:
    from sqlalchemy import URL

    from perudo.server.housekeeping import OldTableSize


def print_extent(tables: Sequence[OldTableSize]) -> None:
    """Print the total size of the tables, and when they were last used."""
    times, size = [each.last_event_at for each in tables], sum(each.bytes for each in tables)
    first, last = _day(min(times)), _day(max(times))
    print(translator()("prune-extent", size=_megabytes(size), first=first, last=last), flush=True)


def print_size(url: URL) -> None:
    """Print the current size of a SQLite file."""
    from perudo.server.log.database import sqlite_file

    if file := sqlite_file(url):
        print(translator()("prune-size", place=str(file), size=_megabytes(file.stat().st_size)))


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).date().isoformat()


def _megabytes(size: int) -> float:
    return round(size / 1e6, 1)
