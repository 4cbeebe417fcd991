"""Reads solved two-player rounds from files, and looks up moves and values.

``perudo.solver.tablebase_builder`` creates these files, ``solved_rounds/*.round``, in the format of ``packed_file.py``.
The JSON in each file describes the round. The JSON also contains bounds for the round's value, computed from the
strategies *as stored*, after rounding.

A file contains all lines that are possible if at least one of the players follows the table. So a player who follows
the table always finds an entry, whatever the opponent does. Line 0 is the empty line. The empty line is followed by all
lines with one bid, then all lines with two bids, and so on; the continuations of a line are adjacent. The data is
stored in columns, with one byte per line:

- the index of the line's last bid;
- how many continuations the line has;
- for each hand of either player, the probability of one move relative to the most frequent move of the same decision
  (all high bytes come before all low bytes). For the player to act, this move is dudo. For the other player, it is the
  bid that led to the line;
- for each hand of either player, the expected value for the player to act, from 0 (the round is lost) to 255.

If a player never reaches a line with some hand, the entry for that hand is the best response to the opponent's
strategy.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache
from importlib import resources
from itertools import accumulate, count
from typing import Any, Final, Literal, NamedTuple

from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, FACES, Bid, Hand, Move
from perudo.core.odds import hand_distribution
from perudo.core.raises import RaiseRule
from perudo.core.rules import Rules
from perudo.core.view import View
from perudo.sim.bid_graph import call_tables, calza_allowed_with_two
from perudo.solver.packed_file import read_packed, write_packed

MAGIC: Final = b"perudo-round 2\n"
MAX_BYTE: Final = 255
MAX_SHARE: Final = 65535
"""The number stored for the most frequent move. The numbers stored for other moves are proportionally smaller."""


class NoAnswer(StrEnum):
    """The reason why the tablebase has no answer. ``error``: the reason as a ``PerudoError``. All members are falsy."""

    NOT_TO_ACT = "not-to-act"
    """It is not the turn of the view's seat, or the view belongs to a spectator."""
    NOT_TWO = "not-two"
    """More than two players have dice."""
    CALZA = "calza"
    """Calza is allowed, and rounds with calza are not solved."""
    HIDDEN_DICE = "hidden-dice"
    """The opponent's number of dice is not visible, and the caller did not pass it."""
    HIDDEN_VETERAN = "hidden-veteran"
    """It is unknown whether the opponent may change the palifico face."""
    NOT_SOLVED = "not-solved"
    """There is no table for this round."""
    OFF_STRATEGY = "off-the-line"
    """Neither player would reach this line by following the table."""

    def __bool__(self) -> Literal[False]:
        return False

    @property
    def error(self) -> PerudoError:
        return PerudoError(f"probe-{self}")


class Probe(NamedTuple):
    """The strategy for a hand, and the hand's expected value."""

    mix: Mapping[Move, float]
    """The probability of each move; moves that are never made are omitted."""
    value: float
    """The expected value, from -1 (the round is lost) to 1."""


@dataclass(frozen=True)
class Tablebase:
    """One solved round."""

    dice: tuple[int, int]
    low: float
    """The expected value that the first player's strategy guarantees. ``high``: the maximum expected value that the
    second player's strategy allows the first player.
    """
    high: float
    lines: int
    data: bytes

    @staticmethod
    def read(packed: bytes) -> Tablebase:
        """Parse the content of a tablebase file. Raises ``PerudoError`` (``tablebase-damaged``) if the content was
        changed or is in another format."""
        about, data = read_packed(MAGIC, packed)
        first, second = about["dice"]
        return Tablebase((first, second), about["low"], about["high"], about["lines"], data)

    @staticmethod
    def write(about: dict[str, Any], data: bytes) -> bytes:
        """Return the content of a tablebase file. ``about`` must contain ``dice``, ``low``, ``high`` and ``lines``."""
        return write_packed(MAGIC, about, data)

    def probe(self, hand: Hand, bids: Sequence[Bid]) -> Probe | None:
        """Return the strategy for a hand after these bids; None if the table does not contain it."""
        line = 0
        for bid in bids:
            found = [after for after in self._after(line) if self._bid(after) == bid]
            if not found:
                return None
            line = found[0]
        index = self._columns[len(bids) % 2][tuple(sorted(hand))]
        moves: dict[Move, int] = {DUDO: self._share(line, index)} if bids else {}
        moves |= {self._bid(after): self._share(after, index) for after in self._after(line)}
        total = sum(moves.values())
        if not total:
            return None
        mix = {move: share / total for move, share in moves.items() if share}
        return Probe(mix, 2 * self._column(2 + 2 * self._hands + index, line) / MAX_BYTE - 1)

    def _after(self, line: int) -> range:
        """Return the continuations of a line."""
        return range(self._first[line], self._first[line + 1])

    def _bid(self, line: int) -> Bid:
        quantity, face = divmod(self._column(0, line), len(FACES))
        return Bid(quantity + 1, face + 1)

    def _share(self, line: int, index: int) -> int:
        return self._column(2 + index, line) << 8 | self._column(2 + self._hands + index, line)

    def _column(self, column: int, line: int) -> int:
        return self.data[column * self.lines + line]

    @cached_property
    def _first(self) -> Sequence[int]:
        """The first continuation of each line."""
        return array("I", accumulate(self.data[self.lines : 2 * self.lines], initial=1))

    @cached_property
    def _columns(self) -> tuple[dict[Hand, int], dict[Hand, int]]:
        """For each player, the column index of each hand."""
        column = count()
        first, second = ({hand: next(column) for hand in hand_distribution(dice)[0]} for dice in self.dice)
        return first, second

    @cached_property
    def _hands(self) -> int:
        return sum(map(len, self._columns))


