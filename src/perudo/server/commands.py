"""The command table: each command's permissions, rate-limit cost and handler.

``COMMANDS`` contains a row for each message type in ``wire.ClientCommand``. The handler of a table command reads a
``Context`` and returns the events to store, or no events if nothing changes. A handler's only side effects concern
readiness, reactions and rate limits, which the log does not record.
"""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from msgspec.structs import replace

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.core.game import Move
from perudo.protocol import wire
from perudo.records.fair_dice import contribution_digest
from perudo.server.broadcast.subscribers import Client
from perudo.server.rate_limits import Cost
from perudo.server.server_commands import ServerCommands
from perudo.table import decisions
from perudo.table.context import Context
from perudo.table.events import (
    BotSeated,
    Chatted,
    Configured,
    Contributed,
    DigestGiven,
    HostChanged,
    Locked,
    Muted,
    Paused,
    PauseRequested,
    Readmitted,
    Removed,
    Resumed,
    Retracted,
    Sat,
    SeriesEnded,
    StoodUp,
    TableEvent,
)
from perudo.table.external_bots import is_external_bot
from perudo.table.state import INSTANT, Table

Sender = Literal["anyone", "seated", "player", "host"]
"""The clients that may send a command. ``seated``: clients that have a seat, even if a substitute bot occupies it.
``player``: clients that have a seat, unless a substitute bot occupies it.
"""
Stage = Literal["gathering", "playing"]
Handler = Callable[[Context, Any], list[TableEvent]]
ServerHandler = Callable[[ServerCommands, Client, Any], Awaitable[str | None]]

WRONG_STAGE = {"gathering": "game-begun", "playing": "not-playing"}
"""The error for a command that arrives at the wrong stage."""


def _never(table: Table, command: Any) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class CommandSpec:
    """A row of the command table. Table commands have a ``handler``; all other commands have a ``server_handler``."""

    handler: Handler | None = None
    server_handler: ServerHandler | None = None
    sender: Sender = "anyone"
    stage: Stage | None = None
    """The only stage at which the command is allowed; None for every stage."""
    cost: Cost = "logged"
    external_bots: bool = False
    """Whether external bots may send the command."""
    remembered: bool = True
    """Whether the server stores the result and returns it again if the command is repeated."""
    deputy: Callable[[Table, Any], bool] = _never
    """Whether a deputy, who replaces an absent host, may also send the command."""
    chooses_name: bool = False
    """Whether the command sets the sender's name. If so, the handler must know which name the sender has reserved on
    this server."""
    in_tournaments: bool = True
    """Whether the command is allowed at a tournament's table. The server always refuses host commands at such a table,
    because it has no host.
    """
    log_limit: Literal["LOG_SOFT_LIMIT", "LOG_HARD_LIMIT"] | None = "LOG_SOFT_LIMIT"
    """The log length at which the server starts to refuse the command; None for no limit."""


def describe(command: type[wire.Command]) -> str:
    """Describe a command's permissions, stage and rate limit for the docs."""
    spec = COMMANDS[command]
    sender = {"host": "the host", "anyone": "anyone", "seated": "seated guests", "player": "players"}[spec.sender]
    stage = {None: "", "gathering": " before a game", "playing": " during a game"}[spec.stage]
    programs = ", including external bots" if spec.external_bots else ""
    tournaments = "" if spec.in_tournaments else " Refused in tournaments."
    return f"Sent by {sender}{programs}{stage}.{tournaments} Rate limit: `{spec.cost}`."


def authorise(spec: CommandSpec, guest: str) -> None:
    """Raise ``PerudoError`` (``program-may-not``) if an external bot sends a command that is only for people."""
    if is_external_bot(guest) and not spec.external_bots:
        raise PerudoError("program-may-not")


def run(context: Context, command: wire.TableCommand) -> list[TableEvent]:
    """Run a command at a table. Raises ``PerudoError`` if the command is refused."""
    spec = COMMANDS[type(command)]
    check(spec, context, command)
    assert spec.handler is not None, "a table does not handle server commands"
    return spec.handler(context, command)


