"""Sets a table for a test in one line, in the words of the game: `table("kozak", bids="8x4 8x6 dudo")`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from perudo.core.game import DUDO, Bid, Calza, Deal, Game, Hand, Move, Reason, RoundOutcome
from perudo.core.rules import house_rules


def table(
    edition: str,
    dice: Sequence[int] = (5, 5, 5, 5),
    bids: str = "",
    *,
    hands: str = "",
    opener: int = 1,
    palifico: int | None = None,
    veterans: Iterable[int] = (),
    **settings: object,
) -> Game:
    """A round by an edition's rules, with some settings changed, after some words.

    `dice`: how many each seat has. `hands`: which ones, where that matters: "22256 1345 - 6", one a seat. A seat that
    is named `palifico` opens.
    """
    dealt = cups(hands) if hands else tuple((2,) * count for count in dice)
    game = Game.mid_game(house_rules(edition, settings), tuple(map(len, dealt)), palifico, veterans)
    return say(game.after(Deal(dealt, palifico or opener)), bids)


def cups(hands: str) -> tuple[Hand, ...]:
    """Return hands: "22256 - 6" is three, the second of an eliminated player."""
    return tuple(tuple(int(face) for face in hand.strip("-")) for hand in hands.split())


def words(text: str) -> list[Move]:
    """The words of "8x4 4x1 dudo" or "8x4 calza 3", where seat 3 calls."""
    said: list[Move] = []
    for quantity, face, caller, rest in re.findall(r"(\d+)x(\d+)|calza (\d+)|(\S+)", text):
        assert rest in ("", "dudo"), f"not a word of the game: {rest}"
        said.append(Bid(int(quantity), int(face)) if quantity else Calza(int(caller)) if caller else DUDO)
    return said


def say(game: Game, text: str) -> Game:
    """Return the game after these moves, each by the player to act."""
    for move in words(text):
        game = game.after(move)
    return game


def next_round(game: Game, hands: str = "") -> Game:
    """The game with its next round dealt."""
    return game.after(Deal(cups(hands) if hands else tuple((2,) * count for count in game.dice)))


def may(game: Game) -> set[str]:
    """Every word that the player to act may say."""
    return {str(move) for move in game.legal}


def why_not(game: Game, text: str) -> Reason | None:
    """Why the next word can't be said; None where it can."""
    [move] = words(text)
    return game.why_not(move)


def end(game: Game) -> RoundOutcome:
    """How the round ended that was called last."""
    assert game.previous is not None, "no round was called"
    return game.previous
