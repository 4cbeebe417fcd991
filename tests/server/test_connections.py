"""Peers that send nonsense, half of something or too much, and peers that don't read: the server gets rid of them."""

import asyncio
import base64
import gc
import os
import re
import struct
from collections.abc import Iterator
from typing import Any
from weakref import WeakSet

import h11
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from perudo.core import limits
from perudo.server.edge import connections, http_connection
from perudo.server.edge import uvicorn_server as server
from perudo.server.edge.connections import Connection, Connections
from perudo.server.edge.forwarding import Forwarding
from perudo.server.edge.health import Health
from perudo.server.edge.websocket import Socket
from tests.server.conftest import Serving, until
from tests.server.served import Served, descriptors

TEXT, CONTINUED, PING, PONG, FINAL = 0x1, 0x0, 0x9, 0xA, 0x80


def handshake(guest: str = "a", path: str = "/socket") -> bytes:
    key = base64.b64encode(bytes(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: guest={guest:a<43}\r\n\r\n"
    ).encode()


def frame(head: int, payload: bytes, mask: bytes | None = bytes(4)) -> bytes:
    """A frame as a client sends it. A mask of zeros leaves the payload as it is; a frame without one is not allowed."""
    size, masked = len(payload), FINAL if mask is not None else 0
    if size < 126:
        length = bytes([masked | size])
    elif size < 65536:
        length = bytes([masked | 126]) + struct.pack("!H", size)
    else:
        length = bytes([masked | 127]) + struct.pack("!Q", size)
    return bytes([head]) + length + (mask or b"") + payload


async def answers(served: Served) -> None:
    async with served.socket("z") as other:
        assert (await other.do("ping"))["is"] == "done"


async def opened(served: Served, small: bool = False) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket, its handshake done."""
    reader, writer = await served.raw(handshake(), small)
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


async def closed(reader: asyncio.StreamReader) -> bytes:
    """What is sent until the connection is closed; fails where it stays open until it is found not to answer pings."""
    async with asyncio.timeout(1.8 * limits.PING_SECONDS):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


@pytest.mark.parametrize(
    "nonsense",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500),
        b"HELO perudo\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 20 * limits.HEAD_BYTES,
        b"POST /api/replay HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"POST /api/replay HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        handshake().replace(b"Version: 13", b"Version: 7"),
        handshake().replace(b"Sec-WebSocket-Key", b"Sec-WebSocket-Kea"),
    ],
)
async def test_malformed_request_closes_connection_without_logging_errors(
    serving: Serving, nonsense: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    served = await serving()
    reader, writer = await served.raw(nonsense)
    await closed(reader)
    writer.close()
    await answers(served)
    assert errors(caplog) == []


@pytest.mark.parametrize(
    "nonsense",
    [
        frame(FINAL | TEXT, b"{}", mask=None),
        frame(FINAL | 0x3, b""),
        frame(FINAL | 0x70 | TEXT, b""),
        frame(FINAL | CONTINUED, b"{}"),
        frame(PING, b"in parts"),
        frame(FINAL | PING, bytes(126)),
        frame(FINAL | TEXT, b'{"do":"\xff\xfe"}'),
        frame(FINAL | TEXT, b"x" * (4 * limits.MESSAGE_BYTES + 1)),
        bytes([FINAL | TEXT, 0xFF]) + b"\x7f" + b"\xff" * 7 + bytes(4),
        frame(TEXT, b"{") + frame(CONTINUED, b"") * (limits.MAX_FRAGMENTS + 1),
        frame(FINAL | 0x8, b"\x00"),
    ],
)
async def test_malformed_frame_closes_socket_without_logging_errors(
    serving: Serving, nonsense: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    served = await serving()
    reader, writer = await opened(served)
    writer.write(nonsense)
    await closed(reader)
    writer.close()
    await answers(served)
    assert errors(caplog) == []


HERE = b'{"do":"ping","id":"1"}'
MASKED = frame(FINAL | TEXT, bytes(each ^ 0x5A for each in HERE), mask=b"\x5a" * 4)


@pytest.mark.parametrize(
    "asked",
    [
        MASKED,
        frame(FINAL | TEXT, HERE + b" " * 200),
        frame(FINAL | TEXT, HERE + b" " * limits.MESSAGE_BYTES),
        frame(TEXT, HERE) + frame(FINAL | CONTINUED, b" "),
        frame(FINAL | PONG, b"nobody asked") + MASKED,
    ],
)
async def test_fragmented_messages_are_answered_once(serving: Serving, asked: bytes) -> None:
    """Whole ones we read ourselves, the others the protocol reads: neither takes anything from the other."""
    served = await serving()
    reader, writer = await opened(served)
    for cut in (1, 2, 3, 6, 8, len(asked) // 2, len(asked) - 1):
        for piece in (asked[:cut], asked[cut:], asked):
            writer.write(piece)
            await asyncio.sleep(0.002)
        async with asyncio.timeout(10):
            for _ in range(2):
                told = await reader.readuntil(b"}")
                while b'"is":"done"' not in told and b'"is":"refused"' not in told:
                    told = await reader.readuntil(b"}")
    writer.write(frame(FINAL | TEXT, b'{"do":"ping","id":"last"}'))
    async with asyncio.timeout(10):
        assert b'"is":"done"' not in (await reader.readuntil(b'"last"'))[:-30]
    writer.close()


async def test_messages_sent_before_handshake_response_are_kept(serving: Serving) -> None:
    asked, goes_on = asyncio.Event(), asyncio.Event()

    async def nobody_after_a_while(_: str) -> None:
        asked.set()
        await goes_on.wait()

    served = await serving(forwarding=Forwarding(b"key", nobody_after_a_while))
    reader, writer = await served.raw(handshake(path="/socket/ABCDEF"))
    await asked.wait()
    writer.write(MASKED)
    await writer.drain()
    goes_on.set()
    async with asyncio.timeout(10):
        await reader.readuntil(b'"is":"done"')
    writer.close()


async def test_messages_in_one_loop_iteration_share_a_write(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    served = await serving()
    async with served.socket() as ana:
        await ana.hear("welcome")
        [socket] = (each for each in served.connections if isinstance(each, Socket))
        written = list[bytes]()
        transport = socket.transport

        class Noted:
            def __getattr__(self, name: str) -> Any:
                return getattr(transport, name)

            def write(self, data: bytes) -> None:
                written.append(data)
                transport.write(data)

        socket.transport = Noted()  # type: ignore[assignment]
        for number in range(3):
            assert socket.send(b'{"is":"done","id":"%d"}' % number)
        assert [(await ana.hear("done"))["id"] for _ in range(3)] == ["0", "1", "2"]
        assert len(written) == 1
        socket.transport = transport


async def test_message_bursts_are_read_in_chunks(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKET_MESSAGES", (10_000, 10_000))
    pieces, turns, loop = list[tuple[int, int]](), 0, asyncio.get_running_loop()
    read = Socket._read

    def noted(socket: Socket, data: bytes) -> None:
        pieces.append((len(data), turns))
        read(socket, data)

    def turn() -> None:
        nonlocal turns
        turns += 1
        if not writer.is_closing():
            loop.call_soon(turn)

    served = await serving()
    reader, writer = await opened(served)
    monkeypatch.setattr(Socket, "_read", noted)
    turn()
    asked = b"".join(frame(FINAL | TEXT, b'{"do":"ping","id":"%d"}' % number) for number in range(3000))
    writer.write(asked)
    async with asyncio.timeout(60):
        for number in range(3000):
            told = await reader.readuntil(b'"id":"%d"' % number)
            assert told.count(b'"is":"done"') == 1
    writer.write(frame(FINAL | TEXT, b'{"do":"ping","id":"last"}'))
    assert b'"last"' in await reader.readuntil(b'"last"')
    writer.close()
    assert sum(size for size, _ in pieces[:-1]) == len(asked)
    assert max(size for size, _ in pieces) <= 4096
    assert len({at for _, at in pieces}) == len(pieces)


async def test_number_of_pending_messages_is_limited(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each that is read must not let in as many more as the line carries."""
    monkeypatch.setattr(limits, "SOCKET_MESSAGES", (1, 100))
    served = await serving()
    _, writer = await opened(served)
    flooding, most = asyncio.create_task(_flood(writer, frame(FINAL | TEXT, b"{}") * 1000)), 0
    for _ in range(100):
        await asyncio.sleep(0.005)
        most = max([most, *(len(client._asked) for client in served.sockets.clients)])
    flooding.cancel()
    writer.close()
    assert limits.READ_AHEAD_MESSAGES <= most <= limits.READ_AHEAD_MESSAGES + 4096 / 8


@pytest.mark.parametrize("kind", [PING, PONG])
@pytest.mark.parametrize("together", [False, True])
async def test_endless_pings_close_the_socket(
    serving: Serving, kind: int, together: bool, caplog: pytest.LogCaptureFixture
) -> None:
    served = await serving()
    reader, writer = await opened(served)
    async with served.socket("z") as other:
        sign = frame(FINAL | kind, b"here")
        for _ in range(3):
            writer.write(sign)
            await asyncio.sleep(0.01)
        assert (await other.do("ping"))["is"] == "done"
        assert served.house.rate_limiter.sockets == 2
        reading = asyncio.create_task(closed(reader))
        while not reading.done():
            writer.write(sign * (60 if together else 1))
            await asyncio.sleep(0.005)
        assert struct.pack("!H", CloseCode.POLICY_VIOLATION) in await reading
        writer.close()
        assert (await other.do("ping"))["is"] == "done"
    assert errors(caplog) == []


async def test_a_few_pings_per_second_are_tolerated(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PINGS_PER_SECOND", 2)
    served = await serving()
    reader, writer = await opened(served)
    (socket,) = (each for each in served.connections if isinstance(each, Socket))
    for second in range(5):
        writer.write(frame(FINAL | PONG, b"") + frame(FINAL | PING, b"%d" % second))
        async with asyncio.timeout(10):
            await reader.readuntil(bytes([FINAL | PONG, 1]) + b"%d" % second)
        socket.overdue(float(second))
    assert not socket.transport.is_closing()
    writer.close()


async def test_unresponsive_client_is_disconnected(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PING_SECONDS", 0.3)
    served = await serving()
    async with served.socket("z") as other:  # whose answers its library gives
        reader, writer = await opened(served)
        async with asyncio.timeout(30):
            told = await reader.read()
        ping = bytes([FINAL | PING, 0])
        asked = told.index(ping)
        assert told.count(ping) == 1
        assert told[asked + 2 :].endswith(struct.pack("!H", 1011) + b"keepalive ping timeout")
        writer.close()
        assert (await other.do("ping"))["is"] == "done"


async def test_garbage_bytes_close_connection_without_logging_errors(
    serving: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    served = await serving()
    for socket in (False, True) * 20:
        reader, writer = await (opened(served) if socket else served.raw())
        writer.write(os.urandom(2000))
        writer.write_eof()
        await closed(reader)
        writer.close()
    await answers(served)
    assert errors(caplog) == []


async def test_chunked_request_is_refused_before_reading_its_body(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, served = list[type](), await serving()
    next_event = h11.Connection.next_event

    def noted(connection: h11.Connection) -> Any:
        read.append(type(event := next_event(connection)))
        return event

    monkeypatch.setattr(h11.Connection, "next_event", noted)
    start = b"POST /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    reader, writer = await served.raw(start + b"1\r\nx\r\n" * 2000)
    assert (await closed(reader)).startswith(b"HTTP/1.1 411 ")
    writer.close()
    assert read == []
    await answers(served)


class CountedPattern:
    """A pattern that counts its searches."""

    def __init__(self, pattern: re.Pattern[bytes]) -> None:
        self.pattern, self.searches = pattern, 0

    def search(self, data: bytes, at: int = 0) -> re.Match[bytes] | None:
        self.searches += 1
        return self.pattern.search(data, at)


@pytest.mark.parametrize("nonsense", [b"\n", b"\r\n", b"a\n\n"])
async def test_flood_of_empty_requests_is_not_searched(
    serving: Serving, nonsense: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Searching it blocked the server for a second per 256 kB."""
    served, counted = await serving(), CountedPattern(http_connection._HEAD_END)
    monkeypatch.setattr(http_connection, "_HEAD_END", counted)
    reader, writer = await served.raw(nonsense * 100_000)
    await closed(reader)
    writer.close()
    assert counted.searches < 50
    await answers(served)


@pytest.mark.parametrize("pieces", [1, 7, 400])
async def test_request_body_may_contain_a_chunked_header(serving: Serving, pieces: int) -> None:
    """It used to be refused with 411, as if the request itself came in chunks. One that follows it still is."""
    served = await serving()
    body = b"# \nTransfer-Encoding: chunked\r\n\r\nContent-Length: 9\n" * 3
    head = f"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n\r\n".encode()
    chunked = b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    sent = head + body
    reader, writer = await served.raw()
    for at in range(pieces):
        writer.write(sent[len(sent) * at // pieces : len(sent) * (at + 1) // pieces])
        await writer.drain()
    assert (await reader.readline()).startswith(b"HTTP/1.1 400 ")  # no record, but read as one
    writer.close()
    reader, writer = await served.raw(head + body + chunked)
    assert b"HTTP/1.1 411 " in await closed(reader)
    writer.close()


PLAIN_REQUEST = b"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> Iterator[asyncio.Event]:
    """Requests for ``/readyz`` wait for this event, or for the end of the test."""
    go_on = asyncio.Event()

    async def ready(_: Health) -> bool:
        await go_on.wait()
        return True

    monkeypatch.setattr(Health, "ready", ready)
    yield go_on
    go_on.set()


@pytest.mark.parametrize("requests", [1, 3])
async def test_half_closed_connection_still_gets_its_response(
    serving: Serving, patient: asyncio.Event, requests: int
) -> None:
    """Its answers used to get lost, because uvicorn closes the connection. Meanwhile it is asked if it is there,
    unless more requests wait, because then nothing is read."""
    served = await serving()
    reader, writer = await served.raw(PLAIN_REQUEST * requests)
    writer.write_eof()
    if requests == 1:
        assert await reader.readuntil(b"\r\n\r\n") == b"HTTP/1.1 102 Processing\r\n\r\n"
    patient.set()
    told = await closed(reader)
    assert (told.count(b"HTTP/1.1 200 "), told.count(b"\r\n\r\nready")) == (requests, requests)
    writer.close()


@pytest.mark.parametrize("ended", [b"GET / HTTP/1.1\r\nHost: a\r\n", PLAIN_REQUEST.replace(b"1.1", b"1.0")])
async def test_half_closed_client_gets_no_unsupported_interim_response(
    serving: Serving, patient: asyncio.Event, ended: bytes
) -> None:
    reader, writer = await (await serving()).raw(ended)
    writer.write_eof()
    assert await closed(reader) == b""
    writer.close()


async def test_closed_client_connection_is_removed(serving: Serving, patient: asyncio.Event) -> None:
    served = await serving()
    for _ in range(3):
        _, writer = await served.raw(PLAIN_REQUEST)
        writer.close()
    await until(lambda: not len(served.connections))
    patient.set()
    await answers(served)


async def test_oversized_record_is_refused_without_being_read(serving: Serving) -> None:
    served = await serving()
    head = "POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: 100-continue\r\nContent-Length: %d\r\n\r\n"
    for length, expected in ((limits.RECORD_BYTES + 1, b"413 "), (9, b"100 Continue")):
        reader, writer = await served.raw((head % length).encode())
        assert (await reader.readline()).startswith(b"HTTP/1.1 " + expected)
        writer.close()


HALVES = [
    b"",
    b"GET / HTTP/1.1\r\nHost: a\r\n",
    handshake()[:-2],
    b"POST /api/replay HTTP/1.1\r\nContent-Length: 9\r\nHost: a\r\n\r\nx",
]


async def test_incomplete_request_times_out(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REQUEST_SECONDS", 1)
    served = await serving()
    peers = [await served.raw(half) for half in HALVES]
    for reader, writer in peers:
        await closed(reader)
        writer.close()


async def test_slow_trickle_of_bytes_times_out(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REQUEST_SECONDS", 1)
    served = await serving()
    reader, writer = await served.raw(b"GET / HTTP/1.1\r\n")
    dropping = asyncio.create_task(_drop(writer))
    await closed(reader)
    dropping.cancel()
    writer.close()


async def _drop(writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(b"X: y\r\n")
        await asyncio.sleep(0.1)


async def test_client_that_never_reads_is_disconnected(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SEND_STALL_SECONDS", 1)
    monkeypatch.setattr(limits, "SOCKET_MESSAGES", (10_000, 10_000))
    served = await serving()
    before = descriptors()
    # It asks and asks for the lobby, and reads none of the answers.
    asked = frame(FINAL | TEXT, b'{"do":"watch-lobby","id":"1"}')
    _, writer = await opened(served, small=True)
    assert descriptors() == before + 2
    flooding = asyncio.create_task(_flood(writer, asked * 100))
    await until(lambda: descriptors() <= before + 1)
    flooding.cancel()
    writer.close()
    await until(lambda: served.house.rate_limiter.sockets == 0)
    await answers(served)


async def _flood(writer: asyncio.StreamWriter, data: bytes) -> None:
    while True:
        writer.write(data)
        await writer.drain()


async def test_client_that_never_reads_pongs_is_disconnected(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PINGS_PER_SECOND", 1_000_000)
    served = await serving()
    _, writer = await opened(served, small=True)
    flooding = asyncio.create_task(_flood(writer, frame(FINAL | PING, bytes(125)) * 500))
    await until(lambda: not len(served.connections))
    flooding.cancel()
    writer.close()
    await answers(served)


@pytest.mark.parametrize("end", ["closed", "cut off", "denied"])
async def test_closed_socket_leaves_no_reference_cycles(
    serving: Serving, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    """Otherwise who comes and goes fills the memory with rings, or has the search for them stop everyone."""
    living, begun = WeakSet[object](), list[int]()

    class Seen(Socket):
        def __init__(self, *arguments: Any, **settings: Any) -> None:
            super().__init__(*arguments, **settings)
            living.update((self, self._websocket))
            begun.append(id(self))

    monkeypatch.setattr(server, "Socket", Seen)
    served = await serving()
    gc.disable()
    try:
        if end == "denied":
            reader, writer = await served.raw(handshake().replace(b"/socket", b"/nowhere"))
            assert b" 403 " in await reader.readuntil(b"\r\n\r\n")
        else:
            _, writer = await opened(served)
        if end == "cut off":
            writer.transport.abort()
        else:
            writer.close()
        await until(lambda: not living)
    finally:
        gc.enable()
    assert len(begun) == 1


async def test_connections_per_address_are_limited(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESS_CONNECTIONS", 3)
    monkeypatch.setattr("perudo.server.edge.connections.rate_limit_key", lambda address: address)
    served = await serving()
    held = [await served.raw() for _ in range(3)]
    await until(lambda: len(served.connections) == 3)
    reader, writer = await served.raw()
    await closed(reader)
    for _, each in [*held, (reader, writer)]:
        each.close()
    await until(lambda: not len(served.connections))
    await answers(served)


async def test_connections_are_counted_by_address(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("perudo.server.edge.connections.rate_limit_key", lambda _: "192.0.2.7")
    served = await serving()
    for _ in range(3):
        people = [await opened(served) for _ in range(5)] + [await served.raw() for _ in range(5)]
        await until(lambda: len(served.connections) == 10)
        assert served.connections._of_address == {"192.0.2.7": 10}
        for _, writer in people:
            writer.close()
        await until(lambda: not len(served.connections))
        assert not served.connections._of_address


class Slow:
    """The transport of a peer that reads slowly."""

    def __init__(self) -> None:
        self.unread = [50, 90, 60]
        self.closing = self.aborted = False

    def get_extra_info(self, _: str) -> None:
        return None

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        self.unread.append(self.unread.pop(0))
        return self.unread[-1]

    def abort(self) -> None:
        self.aborted = True


@pytest.fixture
def slow() -> tuple[Slow, Connections]:
    """A slow peer's only connection, and a clock that a look moves on by a second."""
    transport, connection, seconds = Slow(), Connection(), iter(range(1000))
    connection.transport = transport  # type: ignore[assignment]
    connections = Connections(clock=lambda: next(seconds))
    assert connections.add(connection)
    return transport, connections


def test_slow_reader_stays_connected_while_making_progress(slow: tuple[Slow, Connections]) -> None:
    transport, connections = slow
    for _ in range(100):
        connections.overdue()
    assert not transport.aborted
    transport.unread = [70]
    for _ in range(limits.SEND_STALL_SECONDS + 2):
        connections.overdue()
    assert transport.aborted


def test_closing_connection_is_aborted_after_a_timeout(slow: tuple[Slow, Connections]) -> None:
    transport, connections = slow
    for _ in range(limits.SEND_STALL_SECONDS + 2):
        connections.overdue()
    assert not transport.aborted
    transport.closing = True
    for _ in range(limits.SEND_STALL_SECONDS + 2):
        connections.overdue()
    assert transport.aborted


# --- Stopping


async def test_stopping_server_answers_before_requesting_reconnection(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = await serving()
    append, held = served.house._log.append, asyncio.Event()

    async def slowly(*arguments: Any, **more: Any) -> str:
        held.set()
        await asyncio.sleep(0.3)
        return await append(*arguments, **more)

    monkeypatch.setattr(served.house._log, "append", slowly)
    async with served.socket("a") as ana, served.socket("b") as bo:
        opening = asyncio.create_task(ana.do("open", name="Ana", edition="bga", options={}))
        await held.wait()
        await ana.connection.send('{"do":"ping","id":"too-late"}')
        stopping = asyncio.create_task(served.stop())
        answer = await opening
        assert answer["is"] == "done"
        await stopping
        assert len(await served.house.log(answer["table"])) == 2
        for talker in (ana, bo):
            with pytest.raises(ConnectionClosed) as closing:
                await talker.hear("nothing more")
            assert closing.value.rcvd is not None and closing.value.rcvd.code == 1012


async def test_stopping_server_drops_clients_that_read_nothing(serving: Serving) -> None:
    served = await serving()
    served.server.config.timeout_graceful_shutdown = 1
    _, writer = await opened(served, small=True)
    [connection] = served.connections
    connection.transport.write(bytes(20_000_000))
    await served.stop()
    await asyncio.sleep(0)
    assert not len(served.connections)
    writer.close()


# --- What all together may ask for


async def test_send_buffers_shrink_when_many_clients_connect(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    served = await serving()
    _, writer = await opened(served, small=True)
    [connection] = served.connections
    assert isinstance(connection, Socket)
    while not connection.transport.get_write_buffer_size():
        connection.transport.write(bytes(65536))
    assert connection.send(b"{}")
    monkeypatch.setattr(limits, "TOTAL_SEND_BUFFER_BYTES", 1)
    assert not connection.send(b"{}")
    writer.close()


def test_server_keeps_file_limit_that_cannot_be_raised(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    resource = pytest.importorskip("resource")

    def refused(*_: object) -> None:
        raise ValueError("not allowed to raise maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refused)
    assert connections._open_files() == 256
