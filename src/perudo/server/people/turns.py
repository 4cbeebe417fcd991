"""Notifies absent players of their turns, and records which tables are waiting for them."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, delete, func, insert, select

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.server.log.database import TURN_TABLE
from perudo.server.log.store import ConflictError, Store
from perudo.server.people.notices import your_turn
from perudo.server.people.push import Push


class Turns:
    """Notifies absent players that it is their turn. ``now`` returns milliseconds since 1970."""

    def __init__(self, store: Store, push: Push, now: Callable[[], int]) -> None:
        self._store, self._push, self._now = store, push, now

    async def call(self, table: str, guest: str, seq: int, host: str) -> bool:
        """Record that a table is waiting for a guest, and notify the guest's browsers. The guest is notified only once
        per turn, even if the server restarts in the meantime. Return whether the turn is recorded.

        ``seq``: the number of the event that started this turn. ``host``: the name of the table's host.
        """
        mine = TURN_TABLE.c.table == table

        def record(connection: Connection) -> int | None:
            """Return how many tables are waiting for the guest; None if the guest was already notified."""
            row = connection.execute(select(TURN_TABLE.c.guest, TURN_TABLE.c.seq).where(mine)).first()
            if row == (guest, seq):
                return None
            connection.execute(delete(TURN_TABLE).where(mine))
            connection.execute(insert(TURN_TABLE).values(table=table, guest=guest, seq=seq, at=self._now()))
            count = select(func.count()).select_from(TURN_TABLE).where(TURN_TABLE.c.guest == guest)
            return connection.execute(count).scalar()

        try:
            waiting = await self._store.write(record)
            if waiting is not None:
                await self._push.send([guest], your_turn(table, host, waiting))
        except ConflictError:  # Another server, which now owns the table, has notified the player.
            pass
        except PerudoError:  # The store has already logged the error.
            return False
        return True

    async def end(self, table: str) -> None:
        """Record that a table is no longer waiting for a player. Raises ``PerudoError`` (``store-write``)."""
        await self._store.write(
            lambda connection: connection.execute(delete(TURN_TABLE).where(TURN_TABLE.c.table == table))
        )

    async def tables(self, guest: str) -> list[str]:
        """Return the tables that are waiting for a guest, longest wait first. Raises ``PerudoError``
        (``store-read``)."""
        mine = select(TURN_TABLE.c.table).where(TURN_TABLE.c.guest == guest)
        query = mine.order_by(TURN_TABLE.c.at).limit(limits.TURNS_SHOWN)
        return await self._store.query(lambda connection: list(connection.execute(query).scalars()))
