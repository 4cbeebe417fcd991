"""Long answers by HTTP: they go out as fast as they are read, and all that wait to be read have a bound together."""

from __future__ import annotations

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from perudo import limits
from perudo.errors import PerudoError

PIECE = 64 * 1024
"""Bytes that are handed to the network at once. Its buffer holds about as many again."""


class Answers:
    """Those that are on their way."""

    def __init__(self) -> None:
        self.waiting = 0
        """Bytes of answers that have not been read whole."""

    def json(self, text: bytes) -> Response:
        """An answer. Raises ``PerudoError`` (``too-fast``) where too much waits for others already."""
        if self.waiting + len(text) > limits.ANSWERS_BYTES:
            raise PerudoError("too-fast")
        return _InPieces(self, text)


class _InPieces(Response):
    def __init__(self, answers: Answers, text: bytes) -> None:
        super().__init__(text, 200, {"Cache-Control": "no-cache"}, "application/json")
        self._answers = answers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        text = self.body
        self._answers.waiting += len(text)
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            for at in range(0, len(text), PIECE):
                piece = bytes(text[at : at + PIECE])
                await send({"type": "http.response.body", "body": piece, "more_body": at + PIECE < len(text)})
        finally:
            self._answers.waiting -= len(text)
