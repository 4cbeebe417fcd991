"""What a client may ask for. Each command carries its own ``id``, and is answered once."""

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
    ContributionHex,
    Digest,
    Gesture,
    Id,
    MoveMessage,
    Name,
    Options,
    Phrase,
    Reaction,
    Seq,
    Speed,
    TableCode,
    TableSettings,
)


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    id: Id
    """The client's own number for this command; a repeated one gets its first answer."""


class WatchLobby(Command, frozen=True, kw_only=True, tag="watch-lobby"):
    """Be told of the tables that are open to everyone, now and as they change, instead of any table watched before."""


class Open(Command, frozen=True, kw_only=True, tag="open"):
    """Open a table and sit down at it as its host; the answer's ``table`` is its code."""

    name: Name
    edition: str
    options: Options = {}
    chairs: Chair = 6
    table_settings: TableSettings = TableSettings()
    bots: tuple[BotLevel, ...] = ()
    start: bool = False
    """Begin at once, which takes at least one bot."""


class FindGame(Command, frozen=True, kw_only=True, tag="find-game"):
    """Sit down with the next person who wants the same rules; the answer's ``table`` is where.

    Where the name looks like another's there, a number stands after it.
    """

    name: Name
    edition: str
    options: Options = {}


class Ping(Command, frozen=True, kw_only=True, tag="ping"):
    """A sign of life, answered at once: a client that hears nothing else so knows whether its connection lives."""


class DecodeRules(Command, frozen=True, kw_only=True, tag="decode-rules"):
    """What a rule code says: answered by ``RulesInfo``, then ``Done``."""

    rules: Annotated[str, msgspec.Meta(max_length=limits.RULE_CODE_LENGTH)]


class GetSeatStatuses(Command, frozen=True, kw_only=True, tag="seat-statuses"):
    """How it goes at some tables where this guest sits: answered by ``SeatStatuses``, then ``Done``. Of tables at which
    it does not, nothing is told.
    """

    tables: Annotated[tuple[TableCode, ...], msgspec.Meta(max_length=limits.MAX_SEAT_QUERIES)]


class Watch(Command, frozen=True, kw_only=True, tag="watch"):
    """Be sent this table's state, now and as it changes.

    ``screen``: for a screen that all in the room look at. It is sent what a watcher sees, whoever opens it, and nothing
    of earlier rounds; it is no sign that its owner is there.
    """

    table: TableCode
    screen: bool = False


class TableCommand(Command, frozen=True, kw_only=True):
    table: TableCode


class Sit(TableCommand, frozen=True, kw_only=True, tag="sit"):
    """Take a free chair (the first one where none is named), or take one's own seat back from a bot.

    Where the name looks like another's there, a number stands after it.
    """

    name: Name
    chair: Chair | None = None


class Rename(TableCommand, frozen=True, kw_only=True, tag="rename"):
    """Change one's own name, to one that looks like nobody else's at the table."""

    name: Name


class Leave(TableCommand, frozen=True, kw_only=True, tag="leave"):
    """Stand up; in mid-game a bot plays on in the seat."""


class HandOver(TableCommand, frozen=True, kw_only=True, tag="hand-over"):
    """Ask for a link by which another device takes one's own seat: answered by ``SeatLink``, then ``Done``.

    ``address``: the table's, as other devices reach it.
    """

    address: Address


class TakeSeat(TableCommand, frozen=True, kw_only=True, tag="take-seat"):
    """Take the seat for which its owner has got this ``secret``, which works once. The owner's device then watches."""

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Configure(TableCommand, frozen=True, kw_only=True, tag="configure"):
    """The host sets the rules, before the game begins."""

    edition: str
    options: Options
    chairs: Chair
    table_settings: TableSettings


class SeatBot(TableCommand, frozen=True, kw_only=True, tag="seat-bot"):
    """The host puts a bot on a free chair, before the game begins."""

    chair: Chair
    bot: BotLevel


class Substitute(TableCommand, frozen=True, kw_only=True, tag="substitute"):
    """Let a bot play on in the seat of a person who is away: anyone who plays may. The person may come back to it.

    One whose line was lost just now is waited for first: see ``LiveState.grace``.
    """

    chair: Chair


class Remove(TableCommand, frozen=True, kw_only=True, tag="remove"):
    """The host removes a person, who cannot sit down at this table again, or a bot before the game begins.

    During a game a bot plays on in the person's seat and leaves after it. The appointed host cannot be
    removed for good: before a game they may be sent from their chair.
    """

    chair: Chair