def check(spec: CommandSpec, context: Context, command: wire.TableCommand) -> None:
    """Raise ``PerudoError`` if this guest may not send this command at this stage."""
    table = context.table
    if spec.log_limit and table.seq >= getattr(limits, spec.log_limit):
        raise PerudoError("table-worn-out")
    if table.tournament is not None and not spec.in_tournaments:
        raise PerudoError("tournament-table")
    if spec.sender == "player":
        _ = context.own_seat
    elif spec.sender != "anyone":
        _ = context.seat
    if spec.sender == "host":
        if not context.is_host:
            raise PerudoError("host-only")
        if table.deputises(context.guest) and not spec.deputy(table, command):
            raise PerudoError("deputy-only", name=table.occupants[table.chair_of(table.appointed_host) or 0].name)
    if spec.stage is not None and table.stage != spec.stage:
        raise PerudoError(WRONG_STAGE[spec.stage])


# --- Seats


def sit(context: Context, command: wire.Sit) -> list[TableEvent]:
    events = decisions.sit(
        context.table, context.guest, command.name, command.chair, context.registered_name, context.addresses
    )
    if context.table.chair_of(context.guest) is None:
        context.charge_arrival()
    return events


def take_seat(context: Context, command: wire.TakeSeat) -> list[TableEvent]:
    owner = context.seat_links.owner(context.table, command.secret, context.now)
    return decisions.hand_over(context.table, owner, context.guest)


def rename(context: Context, command: wire.Rename) -> list[TableEvent]:
    if context.guest in context.table.muted:
        raise PerudoError("muted")
    name = decisions.own_name(context.table, command.name, context.guest)
    return [Sat(context.seat, context.guest, name, decisions.name_owner(context.table, name, context.registered_name))]


def leave(context: Context, command: wire.Leave) -> list[TableEvent]:
    if context.table.stage == "gathering":
        return [StoodUp(context.seat)]
    already = context.table.occupants[context.seat].left
    return [] if already else [BotSeated(context.seat, decisions.SUBSTITUTE_BOT, left=True)]


def seat_bot(context: Context, command: wire.SeatBot) -> list[TableEvent]:
    held = context.table.occupants.get(command.chair)
    if command.chair > context.table.chairs or (held and held.guest):
        raise PerudoError("chair-taken", chair=command.chair)
    return [BotSeated(command.chair, command.bot)]


def substitute(context: Context, command: wire.Substitute) -> list[TableEvent]:
    occupant = context.table.occupants.get(command.chair)
    if occupant is None or occupant.bot or context.is_connected(occupant.guest or ""):
        raise PerudoError("person-here")
    if left := context.grace_left(occupant.guest or ""):
        raise PerudoError("person-waited-for", name=occupant.name, count=math.ceil(left / 1000))
    return [BotSeated(command.chair, decisions.SUBSTITUTE_BOT)]


# --- Host commands


def configure(context: Context, command: wire.Configure) -> list[TableEvent]:
    table = context.table
    rules = decisions.agreed_rules(
        command.edition, command.options, command.chairs, command.table_settings, rated=table.rated
    )
    if max(table.occupants, default=0) > command.chairs:
        raise PerudoError("chair-taken", chair=max(table.occupants))
    settings = decisions.stored_settings(command.table_settings)
    if settings.listed and not table.settings.listed:
        context.check_may_list()
    programs = [chair for chair, occupant in sorted(table.occupants.items()) if occupant.is_external_bot]
    return [
        Configured(command.edition, rules.diff(command.edition), command.chairs, settings),
        *(StoodUp(chair) for chair in programs if not command.table_settings.external_bots),
    ]


