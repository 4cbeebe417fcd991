"""The network between a browser and a server. A test can cut it, silence it, or give it an address of its own."""

from __future__ import annotations

import contextlib
import re
import socket
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tests.browser.people import Server
from tests.conftest import free_port

REQUEST_LINE = re.compile(rb"\A(?:GET|POST|HEAD) [^\r\n]+ HTTP/1\.1\r\n")


@dataclass
class Link:
    """One connection: its end at the browser, and at the server. What is ``deaf`` hears nothing that is sent to it.

    ``address``: the browser's address, as a reverse proxy would report it; empty for no proxy. Chromium does not send
    a context's extra headers when it opens a WebSocket, so they cannot play the proxy.
    """

    near: socket.socket
    far: socket.socket
    address: str = ""
    deaf: set[socket.socket] = field(default_factory=set)

    def carry(self, source: socket.socket, sink: socket.socket) -> None:
        """Until one end hangs up; of which a deaf one at the other end hears nothing either."""
        with contextlib.suppress(OSError):
            while data := source.recv(1 << 16):
                if self.address and source is self.near and (line := REQUEST_LINE.match(data)):
                    header = f"X-Forwarded-For: {self.address}\r\n".encode()
                    data = line[0] + header + data[line.end() :]
                if sink not in self.deaf:
                    sink.sendall(data)
        if sink not in self.deaf:
            hang_up(sink)

    def close(self) -> None:
        for end in (self.near, self.far):
            hang_up(end)
            end.close()


def hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)


class Network:
    """A way to a server, on a port of its own. ``address``: see ``Link``."""

    def __init__(self, server: Server, address: str = "") -> None:
        self._server = server
        self._address = address
        self._port = free_port()
        self._links: list[Link] = []
        self._hanging: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._listener: socket.socket | None = None
        self._flows = threading.Event()
        self._lock = threading.Lock()
        self.restore()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def restore(self) -> None:
        """From now on new connections work; those that fell silent stay so."""
        self._flows.set()
        if self._listener is None:
            self._listener = socket.create_server(("127.0.0.1", self._port))
            self._begin(self._accept, self._listener)

    def cut(self) -> None:
        """End every connection, and prevent new ones."""
        with self._lock:
            if self._listener:
                hang_up(self._listener)
                self._listener.close()
                self._listener = None
            for link in self._links:
                link.close()
            self._links.clear()
            for near in self._hanging:
                near.close()
            self._hanging.clear()
        self._flows.set()

    def fall_silent(self) -> None:
        """Stop all traffic silently; new connections hang forever."""
        self._flows.clear()
        for link in self._links:
            link.deaf |= {link.near, link.far}

    def lose_answers(self) -> None:
        """Deliver what the browser sends, and drop all answers on existing connections."""
        for link in self._links:
            link.deaf.add(link.near)

    def close(self) -> None:
        self.cut()
        for thread in self._threads:
            thread.join(10)

    def _begin(self, run: Callable[..., None], *arguments: socket.socket) -> None:
        thread = threading.Thread(target=run, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                near, _ = listener.accept()
            except OSError:
                return
            if not self._flows.is_set():
                self._hanging.append(near)
                continue
            with self._lock:
                try:
                    far = socket.create_connection(("127.0.0.1", self._server.port))
                except OSError:
                    near.close()
                    continue
                link = Link(near, far, self._address)
                if self._listener is not listener:  # it was cut meanwhile
                    link.close()
                    return
                self._links.append(link)
            self._begin(link.carry, near, far)
            self._begin(link.carry, far, near)


@contextlib.contextmanager
def network(server: Server, address: str = "") -> Iterator[Network]:
    made = Network(server, address)
    try:
        yield made
    finally:
        made.close()
