"""A tournament of 64 is played to its end, although its servers are killed: no round and no result is lost or doubled.

Nobody comes to the tables, except that some play their first moves: clocks run out, and bots play on.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text

from perudo.server.edge.guest_tokens import PLAIN_COOKIE
from perudo.server.log.database import data_url
from perudo.server.people.tournament_formats import RoundTable
from tests.conftest import needs, new_database
from tests.server.forked import Forked, soon_dead
from tests.server.test_tournaments import NEW

PLAYERS = 64
TABLES_OF_FOUR = {**NEW, "table_size": 4}
SECONDS = 240


class Entrants:
    """The browsers of all players, whichever server they ask."""

    def __init__(self) -> None:
        self.cookies = list[str]()
        self.code = ""

    async def ask(self, port: int, player: int, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        headers = {"Cookie": f"{PLAIN_COOKIE}={self.cookies[player]}"}
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, headers=headers) as http:
            url = f"/api/tournaments/{path}"
            answer = await (http.post(url, json=body) if path.count("/") or path == "new" else http.get(url))
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()
            return found

    async def join(self, port: int) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            for _ in range(PLAYERS):
                http.cookies.clear()
                self.cookies.append((await http.get("/")).cookies[PLAIN_COOKIE])
        self.code = (await self.ask(port, 0, "new", TABLES_OF_FOUR))["code"]
        for player in range(PLAYERS):
            await self.ask(port, player, f"{self.code}/join", {"name": f"Player {player}"})

    async def see(self, port: int) -> dict[str, Any]:
        return await self.ask(port, 0, self.code)

    async def reaches(self, port: int, rounds: int, done: int = 0) -> dict[str, Any]:
        """Wait until a round has been drawn, and some of its games are over, or until the end."""
        until = time.monotonic() + SECONDS
        while True:
            seen = await self.see(port)
            over = [table for table in seen["rounds"][-1] if table["places"]] if seen["rounds"] else []
            if seen["stage"] == "over" or (len(seen["rounds"]), len(over)) >= (rounds, done):
                return seen
            assert time.monotonic() < until, seen
            await asyncio.sleep(0.1)


def check(url: str, seen: dict[str, Any], earlier: list[dict[str, Any]]) -> None:
    """Check a finished tournament, and that nothing which was shown earlier has changed."""
    assert seen["stage"] == "over"
    assert [sum(len(table["entrants"]) for table in tables) for tables in seen["rounds"]] == [64, 32, 16, 8, 4]
    for tables, following in zip(seen["rounds"], seen["rounds"][1:], strict=False):
        known = [RoundTable(tuple(table["entrants"]), tuple(table["places"])) for table in tables]
        through = [each for table in known for each in table.order()[: table.advancing]]
        assert Counter(through) == Counter(each for table in following for each in table["entrants"])
    for before in earlier:
        for tables, then in zip(before["rounds"], seen["rounds"], strict=False):
            for table, later in zip(tables, then, strict=True):
                assert table["entrants"] == later["entrants"] and table["table"] in (None, later["table"])
                assert table["places"] in (None, later["places"]), "a result is lost or changed"
    codes = [table["table"] for tables in seen["rounds"] for table in tables]
    assert len(codes) == len(set(codes)) == 16 + 8 + 4 + 2 + 1
    engine = create_engine(data_url(url))
    with engine.connect() as connection:
        results = Counter(connection.execute(text('SELECT "table" FROM result')).scalars())
        opened = connection.execute(text("SELECT \"table\" FROM tables WHERE guest = 'tournament'")).scalars().all()
    engine.dispose()
    assert Counter(opened) == Counter(codes), "a table was opened twice"
    assert results == dict.fromkeys(codes, 4)


@pytest.mark.long
async def test_tournament_survives_two_kills(tmp_path: Path) -> None:
    url, options = f"sqlite:///{tmp_path}/perudo.db", ("--wait-factor", "0.02", "--key", str(tmp_path / "key"))
    entrants, earlier = Entrants(), list[dict[str, Any]]()
    server = Forked(url, *options, errors=tmp_path / "errors")
    try:
        await entrants.join(server.port)
        await entrants.ask(server.port, 0, f"{entrants.code}/start")
        for round_number, done in ((1, 0), (2, 3)):
            earlier.append(await entrants.reaches(server.port, round_number, done))
            server.kill()
            server = Forked(url, *options, errors=tmp_path / "errors")
        seen = await entrants.reaches(server.port, 9)
    finally:
        server.kill()
    check(url, seen, earlier)


@pytest.mark.long
async def test_another_node_takes_over_a_tournament(tmp_path: Path, postgres_server: str) -> None:
    """Two nodes share a database. One is killed in the first round, and started again; then the other one is killed."""
    needs("psycopg")
    with new_database(postgres_server) as url:
        options = ("--wait-factor", "0.02", "--key", str(tmp_path / "key"))
        nodes = [Forked(url, *options, errors=tmp_path / f"errors-{node}", first=soon_dead) for node in range(2)]
        entrants, earlier = Entrants(), list[dict[str, Any]]()
        try:
            await entrants.join(nodes[0].port)
            await entrants.ask(nodes[1].port, 0, f"{entrants.code}/start")
            earlier.append(await entrants.reaches(nodes[1].port, 1, 2))
            nodes[0].kill()
            earlier.append(await entrants.reaches(nodes[1].port, 2, 3))
            nodes[0] = Forked(url, *options, errors=tmp_path / "errors-0", first=soon_dead)
            nodes[1].kill()
            seen = await entrants.reaches(nodes[0].port, 9)
        finally:
            for node in nodes:
                node.kill()
        check(url, seen, earlier)