def remove(context: Context, command: wire.Remove) -> list[TableEvent]:
    """Remove a person permanently, or a bot before the game starts."""
    table = context.table
    occupant = table.occupants.get(command.chair)
    if occupant is None:
        return []
    if occupant.guest == context.guest:
        raise PerudoError("remove-self")
    if table.rated and table.stage == "playing":
        raise PerudoError("rated-remove")
    if table.stage != "gathering" and (occupant.guest is None or occupant.guest == table.appointed_host):
        raise PerudoError("remove-not", name=occupant.name)
    if occupant.guest in (None, table.appointed_host):
        return [StoodUp(command.chair)]
    return [Removed(command.chair, decisions.SUBSTITUTE_BOT)]


def readmit(context: Context, command: wire.Readmit) -> list[TableEvent]:
    known = command.removal in (each.seq for each in context.table.removed.values())
    return [Readmitted(command.removal)] if known else []


def lock(context: Context, command: wire.Lock) -> list[TableEvent]:
    return [] if command.locked == context.table.locked else [Locked(command.locked)]


def mute(context: Context, command: wire.Mute) -> list[TableEvent]:
    occupant = context.table.occupants.get(command.chair)
    if occupant is None or occupant.guest is None or (occupant.guest in context.table.muted) == command.muted:
        return []
    return [Muted(command.chair, command.muted)]


def pass_host(context: Context, command: wire.PassHost) -> list[TableEvent]:
    heir = context.table.occupants.get(command.chair)
    if heir is None or not heir.is_person or heir.is_external_bot or not context.is_connected(heir.guest or ""):
        raise PerudoError("host-person")
    return [] if heir.guest == context.guest else [HostChanged(command.chair)]


def end_series(context: Context, command: wire.EndSeries) -> list[TableEvent]:
    table = context.table
    if table.stage == "playing":
        raise PerudoError("game-not-over")
    return [SeriesEnded()] if table.series.games and not table.series.ended else []


def set_speed(context: Context, command: wire.SetSpeed) -> list[TableEvent]:
    """Change the speed. An instant game has no pauses, and is possible only when all remaining players are bots."""
    table = context.table
    if command.speed == INSTANT and not table.only_bots_play:
        raise PerudoError("people-play")
    if table.instant or command.speed == table.settings.speed:
        return []
    options = table.rules.diff(table.edition)
    return [Configured(table.edition, options, table.chairs, replace(table.settings, speed=command.speed))]


def start(context: Context, command: wire.Start) -> list[TableEvent]:
    return decisions.start(context.table, context.addresses)


# --- Playing


def act(context: Context, command: wire.Act) -> list[TableEvent]:
    table = context.table
    table.current_game()
    if not table.state_seq <= command.seq <= table.seq:
        raise PerudoError("stale")
    move: Move = wire.to_move(command.move, context.own_seat)
    return decisions.make_move(table, context.own_seat, move, context.now + context.timing.calza_window(table))


def retract(context: Context, command: wire.Retract) -> list[TableEvent]:
    """Take back the player's own bid. A bid can be taken back only for a short time: until somebody moves or a bot has
    had time to move.
    """
    table, seat = context.table, context.own_seat
    table.current_game()
    whose = table.retractable_state and table.retractable_state.seat == seat
    in_time = table.state_seq <= command.seq <= table.seq and table.retractable_for(context.now, context.timing)
    if not whose or not in_time:
        raise PerudoError("bid-stands")
    return [Retracted(seat)]


def contribute(context: Context, command: wire.Contribute) -> list[TableEvent]:
    """Reveal a player's contribution to the next deal, and store the player's digest for the deal after that. Only the
    first contribution and the first digest for a deal count."""
    table, events = context.table, list[TableEvent]()
    if command.contribution is not None:
        events += _reveal(table, context.own_seat, command.round, command.contribution)
    if command.next_digest is not None:
        events += _commit(table, context.own_seat, command.round + 1, command.next_digest)
    then = replace(context, table=decisions.after(table, events))
    return [*events, *decisions.skip_wait(then)]


