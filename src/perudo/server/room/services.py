"""The services that all rooms of a server share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from perudo.server.log.store import Store
from perudo.server.metrics import Metrics
from perudo.server.ownership import Ownership
from perudo.server.people.people import People
from perudo.server.people.turns import Turns
from perudo.server.room.bot_pool import BotPool
from perudo.table.dice_seeds import SeedProvider
from perudo.table.handover import SeatLinks
from perudo.table.state import Timing


@dataclass(frozen=True)
class Services:
    """A room's dependencies, shared by all rooms of a server."""

    log: Store
    timing: Timing
    seeds: SeedProvider
    clock: Callable[[], float]
    """Returns the time in seconds since 1970, which never goes backwards."""
    metrics: Metrics
    seat_links: SeatLinks
    bot_pool: BotPool
    """Runs the bots."""
    ownership: Ownership
    """The tables that this server owns."""
    turns: Turns
    """Notifies absent players that it is their turn."""
    people: People
    """Looks up a guest's registered name on this server."""
    check_may_list: Callable[[str, str], None]
    """Raises ``PerudoError`` if a guest or an address already lists too many tables in the lobby."""

    def now(self) -> int:
        """The time in milliseconds since 1970."""
        return round(self.clock() * 1000)
