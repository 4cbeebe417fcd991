"""Rounds of three, held against the game itself, slow best answers and OpenSpiel."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid, Deal, Game
from perudo.core.rules import EDITIONS, house_rules
from perudo.sim.bid_graph import BidGraph
from perudo.solver.tablebase import load_tablebase
from perudo.solver.three_players import ThreePlayerEvaluation, ThreePlayerRound, ThreePlayerSolver, Values3, solve_three

CHANCE = 17 / 36
"""The chance of the opener with one die each to win."""
PAY = ((0.4, 0.6, 0.0), (0.0, 0.3, 0.7)), ((0.0, 0.4, 0.6), (0.7, 0.0, 0.3)), ((0.6, 0.0, 0.4), (0.3, 0.7, 0.0))


def small(faces: int, raise_: Any, each: int = 1, locked: bool = False) -> ThreePlayerRound:
    bid_graph = BidGraph.build(3 * each, raise_, faces=faces, locked=locked)
    return ThreePlayerRound(each, (bid_graph, bid_graph, bid_graph), PAY)


def learned(round_: ThreePlayerRound, iterations: int) -> ThreePlayerSolver:
    triple = ThreePlayerSolver(round_)
    solve_three(triple, iterations=iterations)
    return triple


# --- What is played


@pytest.mark.parametrize("edition", ["bga", "kozak"])
@pytest.mark.parametrize("palifico", [False, True])
def test_three_player_round_matches_the_game(edition: str, palifico: bool) -> None:
    rules, random = EDITIONS[edition], Random(1)
    round_ = ThreePlayerRound.of(rules, palifico)
    tree, bids = round_.tree, round_.bid_graph.bids
    table = load_tablebase((1, 1), rules.raise_)
    assert table and abs((1 + (table.low + table.high) / 2) / 2 - CHANCE) < 1e-6
    lost = set()
    for _ in range(600):
        hands = ((random.randint(1, 6),),) * 3 if random.random() < 0.5 else ((random.randint(1, 6),), (2,), (3,))
        game = Game.mid_game(rules, (1, 1, 1), 1 if palifico else None, (2, 3) if palifico else ()).after(
            Deal(hands, 1)
        )
        line = 0
        while True:
            assert game.to_act == tree.to_act[line] + 1
            after = range(tree.first_child[line], tree.first_child[line + 1])
            assert [bids[tree.last_bid[each]] for each in after] == [
                each for each in game.legal.bids if each.quantity <= 3
            ]
            if line and (not after or random.random() < 0.4):
                break
            line = random.choice(after)
            game = game.after(bids[tree.last_bid[line]])
        standing = bids[tree.last_bid[line]]
        matching = sum(
            h.matching[standing.face - 1, h.faces.index(hand)] for h, hand in zip(round_.hands, hands, strict=True)
        )
        ended = game.after(DUDO)
        paid = round_.payoffs[tree.to_act[line]][int(matching >= standing.quantity)]
        for seat, chance in enumerate(paid, 1):
            left = CHANCE if seat == ended.opener else 1 - CHANCE
            assert chance == pytest.approx(left if ended.dice[seat - 1] else 0, abs=1e-6)
        assert sum(paid) == 1 and ended.previous
        lost.add((int(tree.to_act[line]), ended.previous.lost))
    assert len(lost) == 6


def test_veterans_change_the_face_if_rules_allow() -> None:
    for edition, free in (("bga", False), ("kozak", True)):
        round_ = ThreePlayerRound.of(EDITIONS[edition], palifico=True)
        line = round_.tree.child(0, round_.bid_graph.bid_number(Bid(1, 2)))
        after = {
            round_.bid_graph.bids[each].face
            for each in round_.tree.last_bid[slice(*round_.tree.first_child[line : line + 2])]
        }
        assert (after > {2}) is free


@pytest.mark.parametrize(
    ("edition", "options", "palifico", "error"),
    [
        ("bga", {"calza": True}, False, "solver-three-calza"),
        ("bga", {"palifico": "off"}, True, "position-palifico-rules"),
        ("bga", {"players": (2, 2)}, False, "players-count"),
    ],
)
def test_unsupported_three_player_rounds_are_refused(
    edition: str, options: dict[str, object], palifico: bool, error: str
) -> None:
    with pytest.raises(PerudoError, match=error):
        ThreePlayerRound.of(house_rules(edition, options), palifico)


# --- How it is judged


def slowly(triple: ThreePlayerSolver) -> ThreePlayerEvaluation:
    """The same by going through every deal, and every line in it, as one would by hand."""
    round_ = triple.round
    tree, bids, hands = round_.tree, round_.bid_graph.bids, round_.hands[0]
    mixes = [triple.mix(line) for line in range(len(tree))]
    deals = list(product(range(len(hands.probability)), repeat=3))

    def worth(line: int, me: int, answering: bool, weights: dict[tuple[int, ...], float]) -> dict[int, float]:
        """For each hand of the player: what it gets, times the chances of the others' hands and words."""
        who, total = int(tree.to_act[line]), dict.fromkeys(range(len(hands.probability)), 0.0)
        words: list[Callable[[dict[tuple[int, ...], float]], dict[int, float]]] = []

        def called(weights: dict[tuple[int, ...], float]) -> dict[int, float]:
            bid, got = bids[tree.last_bid[line]], dict.fromkeys(total, 0.0)
            for deal, weight in weights.items():
                matching = sum(int(hands.matching[bid.face - 1, hand]) for hand in deal)
                got[deal[me]] += weight * round_.payoffs[who][int(matching >= bid.quantity)][me]
            return got

        words += [called] * bool(line)
        words += [
            lambda weights, child=child: worth(child, me, answering, weights)  # type: ignore[misc]
            for child in range(tree.first_child[line], tree.first_child[line + 1])
        ]
        if who == me and answering:
            each = [word(weights) for word in words]
            return {hand: max(got[hand] for got in each) for hand in total}
        for word, shares in zip(words, mixes[line], strict=True):
            got = word({deal: weight * float(shares[deal[who]]) for deal, weight in weights.items()})
            total = {hand: total[hand] + got[hand] for hand in total}
        return total

    start = {deal: float(np.prod([hands.probability[hand] for hand in deal])) for deal in deals}
    chances = [sum(worth(0, me, False, start).values()) for me in range(3)]
    best = [sum(worth(0, me, True, start).values()) for me in range(3)]
    return ThreePlayerEvaluation(tuple(chances), tuple(b - c for b, c in zip(best, chances, strict=True)))  # type: ignore[arg-type]


