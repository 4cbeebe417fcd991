"""The bots at a table: shown what their seats saw, in turn, and asked for a word aside, so that nobody waits for them.

A bot is brought up to date when it is asked, from the actions of the game. So nothing is spent on it before, and one
that comes in later, or after a restart, is shown the same views as one that was there from the beginning.
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
from perudo.server.log.events import Reopened, Retracted, Started, TableEvent, update_actions
from perudo.server.table.state import Table

_logger = structlog.get_logger()

USAGE_HALF_LIFE_SECONDS = 60.0
"""Seconds until what a table's bots took of the thread counts for half."""
USAGE_ENTRIES = 10_000
"""Tables of which it is known how much their bots took; who was longest silent is forgotten first."""


@dataclass(slots=True)
class _Seated:
    """A bot in its seat, and how much of the game it was shown. One thread alone asks it."""

    bot: Bot
    seat: int
    game: Game
    shown: int = 0

    def move(self, actions: Sequence[Action]) -> Move | None:
        """What it says when it has seen all this; None for nothing, and for nothing that it may say."""
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
    """The one thread in which all bots of a house think. Of those who wait, they come first whose table took least of
    it lately: bots that have much to think, or tables made to keep them busy, hold up themselves."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "perudo-bots")
        self._waiting: list[tuple[str, Callable[[], Move | None], MoveFuture]] = []
        self._busy = False
        self._took: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """By table the seconds of a processor, and when they were reckoned up."""

    def ask(self, table: str, think: Callable[[], Move | None]) -> MoveFuture:
        """What comes of it. Who cancels it before its turn has it left out."""
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
        if done.cancelled():  # the house closes
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
    """Those at one table. ``aside``: where they think."""

    def __init__(self, aside: BotThread) -> None:
        self._aside = aside
        self._start: Game | None = None
        """The game that is on, at its beginning,"""
        self._actions: list[Action] = []
        """and what was done in it since."""
        self._seated: dict[tuple[int, str], _Seated] = {}
        self._asked: dict[int, tuple[Game, MoveFuture]] = {}
        """The last word that each was asked for, and on which state of the game."""

    def observe(self, event: TableEvent, table: Table) -> None:
        """Takes note of what happened; ``table``: as it is after it."""
        if isinstance(event, Started | Reopened):
            self.close()
            self._start, self._actions, self._seated = table.game, [], {}
            return
        if isinstance(event, Retracted):  # nobody can forget a bid: those come who never heard it
            self.close()
            self._seated = {}
        update_actions(self._actions, event)

    def close(self) -> None:
        """Whoever was asked and has not begun to think need not any more."""
        for _, thought in self._asked.values():
            thought.cancel()
        self._asked = {}

    def ask(self, table: Table, seat: int) -> MoveFuture:
        """Has a bot think about what stands, if it does not yet; gives what it will say. That is cancelled where it is
        asked about something else before it began."""
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
    """What a bot says. One that has nothing to say in its turn says the mildest legal thing: the game goes on."""
    if move is None and seat == game.to_act:
        return DUDO if game.bids else game.legal[0]
    return move
