"""The connections under requests and sockets: how many there may be, and for how long one may keep us waiting.

Uvicorn speaks HTTP and the socket's protocol; here is what it leaves open. A peer that sends half a request, that reads
nothing or hardly anything, or that does not let go of a closed connection would hold its descriptor, and what waits for
it, for as long as it likes; a round through all connections, once a second, finds these and ends them, and asks those
that are silent for a sign of life.
"""

from __future__ import annotations

import asyncio
import ipaddress
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import version
from itertools import islice
from typing import Any, NamedTuple

import h11
import structlog
import uvicorn
from starlette.types import ASGIApp, Scope
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.streams import StreamReader

from perudo import limits
from perudo.server.budget import counted_as
from perudo.server.edge.answers import HANDED

_log = structlog.get_logger()

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

TICK = 0.1
"""Seconds between two ticks of uvicorn's."""
SPARE_FILES = 100
"""Open files that are no connections: the database, the pages."""
STEPS = 10
"""Ticks in which the server goes once round all connections."""
PIECE = 4096
"""Bytes of a socket that are read in one turn of the loop: some hundred frames, where they are short."""
TOO_BIG, NOT_TEXT, TOO_MANY = 1009, 1007, 1008
"""Why a socket is closed, as its protocol numbers it."""
TEXT, PONG = 0x81, 0x8A
"""How a whole frame begins with a text, and with a sign of life."""
PING = b"\x89\x00"
"""A frame that asks for one."""


_held = Counter[str]()
"""How many connections each address has, sockets among them."""


def _let_go(address: str) -> None:
    _held[address] -= 1
    if not _held[address]:
        del _held[address]


class _Whole(h11.Connection):
    """Reads requests that say how long they are. In chunks of a byte each one would take a second of all others."""

    chunked = False

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            self.chunked = True
            raise h11.RemoteProtocolError("length required")
        return event


