"""Solved rounds of two, from files: how a hand should be played on a line of bids, and what that is worth.

A file, ``solved_rounds/*.round``, is made by ``perudo.solver.tablebase_builder``. Its first line names the format, the
second has the SHA-256 of all that follows; then a line of JSON tells the round and the bounds between which its value
lies *as it is stored*, rounding included; the rest is compressed.

It holds the lines of bids to which at least one of the players comes, by how it plays itself: whatever the other says,
a player that plays by the table finds all that it needs. Line 0 is the empty one, then come all lines of one bid, all
of two, and so on, and the lines that go on from one stand side by side. What is told of the lines stands in columns, a
byte a line: the number of its last bid; how many lines go on from it; then, for each hand of the first player and of
the second, how often the word is said that the player has there (dudo, for who is to act; else the bid that led there),
in parts of the word of the choice that is said most, first all high bytes and then all low ones; and last, for each
hand of either, what who is to act expects: from 0, the round is lost, to 255.

With a hand that the player's own mix never brings to a line, the entry there is the best answer to the other's mix.
"""

from __future__ import annotations

import hashlib
import json
import zlib
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
from perudo.core.rules import RaiseRule, Rules
from perudo.core.view import View
from perudo.sim.bid_graph import call_tables, calza_allowed_with_two

MAGIC: Final = b"perudo-round 2\n"
MAX_BYTE: Final = 255
MAX_SHARE: Final = 65535
"""The share of the word that is said most."""


class NoAnswer(StrEnum):
    """Why there is no answer; ``error`` tells it in a sentence. Each is false."""

    NOT_TO_ACT = "not-to-act"
    """It is nobody's sight, or of a seat whose turn it is not."""
    NOT_TWO = "not-two"
    """More than two have dice."""
    CALZA = "calza"
    """Calza may be called: that is another round, and none of those is solved."""
    HIDDEN_DICE = "hidden-dice"
    """How many dice the other has is hidden, and nobody has counted."""
    HIDDEN_VETERAN = "hidden-veteran"
    """Whether the other may change the face is not told."""
    NOT_SOLVED = "not-solved"
    """No table of such a round is at hand."""
    OFF_STRATEGY = "off-the-line"
    """Neither player would have come here by the table."""

    def __bool__(self) -> Literal[False]:
        return False

    @property
    def error(self) -> PerudoError:
        return PerudoError(f"probe-{self}")


class Probe(NamedTuple):
    """How to play a hand, and what is to be expected of it."""

    mix: Mapping[Move, float]
    """How often each word should be said; those that never should are left out."""
    value: float
    """From -1, the round is lost, to 1."""


@dataclass(frozen=True)
class Tablebase:
    """One solved round."""

    dice: tuple[int, int]
    low: float
    """What the first player is sure of on average; and ``high``, what the second lets it have at most."""
    high: float
    lines: int
    data: bytes

    @staticmethod
    def read(packed: bytes) -> Tablebase:
        """Raises ``PerudoError`` (``tablebase-damaged``) for what is no such file, or not as it was written."""
        checked, _, rest = packed.removeprefix(MAGIC).partition(b"\n")
        if not packed.startswith(MAGIC) or hashlib.sha256(rest).hexdigest().encode() != checked:
            raise PerudoError("tablebase-damaged")
        header, _, data = rest.partition(b"\n")
        about = json.loads(header)
        first, second = about["dice"]
        return Tablebase((first, second), about["low"], about["high"], about["lines"], zlib.decompress(data))

    @staticmethod
    def write(about: dict[str, Any], data: bytes) -> bytes:
        """``about``: ``dice``, ``low``, ``high``, ``lines``, and what else one may want to know."""
        rest = json.dumps(about).encode() + b"\n" + zlib.compress(data, 9)
        return MAGIC + hashlib.sha256(rest).hexdigest().encode() + b"\n" + rest

    def probe(self, hand: Hand, bids: Sequence[Bid]) -> Probe | None:
        """How the player to act should go on; None for a line to which they do not come with this hand by the table."""
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
        """The lines that go on from one."""
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
        """For each line the first that goes on from it; those of the next line follow."""
        return array("I", accumulate(self.data[self.lines : 2 * self.lines], initial=1))

    @cached_property
    def _columns(self) -> tuple[dict[Hand, int], dict[Hand, int]]:
        """The number of each hand of either player."""
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
    """The table that is shipped of a round; None where there is none.

    ``locked``: a palifico round. ``veteran``: one in which the second player may change the face.
    """
    file = resources.files("perudo.solver").joinpath("solved_rounds", file_name(dice, raise_, locked, veteran))
    return Tablebase.read(file.read_bytes()) if file.is_file() else None


class TablebaseQuery(NamedTuple):
    """The solved round that a view stands in, as a file would be named; and what is asked of it."""

    dice: tuple[int, int]
    locked: bool
    veteran: bool
    hand: Hand
    bids: tuple[Bid, ...]


def query_for(
    view: View, rules: Rules, dice: Sequence[int | None] = (), veterans: Collection[int] | None = None
) -> TablebaseQuery | NoAnswer:
    """Which round a view stands in, and what is asked there; or why no table can tell. As ``probe``."""
    dice = dice or view.dice
    seats = [seat for seat, left in enumerate(dice, start=1) if left != 0]
    if not view.is_my_turn or not view.hand:
        return NoAnswer.NOT_TO_ACT
    if len(seats) != 2:
        return NoAnswer.NOT_TWO
    if any(calza_allowed_with_two(rules, palifico=view.palifico)):
        return NoAnswer.CALZA
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
    """How the seat that is to act should go on by a solved round; or why there is no answer, which is false. Rounds in
    which calza may be called are not solved.

    ``dice``, ``veterans``: how many each seat has left and who was palifico, where the view may not tell and one has
    counted.
    """
    found = query_for(view, rules, dice, veterans)
    # A bid of more dice than there are is doubted whoever was palifico.
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
    """Whether the one who does not open may change the face; None to the opener, before that has been done."""
    faces = {said.face for said in view.bids}
    if view.seat != view.opener:
        faces |= {move.face for move in view.legal if isinstance(move, Bid)}
        return len(faces) > 1
    return True if len(faces) > 1 else None
