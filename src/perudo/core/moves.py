"""Moves, and the rules that decide which bids may follow a bid.

Only ``why_not_bid`` decides which bids are legal; the edition's rule for ordinary raises is in ``core/raises.py``.
``LegalMoves`` holds the legal moves of one seat after one bid. ``LegalMovesByBid`` computes them on demand, and all
games with the same rules share them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, Self, SupportsIndex

from perudo.core.errors import PerudoError
from perudo.core.raises import RAISES, RaiseRule
from perudo.core.reasons import Reason as Reason
from perudo.core.whole_numbers import whole

ACE: Final = 1
FACES: Final = (1, 2, 3, 4, 5, 6)
FACE_SET: Final = frozenset(FACES)

_WRITTEN: Final = re.compile(r"([1-9][0-9]{0,8})x([0-9])")

Hand = tuple[int, ...]
"""The faces under one cup; empty for an eliminated player."""


class _Bid(NamedTuple):
    quantity: int
    face: int


class Bid(_Bid):
    """A claim: at least ``quantity`` dice under all cups show ``face`` (or an ace, if aces are wild).

    Raises ``TypeError`` unless ``quantity`` and ``face`` are whole numbers.
    """

    __slots__ = ()

    def __new__(cls, quantity: SupportsIndex, face: SupportsIndex) -> Self:
        if quantity.__class__ is not int or face.__class__ is not int:
            quantity, face = whole(quantity, "the quantity of a bid"), whole(face, "the face of a bid")
        return tuple.__new__(cls, (quantity, face))

    def __str__(self) -> str:
        return f"{self.quantity}x{self.face}"

    @staticmethod
    def parse(text: str) -> Bid:
        """Parse a bid such as ``4x5``, the format that ``str`` returns. Raises ``PerudoError`` (``not-a-bid``) for any
        other text."""
        said = _WRITTEN.fullmatch(text)
        if said is None or int(said[2]) not in FACE_SET:
            raise PerudoError("not-a-bid", given=text)
        return Bid(int(said[1]), int(said[2]))


@dataclass(frozen=True, slots=True)
class Dudo:
    """The player to act doubts the current bid."""

    def __str__(self) -> str:
        return "dudo"


class _Calza(NamedTuple):
    seat: int


class Calza(_Calza):
    """The player at ``seat`` claims that the current bid is exact. Raises ``TypeError`` unless ``seat`` is a whole
    number."""

    __slots__ = ()

    def __new__(cls, seat: SupportsIndex) -> Self:
        return tuple.__new__(cls, (whole(seat, "the seat of a calza"),))

    def __str__(self) -> str:
        return f"calza {self.seat}"


Move = Bid | Dudo | Calza
"""Any action of a player: in turn or, for calza, also out of turn."""
DUDO: Final = Dudo()


def move_name(move: Move) -> str:
    """Return the text of a move, without its seat."""
    return "calza" if isinstance(move, Calza) else str(move)


class RaiseContext(NamedTuple):
    """The facts that determine whether a bid may follow another. Each context is created once per round and seat, and
    is shared between games.
    """

    raise_: RaiseRule
    """The edition's rule for ordinary raises: a key of ``RAISES``."""
    palifico: bool
    """Whether the round is palifico: aces are then an ordinary face (the lowest), and the first bid may be on aces."""
    locked: bool
    """Whether the player must keep the face: true in a palifico round, except for a veteran whom the edition allows to
    change the face.
    """
    max_quantity: int
    """The highest quantity that a bid may have: the total number of dice at the start of the game. The printed rules
    have no such limit. The number of dice at the start is public, so the limit reveals nothing.
    """


