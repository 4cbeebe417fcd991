"""Handlers for commands that run outside a room: the lobby, subscriptions to tables, and seat links.

A handler can wait for a log to load or for a room to answer.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.core.rules import house_rules, parse_rule_code
from perudo.protocol import wire
from perudo.server.broadcast.subscribers import Client
from perudo.server.lobby import Lobby
from perudo.server.log.store import Store
from perudo.server.people.club_calls import ClubCalls
from perudo.server.people.clubs import Clubs
from perudo.server.people.invitations import Invitations
from perudo.server.people.people import People
from perudo.server.people.turns import Turns
from perudo.server.rate_limits import RateLimiter
from perudo.server.room.plan import Decision
from perudo.server.room.registry import RoomRegistry
from perudo.server.room.room import Room
from perudo.table.context import Context
from perudo.table.events import TableEvent
from perudo.table.handover import seat_link_message


class ServerCommands:
    """A server's clients, the table that each of them watches, and a method for each command.

    Each method returns the table that the command concerns or opened, or None. To refuse a command, the method raises
    ``PerudoError``. ``decide`` runs a command at a table.
    """

    def __init__(
        self,
        rooms: RoomRegistry,
        lobby: Lobby,
        log: Store,
        rate_limiter: RateLimiter,
        turns: Turns,
        people: People,
        clubs: Clubs,
        club_calls: ClubCalls,
        invitations: Invitations,
        decide: Callable[[Context, wire.TableCommand], list[TableEvent]],
    ) -> None:
        self.clients: set[Client] = set()
        self._rooms, self._lobby, self._log, self._rate_limiter = rooms, lobby, log, rate_limiter
        self._turns, self._people, self._clubs, self._decide = turns, people, clubs, decide
        self._club_calls, self._invitations = club_calls, invitations
        self._watched: dict[Client, Room] = {}

    def disconnect(self, client: Client) -> None:
        self.clients.discard(client)
        self._watch_nothing(client)

    def _watch_nothing(self, client: Client) -> None:
        self._lobby.leave(client)
        room = self._watched.pop(client, None)
        if room is not None:
            self._rooms.leave(room, client)

    async def ping(self, client: Client, command: wire.Ping) -> None:
        pass

    async def decode_rules(self, client: Client, command: wire.DecodeRules) -> None:
        edition, options = parse_rule_code(command.rules)
        rules = house_rules(edition, options).to_dict()
        client.send(wire.encode(wire.RulesInfo(id=command.id, edition=edition, options=options, rules=rules)))

    # --- The lobby

    async def watch_lobby(self, client: Client, command: wire.WatchLobby) -> None:
        self._watch_nothing(client)
        if not self._lobby.has_watchers:
            await self._rooms.look_around()
        if client in self.clients:  # The client may have left in the meantime.
            self._lobby.join(client)

    async def open(self, client: Client, command: wire.Open) -> str:
        if command.table_settings.listed:
            await self._rooms.look_around()
            self._lobby.admit(client.guest, client.address)
        club = None if command.club is None else await self._clubs.of_member(command.club, client.guest)
        table = await self._rooms.open(client.guest, command, club, await self._people.registered_name(client.guest))
        if club is not None and await self._clubs.add_table(club, table):
            await self._club_calls.table_opened(club, table, client.guest)
        return table

    async def find_game(self, client: Client, command: wire.FindGame) -> str:
        """Seat the guest at a waiting table with the same rules, or open a new one.

        Raises ``PerudoError`` (``table-elsewhere``) if the table belongs to another server.
        """
        rules = house_rules(command.edition, command.options)
        registered_name = await self._people.registered_name(client.guest)
        if command.rated and registered_name is None:
            raise PerudoError("rated-name")
        await self._rooms.look_around()
        wanted = command.edition, rules.diff(command.edition), command.rated
        lines = [
            line
            for line in self._lobby.tables
            if line.autostart_at is not None and (line.edition, line.options, line.rated) == wanted
        ]
        hosts = [(line.table, line.person, line.chairs) for line in lines if line.rated and line.person is not None]
        gaps = await self._people.rating_gaps(client.guest, hosts[: limits.RATED_TABLES_COMPARED])
        # Prefer tables that need the fewest people, then similarly rated hosts, then tables with people present.
        for line in sorted(
            lines,
            key=lambda line: (
                (line.autostart_at or 0) - line.players,
                gaps.get(line.table, 0),
                line.table not in self._rooms,
            ),
        ):
            sit = wire.Sit(id=command.id, table=line.table, name=command.name)
            try:
                async with self._rooms.pinned(line.table) as room:
                    decide, key = self._decision(sit), (client.guest, sit.id)
                    refusal = await room.actor.ask(decide, client.guest, client.address, key, chooses_name=True)
                    if refusal is not None:
                        raise refusal
                    return line.table
            except PerudoError as error:
                if error.code == "table-elsewhere":
                    raise
                # Any other error means that the table has filled up or started, so try the next one.
        self._lobby.admit(client.guest, client.address)
        fewest, most = rules.players
        opened = wire.Open(
            id=command.id,
            name=command.name,
            edition=command.edition,
            options=command.options,
            chairs=max(fewest, min(4, most)),
            table_settings=wire.TableSettings(listed=True, autostart_at=2),
            rated=command.rated,
        )
        return await self._rooms.open(client.guest, opened, registered_name=registered_name)

    async def first_result(self, guest: str, command: wire.Command) -> str | None:
        """Return the table that an earlier copy of this command opened or found. Raises ``PerudoError``
        (``store-read``)."""
        found = await self._log.table_opened_by(guest, command.id)
        if found is None and isinstance(command, wire.FindGame):
            found = await self._log.table_joined_by(guest, command.id)
        return found

    # --- Tables

    @contextlib.asynccontextmanager
    async def entered(self, client: Client, code: str) -> AsyncIterator[Room]:
        """Load a table's room for a client. Raises ``PerudoError`` if the table does not exist, or if the guest has
        caused too many logs to be read."""
        if code not in self._rooms:
            self._rate_limiter.charge_log_load(client.guest, client.address)
        async with self._rooms.pinned(code) as room:
            yield room

    async def get_seat_statuses(self, client: Client, command: wire.GetSeatStatuses) -> None:
        waiting = await self._turns.tables(client.guest)
        found = [await self._seat_status(client, table) for table in dict.fromkeys((*command.tables, *waiting))]
        invitations = await self._invitations.of_guest(client.guest)
        told = wire.SeatStatuses(id=command.id, tables=tuple(filter(None, found)), invitations=invitations)
        client.send(wire.encode(told))

    async def _seat_status(self, client: Client, code: str) -> wire.SeatStatus | None:
        if code not in self._rooms:
            self._rate_limiter.charge_log_look(client.guest, client.address)
        try:
            return await self._rooms.seat_status(client.guest, code)
        except PerudoError:
            return None  # Omit tables that cannot be read.

    async def watch(self, client: Client, command: wire.Watch) -> str:
        """Subscribe a client to a table. A client watches either one table or the lobby."""
        async with self.entered(client, command.table) as room:
            if client in self.clients:  # The client may have left in the meantime.
                await self._watch(client, room, command.screen)
        return command.table

    def _decision(self, command: wire.TableCommand) -> Decision:
        return lambda context: self._decide(context, command)

    async def _watch(self, client: Client, room: Room, screen: bool) -> None:
        if self._watched.get(client) is not room:
            self._watch_nothing(client)
            self._watched[client] = room
        self._lobby.leave(client)
        back = not screen and room.has_substitute(client.guest)
        try:
            if back:
                self._rate_limiter.charge_logged(client.guest, client.address)
        except PerudoError:  # The guest reconnects too often, but can take the seat back manually later.
            back = False
        await room.join(client, screen, back)

    async def invite(self, client: Client, command: wire.Invite) -> str:
        registered_name = await self._people.registered_name(client.guest)
        if registered_name is None:
            raise PerudoError("signed-out")
        async with self.entered(client, command.table) as room:
            if room.table.chair_of(client.guest) is None:
                raise PerudoError("not-seated")
        await self._invitations.invite(registered_name, command.table, command.people)
        return command.table

    async def hand_over(self, client: Client, command: wire.HandOver) -> str:
        self._rate_limiter.charge("COMPUTED_REQUESTS", client.address)
        async with self.entered(client, command.table) as room:
            secret = room.handover_secret(client.guest)
        client.send(await asyncio.to_thread(seat_link_message, command, secret))
        return command.table
