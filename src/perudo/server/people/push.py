"""Web Push: notifications while the page is closed.

To receive notifications, a browser gives the server a URL at its vendor's push service, and an encryption key. Messages
are encrypted, so a push service learns nothing except the time of each message. The server sends messages only to known
push services. Otherwise anybody could make the server send requests to any address.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import Connection, delete, insert, select, union_all

from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.base64url import from_base64url, to_base64url
from perudo.server.log.database import PERSON_TABLE, PUSH_TABLE, SESSION_TABLE
from perudo.server.log.store import ConflictError, Store
from perudo.server.people.notices import Notice

PUSH_SERVICES = (
    "fcm.googleapis.com",
    "jmt17.google.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""The hosts of the browsers' push services. Their subdomains are allowed as well."""
_KNOWN_ORIGIN = rf"https://(?:[a-z0-9-]+\.)*(?:{'|'.join(map(re.escape, PUSH_SERVICES))})"
THREADS, MAX_WAITING = 4, 1000
"""The maximum number of messages sent at the same time, and the maximum number of messages being sent or waiting.
Further messages are dropped."""
SEND_SECONDS = 10
"""The timeout (s) for connecting to a push service, and for each wait for data from it."""
GONE = 404, 410
"""The HTTP status codes by which a push service reports that a browser no longer wants notifications."""

_logger = structlog.get_logger()


