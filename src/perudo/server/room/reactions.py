"""Reactions of people and bots at a table. All clients see reactions as they happen, but the server does not store
them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from perudo.bots import builtin_level
from perudo.core.view import public_view
from perudo.protocol import wire
from perudo.server.broadcast.subscribers import Subscribers
from perudo.table.bot_reactions import pick_reaction
from perudo.table.state import Table, Timing


class Reactions:
    """Shows reactions. ``table`` returns the current table, or None if this server no longer owns it."""

    def __init__(self, subscribers: Subscribers, timing: Timing, table: Callable[[], Table | None]) -> None:
        self._subscribers, self._timing, self._table = subscribers, timing, table
        self.timer: asyncio.TimerHandle | None = None
        """The timer that fires when a bot is due to react."""

    def show(self, code: str, seat: int, reaction: wire.Reaction | None, gesture: wire.Gesture | None = None) -> None:
        shown = wire.Reacted(table=code, seat=seat, reaction=reaction, gesture=gesture)
        self._subscribers.broadcast_message(wire.encode(shown))

    def react_as_bots(self, table: Table) -> None:
        """Schedule a bot's reaction to a call, after every screen has shown the outcome."""
        bots = {seat: builtin_level(bot) for seat, bot in table.bots().items() if table.occupants[seat].guest is None}
        if not table.settings.chat or table.instant or not bots:
            return
        felt = pick_reaction(public_view(table.current_game()), bots, lambda seat: table.fixed_random(f"{seat} feels"))
        if felt is not None:
            seconds = self._timing.reaction_delay(table) / 1000
            self.timer = asyncio.get_running_loop().call_later(seconds, self._show_late, table.state_seq, *felt)

    def _show_late(self, state_seq: int, seat: int, reaction: wire.Reaction) -> None:
        """Show a bot's reaction, unless the game has moved on."""
        self.timer, table = None, self._table()
        if table and table.state_seq == state_seq and table.paused is None and seat in table.bots():
            self.show(table.code, seat, reaction)

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
