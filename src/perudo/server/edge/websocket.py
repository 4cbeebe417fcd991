"""WebSockets: an asyncio protocol for uvicorn's ``ws`` setting, based on the Sans-I/O layer of ``websockets``.

The opening handshake goes through the ASGI application, so that its middleware checks hosts, origins and rate limits.
Then the application attaches a receiver to the socket, bypassing ASGI:

- Messages reach the receiver in the same event loop iteration in which they arrive.
- ``Socket.send`` never blocks. All messages that are sent in one iteration are written to the transport together.
- A peer is disconnected if it reads too slowly, stays silent, or sends too many fragments, pings or pongs.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from http import HTTPStatus
from typing import Any, ClassVar, Protocol, cast
from urllib.parse import unquote

import structlog
import uvicorn
from starlette.types import Message, Scope
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from perudo.core import limits
from perudo.server.edge.connections import Connection, Connections, WaitStage
from perudo.server.edge.forwarding import HEADER, Origin
from perudo.server.edge.http_connection import CONNECTION_KEY
from perudo.server.edge.pipe import OwnerEnd, PipeEnd

_logger = structlog.get_logger()

READ_CHUNK_BYTES = 4096
"""The maximum number of bytes that one socket reads per event loop iteration: about a hundred short frames."""
CLOSE_SECONDS = 1
"""How long (s) the peer may take to answer a close frame."""
_SOCKET = "perudo.socket"
"""The ASGI scope extension that holds the socket."""


class Receiver(Protocol):
    """The application's callbacks for an open socket."""

    def receive(self, message: bytes) -> None:
        """Handle the next message."""

    def lost(self) -> None:
        """Handle a lost connection."""

    def shut_down(self) -> None:
        """Finish the work in progress and close the socket, because the server is stopping."""


