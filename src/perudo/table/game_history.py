"""Extracts the games from a table's log: actions, players, and dice proofs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from perudo.core.game import Action, Game
from perudo.records.fair_dice import DiceProof
from perudo.records.record import Record
from perudo.table.events import (
    Dealt,
    LogEntry,
    Moved,
    Reopened,
    Retracted,
    SeedRevealed,
    Started,
    TableEvent,
    update_actions,
)
from perudo.table.state import Occupant, Table


class Mover(NamedTuple):
    seat: int
    occupant: Occupant


@dataclass(slots=True)
class PlayedRound:
    deal_index: int
    """The index of the round's deal among the game's actions."""
    proof: DiceProof | None
    """The proof of the round's dice."""
    movers: list[Mover | None] = field(default_factory=list)
    """The seat and occupant that made each move; None if the table made the move because a clock ran out."""


@dataclass(slots=True)
class GameHistory:
    """The history of one game, up to its latest event."""

    table: Table
    """The latest state of the table before people gather for another game."""
    start: Game
    actions: list[Action] = field(default_factory=list)
    rounds: list[PlayedRound] = field(default_factory=list)
    final_table: Table | None = None
    """The table at the end of the game, with the names that guests had at that time."""

    def follow(self, event: TableEvent, table: Table) -> None:
        """Add an event. ``table`` is the table after the event."""
        self.table = table
        match event:
            case Dealt():
                self.rounds.append(PlayedRound(len(self.actions), table.last_draw.proof if table.last_draw else None))
            case Moved(seat, _, late):
                self.rounds[-1].movers.append(None if late else Mover(seat, table.occupants[seat]))
            case Retracted():
                self.rounds[-1].movers.pop()
            case SeedRevealed():
                self.rounds[-1].proof = table.last_draw.proof if table.last_draw else None
        update_actions(self.actions, event)
        if self.final_table is None and table.stage == "over":
            self.final_table = table

    def record(self, *, proven: bool = False) -> Record:
        """Return the record of the game so far. ``proven``: whether to include the proofs of the dice."""
        table = self.final_table or self.table
        players = [occupant.name for _, occupant in sorted(table.occupants.items())]
        proofs = [played.proof for played in self.rounds] if proven else ()
        return Record.from_game(
            table.edition, players, self.start, self.actions, proofs, table.game_id if proven else None
        )


def game_histories(code: str, entries: Iterable[LogEntry]) -> Iterator[GameHistory]:
    """Yield the games of a table in order; the last game may still be in progress."""
    table, game = Table(code=code), None
    for entry in entries:
        table = table.apply(entry.event, entry.at)
        if isinstance(entry.event, Started | Reopened):
            if game:
                yield game
            game = GameHistory(table, table.current_game()) if isinstance(entry.event, Started) else None
        elif game:
            game.follow(entry.event, table)
    if game:
        yield game


def game_history(code: str, entries: Iterable[LogEntry], number: int) -> GameHistory | None:
    """Return the game with this number, or None."""
    return next((game for game in game_histories(code, entries) if game.table.game_count == number), None)
