"""The bots at a table: shown what their seats saw, in turn, and asked for a word aside, so that nobody waits for them.

A bot is brought up to date when it is asked, from the actions of the game. So nothing is spent on it before, and one
that comes in later, or after a restart, is shown the same views as one that was there from the beginning.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from random import SystemRandom

import structlog

from perudo.bots import Bot, house_bot
from perudo.game import DUDO, Action, Game, Word
from perudo.server.log.events import Happening, Reopened, Retracted, Started, follow
from perudo.server.table.state import Table
from perudo.view import View, view

_log = structlog.get_logger()


@dataclass(slots=True)
class _Seated:
    """A bot in its seat, and how much of the game it was shown. One thread alone asks it."""

    bot: Bot
    seat: int
    game: Game
    shown: int = 0

    def word(self, actions: Sequence[Action]) -> Word | None:
        """What it says when it has seen all this; None for nothing, and for nothing that it may say."""
        try:
            seen = self._see()
            for action in actions[self.shown :]:
                self.game = self.game.after(action)
                self.shown += 1
                seen = self._see()
            word = self.bot.choose(seen)
        except Exception:
            _log.exception("bot failed", bot=type(self.bot).__name__)
            return None
        return word if word in seen.legal else None

    def _see(self) -> View:
        seen = view(self.game, self.seat)
        self.bot.see(seen)
        return seen


class Bots:
    """Those at one table. ``aside``: where they think."""

    def __init__(self, aside: Executor) -> None:
        self._aside = aside
        self._start: Game | None = None
        """The game that is on, at its beginning,"""
        self._actions: list[Action] = []
        """and what was done in it since."""
        self._seated: dict[tuple[int, str], _Seated] = {}
        self._asked: dict[int, tuple[Game, asyncio.Future[Word | None]]] = {}
        """The last word that each was asked for, and on which state of the game."""

    def follow(self, event: Happening, table: Table) -> None:
        """Takes note of what happened; ``table``: as it is after it."""
        if isinstance(event, Started | Reopened):
            self._start, self._actions, self._seated, self._asked = table.game, [], {}, {}
            return
        if isinstance(event, Retracted):  # nobody can forget a bid: those come who never heard it
            self._seated, self._asked = {}, {}
        follow(self._actions, event)

    def ask(self, table: Table, seat: int) -> asyncio.Future[Word | None]:
        """Has a bot think about what stands, if it does not yet; gives what it will say."""
        game, level = table.playing(), table.bots()[seat]
        about, answer = self._asked.get(seat, (None, None))
        if answer is None or about is not game:
            assert self._start is not None
            key = seat, level
            if key not in self._seated:
                self._seated[key] = _Seated(house_bot(level)(SystemRandom(), table.rules), seat, self._start)
            loop = asyncio.get_running_loop()
            answer = loop.run_in_executor(self._aside, self._seated[key].word, self._actions[:])
            self._asked[seat] = game, answer
        return answer

    async def word(self, table: Table, seat: int) -> Word | None:
        """What a bot says. One that has nothing to say in its turn says the mildest legal thing: the game goes on."""
        word = await self.ask(table, seat)
        game = table.playing()
        if word is None and seat == game.to_act:
            return DUDO if game.bids else game.legal[0]
        return word