@pytest.mark.parametrize("iterations", [0, 2, 20])
@pytest.mark.parametrize(
    "round_", [small(2, "any-higher"), small(3, "one-axis", locked=True), small(2, "one-axis", 2, locked=True)]
)
def test_deviation_gains_match_the_reference_best_responses(round_: ThreePlayerRound, iterations: int) -> None:
    triple = learned(round_, iterations)
    found, truth = triple.evaluate(), slowly(triple)
    assert found.chances == pytest.approx(truth.chances, abs=1e-12)
    assert found.gains == pytest.approx(truth.gains, abs=1e-12)
    assert all(mine >= slow - 1e-15 for mine, slow in zip(found.gains, truth.gains, strict=True))
    assert iterations or found.epsilon > 0.01


@pytest.mark.skipif(not os.environ.get("PERUDO_THOROUGH"), reason="OpenSpiel takes most of a minute")
def test_openspiel_agrees_on_three_player_gains() -> None:
    """On its side the round is played through ``Game``, and pays what it changes in dice."""
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not for this platform")
    import perudo.env.open_spiel  # noqa: F401

    theirs = pyspiel.load_game("perudo(edition=bga,dice=1v1v1,palifico=True,capped=True)")
    ours = ThreePlayerRound.of(EDITIONS["bga"], palifico=True)

    def in_dice(paid: Values3) -> Values3:
        return tuple(0.5 if chance else -1.0 for chance in paid)  # type: ignore[return-value]

    pay = tuple((in_dice(fewer), in_dice(more)) for fewer, more in ours.payoffs)
    triple = learned(ThreePlayerRound(1, ours.bid_graphs, pay), 10)
    tree, table = ours.tree, {}
    for face in range(6):  # enough to see every hand of each on every line
        state = theirs.new_initial_state()
        for _ in range(3):
            state.apply_action(face)
        waiting = [(state, 0)]
        while waiting:
            state, line = waiting.pop()
            words = ([theirs.of.dudo] if line else []) + tree.last_bid[
                tree.first_child[line] : tree.first_child[line + 1]
            ].tolist()
            assert sorted(words) == sorted(state.legal_actions())
            shares = triple.mix(line)[:, face].tolist()
            table[state.information_state_string()] = list(zip(words, shares, strict=True))
            waiting += [(state.child(bid), tree.child(line, bid)) for bid in words if bid != theirs.of.dudo]
    judged = pyspiel.nash_conv(theirs, pyspiel.TabularPolicy(table), True)
    assert triple.evaluate().nash_conv == pytest.approx(judged, abs=1e-9)
    assert judged > 1e-3


# --- What is found


@pytest.mark.parametrize(
    ("edition", "palifico", "width"),
    [
        ("bga", True, 1e-4),
        ("kozak", True, 1e-3),
        ("bga", False, 2e-3),
        *([("kozak", False, 5e-4)] if os.environ.get("PERUDO_THOROUGH") else []),
    ],
)
def test_three_player_rounds_converge_in_all_editions(edition: str, palifico: bool, width: float) -> None:
    triple = ThreePlayerSolver(ThreePlayerRound.of(EDITIONS[edition], palifico))
    found = solve_three(triple, target_gap=width, iterations=500)
    assert found.evaluation == triple.evaluate()
    assert sum(found.evaluation.chances) == pytest.approx(1, abs=1e-12)
    assert 0 < min(found.evaluation.gains) <= found.evaluation.epsilon <= width
    odds = triple.round.hands[0].probability
    assert [float(triple.expected_values(me)[0] @ odds) for me in range(3)] == pytest.approx(
        found.evaluation.chances, abs=1e-12
    )


def test_three_player_strategy_can_be_queried() -> None:
    triple = learned(ThreePlayerRound.of(EDITIONS["bga"], palifico=True), 400)
    opening = triple.strategy((5,))
    assert sum(opening.values()) == pytest.approx(1) and max(opening, key=lambda word: opening[word]) == Bid(1, 5)
    said = [Bid(1, 5), Bid(2, 5), Bid(3, 5)]
    assert triple.strategy((2,), said) == {DUDO: 1}  # it has none itself
    assert 0 < triple.expected_value((2,), said) <= 1
    with pytest.raises(PerudoError, match="strategy-line"):
        triple.strategy((2,), [Bid(1, 5), Bid(1, 4)])


def test_three_player_solving_stops_at_each_limit() -> None:
    round_ = small(2, "any-higher")
    assert solve_three(ThreePlayerSolver(round_), iterations=7).iterations == 7
    assert solve_three(ThreePlayerSolver(round_), seconds=0.01).seconds < 5
    looks: list[int] = []
    found = solve_three(
        ThreePlayerSolver(round_), target_gap=0.02, on_progress=lambda progress: looks.append(progress.iterations)
    )
    assert found.evaluation.epsilon <= 0.02 and looks[-1] == found.iterations > looks[0] == 0