class Socket(Connection, asyncio.Protocol):
    """A client's WebSocket connection."""

    connections: ClassVar[Connections]

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: Any,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._config, self._server_state, self._app_state = config, server_state, app_state
        self._websocket = ServerProtocol(max_size=4 * limits.MESSAGE_BYTES)
        self._loop = _loop or asyncio.get_running_loop()
        self._request: Request | None = None
        self._request_bytes = b""
        self._response: Response | None = None
        """The response prepared for the opening request, kept until the application accepts or rejects that request."""
        self.origin: Origin | None = None
        """The original client, if another node forwarded the request."""
        self._piped = False
        self._receiver: Receiver | None = None
        self._outbox: list[bytes] = []
        self._unread_input = bytearray()
        self._reading_soon = False
        self._paused = True
        """Whether the application has paused reading, or has not attached a receiver yet."""
        self._fragments: list[bytes] = []
        self._is_text = True
        self._pings = 0
        """How many pings and pongs have arrived since the last check."""
        self._heard = True
        """Whether anything has arrived since the last check."""
        self._pinged = False
        self._deadline = 0.0
        """The time at which to ping a silent peer or, after a ping, to disconnect it."""

    @staticmethod
    def of(scope: Scope) -> Socket:
        """Return the socket of an ASGI scope."""
        return cast(Socket, scope["extensions"][_SOCKET])

    # --- Called by the application

    def attach(self, receiver: Receiver) -> None:
        """Deliver messages to a receiver from now on. The application can then return from its ASGI call."""
        self._receiver = receiver
        self.resume()

    def send(self, message: bytes) -> bool:
        """Send a text message. Return False if the peer was disconnected because it reads too slowly."""
        if self.transport.is_closing() or self._websocket.state is not State.OPEN:
            return True
        if self._drowning():
            return False
        if not self._outbox:
            self._loop.call_soon(self._write_outbox)
        self._outbox.append(_framed(message))
        return True

    def close(self, code: int) -> None:
        """Start the closing handshake."""
        if not self.transport.is_closing() and self._websocket.state is State.OPEN:
            self._write_outbox()
            self._websocket.send_close(code)
            self._flush()
            self.resume()  # Keep reading, to receive the peer's close frame.
            self._loop.call_later(CLOSE_SECONDS, self.transport.close)

    def pause(self) -> None:
        """Stop reading for now. Data that has already arrived stays unread as well."""
        self._paused = True
        self.transport.pause_reading()

    def resume(self) -> None:
        self._paused = False
        if self._unread_input:
            self._read_soon()
        elif not self.transport.is_closing():
            self.transport.resume_reading()

    async def forward(self, owner: str, origin: Origin) -> bool:
        """Turn this socket into a pipe to another node at ``HOST:PORT``. Return False if the node cannot be reached."""
        assert self._request is not None and self.connections.forwarding is not None
        ends = PipeEnd(self.connections, self._server_state), OwnerEnd(self.connections, self._server_state)
        if not await ends[1].connect(owner):
            return False
        if self.transport.is_closing():
            ends[1].transport.close()
            raise ConnectionResetError
        start, rest = self._request_bytes.split(b"\r\n", 1)
        header = f"{HEADER}: {self.connections.forwarding.header(origin, self._request)}"
        ends[1].transport.write(b"\r\n".join((start, header.encode("ascii"), rest)) + self._unread_input)
        self._piped = True
        ends[0].join(ends[1])
        ends[0].take_over(self)
        vars(self._websocket).clear()
        return True

    # --- Called by the transport and by uvicorn

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._server_state.connections.add(self)
        self.connections.replace(self._app_state.pop(CONNECTION_KEY), self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Break reference cycles, so that no garbage collection is needed."""
        self._server_state.connections.discard(self)
        self.connections.remove(self)
        self._unread_input.clear()
        receiver, self._receiver = self._receiver, None
        if receiver is not None:
            receiver.lost()
        vars(self._websocket).clear()

    def shutdown(self) -> None:
        """Close the connection, because uvicorn is stopping."""
        if self._receiver is not None:
            self._receiver.shut_down()
        else:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Read long input in chunks, so that the event loop can serve other connections in between."""
        self._heard = True
        if self._websocket.state is State.CONNECTING and self._response is None:
            self._handshake(data)
        elif self._paused or self._unread_input or len(data) > READ_CHUNK_BYTES:
            self._unread_input += data
            self.transport.pause_reading()
            self._read_soon()
        else:
            self._read(data)

    def wait_stage(self) -> WaitStage | None:
        if closing := super().wait_stage():
            return closing
        return ("handshake", limits.REQUEST_SECONDS) if self._receiver is None else None

    def overdue(self, now: float) -> bool:
        """Like the inherited method, but also ping a silent peer, and disconnect it if it does not answer."""
        self._pings = 0
        if self._receiver is not None and not self.transport.is_closing() and self._websocket.state is State.OPEN:
            if self._heard:
                self._heard, self._pinged, self._deadline = False, False, now + limits.PING_SECONDS
            elif now >= self._deadline and self._pinged:
                self._fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
            elif now >= self._deadline:
                self._pinged, self._deadline = True, now + limits.PING_SECONDS
                self._websocket.send_ping(b"")
                self._flush()
        return super().overdue(now)

    # --- The opening handshake

    def _handshake(self, data: bytes) -> None:
        """Ask the application whether to accept a request."""
        self._websocket.receive_data(data)
        for request in self._websocket.events_received():
            assert isinstance(request, Request)
            response = self._websocket.accept(request)
            if HEADER in request.headers:
                forwarding = self.connections.forwarding
                if forwarding is None or (origin := forwarding.verified(request)) is None:
                    response = self._websocket.reject(HTTPStatus.FORBIDDEN, "")
                else:
                    self.origin = origin
                    self.connections.recount(self, origin.address)
            if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
                self._websocket.send_response(response)
                continue
            self._request, self._request_bytes, self._response = request, data, response
            self.transport.pause_reading()
            task = self._loop.create_task(self._run(self._scope(request)))
            self._server_state.tasks.add(task)
            task.add_done_callback(self._server_state.tasks.discard)
        self._flush()

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        encrypted = self.transport.get_extra_info("sslcontext") is not None
        client, scheme = self.transport.get_extra_info("peername")[:2], "wss" if encrypted else "ws"
        proxied: tuple[str, ...] = ()
        if self.origin is not None:  # The forwarding node has already applied the proxy's headers.
            client, scheme = (self.origin.address, 0), self.origin.scheme
            proxied = "x-forwarded-for", "x-forwarded-proto"
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": scheme,
            "server": self.transport.get_extra_info("sockname")[:2],
            "client": client,
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode("ascii"), value.encode("latin-1", "surrogateescape"))
                for name, value in request.headers.raw_items()
                if name.lower() not in proxied
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {"websocket.http.response": {}, _SOCKET: self},
        }

    async def _run(self, scope: Scope) -> None:
        """Let the application accept or reject the request."""
        messages: list[Message] = [{"type": "websocket.connect"}]

        async def receive() -> Message:
            return messages.pop() if messages else {"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE}

        try:
            await self._config.loaded_app(scope, receive, self._decide)
        except Exception:
            if not self.transport.is_closing():
                _logger.exception("handshake failed")
        finally:
            scope["extensions"].clear()
            self._request, self._request_bytes = None, b""
        if self._receiver is None and not self._piped and not self.transport.is_closing():
            if self._response is not None:
                self._reject(HTTPStatus.INTERNAL_SERVER_ERROR)
            elif self._websocket.state is State.OPEN:
                self.close(CloseCode.INTERNAL_ERROR)

    async def _decide(self, message: Message) -> None:
        """Handle an ASGI message from the application. Raises ``OSError`` if the connection is gone."""
        if message["type"] == "websocket.http.response.body":
            return  # The connection was already closed when the response's status was sent.
        if self.transport.is_closing():
            raise ConnectionResetError
        match message["type"]:
            case "websocket.accept" if self._response is not None:
                self._websocket.send_response(self._response)
                self._response = None
                self._flush()
            case "websocket.close" if self._response is not None:
                self._reject(HTTPStatus.FORBIDDEN)
            case "websocket.close":
                self.close(message.get("code", CloseCode.NORMAL_CLOSURE))
            case "websocket.http.response.start" if self._response is not None:
                self._reject(HTTPStatus(message["status"]))
            case kind:
                raise RuntimeError(f"unexpected ASGI message {kind}")

    def _reject(self, status: HTTPStatus) -> None:
        self._response = None
        self._websocket.send_response(self._websocket.reject(status, ""))
        self._flush()

    # --- Messages

    def _read_soon(self) -> None:
        """Read the next chunk of received data in a later iteration of the event loop."""
        if not self._reading_soon:
            self._reading_soon = True
            self._loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        self._reading_soon = False
        if not self._paused and not self.transport.is_closing():
            piece = bytes(self._unread_input[:READ_CHUNK_BYTES])
            del self._unread_input[:READ_CHUNK_BYTES]
            self._read(piece)
            if not self._paused:
                self.resume()

    def _read(self, data: bytes) -> None:
        self._websocket.receive_data(data)
        for frame in self._websocket.events_received():
            if isinstance(frame, Frame) and not self.transport.is_closing():
                self._take(frame)
        self._flush()

    def _take(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.PING | Opcode.PONG:
                self._pings += 1
                if self._pings > limits.PINGS_PER_SECOND:
                    self._fail(CloseCode.POLICY_VIOLATION)
            case Opcode.TEXT | Opcode.BINARY | Opcode.CONT:
                if frame.opcode is not Opcode.CONT:
                    self._is_text = frame.opcode is Opcode.TEXT
                self._fragments.append(bytes(frame.data))
                if len(self._fragments) > limits.MAX_FRAGMENTS:
                    self._fail(CloseCode.MESSAGE_TOO_BIG)
                elif frame.fin:
                    message = b"".join(self._fragments)
                    self._fragments.clear()
                    self._hear(message)
            case _:
                pass  # The Sans-I/O layer answers close frames itself.

    def _hear(self, message: bytes) -> None:
        if self._is_text:
            try:
                message.decode()
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA)
                return
        if self._receiver is not None:
            self._receiver.receive(message)

    def _fail(self, code: CloseCode, reason: str = "") -> None:
        """Close the connection without waiting for the peer."""
        self._write_outbox()
        self._websocket.fail(code, reason)
        self._flush()

    def _write_outbox(self) -> None:
        frames, self._outbox = self._outbox, []
        if frames and not self.transport.is_closing() and self._websocket.state is State.OPEN:
            self.transport.write(b"".join(frames))

    def _flush(self) -> None:
        """Write the Sans-I/O layer's pending data to the transport. An empty byte string from the layer means that the
        connection must be closed.
        """
        if self.transport.is_closing():
            return
        data = self._websocket.data_to_send()
        if data and not self._drowning():
            self.transport.write(b"".join(data))
            if b"" in data:
                self.transport.close()

    def _drowning(self) -> bool:
        """Disconnect a peer that has left too many bytes unread. Return whether the peer was disconnected."""
        most = min(limits.SEND_BUFFER_BYTES, limits.TOTAL_SEND_BUFFER_BYTES // max(1, len(self.connections)))
        if self.transport.get_write_buffer_size() <= most:
            return False
        self.transport.abort()
        return True


_encoder = ServerProtocol(state=State.OPEN)


@lru_cache(maxsize=64)
def _framed(message: bytes) -> bytes:
    """Return the frame for a text message. The result is cached, because many clients receive the same message."""
    _encoder.send_text(message)
    return b"".join(_encoder.data_to_send())
