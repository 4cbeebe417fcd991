"""A table's events as stored in its log.

A log outlives the program that wrote it. So stored events have types of their own, which accept more values than the
types of the wire protocol. Logs with phrases or bots that no longer exist stay readable. A developer who changes an
event's format increments ``EVENT_VERSION``. When older events are read, ``upcast`` converts them version by version.
The tests read a golden log of each version.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from perudo.core.game import DUDO, Action, Bid, Calza, Deal, Dudo, Hand, Move, OpeningRoll
from perudo.core.rules import SettingValue

EVENT_VERSION = 1
"""The version of newly written events. Each event stores its version as ``v``, except events of version 1."""
UPCASTS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""For each older version, the function that converts an event to the next version."""


# --- Table settings


class StoredClock(msgspec.Struct, frozen=True):
    """A player's thinking time, in seconds: see ``wire.ClockSettings``."""

    move: int = 0
    bank: int = 0
    increment: int = 0


class StoredSettings(msgspec.Struct, frozen=True):
    """The host's settings besides the rules: see ``wire.TableSettings``."""

    listed: bool = False
    training_aid: bool = False
    spectators_see_previous_round: bool = False
    chat: bool = True
    clock: StoredClock | None = None
    autostart_at: int | None = None
    speed: str = "normal"
    eliminated_see_dice: bool = False
    external_bots: bool = False


# --- Player actions


class StoredBid(msgspec.Struct, frozen=True, tag_field="move", tag="bid"):
    quantity: int
    face: int


class StoredDudo(msgspec.Struct, frozen=True, tag_field="move", tag="dudo"):
    pass


class StoredCalza(msgspec.Struct, frozen=True, tag_field="move", tag="calza"):
    pass


StoredMove = StoredBid | StoredDudo | StoredCalza


def to_move(message: StoredMove, seat: int) -> Move:
    """Convert a stored move to a move of the game."""
    match message:
        case StoredBid(quantity, face):
            return Bid(quantity, face)
        case StoredDudo():
            return DUDO
        case StoredCalza():
            return Calza(seat)


def from_move(move: Move) -> StoredMove:
    """Convert a move of the game to its stored form."""
    if isinstance(move, Bid):
        return StoredBid(move.quantity, move.face)
    return StoredDudo() if isinstance(move, Dudo) else StoredCalza()


# --- Events


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="event", tag=str.lower):
    """An event at a table. ``guest``: the digest that identifies a person. The server never shows this digest."""


class Opened(Event, frozen=True):
    guest: str
    edition: str
    options: dict[str, SettingValue]
    chairs: int
    table_settings: StoredSettings
    club: str | None = None
    """The id of the table's club."""
    rated: bool = False
    """Whether the games at this table are rated."""
    tournament: str | None = None
    """The code of the table's tournament."""


class Configured(Event, frozen=True):
    """The host sets the rules and the table settings. During a game only the speed can change."""

    edition: str
    options: dict[str, SettingValue]
    chairs: int
    table_settings: StoredSettings


class Sat(Event, frozen=True):
    """A person takes a chair, takes their seat back from a bot, or changes their name."""

    chair: int
    guest: str
    name: str
    person: str | None = None
    """The guest's person id if the guest uses their registered name; otherwise None."""


class BotSeated(Event, frozen=True):
    """A bot takes a free chair, or replaces the person in a seat. ``left``: whether the replaced person left
    deliberately.
    """

    chair: int
    bot: str
    left: bool = False
    name: str | None = None
    """The name of a bot that takes a free chair. If None, the chair's number determines the name."""


class StoodUp(Event, frozen=True):
    """A person or a bot leaves a chair while people gather for a game."""

    chair: int


class Removed(Event, frozen=True):
    """The host removes a person from the table. During a game, a bot takes over that person's seat."""

    chair: int
    bot: str


class Readmitted(Event, frozen=True):
    """The host lets a removed person sit down again. ``removal``: the number of the event that removed this person."""

    removal: int


class Locked(Event, frozen=True):
    """The host locks the table against newcomers, or unlocks it."""

    locked: bool


class Muted(Event, frozen=True):
    """The host mutes a person's chat and reactions at this table, or unmutes them."""

    chair: int
    muted: bool


class HostChanged(Event, frozen=True):
    """The host makes the occupant of a chair the new host."""

    chair: int


class HandedOver(Event, frozen=True):
    """A seated person moves to another device, which counts as a different guest."""

    chair: int
    guest: str


class Started(Event, frozen=True):
    """The game starts. Seats are numbered 1, 2, 3 ... in the order of the chairs.

    ``unrated``: why the game is not rated, although the table is (see ``wire.Unrated``).
    """

    unrated: str | None = None


