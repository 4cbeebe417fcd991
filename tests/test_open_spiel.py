"""Where OpenSpiel's liar's dice and ours are one game, they agree: two players, a die each, the highest face wild.

It is one round, in which any higher bid may follow. ``lattice`` has such rounds for study (aces "top"); here the
kernels of ``batch`` play one.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

import perudo.sim.batch
from perudo.core.rules import Rules, house_rules
from perudo.sim.batch import Batch
from perudo.sim.bid_graph import BidGraph
from perudo.sim.kernels import BatchState, RuleArrays, raise_arrays, rule_arrays

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")

ONE_DIE = house_rules("hasbro-1994", {"dice": 1, "palifico": "off"})
DEALS = list(product(range(6), repeat=2))
INFORMATION_STATES = 24_576


def of_top_faces(rules: Rules, seats: int) -> RuleArrays:
    """The rules of a game whose rounds are those of OpenSpiel."""
    made = rule_arrays(rules, seats)
    bid_graph = BidGraph.build(2, "any-higher", aces="top")
    successors, counts, legal = (np.stack([array] * len(made.is_legal)) for array in raise_arrays(bid_graph))
    return made._replace(
        successors=successors,
        successor_count=counts,
        is_legal=legal,
        wild=np.array([(bid_graph.wild_face or 0) - 1, -1]),
    )


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch) -> Batch:
    """A round of every deal, opened by the first player."""
    monkeypatch.setattr(perudo.sim.batch, "rule_arrays", of_top_faces)
    batch = Batch(ONE_DIE, 2, len(DEALS))
    batch.state.hands[:] = [[1 << 8 * face for face in deal] for deal in DEALS]
    batch.state.opener[:] = batch.state.to_act[:] = 0
    return batch


def compare(batch: Batch, theirs: list[Any], known: dict[str, bytes]) -> None:
    """A history and all that follow it: what may be said, what is known, and what a call comes to, in every deal."""
    seen = np.zeros((batch.games, batch.observation_length), np.int8)
    masks = np.zeros((batch.games, batch.num_moves), np.int8)
    batch.observe(seen, masks)
    for at, state in enumerate(theirs):
        assert np.flatnonzero(masks[at]).tolist() == state.legal_actions()
        told = state.information_state_string()
        assert known.setdefault(told, seen[at].tobytes()) == seen[at].tobytes()
    before = BatchState(*(array.copy() for array in batch.state))
    for word in theirs[0].legal_actions():
        after = [state.child(word) for state in theirs]
        batch.step(np.full(batch.games, word))
        if word == batch.dudo:
            assert [1 if winner == 1 else -1 for winner in batch.winner] == [state.returns()[0] for state in after]
        else:
            compare(batch, after, known)
        for array, then in zip(batch.state, before, strict=True):
            array[:] = then


def test_open_spiel_plays_the_same_round(rounds: Batch) -> None:
    game = pyspiel.load_game("liars_dice")
    theirs = []
    for mine, yours in DEALS:
        state = game.new_initial_state()
        state.apply_action(mine)
        state.apply_action(yours)
        theirs.append(state)
    known: dict[str, bytes] = {}
    compare(rounds, theirs, known)
    assert len(known) == len(set(known.values())) == INFORMATION_STATES
