"""The lobby: the public tables where players gather, and the clients that watch the list."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hmac
from collections.abc import Iterable, Sequence
from itertools import chain, zip_longest
from typing import NamedTuple

import msgspec

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.records.fair_dice import length_prefixed
from perudo.server.broadcast.subscribers import Client
from perudo.server.room.room import Room
from perudo.server.token_bucket import network_key
from perudo.table.projection import lobby_entry

BROADCAST_SECONDS = 0.1
"""The minimum number of seconds between updates of the list, because many tables may change at the same time."""


class ListingOwner(NamedTuple):
    """The guest who listed a table, identified by digests that clients never see."""

    network: str
    address: str
    """Empty if the address is exempt from limits (for example, this machine's own address)."""
    guest: str
    around: tuple[str, ...] = ()
    """The larger networks that contain the address, largest first."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The owner's groups, from the largest network down to the guest; at each level, groups take turns."""
        around = self.around or (self.network,) * len(WIDTHS)
        return (*around, self.network, self.address, self.guest)


WIDTHS = (16, 32), (20, 40)
"""Prefix lengths (IPv4, IPv6) that group addresses into larger networks. One customer may have many addresses."""
LEVELS = len(WIDTHS) + 3


class LobbyListing(msgspec.Struct, frozen=True):
    """A listed table, in the format that servers share."""

    line: wire.LobbyTable
    owner: ListingOwner
    since: int
    """The Unix time (ms) of the table's last event when the table was listed."""


class Lobby:
    """The listed tables, and the clients that watch them.

    ``secret`` is the key for digests of guests and addresses: the database stores only the digests.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._here: dict[str, LobbyListing] = {}
        """The tables that this server lists, by code."""
        self._elsewhere: dict[str, LobbyListing] = {}
        """The tables that other servers list."""
        self._clients: set[Client] = set()
        self._state: bytes | None = None
        """The encoded list; None if the list has changed since it was last encoded."""
        self._telling: asyncio.TimerHandle | None = None

    @property
    def tables(self) -> list[wire.LobbyTable]:
        """The listed tables in fair order, without those that exceed their owners' limits."""
        return [listing.line for listing in fair_order(self._listings())]

    @property
    def _shown(self) -> list[wire.LobbyTable]:
        """The tables in a client's list. If the list cannot show all tables, half of it shows the oldest tables."""
        newest = fair_order(self._listings())
        if len(newest) > limits.LOBBY_TABLES:
            oldest = fair_order(self._listings(), oldest=True)
            both = dict.fromkeys(each.line.table for pair in zip(newest, oldest, strict=True) for each in pair)
            kept = set(list(both)[: limits.LOBBY_TABLES])
            newest = [each for each in newest if each.line.table in kept]
        return [each.line for each in newest]

    @property
    def has_watchers(self) -> bool:
        return bool(self._clients)

    def admit(self, guest: str, address: str) -> None:
        """Raise ``PerudoError`` (``too-many-listed*``) if a client may not list another table."""
        owner, listings = self._owner(guest, address), self._listings()
        if sum(each.owner.guest == owner.guest for each in listings) >= limits.GUEST_LISTED_TABLES:
            raise PerudoError("too-many-listed", count=limits.GUEST_LISTED_TABLES)
        if address and sum(each.owner.address == owner.address for each in listings) >= limits.ADDRESS_LISTED_TABLES:
            raise PerudoError("too-many-listed-nearby", count=limits.ADDRESS_LISTED_TABLES)

    def join(self, client: Client) -> None:
        """Send a client the list of open tables, now and whenever the list changes."""
        self._clients.add(client)
        client.send(self._told())

    def leave(self, client: Client) -> None:
        self._clients.discard(client)

    def update(self, room: Room, there: bool = True) -> bool:
        """Update a room's listing. ``there``: whether the room is in memory. Return whether the listing changed."""
        table, listed = room.table, self._here.get(room.table.code)
        opens = there and table.stage == "gathering" and table.settings.listed and not table.locked
        client = room.listing_client if opens else None
        if client is None:
            listing = None
        else:
            owner = self._owner(client.guest, client.address)
            listing = LobbyListing(lobby_entry(table, room.is_present), owner, listed.since if listed else table.at)
        if listing == listed:
            return False
        if listing is None:
            del self._here[table.code]
        else:
            self._here[table.code] = listing
        self._changed()
        return True

    def listing(self, code: str) -> str | None:
        """Return the listing of one of this server's tables, as JSON."""
        listing = self._here.get(code)
        return None if listing is None else msgspec.json.encode(listing).decode()

    def elsewhere(self, listings: Iterable[tuple[str, str]]) -> None:
        """Set the tables that other servers list, each with its listing as JSON."""
        known = dict[str, LobbyListing]()
        for code, listing in listings:
            with contextlib.suppress(msgspec.MsgspecError):  # Skip listings from other program versions.
                known[code] = msgspec.json.decode(listing, type=LobbyListing)
        if known != self._elsewhere:
            self._elsewhere = known
            self._changed()

    def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()

    def _listings(self) -> Sequence[LobbyListing]:
        return tuple((self._elsewhere | self._here).values())

    def _owner(self, guest: str, address: str) -> ListingOwner:
        around = tuple(address and self._name(network_key(address, *widths)) for widths in WIDTHS)
        network, address, guest = (who and self._name(who) for who in (network_key(address), address, guest))
        return ListingOwner(network, address, guest, around)

    def _name(self, guest_or_address: str) -> str:
        """Return the digest of a guest or an address, which is the same on all servers with this key."""
        digest = hmac.digest(self._secret, length_prefixed("perudo lobby", guest_or_address), "sha256")
        return base64.b64encode(digest[:9]).decode()

    def _changed(self) -> None:
        self._state = None
        if self._telling is None and self._clients:
            self._telling = asyncio.get_running_loop().call_later(BROADCAST_SECONDS, self._tell)

    def _tell(self) -> None:
        self._telling = None
        state = self._told()
        for client in self._clients:
            client.send(state)

    def _told(self) -> bytes:
        if self._state is None:
            self._state = wire.encode(wire.LobbyState(tables=tuple(self._shown)))
        return self._state


def fair_order(listings: Iterable[LobbyListing], *, oldest: bool = False) -> list[LobbyListing]:
    """Sort tables so that nobody can crowd out others by opening many tables.

    Large networks take turns. Within each large network, the smaller networks take turns; within those, the addresses;
    and at each address, the guests. Tables with free chairs rank first. Among tables of equal rank, those with more
    people come first, then newer ones (with ``oldest``: older ones).
    """

    def rank(listing: LobbyListing) -> tuple[bool, int, int]:
        line = listing.line
        return line.players + line.bots >= line.chairs, -line.players, listing.since if oldest else -listing.since

    return _in_turn(sorted(listings, key=rank), 0)


def _in_turn(listings: list[LobbyListing], level: int) -> list[LobbyListing]:
    """Interleave the owners' listings: every owner's first listing, then every owner's second listing, and so on.
    ``level``: an index into ``ListingOwner.levels``.
    """
    if level == LEVELS:
        return listings
    most = {LEVELS - 2: limits.ADDRESS_LISTED_TABLES, LEVELS - 1: limits.GUEST_LISTED_TABLES}.get(level)
    groups: dict[str, list[LobbyListing]] = {}
    for each in listings:
        groups.setdefault(each.owner.levels[level], []).append(each)
    queues = (_in_turn(group, level + 1)[: most if who else None] for who, group in groups.items())
    return [each for each in chain.from_iterable(zip_longest(*queues)) if each is not None]
