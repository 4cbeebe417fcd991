"""The tables that gather and are open to everyone, and those who look for one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Sequence
from itertools import chain, zip_longest
from typing import NamedTuple

import msgspec

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.broadcast.projection import lobby_table
from perudo.server.broadcast.subscribers import Client
from perudo.server.room.room import Room
from perudo.server.token_bucket import network_of

TOLD_AGAIN = 0.1
"""Seconds between two lists at least: many tables may change at once."""


class Owner(NamedTuple):
    """Who lists a table, as digests. Clients never see them."""

    network: str
    address: str
    """Empty where addresses are not counted, as on this machine."""
    guest: str
    around: tuple[str, ...] = ()
    """The larger networks around that one, the largest first."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The groups that take turns, from the largest network down to the guest."""
        around = self.around or (self.network,) * len(WIDTHS)
        return (*around, self.network, self.address, self.guest)


WIDTHS = (16, 32), (20, 40)
"""Prefixes in IPv4 and IPv6 of the larger networks, which one provider's customer may have many of."""
LEVELS = len(WIDTHS) + 3


class Listing(msgspec.Struct, frozen=True):
    """A listed table, as nodes describe it to each other."""

    line: wire.LobbyTable
    owner: Owner
    since: int
    """Milliseconds since 1970: the last event of the table when it was listed."""


class Lobby:
    """The listed tables and the clients that look at them. ``name`` returns the digest of an address or a guest."""

    def __init__(self, name: Callable[[str], str]) -> None:
        self._name = name
        self._here: dict[str, Listing] = {}
        """Tables listed by this node, by their codes."""
        self._elsewhere: dict[str, Listing] = {}
        """Tables listed by other nodes."""
        self._clients: set[Client] = set()
        self._state: bytes | None = None
        """What the clients see; None after a change."""
        self._telling: asyncio.TimerHandle | None = None

    @property
    def tables(self) -> list[wire.LobbyTable]:
        """The listed tables in fair order, without those that exceed the limits of their owners."""
        return [listing.line for listing in in_turn(self._listings())]

    @property
    def _shown(self) -> list[wire.LobbyTable]:
        """The tables in a client's list. If more are listed, half of the list are those listed longest ago."""
        newest = in_turn(self._listings())
        if len(newest) > limits.LOBBY_TABLES:
            oldest = in_turn(self._listings(), oldest=True)
            both = dict.fromkeys(each.line.table for pair in zip(newest, oldest, strict=True) for each in pair)
            kept = set(list(both)[: limits.LOBBY_TABLES])
            newest = [each for each in newest if each.line.table in kept]
        return [each.line for each in newest]

    @property
    def watched(self) -> bool:
        return bool(self._clients)

    def admit(self, guest: str, address: str) -> None:
        """Check that a client may list one more table. Raises ``PerudoError`` (``too-many-listed*``) otherwise."""
        owner, listings = self._owner(guest, address), self._listings()
        if sum(each.owner.guest == owner.guest for each in listings) >= limits.GUEST_LISTED_TABLES:
            raise PerudoError("too-many-listed", count=limits.GUEST_LISTED_TABLES)
        if address and sum(each.owner.address == owner.address for each in listings) >= limits.ADDRESS_LISTED_TABLES:
            raise PerudoError("too-many-listed-nearby", count=limits.ADDRESS_LISTED_TABLES)

    def join(self, client: Client) -> None:
        """A client is told of the open tables, now and as they change."""
        self._clients.add(client)
        client.send(self._told())

    def leave(self, client: Client) -> None:
        self._clients.discard(client)

    def update(self, room: Room, there: bool = True) -> None:
        """A room may look different from here; ``there``: whether it still is one."""
        table, listed = room.table, self._here.get(room.table.code)
        opens = there and table.stage == "gathering" and table.customs.listed and not table.locked
        client = room.owner if opens else None
        if client is None:
            listing = None
        else:
            owner = self._owner(client.guest, client.address)
            listing = Listing(lobby_table(table, room.there), owner, listed.since if listed else table.at)
        if listing == listed:
            return
        if listing is None:
            del self._here[table.code]
        else:
            self._here[table.code] = listing
        room.roll.lists(None if listing is None else msgspec.json.encode(listing))
        self._changed()

    def elsewhere(self, listings: Iterable[tuple[str, str]]) -> None:
        """The tables that other nodes tell of, each with its listing as JSON."""
        known = dict[str, Listing]()
        for code, listing in listings:
            with contextlib.suppress(msgspec.MsgspecError):  # of another version of the program
                known[code] = msgspec.json.decode(listing, type=Listing)
        if known != self._elsewhere:
            self._elsewhere = known
            self._changed()

    def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()

    def _listings(self) -> Sequence[Listing]:
        return tuple((self._elsewhere | self._here).values())

    def _owner(self, guest: str, address: str) -> Owner:
        around = tuple(address and self._name(network_of(address, *widths)) for widths in WIDTHS)
        network, address, guest = (who and self._name(who) for who in (network_of(address), address, guest))
        return Owner(network, address, guest, around)

    def _changed(self) -> None:
        self._state = None
        if self._telling is None and self._clients:
            self._telling = asyncio.get_running_loop().call_later(TOLD_AGAIN, self._tell)

    def _tell(self) -> None:
        self._telling = None
        state = self._told()
        for client in self._clients:
            client.send(state)

    def _told(self) -> bytes:
        if self._state is None:
            self._state = wire.encode(wire.LobbyState(tables=tuple(self._shown)))
        return self._state


def in_turn(listings: Iterable[Listing], *, oldest: bool = False) -> list[Listing]:
    """Order tables so that nobody can crowd out others, however many tables they open.

    Large networks take turns, within each the smaller ones do, then its addresses, then their guests. Tables with free
    chairs come first, then those with more people, then newer ones, or the ``oldest``.
    """

    def rank(listing: Listing) -> tuple[bool, int, int]:
        line = listing.line
        return line.people + line.bots >= line.chairs, -line.people, listing.since if oldest else -listing.since

    return _in_turn(sorted(listings, key=rank), 0)


def _in_turn(listings: list[Listing], level: int) -> list[Listing]:
    """One listing of each owner, then the second of each, and so on; ``level``: which of ``Owner.levels`` counts."""
    if level == LEVELS:
        return listings
    most = {LEVELS - 2: limits.ADDRESS_LISTED_TABLES, LEVELS - 1: limits.GUEST_LISTED_TABLES}.get(level)
    groups: dict[str, list[Listing]] = {}
    for each in listings:
        groups.setdefault(each.owner.levels[level], []).append(each)
    queues = (_in_turn(group, level + 1)[: most if who else None] for who, group in groups.items())
    return [each for each in chain.from_iterable(zip_longest(*queues)) if each is not None]
