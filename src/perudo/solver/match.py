"""Who wins a whole game of two: from each position before a round, the chance of the player who opens it.

A round that only dudo can end has two outcomes. What it is worth to win it instead of losing it is settled by the
positions that follow, which have fewer dice, and changes nothing in how it should be played: so a round is solved once,
for one point, and the chances follow from the end backwards.

With calza dice may come back, and positions hang on others that hang on them. Then all are learned side by side, each
for what the others are worth so far. What is sure is worked out from what was learned at last: who plays so wins at
least with the chance that is left when the other answers as well as can be, in every round of the game. That begins
with all that could be, from 0 to 1, and each pass over the positions narrows it.

Rounds that are too large to be solved are played by players who forget (``forgetful.py``): what hangs on those is an
estimate, and is told apart from what is sure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, NamedTuple

import numpy as np

from perudo.rules import Raise, Rules
from perudo.solver.forgetful import ROOM, WIDTH, Forgetful, remembers, room, settle
from perudo.solver.positions import After, Position, Positions
from perudo.solver.race import learner
from perudo.solver.solving import Bounds, Solver, solve, stops
from perudo.solver.tree import Round

_LARGEST: Final[dict[Raise, int]] = {"one-axis": 4, "any-higher": 3}
ITERATIONS: Final = 80
"""For a round that is not solved, at most."""
_WORK: Final = 1e8
"""For each of those, where calza is played: pairs of hands, times the bids from one node to another (``remembers``)."""
_SWEEPS: Final = 40
"""Over all positions, where calza is played, at most: each learns some iterations in each."""
_STEPS: Final = 10
_PASSES: Final = 1000
"""Over all positions, to narrow what is sure, at most."""


class Chance(NamedTuple):
    """Between what the opener's chance to win the game lies for certain."""

    low: float
    high: float

    @property
    def against(self) -> Chance:
        """The same for the other player."""
        return Chance(1 - self.high, 1 - self.low)


UNKNOWN: Final = Chance(0, 1)
WON: Final = Chance(1, 1)


class Found(NamedTuple):
    """What came of a round for one point."""

    bounds: Bounds
    value: float
    gain: float = 0
    """Where it was not solved: what both could gain at the least, together, by answering better."""


_LEFT_OUT: Final = Found(Bounds(-1, 1), 0)


class Stage(NamedTuple):
    """How far it has come."""

    of: Literal["rounds", "sweeps"]
    done: int
    many: int
    """At most, of sweeps."""


Spread = Callable[[Callable[[Round], Found], list[Round]], Iterable[Found]]
"""How many rounds are worked on: ``map``, or in several processes."""


