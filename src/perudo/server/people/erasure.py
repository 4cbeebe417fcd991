"""Deletes people by removing their names from all stored data.

``People.delete`` deletes the person's own data, and records the guest identities under which the person played. This
job then removes the person's guest identities from all table logs, in the database and in the archive, one log at a
time. If the server crashes, or a table cannot be changed at the moment, the job tries again later. If several servers
share the data, each server changes the tables that it owns or that no server owns.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection
from functools import partial

import structlog
from sqlalchemy import Connection, delete, select

from perudo.core.errors import PerudoError
from perudo.server.log import table_index
from perudo.server.log.database import ERASURE_TABLE
from perudo.server.log.store import ConflictError, Store

PAUSE_SECONDS = 10
"""Seconds between searches for people whom another server, or ``perudo people``, has deleted."""

_logger = structlog.get_logger()

RemovePerson = Callable[[str, str, Collection[str]], Awaitable[None]]
"""Remove a person from a table: see ``RoomRegistry.remove_person``."""


class Erasure:
    """Removes deleted people from logs.

    ``disconnect`` closes the sockets of the given guests.
    """

    def __init__(self, store: Store, remove: RemovePerson, disconnect: Callable[[Collection[str]], None]) -> None:
        self._store, self._remove, self._disconnect = store, remove, disconnect
        self._wake = asyncio.Event()

    def wake(self) -> None:
        """Start the removal immediately, because a person was deleted."""
        self._wake.set()

    async def run(self) -> None:
        unflushed = True  # Flush first, because a crash may have prevented an earlier flush.
        while True:
            self._wake.clear()
            try:
                unflushed = await self._work() or unflushed
                if unflushed:
                    unflushed = not await self._store.flush_deleted()
            except (PerudoError, ConflictError) as error:
                _logger.warning("could not delete people yet", error=str(error))
            except Exception:
                _logger.exception("deletion failed")
            try:
                async with asyncio.timeout(PAUSE_SECONDS):
                    await self._wake.wait()
            except TimeoutError:
                pass

    async def _work(self) -> bool:
        """Remove all deleted people from the tables that can be changed at the moment. Return whether there were any
        people to remove.

        Raises ``PerudoError`` (``store-...``).
        """
        query = select(ERASURE_TABLE.c.guest, ERASURE_TABLE.c.name)
        names = defaultdict[str, set[str]](set)
        rows = await self._store.query(lambda connection: connection.execute(query).all())
        for guest, name in rows:
            names[guest].add(name)
        if names:
            self._disconnect(names.keys())
        for guest, known in names.items():
            tables = await self._store.query(partial(table_index.tables_of, guest=guest))
            done = [await self._removed(table, guest, known) for table in tables]
            if all(done):
                await self._store.write(partial(_done, guest=guest))
                _logger.info("person deleted", tables=len(tables))
        return bool(rows)

    async def _removed(self, table: str, guest: str, names: Collection[str]) -> bool:
        """Remove a person from a table. Return whether the log could be rewritten."""
        try:
            await self._remove(table, guest, names)
        except PerudoError as error:
            if error.code != "table-elsewhere":
                _logger.warning("could not remove a person from a table yet", table=table, error=str(error))
            return False
        except ConflictError:
            return False
        return True


def _done(connection: Connection, guest: str) -> None:
    connection.execute(delete(ERASURE_TABLE).where(ERASURE_TABLE.c.guest == guest))
