"""Inference about hands and players from public information: this round's bids, and earlier rounds.

An ``Inference`` keeps, for each seat, the probability of every possible hand. After each move, Bayes' rule multiplies
the probability of each hand by the likelihood of the move with that hand. The likelihood of a move depends on the
player. Some players call early, others rarely; some bid the faces that they have, others bluff. So an ``Inference``
also keeps, for each seat, the probabilities of player types (``PlayerType``). Each reveal updates the probabilities of
the types, because everyone then sees which hand each player had.

Inferences are not secret, because they are all derived from public information. Face indices start at 0 for aces.
A [hand] axis has one entry for each hand with a given number of dice, in the order of ``hand_table``. A belief is an
assumption about the other players' dice: ``PRIOR`` (random) or ``POSTERIOR`` (inferred from their bids).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from perudo.core.moves import ACE, FACES, Bid, Hand, RaiseContext, why_not_bid
from perudo.core.odds import hand_distribution, tail_table

Array = npt.NDArray[Any]

PRIOR: Final = 0
POSTERIOR: Final = 1

# --- Types of callers: one for each pair of a belief and a margin or limit

CALL_SHARPNESS: Final = 12.0
"""How strongly players who compare a call with a raise prefer the better option."""
CALL_MARGINS: Final = (-0.25, 0.0, 0.25, 0.5)
"""Each margin defines a type of player. Players of this type call if the probability that a call is right exceeds the
best raise's probability by this margin.
"""
LIMIT_SHARPNESS: Final = 18.0
CALL_LIMITS: Final = (0.08, 0.2, 0.35, 0.5)
"""Each limit defines a type of player. Players of this type call any bid whose probability is below this limit,
regardless of possible raises.
"""
_CALLERS = np.array([1.0, 3.0, 2.0, 1.0, 0.6, 0.6, 0.6, 0.6] * 2)
CALLER_PRIOR: Final[Array] = _CALLERS / _CALLERS.sum()
"""[type]: how common each type of caller is."""

# Types of bidders: random bidders, bidders who prefer small raises, and, for each belief, bidders with a weak or strong
# preference for true bids.

STEP_PENALTY: Final = 0.8
"""For players who prefer small raises: how much the log weight decreases from one bid to the next higher bid.
"""
TRUTH_WEIGHTS: Final = (5.0, 14.0)
"""How fast a bid's log weight grows with its probability, for players with a weak or a strong preference for true bids.
"""
_BIDDERS = np.array([1.0, 1.0, 2.0, 2.0, 2.0, 4.0])
BIDDER_PRIOR: Final[Array] = _BIDDERS / _BIDDERS.sum()
"""[type]: how common each type of bidder is."""
RANDOM_BID_CHANCE: Final = 0.03
"""The assumed probability that a player bids without regard to their dice."""
OFF_TYPE_CHANCE: Final = 0.02
"""The assumed probability that a player acts against their type."""
FORGETTING_RATE: Final = 0.02
"""After each move, the player's estimated type moves this fraction of the way back to the prior, because people
change."""

_BY_MARGIN: Final[Array] = np.exp(CALL_SHARPNESS * np.array(CALL_MARGINS))
_BY_LIMIT: Final[Array] = np.exp(-LIMIT_SHARPNESS * np.array(CALL_LIMITS))
_BY_TRUTH: Final[Array] = np.array(TRUTH_WEIGHTS)

MIN_BID_CHANCE: Final = 0.01
"""Inferences ignore bids whose probability is below this even with the best possible hand."""
_BELOW: Final = 32
"""The ``tail`` tables start at minus this many dice, because subtracting a player's own dice can give a negative
number."""


# --- Hands and bids as numbers


@lru_cache(maxsize=32)
def hand_table(dice: int) -> tuple[dict[Hand, int], Array, Array]:
    """Return the indices, dice [hand, face] and probabilities [hand] of all hands with ``dice`` dice."""
    hands, chances = hand_distribution(dice)
    shown = np.array([[hand.count(face) for face in FACES] for hand in hands], np.int64).reshape(len(hands), len(FACES))
    return {hand: index for index, hand in enumerate(hands)}, shown, np.array(chances)


@lru_cache(maxsize=64)
def match_counts(dice: int, wild: bool) -> Array:
    """Return [hand, face]: how many of the hand's dice match the face."""
    shown = hand_table(dice)[1]
    return shown + shown[:, :1] * (np.arange(len(FACES)) > 0) if wild else shown


