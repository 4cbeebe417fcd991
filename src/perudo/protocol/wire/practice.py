"""Practice, by HTTP: ``/practice.json``, the puzzles of ``/practice/PACK.json``, and ``/practice/odds.json``."""

from __future__ import annotations

import msgspec

from perudo.core.game import Hand
from perudo.core.rules import SettingValue
from perudo.core.view import View
from perudo.protocol.wire.replay import Grade
from perudo.protocol.wire.scalars import MoveMessage


class GradedMove(msgspec.Struct, frozen=True, kw_only=True):
    """What it is worth to say a word."""

    move: MoveMessage | None
    """None for every legal word that no other of the puzzle's names."""
    chance: float
    """To win the game with it."""
    grade: Grade
    share: float | None
    """How often a solution says it; None where the round is not solved."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a game: what would you say?"""

    number: int
    """From 0, the easiest."""
    rating: int
    """How hard it is: a player of this rating scores half."""
    edition: str
    options: dict[str, SettingValue]
    rules: dict[str, SettingValue]
    view: View
    moves: tuple[GradedMove, ...]
    """Every legal word, the best first."""
    chance_by_own_dice: float
    """The chance that the standing bid is true, by the player's own dice alone;"""
    chance_by_bids: float
    """and after what was bid."""
    chance_own_bid: float | None
    """The same of the best word, where that is a bid."""


class Practice(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles that there are."""

    pack_size: int
    """How many of them are in one pack, but for the last."""
    ratings: tuple[int, ...]
    """Of each puzzle, the easiest first."""
    names: tuple[str, ...]
    """Of those who play in them, a name a seat; the player of a puzzle is seat 1 and bears none of them."""


class OddsQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """How likely is this bid, by the dice alone?"""

    rating: int
    dice: int
    """On the whole table, one's own among them."""
    hand: Hand
    quantity: int
    face: int
    wild: bool
    chance: float


class OddsDrill(msgspec.Struct, frozen=True, kw_only=True):
    chance_bounds: tuple[float, ...]
    """Where one range of chances ends and the next begins."""
    questions: tuple[OddsQuestion, ...]
