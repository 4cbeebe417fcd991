"""The measurements of the server, and their names."""

from __future__ import annotations

from dataclasses import dataclass, field

from benchmarks.courses import Course, middle
from benchmarks.human import Paced
from benchmarks.peers.database import Written
from benchmarks.peers.postgres import Writing

FIRST_SIZE = 2200
"""Bytes of a frame in the first measurement."""
OURS, PARTS = "Perudo", "Perudo, with contributions"
ONE_NODE = "Perudo on PostgreSQL"
TWO_NODES = "Perudo on PostgreSQL, two nodes on one core, behind nginx"
FORWARDED = "Perudo on PostgreSQL, two nodes on one core, half of the sockets forwarded"
BARE, BARE_FIRST = "bare handler", f"bare handler, {FIRST_SIZE / 1000} kB"
BOARDGAME, BOARDGAME_BIDS = "boardgame.io", "boardgame.io, bids only"


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    seconds: float
    warm_up: float
    turns: int
    tables: tuple[int, ...]
    """Numbers of concurrent tables: one, some intermediate ones that are measured only once, and the maximum."""
    crowds: tuple[int, ...]
    """Numbers of spectators at one table."""
    idle: int
    """Idle sockets."""
    paced: tuple[int, ...]
    """Numbers of tables at human speed."""
    pace: float
    """Seconds from one move of such a table to the next."""
    seats: tuple[int, ...]
    """Numbers of people per table, for the comparison by seats."""
    whole: bool = True
    """Whether this is a full run: each part has its own server, and a missing peer is installed."""


@dataclass
class Figures:
    """All measurements."""

    effort: Effort
    courses: dict[str, dict[int, list[Course]]] = field(default_factory=dict)
    """One measurement per turn, for each contender and number of tables."""
    half: Course = field(default_factory=Course)
    crowds: dict[int, Course] = field(default_factory=dict)
    idle: dict[str, float] = field(default_factory=dict)
    rows: float = 0.0
    """Rows that the server stored per second in the run with the most tables."""
    database: dict[int, Written] = field(default_factory=dict)
    seats: dict[int, Course] = field(default_factory=dict)
    paced: dict[int, Paced] = field(default_factory=dict)
    """Measurements at human speed on one node, by number of tables."""
    alone: list[Writing] = field(default_factory=list)
    """PostgreSQL alone, writing the same rows."""
    skipped: list[str] = field(default_factory=list)

    def middle(self, name: str, tables: int) -> Course:
        return middle(self.courses[name][tables])


def plural(tables: int) -> str:
    return f"{tables} table{'s' * (tables > 1)}"
