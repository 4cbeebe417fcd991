"""With more than two players, this bot weighs features of each move, including the move's look-ahead value.

``tools/learn_weights.py`` trains the weights in games of the bot against itself and other built-in bots.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from random import Random
from typing import ClassVar, Final, NamedTuple

import numpy as np

from perudo.bots.inference import (
    Array,
    BidArray,
    all_bids,
    hand_table,
    match_counts,
    successor_row,
    tail_index,
)
from perudo.bots.lookahead import MIN_BID_CHANCE, Master
from perudo.core.game import ACE, DUDO, FACES, Bid, Calza, Move
from perudo.core.rules import Rules
from perudo.core.view import View

FEATURES: Final = (
    *("worth", "worth, read", "dudo", "dudo, read", "dudo, true", "dudo, sure", "calza"),
    *("true", "true, read", "true squared", "called", "called, false", "called, true", "no die of it", "dice of it"),
    *("by more than one", "aces", "opens high", "few dice", "many dice"),
)
"""The features of each move.

- ``worth``: the value returned by ``Planner.move_values``, in tenths of a die. A second feature multiplies this value
  by how well a player can be ``read`` (``PlayerType.truthfulness``). For a bid, the feature uses the next player's
  truthfulness; for other moves, the current bidder's.
- For calls: ``dudo`` or ``calza``. For dudo, also how well the bidder can be read, how likely the bid is ``true``, and
  whether it is almost ``sure`` to be false.
- For bids: the probabilities that the bid is ``true`` and that the next player calls it (``called``), and products of
  the two. Two features compare the bid with the hand: whether no die matches (``no die of it``), and what share of the
  hand matches (``dice of it``). Another feature is whether the bid is on wild ``aces``. Two more give the increase in
  quantity (``by more than one``) or the height of an opening bid (``opens high``), as shares of all dice. The last two
  equal the probability that the bid is true if the player has a single die (``few dice``) or more than half of all dice
  (``many dice``), and are 0 otherwise.
"""
_AT: Final = {name: at for at, name in enumerate(FEATURES)}
_FALSE: Final = 0.02
"""A bid whose probability is below this is almost certainly false."""
MIN_SHARE: Final = 0.01
"""Outside training, the bot drops moves whose probability is below this."""
SINCERITY: Final = 0.3
"""How much a bid may reveal about the hand. The probability of a bid, among all bids, is proportional to *p* raised to
this power, times the mean of *p* over all hands that the bot may have from the other players' point of view. Here, *p*
is the bid's probability in the learned policy.
"""
MIN_COMMON_SHARE: Final = 1e-4
"""This much is added to each bid's mean probability."""
SURE: Final = 6
"""In the mix with the learned policy, the look-ahead's weight is the other players' mean truthfulness raised to this
power. Against players who always bid truthfully, the bot uses only the look-ahead, because the look-ahead wins more.
The learned policy is harder to exploit for players who may know how it plays.
"""
INITIAL_WEIGHTS: Final = np.where(np.array(FEATURES) == "worth", 2.0, 0.0)
"""The weights before training, which nearly always select the move with the highest look-ahead value."""


@cache
def shipped_weights() -> Array:
    """Return the shipped weights, in the order of ``FEATURES``."""
    with resources.files("perudo.bots").joinpath("weighted.json").open(encoding="utf-8") as file:
        found: dict[str, float] = json.load(file)
    return np.array([found[name] for name in FEATURES])


class MoveDistribution(NamedTuple):
    """The considered moves, with their probabilities."""

    moves: Sequence[Move | None]
    features: Array
    """The features of each move: [move, feature]."""
    probabilities: Array
    """The probability of each move: [move]."""

    def log_gradient(self, said: int) -> Array:
        """Return [feature]: the gradient of the log probability of a move, given the move's index."""
        found: Array = self.features[said] - self.probabilities @ self.features
        return found


class PolicyTable(NamedTuple):
    """A policy for every hand that a player may have, in the order of ``hand_table``."""

    moves: Sequence[Move | None]
    """All calls, then all bids that are considered with any hand."""
    calls: int
    """The number of calls."""
    worth: Array
    """[hand, move]: the look-ahead value; minus infinity for moves that are not considered with this hand."""
    shares: Array
    """[hand, move]: the probability of each move."""


def prune_rare(shares: Array) -> Array:
    """Remove rare moves and rescale the other probabilities; if all moves are rare, keep only the likeliest."""
    some = np.where((shares < MIN_SHARE * shares.sum()) & (shares < shares.max()), 0.0, shares)
    return np.asarray(some / some.sum())


