"""Limits plain HTTP connections by wrapping uvicorn's HTTP protocol instead of modifying it.

When a client has finished sending, uvicorn closes the connection and abandons the client's requests. ``HttpConnection``
keeps such a connection open until all requests are answered, because a client may close only its sending side.
``HttpConnection`` sends interim responses to find out whether the client is still connected. A client that has closed
both directions answers an interim response by resetting the connection.

``HttpConnection`` stands between the event loop and uvicorn's protocol, and ``RequestTracking`` between uvicorn and the
application. Together they track the progress of each request.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any, ClassVar, cast

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from perudo.core import limits
from perudo.server.edge.bounded_responses import SENT_BYTES_KEY
from perudo.server.edge.connections import Connection, Connections, WaitStage

CONNECTION_KEY = "perudo.connection"
"""The key of the connection in the state dictionary that uvicorn's protocol passes to requests and to the WebSocket
protocol."""
_CHUNKED = b"\ntransfer-encoding:"
_HEAD_END = re.compile(rb"\r?\n\r?\n")
_LENGTH = re.compile(rb"\ncontent-length:[ \t]*([0-9]{1,18})")
_PROBE = b"HTTP/1.1 102 Processing\r\n\r\n"
PROBE_SECONDS = 0.5
"""Seconds between interim responses to a client that has finished sending and waits for an answer."""
_LENGTH_REQUIRED = b"HTTP/1.1 411 Length Required\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class HttpConnection(Connection, asyncio.Protocol):
    """An HTTP connection, which may be upgraded to a WebSocket."""

    connections: ClassVar[Connections]
    implementation: ClassVar[type[asyncio.Protocol]]
    """Uvicorn's HTTP protocol."""

    def __init__(self, app_state: dict[str, Any], **settings: Any) -> None:
        self._http: Any = self.implementation(app_state={**app_state, CONNECTION_KEY: self}, **settings)  # type: ignore[call-arg]
        self._head = b""
        """The part of a request's head that has arrived so far."""
        self._body_left = 0
        """How many bytes of the last request's body have not arrived yet."""
        self._requests = 0
        """How many requests have been answered."""
        self._heads = 0
        """How many request heads have arrived completely."""
        self._finished = False
        """Whether the client has finished sending."""
        self._request: Scope | None = None
        """The request that the application is handling."""
        self._whole = self._answering = False
        """Whether the whole request has arrived, and whether its response has begun."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        if not self.connections.add(self):
            self.transport.abort()
        self._http.connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.connections.remove(self)
        http, self._http = self._http, None  # Break the reference cycle between the two protocols.
        http.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Refuse chunked request bodies, because parsing 100 kB in one-byte chunks would take a second."""
        if self._announces_chunks(data):
            if self._request is None:
                self.transport.write(_LENGTH_REQUIRED)
            self.transport.close()
        else:
            self._http.data_received(data)

    def _announces_chunks(self, data: bytes) -> bool:
        """Return whether a request head in the data declares chunked encoding. Skips each request body by its declared
        length. Stops at a head that is no request, because h11 then refuses the rest of the data.
        """
        at = min(self._body_left, len(data))
        self._body_left -= at
        data, self._head = self._head + data, b""
        while at < len(data):
            end = _HEAD_END.search(data, at)
            head = data[at : end.end() if end else None]
            if _CHUNKED in head.lower():
                return True
            if end is None:
                self._head = head[-limits.HEAD_BYTES :]
            if end is None or b" HTTP/" not in head:
                return False
            length = _LENGTH.search(head.lower())
            self._heads += 1
            at = end.end() + (int(length[1]) if length else 0)
        self._body_left += max(0, at - len(data))
        return False

    def eof_received(self) -> bool | None:
        """Keep the connection open until all requests that have arrived are answered."""
        if self._requests == self._heads or self._body_left:
            return cast("bool | None", self._http.eof_received())
        self._finished = True
        self._probe()
        return True

    def _probe(self) -> None:
        """Check repeatedly whether a waiting client is still connected. Closes an HTTP/1.0 connection instead, because
        HTTP/1.0 has no interim responses."""
        if self.transport.is_closing():
            return
        if self._request is not None and self._request["http_version"] == "1.0":
            self.transport.close()
            return
        if self._request is not None and not self._answering:
            self.transport.write(_PROBE)
        asyncio.get_running_loop().call_later(PROBE_SECONDS, self._probe)

    def pause_writing(self) -> None:
        self._http.pause_writing()

    def resume_writing(self) -> None:
        self._http.resume_writing()

    def wait_stage(self) -> WaitStage | None:
        if closing := super().wait_stage():
            return closing
        if self._request is None or not self._whole:
            return (self._requests, "request"), limits.REQUEST_SECONDS
        if not self._answering:
            return None
        piece = self._request["state"].get(SENT_BYTES_KEY)
        seconds = limits.ANSWER_SECONDS if piece is None else limits.CHUNK_SECONDS
        return (self._requests, "answer", piece), seconds

    def follow(self, scope: Scope, receive: Receive, send: Send) -> tuple[Receive, Send]:
        """Wrap an application's ``receive`` and ``send``, to track a request's progress."""
        self._request, self._answering = scope, False
        self._whole = int(dict(scope["headers"]).get(b"content-length", 0)) == 0

        async def received() -> Message:
            message = await receive()
            self._whole = not message.get("more_body", False)
            return message

        async def sent(message: Message) -> None:
            self._answering = True
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body", False):
                self._request = None
                self._requests += 1
                if self._finished and self._requests == self._heads:
                    self.transport.close()

        return received, sent


class RequestTracking:
    """ASGI middleware that reports the progress of requests to their connections."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and (connection := scope["state"].pop(CONNECTION_KEY, None)) is not None:
            receive, send = connection.follow(scope, receive, send)
        await self._app(scope, receive, send)


def uvicorn_http_protocol() -> type[asyncio.Protocol]:
    """Return the protocol class behind uvicorn's setting ``http="h11"``."""
    config = uvicorn.Config(RequestTracking, http="h11", ws="none", interface="asgi3", log_config=None)
    config.load()
    return config.http_protocol_class
