"""Notifies an absent player of their turn if other people are also playing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from perudo.core.errors import PerudoError
from perudo.server.room.presence import Presence
from perudo.server.room.services import Services
from perudo.table.state import Table


class Turn(NamedTuple):
    """A guest's turn, which began with the event ``seq``."""

    guest: str
    seq: int


class TurnCaller:
    """Notifies an absent player of their turn once the grace period for reconnecting is over.

    ``table`` returns the current table. ``finished`` is called when no notification or database write is pending any
    more.
    """

    def __init__(
        self, services: Services, presence: Presence, table: Callable[[], Table], finished: Callable[[], object]
    ) -> None:
        self._services, self._presence, self._table, self._finished = services, presence, table, finished
        self._timer: asyncio.TimerHandle | None = None
        self._work: asyncio.Task[None] | None = None
        self._recorded: Turn | None = None
        """The turn recorded in the database, as far as this server knows."""
        self._closed = False

    @property
    def pending(self) -> bool:
        """Whether the room has to stay in memory."""
        return self._timer is not None or self._work is not None

    def loaded(self) -> None:
        """Assume that the current turn is already recorded in the database, without knowing for which guest."""
        table = self._table()
        self._recorded = Turn("", table.state_seq) if table.stage == "playing" else None

    def arm(self) -> None:
        """Set the timer for the next notification, or record that the last turn is over."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._closed or self._work is not None:
            return
        table, turn = self._table(), self._awaited()
        if self._recorded is not None and self._recorded.seq != table.state_seq:
            self._start(self._end)
        elif turn is not None and turn != self._recorded:
            seconds = self._presence.grace_left(table, turn.guest) / 1000
            self._timer = asyncio.get_running_loop().call_later(seconds, self._start, partial(self._call, turn))

    def close(self) -> None:
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _awaited(self) -> Turn | None:
        """Return the current turn if its player is absent; otherwise None."""
        table = self._table()
        seat = table.game.to_act if table.game else None
        if seat is None or table.stage != "playing" or table.paused is not None:
            return None
        occupant = table.occupants[seat]
        if not occupant.is_person or occupant.is_external_bot or self._presence.is_connected(occupant.guest or ""):
            return None
        return Turn(occupant.guest or "", table.state_seq) if table.people_playing > 1 else None

    def _start(self, do: Callable[[], Awaitable[bool]]) -> None:
        self._timer = None
        self._work = asyncio.get_running_loop().create_task(self._run(do))

    async def _run(self, do: Callable[[], Awaitable[bool]]) -> None:
        stored = False
        try:
            stored = await do()
        finally:
            self._work = None
        if stored:  # After a failure, the next change at the table triggers a retry.
            self.arm()
        if not self.pending and not self._closed:
            self._finished()

    async def _call(self, turn: Turn) -> bool:
        table = self._table()
        stored = await self._services.turns.call(table.code, turn.guest, turn.seq, table.host_name)
        if stored:
            self._recorded = turn
        return stored

    async def _end(self) -> bool:
        try:
            await self._services.turns.end(self._table().code)
        except PerudoError:  # The store has already logged the error.
            return False
        self._recorded = None
        return True
