"""``kill -9`` of a real server in the midst of play, again and again on one data file: what it said is done is done.

    PERUDO_KILLS=1000 python -m pytest -s tests/server/test_kills.py

`make soak NAME=kills` does that; without the number there are 10, and 20 before a release.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, create_engine, text
from websockets.exceptions import WebSocketException

from perudo.server.log.database import data_url, sqlite_file
from perudo.server.log.store import Store, chain_rows
from perudo.server.log.writer import Write, Writer
from perudo.table.events import Contributed, DowntimeCredited, LogEntry, TableEvent
from tests.conftest import often
from tests.server.conftest import until
from tests.server.forked import Forked, soon_dead
from tests.server.history_checker import faults, replay, shown_too_early
from tests.server.sockets import Player

KILLS = often("PERUDO_KILLS", few=8, count=10)
PACE = "0.1"
"""A calza is heard after 50 ms: about as long as a server lives here."""
SECONDS = 30
"""Until something that has to happen has not."""
IN_FLIGHT = 6
"""Commands that a player sends before the first is answered."""
TABLES_CHANGE = 20
"""Kills after which people move to new tables, so that logs stay short."""
PLAY_BEGINS = 10
"""From this entry of a log on, the planted faults act, so that people get as far as to play."""
CUSTOMS: list[dict[str, Any]] = [{}, {"clock": {"bank": 600}}, {"clock": {"move": 60}}]
"""The settings of the tables."""


_event = msgspec.json.Decoder[TableEvent](TableEvent).decode


@dataclass
class Sitting:
    """A table and its players, over all lives of the server."""

    code: str
    players: list[Player]


@dataclass
class Kills:
    url: str
    folder: Path
    first: Callable[[], object] | None = None
    """What the server does first, such as a seeded fault."""
    random: Random = field(default_factory=partial(Random, 1))
    sittings: list[Sitting] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    done: int = 0
    called: int = 0
    """Kills while a calza waited to be heard."""
    opened: int = 0
    """Parts in the dice that were stored, counted again with each kill."""
    alive: list[tuple[float, float]] = field(default_factory=list)
    """From when to when each server lived, in milliseconds since 1970."""
    left: str = ""
    """A table whose players have gone, while its clock runs."""
    dies: bool = False
    """Whether the server is about to be killed: then, and only then, connections may break."""

    async def once(self) -> None:
        """Starts the server, lets everyone play on, kills it at some moment, and holds its log against the ledgers."""
        async with self._life() as port:
            if self.done % TABLES_CHANGE == 0:
                self.sittings = [await self._sit_down(port, table_settings) for table_settings in CUSTOMS]
            if not self.left:
                self.left = (await self._sit_down(port, {"clock": {"move": 1}})).code
            playing = [
                asyncio.create_task(self._play(port, player, sitting.code))
                for sitting in self.sittings
                for player in sitting.players
            ]
            await self._moment(playing)
        await asyncio.gather(*playing)
        self.done += 1
        self._judge()

    async def settle(self) -> None:
        """Everyone comes back and only looks on: what waited is heard, and the clock of who is away runs out."""
        async with self._life() as port:
            async with asyncio.timeout(SECONDS):
                await asyncio.gather(
                    *(
                        self._settle(port, player, sitting.code)
                        for sitting in self.sittings
                        for player in sitting.players
                    )
                )
            await until(self._ran_out, SECONDS)
        self._judge()

    async def _settle(self, port: int, player: Player, code: str) -> None:
        """Watches the table, as often as the connection breaks, until nothing waits."""
        while not player.connected or player.unanswered or player.state["calza_calls"]:
            with self._until_killed():
                if not player.connected:
                    await player.connect(port, code)
                    await player.send_again()
                    await player.do("watch", table=code)
            await asyncio.sleep(0.05)
        with self._until_killed():
            await player.close()

    @contextlib.asynccontextmanager
    async def _life(self) -> AsyncIterator[int]:
        """A server that is killed in the end."""
        begun, self.dies = time.time(), False
        options = ("--wait-factor", PACE, "--key", str(self.folder / "key"))
        server = Forked(self.url, *options, first=partial(_first, self.first), errors=self.folder / "errors")
        try:
            assert server.port, server.errors.read_text()
            yield server.port
            self.dies = True
        finally:
            server.kill()
            self.alive.append((1000 * begun, 1000 * time.time()))
        assert "Traceback" not in server.errors.read_text()

    async def _moment(self, playing: list[asyncio.Task[None]]) -> None:
        """Mostly in the midst of play; often while a calza waits to be heard, now and then when it has hardly begun."""
        players = [player for sitting in self.sittings for player in sitting.players]
        if self.random.random() < 0.85:
            await until(
                lambda: all(player.connected for player in players) or any(task.done() for task in playing), SECONDS
            )
        wanted = self.random.random() < 0.4
        with contextlib.suppress(TimeoutError):
            await until(
                lambda: wanted and any(player.state["calza_calls"] for player in players), self.random.uniform(0, 0.2)
            )

    async def _sit_down(self, port: int, table_settings: dict[str, Any]) -> Sitting:
        """Start a game at a new table: at another one if the server loses its lease meanwhile (see ``_play``)."""
        async with asyncio.timeout(SECONDS):
            while True:
                with self._until_killed():
                    return await self._start_game(port, table_settings)
                await asyncio.sleep(0.05)

    async def _start_game(self, port: int, table_settings: dict[str, Any]) -> Sitting:
        """Start a game at a new table. Raises ``ConnectionError`` if the server refuses a command."""
        host, guest = [await Player.open(port) for _ in range(2)]
        rules = {"edition": "bga", "options": {"dice": 2, "calza": True}, "chairs": 3, "table_settings": table_settings}
        code = await host.opens(**rules, bots=["beginner"])
        await guest.do("watch", table=code)
        for answer in (await guest.do("sit", table=code, name="Guest"), await host.do("start", table=code)):
            if answer["is"] != "done":
                raise ConnectionError(answer)
        for player in (host, guest):
            await player.close()
        return Sitting(code, [host, guest])

    async def _play(self, port: int, player: Player, code: str) -> None:
        """Plays on at the table until the server is gone.

        At PostgreSQL a server that a busy machine holds up loses its lease and sends its people away: they come again.
        """
        while not self.dies:
            with self._until_killed():
                try:
                    await player.connect(port, code)
                    await player.send_again()
                    await player.do("watch", table=code)
                    while player.connected:
                        player.news.clear()
                        await player.say(code, self.random, IN_FLIGHT)
                        with contextlib.suppress(TimeoutError):
                            async with asyncio.timeout(0.05):
                                await player.news.wait()
                finally:
                    await player.close()

    @contextlib.contextmanager
    def _until_killed(self) -> Iterator[None]:
        try:
            yield
        except (WebSocketException, OSError):
            if not self.dies and self.url.startswith("sqlite"):
                raise

    def _judge(self) -> None:
        logs = self.logs()
        for sitting in self.sittings:
            log = logs[sitting.code]
            self.faults += faults(sitting.code, log, [each for player in sitting.players for each in player.sent])
            for player in sitting.players:
                self.faults += shown_too_early(sitting.code, log, player.state)
            self.faults += self._overcharged(log)
            self.opened += sum(isinstance(entry.event, Contributed) for entry in log)
            self.called += bool(not self.faults and replay(sitting.code, log).calza_calls)

    def _overcharged(self, log: list[LogEntry]) -> list[str]:
        """Where a clock ran on while no server lived."""
        found = []
        for before, entry in pairwise(log):
            if isinstance(entry.event, DowntimeCredited):
                lived = sum(max(0, min(end, entry.at) - max(begun, before.at)) for begun, end in self.alive)
                charged = entry.at - before.at - entry.event.milliseconds
                if not 0 <= charged <= lived + 5:
                    found.append(f"{charged} ms were charged, a server lived for {lived:.0f}: {entry}")
        return found

    def _ran_out(self) -> bool:
        """Whether a clock has run out at the table that was left."""
        return any(getattr(entry.event, "timed_out", False) for entry in rows(self.url, self.left))

    def told(self) -> str:
        answers = Counter(
            each.answer for sitting in self.sittings for player in sitting.players for each in player.sent
        )
        return f"{self.called} while a calza waited; answers at the last tables {dict(answers)}"

    def logs(self) -> dict[str, list[LogEntry]]:
        """Return the stored logs of the tables in play. A file is copied first, so that the next server finds it
        unchanged.
        """
        url, file = self.url, sqlite_file(data_url(self.url))
        if file:
            url = f"sqlite:///{self.folder}/copy.db"
            for beside in ("", "-wal"):
                if (source := Path(f"{file}{beside}")).exists():
                    shutil.copy(source, f"{self.folder}/copy.db{beside}")
        return {sitting.code: rows(url, sitting.code) for sitting in self.sittings}


def _first(fault: Callable[[], object] | None) -> None:
    soon_dead()
    if fault:
        fault()


def rows(url: str, code: str) -> list[LogEntry]:
    """A table's log, by nothing of the server's."""
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    query = text('SELECT seq, at, guest, command, event FROM log WHERE "table" = :code ORDER BY seq')
    try:
        with engine.connect() as connection:
            return [
                LogEntry(row.seq, row.at, row.guest, row.command, _event(row.event))
                for row in connection.execute(query, {"code": code})
            ]
    finally:
        engine.dispose()


def answers_before_it_commits() -> None:
    append = Store.append

    async def hasty(
        self: Store,
        table: str,
        entries: Sequence[LogEntry],
        due: Any = "as it is",
        head: str = "",
        epoch: int | None = None,
        do: Callable[[Connection], object] | None = None,
    ) -> str:
        async def later() -> None:
            await asyncio.sleep(0.02)
            await append(self, table, entries, due, head, epoch, do)

        if entries[0].seq < PLAY_BEGINS:
            return await append(self, table, entries, due, head, epoch)
        late.add(asyncio.create_task(later()))
        return chain_rows(table, entries, head)[1]

    late = set[asyncio.Task[None]]()
    Store.append = hasty  # type: ignore[method-assign]


def commits_without_the_end() -> None:
    """The last of several writes that share a commit is lost, if it is a move."""
    commit = Writer._commit

    def short(self: Writer, batch: list[Write]) -> list[Write]:
        last = batch[-1]
        lost = len(batch) > 1 and bool(last.rows) and last.rows[0][1] >= PLAY_BEGINS
        return commit(self, batch[:-1] if lost else batch)

    Writer._commit = short  # type: ignore[method-assign]


async def test_acknowledged_moves_survive_killed_servers(database: str, tmp_path: Path) -> None:
    kills, begun = Kills(database, tmp_path), time.monotonic()
    often_enough = KILLS if database.startswith("sqlite") else KILLS // 3
    while kills.done < often_enough or not (kills.called and kills.opened):
        await kills.once()
        assert kills.faults == []
        if kills.done % 50 == 0:
            print(f"{kills.done} kills, {time.monotonic() - begun:.0f} s: {kills.told()}", flush=True)
    await kills.settle()
    assert kills.faults == []


@pytest.mark.parametrize("fault", [answers_before_it_commits, commits_without_the_end])
async def test_premature_acknowledgement_is_detected(tmp_path: Path, fault: Callable[[], None]) -> None:
    kills = Kills(f"sqlite:///{tmp_path}/perudo.db", tmp_path, first=fault)
    while not kills.faults and kills.done < 20:
        await kills.once()
    assert kills.faults
