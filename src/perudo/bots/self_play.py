"""Bots trained by self-play: a small network yields the probability of each move.

``tools/learn.py`` trains the network; playing needs only numpy.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

import numpy as np

from perudo.bots.base import Bot
from perudo.bots.features import HISTORY_FEATURES, MOVE_FEATURES, MOVE_KINDS, ROUND_FEATURES, compute_features
from perudo.bots.network import Array, DecisionBatch, Network
from perudo.bots.weighted import WeightedMaster, prune_rare
from perudo.core.game import DUDO, FACES, Bid, Calza, Move
from perudo.core.rules import Rules
from perudo.core.view import View
from perudo.sim.bid_graph import calza_allowed_with_two

MAX_DICE_TRAINED: Final = 5
"""The maximum number of dice per player in training."""
TEMPERATURE: Final = 0.02
"""The temperature, in dice, at which the look-ahead influences the learned policy."""
LOOKAHEAD_WEIGHT: Final = 0.3
"""The weight of the look-ahead, relative to the learned policy, against a player who always makes true bids. Against
other players, the weight is multiplied by a power of their truthfulness. The look-ahead gains more against readable
players, but a bluffer may have learned to exploit the look-ahead.
"""
TRUST_EXPONENT: Final = 14
"""The exponent of truthfulness in the look-ahead's weight. A difference in value of a tenth of a die changes a move's
probability by a factor of a hundred, so the weight must be very small against unknown players.
"""


@cache
def shipped_network() -> Network:
    """Return the shipped network."""
    with resources.files("perudo.bots").joinpath("self_play.npz").open("rb") as file:
        return Network.read(file)


@cache
def trained_raises() -> tuple[str, ...]:
    """Return the kinds of raises (keys of ``RAISES``) with which the shipped network was trained."""
    with resources.files("perudo.bots").joinpath("self_play.npz").open("rb") as file, np.load(file) as kept:
        return tuple(kept["raises"].tolist())


def rule_features(rules: Rules, palifico: bool) -> Array:
    """Return the features of the rules: the kind of raise, and whether the player to act and the bidder may call calza
    when there are two players. Raises ``ValueError`` for a kind of raise that the network was not trained on.
    """
    return np.array(
        [trained_raises().index(rules.raise_), *calza_allowed_with_two(rules, palifico=palifico)], np.float64
    )


class Observation(NamedTuple):
    """A view, converted to the format of ``Batch.observe``."""

    observation: Array
    mask: Array
    moves: list[Move | None]


def observe_view(view: View, dice: tuple[int, ...], veterans: frozenset[int]) -> Observation:
    """Convert a view. ``dice``, ``veterans``: as known to a bot that has seen all views."""
    seats, me, bids = len(dice), view.seat or 0, len(FACES) * view.max_quantity
    seen, mask = np.zeros(10 + 4 * seats + bids, np.int8), np.zeros(bids + 3, np.int8)
    for die in view.hand or ():
        seen[die - 1] += 1
    bidder = view.bids[-1].seat if view.bids else None
    for seat in range(1, seats + 1):
        step = (seat - me) % seats
        seen[6 + step] = dice[seat - 1]
        seen[6 + seats + step] = seat in veterans
        seen[6 + 2 * seats + step] = seat == view.opener
        seen[6 + 3 * seats + step] = seat == bidder
    index = 6 + 4 * seats
    if view.current_bid:
        seen[index], seen[index + 1] = view.current_bid
    seen[index + 2], seen[index + 3] = view.palifico, not view.is_my_turn
    for said in view.bids:
        seen[index + 4 + bid_number(Bid(said.quantity, said.face))] = 1 + (said.seat - me) % seats
    moves: list[Move | None] = [Bid(bid // 6 + 1, bid % 6 + 1) for bid in range(bids)]
    moves += [DUDO, Calza(me), None]
    for move in view.legal:
        mask[bid_number(move) if isinstance(move, Bid) else bids + isinstance(move, Calza)] = 1
    mask[bids + 2] = not view.is_my_turn
    return Observation(seen, mask, moves)


def bid_number(bid: Bid) -> int:
    """Return the number that identifies a bid in a batch."""
    return len(FACES) * (bid.quantity - 1) + bid.face - 1


class SelfPlayBot(Bot):
    """Plays the learned policy when there are two players."""

    remembers_hand = False

    def choose(self, view: View) -> Move | None:
        shares = self.mix(view)
        return self.rng.choices(list(shares), list(shares.values()))[0] if shares else None

    def mix(self, view: View) -> Mapping[Move | None, float]:
        return learned_mix(view, self.rules, self.dice, self.veterans)


class SelfPlayMaster(WeightedMaster):
    """A master that, with two players, combines a policy from self-play with a look-ahead against its opponent.

    The learned policy is hard to exploit, but gains little against weak players. The look-ahead gains more, but is
    easier to exploit. So the learned probability of each move is multiplied by a factor that depends on its look-ahead
    value. The look-ahead has more weight against an opponent who is easy to read.
    """

    def mix(self, view: View) -> Mapping[Move | None, float] | None:
        if not self._between_two or max(self.dice) > MAX_DICE_TRAINED or self.rules.raise_ not in trained_raises():
            return super().mix(view)
        learned = learned_mix(view, self.rules, self.dice, self.veterans)
        # During another player's turn (calza or pass), the bot uses the learned policy: the look-ahead would value a
        # pass at zero.
        values = self.move_values(view) if view.is_my_turn and len(view.legal) > 1 else {}
        if not values:
            return learned
        least, moves = min(values.values()), list(dict.fromkeys((*learned, *values)))
        worth = np.array([values.get(move, least) for move in moves])
        assert self._reading and view.seat
        more = LOOKAHEAD_WEIGHT * self._reading.player_types[self.next_seat(view.seat)].truthfulness ** TRUST_EXPONENT
        often = np.array([learned.get(move, 0.0) + more * (move in values) for move in moves])
        shares = prune_rare(often * np.exp((worth - worth.max()) / TEMPERATURE))
        return {move: share for move, share in zip(moves, shares.tolist(), strict=True) if share}


def learned_mix(view: View, rules: Rules, dice: tuple[int, ...], veterans: frozenset[int]) -> dict[Move | None, float]:
    """Return the learned probability of each move. ``dice``, ``veterans``: as known to the bot."""
    if not view.legal or view.seat is None:
        return {}
    observation, mask, moves = observe_view(view, dice, veterans)
    heard, shared = np.zeros((len(FACES), HISTORY_FEATURES), np.float32), np.zeros((1, ROUND_FEATURES), np.float32)
    each, numbers = np.zeros((len(mask), MOVE_FEATURES), np.float32), np.zeros(len(mask), np.int64)
    count = compute_features(observation, mask, rule_features(rules, view.palifico), heard, shared[0], each, numbers)
    kinds = np.maximum(numbers[:count] - (len(mask) - MOVE_KINDS), 0)
    shares = prune_rare(
        shipped_network().layers(DecisionBatch(shared, each[:count], kinds, np.zeros(1, np.int64))).probabilities
    )
    return {moves[at]: share for at, share in zip(numbers[:count].tolist(), shares.tolist(), strict=True) if share}
