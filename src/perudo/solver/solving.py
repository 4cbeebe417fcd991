"""Playing a round against itself until nobody could gain by playing otherwise: counterfactual regrets, on whole hands.

``Solver`` learns by turns (first one player changes its play, then the other answers that) and keeps the average of
what was played, late rounds counting for more. How good the average is, is not a matter of trust: ``bounds`` lets each
player answer the other's average as well as can be. With those two answers the value of the round lies between

    low:  what the first player is sure of by its average, whatever the second does,
    high: what the second player lets it have at most by its own.

``high - low`` is the NashConv of the averages: what both could gain together by answering the other's. The
*exploitability* is half of that, as in OpenSpiel. Answers are worked out in float64 and the interval is widened by all
that rounding could have done to them, so it holds as a theorem does; learning may use float32, which can make the
averages worse but not the interval wrong.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, Protocol
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from perudo.errors import PerudoError
from perudo.solver.machine import bind
from perudo.solver.tree import Round

Method = Literal["plus", "predictive", "discounted"]

SINGLE: Final = 1 << 30
"""Rounds whose plans take more bytes than this are learned in float32."""
_CHECKS: Final = 1.1
"""Each look at the bounds comes after so many times the iterations of the last; it costs about one of them."""


_UNLEARNED: Final = 1e-12
"""The weight of choosing evenly, which is what one does before the first iteration. The first has a weight of 1."""


class Bounds(NamedTuple):
    """Between what the value of a round lies, for the first player; and so what is left to gain in it."""

    low: float
    high: float

    @property
    def nash_conv(self) -> float:
        return self.high - self.low

    @property
    def exploitability(self) -> float:
        return self.nash_conv / 2


class Progress(NamedTuple):
    bounds: Bounds
    iterations: int
    seconds: float


class _Learning(NamedTuple):
    """How an iteration learns: what the numbers mean is told in ``kernels.py``, in this order."""

    up: float
    down: float
    least: float
    lean: float
    weight: float


def _learning(method: Method, iteration: int) -> _Learning:
    """CFR+ (Tammelin 2014), discounted CFR (Brown and Sandholm 2019), predictive CFR+ (Farina and others 2021).

    Not quite as printed: the third discounts too and trusts its prediction by a fifth, and both lean further to what
    was played last. Of all that was tried on Perudo's rounds, the second is the quickest to small exploitabilities, and
    the third goes on quickest to the smallest, in nearly all rounds.
    """
    match method:
        case "plus":
            return _Learning(1.0, 0.0, 0.0, 0.0, iteration**2.0)
        case "discounted":
            return _Learning(iteration**1.5 / (iteration**1.5 + 1), 0.3, -np.inf, 0.0, iteration**3.0)
        case "predictive":
            return _Learning(iteration**2.0 / (iteration**2.0 + 1), 0.0, 0.0, 0.2, iteration**4.0)


class Memory(NamedTuple):
    """The bytes that a round takes to solve."""

    needed: int
    precise: bool
    """Whether it is learned in float64."""
    method: Method


def memory(round_: Round, method: Method | None = None) -> Memory:
    """Counted without making anything. Where no method is named, the predictive if it does not need float32."""
    hands = [len(each.odds) for each in round_.hands]
    entries = round_.lines * sum(hands) * round_.calls
    method = method or ("predictive" if 4 * entries * 8 <= SINGLE else "discounted")
    plans = entries * (4 if method == "predictive" else 3)
    precise = plans * 8 <= SINGLE
    answers = round_.lines * max(hands) * (round_.calls + 1) * 8
    growing = 48 * round_.lines  # the tree, and what making it takes
    return Memory(plans * (8 if precise else 4) + answers + growing, precise, method)


def available() -> int:
    """The bytes of memory that this machine has to give; where it can't be asked, as many as most have."""
    try:
        told = Path("/proc/meminfo").read_text(encoding="ascii").split()
        return 1024 * int(told[told.index("MemAvailable:") + 1])
    except (OSError, ValueError):
        pass
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, OSError, ValueError):
        return 8 << 30


@dataclass
class _Side:
    """What one player has learned. Arrays are as in ``kernels``."""

    regret: NDArray[Any]
    lead: NDArray[Any]
    plan: NDArray[Any]
    average: NDArray[Any]


