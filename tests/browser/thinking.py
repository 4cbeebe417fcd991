"""Runs ``perudo``, and records the duration of each bot's thought, and failures.

    python -m tests.browser.thinking FILE serve ...

Seconds are CPU time, independent of the machine's load. Each line of FILE is ``LEVEL SECONDS``, or
``failed``.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from perudo.core.game import Action, Move
from perudo.server.room import table_bots as bots
from perudo.server.room.bot_pool import Host
from perudo.terminal.cli import main


def watched(file: str) -> None:
    word = bots._Seated.move
    told = Path(file).open("a", buffering=1)  # noqa: SIM115 - for as long as this lives

    def timed(seated: bots._Seated, actions: Sequence[Action], host: Host) -> tuple[Move | None, float]:
        move, seconds = word(seated, actions, host)
        print(seated.level, seconds, file=told)
        return move, seconds

    class Log:
        @staticmethod
        def error(*_: Any, **__: Any) -> None:
            print("failed", file=told)

    bots._Seated.move = timed  # type: ignore[method-assign, assignment]
    bots._logger = Log()


if __name__ == "__main__":
    watched(sys.argv.pop(1))
    sys.exit(main())
