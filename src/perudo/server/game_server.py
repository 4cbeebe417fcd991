"""The house: clients come, say what they want, and get their answers. It only dispatches: rooms do what is asked."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Protocol, assert_never, get_args

import structlog

from perudo.core.errors import PerudoError
from perudo.core.rules import EDITIONS, PREREQUISITES, PRESETS, SETTING_VALUES, house_rules, parse_rule_code
from perudo.protocol import wire
from perudo.records.signing import RecordSigner
from perudo.server.broadcast.subscribers import Client
from perudo.server.dice_seeds import SecretDice
from perudo.server.lobby import Lobby
from perudo.server.log.store import Entry, Store
from perudo.server.metrics import Metrics
from perudo.server.nodes.nodes import Nodes
from perudo.server.rate_limits import Quotas
from perudo.server.retention import NEVER, Ages
from perudo.server.room.bot_runner import Aside
from perudo.server.room.registry import Rooms, draw_code
from perudo.server.room.room import Asked, Means, Room
from perudo.server.table.decisions import Dice
from perudo.server.table.handover import SeatLinks, link_message
from perudo.server.table.state import Pace

_log = structlog.get_logger()


class Answer(Protocol):
    """Answers a command, once: it is refused, or it is done; ``table``: the one that it was for, or brought about."""

    def __call__(self, error: PerudoError | None, table: str | None = None) -> None: ...


def steady() -> Callable[[], float]:
    """A clock, in seconds since 1970: the machine's own time now, and from then on what goes by.

    Who sets the machine's clock while a server lives moves nothing. While the machine sleeps, no time goes by.
    """
    began = time.time() - time.monotonic()
    return lambda: began + time.monotonic()


def welcome(addresses: tuple[str, ...] = (), docs: str | None = None) -> wire.Welcome:
    """What this house offers, for whoever comes."""
    presets = {name: parse_rule_code(code) for name, code in PRESETS.items()}
    return wire.Welcome(
        presets=tuple(wire.Preset(id=name, edition=edition, options=opts) for name, (edition, opts) in presets.items()),
        editions=tuple(wire.EditionInfo(id=name, rules=rules.settings()) for name, rules in EDITIONS.items()),
        choices={setting: tuple(choices) for setting, choices in SETTING_VALUES.items()},
        needs={setting: wire.Need(setting=other, values=values) for setting, (other, values) in PREREQUISITES.items()},
        bots=get_args(wire.Level),
        addresses=addresses,
        docs=docs,
    )


class House:
    """All tables of this server. ``clock`` tells the time in seconds since 1970, and never goes back; ``codes`` draws
    new tables' codes; ``ages``: when old ones are forgotten or archived; ``links``: the secrets by which seats go to
    other devices; ``nodes``: this server among those that share its log, where it shares it; ``shared``: the key by
    which they count guests and addresses together."""

    def __init__(
        self,
        log: Store,
        *,
        pace: Pace | None = None,
        dice: Dice | None = None,
        signer: RecordSigner | None = None,
        clock: Callable[[], float] | None = None,
        codes: Callable[[], str] = draw_code,
        addresses: tuple[str, ...] = (),
        docs: str | None = None,
        ages: Ages = NEVER,
        links: SeatLinks | None = None,
        nodes: Nodes | None = None,
        shared: bytes | None = None,
    ) -> None:
        self._log = log
        clock = clock or (nodes.clock if nodes else steady())
        self.quotas = Quotas(clock, shared)
        self.metrics = Metrics()
        self._aside = Aside()
        means = Means(
            log,
            pace or Pace(),
            dice or SecretDice(),
            clock,
            self.metrics,
            links or SeatLinks(),
            aside=self._aside,
            nodes=nodes,
        )
        self._lobby = Lobby(self.quotas.name)
        self.rooms = Rooms(means, self._lobby, codes, ages)
        self._clients: set[Client] = set()
        self._watching: dict[Client, Room] = {}
        self._under_way: dict[object, asyncio.Future[str | None]] = {}
        """The answers that commands wait for which were sent more than once."""
        self.metrics.tables.set_function(lambda: len(self.rooms))
        self.metrics.sockets.set_function(lambda: self.quotas.sockets)
        if nodes is not None:
            if shared is not None:
                nodes.share(self.quotas)
            nodes.lost = self.metrics.nodes_lost.inc
            self.metrics.among_nodes(lambda: nodes.alive, lambda: nodes.silent, lambda: nodes.hinted)
        self.signer = signer or RecordSigner(secrets.token_bytes())
        """Who vouches for the records of games that were played here."""
        self.addresses = addresses
        """Where others on the local network reach this server."""
        self._welcome = wire.encode(welcome(addresses, docs))

    # --- Clients

    def connect(self, client: Client) -> None:
        self._clients.add(client)
        client.send(self._welcome)

    def disconnect(self, client: Client) -> None:
        self._clients.discard(client)
        self._look_away(client)

    def close(self) -> None:
        """Stops every timer, and whoever thinks aside."""
        self.rooms.close()
        self._aside.close()

    def _look_away(self, client: Client) -> None:
        self._lobby.leave(client)
        room = self._watching.pop(client, None)
        if room is not None:
            self.rooms.leave(room, client)

    async def log(self, code: str) -> list[Entry]:
        """The log of a table; empty where there is none."""
        return await self._log.log(code)

    async def answers(self) -> None:
        """Raises ``PerudoError`` (``store-read``, ``store-write``) if it can't be read or is full."""
        await self._log.check_health()

    # --- Commands

    async def handle(self, client: Client, text: str | bytes) -> None:
        """Carries out a client's command and answers it, once; returns when it has."""
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if (work := self.take(client, text, lambda: answered.set_result(None))) is not None:
            await work
        await answered

    def take(
        self, client: Client, text: str | bytes, then: Callable[[], object] = lambda: None
    ) -> Coroutine[None, None, None] | None:
        """Has a client's command carried out and answered, once, and then calls ``then``.

        What a room in memory is asked for lies in its box with that. For all else gives what has to be awaited.
        """
        begun = time.perf_counter()
        try:
            command = wire.decode(text)
        except PerudoError as error:
            self._refuse(client, wire.id_of(text), error)
            then()
            return None
        self.metrics.commands.count(str(command.__struct_config__.tag))

        def answer(error: PerudoError | None, table: str | None = None) -> None:
            if error is None:
                client.send(wire.encode(wire.Done(id=command.id, table=table)))
            else:
                self._refuse(client, command.id, error)
            self.metrics.answer.took(time.perf_counter() - begun)
            then()

        if isinstance(command, wire.TableCommand) and not isinstance(command, wire.HandOver):
            room = self.rooms.get(command.table)
            if room is not None:
                self._ask(client, room, command, answer)
                return None
        return self._carry_out(client, command, answer)

    def _refuse(self, client: Client, command: str | None, error: PerudoError) -> None:
        self.metrics.refusals.count(error.code)
        client.send(wire.encode(wire.refused(command, error)))

    def _ask(self, client: Client, room: Room, command: Asked, answer: Answer) -> None:
        """A repeated command gets its first answer, or waits for it as well, and takes nothing from a budget."""

        def answered(error: PerudoError | None) -> None:
            answer(error, command.table)

        try:
            if room.done(client.guest, command.id):
                answered(None)
            elif not room.awaits(client.guest, command.id, answered):
                self.quotas.admit(command, client.guest, client.address)
                if isinstance(command, wire.Configure) and command.customs.listed and not room.table.customs.listed:
                    self._lobby.admit(client.guest, client.address)
                room.ask(client.guest, command, answered)
        except PerudoError as error:
            answered(error)

    async def _carry_out(self, client: Client, command: wire.FromClient, answer: Answer) -> None:
        """What no room in memory is asked for."""
        try:
            match command:
                case wire.Open() | wire.Seek():
                    answer(
                        None, await self._once((client.guest, command.id), lambda: self._to_a_table(client, command))
                    )
                case wire.Here() | wire.Lobby() | wire.Decode() | wire.Seats() | wire.Watch() | wire.HandOver():
                    answer(None, await self._once((client, command.id), lambda: self._do(client, command)))
                case _:
                    async with self._entered(client, command.table) as room:
                        self._ask(client, room, command, answer)
        except PerudoError as error:
            answer(error)
        except Exception:
            _log.exception("command failed", command=type(command).__name__)
            answer(PerudoError("internal"))

    async def _once(self, key: object, do: Callable[[], Awaitable[str | None]]) -> str | None:
        """Sent again while it is under way a command is the same one: it waits for the one answer."""
        while first := self._under_way.get(key):
            await asyncio.wait([first])
            if not first.cancelled():
                return first.result()
        answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._under_way[key] = answer
        try:
            answer.set_result(await do())
        except Exception as error:
            answer.set_exception(error)
        finally:
            del self._under_way[key]
            answer.cancel()  # unless it has one: whoever waits carries it out instead
        return answer.result()

    async def _to_a_table(self, client: Client, command: wire.Open | wire.Seek) -> str:
        """The table that a command opens or finds, or that it has already brought its guest to."""
        guest = client.guest
        if (opened := await self._log.opened(guest, command.id)) is not None:
            return opened
        if isinstance(command, wire.Open):
            self.quotas.admit(command, guest, client.address)
            if command.customs.listed:
                await self.rooms.look_around()
                self._lobby.admit(guest, client.address)
            return await self.rooms.open(guest, command)
        if (found := await self._log.sat_down(guest, command.id)) is not None:
            return found
        self.quotas.admit(command, guest, client.address)
        return await self.rooms.seek(guest, client.address, command)

    async def _do(
        self, client: Client, command: wire.Here | wire.Lobby | wire.Decode | wire.Seats | wire.Watch | wire.HandOver
    ) -> str | None:
        self.quotas.admit(command, client.guest, client.address)
        match command:
            case wire.Here():
                pass
            case wire.Lobby():
                self._look_away(client)
                await self.rooms.look_around()
                if client in self._clients:  # it may have gone meanwhile
                    self._lobby.join(client)
            case wire.Decode(rules=code):
                edition, options = parse_rule_code(code)
                rules = house_rules(edition, options).settings()
                info = wire.RulesInfo(id=command.id, edition=edition, options=options, rules=rules)
                client.send(wire.encode(info))
            case wire.Seats(tables=tables):
                found = [await self._seat(client, table) for table in dict.fromkeys(tables)]
                told = wire.SeatsTold(id=command.id, tables=tuple(filter(None, found)))
                client.send(wire.encode(told))
            case wire.Watch(table=table, screen=screen):
                async with self._entered(client, table) as room:
                    await self._watch(client, room, screen)
                return table
            case wire.HandOver(table=table):
                self.quotas.computed.take(client.address)
                async with self._entered(client, table) as room:
                    secret = await room.seat_secret(client.guest)
                client.send(await asyncio.to_thread(link_message, command, secret))
                return table
            case _:
                assert_never(command)
        return None

    @contextlib.asynccontextmanager
    async def _entered(self, client: Client, code: str) -> AsyncIterator[Room]:
        """The room of a table. Raises ``PerudoError`` where there is none, or this guest has had too many read."""
        if code not in self.rooms:
            self.quotas.take_up(client.guest, client.address)
        async with self.rooms.entered(code) as room:
            yield room

    async def _seat(self, client: Client, code: str) -> wire.SeatTold | None:
        if code not in self.rooms:
            self.quotas.look_in(client.guest, client.address)
        try:
            async with self.rooms.entered(code) as room:
                return room.seat_told(client.guest)
        except PerudoError:
            return None  # forgotten, or away

    async def _watch(self, client: Client, room: Room, screen: bool) -> None:
        """A client looks at one thing at a time: a table or the lobby."""
        if client not in self._clients:  # it has gone while the log was read
            return
        if self._watching.get(client) is not room:
            self._look_away(client)
            self._watching[client] = room
        self._lobby.leave(client)
        back = not screen and room.substituted(client.guest)
        try:
            if back:
                self.quotas.lasting(client.guest, client.address)
        except PerudoError:  # a guest who keeps coming and going can still take the seat back by hand, later
            back = False
        await room.join(client, screen, back)

    async def settled(self) -> None:
        """Returns when all that was asked for is done and answered."""
        await asyncio.gather(
            *(room.settled() for room in self.rooms), *self._under_way.values(), return_exceptions=True
        )
