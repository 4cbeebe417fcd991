"""Starts the server: sets up its sockets, key, addresses and console output."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from shlex import quote
from urllib.parse import urlsplit

import segno
import structlog
from sqlalchemy import URL
from starlette.applications import Starlette

from perudo.core.errors import PerudoError
from perudo.locales.translator import translator
from perudo.records.signing import RecordSigner, fingerprint
from perudo.server import private_files as private
from perudo.server.edge.connections import Connections
from perudo.server.edge.docs_site import DocsSite, docs_site
from perudo.server.edge.forwarding import Forwarding
from perudo.server.edge.garbage_collection import LazyCollector
from perudo.server.edge.guest_tokens import GuestTokens
from perudo.server.edge.health import Health
from perudo.server.edge.socket_clients import SocketClients
from perudo.server.edge.uvicorn_server import UvicornServer
from perudo.server.edge.web_app import PAGE_FOLDER, build_app
from perudo.server.game_server import GameServer
from perudo.server.log.archive import Archive, open_archive
from perudo.server.log.database import data_url, display_name, sqlite_file
from perudo.server.log.file_guard import SIDE_FILES
from perudo.server.log.lock import exclusive_lock
from perudo.server.log.migrate import migrate_file
from perudo.server.log.store import Store
from perudo.server.logging_setup import configure_logging
from perudo.server.metrics import serve_metrics
from perudo.server.ownership import Leases
from perudo.server.retention import RetentionPolicy
from perudo.table.dice_seeds import KeyedSeeds
from perudo.table.state import Timing

_logger = structlog.get_logger()

MAX_BOT_PROCESSES = 4
"""The maximum number of processes in which bots choose their moves. A server starts at most one bot process per
processor. Each process starts when a bot needs it, and takes about 60 MB of memory."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    lan: bool = False,
    open_browser: bool = False,
    data: Path | str,
    key: Path | None = None,
    lost_key: str | None = None,
    wait_factor: float = 1.0,
    url: str | None = None,
    proxy: str | None = None,
    metrics: tuple[str, int] | None = None,
    forget_after: int = 0,
    node_address: tuple[str, int] | None = None,
    archive: str | None = None,
    archive_after: int = 0,
    docs: str | None = None,
    push_services: tuple[str, ...] = (),
) -> None:
    """Serve until the server is stopped.

    ``data``: the SQLite file, or a database URL. ``key``: the file that contains the dice key (default: the variable
    ``PERUDO_KEY``, or else a file next to the data). ``lost_key``: the short form of the lost key that a new key may
    replace. ``port``: 0 for any free port; None for port 8000, if it is free. ``url``: the public URL behind a proxy.
    ``proxy``: the address or network of a trusted proxy. ``metrics``: the address and port at which metrics are served.
    ``forget_after``: days until tables without a finished game are deleted; 0 for never. ``node_address``: the address
    and port at which other servers with the same PostgreSQL database reach this one (default: its own address and
    port). ``archive``: the folder or bucket for old tables. ``archive_after``: days until old tables move to the
    archive; 0 for never. ``docs``: the documentation that the page links to: a URL, or a folder that contains a site to
    serve. ``push_services``: the origins of further push services, in addition to those that common browsers use.

    Raises ``PerudoError`` if the page is not built, or if the port, the database or the key is unavailable or in use.
    """
    if not (PAGE_FOLDER / "index.html").exists():
        raise PerudoError("page-not-built")
    configure_logging()
    at = data_url(data)
    if node_address is not None and at.get_backend_name() == "sqlite":
        raise PerudoError("node-alone")
    site = docs_site(docs) if docs else None
    with contextlib.ExitStack() as stack:
        stack.enter_context(exclusive_lock(sqlite_file(at)))
        listener = stack.enter_context(contextlib.closing(_listener("0.0.0.0" if lan else host, port)))
        if backup := migrate_file(at):
            _tell(translator()("serving-migrated", place=display_name(at), backup=str(backup)))
        stack.enter_context(contextlib.suppress(KeyboardInterrupt))
        place = _place(host, listener.getsockname()[1], url, lan)
        serving = _serve(
            listener,
            place,
            data=at,
            key=key,
            lost_key=lost_key,
            wait_factor=wait_factor,
            proxy=proxy,
            metrics=metrics,
            node_address=_node_address(*(node_address or (_own_address(host, lan), listener.getsockname()[1]))),
            ages=RetentionPolicy(forget_after, archive_after if archive else 0),
            archive=open_archive(archive) if archive else None,
            browser=open_browser,
            site=site,
            push_services=push_services,
        )
        with asyncio.Runner(loop_factory=_loop) as runner:
            runner.run(serving)


