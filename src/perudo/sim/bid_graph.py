"""The rules as integer tables: numbered bids, legal raises, and the effects of calls.

Performance-critical code looks up the rules in these tables. The tables are derived from the rules, and do not define
any rules themselves. For every pair of bids, ``BidGraph`` calls ``why_not_bid``, the only function that decides which
raises are legal. ``call_tables`` uses ``call_effect``, and plays small games with ``Game`` to find out who may call
calza. The number of a bid is ``(quantity - 1) * faces + face - 1`` in every kind of round. In
``BidGraph.topological_order``, every bid comes before all its legal raises.

A game has three bid graphs (``bid_graphs``): for ordinary rounds, for palifico rounds, and for a veteran who may change
the face in a palifico round. For experiments, ``BidGraph.build`` can also build graphs for kinds of rounds that no
edition has: see ``AcesRule``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final, Literal, NamedTuple

from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Calza, Deal, Game
from perudo.core.moves import ACE, FACES, Bid, Dudo, RaiseContext, why_not_bid
from perudo.core.raises import WIDEST_RAISE, RaiseRule
from perudo.core.rules import Rules
from perudo.core.settling import CallEffect, becomes_palifico, call_effect

AcesRule = Literal["wild", "plain", "silent", "top"]
"""The role of the lowest face in a round. ``wild``: Perudo's aces. ``plain``: the lowest face is an ordinary face, and
no face is wild. ``silent``: the lowest face is wild, but nobody may bid it. ``top``: the lowest face is an ordinary
face. The highest face is wild instead, and players can bid it like any other face.
"""

ORDINARY: Final = 0
PALIFICO: Final = 1
VETERAN: Final = 2
"""A palifico round in which a veteran with one die may change the face."""
ROUND_KINDS: Final = ("ordinary", "palifico", "veteran")


@dataclass(frozen=True)
class BidGraph:
    """The legal raises in one kind of round, by bid number."""

    raise_context: RaiseContext
    faces: int
    """The number of faces of a die, including aces."""
    wild_face: int | None
    """The wild face, which counts as every other face, or None."""
    wild_not_biddable: bool
    """Whether bids on the wild face are forbidden."""
    own_calza_twins: bool = False
    """Whether bidders may call calza on their own bid, as part of the same move. If so, each bid has a second version,
    which stands for making the bid and calling calza in the same move. To get that version's number, add the total
    number of ordinary bids to the bid's number.
    """

    @staticmethod
    def build(
        max_quantity: int, raise_: RaiseRule, *, faces: int = 6, aces: AcesRule = "wild", locked: bool = False
    ) -> BidGraph:
        """Build the graph for one kind of round, with bids of up to ``max_quantity`` dice.

        ``locked``: whether the graph is for a palifico round, in which aces are plain regardless of ``aces``. Raises
        ``PerudoError`` (``bid-graph-faces``, ``bid-graph-most``) for invalid parameters.
        """
        if not 2 <= faces <= len(FACES):
            raise PerudoError("bid-graph-faces", fewest=2, most=len(FACES))
        if max_quantity < 1:
            raise PerudoError("bid-graph-most")
        plain = locked or aces in ("plain", "top")
        wild = None if locked or aces == "plain" else faces if aces == "top" else ACE
        return BidGraph(RaiseContext(raise_, plain, locked, max_quantity), faces, wild, aces == "silent" and not locked)

    @cached_property
    def bids(self) -> tuple[Bid, ...]:
        """All bids by number, including those that are never legal in this kind of round."""
        return self._bids * (2 if self.own_calza_twins else 1)

    @cached_property
    def successors(self) -> tuple[tuple[int, ...], ...]:
        """For each bid, the numbers of its legal raises, in ascending order. The last entry lists the legal opening
        bids."""
        *bids, opening = (self._with_twins(self._after(current_bid)) for current_bid in (*self._bids, None))
        return (*bids, *(() for _ in bids if self.own_calza_twins), opening)

    @cached_property
    def topological_order(self) -> tuple[int, ...]:
        """The numbers of the possible bids, ordered so that every bid comes before its raises."""
        # Sort by the number of raises under the most permissive raise rule: all other rules respect this order.
        free = replace(self, raise_context=self.raise_context._replace(raise_=WIDEST_RAISE, locked=False))
        said = [number for number, bid in enumerate(self._bids) if self._may_be(bid)]
        return self._with_twins(sorted(said, key=lambda number: -len(free.successors[number])))

    def bid_number(self, bid: Bid) -> int:
        """Return the number of a bid in this graph."""
        return (bid.quantity - 1) * self.faces + bid.face - 1

    @cached_property
    def _bids(self) -> tuple[Bid, ...]:
        return tuple(
            Bid(quantity, face) for quantity in range(1, self.raise_context.max_quantity + 1) for face in self._faces
        )

    def _with_twins(self, numbers: Sequence[int]) -> tuple[int, ...]:
        if not self.own_calza_twins:
            return tuple(numbers)
        return tuple(each for number in numbers for each in (number, number + len(self._bids)))

    @property
    def _faces(self) -> tuple[int, ...]:
        return FACES[: self.faces]

    def _may_be(self, bid: Bid) -> bool:
        return not (self.wild_not_biddable and bid.face == self.wild_face)

    def _after(self, current_bid: Bid | None) -> tuple[int, ...]:
        return tuple(
            number
            for number, bid in enumerate(self._bids)
            if self._may_be(bid) and why_not_bid(self.raise_context, current_bid, bid) is None
        )


@lru_cache(maxsize=32)
def bid_graphs(rules: Rules, seats: int) -> tuple[BidGraph, BidGraph, BidGraph]:
    """Return the bid graphs of a game: ``ORDINARY``, ``PALIFICO``, ``VETERAN``."""
    most, raise_ = rules.dice * seats, rules.raise_
    return (
        BidGraph(
            RaiseContext(raise_, palifico=False, locked=False, max_quantity=most),
            len(FACES),
            ACE,
            wild_not_biddable=False,
        ),
        BidGraph(
            RaiseContext(raise_, palifico=True, locked=True, max_quantity=most),
            len(FACES),
            None,
            wild_not_biddable=False,
        ),
        BidGraph(
            RaiseContext(raise_, palifico=True, locked=False, max_quantity=most),
            len(FACES),
            None,
            wild_not_biddable=False,
        ),
    )


# --- Effects of calls

Effects = tuple[CallEffect, CallEffect, CallEffect]
"""The effects of a call if the number of matching dice is below, equal to, or above the bid's quantity."""


