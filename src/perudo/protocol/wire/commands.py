"""Commands: everything that a client can request. Each command has its own ``id`` and gets one answer."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol.wire.scalars import (
    Address,
    BotLevel,
    Chair,
    ChatText,
    ClubCode,
    ContributionHex,
    Digest,
    Gesture,
    Id,
    MoveMessage,
    Name,
    Options,
    PersonId,
    Phrase,
    Reaction,
    Seq,
    Speed,
    TableCode,
    TableSettings,
)


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    id: Id
    """The client's own idempotency key for this command. A repeated command gets the original answer."""


class WatchLobby(Command, frozen=True, kw_only=True, tag="watch-lobby"):
    """Subscribe to the lobby's list of tables instead of to a table."""


class Open(Command, frozen=True, kw_only=True, tag="open"):
    """Open a table and sit down as its host. The ``table`` field of the answer contains the table's code."""

    name: Name | None
    """None to open the table without taking a seat, for example on a shared screen. Then the first person who sits down
    is the host.
    """
    edition: str
    options: Options = {}
    chairs: Chair = 6
    table_settings: TableSettings = TableSettings()
    bots: tuple[BotLevel, ...] = ()
    start: bool = False
    """Whether to start the game immediately, which requires at least one bot."""
    club: ClubCode | None = None
    """The club to which the table belongs. The table's games count in the club's standings."""
    rated: bool = False
    """Whether the games are rated. If so, every person who sits down needs a registered name and plays under it."""


class FindGame(Command, frozen=True, kw_only=True, tag="find-game"):
    """Sit down with the next person who wants the same rules.

    The ``table`` field of the answer contains the table's code.

    If the name looks like another name at the table, the server appends a number.
    """

    name: Name
    edition: str
    options: Options = {}
    rated: bool = False
    """Whether the games are rated: see ``Open``. For rated games, the server tries to seat people with similar ratings
    at the same table.
    """


class Ping(Command, frozen=True, kw_only=True, tag="ping"):
    """Keep-alive. The server answers immediately, so that a client that receives no other messages can check its
    connection.
    """


class DecodeRules(Command, frozen=True, kw_only=True, tag="decode-rules"):
    """Decode a rule code. The answer is ``RulesInfo``, then ``Done``."""

    rules: Annotated[str, msgspec.Meta(max_length=limits.RULE_CODE_LENGTH)]


class GetSeatStatuses(Command, frozen=True, kw_only=True, tag="seat-statuses"):
    """Request the status of the `tables` where this guest has a seat. The answer is ``SeatStatuses``, then ``Done``.
    ``SeatStatuses`` omits requested tables where the guest has no seat, and adds any other tables that are waiting for
    the guest's move.
    """

    tables: Annotated[tuple[TableCode, ...], msgspec.Meta(max_length=limits.MAX_SEAT_QUERIES)]


class Watch(Command, frozen=True, kw_only=True, tag="watch"):
    """Subscribe to this table's state: first the current state, then every change.

    ``screen``: whether this is a shared display in the players' room. Even if a player opens it, a shared display
    receives a spectator's view, without earlier rounds. Opening a shared display does not mark the player as present.
    """

    table: TableCode
    screen: bool = False


class TableCommand(Command, frozen=True, kw_only=True):
    table: TableCode


class Sit(TableCommand, frozen=True, kw_only=True, tag="sit"):
    """Take a free chair (default: the first free chair), or take your own seat back from a bot.

    If the name looks like another name at the table, the server appends a number.
    """

    name: Name
    chair: Chair | None = None


class Rename(TableCommand, frozen=True, kw_only=True, tag="rename"):
    """Change your name; the new name must not look like another name at the table."""

    name: Name


class Leave(TableCommand, frozen=True, kw_only=True, tag="leave"):
    """Leave your seat; during a game, a bot takes it over."""


class HandOver(TableCommand, frozen=True, kw_only=True, tag="hand-over"):
    """Request a link that moves your seat to another device. The answer is ``SeatLink``, then ``Done``.

    ``address``: the address at which other devices can reach the table.
    """

    address: Address


class Invite(TableCommand, frozen=True, kw_only=True, tag="invite"):
    """Invite people with registered names to a table where you have a seat. You can invite only people with whom you
    have finished a game or share a club."""

    people: Annotated[tuple[PersonId, ...], msgspec.Meta(min_length=1, max_length=limits.INVITED_AT_ONCE)]


class TakeSeat(TableCommand, frozen=True, kw_only=True, tag="take-seat"):
    """Take over a seat by presenting the one-time ``secret`` that the seat's owner received. The owner's device then
    becomes a spectator.
    """

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Configure(TableCommand, frozen=True, kw_only=True, tag="configure"):
    """The host sets the rules before the game begins."""

    edition: str
    options: Options
    chairs: Chair
    table_settings: TableSettings


class SeatBot(TableCommand, frozen=True, kw_only=True, tag="seat-bot"):
    """The host puts a bot on a free chair before the game begins."""

    chair: Chair
    bot: BotLevel


class Substitute(TableCommand, frozen=True, kw_only=True, tag="substitute"):
    """Any player can let a bot play for a person who is away. The person can return to the seat.

    When a person loses the connection, the table waits for a while before a bot may take over: see ``LiveState.grace``.
    """

    chair: Chair


class Remove(TableCommand, frozen=True, kw_only=True, tag="remove"):
    """The host removes a bot or a person. Bots can be removed only before the game. A removed person cannot sit down at
    this table again.

    During a game, a bot takes the person's seat, finishes the game, and then leaves. Nobody can permanently remove the
    appointed host. Before a game, another person who holds the host role can free the appointed host's chair.
    """

    chair: Chair


