"""The inner loops of the solver, compiled by ``kernel_cache.py``. They may not make arrays, so they are given room.

What a player does is an array ``[call, line, hand]``. In the column of a line where the player is to act, entry
``[c, line]`` is about making call ``c`` there. In the column of a line where the *other* is to act, entry ``[0, line]``
is about the bid that led to it. So each entry is about one word, and the words among which a player chooses at a line
are its calls, ``[:, line]``, and its bids, ``[0, first[line]:first[line + 1]]``. Row ``[0, 0]``, where there is nothing
to call, is about being in the game at all.

A *plan* holds the chance that a player, for its part, says a word and all its words before it, by its hand; it needs
no other's words or dice, and plans may be averaged. A *value* is what the first player to be asked about expects,
times the chance that the other plays to that line: it is never divided by the chance of the line.

Names of sizes: lines, hands (of the player), others (the hands of the other), faces, calls.
"""

from __future__ import annotations

from typing import Any, Final

from numpy.typing import NDArray

Array = NDArray[Any]

POSITIVE: Final = 0
"""In ``how``: what is kept of a regret that is positive."""
NEGATIVE: Final = 1
"""What is kept of one that is negative."""
FLOOR: Final = 2
"""The least that a regret may become."""
PREDICTION: Final = 3
"""How far the last regret is taken to come again."""
AVERAGE_WEIGHT: Final = 4
"""How many times a plan is added to the average."""


def backward_pass(
    player: int,  # the player, 0 or 1
    start: int,  # the first of the lines that are gone through
    stop: int,  # the line after the last; where lines go on from those to others, what these are worth is in value
    bid: Array,  # [lines]: these four are a Tree
    first_child: Array,  # [lines + 1]
    parent: Array,  # [lines]
    to_act: Array,  # [lines]
    quantity: Array,  # [bids] of each bid
    face: Array,  # [bids] of each bid, from 0
    # [kinds, 2, calls, 3] what calls are worth to the player: [kind of bid: all are of one; or, where bids have twins,
    # these are of another][who: the player or the other][call][fewer, as many, more]
    payoffs: Array,
    own_matching: Array,  # [faces, hands] how many dice of a hand match
    other_matching: Array,  # [faces, others]
    odds: Array,  # [others] the chance of each hand of the other
    other_strategy: Array,  # [calls, lines, others] what the other does
    best_response: int,  # 1: answers it as well as can be, and learns nothing; 0: by regrets
    weights: Array,  # [5] how it learns, by the numbers above
    regret: Array,  # [calls, lines, hands] how much better each word would have been so far: taken up and changed
    # [calls, lines, hands] by which words are chosen: regrets and what is foreseen. May be regret
    predicted_regret: Array,
    value: Array,  # [lines + calls, hands] made: what each line is worth to the player; then room for its calls
    bins: Array,  # [most dice of the other + 1] room for its chances to come to a line with so many matching dice
    table: Array,  # [most dice of the player + 1] room for what a call is worth with so many
    total: Array,  # [hands] room
    mixed: Array,  # [hands] room
) -> None:
    """Goes from the longest lines up to the shortest; what the player expects is then in ``value[start]``."""
    lines, others, hands = other_strategy.shape[1], other_strategy.shape[2], value.shape[1]
    up, down, least, lean = weights[POSITIVE], weights[NEGATIVE], weights[FLOOR], weights[PREDICTION]
    for line in range(stop - 1, start - 1, -1):
        begin, end = first_child[line], first_child[line + 1]
        acts = to_act[line] == player
        calls = other_strategy.shape[0] if line else 0
        for i in range(hands):
            value[line, i] = 0
        # A line to which no hand of the other comes is worth nothing, and nothing is learned there.
        come = line if acts else parent[line]
        comes = 0.0
        for j in range(others):
            comes += other_strategy[0, come, j]
        if comes == 0:
            continue
        for call in range(calls):
            f, q, kind = face[bid[line]], quantity[bid[line]], bid[line] * payoffs.shape[0] // face.size
            for n in range(bins.size):
                bins[n] = 0
            for j in range(others):
                bins[other_matching[f, j]] += other_strategy[0 if acts else call, line, j] * odds[j]
            for m in range(table.size):
                table[m] = 0
                for n in range(bins.size):
                    more = (m + n >= q) + (m + n > q)
                    table[m] += bins[n] * payoffs[kind, 0 if acts else 1, call, more]
            for i in range(hands):
                value[lines + call, i] = table[own_matching[f, i]]
        if not acts:
            for call in range(calls):
                for i in range(hands):
                    value[line, i] += value[lines + call, i]
            for child in range(begin, end):
                for i in range(hands):
                    value[line, i] += value[child, i]
        elif best_response:
            for word in range(calls + end - begin):
                row = lines + word if word < calls else begin + word - calls
                for i in range(hands):
                    worth = value[row, i]
                    value[line, i] = worth if word == 0 or worth > value[line, i] else value[line, i]
        else:
            for i in range(hands):
                total[i] = 0
                mixed[i] = 0
            words = calls + end - begin
            for word in range(words):
                call, row, here = (
                    (word, line, lines + word) if word < calls else (0, begin + word - calls, begin + word - calls)
                )
                for i in range(hands):
                    worth = value[here, i]
                    chosen = predicted_regret[call, row, i]
                    chosen = max(0, chosen)
                    total[i] += chosen
                    mixed[i] += chosen * worth
                    value[line, i] += worth
            for i in range(hands):
                value[line, i] = mixed[i] / total[i] if total[i] > 0 else value[line, i] / words
            for word in range(words):
                call, row, here = (
                    (word, line, lines + word) if word < calls else (0, begin + word - calls, begin + word - calls)
                )
                for i in range(hands):
                    now = value[here, i] - value[line, i]
                    had = regret[call, row, i]
                    had = had * (up if had > 0 else down) + now
                    had = max(least, had)
                    regret[call, row, i] = had
                    predicted_regret[call, row, i] = had + lean * now


