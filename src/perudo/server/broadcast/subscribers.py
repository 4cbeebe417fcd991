"""Who looks at a table, and from where: what the audience works out for a place goes to all who look from it."""

from __future__ import annotations

from collections.abc import Container
from typing import Protocol

from perudo.server.broadcast.projection import Audience, Place, Sight
from perudo.server.table.state import Table


class Client(Protocol):
    """A connected browser: who it is, and how to send to it."""

    guest: str
    address: str
    """Under what name its address is counted; empty where it is not."""

    def send(self, message: bytes) -> None:
        """Sends a message; never blocks."""


class Lookers:
    """The clients at one table."""

    def __init__(self) -> None:
        self.there: dict[Client, bool] = {}
        """Who is connected, and whether as a screen for the whole room."""
        self.here: dict[str, set[Client]] = {}
        """The guests who are, and their clients; a screen is no sign that its owner is there."""
        self._audience = Audience()
        self._looking: dict[Place, set[Client]] = {}
        """From each place, who looks."""
        self._places: dict[Client, Place] = {}
        """The same, for each of them."""

    def enter(self, client: Client, screen: bool) -> None:
        self.there[client] = screen
        if not screen:
            self.here.setdefault(client.guest, set()).add(client)

    def exit(self, client: Client) -> bool:
        """Whether a guest is here no more by that."""
        self.look_away(client)
        if self.there.pop(client, True):
            return False
        self.here[client.guest].discard(client)
        if self.here[client.guest]:
            return False
        del self.here[client.guest]
        return True

    def look(self, client: Client, sight: Sight) -> None:
        """From the client's place, which it has not looked from: it is sent all that there is to see."""
        self._places[client] = place = self._place(client, sight.table)
        self._looking.setdefault(place, set()).add(client)
        client.send(self._audience.whole(sight, place))

    def look_away(self, client: Client) -> None:
        if client in self._places:
            self._looking[self._places.pop(client)].discard(client)

    def moved(self, before: Table, now: Table) -> list[Client]:
        """Those who look from elsewhere than they did: they sat down, stood up, or gave their seat away.

        Only who sits or sat there can have done so: the others, who may be many, are not asked about.
        """
        tables = before, now
        guests = {sitter.guest for table in tables for sitter in table.sitters.values() if sitter.guest}
        guests.update(*(table.handed for table in tables), *(table.removed for table in tables))
        clients = (client for guest in guests for client in self.here.get(guest, ()))
        return [each for each in clients if each in self._places and self._places[each] != self._place(each, now)]

    def _place(self, client: Client, table: Table) -> Place:
        if self.there[client]:
            return "screen"
        if client.guest in table.removed:
            return "removed"
        if (chair := table.chair_of(client.guest)) is not None:
            return chair
        return "handed" if client.guest in table.handed else "opener" if client.guest == table.opened_by else "watcher"

    def watching(self, seated: Container[str | None]) -> int:
        """How many there are who don't sit there, or let a whole room see."""
        return len({client.guest for client, screen in self.there.items() if screen or client.guest not in seated})

    def show(self, sight: Sight) -> bool:
        """Sends each what has changed for them; gives whether anything has."""
        changes = self._audience.change(sight, [place for place, clients in self._looking.items() if clients])
        if changes is None:
            return False
        for place, message in changes.items():
            for client in self._looking[place]:
                client.send(message)
        return True

    def tell(self, message: bytes) -> None:
        """To all who look."""
        for clients in self._looking.values():
            for client in clients:
                client.send(message)
