"""Sends long HTTP responses, and limits how many bytes clients may leave unread."""

from __future__ import annotations

from collections import Counter

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from perudo.core import limits
from perudo.core.errors import PerudoError

CHUNK_BYTES = 64 * 1024
"""The size (bytes) of the chunks in which responses are passed to the transport. The transport's buffer is about the
same size.
"""
SENT_BYTES_KEY = "handed"
"""The key in a request's state that holds the number of bytes passed to the transport."""


class BoundedResponses:
    """The long responses in progress."""

    def __init__(self) -> None:
        self.waiting = Counter[str]()
        """Unread response bytes by client address."""

    def json(self, text: bytes, address: str) -> Response:
        """Return a JSON response that is sent in chunks. Raises ``PerudoError`` (``too-fast``) if this client has left
        too many bytes unread, or if all clients together have.
        """
        most = limits.ADDRESS_PENDING_RESPONSE_BYTES if address else limits.PENDING_RESPONSE_BYTES
        if self.waiting[address] + len(text) > most or self.waiting.total() + len(text) > limits.PENDING_RESPONSE_BYTES:
            raise PerudoError("too-fast")
        return _InPieces(self, text, address)


class _InPieces(Response):
    def __init__(self, answers: BoundedResponses, text: bytes, address: str) -> None:
        super().__init__(text, 200, {"Cache-Control": "no-cache"}, "application/json")
        self._waiting, self._address = answers.waiting, address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        text = self.body
        self._waiting[self._address] += len(text)
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            for at in range(0, len(text), CHUNK_BYTES):
                scope.setdefault("state", {})[SENT_BYTES_KEY] = at
                piece = bytes(text[at : at + CHUNK_BYTES])
                await send({"type": "http.response.body", "body": piece, "more_body": at + CHUNK_BYTES < len(text)})
        finally:
            self._waiting[self._address] -= len(text)
            self._waiting += Counter()  # Adding an empty ``Counter`` drops addresses whose count is zero.
