"""Results of the solver for a round, as text and as JSON. (The results for a whole game are in
``reports/whole_game.py``.)"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, cast

import numpy as np
from numpy.typing import NDArray

from perudo.locales.translator import Translator
from perudo.solver.cfr import Bounds, RoundSolver, SolveProgress
from perudo.solver.strategies import SolvedRound
from perudo.solver.tree import Round
from perudo.terminal import PROGRESS_SECONDS

if TYPE_CHECKING:  # This import loads numba, which can take longer than solving the round.
    from perudo.solver import three_players as three
    from perudo.solver.imperfect_recall import Estimate, ImperfectRecallSolver, WorkProgress

_MOST_HANDS: Final = 21
"""The maximum number of possible hands for which the report lists each hand's openings separately."""
_LEAST: Final = 0.005
"""The minimum probability of an opening that is displayed."""


def render(translate: Translator, solver: RoundSolver, found: SolveProgress) -> Iterator[str]:
    """Yield the value of the round, its bounds, and the opener's strategy."""
    first, second = solver.round.dice
    yield translate("solve-round", first=first, second=second)
    low, high = found.bounds
    yield translate("solve-value", value=_digits((low + high) / 2, high - low), low=_down(low), high=_up(high))
    yield _wins(translate, solver.round, (low + high) / 2)
    yield translate("solve-exploitability", exploitability=f"{found.bounds.exploitability:.2g}")
    yield translate("solve-effort", iterations=found.iterations, seconds=f"{found.seconds:.1f}")
    yield ""
    yield from _openings(translate, solver.round, solver.mix(0))


def render_estimate(
    translate: Translator, forgetful: ImperfectRecallSolver, found: Estimate, sure: Bounds | None
) -> Iterator[str]:
    """Yield the result for an estimated round: the estimates, a lower bound on the exploitability, and proven bounds on
    the value."""
    first, second = forgetful.round.dice
    yield translate("solve-round", first=first, second=second)
    yield translate("solve-estimate", value=f"{found.value:.3f}")
    if sure:
        low, high = (math.floor(1000 * sure.low) / 1000, math.ceil(1000 * sure.high) / 1000)
        yield translate("solve-sure", low=f"{low:.3f}", high=f"{high:.3f}")
    yield translate("solve-remembered", remembered=forgetful.graph.recall)
    yield _wins(translate, forgetful.round, found.value)
    yield translate("solve-exploitability-least", exploitability=least(found.exploitability))
    yield translate("solve-effort", iterations=found.iterations, seconds=f"{found.seconds:.1f}")
    yield ""
    yield from _openings(translate, forgetful.round, forgetful.mix(()))


def render_three(
    translate: Translator,
    edition: str,
    palifico: bool,
    triple: three.ThreePlayerSolver,
    found: three.ThreePlayerProgress,
) -> Iterator[str]:
    """Yield the players' chances, the distance from equilibrium, and the opener's strategy."""
    yield translate("solve-three", edition=edition)
    if palifico:
        yield translate("solve-match-palifico")
    first, second, third = (
        translate("odds-chance", percent=100 * chance).strip() for chance in found.evaluation.chances
    )
    yield translate("solve-three-chances", first=first, second=second, third=third)
    yield translate("solve-three-gain", gain=_at_most(found.evaluation.epsilon))
    yield translate("solve-three-promise")
    yield translate("solve-effort", iterations=found.iterations, seconds=f"{found.seconds:.1f}")
    yield ""
    yield from _openings(translate, triple.round, triple.mix(0))


def _wins(translate: Translator, round_: Round, value: float) -> str:
    if round_.call_count > 1 or round_.own_calza_payoffs:  # With calza, a round's value can exceed one point.
        return translate("solve-calza")
    return translate("solve-wins", chance=translate("odds-chance", percent=50 * (1 + value)).strip())


