"""The server: clients come, say what they want, and get their answers. It only dispatches: rooms do what is asked."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from functools import partial
from typing import Protocol, assert_never, get_args

import structlog

from perudo.core.errors import PerudoError
from perudo.core.rules import EDITIONS, PREREQUISITES, PRESETS, SETTING_VALUES, house_rules, parse_rule_code
from perudo.protocol import wire
from perudo.records.signing import RecordSigner
from perudo.server.broadcast.subscribers import Client
from perudo.server.commands import COMMANDS, CommandSpec, authorise, run
from perudo.server.dice_seeds import KeyedSeeds, SeedProvider
from perudo.server.lobby import Lobby
from perudo.server.log.store import LogEntry, Store
from perudo.server.metrics import Metrics
from perudo.server.ownership import Ownership, SoleOwner
from perudo.server.rate_limits import RateLimiter
from perudo.server.retention import KEEP_FOREVER, RetentionPolicy
from perudo.server.room.bot_runner import BotThread
from perudo.server.room.registry import RoomRegistry, random_code
from perudo.server.room.room import Room, Services
from perudo.server.table.handover import SeatLinks, seat_link_message
from perudo.server.table.state import Timing

_logger = structlog.get_logger()


class ReplyCallback(Protocol):
    """Answers a command, once: it is refused, or it is done; ``table``: the one that it was for, or brought about."""

    def __call__(self, error: PerudoError | None, table: str | None = None) -> None: ...


def steady_clock() -> Callable[[], float]:
    """A clock, in seconds since 1970: the machine's own time now, and from then on what goes by.

    Who sets the machine's clock while a server lives moves nothing. While the machine sleeps, no time goes by.
    """
    began = time.time() - time.monotonic()
    return lambda: began + time.monotonic()


def welcome_message(addresses: tuple[str, ...] = (), docs: str | None = None) -> wire.Welcome:
    """What this house offers, for whoever comes."""
    presets = {name: parse_rule_code(code) for name, code in PRESETS.items()}
    return wire.Welcome(
        presets=tuple(wire.Preset(id=name, edition=edition, options=opts) for name, (edition, opts) in presets.items()),
        editions=tuple(wire.EditionInfo(id=name, rules=rules.to_dict()) for name, rules in EDITIONS.items()),
        setting_values={setting: tuple(choices) for setting, choices in SETTING_VALUES.items()},
        prerequisites={
            setting: wire.Prerequisite(setting=other, values=values)
            for setting, (other, values) in PREREQUISITES.items()
        },
        bots=get_args(wire.BotLevel),
        addresses=addresses,
        docs=docs,
    )


class GameServer:
    """All tables of this server. ``clock`` tells the time in seconds since 1970, and never goes back; ``codes`` draws
    new tables' codes; ``ages``: when old ones are forgotten or archived; ``ownership``: which tables are this server's,
    if it shares its log with others; ``secret``: the key that all of them have, by which seats go to other devices and
    nobody learns from the lobby who listed a table."""

    def __init__(
        self,
        log: Store,
        *,
        timing: Timing | None = None,
        dice: SeedProvider | None = None,
        signer: RecordSigner | None = None,
        clock: Callable[[], float] | None = None,
        codes: Callable[[], str] = random_code,
        addresses: tuple[str, ...] = (),
        docs: str | None = None,
        ages: RetentionPolicy = KEEP_FOREVER,
        ownership: Ownership | None = None,
        secret: bytes | None = None,
    ) -> None:
        self._log = log
        clock = clock or steady_clock()
        secret = secret or secrets.token_bytes()
        self.rate_limiter = RateLimiter(clock)
        self.metrics = Metrics()
        self._aside = BotThread()
        means = Services(
            log,
            timing or Timing(),
            dice or KeyedSeeds(),
            clock,
            self.metrics,
            SeatLinks(secret),
            bot_thread=self._aside,
            ownership=ownership or SoleOwner(log, lambda: round(clock() * 1000)),
        )
        self._lobby = Lobby(secret)
        self.rooms = RoomRegistry(means, self._lobby, codes, ages)
        self._clients: set[Client] = set()
        self._watching: dict[Client, Room] = {}
        self._under_way: dict[object, asyncio.Future[str | None]] = {}
        """The answers that commands wait for which were sent more than once."""
        self.metrics.tables.set_function(lambda: len(self.rooms))
        self.metrics.sockets.set_function(lambda: self.rate_limiter.sockets)
        self.signer = signer or RecordSigner(secrets.token_bytes())
        """Who vouches for the records of games that were played here."""
        self.addresses = addresses
        """Where others on the local network reach this server."""
        self._welcome = wire.encode(welcome_message(addresses, docs))

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

    async def log(self, code: str) -> list[LogEntry]:
        """The log of a table; empty where there is none."""
        return await self._log.entries(code)

    async def check_database(self) -> None:
        """Raises ``PerudoError`` (``store-read``, ``store-write``) if it can't be read or is full."""
        await self._log.check_health()

    # --- Commands

    async def handle(self, client: Client, text: str | bytes) -> None:
        """Carries out a client's command and answers it, once; returns when it has."""
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if (work := self.handle_soon(client, text, lambda: answered.set_result(None))) is not None:
            await work
        await answered

    def handle_soon(
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
            elif error.code == "table-elsewhere" and client.table == error.details["table"]:
                client.send_away()  # its page comes again, to the server that owns the table, and asks again
            else:
                self._refuse(client, command.id, error)
            self.metrics.answer.took(time.perf_counter() - begun)
            then()

        if isinstance(command, wire.TableCommand) and COMMANDS[type(command)].scope == "table":
            room = self.rooms.get(command.table)
            if room is not None:
                self._ask(client, room, command, answer)
                return None
        return self._carry_out(client, command, answer)

    def _refuse(self, client: Client, command: str | None, error: PerudoError) -> None:
        self.metrics.refusals.count(error.code)
        client.send(wire.encode(wire.refused(command, error)))

    def _ask(self, client: Client, room: Room, command: wire.TableCommand, answer: ReplyCallback) -> None:
        """A repeated command gets its first answer, or waits for it as well, and takes nothing from a budget."""

        def answered(error: PerudoError | None) -> None:
            answer(error, command.table)

        try:
            if room.results.already_done(client.guest, command.id):
                answered(None)
            elif not room.join_pending(client.guest, command.id, answered):
                spec = self._admit(client, command)
                if (
                    isinstance(command, wire.Configure)
                    and command.table_settings.listed
                    and not room.table.settings.listed
                ):
                    self._lobby.admit(client.guest, client.address)
                key = command.id if spec.remembered else None
                room.submit(client.guest, partial(run, command=command), answered, key)
        except PerudoError as error:
            answered(error)

    def _admit(self, client: Client, command: wire.Command) -> CommandSpec:
        """Raises ``PerudoError`` if the client may not send such a command, or not that often."""
        spec = COMMANDS[type(command)]
        authorise(spec, client.guest)
        self.rate_limiter.charge_command(spec.cost, client.guest, client.address)
        return spec

    async def _carry_out(self, client: Client, command: wire.ClientCommand, answer: ReplyCallback) -> None:
        """What no room in memory is asked for."""
        try:
            match command:
                case wire.Open() | wire.FindGame():
                    answer(
                        None, await self._once((client.guest, command.id), lambda: self._to_a_table(client, command))
                    )
                case (
                    wire.Ping()
                    | wire.WatchLobby()
                    | wire.DecodeRules()
                    | wire.GetSeatStatuses()
                    | wire.Watch()
                    | wire.HandOver()
                ):
                    answer(None, await self._once((client, command.id), lambda: self._do(client, command)))
                case wire.TableCommand():
                    async with self._entered(client, command.table) as room:
                        self._ask(client, room, command, answer)
                case _:
                    assert_never(command)
        except PerudoError as error:
            answer(error)
        except Exception:
            _logger.exception("command failed", command=type(command).__name__)
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

    async def _to_a_table(self, client: Client, command: wire.Open | wire.FindGame) -> str:
        """The table that a command opens or finds, or that it has already brought its guest to."""
        guest = client.guest
        if (opened := await self._log.table_opened_by(guest, command.id)) is not None:
            return opened
        if isinstance(command, wire.Open):
            self._admit(client, command)
            if command.table_settings.listed:
                await self.rooms.look_around()
                self._lobby.admit(guest, client.address)
            return await self.rooms.open(guest, command)
        if (found := await self._log.table_joined_by(guest, command.id)) is not None:
            return found
        self._admit(client, command)
        return await self._find_game(client, command)

    async def _find_game(self, client: Client, command: wire.FindGame) -> str:
        """Sit the guest down with another who wants the same rules, or open a table where the next one will.

        Raises ``PerudoError`` (``table-elsewhere``) if that table belongs to another server.
        """
        rules = house_rules(command.edition, command.options)
        await self.rooms.look_around()
        # First those that begin with this guest, or miss the fewest people; of these the ones that are here.
        for line in sorted(
            self._lobby.tables,
            key=lambda line: ((line.autostart_at or 0) - line.players, line.table not in self.rooms),
        ):
            if line.autostart_at is None or line.edition != command.edition or line.options != rules.diff(line.edition):
                continue
            try:
                async with self.rooms.pinned(line.table) as room:
                    sit = wire.Sit(id=command.id, table=line.table, name=command.name)
                    await room.submit_and_wait(client.guest, partial(run, command=sit), command.id)
                    return line.table
            except PerudoError as error:
                if error.code == "table-elsewhere":
                    raise
                # Otherwise it has filled up or begun meanwhile.
        self._lobby.admit(client.guest, client.address)
        fewest, most = rules.players
        opened = wire.Open(
            id=command.id,
            name=command.name,
            edition=command.edition,
            options=command.options,
            chairs=max(fewest, min(4, most)),
            table_settings=wire.TableSettings(listed=True, autostart_at=2),
        )
        return await self.rooms.open(client.guest, opened)

    async def _do(
        self,
        client: Client,
        command: wire.Ping | wire.WatchLobby | wire.DecodeRules | wire.GetSeatStatuses | wire.Watch | wire.HandOver,
    ) -> str | None:
        self._admit(client, command)
        match command:
            case wire.Ping():
                pass
            case wire.WatchLobby():
                self._look_away(client)
                if not self._lobby.has_watchers:
                    await self.rooms.look_around()
                if client in self._clients:  # it may have gone meanwhile
                    self._lobby.join(client)
            case wire.DecodeRules(rules=code):
                edition, options = parse_rule_code(code)
                rules = house_rules(edition, options).to_dict()
                info = wire.RulesInfo(id=command.id, edition=edition, options=options, rules=rules)
                client.send(wire.encode(info))
            case wire.GetSeatStatuses(tables=tables):
                found = [await self._seat(client, table) for table in dict.fromkeys(tables)]
                told = wire.SeatStatuses(id=command.id, tables=tuple(filter(None, found)))
                client.send(wire.encode(told))
            case wire.Watch(table=table, screen=screen):
                async with self._entered(client, table) as room:
                    await self._watch(client, room, screen)
                return table
            case wire.HandOver(table=table):
                self.rate_limiter.computed.take(client.address)
                async with self._entered(client, table) as room:
                    secret = room.handover_secret(client.guest)
                client.send(await asyncio.to_thread(seat_link_message, command, secret))
                return table
            case _:
                assert_never(command)
        return None

    @contextlib.asynccontextmanager
    async def _entered(self, client: Client, code: str) -> AsyncIterator[Room]:
        """The room of a table. Raises ``PerudoError`` where there is none, or this guest has had too many read."""
        if code not in self.rooms:
            self.rate_limiter.charge_log_load(client.guest, client.address)
        async with self.rooms.pinned(code) as room:
            yield room

    async def _seat(self, client: Client, code: str) -> wire.SeatStatus | None:
        if code not in self.rooms:
            self.rate_limiter.charge_log_look(client.guest, client.address)
        try:
            return await self.rooms.seat_status(client.guest, code)
        except PerudoError:
            return None  # away

    async def _watch(self, client: Client, room: Room, screen: bool) -> None:
        """A client looks at one thing at a time: a table or the lobby."""
        if client not in self._clients:  # it has gone while the log was read
            return
        if self._watching.get(client) is not room:
            self._look_away(client)
            self._watching[client] = room
        self._lobby.leave(client)
        back = not screen and room.has_substitute(client.guest)
        try:
            if back:
                self.rate_limiter.charge_logged(client.guest, client.address)
        except PerudoError:  # a guest who keeps coming and going can still take the seat back by hand, later
            back = False
        await room.join(client, screen, back)

    async def wait_idle(self) -> None:
        """Returns when all that was asked for is done and answered."""
        await asyncio.gather(
            *(room.settled() for room in self.rooms), *self._under_way.values(), return_exceptions=True
        )
