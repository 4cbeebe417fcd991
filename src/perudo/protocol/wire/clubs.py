"""Clubs: requests to ``/api/clubs``, and the answers. Times are in milliseconds since 1970."""

from __future__ import annotations

from typing import Annotated

import msgspec

from perudo.protocol.wire.scalars import Id, Name, Options, TableSettings

EveningTime = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class FoundClub(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Create a club."""

    name: Name
    attempt: Id
    """An idempotency key: a random string that keeps a repeated request from creating a second club."""


class ChangeClub(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Change a club. Any member can set the next evening; only the owner can change the name or the link."""

    name: Name | None = None
    """None to keep the name."""
    new_code: bool = False
    """Whether to replace the club's link, which makes the old link invalid."""
    next_at: EveningTime | None = None
    """None to keep the planned evening; 0 to cancel it."""


class LeaveClub(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Leave a club or, as the club's owner, remove a member."""

    member: Id | None = None
    """None to leave the club yourself. If the owner leaves, the member who joined earliest becomes the owner. The club
    is deleted when the last member leaves."""


class AnswerInvitation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Say whether the member will attend the club's next evening."""

    coming: bool


class ClubMember(msgspec.Struct, frozen=True, kw_only=True):
    """A member of a club."""

    id: str
    name: str
    is_owner: bool
    you: bool
    coming: bool | None
    """None if the member has not answered, or no evening is planned."""


class ClubScore(msgspec.Struct, frozen=True, kw_only=True):
    """A member's score in the games of a club evening or a calendar year."""

    place: int
    """The member's place, from 1. Members are ranked by wins, then by mean place, then by correct dudos. Equal scores
    share a place."""
    member: str
    """The member's id."""
    games: int
    wins: int


class ClubStandings(msgspec.Struct, frozen=True, kw_only=True):
    """The standings of a club evening or a calendar year."""

    at: int
    """When the first game ended, in milliseconds since 1970."""
    scores: tuple[ClubScore, ...]
    """The members' scores, best first."""


class ClubTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that was opened for a club."""

    table: str
    opened_at: int


class Club(msgspec.Struct, frozen=True, kw_only=True):
    """A club, as shown to its members."""

    code: str
    """The last part of the club's link."""
    name: str
    members: tuple[ClubMember, ...]
    """The members, in the order in which they joined."""
    next_at: int | None
    """The time of the next evening; None if no evening is planned."""
    tables: tuple[ClubTable, ...]
    """The club's most recent tables from the last 24 hours, newest first."""
    years: tuple[ClubStandings, ...]
    """The standings of recent calendar years (UTC) in which the club has played, latest first."""
    evenings: tuple[ClubStandings, ...]
    """The standings of recent evenings, latest first. After six hours without a game, the next game starts a new
    evening."""


class ClubInvitation(msgspec.Struct, frozen=True, kw_only=True):
    """A club, as shown to non-members who have its link."""

    name: str
    members: int


class ClubAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to requests about one club."""

    club: Club | None
    """None if the sender is not a member."""
    invitation: ClubInvitation | None
    """None if the sender is a member."""


class ClubRules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules and settings of a club's last table, which are used again to open its next table."""

    edition: str
    options: Options
    chairs: int
    table_settings: TableSettings


class ClubRulesAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a request for a club's rules."""

    rules: ClubRules | None
    """None if the club has had no table yet, or if the last table's log can no longer be read."""


class ClubInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A club in a person's list."""

    code: str
    name: str
    next_at: int | None


class Clubs(msgspec.Struct, frozen=True, kw_only=True):
    """The clubs of the signed-in person."""

    clubs: tuple[ClubInfo, ...]
