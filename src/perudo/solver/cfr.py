"""Counterfactual regret minimisation for a two-player round, with vectors over all hands.

``Solver`` updates the players alternately and averages their strategies, with more weight on later iterations.
``bounds`` verifies the average strategies by computing each player's best response to the opponent's average. The value
of the round lies between

    - low: the payoff that the first player's average strategy guarantees
    - high: the maximum payoff that the second player's average strategy concedes

``high - low`` is the NashConv of the averages: the total gain of both players if each plays a best response. The
*exploitability* is half the NashConv, as in OpenSpiel. The interval is proven, because best responses are computed in
float64 and the interval is widened by the largest possible rounding error. Learning may use float32: the lower
precision can make the averages worse, but it cannot invalidate the interval.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol
from zipfile import BadZipFile, ZipFile

import numpy as np
from numpy.typing import NDArray

from perudo.core.errors import PerudoError
from perudo.core.game import Bid, Hand, Move
from perudo.solver.regrets import (
    UNIFORM_START,
    Method,
    RegretTables,
    available_memory,
    format_bytes,
    memory_plan,
    update_weights,
)
from perudo.solver.strategies import StrategyQueries
from perudo.solver.tree import Round

_CHECK_GROWTH: Final = 1.1
"""The factor by which the iteration count grows from one check of the bounds to the next. A check takes about as long
as one iteration.
"""


class Bounds(NamedTuple):
    """An interval that contains the round's value for the first player."""

    low: float
    high: float

    @property
    def nash_conv(self) -> float:
        return self.high - self.low

    @property
    def exploitability(self) -> float:
        return self.nash_conv / 2


class SolveProgress(NamedTuple):
    bounds: Bounds
    iterations: int
    seconds: float