def _loop() -> asyncio.AbstractEventLoop:
    """Return the fastest event loop that is available on this system."""
    try:
        import uvloop
    except ImportError:  # uvloop does not support Windows.
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


@dataclass(frozen=True)
class _Endpoint:
    """A server's addresses."""

    local: str
    """The server's URL on this machine."""
    addresses: tuple[str, ...]
    """The URLs for other machines: first the URL that the operator gave, then the URL on the local network."""
    url: str | None
    """The public URL, if the operator gave one."""
    hosts: frozenset[str]
    """The host names that the server accepts."""
    near: bool
    """Whether machines on the local network can reach the server."""
    lan: bool
    """Whether the operator asked for access from the local network."""


def _place(host: str, port: int, url: str | None, lan: bool) -> _Endpoint:
    everywhere = lan or host in ("0.0.0.0", "::")
    near = _network_address() if everywhere else None
    named = near if everywhere else host  # A server that listens on all interfaces has no single host name.
    hosts = {"localhost", "127.0.0.1", named, socket.gethostname(), f"{socket.gethostname()}.local"}
    if url:
        hosts.add(urlsplit(url).hostname)
    return _Endpoint(
        local=f"http://{'127.0.0.1' if everywhere else host}:{port}/",
        addresses=tuple(filter(None, (url, f"http://{near}:{port}/" if near else None))),
        url=url,
        hosts=frozenset(filter(None, hosts)),
        near=near is not None,
        lan=lan,
    )


async def _serve(
    listener: socket.socket,
    place: _Endpoint,
    *,
    data: URL,
    key: Path | None,
    lost_key: str | None,
    wait_factor: float,
    proxy: str | None,
    metrics: tuple[str, int] | None,
    node_address: str,
    ages: RetentionPolicy,
    archive: Archive | None,
    browser: bool,
    site: DocsSite | None,
    push_services: tuple[str, ...],
) -> None:
    async with contextlib.AsyncExitStack() as stack:
        store = await Store.open(data, archive)
        stack.push_async_callback(store.close)
        known = await store.signer()
        lost = known if known and lost_key and _short(lost_key) == _short(fingerprint(known)) else None
        secret, made = _key(sqlite_file(data), key, None if lost else known)
        signer = RecordSigner(secret, place.url)
        await _same_key(store, display_name(data), signer.key, lost)
        leases = Leases(store, node_address) if data.get_backend_name() != "sqlite" else None
        if leases is not None:
            await leases.join()
            stack.push_async_callback(leases.leave)
        game_server = GameServer(
            store,
            timing=Timing(wait_factor),
            dice=KeyedSeeds(secret),
            signer=signer,
            clock=leases.clock if leases else None,
            addresses=place.addresses,
            docs=site.address if site else None,
            ages=ages,
            ownership=leases,
            secret=secret,
            push_services=push_services,
            bot_processes=min(MAX_BOT_PROCESSES, os.cpu_count() or 1),
        )
        if leases is not None:
            leases.on_lapse = game_server.rooms.lose_all
            game_server.metrics.add_node_gauges(lambda: 1 + len(leases.others), lambda: leases.seconds_since_renewal)
        figures = stack.enter_context(serve_metrics(game_server.metrics, *metrics)) if metrics is not None else None

        @contextlib.asynccontextmanager
        async def lifespan(_: Starlette) -> AsyncIterator[None]:
            _greet(place, figures)
            if made:
                _tell(translator()("serving-key-made", place=str(made)))
            if browser:
                _open_browser(place.local)
            await game_server.start()
            _tell(translator()("serving-stop"))
            _logger.info("serving", version=version("perudo"), connections=connections.capacity)
            yield
            await sockets.drain()
            game_server.close()

        forwarding = Forwarding(secret, leases.owner_of, leases.is_node, leases.clock) if leases else None
        connections = Connections(proxy, forwarding)
        sockets = SocketClients(
            game_server, GuestTokens(secret), connections, lambda: leases is not None and not leases.valid
        )
        health = Health(game_server.check_database)
        game_server.metrics.database.set_function(lambda: health.database)
        app = build_app(game_server, place.hosts, sockets, health, site)
        app.router.lifespan_context = lifespan

        def every_second() -> None:
            sockets.every_second()
            rings.collect_if_doubled()
            if figures is not None:
                health.check_if_stale()

        server = UvicornServer(app, connections, game_server.metrics.late.observe, every_second, app.state.close)
        for stop in (signal.SIGINT, signal.SIGTERM):
            # Ignore the signal that uvicorn raises again after it stops: this server is still shutting down.
            signal.signal(stop, lambda *_: None)
        rings = LazyCollector()
        stack.callback(rings.restore)
        await server.serve(listener)


