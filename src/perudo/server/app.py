"""The server's face to the network: pages, the socket, and how it starts."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import io
import secrets
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Iterable
from importlib import resources
from pathlib import Path
from urllib.parse import urlsplit

import segno
import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import URL
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from perudo import wire
from perudo.errors import PerudoError
from perudo.examples import examples
from perudo.lesson import lesson
from perudo.record import Record, replay_bytes
from perudo.rules import house_rules, read_rule_code
from perudo.server.house import House
from perudo.server.replays import record_of, replayed
from perudo.server.shown import refused
from perudo.server.store import Store
from perudo.server.table import Pace
from perudo.words import Words, best, words

COOKIE = "guest"
"""The cookie that holds a guest's secret token. Scripts never see it; the log holds only its digest."""
COOKIE_AGE = 60 * 60 * 24 * 365
SEND_TIMEOUT = 10
"""Seconds that a client may take to read a message before it is cut off."""
SIGN_OF_LIFE = 5
"""Seconds between two questions whether a client is still there, and for its answer."""
MOST_WAITING = 200
"""Messages that may wait for a client before it is cut off."""
MOST_RECORD = 100_000
"""Bytes in a record that is sent to be replayed."""
FORBIDDEN_ORIGIN = 4403
OWN_NAMES = ("localhost", "127.0.0.1", "::1")
"""What every machine calls itself."""
PAGE = Path(str(resources.files("perudo.server") / "page"))

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class _Headers:
    """Adds the security headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] += [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
            await send(message)

        await self._app(scope, receive, with_headers)


class _SocketClient:
    """A browser at the other end of a socket."""

    def __init__(self, web_socket: WebSocket, guest: str) -> None:
        self.guest = guest
        self._socket = web_socket
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.too_slow = asyncio.Event()

    def send(self, message: bytes) -> None:
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.too_slow.set()

    async def pump(self) -> None:
        """Sends what waits, until the client is gone or too slow."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            while not self.too_slow.is_set():
                message = await self._waiting.get()
                await asyncio.wait_for(self._socket.send_text(message.decode()), SEND_TIMEOUT)


def guest_of(connection: HTTPConnection) -> str | None:
    """Who a browser is to us: the digest of its secret token; None where it has none."""
    token = connection.cookies.get(COOKIE)
    return hashlib.sha256(token.encode()).hexdigest() if token else None


def application(house: House, hosts: Iterable[str] = ("*",)) -> Starlette:
    """The web application. ``hosts``: the host names that it answers to."""

    async def page(request: Request) -> Response:
        response = FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})
        token = request.cookies.get(COOKIE) or secrets.token_urlsafe(32)
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, token, COOKIE_AGE, httponly=True, samesite="lax", secure=secure)
        return response

    async def worker(_: Request) -> Response:
        return FileResponse(PAGE / "sw.js", headers={"Cache-Control": "no-cache"})

    async def link(request: Request) -> Response:
        url = _reached(request.url, house.addresses).replace(path=f"/t/{request.path_params['code']}")
        drawing = io.BytesIO()
        segno.make(str(url), error="m").save(drawing, kind="svg", border=2, omitsize=True, dark="#000", light="#fff")
        return Response(drawing.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})

    async def finished(request: Request) -> Record | None:
        code, game = request.path_params["code"], request.path_params["game"]
        return record_of(code, await house.log(code), game)

    async def record(request: Request) -> Response:
        found = await finished(request)
        if found is None:
            return PlainTextResponse(_words_for(request)("error-no-record"), status_code=404)
        name = f"perudo-{request.path_params['code']}-{request.path_params['game']}.perudo"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(found.text(), media_type="application/toml", headers=headers)

    async def replay(request: Request) -> Response:
        found = await finished(request)
        if found is None:
            return _refused(PerudoError("no-record"), 404)
        return Response(wire.encode(replayed(found.replay())), media_type="application/json")

    async def replay_sent(request: Request) -> Response:
        data = b""
        async for chunk in request.stream():
            data += chunk
            if len(data) > MOST_RECORD:
                return _refused(PerudoError("record-too-long", most=MOST_RECORD), 413)
        try:
            answer = await asyncio.to_thread(lambda: wire.encode(replayed(replay_bytes(data, ""))))
        except PerudoError as error:
            return _refused(error, 400)
        return Response(answer, media_type="application/json")

    async def taught(request: Request) -> Response:
        return Response(wire.encode(lesson()), media_type="application/json", headers={"Cache-Control": "no-cache"})

    async def drawn(request: Request) -> Response:
        try:
            edition, options = read_rule_code(request.path_params["code"])
        except PerudoError as error:
            return _refused(error, 404)
        rules = house_rules(edition, options)
        answer = wire.Examples(edition=edition, rules=rules.settings(), examples=examples(rules))
        return Response(wire.encode(answer), media_type="application/json", headers={"Cache-Control": "no-cache"})

    async def talk(web_socket: WebSocket) -> None:
        origin = web_socket.headers.get("origin")
        guest = guest_of(web_socket)
        if origin is not None and urlsplit(origin).netloc != web_socket.headers.get("host"):
            await web_socket.close(FORBIDDEN_ORIGIN)
            return
        await web_socket.accept()
        if guest is None:
            refused = wire.Refused(id=None, code="error-no-cookie", details={})
            await web_socket.send_text(wire.encode(refused).decode())
            await web_socket.close()
            return
        client = _SocketClient(web_socket, guest)
        house.connect(client)
        try:
            async with asyncio.TaskGroup() as group:
                pump = group.create_task(client.pump())
                listen = group.create_task(_listen(house, client, web_socket))
                await asyncio.wait({pump, listen}, return_when=asyncio.FIRST_COMPLETED)
                pump.cancel()
                listen.cancel()
        finally:
            house.disconnect(client)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await web_socket.close()

    async def not_found(request: Request, _: Exception) -> Response:
        return PlainTextResponse(_words_for(request)("error-no-page"), status_code=404)

    return Starlette(
        routes=[
            Route("/", page),
            Route("/t/{code:str}", page),
            Route("/t/{code:str}/link.svg", link),
            Route("/t/{code:str}/screen", page),
            Route("/r", page),
            Route("/r/{code:str}/{game:int}", page),
            Route("/r/{code:str}/{game:int}.json", replay),
            Route("/r/{code:str}/{game:int}.perudo", record),
            Route("/api/replay", replay_sent, methods=["POST"]),
            Route("/learn", page),
            Route("/lesson.json", taught),
            Route("/rules/{code:str}.json", drawn),
            WebSocketRoute("/socket", talk),
            Route("/sw.js", worker),
            Mount("/", StaticFiles(directory=PAGE, check_dir=False)),
        ],
        middleware=[Middleware(_Headers), Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts))],
        exception_handlers={404: not_found},
    )