class Readmit(TableCommand, frozen=True, kw_only=True, tag="readmit"):
    """The host lets a removed person sit down again. ``removal``: see ``PrivateState.removals``."""

    removal: Seq


class Lock(TableCommand, frozen=True, kw_only=True, tag="lock"):
    """The host locks or unlocks the table. At a locked table no newcomer can sit down, even with a seat link. Players
    keep their seats.
    """

    locked: bool


class Mute(TableCommand, frozen=True, kw_only=True, tag="mute"):
    """The host mutes or unmutes a person. A muted person cannot chat, react or change their name at this table."""

    chair: Chair
    muted: bool


class PassHost(TableCommand, frozen=True, kw_only=True, tag="pass-host"):
    """The host passes the host role to another person, who must be seated at the table and connected."""

    chair: Chair


class EndSeries(TableCommand, frozen=True, kw_only=True, tag="end-series"):
    """Between games, the host ends the table's series. The next game starts another series."""


class Start(TableCommand, frozen=True, kw_only=True, tag="start"):
    """The host starts the game; free chairs are removed."""


class Act(TableCommand, frozen=True, kw_only=True, tag="act"):
    """Bid, or call dudo or calza. ``seq``: the number of the state that the player saw. If the table's state has
    changed since then, the server refuses the move as ``stale``.
    """

    seq: Seq
    move: MoveMessage


class Retract(TableCommand, frozen=True, kw_only=True, tag="retract"):
    """Take back your own last bid within the time that ``LiveState.retractable_for`` shows. ``seq``: the number of the
    state that the player saw."""

    seq: Seq


class Contribute(TableCommand, frozen=True, kw_only=True, tag="contribute"):
    """Contribute random bytes to the next dice roll (docs/fair-dice.md). The client must already have sent the digest
    of these bytes.

    ``contribution`` helps to determine the dice of ``round``, for which the server has already published its
    commitment. The contribution must match the digest that the client sent earlier. ``next_digest`` is the digest of
    the client's contribution to the following round. Before the first deal ``round`` is 0.
    """

    round: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    contribution: ContributionHex | None = None
    next_digest: Digest | None = None


class Ready(TableCommand, frozen=True, kw_only=True, tag="ready"):
    """Signal that you are ready for the next round or, after the game, for another game. The next round or game begins
    when all connected players are ready.

    A rematch keeps the same seats and rules. A bot plays for each absent person until that person returns.
    """

    seq: Seq


class SetSpeed(TableCommand, frozen=True, kw_only=True, tag="speed"):
    """The host sets the speed of the game. ``instant``: play the rest of the game without delays, which requires that
    only bots are left.
    """

    speed: Speed | Literal["instant"]


class Pause(TableCommand, frozen=True, kw_only=True, tag="pause"):
    """Request a pause, or withdraw your own request. Clocks and bots stop once the host or all connected players have
    requested a pause."""

    wanted: bool = True


class DeclinePause(TableCommand, frozen=True, kw_only=True, tag="decline-pause"):
    """Decline a pause that needs your agreement. Declining withdraws all pause requests."""


class Resume(TableCommand, frozen=True, kw_only=True, tag="resume"):
    """End the pause. Any player can end a pause. In a game with a clock, the pause can end only when all people who
    are still playing are connected.
    """


class Chat(TableCommand, frozen=True, kw_only=True, tag="chat"):
    """Send a chat line: a phrase that each reader sees in their own language, or free text."""

    phrase: Phrase | None = None
    text: ChatText | None = None


class React(TableCommand, frozen=True, kw_only=True, tag="react"):
    """Show an emoji, shake the cup, or peek under it. Everyone sees the emoji or gesture immediately. The log does not
    record it.
    """

    reaction: Reaction | None = None
    gesture: Gesture | None = None


class Rematch(TableCommand, frozen=True, kw_only=True, tag="rematch"):
    """Continue after a game without waiting until everyone is ready. The host can continue immediately, and the other
    players can continue after a while.

    ``start``: whether to start another game. In that game, a bot plays for each person who is not ready; that person
    can take the seat back. Without ``start``, the table gathers players again: people can leave seats, take seats, or
    give seats to bots.
    ``game``: the number of the game that has ended. If another player's command came first, this command has no
    effect."""

    start: bool = True
    game: Annotated[int, msgspec.Meta(ge=1)] | None = None


ClientCommand = (
    Ping
    | WatchLobby
    | Open
    | FindGame
    | DecodeRules
    | GetSeatStatuses
    | Watch
    | Sit
    | Rename
    | Leave
    | HandOver
    | Invite
    | TakeSeat
    | Configure
    | SeatBot
    | Substitute
    | Remove
    | Lock
    | Mute
    | PassHost
    | EndSeries
    | Readmit
    | Start
    | Act
    | Retract
    | Contribute
    | Ready
    | SetSpeed
    | Pause
    | DeclinePause
    | Resume
    | Chat
    | React
    | Rematch
)

_decoder: msgspec.json.Decoder[ClientCommand] = msgspec.json.Decoder(ClientCommand)


class _Identified(msgspec.Struct):
    id: Id


_id_decoder: msgspec.json.Decoder[_Identified] = msgspec.json.Decoder(_Identified)


def id_of(text: str | bytes) -> str | None:
    """Return the ``id`` of a message that ``decode`` refused, or None. The answer to the message contains this id."""
    if len(text) > limits.MESSAGE_BYTES:
        return None
    try:
        return _id_decoder.decode(text).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def decode(text: str | bytes) -> ClientCommand:
    """Decode a client's message. Raises ``PerudoError`` (``message-*``) if the message is not a valid command."""
    if len(text) > limits.MESSAGE_BYTES:
        raise PerudoError("message-too-long", most=limits.MESSAGE_BYTES)
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise PerudoError("message-unreadable", why=str(error)) from None