@dataclass(frozen=True)
class Match:
    """The chances in a game of two, by rules."""

    rules: Rules
    chances: dict[Position, Chance]
    """What is sure."""
    estimates: dict[Position, float]
    """What it is about: within what is sure. Without those that hang on rounds that are left out."""
    gains: dict[Position, float]
    """For the rounds that are not solved, what both players could gain at the least, together, by answering better.
    With calza none are known: what a round pays is itself an estimate there."""

    @staticmethod
    def of(
        rules: Rules,
        largest: int,
        width: float,
        *,
        remembered: int | None = None,
        told: Callable[[Stage], None] = lambda stage: None,
        spread: Spread = map,
        share: int = 1,
    ) -> Match:
        """Solves palifico rounds, and others of at most so many dice, each to a width; estimates the others. Ctrl-C
        ends that, and leaves the rest out.

        ``remembered``: how many bids are remembered in those; as many as there is room for, where it is not said; 0
        leaves them out. Without calza, ``spread`` works on the rounds, over so many workers of one machine as ``share``
        its memory.
        """
        positions = Positions(rules)
        exact = {each for each in positions.outcomes if each.palifico or each.opener + each.other <= largest}
        if positions.may_call:
            return _Learned(positions, exact, width, remembered, told).match()
        estimating = partial(_estimated, remembered=remembered, most=ROOM // share) if remembered != 0 else None
        return _backwards(positions, exact, width, estimating, spread, told)


def largest(rules: Rules) -> int:
    """Rounds of so many dice are solved within minutes."""
    return _LARGEST[rules.raise_] - Positions(rules).may_call


def _backwards(
    positions: Positions,
    exact: set[Position],
    width: float,
    estimating: Callable[[Round], Found] | None,
    spread: Spread,
    told: Callable[[Stage], None],
) -> Match:
    """Without calza: rounds first, then chances, from the end backwards."""
    match = Match(positions.rules, {}, {}, {})
    rounds = {each: positions.round(each) for each in positions.outcomes}
    tasks: list[tuple[Callable[[Round], Found], list[Round]]] = [
        (partial(_solved, width=width), [rounds[each] for each in rounds if each in exact])
    ]
    if estimating:
        tasks.append((estimating, [rounds[each] for each in rounds if each not in exact]))
    found: dict[Round, Found] = {}
    many = sum(len(set(asked)) for _, asked in tasks)
    with stops() as stopped:
        for work, asked in tasks:
            if stopped():
                break
            asked = list(dict.fromkeys(asked))
            for round_, answer in zip(asked, spread(work, asked), strict=True):
                if stopped():
                    break
                found[round_] = answer
                told(Stage("rounds", len(found), many))
    for position, round_ in rounds.items():
        then = [positions.outcomes[position][player, -1] for player in (0, 1)]
        answer = found.get(round_, _LEFT_OUT)
        lost, won = (_sure(match, each) for each in then)
        low, high, value = ((1 + each) / 2 for each in (*answer.bounds, answer.value))
        if won.low >= lost.high:
            low, high = lost.low + (won.low - lost.low) * low, lost.high + (won.high - lost.high) * high
        else:  # it isn't known which of them one would rather have
            low, high = min(lost.low, won.low), max(lost.high, won.high)
        match.chances[position] = Chance(low, high)
        if round_ in found and all(not each.position or each.position in match.estimates for each in then):
            lost_about, won_about = (_about(match, each) for each in then)
            match.estimates[position] = lost_about + (won_about - lost_about) * value
            if position not in exact:
                match.gains[position] = answer.gain
    return match


def _solved(round_: Round, width: float) -> Found:
    bounds = solve(learner(round_), width=width).bounds
    return Found(bounds, (bounds.low + bounds.high) / 2)


def _estimated(round_: Round, remembered: int | None, most: int) -> Found:
    forgetful = Forgetful(round_, remembered or remembers(round_))
    found = settle(forgetful, width=WIDTH, iterations=ITERATIONS, most=most)
    return Found(Bounds(-1, 1), found.value, found.gain)


def _sure(match: Match, after: After) -> Chance:
    """What it is worth to the player who opened."""
    then = match.chances[after.position] if after.position else WON
    return then if after.first else then.against


def _about(match: Match, after: After) -> float:
    then = match.estimates[after.position] if after.position else 1.0
    return then if after.first else 1 - then


class _Learned:
    """With calza: all positions are learned side by side."""

    def __init__(
        self,
        positions: Positions,
        exact: set[Position],
        width: float,
        remembered: int | None,
        told: Callable[[Stage], None],
    ) -> None:
        self._positions, self._width, self._told = positions, width, told
        even = {each: each.opener / (each.opener + each.other) for each in positions.outcomes}
        self._match = Match(positions.rules, dict.fromkeys(even, UNKNOWN), even, {})
        self._solvers: dict[Position, Solver] = {}
        self._others: dict[Position, Forgetful] = {}
        rounds = {each: self._expecting(each) for each in even}
        others = [rounds[each] for each in even if each not in exact and remembered != 0]
        recalled = {each: remembered or remembers(each, _WORK) for each in others}
        within = room(recalled) if others else None
        for position, round_ in rounds.items():
            if position in exact:
                self._solvers[position] = Solver(round_, "discounted")
            elif remembered != 0:
                self._others[position] = Forgetful(round_, recalled[round_], within)

    def match(self) -> Match:
        self._learn()
        self._make_sure()
        for position, (low, high) in self._match.chances.items():
            self._match.estimates[position] = min(max(self._match.estimates[position], low), high)
        if len(self._solvers) + len(self._others) < len(self._match.chances):
            self._match.estimates.clear()  # what was guessed of rounds that are left out is in all of them
        return self._match

    def _expecting(self, position: Position) -> Round:
        return self._positions.paying(position, lambda after: _about(self._match, after))

    def _learn(self) -> None:
        with stops() as stopped:
            for sweep in range(1, _SWEEPS + 1):
                moved = self._sweep()
                self._told(Stage("sweeps", sweep, _SWEEPS))
                if moved < self._width / 2 or stopped():
                    break

    def _sweep(self) -> float:
        """How much that moved chances, at most; or how wide they still are."""
        moved = 0.0
        for position, solver in self._solvers.items():
            self._step(position, solver)
            bounds = solver.bounds()
            moved = max(moved, self._move(position, (bounds.low + bounds.high) / 2), bounds.nash_conv)
        for position, forgetful in self._others.items():
            self._step(position, forgetful)
            moved = max(moved, self._move(position, forgetful.value()))
        return moved

    def _step(self, position: Position, learner: Solver | Forgetful) -> None:
        learner.repay(self._expecting(position))
        for _ in range(_STEPS):
            learner.iterate()

    def _move(self, position: Position, about: float) -> float:
        before, self._match.estimates[position] = self._match.estimates[position], about
        return abs(about - before)

    def _make_sure(self) -> None:
        with stops() as stopped:  # each pass holds, so that one may stop after any
            for _ in range(_PASSES):
                if self._narrow() < self._width / 100 or stopped():
                    break

    def _narrow(self) -> float:
        """By how much that narrowed an interval, at most."""
        chances, narrowed = self._match.chances, 0.0
        for position, solver in self._solvers.items():
            before = chances[position]
            low, high = (self._end(position, solver, end) for end in (0, 1))
            chances[position] = Chance(max(before.low, low), min(before.high, high))
            narrowed = max(narrowed, chances[position].low - before.low, before.high - chances[position].high)
        return narrowed

    def _end(self, position: Position, solver: Solver, end: int) -> float:
        """One end of what the chance is, as far as those of the positions that follow are known."""
        solver.repay(self._positions.paying(position, lambda after: _sure(self._match, after)[end]))
        odds = solver.round.hands[1 - end].odds
        if end == 0:
            return float(-solver.answer(1) @ odds) - solver.slack
        # By an opening bid of more dice than there are the opener may lose a die, whatever the hand.
        lost = _sure(self._match, self._positions.outcomes[position][0, -1]).high
        return float(np.maximum(solver.answer(0), lost) @ odds) + solver.slack
