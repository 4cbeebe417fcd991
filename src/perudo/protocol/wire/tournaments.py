"""Tournaments: requests to ``/api/tournaments``, and the answers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from perudo.core import limits
from perudo.protocol.wire.scalars import Chair, ClockSettings, Id, Name, Options

TOURNAMENT_CODE_LENGTH = 12
"""Letters of a tournament's code: 60 random bits."""
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
    """A random text that the page makes once, so that a repeated request opens only one tournament."""


class JoinTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Joins a tournament. Once it has begun, the sender takes the place of a bot, from the next round, or returns to
    the place that they have left."""

    name: Name


class LeaveTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Leaves a tournament. Once it has begun, a bot plays on, from the next round."""

    entrant: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)] | None = None
    """None to leave. The person who opened the tournament may also remove others, by number."""


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays in a tournament."""

    number: int
    name: str
    person: str | None
    """The id of the person who keeps this name; None for anybody else."""
    is_bot: bool
    """Also for somebody who has left, for whom a bot plays."""
    place: int | None
    """From 1; equal ones share a place. None for somebody who is still in a knock-out, and before the start."""
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
    """The place of each seat; equal ones share a place. None while the game is being played."""


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament, as everybody with its link sees it."""

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
    """Milliseconds until the next round is drawn; None while a game is being played, and before and after the
    tournament."""
    you: int | None
    """The number of the guest who asks; None for somebody who does not play."""
    your_table: str | None
    """The code of the table at which the guest who asks plays now; None if there is none."""
    is_owner: bool
    """Whether the guest who asks may start the tournament, and remove entrants."""
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
