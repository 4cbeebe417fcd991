"""Groups a table's subscribers by viewpoint; all clients of a viewpoint receive the same bytes."""

from __future__ import annotations

from collections.abc import Set
from typing import Protocol

from perudo.table.projection import Projection, TableSnapshot, Viewpoint
from perudo.table.state import Table


class Client(Protocol):
    """A connected browser: its identity, and methods for sending it messages."""

    guest: str
    session: str | None
    """The id of the session of a person who has signed in; None for other guests."""
    address: str
    """The rate-limit key of the client's address; empty if the address is exempt."""
    table: str | None
    """The table code in the URL of the client's socket."""

    def send(self, message: bytes) -> None:
        """Send a message. Never blocks."""

    def send_away(self) -> None:
        """Close the client's socket. The client's page reconnects immediately: to another server if this one does not
        own the table.
        """


class Subscribers:
    """The clients watching one table."""

    def __init__(self) -> None:
        self.clients: dict[Client, bool] = {}
        """For each connected client, whether it is a shared screen."""
        self.clients_by_guest: dict[str, set[Client]] = {}
        """The clients of each connected guest. Excludes shared screens, because a shared screen does not show that the
        guest is present."""
        self._audience = Projection()
        self._looking: dict[Viewpoint, set[Client]] = {}
        """The subscribers of each viewpoint."""
        self._places: dict[Client, Viewpoint] = {}
        """The viewpoint of each subscriber."""

    def add(self, client: Client, screen: bool) -> None:
        self.clients[client] = screen
        if not screen:
            self.clients_by_guest.setdefault(client.guest, set()).add(client)

    def remove(self, client: Client) -> bool:
        """Remove a client. Return whether this was the guest's last client."""
        self.unsubscribe(client)
        if self.clients.pop(client, True):
            return False
        self.clients_by_guest[client.guest].discard(client)
        if self.clients_by_guest[client.guest]:
            return False
        del self.clients_by_guest[client.guest]
        return True

    def subscribe(self, client: Client, snapshot: TableSnapshot) -> None:
        """Subscribe a client to a new viewpoint, and send it the full state."""
        self._places[client] = viewpoint = self._place(client, snapshot.table)
        self._looking.setdefault(viewpoint, set()).add(client)
        client.send(self._audience.full_state(snapshot, viewpoint))

    def unsubscribe(self, client: Client) -> None:
        if client in self._places:
            self._looking[self._places.pop(client)].discard(client)

    def viewpoint_changed(self, before: Table, now: Table) -> list[Client]:
        """Return the clients whose viewpoint has changed: their guests took, left or handed over a seat, or were
        removed or readmitted.

        Checks only guests who have or had a seat, because there may be many spectators.
        """
        tables = before, now
        guests = {occupant.guest for table in tables for occupant in table.occupants.values() if occupant.guest}
        guests.update(*(table.handed_over for table in tables), *(table.removed for table in tables))
        clients = (client for guest in guests for client in self.clients_by_guest.get(guest, ()))
        return [each for each in clients if each in self._places and self._places[each] != self._place(each, now)]

    def _place(self, client: Client, table: Table) -> Viewpoint:
        if self.clients[client]:
            return "screen"
        if client.guest in table.removed:
            return "removed"
        if (chair := table.chair_of(client.guest)) is not None:
            return chair
        return (
            "handed"
            if client.guest in table.handed_over
            else "appointed_host"
            if client.guest == table.appointed_host
            else "watcher"
        )

    def spectator_count(self, seated: Set[str | None]) -> int:
        """Count the guests who watch without a seat."""
        return len(self.clients_by_guest.keys() - seated)

    def screen_count(self) -> int:
        """Count the shared screens."""
        return sum(self.clients.values())

    def broadcast(self, snapshot: TableSnapshot) -> bool:
        """Send each subscriber the changes that are visible from its viewpoint. Return whether there were any
        changes."""
        changes = self._audience.changes(
            snapshot, [viewpoint for viewpoint, clients in self._looking.items() if clients]
        )
        if changes is None:
            return False
        for viewpoint, message in changes.items():
            for client in self._looking[viewpoint]:
                client.send(message)
        return True

    def broadcast_message(self, message: bytes) -> None:
        for clients in self._looking.values():
            for client in clients:
                client.send(message)
