"""Positions between the rounds of a two-player game, transitions between them, and payoffs of calls.

This module finds the positions and transitions by playing rounds with ``Game``. After a correct calza, the caller
regains a die or the opponent loses one. The position after the round reflects this change in the number of dice.

Assumption: no player would rather lose a die than see the opponent lose one. Then dudo is never worse than a bid of
more dice than there are, because that bid loses to the opponent's dudo. So this module omits bids of more dice than
there are. The only exception is an opener who would rather lose a die than let the opponent call calza;
``whole_game.py`` takes that into account.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from perudo.core.game import DUDO, Bid, Calza, Deal, Game, Move
from perudo.core.rules import Rules
from perudo.sim.bid_graph import (
    ORDINARY,
    PALIFICO,
    VETERAN,
    BidGraph,
    Effects,
    bid_graphs,
    call_tables,
    calza_allowed_with_two,
)
from perudo.solver.tree import CallPayoffs, Round


class RoundStart(NamedTuple):
    """The start of a round: each player's number of dice and palifico status."""

    opener: int
    other: int
    palifico: bool = False
    veterans: tuple[bool, bool] = (False, False)


DiceOutcome = tuple[int, int]
"""A round's outcome: a player (0: the opener) and that player's result. 1: the player called a correct calza. -1: the
player lost a die after a dudo or a wrong calza.
"""


class Transition(NamedTuple):
    """How the game continues after a round."""

    position: RoundStart | None
    """The next round's start; None if the game is over."""
    opener_opens: bool
    """Whether the opener of this round also opens the next one, or has won the game."""