class Solver(StrategyQueries):
    """A round that is being solved.

    ``lines``: the tables for all lines of the round (default: in this process). The tables may be distributed over
    workers; see ``distributed.py``. Raises ``PerudoError`` (``solver-too-large``) if the round does not fit into this
    machine's memory.
    """

    def __init__(self, round_: Round, method: Method | None = None, lines: RegretTables | None = None) -> None:
        if lines is None:
            asked = memory_plan(round_, method)
            if asked.needed > available_memory():
                raise PerudoError(
                    "solver-too-large", needed=format_bytes(asked.needed), there=format_bytes(available_memory())
                )
            lines = RegretTables(round_, asked, round_.tree)
        self.round = round_
        self.method = lines.method
        self.iterations: int = 0
        self._lines = lines
        for me in (0, 1):
            lines.update_strategy(me, UNIFORM_START)

    # --- Learning

    def iterate(self) -> None:
        """Run one iteration, which updates each player's regrets and strategy."""
        self.iterations += 1
        how = update_weights(self.method, self.iterations)
        for me in (0, 1):
            self._lines.update_regrets(me, how)
            self._lines.update_strategy(me, how)

    def bounds(self) -> Bounds:
        """Return an interval that contains the round's value. The best responses to the two average strategies
        determine the interval's ends.
        """
        high, low = (float(self.best_response_value(me) @ self.round.hands[me].probability) for me in (0, 1))
        return Bounds(-low - self.rounding_error_bound, high + self.rounding_error_bound)

    def set_payoffs(self, round_: Round) -> None:
        """Replace the payoffs of calls with the payoffs in ``round_``, and keep all regrets. The ``round`` attribute
        does not change.
        """
        self._lines.set_payoffs(round_)

    def best_response_value(self, player: int) -> NDArray[np.float64]:
        """Return [hand]: the player's values when playing a best response to the opponent's average strategy."""
        expected: NDArray[np.float64] = self.best_response_values(player)[0]
        return expected

    def best_response_values(self, player: int) -> NDArray[np.float64]:
        """Return [line, hand]: a player's best-response values after each line, times the probability that the
        opponent's moves lead to that line.

        The next method call overwrites the result.
        """
        return self._lines.response_values(player, self._lines.average_strategy(1 - player))

    def expected_values(self, player: int) -> NDArray[np.float64]:
        """Return [line, hand]: a player's values after each line if both play their average strategies; 0 for lines
        that are never reached."""
        tree, hands = self._lines.tree, self.round.hands[1 - player]
        plan = self._lines.average_strategy(1 - player)
        value = self._lines.response_values(player, plan, leaning=True).copy()
        lines = np.arange(len(tree))
        comes = plan[0, np.where(tree.to_act == player, lines, tree.parent)] @ hands.probability
        value[comes > 0] /= comes[comes > 0, None]
        return value

    @property
    def rounding_error_bound(self) -> float:
        """Return an upper bound for the rounding error in the value of a best response.

        The value is a sum of products whose absolute values add up to at most the largest payoff. Each product is
        rounded at most twice for each bid of its line, once for each move in a sum, and once for each hand. Each
        rounding introduces a relative error of less than 2**-52.
        """
        longest = len(self.round.bid_graph.topological_order) + 1
        roundings = longest * (longest + 4) + sum(len(each.probability) for each in self.round.hands) + 32
        return 2.0**-52 * roundings * float(np.abs(self._lines.payoffs[0]).max())

    # --- Learned strategies

    def mix(self, line: int) -> NDArray[np.float64]:
        """Return [move, hand]: the average strategy of the player to act on a line. Calls come first (none on the empty
        line), then bids in the order of the tree. For a hand that never reaches the line, all moves are equally likely.

        If the round is distributed over workers, only short lines are available here. Longer lines raise
        ``IndexError``.
        """
        if line >= self._lines.stop:
            raise IndexError(line)
        tree = self._lines.tree
        average = self._lines.sides[tree.to_act[line]].average_strategy
        begin, end = tree.first_child[line], tree.first_child[line + 1]
        words = np.concatenate([average[: self.round.call_count if line else 0, line], average[0, begin:end]]).astype(
            float
        )
        total = words.sum(axis=0)
        shares: NDArray[np.float64] = np.where(total > 0, words / np.where(total > 0, total, 1), 1 / len(words))
        return shares

    def set_average_strategy(self, player: int, plan: NDArray[Any]) -> None:
        """Replace a player's average strategy with another plan, so that ``bounds`` evaluates that plan."""
        self._lines.sides[player].average_strategy[:] = plan

    # --- Saving and loading

    def save(self, file: Path) -> None:
        """Write the learned state to a file, atomically. Raises ``PerudoError`` (``solver-unwritten``)."""
        save_arrays(file, self.state_arrays())

    def load(self, file: Path) -> None:
        """Resume from a saved file. Raises ``PerudoError`` (``solver-other-round``) if the file belongs to another
        round."""
        with load_arrays(file) as arrays:
            self.load_state(arrays)

    def state_arrays(self) -> Iterator[tuple[str, NDArray[Any]]]:
        """Yield the learned arrays, with their names."""
        yield "about", self._about
        yield "iterations", np.array(self.iterations)
        yield from self._lines.state_arrays()

    def load_state(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Resume from saved arrays. Raises ``ValueError`` if they belong to another round."""
        if str(arrays.get("about")) != str(self._about):
            raise ValueError("for a different round")
        self._lines.load_state(arrays)
        self.iterations = int(arrays["iterations"])

    @property
    def _about(self) -> NDArray[np.str_]:
        return np.array(f"2 {self.method} {self._lines.kind.__name__} {self.round}")


def save_arrays(file: Path, arrays: Iterable[tuple[str, NDArray[Any]]]) -> None:
    """Write a file like ``numpy.savez``, but one array at a time, to save memory."""
    waiting = file.with_name(file.name + ".part")
    try:
        with ZipFile(waiting, "w") as out:
            for name, array in arrays:
                with out.open(f"{name}.npy", "w", force_zip64=True) as entry:
                    np.lib.format.write_array(entry, array, allow_pickle=False)
        waiting.replace(file)
    except OSError as error:
        raise PerudoError("solver-unwritten", file=str(file), why=error.strerror or "") from error


def with_prefix(begin: str, arrays: Iterable[tuple[str, NDArray[Any]]]) -> Iterator[tuple[str, NDArray[Any]]]:
    """Yield arrays with a prefix added to their names."""
    return ((begin + name, array) for name, array in arrays)


def strip_prefix(begin: str, arrays: Mapping[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    """Return the arrays whose names begin with a prefix, with the prefix removed."""
    return {name.removeprefix(begin): arrays[name] for name in arrays if name.startswith(begin)}


@contextmanager
def load_arrays(file: Path, otherwise: str = "solver-other-round") -> Iterator[Mapping[str, NDArray[Any]]]:
    """Open a file, and load its arrays lazily. Raises ``PerudoError`` with the code ``otherwise`` if the file is
    damaged."""
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as kept:
            yield kept
    except PerudoError:
        raise
    except (BadZipFile, OSError, EOFError, KeyError, ValueError) as error:
        raise PerudoError(otherwise, file=str(file)) from error


class HasIterations(Protocol):
    """An object with an iteration count."""

    @property
    def iterations(self) -> int: ...


class RoundSolver(HasIterations, Protocol):
    """The interface that ``solve`` uses; ``Solver`` and ``Race`` implement it."""

    round: Round

    def iterate(self) -> None: ...
    def bounds(self) -> Bounds: ...
    def mix(self, line: int) -> NDArray[np.float64]: ...
    def expected_values(self, player: int) -> NDArray[np.float64]: ...
    def strategy(self, hand: Hand, bids: Sequence[Bid] = ()) -> dict[Move, float]: ...
    def expected_value(self, hand: Hand, bids: Sequence[Bid] = ()) -> float: ...
    def save(self, file: Path) -> None: ...
    def load(self, file: Path) -> None: ...
    def state_arrays(self) -> Iterator[tuple[str, NDArray[Any]]]: ...
    def load_state(self, arrays: Mapping[str, NDArray[Any]]) -> None: ...


_hearing: Final[list[Callable[[], bool]]] = []


@contextmanager
def interruptible() -> Iterator[Callable[[], bool]]:
    """Yield a function that returns whether Ctrl-C was pressed. The first Ctrl-C does not interrupt the block, but a
    second one raises ``KeyboardInterrupt``.

    Nested blocks share the state of the outer block, so that one Ctrl-C stops several rounds.
    """
    if _hearing:
        yield _hearing[-1]
        return
    pressed = False

    def press(*_: object) -> None:
        nonlocal pressed
        if pressed:
            raise KeyboardInterrupt
        pressed = True

    heard = threading.current_thread() is threading.main_thread()
    heard = heard and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if heard:
        signal.signal(signal.SIGINT, press)
    _hearing.append(lambda: pressed)
    try:
        yield _hearing[-1]
    finally:
        _hearing.pop()
        if heard:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def solve(
    solver: RoundSolver,
    *,
    iterations: int | None = None,
    target_gap: float | None = None,
    seconds: float | None = None,
    checkpoint: Path | None = None,
    every: float = 60,
    started_at: float | None = None,
    save_state: Callable[[], None] = lambda: None,
    on_progress: Callable[[SolveProgress], None] = lambda progress: None,
) -> SolveProgress:
    """Learn until Ctrl-C is pressed, or a limit is reached: total iterations, interval width or time.

    - ``checkpoint``: a file from which to resume, if it exists. The file is written every ``every`` seconds and at the
      end.
    - ``started_at``: the start time for ``seconds``, as a value of ``time.perf_counter``.
    - ``save_state``: called after each iteration. ``on_progress``: called at each check of the bounds.
    """
    if checkpoint and checkpoint.exists():
        solver.load(checkpoint)
    saved = time.perf_counter()
    started_at = saved if started_at is None else started_at

    def learn() -> None:
        nonlocal saved
        if checkpoint and time.perf_counter() - saved >= every:
            solver.save(checkpoint)
            saved = time.perf_counter()
        solver.iterate()
        save_state()

    with interruptible() as stopped:
        for _ in run_with_checks(solver, learn, stopped, iterations, seconds, started_at):
            progress = SolveProgress(solver.bounds(), solver.iterations, time.perf_counter() - started_at)
            on_progress(progress)
            if target_gap is not None and progress.bounds.nash_conv <= target_gap:
                break
        if checkpoint:
            solver.save(checkpoint)
    return progress


def run_with_checks(
    solver: HasIterations,
    learn: Callable[[], None],
    stopped: Callable[[], bool],
    iterations: int | None,
    seconds: float | None,
    started_at: float,
) -> Iterator[None]:
    """Learn until a limit is reached, and yield whenever a check of the bounds is due."""
    last, over = 0, False
    while not over:
        over = (
            (iterations is not None and solver.iterations >= iterations)
            or (seconds is not None and time.perf_counter() - started_at >= seconds)
            or stopped()
        )
        if over or solver.iterations >= last * _CHECK_GROWTH:
            last = solver.iterations
            yield
        if not over:
            learn()
