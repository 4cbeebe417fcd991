"""Runs a bot class in a separate process that sees only one seat's views.

    python -m perudo.protocol.class_host mybot.py:MyBot

Like every external program, the process exchanges JSON lines with its parent (``protocol/json_lines.py``). All output
that the class prints goes to stderr.
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
from perudo.core.narration import Sentence
from perudo.core.rules import EDITIONS, Rules, house_rules
from perudo.core.view import View, known_veterans, with_rules
from perudo.protocol.failures import BotFailure, checked_explanation, not_a_move, run_bot
from perudo.protocol.json_lines import parse_move
from perudo.protocol.loading import resolve

EXIT_SECONDS = 1.0
"""How long (s) the process may keep running after its input ends."""


class GameMessage(msgspec.Struct, tag_field="is", tag="game"):
    seat: int
    rules: dict[str, Any]
    seconds: float | None
    seed: int


class ViewMessage(msgspec.Struct, tag_field="is", tag="view"):
    view: View


class ChooseMessage(msgspec.Struct, tag_field="is", tag="choose"):
    id: int


class WhyMessage(msgspec.Struct, tag_field="is", tag="why"):
    id: int
    say: str


class OverMessage(msgspec.Struct, tag_field="is", tag="over"):
    pass


class QuitMessage(msgspec.Struct, tag_field="is", tag="quit"):
    pass


class HelloMessage(msgspec.Struct, tag_field="is", tag="hello"):
    pass


class _HostedClass:
    """Plays games one after another, each with a new instance of the bot class."""

    def __init__(self, kind: Callable[[Random, Rules], Bot]) -> None:
        self._kind = kind
        self._bot: Bot | None = None
        self._view: View | None = None
        self._failed: dict[str, str] | None = None

    def hear(
        self, message: GameMessage | ViewMessage | ChooseMessage | WhyMessage | OverMessage
    ) -> dict[str, Any] | None:
        """Return the answer to a message, if the message needs one. After a failure the bot ignores the rest of the
        game.
        """
        if isinstance(message, GameMessage):
            self._failed = None
        answer: dict[str, Any] = {}
        try:
            if self._failed is None:
                answer = run_bot(partial(self._done, message))
        except BotFailure as failed:
            self._failed = {"failed": failed.kind, "detail": failed.detail}
        if isinstance(message, ChooseMessage | WhyMessage):
            return {"id": message.id, **answer, **(self._failed or {})}
        return None

    def _done(self, message: GameMessage | ViewMessage | ChooseMessage | WhyMessage | OverMessage) -> dict[str, Any]:
        match message:
            case GameMessage(rules=rules, seed=seed, seconds=seconds):
                self._rules, self._veterans = house_rules(next(iter(EDITIONS)), rules), frozenset[int]()
                self._bot = self._kind(Random(seed), self._rules)
                self._bot.seconds = seconds
            case ViewMessage(view=view):
                assert self._bot
                self._veterans = known_veterans(view, self._veterans)
                self._view = with_rules(view, self._rules, self._veterans)
                self._bot.see(view)
            case ChooseMessage():
                assert self._bot and self._view
                return {"say": _said(self._bot.choose(self._view), self._view)}
            case WhyMessage(say=say):
                assert self._bot and self._view
                chosen = parse_move(say, self._view)
                assert chosen
                line = checked_explanation(self._bot, chosen, self._view)
                if line is not None:
                    line = Sentence(line.message, dict(line.seats), dict(line.values))
                return {"line": line}
            case OverMessage():
                if self._bot:
                    self._bot.close()
                self._bot = self._view = None
        return {}


def _said(chosen: object, view: View) -> str:
    """Return a move as text. The parent process decides whether the move is legal."""
    if chosen is None and not view.is_my_turn:
        return "pass"
    if isinstance(chosen, Dudo) or (isinstance(chosen, Calza) and chosen.seat == view.seat):
        return move_name(chosen)
    if isinstance(chosen, Bid):
        with suppress(TypeError):  # The quantity or the face is not a whole number.
            return move_name(Bid(*map(index, chosen)))
    raise BotFailure("illegal", not_a_move(chosen))


def main(name: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Only the parent process handles Ctrl-C.
    heard, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    try:
        kind = resolve(name)
    except PerudoError as error:
        _answer(answers, {"is": "refused", "code": error.code, "details": error.details})
        return
    _answer(answers, {"is": "hello", "name": getattr(kind, "__name__", name)})
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(heard, lines), daemon=True).start()
    decoder, guest = (
        msgspec.json.Decoder(
            GameMessage | ViewMessage | ChooseMessage | WhyMessage | OverMessage | QuitMessage | HelloMessage
        ),
        _HostedClass(kind),
    )
    while True:
        message = decoder.decode(lines.get())
        if isinstance(message, QuitMessage):
            return
        if not isinstance(message, HelloMessage) and (answer := guest.hear(message)) is not None:
            _answer(answers, answer)


def _read(heard: BinaryIO, lines: SimpleQueue[bytes]) -> None:
    """Read messages. When the parent closes the pipe, exit, even if the class is still running."""
    for line in heard:
        lines.put(line)
    lines.put(b'{"is":"quit"}')
    time.sleep(EXIT_SECONDS)
    os._exit(0)


def _answer(answers: BinaryIO, message: dict[str, Any]) -> None:
    answers.write(msgspec.json.encode(message) + b"\n")
    answers.flush()


if __name__ == "__main__":
    main(sys.argv[1])
