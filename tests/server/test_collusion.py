"""The search for collusion in the rated games of a server."""

from __future__ import annotations

import asyncio

import pytest

from perudo.server.people.competitive_games import competitive_games
from perudo.table.events import LogEntry
from perudo.terminal.cli import main
from tests.server.conftest import Houses, start
from tests.server.golden import play
from tests.server.test_ratings import ADDRESSES, gathered, known
from tests.server.test_tournaments import begin, entered, goes_on


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
    assert sorted(game.players) == ["Ana", "Bo", "Cy"] and game.replay.winner

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
    assert games[0].replay.record.rounds != games[1].replay.record.rounds


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