class Readmit(TableCommand, frozen=True, kw_only=True, tag="readmit"):
    """The host lets a person sit down again whom a host removed. ``removal``: see ``PrivateState.removals``."""

    removal: Seq


class Lock(TableCommand, frozen=True, kw_only=True, tag="lock"):
    """The host lets nobody new sit down, by a link to a seat either, or ends that. Players keep their seats."""

    locked: bool


class Mute(TableCommand, frozen=True, kw_only=True, tag="mute"):
    """The host takes away a person's right to talk, react and be renamed at this table, or gives it back."""

    chair: Chair
    muted: bool


class PassHost(TableCommand, frozen=True, kw_only=True, tag="pass-host"):
    """The host makes another person who sits at the table, and is there, the host in their place."""

    chair: Chair


class Start(TableCommand, frozen=True, kw_only=True, tag="start"):
    """The host begins the game; free chairs are taken away."""


class Act(TableCommand, frozen=True, kw_only=True, tag="act"):
    """Bid, dudo or calza. ``seq``: the state that the player saw; an older one is refused as ``stale``."""

    seq: Seq
    move: MoveMessage


class Retract(TableCommand, frozen=True, kw_only=True, tag="retract"):
    """Take back the bid that one has just made, within ``LiveState.retractable_for``. ``seq``: the state that
    the player saw.
    """

    seq: Seq


class Contribute(TableCommand, frozen=True, kw_only=True, tag="contribute"):
    """One's own part in the dice: random bytes, of which a digest is given first (docs/fair-dice.md).

    ``contribution`` is the part in the dice of ``round``, whose commitment has been shown. It has to fit the digest
    that was given. ``next_digest`` is the digest of the part in the round after it. Before the first deal ``round`` is
    0.
    """

    round: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    contribution: ContributionHex | None = None
    next_digest: Digest | None = None


class Ready(TableCommand, frozen=True, kw_only=True, tag="ready"):
    """Ready for the next round, or after the end for another game. It begins when all players who are here are ready.

    Another game has the same seats and rules. A bot plays for each person who is away until they are back.
    """

    seq: Seq


class SetSpeed(TableCommand, frozen=True, kw_only=True, tag="speed"):
    """The host sets the speed of the game. ``instant``: the rest of it, which only bots play, is not waited for."""

    speed: Speed | Literal["instant"]


class Pause(TableCommand, frozen=True, kw_only=True, tag="pause"):
    """Ask for a pause (or take that back): when all who still play and are here ask, clocks and bots stand still."""

    wanted: bool = True


class DeclinePause(TableCommand, frozen=True, kw_only=True, tag="decline-pause"):
    """Somebody whose agreement a pause needs will play on: nobody asks for one any more."""


class Resume(TableCommand, frozen=True, kw_only=True, tag="resume"):
    """End the pause: anyone who plays may; where a clock runs, once all who play are here."""


class Chat(TableCommand, frozen=True, kw_only=True, tag="chat"):
    """A line of talk: a phrase to be read in each listener's language, or words of one's own."""

    phrase: Phrase | None = None
    text: ChatText | None = None


class React(TableCommand, frozen=True, kw_only=True, tag="react"):
    """A face pulled at the table, or a cup shaken or peeked under: shown to all as it happens, and not kept."""

    reaction: Reaction | None = None
    gesture: Gesture | None = None


class Rematch(TableCommand, frozen=True, kw_only=True, tag="rematch"):
    """After the end, go on without waiting until all are ready: the host may at once, the others a while later.

    ``start``: another game begins, and a bot plays for each person who is not ready, until they take their seat back.
    Otherwise people gather, and seats may be left, taken or given to bots. ``game``: the game that this follows. If
    another player was quicker, nothing more happens.
    """

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
    | TakeSeat
    | Configure
    | SeatBot
    | Substitute
    | Remove
    | Lock
    | Mute
    | PassHost
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
    """The ``id`` of a message that ``decode`` refuses, so that its sender learns which one; None if it has none."""
    if len(text) > limits.MESSAGE_BYTES:
        return None
    try:
        return _id_decoder.decode(text).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def decode(text: str | bytes) -> ClientCommand:
    """A client's message. Raises ``PerudoError`` (``message-*``) for anything else."""
    if len(text) > limits.MESSAGE_BYTES:
        raise PerudoError("message-too-long", most=limits.MESSAGE_BYTES)
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise PerudoError("message-unreadable", why=str(error)) from None
