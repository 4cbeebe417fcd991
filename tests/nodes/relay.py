"""The way from a server to its database or to Redis, which a test can slow, hold up and cut."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Self


def _carried(_: bytes) -> bool:
    return True


async def _turns() -> None:
    """As many of the loop as a connection takes to be made known and sent away."""
    for _ in range(10):
        await asyncio.sleep(0)


class Relay:
    """Carries what comes to ``port`` on to another port of this machine, and back."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = 0
        self.delay = 0.0
        """Seconds that everything takes, each way."""
        self.closed = False
        """Whether connections are refused."""
        self.ask: Callable[[bytes], bool] = _carried
        self.answer: Callable[[bytes], bool] = _carried
        """Asked of what goes to the server, and of what comes back, whether it is carried on."""
        self._flows = asyncio.Event()
        self._flows.set()
        self._lines = set[asyncio.Task[None]]()
        self._server: asyncio.Server

    @classmethod
    async def open(cls, to: int) -> Self:
        relay = cls(to)
        relay._server = await asyncio.start_server(relay._connected, "127.0.0.1", 0)
        relay.port = relay._server.sockets[0].getsockname()[1]
        return relay

    async def close(self) -> None:
        self.part()
        # Asyncio loses who was accepted and not yet made known when its server closes: first nobody more is accepted.
        for listener in self._server.sockets:
            asyncio.get_running_loop().remove_reader(listener)
        await _turns()
        self._server.close()
        self.cut()
        await asyncio.gather(*self._lines, return_exceptions=True)
        await _turns()

    def hang(self) -> None:
        """Lines stand, and nothing comes through, until ``flow``."""
        self._flows.clear()

    def flow(self) -> None:
        self._flows.set()

    def cut(self) -> None:
        """Ends all lines; what is under way is lost."""
        for line in self._lines:
            line.cancel()

    def part(self) -> None:
        """Ends all lines and lets nobody through, until ``join``."""
        self.closed = True
        self.cut()

    def join(self) -> None:
        self.closed = False

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line
        if self.closed:
            writer.transport.abort()
            return
        self._lines.add(line)
        ends = [writer]
        try:
            await self._flows.wait()
            there, back = await asyncio.open_connection("127.0.0.1", self.to)
            ends.append(back)
            ways = [
                asyncio.ensure_future(self._carry(reader, back, lambda data: self.ask(data))),
                asyncio.ensure_future(self._carry(there, writer, lambda data: self.answer(data))),
            ]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        except (OSError, asyncio.CancelledError):
            pass  # a connection that ends
        finally:
            for end in ends:
                end.transport.abort()
            self._lines.discard(line)

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, look: Callable[[bytes], bool]
    ) -> None:
        """One way, until its beginning is closed."""
        loop = asyncio.get_running_loop()
        under_way = asyncio.Queue[tuple[float, bytes]]()

        async def arrive() -> None:
            while True:
                due, data = await under_way.get()
                await asyncio.sleep(due - loop.time())
                await self._flows.wait()
                if not data:
                    return
                if look(data):
                    writer.write(data)

        arriving = asyncio.create_task(arrive())
        try:
            data = b"begun"
            while data:
                data = await reader.read(65536)
                under_way.put_nowait((loop.time() + self.delay, data))
            await arriving
        finally:
            arriving.cancel()
