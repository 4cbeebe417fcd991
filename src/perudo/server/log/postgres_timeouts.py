"""Timeouts for PostgreSQL: closes connections that hang, and ends their server sessions.

libpq has no timeout for responses. A frozen server, a network that drops packets, or a commit waiting for a lost
standby would block the caller for ever.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any, TypeVar

import psycopg
from sqlalchemy import Engine, event

STATEMENT_SECONDS = 5
"""Timeout in seconds for a statement or for connecting."""

T = TypeVar("T")


class TimeoutConnection(psycopg.Connection[Any]):
    """A connection that closes when a statement times out."""

    def wait(self, gen: Generator[Any, Any, T], *arguments: Any, **settings: Any) -> T:
        return super().wait(self._limited(gen), *arguments, **settings)

    def _limited(self, talk: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
        """Wrap the generator that psycopg waits on, which receives 0 several times a second while no data arrive."""
        until = time.monotonic() + STATEMENT_SECONDS
        try:
            wanted = next(talk)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() > until:
                    # Close instead of cancel: cancelling a commit that waits for its standby would make it look
                    # committed.
                    self.pgconn.finish()
                    raise psycopg.OperationalError(f"no answer for {STATEMENT_SECONDS} s")
                wanted = talk.send(ready)
        except StopIteration as end:
            answer: T = end.value
            return answer


def use_timeouts(engine: Engine) -> None:
    """Make ``engine`` create connections with these timeouts."""

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: Any, _record: Any, arguments: Any, settings: dict[str, Any]) -> TimeoutConnection:
        settings.setdefault("connect_timeout", STATEMENT_SECONDS)
        # An abandoned session must not keep locks that the next attempt would wait for.
        limits = ("statement_timeout", "idle_in_transaction_session_timeout")
        options = " ".join(f"-c {name}={STATEMENT_SECONDS}s" for name in limits)
        settings["options"] = f"{options} {settings.get('options', '')}"
        return TimeoutConnection.connect(*arguments, **settings)

    engine.dispose()  # existing connections lack the setting
