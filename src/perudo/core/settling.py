"""The effect of a call: who loses dice, who regains one, who opens the next round, and whether it is palifico.

Only ``settle`` decides the effect of a call. ``Game`` calls ``settle``. Fast code uses tables generated from ``Game``
(``perudo.sim.bid_graph``), and descriptions of a round are derived from the changes in dice (``RoundResult``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from perudo.core.moves import Calza, Dudo, Hand
from perudo.core.rules import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundResult:
    """The result of a round for each seat. ``hands``: the dice under the cups."""

    hands: tuple[Hand, ...]
    changes: tuple[int, ...]
    """The change in each seat's number of dice; negative for a loss."""

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice that each seat has after the call."""
        return tuple(len(hand) + change for hand, change in zip(self.hands, self.changes, strict=True))

    @property
    def lost(self) -> tuple[int, ...]:
        """The seats that lost a die."""
        return tuple(seat for seat, change in enumerate(self.changes, start=1) if change < 0)

    @property
    def gained(self) -> tuple[int, ...]:
        """The seats that regained a die."""
        return tuple(seat for seat, change in enumerate(self.changes, start=1) if change > 0)

    @property
    def eliminated(self) -> tuple[int, ...]:
        """The seats that lost their last die."""
        return tuple(seat for seat in self.lost if not self.dice[seat - 1])


class Settlement(NamedTuple):
    """The effect of a call."""

    changes: tuple[int, ...]
    """The change in each seat's number of dice; negative for a loss."""
    dice: tuple[int, ...]
    """The dice that each seat has after the call."""
    opener: int | None
    """The seat that opens the next round; None if the game is over."""
    palifico: bool
    """Whether the opener is palifico."""


def settle(
    rules: Rules,
    dice: tuple[int, ...],
    veterans: frozenset[int],
    call: Dudo | Calza,
    caller: int,
    bidder: int,
    surplus: int,
) -> Settlement:
    """Return the effect of a call. ``surplus``: the number of matching dice minus the bid's quantity.

    The loser of a dudo opens the next round, and so does the caller of calza, right or wrong. If that player is
    eliminated, the player to their left opens. In all five editions the caller of a correct calza regains a die. Under
    a house rule, everyone else loses a die instead. In that case nobody becomes palifico: only an opener who has just
    lost a die becomes palifico, but here the caller opens.
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
    """Whether a correct calza costs everyone else a die; no other call changes more than one player's dice."""
    return rules.calza_wins == "all-others-lose"


def becomes_palifico(rules: Rules, dice: tuple[int, ...], veterans: frozenset[int], seat: int) -> bool:
    """Whether a seat that is left with one die opens the next round as palifico.

    Asmodee: each time. Board Game Arena, Hasbro and Kozak: once a game. Kozak: not if only two players are left.
    """
    if rules.palifico == "off" or (rules.palifico == "once" and seat in veterans):
        return False
    return rules.palifico_with_two or len(dice) - dice.count(0) > 2
