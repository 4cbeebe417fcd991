"""Searches finished tournaments for players who spare each other: see ``perudo.analysis.collusion``.

Worker processes analyse one game at a time, and then compare all pairs of players. The search continues in the
background while clients ask for its progress.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from math import log

import msgspec

from perudo.analysis.collusion import Opportunity, opportunities, suspicions, suspicious_ratio
from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.protocol import wire
from perudo.records.record import Record
from perudo.server.jobs.worker_pool import WorkerPool
from perudo.server.jobs.worker_process import JobResult, serve

WORKER_COMMAND = (sys.executable, "-m", "perudo.server.jobs.collusion")


class GameToAnalyse(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A finished game with at least three players."""

    record: str
    players: tuple[str, ...]
    """The players' names by seat."""
    people: frozenset[str]
    """The names of the players who are not built-in bots."""


class Comparison(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The opportunities to call in all analysed games, in which the worker compares all pairs of ``people``."""

    found: Sequence[Opportunity]
    people: frozenset[str]


# --- In the worker process


def suspicious_pairs(found: Iterable[Opportunity], people: frozenset[str]) -> list[wire.SuspiciousPair]:
    """Return the pairs of people who are suspicious, most suspicious first."""
    pairs = [each for each in suspicions(found) if people.issuperset(each.players)]
    least = log(suspicious_ratio(len(pairs)))
    return [wire.SuspiciousPair(**each._asdict()) for each in pairs if each.log_ratio >= least]


def _worked(question: bytes) -> JobResult:
    match msgspec.json.decode(question, type=GameToAnalyse | Comparison):
        case GameToAnalyse(record, players):
            answer: object = list(opportunities(Record.parse(record).replay(), players))
        case Comparison(found, people):
            answer = suspicious_pairs(found, people)
    return JobResult(msgspec.Raw(msgspec.json.encode(answer)))


# --- In the server process


class _Search:
    """A search in progress or finished."""

    def __init__(self, workers: WorkerPool, games: AsyncIterator[GameToAnalyse], address: str) -> None:
        self.analysed = 0
        """The number of games analysed so far."""
        self.task = asyncio.create_task(self._run(workers, games, address))

    async def _run(
        self, workers: WorkerPool, games: AsyncIterator[GameToAnalyse], address: str
    ) -> tuple[wire.SuspiciousPair, ...]:
        found, people = list[Opportunity](), frozenset[str]()
        async for game in games:
            try:
                answer = await workers.run(msgspec.json.encode(game), address)
            except PerudoError as error:
                if error.code != "record-dear":
                    raise
            else:
                found += msgspec.json.decode(answer, type=list[Opportunity])
                people |= game.people
            self.analysed += 1
        answer = await workers.run(msgspec.json.encode(Comparison(found, people)), address)
        return msgspec.json.decode(answer, type=tuple[wire.SuspiciousPair, ...])


class CollusionSearches:
    """The searches of recently examined tournaments. Call ``close`` at the end."""

    def __init__(self) -> None:
        self._workers = WorkerPool(command=WORKER_COMMAND)
        self._searches: dict[str, _Search] = {}
        """The searches by tournament, earliest first."""

    def close(self) -> None:
        """Abandon all searches, because the server is stopping."""
        self._workers.close()

    def report(
        self, tournament: str, count: int, games: Callable[[], AsyncIterator[GameToAnalyse]], address: str
    ) -> wire.CollusionReport:
        """Return the progress of a tournament's search, and start the search if necessary.

        ``count``: how many games the tournament has. ``address``: the rate-limit key of the client's address. Raises
        ``PerudoError`` (``too-busy``) if too many searches are in progress, and any error that ended the search.
        """
        search = self._searches.get(tournament)
        if search is None:
            self._make_room()
            search = self._searches[tournament] = _Search(self._workers, games(), address)
            search.task.add_done_callback(lambda _: self._forget_later(tournament, search))
        if not search.task.done():
            return wire.CollusionReport(games=count, analysed=search.analysed, pairs=None)
        if search.task.exception() is not None:
            del self._searches[tournament]  # The next request starts another search.
        return wire.CollusionReport(games=count, analysed=count, pairs=search.task.result())

    def _make_room(self) -> None:
        if len(self._searches) >= limits.COLLUSION_SEARCHES:
            finished = next((code for code, each in self._searches.items() if each.task.done()), None)
            if finished is None:
                raise PerudoError("too-busy")
            del self._searches[finished]

    def _forget_later(self, tournament: str, search: _Search) -> None:
        """Forget a finished search after a while, because its result names people who may delete their data."""

        def forget() -> None:
            if self._searches.get(tournament) is search:
                del self._searches[tournament]

        asyncio.get_running_loop().call_later(limits.COLLUSION_REPORT_SECONDS, forget)


if __name__ == "__main__":
    serve(_worked)
