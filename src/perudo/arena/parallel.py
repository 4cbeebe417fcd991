"""Plays many games in parallel, in processes on this machine or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial

from perudo.arena.series import Chunk, GameResult, Series, play_chunk
from perudo.sim import workers


def run_in_processes(series: Series, chunks: Iterable[Chunk], jobs: int = 0) -> Generator[list[GameResult], None, None]:
    """Play chunks in ``jobs`` processes (default: one per processor), which exit when the generator ends."""
    with workers.process_pool(jobs or workers.cpu_count()) as hired:
        yield from workers.parallel_map(hired, partial(play_chunk, series), chunks)


def run_on_ray(
    series: Series, chunks: Iterable[Chunk], address: str = "", jobs: int = 0
) -> Generator[list[GameResult], None, None]:
    """Play chunks on a Ray cluster. Raises the same errors as ``perudo.sim.workers.ray_pool``."""
    with workers.ray_pool(address, jobs or None) as hired:
        yield from workers.parallel_map(hired, partial(play_chunk, series), chunks)
