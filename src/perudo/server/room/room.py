"""A room: one table in memory, with its clients. It consists of the actor, the scheduler, presence, reactions, and the
notifications to absent players.

Only the actor (``actor.py``) changes the table. The scheduler decides when the table advances automatically. The room
decides who sees what, and when.
"""

from __future__ import annotations

import asyncio
import operator
import time
from collections.abc import Iterable
from functools import partial
from typing import Protocol

import structlog

from perudo.core import limits
from perudo.server.broadcast.subscribers import Client
from perudo.server.room.actor import TableActor
from perudo.server.room.plan import Request
from perudo.server.room.presence import Presence
from perudo.server.room.reactions import Reactions
from perudo.server.room.scheduler import Scheduler
from perudo.server.room.services import Services
from perudo.server.room.table_bots import TableBots
from perudo.server.room.turn_caller import TurnCaller
from perudo.server.token_bucket import TokenBuckets
from perudo.table.context import Context
from perudo.table.decisions import reclaim_seat, why_unrated
from perudo.table.events import DowntimeCredited, HandedOver, LogEntry, Moved, Sat, SeedCommitted, TableEvent
from perudo.table.projection import TableSnapshot, chat_message
from perudo.table.state import IsConnected, RegisteredName, Table

_logger = structlog.get_logger()

MAX_LOG_AHEAD_MILLISECONDS = 2000
"""The maximum time (ms) by which the times in a log may be ahead of the server's clock."""


class RoomOwner(Protocol):
    """The part of the registry's interface that a room uses."""

    def changed(self, room: Room) -> None:
        """Handle a change in a room's listing or activity."""

    def idle(self, room: Room) -> None:
        """Handle a room without pending requests."""

    def lost(self, room: Room) -> None:
        """Handle the loss of a room's table to another server."""


