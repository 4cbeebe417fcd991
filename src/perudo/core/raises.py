"""The rules for ordinary raises: raises that do not change to or from wild aces.

All editions have the same rules for bids that change to or from aces (``core/moves.py``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from perudo.core.reasons import Reason

_Bid = tuple[int, int]
"""A quantity and a face."""


class Raise(NamedTuple):
    """A rule for ordinary raises. The message ``setting-raise-<id>`` describes the rule to players."""

    why_not: Callable[[_Bid, _Bid], Reason | None]
    """A function of the current bid and a new bid. It returns the reason why the new bid is illegal, or None if it is
    legal.
    """
    solvable_dice: int
    """The maximum total number of dice for which a two-player round without calza can be solved within minutes."""


def _any_higher(current: _Bid, bid: _Bid) -> Reason | None:
    """Require more dice of any face, or the same number of dice of a higher face."""
    return None if bid > current else Reason.NOT_HIGHER


def _one_axis(current: _Bid, bid: _Bid) -> Reason | None:
    """Require more dice of the same face, or the same number of dice of a higher face."""
    if bid > current and bid[0] != current[0] and bid[1] != current[1]:
        return Reason.ONE_AXIS
    return _any_higher(current, bid)


RAISES: Final[dict[str, Raise]] = {
    "one-axis": Raise(_one_axis, solvable_dice=4),
    "any-higher": Raise(_any_higher, solvable_dice=3),
}
"""The raise rules, keyed by the values of the setting ``raise``."""
WIDEST_RAISE: Final = "any-higher"
"""The most permissive raise rule, which allows every bid that any other rule allows."""
if TYPE_CHECKING:
    RaiseRule = str
else:
    RaiseRule = Literal[tuple(RAISES)]
