"""The command pipeline: the steps from a client's message to the answer.

``Pipeline.receive`` takes each message through these steps, in the order of the functions below::

    decode        decode the message, and look up its row in ``COMMANDS``
    deduplicate   answer a repeated command with its first answer
    authorise     check that this kind of guest may send it
    rate-limit    check that the sender has not sent too many
    enqueue       put a command at a table into the mailbox of its room
    run           decide it in the room; run any other command here

If the room is in memory, no step has to wait, so commands are decided in order of arrival. The sender's seat and host
role are checked only when the command runs, because earlier commands may change them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol

import msgspec
import structlog

from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.server.broadcast.subscribers import Client
from perudo.server.commands import COMMANDS, CommandSpec, authorise, run
from perudo.server.deduplication import Key, PendingCommands
from perudo.server.metrics import Metrics
from perudo.server.rate_limits import RateLimiter
from perudo.server.room.plan import Request
from perudo.server.room.registry import RoomRegistry
from perudo.server.room.room import Room
from perudo.server.server_commands import ServerCommands

_logger = structlog.get_logger()


class ReplyCallback(Protocol):
    """Answers a command exactly once: with a refusal, or with None for success. ``table``: the table that the command
    concerns or opened.
    """

    def __call__(self, error: PerudoError | None, table: str | None = None) -> None: ...


class Call(msgspec.Struct, frozen=True, eq=False):
    """A command in progress. ``command`` has the type Any, because each handler expects a different type of message."""

    client: Client
    command: Any
    spec: CommandSpec
    reply: ReplyCallback


class Pipeline:
    """Handles clients' messages."""

    def __init__(
        self, server: ServerCommands, rooms: RoomRegistry, rate_limiter: RateLimiter, metrics: Metrics
    ) -> None:
        self._server, self._rooms, self._rate_limiter, self._metrics = server, rooms, rate_limiter, metrics
        self._pending = PendingCommands[ReplyCallback]()

    def receive(
        self, client: Client, text: str | bytes, then: Callable[[], object]
    ) -> Coroutine[None, None, None] | None:
        """Handle a client's message, answer it once, and then call ``then``.

        Returns None if the message was refused or is in a room's mailbox; otherwise, a coroutine to await.
        """
        call = self._decode(client, text, then)
        if call is None:
            return None
        if call.spec.handler is None:
            return self._run_on_server(call)
        room = self._rooms.get(call.command.table)
        if room is None:
            return self._load_room(call)
        self._enqueue(call, room)
        return None

    async def wait_idle(self) -> None:
        """Wait for all commands that run outside rooms."""
        await self._pending.wait_idle()

    # --- Decode

    def _decode(self, client: Client, text: str | bytes, then: Callable[[], object]) -> Call | None:
        begun = time.perf_counter()
        try:
            command = wire.decode(text)
        except PerudoError as error:
            self._refuse(client, wire.id_of(text), error)
            then()
            return None
        self._metrics.commands(str(command.__struct_config__.tag)).inc()

        def reply(error: PerudoError | None, table: str | None = None) -> None:
            if error is None:
                client.send(wire.encode(wire.Done(id=command.id, table=table)))
            elif error.code == "table-elsewhere" and client.table == error.details["table"]:
                client.send_away()  # The client's page reconnects to the table's owner and repeats the command.
            else:
                self._refuse(client, command.id, error)
            self._metrics.answer.observe(time.perf_counter() - begun)
            then()

        return Call(client, command, COMMANDS[type(command)], reply)

    def _refuse(self, client: Client, command: str | None, error: PerudoError) -> None:
        self._metrics.refusals.labels(error.code).inc()
        client.send(wire.encode(wire.refused(command, error)))

    # --- Authorise and rate-limit

    def _admit(self, call: Call) -> None:
        """Raise ``PerudoError`` if the client is not allowed to send this command or has sent too many."""
        authorise(call.spec, call.client.guest)
        self._rate_limiter.charge_command(call.spec.cost, call.client.guest, call.client.address)

    # --- Commands at a table

    async def _load_room(self, call: Call) -> None:
        """Load the room of the command's table, and enqueue the command."""
        try:
            async with self._server.entered(call.client, call.command.table) as room:
                self._enqueue(call, room)
        except PerudoError as error:
            call.reply(error)
        except Exception:
            _logger.exception("command failed", command=type(call.command).__name__)
            call.reply(PerudoError("internal"))

    def _enqueue(self, call: Call, room: Room) -> None:
        """Put a command into a room's mailbox, unless it repeats an earlier command or is refused."""
        client, command = call.client, call.command

        def reply(error: PerudoError | None) -> None:
            call.reply(error, command.table)

        if call.spec.remembered and room.actor.commands.answer_repeated((client.guest, command.id), reply):
            return
        try:
            self._admit(call)
        except PerudoError as error:
            reply(error)
            return
        key = (client.guest, command.id) if call.spec.remembered else None
        decide = partial(run, command=command)
        room.actor.enqueue(Request(decide, reply, client.guest, client.address, key, call.spec.chooses_name))

    # --- Commands outside rooms

    async def _run_on_server(self, call: Call) -> None:
        """Run a command outside rooms. If the command was repeated, answer with its first result, which is stored with
        the table.
        """
        client, command, spec = call.client, call.command, call.spec
        key: Key = (client.guest if spec.remembered else client, command.id)
        if self._pending.join(key, call.reply):
            return
        self._pending.begin(key, call.reply)
        error: PerudoError | None = PerudoError("internal")  # The answer if an unexpected error occurs.
        table: str | None = None
        try:
            if spec.remembered:
                table = await self._server.first_result(client.guest, command)
            if table is None:
                self._admit(call)
                assert spec.server_handler is not None
                table = await spec.server_handler(self._server, client, command)
            error = None
        except PerudoError as refusal:
            error = refusal
        except Exception:
            _logger.exception("command failed", command=type(command).__name__)
        finally:
            for reply in self._pending.end(key):
                reply(error, table)