def _words_for(request: Request) -> Words:
    return words(best(request.headers.get("accept-language", "").split(",")))


def _reached(asked: URL, addresses: Iterable[str]) -> URL:
    """Where others reach this server: not by the name that a machine has for itself, nor by how a proxy asks it."""
    known = [URL(address) for address in addresses]
    same = (address for address in known if address.hostname == asked.hostname)
    first = known[0] if known and asked.hostname in OWN_NAMES else asked
    return next(same, first)


def _refused(error: PerudoError, status: int) -> Response:
    return Response(wire.encode(refused(None, error)), status_code=status, media_type="application/json")


async def _listen(house: House, client: _SocketClient, web_socket: WebSocket) -> None:
    while True:
        message = await web_socket.receive()
        if message["type"] != "websocket.receive":
            return
        # Shielded: a command that has begun is carried out, even if its client is gone meanwhile.
        await asyncio.shield(house.handle(client, message.get("text") or message.get("bytes") or ""))


# --- Starting


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    lan: bool = False,
    open_browser: bool = False,
    data: Path | str,
    pace: float = 1.0,
    url: str | None = None,
) -> None:
    """Serves until it is stopped.

    ``data``: the SQLite file, or a database URL. ``port``: 0 takes a free one, None takes 8000 if it is free.
    ``url``: where others reach this server, behind a proxy.

    Raises ``PerudoError`` where the page is not built, the port is taken, or the database can't be opened.
    """
    if not (PAGE / "index.html").exists():
        raise PerudoError("page-not-built")
    listener = _listener("0.0.0.0" if lan else host, port)
    with contextlib.closing(listener), contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(listener, host, lan, open_browser, data, pace, url))


async def _serve(
    listener: socket.socket, host: str, lan: bool, open_browser: bool, data: Path | str, pace: float, url: str | None
) -> None:
    port = listener.getsockname()[1]
    everywhere = lan or host in ("0.0.0.0", "::")
    local = f"http://{'127.0.0.1' if everywhere else host}:{port}/"
    near = _network_address() if everywhere else None
    addresses = tuple(filter(None, (url, f"http://{near}:{port}/" if near else None)))
    hosts = {"localhost", "127.0.0.1", host, socket.gethostname(), f"{socket.gethostname()}.local"}
    hosts |= {near} if near else set()
    hosts |= {urlsplit(url).hostname or ""} if url else set()

    store = await Store.open(database_url(data))
    house = House(store, pace=Pace(pace), addresses=addresses)
    say = words()

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        print(say("serving-here", address=local), flush=True)
        for address in addresses:
            print(say("serving-near", address=address), flush=True)
        if lan and near and sys.stdout.isatty():
            segno.make(addresses[-1]).terminal(compact=True)
        elif lan and not near:
            print(say("serving-no-network"), flush=True)
        if open_browser:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.get()  # raises where there is no browser
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, local)
        await house.wake()
        print(say("serving-stop"), flush=True)
        yield
        house.close()

    app = application(house, hosts - {""})
    app.router.lifespan_context = lifespan
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            log_level="warning",
            ws="websockets-sansio",
            ws_max_size=4 * wire.MOST_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=SIGN_OF_LIFE,
            ws_ping_timeout=SIGN_OF_LIFE,
            timeout_graceful_shutdown=3,
            proxy_headers=False,
            server_header=False,
        )
    )
    try:
        await server.serve(sockets=[listener])
    finally:
        await store.close()


def database_url(data: Path | str) -> str:
    """The SQLAlchemy address of a SQLite file, whose folder is made; a database URL stays as it is."""
    if "://" in str(data):
        return str(data)
    path = Path(data).expanduser().absolute()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PerudoError("store-open", place=str(path), why=error.strerror or str(error)) from error
    return f"sqlite:///{path}"


def _listener(host: str, port: int | None) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # A small answer right after a state must not wait 40 ms for the state's acknowledgement. Connections inherit this.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for choice in (8000, 0) if port is None else (port,):
        try:
            listener.bind((host, choice))
        except (OSError, OverflowError) as error:
            if choice == 8000 and port is None:
                continue
            listener.close()
            why = getattr(error, "strerror", None) or str(error)
            raise PerudoError("port-taken", host=host, port=str(choice), why=why) from error
        break
    listener.listen()  # from now on a browser that comes early waits
    return listener


def _network_address() -> str | None:
    """This machine's address on the local network. Nothing is sent: the system only chooses the way."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") else address
    return None
