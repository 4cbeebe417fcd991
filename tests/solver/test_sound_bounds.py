"""What is sure of players who forget, held against the solver of the whole round and what the round is worth."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from perudo.core.rules import EDITIONS
from perudo.solver.cfr import Bounds
from perudo.solver.imperfect_recall import ImperfectRecallSolver
from perudo.solver.round_starts import RoundStart, RoundStarts
from perudo.solver.sound_bounds import pruned_strategy, refine_sound_bounds, sound_bounds
from perudo.solver.tree import Round

from .rounds import CALZA, round_of, with_own_calza
from .test_imperfect_recall import judge, learned

ROUNDS = [
    round_of((2, 1)),
    round_of((1, 2), "any-higher", 3),
    round_of((2, 1), "any-higher", 2, "top"),
    round_of((2, 2), locked=True),
    RoundStarts(EDITIONS["hasbro-1994"]).round(RoundStart(1, 1, True, (True, True))),
    round_of((1, 2), pay=tuple(tuple(tuple(3 * x for x in call) for call in who) for who in round_of((1, 1)).payoffs)),  # type: ignore[arg-type]
]


def judged(forgetful: ImperfectRecallSolver) -> Bounds:
    return judge(forgetful).bounds()


@pytest.mark.parametrize("round_", ROUNDS, ids=lambda each: f"{each.dice}-{each.bid_graph.raise_context}")
@pytest.mark.parametrize("remembered", [1, 2])
def test_sound_bounds_match_the_solver(round_: Round, remembered: int) -> None:
    for iterations in (0, 15):
        forgetful = learned(round_, remembered, iterations)
        found = sound_bounds(forgetful, min_share=0)
        truth = judged(forgetful)
        assert found.complete
        assert found.bounds == pytest.approx(truth, abs=1e-9)
        assert iterations or found.bounds.nash_conv > 1e-3


def test_pruning_widens_bounds_and_keeps_them_valid() -> None:
    forgetful, value = learned(round_of((2, 1)), 3, 100), 0.24075  # see test_solving.py
    found = [sound_bounds(forgetful, least) for least in (0.3, 0.03, 0.003, 0.0003, 0)]
    for wider, narrower in pairwise(found):
        assert wider.bounds.low <= narrower.bounds.low and narrower.bounds.high <= wider.bounds.high
        assert wider.lines_walked < narrower.lines_walked
    for each in found:
        assert each.bounds.low < value < each.bounds.high
    assert [each.complete for each in found[-2:]] == [False, True]
    assert found[-1].bounds.nash_conv < 0.02 < 0.5 < found[0].bounds.nash_conv
    for rude in (0.05, 0.3):  # a worse plan, which is judged as it is
        bounds = sound_bounds(forgetful, min_share=rude).bounds
        assert bounds.low < value < bounds.high
        assert bounds.nash_conv > found[-1].bounds.nash_conv


def test_pruned_strategy_omits_rare_moves() -> None:
    forgetful = learned(round_of((1, 1)), 2, 20)
    for me in (0, 1):
        graph, rows = forgetful.graph, pruned_strategy(forgetful, me, 0.1)
        nodes = np.flatnonzero(graph.to_act == me)
        assert rows.sum() == pytest.approx(len(nodes) * rows.shape[1])
        assert set(rows[rows < 0.005].tolist()) == {0.0}


def test_bounds_narrow_with_time() -> None:
    forgetful = learned(round_of((2, 1)), 2, 30)
    at_once, whole = refine_sound_bounds(forgetful, 0), refine_sound_bounds(forgetful, 60)
    assert whole.complete and not at_once.complete
    assert whole.bounds == sound_bounds(forgetful).bounds
    assert at_once.bounds.nash_conv > whole.bounds.nash_conv


@pytest.mark.parametrize("round_", [round_of((1, 1), pay=CALZA), with_own_calza(round_of((1, 1)))])
def test_calza_rounds_have_no_sound_bounds(round_: Round) -> None:
    with pytest.raises(ValueError, match="calza"):
        sound_bounds(ImperfectRecallSolver(round_, 1))
