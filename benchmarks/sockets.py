"""WebSocket clients for load tests: a browser's side of the protocol, with as little work as possible.

A load client shares the machine with the measured server, so it spends only some microseconds per frame.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, PING, PONG = 1, 9, 10


class Line(asyncio.Protocol):
    """A client socket; ``hear`` is called with the payload of each text frame. ``await opened`` waits for the
    handshake."""

    def __init__(self, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.error: Exception | None = None
        """The reason why the socket was lost, or an error while handling a frame."""
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        self._left = b""

    @classmethod
    async def open(
        cls, port: int, path: str, cookie: str, hear: Callable[[bytes], None], source: str = "127.0.0.1"
    ) -> Line:
        """``source``: the local address; each address has enough ports for some twenty thousand sockets."""
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(
            lambda: cls(path, cookie, hear), "127.0.0.1", port, local_addr=(source, 0)
        )
        await line.opened
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.error = self.error or error or ConnectionError("the server closed a socket")
        if not self.opened.done():
            self.opened.set_exception(self.error)

    def say(self, text: bytes, opcode: int = TEXT) -> None:
        """Send a frame. Its mask is zero, which is valid and leaves the text unchanged."""
        if self.transport.is_closing():  # the driver of the load reports its error
            return
        size = len(text)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes((0x80 | opcode,)) + length + b"\0\0\0\0" + text)

    def close(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        try:
            self._read(self._left + data if self._left else data)
        except Exception as error:  # the driver of the load reports the error; the loop would only log it
            self.error = error
            self.close()

    def _read(self, data: bytes) -> None:
        at, size = 0, len(data)
        if not self.opened.done():
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._left = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(data[:at].decode("latin-1"))
            self.opened.set_result(None)
        while size - at >= 2:
            length, begins = data[at + 1], at + 2
            if length >= 126:
                begins = at + (4 if length == 126 else 10)
                if size < begins:
                    break
                length = int.from_bytes(data[at + 2 : begins], "big")
            if size < begins + length:
                break
            opcode, at = data[at] & 15, begins + length
            if opcode == TEXT:
                self.hear(data[begins:at])
            elif opcode == PING:
                self.say(data[begins:at], PONG)
        self._left = data[at:]
