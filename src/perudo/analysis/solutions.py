"""Solutions for a replay: at each move, an optimal player's move probabilities with the same hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, repeat
from typing import NamedTuple

from perudo.core.game import Deal, Game, Hand, Move, OpeningRoll
from perudo.core.odds import hand_distribution
from perudo.core.view import View, view
from perudo.protocol import wire
from perudo.records.record import Replay
from perudo.solver.tablebase import Probe, probe


def solutions(replay: Replay) -> Iterator[wire.Solution | None]:
    """For each step, yield the solution for the move that follows, or None. If the game may still be in progress, every
    value is None.
    """
    if replay.winner is not None:
        moments: list[_Moment] = []
        for (before, game), (action, _) in pairwise(replay.steps):
            if isinstance(before, Deal):
                moments.clear()
            if isinstance(action, Deal | OpeningRoll):
                yield None
            else:
                moments.append(_Moment(game, view(game, game.to_act), action))
                yield _solution(moments)
    yield from repeat(None)


class _Moment(NamedTuple):
    game: Game
    seen: View
    """The view of the player to act."""
    move: Move

    def probe(self, hand: Hand | None = None) -> Probe | None:
        """Look up this position in the solution, optionally with another hand."""
        view = replace(self.seen, hand=hand) if hand else self.seen
        return probe(view, self.game.rules, self.game.dice, self.game.veterans) or None

    def fits(self, hand: Hand) -> bool:
        """Return whether the solution ever makes the played move with this hand."""
        found = self.probe(hand)
        return found is not None and self.move in found.mix


def _solution(moments: Sequence[_Moment]) -> wire.Solution | None:
    """Return the solution for the last of the given positions."""
    if moments[0].probe() is None:
        return None
    now, own, others = moments[-1], moments[-3::-2], moments[-2::-2]
    found, bid, hand = now.probe(), now.game.current_bid, now.seen.hand or ()
    # After a bid that an optimal opponent never makes, the solution's answer only has to deter that bid. So the answer
    # may be suboptimal, except after a bid that exceeds the number of dice in play.
    if found is None or not (_fits(others) or (bid and bid.quantity > sum(now.game.dice))):
        return wire.Solution(moves=(), chance=None, off_strategy=False)
    shares = {now.move: 0.0, **found.mix}
    words = tuple(
        wire.SolvedMove(move=wire.from_move(move), share=shares[move], played=move == now.move)
        for move in sorted(shares, key=shares.__getitem__, reverse=True)
    )
    strayed = not all(moment.fits(hand) for moment in own)
    return wire.Solution(moves=words, chance=(1 + found.value) / 2, off_strategy=strayed)


def _fits(moments: Sequence[_Moment]) -> bool:
    """Return whether the solution could have made all the given moves with some hand."""
    dice = len(moments[0].seen.hand or ()) if moments else 0
    return any(all(moment.fits(hand) for moment in moments) for hand in hand_distribution(dice)[0])
