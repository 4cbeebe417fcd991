"""Sockets that one node forwards to the node that owns their table."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.http11 import Request

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.server.edge import pipe, socket_clients
from perudo.server.edge.forwarding import FRESH_SECONDS, HEADER, Forwarding, Origin
from tests.conftest import free_port
from tests.server.conftest import Serving, until
from tests.server.served import Served
from tests.server.test_connections import handshake

KEY = b"k" * 32
PATH = "/socket/ABCDEF"
ORIGIN = Origin("192.0.2.7", "wss")


class Owners:
    """Says who owns every table, for one node."""

    def __init__(self, owner: str | None = None) -> None:
        self.owner = owner
        self.asked: list[str] = []

    async def __call__(self, code: str) -> str | None:
        self.asked.append(code)
        return self.owner


async def two_nodes(
    serving: Serving, proxy: str | None = None, owners_proxy: str | None = None
) -> tuple[Served, Served, Owners]:
    """The owner of all tables, a node that forwards to it, and what the owner believes."""
    believed = Owners()
    owner = await serving(proxy=owners_proxy, forwarding=Forwarding(KEY, believed))
    node = await serving(proxy=proxy, forwarding=Forwarding(KEY, Owners(f"127.0.0.1:{owner.port}")))
    return owner, node, believed


async def test_socket_is_served_by_its_tables_owner(serving: Serving) -> None:
    owner, node, believed = await two_nodes(serving)
    async with node.socket(path=PATH) as ana:
        assert (await ana.do("ping"))["is"] == "done"
        assert believed.asked == ["ABCDEF"]
        assert (owner.house.rate_limiter.sockets, node.house.rate_limiter.sockets) == (1, 0)
        async with node.socket() as here:
            assert (await here.do("ping"))["is"] == "done"
            assert node.house.rate_limiter.sockets == 1
    await until(lambda: not len(node.connections))
    await until(lambda: not len(owner.connections))


async def test_owner_counts_sockets_by_forwarded_client_address(serving: Serving) -> None:
    """The owner takes no proxy's word for it again, not even that of a client whom it takes for a proxy."""
    owner, node, _ = await two_nodes(serving, proxy="127.0.0.1", owners_proxy="192.0.2.0/24")
    async with node.socket(address="203.0.113.9, 192.0.2.7", path=PATH) as ana:
        await ana.hear("welcome")
        [client] = owner.sockets.clients
        assert client.address == "192.0.2.7"
        assert owner.connections._of_address == {"192.0.2.7": 1}


async def test_owner_checks_origin_against_the_clients_scheme(serving: Serving) -> None:
    _, node, _ = await two_nodes(serving, proxy="127.0.0.1")
    headers = {"X-Forwarded-Proto": "https", "Origin": f"https://127.0.0.1:{node.port}"}
    async with node.socket(address="192.0.2.7", path=PATH, headers=headers) as ana:
        assert (await ana.do("ping"))["is"] == "done"


async def test_unreachable_owner_returns_503(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_clients, "OWNER_SECONDS", 0.1)
    node = await serving(forwarding=Forwarding(KEY, Owners(f"127.0.0.1:{free_port()}")))
    assert await refused(node) == 503


