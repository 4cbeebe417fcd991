"""The inner loops of the solver, compiled. All of them stand in this file: a change here compiles them all anew.

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

from typing import Any

from perudo.compiled import kernel

import numpy as np  # isort: skip - perudo.compiled says what to do where it is missing
from numpy.typing import NDArray  # isort: skip

Array = NDArray[Any]


@kernel
def climb(
    me: int,  # the player, 0 or 1
    bid: Array,  # [lines]: these four are a Tree
    first: Array,  # [lines + 1]
    turn: Array,  # [lines]
    quantity: Array,  # [bids] of each bid
    face: Array,  # [bids] of each bid, from 0
    pay: Array,  # [2, calls, 3] what calls are worth to the player: [who, me or other][call][fewer, as many, more]
    mine: Array,  # [faces, hands] how many dice of a hand match
    theirs: Array,  # [faces, others]
    odds: Array,  # [others] the chance of each hand of the other
    plan: Array,  # [calls, lines, others] what the other does
    best: bool,  # whether to answer it as well as can be, and learn nothing; else by regrets
    regret: Array,  # [calls, lines, hands] how much better each word would have been so far: taken up and changed
    lead: Array,  # [calls, lines, hands] by which words are chosen: regrets and what is foreseen. May be regret
    up: float,  # what is kept of a regret that is positive
    down: float,  # and of one that is negative
    least: float,  # the least that a regret may become
    lean: float,  # how far the last regret is taken to come again
    value: Array,  # [lines, hands] made: what each line is worth to the player
    bins: Array,  # [calls, most dice of the other + 1] room for the other's chances to come to a line and say each call
    table: Array,  # [calls, most dice of the player + 1] room for what a call is worth; both by dice that match
    total: Array,  # [hands] room
    mixed: Array,  # [hands] room
) -> None:
    """Goes from the longest lines up to the empty one; what the player expects is then in ``value[0]``."""
    lines, hands = value.shape
    calls, others = plan.shape[0], plan.shape[2]
    fullest, fullest_other = table.shape[1], bins.shape[1]
    for line in range(lines - 1, -1, -1):
        acts = turn[line] == me
        begin, end = first[line], first[line + 1]
        f = -1
        if line:
            number = bid[line]
            f = face[number]
            bins[:] = 0
            for c in range(1 if acts else calls):
                for j in range(others):
                    bins[c, theirs[f, j]] += plan[c, line, j] * odds[j]
            for c in range(calls):
                come = bins[0 if acts else c]
                for m in range(fullest):
                    worth = 0.0
                    for n in range(fullest_other):
                        over = m + n - quantity[number]
                        worth += come[n] * pay[0 if acts else 1, c, 0 if over < 0 else 1 if over == 0 else 2]
                    table[c, m] = worth
        if not acts:
            for i in range(hands):
                value[line, i] = 0
            if line:
                for c in range(calls):
                    for i in range(hands):
                        value[line, i] += table[c, mine[f, i]]
            for child in range(begin, end):
                for i in range(hands):
                    value[line, i] += value[child, i]
        elif best:
            for i in range(hands):
                value[line, i] = -np.inf
            if line:
                for c in range(calls):
                    for i in range(hands):
                        value[line, i] = max(value[line, i], table[c, mine[f, i]])
            for child in range(begin, end):
                for i in range(hands):
                    value[line, i] = max(value[line, i], value[child, i])
        else:
            for i in range(hands):
                total[i] = 0
                mixed[i] = 0
            if line:
                for c in range(calls):
                    for i in range(hands):
                        chosen = max(lead[c, line, i], 0)
                        total[i] += chosen
                        mixed[i] += chosen * table[c, mine[f, i]]
            for child in range(begin, end):
                for i in range(hands):
                    chosen = max(lead[0, child, i], 0)
                    total[i] += chosen
                    mixed[i] += chosen * value[child, i]
            words = end - begin + (calls if line else 0)
            for i in range(hands):
                if total[i] > 0:
                    mixed[i] /= total[i]
                else:  # all alike
                    mixed[i] = 0
                    if line:
                        for c in range(calls):
                            mixed[i] += table[c, mine[f, i]]
                    for child in range(begin, end):
                        mixed[i] += value[child, i]
                    mixed[i] /= words
                value[line, i] = mixed[i]
            if line:
                for c in range(calls):
                    for i in range(hands):
                        now = table[c, mine[f, i]] - mixed[i]
                        had = regret[c, line, i]
                        had = max(had * (up if had > 0 else down) + now, least)
                        regret[c, line, i] = had
                        lead[c, line, i] = had + lean * now
            for child in range(begin, end):
                for i in range(hands):
                    now = value[child, i] - mixed[i]
                    had = regret[0, child, i]
                    had = max(had * (up if had > 0 else down) + now, least)
                    regret[0, child, i] = had
                    lead[0, child, i] = had + lean * now


@kernel
def descend(
    me: int,  # the player, 0 or 1
    first: Array,  # [lines + 1]: these three are a Tree
    above: Array,  # [lines]
    turn: Array,  # [lines]
    lead: Array,  # [calls, lines, hands] by which words are chosen: each in proportion to it, where it is positive
    plan: Array,  # [calls, lines, hands] made: the plan that chooses so
    average: Array,  # [calls, lines, hands] moved towards that plan
    weight: float,  # by this part of the way
    share: Array,  # [hands] room
    even: Array,  # [hands] room
) -> None:
    """Goes from the empty line down to the longest, and turns leanings into a plan."""
    calls, lines, hands = plan.shape
    for i in range(hands):
        plan[0, 0, i] = 1
    for line in range(lines):
        if turn[line] != me:
            continue
        begin, end = first[line], first[line + 1]
        for i in range(hands):
            share[i] = 0
        if line:
            for c in range(calls):
                for i in range(hands):
                    share[i] += max(lead[c, line, i], 0)
        for child in range(begin, end):
            for i in range(hands):
                share[i] += max(lead[0, child, i], 0)
        words = end - begin + (calls if line else 0)
        come = above[line]
        for i in range(hands):
            reach = plan[0, come, i]
            even[i] = 0 if share[i] > 0 else reach / words
            share[i] = reach / share[i] if share[i] > 0 else 0
        if line:
            for c in range(calls):
                for i in range(hands):
                    part = max(lead[c, line, i], 0) * share[i] + even[i]
                    plan[c, line, i] = part
                    average[c, line, i] += (part - average[c, line, i]) * weight
        for child in range(begin, end):
            for i in range(hands):
                part = max(lead[0, child, i], 0) * share[i] + even[i]
                plan[0, child, i] = part
                average[0, child, i] += (part - average[0, child, i]) * weight
