"""Connects WebSocket clients to the game server, and passes messages in both directions."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from itertools import islice

import structlog
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.websockets import WebSocket

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.edge.connections import Connections
from perudo.server.edge.forwarding import Origin
from perudo.server.edge.guest_tokens import GuestTokens
from perudo.server.edge.websocket import Socket
from perudo.server.game_server import GameServer
from perudo.server.ownership import LEASE_SECONDS
from perudo.server.people.people import Identity, check_not_banned
from perudo.server.token_bucket import TokenBuckets, rate_limit_key
from perudo.table.external_bots import is_external_bot

_logger = structlog.get_logger()

NORMAL, RESTART, TRY_LATER = 1000, 1012, 1013
"""The WebSocket close codes that the server uses."""
OWNER_SECONDS, OWNER_RETRY_SECONDS = LEASE_SECONDS + 1, 0.25
"""How long (s) a node keeps trying to reach a table's owner, and the pause (s) between attempts. The lease of an
unreachable owner expires within this time.
"""
CUT_OFF_SECONDS = 1.2
"""How long (s) a node without a lease keeps a new client waiting. The web page waits at least 2.8 s, so a proxy has
time to try two nodes."""
MAX_SENT_AWAY = 2000
"""The maximum number of clients to disconnect per second, because each departure from a table takes some time to
process.
"""


def rate_limit_address(connection: HTTPConnection) -> str:
    """Return the rate-limit key of a connection's address; empty if the address is exempt."""
    return rate_limit_key(connection.client.host if connection.client else None)


class SocketClient:
    """A browser that is connected through a socket. The browser's commands run in order of arrival."""

    def __init__(
        self,
        socket: Socket,
        sockets: SocketClients,
        identity: Identity,
        address: str,
        table: str | None,
        place: contextlib.AbstractContextManager[None],
    ) -> None:
        """``place``: a context manager that counts the client's socket against the limits of the guest and the
        address."""
        self.guest = identity.guest
        self.session = identity.session
        self.address = address
        self.table = table
        self.closing = False
        self._socket = socket
        self._sockets = sockets
        self._game_server = sockets.game_server
        self._wait = partial(sockets.charge_message, identity.guest, address)
        self._asked: deque[bytes] = deque()
        self._work: asyncio.Task[None] | None = None
        self._stack = contextlib.ExitStack()
        self._stack.enter_context(place)

    def send(self, message: bytes) -> None:
        if not self._socket.send(message):
            self._game_server.metrics.refusals.labels("too-slow").inc()

    def send_away(self) -> None:
        """Close the socket. The client's page reconnects immediately: to another server if this server does not own the
        table.
        """
        self.close()
        self._socket.close(RESTART)

    def close(self) -> asyncio.Task[None] | None:
        """Stop accepting commands. Return the work in progress, if any."""
        self.closing = True
        self._asked.clear()
        return self._work

    def receive(self, message: bytes) -> None:
        if self.closing:
            return  # Ignore the message: the client repeats unanswered commands when the server is back.
        if self._work is None and not self._wait():
            work = self._game_server.handle_soon(self, message)
            if work is not None:
                self._work = asyncio.create_task(self._one_after_another(work))
            return
        # Keep at most one byte over the limit, which is enough to refuse an oversized message.
        self._asked.append(message[: limits.MESSAGE_BYTES + 1])
        if self._work is None:
            self._work = asyncio.create_task(self._one_after_another())
        elif len(self._asked) >= limits.READ_AHEAD_MESSAGES:
            self._socket.pause()

    def lost(self) -> None:
        self.close()
        self._sockets.clients.discard(self)
        self._game_server.disconnect(self)
        self._stack.close()

    def shut_down(self) -> None:
        self.closing = True
        self._sockets.drain().add_done_callback(lambda _: self._socket.close(RESTART))

    async def _one_after_another(self, work: Coroutine[None, None, None] | None = None) -> None:
        """Run the client's commands one after another, in order of arrival. Each command completes even if its client
        disconnects in the meantime.
        """
        try:
            if work is not None:
                await work
            while self._asked:
                while wait := self._wait():  # noqa: ASYNC110 - only time refills the bucket
                    await asyncio.sleep(wait)
                if not self._asked:  # The socket has been closed in the meantime.
                    return
                message = self._asked.popleft()
                if len(self._asked) == limits.READ_AHEAD_MESSAGES - 1:
                    self._socket.resume()
                work = self._game_server.handle_soon(self, message)
                if work is not None:
                    await work
        finally:
            self._work = None


