"""What is asked of a room, and what follows from all that is asked at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.server.dice_seeds import SeedProvider
from perudo.server.log.events import TableEvent
from perudo.server.log.store import LogEntry
from perudo.server.table.context import Context
from perudo.server.table.decisions import follow_ups
from perudo.server.table.state import Table

RETRYABLE_ERRORS = ("store-write", "store-read", "store-altered", "table-away", "table-elsewhere", "internal")
"""Refusals that are not kept: the same may work when it is asked again."""

Reply = Callable[[PerudoError | None], None]
"""Called once, when what was asked is stored (with None), or refused."""
Decision = Callable[[Context], list[TableEvent]]
"""Returns what follows from a request, at the table as it stands then. Raises ``PerudoError`` to refuse it."""


@dataclass(slots=True)
class Request:
    """Something that lies in a room's mailbox: who asked for it, by which command, and who waits for the answer."""

    decide: Decision
    reply_to: list[Reply]
    guest: str | None = None
    idempotency_key: str | None = None
    """The client's id of it, under which the answer is kept."""

    @property
    def key(self) -> tuple[str, str] | None:
        """What it is remembered by; None if it is not."""
        return (self.guest, self.idempotency_key) if self.guest and self.idempotency_key else None


class CommandResults:
    """The results of each guest's last commands; None where one was done."""

    def __init__(self) -> None:
        self.by_guest: OrderedDict[str, OrderedDict[str, PerudoError | None]] = OrderedDict()

    def already_done(self, guest: str, idempotency_key: str) -> bool:
        """Whether this was carried out before. Raises ``PerudoError``, its first answer, where it was refused then."""
        results = self.by_guest.get(guest)
        if results is None or idempotency_key not in results:
            return False
        first = results[idempotency_key]
        if first is not None:
            raise first.copy()
        return True

    def remember(
        self, guest: str, idempotency_key: str, error: PerudoError | None, seated: Callable[[], Collection[str | None]]
    ) -> None:
        """Keep a result. Strangers, who may be many, push nobody out who is ``seated``."""
        if error is not None and error.code in RETRYABLE_ERRORS:
            return
        results = self.by_guest.setdefault(guest, OrderedDict())
        results[idempotency_key] = error and error.copy()
        self.by_guest.move_to_end(guest)
        if len(results) > limits.COMMAND_RESULTS_KEPT:
            results.popitem(last=False)
        if len(self.by_guest) > limits.GUESTS_WITH_RESULTS_KEPT:
            kept = seated()
            del self.by_guest[next((each for each in self.by_guest if each not in kept), guest)]


@dataclass(slots=True)
class Plan:
    """What follows from all that lay in the mailbox, and the table as it will be."""

    table: Table
    events: list[tuple[TableEvent, Table]] = field(default_factory=list)
    """Each event, and the table after it."""
    log_entries: list[LogEntry] = field(default_factory=list)
    """The events as the log keeps them."""
    errors: list[PerudoError | None] = field(default_factory=list)
    """For each that was asked why it is refused; None where it is done."""

    def add(self, request: Request, events: list[TableEvent], now: int, dice: SeedProvider) -> None:
        """What follows from one of them, and what follows from that at once."""
        then = apply_all(self.table, events, now, dice)
        if then:
            self.table = then[-1][1]
        self.log_entries += log_entries(then, now, request.guest, request.idempotency_key)
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
    """An answer for one who waits for it, and may have given up."""
    answered: asyncio.Future[PerudoError | None] = asyncio.get_running_loop().create_future()
    return lambda error: None if answered.done() else answered.set_result(error), answered
