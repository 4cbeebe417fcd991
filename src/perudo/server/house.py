"""The house: clients come, say what they want, and get their answers. What changes a table is done in ``tables``."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from itertools import islice
from typing import get_args

import structlog

from perudo import limits, wire
from perudo.errors import PerudoError
from perudo.rules import CHOICES, EDITIONS, house_rules, read_rule_code
from perudo.server.decisions import Dice, hand_over
from perudo.server.dice import SecretDice
from perudo.server.gate import Gate
from perudo.server.links import SeatLinks, link_message
from perudo.server.live import Client, Live
from perudo.server.metrics import Metrics
from perudo.server.shown import lobby_table, refused
from perudo.server.store import Entry, Store
from perudo.server.table import Pace
from perudo.server.tables import Tables, draw_code

_log = structlog.get_logger()


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
        self._clients: set[Client] = set()
        self._watching: dict[Client, Live] = {}
        self._lobby: set[Client] = set()
        self._lobby_shown = b""
        self.gate = Gate(clock)
        self._links = SeatLinks(clock)
        self._under_way: dict[object, asyncio.Future[str | None]] = {}
        """The answers that commands wait for which were sent more than once."""
        self.metrics = Metrics()
        self.tables = Tables(
            store,
            pace=pace or Pace(),
            dice=dice or SecretDice(),
            clock=clock,
            codes=codes,
            metrics=self.metrics,
            changed=self._show_lobby,
        )
        self.metrics.tables.set_function(lambda: len(self.tables))
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
        self._clients.add(client)
        client.send(self._welcome)

    def disconnect(self, client: Client) -> None:
        self._clients.discard(client)
        self._look_away(client)

    def _look_away(self, client: Client) -> None:
        self._lobby.discard(client)
        live = self._watching.pop(client, None)
        if live is not None:
            self.tables.leave(live, client)

    async def handle(self, client: Client, text: str | bytes) -> None:
        """Carries out a client's command and answers it, once."""
        begun, command = time.perf_counter(), None
        try:
            command = wire.decode(text)
            self.metrics.commands.labels(command.__struct_config__.tag).inc()
            table = await self._once(client, command)
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

    # --- Commands

    async def _once(self, client: Client, command: wire.FromClient) -> str | None:
        """Carries a command out. Sent again while it is under way it is the same one: it waits for the one answer."""
        key = _sameness(client, command)
        while first := self._under_way.get(key):
            await asyncio.wait([first])
            if not first.cancelled():
                return first.result()
        answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._under_way[key] = answer
        try:
            answer.set_result(await self._do(client, command))
        except Exception as error:
            answer.set_exception(error)
        finally:
            del self._under_way[key]
            answer.cancel()  # unless it has one: whoever waits carries it out instead
        return answer.result()

    async def _do(self, client: Client, command: wire.FromClient) -> str | None:
        if isinstance(command, wire.Open | wire.Seek) and (known := await self._known(client.guest, command)):
            return known
        if isinstance(command, wire.TableCommand | wire.Watch) and command.table not in self.tables:
            self.gate.take_up(client.guest, client.address)
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
                return await self.tables.open(client.guest, command)
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
        return next((live.table.code for live in self.tables if (guest, command.id) in live.answers), None)

    async def _at_table(self, client: Client, command: wire.TableCommand) -> None:
        """Carries out a command at a table. A repeated one gets its first answer, however fast it comes."""
        async with self.tables.held(command.table) as live:
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
                if error.code not in ("store-write", "store-read"):  # they may work when it is asked again
                    live.remember(*key, error)
                raise
            live.remember(*key, None)

    async def _watch(self, client: Client, code: str, screen: bool) -> None:
        live = await self.tables.find(code)
        if client not in self._clients:  # it has gone while the log was read
            self.tables.leave(live, client)
            return
        self._leave_for(client, live)
        await self.tables.join(live, client, screen)

    async def _hand_over(self, client: Client, command: wire.HandOver) -> None:
        """Gives the owner of a seat, and nobody else, a link by which another device takes it."""
        self.gate.computed.take(client.address)
        async with self.tables.held(command.table) as live:
            if live.table.chair_of(client.guest) is None:
                raise PerudoError("not-seated")
            secret = self._links.make(command.table, client.guest)
        client.send(await asyncio.to_thread(link_message, command, secret))

    async def _take_seat(self, live: Live, guest: str, command: wire.TakeSeat) -> None:
        owner = self._links.owner(command.table, command.secret)
        await self.tables.commit(live, hand_over(live.table, owner, guest), guest, command.id)
        self._links.used(command.table, owner)

    async def _seek(self, guest: str, command: wire.Seek) -> str:
        """Sits the guest down with another who seeks the same, or opens a table where the next one will."""
        rules = house_rules(command.edition, command.options)
        for live in self.tables:
            table, asked = live.table, (guest, command.id)
            seeks = table.customs.begin is not None and table.stage == "gathering" and table.rules == rules
            if not seeks or table.edition != command.edition or not live.attended:
                continue
            async with self.tables.held(table.code):
                if asked in live.answers:
                    return table.code
                sit = wire.Sit(id=command.id, table=table.code, name=command.name)
                with contextlib.suppress(PerudoError):  # it has filled up or begun meanwhile
                    await self._table_command(live, guest, sit)
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
        return await self.tables.open(guest, opened)

    def _leave_for(self, client: Client, live: Live | None) -> None:
        """A client looks at one thing at a time: a table or the lobby."""
        if self._watching.get(client) is not live or client in self._lobby:
            self._look_away(client)
        if live is not None:
            self._watching[client] = live

    async def _table_command(self, live: Live, guest: str, command: wire.TableCommand) -> None:
        if isinstance(command, wire.Ready):
            await self.tables.ready(live, guest, command.seq)
            return
        if isinstance(command, wire.React):
            self._react(live, guest, command)
            return
        if live.table.seq >= (limits.LOG_END if isinstance(command, wire.Act | wire.Contribute) else limits.LOG_LENGTH):
            raise PerudoError("table-worn-out")
        if isinstance(command, wire.TakeSeat):
            await self._take_seat(live, guest, command)
            return
        await self.tables.carry_out(live, guest, command)

    def _react(self, live: Live, guest: str, command: wire.React) -> None:
        seat = live.table.chair_of(guest)
        if seat is None:
            raise PerudoError("not-seated")
        if command.reaction is not None and not live.table.customs.talk:
            raise PerudoError("talk-closed")
        shown = wire.Reacted(table=command.table, seat=seat, reaction=command.reaction, tell=command.tell)
        for client in live.clients:
            client.send(wire.encode(shown))

    # --- The lobby

    def _lobby_state(self) -> bytes:
        tables = (
            lobby_table(live)
            for live in self.tables
            if live.table.customs.listed and live.table.stage == "gathering" and live.attended
        )
        return wire.encode(wire.LobbyState(tables=tuple(islice(tables, limits.LOBBY_TABLES))))

    def _show_lobby(self) -> None:
        state = self._lobby_state()
        if state != self._lobby_shown:
            self._lobby_shown = state
            for client in self._lobby:
                client.send(state)


def _sameness(client: Client, command: wire.FromClient) -> object:
    """What a command and itself sent again have in common. What one client alone is answered, it alone asks."""
    if isinstance(command, wire.HandOver) or not isinstance(command, wire.TableCommand | wire.Open | wire.Seek):
        return client, command.id
    table = command.table if isinstance(command, wire.TableCommand) else ""
    return client.guest, command.id, table
