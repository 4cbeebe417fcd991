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
    me: int,  # the player, 0 or 1
    start: int,  # the first of the lines that are gone through
    stop: int,  # the line after the last; where lines go on from those to others, what these are worth is in value
    bid: Array,  # [lines]: these four are a Tree
    first: Array,  # [lines + 1]
    above: Array,  # [lines]
    turn: Array,  # [lines]
    quantity: Array,  # [bids] of each bid
    face: Array,  # [bids] of each bid, from 0
    pay: Array,  # [kinds, 2, calls, 3] what calls are worth to the player: [kind of bid: all are of one; or, where bids
    # have twins, these are of another][who, me or other][call][fewer, as many, more]
    mine: Array,  # [faces, hands] how many dice of a hand match
    theirs: Array,  # [faces, others]
    odds: Array,  # [others] the chance of each hand of the other
    plan: Array,  # [calls, lines, others] what the other does
    best: int,  # 1: answers it as well as can be, and learns nothing; 0: by regrets
    how: Array,  # [5] how it learns, by the numbers above
    regret: Array,  # [calls, lines, hands] how much better each word would have been so far: taken up and changed
    lead: Array,  # [calls, lines, hands] by which words are chosen: regrets and what is foreseen. May be regret
    value: Array,  # [lines + calls, hands] made: what each line is worth to the player; then room for its calls
    bins: Array,  # [most dice of the other + 1] room for its chances to come to a line with so many matching dice
    table: Array,  # [most dice of the player + 1] room for what a call is worth with so many
    total: Array,  # [hands] room
    mixed: Array,  # [hands] room
) -> None:
    """Goes from the longest lines up to the shortest; what the player expects is then in ``value[start]``."""
    lines, others, hands = plan.shape[1], plan.shape[2], value.shape[1]
    up, down, least, lean = how[POSITIVE], how[NEGATIVE], how[FLOOR], how[PREDICTION]
    for line in range(stop - 1, start - 1, -1):
        begin, end = first[line], first[line + 1]
        acts = turn[line] == me
        calls = plan.shape[0] if line else 0
        for i in range(hands):
            value[line, i] = 0
        # A line to which no hand of the other comes is worth nothing, and nothing is learned there.
        come = line if acts else above[line]
        comes = 0.0
        for j in range(others):
            comes += plan[0, come, j]
        if comes == 0:
            continue
        for call in range(calls):
            f, q, kind = face[bid[line]], quantity[bid[line]], bid[line] * pay.shape[0] // face.size
            for n in range(bins.size):
                bins[n] = 0
            for j in range(others):
                bins[theirs[f, j]] += plan[0 if acts else call, line, j] * odds[j]
            for m in range(table.size):
                table[m] = 0
                for n in range(bins.size):
                    more = (m + n >= q) + (m + n > q)
                    table[m] += bins[n] * pay[kind, 0 if acts else 1, call, more]
            for i in range(hands):
                value[lines + call, i] = table[mine[f, i]]
        if not acts:
            for call in range(calls):
                for i in range(hands):
                    value[line, i] += value[lines + call, i]
            for child in range(begin, end):
                for i in range(hands):
                    value[line, i] += value[child, i]
        elif best:
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
                    chosen = lead[call, row, i]
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
                    lead[call, row, i] = had + lean * now


def forward_pass(
    me: int,  # the player, 0 or 1
    start: int,  # the first of the lines that are gone through; how one comes to them is in plan
    stop: int,  # the line after the last
    first: Array,  # [lines + 1]: these three are a Tree
    above: Array,  # [lines]
    turn: Array,  # [lines]
    lead: Array,  # [calls, lines, hands] by which words are chosen: each in proportion to it, where it is positive
    plan: Array,  # [calls, lines, hands] made: the plan that chooses so
    average: Array,  # [calls, lines, hands] to which that plan is added
    how: Array,  # [5] with which weight, by the numbers above
    share: Array,  # [hands] room
    even: Array,  # [hands] room
) -> None:
    """Goes from the shortest lines down to the longest, and turns leanings into a plan."""
    hands, weight = plan.shape[2], how[AVERAGE_WEIGHT]
    if start == 0:
        for i in range(hands):
            plan[0, 0, i] = 1
    for line in range(start, stop):
        if turn[line] != me:
            continue
        begin, end = first[line], first[line + 1]
        calls = plan.shape[0] if line else 0
        words = calls + end - begin
        comes = 0.0
        for i in range(hands):
            comes += plan[0, above[line], i]
            share[i] = 0
        if comes > 0:
            for word in range(words):
                call, row = (word, line) if word < calls else (0, begin + word - calls)
                for i in range(hands):
                    chosen = lead[call, row, i]
                    share[i] += max(0, chosen)
        for i in range(hands):
            reach = plan[0, above[line], i]
            even[i] = 0 if share[i] > 0 else reach / words
            share[i] = reach / share[i] if share[i] > 0 else 0
        for word in range(words):
            call, row = (word, line) if word < calls else (0, begin + word - calls)
            for i in range(hands):
                plan[call, row, i] = even[i]
                if comes > 0:
                    chosen = lead[call, row, i]
                    part = max(0, chosen) * share[i] + even[i]
                    plan[call, row, i] = part
                    average[call, row, i] += part * weight
