"""Practice messages over HTTP: ``/practice.json``, the puzzles in ``/practice/PACK.json``, and
``/practice/odds.json``."""

from __future__ import annotations

from typing import Annotated

import msgspec

from perudo.core import limits
from perudo.core.game import Hand
from perudo.core.rules import SettingValue
from perudo.core.view import View
from perudo.protocol.wire.replay import Grade
from perudo.protocol.wire.scalars import MoveMessage

_MANY = msgspec.Meta(max_length=limits.PRACTICE_QUESTIONS)


class GradedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move and its value."""

    move: MoveMessage | None
    """The move; None in the entry that stands for all moves not listed separately."""
    chance: float
    """The chance of winning the game with this move."""
    grade: Grade
    share: float | None
    """The probability of this move in the round's solution, from 0 to 1; None if the round is not solved."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle: a position in a game, in which the player must choose a move."""

    number: int
    """The puzzle's number, from 0 (easiest)."""
    rating: int
    """The difficulty of the puzzle: a player with this rating solves half of the puzzles of this difficulty."""
    edition: str
    options: dict[str, SettingValue]
    rules: dict[str, SettingValue]
    view: View
    moves: tuple[GradedMove, ...]
    """The legal moves, best first. The last entry stands for all moves that are not listed separately."""
    chance_by_own_dice: float
    """The probability that the current bid is true, given only the player's own dice."""
    chance_by_bids: float
    """The probability that the current bid is true, given the player's own dice and the bids so far."""
    chance_own_bid: float | None
    """If the best move is a bid, the probability that this bid is true, given the player's dice and the bids so far."""


class Practice(msgspec.Struct, frozen=True, kw_only=True):
    """An overview of all puzzles."""

    pack_size: int
    """The number of puzzles in each pack except the last one."""
    ratings: tuple[int, ...]
    """The rating of each puzzle, easiest first."""
    names: tuple[str, ...]
    """Names for the other players, starting with seat 2. The player who solves the puzzle has seat 1."""


class OddsQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A question: how likely is a bid to be true, given only the player's dice?"""

    rating: int
    dice: int
    """The number of dice on the table, including the player's own."""
    hand: Hand
    quantity: int
    face: int
    wild: bool
    chance: float


Questions = Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=100_000)], ...], _MANY]
"""Questions, identified by their numbers."""


class FailedQuestion(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question that the person answered wrongly and that is asked again once the number of answers reaches
    ``after``."""

    number: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    after: Annotated[int, msgspec.Meta(ge=0, le=10**9)]


class PracticeSkill(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A person's skill at one kind of question, as computed by their browser."""

    rating: Annotated[float, msgspec.Meta(ge=0, le=5000)]
    answered: Annotated[int, msgspec.Meta(ge=0, le=10**9)]
    seen: Questions
    """The questions that the person has answered, each listed once, with the most recent last."""
    again: Annotated[tuple[FailedQuestion, ...], _MANY]


class DailyAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The person's last answer to a puzzle of the day."""

    day: Annotated[int, msgspec.Meta(ge=0, le=10**6)]
    """The day of the puzzle, in days since 1970 (UTC)."""
    verdict: Grade
    said: MoveMessage
    streak: Annotated[int, msgspec.Meta(ge=0, le=10**6)]
    """The length, in days, of the streak that ends with this answer."""


class PracticeProgress(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A person's progress in practice: ``/api/me/practice``."""

    puzzles: PracticeSkill
    odds: PracticeSkill
    daily: DailyAnswer | None


class OddsDrill(msgspec.Struct, frozen=True, kw_only=True):
    chance_bounds: tuple[float, ...]
    """The boundaries between the probability ranges that are offered as answers."""
    questions: tuple[OddsQuestion, ...]
