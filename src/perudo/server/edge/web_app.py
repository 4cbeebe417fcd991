"""The web application: middleware, HTTP routes, the socket, and static files."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from perudo.core.errors import PerudoError
from perudo.server.edge.docs_site import MOUNT_PATH, DocsSite
from perudo.server.edge.handlers import STATUS, Handlers, error_response, translator_for
from perudo.server.edge.health import Health
from perudo.server.edge.origins import is_cross_origin, is_navigation
from perudo.server.edge.routes import HTML, ROUTES
from perudo.server.edge.socket_clients import SocketClients, rate_limit_address
from perudo.server.edge.static_files import PageFiles
from perudo.server.game_server import GameServer

PAGE_FOLDER = Path(str(resources.files("perudo.server") / "page"))

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class _SecurityHeaders:
    """Adds security headers to every response. On documentation pages, these headers allow the site's inline
    scripts."""

    def __init__(self, app: ASGIApp, site: DocsSite | None) -> None:
        self._app = app
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                told = HEADERS
                if self._site and scope["path"].startswith(f"{MOUNT_PATH}/"):
                    told = HEADERS | {"Content-Security-Policy": self._site.policy(HEADERS["Content-Security-Policy"])}
                message["headers"] += [(name.lower().encode(), value.encode()) for name, value in told.items()]
            await send(message)

        await self._app(scope, receive, with_headers)


class _RequestGuard:
    """Rate-limits requests by address, and refuses requests from pages on other origins."""

    def __init__(self, app: ASGIApp, game_server: GameServer) -> None:
        self._app = app
        self._game_server = game_server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                self._admit(HTTPConnection(scope))
            except PerudoError as error:
                self._game_server.metrics.refusals.labels(error.code).inc()
                if scope["type"] == "websocket":
                    # The WebSocket closes before the upgrade, so the client receives a 403 response.
                    await send({"type": "websocket.close"})
                else:
                    await error_response(error, STATUS[error.code])(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _admit(self, asking: HTTPConnection) -> None:
        # This check comes first, because requests from a foreign page must not use up the visitor's rate limit.
        if not is_navigation(asking) and is_cross_origin(asking, self._game_server.addresses):
            raise PerudoError("forbidden-origin")
        self._game_server.rate_limiter.charge("HTTP_REQUESTS", rate_limit_address(asking))


def build_app(
    game_server: GameServer,
    hosts: Iterable[str] = ("*",),
    sockets: SocketClients | None = None,
    health: Health | None = None,
    site: DocsSite | None = None,
) -> Starlette:
    """Return the web application of a server.

    ``hosts``: the host names that the server accepts. ``site``: the documentation.
    """
    sockets, files = sockets or SocketClients(game_server), PageFiles(PAGE_FOLDER)
    handlers = Handlers(sockets, health or Health(game_server.check_database), files)

    async def refuse(_: Request, error: Exception) -> Response:
        assert isinstance(error, PerudoError)
        game_server.metrics.refusals.labels(error.code).inc()
        return error_response(error, STATUS.get(error.code, 400))

    async def not_found(request: Request, _: Exception) -> Response:
        """Return the page if the client accepts HTML; otherwise, return plain text."""
        if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
            return await handlers.page(request, 404)
        return PlainTextResponse(translator_for(request)("error-no-page"), status_code=404)

    app = Starlette(
        routes=[
            *(row.route(handlers) for row in ROUTES),
            *(Route(f"{row.path}/", _without_slash) for row in ROUTES if row.media == HTML and row.path != "/"),
            WebSocketRoute("/socket", sockets.accept),
            WebSocketRoute("/socket/{code:table}", sockets.accept),
            *(_documents(site) if site else ()),
            Mount("/", files),
        ],
        middleware=[
            Middleware(_SecurityHeaders, site=site),
            Middleware(_RequestGuard, game_server=game_server),
            Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts)),
        ],
        exception_handlers={404: not_found, PerudoError: refuse, ClientDisconnect: _unread},
    )
    app.state.close = handlers.close
    return app


async def _without_slash(request: Request) -> Response:
    if request.scope["path"].endswith("\n"):
        raise HTTPException(404)
    path, query = request.url.path.rstrip("/"), request.url.query
    return RedirectResponse(f"{path}?{query}" if query else path, 308)


async def _unread(_: Request, __: Exception) -> Response:
    return Response()


def _documents(site: DocsSite) -> list[BaseRoute]:
    async def there(_: Request) -> Response:
        return RedirectResponse(site.address)

    routes: list[BaseRoute] = [Route(path, there) for path in (MOUNT_PATH, f"{MOUNT_PATH}/")]
    return [*routes, Mount(MOUNT_PATH, site.files)] if site.files else routes
