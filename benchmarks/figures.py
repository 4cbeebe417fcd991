"""What is measured of the server, and by what names."""

from __future__ import annotations

from dataclasses import dataclass, field

from benchmarks.courses import Course, middle
from benchmarks.human import Paced
from benchmarks.peers.database import Written
from benchmarks.peers.postgres import Writing

FIRST_SIZE = 2200
"""Bytes of a frame when this was measured first."""
OURS, PARTS = "Perudo", "Perudo, with parts in the dice"
ONE_NODE = "Perudo on PostgreSQL"
TWO_NODES = "Perudo on PostgreSQL, two nodes on the one core, behind nginx"
FORWARDED = "Perudo on PostgreSQL, two nodes on the one core, half of the sockets forwarded"
BARE, BARE_FIRST, BOARDGAME = "bare handler", f"bare handler, {FIRST_SIZE / 1000} kB", "boardgame.io"


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    seconds: float
    warm_up: float
    turns: int
    tables: tuple[int, ...]
    """How many at a time: one, some on the way that are measured once, and the most."""
    crowds: tuple[int, ...]
    """How many watch one table."""
    idle: int
    """Sockets that wait."""
    paced: tuple[int, ...]
    """How many tables at a human pace."""
    pace: float
    """Seconds from one word of such a table to the next."""
    seats: tuple[int, ...]
    """How many people at each of some tables."""
    whole: bool = True
    """Whether the figures count: then each part has a server of its own, and the peer is installed where it is not."""


@dataclass
class Figures:
    """All that was measured."""

    effort: Effort
    courses: dict[str, dict[int, list[Course]]] = field(default_factory=dict)
    """Of each contender, for so many tables, in each turn."""
    half: Course = field(default_factory=Course)
    crowds: dict[int, Course] = field(default_factory=dict)
    idle: dict[str, float] = field(default_factory=dict)
    rows: float = 0.0
    """That the server stored in a second, with the most tables."""
    database: dict[int, Written] = field(default_factory=dict)
    seats: dict[int, Course] = field(default_factory=dict)
    paced: dict[int, Paced] = field(default_factory=dict)
    """So many tables at a human pace, at one node."""
    alone: list[Writing] = field(default_factory=list)
    """What PostgreSQL alone writes."""
    skipped: list[str] = field(default_factory=list)

    def middle(self, name: str, tables: int) -> Course:
        return middle(self.courses[name][tables])


def plural(tables: int) -> str:
    return f"{tables} table{'s' * (tables > 1)}"
