"""Judges of the solver that share nothing with it but the lattice: plain recursion over rolls of single dice.

They know no hands with weights, no arrays and no tables of matching dice, and are slow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import numpy as np
from scipy.optimize import linprog  # type: ignore[import-untyped]
from scipy.sparse import lil_matrix  # type: ignore[import-untyped]

from perudo.solver.cfr import Solver
from perudo.solver.tree import Round

Roll = tuple[int, ...]
Bids = tuple[int, ...]
Word = int
"""A bid's number, or a call's: -1, -2 ..."""
Policy = Callable[[Bids, Roll], dict[Word, float]]


def rolls(round_: Round, player: int) -> list[Roll]:
    return list(product(range(1, round_.bid_graph.faces + 1), repeat=round_.dice[player]))


def words(round_: Round, bids: Bids) -> Iterator[Word]:
    if bids:
        yield from (-1 - call for call in range(round_.call_count))
    bid_graph = (round_.responder_bid_graph or round_.bid_graph) if len(bids) % 2 else round_.bid_graph
    yield from bid_graph.successors[bids[-1] if bids else -1]


def paid(round_: Round, bids: Bids, call: Word, dice: Roll) -> float:
    """Return the value of a call to the first player."""
    bid, wild = round_.bid_graph.bids[bids[-1]], round_.bid_graph.wild_face
    count = sum(die in (bid.face, wild) for die in dice)
    if round_.own_calza_payoffs and bids[-1] >= len(round_.bid_graph.bids) // 2:
        return round_.own_calza_payoffs[(len(bids) - 1) % 2][(count >= bid.quantity) + (count > bid.quantity)]
    return round_.payoffs[len(bids) % 2][-1 - call][(count >= bid.quantity) + (count > bid.quantity)]


def best_answer(round_: Round, me: int, policy: Policy, line: Bids = (), hand: Roll | None = None) -> float:
    """Return a player's best-response value against the other's policy: from the start, or from a reachable line; on
    average, or with one hand.
    """
    sign = 1 - 2 * me
    theirs = rolls(round_, 1 - me)

    def best(mine: Roll, bids: Bids, weight: dict[Roll, float]) -> float:
        if len(bids) % 2 == me:
            return max(after(mine, bids, word, weight) for word in words(round_, bids))
        say = {roll: policy(bids, roll) for roll in weight}
        return sum(
            after(mine, bids, word, {roll: weight[roll] * say[roll].get(word, 0) for roll in weight})
            for word in words(round_, bids)
        )

    def after(mine: Roll, bids: Bids, word: Word, weight: dict[Roll, float]) -> float:
        if word >= 0:
            return best(mine, (*bids, word), weight)
        return sum(sign * paid(round_, bids, word, mine + roll) * weight[roll] for roll in weight)

    mine = rolls(round_, me) if hand is None else [hand]
    chance = dict.fromkeys(theirs, 1.0)
    for said in range(1 - me, len(line), 2):
        chance = {roll: chance[roll] * policy(line[:said], roll).get(line[said], 0) for roll in theirs}
    every = sum(chance.values())
    likely = {roll: each / every for roll, each in chance.items()}
    return sum(best(roll, line, likely) for roll in mine) / len(mine)


def policy_of(solver: Solver) -> Policy:
    """Return what a solver has learned, move by move."""
    round_, tree = solver.round, solver.round.tree

    def policy(bids: Bids, roll: Roll) -> dict[Word, float]:
        line = 0
        for bid in bids:
            line = tree.child(line, bid)
        hand = round_.hands[len(bids) % 2].faces.index(tuple(sorted(roll)))
        return dict(zip(words(round_, bids), solver.mix(line)[:, hand].tolist(), strict=True))

    return policy


def value(round_: Round) -> float:
    """The value of a round, as a linear program over its sequences (Koller, Megiddo and von Stengel 1994)."""
    own: list[dict[tuple[object, ...], int]] = [{(): 0}, {(): 0}]
    """For each player its sequences by number: a roll, and what was said up to a word of its own."""
    choices: list[list[tuple[int, list[int]]]] = [[], []]
    """For each player and information set: the sequence that leads there, and those that go on from it."""
    pays: dict[tuple[int, int], float] = {}
    deals = len(rolls(round_, 0)) * len(rolls(round_, 1))
    seen: set[tuple[int, Roll, Bids]] = set()

    def sequence(player: int, roll: Roll, said: tuple[Word, ...]) -> int:
        return own[player].setdefault((roll, said), len(own[player]))

    def walk(dealt: tuple[Roll, Roll], bids: Bids, come: tuple[int, int]) -> None:
        player = len(bids) % 2
        after = [(word, sequence(player, dealt[player], (*bids, word))) for word in words(round_, bids)]
        if (player, dealt[player], bids) not in seen:
            seen.add((player, dealt[player], bids))
            choices[player].append((come[player], [number for _, number in after]))
        for word, number in after:
            now = (number, come[1]) if player == 0 else (come[0], number)
            if word >= 0:
                walk(dealt, (*bids, word), now)
            else:
                pays[now] = pays.get(now, 0) + paid(round_, bids, word, dealt[0] + dealt[1]) / deals

    for dealt in product(rolls(round_, 0), rolls(round_, 1)):
        walk(dealt, (), (0, 0))
    first, second, sets = len(own[0]), len(own[1]), len(choices[1]) + 1
    # Variables: the first player's plan, then the second's expectation at each of its information sets.
    equal = lil_matrix((len(choices[0]) + 1, first + sets))
    equal[0, 0] = 1
    for row, (come, after) in enumerate(choices[0], 1):
        equal[row, come] = -1
        for number in after:
            equal[row, number] = 1
    below = lil_matrix((second, first + sets))
    for (one, other), worth in pays.items():
        below[other, one] -= worth
    below[0, first] = 1
    for row, (come, after) in enumerate(choices[1], 1):
        below[come, first + row] -= 1
        for number in after:
            below[number, first + row] += 1
    target = np.zeros(first + sets)
    target[first] = -1
    bounds = [(0, None)] * first + [(None, None)] * sets
    right = [1.0] + [0.0] * len(choices[0])
    found = linprog(target, below.tocsr(), np.zeros(second), equal.tocsr(), right, bounds, method="highs")
    assert found.status == 0, found.message
    return -float(found.fun)
