"""Sockets for a load: a browser's side of the protocol, cut down to what costs a client the least.

A load client shares the machine with what it measures, so it spends no more than some microseconds on a frame.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Line(asyncio.Protocol):
    """A socket; ``hear`` is given the payload of each text frame. ``await opened`` for the end of the handshake."""

    def __init__(self, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        self._left = b""

    @classmethod
    async def open(cls, port: int, path: str, cookie: str, hear: Callable[[bytes], None]) -> Line:
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(path, cookie, hear), "127.0.0.1", port)
        await line.opened
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request.encode())

    def connection_lost(self, _: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the socket was closed before it was open"))

    def say(self, text: bytes, opcode: int = TEXT) -> None:
        """Sends a frame. Its mask is zero, which is as good as any, and leaves the text as it is."""
        size = len(text)
        head = bytes((0x80 | opcode, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        if self._left:
            data = self._left + data
        at, size = 0, len(data)
        if not self.opened.done():
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._left = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(data[:at].decode("latin-1")))
                return
            self.opened.set_result(None)
        while size - at >= 2:
            length, begins = data[at + 1], at + 2
            if length == 126:
                length, begins = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, begins = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if size < begins + length:
                break
            opcode, at = data[at] & 15, begins + length
            if opcode == TEXT:
                self.hear(data[begins:at])
            elif opcode == PING:
                self.say(data[begins:at], PONG)
        self._left = data[at:]
