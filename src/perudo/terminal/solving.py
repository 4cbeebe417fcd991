"""What the solver found of a round or of a whole game of two, for people and as JSON."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from perudo.game import Bid
from perudo.solver.forgetful import Forgetful, Outlook
from perudo.solver.match import UNKNOWN, Chance, Match, Stage
from perudo.solver.positions import Position
from perudo.solver.solving import Learner, Progress
from perudo.solver.tree import Round
from perudo.terminal import aligned
from perudo.terminal.pictures import picture
from perudo.words import Words

_MOST_HANDS: Final = 21
"""A table of openings has a row a hand, where there are no more than this."""
_LEAST: Final = 0.005
"""Openings that come up less often are left out."""
_PATIENCE: Final = 2.0
"""Seconds between two lines of progress."""


def told(words: Words, solver: Learner, found: Progress) -> Iterator[str]:
    """The value of the round, how sure that is, and how the opener should begin."""
    first, second = solver.round.dice
    yield words("solve-round", first=first, second=second)
    low, high = found.bounds
    yield words("solve-value", value=_digits((low + high) / 2, high - low), low=_down(low), high=_up(high))
    yield words("solve-wins", chance=words("odds-chance", percent=25 * (2 + low + high)).strip())
    yield words("solve-exploitability", exploitability=f"{found.bounds.exploitability:.2g}")
    yield words("solve-effort", iterations=found.iterations, seconds=f"{found.seconds:.1f}")
    yield ""
    yield from _openings(words, solver.round, solver.mix(0))


def estimated(words: Words, forgetful: Forgetful, found: Outlook) -> Iterator[str]:
    """The same of a round that was not solved, where all is an estimate but what can be gained at least."""
    first, second = forgetful.round.dice
    yield words("solve-round", first=first, second=second)
    yield words("solve-estimate", value=f"{found.value:.3f}")
    yield words("solve-remembered", remembered=forgetful.graph.remembered)
    yield words("solve-wins", chance=words("odds-chance", percent=50 * (1 + found.value)).strip())
    yield words("solve-exploitability-least", exploitability=_least(found.exploitability))
    yield words("solve-effort", iterations=found.iterations, seconds=f"{found.seconds:.1f}")
    yield ""
    yield from _openings(words, forgetful.round, forgetful.mix(()))


def _openings(words: Words, round_: Round, mix: NDArray[np.float64]) -> Iterator[str]:
    hands = round_.hands[0]
    bids = [round_.lattice.bids[number] for number in round_.lattice.follow[-1]]
    if len(hands.faces) <= _MOST_HANDS:
        yield words("solve-openings")
        for hand, shares in zip(hands.faces, mix.T, strict=True):
            yield f"  {''.join(map(str, hand))}  {_shares(words, bids, shares)}"
    else:
        yield words("solve-openings-all")
        yield f"  {_shares(words, bids, mix @ hands.odds)}"


def _shares(words: Words, bids: list[Bid], shares: NDArray[np.float64]) -> str:
    often = sorted(zip(shares.tolist(), bids, strict=True), key=lambda each: (-each[0], each[1]))
    return "  ".join(
        f"{bid} {words('solve-share', percent=float(100 * share))}" for share, bid in often if share >= _LEAST
    )


def _digits(value: float, width: float) -> str:
    """A number with as many digits as are known of it."""
    digits = 1
    while digits < 12 and 10**-digits > width:
        digits += 1
    return f"{value:.{digits}f}"


def _least(exploitability: float) -> str:
    """A bound from below, rounded downwards."""
    return f"{math.floor(1000 * exploitability) / 1000:.3f}"


def _down(value: float) -> str:
    return f"{value - 5e-10:.9f}"


def _up(value: float) -> str:
    return f"{value + 5e-10:.9f}"


def as_json(found: Progress) -> dict[str, object]:
    """The same, for programs."""
    return {
        "value": list(found.bounds),
        "exploitability": found.bounds.exploitability,
        "iterations": found.iterations,
        "seconds": round(found.seconds, 3),
    }


def estimate_json(forgetful: Forgetful, found: Outlook) -> dict[str, object]:
    """The same, where nothing is sure but what can be gained at least."""
    return {
        "estimate": found.value,
        "exploitability_at_least": found.exploitability,
        "remembered": forgetful.graph.remembered,
        "iterations": found.iterations,
        "seconds": round(found.seconds, 3),
    }


# --- Matches


def table(words: Words, edition: str, match: Match, largest: int) -> Iterator[str]:
    """The chances to win a game of two, by the dice that both have left."""
    yield words("solve-match", edition=edition)
    yield ""
    yield words("solve-match-rows")
    yield ""
    most = match.rules.dice
    cells = [
        [_chance(words, match, Position(mine, theirs)) for theirs in range(1, most + 1)] for mine in range(1, most + 1)
    ]
    rows = [["", *map(str, range(1, most + 1))], *([str(mine), *row] for mine, row in enumerate(cells, 1))]
    palifico = [_chance(words, match, palifico_against(theirs)) for theirs in range(1, most + 1)]
    yield from aligned(rows, first=">")
    if any(palifico_against(theirs) in match.chances for theirs in range(1, most + 1)):
        yield from ["", words("solve-match-palifico"), ""]
        yield from aligned([rows[0], ["1", *palifico]], first=">")
    if any(position in match.estimates and not _known(chance) for position, chance in match.chances.items()):
        yield from ["", words("solve-match-estimated", most=largest)]
    if match.gains:
        yield words("solve-match-least", exploitability=_least(max(match.gains.values()) / 2))
    if len(match.estimates) < len(match.chances):
        yield from ["", words("solve-match-unsolved", most=largest)]


def palifico_against(theirs: int) -> Position:
    """An opener who is palifico, for the first time, against one who never was."""
    return Position(1, theirs, True, (True, False))


def _chance(words: Words, match: Match, position: Position) -> str:
    chance = match.chances.get(position, UNKNOWN)
    if _known(chance):
        return words("solve-chance", percent=50 * (chance.low + chance.high))
    if position in match.estimates:
        return words("solve-chance-about", percent=100 * match.estimates[position])
    return "–" if chance == UNKNOWN else words("solve-chances", low=100 * chance.low, high=100 * chance.high)


def _known(chance: Chance) -> bool:
    return chance.high - chance.low < 0.005


def match_json(match: Match) -> list[dict[str, object]]:
    """The same, for programs; positions of which nothing is known are left out."""
    return [
        {
            **position._asdict(),
            "chance": list(chance),
            **({"estimate": match.estimates[position]} if position in match.estimates else {}),
            **({"exploitability_at_least": match.gains[position] / 2} if position in match.gains else {}),
        }
        for position, chance in match.chances.items()
        if chance != UNKNOWN or position in match.estimates
    ]


def draw(words: Words, edition: str, match: Match, file: Path) -> None:
    """Draws the table as a heat map: the more gold a square, the better for the player who opens.

    Raises ``PerudoError``: ``extra-missing``, ``picture-name``, or ``picture-unwritten``.
    """
    most = match.rules.dice
    rows = [[Position(mine, theirs) for theirs in range(1, most + 1)] for mine in range(most, 0, -1)]
    names = list(map(str, range(most, 0, -1)))
    if palifico_against(1) in match.chances:
        rows.append([palifico_against(theirs) for theirs in range(1, most + 1)])
        names.append(words("solve-match-palifico-row"))
    shades = [[_shade(match, each) for each in row] for row in rows]
    with picture(file, 1.1 * most + 1.5, 0.9 * len(rows) + 1.5) as figure:
        from matplotlib.colors import LinearSegmentedColormap

        axes = figure.add_subplot()
        colours = LinearSegmentedColormap.from_list("chance", ["#3b6ea5", "#f6f4ef", "#c9a227"])
        axes.imshow(shades, cmap=colours, vmin=0, vmax=1)
        for row, positions in enumerate(rows):
            for column, position in enumerate(positions):
                colour = "white" if shades[row][column] < 0.25 else "black"
                text = _chance(words, match, position)
                axes.text(column, row, text, ha="center", va="center", fontsize=8, color=colour)
        axes.set_title(words("solve-match", edition=edition), wrap=True)
        axes.set_xlabel(words("solve-match-theirs"))
        axes.set_ylabel(words("solve-match-mine"))
        axes.set_xticks(range(most), list(map(str, range(1, most + 1))))
        axes.set_yticks(range(len(rows)), names)


def _shade(match: Match, position: Position) -> float:
    chance = match.chances.get(position, UNKNOWN)
    return match.estimates.get(position, float("nan") if chance == UNKNOWN else (chance.low + chance.high) / 2)


def reporter(words: Words, say: Callable[[str], None]) -> Callable[[Progress | Outlook], None]:
    """Says now and then how far a solver has come."""
    last = 0.0

    def report(found: Progress | Outlook) -> None:
        nonlocal last
        if found.seconds - last >= _PATIENCE:
            last = found.seconds
            effort: dict[str, str | int] = {"iterations": found.iterations, "seconds": f"{found.seconds:.0f}"}
            if isinstance(found, Outlook):
                say(words("solve-progress-estimate", gain=f"{found.gain:.2g}", **effort))
            else:
                say(words("solve-progress", width=f"{found.bounds.nash_conv:.2g}", **effort))

    return report


def match_reporter(words: Words, say: Callable[[str], None]) -> Callable[[Stage], None]:
    """Says how far a whole game has come."""
    return lambda stage: say(words(f"solve-match-{stage.of}", done=stage.done, many=stage.many))
