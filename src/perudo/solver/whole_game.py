"""Computes the chances of winning a two-player game from positions between rounds.

Without calza, a round has two outcomes. The value of each outcome depends on the following position, which has fewer
dice. The equilibrium stays the same however far apart the two outcomes' values are. So the module solves each round
once, for one point, and computes the chances backwards from the end of the game.

With calza, players can regain dice, so positions depend on each other in cycles. In that case, the solver learns all
positions simultaneously: each uses the current estimates for the positions that can follow it. The resulting bounds are
proven: each is a player's chance against an opponent who plays a best response in every round. The bounds start at 0
and 1, and each pass over the positions brings them closer together.

Rounds that are too large to solve are learned with imperfect recall (``imperfect_recall.py``). Chances that depend on
such rounds are estimates, and are reported separately from the proven bounds. For rounds learned with imperfect recall,
the proven bounds are wider (``sound_bounds.py``), or unavailable if calza is allowed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from perudo.core.errors import PerudoError
from perudo.core.raises import RAISES
from perudo.core.rules import Rules
from perudo.solver.cfr import Bounds, Solver, interruptible, solve, strip_prefix, with_prefix
from perudo.solver.checkpoint import Checkpoint, Resumable
from perudo.solver.imperfect_recall import (
    MAX_PAIR_BYTES,
    TARGET_GAIN,
    ImperfectRecallSolver,
    affordable_recall,
    allocate_pairs,
    check_memory,
    solve_imperfect_recall,
)
from perudo.solver.race import best_solver
from perudo.solver.regrets import available_memory, format_bytes, memory_plan
from perudo.solver.round_starts import RoundStart, RoundStarts, Transition
from perudo.solver.sound_bounds import refine_sound_bounds
from perudo.solver.tree import Round

ITERATIONS: Final = 80
"""The maximum number of iterations for an estimated round."""
SOUND_BOUND_SECONDS: Final = 10.0
"""The time limit (s) for the proven bounds of each estimated round."""
_WORK: Final = 1e8
"""The work limit for each estimated round with calza: the number of hand pairs times the number of edges (see
``affordable_recall``).
"""
_SWEEPS: Final = 40
"""The maximum number of sweeps over the positions of a game with calza. Each sweep runs some learning iterations for
every position.
"""
_STEPS: Final = 10
_LEARNING: Final = 0.7
"""The fraction of the time limit that is spent on learning. The rest is spent on narrowing the bounds."""
_PASSES: Final = 1000
"""The maximum number of passes over all positions to narrow the bounds."""


class ChanceInterval(NamedTuple):
    """A proven interval for the opener's chance of winning the game."""

    low: float
    high: float

    @property
    def complement(self) -> ChanceInterval:
        """Return the interval for the opponent's chance of winning the game."""
        return ChanceInterval(1 - self.high, 1 - self.low)


UNKNOWN: Final = ChanceInterval(0, 1)
WON: Final = ChanceInterval(1, 1)


class RoundSolution(NamedTuple):
    """The result for a round that is played for one point."""

    bounds: Bounds
    value: float
    gain: float = 0
    """For an estimated round, a lower bound for the total gain of both players if each plays a best response."""
    complete: bool = True
    """Whether the solver finished the round before Ctrl-C or a time limit stopped it."""


_LEFT_OUT: Final = RoundSolution(Bounds(-1, 1), 0)
_SOLVED: Final = "solved to {}"
_ESTIMATED: Final = "remembering {}"
"""The name under which an estimated round is saved."""
_UNBEGUN: Final = RoundSolution(Bounds(-1, 1), 0, complete=False)
"""The result for a round whose computation did not begin before the time limit."""


class GameProgress(NamedTuple):
    """The progress of a whole-game computation."""

    of: Literal["rounds", "sweeps"]
    done: int
    many: int
    """The total number of rounds to solve, or the maximum number of sweeps over all positions."""


RoundTask = Callable[[Round], RoundSolution]
MapFunction = Callable[[RoundTask, list[Round]], Iterable[RoundSolution]]
"""A function like ``map`` that applies a task to each round, possibly in parallel processes."""


