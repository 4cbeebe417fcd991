"""Kept names: requests to ``/api/me``, and the answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from perudo.core import limits
from perudo.protocol.wire.practice import PracticeProgress
from perudo.protocol.wire.scalars import Id, Name, TableCode

Attempt = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22,40}$")]
"""A random text that the page generates once per attempt, so that a repeated request gets the same answer."""
Device = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.DEVICE_LENGTH)]
"""What a browser calls itself, such as "Firefox, Android"."""


Credential = dict[str, Any]
"""A passkey's response, as ``PublicKeyCredential.toJSON`` returns it."""


class KeepName(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Reserve a name for this browser's guest."""

    name: Name
    device: Device
    attempt: Attempt
    passkey: Credential | None = None
    """A new passkey, if the person has chosen to sign in with one."""


class SignIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sign this browser in with a passkey, a recovery code, or the secret of a link."""

    passkey: Credential | None = None
    code: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    secret: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    device: Device
    attempt: Attempt


class MakePasskey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Request the options with which the browser creates a passkey. ``name``: the name to reserve."""

    name: Name


class AddPasskey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Add a passkey for the signed-in person."""

    passkey: Credential


class RemovePasskey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Remove one of the person's passkeys."""

    id: Annotated[str, msgspec.Meta(max_length=limits.PASSKEY_ID_LENGTH)]


class PasskeyOptions(msgspec.Struct, frozen=True, kw_only=True):
    """Options for the browser's function that makes or uses a passkey."""

    options: dict[str, Any]


class Subscribe(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Request notifications for this browser from its push service."""

    endpoint: Annotated[str, msgspec.Meta(max_length=limits.PUSH_ENDPOINT_LENGTH)]
    """The push service's URL for this browser."""
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    """The browser's public key, in base64url."""
    auth: Annotated[str, msgspec.Meta(max_length=100)]
    """The browser's authentication secret, in base64url."""
    language: Annotated[str, msgspec.Meta(max_length=20)]
    """The language of the notifications."""
    quiet_nights: bool
    """Whether notifications are silent between 22:00 and 8:00."""


class PushKey(msgspec.Struct, frozen=True, kw_only=True):
    """The key with which this server signs its requests to push services, in base64url."""

    key: str


class ChangeName(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Changes a kept name."""

    name: Name


class SignOut(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sign the person out of a browser. ``session``: None for this browser."""

    session: Id | None = None


class SessionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A browser in which the person is signed in. Times are in milliseconds since 1970."""

    id: str
    device: str
    created_at: int
    used_at: int
    """The time of the last use, up to a day too early."""
    current: bool
    """Whether this is the browser that sent the request."""


Visibility = Literal["everybody", "clubs", "nobody"]
"""The people who can see a person's ratings and games: everybody, members of the person's clubs, or only the person."""


class SetVisibility(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Set who can see the person's ratings and games."""

    visibility: Visibility


class PasskeyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey of the person."""

    id: str
    created_at: int
    """In milliseconds since 1970."""


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The signed-in person, as the server knows them: ``/api/me``."""

    id: str | None
    """None for a guest without a kept name."""
    name: str | None
    sessions: tuple[SessionInfo, ...]
    passkeys: tuple[PasskeyInfo, ...] = ()
    """Oldest first."""
    visibility: Visibility = "clubs"
    banned: str | None = None
    """The reason for the person's ban; None if they are not banned."""


class ReportPerson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Report a person to the server's operator."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=limits.REPORT_LENGTH)]
    table: TableCode | None = None
    """The table that the sender used last; None if there is none."""


class Opponent(msgspec.Struct, frozen=True, kw_only=True):
    """A person with a kept name whom this person has played with."""

    id: str
    name: str
    games: int


class RatingPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A rating after a game: its mean, and half the width of the interval that contains the true strength with 95 %
    probability. Newcomers start at 1500. In two-player games, a difference in rating means the same as in Elo."""

    at: int
    """When the game ended, in milliseconds since 1970."""
    rating: int
    margin: int


class BotRating(msgspec.Struct, frozen=True, kw_only=True):
    bot: str
    """The level."""
    rating: int


class PlayerRating(msgspec.Struct, frozen=True, kw_only=True):
    """A person's rating in one class of games."""

    players: Literal[2, 4, 8]
    """The largest number of players in the class: two, three or four, or five to eight."""
    fewest: int
    """The smallest number of players in the class."""
    start: int
    """The rating with which newcomers start."""
    games: int
    """The number of rated games."""
    history: tuple[RatingPoint, ...]
    """The rating after each of the last games, oldest first. The last one is the current rating."""
    bots: tuple[BotRating, ...]
    """The built-in bots on the same scale, weakest first."""


class PuzzleStanding(msgspec.Struct, frozen=True, kw_only=True):
    """A person's skill at puzzles."""

    rating: int
    answered: int
    streak: int
    """The number of consecutive days, up to today or yesterday, with an answer to the puzzle of the day."""


class PersonalStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """The games that a person has finished on this server: ``/api/me/statistics``."""

    games: int
    wins: int
    bids: int
    bluffs: int
    """False bids."""
    bluffs_believed: int
    """False bids that the next player raised instead of calling."""
    dudos: int
    right_dudos: int
    calzas: int
    right_calzas: int
    reviewed: int
    """The number of these games that have been reviewed."""
    accuracy: int | None
    """The mean accuracy in reviewed games, from 0 to 100: see ``ReviewedSeat``. None without a review."""
    puzzles: PuzzleStanding | None
    """None if the person has not solved any puzzle."""
    opponents: tuple[Opponent, ...]
    """The people with whom the person has played most often. Only the person sees them."""
    ratings: tuple[PlayerRating, ...]
    """For each class in which the person has played rated games."""


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """A person with a kept name, as shown to others: ``/api/people/ID``."""

    id: str
    name: str
    since: int
    """When the name was reserved, in milliseconds since 1970."""
    you: bool
    """Whether this person sent the request."""
    can_invite: bool
    """Whether the sender of the request can invite this person to a table: see ``Invite``."""
    statistics: PersonalStatistics | None
    """None if the sender of the request may not see it."""


class NotificationInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that receives notifications."""

    endpoint: str
    language: str
    quiet_nights: bool


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """What the person achieved in a finished game. ``/r/TABLE/GAME.perudo`` is the game's record."""

    table: str
    game: int
    seat: int
    edition: str
    ended_at: int
    """In milliseconds since 1970."""
    players: int
    place: int
    bids: int
    bluffs: int
    bluffs_believed: int
    dudos: int
    right_dudos: int
    calzas: int
    right_calzas: int
    accuracy: int | None
    """From 0 to 100, by the last review of the game; None without a review."""
    rank: int | None
    """The order of finish in a rated game, in which a player who left comes last; None if the game was not rated."""
    mean: float | None
    """The mean of the rating after the game, in openskill's units; None without a rating."""
    deviation: float | None


class PersonalData(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the server stores about the person: ``/api/me/data``. Secrets are left out."""

    id: str
    name: str
    created_at: int
    """When the name was reserved, in milliseconds since 1970."""
    visibility: Visibility
    banned: str | None
    """The reason for the person's ban; None if they are not banned."""
    sessions: tuple[SessionInfo, ...]
    passkeys: tuple[PasskeyInfo, ...]
    notifications: tuple[NotificationInfo, ...]
    clubs: tuple[str, ...]
    """The names of the person's clubs."""
    practice: PracticeProgress | None
    tournaments: tuple[str, ...]
    """The names of the tournaments in which the person plays or has played."""
    invitations: tuple[str, ...]
    """The tables of the person's recent invitations, sent and received."""
    reports: tuple[str, ...]
    """The person's reports that the operator has not yet closed."""
    tables: tuple[str, ...]
    """The tables at which the person sat. Their logs contain names, moves and chat."""
    games: tuple[GameResult, ...]


class KeptName(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to ``KeepName``, and to a request for a new recovery code."""

    me: Me
    recovery_code: str | None
    """Shown only once. It signs the person in on any device. None if the person signs in with a passkey."""


class SignInLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link that signs in another device once."""

    link: str
    qr_code: str
    """The link as an image (a data URL)."""
    seconds: int
    """Lifetime."""


def readable(data: PersonalData) -> str:
    """Return a person's data as JSON for people to read."""
    return msgspec.json.format(msgspec.json.encode(data)).decode()