def _reveal(table: Table, seat: int, round_number: int, contribution: str) -> list[TableEvent]:
    draw, part = table.drawing(), bytes.fromhex(contribution)
    # Reject late contributions: the first opening roll fixes all dice of the round.
    if round_number != draw.round or table.current_game().opening_rolls:
        raise PerudoError("stale")
    if draw.proof.digests[seat - 1] != contribution_digest(draw.game_id, round_number, seat, part):
        raise PerudoError("unpledged")
    return [] if draw.proof.contributions[seat - 1] else [Contributed(seat, contribution)]


def _commit(table: Table, seat: int, round_number: int, digest: str) -> list[TableEvent]:
    if table.digests.get(seat) == digest and round_number == table.digest_round:
        return []
    if seat in table.aborted_reveals:
        raise PerudoError("withheld")
    if round_number != table.digest_round_for(seat):
        raise PerudoError("stale")
    return [DigestGiven(seat, round_number, digest)]


def ready(context: Context, command: wire.Ready) -> list[TableEvent]:
    """Mark a player as ready. As soon as everyone present is ready, the next round is dealt, or another game starts."""
    table = context.table
    seat = table.chair_of(context.guest)
    if seat is None or command.seq < table.state_seq or not (table.awaits_deal or table.stage == "over"):
        return []
    context.presence.mark_ready(table, seat)
    return decisions.skip_wait(context)


def pause(context: Context, command: wire.Pause) -> list[TableEvent]:
    """Request a pause. The game pauses when the host requests a pause, or when everyone who is present or expected to
    return has requested one.
    """
    table, seat = context.table, context.seat
    if table.paused is not None:
        raise PerudoError("paused")
    if command.wanted and context.is_host:
        return [Paused()]
    known = (seat in table.pause_requests) == command.wanted
    asked: list[TableEvent] = [] if known else [PauseRequested(seat, command.wanted)]
    agreed = command.wanted and table.voters(context.is_present) <= table.pause_requests | {seat}
    return [*asked, *([Paused()] if agreed else [])]


def decline_pause(context: Context, command: wire.DeclinePause) -> list[TableEvent]:
    """Cancel all pause requests if this player's agreement is needed for a pause."""
    asked = context.seat in context.table.voters(context.is_present)
    return [PauseRequested(seat, False) for seat in sorted(context.table.pause_requests)] if asked else []


def resume(context: Context, command: wire.Resume) -> list[TableEvent]:
    """Resume the game, unless it has a clock and a player is absent."""
    table = context.table
    if table.paused is None:
        raise PerudoError("not-paused")
    if table.settings.clock is not None:
        for seat in table.current_game().alive:
            occupant = table.occupants[seat]
            if occupant.is_person and not context.is_connected(occupant.guest or ""):
                raise PerudoError("resume-away", name=occupant.name)
    return [Resumed()]


def rematch(context: Context, command: wire.Rematch) -> list[TableEvent]:
    table, game = context.table, command.game
    if game is not None and (game < table.game_count or table.stage == "gathering"):
        return []  # An earlier command has already reopened the table or started the next game.
    waits_until = table.state_since + 1000 * limits.REMATCH_SECONDS
    if table.stage == "over" and context.now < waits_until and not context.is_host:
        raise PerudoError("again-waits", count=math.ceil((waits_until - context.now) / 1000))
    ready = context.ready | {context.seat}
    return decisions.again(table, command.start, context.is_connected, ready, context.addresses)


# --- Talk


def chat(context: Context, command: wire.Chat) -> list[TableEvent]:
    decisions.check_may_chat(context.table, context.seat)
    if (command.phrase is None) == (command.text is None):
        raise PerudoError("text-empty")
    return [Chatted(context.seat, command.phrase, None if command.text is None else wire.clean_text(command.text))]


