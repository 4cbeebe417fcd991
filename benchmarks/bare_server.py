"""The limit: the same uvicorn with a bare handler. Who says something at a table of six has it shown to all six.

    python -m benchmarks.bare_server PORT BYTES

It holds no rule, no state and no log, and sends so many bytes to each of the six.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import AsyncIterator

import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

tables: dict[str, list[WebSocket]] = {}
shown = "x" * int(sys.argv[2])


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
        pass


@contextlib.asynccontextmanager
async def begun(_: Starlette) -> AsyncIterator[None]:
    print("ready", flush=True)
    yield


if __name__ == "__main__":
    app = Starlette(routes=[WebSocketRoute("/{table}", talk)], lifespan=begun)
    config = uvicorn.Config(
        app,
        port=int(sys.argv[1]),
        log_level="error",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
    )
    uvloop.run(uvicorn.Server(config).serve())
