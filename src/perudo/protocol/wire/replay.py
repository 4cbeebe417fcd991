"""Replays, by HTTP: ``/r/CODE/GAME.json``, and the answers to a record sent to ``/api/replay``, to ``/api/review``, or
while it is typed to ``/api/next``; and who signs them. And why bots said what they said:
``/t/CODE/why/GAME/ROUND.json``."""

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
    """How often it should be said, from 0 to 1."""
    played: bool
    """Whether the player went on with it."""


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """How the player to act should go on with its hand, by a solved round of two."""

    moves: tuple[SolvedMove, ...]
    """What should be said most often first, what was said among them. None after a bid of the other that the solution
    never makes: it has no good answer to that."""
    chance: float | None
    """Of this player to win the round, if both go on so; None where there are no words."""
    off_strategy: bool
    """Whether this player said before what the solution never says with its hand. The words are then the best answer to
    one who keeps to the solution."""


class BidStep(msgspec.Struct, frozen=True, kw_only=True):
    """A bid, and what it changed of the moment before."""

    seat: int
    quantity: int
    face: int
    to_act: int | None
    calza_callers: tuple[int, ...]
    """Seats that may call calza now."""
    chance: float
    """That the bid is true, for one who saw the bidder's own dice and knew how many lay under the other cups: by the
    dice alone, whatever was said."""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a game that everyone may see: as a watcher saw it, and what lay under the cups.

    After a bid only the bid is told, and what it changed: so a replay is as long as its game, and no longer.
    """

    bid: BidStep | None
    """The bid that led here. The view is the one before with this bid after its others."""
    view: View | None
    """None after a bid."""
    hands: tuple[Hand, ...] | None
    """The dice of each seat, none before a deal; None after a bid."""
    matching_dice: int | None
    """Dice that match the standing bid, or the one just called; None before a bid."""
    wild: bool
    """Whether aces match it too."""
    solution: Solution | None
    """None where no solved round tells how to go on, and where the record's game is not over."""


class SignerInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who signs records: ``/.well-known/perudo.json``."""

    key: str
    """The public key, in hexadecimal."""
    fingerprint: str
    """The same, short enough for people to compare."""
    server: str | None
    """The address at which the server says it is; None where nobody told it."""


class BotToken(msgspec.Struct, frozen=True, kw_only=True):
    """The identity of an external bot: ``/api/bot`` makes a new one. It is sent with the handshake of the socket, as
    ``Authorization: Bearer TOKEN``, and shown to nobody."""

    token: str


class SignatureInfo(msgspec.Struct, frozen=True, kw_only=True):
    """That of a record, as this server finds it."""

    valid: bool
    """Whether it is of this very record."""
    own: bool
    """Whether it is this server's own."""
    signer: SignerInfo


class ReplayMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A game with all cups open."""

    edition: str
    options: dict[str, SettingValue]
    rules: dict[str, SettingValue]
    rule_code: str
    players: tuple[str, ...]
    table: str | None
    """The table and the game at it for which the dice were drawn, ``CODE/GAME``, where the record tells it."""
    draws: tuple[DrawState | None, ...]
    """Where the dice of each round came from; None where the record does not tell it."""
    steps: tuple[Step, ...]
    decisive: int | None
    """The step at which the game turned: the closest call that put a player out; None where nobody is out."""
    winner: int | None
    signature: SignatureInfo | None
    """None where no server has signed the record."""
    record: str
    """The game as a ``.perudo`` file."""


Grade = Literal["only", "best", "good", "slip", "mistake", "blunder"]


class ReviewedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A word that was said, or calza that was not called, judged by what its player could know."""

    step: int
    """The step of the replay to which it led; of silence, to which another's word led instead."""
    seat: int
    move: MoveMessage | None
    """None for one who should rather have called calza, at another's turn, and said nothing."""
    grade: Grade
    loss: float
    """What it gave away of the chance to win the game."""
    best_move: MoveMessage | None
    """The best word; None where it was to say nothing, at another's turn."""
    chance_by_own_dice: float | None
    """The chance that the bid before was true, by the player's own dice alone; None where nothing was bid."""
    chance_by_bids: float | None
    """The same after what was bid."""
    chance_exact: float | None
    """The same that it was exact, where calza was said, or the best; else None."""


class CoachComment(msgspec.Struct, frozen=True, kw_only=True):
    """What a coach says to a player after a round at a table of bots, its cups open: ``/t/CODE/coach.json``."""

    round: int
    move: ReviewedMove | None
    """The costliest of the player's own words in it; None where there was none to decide on."""


class ReviewedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What moved a seat's chance to win from the beginning to the end of a game.

    ``start + luck + own_errors + others`` is ``result``.
    """

    seat: int
    accuracy: int | None
    """From 0 to 100; None for a seat that had nothing to decide."""
    start: float
    luck: float
    own_errors: float
    """What its own decisions lost: 0 or less."""
    others: float
    result: float
    bluffs: int
    right_doubts: int
    missed_calls: int


class KeyMomentInfo(msgspec.Struct, frozen=True, kw_only=True):
    step: int
    kind: Literal["swing", "loss"]
    """Chances changed most; or a word gave most away."""
    seat: int
    """Who gained by it; who gave away."""
    chance: float


class ReviewMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What each decision of a finished game was worth, and what was luck."""

    complete: bool
    """Whether the record has the game from its beginning."""
    start: tuple[float, ...]
    """Each seat's chance to win before the first deal;"""
    win_probabilities: tuple[tuple[float, ...], ...]
    """and after each step of the replay, with all cups open."""
    moves: tuple[ReviewedMove, ...]
    seats: tuple[ReviewedSeat, ...]
    key_moments: tuple[KeyMomentInfo, ...]


class NextMoves(msgspec.Struct, frozen=True, kw_only=True):
    """Where a record stops, and what may be said there: the answer to one that is being typed in."""

    view: View
    """As the player sees it who is to act, or a watcher where nobody is."""
    dice: tuple[int, ...]
    """Dice left, a number a seat: nothing of a record is hidden."""


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """Why a bot of the house said a word: a message, and what is filled into it."""

    message: str
    seats: dict[str, int]
    """Seats whose names are filled in. Said to who sits there it is ``MESSAGE-you``, which names nobody."""
    values: dict[str, int | float]
    round_only: bool
    """Whether it is what the round alone told: the bot went by earlier rounds too, which are not told of."""


class Explanations(msgspec.Struct, frozen=True, kw_only=True):
    """Why the bots of the house said what they said in a round whose cups are open, or of a game that is over."""

    moves: tuple[Explanation | None, ...]
    """For each bid of the round, and then for the call; None where it was no bot's, or it keeps that to itself."""
