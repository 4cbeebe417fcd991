"""Plays somebody's class in a process of its own, which holds nothing of a game but the views of one seat.

    python -m perudo.protocol.class_host mybot.py:MyBot

It speaks by lines, as any program does (``protocol/json_lines.py``). What the class prints goes to stderr.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from operator import index
from queue import SimpleQueue
from random import Random
from typing import Any, BinaryIO

import msgspec

from perudo.bots import Bot
from perudo.core.errors import PerudoError
from perudo.core.game import Bid, Calza, Dudo
from perudo.core.moves import move_name
from perudo.core.narration import Line
from perudo.core.rules import EDITIONS, Rules, house_rules
from perudo.core.view import View, known_veterans, with_rules
from perudo.protocol.failures import Failed, explained, no_word, tried
from perudo.protocol.json_lines import word_of
from perudo.protocol.loading import load

LEFT_SECONDS = 1.0
"""For what it was told last."""


class Begun(msgspec.Struct, tag_field="is", tag="game"):
    seat: int
    rules: dict[str, Any]
    seconds: float | None
    seed: int


class Shown(msgspec.Struct, tag_field="is", tag="view"):
    view: View


class Choose(msgspec.Struct, tag_field="is", tag="choose"):
    id: int


class Why(msgspec.Struct, tag_field="is", tag="why"):
    id: int
    say: str


class Over(msgspec.Struct, tag_field="is", tag="over"):
    pass


class Quit(msgspec.Struct, tag_field="is", tag="quit"):
    pass


class Hello(msgspec.Struct, tag_field="is", tag="hello"):
    pass


class _Guest:
    """A bot of the class, for one game after another."""

    def __init__(self, kind: Callable[[Random, Rules], Bot]) -> None:
        self._kind = kind
        self._bot: Bot | None = None
        self._view: View | None = None
        self._failed: dict[str, str] | None = None

    def hear(self, message: Begun | Shown | Choose | Why | Over) -> dict[str, Any] | None:
        """What is answered, if anything. Once it has failed it does nothing more in this game."""
        if isinstance(message, Begun):
            self._failed = None
        answer: dict[str, Any] = {}
        try:
            if self._failed is None:
                answer = tried(partial(self._done, message))
        except Failed as failed:
            self._failed = {"failed": failed.why, "detail": failed.detail}
        if isinstance(message, Choose | Why):
            return {"id": message.id, **answer, **(self._failed or {})}
        return None

    def _done(self, message: Begun | Shown | Choose | Why | Over) -> dict[str, Any]:
        match message:
            case Begun(rules=rules, seed=seed, seconds=seconds):
                self._rules, self._veterans = house_rules(next(iter(EDITIONS)), rules), frozenset[int]()
                self._bot = self._kind(Random(seed), self._rules)
                self._bot.seconds = seconds
            case Shown(view=view):
                assert self._bot
                self._veterans = known_veterans(view, self._veterans)
                self._view = with_rules(view, self._rules, self._veterans)
                self._bot.see(view)
            case Choose():
                assert self._bot and self._view
                return {"say": _said(self._bot.choose(self._view), self._view)}
            case Why(say=say):
                assert self._bot and self._view
                chosen = word_of(say, self._view)
                assert chosen
                line = explained(self._bot, chosen, self._view)
                if line is not None:
                    line = msgspec.convert((line.message, dict(line.seats), dict(line.values)), Line)
                return {"line": line}
            case Over():
                if self._bot:
                    self._bot.close()
                self._bot = self._view = None
        return {}


def _said(chosen: object, view: View) -> str:
    """A word as it is said by lines; whether it is legal is judged by who asked."""
    if chosen is None and not view.turn:
        return "pass"
    if isinstance(chosen, Dudo) or (isinstance(chosen, Calza) and chosen.seat == view.seat):
        return move_name(chosen)
    if isinstance(chosen, Bid):
        with suppress(TypeError):  # no whole numbers
            return move_name(Bid(*map(index, chosen)))
    raise Failed("illegal", no_word(chosen))


def main(name: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who started this
    heard, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    try:
        kind = load(name)
    except PerudoError as error:
        _answer(answers, {"is": "refused", "code": error.code, "details": error.details})
        return
    _answer(answers, {"is": "hello", "name": getattr(kind, "__name__", name)})
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(heard, lines), daemon=True).start()
    decoder, guest = msgspec.json.Decoder(Begun | Shown | Choose | Why | Over | Quit | Hello), _Guest(kind)
    while True:
        message = decoder.decode(lines.get())
        if isinstance(message, Quit):
            return
        if not isinstance(message, Hello) and (answer := guest.hear(message)) is not None:
            _answer(answers, answer)


def _read(heard: BinaryIO, lines: SimpleQueue[bytes]) -> None:
    """Who started this is gone when nothing more is to be read, and then this goes too, whatever the class does."""
    for line in heard:
        lines.put(line)
    lines.put(b'{"is":"quit"}')
    time.sleep(LEFT_SECONDS)
    os._exit(0)


def _answer(answers: BinaryIO, message: dict[str, Any]) -> None:
    answers.write(msgspec.json.encode(message) + b"\n")
    answers.flush()


if __name__ == "__main__":
    main(sys.argv[1])