class Solver:
    """A round on its way to an equilibrium.

    Raises ``PerudoError`` (``solver-too-large``) where the round does not fit into this machine's memory.
    """

    def __init__(self, round_: Round, method: Method | None = None) -> None:
        needed, precise, self.method = memory(round_, method)
        if needed > available():
            raise PerudoError("solver-too-large", needed=_size(needed), there=_size(available()))
        self.round = round_
        self.iterations: int = 0
        self._kind: type[np.floating[Any]] = np.float64 if precise else np.float32
        bids = round_.lattice.bids
        self._quantity = np.array([bid.quantity for bid in bids], np.int16)
        self._face = np.array([bid.face - 1 for bid in bids], np.int16)
        pay = np.array(round_.pay, np.float64)
        self._pay = pay, np.ascontiguousarray(-pay[::-1])
        self._sides = self._side(0), self._side(1)
        self._how = np.zeros(len(_Learning._fields))
        widest = max(len(each.odds) for each in round_.hands)
        self._values = np.empty((len(round_.tree) + round_.calls) * widest)
        self._learn = self._climb(0, None), self._climb(1, None)
        self._choose = tuple(
            self._descend(me, side.lead, side.plan, side.average) for me, side in enumerate(self._sides)
        )
        self._how[-1] = _UNLEARNED
        for me in (0, 1):
            self._choose[me]()

    def _side(self, me: int) -> _Side:
        shape = self.round.calls, len(self.round.tree), len(self.round.hands[me].odds)
        regret, plan, average = (np.zeros(shape, self._kind) for _ in range(3))
        return _Side(regret, np.zeros(shape, self._kind) if self.method == "predictive" else regret, plan, average)

    # --- Learning

    def iterate(self) -> None:
        """Lets each player learn once."""
        self.iterations += 1
        self._how[:] = _learning(self.method, self.iterations)
        for me in (0, 1):
            self._learn[me]()
            self._choose[me]()

    def bounds(self) -> Bounds:
        """Between what the value lies, by the best answers to what both have learned."""
        high, low = (float(self.answer(me) @ self.round.hands[me].odds) for me in (0, 1))
        return Bounds(-low - self._slack, high + self._slack)

    def answer(self, me: int) -> NDArray[np.float64]:
        """[hand] What a player gets by its best answer to the other's average."""
        expected: NDArray[np.float64] = self.answers(me)[0]
        return expected

    def answers(self, me: int) -> NDArray[np.float64]:
        """[line, hand] The same from each line on, times the chance that the other plays to it; overwritten by all that
        is asked next."""
        other = self._sides[1 - me]
        plan = np.zeros(other.average.shape)
        self._how[:] = 0
        self._descend(1 - me, other.average, plan, plan)()
        self._climb(me, plan)()
        return self._value(me, np.float64)[: len(self.round.tree)]

    def expected(self, me: int) -> NDArray[np.float64]:
        """[line, hand] What a player gets from a line on, where both play by their averages; 0 where none comes."""
        tree, side, other, hands = self.round.tree, self._sides[me], self._sides[1 - me], self.round.hands[1 - me]
        plan = np.zeros(other.average.shape)
        self._how[:] = 0
        self._descend(1 - me, other.average, plan, plan)()
        lead = side.average.copy()
        self._climb(me, plan, lead)()
        value: NDArray[np.float64] = self._value(me, np.float64)[: len(tree)]
        lines = np.arange(len(tree))
        comes = plan[0, np.where(tree.turn == me, lines, tree.above)] @ hands.odds
        value[comes > 0] /= comes[comes > 0, None]
        return value.copy()

    def _value(self, me: int, kind: type[np.floating[Any]]) -> NDArray[Any]:
        """Room for values, the same for all."""
        rows, hands = len(self.round.tree) + self.round.calls, len(self.round.hands[me].odds)
        return self._values.view(kind)[: rows * hands].reshape(rows, hands)

    def _climb(self, me: int, plan: NDArray[Any] | None, lead: NDArray[Any] | None = None) -> Callable[[], None]:
        """Readies a player to answer a plan as well as can be, or as it leans; or, without one, to learn."""
        tree, side = self.round.tree, self._sides[me]
        mine, theirs = self.round.hands[me], self.round.hands[1 - me]
        table, bins = (np.empty(dice + 1) for dice in (self.round.dice[me], self.round.dice[1 - me]))
        total, mixed = np.empty((2, len(mine.odds)))
        return bind(
            "climb", me, tree.bid, tree.first, tree.above, tree.turn, self._quantity, self._face, self._pay[me],
            mine.match, theirs.match, theirs.odds, self._sides[1 - me].plan if plan is None else plan,
            int(plan is not None and lead is None), self._how,
            side.regret if lead is None else np.zeros_like(lead), side.lead if lead is None else lead,
            self._value(me, self._kind if plan is None else np.float64), bins, table, total, mixed,
        )  # fmt: skip

    def _descend(self, me: int, lead: NDArray[Any], plan: NDArray[Any], average: NDArray[Any]) -> Callable[[], None]:
        tree = self.round.tree
        share, even = np.empty((2, plan.shape[2]))
        return bind("descend", me, tree.first, tree.above, tree.turn, lead, plan, average, self._how, share, even)

    @property
    def _slack(self) -> float:
        """More than rounding can have moved an answer by.

        The answer is a sum of products, whose absolute values add up to no more than the largest pay. Each has gone
        through at most two roundings a bid on its line, one a word among which a line adds up, and one a hand; a
        rounding moves it by less than its 2**-52nd part.
        """
        longest = len(self.round.lattice.order) + 1
        roundings = longest * (longest + 4) + sum(len(each.odds) for each in self.round.hands) + 32
        return 2.0**-52 * roundings * max(abs(pay) for who in self.round.pay for call in who for pay in call)

    # --- What was learned

    def mix(self, line: int) -> NDArray[np.float64]:
        """[word, hand] How the player to act chooses on a line, by the average: its calls (none on the empty line),
        then its bids in the order of the tree. A hand that never comes to the line chooses evenly."""
        tree = self.round.tree
        average = self._sides[tree.turn[line]].average
        begin, end = tree.first[line], tree.first[line + 1]
        words = np.concatenate([average[: self.round.calls if line else 0, line], average[0, begin:end]]).astype(float)
        total = words.sum(axis=0)
        shares: NDArray[np.float64] = np.where(total > 0, words / np.where(total > 0, total, 1), 1 / len(words))
        return shares

    def set_average(self, me: int, plan: NDArray[Any]) -> None:
        """Puts a plan of another making in the place of what a player has learned, for ``bounds`` to judge."""
        self._sides[me].average[:] = plan

    # --- Keeping it for later

    def save(self, file: Path) -> None:
        """Writes all that was learned to a file, whole or not at all. Raises ``PerudoError`` (``solver-unwritten``)."""
        write(file, self.kept())

    def load(self, file: Path) -> None:
        """Goes on from what was saved. Raises ``PerudoError`` (``solver-other-round``) where it is of another round."""
        self.take_up(read(file), file)

    def kept(self) -> dict[str, NDArray[Any]]:
        """All that was learned, by names."""
        arrays = {f"{name}{me}": getattr(self._sides[me], name) for me in (0, 1) for name in self._kept}
        return {"about": self._about, "iterations": np.array(self.iterations), **arrays}

    def take_up(self, kept: Mapping[str, NDArray[Any]], file: Path) -> None:
        if str(kept.get("about")) != str(self._about):
            raise PerudoError("solver-other-round", file=str(file))
        for me in (0, 1):
            for name in self._kept:
                getattr(self._sides[me], name)[:] = kept[f"{name}{me}"]
        self.iterations = int(kept["iterations"])

    @property
    def _kept(self) -> tuple[str, ...]:
        return "regret", "plan", "average", *(["lead"] if self.method == "predictive" else [])

    @property
    def _about(self) -> NDArray[np.str_]:
        return np.array(f"1 {self.method} {self._kind.__name__} {self.round}")