class SocketClients:
    """All open sockets of a server. ``cut_off`` returns whether this node has lost its database connection while other
    nodes may still be connected."""

    def __init__(
        self,
        game_server: GameServer,
        guests: GuestTokens | None = None,
        connections: Connections | None = None,
        cut_off: Callable[[], bool] = lambda: False,
    ) -> None:
        self.game_server = game_server
        self.guests = guests or GuestTokens()
        self.connections = Connections() if connections is None else connections
        self.clients: set[SocketClient] = set()
        self._cut_off = cut_off
        self._of_guests, self._of_addresses = (
            TokenBuckets(limits.SOCKET_MESSAGES),
            TokenBuckets(limits.ADDRESS_SOCKET_MESSAGES),
        )
        self._draining: asyncio.Future[None] | None = None

    async def accept(self, web_socket: WebSocket) -> None:
        """Connect a socket's client to this server, or forward the socket to the table's owner node."""
        socket, table = Socket.of(web_socket.scope), web_socket.path_params.get("code")
        try:
            # Refuse the socket before the handshake, so that a proxy tries another node.
            if not await self._may_serve():
                raise PerudoError("table-elsewhere", table=table or "")
            if table and await self._forwarded(web_socket, socket, table):
                return
            token, address = self.guests.identify(web_socket), rate_limit_address(web_socket)
            identity = await self._identify(token) if token else None
        except PerudoError:
            await web_socket.send_denial_response(Response(status_code=503))
            return
        await web_socket.accept()
        try:
            if identity is None:
                raise PerudoError("signed-out" if token else "no-cookie")
            check_not_banned(identity)
            if self.game_server.rate_limiter.sockets >= self.connections.socket_capacity:
                raise PerudoError("too-many-sockets")
            client = SocketClient(
                socket,
                self,
                identity,
                address,
                table,
                self.game_server.rate_limiter.socket_slot(identity.guest, address),
            )
        except PerudoError as error:
            self.game_server.metrics.refusals.labels(error.code).inc()
            socket.send(wire.encode(wire.refused(None, error)))
            socket.close(TRY_LATER if error.code == "too-many-sockets" else NORMAL)
        else:
            self.clients.add(client)
            socket.attach(client)
            self.game_server.connect(client)

    async def _identify(self, token: str) -> Identity | None:
        """Return the identity to which a token belongs. Raises ``PerudoError`` (``store-...``)."""
        return Identity(token) if is_external_bot(token) else await self.game_server.people.identify(token)

    async def _may_serve(self) -> bool:
        """Return whether this node may serve clients. While the node is cut off from the database, wait briefly,
        because the node may recover before another one takes over.
        """
        give_up = asyncio.get_running_loop().time() + CUT_OFF_SECONDS
        while (  # noqa: ASYNC110 - a lease has no event to wait for
            self._cut_off() and not self._draining and asyncio.get_running_loop().time() < give_up
        ):
            await asyncio.sleep(OWNER_RETRY_SECONDS)
        return not (self._cut_off() or self._draining)

    async def _forwarded(self, web_socket: WebSocket, socket: Socket, table: str) -> bool:
        """Forward a socket if another node owns its table. Return whether the socket was forwarded.

        Keeps trying to reach a silent owner until the owner's lease has expired. Raises ``PerudoError`` if the owner
        cannot be looked up, or stays unreachable.
        """
        if (forwarding := self.connections.forwarding) is None:
            return False
        origin = Origin(web_socket.client.host if web_socket.client else "", web_socket.url.scheme)
        give_up = asyncio.get_running_loop().time() + OWNER_SECONDS
        while owner := await forwarding.owner(table):
            # Forward only once: nodes that disagree about the owner could forward a socket in circles.
            if socket.origin is None and await socket.forward(owner, origin):
                return True
            if socket.origin is not None or asyncio.get_running_loop().time() >= give_up or self._draining:
                raise PerudoError("table-elsewhere", table=table)
            await asyncio.sleep(OWNER_RETRY_SECONDS)
        return False

    def charge_message(self, guest: str, address: str) -> float:
        """Count a message against both rate limits (guest and address), or against neither. Return the seconds until
        both limits allow the message; 0 if it was counted."""
        short = max(
            self._of_guests.seconds_until_token(guest),
            self._of_addresses.seconds_until_token(address) if address else 0,
        )
        if not short:
            self._of_guests.spend(guest)
            if address:
                self._of_addresses.spend(address)
        return short

    def every_second(self) -> None:
        """Disconnect clients while this node is cut off from its database."""
        if self._cut_off() and self.clients:
            some = list(islice((client for client in self.clients if not client.closing), MAX_SENT_AWAY))
            _logger.warning("cut off from the database", sent_away=len(some))
            for client in some:
                client.send_away()

    def drain(self) -> asyncio.Future[None]:
        """Stop accepting commands. The returned future completes when all commands in progress are answered."""
        if self._draining is None:
            self._draining = asyncio.ensure_future(self._drain())
        return self._draining

    async def _drain(self) -> None:
        work = [begun for client in self.clients if (begun := client.close()) is not None]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(limits.DRAIN_SECONDS):
                await asyncio.gather(*work, return_exceptions=True)
                await self.game_server.wait_idle()
