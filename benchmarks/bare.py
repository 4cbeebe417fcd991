"""The ceiling: a bare kernel of random Perudo, with nothing that a user needs. No table, list, hand or observation.

Five dice each, raises of any higher face, palifico each time, no calza, no veterans. Who bids picks one number out of
all bids and dudo at once; the dice of a player come out of one draw.
"""

from __future__ import annotations

from itertools import product

import numba
import numpy as np

U = np.uint64


def _rolls() -> np.ndarray:
    """For 0 to 5 dice every roll as one number, a byte a face; those of n dice from (6^n - 1) / 5."""
    return np.array([sum(1 << 8 * face for face in roll) for n in range(6) for roll in product(range(6), repeat=n)], U)


ROLLS = _rolls()


@numba.njit(cache=True)
def playouts(seed: int, players: int, games: int) -> int:
    """Plays games to the end; how many moves they took."""
    x = U(seed)
    dice = np.zeros(players, np.int64)
    moves = 0
    for _ in range(games):
        dice[:] = 5
        left = players
        seat = 0
        palifico = False
        while left > 1:
            shown = U(0)
            for count in dice:
                x ^= x << U(13)
                x ^= x >> U(7)
                x ^= x << U(17)
                rolls = 6**count
                shown += ROLLS[(rolls - 1) // 5 + ((x >> U(32)) * U(rolls) >> U(32))]
            most = 5 * players
            quantity, face, bidder = 0, 0, seat
            while True:
                # How many bids lie above: of a face that is no ace, of aces.
                if palifico:
                    faces = most - quantity if quantity else 6 * most
                    aces = 0
                elif face == 0 and quantity:
                    faces, aces = 5 * max(most - 2 * quantity, 0), most - quantity
                else:
                    faces = 5 * (most - quantity) + (5 - face if quantity else 0)
                    aces = most - (quantity + 1) // 2 + 1 if quantity else 0
                x ^= x << U(13)
                x ^= x >> U(7)
                x ^= x << U(17)
                pick = np.int64((x >> U(32)) * U(faces + aces + (1 if quantity else 0)) >> U(32))
                moves += 1
                if pick == faces + aces:
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
            count = np.int64(shown >> U(8 * face) & U(255))
            if face and not palifico:
                count += np.int64(shown & U(255))
            if count < quantity:
                seat = bidder
            dice[seat] -= 1
            palifico = dice[seat] == 1
            if dice[seat] == 0:
                left -= 1
                while left and dice[seat] == 0:
                    seat = seat + 1 if seat + 1 < players else 0
    return moves