def file_name(dice: tuple[int, int], raise_: RaiseRule, locked: bool = False, veteran: bool = False) -> str:
    kind = f"{raise_}-veteran" if veteran else "locked" if locked else raise_
    return f"{kind}-{dice[0]}-{dice[1]}.round"


@lru_cache(maxsize=64)
def load_tablebase(
    dice: tuple[int, int], raise_: RaiseRule, locked: bool = False, veteran: bool = False
) -> Tablebase | None:
    """Return the shipped table for a round; None if there is no such table.

    ``locked``: a palifico round. ``veteran``: a palifico round in which the second player may change the face.
    """
    file = resources.files("perudo.solver").joinpath("solved_rounds", file_name(dice, raise_, locked, veteran))
    return Tablebase.read(file.read_bytes()) if file.is_file() else None


class TablebaseQuery(NamedTuple):
    """A tablebase query: the parameters of a solved round, and the hand and bids to look up."""

    dice: tuple[int, int]
    locked: bool
    veteran: bool
    hand: Hand
    bids: tuple[Bid, ...]


def query_for(
    view: View, rules: Rules, dice: Sequence[int | None] = (), veterans: Collection[int] | None = None
) -> TablebaseQuery | NoAnswer:
    """Return the query for a view, or the reason why no table can answer. The parameters are the same as for
    ``probe``."""
    found = query_without_calza(view, rules, dice, veterans)
    calza = any(calza_allowed_with_two(rules, palifico=view.palifico))
    return NoAnswer.CALZA if calza and found not in (NoAnswer.NOT_TO_ACT, NoAnswer.NOT_TWO) else found


def query_without_calza(
    view: View, rules: Rules, dice: Sequence[int | None] = (), veterans: Collection[int] | None = None
) -> TablebaseQuery | NoAnswer:
    """Return the tablebase query for a view, ignoring any right to call calza."""
    dice = dice or view.dice
    seats = [seat for seat, left in enumerate(dice, start=1) if left != 0]
    if not view.is_my_turn or not view.hand:
        return NoAnswer.NOT_TO_ACT
    if len(seats) != 2:
        return NoAnswer.NOT_TWO
    opener, other = sorted(seats, key=lambda seat: seat != view.opener)
    mine, theirs = dice[opener - 1], dice[other - 1]
    if mine is None or theirs is None:
        return NoAnswer.HIDDEN_DICE
    veteran: bool | None = False
    if view.palifico and call_tables(rules).veteran and theirs == 1:
        veteran = _changes_face(view) if veterans is None else other in veterans
    if veteran is None:
        return NoAnswer.HIDDEN_VETERAN
    bids = tuple(Bid(said.quantity, said.face) for said in view.bids)
    return TablebaseQuery((mine, theirs), view.palifico and not veteran, veteran, view.hand, bids)


def probe(
    view: View, rules: Rules, dice: Sequence[int | None] = (), veterans: Collection[int] | None = None
) -> Probe | NoAnswer:
    """Look up how the player to act should play. If the tables have no answer, return the reason (a falsy value).

    ``dice``: each seat's number of dice. ``veterans``: the seats that were palifico. Callers that know more than the
    view shows can pass ``dice`` and ``veterans``. Rounds in which calza is allowed are not solved.
    """
    found = query_for(view, rules, dice, veterans)
    # Dudo is the best move after a bid of more dice than there are, no matter who was palifico.
    counts = dice or view.dice
    if isinstance(found, NoAnswer) and found is not NoAnswer.HIDDEN_VETERAN:
        return found
    if view.bids and view.bids[-1].quantity > sum(count or 0 for count in counts):
        return Probe({DUDO: 1.0}, 1.0)
    if isinstance(found, NoAnswer):
        return found
    table = load_tablebase(found.dice, rules.raise_, found.locked, found.veteran)
    if table is None:
        return NoAnswer.NOT_SOLVED
    return table.probe(found.hand, found.bids) or NoAnswer.OFF_STRATEGY


def _changes_face(view: View) -> bool | None:
    """Return whether the second player may change the face; None if the opener cannot know yet."""
    faces = {said.face for said in view.bids}
    if view.seat != view.opener:
        faces |= {move.face for move in view.legal if isinstance(move, Bid)}
        return len(faces) > 1
    return True if len(faces) > 1 else None
