"""Tournaments: requests to ``/api/tournaments``, and the answers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from perudo.core import limits
from perudo.protocol.wire.scalars import Chair, ClockSettings, Id, Name, Options

TOURNAMENT_CODE_LENGTH = 12
"""Length of a tournament's code, in characters. The code encodes 60 random bits."""
TournamentForm = Literal["knock-out", "swiss"]
"""``knock-out``: the better half of each table advances to the next round. ``swiss``: everybody plays all rounds, for
points."""


class NewTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a tournament, which the sender can start later."""

    name: Name
    form: TournamentForm
    table_size: Annotated[int, msgspec.Meta(ge=2, le=8)]
    """The number of players per table."""
    swiss_rounds: Annotated[int, msgspec.Meta(ge=2, le=limits.TOURNAMENT_ROUNDS)] = 4
    """The number of rounds in a Swiss tournament."""
    edition: str
    options: Options = {}
    clock: ClockSettings
    """The clock. A time limit is required, so that nobody holds up a round."""
    attempt: Id
    """An idempotency key: a random string that keeps a repeated request from opening a second tournament."""


class JoinTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Join a tournament. If the tournament has already started, the sender joins when the next round begins, either in
    place of a bot or in their own former place.
    """

    name: Name


class LeaveTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Leave a tournament. If the tournament has already started, a bot replaces the entrant when the next round
    begins."""

    entrant: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)] | None = None
    """The entrant to remove; None if the sender leaves. Only the person who opened the tournament can remove others."""


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """A participant in a tournament."""

    number: int
    name: str
    person: str | None
    """The id of the person who has reserved this name on this server; None if the name is not reserved."""
    is_bot: bool
    """Whether the entrant is a bot, or a person who left and was replaced by a bot."""
    place: int | None
    """The entrant's place, counted from 1; tied entrants share a place. None before the tournament starts and, in a
    knock-out tournament, until the entrant is eliminated.
    """
    points: float | None
    """The points scored; None in a knock-out tournament."""
    is_in: bool
    """Whether the entrant is playing now or will play in a later round."""


class TournamentTable(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament table."""

    table: str | None
    """The table's code; None until the table is open."""
    entrants: tuple[int, ...]
    """The entrants' numbers, by seat."""
    places: tuple[int, ...] | None
    """Each seat's finishing place; tied seats share a place. None while the game is being played."""


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament, as shown to everybody who has its link."""

    code: str
    """The last part of the tournament's link."""
    name: str
    form: TournamentForm
    table_size: Chair
    swiss_rounds: int
    edition: str
    rule_code: str
    clock: ClockSettings
    stage: Literal["gathering", "playing", "over"]
    entrants: tuple[Entrant, ...]
    """The entrants, best first; before the start, in the order in which they joined."""
    rounds: tuple[tuple[TournamentTable, ...], ...]
    next_round_in: int | None
    """Milliseconds until the tables of the next round are drawn; None before and after the tournament, and while its
    games are running."""
    you: int | None
    """The entrant number of the guest who sent the request; None if they have not entered."""
    your_table: str | None
    """The code of the table where the requesting guest is playing, or None."""
    is_owner: bool
    """Whether the guest who sent the request may start the tournament and remove entrants."""
    free: int
    """How many more people may join."""


class TournamentSummary(msgspec.Struct, frozen=True, kw_only=True):
    code: str
    name: str
    stage: Literal["gathering", "playing", "over"]


class Tournaments(msgspec.Struct, frozen=True, kw_only=True):
    """The tournaments that a guest has joined or opened, served at ``/api/tournaments``."""

    tournaments: tuple[TournamentSummary, ...]
    """The guest's latest tournaments, newest first."""


class SuspiciousPair(msgspec.Struct, frozen=True, kw_only=True):
    """Two players of a tournament who seldom called each other's bids."""

    players: tuple[str, str]
    calls: int
    """How often one of the two called the other's bid."""
    opportunities: int
    """How often one of the two could have called the other's bid."""
    expected: float
    """How many calls are expected from average players in the same positions."""
    log_ratio: float
    """The natural logarithm of the likelihood ratio: how much likelier these calls are if the two players spare each
    other than if they treat everybody alike."""


class CollusionReport(msgspec.Struct, frozen=True, kw_only=True):
    """The search for collusion in a finished tournament, served at ``/api/tournaments/CODE/collusion`` to the organizer
    only."""

    games: int
    """The number of games in the tournament."""
    analysed: int
    """How many games have been searched so far."""
    pairs: tuple[SuspiciousPair, ...] | None
    """The pairs whose calls are suspicious, most suspicious first; None until the search has finished."""