@dataclass(frozen=True)
class WholeGame:
    """The chances of winning a two-player game under given rules."""

    rules: Rules
    chances: dict[RoundStart, ChanceInterval]
    """The proven interval for each position."""
    estimates: dict[RoundStart, float]
    """An estimate of each position's value, within its proven interval. Positions that depend on omitted rounds have no
    estimate."""
    gains: dict[RoundStart, float]
    """For each estimated round, a lower bound for the total gain of both players if each plays a best response. The
    mapping is empty for games with calza, because the payoffs of their rounds are only estimates.
    """
    finished: bool = True
    """Whether the computation finished before Ctrl-C or a time limit stopped it."""

    @staticmethod
    def of(
        rules: Rules,
        largest: int,
        target_gap: float,
        *,
        recall: int | None = None,
        on_progress: Callable[[GameProgress], None] = lambda stage: None,
        spread: MapFunction = map,
        share: int = 1,
        seconds: float | None = None,
        checkpoint: Path | None = None,
    ) -> WholeGame:
        """Solve palifico rounds and rounds with at most ``largest`` dice to ``target_gap``, and estimate all other
        rounds. Ctrl-C stops the computation early. If the computation for a game without calza stops early, the result
        omits the remaining rounds.

        - ``recall``: how many bids players remember in estimated rounds (default: as many as memory and time allow); 0
          omits these rounds.
        - ``spread``: a function like ``map`` that can process the rounds of a game without calza in parallel. Each
          process may use the machine's memory divided by ``share``.
        - ``seconds``: the time limit for all rounds. A round in progress may exceed the limit, because every round
          needs a minimum time.
        - ``checkpoint``: a file from which to resume, if it exists. The file is written after each round, every minute,
          and at the end.

        Raises ``PerudoError`` before learning begins (``solver-too-large``, ``forgetful-too-large``,
        ``solver-other-game``), or later (``solver-unwritten``).
        """
        until = None if seconds is None else time.time() + seconds
        kept = Checkpoint(checkpoint, str(rules))
        positions = RoundStarts(rules)
        exact = {each for each in positions.transitions if each.palifico or each.opener + each.other <= largest}
        _fit(positions, exact, recall, share)
        if positions.allows_calza:
            return _Learned(positions, exact, target_gap, recall, on_progress, until, kept).match()
        # Save unfinished rounds only if there are no parallel processes.
        half = kept if spread is map else None
        tasks: list[tuple[str, RoundTask]] = [
            (_SOLVED.format(target_gap), partial(_solved, target_gap=target_gap, until=until, checkpoint=half))
        ]
        if recall != 0:
            most = MAX_PAIR_BYTES // share
            estimating = partial(_estimated, recall=recall, memory_limit=most, until=until, checkpoint=half)
            tasks.append((_ESTIMATED.format(recall), estimating))
        return _backwards(positions, exact, tasks, spread, on_progress, kept)


def solvable_dice(rules: Rules) -> int:
    """Return the maximum number of dice with which a round can be solved within minutes."""
    return RAISES[rules.raise_].solvable_dice - RoundStarts(rules).allows_calza


