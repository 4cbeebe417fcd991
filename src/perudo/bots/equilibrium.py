"""A bot that mixes nearly unexploitable play with look-ahead in two-player rounds.

Strategies from solved rounds and blueprints are hard to exploit, even for an opponent who has a copy of the program.
But strategies that are hard to exploit gain little against weak players. The look-ahead gains much more against weak
players, but an opponent who has the program can predict its moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import exp, log
from random import Random
from typing import Final

import numpy as np

from perudo.bots.lookahead import RAISE_BIAS
from perudo.bots.weighted import WeightedMaster, prune_rare
from perudo.core.game import DUDO, Bid, Calza, Move
from perudo.core.raises import WIDEST_RAISE
from perudo.core.rules import Rules
from perudo.core.view import RevealedRound, View
from perudo.solver.blueprint import load_blueprint
from perudo.solver.tablebase import TablebaseQuery, load_tablebase, query_without_calza

UNUSUAL_CHANCE: Final = 0.05
"""The assumed minimum probability of any move by an expert. Experts sometimes deviate from the equilibrium strategy,
for example to exploit this bot."""
OFF_TYPE_CHANCE: Final = 0.003
"""The assumed minimum probability of a move by a player of a known type."""
DOUBT: Final = 0.0
"""The prior log odds that the opponent is not one of the known player types. With greater doubt, the bot is harder to
exploit but wins less against simple players.
"""
WIDEST_RAISE_DOUBT: Final = 1.0
"""The doubt under ``WIDEST_RAISE``. There the bot wins so often against simple players that it can afford more doubt
(``benchmarks/trade.py``).
"""
MAX_ODDS: Final = 700.0
"""The upper limit on log odds, which keeps their exponential finite."""
MAX_EVIDENCE: Final = 6.0
"""The upper limit on the evidence for known player types, in log odds. The limit lets the bot quickly notice when a
player changes habits.
"""


class EquilibriumMaster(WeightedMaster):
    """A ``Master`` bot that mixes nearly unexploitable play with look-ahead in two-player rounds.

    The look-ahead assumes that the opponent is one of several player types. At each reveal, the bot sees the dice with
    which the opponent made each move. The bot compares how well the player types and the equilibrium strategy predicted
    the opponent's moves. The weight of the look-ahead is the probability that the opponent is one of the known player
    types (Bayes' rule).
    """

    def __init__(self, rng: Random, rules: Rules) -> None:
        super().__init__(rng, rules)
        self._evidence: dict[int, float] = {}
        """For each seat, the log likelihood ratio between the player types and the equilibrium strategy, summed over
        its moves."""
        self.doubt = WIDEST_RAISE_DOUBT if rules.raise_ == WIDEST_RAISE else DOUBT

    def mix(self, view: View) -> Mapping[Move | None, float] | None:
        if not self._between_two:
            return super().mix(view)
        values = {move: worth - RAISE_BIAS[0] * isinstance(move, Bid) for move, worth in self.move_values(view).items()}
        if not values:
            return {}
        query = query_without_calza(view, self.rules, self.dice, self.veterans)
        safe = equilibrium_mix(query, self.rules) if isinstance(query, TablebaseQuery) else None
        weight = 1.0 if safe is None else self._exploiting(view)
        mixed: dict[Move | None, float] = {
            move: (1 - weight) * share for move, share in _with_calza(safe or {}, values).items()
        }
        for move, share in zip(values, self._often(np.array(list(values.values()))).tolist(), strict=True):
            mixed[move] = mixed.get(move, 0.0) + weight * share
        kept = prune_rare(np.array(list(mixed.values())))
        return {move: share for move, share in zip(mixed, kept.tolist(), strict=True) if share}

    def _exploiting(self, view: View) -> float:
        """Return the weight of the look-ahead."""
        assert view.seat
        odds = self.doubt - self._evidence.get(self.next_seat(view.seat), 0.0)
        return 1 / (1 + exp(min(odds, MAX_ODDS)))

    def _learn(self, shown: RevealedRound) -> None:
        if len(self.reading.alive) == 2 and not shown.palifico:
            for seat in self.reading.alive:
                for gain in self._gains(shown, seat):
                    self._evidence[seat] = min(self._evidence.get(seat, 0.0) + gain, MAX_EVIDENCE)
        super()._learn(shown)

    def _gains(self, shown: RevealedRound, seat: int) -> Iterator[float]:
        """Yield a log likelihood ratio for each of a seat's moves in a two-player round. The ratio compares the seat's
        player type with the equilibrium strategy."""
        dice, opener = self.reading.dice, shown.opener
        other = next(each for each in self.reading.alive if each != opener)
        hand, bids = tuple(sorted(shown.hands[seat - 1])), tuple(Bid(said.quantity, said.face) for said in shown.bids)
        query = TablebaseQuery((dice[opener - 1], dice[other - 1]), False, False, hand, ())
        moves: list[Move] = [*bids[seat != opener :: 2]]
        if shown.call == "dudo" and shown.caller == seat:
            moves.append(DUDO)
        for at, (move, typical) in enumerate(zip(moves, self.reading.move_likelihoods(seat, hand), strict=False)):
            mix = equilibrium_mix(query._replace(bids=bids[: (seat != opener) + 2 * at]), self.rules)
            if mix is not None and (typical < 1 or len(mix) > 1):
                yield log(max(typical, OFF_TYPE_CHANCE) / max(mix.get(move, 0.0), UNUSUAL_CHANCE))


def _with_calza(mix: Mapping[Move, float], values: Mapping[Move | None, float]) -> Mapping[Move, float]:
    """Add calza to a probability distribution over moves that leaves out calza. If calza has the highest value of all
    moves, it replaces all other moves; if it is merely better than dudo, it replaces dudo.
    """
    calza = next((move for move in values if isinstance(move, Calza)), None)
    if calza is None or not mix:
        return mix
    if values[calza] == max(values.values()):
        return {calza: 1.0}
    if values[calza] <= values[DUDO]:
        return mix
    return {calza if move == DUDO else move: share for move, share in mix.items()}


def equilibrium_mix(query: TablebaseQuery, rules: Rules) -> Mapping[Move, float] | None:
    """Return the probability of each move, from a solved round or a blueprint. The result is None if neither contains
    the position, because the player deviated from the strategy or the round has too many dice. The probabilities leave
    out calza.
    """
    if query.bids and query.bids[-1].quantity > sum(query.dice):
        return {DUDO: 1.0}
    if table := load_tablebase(query.dice, rules.raise_, query.locked, query.veteran):
        found = table.probe(query.hand, query.bids)
        return found.mix if found else None
    if query.locked or query.veteran:
        return None
    blueprint = load_blueprint(query.dice, rules.raise_)
    return blueprint.mix(query.hand, query.bids) if blueprint else None
