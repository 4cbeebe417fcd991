"""Effects of a call: dice lost or regained, next opener, and palifico.

Only ``call_effect`` decides how many dice each player loses or regains, and only ``settle`` decides who opens next.
``Game`` calls ``settle``; the simulator and the bots call ``call_effect``. ``RoundResult`` derives who lost or regained
dice from the changes in each seat's number of dice.
"""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING, Final, NamedTuple

from perudo.core.moves import DUDO, Calza, Dudo, Hand
from perudo.core.rules import Rules


class RoundResult:
    """The result of a round for each seat. It is derived from ``hands`` (the dice under the cups) and ``changes`` (the
    change in each seat's number of dice, negative for a loss)."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def hands(self) -> tuple[Hand, ...]: ...

        @property
        def changes(self) -> tuple[int, ...]: ...

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


class CallEffect(NamedTuple):
    """How many dice each seat gains or loses after a call. ``settle`` keeps each number of dice between 0 and the
    number at the start."""

    caller: int
    bidder: int
    """The change in the bidder's number of dice, unless the bidder is also the caller."""
    others: int
    """The change in the dice count of every other seat that still has dice."""


_CALLER_LOSES: Final = CallEffect(-1, 0, 0)
_BIDDER_LOSES: Final = CallEffect(0, -1, 0)
_CALLER_GAINS: Final = CallEffect(1, 0, 0)
_OTHERS_LOSE: Final = CallEffect(0, -1, -1)


def is_right(call: Dudo | Calza, surplus: int) -> bool:
    """Whether a call is right. ``surplus``: the number of matching dice minus the bid's quantity."""
    return surplus < 0 if isinstance(call, Dudo) else surplus == 0


def call_effect(rules: Rules, call: Dudo | Calza, surplus: int) -> CallEffect:
    """Return the effect of a call. ``surplus``: the number of matching dice minus the bid's quantity.

    A wrong call costs the caller a die, and a correct dudo costs the bidder a die. In all five editions the caller of a
    correct calza regains a die. Under a house rule, everyone else loses a die instead.
    """
    if not is_right(call, surplus):
        return _CALLER_LOSES
    if isinstance(call, Dudo):
        return _BIDDER_LOSES
    return _OTHERS_LOSE if rules.calza_wins == "all-others-lose" else _CALLER_GAINS


def several_dice_may_move(rules: Rules) -> bool:
    """Whether a call can change the number of dice of several seats, or of one seat by more than one die."""
    calls = ((call, surplus) for call in (DUDO, Calza(1)) for surplus in (-1, 0, 1))
    return any(
        effect.others or effect.caller * effect.bidder or max(map(abs, effect)) > 1
        for effect in (call_effect(rules, *each) for each in calls)
    )


class Settlement(NamedTuple):
    """The result of a call."""

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
    """Return the result of a call. ``surplus``: the number of matching dice minus the bid's quantity.

    Nobody loses more dice than they have, or ends up with more dice than at the start. After a dudo, the loser opens
    the next round; after a calza, right or wrong, the caller opens it. If that player is eliminated, the player to
    their left opens. An opener who has just been reduced to one die may be palifico.
    """
    for_caller, for_bidder, for_others = call_effect(rules, call, surplus)
    changes = [0] * len(dice)
    if for_others:
        changes = [_limited(for_others, count, rules) if count else 0 for count in dice]
        changes[caller - 1] = 0
    if for_bidder and bidder != caller:
        changes[bidder - 1] = _limited(for_bidder, dice[bidder - 1], rules)
    if for_caller:
        changes[caller - 1] = _limited(for_caller, dice[caller - 1], rules)
    after = tuple(map(add, dice, changes))
    if after.count(0) == len(after) - 1:
        return Settlement(tuple(changes), after, None, False)
    opens = bidder if isinstance(call, Dudo) and is_right(call, surplus) else caller
    lost_to_one = changes[opens - 1] < 0 and after[opens - 1] == 1
    palifico = lost_to_one and becomes_palifico(rules, after, veterans, opens)
    while not after[opens - 1]:
        opens = opens % len(after) + 1
    return Settlement(tuple(changes), after, opens, palifico)


def _limited(change: int, count: int, rules: Rules) -> int:
    return min(max(change, -count), rules.dice - count) if change else 0


def becomes_palifico(rules: Rules, dice: tuple[int, ...], veterans: frozenset[int], seat: int) -> bool:
    """Whether a seat that is reduced to one die opens the next round as palifico.

    Under Asmodee's rules, the round is palifico each time. Under the rules of Board Game Arena, Hasbro and Kozak, each
    player is palifico only once a game. Under Kozak's rules, there are no palifico rounds when only two players are
    left.
    """
    if rules.palifico == "off" or (rules.palifico == "once" and seat in veterans):
        return False
    return rules.palifico_with_two or len(dice) - dice.count(0) > 2