class Room:
    """A table in memory that this server acquired in ``epoch``: see ``ownership.py``."""

    def __init__(self, code: str, services: Services, epoch: int, owner: RoomOwner) -> None:
        self.pins = 0
        """The number of callers that need the room. While it is above 0, the room stays in memory."""
        self._services, self._owner = services, owner
        self.actor = TableActor(code, services, epoch, self)
        self._bots = TableBots(services.bot_pool)
        self._presence = Presence(services.now, self._count_soon)
        self._lookers = self._presence.subscribers
        self._reactions = Reactions(self._lookers, services.timing, lambda: self.table if self.actor.is_owned else None)
        self._arrivals = TokenBuckets(limits.ARRIVALS)
        """Limits the rate at which guests take a seat for the first time."""
        self._counting: asyncio.TimerHandle | None = None
        self.scheduler = Scheduler(
            services,
            self._presence,
            self._bots,
            table=lambda: self.table,
            enqueue=self.actor.enqueue,
            woke=self._woke,
            slept=self._slept,
        )
        self._turn_caller = TurnCaller(services, self._presence, lambda: self.table, self._slept)

    # --- State

    @property
    def table(self) -> Table:
        return self.actor.table

    @property
    def busy(self) -> bool:
        """Whether requests are in progress."""
        return self.actor.busy

    @property
    def must_stay_loaded(self) -> bool:
        """Whether the room has to stay in memory."""
        clock_runs = self.has_running_clock and not self.scheduler.idle_until
        return bool(self._lookers.clients) or clock_runs or self._turn_caller.pending

    @property
    def clients(self) -> list[Client]:
        return list(self._lookers.clients)

    @property
    def has_running_clock(self) -> bool:
        return self.scheduler.has_running_clock

    @property
    def listing_client(self) -> Client | None:
        """Return a connected client of the host or, failing that, of another seated person; None if no such person is
        connected.
        """
        host = self.table.host(self.is_present)
        people = [occupant.guest or "" for occupant in self.table.occupants.values() if occupant.is_person]
        people.sort(key=lambda guest: guest != host)
        clients = (client for guest in people for client in self._lookers.clients_by_guest.get(guest, ()))
        return next(clients, None)

    def is_connected(self, guest: str) -> bool:
        return self._presence.is_connected(guest)

    def grace_left(self, guest: str) -> int:
        """Return a guest's remaining grace period (ms): see ``Presence``."""
        return self._presence.grace_left(self.table, guest)

    @property
    def is_present(self) -> IsConnected:
        """Whether a guest is connected, or expected to return."""
        return self._presence.is_present(self.table)

    async def settled(self) -> None:
        """Wait until no requests are in progress."""
        while self.busy or self.scheduler.bots_are_thinking:
            await self.scheduler.bots_have_thought()
            await self.go_on()

    def replay(self, entries: Iterable[LogEntry], head: str) -> None:
        """Replay the log; ``head`` is the digest of its last event."""
        for event, table in self.actor.replay(entries, head):
            self._bots.observe(event, table)
        self._turn_caller.loaded()

    # --- Requests

    def handover_secret(self, guest: str) -> str:
        """Create the secret for a link to this guest's seat. Raises ``PerudoError`` if the guest has no seat."""
        return self._services.seat_links.make(self.table, guest, self._services.now())

    async def go_on(self) -> None:
        """Wait until all earlier requests are done and the resulting timers are set."""
        await self.actor.ask(lambda _: [])

    def context(self, table: Table, request: Request, registered_name: RegisteredName | None) -> Context:
        services = self._services
        return Context(
            table=table,
            guest=request.guest,
            now=services.now(),
            timing=services.timing,
            dice=services.seeds,
            presence=self._presence,
            seat_links=services.seat_links,
            charge_arrival=partial(self._arrivals.take, table.code),
            check_may_list=partial(services.check_may_list, request.guest, request.address),
            react=partial(self._reactions.show, table.code),
            address=request.address,
            registered_name=registered_name,
        )

    # --- Callbacks for the actor

    def applied(self, before: Table, events: list[tuple[TableEvent, Table]]) -> None:
        """Broadcast the changes made by stored events. ``events`` pairs each event with the resulting table."""
        begun, earlier = time.perf_counter(), before
        for event, then in events:
            self._bots.observe(event, then)
            if isinstance(event, Moved):
                self._services.metrics.moves(str(event.move.__struct_config__.tag)).inc()
                if then.current_game().hands is None:
                    self._reactions.react_as_bots(then)
            elif isinstance(event, SeedCommitted) and (earlier.next_draw or _unproven(then)):
                _logger.error("seed lost", table=then.code)  # The secret key has changed since the commitment.
            if isinstance(event, Sat | HandedOver):  # The guest is expected: their page may still be loading.
                self._presence.expect(event.guest)
            earlier = then
        self._state_changed(before)
        self._services.metrics.shown.observe(time.perf_counter() - begun)

    def answered(self) -> None:
        self._arm()

    def idle(self) -> None:
        self._owner.idle(self)

    def lost(self) -> None:
        self._owner.lost(self)

    def _state_changed(self, before: Table) -> None:
        """Broadcast a change to the table."""
        if self.table.state_seq != before.state_seq:
            self.scheduler.state_changed()
            self._presence.ready_shown = frozenset()
        if self.table.occupants is not before.occupants:
            self._attend()
        if self.table.chat is not before.chat:
            self._lookers.broadcast_message(
                chat_message(self.table, [line for line in self.table.chat if line.seq > before.seq])
            )
        seats, were = (self.table.occupants, self.table.removed), (before.occupants, before.removed)
        moved = self._lookers.viewpoint_changed(before, self.table) if any(map(operator.is_not, seats, were)) else []
        for client in moved:
            self._lookers.unsubscribe(client)
        self._show()
        for client in moved:
            self._lookers.subscribe(client, self._sight())

    # --- Clients

    def has_substitute(self, guest: str) -> bool:
        """Return whether a bot holds this guest's seat, and the log has room for the guest to return."""
        return bool(reclaim_seat(self.table, guest)) and self.table.seq < limits.LOG_SOFT_LIMIT

    async def join(self, client: Client, screen: bool, back: bool) -> None:
        """Subscribe a client to the table: send it the full state now, and every change later.

        ``back``: whether the guest takes their seat back from a bot.
        """
        self._presence.enter(client, screen)
        self._attend()
        if back:
            await self.actor.ask(lambda context: reclaim_seat(context.table, client.guest), client.guest)
        if client not in self._lookers.clients:  # The client disconnected in the meantime.
            return
        if not self.actor.is_owned:
            raise self.actor.elsewhere
        self._show()  # This update goes to the other clients: the new client gets the whole state.
        client.send(chat_message(self.table, self.table.chat))
        self._lookers.subscribe(client, self._sight())
        self._arm()

    def leave(self, client: Client) -> None:
        """Unsubscribe a client."""
        if client in self._lookers.clients:
            self._presence.leave(client)
            self._attend()
            self._show()
            self._arm()

    def _attend(self) -> None:
        """Update presence after somebody arrives, leaves, takes a seat or gives up a seat."""
        self._presence.update(self.table)

    def _count_soon(self, seconds: float) -> None:
        if self.actor.closed:
            return
        loop = asyncio.get_running_loop()
        if self._counting is None or loop.time() + seconds < self._counting.when():
            if self._counting is not None:
                self._counting.cancel()
            self._counting = loop.call_later(seconds, self._count)

    def _count(self) -> None:
        self._counting = None
        self._presence.count(self.table)
        self._show()

    def _sight(self) -> TableSnapshot:
        due, now, presence = self.scheduler.due(self.table), self._services.now(), self._presence
        return TableSnapshot(
            self.table,
            self.is_connected,
            self.grace_left,
            presence.spectators,
            presence.screens,
            presence.ready_shown,
            due,
            now,
            self.table.retractable_for(now, self._services.timing),
            why_unrated(self.table, presence.addresses),
        )

    def _show(self) -> None:
        if self.actor.is_owned and self._lookers.broadcast(self._sight()):
            self._owner.changed(self)

    # --- Time

    def _arm(self) -> None:
        """Set the timers for the next due actions."""
        self.scheduler.arm()
        self._turn_caller.arm()

    def _woke(self) -> bool:
        """Called when the scheduler's timer fires. Return whether this server still owns the table."""
        if not self.actor.is_owned:
            self._owner.lost(self)
            return False
        self._show()  # Update clients: a disconnected player's grace period may have ended.
        return True

    def _slept(self) -> None:
        """Let the registry unload the room, because nothing is due."""
        if not self.busy:
            self._owner.idle(self)

    async def credit_downtime(self, since: int | None) -> None:
        """After loading, credit players with the time during which no server ran the table.

        ``since``: if a clock was running when the table lost its server, the time of the loss in milliseconds;
        otherwise None. If the times in the log are ahead of the server's clock, all deadlines are moved earlier by the
        difference. Raises ``PerudoError`` (``store-...``, ``table-elsewhere``) if the credit cannot be stored.
        """
        table, now = self.table, self._services.now()
        away = now - max(table.at, since) if since is not None and self.has_running_clock else 0
        if table.at - now > MAX_LOG_AHEAD_MILLISECONDS and table.stage == "playing" and table.paused is None:
            away = now - max(table.at, since or 0)
        if away and (error := await self.actor.ask(lambda _: [DowntimeCredited(away)])):
            raise error

    def close(self) -> None:
        """Stop every timer. When the table is loaded again, it resumes from the log."""
        self._reactions.close()
        self.scheduler.close()
        self._turn_caller.close()
        if self._counting is not None:
            self._counting.cancel()
            self._counting = None
        self.actor.close()


def _unproven(table: Table) -> bool:
    """Return whether the revealed dice can never be verified."""
    return table.last_draw is not None and table.last_draw.proof.seed is None
