"""The game server: rooms, lobby, rate limits, and the command pipeline."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from typing import get_args
from urllib.parse import urlsplit

import structlog

from perudo.analysis.rule_examples import raise_pictures
from perudo.core.rules import EDITIONS, PREREQUISITES, PRESETS, SETTING_VALUES, parse_rule_code
from perudo.protocol import wire
from perudo.records.signing import RecordSigner
from perudo.server.broadcast.subscribers import Client
from perudo.server.commands import run
from perudo.server.lobby import Lobby
from perudo.server.log.store import Store
from perudo.server.metrics import Metrics
from perudo.server.ownership import Ownership, SoleOwner
from perudo.server.people import club_calls
from perudo.server.people.club_calls import ClubCalls
from perudo.server.people.clubs import Clubs
from perudo.server.people.competitive_games import CompetitiveGame, competitive_games
from perudo.server.people.erasure import Erasure
from perudo.server.people.invitations import Invitations
from perudo.server.people.moderation import Moderation
from perudo.server.people.people import People
from perudo.server.people.push import Push
from perudo.server.people.tournaments import Tournaments
from perudo.server.people.turns import Turns
from perudo.server.pipeline import Pipeline
from perudo.server.rate_limits import RateLimiter
from perudo.server.retention import KEEP_FOREVER, RetentionPolicy
from perudo.server.room.bot_pool import BotPool
from perudo.server.room.registry import RoomRegistry, random_code, repeat
from perudo.server.room.services import Services
from perudo.server.server_commands import ServerCommands
from perudo.server.tournament_runner import TournamentRunner
from perudo.table.decisions import TABLE_PREREQUISITES
from perudo.table.dice_seeds import KeyedSeeds, SeedProvider
from perudo.table.events import LogEntry
from perudo.table.handover import SeatLinks
from perudo.table.state import Timing

CHECK_SECONDS = 5
"""The interval (s) at which the server disconnects banned people, and sessions that have ended on another server."""

_logger = structlog.get_logger()


def steady_clock() -> Callable[[], float]:
    """Return a clock (in seconds since 1970) that starts at the system time and never jumps.

    The clock ignores later changes to the system clock, and stops while the machine is suspended.
    """
    began = time.time() - time.monotonic()
    return lambda: began + time.monotonic()


def welcome_message(addresses: tuple[str, ...] = (), docs: str | None = None) -> wire.Welcome:
    """Return the welcome message for new clients."""
    presets = {name: parse_rule_code(code) for name, code in PRESETS.items()}
    return wire.Welcome(
        presets=tuple(wire.Preset(id=name, edition=edition, options=opts) for name, (edition, opts) in presets.items()),
        editions=tuple(wire.EditionInfo(id=name, rules=rules.to_dict()) for name, rules in EDITIONS.items()),
        setting_values={setting: tuple(choices) for setting, choices in SETTING_VALUES.items()},
        prerequisites={
            setting: wire.Prerequisite(setting=other, values=values)
            for setting, (other, values) in (PREREQUISITES | TABLE_PREREQUISITES).items()
        },
        raise_examples=raise_pictures(),
        bots=get_args(wire.BotLevel),
        addresses=addresses,
        docs=docs,
    )


class GameServer:
    """The tables of one server, with the services that they need.

    ``clock`` returns seconds since 1970, and never goes backwards. ``codes`` generates codes for new tables. ``ages``:
    the number of days after which old tables are deleted or archived. ``ownership``: which tables this server owns.
    ``secret``: the key for seat links, lobby digests and notifications; all servers that share a log use the same key.
    ``push_services``: the origins of further push services, in addition to those that common browsers use.
    ``bot_processes``: see ``BotPool``.
    """

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
        push_services: tuple[str, ...] = (),
        bot_processes: int = 0,
    ) -> None:
        self._log = log
        clock = clock or steady_clock()
        secret = secret or secrets.token_bytes()
        self.rate_limiter = RateLimiter(clock)
        self.metrics = Metrics()
        self._bots = BotPool(bot_processes)
        lobby = Lobby(secret)
        public = next((urlsplit(address).hostname for address in addresses if address.startswith("https:")), None)
        self.push = Push(log, secret, public, push_services)
        self.people = People(log, clock)

        def now() -> int:
            return round(clock() * 1000)

        turns = Turns(log, self.push, now)
        timing = timing or Timing()
        services = Services(
            log,
            timing,
            dice or KeyedSeeds(),
            clock,
            self.metrics,
            SeatLinks(secret),
            bot_pool=self._bots,
            ownership=ownership or SoleOwner(log, now),
            turns=turns,
            people=self.people,
            check_may_list=lobby.admit,
        )
        self.rooms = RoomRegistry(services, lobby, codes, ages)
        self.clubs = Clubs(log, now)
        self.club_calls = ClubCalls(log, self.push, now)
        self._commands = ServerCommands(
            self.rooms,
            lobby,
            log,
            self.rate_limiter,
            turns,
            self.people,
            self.clubs,
            self.club_calls,
            Invitations(log, self.push, now),
            run,
        )
        self.erasure = Erasure(log, self.rooms.remove_person, self._send_away)
        self.tournaments = Tournaments(log, now, timing.round_pause())
        self.tournament_runner = TournamentRunner(self.tournaments, self.rooms, self.push)
        self.moderation = Moderation(log, now)
        self._tasks: list[asyncio.Task[None]] = []
        self._pipeline = Pipeline(self._commands, self.rooms, self.rate_limiter, self.metrics)
        self.metrics.tables.set_function(lambda: len(self.rooms))
        self.metrics.sockets.set_function(lambda: self.rate_limiter.sockets)
        self.signer = signer or RecordSigner(secrets.token_bytes())
        """Signs the records of games played on this server."""
        self.addresses = addresses
        """The URLs at which other machines reach this server: the public one first, if it is known."""
        self._welcome = wire.encode(welcome_message(addresses, docs))

    async def start(self) -> None:
        """Start serving: resume the tables whose clocks are running. Raises ``PerudoError`` (``store-...``)."""
        await self.rooms.start()
        self._tasks = [
            asyncio.create_task(work)
            for work in (
                self.erasure.run(),
                self.tournament_runner.run(),
                repeat(CHECK_SECONDS, self._disconnect_banned),
                repeat(CHECK_SECONDS, self.disconnect_ended_sessions),
                repeat(club_calls.CHECK_SECONDS, self.club_calls.call_to_evenings),
            )
        ]

    def connect(self, client: Client) -> None:
        self._commands.clients.add(client)
        client.send(self._welcome)

    def disconnect(self, client: Client) -> None:
        self._commands.disconnect(client)

    def close(self) -> None:
        """Stop all timers and workers."""
        for task in self._tasks:
            task.cancel()
        self.rooms.close()
        self.push.close()
        self._bots.close()

    def _send_away(self, guests: Collection[str]) -> None:
        """Disconnect all clients of the given guests."""
        for client in [each for each in self._commands.clients if each.guest in guests]:
            client.send_away()

    async def _disconnect_banned(self) -> None:
        """Disconnect people whom the operator has banned with a command in another process."""
        self._send_away(await self.moderation.banned_guests())

    def disconnect_session(self, guest: str, session: str) -> None:
        """Disconnect the clients of a person's session, which has just ended. ``guest``: the person's guest identity.

        Unlike ``disconnect_ended_sessions``, this costs no query, because anybody who is signed in may cause it.
        """
        for client in [each for each in self._commands.clients if (each.guest, each.session) == (guest, session)]:
            client.send_away()

    async def disconnect_ended_sessions(self) -> None:
        """Disconnect the clients of all sessions that have ended, also on other servers. Raises ``PerudoError``
        (``store-read``)."""
        sessions = {client.session for client in self._commands.clients if client.session is not None}
        if sessions:
            ended = sessions - await self.people.sessions_among(sessions)
            for client in [each for each in self._commands.clients if each.session in ended]:
                client.send_away()

    async def log(self, code: str) -> list[LogEntry]:
        """Return a table's log, or an empty list if the table has no log."""
        return await self._log.entries(code)

    def tournament_games(self, code: str) -> AsyncIterator[CompetitiveGame]:
        """Yield a tournament's finished games with at least three players: see ``competitive_games``."""
        return competitive_games(self._log, code)

    async def check_database(self) -> None:
        """Check the database. Raises ``PerudoError`` (``store-read``, ``store-write``) if the database cannot be read,
        or if the disk is nearly full."""
        await self._log.check_health()

    async def handle(self, client: Client, text: str | bytes) -> None:
        """Handle a client's message exactly once, and wait until it has been answered."""
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if (work := self.handle_soon(client, text, lambda: answered.set_result(None))) is not None:
            await work
        await answered

    def handle_soon(
        self, client: Client, text: str | bytes, then: Callable[[], object] = lambda: None
    ) -> Coroutine[None, None, None] | None:
        """Handle a client's message: see ``Pipeline.receive``."""
        return self._pipeline.receive(client, text, then)

    async def wait_idle(self) -> None:
        """Wait until all pending commands are answered."""
        await asyncio.gather(*(room.settled() for room in self.rooms), self._pipeline.wait_idle())
