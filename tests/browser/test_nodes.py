"""Two servers at one database, as people in a browser meet them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from signal import SIGKILL
from types import SimpleNamespace
from typing import cast

import pytest
from playwright.sync_api import expect

import page as web_page
from perudo.server.private_files import KEY_VARIABLE
from tests.browser.people import Person, Server, gather, in_turn
from tests.browser.test_lobby import at_front, find_others
from tests.browser.test_presence import bid_lowest, first_bid, standing
from tests.conftest import needs
from tests.nodes.parts import Nginx

needs("psycopg")

NewPerson = Callable[..., Person]


@pytest.fixture
def nodes(postgres: str, chromium: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Server]]:
    web_page.build()
    monkeypatch.setenv(KEY_VARIABLE, "5e" * 32)
    with ExitStack() as stack:
        made = list[Server]()
        for _ in range(2):
            made.append(Server(cast(Path, postgres), 20, "--proxy", "127.0.0.1"))
            stack.callback(made[-1].stop, SIGKILL)
        yield made


def test_matchmaking_seats_players_from_two_nodes_together(nodes: list[Server], person: NewPerson) -> None:
    ana, bo = person("Ana"), person("Bo")
    at_front(ana, nodes[0])
    find_others(ana).click()
    expect(ana.page.get_by_text(ana.say("page-seeking", count=2))).to_be_visible()
    at_front(bo, nodes[1])
    expect(find_others(bo)).to_contain_text(bo.say("page-find-waits", name="Ana"))
    find_others(bo).click()
    for someone in (ana, bo):
        expect(someone.page.locator(".seats .seat")).to_have_count(3)  # a bot makes up the numbers
    assert ana.page.url.partition("/t/")[2] == bo.page.url.partition("/t/")[2]


def test_game_survives_the_death_of_its_node(nodes: list[Server], person: NewPerson, tmp_path: Path) -> None:
    proxy = Nginx(tmp_path / "proxy", [node.port for node in nodes])
    try:
        people = [person("Ana"), person("Bo")]
        gather(cast(Server, SimpleNamespace(url=f"http://127.0.0.1:{proxy.port}")), people)
        first, second = in_turn(people)
        nodes[0].stop(SIGKILL)
        bid_lowest(first)
        expect(standing(second, first_bid(first, second))).to_be_visible()
    finally:
        proxy.kill()
