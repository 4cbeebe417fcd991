"""The bots at a table. Each bot sees the game from its seat, and chooses its moves in a process of ``bot_pool.py``.

Before a bot chooses a move, it is shown all actions of the game that it has not seen yet. So an idle bot uses no CPU
time. A bot that joins late, or whose process was replaced, sees all views from the beginning of the game.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count

import structlog

from perudo.core.game import Action, Game, Move
from perudo.core.view import View, view
from perudo.server.room.bot_host import BotRequest
from perudo.server.room.bot_pool import BotPool, Host, MoveFuture
from perudo.table.decisions import default_move
from perudo.table.events import Reopened, Retracted, Started, TableEvent, update_actions
from perudo.table.state import Table

_logger = structlog.get_logger()

_numbers = count()


@dataclass(slots=True)
class _Seated:
    """A bot in its seat, and how much of the game it has seen. Used only by the thread that waits for the bot's
    move."""

    level: str
    seat: int
    start: Game
    game: Game
    """The last state of the game that the bot has seen."""
    number: int = field(default_factory=lambda: next(_numbers))
    shown: int | None = None
    """How many actions the bot has seen; None if it has not even seen the start of the game."""

    def move(self, actions: Sequence[Action], host: Host) -> tuple[Move | None, float]:
        """Return the bot's move after these actions, and the CPU seconds that it took. The move is None if the bot
        passes, fails, or chooses an illegal move."""
        begun, used = time.thread_time(), 0.0
        for _ in range(2):  # If the process has forgotten the bot, retry once with all views.
            is_new, views = self.shown is None, list(self._views(actions))
            thought = host.answer(BotRequest(self.number, self.level, self.start.rules, is_new, views))
            used += thought.seconds
            if not thought.forgotten:
                break
            self.shown = None
        if thought.error is not None:
            self.shown = None
            _logger.error("bot failed", bot=self.level, why=thought.error)
        used += time.thread_time() - begun
        legal = {str(move): move for move in views[-1].legal}
        return legal.get(thought.move or ""), used

    def _views(self, actions: Sequence[Action]) -> Iterator[View]:
        """Yield the views that the bot has not seen yet, or the current view if it has seen them all."""
        if self.shown is None:
            self.game, self.shown = self.start, 0
        if self.shown == len(actions) or not self.shown:
            yield view(self.game, self.seat)
        for action in actions[self.shown :]:
            self.game = self.game.after(action)
            self.shown += 1
            yield view(self.game, self.seat)


class TableBots:
    """The bots at one table. ``pool``: the processes that run the bots."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._start: Game | None = None
        """The initial state of the current game."""
        self._actions: list[Action] = []
        """The actions that were taken in the current game."""
        self._seated: dict[tuple[int, str], _Seated] = {}
        self._asked: dict[int, tuple[Game, MoveFuture]] = {}
        """For each seat, the game state of the last request to the bot, and the future for its move.
        """

    def observe(self, event: TableEvent, table: Table) -> None:
        """Record an event. ``table`` is the table after the event."""
        if isinstance(event, Started | Reopened):
            self.close()
            self._start, self._actions, self._seated = table.game, [], {}
            return
        if isinstance(event, Retracted):  # A bot cannot forget a retracted bid, so replace all bots.
            self.close()
            self._seated = {}
        update_actions(self._actions, event)

    def close(self) -> None:
        """Cancel all requests. Requests that have not started are skipped."""
        for _, thought in self._asked.values():
            thought.cancel()
        self._asked = {}

    def ask(self, table: Table, seat: int) -> MoveFuture:
        """Request a bot's move in the current state, unless it has already been requested. Return a future for the
        move.

        The future is cancelled if a move in another state is requested before the bot has answered.
        """
        game, level = table.current_game(), table.bots()[seat]
        about, answer = self._asked.get(seat, (None, None))
        if answer is None or about is not game:
            assert self._start is not None
            key = seat, level
            if key not in self._seated:
                self._seated[key] = _Seated(level, seat, self._start, self._start)
            if answer is not None:
                answer.cancel()
            answer = self._pool.ask(table.code, partial(self._seated[key].move, self._actions[:]))
            self._asked[seat] = game, answer
        return answer


def move_or_default(move: Move | None, game: Game, seat: int) -> Move | None:
    """Return a bot's move, or the default move if the bot passes on its own turn, so that the game continues."""
    return default_move(game) if move is None and seat == game.to_act else move