def why_not_bid(raising: RaiseContext, current_bid: Bid | None, bid: Bid) -> Reason | None:
    """Return why ``bid`` may not follow ``current_bid``, or None if it may. At the opening, ``current_bid`` is None."""
    quantity, face = bid
    if face not in FACE_SET:
        return Reason.NO_SUCH_FACE
    if quantity < 1:
        return Reason.NO_DICE_BID
    if quantity > raising.max_quantity:
        return Reason.OVER_ALL_DICE
    if current_bid is None:
        return Reason.ACES_DO_NOT_OPEN if face == ACE and not raising.palifico else None
    if raising.locked and face != current_bid.face:
        return Reason.FACE_LOCKED
    if not raising.palifico and (face == ACE) != (current_bid.face == ACE):
        if face == ACE:
            return None if 2 * quantity >= current_bid.quantity else Reason.FEWER_THAN_HALF_IN_ACES
        return None if quantity > 2 * current_bid.quantity else Reason.FEWER_THAN_TWICE_ACES_PLUS_ONE
    return RAISES[raising.raise_].why_not(current_bid, bid)


class LegalMoves(tuple[Move, ...]):
    """The legal moves of the player to act: first bids (sorted by quantity, then face), then dudo, then calza. Indexing
    and searching are fast."""

    _bids: dict[Bid, Bid]

    def __new__(cls, bids: dict[Bid, Bid], calls: tuple[Move, ...] = ()) -> LegalMoves:
        legal = super().__new__(cls, (*bids, *calls))
        legal._bids = bids
        return legal

    @property
    def bids(self) -> tuple[Bid, ...]:
        """The bids among the legal moves."""
        return tuple(self._bids)

    def with_call(self, call: Move) -> LegalMoves:
        """Return a copy of the legal moves with a call added."""
        return LegalMoves(self._bids, (*self[len(self._bids) :], call))

    def __contains__(self, word: object) -> bool:
        return word in self._bids or any(word.__class__ is call.__class__ and word == call for call in self[-2:])


NO_LEGAL_MOVES: Final = LegalMoves({})


class LegalMovesByBid(dict[Bid | None, LegalMoves]):
    """The moves of one seat after each possible current bid (None at the opening), computed on demand."""

    def __init__(self, raising: RaiseContext, caller: int | None) -> None:
        self.raise_context = raising
        self.caller = caller

    def __missing__(self, current_bid: Bid | None) -> LegalMoves:
        if self.caller is None:
            every = _every_bid(self.raise_context.max_quantity)
            bids = {bid: bid for bid in every if why_not_bid(self.raise_context, current_bid, bid) is None}
        else:  # Reuse the bids of a seat that may not call calza.
            bids = _legal_after(self.raise_context, None)[current_bid]._bids
        calls: tuple[Move, ...] = () if self.caller is None else (Calza(self.caller),)
        legal = self[current_bid] = LegalMoves(bids, () if current_bid is None else (DUDO, *calls))
        return legal


# Bound the cache: entries can take megabytes, and tables with every rule combination could exhaust memory.
@lru_cache(maxsize=128)
def _legal_after(raising: RaiseContext, caller: int | None) -> LegalMovesByBid:
    return LegalMovesByBid(raising, caller)


@lru_cache
def _every_bid(max_quantity: int) -> tuple[Bid, ...]:
    return tuple(Bid(quantity, face) for quantity in range(1, max_quantity + 1) for face in FACES)


@lru_cache(maxsize=64)
def legal_by_seat(
    raise_: RaiseRule, palifico: bool, unlocked_seats: tuple[int, ...], max_quantity: int, seats: int, can_call: bool
) -> tuple[LegalMovesByBid, ...]:
    """Return the ``LegalMovesByBid`` of each seat in a round, indexed by seat number.

    ``unlocked_seats``: the seats that may change the face in a palifico round. ``can_call``: whether the player to act
    may call calza.
    """
    return tuple(
        _legal_after(
            RaiseContext(raise_, palifico, palifico and seat not in unlocked_seats, max_quantity),
            seat if can_call else None,
        )
        for seat in range(seats + 1)
    )
