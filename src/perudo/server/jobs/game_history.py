"""The games of a table, each as the log tells it: what was done in it, by whom, and where its dice came from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from perudo.core.game import Action, Game
from perudo.records.fair_dice import DiceProof
from perudo.records.record import Record
from perudo.server.log.events import Dealt, Happening, Reopened, Retracted, Spoke, Started, Unsealed, follow
from perudo.server.log.store import Entry
from perudo.server.table.state import Sitter, Table


class Speaker(NamedTuple):
    seat: int
    sitter: Sitter


@dataclass(slots=True)
class Round:
    at: int
    """Which of the game's actions its deal is."""
    proof: DiceProof | None
    """Where its dice came from."""
    speakers: list[Speaker | None] = field(default_factory=list)
    """Who said each of its words; None where a clock ran out, and the table spoke."""


@dataclass(slots=True)
class Played:
    """A game so far."""

    table: Table
    """As it stands now, until people gather for another game."""
    start: Game
    actions: list[Action] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    over: Table | None = None
    """The table when the game was over: who has a new name since then played by the old one."""

    def follow(self, event: Happening, table: Table) -> None:
        """One more event; ``table``: as it is after it."""
        self.table = table
        match event:
            case Dealt():
                self.rounds.append(Round(len(self.actions), table.drawn.proof if table.drawn else None))
            case Spoke(seat, _, late):
                self.rounds[-1].speakers.append(None if late else Speaker(seat, table.sitters[seat]))
            case Retracted():
                self.rounds[-1].speakers.pop()
            case Unsealed():
                self.rounds[-1].proof = table.drawn.proof if table.drawn else None
        follow(self.actions, event)
        if self.over is None and table.stage == "over":
            self.over = table

    def record(self, *, proven: bool = False) -> Record:
        """Of what was played so far; ``proven``: with where its dice came from."""
        table = self.over or self.table
        players = [sitter.name for _, sitter in sorted(table.sitters.items())]
        proofs = [played.proof for played in self.rounds] if proven else ()
        return Record.of(table.edition, players, self.start, self.actions, proofs, table.place if proven else None)


def games(code: str, entries: Iterable[Entry]) -> Iterator[Played]:
    """Each game of a table, from the first; the last one may be under way."""
    table, game = Table(code=code), None
    for entry in entries:
        table = table.after(entry.event, entry.at)
        if isinstance(entry.event, Started | Reopened):
            if game:
                yield game
            game = Played(table, table.playing()) if isinstance(entry.event, Started) else None
        elif game:
            game.follow(entry.event, table)
    if game:
        yield game


def game_of(code: str, entries: Iterable[Entry], number: int) -> Played | None:
    """A table's game of this number; None where there is none."""
    return next((game for game in games(code, entries) if game.table.games == number), None)