def _openings(translate: Translator, round_: SolvedRound, mix: NDArray[np.float64]) -> Iterator[str]:
    hands = round_.hands[0]
    bid_graph = round_.bid_graph
    plain = len(bid_graph.bids) // 2 if bid_graph.own_calza_twins else len(bid_graph.bids)
    own = f" + {translate('calza')}"  # Marks bids whose bidder immediately calls calza.
    bids = [f"{bid_graph.bids[number]}{own if number >= plain else ''}" for number in bid_graph.successors[-1]]
    if len(hands.faces) <= _MOST_HANDS:
        yield translate("solve-openings")
        for hand, shares in zip(hands.faces, mix.T, strict=True):
            yield f"  {''.join(map(str, hand))}  {_shares(translate, bids, shares)}"
    else:
        yield translate("solve-openings-all")
        yield f"  {_shares(translate, bids, mix @ hands.probability)}"


def _shares(translate: Translator, bids: list[str], shares: NDArray[np.float64]) -> str:
    often = sorted(zip(shares.tolist(), bids, strict=True), key=lambda each: -each[0])
    return "  ".join(
        f"{bid} {translate('solve-share', percent=float(100 * share))}" for share, bid in often if share >= _LEAST
    )


def _digits(value: float, width: float) -> str:
    """Format a value with only as many digits as its interval justifies."""
    digits = 1
    while digits < 12 and 10**-digits > width:
        digits += 1
    return f"{value:.{digits}f}"


def least(exploitability: float) -> str:
    """Return a lower bound, rounded down to three decimals."""
    return f"{math.floor(1000 * exploitability) / 1000:.3f}"


def _down(value: float) -> str:
    return f"{value - 5e-10:.9f}"


def _up(value: float) -> str:
    return f"{value + 5e-10:.9f}"


def _at_most(gain: float) -> str:
    """Return an upper bound, rounded up to two significant digits."""
    digits = 1 - math.floor(math.log10(gain))
    return f"{math.ceil(gain * 10**digits) / 10**digits:.{digits}f}"


def as_json(found: SolveProgress) -> dict[str, object]:
    """Return the result as JSON."""
    return {
        "value": list(found.bounds),
        "exploitability": found.bounds.exploitability,
        "iterations": found.iterations,
        "seconds": round(found.seconds, 3),
    }


def estimate_json(forgetful: ImperfectRecallSolver, found: Estimate, sure: Bounds | None) -> dict[str, object]:
    """Return the result for an estimated round as JSON."""
    return {
        "estimate": found.value,
        **({"value": list(sure)} if sure else {}),
        "exploitability_at_least": found.exploitability,
        "remembered": forgetful.graph.recall,
        "iterations": found.iterations,
        "seconds": round(found.seconds, 3),
    }


def three_json(found: three.ThreePlayerProgress) -> dict[str, object]:
    """Return the result for three players as JSON: each player's chance of winning the game, and how much each would
    gain by deviating alone."""
    return {
        "chances": list(found.evaluation.chances),
        "gains": list(found.evaluation.gains),
        "epsilon": found.evaluation.epsilon,
        "nash_conv": found.evaluation.nash_conv,
        "iterations": found.iterations,
        "seconds": round(found.seconds, 3),
    }


def progress_reporter(
    translate: Translator, say: Callable[[str], None]
) -> Callable[[SolveProgress | Estimate | WorkProgress | three.ThreePlayerProgress], None]:
    """Return a function that prints a solver's progress every few seconds."""
    last = 0.0

    def report(found: SolveProgress | Estimate | WorkProgress | three.ThreePlayerProgress) -> None:
        nonlocal last
        doing = getattr(found, "doing", None)
        if doing == "judging":
            say(translate("solve-progress-judging"))
            return
        if found.seconds - last >= PROGRESS_SECONDS:
            last = found.seconds
            effort: dict[str, str | int] = {"iterations": found.iterations, "seconds": f"{found.seconds:.0f}"}
            if doing:
                say(translate("solve-effort", **effort))
            elif isinstance(found, SolveProgress):
                say(translate("solve-progress", width=f"{found.bounds.nash_conv:.2g}", **effort))
            elif judged := getattr(found, "evaluation", None):
                say(translate("solve-progress-three", gain=f"{judged.epsilon:.2g}", **effort))
            else:
                say(translate("solve-progress-estimate", gain=f"{cast('Estimate', found).gain:.2g}", **effort))

    return report