class CallTables(NamedTuple):
    """How the settings affect calls and palifico rounds. The indices 0 and 1 mean no and yes."""

    effect: tuple[Effects, Effects]
    """The effects of dudo and of calza."""
    palifico: tuple[tuple[bool, bool], tuple[bool, bool]]
    """Whether a player who has just been reduced to one die opens a palifico round. Indices: whether only two players
    are left; whether the player was palifico before.
    """
    calza: tuple[tuple[bool, bool], tuple[bool, bool]]
    """Whether calza is allowed. Indices: whether it is a palifico round; whether only two players are left."""
    callers: tuple[bool, bool, bool]
    """Who may call calza: the player to act, any other player except the bidder, and the bidder."""
    veteran: bool
    """Whether a veteran may change the face in a palifico round."""


@lru_cache(maxsize=256)
def call_tables(rules: Rules) -> CallTables:
    """Return how the settings affect calls and palifico rounds."""
    rules = replace(rules, players=(2, 8), dice=max(rules.dice, 2), first_opener="random")
    calling = replace(rules, calza=True, calza_in_palifico=True, calza_with_two=True)
    return CallTables(
        effect=(_effects(calling, DUDO), _effects(calling, Calza(3))),
        palifico=_square(
            lambda two, was: becomes_palifico(rules, (1,) * (2 if two else 3), frozenset({1} if was else ()), 1)
        ),
        calza=_square(lambda palifico, two: _calza(rules, 2 if two else 3, palifico)),
        callers=tuple(seat in _bid(calling, (2, 2, 2)).calza_callers for seat in (2, 3, 1)),  # type: ignore[arg-type]
        veteran=_veteran(rules),
    )


def calza_allowed_with_two(rules: Rules, *, palifico: bool) -> tuple[bool, bool]:
    """Return whether the player to act and the bidder may call calza when two players are left."""
    switch = call_tables(rules)
    called = rules.calza and switch.calza[palifico][True]
    return called and switch.callers[0], called and switch.callers[2]


def _square(of: Callable[[bool, bool], bool]) -> tuple[tuple[bool, bool], tuple[bool, bool]]:
    return (of(False, False), of(False, True)), (of(True, False), of(True, True))


def _bid(
    rules: Rules, dice: tuple[int, ...], quantity: int = 1, palifico: int | None = None, was: tuple[int, ...] = ()
) -> Game:
    """Return a round in which seat 1 has bid ``quantity`` fives. All of seat 1's dice show fives, and all other dice
    show fours.
    """
    game = Game.mid_game(rules, dice, palifico, was)
    hands = tuple((5 if seat == 0 else 4,) * count for seat, count in enumerate(dice))
    return game.after(Deal(hands, None if palifico else 1)).after(Bid(quantity, 5))


def _effects(rules: Rules, call: Dudo | Calza) -> Effects:
    return call_effect(rules, call, -1), call_effect(rules, call, 0), call_effect(rules, call, 1)


def _calza(rules: Rules, players: int, palifico: bool) -> bool:
    callers = replace(rules, calza_callers="all-but-bidder")  # With two players, the bidder's opponent can call calza.
    try:
        return bool(_bid(callers, (1,) + (2,) * (players - 1), palifico=1 if palifico else None).calza_callers)
    except PerudoError:  # These rules have no palifico rounds.
        return False


def _veteran(rules: Rules) -> bool:
    try:
        raising = _bid(rules, (1, 1, 2), palifico=1, was=(2,)).raise_context
    except PerudoError:
        return False
    return raising is not None and not raising.locked
