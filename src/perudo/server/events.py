"""What happens at a table, as its log keeps it."""

from __future__ import annotations

import msgspec

from perudo import wire
from perudo.game import Hand
from perudo.rules import Value


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="event", tag=str.lower):
    """Something that happened at a table. ``guest`` is who a person is to the server: a digest, never shown."""


class Opened(Event, frozen=True):
    guest: str
    edition: str
    options: dict[str, Value]
    chairs: int
    customs: wire.Customs


class Configured(Event, frozen=True):
    edition: str
    options: dict[str, Value]
    chairs: int
    customs: wire.Customs


class Sat(Event, frozen=True):
    """A person takes a chair, or takes their seat back from a bot, or has a new name."""

    chair: int
    guest: str
    name: str


class BotSat(Event, frozen=True):
    """A bot takes a free chair, or plays on in the seat of a person."""

    chair: int
    bot: wire.Level


class Stood(Event, frozen=True):
    chair: int


class Handed(Event, frozen=True):
    """The person on a chair goes on at another device, which is another guest."""

    chair: int
    guest: str


class Started(Event, frozen=True):
    """The game begins; who sits has the seats 1, 2, 3 ... in the order of the chairs."""


class Committed(Event, frozen=True):
    """The seed of the next round's dice, in hexadecimal: its commitment is shown at once, itself when they lie open."""

    seed: str


class Contributed(Event, frozen=True):
    """A seat's own part in the next round's dice: random bytes in hexadecimal."""

    seat: int
    contribution: str


class Rolled(Event, frozen=True):
    faces: tuple[int, ...]


class Dealt(Event, frozen=True):
    hands: tuple[Hand, ...]
    opener: int


class Spoke(Event, frozen=True):
    """A bid, dudo, or a calza that is heard. ``late``: the clock ran out, and the table spoke for the player."""

    seat: int
    said: wire.Said
    late: bool = False


class Called(Event, frozen=True):
    """Calza is called: heard at ``until`` (milliseconds) unless the player to act speaks or a nearer one calls."""

    seat: int
    until: int


class PauseAsked(Event, frozen=True):
    seat: int
    wanted: bool


class Paused(Event, frozen=True):
    """All people who were there had asked for it."""


class Resumed(Event, frozen=True):
    pass


class Credited(Event, frozen=True):
    """The server was away for so many milliseconds, which nobody's clock is charged for."""

    milliseconds: int


class Talked(Event, frozen=True):
    seat: int
    phrase: wire.Phrase | None
    text: str | None


class Reopened(Event, frozen=True):
    """After a game the same people gather for another, the order turned by one: who sat second sits first."""


Happening = (
    Opened
    | Configured
    | Sat
    | BotSat
    | Stood
    | Handed
    | Started
    | Committed
    | Contributed
    | Rolled
    | Dealt
    | Spoke
    | Called
    | PauseAsked
    | Paused
    | Resumed
    | Credited
    | Talked
    | Reopened
)
