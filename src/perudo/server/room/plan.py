"""What is asked of a room, and what follows from all that is asked at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from perudo.core.errors import PerudoError
from perudo.server.deduplication import Key, Reply
from perudo.server.dice_seeds import SeedProvider
from perudo.server.log.events import TableEvent
from perudo.server.log.store import LogEntry
from perudo.server.table.context import Context
from perudo.server.table.decisions import follow_ups
from perudo.server.table.state import Table

Decision = Callable[[Context], list[TableEvent]]
"""Returns what follows from a request, at the table as it stands then. Raises ``PerudoError`` to refuse it."""


class Request(msgspec.Struct, frozen=True, eq=False):
    """Something in a room's mailbox: what is to be decided, who asked for it, and who is told the result."""

    decide: Decision
    reply: Reply
    guest: str = ""
    address: str = ""
    key: Key | None = None
    """Under which the result is remembered; None if it is not."""


class Plan(msgspec.Struct, eq=False):
    """What follows from all that lay in the mailbox, and the table as it will be."""

    table: Table
    events: list[tuple[TableEvent, Table]] = msgspec.field(default_factory=list)
    """Each event, and the table after it."""
    log_entries: list[LogEntry] = msgspec.field(default_factory=list)
    """The events as the log keeps them."""
    errors: list[PerudoError | None] = msgspec.field(default_factory=list)
    """For each that was asked why it is refused; None where it is done."""

    def add(self, request: Request, events: list[TableEvent], now: int, dice: SeedProvider) -> None:
        """What follows from one of them, and what follows from that at once."""
        then = apply_all(self.table, events, now, dice)
        if then:
            self.table = then[-1][1]
        self.log_entries += log_entries(then, now, request.guest or None, request.key and request.key[1])
        self.events += then
        self.errors.append(None)

    def give_up(self, table: Table, taken: list[Request], error: PerudoError) -> None:
        """Nothing of it was stored: all are refused who were not refused before."""
        self.errors = [known or error for known in self.errors] or [error] * len(taken)
        self.table, self.events, self.log_entries = table, [], []


def apply_all(table: Table, events: list[TableEvent], now: int, dice: SeedProvider) -> list[tuple[TableEvent, Table]]:
    """Events and what follows from them at once, with the table after each."""
    happened = []
    for event in events:
        table = table.apply(event, now)
        happened.append((event, table))
    for event in follow_ups(table, dice) if events else []:
        table = table.apply(event, now)
        happened.append((event, table))
    return happened


def log_entries(
    happened: list[tuple[TableEvent, Table]], now: int, guest: str | None, command: str | None
) -> list[LogEntry]:
    """Events as the log keeps them; the first bears the id of the command by which they came."""
    return [
        LogEntry(table.seq, now, guest, None if behind else command, event)
        for behind, (event, table) in enumerate(happened)
    ]


def once() -> tuple[Reply, asyncio.Future[PerudoError | None]]:
    """A reply for one who waits for it, and may have given up."""
    replied: asyncio.Future[PerudoError | None] = asyncio.get_running_loop().create_future()
    return lambda error: None if replied.done() else replied.set_result(error), replied
