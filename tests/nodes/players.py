"""People who play on through whatever fails, as the page in a browser lets them; and what they know of it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self

from sqlalchemy import Connection, select
from websockets.exceptions import WebSocketException

from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.log.database import LOG_TABLE
from perudo.server.log.store import Store
from perudo.table import events
from perudo.table.events import LogEntry
from tests.server.conftest import until
from tests.server.history_checker import DONE, faults, shown_too_early
from tests.server.sockets import Player

# As web/src/connection.ts has them, in seconds.
FIRST_RETRY, LAST_RETRY, TO_OPEN, MAX_TO_OPEN, SILENCE, PATIENCE = 0.3, 1.5, 2.8, 22.4, 2.5, 3

SECONDS = 90
"""Until something that has to happen has not."""
AHEAD = 3
"""Commands that a player sends before the first is answered."""
CUSTOMS: list[dict[str, Any]] = [{}, {"clock": {"bank": 600}}]
"""The settings of the tables."""


class Page(Player):
    """A player who connects again by themself, and sends again what has no answer."""

    def __init__(self, first_attempt: int = 0) -> None:
        """``first_attempt``: odd for a player whom the proxy leads past the node that it chose for the table."""
        super().__init__()
        self._first_attempt = self._attempt = first_attempt
        self.silence = 0.0
        """The longest time, in seconds, for which it heard of no state of its table and of nothing done."""
        self.lost = 0
        """Connections that ended, or were given up."""
        self.node = ""
        """Where the proxy has brought it."""
        self.leaving = False
        self.took = list[float]()
        """The seconds from when each word of theirs was sent until it was acknowledged."""
        self._sent_at = dict[str, float]()
        self._heard = time.monotonic()
        self._alive = time.monotonic()
        self._missed = False
        self._beside = set[str]()
        """Commands by which no more is asked than whether somebody is there."""

    async def connect(self, port: int, code: str | None = None) -> None:
        attempt, self._attempt = self._attempt, self._attempt + 1
        await super().connect(port, code and f"{code}?attempt={attempt}")
        self._attempt = self._first_attempt
        response = self._connection.response
        asked = (response and response.headers.get("X-Node")) or ""
        self.node = asked.rpartition(", ")[2]  # others before it would not have it
        self._alive = time.monotonic()

    async def send(self, do: str, /, **command: Any) -> str:
        begun = time.monotonic()
        number = await super().send(do, **command)
        if do == "act":
            self._sent_at[number] = begun
        return number

    def _hear(self, message: dict[str, Any]) -> None:
        now = time.monotonic()
        if message["is"] == "done" and message["id"] in self._sent_at:
            self.took.append(now - self._sent_at.pop(message["id"]))
        if message["is"] == "table":
            self._missed = not self._shown.take(message)
        else:
            super()._hear(message)
        self._alive = now
        answers = message["is"] in ("done", "refused") and message["id"] not in self._beside
        if message["is"] == "table" or (answers and not message.get("code", "").startswith("error-store")):
            self.silence = max(self.silence, now - self._heard)
            self._heard = now

    async def live(self, port: int, code: str, random: Random) -> None:
        """Plays on at a table until it is to leave and has had all its answers."""
        retry, to_open, self._heard = FIRST_RETRY, TO_OPEN, time.monotonic()
        while not self.leaving or self.unanswered:
            try:
                async with asyncio.timeout(to_open):
                    await self.connect(port, code)
            except TimeoutError:
                to_open = min(2 * to_open, MAX_TO_OPEN)
                continue
            except (OSError, WebSocketException):
                await asyncio.sleep(retry)
                retry = min(2 * retry, LAST_RETRY)
                continue
            retry, to_open = FIRST_RETRY, TO_OPEN
            with contextlib.suppress(OSError, WebSocketException):
                await self._connected(code, random)
            await self.close()
            if not self.leaving:
                self.lost += 1
                await asyncio.sleep(FIRST_RETRY)

    async def _connected(self, code: str, random: Random) -> None:
        self._beside.add(await self.send("watch", table=code))
        await self.send_again()
        while self.connected and (self.unanswered or not self.leaving):
            silent = time.monotonic() - self._alive
            if silent > PATIENCE:
                return
            if self._missed:
                self._beside.add(await self.send("watch", table=code))
                self._missed = False
            if silent > SILENCE:
                self._beside.add(await self.send("ping"))
            self.news.clear()
            if self.state and not self.leaving and len(self.unanswered) < 2 * AHEAD:
                await self.say(code, random, AHEAD)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    await self.news.wait()

    @property
    def waits(self) -> float:
        """For how many seconds it has heard nothing of the kind by now."""
        return time.monotonic() - self._heard

    @property
    def words(self) -> int:
        """Bids, dudos and calzas of theirs that were acknowledged."""
        return sum(each.answer == DONE and isinstance(each.command, wire.Act) for each in self.sent)


async def logged(log: Store, code: str) -> list[LogEntry]:
    """What is in a table's log, whether or not it can be read as a server reads it."""

    def rows(connection: Connection) -> list[LogEntry]:
        found = connection.execute(select(LOG_TABLE).where(LOG_TABLE.c.table == code).order_by(LOG_TABLE.c.seq))
        return [LogEntry(row.seq, row.at, row.guest, row.command, events.decode_event(row.event)) for row in found]

    return await log.query(rows)


