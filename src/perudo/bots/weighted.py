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

from perudo.bots.inference import Array, tail_index
from perudo.bots.lookahead import Master
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


def prune_rare(shares: Array) -> Array:
    """Remove rare moves and rescale the other probabilities; if all moves are rare, keep only the likeliest."""
    some = np.where((shares < MIN_SHARE * shares.sum()) & (shares < shares.max()), 0.0, shares)
    return np.asarray(some / some.sum())


class WeightedMaster(Master):
    """A ``Master`` bot that, with more than two players, samples moves from a policy of weighted features.

    If the bot can read the other players, it makes the move with the highest value instead.
    """

    def mix(self, view: View) -> Mapping[Move | None, float] | None:
        if self._between_two:
            return super().mix(view)
        decision = self.decide(view, shipped_weights())
        if decision is None:
            return {}
        read = self._read(view)
        ahead = self._often(decision.features[:, _AT["worth"]] / 10)
        shares = prune_rare((1 - read) * decision.probabilities + read * ahead)
        return {move: share for move, share in zip(decision.moves, shares.tolist(), strict=True) if share}

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
        dice, mine = sum(self.dice), len(view.hand or ())
        own = np.array([self.count_matching(view, face) for face in FACES])
        found = np.zeros((len(values), len(FEATURES)))
        found[:, _AT["worth"]] = 10 * np.array(list(values.values()))
        current_bid, after = view.current_bid, self._reading.player_types[self.next_seat(view.seat)].truthfulness
        before = self._reading.player_types[view.bids[-1].seat].truthfulness if view.bids else 0.0
        for index, move in enumerate(values):
            if move == DUDO and current_bid:
                true = others[current_bid.face - 1, tail_index(current_bid.quantity - own[current_bid.face - 1])]
                found[index, _AT["dudo"] : _AT["calza"]] = 1, before, true, true < _FALSE
            elif isinstance(move, Calza):
                found[index, _AT["calza"]] = 1
        bids = [move for move in values if isinstance(move, Bid)]
        rows = np.array([isinstance(move, Bid) for move in values])
        found[:, _AT["worth, read"]] = found[:, _AT["worth"]] * np.where(rows, after, before)
        if bids:
            quantity, face = np.array(bids).T
            own = own[face - 1]
            true = others[face - 1, tail_index(quantity - own)]
            called = np.array([self._doubted[bid] for bid in bids])
            step = quantity - (current_bid.quantity if current_bid else 1)
            found[rows, _AT["true"] :] = np.stack(
                [
                    *(true, true * after, true**2, called, called * (1 - true), called * true, own == 0, own / mine),
                    *(np.maximum(step - 1, 0) / dice, (face == ACE) & view.wild, (current_bid is None) * step / dice),
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