def _fit(positions: RoundStarts, exact: set[RoundStart], recall: int | None, share: int) -> None:
    """Check in advance that all rounds will fit into memory."""
    for position in positions.transitions:
        round_ = positions.round(position)
        if position in exact:
            if (needed := memory_plan(round_).needed) > available_memory() // share:
                raise PerudoError(
                    "solver-too-large", needed=format_bytes(needed), there=format_bytes(available_memory() // share)
                )
        elif recall:
            check_memory(round_, recall)


def _backwards(
    positions: RoundStarts,
    exact: set[RoundStart],
    tasks: list[tuple[str, RoundTask]],
    spread: MapFunction,
    on_progress: Callable[[GameProgress], None],
    checkpoint: Checkpoint,
) -> WholeGame:
    """Compute the chances of a game without calza, backwards from its end. First solve the small rounds, then estimate
    the others. Save each complete result in the checkpoint.
    """
    rounds = {each: positions.round(each) for each in positions.transitions}
    kinds = [{rounds[each]: None for each in rounds if (each in exact) == first} for first in (True, False)]
    found: dict[Round, RoundSolution] = {}
    count = sum(len(asked) for asked in kinds[: len(tasks)])
    with interruptible() as stopped:
        for (name, work), asked in zip(tasks, kinds, strict=False):
            known = {round_: checkpoint.result(f"{name} {round_}") for round_ in asked}
            found |= {
                round_: RoundSolution(Bounds(each[0], each[1]), each[2], each[3])
                for round_, each in known.items()
                if each
            }
            left = [round_ for round_ in asked if round_ not in found]
            for round_, answer in zip(left, spread(work, left) if not stopped() else (), strict=False):
                if stopped():
                    break
                if answer != _UNBEGUN:
                    found[round_] = answer
                    on_progress(GameProgress("rounds", len(found), count))
                if answer.complete:
                    checkpoint.store_result(f"{name} {round_}", [*answer.bounds, answer.value, answer.gain])
    finished = len(found) == count and all(answer.complete for answer in found.values())
    checkpoint.save(now=True)
    match = WholeGame(positions.rules, {}, {}, {}, finished)
    for position, round_ in rounds.items():
        then = [positions.transitions[position][player, -1] for player in (0, 1)]
        answer = found.get(round_, _LEFT_OUT)
        lost, won = (_sure(match, each) for each in then)
        low, high, value = ((1 + each) / 2 for each in (*answer.bounds, answer.value))
        if won.low >= lost.high:
            low, high = lost.low + (won.low - lost.low) * low, lost.high + (won.high - lost.high) * high
        else:  # Either outcome may be better for the opener, so take the widest interval.
            low, high = min(lost.low, won.low), max(lost.high, won.high)
        match.chances[position] = ChanceInterval(low, high)
        if round_ in found and all(not each.position or each.position in match.estimates for each in then):
            lost_about, won_about = (_about(match, each) for each in then)
            match.estimates[position] = lost_about + (won_about - lost_about) * value
            if position not in exact:
                match.gains[position] = answer.gain
    return match


def _solved(round_: Round, target_gap: float, until: float | None, checkpoint: Checkpoint | None) -> RoundSolution:
    seconds = None if until is None else until - time.time()
    if seconds is not None and seconds <= 0:
        return _UNBEGUN
    began, solver = time.perf_counter(), best_solver(round_)
    keep = checkpoint.resume(f"{_SOLVED.format(target_gap)} {round_}", solver) if checkpoint else lambda: None
    bounds = solve(solver, target_gap=target_gap, seconds=seconds, started_at=began, save_state=keep).bounds
    return RoundSolution(bounds, (bounds.low + bounds.high) / 2, complete=bounds.nash_conv <= target_gap)


def _estimated(
    round_: Round, recall: int | None, memory_limit: int, until: float | None, checkpoint: Checkpoint | None
) -> RoundSolution:
    seconds = None if until is None else until - time.time()
    if seconds is not None and seconds <= 0:
        return _UNBEGUN
    began, forgetful = time.perf_counter(), ImperfectRecallSolver(round_, recall or affordable_recall(round_))
    keep = checkpoint.resume(f"{_ESTIMATED.format(recall)} {round_}", forgetful) if checkpoint else lambda: None
    with interruptible() as stopped:
        found = solve_imperfect_recall(
            forgetful,
            target_gap=TARGET_GAIN,
            iterations=ITERATIONS,
            memory_limit=memory_limit,
            seconds=seconds,
            started_at=began,
            save_state=keep,
        )
        whole = not stopped() and (seconds is None or found.iterations >= ITERATIONS or found.seconds < seconds)
        left = SOUND_BOUND_SECONDS if until is None else min(SOUND_BOUND_SECONDS, until - time.time())
        bounds = Bounds(-1, 1) if stopped() else refine_sound_bounds(forgetful, left).bounds
    return RoundSolution(bounds, found.within(bounds).value, found.gain, whole)


def _sure(match: WholeGame, after: Transition) -> ChanceInterval:
    """Return the interval for the chance that the round's opener wins the game after an outcome."""
    then = match.chances[after.position] if after.position else WON
    return then if after.opener_opens else then.complement


def _about(match: WholeGame, after: Transition) -> float:
    then = match.estimates[after.position] if after.position else 1.0
    return then if after.opener_opens else 1 - then


class _Learned:
    """Simultaneously learns all positions of a game with calza."""

    def __init__(
        self,
        positions: RoundStarts,
        exact: set[RoundStart],
        target_gap: float,
        recall: int | None,
        on_progress: Callable[[GameProgress], None],
        until: float | None,
        checkpoint: Checkpoint,
    ) -> None:
        self._positions, self._width, self._on_progress = positions, target_gap, on_progress
        self._began, self._until, self._kept = time.time(), until, checkpoint
        self._sweeps = 0
        even = {each: each.opener / (each.opener + each.other) for each in positions.transitions}
        self._match = WholeGame(positions.rules, dict.fromkeys(even, UNKNOWN), even, {})
        self._solvers: dict[RoundStart, Solver] = {}
        self._others: dict[RoundStart, ImperfectRecallSolver] = {}
        rounds = {each: self._expecting(each) for each in even}
        others = [rounds[each] for each in even if each not in exact and recall != 0]
        recalled = {each: recall or affordable_recall(each, _WORK) for each in others}
        within = allocate_pairs(recalled) if others else None
        for position, round_ in rounds.items():
            if position in exact:
                self._solvers[position] = Solver(round_, "discounted")
            elif recall != 0:
                self._others[position] = ImperfectRecallSolver(round_, recalled[round_], within)
        if checkpoint.arrays:
            with checkpoint.rejecting_other_game():
                self._take_up(checkpoint.arrays)
            checkpoint.arrays.clear()

    def match(self) -> WholeGame:
        learned, sure = self._learn(), self._make_sure()
        self._kept.save(self._state(), now=True)
        for position, (low, high) in self._match.chances.items():
            self._match.estimates[position] = min(max(self._match.estimates[position], low), high)
        if len(self._solvers) + len(self._others) < len(self._match.chances):
            self._match.estimates.clear()  # Every estimate depends on guesses about omitted rounds.
        return replace(self._match, finished=learned and sure)

    def _state(self) -> Iterator[tuple[str, NDArray[Any]]]:
        yield "sweeps", np.array(self._sweeps)
        yield "estimates", np.array(list(self._match.estimates.values()))
        yield "chances", np.array(list(self._match.chances.values()))
        for number, each in enumerate(self._halves()):
            yield from with_prefix(f"{number}-", each.state_arrays())

    def _halves(self) -> list[Resumable]:
        return [*self._solvers.values(), *self._others.values()]

    def _take_up(self, arrays: dict[str, NDArray[Any]]) -> None:
        for number, each in enumerate(self._halves()):
            each.load_state(strip_prefix(f"{number}-", arrays))
        self._sweeps = int(arrays["sweeps"])
        for position, about, sure in zip(
            self._match.chances, arrays["estimates"].tolist(), arrays["chances"].tolist(), strict=True
        ):
            self._match.estimates[position], self._match.chances[position] = about, ChanceInterval(*sure)

    def _over(self, share: float = 1) -> bool:
        """Return whether the fraction ``share`` of the time limit has passed."""
        return self._until is not None and time.time() >= self._began + share * (self._until - self._began)

    def _expecting(self, position: RoundStart) -> Round:
        return self._positions.round_with_values(position, lambda after: _about(self._match, after))

    def _learn(self) -> bool:
        """Learn all positions together. Return whether learning finished."""
        with interruptible() as stopped:
            while self._sweeps < _SWEEPS and not stopped():
                moved = self._sweep()
                if stopped() or self._over(_LEARNING):
                    return False
                self._sweeps += 1
                self._kept.save(self._state())
                self._on_progress(GameProgress("sweeps", self._sweeps, _SWEEPS))
                if moved < self._width / 2:
                    break
            return not stopped()

    def _sweep(self) -> float:
        """Run some learning iterations for each position. Return the larger of two numbers: the largest change in an
        estimate, and the largest width of a round's bounds.
        """
        moved = 0.0
        for position, solver in self._solvers.items():
            if self._over(_LEARNING):
                return 1.0
            self._step(position, solver)
            bounds = solver.bounds()
            moved = max(moved, self._move(position, (bounds.low + bounds.high) / 2), bounds.nash_conv)
        for position, forgetful in self._others.items():
            if self._over(_LEARNING):
                return 1.0
            self._step(position, forgetful)
            moved = max(moved, self._move(position, forgetful.value()))
        return moved

    def _step(self, position: RoundStart, learner: Solver | ImperfectRecallSolver) -> None:
        learner.set_payoffs(self._expecting(position))
        for _ in range(_STEPS):
            learner.iterate()

    def _move(self, position: RoundStart, about: float) -> float:
        before, self._match.estimates[position] = self._match.estimates[position], about
        return abs(about - before)

    def _make_sure(self) -> bool:
        """Narrow the bounds. Return whether the bounds were narrowed completely before Ctrl-C or the time limit."""
        with interruptible() as stopped:  # Each pass gives valid bounds, so the loop may stop after any pass.
            for _ in range(_PASSES):
                if self._narrow() < self._width / 100 or stopped() or self._over():
                    break
            return not (stopped() or self._over())

    def _narrow(self) -> float:
        """Narrow the interval of each solved position. Return the largest change in either end of any interval."""
        chances, narrowed = self._match.chances, 0.0
        for position, solver in self._solvers.items():
            if self._over() and narrowed:
                break
            before = chances[position]
            low, high = (self._end(position, solver, end) for end in (0, 1))
            chances[position] = ChanceInterval(max(before.low, low), min(before.high, high))
            narrowed = max(narrowed, chances[position].low - before.low, before.high - chances[position].high)
        return narrowed

    def _end(self, position: RoundStart, solver: Solver, end: int) -> float:
        """Return one end of a position's interval, computed from the next positions' intervals."""
        solver.set_payoffs(self._positions.round_with_values(position, lambda after: _sure(self._match, after)[end]))
        odds = solver.round.hands[1 - end].probability
        if end == 0:
            return float(-solver.best_response_value(1) @ odds) - solver.rounding_error_bound
        # With any hand, the opener can lose a die deliberately by bidding more dice than there are.
        lost = _sure(self._match, self._positions.transitions[position][0, -1]).high
        return float(np.maximum(solver.best_response_value(0), lost) @ odds) + solver.rounding_error_bound
