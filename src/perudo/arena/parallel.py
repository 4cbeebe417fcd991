"""Many games at once: in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial

from perudo.arena.series import Sat, Series, Stint, sit
from perudo.sim import workers


def processes(series: Series, stints: Iterable[Stint], jobs: int = 0) -> Generator[list[Sat], None, None]:
    """Plays stints in so many processes, or one a processor. They are gone when this is left."""
    with workers.processes(jobs or workers.processors()) as hired:
        yield from workers.each(hired, partial(sit, series), stints)


def cluster(
    series: Series, stints: Iterable[Stint], address: str = "", jobs: int = 0
) -> Generator[list[Sat], None, None]:
    """Plays stints on a Ray cluster: see ``perudo.sim.workers.cluster``, whose errors this raises."""
    with workers.cluster(address, jobs or None) as hired:
        yield from workers.each(hired, partial(sit, series), stints)
