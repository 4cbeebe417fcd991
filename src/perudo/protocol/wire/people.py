"""Registered names: requests to ``/api/me``, and the answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from perudo.core import limits
from perudo.protocol.wire.practice import PracticeProgress
from perudo.protocol.wire.scalars import Id, Name, TableCode

Attempt = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22,40}$")]
"""An idempotency key: a random string for each attempt, so that a repeated request gets the same answer."""
Device = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.DEVICE_LENGTH)]
"""A short description of the browser, such as "Firefox, Android"."""


Credential = dict[str, Any]
"""A passkey's response, as ``PublicKeyCredential.toJSON`` returns it."""


class RegisterName(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Reserve a name for this browser's guest."""

    name: Name
    device: Device
    attempt: Attempt
    passkey: Credential | None = None
    """A new passkey, if the person chose to sign in with a passkey."""


class SignIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sign this browser in with a passkey, a recovery code, or the secret from a sign-in link."""

    passkey: Credential | None = None
    code: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    secret: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    device: Device
    attempt: Attempt


class MakePasskey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Request the options that the browser needs to create a passkey. ``name``: the name to reserve."""

    name: Name


class AddPasskey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Add a passkey for the signed-in person."""

    passkey: Credential


class RemovePasskey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Remove one of the person's passkeys."""

    id: Annotated[str, msgspec.Meta(max_length=limits.PASSKEY_ID_LENGTH)]


class PasskeyOptions(msgspec.Struct, frozen=True, kw_only=True):
    """Options for the browser function that creates or uses a passkey."""

    options: dict[str, Any]


class Subscribe(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Subscribe this browser to notifications, sent through its push service."""

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
    """The public key, in base64url, by which push services recognise this server."""

    key: str


class ChangeName(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Change a registered name."""

    name: Name


class SignOut(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sign the person out of a browser. ``session``: the browser's session; None for this browser."""

    session: Id | None = None


class SessionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A browser in which the person is signed in. Times are in milliseconds since 1970."""

    id: str
    device: str
    created_at: int
    used_at: int
    """The approximate time of the last use: the true time may be up to a day later."""
    current: bool
    """Whether this is the browser that sent the request."""


Visibility = Literal["everybody", "clubs", "nobody"]
"""The people who can see a person's ratings and games: everybody, members of the person's clubs, or only the person."""


class SetVisibility(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Set who can see the person's ratings and games."""

    visibility: Visibility


class PasskeyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One of the person's passkeys."""

    id: str
    created_at: int
    """In milliseconds since 1970."""


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The guest or signed-in person who sent the request: ``/api/me``."""

    id: str | None
    """None for a guest without a registered name."""
    name: str | None
    sessions: tuple[SessionInfo, ...]
    passkeys: tuple[PasskeyInfo, ...] = ()
    """The passkeys, oldest first."""
    visibility: Visibility = "clubs"
    banned: str | None = None
    """The reason for the person's ban; None if they are not banned."""


class ReportPerson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Report a person to the server's operator."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=limits.REPORT_LENGTH)]
    table: TableCode | None = None
    """The sender's most recent table, if any."""


class Opponent(msgspec.Struct, frozen=True, kw_only=True):
    """An opponent of this person, with a registered name."""

    id: str
    name: str
    games: int


class RatingPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A rating (the mean) after a game, with half the width of its 95 % interval. Newcomers start at 1500. In
    two-player games, a rating difference has the same meaning as in the Elo system.
    """

    at: int
    """When the game ended, in milliseconds since 1970."""
    rating: int
    margin: int


class BotRating(msgspec.Struct, frozen=True, kw_only=True):
    bot: str
    """The bot's level."""
    rating: int


class PlayerRating(msgspec.Struct, frozen=True, kw_only=True):
    """A person's rating in one class of games, defined by the number of players."""

    players: Literal[2, 4, 8]
    """The maximum number of players per game: 2 for two players, 4 for three or four, 8 for five to eight."""
    fewest: int
    """The minimum number of players per game in this class."""
    start: int
    """The rating with which a newcomer starts."""
    games: int
    """The number of rated games."""
    history: tuple[RatingPoint, ...]
    """The rating after each recent game, oldest first. The last entry is the current rating."""
    bots: tuple[BotRating, ...]
    """The ratings of the built-in bots on the same scale, weakest first."""


class PuzzleStanding(msgspec.Struct, frozen=True, kw_only=True):
    """A person's skill at puzzles."""

    rating: int
    answered: int
    streak: int
    """The number of consecutive days, ending today or yesterday, on which the person answered the puzzle of the day."""


class PersonalStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """Statistics of a person's finished games on this server: ``/api/me/statistics``."""

    games: int
    wins: int
    bids: int
    bluffs: int
    """The number of false bids."""
    bluffs_believed: int
    """The number of false bids that the next player raised instead of calling dudo."""
    dudos: int
    right_dudos: int
    calzas: int
    right_calzas: int
    reviewed: int
    """The number of finished games that have been reviewed."""
    accuracy: int | None
    """The mean accuracy in reviewed games, from 0 to 100: see ``ReviewedSeat``. None if no game has been reviewed."""
    puzzles: PuzzleStanding | None
    """None if the person has not answered any puzzle."""
    opponents: tuple[Opponent, ...]
    """The person's most frequent opponents. Only the person can see this list."""
    ratings: tuple[PlayerRating, ...]
    """The person's ratings, one for each class in which the person has played rated games."""


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """A person with a registered name, as shown to others: ``/api/people/ID``."""

    id: str
    name: str
    since: int
    """When the name was reserved, in milliseconds since 1970."""
    you: bool
    """Whether this person sent the request."""
    can_invite: bool
    """Whether the sender of the request can invite this person to a table: see ``Invite``."""
    statistics: PersonalStatistics | None
    """None if the sender of the request may not see the statistics."""


class NotificationInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that receives notifications."""

    endpoint: str
    language: str
    quiet_nights: bool


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """The person's result in a finished game. ``/r/TABLE/GAME.perudo`` is the game's record."""

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
    """The accuracy (0 to 100) in the last review of the game; None if the game has not been reviewed."""
    rank: int | None
    """The person's rank in a rated game; None if the game was not rated. Players who left are ranked last."""
    mean: float | None
    """The rating's mean after the game, in openskill's units; None if the game did not change the person's rating."""
    deviation: float | None


class PersonalData(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the server stores about the person, except secrets: ``/api/me/data``."""

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
    """The tables of the person's recent invitations, both sent and received."""
    reports: tuple[str, ...]
    """The open reports that this person has sent."""
    tables: tuple[str, ...]
    """The tables at which the person sat. The tables' logs contain names, moves and chat."""
    games: tuple[GameResult, ...]


class Registration(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to ``RegisterName``, and to a request for a new recovery code."""

    me: Me
    recovery_code: str | None
    """The recovery code is shown only once, and signs the person in on any device. None if the person signs in with a
    passkey."""


class SignInLink(msgspec.Struct, frozen=True, kw_only=True):
    """A one-time link that signs the person in on another device."""

    link: str
    qr_code: str
    """A QR code of the link: an image in a ``data:`` URL."""
    seconds: int
    """How long the link is valid, in seconds."""


def readable(data: PersonalData) -> str:
    """Return a person's data as human-readable JSON."""
    return msgspec.json.format(msgspec.json.encode(data)).decode()
