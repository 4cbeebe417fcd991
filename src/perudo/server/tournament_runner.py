"""Opens tournament tables, and draws rounds when they are due.

Every table has a clock, so a round ends even if everybody leaves and bots play instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import time

import msgspec
import structlog
from sqlalchemy import update

from perudo.core.errors import PerudoError
from perudo.server.log.database import TOURNAMENT_TABLES_TABLE
from perudo.server.people.notices import tournament_round
from perudo.server.people.push import Push
from perudo.server.people.tournament_state import DrawnTable, StoredRules, TournamentState
from perudo.server.people.tournaments import Tournaments
from perudo.server.room.registry import RoomRegistry
from perudo.table.decisions import TOURNAMENT_HOST, TournamentSeat, open_tournament_table
from perudo.table.events import StoredSettings, TableEvent

CHECK_SECONDS = 1.0
"""Seconds between checks for tournaments whose next step is due."""
IDLE_FACTOR = 10
"""The pause after a check, as a multiple of the time that the check took. The pause prevents many tournaments from
slowing down the server.
"""
DELETE_SECONDS = 3600
"""Seconds between deletions of old tournaments."""

_logger = structlog.get_logger()


class TournamentRunner:
    """Carries out tournament steps when they are due. Several servers can run this job at the same time."""

    def __init__(self, tournaments: Tournaments, rooms: RoomRegistry, push: Push) -> None:
        self._tournaments, self._rooms, self._push = tournaments, rooms, push
        self._wake = asyncio.Event()

    def wake(self) -> None:
        """Check immediately for due steps."""
        self._wake.set()

    async def run(self) -> None:
        """Carry out due steps until the server stops."""
        pause, deleted = CHECK_SECONDS, -float(DELETE_SECONDS)
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._wake.wait()
            self._wake.clear()
            begun = time.monotonic()
            with contextlib.suppress(PerudoError):  # The store has already logged the error.
                await self.advance_all()
                if begun - deleted >= DELETE_SECONDS:
                    await self._tournaments.delete_old()
                    deleted = begun
            pause = max(CHECK_SECONDS, IDLE_FACTOR * (time.monotonic() - begun))

    async def advance_all(self) -> None:
        """Carry out all due steps. If one tournament fails, the others continue. Raises ``PerudoError``
        (``store-...``)."""
        for tournament in await self._tournaments.unattended():
            try:
                await self._advance(tournament)
            except PerudoError as error:
                _logger.error("a tournament did not go on", tournament=tournament, error=str(error))
            except Exception:
                _logger.exception("tournament failed", tournament=tournament)

    async def _advance(self, tournament: str) -> None:
        state = await self._tournaments.advance(tournament)
        if state is not None and state.info.stage == "playing":
            for table in state.rounds[-1]:
                if table.table is None:
                    await self._open(state, table)

    async def _open(self, state: TournamentState, drawn: DrawnTable) -> None:
        """Open a table of the current round, and start its game. If a bot played for a person at the end of the last
        round, a bot holds the seat again until the person comes back."""
        info, rules = state.info, msgspec.json.decode(state.info.rules, type=StoredRules)
        last = state.rounds[-2] if info.round > 1 else ()
        deserted = frozenset[int]().union(*(table.deserted for table in last))
        entrants = {each.number: each for each in state.entrants}
        seats, called = list[TournamentSeat](), list[str]()
        for each in map(entrants.__getitem__, drawn.played.entrants):
            away = each.away or (each.number in deserted and each.since < info.round)
            seats.append(TournamentSeat(each.name, each.guest, each.person, away))
            if each.guest is not None and not each.away:
                called.append(each.guest)
        settings = StoredSettings(clock=rules.clock)
        this = TOURNAMENT_TABLES_TABLE.c
        mine = (this.tournament == info.id, this.round == info.round, this.number == drawn.number)
        tried = set[str]()

        def decide(code: str) -> list[TableEvent]:
            tried.add(code)
            return open_tournament_table(info.code, rules.edition, rules.options, settings, seats)

        code = await self._rooms.open_as(
            TOURNAMENT_HOST,
            f"{info.id}-{info.round}-{drawn.number}",
            decide,
            lambda connection, code: connection.execute(
                update(TOURNAMENT_TABLES_TABLE).where(*mine).values(table=code)
            ),
        )
        if code in tried:  # Otherwise another server opened the table, and notifies the players.
            await self._push.send(called, tournament_round(info.code, info.name, info.round))
        try:
            async with self._rooms.pinned(code) as room:
                await room.go_on()  # Start the timers for the table's clock.
        except PerudoError as error:
            if error.code != "table-elsewhere":
                raise
