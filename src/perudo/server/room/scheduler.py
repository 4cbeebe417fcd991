"""Schedules a table's automatic actions: deals, clock timeouts, and bots' moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial

import structlog

from perudo.core.errors import PerudoError
from perudo.core.game import Calza
from perudo.server.room.plan import Request
from perudo.server.room.presence import Presence
from perudo.server.room.services import Services
from perudo.server.room.table_bots import TableBots, move_or_default
from perudo.table.context import Context
from perudo.table.decisions import advance, all_ready, make_move, skip_wait
from perudo.table.events import TableEvent
from perudo.table.state import Table

_logger = structlog.get_logger()

IDLE_MILLISECONDS = 10 * 60 * 1000
"""How long (ms) an empty table with a running clock stays in memory. Tables whose clocks run for several days are
unloaded, and wait in the database."""
RETRY_SECONDS = 1
"""How long (s) to wait before a failed automatic action is retried."""


class Scheduler:
    """Sets a timer for the table's next due action, and puts the action into the room's mailbox when the timer fires.

    ``table`` returns the current table. ``woke`` is called when the timer fires, and returns whether this server still
    owns the table. ``slept`` is called when nothing else is due.
    """

    def __init__(
        self,
        services: Services,
        presence: Presence,
        bots: TableBots,
        *,
        table: Callable[[], Table],
        enqueue: Callable[[Request], None],
        woke: Callable[[], bool],
        slept: Callable[[], object],
    ) -> None:
        self._services, self._presence, self._bots = services, presence, bots
        self._table, self._enqueue, self._woke, self._slept = table, enqueue, woke, slept
        self.timer: asyncio.TimerHandle | None = None
        self._pondered: set[int] = set()
        """Bots that have already considered calza on the current bid."""
        self._thinking: dict[int, asyncio.Task[None]] = {}
        """For each bot's seat, the task that waits for the bot's move."""
        self._held_up = False
        """Whether the table's last automatic action failed."""
        self._closed = False

    # --- State

    @property
    def is_awake(self) -> bool:
        """Whether automatic actions can become due: somebody is connected, or a clock is running."""
        return self._presence.since is not None or self.has_running_clock

    @property
    def has_running_clock(self) -> bool:
        table = self._table()
        return table.has_clock and table.stage == "playing" and table.paused is None

    @property
    def idle_until(self) -> int:
        """Return the time (ms) of an empty table's next action if it is far in the future; otherwise 0."""
        first = 0 if self._thinking or not self.has_running_clock else min(self.due_times(), default=0)
        return first if first > self._services.now() + IDLE_MILLISECONDS else 0

    @property
    def bots_are_thinking(self) -> bool:
        return bool(self._thinking)

    async def bots_have_thought(self) -> None:
        """Wait for the bots that are choosing a move."""
        if self._thinking:
            await asyncio.wait(self._thinking.values())

    @property
    def _all_are_ready(self) -> bool:
        """Whether all present players are ready to continue."""
        table = self._table()
        return all_ready(table, self._presence.is_present(table), self._presence.ready(table))

    def due_times(self) -> Iterator[int]:
        """Yield the times (ms) when the table or a bot will act, or when a player's grace period will end."""
        table, now = self._table(), self._services.now()
        due = self.due(table)
        if due is not None:
            yield due
        if self._all_are_ready:
            yield now
        yield from (now + left for left in table.grace_by_seat(partial(self._presence.grace_left, table)).values())
        for seat in self._bots_to_move(table):
            if seat not in self._thinking:
                yield self._move_at(table, seat)

    def due(self, table: Table) -> int | None:
        """Return the time at which the table continues automatically. The wait for contributions to a game's first deal
        starts when somebody connects.
        """
        due = table.due_at(self._services.timing)
        if due is None or not table.awaits_first_contributions or self.has_running_clock:
            return due
        return max(due, (self._presence.since or 0) + due - table.state_since)

    def _bots_to_move(self, table: Table) -> list[int]:
        """Return the bots that have yet to decide whether to act."""
        acting = table.game and table.game.to_act
        return [seat for seat in table.bots_to_move() if seat == acting or seat not in self._pondered]

    def _move_at(self, table: Table, seat: int) -> int:
        return table.state_since + self._services.timing.think(table, seat)

    # --- Actions

    def arm(self) -> None:
        """Set the timer for the next due action."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if not self.is_awake or self._closed:
            return
        table = self._table()
        for seat in self._bots_to_move(table):  # The bots start thinking now, so that nobody waits for them later.
            self._bots.ask(table, seat)
        times = list(self.due_times())
        if times:
            delay = max(RETRY_SECONDS if self._held_up else 0, (min(times) - self._services.now()) / 1000)
            self.timer = asyncio.get_running_loop().call_later(delay, self.run_due)
        self._held_up = False

    def run_due(self) -> None:
        """Start the due action."""
        now, table = self._services.now(), self._table()
        due = self.due(table)
        if not self.is_awake or not self._woke():
            return
        if due is not None and due <= now:
            self._enqueue(Request(self._go_on, self.went_on))
            return
        if self._all_are_ready:
            self._enqueue(Request(skip_wait, self.went_on))
            return
        for seat in self._bots_to_move(table):
            if seat not in self._thinking and self._move_at(table, seat) <= now:
                self._thinking[seat] = asyncio.get_running_loop().create_task(self._let_move(table, seat))
                break
        self.arm()
        self._slept()

    def _go_on(self, context: Context) -> list[TableEvent]:
        """Return the events that are due, unless somebody has already acted."""
        due = self.due(context.table)
        is_due = self.is_awake and due is not None and due <= context.now
        return advance(context.table, context.dice) if is_due else []

    async def _let_move(self, table: Table, seat: int) -> None:
        thought = self._bots.ask(table, seat)
        try:
            await asyncio.wait([thought])
        finally:
            del self._thinking[seat]

        def moved(context: Context) -> list[TableEvent]:
            now = context.table
            quicker = thought.cancelled() or now.state_seq != table.state_seq  # Somebody else acted first.
            if quicker or seat not in self._bots_to_move(now) or not self.is_awake:
                return []
            move = move_or_default(thought.result(), table.current_game(), seat)
            if move is None or isinstance(move, Calza):
                self._pondered.add(seat)
            until = context.now + context.timing.calza_window(now)
            return make_move(now, seat, move, until) if move else []

        self._enqueue(Request(moved, self.went_on))

    def went_on(self, error: PerudoError | None) -> None:
        """Log a failed automatic action, and retry it later, so that the table does not get stuck."""
        if error is not None and error.code != "table-elsewhere":
            _logger.error("a table's own action failed", table=self._table().code, error=str(error))
            self._held_up = True

    def state_changed(self) -> None:
        """Forget which bots have considered calza on the last bid, because the state has changed."""
        self._pondered.clear()

    def close(self) -> None:
        self._closed = True
        for waits in (self.timer, *self._thinking.values()):
            if waits is not None:
                waits.cancel()
        self.timer = None
        self._bots.close()
