"""Learns the shipped blueprints, and writes them to src/perudo/solver/blueprints/: python tools/blueprints.py.

Takes about an hour and a half on two cores. With arguments such as ``one-axis-5-4`` only these files are made again.
With ``--page`` it learns nothing, and prints docs/solving.md with the bounds in the files.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from perudo.core.raises import RAISES, RaiseRule
from perudo.sim.workers import cpu_count
from perudo.solver.blueprint import Blueprint, file_name
from perudo.solver.blueprint_builder import COARSE, FINE, Rounding, build
from perudo.solver.tablebase import load_tablebase

ROOT = Path(__file__).resolve().parent.parent
BLUEPRINTS = ROOT / "src" / "perudo" / "solver" / "blueprints"
PAGE = ROOT / "docs" / "solving.md"
MOST_DICE = 5
MOST_DICE_FOUR_BIDS: dict[RaiseRule, int] = {"one-axis": 6, "any-higher": 5}
"""In rounds with at most this many dice, players remember four bids, and the file stores the strategies precisely."""
MOST_DICE_THREE_BIDS = 6
"""In other rounds with at most this many dice, players remember three bids; in larger ones, two."""
ITERATIONS: dict[RaiseRule, int] = {"one-axis": 200, "any-higher": 120}
"""How many iterations each round is learned for. An iteration with more legal raises takes three times as long."""

ROUNDS: list[tuple[tuple[int, int], RaiseRule]] = sorted(
    (
        ((one, other), raise_)
        for raise_ in RAISES
        for one in range(1, MOST_DICE + 1)
        for other in range(1, MOST_DICE + 1)
        if load_tablebase((one, other), raise_) is None
    ),
    key=lambda each: -sum(each[0]),
)
"""The rounds that are not solved, largest first."""


def precision(dice: tuple[int, int], raise_: RaiseRule) -> tuple[int, Rounding]:
    """Return how many bids the players remember, and how the file rounds their strategies."""
    if sum(dice) <= MOST_DICE_FOUR_BIDS.get(raise_, 0):
        return 4, FINE
    return 3 if sum(dice) <= MOST_DICE_THREE_BIDS else 2, COARSE


def write(dice: tuple[int, int], raise_: RaiseRule) -> str:
    recall, rounding = precision(dice, raise_)
    packed = build(dice, raise_, recall, ITERATIONS.get(raise_, 120), rounding)
    (BLUEPRINTS / file_name(dice, raise_)).write_bytes(packed)
    made = Blueprint.read(packed)
    return f"{file_name(dice, raise_)}: {len(packed):,} bytes, value {made.low:.4f} to {made.high:.4f}"


def table() -> str:
    """Return the table of the bounds: a row for each pair of dice counts, and columns for each kind of raise."""
    lines = [
        f"| round | {' | '.join(f'{raise_}: value | bytes' for raise_ in RAISES)} |",
        f"|---|{'--:|--:|' * len(RAISES)}",
    ]
    for dice in dict.fromkeys(dice for dice, _ in ROUNDS):
        cells = [f"{dice[0]} against {dice[1]}"]
        for raise_ in RAISES:
            file = BLUEPRINTS / file_name(dice, raise_)
            packed = file.read_bytes() if file.exists() else b""
            made = Blueprint.read(packed) if packed else None
            cells += [f"{made.low:.3f} to {made.high:.3f}", f"{len(packed):,}"] if made else ["solved", ""]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def page() -> str:
    begin, end = "<!-- blueprints -->\n", "<!-- end of blueprints -->\n"
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    return f"{before}{begin}\n{table()}\n\n{end}{rest.partition(end)[2]}"


def main() -> None:
    if sys.argv[1:] == ["--page"]:
        sys.stdout.write(page())
        return
    names = sys.argv[1:]
    rounds = [each for each in ROUNDS if not names or Path(file_name(*each)).stem in names]
    with ProcessPoolExecutor(cpu_count()) as pool:
        for written in pool.map(write, *zip(*rounds, strict=True)):
            print(written, flush=True)


if __name__ == "__main__":
    main()
