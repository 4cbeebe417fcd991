"""What everyone can know of the cups and of the players: from the bids of a round, and from the rounds before it.

A ``Reading`` keeps, for each seat, the chance of every hand that it may have, and multiplies it at each word by how
likely that word is for one who has the hand (Bayes). How likely it is hangs on the player: some call early, others
seldom; some bid what they have, others what they hope. So for each seat it keeps the chances of some kinds of players
as well (``Habits``). Those are learned when the cups lift, for then everyone sees with which hand a word was said.

Nothing in here is secret: it follows from what all see. Arrays count faces from 0, aces, and have an entry for each
hand of so many dice, as ``hands_of`` lists them. A belief is what a player takes the dice of the others for: ``RAW``,
what chance rolls, or ``READ``, what their bids tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from perudo.odds import every_hand, tails
from perudo.raising import ACE, FACES, Bid, Hand, Raising, why_not_bid

Array = npt.NDArray[Any]

RAW: Final = 0
READ: Final = 1

# --- Kinds of players. Those who call: by either belief, a margin or a limit each

SHARPNESS: Final = 12.0
"""How sharply a player who compares its call with its raise tells the better one."""
MARGINS: Final = (-0.25, 0.0, 0.25, 0.5)
"""By how much likelier the call has to be right than the best raise to be true before it calls."""
LIMIT_SHARPNESS: Final = 18.0
LIMITS: Final = (0.08, 0.2, 0.35, 0.5)
"""Another one calls whatever is less likely to be true than this, whatever it might raise with."""
_CALLERS = np.array([1.0, 3.0, 2.0, 1.0, 0.6, 0.6, 0.6, 0.6] * 2)
CALLERS: Final[Array] = _CALLERS / _CALLERS.sum()
"""[kind]: how usual each is."""

# Those who raise: with anything; by one step; and, by either belief, with what is true, more or less strictly

STEP: Final = 0.8
"""How much less who raises by one step likes each bid than the one below it, in the exponent."""
TRUTH: Final = (5.0, 14.0)
"""How much more than another bid one is liked that is true, in the exponent."""
_BIDDERS = np.array([1.0, 1.0, 2.0, 2.0, 2.0, 4.0])
BIDDERS: Final[Array] = _BIDDERS / _BIDDERS.sum()
"""[kind]: how usual each is."""
WHIM: Final = 0.03
"""How often anyone bids for no reason in the dice."""
SLIP: Final = 0.02
"""How often anyone does what is not their kind, as far as it tells of the kind."""
FORGOTTEN: Final = 0.02
"""What part of what is known of a player is forgotten with each word: people change."""

IDLE: Final = 0.01
"""Bids are left out of thought that are less likely to be true than this, even with the best of hands."""
_BELOW: Final = 32
"""Tables of ``at_least`` begin this far below 0, so that what one has need not be bounded."""


# --- Hands and bids, as numbers


@lru_cache(maxsize=32)
def hands_of(dice: int) -> tuple[dict[Hand, int], Array, Array]:
    """Every hand of so many dice: where it stands; [hand, face] its dice; [hand] the chance to roll it."""
    hands, chances = every_hand(dice)
    shown = np.array([[hand.count(face) for face in FACES] for hand in hands], np.int64).reshape(len(hands), len(FACES))
    return {hand: at for at, hand in enumerate(hands)}, shown, np.array(chances)


@lru_cache(maxsize=64)
def matching_of(dice: int, wild: bool) -> Array:
    """[hand, face]: how many of its dice match."""
    shown = hands_of(dice)[1]
    return shown + shown[:, :1] * (np.arange(len(FACES)) > 0) if wild else shown


@lru_cache(maxsize=64)
def spread_of(dice: int, wild: bool) -> Array:
    """[face, n, hand]: 1 where just n dice match: times the chances of hands, it gives those of n."""
    spread: Array = matching_of(dice, wild).T[:, None, :] == np.arange(dice + 1)[None, :, None]
    return spread.astype(np.float64)


class Bids(NamedTuple):
    """Some bids."""

    quantity: Array
    face: Array

    @property
    def row(self) -> Array:
        """Where in ``may_follow`` stands what follows each."""
        return 6 * (self.quantity - 1) + self.face + 1

    def where(self, chosen: Array) -> Bids:
        return Bids(self.quantity[chosen], self.face[chosen])

    def find(self, bid: Bid) -> int | None:
        """Where this one stands among them."""
        found = np.flatnonzero((self.quantity == bid.quantity) & (self.face == bid.face - 1))
        return int(found[0]) if len(found) else None


@lru_cache(maxsize=64)
def every_bid(most: int) -> Bids:
    """All bids, by quantity, then by face."""
    number = np.arange(len(FACES) * most)
    return Bids(number // len(FACES) + 1, number % len(FACES))


def row_of(bid: Bid | None) -> int:
    """Where in ``may_follow`` stands what follows a bid, or opens."""
    return 0 if bid is None else len(FACES) * (bid.quantity - 1) + bid.face


@lru_cache(maxsize=32)
def may_follow(raising: Raising) -> Array:
    """bool [row, bid]: whether each of ``every_bid`` may follow. Row 0: where none stands; the others are as they."""
    bids = [Bid(quantity, face) for quantity in range(1, raising.most + 1) for face in FACES]
    return np.array([[why_not_bid(raising, standing, bid) is None for bid in bids] for standing in (None, *bids)])


# --- Numbers of dice, by their chances


def summed(parts: Sequence[Array]) -> Array:
    """[face, n]: the chances of a sum, of those of its parts."""
    total = np.ones((len(FACES), 1))
    for part in parts:
        wider = np.zeros((len(FACES), total.shape[1] + part.shape[1] - 1))
        for at in range(part.shape[1]):
            wider[:, at : at + total.shape[1]] += total * part[:, at : at + 1]
        total = wider
    return total


def at_least(chances: Array, most: int) -> Array:
    """[face, at]: the chance of that many or more, to be asked ``at`` what ``place`` says; of [face, n] of just n."""
    return _padded(np.flip(np.cumsum(np.flip(chances, -1), -1), -1), most)


@lru_cache(maxsize=256)
def rolled(dice: int, wild: bool, most: int) -> Array:
    """[face, at]: as ``at_least``, for dice of which nothing is known."""
    return _padded(np.array([tails(dice, wild and face != ACE) for face in FACES]), most)


def _padded(above: Array, most: int) -> Array:
    wide = np.zeros((len(FACES), _BELOW + most + 2))
    wide[:, :_BELOW] = 1.0
    upto = min(above.shape[-1], most + 1)
    wide[:, _BELOW : _BELOW + upto] = above[:, :upto]
    return wide


def place(count: Array | int) -> Array:
    """Where in ``at_least`` the chance stands of so many or more; one more at most than may be bid."""
    return np.maximum(count, -_BELOW) + _BELOW


# --- What players do


def call_chances(true: Array, best: Array) -> Array:
    """[kind, ...]: how likely each kind of player calls. Of [belief, ...]: how likely the standing bid is true, and the
    likeliest raise."""
    margins = [SHARPNESS * (1.0 - true - best - margin) for margin in MARGINS]
    limits = [LIMIT_SHARPNESS * (limit - true) for limit in LIMITS]
    urges = np.stack([*margins, *limits], axis=1)
    chances: Array = 1.0 / (1.0 + np.exp(-urges.reshape(-1, *urges.shape[2:])))
    return chances


def bid_urges(true: Array, bids: Bids) -> list[Array]:
    """For each kind of player [..., bid]: how much it likes each bid, of [belief, ..., bid] how likely it is true."""
    height = bids.row - bids.row.min(initial=10**6)
    flat = np.ones(true.shape[1:])
    stepwise = flat * np.maximum(np.exp(-STEP * height), 1e-9)
    return [flat, stepwise, *(np.exp(sharp * true[belief]) for belief in (RAW, READ) for sharp in TRUTH)]


@dataclass(slots=True)
class Thoughts:
    """What one seat may say, and how likely it is to be true for each of its hands."""

    bids: Bids
    true: Array
    """[belief, hand, bid]: the chance that each is true."""
    standing: Array | None
    """[belief, hand]: that the standing bid is."""

    def calls(self) -> Array | None:
        """[kind, hand]: how likely each kind of player calls; None where nothing stands."""
        if self.standing is None:
            return None
        best = self.true.max(-1) if len(self.bids.face) else np.zeros(self.standing.shape)
        return call_chances(self.standing, best)

    def raises(self) -> Array:
        """[kind, hand, bid]: how likely each kind of player that raises makes each bid."""
        urges = np.stack(bid_urges(self.true, self.bids))
        chances: Array = urges / urges.sum(-1, keepdims=True)
        return chances


@dataclass(slots=True)
class Habits:
    """What kind of player someone is: [kind] the chances."""

    calls: Array = field(default_factory=CALLERS.copy)
    raises: Array = field(default_factory=BIDDERS.copy)

    def learn(self, calls: Array | None, raises: Array | None) -> None:
        """Of how likely [kind] each kind would have done what was done; None where it had no choice."""
        if calls is not None:
            self.calls = _learned(self.calls * (calls + SLIP), CALLERS)
        if raises is not None:
            self.raises = _learned(self.raises * (raises + WHIM / 20), BIDDERS)


def _learned(chances: Array, usual: Array) -> Array:
    learned: Array = chances / chances.sum() * (1 - FORGOTTEN) + FORGOTTEN * usual
    return learned


class _Said(NamedTuple):
    """A word, and how likely [kind, hand] each kind of player was to do so: not to call, or to; and to bid that."""

    seat: int
    calls: Array | None
    raises: Array | None


class Reading:
    """A round as everyone can read it.

    ``dice``: under each cup, an entry a seat. ``wild``: aces count for every face. ``most``: the highest quantity that
    may be bid. ``habits``: of each seat.
    """

    def __init__(self, dice: tuple[int, ...], wild: bool, most: int, habits: dict[int, Habits]) -> None:
        self.dice, self.wild, self.most, self.habits = dice, wild, most, habits
        self.alive = [seat for seat, count in enumerate(dice, start=1) if count]
        self.hands = {seat: hands_of(dice[seat - 1])[2] for seat in self.alive}
        """[hand]: the chances of each seat's."""
        self._counts: dict[int, Array] = {}
        self._others: dict[tuple[int, ...], Array] = {}
        self._said: list[_Said] = []

    def counts(self, seat: int) -> Array:
        """[face, n]: the chance that just n dice of a seat match."""
        if seat not in self._counts:
            self._counts[seat] = spread_of(self.dice[seat - 1], self.wild) @ self.hands[seat]
        return self._counts[seat]

    def others(self, *without: int) -> Array:
        """[face, at]: the chance that so many dice or more match under all other cups, as ``at_least``."""
        if without not in self._others:
            counts = [self.counts(seat) for seat in self.alive if seat not in without]
            self._others[without] = at_least(summed(counts), self.most)
        return self._others[without]

    def beliefs(self, seat: int) -> Array:
        """[belief, face, at]: the same under all cups but this seat's, by either belief."""
        unknown = sum(self.dice) - self.dice[seat - 1]
        return np.stack([rolled(unknown, self.wild, self.most), self.others(seat)])

    def thoughts(self, seat: int, raising: Raising, standing: Bid | None) -> Thoughts:
        """What a seat thinks of that is to speak, whatever its hand."""
        mine, beliefs = self.dice[seat - 1], self.beliefs(seat)
        own = matching_of(mine, self.wild)
        bids = every_bid(self.most).where(np.flatnonzero(may_follow(raising)[row_of(standing)]))
        thinkable = beliefs[:, bids.face, place(bids.quantity - mine)].max(0, initial=0.0) >= IDLE
        bids = bids.where(thinkable if thinkable.any() else np.arange(min(1, len(bids.face))))
        true = beliefs[:, bids.face[None, :], place(bids.quantity[None, :] - own[:, bids.face])]
        stands = None
        if standing is not None:
            face = standing.face - 1
            stands = beliefs[:, face, place(standing.quantity - own[:, face])]
        return Thoughts(bids, true, stands)

    def hear(self, seat: int, raising: Raising, standing: Bid | None, bid: Bid | None) -> None:
        """A seat raised what stood (or opened) with a bid, or doubted it (None)."""
        thoughts, habits = self.thoughts(seat, raising, standing), self.habits[seat]
        calls = thoughts.calls()
        if bid is None:
            self._said.append(_Said(seat, calls, None))
            return
        likely, raises = np.ones(len(self.hands[seat])), None
        if calls is not None:
            calls = 1.0 - calls
            likely = habits.calls @ calls
        at = thoughts.bids.find(bid)
        if at is not None:
            raises = thoughts.raises()[:, :, at]
            likely = likely * ((1 - WHIM) * (habits.raises @ raises) + WHIM / len(thoughts.bids.face))
        self._said.append(_Said(seat, calls, raises))
        hands = self.hands[seat] * likely
        self.hands[seat] = hands / hands.sum()
        self._counts.pop(seat, None)
        self._others = {}

    def learn(self, hands: Sequence[Hand]) -> None:
        """The cups lift: what does each word tell of who said it?"""
        for seat, calls, raises in self._said:
            hand = tuple(sorted(hands[seat - 1]))
            if len(hand) != self.dice[seat - 1]:  # who came late, where lost dice are hidden, did not know better
                continue
            at = hands_of(len(hand))[0][hand]
            self.habits[seat].learn(
                None if calls is None else calls[:, at],
                None if raises is None else raises[:, at],
            )
        self._said = []
