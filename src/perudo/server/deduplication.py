"""Deduplication: recognises repeated commands by their sender and idempotency key (the command's ``id``)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Generic, TypeVar

from perudo.core import limits
from perudo.core.errors import PerudoError

RETRYABLE_ERRORS = ("store-write", "store-read", "store-altered", "table-away", "table-elsewhere", "internal")
"""Refusals that the server does not remember, because a retry may succeed."""

Key = tuple[object, str]
"""Identifies a command by its sender and its idempotency key."""
Reply = Callable[[PerudoError | None], None]
"""A callback for a command's result. The server calls it once: with an error if it refused the command, otherwise with
None.
"""
R = TypeVar("R")


class PendingCommands(Generic[R]):
    """Commands in progress, with the callbacks that will receive their results."""

    def __init__(self) -> None:
        self._pending: dict[Key, list[R]] = {}
        """The reply callbacks for each command."""
        self._idle: asyncio.Future[None] | None = None
        """A future that completes when no command is in progress; None if nobody is waiting for it."""

    def join(self, key: Key, reply: R) -> bool:
        """Return whether this command is in progress. If so, ``reply`` will also receive the command's result."""
        replies = self._pending.get(key)
        if replies is not None:
            replies.append(reply)
        return replies is not None

    def begin(self, key: Key, reply: R) -> None:
        self._pending[key] = [reply]

    def end(self, key: Key) -> list[R]:
        """Mark a command as done. Return its reply callbacks; none if the command was already done."""
        replies = self._pending.pop(key, [])
        if self._idle is not None and not self._pending:
            self._idle.set_result(None)
            self._idle = None
        return replies

    async def wait_idle(self) -> None:
        """Wait until no command is in progress."""
        if self._pending:
            self._idle = self._idle or asyncio.get_running_loop().create_future()
            await asyncio.wait([self._idle])


class Deduplicator(PendingCommands[Reply]):
    """One table's commands in progress, and the results of each guest's most recent commands (None for success)."""

    def __init__(self) -> None:
        super().__init__()
        self.by_guest: OrderedDict[object, OrderedDict[str, PerudoError | None]] = OrderedDict()

    def answer_repeated(self, key: Key, reply: Reply) -> bool:
        """Return whether this command was sent before. If so, ``reply`` receives the result of the first attempt."""
        guest, idempotency_key = key
        results = self.by_guest.get(guest)
        if results is None or idempotency_key not in results:
            return self.join(key, reply)
        first = results[idempotency_key]
        reply(first and first.copy())
        return True

    def remember(self, key: Key, error: PerudoError | None, seated: Callable[[], Collection[str | None]]) -> None:
        """Remember a result. If results of too many guests are stored, discard those of the least recently active guest
        who is not ``seated``.
        """
        if error is not None and error.code in RETRYABLE_ERRORS:
            return
        guest, idempotency_key = key
        results = self.by_guest.setdefault(guest, OrderedDict())
        results[idempotency_key] = error and error.copy()
        self.by_guest.move_to_end(guest)
        if len(results) > limits.COMMAND_RESULTS_KEPT:
            results.popitem(last=False)
        if len(self.by_guest) > limits.GUESTS_WITH_RESULTS_KEPT:
            kept = seated()
            del self.by_guest[next((each for each in self.by_guest if each not in kept), guest)]
