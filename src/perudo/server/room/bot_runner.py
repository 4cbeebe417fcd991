"""The bots at a table. They see the views of their seats, and choose moves in a separate thread.

Before a bot has to choose a move, it is shown the actions of the game that it has not seen yet. So an idle bot costs
nothing, and a bot that joins late or after a restart sees the same views as one that has played from the beginning.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from random import SystemRandom

import structlog

from perudo.bots import Bot, builtin_bot
from perudo.core.game import DUDO, Action, Game, Move
from perudo.core.view import View, view
from perudo.table.events import Reopened, Retracted, Started, TableEvent, update_actions
from perudo.table.state import Table

_logger = structlog.get_logger()

USAGE_HALF_LIFE_SECONDS = 60.0
"""The half-life, in seconds, with which a table's recorded thread time decays."""
USAGE_ENTRIES = 10_000
"""The number of tables whose thread time is remembered. The table that has been idle longest is forgotten first."""


@dataclass(slots=True)
class _Seated:
    """A bot in its seat, and how much of the game it has seen. Used only by the bot thread."""

    bot: Bot
    seat: int
    game: Game
    shown: int = 0

    def move(self, actions: Sequence[Action]) -> Move | None:
        """Return the bot's move after these actions; None if it passes or chooses an illegal move."""
        try:
            view = self._see()
            for action in actions[self.shown :]:
                self.game = self.game.after(action)
                self.shown += 1
                view = self._see()
            word = self.bot.choose(view)
        except Exception:
            _logger.exception("bot failed", bot=type(self.bot).__name__)
            return None
        return word if word in view.legal else None

    def _see(self) -> View:
        seen = view(self.game, self.seat)
        self.bot.see(seen)
        return seen


MoveFuture = asyncio.Future[Move | None]


class BotThread:
    """The thread in which all bots of a server think.

    The thread serves the table that has recently used the least thread time. So slow bots, or tables that try to keep
    the thread busy, delay only themselves.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "perudo-bots")
        self._waiting: list[tuple[str, Callable[[], Move | None], MoveFuture]] = []
        self._busy = False
        self._took: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """CPU seconds by table, and when they were last updated."""

    def ask(self, table: str, think: Callable[[], Move | None]) -> MoveFuture:
        """Return a future for the result. Requests that are cancelled before their turn are skipped."""
        thought: MoveFuture = asyncio.get_running_loop().create_future()
        self._waiting.append((table, think, thought))
        self._next()
        return thought

    def close(self) -> None:
        self._waiting.clear()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _next(self) -> None:
        self._waiting = [each for each in self._waiting if not each[-1].cancelled()]
        if self._busy or not self._waiting:
            return
        first = min(self._waiting, key=lambda each: self._lately(each[0]))
        self._waiting.remove(first)
        table, think, thought = first
        self._busy = True
        done = asyncio.get_running_loop().run_in_executor(self._thread, _timed, think)
        done.add_done_callback(partial(self._thought, table, thought))

    def _thought(self, table: str, thought: MoveFuture, done: asyncio.Future[tuple[Move | None, float]]) -> None:
        self._busy = False
        if done.cancelled():  # The server is closing.
            thought.cancel()
            return
        move, seconds = done.result()
        self._took[table] = self._lately(table) + seconds, time.monotonic()
        self._took.move_to_end(table)
        if len(self._took) > USAGE_ENTRIES:
            self._took.popitem(last=False)
        if not thought.done():
            thought.set_result(move)
        self._next()

    def _lately(self, table: str) -> float:
        seconds, at = self._took.get(table, (0.0, 0.0))
        return seconds and seconds * 0.5 ** ((time.monotonic() - at) / USAGE_HALF_LIFE_SECONDS)


def _timed(think: Callable[[], Move | None]) -> tuple[Move | None, float]:
    begun = time.thread_time()
    return think(), time.thread_time() - begun


class TableBots:
    """The bots at one table. ``aside``: the thread in which they think."""

    def __init__(self, aside: BotThread) -> None:
        self._aside = aside
        self._start: Game | None = None
        """The current game in its initial state,"""
        self._actions: list[Action] = []
        """and the actions taken in it since then."""
        self._seated: dict[tuple[int, str], _Seated] = {}
        self._asked: dict[int, tuple[Game, MoveFuture]] = {}
        """The last move requested from each seat's bot, with the state of the game for which it was requested.
        """

    def observe(self, event: TableEvent, table: Table) -> None:
        """Record an event. ``table`` is the table after the event."""
        if isinstance(event, Started | Reopened):
            self.close()
            self._start, self._actions, self._seated = table.game, [], {}
            return
        if isinstance(event, Retracted):  # A bot cannot forget a retracted bid: replace bots that have seen it.
            self.close()
            self._seated = {}
        update_actions(self._actions, event)

    def close(self) -> None:
        """Cancel all requests. Those that have not started are skipped."""
        for _, thought in self._asked.values():
            thought.cancel()
        self._asked = {}

    def ask(self, table: Table, seat: int) -> MoveFuture:
        """Request a bot's move in the current state, unless it has already been requested. Return a future for the
        move.

        The future is cancelled if the bot is asked about another state before it has answered.
        """
        game, level = table.current_game(), table.bots()[seat]
        about, answer = self._asked.get(seat, (None, None))
        if answer is None or about is not game:
            assert self._start is not None
            key = seat, level
            if key not in self._seated:
                self._seated[key] = _Seated(builtin_bot(level)(SystemRandom(), table.rules), seat, self._start)
            if answer is not None:
                answer.cancel()
            answer = self._aside.ask(table.code, partial(self._seated[key].move, self._actions[:]))
            self._asked[seat] = game, answer
        return answer


def move_or_mildest(move: Move | None, game: Game, seat: int) -> Move | None:
    """Return a bot's move. If a bot passes during its own turn, return the mildest legal move instead, so that the game
    continues."""
    if move is None and seat == game.to_act:
        return DUDO if game.bids else game.legal[0]
    return move
