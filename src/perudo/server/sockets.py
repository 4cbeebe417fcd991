"""The sockets: who may open one, what they say, and what they are sent."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import time
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from perudo import limits, wire
from perudo.errors import PerudoError
from perudo.server.gate import Budget, counted_as
from perudo.server.house import House
from perudo.server.shown import refused

COOKIE = "guest"
"""The cookie that holds a guest's secret token. Scripts never see it; the log holds only its digest."""
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
"""256 bits, as ``secrets.token_urlsafe(32)`` writes them."""
FORBIDDEN_ORIGIN = 4403
TRY_LATER = 1013


def token_of(connection: HTTPConnection) -> str | None:
    """A browser's secret token; None where it has none that could be of ours."""
    token = connection.cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else None


def guest_of(connection: HTTPConnection) -> str | None:
    """Who a browser is to us: the digest of its secret token; None where it has none."""
    token = token_of(connection)
    return hashlib.sha256(token.encode()).hexdigest() if token else None


def address_of(connection: HTTPConnection) -> str:
    """Under what name its address is counted; empty where it is not."""
    return counted_as(connection.client.host if connection.client else None)


class SocketClient:
    """A browser at the other end of a socket."""

    def __init__(self, web_socket: WebSocket, guest: str) -> None:
        self.guest = guest
        self.address = address_of(web_socket)
        self._socket = web_socket
        self._waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(limits.WAITING)
        self.too_slow = False

    def send(self, message: bytes) -> None:
        try:
            self._waiting.put_nowait((time.perf_counter(), message))
        except asyncio.QueueFull:
            self.too_slow = True

    async def pump(self, house: House) -> None:
        """Sends what waits, until the client is gone or too slow."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while not self.too_slow:
                since, message = await self._waiting.get()
                await self._socket.send_text(message.decode())
                house.metrics.screen.observe(time.perf_counter() - since)

    async def flush(self) -> None:
        """Returns when nothing waits any more."""
        while not self._waiting.empty():  # noqa: ASYNC110 - the last time that anything is sent
            await asyncio.sleep(0.01)


class Sockets:
    """All open sockets of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._clients: set[SocketClient] = set()
        self._commands: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()

    async def talk(self, web_socket: WebSocket) -> None:
        """Serves one socket until it is closed."""
        origin = web_socket.headers.get("origin")
        if origin is not None and urlsplit(origin).netloc != web_socket.headers.get("host"):
            self._house.metrics.refused("forbidden-origin")
            await web_socket.close(FORBIDDEN_ORIGIN)
            return
        await web_socket.accept()
        guest = guest_of(web_socket)
        try:
            if guest is None:
                raise PerudoError("no-cookie")
            with self._house.gate.socket(guest, address_of(web_socket)):
                await self._serve(web_socket, SocketClient(web_socket, guest))
        except PerudoError as error:
            self._house.metrics.refused(error.code)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await web_socket.send_text(wire.encode(refused(None, error)).decode())
                await web_socket.close(TRY_LATER if error.code == "too-many-sockets" else 1000)

    async def _serve(self, web_socket: WebSocket, client: SocketClient) -> None:
        self._house.connect(client)
        self._clients.add(client)
        try:
            async with asyncio.TaskGroup() as group:
                pump = group.create_task(client.pump(self._house))
                listen = group.create_task(self._listen(client, web_socket))
                await asyncio.wait({pump, listen}, return_when=asyncio.FIRST_COMPLETED)
                pump.cancel()
                listen.cancel()
        finally:
            self._clients.discard(client)
            self._house.disconnect(client)
            if client.too_slow:
                self._house.metrics.refused("too-slow")
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await web_socket.close()

    async def _listen(self, client: SocketClient, web_socket: WebSocket) -> None:
        messages = Budget(limits.MESSAGES)
        while True:
            message = await web_socket.receive()
            if message["type"] != "websocket.receive":
                return
            while wait := messages.wait(client.guest):  # noqa: ASYNC110 - time alone brings more
                await asyncio.sleep(wait)
            if self._closing.is_set():
                continue  # unanswered: the client says it again when the server is back
            text = message.get("text") or message.get("bytes") or ""
            command = asyncio.create_task(self._house.handle(client, text))
            self._commands.add(command)
            command.add_done_callback(self._commands.discard)
            # Shielded: a command that has begun is carried out, even if its client is gone meanwhile.
            await asyncio.shield(command)

    async def drain(self) -> None:
        """Takes no more commands; returns when those that have begun are carried out and answered."""
        self._closing.set()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(limits.DRAIN_SECONDS):
                await asyncio.gather(*self._commands, return_exceptions=True)
                await asyncio.gather(*(client.flush() for client in self._clients))
