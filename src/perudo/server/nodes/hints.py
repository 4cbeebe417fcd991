"""Hints between nodes: look at these tables again, or the lobby; and what is shown as it happens and not kept.

A hint is worth a look, never more. It may get lost, come twice or come from nobody: what it is about is asked of the
database. Whoever hints never waits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

REACTIONS = 100
"""Reactions that wait to be told to a node; more are left out."""


class Hint(msgspec.Struct, omit_defaults=True):
    """What a node is told at once."""

    tables: set[str] = set()
    """At these tables something has changed: in the log, or who is there."""
    lobby: bool = False
    """The open tables are others."""
    reactions: list[msgspec.Raw] = []
    """Messages as clients are sent them: see ``wire.Reacted``."""

    def add(self, more: Hint) -> None:
        self.tables |= more.tables
        self.lobby |= more.lobby
        self.reactions = [*self.reactions, *more.reactions][:REACTIONS]


class Hints(Protocol):
    """A way from node to node."""

    @property
    def up(self) -> bool:
        """Whether hints get through, as far as is known."""

    def tell(self, node: str | None, hint: Hint) -> None:
        """Hints something to one node, or to all. Never waits, never fails."""

    async def carry(self, node: str, heard: Callable[[Hint], None]) -> None:
        """Carries hints to and fro for this node until it is cancelled, whatever happens to the way between."""