class Push:
    """Sends notifications to browsers.

    ``key``: the server's key, from which the key for push services is derived. ``host``: the server's public host name,
    where a push service can reach the operator. ``services``: the origins of further push services.
    """

    def __init__(self, store: Store, key: bytes, host: str | None = None, services: Iterable[str] = ()) -> None:
        self._store, self._key = store, key
        # The library refuses a URL with a port or a path.
        self._contact = f"https://{host}" if host else "mailto:perudo@localhost"
        origins = "|".join([_KNOWN_ORIGIN, *(re.escape(each.rstrip("/")) for each in services)])
        # Allow only these characters: libraries disagree about where a host name with other characters ends.
        self._endpoint = re.compile(rf"(?:{origins})/[A-Za-z0-9._~:/?=&%+,;@!$*'()-]*")
        self._threads = ThreadPoolExecutor(THREADS, "perudo-push")
        self._sending = set[asyncio.Task[None]]()
        """The messages that are being sent, or that are waiting for a free thread."""
        self._closed = False

    @cached_property
    def _private_key(self) -> ec.EllipticCurvePrivateKey:
        # 48 bytes modulo the group's order are uniform enough: the bias is below 2^-128.
        stream = HKDF(hashes.SHA256(), 48, None, b"perudo push").derive(self._key)
        order = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
        return ec.derive_private_key(int.from_bytes(stream) % (order - 1) + 1, ec.SECP256R1())

    @property
    def public_key(self) -> str:
        """The key by which a push service recognises this server, in base64url."""
        point = self._private_key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return to_base64url(point)

    async def subscribe(self, token: str, subscription: wire.Subscribe) -> None:
        """Start sending notifications to a browser. ``token``: the digest of the browser's token.

        Raises ``PerudoError``: ``push-service`` for an endpoint at an unknown host, ``push-key`` for invalid keys,
        ``store-write``.
        """
        self._check(subscription)
        columns = [PUSH_TABLE.c[name] for name in subscription.__struct_fields__]
        mine = select(*columns).where(PUSH_TABLE.c.token == token)
        known = await self._store.query(lambda connection: connection.execute(mine).first())
        if known == msgspec.structs.astuple(subscription):  # The page subscribes again at every visit.
            return

        def subscribed(connection: Connection) -> None:
            for old in (PUSH_TABLE.c.token == token, PUSH_TABLE.c.endpoint == subscription.endpoint):
                connection.execute(delete(PUSH_TABLE).where(old))
            connection.execute(insert(PUSH_TABLE).values(token=token, **msgspec.structs.asdict(subscription)))

        with contextlib.suppress(ConflictError):  # The same request arrived at another server at the same time.
            await self._store.write(subscribed)

    async def unsubscribe(self, token: str) -> None:
        """Stop sending notifications to a browser. Raises ``PerudoError`` (``store-write``)."""
        await self._forget(PUSH_TABLE.c.token == token)

    async def send(self, guests: Collection[str], notice: Notice) -> None:
        """Send a notice to all browsers of the given guests and people, without waiting for the push services. If the
        database cannot be read, the notice is dropped, so that the caller can continue."""
        try:
            found = await self._store.query(lambda connection: _subscriptions(connection, guests))
        except PerudoError:  # The store has already logged the error.
            return
        for subscription in found:
            if self._closed or len(self._sending) >= MAX_WAITING:
                _logger.warning("notification dropped", why="the server stops, or too many are waiting")
                return
            sent = asyncio.get_running_loop().run_in_executor(self._threads, self._post, subscription, notice)
            task = asyncio.ensure_future(self._finish(sent, subscription.endpoint))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    def close(self) -> None:
        """Drop the messages that are waiting."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _check(self, subscription: wire.Subscribe) -> None:
        if not self._endpoint.fullmatch(subscription.endpoint):
            raise PerudoError("push-service", host=subscription.endpoint.removeprefix("https://").partition("/")[0])
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(subscription.p256dh))
            if len(from_base64url(subscription.auth)) != 16:
                raise ValueError
        except (ValueError, UnsupportedAlgorithm):
            raise PerudoError("push-key") from None

    def _post(self, subscription: wire.Subscribe, notice: Notice) -> int:
        """Send a message. Return the status code. Raises ``OSError``, ``WebPushException``."""
        import requests  # Imported here, because few servers send notifications.
        from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

        with requests.Session() as session:
            session.max_redirects = 0  # A redirect could lead to any host.
            session.trust_env = False
            try:
                answer = webpush(
                    {
                        "endpoint": subscription.endpoint,
                        "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth},
                    },
                    notice.message(subscription),
                    vapid_private_key=to_base64url(self._private_key.private_numbers().private_value.to_bytes(32)),
                    vapid_claims={"sub": self._contact},
                    ttl=notice.lifetime,
                    timeout=SEND_SECONDS,
                    headers={"Topic": notice.tag, "Urgency": "high"},
                    requests_session=session,
                )
            except WebPushException as error:
                if error.response is None:
                    raise
                return int(error.response.status_code)
            return int(answer.status_code)

    async def _finish(self, sent: asyncio.Future[int], endpoint: str) -> None:
        try:
            status = await sent
        except Exception as error:  # The network and the library may raise any error.
            _logger.warning("notification failed", host=urlsplit(endpoint).hostname, why=str(error))
        else:
            if status in GONE:
                with contextlib.suppress(PerudoError):  # The next message to this browser will retry the deletion.
                    await self._forget(PUSH_TABLE.c.endpoint == endpoint)
            elif status >= 400:
                _logger.warning("notification refused", host=urlsplit(endpoint).hostname, status=status)

    async def _forget(self, which: Any) -> None:
        await self._store.write(lambda connection: connection.execute(delete(PUSH_TABLE).where(which)))


def _subscriptions(connection: Connection, guests: Collection[str]) -> list[wire.Subscribe]:
    """Return the push subscriptions of all browsers that these guests use. A person may have signed in with several
    browsers.
    """
    columns = [PUSH_TABLE.c[name] for name in wire.Subscribe.__struct_fields__]
    signed_in = (
        select(*columns)
        .join(SESSION_TABLE, SESSION_TABLE.c.token == PUSH_TABLE.c.token)
        .join(PERSON_TABLE, PERSON_TABLE.c.id == SESSION_TABLE.c.person)
        .where(PERSON_TABLE.c.guest.in_(guests))
    )
    own = select(*columns).where(PUSH_TABLE.c.token.in_(guests))
    return [wire.Subscribe(**row) for row in connection.execute(union_all(own, signed_in)).mappings()]
