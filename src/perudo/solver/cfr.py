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
"""Each look at the bounds comes after so many times the iterations of the last; it costs about one of them."""


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


class SolveProgress(NamedTuple):
    bounds: Bounds
    iterations: int
    seconds: float


class Solver(StrategyQueries):
    """A round on its way to an equilibrium.

    ``lines`` is all of it, in this process, where no other is given (see ``distributed.py``).
    Raises ``PerudoError`` (``solver-too-large``) where the round does not fit into this machine's memory.
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
        """Lets each player learn once."""
        self.iterations += 1
        how = update_weights(self.method, self.iterations)
        for me in (0, 1):
            self._lines.update_regrets(me, how)
            self._lines.update_strategy(me, how)

    def bounds(self) -> Bounds:
        """Between what the value lies, by the best answers to what both have learned."""
        high, low = (float(self.best_response_value(me) @ self.round.hands[me].probability) for me in (0, 1))
        return Bounds(-low - self.rounding_error_bound, high + self.rounding_error_bound)

    def set_payoffs(self, round_: Round) -> None:
        """Changes what calls are worth to what they are in this round, and keeps what was learned; ``round`` stays."""
        self._lines.set_payoffs(round_)

    def best_response_value(self, player: int) -> NDArray[np.float64]:
        """[hand] What a player gets by its best answer to the other's average."""
        expected: NDArray[np.float64] = self.best_response_values(player)[0]
        return expected

    def best_response_values(self, player: int) -> NDArray[np.float64]:
        """[line, hand] The same from each line on, times the chance that the other plays to it; overwritten by all that
        is asked next."""
        return self._lines.response_values(player, self._lines.average_strategy(1 - player))

    def expected_values(self, player: int) -> NDArray[np.float64]:
        """[line, hand] What a player gets from a line on, where both play by their averages; 0 where none comes."""
        tree, hands = self._lines.tree, self.round.hands[1 - player]
        plan = self._lines.average_strategy(1 - player)
        value = self._lines.response_values(player, plan, leaning=True).copy()
        lines = np.arange(len(tree))
        comes = plan[0, np.where(tree.to_act == player, lines, tree.parent)] @ hands.probability
        value[comes > 0] /= comes[comes > 0, None]
        return value

    @property
    def rounding_error_bound(self) -> float:
        """More than rounding can have moved an answer by.

        The answer is a sum of products, whose absolute values add up to no more than the largest pay. Each has gone
        through at most two roundings a bid on its line, one a word among which a line adds up, and one a hand; a
        rounding moves it by less than its 2**-52nd part.
        """
        longest = len(self.round.bid_graph.topological_order) + 1
        roundings = longest * (longest + 4) + sum(len(each.probability) for each in self.round.hands) + 32
        return 2.0**-52 * roundings * float(np.abs(self._lines.payoffs[0]).max())

    # --- What was learned

    def mix(self, line: int) -> NDArray[np.float64]:
        """[word, hand] How the player to act chooses on a line, by the average: its calls (none on the empty line),
        then its bids in the order of the tree. A hand that never comes to the line chooses evenly.

        Where the round is spread over workers, only the lines of few bids are here; others are an ``IndexError``."""
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
        """Puts a plan of another making in the place of what a player has learned, for ``bounds`` to judge."""
        self._lines.sides[player].average_strategy[:] = plan

    # --- Keeping it for later

    def save(self, file: Path) -> None:
        """Writes all that was learned to a file, whole or not at all. Raises ``PerudoError`` (``solver-unwritten``)."""
        save_arrays(file, self.state_arrays())

    def load(self, file: Path) -> None:
        """Goes on from what was saved. Raises ``PerudoError`` (``solver-other-round``) where it is of another round."""
        with load_arrays(file) as arrays:
            self.load_state(arrays)

    def state_arrays(self) -> Iterator[tuple[str, NDArray[Any]]]:
        """All that was learned, by names."""
        yield "about", self._about
        yield "iterations", np.array(self.iterations)
        yield from self._lines.state_arrays()

    def load_state(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Raises ``ValueError`` where it is of another round."""
        if str(arrays.get("about")) != str(self._about):
            raise ValueError("of another round")
        self._lines.load_state(arrays)
        self.iterations = int(arrays["iterations"])

    @property
    def _about(self) -> NDArray[np.str_]:
        return np.array(f"2 {self.method} {self._lines.kind.__name__} {self.round}")


def save_arrays(file: Path, arrays: Iterable[tuple[str, NDArray[Any]]]) -> None:
    """As ``numpy.savez``, one array after the other: they need not be in memory all at once."""
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
    """The same by names that begin so."""
    return ((begin + name, array) for name, array in arrays)


def strip_prefix(begin: str, arrays: Mapping[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    """The reverse: what is there by names that begin so."""
    return {name.removeprefix(begin): arrays[name] for name in arrays if name.startswith(begin)}


@contextmanager
def load_arrays(file: Path, otherwise: str = "solver-other-round") -> Iterator[Mapping[str, NDArray[Any]]]:
    """What was written, each array read when it is asked for. Raises ``PerudoError`` (what it is ``otherwise``)."""
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as kept:
            yield kept
    except PerudoError:
        raise
    except (BadZipFile, OSError, EOFError, KeyError, ValueError) as error:
        raise PerudoError(otherwise, file=str(file)) from error


class HasIterations(Protocol):
    """Who counts its iterations."""

    @property
    def iterations(self) -> int: ...


class RoundSolver(HasIterations, Protocol):
    """What ``solve`` sets to work: a ``Solver``, or two of them."""

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
    """Tells whether Ctrl-C was pressed, instead of breaking off what is half done; pressed again, it does that.

    What is inside hears what is outside: so many rounds stop as one does.
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
    """Learns until one of the limits is reached, or Ctrl-C: so many iterations in all, an interval so narrow, a time.

    ``checkpoint``: a file to go on from, if it is there, and to write every so many seconds and at the end.
    ``began``: from when seconds are counted, by ``time.perf_counter``. ``keep`` is called after each iteration.
    ``on_progress`` is called with each look at the bounds.
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
    """Learns until one of the limits is reached, and stops whenever it is time to look at what came of it."""
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
