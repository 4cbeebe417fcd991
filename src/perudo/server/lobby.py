"""The tables that gather and are open to everyone, and those who look for one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from itertools import islice

import msgspec

from perudo import limits, wire
from perudo.server.audience import lobby_table
from perudo.server.lookers import Client
from perudo.server.room import Room

TOLD_AGAIN = 0.1
"""Seconds between two lists at least: many tables may change at once."""


class Lobby:
    """What is open, and who is told of it."""

    def __init__(self) -> None:
        self._lines: dict[str, wire.LobbyTable] = {}
        """The open tables that are in memory, by their codes, the oldest first."""
        self._elsewhere: dict[str, wire.LobbyTable] = {}
        """Those that other nodes tell of."""
        self._clients: set[Client] = set()
        self._state: bytes | None = None
        """What they are told; None where it has to be worked out."""
        self._telling: asyncio.TimerHandle | None = None

    @property
    def tables(self) -> dict[str, wire.LobbyTable]:
        """All that are open, by their codes."""
        return self._lines | {code: line for code, line in self._elsewhere.items() if code not in self._lines}

    @property
    def watched(self) -> bool:
        return bool(self._clients)

    def join(self, client: Client) -> None:
        """A client is told of the open tables, now and as they change."""
        self._clients.add(client)
        client.send(self._told())

    def leave(self, client: Client) -> None:
        self._clients.discard(client)

    def update(self, room: Room, there: bool = True) -> None:
        """A room may look different from here; ``there``: whether it still is one."""
        table = room.table
        opens = there and table.stage == "gathering" and table.customs.listed and not table.locked and room.attended
        line = lobby_table(table, room.there) if opens else None
        if line == self._lines.get(table.code):
            return
        if line is None:
            del self._lines[table.code]
        else:
            self._lines[table.code] = line
        room.roll.lists(None if line is None else msgspec.json.encode(line))
        self._changed()

    def elsewhere(self, lines: Iterable[tuple[str, str]]) -> None:
        """The tables that other nodes tell of, each with its line as JSON."""
        known = dict[str, wire.LobbyTable]()
        for code, line in lines:
            with contextlib.suppress(msgspec.MsgspecError):  # of another version of the program
                known[code] = msgspec.json.decode(line, type=wire.LobbyTable)
        if known != self._elsewhere:
            self._elsewhere = known
            self._changed()

    def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()

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
            tables = tuple(islice(self.tables.values(), limits.LOBBY_TABLES))
            self._state = wire.encode(wire.LobbyState(tables=tables))
        return self._state
