"""Solves the rounds whose tables are shipped, and writes them to src/perudo/tables/: python tools/tablebases.py."""

from __future__ import annotations

from pathlib import Path

from perudo.rules import Raise
from perudo.solver.tables import solved
from perudo.tablebase import Tablebase, name

TABLES = Path(__file__).resolve().parent.parent / "src" / "perudo" / "tables"
ROUNDS: list[tuple[tuple[int, int], Raise, bool, float]] = [
    ((1, 1), "one-axis", False, 1e-6),
    ((1, 1), "any-higher", False, 1e-6),
    ((2, 1), "one-axis", False, 1e-4),
    ((1, 2), "one-axis", False, 1e-4),
    *(((1, dice), "one-axis", True, 1e-6) for dice in range(1, 6)),  # who is palifico has one die
]

for dice, raise_, locked, width in ROUNDS:
    file = TABLES / name(dice, raise_, locked)
    file.write_bytes(solved(dice, raise_, locked, width))
    table = Tablebase.read(file.read_bytes())
    print(f"{file.name}: {file.stat().st_size} bytes, value {table.low:.6f} to {table.high:.6f}")
