"""The roll of a table: who is there at this node, who at the others, and so who is there at all."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from msgspec.structs import replace

from perudo.protocol import wire
from perudo.server.log.attendance import Row
from perudo.server.nodes.attendance import Attendance, merge

if TYPE_CHECKING:
    from perudo.server.nodes.nodes import Nodes

LATER = 500
"""Milliseconds by which each next node waits longer with what a table does by itself: so it happens once, mostly."""

_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Attendance)


class Follower(Protocol):
    """A table in memory, which follows what other nodes do at it."""

    @property
    def seq(self) -> int:
        """The last event that is known here."""

    def refresh(self) -> None:
        """Another node has written to the log."""

    def called(self) -> None:
        """The roll is another: somebody came or went elsewhere."""

    def reacted(self, shown: wire.Reacted) -> None:
        """Somebody at another node has sent a reaction, they say."""


class Roll:
    """Who is at one table. Without other nodes (``nodes`` is None) nothing is told to anyone."""

    def __init__(self, code: str, follower: Follower, nodes: Nodes | None, begun: int) -> None:
        self.code = code
        self.follower = follower
        self.own = Attendance(begun=begun)
        """At this node."""
        self.all = self.own
        """At all nodes."""
        self.version = 0
        """Of what the others have said, as ``attendance.moved`` counts it."""
        self.told: Row | None = None
        """What the others were told last."""
        self._nodes = nodes
        self._rows: dict[str, Row] = {}
        self._others: dict[str, Attendance] = {}
        self._held = False
        self._line: str | None = None

    # --- What it comes to

    @property
    def alone(self) -> bool:
        """Whether there is no other node, so that all is known here."""
        return self._nodes is None or self._nodes.alone

    @property
    def later(self) -> int:
        """So many milliseconds later than elsewhere the table goes on by itself here: first where most people are."""
        if not self._rows or self._nodes is None:
            return 0
        mine = -len(self.own.here), self._nodes.id
        return LATER * sum((-len(self._others[node].here), node) < mine for node in self._holders())

    @property
    def held_elsewhere(self) -> bool:
        """Whether a table that nobody is at here is looked after by another node."""
        nodes = self._nodes
        return nodes is not None and any(
            self._others[node].since is not None or node < nodes.id for node in self._holders()
        )

    @property
    def shared(self) -> bool:
        """Whether somebody is at the table at another node too."""
        return any(self._others[node].since is not None for node in self._holders())

    def _holders(self) -> Iterable[str]:
        """The other nodes that have the table in memory."""
        assert self._nodes is not None or not self._rows
        return [node for node, row in self._rows.items() if row.held and self._nodes and self._nodes.lives(node)]

    # --- What is heard

    def heard(self, rows: Iterable[Row]) -> None:
        """All that the other nodes say now."""
        before = self._rows
        self._rows = {row.node: row for row in rows}
        for node in self._rows.keys() - before.keys():  # it may not know what was written before it was known
            self._hint(node)
        self.reckon()

    def reckon(self, buried: Collection[str] = ()) -> None:
        """What it comes to now: a node may have died. ``buried``: those of whose death nothing is known any more."""
        self._rows = {node: row for node, row in self._rows.items() if node not in buried}
        self.version = sum(row.version for row in self._rows.values())
        self._others = {}
        for node, row in self._rows.items():
            said = _decoder.decode(row.body)
            died = self._nodes.died(node) if self._nodes is not None else None
            self._others[node] = said if died is None else said.died(died)
        before, self.all = self.all, merge((self.own, *self._others.values()))
        if self.all != before:
            self.follower.called()

    async def look(self) -> None:
        """Asks what the others say. Raises ``PerudoError`` (``store-read``)."""
        if self._nodes is not None:
            self.heard(await self._nodes.told(self.code))

    # --- What is told

    def note(self, **facts: Any) -> None:
        """Something is otherwise at this node."""
        own = replace(self.own, **facts)
        if own != self.own:
            self.own = own
            self.all = merge((own, *self._others.values()))
            self._tell()

    def lists(self, line: bytes | None) -> None:
        """What the lobby shows of the table; None where it is not open to everyone."""
        self._line = None if line is None else line.decode()
        self._tell()

    def _tell(self) -> None:
        if self._nodes is not None and self._held:
            self._nodes.tell(self)

    def row(self, version: int) -> Row:
        """What is to be told."""
        assert self._nodes is not None
        return Row(self.code, self._nodes.id, version, self._held, _encode(self.own).decode(), self._line)

    @property
    def urgent(self) -> bool:
        """Whether more has changed than how many watch."""
        told = self.told
        if told is None or (told.held, told.line) != (self._held, self._line):
            return True
        said = _decoder.decode(told.body)
        return replace(self.own, watchers=said.watchers, since=said.since) != said

    async def store(self) -> None:
        """Returns when what is known here can be read by all. Raises ``PerudoError`` (``store-write``)."""
        if self._nodes is not None:
            await self._nodes.store([self])

    def moved(self) -> None:
        """This node has written to the log."""
        for node in self._rows:
            self._hint(node)

    def show(self, message: bytes) -> None:
        """What those who look at the table elsewhere are to be shown as well, and nobody keeps."""
        for node in self._rows:
            self._hint(node, message)

    def _hint(self, node: str, *reactions: bytes) -> None:
        if self._nodes is not None:
            self._nodes.hint(node, self.code, *reactions)

    # --- Taken up and let go

    def begin(self) -> None:
        """The table is in memory."""
        if self._nodes is not None:
            self._held = True
            self.note(lost=self._nodes.follow(self))
            self._tell()

    def end(self) -> None:
        """It leaves memory."""
        if self._nodes is not None:
            self._held, self._line = False, None
            self._nodes.let_go(self)
