"""The bot that has learned what to make of what it sees ahead, among more than two: it weighs features of each word.

``tools/learn_weights.py`` finds the weights, by play against itself and the ladder; ``benchmarks/exploiter.py`` those
of one who plays against masters alone.
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
"""What it knows of each word. ``worth``: by ``Planner.move_values``, in tenths of a die; and times how well one is
``read`` (``PlayerType.truthfulness``): who has to answer a bid, or, for all other words, has made the one that stands.

Of a call: that it is ``dudo`` or ``calza``; of dudo, how well its bidder is read, how likely the bid is ``true``, and
whether it is all but ``sure`` not to be. All else is of bids: how likely it is ``true``, is ``called`` by who is next,
and both; whether there is ``no die of it`` in one's hand, and what part of the hand the ``dice of it`` are; whether it
is of wild ``aces``; in parts of all dice, ``by more than one`` how many dice it goes up, or ``opens high``; how likely
it is true for one with ``few dice``, a single one, or ``many``, more than half of all.
"""
_AT: Final = {name: at for at, name in enumerate(FEATURES)}
_FALSE: Final = 0.02
"""A bid that is less likely true than this is all but sure to be false."""
MIN_SHARE: Final = 0.01
"""Words that would be said less often than this are not said at all: learning has to try them, play has not."""
SURE: Final = 6
"""It goes by what it sees ahead alone with those who surely bid what is true, and with others by this power of how
likely they do: there that wins more. Among those who may know how it plays what it has learned gives less away."""
INITIAL_WEIGHTS: Final = np.where(np.array(FEATURES) == "worth", 2.0, 0.0)
"""The weights of who has learned nothing, and says what is worth most by looking ahead, or nearly so."""


@cache
def shipped_weights() -> Array:
    """The weights that are shipped, in the order of ``FEATURES``."""
    with resources.files("perudo.bots").joinpath("weighted.json").open(encoding="utf-8") as file:
        found: dict[str, float] = json.load(file)
    return np.array([found[name] for name in FEATURES])


class MoveDistribution(NamedTuple):
    """The words that one thinks of, and how often each is to be said."""

    moves: Sequence[Move | None]
    features: Array
    """[word, feature]."""
    probabilities: Array
    """[word]."""

    def log_gradient(self, said: int) -> Array:
        """[feature]: of the logarithm of the chance of a word, by its number, in the weights."""
        found: Array = self.features[said] - self.probabilities @ self.features
        return found


def prune_rare(shares: Array) -> Array:
    """Without the words that are seldom said; where all are, those that are said most."""
    some = np.where((shares < MIN_SHARE * shares.sum()) & (shares < shares.max()), 0.0, shares)
    return np.asarray(some / some.sum())


class WeightedMaster(Master):
    """Among more than two it says each word as often as its features, weighed, make it; or, where the others can be
    read, what is worth most."""

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
        """How surely it may go by what it sees ahead alone: as the others, by and by, turn out to bid what is true."""
        assert self._reading
        others = [self._reading.player_types[seat].truthfulness for seat in self._reading.alive if seat != view.seat]
        return float(np.mean(others) ** SURE)

    @property
    def _between_two(self) -> bool:
        return sum(map(bool, self.dice)) == 2

    def decide(self, view: View, weights: Array) -> MoveDistribution | None:
        """What it makes of a view by these weights; None where nothing may be said."""
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
    """One that tries words, as likely as its weights make each, and keeps what the weights had to do with that.

    To be mixed into a master, which goes on for it where two are left. Unlike other bots it remembers what it chose:
    who asks it twice has it learn twice.
    """

    weights: ClassVar[Array]
    explores: ClassVar = True
    """Whether it tries what it would seldom say, too, and learns from what it says."""

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
        """[feature]: of the logarithm of the chance of all that was said since it was last asked; None: of nothing."""
        found, self._slopes = self._slopes, []
        return np.sum(found, 0) if found else None
