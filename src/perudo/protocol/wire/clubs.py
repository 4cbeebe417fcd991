"""Clubs: requests to ``/api/clubs``, and the answers. Times are in milliseconds since 1970."""

from __future__ import annotations

from typing import Annotated

import msgspec

from perudo.protocol.wire.scalars import Id, Name, Options, TableSettings

EveningTime = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class FoundClub(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Founds a club."""

    name: Name
    attempt: Id
    """A random text that the page generates once, so that a repeated request founds only one club."""


class ChangeClub(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Changes a club. Any member may set the next evening; only the owner may change the rest."""

    name: Name | None = None
    """None to keep the name."""
    new_code: bool = False
    """Whether to replace the link, which makes the old one invalid."""
    next_at: EveningTime | None = None
    """None to keep the next evening, 0 for no evening."""


class LeaveClub(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Leave a club or, as its owner, remove a member."""

    member: Id | None = None
    """None to leave. If the owner leaves, the member who joined earliest becomes the owner. The club ends when the last
    member leaves."""


class AnswerInvitation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """State whether the member will attend the next evening."""

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
    """What a member has achieved in some games."""

    place: int
    """From 1. More wins are better, then a better mean place, then more right dudos. Equal scores share a place."""
    member: str
    """The member's id."""
    games: int
    wins: int


class ClubStandings(msgspec.Struct, frozen=True, kw_only=True):
    """The standings of an evening or of a year."""

    at: int
    """When the first game ended, in milliseconds since 1970."""
    scores: tuple[ClubScore, ...]
    """Best first."""


class ClubTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a club."""

    table: str
    opened_at: int


class Club(msgspec.Struct, frozen=True, kw_only=True):
    """A club, as shown to its members."""

    code: str
    """The last part of the club's link."""
    name: str
    members: tuple[ClubMember, ...]
    """In the order in which they joined."""
    next_at: int | None
    """The next evening; None if none is planned."""
    tables: tuple[ClubTable, ...]
    """The newest tables of the last day, newest first."""
    years: tuple[ClubStandings, ...]
    """The standings of the last calendar years (UTC) in which the club has played, the last one first."""
    evenings: tuple[ClubStandings, ...]
    """The standings of the last evenings, the last one first. After six hours without a game, another one begins."""


class ClubInvitation(msgspec.Struct, frozen=True, kw_only=True):
    """A club, as shown to others who have its link."""

    name: str
    members: int


class ClubAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to requests about one club."""

    club: Club | None
    """None unless the sender is a member."""
    invitation: ClubInvitation | None
    """None for a member."""


class ClubRules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules and settings of a club's last table, with which the next one is opened."""

    edition: str
    options: Options
    chairs: int
    table_settings: TableSettings


class ClubRulesAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a request for a club's rules."""

    rules: ClubRules | None
    """None if the club has had no table yet, or if its log cannot be read any more."""


class ClubInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A club in a person's list."""

    code: str
    name: str
    next_at: int | None


class Clubs(msgspec.Struct, frozen=True, kw_only=True):
    """The clubs of the person who is signed in."""

    clubs: tuple[ClubInfo, ...]
