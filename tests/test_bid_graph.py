"""The integer tables say what the rules say."""

from __future__ import annotations

import pytest
from hypothesis import given

from perudo.core.errors import PerudoError
from perudo.core.game import DUDO, Bid, Calza
from perudo.core.rules import EDITIONS, Rules
from perudo.sim.bid_graph import (
    ORDINARY,
    PALIFICO,
    ROUND_KINDS,
    VETERAN,
    BidGraph,
    bid_graphs,
    call_tables,
)

from . import strategies


@given(strategies.rules(most_dice=3), strategies.seats, strategies.seeds)
def test_bid_graph_matches_the_game(rules: Rules, seats: int, seed: int) -> None:
    tables = bid_graphs(rules, seats)
    for game, _, _ in strategies.moves(rules, seats, seed):
        if game.raise_context is None:
            continue
        kind = ORDINARY if not game.palifico else PALIFICO if game.raise_context.locked else VETERAN
        bid_graph = tables[kind]
        follow = bid_graph.successors[bid_graph.bid_number(game.current_bid) if game.current_bid else -1]
        legal = [move for move in game.legal if isinstance(move, Bid)]
        assert [bid_graph.bids[number] for number in follow] == legal


@given(strategies.rules(most_dice=3), strategies.seats, strategies.seeds)
def test_call_tables_match_the_game(rules: Rules, seats: int, seed: int) -> None:
    switch = call_tables(rules)
    for game, action, after in strategies.moves(rules, seats, seed):
        if game.current_bid is None:
            continue
        two = len(game.alive) == 2
        may = [switch.callers[0 if seat == game.to_act else 2 if seat == game.bidder else 1] for seat in game.alive]
        called = [seat for seat, allowed in zip(game.alive, may, strict=True) if allowed]
        assert tuple(called if switch.calza[game.palifico][two] else ()) == game.calza_callers
        if action is not DUDO and not isinstance(action, Calza):
            continue
        outcome = after.previous
        assert outcome
        more = (outcome.count >= outcome.bid.quantity) + (outcome.count > outcome.bid.quantity)
        effect = switch.effect[action is not DUDO][more]
        for seat in game.alive:
            change = outcome.changes[seat - 1]
            told = effect[0 if seat == outcome.caller else 1 if seat == outcome.bidder else 2]
            assert change == told or (told > 0 and not change and game.dice[seat - 1] == rules.dice)
        left_with_one = [seat for seat in outcome.lost if outcome.dice[seat - 1] == 1 and not effect.others]
        is_palifico = [switch.palifico[len(after.alive) == 2][seat in game.veterans] for seat in left_with_one]
        assert any(is_palifico) == after.palifico


@pytest.mark.parametrize("kind", range(3), ids=ROUND_KINDS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_raise_is_later_in_topological_order(edition: str, kind: int) -> None:
    bid_graph = bid_graphs(EDITIONS[edition], 4)[kind]
    place = {number: at for at, number in enumerate(bid_graph.topological_order)}
    assert sorted(place) == list(range(len(bid_graph.bids)))
    assert all(
        place[number] < place[after] for number in bid_graph.topological_order for after in bid_graph.successors[number]
    )


def test_ace_bid_ranks_just_above_twice_its_quantity() -> None:
    bid_graph = BidGraph.build(4, "any-higher")
    assert " ".join(str(bid_graph.bids[number]) for number in bid_graph.topological_order) == (
        "1x2 1x3 1x4 1x5 1x6 2x2 2x3 2x4 2x5 2x6 1x1 3x2 3x3 3x4 3x5 3x6 4x2 4x3 4x4 4x5 4x6 2x1 3x1 4x1"
    )


def test_bid_graph_supports_nonstandard_rounds() -> None:
    plain = BidGraph.build(2, "any-higher", faces=3, aces="plain")
    assert (plain.wild_face, plain.topological_order, plain.successors[-1]) == (
        None,
        (0, 1, 2, 3, 4, 5),
        (0, 1, 2, 3, 4, 5),
    )
    top = BidGraph.build(2, "any-higher", faces=3, aces="top")
    assert (top.wild_face, top.successors) == (3, plain.successors)
    silent = BidGraph.build(2, "any-higher", faces=3, aces="silent")
    assert (silent.wild_face, silent.topological_order, silent.successors[-1]) == (1, (1, 2, 4, 5), (1, 2, 4, 5))
    locked = BidGraph.build(3, "one-axis", faces=2, aces="wild", locked=True)
    assert (locked.wild_face, locked.successors) == (None, ((2, 4), (3, 5), (4,), (5,), (), (), (0, 1, 2, 3, 4, 5)))


def test_impossible_round_is_refused() -> None:
    with pytest.raises(PerudoError, match="bid-graph-faces"):
        BidGraph.build(2, "one-axis", faces=7)
    with pytest.raises(PerudoError, match="bid-graph-most"):
        BidGraph.build(0, "one-axis")