@lru_cache(maxsize=64)
def match_indicator(dice: int, wild: bool) -> Array:
    """Return [face, n, hand]: 1 if exactly n dice match, else 0. The product of this array and the hands' probabilities
    is the distribution of n for each face."""
    spread: Array = match_counts(dice, wild).T[:, None, :] == np.arange(dice + 1)[None, :, None]
    return spread.astype(np.float64)


@lru_cache(maxsize=64)
def match_index(dice: int, wild: bool) -> Array:
    """Return [face, hand]: the flat index into [face, n], where n is the number of matching dice in the hand."""
    return np.ascontiguousarray((match_counts(dice, wild) + np.arange(len(FACES)) * (dice + 1)).T)


class BidArray(NamedTuple):
    """A set of bids."""

    quantity: Array
    face: Array

    @property
    def successor_row(self) -> Array:
        """The row of ``legal_successors`` for each bid."""
        return 6 * (self.quantity - 1) + self.face + 1

    def where(self, chosen: Array) -> BidArray:
        return BidArray(self.quantity[chosen], self.face[chosen])

    def find(self, bid: Bid) -> int | None:
        """Return the index of a bid in this set."""
        found = np.flatnonzero((self.quantity == bid.quantity) & (self.face == bid.face - 1))
        return int(found[0]) if len(found) else None


