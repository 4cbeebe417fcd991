"""The house: the tables that someone is at, kept in step with the log, and the clients that watch them.

Everything that changes a table goes through ``_commit``: the events are stored, then the table changes, then each
client is sent its own state of it. A table at which nobody is connected waits; it is let go from memory and comes back
from the log with whoever returns.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from itertools import islice
from random import SystemRandom
from typing import Literal, get_args

import structlog

from perudo import limits, wire
from perudo.bots import HOUSE_BOTS
from perudo.errors import PerudoError
from perudo.game import DUDO, Calza, Word
from perudo.rules import CHOICES, EDITIONS, house_rules, read_rule_code
from perudo.server.decisions import Dice, advance, decide, hand_over, opening, returned, sequel, speak
from perudo.server.dice import SecretDice
from perudo.server.events import Credited, Happening, Spoke
from perudo.server.gate import Gate
from perudo.server.links import SeatLinks, link_message
from perudo.server.live import Client, Live
from perudo.server.metrics import Metrics
from perudo.server.shown import lobby_table, refused, table_state
from perudo.server.store import ConflictError, Entry, Store
from perudo.server.table import Pace, Table
from perudo.view import view

_log = structlog.get_logger()

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No letter that can be taken for a digit."""
CODE_LENGTH = 6
BEAT = 2
"""Seconds between two signs of life while a clock runs: so much may be charged for a server that was away."""