def write(file: Path, kept: dict[str, NDArray[Any]]) -> None:
    waiting = file.with_name(file.name + ".part")
    try:
        with waiting.open("wb") as out:
            np.savez(out, **kept)  # type: ignore[arg-type]
        waiting.replace(file)
    except OSError as error:
        raise PerudoError("solver-unwritten", file=str(file), why=error.strerror or "") from error


def read(file: Path) -> dict[str, NDArray[Any]]:
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as kept:
            return dict(kept)
    except (BadZipFile, OSError, EOFError, ValueError) as error:
        raise PerudoError("solver-other-round", file=str(file)) from error


class Learner(Protocol):
    """What ``solve`` sets to work: a ``Solver``, or two of them."""

    round: Round

    @property
    def iterations(self) -> int: ...
    def iterate(self) -> None: ...
    def bounds(self) -> Bounds: ...
    def mix(self, line: int) -> NDArray[np.float64]: ...
    def save(self, file: Path) -> None: ...
    def load(self, file: Path) -> None: ...


def _size(count: int) -> str:
    return f"{count / (1 << 30):,.1f}"


def solve(
    solver: Learner,
    *,
    iterations: int | None = None,
    width: float | None = None,
    seconds: float | None = None,
    checkpoint: Path | None = None,
    every: float = 60,
    told: Callable[[Progress], None] = lambda progress: None,
) -> Progress:
    """Learns until one of the limits is reached, or Ctrl-C: so many iterations in all, an interval so narrow, a time.

    ``checkpoint``: a file to go on from, if it is there, and to write every so many seconds and at the end.
    ``told`` is called with each look at the bounds.
    """
    if checkpoint and checkpoint.exists():
        solver.load(checkpoint)
    began = saved = time.perf_counter()
    last = 0
    progress = None
    try:
        while True:
            now = time.perf_counter()
            over = (iterations is not None and solver.iterations >= iterations) or (
                seconds is not None and now - began >= seconds
            )
            if over or solver.iterations >= last * _CHECKS:
                last = solver.iterations
                progress = Progress(solver.bounds(), last, time.perf_counter() - began)
                told(progress)
                if over or (width is not None and progress.bounds.nash_conv <= width):
                    break
            if checkpoint and now - saved >= every:
                solver.save(checkpoint)
                saved = now
            solver.iterate()
    except KeyboardInterrupt:
        if progress is None:
            raise
        progress = Progress(solver.bounds(), solver.iterations, time.perf_counter() - began)
    if checkpoint:
        solver.save(checkpoint)
    return progress