@lru_cache(maxsize=64)
def all_bids(max_quantity: int) -> BidArray:
    """Return all bids, ordered by quantity, then by face."""
    number = np.arange(len(FACES) * max_quantity)
    return BidArray(number // len(FACES) + 1, number % len(FACES))


def successor_row(bid: Bid | None) -> int:
    """Return the ``legal_successors`` row for the current bid, or for an opening bid."""
    return 0 if bid is None else len(FACES) * (bid.quantity - 1) + bid.face


@lru_cache(maxsize=32)
def legal_successors(raising: RaiseContext) -> Array:
    """Return bool [row, bid]: whether each of ``all_bids`` is legal. Row 0 applies before the first bid; each other row
    applies after one particular bid.
    """
    bids = [Bid(quantity, face) for quantity in range(1, raising.max_quantity + 1) for face in FACES]
    return np.array([[why_not_bid(raising, current_bid, bid) is None for bid in bids] for current_bid in (None, *bids)])


# --- Distributions of dice counts


def convolve(parts: Sequence[Array]) -> Array:
    """Return [face, n]: the distribution of the sum of independent dice counts."""
    total = np.ones((len(FACES), 1))
    for part in parts:
        wide, long = part.shape[1], total.shape[1]
        each = np.zeros((len(FACES), wide, long + wide))
        np.multiply(part[:, :, None], total[:, None, :], out=each[:, :, :long])
        # With rows one entry shorter, row i shifts right by i, so each product lands in the column of its sum.
        total = each.reshape(len(FACES), -1)[:, : wide * (long + wide - 1)].reshape(len(FACES), wide, -1).sum(1)
    return total


def tail(chances: Array, max_quantity: int) -> Array:
    """Convert probabilities of exactly n dice, [face, n], to probabilities of at least n dice, [face, index] (see
    ``tail_index``)."""
    return _padded(chances[:, ::-1].cumsum(-1)[:, ::-1], max_quantity)


@lru_cache(maxsize=256)
def unknown_dice_tail(dice: int, wild: bool, max_quantity: int) -> Array:
    """Return [face, index]: the ``tail`` table (probabilities of at least n matches) for unknown dice."""
    return _padded(np.array([tail_table(dice, wild and face != ACE) for face in FACES]), max_quantity)


def _padded(above: Array, max_quantity: int) -> Array:
    wide = np.zeros((len(FACES), _BELOW + max_quantity + 2))
    wide[:, :_BELOW] = 1.0
    upto = min(above.shape[-1], max_quantity + 1)
    wide[:, _BELOW : _BELOW + upto] = above[:, :upto]
    return wide


def tail_index(count: Array | int) -> Array:
    """Return the index for at least ``count`` dice in a ``tail`` table."""
    return np.maximum(count, -_BELOW) + _BELOW


# --- How players act


def call_probabilities(true: Array, best: Array) -> Array:
    """Return [type, ...]: how likely each player type is to call.

    ``true``, ``best``: [belief, ...] the probability of the current bid, and of the most likely raise.
    """
    return np.concatenate([margin_call_probabilities(true, best), limit_call_probabilities(true)], 1).reshape(
        -1, *true.shape[1:]
    )


def margin_call_probabilities(true: Array, best: Array) -> Array:
    """Return [belief, margin, ...]: the call probability for each margin; see ``call_probabilities``."""
    return _logistic(CALL_SHARPNESS * (1.0 - true - best), _BY_MARGIN)


def limit_call_probabilities(true: Array) -> Array:
    """Return [belief, limit, ...]: how likely players with a limit are to call."""
    return _logistic(-LIMIT_SHARPNESS * true, _BY_LIMIT)


def _logistic(urges: Array, against: Array) -> Array:
    """Return [belief, type, ...]: logistic probabilities, from the log odds ``urges`` and a factor ``against`` per
    type."""
    chances: Array = np.exp(-urges)[:, None] * against.reshape(-1, *[1] * (urges.ndim - 1))
    chances += 1.0
    return np.reciprocal(chances, out=chances)


def bid_weights(true: Array, bids: BidArray) -> Array:
    """Return [type, ..., bid]: the weight of each bid for each type. ``true``: [belief, ..., bid], the probability of
    each bid.
    """
    urges = np.empty((len(BIDDER_PRIOR), *true.shape[1:]))
    urges[0] = 1.0
    urges[1] = np.maximum(np.exp(-STEP_PENALTY * (bids.successor_row - bids.successor_row.min(initial=10**6))), 1e-9)
    sharp = _BY_TRUTH.reshape(-1, *[1] * (true.ndim - 1))
    np.exp(true[:, None] * sharp, out=urges[2:].reshape(len(true), len(sharp), *true.shape[1:]))
    return urges


@dataclass(frozen=True, eq=False)
class BidOptions:
    """A seat's possible bids, with their probabilities for each possible hand."""

    dice: int
    wild: bool
    bids: BidArray
    true: Array
    """[belief, n, bid]: the probability of each bid for a player who has n matching dice."""
    current_true: Array | None
    """[belief, hand]: the probability of the current bid."""
    best_true: Array
    """[belief, hand]: the probability of the most likely raise."""

    @cached_property
    def calls(self) -> Array | None:
        """[type, hand]: how likely each type is to call; None without a current bid."""
        return None if self.current_true is None else call_probabilities(self.current_true, self.best_true)

    @cached_property
    def bid_weights(self) -> tuple[Array, Array]:
        """[type, n, bid]: the weight of each bid for each type of bidder; [type, hand]: the sum of all bids'
        weights."""
        urges = bid_weights(self.true, self.bids)
        by_face = np.matmul(urges, self.bids.face[:, None] == np.arange(len(FACES)))  # [type, n, face]
        spread = match_indicator(self.dice, self.wild)
        return urges, by_face.swapaxes(1, 2).reshape(len(urges), -1) @ spread.reshape(-1, spread.shape[2])


@dataclass(frozen=True, eq=False)
class PlayerType:
    """A player's estimated type: the probability of each type of caller and bidder."""

    caller_type: Array
    bidder_type: Array

    @property
    def truthfulness(self) -> float:
        """Return the probability that the bidder is of one of the most truthful types, which are the easiest to
        read."""
        by_belief: Array = self.bidder_type[-2 * len(TRUTH_WEIGHTS) :].reshape(-1, len(TRUTH_WEIGHTS))
        return float(by_belief[:, -1].sum())

    def updated(self, calls: Array | None, raises: Array | None) -> PlayerType:
        """Return the type, updated after a move. ``calls``: the likelihoods [type] of the decision to call or raise;
        ``raises``: the likelihoods [type] of the chosen bid. Each argument is None if it does not apply to the move.
        """
        return PlayerType(
            self.caller_type if calls is None else _weighed(self.caller_type * (calls + OFF_TYPE_CHANCE), CALLER_PRIOR),
            self.bidder_type
            if raises is None
            else _weighed(self.bidder_type * (raises + RANDOM_BID_CHANCE / 20), BIDDER_PRIOR),
        )


def _weighed(chances: Array, usual: Array) -> Array:
    learned: Array = chances / chances.sum() * (1 - FORGETTING_RATE) + FORGETTING_RATE * usual
    return learned


PRIOR_TYPE: Final = PlayerType(CALLER_PRIOR, BIDDER_PRIOR)
"""The type of an unknown player."""


class _Said(NamedTuple):
    """A move, with the likelihoods [type, hand] of two decisions: whether to call or raise, and which bid to make."""

    seat: int
    calls: Array | None
    raises: Array | None


class Inference:
    """Conclusions about a round in progress, drawn from public information.

    - ``dice``: the number of dice that each seat has. ``wild``: whether aces count as every face.
    - ``max_quantity``: the highest quantity that a bid may have.
    - ``habits``: the player type of each seat (default: ``PRIOR_TYPE``).
    """

    def __init__(
        self,
        dice: tuple[int, ...],
        wild: bool,
        max_quantity: int,
        habits: Mapping[int, PlayerType] = MappingProxyType({}),
    ) -> None:
        self.dice, self.wild, self.most = dice, wild, max_quantity
        self.player_types: Mapping[int, PlayerType] = {
            seat: habits.get(seat, PRIOR_TYPE) for seat in range(1, len(dice) + 1)
        }
        self.alive = [seat for seat, count in enumerate(dice, start=1) if count]
        self.hands = {seat: hand_table(dice[seat - 1])[2] for seat in self.alive}
        """For each seat, [hand]: the probability of each hand."""
        self._counts: dict[int, Array] = {}
        self._others: dict[tuple[int, ...], Array] = {}
        self._thoughts: dict[tuple[int, RaiseContext, Bid | None], BidOptions] = {}
        self._said: tuple[_Said, ...] = ()

    def match_distribution(self, seat: int) -> Array:
        """Return [face, n]: the probability that exactly n of a seat's dice match."""
        if seat not in self._counts:
            spread = match_indicator(self.dice[seat - 1], self.wild)
            self._counts[seat] = (spread.reshape(-1, spread.shape[2]) @ self.hands[seat]).reshape(spread.shape[:2])
        return self._counts[seat]

    def others_at_least(self, *without: int) -> Array:
        """Return [face, index]: the ``tail`` table for the dice of all seats except ``without``."""
        if without not in self._others:
            counts = [self.match_distribution(seat) for seat in self.alive if seat not in without]
            self._others[without] = tail(convolve(counts), self.most)
        return self._others[without]

    def beliefs(self, seat: int) -> Array:
        """Return [belief, face, index]: the ``tail`` table for all dice except this seat's, for each belief."""
        unknown = sum(self.dice) - self.dice[seat - 1]
        return np.stack([unknown_dice_tail(unknown, self.wild, self.most), self.others_at_least(seat)])

    def options(self, seat: int, raising: RaiseContext, current_bid: Bid | None) -> BidOptions:
        """Return a seat's possible bids and their probabilities, for each possible hand."""
        asked = seat, raising, current_bid
        if asked not in self._thoughts:
            self._thoughts[asked] = self._thought(*asked)
        return self._thoughts[asked]

    def _thought(self, seat: int, raising: RaiseContext, current_bid: Bid | None) -> BidOptions:
        mine, beliefs = self.dice[seat - 1], self.beliefs(seat)
        places, n = match_index(mine, self.wild), np.arange(mine + 1)
        may = legal_successors(raising)[successor_row(current_bid)]
        hopes = beliefs[:, :, _BELOW + 1 - mine : _BELOW + 1 - mine + self.most].max(0)  # [face, quantity - 1]
        thinkable = may & (hopes >= MIN_BID_CHANCE).T.ravel()
        if not thinkable.any():
            thinkable = may & (may.cumsum() == 1)
        bids = all_bids(self.most).where(np.flatnonzero(thinkable))
        true = beliefs[:, bids.face, tail_index(bids.quantity - n[:, None])]
        by_face = thinkable.reshape(self.most, len(FACES))
        lowest = by_face.argmax(0)[:, None] + 1 - n  # [face, n]
        likeliest = beliefs[:, np.arange(len(FACES))[:, None], tail_index(lowest)] * by_face.any(0)[:, None]
        best = likeliest.reshape(len(beliefs), -1)[:, places].max(1)
        stands = None
        if current_bid is not None:
            face = current_bid.face - 1
            stands = beliefs[:, face, tail_index(current_bid.quantity - match_counts(mine, self.wild)[:, face])]
        return BidOptions(mine, self.wild, bids, true, stands, best)

    def updated(self, seat: int, raising: RaiseContext, current_bid: Bid | None, bid: Bid | None) -> Inference:
        """Return the inference after a seat has bid, or has doubted the current bid (``bid`` is None)."""
        thoughts, habits, after = self.options(seat, raising, current_bid), self.player_types[seat], copy(self)
        calls = thoughts.calls
        if bid is None:
            after._said = (*self._said, _Said(seat, calls, None))
            return after
        likely, raises = np.ones(len(self.hands[seat])), None
        if calls is not None:
            calls = 1.0 - calls
            likely = habits.caller_type @ calls
        at = thoughts.bids.find(bid)
        if at is not None:
            urges, every = thoughts.bid_weights
            raises = urges[:, :, at][:, match_counts(thoughts.dice, self.wild)[:, bid.face - 1]] / every
            likely = likely * (
                (1 - RANDOM_BID_CHANCE) * (habits.bidder_type @ raises) + RANDOM_BID_CHANCE / len(thoughts.bids.face)
            )
        hands = self.hands[seat] * likely
        after._said = (*self._said, _Said(seat, calls, raises))
        after.hands = {**self.hands, seat: hands / hands.sum()}
        after._counts = {other: counts for other, counts in self._counts.items() if other != seat}
        after._others, after._thoughts = {}, {}
        return after

    def move_likelihoods(self, seat: int, hand: Hand) -> list[float]:
        """Return how likely each of a seat's moves in this round was, given the seat's hand and player type."""
        index, type_, found = hand_table(len(hand))[0][tuple(sorted(hand))], self.player_types[seat], list[float]()
        if len(hand) != self.dice[seat - 1]:  # A spectator who came late may not know how many dice there are.
            return found
        for said in self._said:
            if said.seat == seat:
                likely = 1.0 if said.calls is None else float(type_.caller_type @ said.calls[:, index])
                if said.raises is not None:
                    likely *= float(type_.bidder_type @ said.raises[:, index])
                elif said is not self._said[-1]:  # This bid was too unlikely to track. (The last move is a call.)
                    likely *= RANDOM_BID_CHANCE / 20
                found.append(likely)
        return found

    def updated_types(self, hands: Sequence[Hand]) -> dict[int, PlayerType]:
        """Return the players' types after a reveal."""
        habits = dict(self.player_types)
        for seat, calls, raises in self._said:
            hand = tuple(sorted(hands[seat - 1]))
            if len(hand) != self.dice[seat - 1]:  # A spectator who came late may not know how many dice there are.
                continue
            index = hand_table(len(hand))[0][hand]
            habits[seat] = habits[seat].updated(
                None if calls is None else calls[:, index],
                None if raises is None else raises[:, index],
            )
        return habits


# Bots at the same table make the same inferences, so they share the cached results.


@lru_cache(maxsize=64)
def initial_inference(
    dice: tuple[int, ...], wild: bool, max_quantity: int, habits: tuple[PlayerType, ...]
) -> Inference:
    """Return the inference for a round before its first bid."""
    return Inference(dice, wild, max_quantity, dict(enumerate(habits, start=1)))


@lru_cache(maxsize=64)
def update(reading: Inference, seat: int, raising: RaiseContext, current_bid: Bid | None, bid: Bid | None) -> Inference:
    return reading.updated(seat, raising, current_bid, bid)


@lru_cache(maxsize=64)
def update_types(reading: Inference, hands: tuple[Hand, ...]) -> tuple[PlayerType, ...]:
    return tuple(reading.updated_types(hands).values())
