"""Reports matches between bots as text, a chart or JSON, and shows a progress bar."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TextIO

from perudo.arena import ArenaResult, Series
from perudo.arena.series import ForfeitInfo
from perudo.core.rules import SettingValue, house_rules, rule_code
from perudo.locales.translator import Translator
from perudo.protocol.failures import BotFailure
from perudo.terminal import aligned, printable
from perudo.terminal.charts import open_figure

_WIDE = 30
"""The width of the progress bar, in characters."""
_LABEL = 32
"""The maximum length of a bot's name in a chart, in characters."""
_SELDOM = 0.2
"""The minimum number of seconds between updates of the progress bar."""


class ProgressBar:
    """A progress bar, shown if the output is a terminal."""

    def __init__(self, games: int, out: TextIO) -> None:
        self._games, self._out = games, out
        self._began = self._last = time.monotonic()

    def __enter__(self) -> ProgressBar:
        return self

    def update(self, games: int) -> None:
        """Show the number of finished games."""
        now = time.monotonic()
        if not self._out.isatty() or now - self._last < _SELDOM:
            return
        self._last = now
        full = _WIDE * games // self._games
        left = (now - self._began) * (self._games - games) / games
        bar, time_left = "#" * full + "-" * (_WIDE - full), f"{left // 60:.0f}:{left % 60:02.0f}"
        print(f"\r\033[K[{bar}] {games}/{self._games}  -{time_left}", end="", file=self._out, flush=True)

    def __exit__(self, *_: object) -> None:
        if self._out.isatty():
            print("\r\033[K", end="", file=self._out, flush=True)


def rules_lines(
    translate: Translator, series: Series, editions: Sequence[str], options: Mapping[str, SettingValue]
) -> Iterator[str]:
    """Yield the rules of the games, and the editions that were skipped because they do not allow this number of
    players.
    """
    fewest_most = {edition: house_rules(edition, options).players for edition in editions}
    fitting = [edition for edition, (fewest, most) in fewest_most.items() if fewest <= series.players <= most]
    calza = {rules.calza for rules in series.rule_sets}
    shown = {setting: value for setting, value in options.items() if setting != "calza"}
    yield translate(
        "arena-played",
        editions=", ".join(rule_code(edition, shown) for edition in fitting),
        calza="both" if len(calza) == 2 else "on" if True in calza else "off",
    )
    if others := [edition for edition in editions if edition not in fitting]:
        yield translate("arena-left-out", players=series.players, editions=", ".join(others))


def standings_table(translate: Translator, found: ArenaResult) -> Iterator[str]:
    """Yield a table of the results, with one row per bot."""
    yield translate("arena-title", games=found.games, players=found.players, fair=_percent(translate, found.fair_share))
    yield ""
    heads = [translate(f"arena-{head}") for head in ("bot", "share", "interval", "times", "rating")]
    rows = [
        [
            printable(row.name),
            _percent(translate, row.share),
            f"{_percent(translate, row.low)} – {_percent(translate, row.high)}",
            translate("arena-number", number=row.share / found.fair_share),
            translate("arena-number", number=row.rating),
        ]
        for row in found.rows
    ]
    yield from aligned([heads, *rows])


def forfeit_lines(translate: Translator, found: ArenaResult) -> Iterator[str]:
    """Yield how often each bot forfeited for each reason, with one example."""
    for row in found.rows:
        for why, count in Counter(fault.kind for fault in row.faults).most_common():
            detail = next(failure_line(translate, fault) for fault in row.faults if fault.kind == why)
            yield printable(translate("arena-forfeited", name=row.name, count=count, why=why, detail=detail))


def failure_line(translate: Translator, failed: BotFailure | ForfeitInfo) -> str:
    """Return the reason why a bot cannot continue to play. For an illegal move, say why the move is illegal."""
    if failed.reason is None:
        return failed.detail
    standing, reason = str(failed.current_bid or "none"), translate(f"reason-{failed.reason}")
    return translate("bot-illegal", word=failed.detail, standing=standing, reason=reason)


def as_json(found: ArenaResult) -> dict[str, object]:
    return {
        "games": found.games,
        "bots": [
            {"name": row.name, "share": row.share, "low": row.low, "high": row.high, "rating": row.rating}
            for row in found.rows
        ],
    }


def draw_chart(translate: Translator, found: ArenaResult, file: Path) -> None:
    """Draw each bot's share of the wins with its confidence interval, and an average bot's share.

    Raises ``PerudoError``: ``extra-missing``, ``picture-name``, or ``picture-unwritten``.
    """
    with open_figure(file, 7, 0.5 * len(found.rows) + 1.5) as figure:
        axes = figure.add_subplot()
        for at, row in enumerate(found.rows):
            axes.plot([100 * row.low, 100 * row.high], [at, at], color="#3b6ea5", linewidth=6, solid_capstyle="butt")
            axes.plot([100 * row.share], [at], "o", color="#c9a227", markersize=8)
        axes.axvline(100 * found.fair_share, color="black", linewidth=1, linestyle=":")
        fair = _percent(translate, found.fair_share)
        axes.set_title(translate("arena-title", games=found.games, players=found.players, fair=fair), wrap=True)
        axes.set_xlabel(translate("arena-share"))
        axes.set_yticks(range(len(found.rows)), [_label(row.name) for row in found.rows])
        axes.set_ylim(len(found.rows) - 0.5, -0.5)
        axes.set_xlim(left=0)


def _label(name: str) -> str:
    """Shorten a long file name to its end, which is more informative than its folders."""
    said = printable(name)
    return said if len(said) <= _LABEL else f"…{said[1 - _LABEL :]}"


def _percent(translate: Translator, share: float) -> str:
    return translate("solve-chance", percent=100 * share)