def forward_pass(
    player: int,  # the player, 0 or 1
    start: int,  # the first of the lines that are gone through; how one comes to them is in plan
    stop: int,  # the line after the last
    first_child: Array,  # [lines + 1]: these three are a Tree
    parent: Array,  # [lines]
    to_act: Array,  # [lines]
    # [calls, lines, hands] by which words are chosen: each in proportion to it, where it is positive
    predicted_regret: Array,
    strategy: Array,  # [calls, lines, hands] made: the plan that chooses so
    average_strategy: Array,  # [calls, lines, hands] to which that plan is added
    weights: Array,  # [5] with which weight, by the numbers above
    share: Array,  # [hands] room
    even: Array,  # [hands] room
) -> None:
    """Goes from the shortest lines down to the longest, and turns leanings into a plan."""
    hands, weight = strategy.shape[2], weights[AVERAGE_WEIGHT]
    if start == 0:
        for i in range(hands):
            strategy[0, 0, i] = 1
    for line in range(start, stop):
        if to_act[line] != player:
            continue
        begin, end = first_child[line], first_child[line + 1]
        calls = strategy.shape[0] if line else 0
        words = calls + end - begin
        comes = 0.0
        for i in range(hands):
            comes += strategy[0, parent[line], i]
            share[i] = 0
        if comes > 0:
            for word in range(words):
                call, row = (word, line) if word < calls else (0, begin + word - calls)
                for i in range(hands):
                    chosen = predicted_regret[call, row, i]
                    share[i] += max(0, chosen)
        for i in range(hands):
            reach = strategy[0, parent[line], i]
            even[i] = 0 if share[i] > 0 else reach / words
            share[i] = reach / share[i] if share[i] > 0 else 0
        for word in range(words):
            call, row = (word, line) if word < calls else (0, begin + word - calls)
            for i in range(hands):
                strategy[call, row, i] = even[i]
                if comes > 0:
                    chosen = predicted_regret[call, row, i]
                    part = max(0, chosen) * share[i] + even[i]
                    strategy[call, row, i] = part
                    average_strategy[call, row, i] += part * weight
