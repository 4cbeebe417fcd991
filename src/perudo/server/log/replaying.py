"""Replays the log of a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from perudo.core.errors import PerudoError
from perudo.table.events import LogEntry
from perudo.table.state import Table


def replay_tables(code: str, entries: Iterable[LogEntry]) -> Iterator[Table]:
    """Yield the state of a table after each event in its log. Raises ``PerudoError`` (``store-read``) if the log is
    inconsistent."""
    table = Table(code=code)
    for entry in entries:
        try:
            table = table.apply(entry.event, entry.at)
        except Exception as error:  # An inconsistent event may raise any exception.
            raise PerudoError("store-read", why=f"{entry.seq}: {error!r}") from error
        yield table
