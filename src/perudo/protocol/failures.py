"""Failures of external bots, with messages that help authors find the cause."""

from __future__ import annotations

import sysconfig
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Literal, TypeVar

from perudo.bots import Bot
from perudo.core.game import Bid, Calza, Dudo, Move, Reason
from perudo.core.narration import Sentence
from perudo.core.view import View

T = TypeVar("T")

FailureKind = Literal["error", "illegal", "slow", "died"]
"""Why a bot cannot continue: it raised an exception, made an illegal move, took too long, or exited."""
_TOLD = 300
"""The maximum length of a failure's ``detail``, in characters."""
_HOUSE, _PYTHON = Path(__file__).parents[1], Path(sysconfig.get_path("stdlib"))


class BotFailure(Exception):  # noqa: N818 - not our own error
    """A bot can't continue.

    ``detail``: the cause, or the illegal move. For an illegal move, ``current_bid`` is the current bid before the move,
    and ``reason`` says why the move is illegal.
    """

    def __init__(
        self, why: FailureKind, detail: str, current_bid: Bid | None = None, reason: Reason | None = None
    ) -> None:
        super().__init__(detail)
        self.kind, self.current_bid, self.reason = why, current_bid, reason
        self.detail = detail[:_TOLD].encode(errors="replace").decode()

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.kind, self.detail, self.current_bid, self.reason)


def run_bot(do: Callable[..., T], *args: View) -> T:
    """Call a bot's function. Converts every exception that the bot raises into a ``BotFailure``."""
    try:
        return do(*args)
    except (BotFailure, KeyboardInterrupt):  # ``BotFailure`` already has its details.
        raise
    except BaseException as error:
        raise BotFailure("error", describe_exception(error)) from error


def check_move(word: object, view: View) -> Move | None:
    """Check a move that a bot has chosen. Raises ``BotFailure`` if the move is illegal."""
    if word is None and not view.is_my_turn:
        return None
    if isinstance(word, Bid | Dudo | Calza):
        with suppress(TypeError):  # The quantity or the face is not a number.
            if (reason := view.why_not(word)) is None:
                return word
            raise BotFailure("illegal", str(word), view.current_bid, reason)
    raise BotFailure("illegal", not_a_move(word))


def not_a_move(said: object) -> str:
    """Return a message that shows a bot's invalid result and lists the valid ones."""
    if said is None:
        return "None, which is a pass, in its turn; choose() must return one of view.legal"
    moves = "a Bid, DUDO or a Calza from perudo.core.game"
    return f"{said!r}, which is not a move; choose() must return one of view.legal: {moves}"


def checked_explanation(bot: Bot, move: Move, view: View) -> Sentence | None:
    """Return a bot's explanation of a move. Raises ``BotFailure`` if the explanation is not a known message."""
    from perudo.locales.translator import DEFAULT_LANGUAGE, translator  # This import is rarely needed.

    line: object = bot.explain(view, move)
    if line is None:
        return None
    if not isinstance(line, Sentence):
        raise BotFailure(
            "error", f"explain() returned {line!r}; it must return perudo.bots.base.explanation(...) or None"
        )
    try:
        if not line.message.startswith("why-") or not all(1 <= seat <= len(view.dice) for seat in line.seats.values()):
            raise KeyError(line.message)
        names = dict.fromkeys(line.seats, "")
        for message in {line.message, *(line.message_for(seat) for seat in line.seats.values())}:
            translator(DEFAULT_LANGUAGE)(message, **names, **line.values)
    except (LookupError, TypeError, ValueError) as error:
        raise BotFailure("error", f"explain() returned {line!r}, which is not a valid message: {error}") from error
    return line


def describe_exception(error: BaseException) -> str:
    """Describe an exception, including the last line in the traceback that belongs to the bot author's own code."""
    said = traceback.format_exception_only(error)[-1].strip()
    if isinstance(error, SyntaxError) and error.filename:
        return f"{said} ({Path(error.filename).name}, line {error.lineno})"
    if isinstance(error, AttributeError) and isinstance(error.obj, Bot) and error.name in _GIVEN:
        said += "; does its __init__ call super().__init__(rng, rules)?"
    own = [frame for frame in traceback.extract_tb(error.__traceback__) if _own(frame.filename)]
    if not own:
        return said
    file, line, name = own[-1].filename, own[-1].lineno, own[-1].name
    return f"{said} ({Path(file).name}, line {line}, in {name})"


_GIVEN = ("rng", "rules", "dice", "veterans", "seconds")
"""The attributes that ``Bot.__init__`` sets. If an attribute is missing, the bot probably did not call
``Bot.__init__``."""


def _own(file: str) -> bool:
    path = Path(file)
    installed = {"site-packages", "dist-packages"} & set(path.parts)
    return path.suffix == ".py" and not installed and not any(map(path.is_relative_to, (_HOUSE, _PYTHON)))
