"""The actor that makes all changes to a table, one request at a time.

The actor drains its mailbox, decides the requests in order, and appends the resulting events in one write. Only after
this write does the actor change the table, remember the results, broadcast the change, and answer the requests. The
actor awaits only the append and, before it decides requests, a lookup of the guests' registered names. An await between
the other steps would expose a half-updated table.

The actor handles neither timers nor clients. It notifies its ``Host``, which is the room.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Protocol

import structlog

from perudo.core.errors import PerudoError
from perudo.server.deduplication import Deduplicator, Key
from perudo.server.log.replaying import replay_tables
from perudo.server.log.store import ConflictError
from perudo.server.people.results import store_results
from perudo.server.room.plan import Decision, Plan, Request, once, wake_at
from perudo.server.room.services import Services
from perudo.table.context import Context
from perudo.table.events import LogEntry, TableEvent
from perudo.table.results import new_results
from perudo.table.state import RegisteredName, Table

_logger = structlog.get_logger()


class Host(Protocol):
    """The part of the room's interface that the actor uses."""

    def context(self, table: Table, request: Request, registered_name: RegisteredName | None) -> Context:
        """Return the context in which a request is decided."""

    def applied(self, before: Table, events: list[tuple[TableEvent, Table]]) -> None:
        """Handle stored events, each paired with the resulting table."""

    def answered(self) -> None:
        """Called after a batch of requests has been answered."""

    def idle(self) -> None:
        """Handle an empty mailbox."""

    def lost(self) -> None:
        """Handle the loss of the table to another server."""


class TableActor:
    """Changes one table, which this server acquired in ``epoch``: see ``ownership.py``."""

    def __init__(self, code: str, services: Services, epoch: int, host: Host) -> None:
        self.table = Table(code=code)
        self.head = ""
        """The digest of the log's last event. Never send it to clients, because it covers hidden dice."""
        self.commands = Deduplicator()
        self.busy = False
        """Whether the actor has unfinished requests."""
        self.closed = False
        self._services, self._epoch, self._host = services, epoch, host
        self._mailbox: list[Request] = []
        self._wake = asyncio.Event()
        self._work: asyncio.Task[None] | None = None

    @property
    def is_owned(self) -> bool:
        """Whether this server still owns the table. If so, the state in memory is current."""
        return not self.closed and self._services.ownership.epoch(self.table.code) == self._epoch

    @property
    def elsewhere(self) -> PerudoError:
        return PerudoError("table-elsewhere", table=self.table.code)

    def replay(self, entries: Iterable[LogEntry], head: str) -> Iterator[tuple[TableEvent, Table]]:
        """Replay the log; ``head`` is the digest of its last event. Yields each event with the resulting table.

        Raises ``PerudoError`` (``store-read``) if the log is inconsistent.
        """
        self.head = head
        entries = list(entries)
        for entry, table in zip(entries, replay_tables(self.table.code, entries), strict=True):
            self.table = table
            if entry.guest and entry.command:
                self.commands.remember((entry.guest, entry.command), None, self._seated)
            yield entry.event, self.table

    # --- The mailbox

    def enqueue(self, request: Request) -> None:
        if self.closed:
            request.reply(self.elsewhere)
            return
        self._mailbox.append(request)
        if request.key:
            self.commands.begin(request.key, request.reply)
        self.busy = True
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._run())
        self._wake.set()

    async def ask(
        self, decide: Decision, guest: str = "", address: str = "", key: Key | None = None, chooses_name: bool = False
    ) -> PerudoError | None:
        """Enqueue a request, unless it repeats an earlier one, and wait for the result. Returns the refusal, or None
        for success. For the parameters see ``Request``."""
        reply, replied = once()
        if key is None or not self.commands.answer_repeated(key, reply):
            self.enqueue(Request(decide, reply, guest, address, key, chooses_name))
        return await replied

    def close(self) -> None:
        self.closed = True
        left, self._mailbox = self._mailbox, []
        self._answer(left, [self.elsewhere] * len(left))
        self._wake.set()

    async def _run(self) -> None:
        """Keep draining the mailbox while the room is in memory."""
        while not self.closed:
            await self._wake.wait()
            self._wake.clear()
            while self._mailbox:
                taken, self._mailbox = self._mailbox, []
                try:
                    await self._process(taken)
                except Exception:
                    _logger.exception("room failed", table=self.table.code)
                    self._answer(taken, [PerudoError("internal")] * len(taken))
            self.busy = False
            self._host.idle()

    # --- Decide, append, apply, broadcast, answer

    async def _process(self, taken: list[Request]) -> None:
        """Process a batch of requests with one append."""
        plan = Plan(self.table)
        names = await self._registered_names(taken)
        try:
            if self.is_owned:
                plan = self._plan(taken, names)
                if plan.log_entries:
                    await self._append(plan)
            if not self.is_owned:
                raise ConflictError
        except ConflictError:
            self._host.lost()
            self._answer(taken, [self.elsewhere] * len(taken))
            return
        except PerudoError as error:
            plan.give_up(self.table, error)

        before, self.table = self.table, plan.table
        for asked, refusal in zip(taken, plan.errors, strict=True):
            if asked.key:
                self.commands.remember(asked.key, refusal, self._seated)
        if plan.events:
            self._host.applied(before, plan.events)
        self._answer(taken, plan.errors)
        self._host.answered()

    async def _registered_names(self, taken: list[Request]) -> dict[str, RegisteredName | PerudoError | None]:
        """Look up the registered names of guests who choose a name. If a name cannot be read, the result contains the
        error instead.
        """
        names = dict[str, RegisteredName | PerudoError | None]()
        for guest in {asked.guest for asked in taken if asked.chooses_name}:
            try:
                names[guest] = await self._services.people.registered_name(guest)
            except PerudoError as error:
                names[guest] = error
        return names

    def _plan(self, taken: list[Request], names: Mapping[str, RegisteredName | PerudoError | None]) -> Plan:
        """Decide the requests one by one."""
        now, plan = self._services.now(), Plan(self.table)
        for asked in taken:
            try:
                registered_name = names.get(asked.guest) if asked.chooses_name else None
                if isinstance(registered_name, PerudoError):
                    raise registered_name
                events = asked.decide(self._host.context(plan.table, asked, registered_name))
                plan.add(asked, events, now, self._services.seeds)
            except PerudoError as error:
                plan.errors.append(error)
            except Exception:
                _logger.exception("command failed", table=self.table.code)
                plan.errors.append(PerudoError("internal"))
        return plan

    async def _append(self, plan: Plan) -> None:
        """Append the plan's events. Raises ``ConflictError`` if this server does not own the table, and ``PerudoError``
        if the events cannot be stored."""
        begun = time.perf_counter()
        due = wake_at(self.table, plan.table, self._services.timing)
        results = tuple(new_results(self.table, plan.events))
        try:
            self.head = await self._services.log.append(
                self.table.code,
                plan.log_entries,
                due,
                head=self.head,
                epoch=self._epoch,
                do=partial(store_results, results=results) if results else None,
            )
        finally:
            self._services.metrics.commit.observe(time.perf_counter() - begun)

    def _answer(self, taken: list[Request], errors: list[PerudoError | None]) -> None:
        for asked, error in zip(taken, errors, strict=True):
            for reply in self.commands.end(asked.key) if asked.key else [asked.reply]:
                reply(error)

    def _seated(self) -> set[str | None]:
        return {occupant.guest for occupant in self.table.occupants.values()}
