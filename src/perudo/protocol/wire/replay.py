"""Replays, reviews and signatures, over HTTP.

- ``/r/CODE/GAME.json``: the replay of a game.
- ``/api/replay``, ``/api/review``, ``/api/next``: answers about a posted record, the last one while it is being typed.
- ``/.well-known/perudo.json``: the server's signing key.
- ``/t/CODE/why/GAME/ROUND.json``: explanations of the bots' moves.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from perudo.core.game import Hand
from perudo.core.rules import SettingValue
from perudo.core.view import View
from perudo.protocol.wire.messages import DrawState
from perudo.protocol.wire.scalars import MoveMessage


class SolvedMove(msgspec.Struct, frozen=True, kw_only=True):
    move: MoveMessage
    share: float
    """The probability with which to make it, from 0 to 1."""
    played: bool
    """Whether the player made it."""


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """How the player to act should play its hand, by a solved round of two."""

    moves: tuple[SolvedMove, ...]
    """The best moves first, including the one made. None after a bid that the solution never makes, because it has no
    good answer to it.
    """
    chance: float | None
    """This player's chance to win the round if both follow the solution; None without moves."""
    off_strategy: bool
    """Whether this player made a move that the solution never makes with this hand. Then the moves are the best
    response to the solution.
    """


class BidStep(msgspec.Struct, frozen=True, kw_only=True):
    """A bid, and what it changed."""

    seat: int
    quantity: int
    face: int
    to_act: int | None
    calza_callers: tuple[int, ...]
    """Seats that may call calza now."""
    chance: float
    """The chance that the bid is true given the bidder's own dice and the total number of dice, ignoring all bids.
    """


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A position in a game: the spectators' view, and the dice under all cups.

    A step after a bid contains only the bid and its changes, so a replay's size is proportional to its game.
    """

    bid: BidStep | None
    """The bid that led here. The view is the previous one with this bid added."""
    view: View | None
    """None after a bid."""
    hands: tuple[Hand, ...] | None
    """The dice of each seat, none before a deal; None after a bid."""
    matching_dice: int | None
    """Dice that match the current bid, or the called one; None before a bid."""
    wild: bool
    """Whether aces match it too."""
    solution: Solution | None
    """None if no solved round applies, or the game is not over."""


class SignerInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The key that signs records: ``/.well-known/perudo.json``."""

    key: str
    """The public key, in hexadecimal."""
    fingerprint: str
    """A short form for people to compare."""
    server: str | None
    """The server's address; None if it is not configured."""


class BotToken(msgspec.Struct, frozen=True, kw_only=True):
    """The identity of an external bot: ``/api/bot`` makes a new one. It is sent in the WebSocket handshake, as
    ``Authorization: Bearer TOKEN``, and must be kept secret.
    """

    token: str


class SignatureInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The signature of a record, as this server finds it."""

    valid: bool
    """Whether the signature matches exactly this record."""
    own: bool
    """Whether this server made it."""
    signer: SignerInfo


class ReplayMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A game with all dice visible."""

    edition: str
    options: dict[str, SettingValue]
    rules: dict[str, SettingValue]
    rule_code: str
    players: tuple[str, ...]
    table: str | None
    """The table and game for which the dice were drawn (``CODE/GAME``), if the record contains it."""
    draws: tuple[DrawState | None, ...]
    """The origin of each round's dice; None if the record does not contain it."""
    steps: tuple[Step, ...]
    decisive: int | None
    """The step at which the game turned: the closest call that eliminated a player; None if nobody is eliminated."""
    winner: int | None
    signature: SignatureInfo | None
    """None if no server has signed the record."""
    record: str
    """The game as a ``.perudo`` file."""


Grade = Literal["only", "best", "good", "slip", "mistake", "blunder"]


class ReviewedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move, or a missed calza, judged by what its player could know."""

    step: int
    """The step of the replay after it; for a missed calza, the step after the other player's move."""
    seat: int
    move: MoveMessage | None
    """None for a missed calza at another player's turn."""
    grade: Grade
    loss: float
    """The reduction of the chance to win the game, compared with the best move."""
    best_move: MoveMessage | None
    """The best move; None if that was to pass during another player's turn."""
    chance_by_own_dice: float | None
    """The chance that the bid before was true, given only the player's own dice; None before a bid."""
    chance_by_bids: float | None
    """The chance that the bid was true, given the bids as well."""
    chance_exact: float | None
    """The chance that the bid was exact, given the bids as well. None unless calza was called or was the best move."""


class CoachComment(msgspec.Struct, frozen=True, kw_only=True):
    """A coach's comment after a revealed round against bots: ``/t/CODE/coach.json``."""

    round: int
    move: ReviewedMove | None
    """The player's costliest move in it; None without a decision."""


class ReviewedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Why a seat's chance to win changed over a game.

    ``start + luck + own_errors + others`` equals ``result``.
    """

    seat: int
    accuracy: int | None
    """From 0 to 100; None for a seat without decisions."""
    start: float
    luck: float
    own_errors: float
    """The change in its chance to win by its own decisions: 0 or less."""
    others: float
    result: float
    bluffs: int
    right_doubts: int
    missed_calls: int


class KeyMomentInfo(msgspec.Struct, frozen=True, kw_only=True):
    step: int
    kind: Literal["swing", "loss"]
    """Either the greatest change in chances, or the costliest move."""
    seat: int
    """The seat that gained or lost."""
    chance: float


class ReviewMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The value of each decision of a finished game, and the share of luck."""

    complete: bool
    """Whether the record starts at the beginning of the game."""
    start: tuple[float, ...]
    """Each seat's chance to win before the first deal."""
    win_probabilities: tuple[tuple[float, ...], ...]
    """Each seat's chance to win after each step of the replay, with all dice known."""
    moves: tuple[ReviewedMove, ...]
    seats: tuple[ReviewedSeat, ...]
    key_moments: tuple[KeyMomentInfo, ...]


class NextMoves(msgspec.Struct, frozen=True, kw_only=True):
    """The legal moves at the end of a record that is being typed in."""

    view: View
    """The view of the player to act, or of a spectator if there is none."""
    dice: tuple[int, ...]
    """Each seat's remaining dice: nothing in a record is hidden."""


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """A built-in bot's explanation of a move: a message and its arguments."""

    message: str
    seats: dict[str, int]
    """Seats whose names are filled in. For the player in that seat the message is ``MESSAGE-you``, without a name."""
    values: dict[str, int | float]
    round_only: bool
    """Whether the explanation uses this round alone, although the bot also used earlier rounds, which stay hidden."""


class Explanations(msgspec.Struct, frozen=True, kw_only=True):
    """Explanations of the built-in bots' moves in a revealed round, or of a game that is over."""

    moves: tuple[Explanation | None, ...]
    """One for each bid of the round, and then for the call; None if the move was not a bot's or has no explanation."""
