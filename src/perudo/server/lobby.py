"""The tables that gather and are open to everyone, and those who look for one."""

from __future__ import annotations

import asyncio
from itertools import islice

from perudo import limits, wire
from perudo.server.audience import lobby_table
from perudo.server.room import Client, Room

TOLD_AGAIN = 0.1
"""Seconds between two lists at least: many tables may change at once."""


class Lobby:
    """What is open, and who is told of it."""

    def __init__(self) -> None:
        self.rooms: dict[str, Room] = {}
        """The open tables, by their codes, the oldest first."""
        self._lines: dict[str, wire.LobbyTable] = {}
        self._clients: set[Client] = set()
        self._state: bytes | None = None
        """What they are told; None where it has to be worked out."""
        self._telling: asyncio.TimerHandle | None = None

    def join(self, client: Client) -> None:
        """A client is told of the open tables, now and as they change."""
        self._clients.add(client)
        client.send(self._told())

    def leave(self, client: Client) -> None:
        self._clients.discard(client)

    def update(self, room: Room, there: bool = True) -> None:
        """A room may look different from here; ``there``: whether it still is one."""
        table = room.table
        opens = there and table.stage == "gathering" and table.customs.listed and room.attended
        line = lobby_table(table, room.there) if opens else None
        if line == self._lines.get(table.code):
            return
        if line is None:
            del self._lines[table.code], self.rooms[table.code]
        else:
            self._lines[table.code], self.rooms[table.code] = line, room
        self._state = None
        if self._telling is None and self._clients:
            self._telling = asyncio.get_running_loop().call_later(TOLD_AGAIN, self._tell)

    def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()

    def _tell(self) -> None:
        self._telling = None
        state = self._told()
        for client in self._clients:
            client.send(state)

    def _told(self) -> bytes:
        if self._state is None:
            self._state = wire.encode(wire.LobbyState(tables=tuple(islice(self._lines.values(), limits.LOBBY_TABLES))))
        return self._state
