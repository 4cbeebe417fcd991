"""The search for collusion in the rated games of a server, and in finished tournaments."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest

from perudo.core import limits
from perudo.core.errors import PerudoError
from perudo.server.jobs import collusion
from perudo.server.jobs.collusion import CollusionSearches, Comparison, GameToAnalyse
from perudo.server.people.competitive_games import competitive_games
from perudo.table.events import LogEntry
from perudo.terminal.cli import main
from tests.server.conftest import Houses, start
from tests.server.golden import play
from tests.server.test_people import Browser, refusal
from tests.server.test_ratings import ADDRESSES, gathered, known
from tests.server.test_tournaments import begin, browser, entered, goes_on
from tests.test_collusion import fair, series, sparing


async def test_collusion_search_finds_rated_games_and_registered_names(
    houses: Houses, capsys: pytest.CaptureFixture[str]
) -> None:
    house = await houses()
    guests = ("ana", "bo", "cy")
    people = [await known(house, guest, address) for guest, address in zip(guests, ADDRESSES, strict=True)]
    await gathered(house, people, options={"dice": 2})
    await start(people)
    await play(people)
    [game] = [game async for game in competitive_games(house._log)]
    assert sorted(game.players) == ["Ana", "Bo", "Cy"] and game.record.replay().winner

    url = str(house._log._engine.url.render_as_string(hide_password=False))
    command = ["--language", "en", "collusion", "--data", url]
    assert await asyncio.to_thread(main, command) == 0
    assert "Ana and Bo" in capsys.readouterr().out
    assert await asyncio.to_thread(main, [*command, "--tournament", "AAAA"]) == 1
    assert "tournament" in capsys.readouterr().err


async def test_collusion_search_loads_each_table_log_once(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    house = await houses()
    guests = ("ana", "bo", "cy")
    people = [await known(house, guest, address) for guest, address in zip(guests, ADDRESSES, strict=True)]
    table = await gathered(house, people, options={"dice": 1})
    await start(people)
    await play(people)
    assert (await people[0].do("rematch", table=table, start=False))["is"] == "done"
    await start(people)
    await play(people)
    loaded, entries = list[str](), house._log.entries

    async def counted(code: str) -> list[LogEntry]:
        loaded.append(code)
        return await entries(code)

    monkeypatch.setattr(house._log, "entries", counted)
    games = [game async for game in competitive_games(house._log)]
    assert len(games) == 2 and loaded == [table]
    assert games[0].record.rounds != games[1].record.rounds


async def test_collusion_search_finds_tournament_games_by_code(houses: Houses) -> None:
    """They are not rated."""
    house = await houses()
    code, (ana, *_) = await entered(house, ["Ana", "Bo", "Cleo"], table_size=3)
    await begin(house, code, ana)
    await goes_on(house, ana, code)
    [game] = [game async for game in competitive_games(house._log, code.lower())]
    assert sorted(game.players) == ["Ana", "Bo", "Cleo"]
    assert not [game async for game in competitive_games(house._log)]


async def test_collusion_search_skips_unrated_games(houses: Houses) -> None:
    house = await houses()
    people = [await known(house, guest, ADDRESSES[0]) for guest in ("ana", "bo", "cy")]
    await gathered(house, people, options={"dice": 1})
    await start(people)
    await play(people)
    assert people[0].state["unrated"] == "address"
    assert not [game async for game in competitive_games(house._log)]


async def report(browser: Browser, code: str) -> dict[str, Any]:
    """Ask for the report until the search has finished."""
    while (  # noqa: ASYNC110 - the progress can only be asked for
        found := await browser.look(f"/api/tournaments/{code}/collusion")
    )["pairs"] is None:
        await asyncio.sleep(0.05)
    return found


async def test_only_organizer_sees_collusion_report_after_tournament(houses: Houses) -> None:
    house = await houses()
    code, (ana, bo, _) = await entered(house, ["Ana", "Bo", "Cleo"], table_size=3)
    path = f"/api/tournaments/{code}/collusion"
    await begin(house, code, ana)
    assert refusal(await ana._http.get(path, headers=ana.headers)) == (409, "error-tournament-not-over")
    await goes_on(house, ana, code)
    for other in (bo, await browser(house, 9)):
        assert refusal(await other._http.get(path, headers=other.headers)) == (403, "error-tournament-owner-only")
    assert await report(ana, code) == {"games": 1, "analysed": 1, "pairs": []}


def pairs(*, found: Callable[[str, str, float], float], people: frozenset[str]) -> list[list[str]]:
    """The suspicious pairs that a worker finds in random opportunities."""
    question = Comparison(list(series(1, found)), people)
    answer = msgspec.json.decode(collusion._worked(msgspec.json.encode(question)).body)
    return [each["players"] for each in answer]


def test_report_names_only_people_who_spare_each_other() -> None:
    everybody = frozenset({"ann", "bob", "cat", "dan"})
    assert pairs(found=sparing, people=everybody) == [["ann", "bob"]]
    assert pairs(found=fair, people=everybody) == []
    assert pairs(found=sparing, people=everybody - {"bob"}) == []


async def no_games() -> AsyncIterator[GameToAnalyse]:
    for game in list[GameToAnalyse]():
        yield game


async def test_searches_in_progress_are_limited_and_finished_ones_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "COLLUSION_SEARCHES", 1)
    searches = CollusionSearches()
    assert searches.report("first", 0, no_games, "").pairs is None
    with pytest.raises(PerudoError, match="too-busy"):
        searches.report("second", 0, no_games, "")
    await searches._searches["first"].task
    assert searches.report("first", 0, no_games, "").pairs == ()
    assert searches.report("second", 0, no_games, "").pairs is None
    assert list(searches._searches) == ["second"]
    searches.close()


async def test_failed_search_can_be_repeated() -> None:
    searches = CollusionSearches()

    async def unreadable() -> AsyncIterator[GameToAnalyse]:
        raise PerudoError("store-read", why="test")
        yield

    assert searches.report("cup", 1, unreadable, "").pairs is None
    await asyncio.wait([searches._searches["cup"].task])
    with pytest.raises(PerudoError, match="store-read"):
        searches.report("cup", 1, unreadable, "")
    assert searches.report("cup", 1, no_games, "").pairs is None
    searches.close()


async def test_game_that_takes_too_long_is_skipped() -> None:
    searches = CollusionSearches()

    async def games() -> AsyncIterator[GameToAnalyse]:
        yield GameToAnalyse("not a record", ("Ana", "Bo", "Cleo"), frozenset({"Ana", "Bo", "Cleo"}))

    async def refuse(asked: bytes, *_: object) -> bytes:
        if b"not a record" in asked:
            raise PerudoError("record-dear")
        return b"[]"

    searches._workers.run = refuse  # type: ignore[method-assign, assignment]
    assert searches.report("cup", 1, games, "").analysed == 0
    await searches._searches["cup"].task
    assert searches.report("cup", 1, games, "").pairs == ()
    searches.close()
