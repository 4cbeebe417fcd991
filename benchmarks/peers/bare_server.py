"""The upper limit: the same uvicorn with a minimal handler that shows each message to a table of six.

    python -m benchmarks.peers.bare_server BYTES

It has no rules, state or log, and sends this many bytes to each of the six.
"""

from __future__ import annotations

import contextlib
import socket
import sys
from collections.abc import AsyncIterator

import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

tables: dict[str, list[WebSocket]] = {}
shown = "x" * int(sys.argv[1])


async def talk(web_socket: WebSocket) -> None:
    await web_socket.accept()
    table = tables.setdefault(web_socket.path_params["table"], [])
    table.append(web_socket)
    try:
        while True:
            await web_socket.receive_text()
            for each in table:
                await each.send_text(shown)
    except WebSocketDisconnect:
        table.remove(web_socket)


if __name__ == "__main__":
    listener = socket.create_server(("127.0.0.1", 0))
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    @contextlib.asynccontextmanager
    async def begun(_: Starlette) -> AsyncIterator[None]:
        print("listens to", listener.getsockname()[1], flush=True)
        yield

    config = uvicorn.Config(
        Starlette(routes=[WebSocketRoute("/{table}", talk)], lifespan=begun),
        log_level="error",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        timeout_graceful_shutdown=1,
    )
    uvloop.run(uvicorn.Server(config).serve([listener]))
