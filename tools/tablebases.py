"""Solves the rounds of the shipped tables, and writes them to src/perudo/solver/solved_rounds/: python
tools/tablebases.py.
"""

from __future__ import annotations

from pathlib import Path

from perudo.core.raises import RaiseRule
from perudo.solver.tablebase import Tablebase, file_name
from perudo.solver.tablebase_builder import build

TABLES = Path(__file__).resolve().parent.parent / "src" / "perudo" / "solver" / "solved_rounds"
ROUNDS: list[tuple[tuple[int, int], RaiseRule, float]] = [
    ((1, 1), "one-axis", 1e-7),
    ((1, 1), "any-higher", 1e-7),
    ((2, 1), "one-axis", 2e-5),
    ((1, 2), "one-axis", 2e-5),
    ((2, 1), "any-higher", 5e-5),
    ((1, 2), "any-higher", 5e-5),
    ((2, 2), "one-axis", 2e-4),
    ((3, 1), "one-axis", 2e-4),
    ((1, 3), "one-axis", 2e-4),
]
PALIFICO = [(1, dice) for dice in range(1, 6)]
"""The palifico player has one die. Nobody changes the face, so raises are the same everywhere."""
VETERANS: list[RaiseRule] = ["one-axis", "any-higher"]
"""Palifico rounds with one die each, in which the other player is a veteran and may change the face."""


def write(name: str, packed: bytes) -> None:
    (TABLES / name).write_bytes(packed)
    table = Tablebase.read(packed)
    print(f"{name}: {len(packed)} bytes, value {table.low:.6f} to {table.high:.6f}", flush=True)


for dice, raise_, width in ROUNDS:
    write(file_name(dice, raise_), build(dice, raise_, width))
for dice in PALIFICO:
    write(file_name(dice, "one-axis", locked=True), build(dice, "one-axis", 1e-6, locked=True))
for raise_ in VETERANS:
    write(file_name((1, 1), raise_, veteran=True), build((1, 1), raise_, 1e-6, veteran=True))
