"""Learned strategies, queried by moves, and exported to files."""

from __future__ import annotations

import csv
import json
from functools import cache
from pathlib import Path

import pytest

pytest.importorskip("llvmlite")

from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid
from perudo.core.rules import EDITIONS
from perudo.sim.bid_graph import BidGraph
from perudo.solver.cfr import RoundSolver, solve
from perudo.solver.race import best_solver
from perudo.solver.strategies import all_entries, check_export_name, export
from perudo.solver.tablebase import load_tablebase
from perudo.solver.tree import Round


@cache
def learned(method: str | None = None, dice: tuple[int, int] = (2, 1)) -> RoundSolver:
    round_ = Round(dice, BidGraph.build(sum(dice), EDITIONS["bga"].raise_))
    solver = best_solver(round_, method)  # type: ignore[arg-type]
    solve(solver, target_gap=1e-2)
    return solver


@pytest.mark.parametrize("method", [None, "discounted"])
def test_strategy_lookup_by_bids_matches_tree_lookup(method: str | None) -> None:
    solver = learned(method)
    tree = solver.round.tree
    opening = solver.strategy((5, 2))
    assert opening == solver.strategy((2, 5), ())
    assert sum(opening.values()) == pytest.approx(1) and DUDO not in opening
    line = tree.child(0, solver.round.bid_graph.bids.index(Bid(1, 5)))
    answer = solver.strategy((4,), [Bid(1, 5)])
    assert answer.get(DUDO, 0) == pytest.approx(solver.mix(line)[0, 3])
    low, high = solver.bounds()
    hands = solver.round.hands[0]
    value = sum(
        odds * solver.expected_value(hand) for hand, odds in zip(hands.faces, hands.probability.tolist(), strict=True)
    )
    assert low - 1e-9 <= value <= high + 1e-9
    table = load_tablebase((2, 1), "one-axis")
    found = table and table.probe((5,), [Bid(1, 5)])
    assert found and solver.expected_value((5,), [Bid(1, 5)]) == pytest.approx(found.value, abs=0.1)


def test_unknown_hands_and_lines_are_refused() -> None:
    with pytest.raises(PerudoError, match="strategy-hand"):
        learned().strategy((5,))
    with pytest.raises(PerudoError, match="strategy-hand"):
        learned().strategy((5, 7))
    for bids in ([Bid(1, 1)], [Bid(1, 5), Bid(1, 5)], [Bid(9, 5)]):
        with pytest.raises(PerudoError, match="strategy-line"):
            learned().expected_value((5, 5), bids)


@pytest.mark.parametrize("kind", [".json", ".csv"])
def test_export_writes_the_whole_strategy(kind: str, tmp_path: Path) -> None:
    file = tmp_path / f"strategy{kind}"
    export(learned(dice=(1, 1)), check_export_name(file), {"dice": (1, 1)})
    if kind == ".json":
        told = json.loads(file.read_text())
        assert told["about"] == {"dice": [1, 1]}
        found = told["strategy"]
    else:
        found = {}
        for row in csv.DictReader(file.read_text().splitlines()):
            found.setdefault(f"{row['hand']} {row['bids']}", {})[row["word"]] = float(row["share"])
    entries = list(all_entries(learned(dice=(1, 1))))
    assert len(found) == len(entries) > 500
    for hand, bids, mix in entries[:: len(entries) // 50]:
        key = f"{''.join(map(str, hand))} {','.join(map(str, bids)) or '-'}"
        assert found[key] == pytest.approx({str(move): share for move, share in mix.items()}, rel=1e-5)
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_unwritable_strategy_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(PerudoError, match="strategy-name"):
        check_export_name(tmp_path / "strategy.txt")
    with pytest.raises(PerudoError, match="solver-unwritten"):
        export(learned(dice=(1, 1)), tmp_path / "nowhere" / "strategy.csv", {})
