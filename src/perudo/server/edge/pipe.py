"""A pipe of bytes between two connections, with backpressure."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from perudo.core import limits
from perudo.server.edge.connections import Connection, Connections, WaitStage

CONNECT_SECONDS = 3
"""The timeout (s) for connecting to another node."""
SILENT_PINGS = 3
"""The number of ping intervals after which a silent owner node is disconnected."""


class PipeEnd(Connection, asyncio.Protocol):
    """One end of a pipe. When one connection closes, so does the other."""

    def __init__(self, connections: Connections, server_state: Any) -> None:
        self._connections, self._servers = connections, server_state.connections
        self._other: PipeEnd | None = None
        self._received = 0

    def join(self, other: PipeEnd) -> None:
        self._other, other._other = other, self

    def take_over(self, connection: Connection) -> None:
        """Take over a connection from another protocol."""
        self.transport = connection.transport
        self._connections.replace(connection, self)
        self._servers.discard(connection)
        self._servers.add(self)
        self.transport.set_protocol(self)
        self.transport.resume_reading()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._connections.add(self)
        self._servers.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.remove(self)
        self._servers.discard(self)
        other, self._other = self._other, None
        if other is not None:
            other.transport.close()

    def shutdown(self) -> None:
        """Close the connection because uvicorn is stopping."""
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        if self._other is not None and not self._other.transport.is_closing():
            self._other.transport.write(data)

    def pause_writing(self) -> None:
        if self._other is not None and not self._other.transport.is_closing():
            self._other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self._other is not None and not self._other.transport.is_closing():
            self._other.transport.resume_reading()


class OwnerEnd(PipeEnd):
    """The owner node's end of the pipe."""

    async def connect(self, where: str) -> bool:
        """Connect to ``HOST:PORT``. Return whether the connection succeeded."""
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await connect(self, where)
        except (OSError, TimeoutError):
            return False
        return True

    def wait_stage(self) -> WaitStage | None:
        """Apply a timeout to a silent owner node, because a live node pings the client regularly."""
        return super().wait_stage() or (self._received, SILENT_PINGS * limits.PING_SECONDS)


async def connect(protocol: asyncio.Protocol, where: str) -> None:
    """Connect a protocol to ``HOST:PORT``. Raises ``OSError`` on failure."""
    host, _, port = where.rpartition(":")
    await asyncio.get_running_loop().create_connection(lambda: protocol, host.strip("[]"), int(port))
