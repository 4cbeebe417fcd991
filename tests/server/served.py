"""A house behind real sockets, in the test's own process: its limits can be made small, and its log be read."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from starlette.types import ASGIApp
from websockets.asyncio.client import ClientConnection, connect

from perudo.server.edge.connections import Connections
from perudo.server.edge.forwarding import Forwarding
from perudo.server.edge.guest_tokens import GuestTokens
from perudo.server.edge.socket_clients import SocketClients
from perudo.server.edge.uvicorn_server import UvicornServer
from perudo.server.edge.web_app import build_app
from perudo.server.game_server import GameServer


class Served:
    """The server of a house, and ways to speak to it."""

    def __init__(
        self,
        house: GameServer,
        listener: socket.socket,
        proxy: str | None,
        guests: GuestTokens | None = None,
        forwarding: Forwarding | None = None,
    ) -> None:
        self.house = house
        self.connections = Connections(proxy, forwarding)
        self.sockets = SocketClients(house, guests, self.connections)
        self.port: int = listener.getsockname()[1]
        self.server = UvicornServer(build_app(house, sockets=self.sockets), self.connections)
        self.running = asyncio.create_task(self.server.serve(listener))

    async def raw(self, data: bytes = b"", small: bool = False) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection that has sent some bytes. ``small``: one that takes little before it is full."""
        plain = socket.socket()
        plain.setblocking(False)
        if small:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", self.port))
        reader, writer = await asyncio.open_connection(sock=plain)
        writer.write(data)
        await writer.drain()
        return reader, writer

    @contextlib.asynccontextmanager
    async def socket(
        self,
        guest: str = "a",
        address: str | None = None,
        cookie: str | None = None,
        headers: dict[str, str] | None = None,
        path: str = "/socket",
        **options: Any,
    ) -> AsyncIterator["Talker"]:
        """A guest's socket, or one with a cookie; ``address``: where it is said to come from."""
        sent = {"Cookie": cookie or f"guest={guest:a<43}"} | ({"X-Forwarded-For": address} if address else {})
        url = f"ws://127.0.0.1:{self.port}{path}"
        async with connect(url, additional_headers=sent | (headers or {}), **options) as opened:
            yield Talker(opened)

    async def stop(self) -> None:
        """As SIGTERM does."""
        self.server.stop()
        await self.running


class Talker:
    """A client that asks and hears."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.number = 0

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        async with asyncio.timeout(60):
            while True:
                message: dict[str, Any] = msgspec.json.decode(await self.connection.recv())
                if message["is"] in kinds:
                    return message

    async def do(self, do: str, **command: Any) -> dict[str, Any]:
        """Sends a command and returns its answer."""
        self.number += 1
        await self.connection.send(msgspec.json.encode({"do": do, "id": str(self.number), **command}).decode())
        return await self.hear("done", "refused")


def descriptors() -> int:
    """Open files of this process."""
    return len(list(Path("/proc/self/fd").iterdir()))


def asking(app: ASGIApp) -> httpx.AsyncClient:
    """Asks an application by HTTP, without a socket."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://localhost")
