"""What everyone can know of the cups and of the players: from the bids of a round, and from the rounds before it.

Dice that nobody has shown are known by chances alone. A ``Reading`` keeps, for each seat, the chance of every hand that
it may have, and multiplies it at each word by how likely the word is for one who has that hand (Bayes). How likely that
is hangs on the player: some call early, others seldom; some claim what they have, others what they hope. So for each
seat it keeps the chances of some kinds of player as well, and these are learned when the cups lift: then everyone sees
with which hand each word was said.

Nothing here is secret: it follows from what all see. What a seat knows of its own cup comes in with ``Looker``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, Final

from perudo.odds import tails
from perudo.raising import ACE, FACES, Bid, Hand, Raising, why_not_bid

import numpy as np  # isort: skip
import numpy.typing as npt  # isort: skip

Array = npt.NDArray[Any]

# --- Kinds of players

RAW, READ = 0, 1
"""What a player believes of the others' dice: what chance rolls; or what their bids tell."""
SHARPNESS: Final = 12.0
"""How sharply a player that calls tells a likely bid from an unlikely one."""
MARGINS: Final = (-0.25, 0.0, 0.25, 0.5)
"""By how much likelier than its own best raise a player wants the call to be right before it calls."""
LIMITS: Final = (0.08, 0.2, 0.35, 0.5)
"""Or it calls whatever is less likely to be true than this."""
TRUTH: Final = (0.0, 5.0, 14.0)
"""How much more a player likes to bid what is true."""
CALL_PRIOR = np.array([1.0, 3.0, 2.0, 1.0, 0.6, 0.6, 0.6, 0.6] * 2)
CALL_PRIOR /= CALL_PRIOR.sum()
LOW: Final = 0.8
"""How much less a player who stays low likes each bid than the one below it."""
BID_PRIOR = np.array([1.0, 1.0, 2.0, 2.0, 2.0, 4.0])
BID_PRIOR /= BID_PRIOR.sum()
WHIM: Final = 0.03
"""How often a bid is made for no reason in the dice."""
FORGET: Final = 0.02
IDLE: Final = 0.01


