"""Reads blueprints: nearly unexploitable strategies for two-player rounds that are too large to solve.

``imperfect_recall.py`` learns blueprints for players who remember only the last few bids. ``blueprint_builder.py``
builds the files ``blueprints/*.blueprint`` (format: ``packed_file.py``). The JSON part of a file describes the round,
and contains proven bounds for the round's value. The bounds hold for the rounded probabilities and also cover rare
positions that are not stored. The data is stored in columns of bytes:

- for each node: the remembered bids, oldest first (255: none), and the player to act (0 or 1);
- for each node, and each hand of the player to act: how many moves the blueprint stores, or 0 if a player who follows
  the blueprint almost never has this hand at this node;
- for each of these moves: the bid's index (255: dudo), and the move's probability, relative to the most frequent move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any, Final

from perudo.core.game import DUDO, FACES, Bid, Hand, Move
from perudo.core.odds import hand_distribution
from perudo.core.raises import RaiseRule
from perudo.solver.packed_file import read_packed, write_packed

MAGIC: Final = b"perudo-blueprint 1\n"
NO_BID: Final = 255
CALL: Final = 255


@dataclass(frozen=True, eq=False)
class Blueprint:
    """The strategies of both players of a round."""

    dice: tuple[int, int]
    recall: int
    """The number of recent bids that the players remember."""
    low: float
    """The average payoff that the blueprint guarantees to the first player. ``high`` is the maximum average payoff that
    the second player concedes.
    """
    high: float
    _hands: tuple[dict[Hand, int], dict[Hand, int]]
    """For each player, maps each hand to its index."""
    _nodes: dict[tuple[int, bytes], tuple[int, int]]
    """Maps the player to act and the remembered bids to the indices of the first hand's entry and of its first move."""
    _counts: bytes
    """[entry] The number of moves. Their indices are not stored, because they would take eight times the memory."""
    _moves: bytes
    _shares: bytes

    @staticmethod
    def read(packed: bytes) -> Blueprint:
        """Read a file. Raises ``PerudoError`` (``tablebase-damaged``) if the file is damaged or has another format."""
        about, data = read_packed(MAGIC, packed)
        first, second = dice = tuple(about["dice"])
        recall, nodes, entries = about["recall"], about["nodes"], about["entries"]
        hands = tuple({hand: at for at, hand in enumerate(hand_distribution(count)[0])} for count in dice)
        turns, begin = data[recall * nodes : (recall + 1) * nodes], (recall + 1) * nodes
        counts, begin = data[begin : begin + entries], begin + entries
        numbers: dict[tuple[int, bytes], tuple[int, int]] = {}
        entry = move = 0
        for node, turn in enumerate(turns):
            numbers[turn, data[node * recall : (node + 1) * recall]] = entry, move
            after = entry + len(hands[turn])
            entry, move = after, move + sum(counts[entry:after])
        moves, shares = data[begin : begin + move], data[begin + move :]
        return Blueprint(
            (first, second), recall, about["low"], about["high"], (hands[0], hands[-1]), numbers, counts, moves, shares
        )

    @staticmethod
    def write(about: dict[str, Any], data: bytes) -> bytes:
        """Return the content of a file. ``about`` must contain ``dice``, ``recall``, ``low``, ``high``, ``nodes`` and
        ``entries``, and may contain other information."""
        return write_packed(MAGIC, about, data)

    def mix(self, hand: Hand, bids: Sequence[Bid]) -> Mapping[Move, float] | None:
        """Return the probability of each move of the player to act, or None. None means that a player who follows the
        blueprint almost never has this hand after these bids.
        """
        player = len(bids) % 2
        last = bytes((bid.quantity - 1) * len(FACES) + bid.face - 1 for bid in bids[-self.recall :])
        node = self._nodes.get((player, last.rjust(self.recall, bytes([NO_BID]))))
        if node is None:
            return None
        first, begin = node
        entry = first + self._hands[player][tuple(sorted(hand))]
        begin += sum(self._counts[first:entry])
        end = begin + self._counts[entry]
        total = sum(self._shares[begin:end])
        return {_move(self._moves[at]): self._shares[at] / total for at in range(begin, end)} or None


def _move(number: int) -> Move:
    if number == CALL:
        return DUDO
    quantity, face = divmod(number, len(FACES))
    return Bid(quantity + 1, face + 1)


def file_name(dice: tuple[int, int], raise_: RaiseRule) -> str:
    return f"{raise_}-{dice[0]}-{dice[1]}.blueprint"


@lru_cache(maxsize=16)
def load_blueprint(dice: tuple[int, int], raise_: RaiseRule) -> Blueprint | None:
    """Return the shipped blueprint for an ordinary round, or None if there isn't one. ``dice``: how many dice the
    opener and the other player have."""
    file = resources.files("perudo.solver").joinpath("blueprints", file_name(dice, raise_))
    return Blueprint.read(file.read_bytes()) if file.is_file() else None
