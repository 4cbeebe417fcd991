"""Bots against bots: the same dice through every seating, so that it is play that wins and not luck.

    found = run(Series.of({"mine": MyBot, "odds": Odds}), deals=1000)
    found.rows[0].share, found.rows[0].low, found.rows[0].high

``games.py`` plays one game, ``series.py`` says who sits where and with which dice, ``workers.py`` plays many at once,
``tally.py`` makes shares and ratings of them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing

from perudo.arena.games import Forfeit, Luck, moments
from perudo.arena.series import Played, Series, play, tables
from perudo.arena.tally import Found, Row, Tally

__all__ = ["Forfeit", "Found", "Luck", "Played", "Row", "Series", "moments", "run", "tables"]

Spread = Callable[[Series, Iterable[int]], Generator[Played, None, None]]
"""What plays deals, by their numbers, and gives what came of them in their order."""


def alone(series: Series, deals: Iterable[int]) -> Generator[Played, None, None]:
    """All in this process: a bot that hangs here is waited for."""
    yield from (play(series, deal) for deal in deals)


def run(
    series: Series, deals: int, spread: Spread = alone, told: Callable[[int], object] = lambda games: None
) -> Found:
    """Plays so many deals, each through every seating. ``told`` hears how many games were played.

    Ctrl-C ends it with what was found so far, if that is anything.
    """
    tally = Tally(series)
    with closing(spread(series, range(deals))) as playing:
        try:
            for played in playing:
                tally.add(played)
                told(tally.games)
        except KeyboardInterrupt:
            if not tally.games:
                raise
    return tally.found()
