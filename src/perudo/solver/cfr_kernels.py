"""The inner loops of the solver, compiled by ``kernel_cache.py``. Callers pass in buffers, because the compiled loops
must not create arrays.

Strategies and regrets are arrays ``[call, line, hand]``. If the player is to act on a line, entry ``[c, line]`` belongs
to call ``c``. If the *opponent* is to act, entry ``[0, line]`` belongs to the bid that led to the line. So each entry
belongs to one move. A player's moves on a line are its calls, ``[:, line]``, and its bids, ``[0,
first_child[line]:first_child[line + 1]]``. On the empty line there is no bid to call, so row ``[0, 0]`` stands for the
empty sequence instead.

A *plan* holds, for each hand and move, the probability that the player makes this move and all the player's earlier
moves on the line (sequence form). A plan does not include the probabilities of the opponent's moves and dice, so plans
can be averaged. A *value* is counterfactual: the player's expected payoff after a line, times the probability that the
opponent's moves lead to that line.

The array dimensions are lines, hands (the player's), others (the opponent's hands), faces and calls.
"""

from __future__ import annotations

from typing import Any, Final

from numpy.typing import NDArray

Array = NDArray[Any]

POSITIVE: Final = 0
"""Index in ``weights``: the discount factor for positive regrets."""
NEGATIVE: Final = 1
"""Index in ``weights``: the discount factor for negative regrets."""
FLOOR: Final = 2
"""Index in ``weights``: the lower limit for regrets."""
PREDICTION: Final = 3
"""Index in ``weights``: the weight of the last regret as a prediction of the next one."""
AVERAGE_WEIGHT: Final = 4
"""Index in ``weights``: the weight of the current plan in the average."""


def backward_pass(
    player: int,  # The player, 0 or 1.
    start: int,  # The first line to process.
    # The line after the last one to process. ``value`` must already contain the values of later lines that continue the
    # processed lines.
    stop: int,
    bid: Array,  # [lines]; bid, first_child, parent and to_act are from a ``Tree``
    first_child: Array,  # [lines + 1]
    parent: Array,  # [lines]
    to_act: Array,  # [lines]
    quantity: Array,  # [bids] quantity of each bid
    face: Array,  # [bids] face of each bid, from 0
    # [kinds, 2, calls, 3] the player's payoffs for calls: [0, or 1 for a "bid and call" move][who calls: the player or
    # the opponent][call][fewer, as many, more dice]
    payoffs: Array,
    own_matching: Array,  # [faces, hands] how many dice of a hand match a face
    other_matching: Array,  # [faces, others]
    odds: Array,  # [others] the probability of each of the opponent's hands
    other_strategy: Array,  # [calls, lines, others] the opponent's plan
    best_response: int,  # 1: play a best response and learn nothing; 0: learn by updating the regrets
    weights: Array,  # [5] the update's weights, indexed by the constants above
    regret: Array,  # [calls, lines, hands] updated: the regrets (how much better each move would have been)
    # [calls, lines, hands] updated: regrets plus the predicted next regrets, which determine the strategy. This may be
    # the same array as ``regret``
    predicted_regret: Array,
    value: Array,  # [lines + calls, hands] output: the value of each line to the player; then a buffer for calls
    bins: Array,  # buffer, shape [opponent's maximum dice + 1]: the opponent's reach, by number of matching dice
    # buffer, shape [player's maximum dice + 1]: the value of a call, by the player's number of matching dice
    table: Array,
    total: Array,  # [hands] buffer
    mixed: Array,  # [hands] buffer
) -> None:
    """Process lines from the longest to the shortest. Afterwards, ``value[line]`` is the value of each processed line
    to the player."""
    lines, others, hands = other_strategy.shape[1], other_strategy.shape[2], value.shape[1]
    up, down, least, lean = weights[POSITIVE], weights[NEGATIVE], weights[FLOOR], weights[PREDICTION]
    for line in range(stop - 1, start - 1, -1):
        begin, end = first_child[line], first_child[line + 1]
        acts = to_act[line] == player
        calls = other_strategy.shape[0] if line else 0
        for i in range(hands):
            value[line, i] = 0
        # A line that none of the opponent's hands reaches has value 0 and adds no regret.
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
    player: int,  # The player, 0 or 1.
    start: int,  # The first line to process. If not 0, ``strategy`` must already contain the reach of the first lines.
    stop: int,  # The line after the last one to process.
    first_child: Array,  # [lines + 1]; first_child, parent and to_act are from a ``Tree``
    parent: Array,  # [lines]
    to_act: Array,  # [lines]
    # [calls, lines, hands] regrets: moves are chosen in proportion to positive regrets
    predicted_regret: Array,
    strategy: Array,  # [calls, lines, hands] output: the resulting plan
    average_strategy: Array,  # [calls, lines, hands] updated: the average, to which the plan is added
    weights: Array,  # [5] ``weights[AVERAGE_WEIGHT]`` is the plan's weight in the average
    share: Array,  # [hands] buffer
    even: Array,  # [hands] buffer
) -> None:
    """Process lines from the shortest to the longest, and turn regrets into a plan."""
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
