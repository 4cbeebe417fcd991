"""Queries a learned strategy, and exports it to a file."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid, Calza, Hand, Move
from perudo.core.moves import move_name
from perudo.sim.bid_graph import BidGraph
from perudo.solver.tree import HandTable, Tree

EXPORT_SUFFIXES: Final = (".json", ".csv")
"""The file extensions of the supported export formats."""


class SolvedRound(Protocol):
    """The attributes that a round must have for strategy queries."""

    @property
    def dice(self) -> tuple[int, ...]: ...
    @property
    def bid_graph(self) -> BidGraph: ...
    @property
    def call_count(self) -> int: ...
    @property
    def hands(self) -> tuple[HandTable, ...]: ...
    @property
    def tree(self) -> Tree: ...


class HasStrategy(Protocol):
    """An object with a learned strategy for a round."""

    @property
    def round(self) -> SolvedRound: ...
    def mix(self, line: int) -> NDArray[np.float64]: ...
    def expected_values(self, player: int) -> NDArray[np.float64]: ...


class StrategyQueries:
    """Methods for querying an object's learned strategy."""

    def strategy(self: HasStrategy, hand: Hand, bids: Sequence[Bid] = ()) -> dict[Move, float]:
        """Return the probability of each move after these bids, given the hand of the player to act. Moves that are
        never made are omitted. If the strategy never makes these bids with this hand, all moves are equally likely.

        Raises ``PerudoError`` (``strategy-hand``, ``strategy-line``) for a hand or bids that are impossible in the
        round.
        """
        line = line_of(self.round, bids)
        return mix_of(moves_at(self.round, line), self.mix(line)[:, column_of(self.round, line, hand)])

    def expected_value(self: HasStrategy, hand: Hand, bids: Sequence[Bid] = ()) -> float:
        """Return the expected value after these bids for the player to act, given that player's hand. The value assumes
        that all players follow the learned strategies.

        The value is between -1 (the round is lost) and 1; with three players, it is the chance of winning the game. The
        value is 0 if the other players never make these bids. Raises the same errors as ``strategy``.
        """
        line = line_of(self.round, bids)
        return float(self.expected_values(int(self.round.tree.to_act[line]))[line, column_of(self.round, line, hand)])


class StrategyEntry(NamedTuple):
    """The strategy for one hand after a sequence of bids."""

    hand: Hand
    bids: tuple[Bid, ...]
    mix: dict[Move, float]


def all_entries(learned: HasStrategy) -> Iterator[StrategyEntry]:
    """Yield one entry for every combination of a line and a hand of the player to act."""
    round_, tree = learned.round, learned.round.tree
    bids_of: list[tuple[Bid, ...]] = [()]
    for line in range(len(tree)):
        if line:
            bids_of.append((*bids_of[tree.parent[line]], round_.bid_graph.bids[tree.last_bid[line]]))
        moves, shares = moves_at(round_, line), learned.mix(line)
        for hand, share in zip(round_.hands[tree.to_act[line]].faces, shares.T, strict=True):
            yield StrategyEntry(hand, bids_of[line], mix_of(moves, share))


def check_export_name(file: Path) -> Path:
    """Check that a file has a supported extension, and return the file. Raises ``PerudoError`` (``strategy-name``)."""
    if file.suffix.lower() not in EXPORT_SUFFIXES:
        raise PerudoError("strategy-name", file=str(file), allowed=", ".join(EXPORT_SUFFIXES))
    return file


def export(learned: HasStrategy, file: Path, about: dict[str, Any]) -> None:
    """Write the whole strategy, ``{(hand, bids): mix}``, atomically. Entries with an empty ``mix`` are omitted.

    ``.json``: an object with ``about`` and ``strategy``. Each key of ``strategy`` is a hand and the bids so far, such
    as ``25 1x5,2x5``, or ``25 -`` before the first bid. ``.csv``: one row per move. Raises ``PerudoError``
    (``solver-unwritten``).
    """
    waiting = file.with_name(file.name + ".part")
    told = (each for each in all_entries(learned) if each.mix)
    try:
        with waiting.open("w", encoding="utf-8", newline="") as out:
            if file.suffix.lower() == ".csv":
                rows = csv.writer(out, lineterminator="\n")
                rows.writerow(["hand", "bids", "word", "share"])
                for hand, bids, mix in told:
                    rows.writerows([*_key(hand, bids), move_name(move), f"{share:.6g}"] for move, share in mix.items())
            else:
                out.write(f'{{"about": {json.dumps(about)},\n"strategy": {{')
                for index, (hand, bids, mix) in enumerate(told):
                    entry = {move_name(move): float(f"{share:.6g}") for move, share in mix.items()}
                    out.write(f'{"," if index else ""}\n"{" ".join(_key(hand, bids))}": {json.dumps(entry)}')
                out.write("\n}}\n")
        waiting.replace(file)
    except OSError as error:
        raise PerudoError("solver-unwritten", file=str(file), why=error.strerror or str(error)) from error


def _key(hand: Hand, bids: Sequence[Bid]) -> tuple[str, str]:
    return "".join(map(str, hand)), ",".join(map(str, bids)) or "-"


def moves_at(round_: SolvedRound, line: int) -> list[Move]:
    """Return the legal moves after a line, in the same order as ``mix``."""
    tree, bids = round_.tree, round_.bid_graph.bids
    calls: tuple[Move, ...] = (DUDO, Calza(int(tree.to_act[line]) + 1))[: round_.call_count] if line else ()
    return [*calls, *(bids[number] for number in tree.last_bid[tree.first_child[line] : tree.first_child[line + 1]])]


def mix_of(moves: Sequence[Move], shares: NDArray[np.float64]) -> dict[Move, float]:
    """Map moves to their probabilities. Moves that are never made are omitted."""
    return {move: share for move, share in zip(moves, shares.tolist(), strict=True) if share > 0}


def line_of(round_: SolvedRound, bids: Sequence[Bid]) -> int:
    """Return the index of the line with these bids. Raises ``PerudoError`` (``strategy-line``) if the round has no such
    line."""
    line, tree, known = 0, round_.tree, round_.bid_graph.bids
    for bid in bids:
        try:
            line = tree.child(line, known.index(bid))
        except ValueError:
            raise PerudoError("strategy-line", bids=",".join(map(str, bids)), bid=str(bid)) from None
    return line


def column_of(round_: SolvedRound, line: int, hand: Hand) -> int:
    """Return a hand's index among the hands of the player to act on a line. Raises ``PerudoError``
    (``strategy-hand``)."""
    turn = int(round_.tree.to_act[line])
    try:
        return round_.hands[turn].faces.index(tuple(sorted(hand)))
    except ValueError:
        raise PerudoError("strategy-hand", hand="".join(map(str, hand)), dice=round_.dice[turn]) from None
