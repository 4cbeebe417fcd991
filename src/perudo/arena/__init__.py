"""Bots against bots: the same dice through every seating, so that it is play that wins and not luck.

    found = run(Series.of({"mine": MyBot, "odds": Odds}), deals=1000)
    found.rows[0].share, found.rows[0].low, found.rows[0].high

``games.py`` plays one game, ``series.py`` says who sits where and with which dice, ``parallel.py`` plays many at once,
``tally.py`` makes shares and ratings of them. Classes that are handed over as such, as here, are played in the
processes of the arena: that is for code that one trusts. ``door.apart`` is for all other.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing

from perudo.arena.games import Forfeit, Luck, moments
from perudo.arena.series import Played, Sat, Series, Stint, played, sit, tables
from perudo.arena.tally import Found, Row, Tally

__all__ = ["Forfeit", "Found", "Luck", "Played", "Row", "Series", "moments", "run", "tables"]

Spread = Callable[[Series, Iterable[Stint]], Generator[list[Sat], None, None]]
"""What plays stints, and gives what came of them in their order."""


def alone(series: Series, stints: Iterable[Stint]) -> Generator[list[Sat], None, None]:
    """All from this process, one after another."""
    yield from (sit(series, stint) for stint in stints)


def run(
    series: Series, deals: int, spread: Spread = alone, told: Callable[[int], object] = lambda games: None
) -> Found:
    """Plays so many deals, each through every seating. ``told`` hears how many games were played.

    Ctrl-C ends it with what was found so far, if that is anything.
    """
    tally = Tally(series)
    with closing(spread(series, series.stints(range(deals)))) as playing:
        try:
            for each in played(series, range(deals), playing):
                tally.add(each)
                told(tally.games)
        except KeyboardInterrupt:
            if not tally.games:
                raise
    return tally.found()
