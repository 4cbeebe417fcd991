"""A bounded queue for expensive computations, in which networks take turns.

One request may cost a thousand times as much as another. If requests were served in order of arrival, one address could
delay all others. Here networks take turns, and so do the addresses within each network. No network can use more than
its share of the slots, so a client that controls all addresses of a network delays only that network.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.server.token_bucket import network_key

Gone = Callable[[], Awaitable[None]]
_Turn = asyncio.Future[None]
_Queue = OrderedDict[str, deque[_Turn]]
"""The waiting requests of one network, by address. The queue serves the addresses round-robin, in this order."""


class FairQueue:
    """Allocates slots for computations. This machine's own address ("") is exempt from the limits per network and per
    address."""

    def __init__(self, slots: int = limits.CONCURRENT_JOBS) -> None:
        self._places = self._free = slots
        self._share = max(1, slots // 2)
        self._running = Counter[str]()
        """How many slots each network is using."""
        self._waiting = OrderedDict[str, _Queue]()
        """The waiting requests by network. The networks take turns in this order."""
        self._closed = False

    @contextlib.asynccontextmanager
    async def slot(self, address: str, gone: Gone | None = None) -> AsyncIterator[None]:
        """Wait for a slot, and hold it for the duration of the ``with`` block. ``gone`` returns an awaitable that
        raises an exception when the client disconnects.

        Raises ``PerudoError`` (``too-fast``) if too many requests from this address are waiting. Raises ``PerudoError``
        (``too-busy``) if too many requests are waiting in total, or if the server is stopping. Also raises any
        exception that ``gone`` raises.
        """
        turn = self._queue(address)
        left = None if gone is None else asyncio.ensure_future(gone())
        try:
            await asyncio.wait({turn} if left is None else {turn, left}, return_when=asyncio.FIRST_COMPLETED)
            if left is not None and left.done() and not turn.done():
                left.result()
            await asyncio.shield(turn)
        except BaseException:
            # Release the slot if the request was granted one just as it was cancelled.
            if turn.done() and turn.exception() is None:
                self._end(address)
            else:
                self._leave(address, turn)
            raise
        finally:
            if left is not None and not left.cancel():
                left.exception()  # Retrieve the exception here, because nothing else awaits this future.
        try:
            yield
        finally:
            self._end(address)

    def close(self) -> None:
        """Refuse all waiting and later requests. Running jobs continue."""
        self._closed = True
        for queue in self._waiting.values():
            for own in queue.values():
                for turn in own:
                    turn.set_exception(PerudoError("too-busy"))
        self._waiting.clear()

    def _queue(self, address: str) -> _Turn:
        network = network_key(address)
        if self._closed:
            raise PerudoError("too-busy")
        if not (self._free and self._may_run(network)):
            self._make_room(network, address)
        turn: _Turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(network, OrderedDict()).setdefault(address, deque()).append(turn)
        self._grant()
        return turn

    def _make_room(self, network: str, address: str) -> None:
        """Raise ``PerudoError`` if the queue cannot accept another request.

        If the queue is full, the network with the most waiting requests loses the last request of its busiest address.
        A network without waiting requests can always add one request.
        """
        mine = self._waiting.get(network, OrderedDict())
        own = len(mine.get(address, ()))
        if address and own >= limits.ADDRESS_QUEUED_JOBS:
            raise PerudoError("too-fast")
        if sum(map(_size, self._waiting.values())) < limits.QUEUED_JOBS:
            return
        largest = max(self._waiting, key=lambda each: _size(self._waiting[each]))
        if _size(self._waiting[largest]) <= _size(mine) + 1:
            largest = network
        queue = self._waiting.get(largest, OrderedDict())
        longest = max(reversed(queue), key=lambda each: len(queue[each]), default=None)
        if longest is not None and (largest != network or len(queue[longest]) > own + 1):
            turn = queue[longest][-1]
            self._leave(longest, turn)
            turn.set_exception(PerudoError("too-busy"))
        elif mine:
            raise PerudoError("too-busy")

    def _leave(self, address: str, turn: _Turn) -> None:
        """Remove a request that was cancelled or refused."""
        network = network_key(address)
        queue = self._waiting.get(network, OrderedDict())
        if turn in queue.get(address, ()):
            queue[address].remove(turn)
            if not queue[address]:
                del queue[address]
            if not queue:
                del self._waiting[network]

    def _end(self, address: str) -> None:
        self._free += 1
        self._running[network_key(address)] -= 1
        self._running += Counter()  # Adding an empty ``Counter`` drops networks that use no slots.
        self._grant()

    def _grant(self) -> None:
        """Start the next request. Starting one request is enough, because at most one slot has become free."""
        network = next(filter(self._may_run, self._waiting), None)
        if network is None or not self._free:
            return
        queue = self._waiting[network]
        address, own = next(iter(queue.items()))
        turn = own[0]
        queue.move_to_end(address)
        self._waiting.move_to_end(network)
        self._leave(address, turn)
        turn.set_result(None)
        self._free -= 1
        self._running[network] += 1

    def _may_run(self, network: str) -> bool:
        return self._running[network] < (self._share if network else self._places)


def _size(queue: _Queue) -> int:
    return sum(map(len, queue.values()))
