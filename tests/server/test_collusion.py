"""The search for collusion in the rated games of a server."""

from __future__ import annotations

import asyncio

import pytest

from perudo.server.people.rated_games import rated_games
from perudo.terminal.cli import main
from tests.server.conftest import Houses, start
from tests.server.golden import play
from tests.server.test_ratings import ADDRESSES, gathered, known


async def test_rated_games_are_found_with_kept_names(houses: Houses, capsys: pytest.CaptureFixture[str]) -> None:
    house = await houses()
    guests = ("ana", "bo", "cy")
    people = [await known(house, guest, address) for guest, address in zip(guests, ADDRESSES, strict=True)]
    await gathered(house, people, options={"dice": 2})
    await start(people)
    await play(people)
    [game] = [game async for game in rated_games(house._log)]
    assert sorted(game.players) == ["Ana", "Bo", "Cy"] and game.replay.winner
    assert not [game async for game in rated_games(house._log, "AAAA")]

    url = str(house._log._engine.url.render_as_string(hide_password=False))
    command = ["--language", "en", "collusion", "--data", url]
    assert await asyncio.to_thread(main, command) == 0
    assert "Ana and Bo" in capsys.readouterr().out
    assert await asyncio.to_thread(main, [*command, "--tournament", "AAAA"]) == 0
    assert capsys.readouterr().out.startswith("There are no games")


async def test_unrated_games_are_left_out(houses: Houses) -> None:
    house = await houses()
    people = [await known(house, guest, ADDRESSES[0]) for guest in ("ana", "bo", "cy")]
    await gathered(house, people, options={"dice": 1})
    await start(people)
    await play(people)
    assert people[0].state["unrated"] == "address"
    assert not [game async for game in rated_games(house._log)]
