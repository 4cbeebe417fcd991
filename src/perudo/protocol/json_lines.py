"""Runs bots as separate programs that exchange JSON lines over stdin and stdout.

``docs/bots.md`` describes the whole protocol. A program starts once and plays game after game. A program that does not
answer in time is killed, and a new one starts for the next game.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import re
import signal
import subprocess
import threading
from dataclasses import dataclass, field, replace
from queue import Empty, Queue, SimpleQueue
from random import Random
from typing import Any, Final

import msgspec

from perudo.bots import Bot
from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid, Calza, Move
from perudo.core.moves import move_name
from perudo.core.narration import Sentence
from perudo.core.rules import Rules
from perudo.core.view import View
from perudo.protocol.failures import BotFailure
from perudo.sim.workers import add_cleanup, deferring_signals, remove_cleanup

PROTOCOL_VERSION = 1
"""The version of the protocol. The version number increases with each change that older programs would not understand.
"""
START_SECONDS = 10.0
"""How long (s) a program may take to say hello after it starts."""
HOST_SECONDS = 60.0
"""How long (s) a bot class may take to start; importing its dependencies can be slow."""
MOVE_SECONDS = 600.0
"""How long (s) to wait for a move that has no time limit."""
LINE_BYTES = 4096
"""The maximum length, in bytes, of a line that a program writes."""
MAX_UNREAD_LINES = 100
"""The maximum number of lines from a program that wait to be read."""

_GROUP: Final = 0 if hasattr(os, "killpg") else None
"""The ``process_group`` argument for ``Popen``, which starts each program in a new group where the system supports it.
"""

_BID = re.compile(r"(-?[0-9]{1,9})x(-?[0-9]{1,9})")


@dataclass(frozen=True)
class ProgramBots:
    """Creates bots that an external program controls. The program's processes are reused for later games, until
    ``close`` is called.

    ``hosted``: whether the program is ``protocol/class_host.py``, which runs a bot class.
    """

    argv: tuple[str, ...]
    hosted: bool = False
    name: str = ""
    """The name that the program reported to ``probe_start``."""
    _idle: list[ChildProcess] = field(default_factory=list, compare=False, repr=False)

    def __call__(self, rng: Random, rules: Rules) -> Bot:
        child = self._idle.pop() if self._idle else self._started()
        return (HostedBot if self.hosted else ProgramBot)(rng, rules, child, self._idle)

    def isolated_copy(self) -> ProgramBots:
        """Return a copy that has its own processes and shares no information with the original."""
        return replace(self, _idle=[])

    def probe_start(self, given: str) -> ProgramBots:
        """Start the program once, to check that it works and to learn its name.

        Raises ``PerudoError``: ``bot-silent`` or, for a bot class, the error that ``class_host.py`` reports.
        """
        try:
            child = self._started()
        except BotFailure as failed:
            raise PerudoError("bot-silent", given=given, why=str(failed)) from None
        child.close()
        return replace(self, name=child.name)

    def close(self) -> None:
        """End the processes that are not playing a game."""
        while self._idle:
            self._idle.pop().close()

    def _started(self) -> ChildProcess:
        return ChildProcess(self.argv, HOST_SECONDS if self.hosted else START_SECONDS)


class ProgramBot(Bot):
    """A seat that an external program controls."""

    def __init__(self, rng: Random, rules: Rules, child: ChildProcess, idle: list[ChildProcess]) -> None:
        super().__init__(rng, rules)
        self._child, self._idle = child, idle
        self._asked = 0
        self._told = False

    def see(self, view: View) -> None:
        super().see(view)
        if not self._told:
            self._told = True
            self._tell(
                {
                    "is": "game",
                    "seat": view.seat,
                    "seats": len(view.dice),
                    "rules": self.rules.to_dict(),
                    "seconds": self.seconds,
                    "seed": self.rng.getrandbits(32),
                }
            )
        self._tell({"is": "view", "view": view})

    def choose(self, view: View) -> Move | None:
        """Return the program's move. Raises ``BotFailure``."""
        legal = [move_name(move) for move in view.legal]
        answer = self._ask({"is": "choose", "legal": legal if view.is_my_turn else [*legal, "pass"]})
        return parse_move(str(answer.get("say")), view)

    def close(self) -> None:
        if self._child.lives:
            self._tell({"is": "over"})
            self._idle.append(self._child)

    def _tell(self, message: dict[str, Any]) -> None:
        self._child.send(message)

    def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        self._asked += 1
        self._child.send({"is": question["is"], "id": self._asked, **question})
        try:
            answer = self._child.receive(MOVE_SECONDS if self.seconds is None else self.seconds)
            if answer.get("id") != self._asked:
                raise BotFailure("error", f"it answered request {answer} instead of request {self._asked}")
        except BotFailure:  # A late answer would be mistaken for the answer to the next request.
            self._child.close(0)
            raise
        return answer


