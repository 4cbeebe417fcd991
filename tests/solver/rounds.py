"""Rounds that the tests solve."""

from __future__ import annotations

from dataclasses import replace

from perudo.core.raises import RaiseRule
from perudo.sim.bid_graph import AcesRule, BidGraph
from perudo.solver.cfr import Bounds, solve
from perudo.solver.race import best_solver
from perudo.solver.tree import ONE_POINT, Payoffs, Round

CALZA: Payoffs = (
    ((1.0, -1.0, -1.0), (-1.0, 0.5, -1.0)),
    ((-0.8, 1.0, 1.0), (1.0, -0.25, 1.0)),
)
"""Dudo for one point or less, and calza."""


def round_of(
    dice: tuple[int, int],
    raise_: RaiseRule = "one-axis",
    faces: int = 6,
    aces: AcesRule = "wild",
    locked: bool = False,
    pay: Payoffs = ONE_POINT,
) -> Round:
    return Round(dice, BidGraph.build(sum(dice), raise_, faces=faces, aces=aces, locked=locked), pay)


def with_own_calza(round_: Round) -> Round:
    """The same, where bidders may also call calza on their own bids."""
    return replace(
        round_,
        bid_graph=replace(round_.bid_graph, own_calza_twins=True),
        own_calza_payoffs=((-1.0, 0.9, -0.8), (1.0, -0.7, 0.6)),
    )


def bounds_of(round_: Round, width: float) -> Bounds:
    return solve(best_solver(round_), target_gap=width).bounds
