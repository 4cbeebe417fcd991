"""The sockets: what they say, and what they are sent."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from itertools import islice

import structlog
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from perudo import limits, wire
from perudo.errors import PerudoError
from perudo.server.budget import Budget, counted_as
from perudo.server.edge.connections import Socket, places
from perudo.server.edge.guests import Guests
from perudo.server.house import House

_log = structlog.get_logger()

TRY_LATER = 1013
SENT_AWAY = 2000
"""Clients that are sent away in one turn: each leaves a table, which takes its time."""


def address_of(connection: HTTPConnection) -> str:
    """Under what name its address is counted; empty where it is not."""
    return counted_as(connection.client.host if connection.client else None)


class SocketClient:
    """A browser at the other end of a socket. What it asks for is done in the order in which it asks."""

    def __init__(self, socket: Socket, house: House, guest: str, address: str, wait: Callable[[], float]) -> None:
        """``wait``: takes leave to hear one more message, or gives the seconds until there may be one."""
        self.guest = guest
        self.address = address
        self._socket = socket
        self._house = house
        self._wait = wait
        self._asked: deque[bytes] = deque()
        self._work: asyncio.Task[None] | None = None
        self.closing = False
        socket.tell(self._hear)

    def send(self, message: bytes) -> None:
        if not self._socket.show(message):
            self._house.metrics.refusals.count("too-slow")

    def send_away(self) -> None:
        """Its page comes back at once, and is handed to another node, where there is one that takes it."""
        self.close()
        self._socket.shutdown()

    def close(self) -> asyncio.Task[None] | None:
        """Takes no more commands; gives the work that has begun, if there is any."""
        self.closing = True
        self._asked.clear()
        return self._work

    def _hear(self, message: bytes) -> None:
        if self.closing:
            return  # unanswered: the client says it again when the server is back
        if self._work is None and not self._wait():
            work = self._house.take(self, message)
            if work is not None:
                self._work = asyncio.create_task(self._one_after_another(work))
            return
        self._asked.append(message[: limits.MESSAGE_BYTES + 1])  # of one that is too long no more is kept than tells so
        if self._work is None:
            self._work = asyncio.create_task(self._one_after_another())
        elif len(self._asked) >= limits.AHEAD:
            self._socket.pause()

    async def _one_after_another(self, work: Coroutine[None, None, None] | None = None) -> None:
        """A command that has begun is carried out, even if its client is gone meanwhile."""
        try:
            if work is not None:
                await work
            while self._asked:
                while wait := self._wait():  # noqa: ASYNC110 - time alone brings more
                    await asyncio.sleep(wait)
                if not self._asked:  # it was closed meanwhile
                    return
                message = self._asked.popleft()
                if len(self._asked) == limits.AHEAD - 1:
                    self._socket.go_on()
                work = self._house.take(self, message)
                if work is not None:
                    await work
        finally:
            self._work = None


class Sockets:
    """All open sockets of a house. ``guests``: who browsers are; ``cut_off``: whether nothing can be done for anyone
    here, while other nodes may."""

    def __init__(self, house: House, guests: Guests | None = None, cut_off: Callable[[], bool] = lambda: False) -> None:
        self._house = house
        self.guests = guests or Guests()
        self._cut_off = cut_off
        self._of_guests, self._of_addresses = Budget(limits.MESSAGES), Budget(limits.ADDRESS_MESSAGES)
        self._clients: set[SocketClient] = set()

    async def talk(self, web_socket: WebSocket) -> None:
        """Serves one socket until it is closed."""
        if self._cut_off():  # said before the socket is there, so that a proxy asks another node
            await web_socket.send_denial_response(Response(status_code=503))
            return
        guest, address = self.guests.of(web_socket), address_of(web_socket)
        await web_socket.accept()  # and from here on nothing is awaited: what it says at once would be heard by nobody
        try:
            if guest is None:
                raise PerudoError("no-cookie")
            if self._house.quotas.sockets >= places():
                raise PerudoError("too-many-sockets")
            with self._house.quotas.socket(guest, address):
                wait = partial(self._wait, guest, address)
                socket = Socket.under(web_socket.scope)
                await self._serve(web_socket, SocketClient(socket, self._house, guest, address, wait))
        except PerudoError as error:
            self._house.metrics.refusals.count(error.code)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await web_socket.send_text(wire.encode(wire.refused(None, error)).decode())
                await web_socket.close(TRY_LATER if error.code == "too-many-sockets" else 1000)

    def _wait(self, guest: str, address: str) -> float:
        """Takes one from both, or from neither: who floods takes from those beside them no more than one guest may."""
        short = max(self._of_guests.short(guest), self._of_addresses.short(address) if address else 0)
        if not short:
            self._of_guests.wait(guest)
            if address:
                self._of_addresses.wait(address)
        return short

    async def _serve(self, web_socket: WebSocket, client: SocketClient) -> None:
        self._house.connect(client)
        self._clients.add(client)
        try:
            # What it says goes straight to the client; here we only wait for the end.
            while (await web_socket.receive())["type"] != "websocket.disconnect":
                pass
        finally:
            client.close()
            self._clients.discard(client)
            self._house.disconnect(client)

    def look_after(self) -> None:
        """To be called now and then."""
        if self._cut_off() and self._clients:
            some = list(islice((client for client in self._clients if not client.closing), SENT_AWAY))
            _log.warning("cut off from the database", sent_away=len(some))
            for client in some:
                client.send_away()

    async def drain(self) -> None:
        """Takes no more commands; returns when those that have begun are carried out and answered."""
        work = [begun for client in self._clients if (begun := client.close()) is not None]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(limits.DRAIN_SECONDS):
                await asyncio.gather(*work, return_exceptions=True)
                await self._house.settled()