def draw_code() -> str:
    """A new table's code, too rare to be guessed."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


class House:
    """All tables of this server. ``clock`` tells the time in seconds since 1970; ``codes`` draws new tables' codes."""

    def __init__(
        self,
        store: Store,
        *,
        pace: Pace | None = None,
        dice: Dice | None = None,
        clock: Callable[[], float] = time.time,
        codes: Callable[[], str] = draw_code,
        addresses: tuple[str, ...] = (),
    ) -> None:
        self._store = store
        self._pace = pace or Pace()
        self._dice = dice or SecretDice()
        self._clock = clock
        self._codes = codes
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._watching: dict[Client, Live] = {}
        self._lobby: set[Client] = set()
        self._lobby_shown = b""
        self._beats: asyncio.Task[None] | None = None
        self._ticks: set[asyncio.Task[None]] = set()
        self.gate = Gate(clock)
        self._links = SeatLinks(clock)
        self.metrics = Metrics()
        self.metrics.tables.set_function(lambda: len(self._live))
        self.metrics.sockets.set_function(lambda: self.gate.sockets)
        self.addresses = addresses
        """Where others on the local network reach this server."""
        self._welcome = wire.encode(
            wire.Welcome(
                editions=tuple(wire.EditionInfo(id=name, rules=rules.settings()) for name, rules in EDITIONS.items()),
                choices={setting: tuple(choices) for setting, choices in CHOICES.items()},
                bots=get_args(wire.Level),
                addresses=addresses,
            )
        )

    # --- Clients

    def connect(self, client: Client) -> None:
        client.send(self._welcome)

    def disconnect(self, client: Client) -> None:
        self._lobby.discard(client)
        live = self._watching.pop(client, None)
        if live is None:
            return
        live.clients.discard(client)
        live.screens.discard(client)
        self._show(live)
        self._let_go(live)
        self._show_lobby()

    def _let_go(self, live: Live) -> None:
        """A table that nobody looks at stands still, and leaves memory."""
        if not live.awake and not live.held:
            self._arm(live)
            self._live.pop(live.table.code, None)

    async def handle(self, client: Client, text: str | bytes) -> None:
        """Carries out a client's command and answers it, once."""
        begun, command = time.perf_counter(), None
        try:
            command = wire.decode(text)
            self.metrics.commands.labels(command.__struct_config__.tag).inc()
            table = await self._do(client, command)
        except PerudoError as error:
            self._refuse(client, command, error)
        except Exception:
            _log.exception("command failed", command=type(command).__name__)
            self._refuse(client, command, PerudoError("internal"))
        else:
            client.send(wire.encode(wire.Done(id=command.id, table=table)))
        self.metrics.answer.observe(time.perf_counter() - begun)

    def _refuse(self, client: Client, command: wire.FromClient | None, error: PerudoError) -> None:
        self.metrics.refused(error.code)
        client.send(wire.encode(refused(command.id if command else None, error)))

    async def log(self, code: str) -> list[Entry]:
        """The log of a table; empty where there is none."""
        return await self._store.log(code)

    async def wake(self) -> None:
        """After a start: tables whose clocks run go on; nobody is charged for the time that the server was away."""
        last = await self._store.last_beat()
        await asyncio.gather(*(self._wake(code, last or 0) for code in await self._store.due()))
        self._beats = asyncio.create_task(self._beat())

    async def _wake(self, code: str, last: int) -> None:
        try:
            async with self._held(code) as live:
                away = self._now() - max(live.table.at, last)
                await self._commit(live, [Credited(away)] if away > 0 else [])
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

    # --- Commands

    async def _do(self, client: Client, command: wire.FromClient) -> str | None:
        if isinstance(command, wire.Open | wire.Seek) and (known := await self._known(client.guest, command)):
            return known
        if isinstance(command, wire.TableCommand) and not isinstance(command, wire.HandOver):
            await self._at_table(client, command)
            return command.table
        self.gate.admit(command, client.guest, client.address)
        match command:
            case wire.Lobby():
                self._leave_for(client, None)
                self._lobby.add(client)
                client.send(self._lobby_state())
            case wire.Open():
                return await self._open(client.guest, command)
            case wire.Seek():
                return await self._seek(client.guest, command)
            case wire.Decode(rules=code):
                edition, options = read_rule_code(code)
                rules = house_rules(edition, options).settings()
                info = wire.RulesInfo(id=command.id, edition=edition, options=options, rules=rules)
                client.send(wire.encode(info))
            case wire.Watch(table=code, screen=screen):
                await self._watch(client, code, screen)
                return code
            case wire.HandOver():
                await self._hand_over(client, command)
                return command.table
        return None

    async def _known(self, guest: str, command: wire.Open | wire.Seek) -> str | None:
        """The table that a repeated command has already brought its guest to."""
        opened = await self._store.opened(guest, command.id)
        if opened is not None or isinstance(command, wire.Open):
            return opened
        return next((code for code, live in self._live.items() if (guest, command.id) in live.answers), None)

    async def _at_table(self, client: Client, command: wire.TableCommand) -> None:
        """Carries out a command at a table. A repeated one gets its first answer, however fast it comes."""
        async with self._held(command.table) as live:
            key = client.guest, command.id
            if key in live.answers:
                if (first := live.answers[key]) is not None:
                    raise first
                return
            self.gate.admit(command, client.guest, client.address)
            try:
                await self._table_command(live, client.guest, command)
            except PerudoError as error:
                if key in live.answers:  # another server was asked too, and has done it
                    return
                if error.code != "store-write":
                    live.remember(*key, error)
                raise
            live.remember(*key, None)

    async def _watch(self, client: Client, code: str, screen: bool) -> None:
        live = await self._find(code)
        self._leave_for(client, live)
        if screen:
            live.screens.add(client)
        else:
            live.screens.discard(client)
        if not live.clients:
            live.since = self._now()
        live.clients.add(client)
        if not screen:
            async with self._held(code):
                with contextlib.suppress(PerudoError):  # a table can be looked at where nothing can be written
                    await self._commit(live, returned(live.table, client.guest), client.guest)
        client.send(wire.encode(wire.TalkLines(table=code, lines=live.table.talk)))
        self._show(live)
        self._arm(live)
        self._show_lobby()

    async def _hand_over(self, client: Client, command: wire.HandOver) -> None:
        """Gives the owner of a seat, and nobody else, a link by which another device takes it."""
        self.gate.computed.take(client.address)
        async with self._held(command.table) as live:
            if live.table.chair_of(client.guest) is None:
                raise PerudoError("not-seated")
            secret = self._links.make(command.table, client.guest)
        client.send(await asyncio.to_thread(link_message, command, secret))

    async def _take_seat(self, live: Live, guest: str, command: wire.TakeSeat) -> None:
        owner = self._links.owner(command.table, command.secret)
        await self._commit(live, hand_over(live.table, owner, guest), guest, command.id)
        self._links.used(command.table, owner)

    async def _seek(self, guest: str, command: wire.Seek) -> str:
        """Sits the guest down with another who seeks the same, or opens a table where the next one will."""
        rules = house_rules(command.edition, command.options)
        for live in list(self._live.values()):
            table, asked = live.table, (guest, command.id)
            seeks = table.customs.begin is not None and table.stage == "gathering" and table.rules == rules
            if not seeks or table.edition != command.edition or not any(live.here(who) for who in _people(live)):
                continue
            async with self._held(table.code):
                if asked in live.answers:
                    return table.code
                sit = wire.Sit(id=command.id, table=table.code, name=command.name)
                with contextlib.suppress(PerudoError):  # it has filled up or begun meanwhile
                    await self._table_command(live, guest, sit)
                    live.remember(*asked, None)
                    return table.code
        customs = wire.Customs(listed=True, begin=2)
        fewest, most = rules.players
        chairs = max(fewest, min(4, most))
        opened = wire.Open(
            id=command.id,
            name=command.name,
            edition=command.edition,
            options=command.options,
            chairs=chairs,
            customs=customs,
        )
        return await self._open(guest, opened)

    def _leave_for(self, client: Client, live: Live | None) -> None:
        """A client looks at one thing at a time: a table or the lobby."""
        if self._watching.get(client) is not live or client in self._lobby:
            self.disconnect(client)
        if live is not None:
            self._watching[client] = live

    async def _open(self, guest: str, command: wire.Open) -> str:
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

    async def _table_command(self, live: Live, guest: str, command: wire.TableCommand) -> None:
        if isinstance(command, wire.Ready):
            await self._ready(live, guest, command.seq)
            return
        if isinstance(command, wire.React):
            self._react(live, guest, command)
            return
        if live.table.seq >= (limits.LOG_END if isinstance(command, wire.Act | wire.Contribute) else limits.LOG_LENGTH):
            raise PerudoError("table-worn-out")
        if isinstance(command, wire.TakeSeat):
            await self._take_seat(live, guest, command)
            return
        now = self._now()
        events = decide(live.table, command, guest, now=now, pace=self._pace, dice=self._dice, here=live.here)
        await self._commit(live, events, guest, command.id)

    def _react(self, live: Live, guest: str, command: wire.React) -> None:
        seat = live.table.chair_of(guest)
        if seat is None:
            raise PerudoError("not-seated")
        if command.reaction is not None and not live.table.customs.talk:
            raise PerudoError("talk-closed")
        shown = wire.Reacted(table=command.table, seat=seat, reaction=command.reaction, tell=command.tell)
        for client in live.clients:
            client.send(wire.encode(shown))

    async def _ready(self, live: Live, guest: str, seq: int) -> None:
        """When all people who are here have seen enough of the open cups, the next round is dealt."""
        table = live.table
        seat = table.chair_of(guest)
        if seat is None or seq < table.standing or table.due(self._pace) is None or table.calls:
            return
        live.ready.add(seat)
        if table.asked(live.here) <= live.ready:
            await self._commit(live, advance(table, self._dice))
        else:
            self._show(live)

    # --- Tables

    async def _find(self, code: str) -> Live:
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
    async def _held(self, code: str) -> AsyncIterator[Live]:
        """The table, for one alone to change. It stays in memory while any wait for it: there must not be two."""
        live = await self._find(code)
        live.held += 1
        try:
            async with live.lock:
                yield live
        finally:
            live.held -= 1
            self._let_go(live)

    async def _load(self, code: str) -> Live:
        live = Live(Table(code=code))
        entries = await self._store.log(code)
        if not entries:
            raise PerudoError("table-unknown", table=code)
        for entry in entries:
            live.table = live.table.after(entry.event, entry.at)
            if entry.guest and entry.command:
                live.remember(entry.guest, entry.command, None)
        self._seat_bots(live, entries)
        return live

    def _seat_bots(self, live: Live, entries: Iterable[Entry]) -> None:
        """The bots of a table, each shown again every view that its seat had in this game."""
        live.bots = {seat: HOUSE_BOTS[level](SystemRandom()) for seat, level in live.table.bots().items()}
        for table in _course(live.table.code, entries):
            for seat, bot in live.bots.items():
                if table.game and seat in table.game.seats:
                    bot.see(view(table.game, seat))

    async def _commit(
        self, live: Live, events: list[Happening], guest: str | None = None, command: str | None = None
    ) -> None:
        """Stores the events; then, and only then, the table changes and everyone is shown it."""
        if not events:
            return
        now = self._now()
        events, tables = self._with_sequel(live.table, events, now)
        entries = _entries(live.table.seq + 1, now, guest, command, events)
        try:
            with self.metrics.commit.time():
                await self._store.append(live.table.code, entries, self._wake_at(live.table, tables[-1]))
        except ConflictError:
            await self._reload(live)
            raise PerudoError("stale") from None
        for event in events:
            if isinstance(event, Spoke):
                self.metrics.words.labels(event.said.__struct_config__.tag).inc()
        before, live.table = live.table, tables[-1]
        self._tell_talk(live, before)
        if live.table.standing != before.standing:
            live.pondered.clear()
            live.ready.clear()
        await self._follow(live, before, tables)
        self._show(live)
        self._arm(live)
        self._show_lobby()

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
        if live.table.game is None:
            live.bots = {}
            return
        if before.bots() != live.table.bots() or before.games != live.table.games:
            self._seat_bots(live, await self._store.log(live.table.code))
            return
        for table in tables:
            for seat, bot in live.bots.items():
                if table.game and table.standing == table.seq:
                    bot.see(view(table.game, seat))

    async def _reload(self, live: Live) -> None:
        """Another writer went ahead: take up the table as its log now has it."""
        fresh = await self._load(live.table.code)
        live.table, live.answers, live.bots = fresh.table, fresh.answers, fresh.bots
        self._show(live)
        self._arm(live)

    # --- Time

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
        callers = set(game.callers) - live.pondered - set(live.table.calls)
        return [seat for seat in live.bots if seat == game.to_act or seat in callers]

    def _begin_tick(self, live: Live) -> None:
        tick = asyncio.get_running_loop().create_task(self._tick(live))
        self._ticks.add(tick)
        tick.add_done_callback(self._ticks.discard)

    async def _tick(self, live: Live) -> None:
        async with live.lock:
            if live.awake:
                try:
                    await self._go_on(live)
                except Exception as error:  # whatever it is, the table must not stand still for ever
                    known = isinstance(error, PerudoError)
                    _log.error("table could not go on", table=live.table.code, error=str(error), exc_info=not known)
                    live.timer = asyncio.get_running_loop().call_later(1, self._begin_tick, live)
                    return
                self._arm(live)
        self._let_go(live)

    async def _go_on(self, live: Live) -> None:
        now, table = self._now(), live.table
        due = self._due(live)
        if due is not None and due <= now:
            await self._commit(live, advance(table, self._dice))
            return
        for seat in self._thinking(live):
            if table.stood + self._pace.think(table, seat) <= now:
                word = self._bot_word(live, seat)
                if word is None or isinstance(word, Calza):
                    live.pondered.add(seat)
                if word is not None:
                    await self._commit(live, speak(table, seat, wire.said(word), now + self._pace.calza_window()))
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

    # --- What is shown

    def _show(self, live: Live) -> None:
        for client in live.clients:
            client.send(wire.encode(table_state(live, client, self._pace, self._now())))

    def _lobby_state(self) -> bytes:
        tables = (
            lobby_table(live)
            for live in self._live.values()
            if live.table.customs.listed
            and live.table.stage == "gathering"
            and any(live.here(guest) for guest in _people(live))
        )
        return wire.encode(wire.LobbyState(tables=tuple(islice(tables, limits.LOBBY_TABLES))))

    def _show_lobby(self) -> None:
        state = self._lobby_state()
        if state != self._lobby_shown:
            self._lobby_shown = state
            for client in self._lobby:
                client.send(state)


def _entries(seq: int, now: int, guest: str | None, command: str | None, events: Iterable[Happening]) -> list[Entry]:
    """Events for the log from ``seq`` on; the first of them bears the command's id."""
    return [Entry(seq + at, now, guest, None if at else command, event) for at, event in enumerate(events)]


def _people(live: Live) -> list[str]:
    return [sitter.guest for sitter in live.table.sitters.values() if sitter.guest and sitter.person]


def _course(code: str, entries: Iterable[Entry]) -> Iterator[Table]:
    """The states of a table's game in progress after each event that made what then stood."""
    table, states = Table(code=code), list[Table]()
    for entry in entries:
        table = table.after(entry.event, entry.at)
        if table.game is None:
            states.clear()
        elif table.standing == table.seq:
            states.append(table)
    yield from states
