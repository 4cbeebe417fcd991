"""Requests to a room, and the plan that results from a batch of requests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from perudo.core.errors import PerudoError
from perudo.server.deduplication import Key, Reply
from perudo.server.log.store import DueTime
from perudo.table.context import Context
from perudo.table.decisions import follow_ups
from perudo.table.dice_seeds import SeedProvider
from perudo.table.events import LogEntry, TableEvent
from perudo.table.state import Table, Timing

Decision = Callable[[Context], list[TableEvent]]
"""Returns the events that a request causes in the current context. Raises ``PerudoError`` to refuse the request.
"""


class Request(msgspec.Struct, frozen=True, eq=False):
    """A request in a room's mailbox: the decision function, the sender, and the callback for the result."""

    decide: Decision
    reply: Reply
    guest: str = ""
    address: str = ""
    key: Key | None = None
    """The idempotency key under which the result is remembered; None if it is not remembered."""
    chooses_name: bool = False
    """Whether the request sets the guest's name at the table. If so, the handler needs the guest's registered name on
    this server.
    """


class Plan(msgspec.Struct, eq=False):
    """The outcome of a batch of requests: events, refusals, and the resulting table."""

    table: Table
    events: list[tuple[TableEvent, Table]] = msgspec.field(default_factory=list)
    """The new events, each with the resulting table."""
    log_entries: list[LogEntry] = msgspec.field(default_factory=list)
    """The new events as log entries."""
    errors: list[PerudoError | None] = msgspec.field(default_factory=list)
    """For each request, its refusal, or None on success."""

    def add(self, request: Request, events: list[TableEvent], now: int, dice: SeedProvider) -> None:
        """Add the events that a request causes, and their immediate follow-up events."""
        then = apply_all(self.table, events, now, dice)
        if then:
            self.table = then[-1][1]
        self.log_entries += log_entries(then, now, request.guest or None, request.key and request.key[1])
        self.events += then
        self.errors.append(None)

    def give_up(self, table: Table, error: PerudoError) -> None:
        """Refuse all remaining requests, because none of the events were stored."""
        self.errors = [known or error for known in self.errors]
        self.table, self.events, self.log_entries = table, [], []


def apply_all(table: Table, events: list[TableEvent], now: int, dice: SeedProvider) -> list[tuple[TableEvent, Table]]:
    """Apply events and their immediate follow-up events. Return each event with the resulting table."""
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
    """Convert events to log entries. The first entry carries the idempotency key of its command."""
    return [
        LogEntry(table.seq, now, guest, None if behind else command, event)
        for behind, (event, table) in enumerate(happened)
    ]


def wake_at(before: Table, table: Table, timing: Timing) -> DueTime:
    """Return the time at which to load a table whose clock is running, even if nobody is present."""
    if not table.has_clock or (before.stage == table.stage != "playing"):
        return "as it is"
    if table.stage != "playing" or table.paused is not None:
        return None
    return table.due_at(timing) or table.state_since


def once() -> tuple[Reply, asyncio.Future[PerudoError | None]]:
    """Return a reply callback, and a future for its reply. The caller can cancel the future."""
    replied: asyncio.Future[PerudoError | None] = asyncio.get_running_loop().create_future()
    return lambda error: None if replied.done() else replied.set_result(error), replied