async def _same_key(store: Store, place: str, ours: str, lost: str | None) -> None:
    """Raise ``PerudoError`` (``key-...``) if the data belongs to another key, unless that key is ``lost``.

    Compares keys by their public halves.
    """
    known = await store.take_signer(ours, instead_of=lost)
    if known is None:
        raise PerudoError("key-at-work", place=place)
    if known != ours:
        theirs = fingerprint(known)
        raise PerudoError("key-other", place=place, ours=fingerprint(ours), theirs=theirs, short=_short(theirs))


def _short(fingerprint: str) -> str:
    return fingerprint.replace(" ", "").lower()


def _key(file: Path | None, named: Path | None, known: str | None) -> tuple[bytes, Path | None]:
    """Return the server's key, from which all secrets are derived, and the path of the key file if this call created
    it.

    Warns about files that other users can read. ``file``: the data file, if there is one. ``known``: the public half of
    the data's key; if given, no new key is created.
    """
    place = named.absolute() if named else private.key_path_for(file) if file else None
    new = False
    if (told := os.environ.get(private.KEY_VARIABLE)) and named is None:
        key, place = private.read_key(told, private.KEY_VARIABLE), None
    elif place is None:  # Servers that share a database would each create a different key.
        raise PerudoError("key-nowhere")
    elif known is not None and not place.exists():
        theirs = fingerprint(known)
        raise PerudoError("key-missing", place=str(place), theirs=theirs, short=_short(theirs))
    else:
        key, new = private.load_or_create_key(place)
    secret = [place, *(Path(f"{file}{end}") for end in ("", *SIDE_FILES) if file)]
    for found in filter(private.is_readable_by_others, filter(None, secret)):
        command = f"chmod 600 {quote(str(found))}"
        print(
            translator()("serving-open-to-others", place=str(found), command=command),
            file=sys.stderr,
            flush=True,
        )
    return key, place if new else None


def _tell(line: str) -> None:
    """Print a message for the operator, ignoring output errors."""
    with contextlib.suppress(OSError):
        print(line, flush=True)


def _greet(place: _Endpoint, figures: str | None) -> None:
    """Print the addresses of the server and its metrics."""
    say = translator()
    _tell(say("serving-here", address=place.local))
    for address in place.addresses:
        _tell(say("serving-near", address=address))
    if figures:
        _tell(say("serving-metrics", address=figures))
    if place.lan and place.near and sys.stdout.isatty():
        segno.make(place.addresses[-1]).terminal(compact=True)
    elif place.lan and not place.near:
        print(say("serving-no-network"), flush=True)


def _open_browser(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):
        webbrowser.get()  # ``get`` raises an error if there is no browser.
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)


def _listener(host: str, port: int | None) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # TCP_NODELAY: a short answer right after a state message must not wait 40 ms for an acknowledgement. Connections
    # inherit this option.
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
    listener.listen()  # From now on, connections wait until the server is ready.
    return listener


def _own_address(host: str, lan: bool) -> str:
    """Return the address at which other machines reach this one; the loopback address if there is no network."""
    return (_network_address() or "127.0.0.1") if lan or host in ("0.0.0.0", "::") else host


def _node_address(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _network_address() -> str | None:
    """Return this machine's address on the local network. No packet is sent: the operating system only chooses a
    route."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") else address
    return None
