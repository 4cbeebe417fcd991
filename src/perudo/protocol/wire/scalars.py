"""The building blocks of messages: names, numbers, moves, and table settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from perudo.bots.roster import ROSTER
from perudo.core import limits
from perudo.core.game import DUDO, Bid, Calza, Dudo, Move
from perudo.records.fair_dice import CONTRIBUTION_BYTES

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
TableCode = Annotated[str, msgspec.Meta(min_length=4, max_length=12, pattern=r"^[A-Z0-9]+$")]
CLUB_CODE_LENGTH = 12
"""Length of a club's code, in characters. The code encodes 60 random bits."""
ClubCode = Annotated[str, msgspec.Meta(pattern=f"^[A-Z0-9]{{{CLUB_CODE_LENGTH}}}$")]
"""A club's code: the last part of the club's link."""
PERSON_ID_LENGTH = 12
"""Length of a person's id, in characters. The id encodes 60 random bits."""
PersonId = Annotated[str, msgspec.Meta(pattern=f"^[A-Z0-9]{{{PERSON_ID_LENGTH}}}$")]
Chair = Annotated[int, msgspec.Meta(ge=1, le=8)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.NAME_LENGTH)]
if TYPE_CHECKING:
    BotLevel = str
else:
    BotLevel = Literal[tuple(ROSTER)]
    """The built-in bots, weakest first."""
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
"""Phrases that players can send with one tap. Readers see each phrase in their own language."""
Reaction = Literal["laugh", "gasp", "think", "clap", "cry", "cool"]
Gesture = Literal["shake", "peek"]
"""A player's gesture with the cup. Everybody at the table can see it."""
Speed = Literal["slow", "normal", "fast"]


# --- Table settings


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's time limits (s): ``move`` for each move, or a ``bank`` for the whole game. Each move adds
    ``increment`` seconds to the bank. If both ``move`` and ``bank`` are set, a player who has used up the time for a
    move draws on the bank.
    """

    move: Seconds = 0
    bank: Seconds = 0
    increment: Seconds = 0


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings that a host chooses besides the rules. Everyone at the table can see these settings."""

    listed: bool = False
    """Whether the lobby lists the table; otherwise people need its link to find it."""
    training_aid: bool = False
    """Whether players see the probability of each bid, given their own dice. The training aid requires rules under
    which everyone sees how many dice each player has lost.
    """
    spectators_see_previous_round: bool = False
    """Whether spectators may see all dice of the previous round."""
    chat: bool = True
    """Whether players may write, send phrases and react."""
    clock: ClockSettings | None = None
    """The clock; None for no time limit."""
    autostart_at: Chair | None = None
    """The number of seated people at which the game starts, with bots in the free chairs; None if the host starts the
    game.
    """
    speed: Speed = "normal"
    """The speed of the game: how long bots think, and how long reveals last. The host may change the speed during a
    game.
    """
    eliminated_see_dice: bool = False
    """Whether eliminated players may see all dice. When only bots remain, eliminated players may always see all
    dice."""
    external_bots: bool = False
    """Whether external bots may sit down. Everyone can see which seats external bots play."""


# --- Moves


class BidMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="bid"):
    quantity: Annotated[int, msgspec.Meta(ge=1, le=100)]
    face: Annotated[int, msgspec.Meta(ge=1, le=6)]


class DudoMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="dudo"):
    pass


class CalzaMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="calza"):
    pass


MoveMessage = BidMessage | DudoMessage | CalzaMessage


def to_move(message: MoveMessage, seat: int) -> Move:
    """Convert a protocol move to a game move."""
    match message:
        case BidMessage(quantity, face):
            return Bid(quantity, face)
        case DudoMessage():
            return DUDO
        case CalzaMessage():
            return Calza(seat)


def from_move(move: Move) -> MoveMessage:
    """Convert a game move to a protocol move, the reverse of ``to_move``."""
    if isinstance(move, Bid):
        return BidMessage(move.quantity, move.face)
    return DudoMessage() if isinstance(move, Dudo) else CalzaMessage()