async def test_unresponsive_owner_returns_503(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(socket_clients, "OWNER_SECONDS", 0.1)
    monkeypatch.setattr(pipe, "CONNECT_SECONDS", 0.01)
    monkeypatch.setattr(pipe, "connect", never)
    assert await refused(await serving(forwarding=Forwarding(KEY, Owners("192.0.2.1:9")))) == 503


async def test_forwarding_without_a_known_owner_returns_503(serving: Serving) -> None:
    async def away(_: str) -> str | None:
        raise PerudoError("store-read", why="connection refused")

    assert await refused(await serving(forwarding=Forwarding(KEY, away))) == 503


async def test_forwarding_waits_for_an_expiring_lease(serving: Serving) -> None:
    believed = Owners(f"127.0.0.1:{free_port()}")
    node = await serving(forwarding=Forwarding(KEY, believed))
    asyncio.get_running_loop().call_later(0.1, lambda: setattr(believed, "owner", None))
    async with node.socket(path=PATH) as ana:
        assert (await ana.do("ping"))["is"] == "done"
    assert len(believed.asked) > 1


async def test_forwarded_socket_is_not_forwarded_again(serving: Serving) -> None:
    owner, node, believed = await two_nodes(serving)
    believed.owner = f"127.0.0.1:{node.port}"
    assert await refused(node) == 503
    assert believed.asked == ["ABCDEF"]
    assert not owner.sockets.clients


@pytest.mark.parametrize("nodes", [True, False])
async def test_forwarding_header_sent_by_a_client_is_refused(serving: Serving, nodes: bool) -> None:
    served = await serving(forwarding=Forwarding(KEY, Owners()) if nodes else None)
    forged = Forwarding(b"another", Owners()).header(ORIGIN, request())
    assert await refused(served, headers={HEADER: forged}) == 403
    assert await refused(served, headers={HEADER: "nonsense"}) == 403


async def refused(served: Served, **options: Any) -> int:
    """The status by which a handshake is refused."""
    with pytest.raises(InvalidStatus) as refusal:
        async with served.socket(path=PATH, **options):
            pass
    return refusal.value.response.status_code


# --- The header


def request(path: str = PATH, **headers: str) -> Request:
    given = {"Cookie": "guest=a", "Authorization": "Bearer b"} | headers
    return Request(path, Headers(given))


def sent(path: str = PATH, age: float = 0, by: bytes = KEY, **headers: str) -> Origin | None:
    """Return what an owner reads in a header that was written for ``request()``."""
    value = Forwarding(by, Owners(), clock=lambda: 1000.0 - age).header(ORIGIN, request())
    return Forwarding(KEY, Owners(), clock=lambda: 1000.0).verified(request(path, **{HEADER: value} | headers))


def test_forwarding_header_identifies_the_client() -> None:
    assert sent() == sent(age=FRESH_SECONDS) == sent(age=-FRESH_SECONDS) == ORIGIN
    assert sent(Accept="another") == ORIGIN


def test_forwarding_header_is_valid_only_for_its_request() -> None:
    assert sent(path="/socket/GHIJKL") is None
    assert sent(Cookie="guest=b") is None
    assert sent(Authorization="Bearer c") is None
    assert sent(by=b"another") is None
    assert sent(age=FRESH_SECONDS + 1) is sent(age=-FRESH_SECONDS - 1) is None


def test_altered_forwarding_header_is_refused() -> None:
    forwarding = Forwarding(KEY, Owners(), clock=lambda: 1000.0)
    address, scheme, at, signature = forwarding.header(ORIGIN, request()).split(" ")
    for altered in (
        f"192.0.2.8 {scheme} {at} {signature}",
        f"{address} ws {at} {signature}",
        f"{address} {scheme} 1001 {signature}",
        f"{address} {scheme} {at} {signature[:-1]}",
        f"{address} {scheme} {at} \xe9",
        f"{address} {scheme} soon {signature}",
        f"{address} {scheme} {at}",
        "",
    ):
        assert forwarding.verified(request(**{HEADER: altered})) is None, altered
    twice = request()
    twice.headers[HEADER] = twice.headers[HEADER] = forwarding.header(ORIGIN, request())
    assert forwarding.verified(twice) is None


# --- The pipe


@contextlib.asynccontextmanager
async def piped(serving: Serving, small: bool = False) -> AsyncIterator[tuple[Served, Any, Any]]:
    """Yield a node, the client's reader and writer, and those of a fake owner."""
    come: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.Queue()
    owner = await asyncio.start_server(lambda *streams: come.put_nowait(streams), "127.0.0.1", 0)
    port = owner.sockets[0].getsockname()[1]
    node = await serving(forwarding=Forwarding(KEY, Owners(f"127.0.0.1:{port}")))
    client = await node.raw(handshake().replace(b"/socket", PATH.encode()), small)
    reader, writer = await come.get()
    head = await reader.readuntil(b"\r\n\r\n")
    assert head.startswith(b"GET /socket/ABCDEF HTTP/1.1\r\n") and head.count(HEADER.encode()) == 1
    yield node, client, (reader, writer)
    for each in (client[1], writer):
        each.close()
    owner.close()
    await until(lambda: not len(node.connections))


@pytest.mark.parametrize("to_client", [True, False])
async def test_forwarding_pipe_applies_backpressure_to_the_sender(serving: Serving, to_client: bool) -> None:
    size = 32 * 1024 * 1024
    async with piped(serving, small=True) as (node, client, owner):
        (reader, _), (_, writer) = (client, owner) if to_client else (owner, client)
        writer.write(bytes(size))
        held = [each.transport.get_write_buffer_size() for each in node.connections]
        for _ in range(200):
            await asyncio.sleep(0.001)
            held += [each.transport.get_write_buffer_size() for each in node.connections]
        assert 0 < max(held) < 1024 * 1024
        assert len(await reader.readexactly(size)) == size


@pytest.mark.parametrize("by_client", [True, False])
async def test_closing_one_pipe_end_closes_the_other(serving: Serving, by_client: bool) -> None:
    async with piped(serving) as (_, client, owner):
        (reader, _), (_, writer) = (owner, client) if by_client else (client, owner)
        writer.write(b"last words")
        writer.close()
        async with asyncio.timeout(10):
            assert await reader.read() == b"last words"


async def test_silent_owner_node_is_disconnected(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PING_SECONDS", 0.3)
    async with piped(serving) as (node, (reader, _), (_, writer)):
        for _ in range(8):
            writer.write(b"x")
            await asyncio.sleep(0.3)
        assert len(node.connections) == 2
        async with asyncio.timeout(10):
            with contextlib.suppress(ConnectionResetError):
                assert await reader.read() == b"x" * 8


async def test_forwarded_clients_do_not_share_a_connection_limit(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ADDRESS_CONNECTIONS", 0)
    monkeypatch.setattr("perudo.server.edge.connections.rate_limit_key", lambda address: address)
    served = await serving(forwarding=Forwarding(KEY, Owners(), is_node=lambda address: address == "127.0.0.1"))
    async with served.socket() as ana:
        assert (await ana.do("ping"))["is"] == "done"


async def test_stopping_node_closes_its_pipes(serving: Serving) -> None:
    _, node, _ = await two_nodes(serving)
    async with node.socket(path=PATH) as ana:
        await ana.hear("welcome")
        await node.stop()
        with pytest.raises(ConnectionClosed):
            await ana.hear("nothing more")