@lru_cache(maxsize=32)
def hands_of(dice: int) -> tuple[dict[Hand, int], Array, Array]:
    """Every hand of so many dice: where it stands, [hand, face] its dice, and [hand] the chance of it."""
    hands = tuple(combinations_with_replacement(FACES, dice))
    shown = np.array([[hand.count(face) for face in FACES] for hand in hands], np.int64).reshape(len(hands), 6)
    ways = [factorial(dice) // prod(map(factorial, row)) for row in shown.tolist()]
    return {hand: at for at, hand in enumerate(hands)}, shown, np.array(ways) / 6.0**dice


@lru_cache(maxsize=64)
def matching_of(dice: int, wild: bool) -> Array:
    """[hand, face]: how many of its dice match."""
    shown = hands_of(dice)[1]
    return shown + shown[:, :1] * (np.arange(6) > 0) if wild else shown


@lru_cache(maxsize=64)
def one_hot(dice: int, wild: bool) -> Array:
    """[face, matching, hand]: 1 where so many of its dice match."""
    return (matching_of(dice, wild).T[:, None, :] == np.arange(dice + 1)[None, :, None]).astype(np.float64)


@lru_cache(maxsize=32)
def may_follow(raising: Raising) -> Array:
    """bool [1 + standing bid or 0, bid]: whether a bid may follow; they are numbered by quantity, then face."""
    bids = [Bid(quantity, face) for quantity in range(1, raising.most + 1) for face in FACES]
    return np.array([[why_not_bid(raising, stands, bid) is None for bid in bids] for stands in (None, *bids)])


def follows(raising: Raising, standing: Bid | None) -> tuple[Array, Array]:
    """The bids that may follow, as quantities and as faces from 0."""
    row = 0 if standing is None else (standing.quantity - 1) * 6 + standing.face
    number = np.flatnonzero(may_follow(raising)[row])
    return number // 6 + 1, number % 6


def summed(parts: Sequence[Array]) -> Array:
    """[face, n]: the chances of the sums of numbers of dice, whose chances each part gives."""
    total = np.ones((6, 1))
    for part in parts:
        wider = np.zeros((6, total.shape[1] + part.shape[1] - 1))
        for at in range(part.shape[1]):
            wider[:, at : at + total.shape[1]] += total * part[:, at : at + 1]
        total = wider
    return total


def at_least(chances: Array, most: int) -> Array:
    """[..., n + OWN]: the chance of n or more, n from -OWN to most: padded, so that it can be looked up by any n."""
    above = np.flip(np.cumsum(np.flip(chances, -1), -1), -1)
    wide = np.zeros((*chances.shape[:-1], OWN + most + 1))
    wide[..., :OWN] = 1.0
    upto = min(above.shape[-1], most + 1)
    wide[..., OWN : OWN + upto] = above[..., :upto]
    return wide


OWN: Final = 24
"""How far below 0 a number of dice that is still needed may be, and more."""


@lru_cache(maxsize=256)
def raw_tails(dice: int, wild: bool, most: int) -> Array:
    """[face, n + OWN]: as ``at_least``, for so many dice of which nothing is known."""
    wide = np.zeros((6, OWN + most + 1))
    wide[:, :OWN] = 1.0
    for face in FACES:
        chances = tails(dice, wild and face != ACE)[: most + 1]
        wide[face - 1, OWN : OWN + len(chances)] = chances
    return wide


def needed(most: int, count: Array) -> Array:
    """Where in ``at_least`` so many stand."""
    return np.minimum(np.maximum(count, -OWN), most) + OWN


# --- What a player may think of before it speaks


@dataclass(slots=True)
class Thoughts:
    """A player's words with each of its hands: [hand], [hand, bid], by what it believes: raw or read."""

    quantity: Array
    face: Array
    """The bids that come into thought."""
    raises: Array
    """[belief, hand, bid]: the chance that each is true."""
    best: Array
    """[belief, hand]: that of the likeliest."""
    standing: Array | None
    """[belief, hand]: the chance that the standing bid is true."""

    def calls(self) -> Array | None:
        """[kind, hand]: how likely each kind of player calls."""
        if self.standing is None:
            return None
        return call_chances(self.standing, self.best)

    def bids(self) -> Array:
        """[kind, hand, bid]: how likely each kind of player that raises makes each bid."""
        return bid_chances(self.raises, self.quantity, self.face)


def call_chances(true: Array, best: Array) -> Array:
    """[kind, ...]: of [belief, ...] how likely the standing bid is true, and of how likely the best raise is."""
    doubt = 1.0 - true - best
    scores = [SHARPNESS * (doubt - margin) for margin in MARGINS]
    scores += [1.5 * SHARPNESS * (limit - true) for limit in LIMITS]
    # [belief, kind, ...] in one row of kinds: raw first
    stacked = np.stack(scores, axis=1)
    flat = stacked.reshape(-1, *stacked.shape[2:])
    return 1.0 / (1.0 + np.exp(-flat))


def bid_urges(raises: Array, quantity: Array, face: Array) -> list[Array]:
    """For each kind of player [..., bid]: how much it likes each, of [belief, ..., bid] how likely it is to be true."""
    height = 6 * quantity + face
    low = np.exp(-LOW * (height - height.min(initial=0)))
    flat = np.ones(raises.shape[1:])
    kinds = [flat, flat * np.maximum(low, 1e-9)]
    return kinds + [np.exp(sharp * raises[belief]) for belief in (RAW, READ) for sharp in TRUTH[1:]]


def bid_chances(raises: Array, quantity: Array, face: Array) -> Array:
    """[kind, ..., bid]: how likely each kind of player that raises makes each bid."""
    urges = np.stack(bid_urges(raises, quantity, face))
    chances: Array = urges / urges.sum(-1, keepdims=True)
    return chances


@dataclass(slots=True)
class Habits:
    """What kind of player one seat is: the chances of each kind."""

    calls: Array = field(default_factory=CALL_PRIOR.copy)
    bids: Array = field(default_factory=BID_PRIOR.copy)

    def learn(self, calls: Array | None, bids: Array | None) -> None:
        """``calls``, ``bids``: [kind]: how likely each kind would have done what was done."""
        if calls is not None:
            self.calls = self.calls * (calls + 0.02)
            self.calls = self.calls / self.calls.sum() * (1 - FORGET) + FORGET * CALL_PRIOR
        if bids is not None:
            self.bids = self.bids * (bids * (1 - WHIM) + WHIM / 20)
            self.bids = self.bids / self.bids.sum() * (1 - FORGET) + FORGET * BID_PRIOR


@dataclass(slots=True)
class _Said:
    """A word, and how likely each kind of player says it with each hand."""

    seat: int
    calls: Array | None
    bids: Array | None


class Reading:
    """A round as everyone can read it. ``dice``: under each cup, an entry a seat."""

    def __init__(self, dice: tuple[int, ...], wild: bool, most: int, habits: dict[int, Habits]) -> None:
        self.dice, self.wild, self.most = dice, wild, most
        self.alive = [seat for seat, count in enumerate(dice, start=1) if count]
        self.habits = habits
        self.hands = {seat: hands_of(dice[seat - 1])[2] for seat in self.alive}
        self._counts: dict[int, Array] = {}
        self.said: list[_Said] = []

    def counts(self, seat: int) -> Array:
        """[face, n]: the chance that just n dice of a seat match."""
        if seat not in self._counts:
            self._counts[seat] = one_hot(self.dice[seat - 1], self.wild) @ self.hands[seat]
        return self._counts[seat]

    def others(self, *without: int) -> Array:
        """[face, n]: the chance that just n dice under all other cups match."""
        return summed([self.counts(seat) for seat in self.alive if seat not in without])

    def thoughts(self, seat: int, raising: Raising, standing: Bid | None, cut: float = IDLE) -> Thoughts:
        """What a seat may think of, whatever its hand."""
        mine = self.dice[seat - 1]
        raw = raw_tails(sum(self.dice) - mine, self.wild, self.most)
        read = at_least(self.others(seat), self.most)
        tables = np.stack([raw, read])
        own = matching_of(mine, self.wild)
        quantity, face = follows(raising, standing)
        likely = tables[:, face, needed(self.most, quantity - mine)].max(0) >= cut
        if likely.any():
            quantity, face = quantity[likely], face[likely]
        else:
            quantity, face = quantity[:1], face[:1]
        where = needed(self.most, quantity[None, :] - own[:, face])
        raises = tables[:, face[None, :], where]
        best = raises.max(-1) if len(quantity) else np.zeros((2, len(own)))
        true = None
        if standing is not None:
            at = standing.face - 1
            true = tables[:, at, needed(self.most, standing.quantity - own[:, at])]
        return Thoughts(quantity, face, raises, best, true)

    def hear(self, seat: int, raising: Raising, standing: Bid | None, bid: Bid | None) -> None:
        """A seat raised what stood (or opened) with a bid, or called it (None)."""
        thoughts = self.thoughts(seat, raising, standing)
        habits = self.habits[seat]
        calls = thoughts.calls()
        if bid is None:
            self.said.append(_Said(seat, calls, None))
            return
        likely = np.ones(len(self.hands[seat]))
        if calls is not None:
            calls = 1.0 - calls
            likely = likely * (habits.calls @ calls)
        at = np.flatnonzero((thoughts.quantity == bid.quantity) & (thoughts.face == bid.face - 1))
        bids = None
        if len(at):
            bids = thoughts.bids()[:, :, at[0]]
            likely = likely * ((1 - WHIM) * (habits.bids @ bids) + WHIM / len(thoughts.face))
        self.said.append(_Said(seat, calls, bids))
        hands = self.hands[seat] * likely
        self.hands[seat] = hands / hands.sum()
        self._counts.pop(seat, None)

    def learn(self, hands: Sequence[Hand]) -> None:
        """The cups lift: what does each word tell of who said it?"""
        for said in self.said:
            hand = tuple(sorted(hands[said.seat - 1]))
            at = hands_of(len(hand))[0][hand]
            self.habits[said.seat].learn(
                None if said.calls is None else said.calls[:, at], None if said.bids is None else said.bids[:, at]
            )
        self.said = []