class WeightedMaster(Master):
    """A ``Master`` bot that, with more than two players, samples moves from a policy of weighted features.

    If the bot can read the other players, it makes the move with the highest value instead.
    """

    def __init__(self, rng: Random, rules: Rules) -> None:
        super().__init__(rng, rules)
        self.sincerity = SINCERITY
        self._known: PolicyTable | None = None
        """The policy for the latest view, for every hand; None until it is needed. It can take megabytes, so the bot
        does not keep it for longer."""

    def see(self, view: View) -> None:
        self._known = None
        super().see(view)

    def mix(self, view: View) -> Mapping[Move | None, float] | None:
        if self._between_two:
            return super().mix(view)
        if self._reading is None or not view.legal:
            return {}
        if not view.is_my_turn:  # The bot may call calza.
            decision = self.decide(view, shipped_weights())
            assert decision
            moves, worth, policy = decision.moves, decision.features[:, _AT["worth"]] / 10, decision.probabilities
        else:
            every, hand = self._policy(view), hand_table(len(view.hand or ()))[0][tuple(sorted(view.hand or ()))]
            some = np.flatnonzero(every.worth[hand] > -np.inf).tolist()
            moves, worth, policy = [every.moves[at] for at in some], every.worth[hand, some], every.shares[hand, some]
        read = self._read(view)
        shares = prune_rare((1 - read) * policy + read * self._often(worth))
        return {move: share for move, share in zip(moves, shares.tolist(), strict=True) if share}

    def _policy(self, view: View) -> PolicyTable:
        """Return the policy for every hand that the bot may have, which is the same after the same moves."""
        if self._known is None:
            self._known = self._guarded(view, self.policy_table(view, shipped_weights()))
        return self._known

    def _guarded(self, view: View, table: PolicyTable) -> PolicyTable:
        """Return the policy with bids that reveal less about the hand: see ``SINCERITY``."""
        reading = self._reading
        assert reading and view.seat
        bids = table.shares[:, table.calls :]
        common = reading.hands[view.seat] @ bids
        if not common.sum() > 0:
            return table
        guarded = bids**self.sincerity * (common / common.sum() + MIN_COMMON_SHARE)
        guarded *= bids.sum(1, keepdims=True) / np.maximum(guarded.sum(1, keepdims=True), 1e-300)
        shares = table.shares.copy()
        shares[:, table.calls :] = guarded
        return table._replace(shares=shares)

    def policy_table(self, view: View, weights: Array) -> PolicyTable:
        """Return the policy, given the weights, for every hand that the bot may have. It must be the bot's turn."""
        reading, me, current_bid = self._reading, view.seat, view.current_bid
        assert reading and me
        mine, gains, after = self.dice[me - 1], self._stakes.gains(self, me), self.next_seat(me)
        held, others = match_counts(mine, reading.wild), reading.others_at_least(me)  # [hand, face], [face, index]
        n = np.arange(mine + 1)
        moves, worth, urges = list[Move | None](), list[Array](), list[Array]()
        if current_bid is not None:
            face, lacking = current_bid.face - 1, current_bid.quantity - n
            true = others[face, tail_index(lacking)]
            for move, values in self.call_values(view, true, others[face, tail_index(lacking + 1)], gains).items():
                moves.append(move)
                worth.append(values[held[:, [face]]])
                urges.append((self._call_features(view, move, values, true) @ weights)[held[:, [face]]])
        calls = len(moves)
        rows = [successor_row(move) for move in view.legal if isinstance(move, Bid)]
        if rows:
            bids = all_bids(view.max_quantity).where(np.array(rows, np.int64) - 1)
            true = others[bids.face[:, None], tail_index(bids.quantity[:, None] - n)]  # [bid, n]
            likely = true[np.arange(len(rows)), held[:, bids.face]]  # [hand, bid]
            bold = likely >= np.minimum(MIN_BID_CHANCE, likely.max(1))[:, None]
            some = np.flatnonzero(bold.any(0))
            bids, true, bold = bids.where(some), true[some], bold[:, some]
            replies, at = self.replies(view, bids), (held[:, bids.face], np.arange(len(some)))
            values = np.empty((len(n), len(some)))
            wishes = np.empty_like(values)
            for count in n.tolist():
                own = np.full(len(some), count)
                values[count] = self.raise_values(replies, own, true[:, count], gains, after)
                values[count] -= self._stakes.overrated(self)
                wishes[count] = self._bid_features(view, bids, own, values[count], replies.called) @ weights
            moves += [Bid(int(quantity), int(face) + 1) for quantity, face in zip(*bids, strict=True)]
            worth.append(np.where(bold, values[at], -np.inf))
            urges.append(np.where(bold, wishes[at], -np.inf))
        shares = np.hstack(urges)
        shares = np.exp(shares - shares.max(1, keepdims=True))
        shares /= shares.sum(1, keepdims=True)
        return PolicyTable(moves, calls, np.hstack(worth), shares)

    def _read(self, view: View) -> float:
        """Return the weight of the look-ahead, given how truthful the other players have been."""
        assert self._reading
        others = [self._reading.player_types[seat].truthfulness for seat in self._reading.alive if seat != view.seat]
        return float(np.mean(others) ** SURE)

    @property
    def _between_two(self) -> bool:
        return sum(map(bool, self.dice)) == 2

    def decide(self, view: View, weights: Array) -> MoveDistribution | None:
        """Return the distribution of the bot's moves for a view; None if there is no legal move."""
        values = self.move_values(view)
        if not values:
            return None
        features = self._features(view, values)
        urges = features @ weights
        chances = np.exp(urges - urges.max())
        return MoveDistribution(list(values), features, chances / chances.sum())

    def _features(self, view: View, values: Mapping[Move | None, float]) -> Array:
        assert self._reading and view.seat
        others = self._reading.others_at_least(view.seat)
        own = np.array([self.count_matching(view, face) for face in FACES])
        found = np.zeros((len(values), len(FEATURES)))
        current_bid = view.current_bid
        for index, (move, value) in enumerate(values.items()):
            if not isinstance(move, Bid):
                true = 0.0
                if current_bid:
                    true = others[current_bid.face - 1, tail_index(current_bid.quantity - own[current_bid.face - 1])]
                found[index] = self._call_features(view, move, np.array([value]), np.array([true]))[0]
        bids = [move for move in values if isinstance(move, Bid)]
        if bids:
            rows = np.array([isinstance(move, Bid) for move in values])
            quantity, face = np.array(bids).T
            found[rows] = self._bid_features(
                view,
                BidArray(quantity, face - 1),
                own[face - 1],
                np.array([values[bid] for bid in bids]),
                np.array([self._doubted[bid] for bid in bids]),
            )
        return found

    def _call_features(self, view: View, move: Move | None, values: Array, true: Array) -> Array:
        """Return [n, feature]: the features of a call, or of a pass, for several values. ``true``: [n] the probability
        of the current bid."""
        assert self._reading
        before = self._reading.player_types[view.bids[-1].seat].truthfulness if view.bids else 0.0
        found = np.zeros((len(values), len(FEATURES)))
        found[:, _AT["worth"]] = 10 * values
        found[:, _AT["worth, read"]] = found[:, _AT["worth"]] * before
        if move == DUDO:
            found[:, _AT["dudo"] : _AT["calza"]] = np.stack(
                [np.ones(len(values)), np.full(len(values), before), true, true < _FALSE], axis=1
            )
        elif isinstance(move, Calza):
            found[:, _AT["calza"]] = 1
        return found

    def _bid_features(self, view: View, bids: BidArray, own: Array, values: Array, called: Array) -> Array:
        """Return [bid, feature]: the features of bids. ``own``: [bid] the number of the bot's matching dice;
        ``values``: [bid] the bids' values; ``called``: [bid] the probability that the next player calls."""
        assert self._reading and view.seat
        quantity, face, current_bid = bids.quantity, bids.face, view.current_bid
        dice, mine = sum(self.dice), self.dice[view.seat - 1]
        after = self._reading.player_types[self.next_seat(view.seat)].truthfulness
        true = self._reading.others_at_least(view.seat)[face, tail_index(quantity - own)]
        step = quantity - (current_bid.quantity if current_bid else 1)
        found = np.zeros((len(quantity), len(FEATURES)))
        found[:, _AT["worth"]] = 10 * values
        found[:, _AT["worth, read"]] = found[:, _AT["worth"]] * after
        found[:, _AT["true"] :] = np.stack(
            [
                *(true, true * after, true**2, called, called * (1 - true), called * true, own == 0, own / mine),
                *(np.maximum(step - 1, 0) / dice, (face == ACE - 1) & view.wild, (current_bid is None) * step / dice),
                *(true * (mine == 1), true * (2 * mine > dice)),
            ],
            axis=1,
        )
        return found


class PolicyGradientLearner(WeightedMaster):
    """A player that samples moves by their probabilities, and records the gradient of each choice.

    Mix this class into a master class, which takes over when only two players are left. Unlike other bots, the player
    remembers its choices, so asking for the same move twice makes the player learn twice.
    """

    weights: ClassVar[Array]
    explores: ClassVar = True
    """Whether the player explores rare moves and learns from its results."""

    def __init__(self, rng: Random, rules: Rules) -> None:
        super().__init__(rng, rules)
        self._slopes: list[Array] = []

    def choose(self, view: View) -> Move | None:
        return super().choose(view) if self._between_two else self.sample(view)

    def sample(self, view: View) -> Move | None:
        decision = self.decide(view, self.weights)
        if decision is None:
            return None
        chances = decision.probabilities if self.explores else prune_rare(decision.probabilities)
        said = self.rng.choices(range(len(decision.moves)), chances.tolist())[0]
        if self.explores:
            self._slopes.append(decision.log_gradient(said))
        return decision.moves[said]

    def log_gradient(self) -> Array | None:
        """Return [feature]: the gradient of the log probability of all moves since this method last ran; None if there
        was no move.
        """
        found, self._slopes = self._slopes, []
        return np.sum(found, 0) if found else None