@dataclass
class Sitting:
    code: str
    pages: list[Page]


class Party:
    """Tables at play, each with two people, a bot, and another custom. ``port``: the proxy's."""

    def __init__(self, port: int, seed: int = 1) -> None:
        self.port = port
        self.sittings: list[Sitting] = []
        self._random = Random(seed)
        self._playing: list[asyncio.Task[None]] = []

    @classmethod
    async def begin(cls, port: int, table_settings: Sequence[dict[str, Any]] = CUSTOMS) -> Self:
        """Everyone sits down and plays, until ``end``."""
        party = cls(port)
        for each in table_settings:
            party.sittings.append(await party._sit_down(each))
        party._playing = [
            asyncio.create_task(page.live(port, sitting.code, party._random))
            for sitting in party.sittings
            for page in sitting.pages
        ]
        return party

    async def _sit_down(self, table_settings: dict[str, Any]) -> Sitting:
        host, guest = Page(), Page(first_attempt=1)
        await host.connect(self.port)
        rules = {"edition": "bga", "options": {"dice": 2, "calza": True}, "chairs": 3, "table_settings": table_settings}
        code: str = (await host.do("open", name="Host", **rules, bots=["beginner"]))["table"]
        await host.close()
        for page in (host, guest):
            await page.connect(self.port, code)
            await page.do("watch", table=code)
        assert (await guest.do("sit", table=code, name="Guest"))["is"] == "done"
        assert (await host.do("start", table=code))["is"] == "done"
        for page in (host, guest):
            await page.close()
        return Sitting(code, [host, guest])

    @property
    def pages(self) -> list[Page]:
        return [page for sitting in self.sittings for page in sitting.pages]

    async def part(self) -> None:
        """Until the people of each table come in by different nodes."""

        async def apart(sitting: Sitting) -> None:
            one, other = sitting.pages
            while not (one.connected and other.connected and one.node != other.node):
                self._look()
                if one.connected and other.connected:  # each comes again to where the proxy leads its first attempt
                    await one.close()
                    await other.close()
                await asyncio.sleep(0.5)

        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*(apart(sitting) for sitting in self.sittings))

    async def words(self, count: int, seconds: float = SECONDS) -> None:
        """Wait until everyone has had ``count`` more commands acknowledged. Raises ``TimeoutError``."""
        before = [page.words for page in self.pages]

        def said() -> bool:
            self._look()
            return all(page.words >= had + count for page, had in zip(self.pages, before, strict=True))

        await until(said, seconds)

    def _look(self) -> None:
        for task in self._playing:
            if task.done():
                task.result()  # which may be an error

    async def give_up(self) -> None:
        """Everyone goes at once, whatever is under way."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for page in self.pages:
            await page.close()

    @property
    def silence(self) -> float:
        """The longest time, in seconds, for which someone heard nothing of their table."""
        return max(page.silence for page in self.pages)

    async def end(self, log: Store) -> str:
        """Stop playing, wait for all answers, and check the log. Return a report. Raises ``AssertionError`` with all
        faults.
        """
        found = await self.judged(log)
        assert found == [], self.told(found) + "\n" + "\n".join(found[:20])
        return self.told(found)

    async def judged(self, log: Store) -> list[str]:
        """The same; gives what is wrong."""
        for page in self.pages:
            page.leaving = True
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*self._playing)
        return await self.faults(log)

    async def faults(self, log: Store) -> list[str]:
        """What is wrong by now."""
        found = list[str]()
        for sitting in self.sittings:
            sent = [replace(each) for page in sitting.pages for each in page.sent]
            states = [page.state for page in sitting.pages]
            entries = await logged(log, sitting.code)
            found += faults(sitting.code, entries, sent)
            for state in states:
                found += shown_too_early(sitting.code, entries, state)
            try:
                await log.entries(sitting.code)
            except PerudoError as error:
                found.append(str(error))
        return found

    def told(self, found: Sequence[str]) -> str:
        """Return a report of losses and delays."""
        answers = Counter(each.answer for page in self.pages for each in page.sent)
        refused = {code: count for code, count in answers.items() if code and code.startswith("error")}
        return (
            f"{answers[DONE]} acknowledged, {sum(page.words for page in self.pages)} of them words of the game; "
            f"{sum('but lost' in fault for fault in found)} lost, "
            f"{sum(fault.startswith('twice') for fault in found)} doubled, {len(found)} faults in all; "
            f"longest silence {self.silence:.1f} s; "
            f"{sum(page.lost for page in self.pages)} connections lost; refused {refused}"
        )
