"""Recognises commands that were sent again: by whom, and under which idempotency key (the command's ``id``)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Generic, TypeVar

from perudo.core import limits
from perudo.core.errors import PerudoError

RETRYABLE_ERRORS = ("store-write", "store-read", "store-altered", "table-away", "table-elsewhere", "internal")
"""Refusals that are not kept: the same may work when it is asked again."""

Key = tuple[object, str]
"""A sender and an idempotency key."""
Reply = Callable[[PerudoError | None], None]
"""Called once, when what was asked is done (with None), or refused."""
R = TypeVar("R")


class PendingCommands(Generic[R]):
    """Commands under way, and who waits for their answers."""

    def __init__(self) -> None:
        self._pending: dict[Key, list[R]] = {}
        """The replies to call, by command."""
        self._idle: asyncio.Future[None] | None = None
        """What somebody waits for, until no command is under way."""

    def join(self, key: Key, reply: R) -> bool:
        """Whether this very command is under way. Then its one answer goes to ``reply`` as well."""
        replies = self._pending.get(key)
        if replies is not None:
            replies.append(reply)
        return replies is not None

    def begin(self, key: Key, reply: R) -> None:
        """The command is under way."""
        self._pending[key] = [reply]

    def end(self, key: Key) -> list[R]:
        """The command is done. Return the replies to call; none if that was said before."""
        replies = self._pending.pop(key, [])
        if self._idle is not None and not self._pending:
            self._idle.set_result(None)
            self._idle = None
        return replies

    async def wait_idle(self) -> None:
        """Wait until no command is under way."""
        if self._pending:
            self._idle = self._idle or asyncio.get_running_loop().create_future()
            await asyncio.wait([self._idle])


class Deduplicator(PendingCommands[Reply]):
    """The same for one table, which also keeps the results of each guest's last commands; None where one was done."""

    def __init__(self) -> None:
        super().__init__()
        self.by_guest: OrderedDict[object, OrderedDict[str, PerudoError | None]] = OrderedDict()

    def answer_repeated(self, key: Key, reply: Reply) -> bool:
        """Whether this command was sent before. Then it gets the first answer, or will get it."""
        guest, idempotency_key = key
        results = self.by_guest.get(guest)
        if results is None or idempotency_key not in results:
            return self.join(key, reply)
        first = results[idempotency_key]
        reply(first and first.copy())
        return True

    def remember(self, key: Key, error: PerudoError | None, seated: Callable[[], Collection[str | None]]) -> None:
        """Keep a result. Strangers, who may be many, push nobody out who is ``seated``."""
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
