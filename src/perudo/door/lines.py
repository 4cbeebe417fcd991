"""Bots that are programs of their own, in any language: a line of JSON each way, by stdin and stdout.

``docs/bots.md`` has the whole conversation. A program is started once and plays game after game; one that says nothing
in time is ended, and another is started for the next game.
"""

from __future__ import annotations

import atexit
import contextlib
import re
import subprocess
import threading
from dataclasses import dataclass, field
from queue import Empty, Queue, SimpleQueue
from random import Random
from typing import Any

import msgspec

from perudo.bots import Bot
from perudo.game import DUDO, Bid, Calza, Word
from perudo.rules import Rules
from perudo.view import View

VERSION = 1
"""Of the conversation; it grows when a program of before would not understand it."""
START_SECONDS = 10.0
"""Until a program that was started has said hello."""
PATIENCE = 60.0
"""Seconds for a word, where nobody is hurried."""
LINE_BYTES = 4096
"""In a line that a program says."""
UNHEARD = 100
"""Lines that it may be ahead."""

_BID = re.compile(r"([0-9]{1,3})x([1-6])")


@dataclass(frozen=True)
class Command:
    """Makes bots of a program. Those that have played their game are used again."""

    words: tuple[str, ...]
    _idle: list[Child] = field(default_factory=list, compare=False, repr=False)

    def __call__(self, rng: Random, rules: Rules) -> Bot:
        return Program(rng, rules, self._idle.pop() if self._idle else Child(self.words), self._idle)


class Program(Bot):
    """A seat that a program plays."""

    def __init__(self, rng: Random, rules: Rules, child: Child, idle: list[Child]) -> None:
        super().__init__(rng, rules)
        self._child, self._idle = child, idle
        self._asked = 0
        self._told = False

    def see(self, view: View) -> None:
        super().see(view)
        if not self._told:
            self._told = True
            rules = self.rules.settings()
            game = {"is": "game", "seat": view.seat, "seats": len(view.dice), "rules": rules, "seconds": self.seconds}
            self._child.say(game)
        self._child.say({"is": "view", "view": view})

    def choose(self, view: View) -> Word | None:
        """What the program says. Raises ``TimeoutError``, ``EOFError``, or ``ValueError`` for what is no answer."""
        self._asked += 1
        legal = [_said(word) for word in view.legal]
        self._child.say({"is": "choose", "id": self._asked, "legal": legal if view.turn else [*legal, "pass"]})
        try:
            answer = self._child.hear(PATIENCE if self.seconds is None else self.seconds)
        except (TimeoutError, EOFError):
            self._child.end()
            raise
        if answer.get("id") != self._asked:
            raise ValueError(f"asked for word {self._asked}, it answered {answer}")
        return _word(str(answer.get("say")), view)

    def close(self) -> None:
        if self._child.lives:
            self._child.say({"is": "over"})
            self._idle.append(self._child)


def _said(word: Word) -> str:
    return "calza" if isinstance(word, Calza) else str(word)


def _word(said: str, view: View) -> Word | None:
    if said == "pass":
        return None
    if said == "dudo":
        return DUDO
    if said == "calza":
        return Calza(view.seat or 0)
    if bid := _BID.fullmatch(said):
        return Bid(int(bid[1]), int(bid[2]))
    raise ValueError(f"it said {said}, which is no word")


class Child:
    """A program that runs. What is said to it waits until it reads; nobody waits for that."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._told: SimpleQueue[bytes | None] = SimpleQueue()
        self._heard: Queue[bytes] = Queue(UNHEARD)
        for work in (self._write, self._read):
            threading.Thread(target=work, daemon=True, name="perudo-program").start()
        atexit.register(self.end)
        self.lives = True
        self.say({"is": "hello", "perudo": VERSION})
        try:
            if self.hear(START_SECONDS).get("is") != "hello":
                raise ValueError("it did not say hello")
        except Exception:
            self.end()
            raise

    def say(self, message: dict[str, Any]) -> None:
        self._told.put(msgspec.json.encode(message) + b"\n")

    def hear(self, seconds: float) -> dict[str, Any]:
        """The next line. Raises ``TimeoutError``, ``EOFError``, or ``ValueError`` for one that is no object of JSON."""
        try:
            line = self._heard.get(timeout=seconds)
        except Empty:
            raise TimeoutError(f"it said nothing for {seconds:g} s") from None
        if not line:
            raise EOFError("it has ended")
        return msgspec.json.decode(line, type=dict[str, Any])

    def end(self) -> None:
        """It is over for this program."""
        self.lives = False
        atexit.unregister(self.end)
        self._told.put(b'{"is":"quit"}\n')
        self._told.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(0.5 if self._process.poll() is None else 0)
        self._process.kill()
        self._process.wait()

    def _write(self) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError), self._process.stdin as pipe:
            while (line := self._told.get()) is not None:
                pipe.write(line)
                if self._told.empty():
                    pipe.flush()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with contextlib.suppress(OSError, ValueError), self._process.stdout as pipe:
            while line := pipe.readline(LINE_BYTES):
                self._heard.put(line)
        self._heard.put(b"")
