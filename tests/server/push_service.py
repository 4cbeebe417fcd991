"""A push service on the loopback, and browsers that it serves, which decrypt what they are sent."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class Subscriber:
    """A browser that wants notifications."""

    url: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = field(default_factory=lambda: os.urandom(16))
    heard: list[dict[str, Any]] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)

    def asks(self, **change: Any) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        asked = {"endpoint": self.url, "p256dh": text(point), "auth": text(self.secret), "language": "en"}
        return {**asked, "quiet_nights": False, **change}

    def receive(self, headers: dict[str, str], body: bytes) -> None:
        assert Vapid02.verify(headers["authorization"])
        decrypted = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        self.headers.append(headers)
        self.heard.append(json.loads(decrypted))


class PushService:
    """``status``: what it answers; ``location``: where it redirects to."""

    def __init__(self, server: ThreadingHTTPServer) -> None:
        self.origin = f"http://127.0.0.1:{server.server_port}"
        self.subscribers: dict[str, Subscriber] = {}
        self.status, self.location = 201, ""
        self.requests = 0

    def subscriber(self, name: str = "browser") -> Subscriber:
        found = self.subscribers[f"/{name}"] = Subscriber(f"{self.origin}/{name}")
        return found


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            service.requests += 1
            body = self.rfile.read(int(self.headers["content-length"]))
            if service.status < 300:
                service.subscribers[self.path].receive({k.lower(): v for k, v in self.headers.items()}, body)
            self.send_response(service.status)
            if service.location:
                self.send_header("Location", service.location)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(server)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
