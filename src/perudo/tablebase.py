"""Solved rounds of two, from files: how a hand should be played on a line of bids, and what that is worth.

A file, ``tables/*.round``, is made by ``perudo.solver.tables``. Its first line names the format, the second has the
SHA-256 of all that follows; then a line of JSON tells the round and the bounds between which its value lies *as it is
stored*, rounding included; the rest is compressed. For each line of bids, a line before those that go on from it, it
holds a byte for each hand of the first player and of the second: how often the word is said that the player has there
(dudo, for who is to act; else the bid that led there), in parts of what all words of the choice add up to. Then, as
many bytes again, what each expects with each hand: from 0, the round is lost, to 255.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import resources
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from perudo.errors import PerudoError
from perudo.game import DUDO, FACES, Bid, Hand, Word
from perudo.lattice import Lattice
from perudo.rules import Raise, Rules
from perudo.view import View

FORMAT: Final = b"perudo-round 1\n"
BYTE: Final = 255


class Probe(NamedTuple):
    """How to play a hand, and what is to be expected of it."""

    mix: Mapping[Word, float]
    """How often each word should be said; those that never should are left out."""
    value: float
    """From -1, the round is lost, to 1."""


@dataclass(frozen=True)
class Tablebase:
    """One solved round."""

    dice: tuple[int, int]
    lattice: Lattice
    low: float
    """What the first player is sure of on average; and ``high``, what the second lets it have at most."""
    high: float
    data: bytes

    @staticmethod
    def read(packed: bytes) -> Tablebase:
        """Raises ``PerudoError`` (``tablebase-damaged``) for what is no such file, or not as it was written."""
        checked, _, rest = packed.removeprefix(FORMAT).partition(b"\n")
        if not packed.startswith(FORMAT) or hashlib.sha256(rest).hexdigest().encode() != checked:
            raise PerudoError("tablebase-damaged")
        header, _, data = rest.partition(b"\n")
        about = json.loads(header)
        first, second = about["dice"]
        lattice = Lattice.of(first + second, about["raise"], locked=about["locked"])
        return Tablebase((first, second), lattice, about["low"], about["high"], zlib.decompress(data))

    @staticmethod
    def write(dice: tuple[int, int], raise_: Raise, locked: bool, bounds: tuple[float, float], data: bytes) -> bytes:
        low, high = bounds
        header = json.dumps({"dice": dice, "raise": raise_, "locked": locked, "low": low, "high": high})
        rest = header.encode() + b"\n" + zlib.compress(data, 9)
        return FORMAT + hashlib.sha256(rest).hexdigest().encode() + b"\n" + rest

    def probe(self, hand: Hand, bids: Sequence[Bid]) -> Probe:
        """How the player to act should go on. A line that can't be is a ``ValueError``."""
        lattice, place, standing = self.lattice, 0, -1
        for bid in bids:
            number = lattice.number(bid)
            place, standing = self._places(place, standing)[number], number
        player = len(bids) % 2
        at = self._hands[player][tuple(sorted(hand))] + player * len(self._hands[0])
        words: dict[Word, int] = {DUDO: self._byte(place, at)} if bids else {}
        words |= {
            lattice.bids[number]: self._byte(child, at) for number, child in self._places(place, standing).items()
        }
        total = sum(words.values())
        mix = {word: share / total for word, share in words.items() if share}
        return Probe(mix, 2 * self._byte(place, self._stride // 2 + at) / BYTE - 1)

    def _byte(self, line: int, at: int) -> int:
        return self.data[line * self._stride + at]

    def _places(self, place: int, standing: int) -> dict[int, int]:
        """Where the lines stand that go on from one, by their last bids."""
        places, place = {}, place + 1
        for number in self.lattice.follow[standing]:
            places[number] = place
            place += self._sizes[number]
        return places

    @cached_property
    def _sizes(self) -> dict[int, int]:
        """For each bid, how many lines begin with one that ends in it, itself included."""
        sizes: dict[int, int] = {}
        for number in reversed(self.lattice.order):
            sizes[number] = 1 + sum(sizes[after] for after in self.lattice.follow[number])
        return sizes

    @cached_property
    def _hands(self) -> tuple[dict[Hand, int], dict[Hand, int]]:
        first, second = (
            {hand: at for at, hand in enumerate(combinations_with_replacement(FACES, dice))} for dice in self.dice
        )
        return first, second

    @cached_property
    def _stride(self) -> int:
        return 2 * sum(map(len, self._hands))


def name(dice: tuple[int, int], raise_: Raise, locked: bool) -> str:
    return f"{'locked' if locked else raise_}-{dice[0]}-{dice[1]}.round"


@lru_cache(maxsize=64)
def tablebase(dice: tuple[int, int], raise_: Raise, locked: bool) -> Tablebase | None:
    """The table that is shipped of a round; None where there is none."""
    file = resources.files("perudo").joinpath("tables", name(dice, raise_, locked))
    return Tablebase.read(file.read_bytes()) if file.is_file() else None


def probe(view: View, rules: Rules, dice: Sequence[int | None] = ()) -> Probe | None:
    """How the seat that is to act should go on by a solved round; None where no such round is at hand.

    ``dice``: how many each seat has left, where the view may not tell it and one has counted.
    """
    seats = [seat for seat, left in enumerate(dice or view.dice, start=1) if left != 0]
    if view.seat is None or view.seat != view.to_act or not view.hand or len(seats) != 2 or view.callers:
        return None
    opener, other = sorted(seats, key=lambda seat: seat != view.opener)
    left = (dice or view.dice)[opener - 1], (dice or view.dice)[other - 1]
    if left[0] is None or left[1] is None or (view.palifico and rules.veteran_changes_face and left[1] == 1):
        return None  # unknown; or the other may be a veteran, who need not keep to the face
    if view.bids and view.bids[-1].quantity > left[0] + left[1]:
        return Probe({DUDO: 1.0}, 1.0)
    table = tablebase((left[0], left[1]), rules.raise_, view.palifico)
    return table.probe(view.hand, [Bid(said.quantity, said.face) for said in view.bids]) if table else None