@dataclass(frozen=True)
class RoundStarts:
    """The positions between the rounds of a two-player game under given rules."""

    rules: Rules

    @cached_property
    def transitions(self) -> dict[RoundStart, dict[DiceOutcome, Transition]]:
        """For each position, the transition after each outcome of the round. The result covers every position that can
        occur if neither player had been palifico when the game came down to two players. Positions with the fewest dice
        come first.
        """
        most = range(1, self.rules.dice + 1)
        waiting = [RoundStart(opener, other) for opener in most for other in most]
        found: dict[RoundStart, dict[DiceOutcome, Transition]] = {}
        while waiting:
            position = waiting.pop()
            if position not in found:
                found[position] = self._outcomes(position)
                waiting += (after.position for after in found[position].values() if after.position)
        return {each: found[each] for each in sorted(found, key=lambda each: (each.opener + each.other, each))}

    def _outcomes(self, position: RoundStart) -> dict[DiceOutcome, Transition]:
        count, every = position.opener, position.opener + position.other
        # With these hands, each called bid either matches the dice exactly or is too high.
        mine, theirs = (5,) * position.opener, (4,) * position.other
        ways: list[tuple[DiceOutcome, tuple[tuple[int, ...], ...], list[Move]]] = [
            ((1, -1), (mine, theirs), [Bid(count, 5), DUDO]),
            ((0, -1), (mine, theirs), [Bid(count + 1, 5), DUDO]),
        ]
        if self.allows_calza_to_act(position):
            ways += [
                ((1, 1), (mine, theirs), [Bid(count, 5), Calza(2)]),
                ((0, 1), (mine, (5,) * position.other), [Bid(every - 1, 5), Bid(every, 5), Calza(1)]),
            ]
        if self.allows_own_calza(position):
            ways += [
                ((0, 1), (mine, theirs), [Bid(count, 5), Calza(1)]),
                ((1, 1), (mine, (5,) * position.other), [Bid(every - 1, 5), Bid(every, 5), Calza(2)]),
            ]
        found = {}
        for outcome, hands, said in ways:
            game = self._game(position).after(Deal(hands, 1))
            for move in said:
                game = game.after(move)
            first = (game.winner or game.opener) == 1
            left = game.dice if first else game.dice[::-1]
            was = (1 in game.veterans, 2 in game.veterans)
            after = RoundStart(left[0], left[1], game.palifico, was if first else was[::-1])
            found[outcome] = Transition(None if game.winner else after, first)
        return found

    @property
    def allows_calza(self) -> bool:
        """Whether the rules ever allow calza."""
        # Palifico rounds never allow more calza calls than ordinary rounds.
        return any(calza_allowed_with_two(self.rules, palifico=False))

    def allows_calza_to_act(self, position: RoundStart) -> bool:
        """Whether the player to act may call calza."""
        return calza_allowed_with_two(self.rules, palifico=position.palifico)[0]

    def allows_own_calza(self, position: RoundStart) -> bool:
        """Whether a bidder may call calza on their own bid.

        After the opponent's next move it is too late to call, so a bidder calls immediately or not at all.
        """
        return calza_allowed_with_two(self.rules, palifico=position.palifico)[1]

    def _game(self, position: RoundStart) -> Game:
        veterans = [seat for seat, was in enumerate(position.veterans, 1) if was]
        if position.palifico:  # ``palifico`` already makes the opener a veteran.
            veterans = [seat for seat in veterans if seat != 1]
        return Game.mid_game(self.rules, position[:2], 1 if position.palifico else None, veterans)

    def round(self, position: RoundStart) -> Round:
        """Return the round that starts in this position, played for one point; see ``round_with_values``."""
        kinds = bid_graphs(self.rules, 2)
        game = self._game(position).after(Deal(((2,) * position.opener, (2,) * position.other), 1)).after(Bid(1, 2))
        assert game.raise_context
        answers = ORDINARY if not position.palifico else PALIFICO if game.raise_context.locked else VETERAN

        def lattice(kind: int) -> BidGraph:
            raising = kinds[kind].raise_context._replace(max_quantity=position.opener + position.other)
            return replace(kinds[kind], raise_context=raising)

        opens, after = lattice(PALIFICO if position.palifico else ORDINARY), lattice(answers)
        return Round(position[:2], opens, responder_bid_graph=after if after != opens else None)

    def round_in_dice(self, position: RoundStart) -> Round:
        """Return the round that starts in this position, played for one point per die. A player who loses a die loses a
        point; a player who regains a die through calza wins a point. The round includes calza if the rules allow it.
        The payoffs ignore all other consequences, such as who opens the next round.
        """

        def points(after: Transition) -> float:
            if after.position is None:  # One player has no dice left.
                return 1.0 if after.opener_opens else -1.0
            mine, theirs = after.position[:2] if after.opener_opens else after.position[1::-1]
            return float(mine - theirs - position.opener + position.other)

        return self.round_with_values(position, points)

    def round_with_values(self, position: RoundStart, worth_of: Callable[[Transition], float]) -> Round:
        """Return the round that starts in this position, with calza if the rules allow it.

        ``worth_of``: a function that returns a transition's value for the opener.
        """
        worth = {outcome: worth_of(after) for outcome, after in self.transitions[position].items()}
        dudos, calzas = call_tables(self.rules).effect

        def paid(caller: int, effects: Effects, right: float) -> CallPayoffs:
            fewer, exact, more = (worth[caller, -1] if effect.caller < 0 else right for effect in effects)
            return fewer, exact, more

        def dudo(caller: int) -> CallPayoffs:
            return paid(caller, dudos, worth[1 - caller, -1])

        def calza(caller: int) -> CallPayoffs:
            return paid(caller, calzas, worth[caller, 1])

        calls = (dudo, calza) if self.allows_calza_to_act(position) else (dudo,)
        pay = tuple(call(0) for call in calls), tuple(call(1) for call in calls)
        round_ = replace(self.round(position), payoffs=pay)
        if not self.allows_own_calza(position):
            return round_
        own = calza(0), calza(1)
        answering = replace(round_.responder_bid_graph, own_calza_twins=True) if round_.responder_bid_graph else None
        return replace(
            round_,
            bid_graph=replace(round_.bid_graph, own_calza_twins=True),
            responder_bid_graph=answering,
            own_calza_payoffs=own,
        )
