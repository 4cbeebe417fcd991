"""The upper limit: a minimal kernel of random Perudo, without tables, lists, hands or observations.

Rules: five dice each, any-higher raises, palifico each time, no veterans; games run one after another. A player picks a
move by one random number over all possible bids and calls; one random draw gives all dice of a player. With calza,
everybody but the bidder may call it in every round; out of turn, players do so as often as in ``Batch.play_out``.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np

from perudo.sim.batch import RANDOM_CALZA_CHANCE
from perudo.sim.jit import kernel

U = np.uint64
ROLLS = np.array([sum(1 << 8 * face for face in roll) for n in range(6) for roll in product(range(6), repeat=n)], U)
"""Every roll of 0 to 5 dice as one number, one byte per face."""
ROLLS_AT = np.array([(6**n - 1) // 5 for n in range(6)])
ROLLS_OF = np.array([6**n for n in range(6)], U)
CALZA_OUT_OF_TURN = U(round(256 * RANDOM_CALZA_CHANCE))
ASKED = U(0xD1B54A32D192ED03)
ONES, HIGHS = U(0x0101010101010101), U(0x8080808080808080)


@kernel
def _mixed(x: Any) -> Any:
    x = (x ^ (x >> U(30))) * U(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> U(27))) * U(0x94D049BB133111EB)
    return x ^ (x >> U(31))


@kernel
def playouts(seed: Any, players: int, games: int, dice: Any, calza: bool) -> int:
    """Play games to the end. Return the number of moves. ``dice``: a buffer with one number per player."""
    x = U(seed)
    most = 5 * players
    moves = 0
    for _ in range(games):
        dice[:] = 5
        left = players
        seat = 0
        palifico = False
        while left > 1:
            shown = U(0)
            for player in range(players):
                x += U(0x9E3779B97F4A7C15)
                shown += ROLLS[ROLLS_AT[dice[player]] + int((_mixed(x) >> U(32)) * ROLLS_OF[dice[player]] >> U(32))]
            quantity, face, bidder, call = 0, 0, seat, -1
            while call < 0:
                calls = 0 if quantity == 0 else 2 if calza else 1
                # The number of higher bids: per face except aces, and of aces.
                if palifico:
                    faces, aces = most - quantity if quantity else 6 * most, 0
                elif face == 0 and quantity:
                    faces, aces = 5 * max(most - 2 * quantity, 0), most - quantity
                else:
                    faces = 5 * (most - quantity) + (5 - face if quantity else 0)
                    aces = most - (quantity + 1) // 2 + 1 if quantity else 0
                x += U(0x9E3779B97F4A7C15)
                pick = int((_mixed(x) >> U(32)) * U(faces + aces + calls) >> U(32))
                moves += 1
                if pick >= faces + aces:
                    call = pick - faces - aces
                    break
                if palifico:
                    if quantity:
                        quantity += pick + 1
                    else:
                        quantity, face = pick // 6 + 1, pick % 6
                elif pick >= faces:
                    quantity, face = most - (pick - faces), 0
                else:  # counted from the top
                    quantity, face = most - pick // 5, 5 - pick % 5
                bidder = seat
                seat = seat + 1 if seat + 1 < players else 0
                while dice[seat] == 0:
                    seat = seat + 1 if seat + 1 < players else 0
                if calza:
                    bits = _mixed(x ^ ASKED)
                    if (bits - ONES * CALZA_OUT_OF_TURN) & ~bits & HIGHS:
                        for other in range(players):
                            asked = dice[other] and other not in (bidder, seat)
                            if asked and bits >> U(8 * other) & U(255) < CALZA_OUT_OF_TURN:
                                seat, call = other, 1
                                moves += 1
                                break
            count = int(shown >> U(8 * face) & U(255))
            if face and not palifico:
                count += int(shown & U(255))
            if call == 0 and count < quantity:
                seat = bidder
            palifico = False
            if call == 1 and count == quantity:
                dice[seat] = min(dice[seat] + 1, 5)
            else:
                dice[seat] -= 1
                palifico = dice[seat] == 1
            if dice[seat] == 0:
                left -= 1
                while left and dice[seat] == 0:
                    seat = seat + 1 if seat + 1 < players else 0
    return moves
