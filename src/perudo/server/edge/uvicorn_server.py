"""The running server: uvicorn with this package's protocols, and regular checks of all connections."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable

import structlog
import uvicorn
from starlette.types import ASGIApp

from perudo.core import limits
from perudo.server.edge.connections import Connections
from perudo.server.edge.http_connection import HttpConnection, RequestTracking, uvicorn_http_protocol
from perudo.server.edge.websocket import Socket

_logger = structlog.get_logger()

TICK = 0.1
"""Seconds between ticks."""
TICKS_PER_SWEEP = 10
"""How many ticks it takes to check all connections once."""


class UvicornServer:
    """Serves an application. On shutdown, the server's sockets finish the commands in progress."""

    def __init__(
        self,
        app: ASGIApp,
        connections: Connections,
        report_lag: Callable[[float], object] = lambda _: None,
        every_second: Callable[[], object] = lambda: None,
        stopping: Callable[[], object] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``report_lag`` is called at each tick, with the tick's delay in seconds. ``stopping`` is called once, at
        shutdown.

        ``clock`` returns seconds.
        """
        self.connections = connections
        self.config = _config(app, connections)
        self._uvicorn = uvicorn.Server(self.config)
        self._report_lag, self._every_second, self._clock = report_lag, every_second, clock
        self._stopping = stopping
        self._due: float | None = None

    @property
    def started(self) -> bool:
        return self._uvicorn.started

    def stop(self) -> None:
        """Make ``serve`` return soon, as a signal does."""
        self._uvicorn.should_exit = True

    async def serve(self, listener: socket.socket) -> None:
        """Serve until a signal arrives or ``stop`` is called."""
        ticking = asyncio.create_task(self._tick_forever())
        try:
            await self._uvicorn.serve([listener])
        finally:
            ticking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await ticking
        for connection in self.connections:  # Abort connections that peers have not closed in time.
            connection.transport.abort()
        _logger.info("stopped")

    async def _tick_forever(self) -> None:
        count, told = 0, False
        while True:
            self.tick(count)
            count += 1
            if self._uvicorn.should_exit and not told:
                told = True
                _logger.info("stopping", connections=len(self.connections))
                self._stopping()
            await asyncio.sleep(TICK)

    def tick(self, count: int) -> None:
        """Report the lag, run the periodic checks, and end overdue connections."""
        now = self._clock()
        if self._due is not None:
            self._report_lag(max(0, now - self._due))
        self._due = now + TICK
        if count % TICKS_PER_SWEEP == 0:
            self._every_second()
        for ended in self.connections.overdue(TICKS_PER_SWEEP):
            _logger.info("connection ended", reads=isinstance(ended, HttpConnection), address=ended.address)


def _config(app: ASGIApp, connections: Connections) -> uvicorn.Config:
    class BoundHttp(HttpConnection):
        implementation = uvicorn_http_protocol()

    class BoundSocket(Socket):
        pass

    BoundHttp.connections = BoundSocket.connections = connections
    return uvicorn.Config(
        RequestTracking(app),
        log_config=None,
        log_level="error",
        access_log=False,
        http=BoundHttp,
        ws=BoundSocket,
        h11_max_incomplete_event_size=limits.HEAD_BYTES,
        timeout_graceful_shutdown=limits.DRAIN_SECONDS + 3,
        proxy_headers=connections.proxy is not None,
        forwarded_allow_ips=connections.proxy,
        server_header=False,
    )
