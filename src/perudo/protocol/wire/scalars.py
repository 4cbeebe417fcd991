"""What messages are made of: names, numbers, words of the game, and how a table is kept beside its rules."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from perudo.core import limits
from perudo.core.game import DUDO, Bid, Calza, Dudo, Move
from perudo.records.fair_dice import CONTRIBUTION_BYTES

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
TableCode = Annotated[str, msgspec.Meta(min_length=4, max_length=12, pattern=r"^[A-Z0-9]+$")]
Chair = Annotated[int, msgspec.Meta(ge=1, le=8)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.NAME_LENGTH)]
BotLevel = Literal["beginner", "gambler", "odds", "reader", "planner", "master"]
"""The house bots, weak to strong."""
Options = Annotated[
    dict[Annotated[str, msgspec.Meta(max_length=40)], bool | int | str | tuple[int, int]],
    msgspec.Meta(max_length=limits.MAX_OPTIONS),
]


Address = Annotated[str, msgspec.Meta(max_length=limits.ADDRESS_LENGTH, pattern=r"^https?://[!-~]+$")]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.CHAT_LENGTH)]
ContributionHex = Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{2 * CONTRIBUTION_BYTES}}}$")]
Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 3600)]
Phrase = Literal["hello", "good-luck", "nice-bluff", "well-played", "really", "hurry", "thanks", "sorry", "oops"]
"""Things to say with one tap: each listener reads them in their own language."""
Reaction = Literal["laugh", "gasp", "think", "clap", "cry", "cool"]
Gesture = Literal["shake", "peek"]
"""What a player is seen to do with the cup."""
Speed = Literal["slow", "normal", "fast"]


# --- How a table is kept, beside the rules


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think, in seconds: ``move`` for each word, or a ``bank`` for the game that grows by
    ``increment`` with each word. Both may be set; the bank is used when the time for the move is up."""

    move: Seconds = 0
    bank: Seconds = 0
    increment: Seconds = 0


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host sets beside the rules; all at the table see it."""

    listed: bool = False
    """Whether the table is shown in the lobby; else it is found by its link alone."""
    training_aid: bool = False
    """Whether players are shown the chance of each bid, from their own dice. Lost dice must be visible for it."""
    spectators_see_previous_round: bool = False
    """Whether watchers may look under all cups, one round behind."""
    chat: bool = True
    """Whether players may write, say phrases and react."""
    clock: ClockSettings | None = None
    """None: nobody is hurried."""
    autostart_at: Chair | None = None
    """The number of seated people at which the game starts, with bots on the free chairs. None: the host starts it."""
    speed: Speed = "normal"
    """How long bots think and cups stand open; the host may set it during a game too."""
    eliminated_see_dice: bool = False
    """Whether who is out may look under all cups. Where only bots play on they may in any case."""
    external_bots: bool = False
    """Whether programs of somebody's own may sit down. Everybody sees which seats are played by one."""


# --- What a player says


class BidMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="bid"):
    quantity: Annotated[int, msgspec.Meta(ge=1, le=100)]
    face: Annotated[int, msgspec.Meta(ge=1, le=6)]


class DudoMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="dudo"):
    pass


class CalzaMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="calza"):
    pass


MoveMessage = BidMessage | DudoMessage | CalzaMessage


def to_move(message: MoveMessage, seat: int) -> Move:
    """What a seat said, as the game knows it."""
    match message:
        case BidMessage(quantity, face):
            return Bid(quantity, face)
        case DudoMessage():
            return DUDO
        case CalzaMessage():
            return Calza(seat)


def from_move(move: Move) -> MoveMessage:
    """The reverse of ``move``."""
    if isinstance(move, Bid):
        return BidMessage(move.quantity, move.face)
    return DudoMessage() if isinstance(move, Dudo) else CalzaMessage()