class Http(H11Protocol):
    """A connection, which may become a socket. One too many is closed at once."""

    most = limits.CONNECTIONS
    proxy: Network | None = None
    """What is in here has the connections of many behind it."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.conn: _Whole = _Whole(h11.SERVER, limits.HEAD_BYTES)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = counted_as(self.client[0] if self.client else None)
        _held[self._address] += 1
        if len(self.connections) > self.most or self._too_many_of_its_address():
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        _let_go(self._address)

    def send_400_response(self, msg: str) -> None:
        if self.conn.chunked:
            self.transport.write(b"HTTP/1.1 411 Length Required\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
            self.transport.close()
        else:
            super().send_400_response(msg)
        if (error := sys.exception()) is not None:
            error.__traceback__ = None  # it leads to itself, and to all of this connection

    def _too_many_of_its_address(self) -> bool:
        mine = self._address
        if not mine or _held[mine] <= limits.ADDRESS_CONNECTIONS:
            return False
        return self.proxy is None or not self.proxy.overlaps(ipaddress.ip_network(mine))


class Socket(WebSocketsSansIOProtocol):
    """A socket whose messages go straight to whoever ``hear``s them, and whose peer can't fill memory or the log: by
    fragments, by reading nothing of what it is sent, or by text that is none."""

    hear: Callable[[bytes], None] | None = None

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._outbox: list[bytes] = []
        self._rest = bytearray()
        """What has come and was not read yet; ``_full``: no more is wanted for now."""
        self._full = False
        self._signs = 0
        """Of life, since it was looked after last."""
        self._heard = True
        """Whether anything was heard since it was looked after last; ``_asked``: for a sign of life."""
        self._asked = False
        self._silent_at = 0.0
        """When it counts as silent, or as lost where it was asked."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """What was counted when it came to ``Http`` is let go of here."""
        super().connection_made(transport)
        self._address = counted_as(self.client[0] if self.client else None)

    @staticmethod
    def under(scope: Scope) -> Socket:
        """The socket that an application serves."""
        socket: Socket = scope["extensions"]["perudo"]["socket"]
        return socket

    async def run_asgi(self) -> None:
        self.scope["extensions"]["perudo"] = {"socket": self}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"]["perudo"]

    def connection_lost(self, exc: Exception | None) -> None:
        """Lets go of all that leads back to it, so that nobody need search for what is left of it."""
        super().connection_lost(exc)
        _let_go(self._address)
        self._rest.clear()
        self.hear = None
        self.conn.parser.close()

    def tell(self, hear: Callable[[bytes], None]) -> None:
        """From now on messages go straight to ``hear``; what only the handshake needed takes no more memory."""
        self.hear = hear
        del self.request, self.response
        headers: list[tuple[bytes, bytes]] = self.scope["headers"]  # type: ignore[assignment]
        headers.clear()

    def show(self, message: bytes) -> bool:
        """Sends a text at once, past the application's queue. False where the peer is cut off: it reads too little."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return True
        most = min(limits.UNREAD_BYTES, limits.UNREAD_TOGETHER // len(self.connections))
        if transport.get_write_buffer_size() > most:
            transport.abort()
            return False
        if not self._outbox:
            self.loop.call_soon(self._send)
        self._outbox.append(_framed(message))
        return True

    def _send(self) -> None:
        """All that was shown in one turn of the loop goes with one call to the system."""
        frames, self._outbox = self._outbox, []
        if frames and not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def shutdown(self) -> None:
        self._send()
        super().shutdown()

    def look_after(self, now: float) -> bool:
        """Asks for a sign of life where nothing was heard for so long, and lets go of a peer that then gives none.

        ``now``: seconds, from any moment. Gives whether nothing else is waited for here, as with nearly all of many
        thousands.
        """
        transport, self._signs = self.transport, 0
        if self.hear is None or self.close_sent or transport.is_closing():
            return False
        if self._heard:
            self._heard, self._asked, self._silent_at = False, False, now + limits.SIGN_OF_LIFE
        elif now >= self._silent_at:
            if self._asked:
                self.keepalive_timeout()
                return False
            self._asked, self._silent_at = True, now + limits.SIGN_OF_LIFE
            transport.write(PING)
        return not transport.get_write_buffer_size()

    def data_received(self, data: bytes) -> None:
        """Much at once is read by pieces, between which everybody else has their turn."""
        self._heard = True
        if self._rest or len(data) > PIECE:
            if not self._rest:
                self.loop.call_soon(self._read_on)
            self._rest += data
            self.transport.pause_reading()
        else:
            self._read(data)

    def _read_on(self) -> None:
        """The next piece of what has come."""
        if self.transport.is_closing():
            self._rest.clear()
        if self._full or not self._rest:
            return
        piece = bytes(self._rest[:PIECE])
        del self._rest[:PIECE]
        self._read(piece)
        if not self._full:
            self.go_on()

    def pause(self) -> None:
        """Reads nothing more, of what has come either, until it is to ``go_on``."""
        self._full = True
        self.transport.pause_reading()

    def go_on(self) -> None:
        self._full = False
        if self._rest:
            self.loop.call_soon(self._read_on)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _read(self, data: bytes) -> None:
        """What most data are, short texts and signs of life, is read here; all else by the protocol, frame by frame."""
        at = 0
        if self._between_messages:
            while self.hear is not None and not self.close_sent and (found := _payload(data, at)) is not None:
                payload, end = found
                if data[at] == TEXT and _is_text(payload):
                    self.hear(payload)
                elif data[at] == PONG:
                    self._sign()
                else:
                    break
                at = end
        if at < len(data):
            super().data_received(data[at:])

    @property
    def _between_messages(self) -> bool:
        """Whether nothing has come of the next message yet: the parser waits for whatever comes, or for the end."""
        parser: Any = self.conn.parser  # a generator, of generators
        frames = parser.gi_yieldfrom
        waits = frames and frames.gi_yieldfrom
        return not self.frames and waits is not None and waits.gi_code is _ANYTHING

    def send_receive_event_to_app(self) -> None:
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not _is_text(data):
            self._fail(NOT_TEXT)
        elif self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self.hear(data)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= limits.FRAGMENTS:
            self._fail(TOO_BIG)
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if not self.writable.is_set():
            self.transport.abort()
        elif self._sign():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._sign()

    def _sign(self) -> bool:
        """One more sign of life, or too many of them. Gives whether it may be answered."""
        self._signs += 1
        if self._signs > limits.SIGNS:
            self._fail(TOO_MANY)
        return not self.close_sent

    def _fail(self, code: int) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()


_ANYTHING = StreamReader.at_eof.__code__


def _payload(data: bytes, at: int = 0) -> tuple[bytes, int] | None:
    """What is in a short frame of a peer's that begins here, and where it ends; None where no such is whole."""
    if len(data) < at + 6:
        return None
    size, begins = data[at + 1] - 0x80, at + 6
    if size == 126:
        size, begins = int.from_bytes(data[at + 2 : at + 4]), at + 8
    end = begins + size
    if not begins <= end <= len(data) or size == 127 or size > limits.MESSAGE_BYTES:
        return None
    payload: bytes = apply_mask(data[begins:end], data[begins - 4 : begins])
    return payload, end


@lru_cache(maxsize=64)
def _framed(message: bytes) -> bytes:
    """A message as it goes over the line; the same one goes to many."""
    size = len(message)
    short = size < 1 << 16
    length = bytes((size,)) if size < 126 else b"\x7e" + size.to_bytes(2) if short else b"\x7f" + size.to_bytes(8)
    return bytes((TEXT,)) + length + message


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class _Stage(NamedTuple):
    """What a connection is waited for, and how many seconds."""

    what: object
    most: float


@dataclass(slots=True)
class _Wait:
    """A stage of a connection, and since when; and what it has not read, and since when it reads nothing."""

    stage: _Stage | None
    since: float
    unread: int = 0
    unread_since: float = 0


class Rounds:
    """Looks after all connections. ``clock``: seconds, from any moment."""

    def __init__(self, connections: Collection[Any], clock: Callable[[], float] = time.monotonic) -> None:
        self._connections = connections
        self._clock = clock
        self._waits: dict[Any, _Wait] = {}
        self._ahead: Iterator[Any] = iter(())
        """Those that are still to be seen in this round."""

    def go(self, steps: int = 1) -> list[Any]:
        """A step of a round that takes so many; gives the connections that were ended."""
        now, many = self._clock(), 1 + len(self._connections) // steps
        if not (some := list(islice(self._ahead, many))):
            self._waits = {each: wait for each, wait in self._waits.items() if each in self._connections}
            self._ahead = iter(list(self._connections))
            some = list(islice(self._ahead, many))
        return [each for each in some if each in self._connections and self._ends(each, now)]

    def _ends(self, connection: Any, now: float) -> bool:
        """Looks after one of them; whether it was ended."""
        if isinstance(connection, Socket) and connection.look_after(now) and connection not in self._waits:
            return False
        wait = self._wait(connection, now)
        if wait is None:
            self._waits.pop(connection, None)
            return False
        self._waits[connection] = wait
        late = self._too_long(wait, now)
        if late:
            connection.transport.abort()
        return late

    def _wait(self, connection: Any, now: float) -> _Wait | None:
        """None where nothing is waited for, as with nearly all of many thousands."""
        unread = connection.transport.get_write_buffer_size()
        stage = _stage(connection)
        if stage is None and not unread:
            return None
        wait = self._waits.get(connection)
        if wait is None:
            return _Wait(stage, now, unread, now)
        since = wait.since if wait.stage == stage else now
        stuck = 0 < wait.unread <= unread
        return _Wait(stage, since, unread, wait.unread_since if stuck else now)

    @staticmethod
    def _too_long(wait: _Wait, now: float) -> bool:
        late = wait.stage is not None and now - wait.since >= wait.stage.most
        return late or now - wait.unread_since >= limits.SEND_SECONDS


def _stage(connection: Any) -> _Stage | None:
    """What is waited for: that a closed connection is let go of, a request comes in, or an answer is read."""
    if connection.transport.is_closing():
        return _Stage("closing", limits.SEND_SECONDS)
    if not isinstance(connection, H11Protocol):
        return None
    state = connection.conn.their_state
    cycle: RequestResponseCycle | None = connection.cycle
    if state in (h11.IDLE, h11.SEND_BODY):
        return _Stage((id(cycle), state), limits.REQUEST_SECONDS)
    if cycle is not None and cycle.response_started and not cycle.response_complete:
        handed = cycle.scope.get("state", {}).get(HANDED)
        return _Stage((id(cycle), "answer", handed), limits.ANSWER_SECONDS if handed is None else limits.PIECE_SECONDS)
    return None


class Server(uvicorn.Server):
    """Goes its rounds while it serves, and when it is told to stop, ends what has begun before it says goodbye."""

    def __init__(
        self,
        config: uvicorn.Config,
        drain: Callable[[], Awaitable[None]],
        late: Callable[[float], object] = lambda _: None,
        look_after: Callable[[], object] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``late`` is told at each tick by how many seconds the loop came late to it; ``look_after`` is called once a
        second; ``clock``: seconds, from any moment."""
        super().__init__(config)
        self._drain = drain
        self._rounds = Rounds(self.server_state.connections)
        self._late, self._look_after, self._clock = late, look_after, clock
        self._ticked: float | None = None

    async def on_tick(self, counter: int) -> bool:
        now = self._clock()
        if self._ticked is not None:
            self._late(max(0, now - self._ticked - TICK))
        self._ticked = now
        if counter % STEPS == 0:
            self._look_after()
        for ended in self._rounds.go(STEPS):
            _log.info("connection ended", reads=isinstance(ended, Http), address=ended.client and ended.client[0])
        return await super().on_tick(counter)

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        _log.info("serving", version=version("perudo"), connections=Http.most)

    async def shutdown(self, sockets: Any = None) -> None:
        _log.info("stopping", connections=len(self.server_state.connections))
        for server in self.servers:
            server.close()
        await self._drain()
        await super().shutdown(sockets)
        for connection in list(self.server_state.connections):  # who has not let go by now
            connection.transport.abort()
        _log.info("stopped")


def config(app: ASGIApp, proxy: str | None) -> uvicorn.Config:
    """How the application is served. ``proxy``: the address or network whose word is taken for who is behind it."""
    Http.most = min(limits.CONNECTIONS, _open_files() - SPARE_FILES)
    Http.proxy = ipaddress.ip_network(proxy) if proxy else None
    return uvicorn.Config(
        app,
        log_config=None,
        log_level="error",
        access_log=False,
        http=Http,
        ws=Socket,
        ws_max_size=4 * limits.MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # it is asked for in the rounds, which take no clock for each
        timeout_graceful_shutdown=3,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        server_header=False,
    )


def places() -> int:
    """How many sockets there may be."""
    return min(limits.SOCKETS, Http.most - min(limits.PAGES, Http.most // 5))


def _open_files() -> int:
    """As many open files as the system grants this process, once it has asked for enough."""
    try:
        import resource
    except ImportError:  # Windows grants as many as there is memory for
        return limits.CONNECTIONS + SPARE_FILES
    granted, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(limits.CONNECTIONS + SPARE_FILES, most)
    if most == resource.RLIM_INFINITY:
        wanted = limits.CONNECTIONS + SPARE_FILES
    if granted != resource.RLIM_INFINITY and granted < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        except (OSError, ValueError):  # macOS names no bound, and has one
            return granted
        return wanted
    return max(wanted, 0 if granted == resource.RLIM_INFINITY else granted)
