"""Replays, reviews and signatures, over HTTP.

- ``/r/CODE/GAME.json``: the replay of a game.
- ``/api/replay``, ``/api/review``, ``/api/next``: responses for a record that a client posts; the last one is for a
  record that is still being typed.
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
from perudo.protocol.wire.scalars import BidMessage, MoveMessage


class SolvedMove(msgspec.Struct, frozen=True, kw_only=True):
    move: MoveMessage
    share: float
    """The probability with which the player should make this move, from 0 to 1."""
    played: bool
    """Whether the player made this move."""


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """How the player to act should play the hand, according to the solution of a two-player round."""

    moves: tuple[SolvedMove, ...]
    """The moves, best first, including the move that was made. Empty after a bid that the solution never makes, because
    the solution's answer to such a bid may be suboptimal.
    """
    chance: float | None
    """This player's chance of winning the round if both follow the solution; None if ``moves`` is empty."""
    off_strategy: bool
    """Whether this player made a move that the solution never makes with this hand. If so, ``moves`` contains the best
    response to the solution.
    """


class BidStep(msgspec.Struct, frozen=True, kw_only=True):
    """A bid, and its effects."""

    seat: int
    quantity: int
    face: int
    to_act: int | None
    calza_callers: tuple[int, ...]
    """Seats that may call calza now."""
    chance: float
    """The probability that the bid is true, given the bidder's own dice and the total number of dice, but not the bids.
    """


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A position in a game: the spectators' view, and the dice under all cups.

    The step for a bid contains only the bid and its effects, so a replay's size is proportional to the length of its
    game."""

    bid: BidStep | None
    """The bid that led to this step. The view is the previous step's view with this bid added."""
    view: View | None
    """None after a bid."""
    hands: tuple[Hand, ...] | None
    """The dice of each seat; empty before a deal, None after a bid."""
    matching_dice: int | None
    """How many dice match the current bid, or the bid that was called; None before a bid."""
    wild: bool
    """Whether aces also match that bid."""
    solution: Solution | None
    """None if there is no solution for the round, or the game is not over."""


class SignerInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The key that signs records: ``/.well-known/perudo.json``."""

    key: str
    """The public key, in hexadecimal."""
    fingerprint: str
    """A short form of the key, which people can compare."""
    server: str | None
    """The server's address; None if it is not configured."""


class BotToken(msgspec.Struct, frozen=True, kw_only=True):
    """The identity of an external bot: ``/api/bot`` issues a new one. The bot sends its token in the WebSocket
    handshake, as ``Authorization: Bearer TOKEN``, and must keep the token secret.
    """

    token: str


class SignatureInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A record's signature, and the result of this server's check."""

    valid: bool
    """Whether the signature matches exactly this record."""
    own: bool
    """Whether this server signed the record."""
    signer: SignerInfo


class ReplayMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A game with all dice visible."""

    edition: str
    options: dict[str, SettingValue]
    rules: dict[str, SettingValue]
    rule_code: str
    players: tuple[str, ...]
    table: str | None
    """The table and the game for which the dice were drawn (``CODE/GAME``), if the record names them."""
    draws: tuple[DrawState | None, ...]
    """The inputs that determine each round's dice; None if the record does not contain them."""
    steps: tuple[Step, ...]
    decisive: int | None
    """The turning point of the game: the step of the narrowest call that eliminated a player; None if nobody was
    eliminated."""
    winner: int | None
    signature: SignatureInfo | None
    """None if no server has signed the record."""
    record: str
    """The game as a ``.perudo`` file."""


Grade = Literal["only", "best", "good", "slip", "mistake", "blunder"]


class ReviewedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move, or a missed calza, judged by the information that its player had."""

    step: int
    """The step of the replay after the move; for a missed calza, the step after the other player's move."""
    seat: int
    move: MoveMessage | None
    """The judged move; None if the player missed a calza during another player's turn."""
    grade: Grade
    loss: float
    """How much this move lowers the chance of winning the game, compared with the best move."""
    best_move: MoveMessage | None
    """The best move; None if the best choice was to pass during another player's turn."""
    chance_by_own_dice: float | None
    """The probability that the bid before the move was true, given only the player's own dice; None before a bid."""
    chance_by_bids: float | None
    """The probability that the bid was true, given the player's own dice and the bids."""
    chance_exact: float | None
    """The probability that the bid was exact, given the player's own dice and the bids. None unless calza was called or
    was the best move."""


class CoachComment(msgspec.Struct, frozen=True, kw_only=True):
    """A coach's comment after a revealed round against bots: ``/t/CODE/coach.json``."""

    round: int
    move: ReviewedMove | None
    """The player's costliest move in the round; None if the player made no decision."""
    bid: BidMessage | None
    """The bid that the move made or called, or the bid before a pass; None if ``move`` is None."""
    expected: float | None
    """How many dice matched that bid on average, given the player's own dice."""


class ReviewedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Why a seat's chance of winning changed during a game.

    ``start + luck + own_errors + others`` equals ``result``.
    """

    seat: int
    accuracy: int | None
    """From 0 to 100; None for a seat that made no decisions."""
    start: float
    luck: float
    own_errors: float
    """How much the seat's own decisions changed its chance of winning: 0 or less."""
    others: float
    result: float
    bluffs: int
    right_doubts: int
    missed_calls: int


class KeyMomentInfo(msgspec.Struct, frozen=True, kw_only=True):
    step: int
    kind: Literal["swing", "loss"]
    """``swing``: one of the greatest changes in the chances of winning; ``loss``: one of the costliest moves."""
    seat: int
    """For a swing, the seat whose chance of winning rose most; for a loss, the seat that made the move."""
    chance: float


class ReviewMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The value of each decision in a finished game, and how much of the result was luck."""

    complete: bool
    """Whether the record starts at the beginning of the game."""
    game: str | None
    """The table and the game, ``CODE/GAME``, if this server has signed the record."""
    start: tuple[float, ...]
    """Each seat's chance of winning before the first deal."""
    win_probabilities: tuple[tuple[float, ...], ...]
    """Each seat's chance of winning after each step of the replay, with all dice known."""
    moves: tuple[ReviewedMove, ...]
    seats: tuple[ReviewedSeat, ...]
    key_moments: tuple[KeyMomentInfo, ...]


class NextMoves(msgspec.Struct, frozen=True, kw_only=True):
    """The legal moves at the end of an incomplete record, which a user is typing."""

    view: View
    """The view of the player to act, or of a spectator if nobody is to act."""
    dice: tuple[int, ...]
    """The number of dice that each seat has left, because a record hides nothing."""


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """A built-in bot's explanation of a move: a message and its arguments."""

    message: str
    seats: dict[str, int]
    """For each placeholder of the message, the seat whose name replaces it. The player in that seat gets the message
    ``MESSAGE-you``, without a name."""
    values: dict[str, int | float]
    round_only: bool
    """Whether the explanation covers this round alone, although the bot also used earlier rounds, which stay hidden."""


class Explanations(msgspec.Struct, frozen=True, kw_only=True):
    """Explanations of the built-in bots' moves in a revealed round, or in a game that is over."""

    moves: tuple[Explanation | None, ...]
    """One entry for each bid of the round, then one for the call; None if no bot made the move or there is no
    explanation."""
