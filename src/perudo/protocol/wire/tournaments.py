"""Tournaments: requests to ``/api/tournaments``, and the answers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from perudo.core import limits
from perudo.protocol.wire.scalars import Chair, ClockSettings, Id, Name, Options

TOURNAMENT_CODE_LENGTH = 12
"""Length of a tournament's code in characters, which encode 60 random bits."""
TournamentForm = Literal["knock-out", "swiss"]
"""``knock-out``: the better half of each table goes on. ``swiss``: everybody plays all rounds, for points."""


class NewTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Opens a tournament. The sender may start it."""

    name: Name
    form: TournamentForm
    table_size: Annotated[int, msgspec.Meta(ge=2, le=8)]
    """Players at a table."""
    swiss_rounds: Annotated[int, msgspec.Meta(ge=2, le=limits.TOURNAMENT_ROUNDS)] = 4
    """Rounds of a Swiss tournament."""
    edition: str
    options: Options = {}
    clock: ClockSettings
    """There must be a time limit, so that nobody holds up a round."""
    attempt: Id
    """A random text that the page generates once, so that a repeated request opens only one tournament."""


class JoinTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Joins a tournament. After the start, the sender replaces a bot from the next round on, or returns to the place
    that they left."""

    name: Name


class LeaveTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Leave a tournament. After the start, a bot plays in the entrant's place from the next round on."""

    entrant: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)] | None = None
    """None to leave. The person who opened the tournament may also remove others, by number."""


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """A participant in a tournament."""

    number: int
    name: str
    person: str | None
    """The id of the person who keeps this name; None if the name is not kept."""
    is_bot: bool
    """True also if a bot plays for a person who has left."""
    place: int | None
    """From 1; tied entrants share a place. None before the start, and while the entrant is still in a knock-out."""
    points: float | None
    """None in a knock-out."""
    is_in: bool
    """Whether the entrant plays another round, or is playing one."""


class TournamentTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a tournament."""

    table: str | None
    """None until it is open."""
    entrants: tuple[int, ...]
    """The entrants' numbers, by seat."""
    places: tuple[int, ...] | None
    """The place of each seat; tied seats share a place. None while the game is being played."""


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament, as shown to everybody who has its link."""

    code: str
    """The last part of its link."""
    name: str
    form: TournamentForm
    table_size: Chair
    swiss_rounds: int
    edition: str
    rule_code: str
    clock: ClockSettings
    stage: Literal["gathering", "playing", "over"]
    entrants: tuple[Entrant, ...]
    """Best first; before the start, in the order in which they joined."""
    rounds: tuple[tuple[TournamentTable, ...], ...]
    next_round_in: int | None
    """Milliseconds until the next round is drawn; None before and after the tournament, and during its games."""
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
    """The tournaments in which a guest plays, or which the guest has opened: ``/api/tournaments``."""

    tournaments: tuple[TournamentSummary, ...]
    """The latest ones, newest first."""
