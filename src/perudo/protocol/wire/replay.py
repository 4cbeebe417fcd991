"""Replays, reviews and signatures, over HTTP.

- ``/r/CODE/GAME.json``: the replay of a game.
- ``/api/replay``, ``/api/review``, ``/api/next``: for a posted record, its replay, its review, or the legal next moves
  (for a user who is still typing the record).
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
    """The probability (0 to 1) with which the player should make this move."""
    played: bool
    """Whether the player made this move."""


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """The solution's advice for the player whose turn it is in a two-player round."""

    moves: tuple[SolvedMove, ...]
    """The moves that the solution recommends, most frequent first, and the move that the player made. Empty if the
    opponent made a bid to which the solution assigns probability 0, because the solution may not be optimal after such
    a bid.
    """
    chance: float | None
    """This player's chance of winning the round if both players follow the solution; None if ``moves`` is empty."""
    off_strategy: bool
    """Whether this player, earlier in the round, made a move to which the solution assigns probability 0 for this hand.
    If so, ``moves`` contains the best response to the solution.
    """


class BidStep(msgspec.Struct, frozen=True, kw_only=True):
    """A replay step for a bid: the bid and its effects."""

    seat: int
    quantity: int
    face: int
    to_act: int | None
    calza_callers: tuple[int, ...]
    """Seats that may call calza after this bid."""
    chance: float
    """The probability that the bid is true, given the bidder's own dice and the total number of dice. This probability
    ignores what the bids suggest about the other players' dice.
    """


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a replay: a position in a game, with the spectators' view and all dice.

    The step for a bid contains only the bid and its effects, so a replay's size is proportional to the length of the
    game."""

    bid: BidStep | None
    """The bid that led to this step. To get this step's view, add the bid to the previous step's view."""
    view: View | None
    """The spectators' view; None in the step for a bid."""
    hands: tuple[Hand, ...] | None
    """Each seat's dice; empty before a deal, None in the step for a bid."""
    matching_dice: int | None
    """How many dice match the current bid, or the bid that was just called; None before the first bid of a round."""
    wild: bool
    """Whether aces, too, match the current or called bid."""
    solution: Solution | None
    """The optimal play in this position; None if the round has no solution or the game is not over."""


class SignerInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The key and address of a server that signs records (``/.well-known/perudo.json``)."""

    key: str
    """The public key, in hexadecimal."""
    fingerprint: str
    """A short form of the key, which people can compare."""
    server: str | None
    """The server's address; None if it is not configured."""


class BotToken(msgspec.Struct, frozen=True, kw_only=True):
    """A new token for an external bot, issued by ``/api/bot``. The bot sends its token in the WebSocket handshake, as
    ``Authorization: Bearer TOKEN``, and must keep the token secret.
    """

    token: str


class SignatureInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A record's signature, as checked by this server."""

    valid: bool
    """Whether the signature is valid for this exact record."""
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
    """For each round, the inputs that determined the dice; None if the record omits these inputs."""
    steps: tuple[Step, ...]
    decisive: int | None
    """The step of the game's turning point: of all calls that eliminated a player, the one with the smallest difference
    between the bid and the matching dice. None if nobody was eliminated."""
    winner: int | None
    signature: SignatureInfo | None
    """The record's signature; None if no server has signed the record."""
    record: str
    """The game as a ``.perudo`` file."""


Grade = Literal["only", "best", "good", "slip", "mistake", "blunder"]


class ReviewedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move or a missed calza, judged only by the information that the player had."""

    step: int
    """The replay step after the move; for a missed calza, the step after the move that another player made instead."""
    seat: int
    move: MoveMessage | None
    """The judged move; None if the player missed a calza during another player's turn."""
    grade: Grade
    loss: float
    """How much lower the chance of winning the game is after this move than after the best move."""
    best_move: MoveMessage | None
    """The best move; None if the best choice was not to call calza during another player's turn."""
    chance_by_own_dice: float | None
    """The probability that the previous bid was true, given only the player's own dice; None for the first bid of a
    round."""
    chance_by_bids: float | None
    """The probability that the previous bid was true, given the player's own dice and the bids; None for the first bid
    of a round."""
    chance_exact: float | None
    """The probability that the previous bid was exactly right, given the player's own dice and the bids. None unless
    calza was called or was the best move.
    """


class CoachComment(msgspec.Struct, frozen=True, kw_only=True):
    """A coach's comment after a revealed round against bots: ``/t/CODE/coach.json``."""

    round: int
    move: ReviewedMove | None
    """The player's costliest move in the round; None if the player made no decision."""
    bid: BidMessage | None
    """The bid that the player made or called, or the bid on which the player missed a calza; None if ``move`` is
    None."""
    expected: float | None
    """The expected number of dice that match ``bid``, given the player's own dice."""


class ReviewedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Why a seat's chance of winning changed during a game.

    ``start + luck + own_errors + others`` equals ``result``.
    """

    seat: int
    accuracy: int | None
    """The accuracy of the seat's decisions, from 0 to 100; None for a seat without decisions."""
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
    """``swing``: one of the largest changes in the chances of winning; ``loss``: one of the costliest moves."""
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
    """The legal next moves of an incomplete record that a user is typing."""

    view: View
    """The view of the player whose turn it is, or a spectator's view if it is nobody's turn."""
    dice: tuple[int, ...]
    """The number of dice that each seat has left, even if the rules hide lost dice."""


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """A built-in bot's explanation of a move: a message and its arguments."""

    message: str
    seats: dict[str, int]
    """For each placeholder in the message, the seat of the player whose name replaces it. A reader whose own name
    would appear sees the message ``MESSAGE-you`` instead, which omits the name."""
    values: dict[str, int | float]
    round_only: bool
    """Whether the explanation leaves out what the bot learned from earlier rounds, because it is still secret."""


class Explanations(msgspec.Struct, frozen=True, kw_only=True):
    """Explanations of the built-in bots' moves in a revealed round, or in a game that is over."""

    moves: tuple[Explanation | None, ...]
    """One entry for each bid of the round, then one for the call. An entry is None if the move was not made by a
    built-in bot, or if the bot has no explanation."""