class HostedBot(ProgramBot):
    """A seat that a bot class controls, in a process that runs ``protocol/class_host.py``.

    The process uses the same protocol as other programs, with two additions: details of failures, and explanations of
    moves.
    """

    def __init__(self, rng: Random, rules: Rules, child: ChildProcess, idle: list[ChildProcess]) -> None:
        super().__init__(rng, rules, child, idle)
        self._waiting: list[dict[str, Any]] = []
        """Messages that are sent together with the next request, because sending them singly would take more than twice
        as long.
        """

    def choose(self, view: View) -> Move | None:
        return parse_move(self._ask({"is": "choose"})["say"], view)

    def explain(self, view: View, move: Move) -> Sentence | None:
        line = self._ask({"is": "why", "say": move_name(move)})["line"]
        return None if line is None else msgspec.convert(line, Sentence)

    def close(self) -> None:
        super().close()
        self._child.send(*self._waiting)

    def _tell(self, message: dict[str, Any]) -> None:
        self._waiting.append(message)

    def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        self._child.send(*self._waiting)
        self._waiting.clear()
        answer = super()._ask(question)
        if failed := answer.get("failed"):
            raise BotFailure(failed, answer["detail"])
        return answer


def parse_move(said: str, view: View) -> Move | None:
    """Parse the text of a move; return None for a pass. Raises ``BotFailure`` if the text is not a move."""
    if said == "pass":
        return None
    if said == "dudo":
        return DUDO
    if said == "calza":
        return Calza(view.seat or 0)
    if bid := _BID.fullmatch(said):
        return Bid(int(bid[1]), int(bid[2]))
    raise BotFailure(
        "illegal", f"{said!r}, which is not a move; answer with one of the legal moves, such as 3x4, dudo or calza"
    )


class ChildProcess:
    """A running program. Messages to it are buffered until it reads them, so sending never blocks."""

    def __init__(self, words: tuple[str, ...], seconds: float = START_SECONDS) -> None:
        """Start the program. Raises ``BotFailure`` if the program does not say hello within ``seconds``. For a bot
        class, raises the ``PerudoError`` that ``class_host.py`` reports.
        """
        # Start a new process group, so that child processes can be killed too: a script may start another program.
        with deferring_signals():
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, process_group=_GROUP)
            add_cleanup(self._kill)
        self._told: SimpleQueue[bytes | None] = SimpleQueue()
        self._heard: Queue[bytes] = Queue(MAX_UNREAD_LINES)
        for work in (self._write, self._read):
            threading.Thread(target=work, daemon=True, name="perudo-program").start()
        atexit.register(self.close)
        self.lives = True
        self.send({"is": "hello", "perudo": PROTOCOL_VERSION})
        try:
            heard = self.receive(seconds)
            if heard.get("is") == "refused":
                raise PerudoError(heard["code"], **heard["details"])
            if heard.get("is") != "hello":
                raise BotFailure("error", "it did not answer hello")
        except Exception:
            self.close(0)
            raise
        self.name = str(heard.get("name") or "")

    def send(self, *messages: dict[str, Any]) -> None:
        if messages:
            self._told.put(b"".join(msgspec.json.encode(message) + b"\n" for message in messages))

    def receive(self, seconds: float) -> dict[str, Any]:
        """Return the next line. Raises ``BotFailure`` if no line arrives in time, or if the line is not a JSON
        object."""
        try:
            line = self._heard.get(timeout=seconds)
        except Empty:
            raise BotFailure("slow", f"it did not answer within {seconds:g} s") from None
        if not line:
            raise BotFailure("died", "it exited" + self._status())
        try:
            return msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.DecodeError as error:
            said = line.decode(errors="replace").rstrip()
            raise BotFailure("error", f"it wrote {said}, which is not a JSON object: {error}") from None

    def _status(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f", exit status {self._process.wait(1)}"
        return ""

    def close(self, seconds: float = 2.0) -> None:
        """Close the program's input. The program then has ``seconds`` to exit."""
        self.lives = False
        atexit.unregister(self.close)
        self._told.put(b'{"is":"quit"}\n')
        self._told.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self._kill()
        remove_cleanup(self._kill)
        self._process.wait()

    def _kill(self) -> None:
        """Kill the program and all its child processes."""
        if _GROUP is not None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()

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