def react(context: Context, command: wire.React) -> list[TableEvent]:
    if command.reaction is not None:
        decisions.check_may_chat(context.table, context.seat)
    if command.reaction is not None or command.gesture is not None:
        context.react(context.seat, command.reaction, command.gesture)
    return []


# --- The command table


def _instant(table: Table, command: wire.SetSpeed) -> bool:
    return command.speed == INSTANT


def _removes_a_bot(table: Table, command: wire.Remove) -> bool:
    return command.chair not in table.occupants or table.occupants[command.chair].guest is None


def _always(table: Table, command: Any) -> bool:
    return True


def _of_server(
    handler: ServerHandler, *, cost: Cost = "table", external_bots: bool = False, remembered: bool = False
) -> CommandSpec:
    return CommandSpec(server_handler=handler, cost=cost, external_bots=external_bots, remembered=remembered)


COMMANDS: dict[type[wire.Command], CommandSpec] = {
    # The server
    wire.Ping: _of_server(ServerCommands.ping, cost="nothing", external_bots=True),
    wire.DecodeRules: _of_server(ServerCommands.decode_rules),
    wire.WatchLobby: _of_server(ServerCommands.watch_lobby),
    wire.Open: _of_server(ServerCommands.open, cost="open", remembered=True),
    wire.FindGame: _of_server(ServerCommands.find_game, cost="open", remembered=True),
    wire.GetSeatStatuses: _of_server(ServerCommands.get_seat_statuses, external_bots=True),
    wire.Watch: _of_server(ServerCommands.watch, external_bots=True),
    wire.HandOver: _of_server(ServerCommands.hand_over),
    wire.Invite: _of_server(ServerCommands.invite, cost="logged"),
    # Seats
    wire.Sit: CommandSpec(sit, external_bots=True, chooses_name=True),
    wire.TakeSeat: CommandSpec(take_seat),
    wire.Rename: CommandSpec(rename, sender="seated", external_bots=True, chooses_name=True),
    wire.Leave: CommandSpec(leave, sender="seated", cost="leave", external_bots=True, log_limit=None),
    wire.Substitute: CommandSpec(substitute, sender="seated", stage="playing"),
    # Host commands
    wire.Configure: CommandSpec(configure, sender="host", stage="gathering"),
    wire.SeatBot: CommandSpec(seat_bot, sender="host", stage="gathering", deputy=_always),
    wire.Start: CommandSpec(start, sender="host", stage="gathering", deputy=_always),
    wire.Remove: CommandSpec(remove, sender="host", deputy=_removes_a_bot),
    wire.Readmit: CommandSpec(readmit, sender="host"),
    wire.Lock: CommandSpec(lock, sender="host"),
    wire.Mute: CommandSpec(mute, sender="host"),
    wire.PassHost: CommandSpec(pass_host, sender="host"),
    wire.EndSeries: CommandSpec(end_series, sender="host"),
    wire.SetSpeed: CommandSpec(set_speed, sender="host", stage="playing", deputy=_instant),
    # Playing
    wire.Act: CommandSpec(act, sender="player", cost="play", external_bots=True, log_limit="LOG_HARD_LIMIT"),
    wire.Contribute: CommandSpec(
        contribute, sender="player", cost="play", external_bots=True, log_limit="LOG_HARD_LIMIT"
    ),
    wire.Retract: CommandSpec(retract, sender="player"),
    wire.Ready: CommandSpec(ready, cost="table", external_bots=True, remembered=False, log_limit=None),
    wire.Pause: CommandSpec(pause, sender="seated", stage="playing", in_tournaments=False),
    wire.DeclinePause: CommandSpec(decline_pause, sender="seated", stage="playing"),
    wire.Resume: CommandSpec(resume, sender="seated"),
    wire.Rematch: CommandSpec(rematch, sender="seated", in_tournaments=False),
    # Talk
    wire.Chat: CommandSpec(chat, sender="seated", cost="chat"),
    wire.React: CommandSpec(react, sender="seated", cost="chat", remembered=False, log_limit=None),
}
