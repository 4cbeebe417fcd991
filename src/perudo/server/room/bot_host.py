"""Runs bots in one process. Each bot receives only its own seat's views, never the hidden dice of other seats.

When run as a program, this module answers requests that ``bot_pool.py`` sends to its standard input.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Sequence
from random import SystemRandom
from typing import NamedTuple

import msgspec

from perudo.bots import Bot, builtin_bot
from perudo.core.rules import Rules
from perudo.core.view import View
from perudo.server.subprocess_worker import messages, write_message

BOTS = 500
"""The maximum number of bots in a process. If there are more, the process discards the bot that has been idle longest.
"""
NICENESS = 5
"""The niceness (low CPU priority) of a bot process, so that the server takes precedence."""


class BotRequest(NamedTuple):
    """Asks a bot for a move."""

    bot: int
    """Identifies the bot."""
    level: str
    rules: Rules
    is_new: bool
    """Whether the bot is new, and has not seen any views yet."""
    views: Sequence[View]
    """The views of the bot's seat since the last request. The last view shows the current state."""


class Thought(msgspec.Struct):
    """The answer to a request."""

    move: str | None = None
    """The move, in the notation used in records; None for a pass."""
    seconds: float = 0.0
    """The CPU seconds that the bot used."""
    forgotten: bool = False
    """Whether the process does not know the bot, and must be sent all views again."""
    error: str | None = None
    """The traceback if the bot failed; otherwise None."""


class BotHost:
    """The bots of one process."""

    def __init__(self) -> None:
        self._bots: OrderedDict[int, Bot] = OrderedDict()

    def answer(self, request: BotRequest) -> Thought:
        begun = time.thread_time()
        if request.is_new:
            self._bots[request.bot] = builtin_bot(request.level)(SystemRandom(), request.rules)
        if request.bot not in self._bots:
            return Thought(forgotten=True)
        self._bots.move_to_end(request.bot)
        if len(self._bots) > BOTS:
            self._bots.popitem(last=False)
        bot = self._bots[request.bot]
        try:
            for view in request.views:
                bot.see(view)
            move = bot.choose(request.views[-1])
        except Exception:
            del self._bots[request.bot]
            return Thought(error=traceback.format_exc(), seconds=time.thread_time() - begun)
        return Thought(None if move is None else str(move), time.thread_time() - begun)

    def stop(self) -> None:
        pass

    def close(self) -> None:
        self._bots.clear()


def main() -> None:
    with contextlib.suppress(AttributeError):  # Windows has no ``os.nice``.
        os.nice(NICENESS)
    host = BotHost()
    for message in messages(sys.stdin.buffer):
        request: BotRequest = pickle.loads(message)
        write_message(sys.stdout.buffer, msgspec.json.encode(host.answer(request)))


if __name__ == "__main__":
    main()
