"""How long PostgreSQL may keep us waiting: a connection that hangs is given up, and its server lets go of it too.

libpq waits for an answer as long as the line stands. A server that was stopped, a line that swallows what is sent, a
commit that waits for a standby which is gone: each would hold whoever asked for ever.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any, TypeVar

import psycopg
from sqlalchemy import Engine, event

STATEMENT_SECONDS = 5
"""Seconds that one statement may take, or the way to the database."""

T = TypeVar("T")


class TimeoutConnection(psycopg.Connection[Any]):
    """One that is closed when it has said nothing for so long."""

    def wait(self, gen: Generator[Any, Any, T], *arguments: Any, **settings: Any) -> T:
        return super().wait(self._limited(gen), *arguments, **settings)

    def _limited(self, talk: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
        """What psycopg waits for, which it looks at several times a second: sends 0 where nothing has come."""
        until = time.monotonic() + STATEMENT_SECONDS
        try:
            wanted = next(talk)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() > until:
                    # Closed and not cancelled: a commit that waits for its standby would be taken for done.
                    self.pgconn.finish()
                    raise psycopg.OperationalError(f"no answer for {STATEMENT_SECONDS} s")
                wanted = talk.send(ready)
        except StopIteration as end:
            answer: T = end.value
            return answer


def use_timeouts(engine: Engine) -> None:
    """From now on ``engine`` makes such connections."""

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: Any, _record: Any, arguments: Any, settings: dict[str, Any]) -> TimeoutConnection:
        settings.setdefault("connect_timeout", STATEMENT_SECONDS)
        # What we have given up must hold no lock, at which the next attempt would wait.
        limits = ("statement_timeout", "idle_in_transaction_session_timeout")
        options = " ".join(f"-c {name}={STATEMENT_SECONDS}s" for name in limits)
        settings["options"] = f"{options} {settings.get('options', '')}"
        return TimeoutConnection.connect(*arguments, **settings)

    engine.dispose()  # what is there already is without it
