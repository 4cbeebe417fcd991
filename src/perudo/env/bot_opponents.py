"""Bots as opponents in a batch of games: built-in bots, or your own bots (``perudo.protocol``).

Each bot sees every view of its seat in its game, and nothing else. Bots run in Python, move by move. Compiled versions
of the simple bots are in ``bots/compiled_policies.py``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from perudo.bots import Bot
from perudo.core.game import DUDO, FACES, Calza, Deal, Game, Hand, Move
from perudo.core.view import view
from perudo.protocol import BotFactory, load_trusted
from perudo.sim.batch import Batch
from perudo.sim.kernels import Array

import numpy as np  # isort: skip


def seat_assignment(opponents: str | Sequence[str], seats: int, first: int) -> dict[int, str]:
    """Return the name of the bot for each seat, starting with seat ``first``. ``opponents``: one name for all seats, or
    one per seat.

    Raises ``ValueError`` for a wrong number of names.
    """
    names = [opponents] * (seats - first + 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - first + 1:
        raise ValueError(f"expected {seats - first + 1} opponents, not {len(names)}")
    return dict(zip(range(first, seats + 1), names, strict=True))


class BotOpponents:
    """Bots that play some of the seats in all games of a batch."""

    def __init__(self, batch: Batch, names: Mapping[int, str]) -> None:
        """Raises ``PerudoError`` (``bot-*``) if a name does not identify a bot."""
        self._batch = batch
        self._kinds: dict[int, BotFactory] = {seat: load_trusted(name) for seat, name in names.items()}
        self._tables: list[_Table | None] = [None] * batch.games

    def reset(self, where: Array) -> None:
        """Create new bots for the games that have restarted."""
        for index in np.flatnonzero(where).tolist():
            chance = int(self._batch.state.rng[index])
            bots = {seat: kind(Random(f"{chance} {seat}"), self._batch.rules) for seat, kind in self._kinds.items()}
            self._tables[index] = table = _Table(bots)
            table.show(self._dealt(index, Game.mid_game(self._batch.rules, _each(self._batch.dice[index]))))

    @property
    def playing(self) -> bool:
        return any(self._tables)

    def game(self, index: int) -> Game:
        """Return the current state of a game, with all dice."""
        table = self._tables[index]
        assert table
        return table.game

    def moves(self, where: Array, seats: Array) -> Array:
        """Return the moves of the bots that may act, in turn or out of turn, in the given games."""
        return np.array([self._said(index, int(seats[index])) for index in np.flatnonzero(where).tolist()], np.int64)

    def record_move(self, index: int, seat: int, number: int) -> None:
        """Show a move to the bots of its game after the batch has played the move for any seat."""
        table, batch = self._tables[index], self._batch
        assert table
        if number == batch.pass_move:
            return
        move: Move = Calza(seat) if number == batch.calza else DUDO if number == batch.dudo else batch.bids[number]
        table.show(table.game.after(move))
        if table.game.hands is None and table.game.winner is None:
            table.show(self._dealt(index, table.game))

    def _said(self, index: int, seat: int) -> int:
        table, batch = self._tables[index], self._batch
        assert table
        move = table.bots[seat].choose(view(table.game, seat))
        if move is None:
            return batch.pass_move
        if isinstance(move, Calza):
            return batch.calza
        return batch.dudo if move == DUDO else batch.bids.index(move)

    def _dealt(self, index: int, game: Game) -> Game:
        hands = tuple(_hand(counts) for counts in self._batch.hands[index])
        return game.after(Deal(hands, int(self._batch.state.opener[index]) + 1))


class _Table:
    """A game of a batch, and its bots."""

    game: Game

    def __init__(self, bots: dict[int, Bot]) -> None:
        self.bots = bots
        self._in = set(bots)

    def show(self, game: Game) -> None:
        """Show the new state to every bot that had dice in the previous state."""
        self.game = game
        for seat in sorted(self._in):
            self.bots[seat].see(view(game, seat))
        for seat in self._in - set(game.alive) if game.winner is None else self._in:
            self.bots[seat].close()
        self._in &= set(game.alive) if game.winner is None else set()


def _each(dice: Array) -> tuple[int, ...]:
    return tuple(map(int, dice))


def _hand(counts: Any) -> Hand:
    return tuple(face for face, count in zip(FACES, counts, strict=True) for _ in range(count))
