"""Matches between bots. Every seating is played with the same dice to remove most of the luck.

    found = run(Series.from_bots({"mine": MyBot, "odds": OddsBot}), deals=1000)
    found.rows[0].share, found.rows[0].low, found.rows[0].high

``games.py`` plays one game, ``series.py`` assigns seats and dice, ``parallel.py`` plays many games at once, and
``tally.py`` computes shares and ratings. Bot classes that are passed directly, as in this example, run in the arena's
own processes, so you must trust their code. Use ``protocol.load_isolated`` for untrusted bots.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing

from perudo.arena.games import DealDice, Forfeit, play_moments
from perudo.arena.series import Chunk, DealResult, GameResult, Series, deal_results, play_chunk, rule_sets
from perudo.arena.tally import ArenaResult, Standing, Tally
from perudo.bots import Bot
from perudo.core.rules import Rules
from perudo.protocol import load_isolated

__all__ = [
    "ArenaResult",
    "DealDice",
    "DealResult",
    "Forfeit",
    "Series",
    "Standing",
    "play_moments",
    "rule_sets",
    "run",
    "simulate",
]

ChunkRunner = Callable[[Series, Iterable[Chunk]], Generator[list[GameResult], None, None]]
"""Plays chunks (units of work) and yields their results in order."""


def run_serially(series: Series, chunks: Iterable[Chunk]) -> Generator[list[GameResult], None, None]:
    """Play all chunks in this process, one by one."""
    yield from (play_chunk(series, chunk) for chunk in chunks)


def simulate(bots: Sequence[str | type[Bot]], rules: Rules, *, deals: int = 1000, seed: int = 1) -> ArenaResult:
    """Play bots against each other. Return their shares of the wins, with confidence intervals.

    - ``bots``: two or more bots. Each bot is given by its name on the command line, for example ``"reader"`` or
      ``"mybot.py:MyBot"``, or as a class of your own. A class loaded from a file runs in a separate process.
    - ``rules``: the rules of the games, for example ``EDITIONS["bga"]``.
    - ``deals``: the number of random streams of dice. Each stream is used once per seating, so that luck cancels out.
    - ``seed``: the same seed gives the same result.

    Raises ``PerudoError`` for a bot that cannot be loaded (``bot-*``), for fewer than two bots (``arena-alone``), or
    for more bots than the rules allow (``players-count``).
    """
    kinds = tuple(load_isolated(bot) if isinstance(bot, str) else bot for bot in bots)
    names = tuple(bot if isinstance(bot, str) else bot.__name__ for bot in bots)
    return run(Series.from_lists(names, kinds, (rules,), seed=seed), deals)


def run(
    series: Series,
    deals: int,
    spread: ChunkRunner = run_serially,
    on_progress: Callable[[int], object] = lambda games: None,
) -> ArenaResult:
    """Play ``deals`` deals, each with every seating of the bots. ``on_progress`` receives the number of games played.

    Ctrl-C ends the match with the results so far, if there are any.
    """
    tally = Tally(series)
    with closing(spread(series, series.chunks(range(deals)))) as playing:
        try:
            for each in deal_results(series, range(deals), playing):
                tally.add(each)
                on_progress(tally.games)
        except KeyboardInterrupt:
            if not tally.games:
                raise
    return tally.result()
