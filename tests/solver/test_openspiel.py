"""OpenSpiel, which has liar's dice with the highest face wild, is an independent judge of the same round."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from perudo.sim.bid_graph import BidGraph
from perudo.solver.cfr import Solver, solve
from perudo.solver.tree import Round

from .slow import paid

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not for this platform")


def pair(dice: int, faces: int) -> tuple[Round, Any]:
    """The same round, ours and theirs. Their bids are numbered as ours; dudo comes after the last."""
    bid_graph = BidGraph.build(2 * dice, "any-higher", faces=faces, aces="top")
    theirs = pyspiel.load_game("liars_dice", {"numdice": dice, "dice_sides": faces})
    return Round((dice, dice), bid_graph), theirs


@pytest.mark.parametrize(("dice", "faces"), [(1, 2), (1, 6), (2, 2), (2, 6), (5, 6)])
def test_openspiel_has_the_same_moves_and_payoffs(dice: int, faces: int) -> None:
    round_, theirs = pair(dice, faces)
    dudo = len(round_.bid_graph.bids)
    random = Random(1)
    for _ in range(300):
        state = theirs.new_initial_state()
        bids: tuple[int, ...] = ()
        rolled = []
        while state.is_chance_node():
            rolled.append(random.choice(state.legal_actions()) + 1)
            state.apply_action(rolled[-1] - 1)
        while not state.is_terminal():
            legal = list(round_.bid_graph.successors[bids[-1] if bids else -1])
            assert state.legal_actions() == legal + [dudo] * bool(bids)
            assert state.current_player() == len(bids) % 2
            call = random.choice(state.legal_actions()[:8] + [dudo] * bool(bids))
            state.apply_action(call)
            bids = bids if call == dudo else (*bids, call)
        assert state.returns()[0] == paid(round_, bids, -1, tuple(rolled))


@pytest.mark.parametrize(("dice", "faces"), [(1, 6), (2, 2)])
def test_openspiel_policy_evaluation_matches_the_solver(dice: int, faces: int) -> None:
    round_, theirs = pair(dice, faces)
    solver = Solver(round_)
    solve(solver, iterations=30)
    dudo, tree = len(round_.bid_graph.bids), round_.tree
    table = {}
    for dealt in product(range(len(round_.hands[0].faces)), repeat=2):
        state = theirs.new_initial_state()
        for player in (0, 1):
            for face in round_.hands[player].faces[dealt[player]]:
                state.apply_action(face - 1)
        waiting = [(state, 0)]
        while waiting:
            state, line = waiting.pop()
            player, key = state.current_player(), state.information_state_string()
            words = ([dudo] if line else []) + tree.last_bid[
                tree.first_child[line] : tree.first_child[line + 1]
            ].tolist()
            if key not in table:
                shares = solver.mix(line)[:, dealt[player]].tolist()
                table[key] = list(zip(words, shares, strict=True))
            if dealt[0] == dealt[1]:  # enough to see every hand of both on every line
                waiting += [(state.child(bid), tree.child(line, bid)) for bid in words if bid != dudo]
    judged = pyspiel.nash_conv(theirs, pyspiel.TabularPolicy(table), True)
    assert solver.bounds().nash_conv == pytest.approx(judged, abs=1e-9)
    assert 0 < judged < 0.5
