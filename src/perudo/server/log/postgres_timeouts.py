"""PostgreSQL timeouts that close hanging connections and end their server sessions.

libpq has no timeout for responses. So a frozen server, a network that drops packets, or a commit that waits for a lost
standby would block the caller forever.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any, TypeVar

import psycopg
from sqlalchemy import Engine, event

STATEMENT_SECONDS = 5
"""How long (s) a statement or a new connection may take."""

T = TypeVar("T")


class TimeoutConnection(psycopg.Connection[Any]):
    """A connection that closes if a statement takes too long."""

    def wait(self, gen: Generator[Any, Any, T], *arguments: Any, **settings: Any) -> T:
        return super().wait(self._limited(gen), *arguments, **settings)

    def _limited(self, talk: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
        """Wrap the generator on which psycopg waits. The wrapper receives 0 several times a second while no data
        arrives."""
        until = time.monotonic() + STATEMENT_SECONDS
        try:
            wanted = next(talk)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() > until:
                    # Close the connection instead of cancelling: after a cancellation, a commit waiting for its standby
                    # would seem to succeed.
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
        # An abandoned session must not keep locks that the next attempt needs.
        limits = ("statement_timeout", "idle_in_transaction_session_timeout")
        options = " ".join(f"-c {name}={STATEMENT_SECONDS}s" for name in limits)
        settings["options"] = f"{options} {settings.get('options', '')}"
        return TimeoutConnection.connect(*arguments, **settings)

    engine.dispose()  # Existing connections lack these timeouts.
