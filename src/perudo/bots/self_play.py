"""Bots that learned by playing against themselves: a small network says how often each word should be said.

``tools/learn.py`` trains it; nothing but numpy is needed to play by it.
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
from perudo.core.rules import RaiseRule, Rules
from perudo.core.view import View
from perudo.sim.bid_graph import calza_allowed_with_two

MAX_DICE_TRAINED: Final = 5
"""With more dice a player has no practice."""
TEMPERATURE: Final = 0.02
"""A word that is worth less than the best by so much, in dice, is said e times as seldom as was learned."""
LOOKAHEAD_WEIGHT: Final = 0.3
"""How much more than was learned each word has that looking ahead thinks of, with a player who surely bids what is
true; with others by a power of how likely they do. Who can be read gives more to who sees ahead than to who plays as if
read themself; who bluffs may be one who has learned to."""
TRUST_EXPONENT: Final = 14
"""That power. A word that is worth a tenth of a die more counts a hundred times as much: so with who is not known it
has to be very little."""
TRAINED_RAISES: Final[tuple[RaiseRule, ...]] = ("one-axis", "any-higher")
"""Those that it has learned to play by."""


@cache
def shipped_network() -> Network:
    """The network that is shipped."""
    with resources.files("perudo.bots").joinpath("self_play.npz").open("rb") as file:
        return Network.read(file)


def rule_features(rules: Rules, palifico: bool) -> Array:
    """What the features tell of the rules: by which raise, whether calza may be called between two by the player to
    act, and by the bidder. Raises ``ValueError`` for a raise that nothing was learned about."""
    return np.array([TRAINED_RAISES.index(rules.raise_), *calza_allowed_with_two(rules, palifico=palifico)], np.float64)


class Observation(NamedTuple):
    """A view as ``Batch.observe`` writes what a seat sees."""

    observation: Array
    mask: Array
    moves: list[Move | None]


def observe_view(view: View, dice: tuple[int, ...], veterans: frozenset[int]) -> Observation:
    """``dice``, ``veterans``: as whoever was shown all views knows them."""
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
    """As it is numbered in a batch."""
    return len(FACES) * (bid.quantity - 1) + bid.face - 1


class SelfPlayBot(Bot):
    """Says each word as often as it has learned to, between two."""

    def choose(self, view: View) -> Move | None:
        shares = self.mix(view)
        return self.rng.choices(list(shares), list(shares.values()))[0] if shares else None

    def mix(self, view: View) -> Mapping[Move | None, float]:
        return learned_mix(view, self.rules, self.dice, self.veterans)


class SelfPlayMaster(WeightedMaster):
    """Between two it goes by what it has learned by playing against itself, and by what it sees ahead with this player.

    The first alone gives less away to who knows how it plays, and takes little from who plays badly; the second alone
    is the other way round. So a word is said as often as was learned, and a little more if this player can be read,
    times what it is worth beside the others.
    """

    def mix(self, view: View) -> Mapping[Move | None, float] | None:
        if not self._between_two or max(self.dice) > MAX_DICE_TRAINED or self.rules.raise_ not in TRAINED_RAISES:
            return super().mix(view)
        learned = learned_mix(view, self.rules, self.dice, self.veterans)
        # At another's turn, calza or silence, it goes by what it learned: to look ahead would take silence for nothing.
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
    """How often each word is to be said, by what was learned. ``dice``, ``veterans``: as a bot knows them."""
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
