"""The tables that someone is at, in memory: kept in step with the log, with time, and with the clients that look.

Everything that changes a table goes through ``commit``: the events are stored, then the table changes, then each client
is sent its own state of it. A table at which nobody is connected waits; it is let go from memory and comes back from
the log with whoever returns.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from typing import Literal, TypeVar

import structlog

from perudo import wire
from perudo.errors import PerudoError
from perudo.game import DUDO, Calza, Word
from perudo.server.decisions import Dice, advance, decide, opening, returned, sequel, speak
from perudo.server.events import Credited, Happening, Spoke
from perudo.server.live import Client, Live, bots_of, show_bots
from perudo.server.metrics import Metrics
from perudo.server.shown import table_state
from perudo.server.store import ConflictError, Entry, Store
from perudo.server.table import Pace, Table
from perudo.view import view

T = TypeVar("T")

_log = structlog.get_logger()

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No letter that can be taken for a digit."""
CODE_LENGTH = 6
BEAT = 2
"""Seconds between two signs of life while a clock runs: so much may be charged for a server that was away."""


def draw_code() -> str:
    """A new table's code, too rare to be guessed."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


class Tables:
    """The tables in memory. ``changed`` is called when a table may look different from outside."""

    def __init__(
        self,
        store: Store,
        *,
        pace: Pace,
        dice: Dice,
        clock: Callable[[], float],
        codes: Callable[[], str],
        metrics: Metrics,
        changed: Callable[[], None],
    ) -> None:
        self._store = store
        self._pace = pace
        self._dice = dice
        self._clock = clock
        self._codes = codes
        self._metrics = metrics
        self._changed = changed
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._reading = asyncio.Lock()
        self._beats: asyncio.Task[None] | None = None
        self._ticks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._live)

    def __contains__(self, code: object) -> bool:
        return code in self._live or code in self._loading

    def __iter__(self) -> Iterator[Live]:
        return iter(list(self._live.values()))

    # --- Opening and finding

    async def open(self, guest: str, command: wire.Open) -> str:
        """A guest's new table; its code."""
        while True:
            code = self._codes()
            now = self._now()
            events = self._with_sequel(Table(code=code), opening(command, code, guest), now)[0]
            try:
                await self._store.append(code, _entries(1, now, guest, command.id, events))
            except ConflictError:
                known = await self._store.opened(guest, command.id)
                if known is not None:  # asked again
                    return known
                continue  # the code is taken: draw another
            return code

    async def find(self, code: str) -> Live:
        """The table from memory, or from its log. Raises ``PerudoError`` (``table-unknown``)."""
        while code not in self._live:  # it may have been let go again before this one had its turn
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(self._take_up(code))
            await asyncio.shield(self._loading[code])
        return self._live[code]

    async def _take_up(self, code: str) -> None:
        """Into memory, once for all who wait: a log read by each alone may be old by the time that it is used."""
        try:
            self._live[code] = await self._load(code)
        finally:
            del self._loading[code]

    @contextlib.asynccontextmanager
    async def held(self, code: str) -> AsyncIterator[Live]:
        """The table, from memory or from its log, for one alone to change."""
        async with self._alone(await self.find(code)) as live:
            yield live

    @contextlib.asynccontextmanager
    async def _alone(self, live: Live) -> AsyncIterator[Live]:
        """The lock of a table. It stays in memory while any have or await that: there must not be two."""
        live.held += 1
        try:
            async with live.lock:
                yield live
        finally:
            live.held -= 1
            self._let_go(live)

    def _let_go(self, live: Live) -> None:
        """A table that nobody looks at stands still, and leaves memory."""
        if not live.awake and not live.held:
            self._arm(live)
            if self._live.get(live.table.code) is live:
                del self._live[live.table.code]

    async def _load(self, code: str) -> Live:
        entries = await self._store.log(code)
        if not entries:
            raise PerudoError("table-unknown", table=code)
        return await self._aside(lambda: Live.taken_up(code, entries))

    async def _aside(self, work: Callable[[], T]) -> T:
        """Goes through a log while the tables play on: a long one takes most of a second, and two would slow them."""
        async with self._reading:
            return await asyncio.to_thread(work)

    async def _reload(self, live: Live) -> None:
        """Another writer went ahead: take up the table as its log now has it."""
        fresh = await self._load(live.table.code)
        live.table, live.answers, live.bots = fresh.table, fresh.answers, fresh.bots
        self._show(live)
        self._arm(live)

    # --- Who looks

    async def join(self, live: Live, client: Client, screen: bool) -> None:
        """A client looks at a table from now on: it is sent its state, now and whenever it changes."""
        if screen:
            live.screens.add(client)
        else:
            live.screens.discard(client)
        if not live.clients:
            live.since = self._now()
        live.clients.add(client)
        if not screen:
            async with self.held(live.table.code):
                with contextlib.suppress(PerudoError):  # a table can be looked at where nothing can be written
                    await self.commit(live, returned(live.table, client.guest), client.guest)
        client.send(wire.encode(wire.TalkLines(table=live.table.code, lines=live.table.talk)))
        self._show(live)
        self._arm(live)
        self._changed()

    def leave(self, live: Live, client: Client) -> None:
        """A client looks at a table no more."""
        live.clients.discard(client)
        live.screens.discard(client)
        self._show(live)
        self._let_go(live)
        self._changed()

    def _show(self, live: Live) -> None:
        for client in live.clients:
            client.send(wire.encode(table_state(live, client, self._pace, self._now())))

    # --- What changes a table

    async def carry_out(self, live: Live, guest: str, command: wire.TableCommand) -> None:
        """What a guest asks for. Raises ``PerudoError`` where it is refused."""
        now = self._now()
        events = decide(live.table, command, guest, now=now, pace=self._pace, dice=self._dice, here=live.here)
        await self.commit(live, events, guest, command.id)

    async def ready(self, live: Live, guest: str, seq: int) -> None:
        """When all people who are here have seen enough of the open cups, the next round is dealt."""
        table = live.table
        seat = table.chair_of(guest)
        if seat is None or seq < table.standing or table.due(self._pace) is None or table.calls:
            return
        live.ready.add(seat)
        if table.asked(live.here) <= live.ready:
            await self.commit(live, advance(table, self._dice))
        else:
            self._show(live)

    async def commit(
        self, live: Live, events: list[Happening], guest: str | None = None, command: str | None = None
    ) -> None:
        """Stores the events; then, and only then, the table changes and everyone is shown it.

        With the table changes what is remembered of its commands, before anyone else has a turn: whoever sends a
        command again while bots are told of it, or the log is read, finds its answer.
        """
        if not events:
            return
        now = self._now()
        events, tables = self._with_sequel(live.table, events, now)
        entries = _entries(live.table.seq + 1, now, guest, command, events)
        try:
            with self._metrics.commit.time():
                await self._store.append(live.table.code, entries, self._wake_at(live.table, tables[-1]))
        except ConflictError:
            await self._reload(live)
            raise PerudoError("stale") from None
        for event in events:
            if isinstance(event, Spoke):
                self._metrics.words.labels(event.said.__struct_config__.tag).inc()
        before, live.table = live.table, tables[-1]
        if guest and command:
            live.remember(guest, command, None)
        self._tell_talk(live, before)
        if live.table.standing != before.standing:
            live.pondered.clear()
            live.ready.clear()
        await self._follow(live, before, tables)
        self._show(live)
        self._arm(live)
        self._changed()

    def _with_sequel(self, table: Table, events: list[Happening], now: int) -> tuple[list[Happening], list[Table]]:
        """The events and what follows from them at once; and the table after each."""
        tables = [table := table.after(event, now) for event in events]
        more = sequel(table, self._dice)
        return [*events, *more], [*tables, *(table.after(event, now) for event in more)]

    def _wake_at(self, before: Table, table: Table) -> int | Literal["as it is"] | None:
        """When a table whose clock runs has to be woken though nobody is there."""
        if table.customs.clock is None or (before.stage == table.stage != "playing"):
            return "as it is"
        if table.stage != "playing" or table.paused is not None:
            return None
        return table.due(self._pace) or table.stood

    def _tell_talk(self, live: Live, before: Table) -> None:
        lines = tuple(line for line in live.table.talk if line.seq > before.seq)
        if lines:
            message = wire.encode(wire.TalkLines(table=live.table.code, lines=lines))
            for client in live.clients:
                client.send(message)

    async def _follow(self, live: Live, before: Table, tables: list[Table]) -> None:
        """Shows the bots what happened; bots that have just sat down are shown the whole game."""
        table = live.table
        if table.game is None:
            live.bots = {}
        elif before.bots() != table.bots() or before.games != table.games:
            try:
                entries = await self._store.log(table.code)
                live.bots = await self._aside(lambda: bots_of(table, entries))
            except PerudoError as error:  # what is stored has happened: they make do with how the game stands
                _log.error("bots could not be shown the whole game", table=table.code, error=str(error))
                live.bots = bots_of(table, [])
                show_bots(live.bots, table)
        else:
            for then in tables:
                if then.standing == then.seq:
                    show_bots(live.bots, then)

    # --- Time

    async def wake(self) -> None:
        """After a start: tables whose clocks run go on; nobody is charged for the time that the server was away."""
        last = await self._store.last_beat()
        await asyncio.gather(*(self._wake(code, last or 0) for code in await self._store.due()))
        self._beats = asyncio.create_task(self._beat())

    async def _wake(self, code: str, last: int) -> None:
        try:
            async with self.held(code) as live:
                away = self._now() - max(live.table.at, last)
                await self.commit(live, [Credited(away)] if away > 0 else [])
                self._arm(live)
        except PerudoError as error:  # the other tables go on without it
            _log.error("table could not be woken", table=code, error=str(error))

    async def _beat(self) -> None:
        while True:
            if any(live.keeps_time for live in self._live.values()):
                with contextlib.suppress(PerudoError):  # nothing can be written at present: neither is a move
                    await self._store.beat(self._now())
            await asyncio.sleep(BEAT)

    def close(self) -> None:
        """Stops every timer; what is stored goes on when the server starts again."""
        if self._beats:
            self._beats.cancel()
        for live in self._live.values():
            if live.timer:
                live.timer.cancel()
        for tick in self._ticks:
            tick.cancel()

    def _now(self) -> int:
        return round(self._clock() * 1000)

    def _arm(self, live: Live) -> None:
        """Sets the clock for the next thing that the table, or a bot at it, does by itself."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        moments = list(self._moments(live)) if live.awake else []
        if moments:
            delay = max(0, min(moments) - self._now()) / 1000
            live.timer = asyncio.get_running_loop().call_later(delay, self._begin_tick, live)

    def _moments(self, live: Live) -> Iterator[int]:
        due = self._due(live)
        if due is not None:
            yield due
        for seat in self._thinking(live):
            yield live.table.stood + self._pace.think(live.table, seat)

    def _due(self, live: Live) -> int | None:
        """When the table goes on; a first deal waits for contributions from when somebody is there to send one."""
        due = live.table.due(self._pace)
        if due is None or not live.table.undealt or live.keeps_time:
            return due
        return max(due, live.since + self._pace.contributions())

    def _thinking(self, live: Live) -> list[int]:
        """Bots with something to say now, or perhaps a calza out of turn."""
        game = live.table.game
        if game is None or game.to_act is None or live.table.paused is not None:
            return []
        callers = set(game.callers) - live.pondered
        silent = [seat for seat in live.bots if seat not in live.table.calls]  # one who has called stands by it
        return [seat for seat in silent if seat == game.to_act or seat in callers]

    def _begin_tick(self, live: Live) -> None:
        tick = asyncio.get_running_loop().create_task(self._tick(live))
        self._ticks.add(tick)
        tick.add_done_callback(self._ticks.discard)

    async def _tick(self, live: Live) -> None:
        async with self._alone(live):
            if live.awake:
                try:
                    await self._go_on(live)
                except Exception as error:  # whatever it is, the table must not stand still for ever
                    known = isinstance(error, PerudoError)
                    _log.error("table could not go on", table=live.table.code, error=str(error), exc_info=not known)
                    live.timer = asyncio.get_running_loop().call_later(1, self._begin_tick, live)
                    return
                self._arm(live)

    async def _go_on(self, live: Live) -> None:
        now, table = self._now(), live.table
        due = self._due(live)
        if due is not None and due <= now:
            await self.commit(live, advance(table, self._dice))
            return
        for seat in self._thinking(live):
            if table.stood + self._pace.think(table, seat) <= now:
                word = self._bot_word(live, seat)
                if word is None or isinstance(word, Calza):
                    live.pondered.add(seat)
                if word is not None:
                    await self.commit(live, speak(table, seat, wire.said(word), now + self._pace.calza_window()))
                return

    def _bot_word(self, live: Live, seat: int) -> Word | None:
        """What a bot says. One that fails says the mildest legal thing, so that no table stands still for it."""
        game = live.table.game
        assert game is not None
        shown = view(game, seat)
        try:
            word = live.bots[seat].choose(shown)
        except Exception:
            _log.exception("bot failed", bot=type(live.bots[seat]).__name__)
            word = None
        if word is not None and word in shown.legal:
            return word
        if seat != game.to_act:
            return None
        return DUDO if game.bids else game.legal[0]


def _entries(seq: int, now: int, guest: str | None, command: str | None, events: Iterable[Happening]) -> list[Entry]:
    """Events for the log from ``seq`` on; the first of them bears the command's id."""
    return [Entry(seq + at, now, guest, None if at else command, event) for at, event in enumerate(events)]
