"""Results of the solver for a whole two-player game, as text, as a picture, and as JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from perudo.locales.translator import Translator
from perudo.solver.round_starts import RoundStart
from perudo.solver.whole_game import UNKNOWN, ChanceInterval, GameProgress, WholeGame
from perudo.terminal import aligned
from perudo.terminal.charts import open_figure
from perudo.terminal.reports.solver import least


def probability_table(translate: Translator, edition: str, match: WholeGame, largest: int) -> Iterator[str]:
    """Yield the chances of winning a two-player game, by both players' remaining dice."""
    yield translate("solve-match", edition=edition)
    yield ""
    yield translate("solve-match-rows")
    yield ""
    most = match.rules.dice
    cells = [
        [_chance(translate, match, RoundStart(mine, theirs)) for theirs in range(1, most + 1)]
        for mine in range(1, most + 1)
    ]
    rows = [["", *map(str, range(1, most + 1))], *([str(mine), *row] for mine, row in enumerate(cells, 1))]
    palifico = [_chance(translate, match, palifico_opener(theirs)) for theirs in range(1, most + 1)]
    yield from aligned(rows, first=">")
    if any(palifico_opener(theirs) in match.chances for theirs in range(1, most + 1)):
        yield from ["", translate("solve-match-palifico"), ""]
        yield from aligned([rows[0], ["1", *palifico]], first=">")
    if any(position in match.estimates and not _known(chance) for position, chance in match.chances.items()):
        yield from ["", translate("solve-match-estimated", most=largest)]
    if match.gains:
        yield translate("solve-match-least", exploitability=least(max(match.gains.values()) / 2))
    if len(match.estimates) < len(match.chances) and match.finished:
        yield from ["", translate("solve-match-unsolved", most=largest)]


def palifico_opener(theirs: int) -> RoundStart:
    """Return the start of the opener's first palifico round. The opponent has never been palifico."""
    return RoundStart(1, theirs, True, (True, False))


def _chance(translate: Translator, match: WholeGame, position: RoundStart) -> str:
    chance = match.chances.get(position, UNKNOWN)
    if _known(chance):
        return translate("solve-chance", percent=50 * (chance.low + chance.high))
    if position in match.estimates:
        return translate("solve-chance-about", percent=100 * match.estimates[position])
    return "–" if chance == UNKNOWN else translate("solve-chances", low=100 * chance.low, high=100 * chance.high)


def _known(chance: ChanceInterval) -> bool:
    return chance.high - chance.low < 0.005


def as_json(match: WholeGame) -> list[dict[str, object]]:
    """Return the result as JSON, without unknown positions."""
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


def draw_heat_map(translate: Translator, edition: str, match: WholeGame, file: Path) -> None:
    """Draw the chances of winning as a heat map: the more golden a square is, the better the opener's chances.

    Raises ``PerudoError``: ``extra-missing``, ``picture-name``, or ``picture-unwritten``.
    """
    most = match.rules.dice
    rows = [[RoundStart(mine, theirs) for theirs in range(1, most + 1)] for mine in range(most, 0, -1)]
    names = list(map(str, range(most, 0, -1)))
    if palifico_opener(1) in match.chances:
        rows.append([palifico_opener(theirs) for theirs in range(1, most + 1)])
        names.append(translate("solve-match-palifico-row"))
    shades = [[_shade(match, each) for each in row] for row in rows]
    with open_figure(file, 1.1 * most + 1.5, 0.9 * len(rows) + 1.5) as figure:
        from matplotlib.colors import LinearSegmentedColormap

        axes = figure.add_subplot()
        colours = LinearSegmentedColormap.from_list("chance", ["#3b6ea5", "#f6f4ef", "#c9a227"])
        axes.imshow(shades, cmap=colours, vmin=0, vmax=1)
        for row, positions in enumerate(rows):
            for column, position in enumerate(positions):
                colour = "white" if shades[row][column] < 0.25 else "black"
                text = _chance(translate, match, position)
                axes.text(column, row, text, ha="center", va="center", fontsize=8, color=colour)
        axes.set_title(translate("solve-match", edition=edition), wrap=True)
        axes.set_xlabel(translate("solve-match-theirs"))
        axes.set_ylabel(translate("solve-match-mine"))
        axes.set_xticks(range(most), list(map(str, range(1, most + 1))))
        axes.set_yticks(range(len(rows)), names)


def _shade(match: WholeGame, position: RoundStart) -> float:
    chance = match.chances.get(position, UNKNOWN)
    return match.estimates.get(position, float("nan") if chance == UNKNOWN else (chance.low + chance.high) / 2)


def progress_reporter(translate: Translator, say: Callable[[str], None]) -> Callable[[GameProgress], None]:
    """Return a function that prints the progress of solving a whole game."""
    return lambda stage: say(translate(f"solve-match-{stage.of}", done=stage.done, many=stage.many))
