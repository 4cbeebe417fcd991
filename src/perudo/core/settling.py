"""What a call does: whose dice it costs, who takes one back, who opens the next round, and whether as palifico.

``settle`` is the one place that says so. ``Game`` asks it; whoever is fast stands on tables that are asked of ``Game``
(``perudo.sim.bid_graph``); and what is told of a round afterwards follows from the dice that it moved
(``RoundResult``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from perudo.core.moves import Calza, Dudo, Hand
from perudo.core.rules import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundResult:
    """What a round came to, an entry a seat; the rest follows. ``hands``: what lay under the cups."""

    hands: tuple[Hand, ...]
    changes: tuple[int, ...]
    """Dice won, or lost where it is below 0."""

    @property
    def dice(self) -> tuple[int, ...]:
        """Dice that each seat has after it."""
        return tuple(len(hand) + change for hand, change in zip(self.hands, self.changes, strict=True))

    @property
    def lost(self) -> tuple[int, ...]:
        """The seats that lost a die."""
        return tuple(seat for seat, change in enumerate(self.changes, start=1) if change < 0)

    @property
    def gained(self) -> tuple[int, ...]:
        """The seats that took one back."""
        return tuple(seat for seat, change in enumerate(self.changes, start=1) if change > 0)

    @property
    def eliminated(self) -> tuple[int, ...]:
        """The seats that lost their last die."""
        return tuple(seat for seat in self.lost if not self.dice[seat - 1])


class Settlement(NamedTuple):
    """What a call does."""

    changes: tuple[int, ...]
    """Dice won or lost, a number a seat."""
    dice: tuple[int, ...]
    """Dice that each seat has after it."""
    opener: int | None
    """Who opens the next round; None where one player alone has dice, and has won."""
    palifico: bool
    """Whether that one is palifico."""


def settle(
    rules: Rules,
    dice: tuple[int, ...],
    veterans: frozenset[int],
    call: Dudo | Calza,
    caller: int,
    bidder: int,
    surplus: int,
) -> Settlement:
    """``more``: by how many more dice match than were bid; below 0 by how many fewer.

    Whoever dudo costs a die opens next, and so does the caller of calza, right or wrong; at their left if they are out.
    A right calza wins back a lost die, in all five editions. Where by a house rule it costs everyone else one instead,
    nobody becomes palifico by it: palifico is for a loser who opens, and here the caller does.
    """
    changes = [0] * len(dice)
    if isinstance(call, Dudo):
        opens = caller if surplus >= 0 else bidder
        changes[opens - 1] = -1
    else:
        opens = caller
        if surplus:
            changes[caller - 1] = -1
        elif calza_costs_others(rules):
            changes = [-(count > 0 and seat != caller) for seat, count in enumerate(dice, start=1)]
        elif dice[caller - 1] < rules.dice:
            changes[caller - 1] = 1
    after = tuple(count + change for count, change in zip(dice, changes, strict=True))
    if after.count(0) == len(after) - 1:
        return Settlement(tuple(changes), after, None, palifico=False)
    lost_to_one = changes[opens - 1] < 0 and after[opens - 1] == 1
    palifico = lost_to_one and becomes_palifico(rules, after, veterans, opens)
    while not after[opens - 1]:
        opens = opens % len(after) + 1
    return Settlement(tuple(changes), after, opens, palifico)


def calza_costs_others(rules: Rules) -> bool:
    """Whether calza, where it is right, costs everyone else a die: the one call by which several dice move."""
    return rules.calza_wins == "all-others-lose"


def becomes_palifico(rules: Rules, dice: tuple[int, ...], veterans: frozenset[int], seat: int) -> bool:
    """Whether a seat left with one die opens the next round as palifico.

    Asmodee: each time. Board Game Arena, Hasbro, Kozak: once a game. Kozak: not when only two players are left.
    """
    if rules.palifico == "off" or (rules.palifico == "once" and seat in veterans):
        return False
    return rules.palifico_with_two or len(dice) - dice.count(0) > 2
