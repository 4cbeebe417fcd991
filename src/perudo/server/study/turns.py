"""Who computes next: a fair turn for each address, and a bound on how many wait.

What strangers ask for may cost a thousand times what others ask for, so a queue in the order of arrival would let one
address hold up all others. Here the addresses take turns, one request each, and no address holds more than its share of
the places.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator

from perudo import limits
from perudo.errors import PerudoError

_Turn = asyncio.Future[None]


class Turns:
    """The places at which something is computed. This machine's own address ("") has no share and no bound."""

    def __init__(self, places: int = limits.COMPUTING) -> None:
        self._places = self._free = places
        self._share = max(1, places // 2)
        self._running = Counter[str]()
        self._waiting = OrderedDict[str, deque[_Turn]]()
        """The addresses in the order of their next turns."""

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Waits for a place, and holds it.

        Raises ``PerudoError``: ``too-fast`` where too many of this address wait, ``too-busy`` where too many of all do.
        """
        turn = self._queue(address)
        try:
            await asyncio.shield(turn)
        except BaseException:
            if turn.done() and turn.exception() is None:  # it was granted and cancelled at the same moment
                self._end(address)
            else:
                self._leave(address, turn)
            raise
        try:
            yield
        finally:
            self._end(address)

    def _queue(self, address: str) -> _Turn:
        if not (self._free and self._may_run(address)):
            self._make_room(address)
        turn: _Turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        self._grant()
        return turn

    def _make_room(self, address: str) -> None:
        """Raises where one more may not wait.

        If the queue is full, the address with the most loses its last: many of one don't keep out the first of another.
        """
        own = len(self._waiting.get(address, ()))
        if address and own >= limits.ADDRESS_WAITING:
            raise PerudoError("too-fast")
        if sum(map(len, self._waiting.values())) >= limits.WAITING:
            longest = max(self._waiting.values(), key=len)
            if len(longest) <= own + 1:
                raise PerudoError("too-busy")
            longest.pop().set_exception(PerudoError("too-busy"))

    def _leave(self, address: str, turn: _Turn) -> None:
        """Forgets a request that was cancelled or sent away."""
        own = self._waiting.get(address, deque())
        if turn in own:
            own.remove(turn)
            if not own:
                del self._waiting[address]

    def _end(self, address: str) -> None:
        self._free += 1
        self._running[address] -= 1
        self._running += Counter()  # nothing is kept of addresses without a place
        self._grant()

    def _grant(self) -> None:
        """Gives the next turn. Whatever happened, no more than one place has come free."""
        address = next(filter(self._may_run, self._waiting), None)
        if address is None or not self._free:
            return
        own = self._waiting[address]
        own.popleft().set_result(None)
        if own:
            self._waiting.move_to_end(address)
        else:
            del self._waiting[address]
        self._free -= 1
        self._running[address] += 1

    def _may_run(self, address: str) -> bool:
        return self._running[address] < (self._share if address else self._places)