class DigestGiven(Event, frozen=True):
    """Before the server commits to a seed, a seat submits the hexadecimal digest of its contribution to a round's
    dice."""

    seat: int
    round: int
    digest: str


class SeedCommitted(Event, frozen=True):
    """The server commits to the seed of the next round's dice. The seed is derived from the server's key and
    ``salt``."""

    salt: str
    commitment: str


class Contributed(Event, frozen=True):
    """A seat reveals its contribution to the next round's dice: random bytes in hexadecimal."""

    seat: int
    contribution: str


class SeedRevealed(Event, frozen=True):
    """The server reveals the seed (in hexadecimal) of the dice that were just shown."""

    seed: str


class Rolled(Event, frozen=True):
    faces: tuple[int, ...]


class Dealt(Event, frozen=True):
    hands: tuple[Hand, ...]
    opener: int


class Moved(Event, frozen=True):
    """A bid, a dudo, or a calza that takes effect. ``timed_out``: whether the table made the move because the player's
    clock ran out."""

    seat: int
    move: StoredMove
    timed_out: bool = False


class CalzaCalled(Event, frozen=True):
    """A seat calls calza. The call takes effect at ``decided_at`` (milliseconds), unless the player to act moves first,
    or a player earlier in turn order also calls calza.
    """

    seat: int
    decided_at: int


class Retracted(Event, frozen=True):
    """A player takes back their bid before anyone else has acted. The game returns to its state before the bid."""

    seat: int


class PauseRequested(Event, frozen=True):
    seat: int
    wanted: bool


class Paused(Event, frozen=True):
    """The game pauses at the request of the host or of everyone present."""


class Resumed(Event, frozen=True):
    pass


class DowntimeCredited(Event, frozen=True):
    """The server postpones all deadlines by the duration of its downtime.

    The duration is negative if the system clock was set back before the restart.
    """

    milliseconds: int


class Chatted(Event, frozen=True):
    seat: int
    phrase: str | None
    text: str | None


class Reopened(Event, frozen=True):
    """After a game, the same people gather for another one and keep their chairs."""


class SeriesEnded(Event, frozen=True):
    """The host ends the series of games. The standings of the series stay until the next game starts."""


TableEvent = (
    Opened
    | Configured
    | Sat
    | BotSeated
    | StoodUp
    | Removed
    | Readmitted
    | Locked
    | HostChanged
    | Muted
    | HandedOver
    | Started
    | DigestGiven
    | SeedCommitted
    | Contributed
    | SeedRevealed
    | Rolled
    | Dealt
    | Moved
    | CalzaCalled
    | Retracted
    | PauseRequested
    | Paused
    | Resumed
    | DowntimeCredited
    | Chatted
    | Reopened
    | SeriesEnded
)


class LogEntry(msgspec.Struct, frozen=True):
    """One event in the log of a table."""

    seq: int
    at: int
    guest: str | None
    command: str | None
    event: TableEvent


def action_of(event: TableEvent) -> Action | None:
    """Return the game action that an event records, or None."""
    match event:
        case Rolled(faces):
            return OpeningRoll(faces)
        case Dealt(hands, opener):
            return Deal(hands, opener)
        case Moved(seat, said):
            return to_move(said, seat)
    return None


def update_actions(actions: list[Action], event: TableEvent) -> None:
    """Add an event's game action to ``actions``, or remove the last bid if the event retracts it."""
    if isinstance(event, Retracted):
        actions.pop()
    elif (action := action_of(event)) is not None:
        actions.append(action)


# --- Encoding and decoding

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)


class _Versioned(msgspec.Struct):
    v: int = 1


_version = msgspec.json.Decoder(_Versioned)


def encode_event(event: TableEvent) -> str:
    """Encode an event for the log."""
    text = _encode(event).decode()
    return text if EVENT_VERSION == 1 else f'{text[:-1]},"v":{EVENT_VERSION}}}'


def decode_event(text: str) -> TableEvent:
    """Decode an event of any version from the log. Raises ``msgspec.DecodeError``."""
    return _decoder.decode(text) if EVENT_VERSION == 1 else upcast(text, _version.decode(text).v)


def upcast(text: str, version: int) -> TableEvent:
    """Convert an event from any version to the current one."""
    event = msgspec.json.decode(text, type=dict[str, Any])
    event.pop("v", None)
    for older in range(version, EVENT_VERSION):
        event = UPCASTS[older](event)
    happened: TableEvent = msgspec.convert(event, TableEvent)
    return happened
