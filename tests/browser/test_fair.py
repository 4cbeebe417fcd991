"""Dice that anyone can check: one tap works out a round again, and a server that cheats is found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import DESKTOP, PHONE, Person, Server, gather, in_turn, say
from tests.browser.sight import scrolls, too_small, violations

NewPerson = Callable[..., Person]


def cheated(person: Person, cheat: Callable[[dict[str, Any]], None]) -> None:
    """From now on ``cheat`` changes each state of a game on its way to this person."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["is"] == "table" and message.get("game"):
                cheat(message["game"])
            socket.send(json.dumps(message))

        server.on_message(pass_on)

    person.page.route_web_socket("**/socket", between)


def called(server: Server, person: NewPerson, size: tuple[int, int], cheat: Callable[[dict[str, Any]], None]) -> Person:
    """Someone who sees the cups of a first round open, told of it by a server that cheats."""
    ana, _ = people = [person("Ana", size=size), person("Bo")]
    cheated(ana, cheat)
    gather(server, people, dice=2)
    first, second = in_turn(people)
    first.settle()
    first.bid_button.click()
    second.settle()
    second.doubt()
    ana.see_the_verdict()
    ana.button("page-check").click()
    return ana


def honest(_: dict[str, Any]) -> None:
    pass


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_one_tap_works_out_the_dice_of_a_round_again(
    size: tuple[int, int], slow_server: Server, person: NewPerson
) -> None:
    ana = called(slow_server, person, size, honest)
    for message in ("fair", "committed-yes", "mine-yes", "dice-yes", "limits"):
        expect(ana.page.get_by_text(say(f"page-check-{message}"))).to_be_visible()
    assert violations(ana.page) == []
    assert too_small(ana.page) == []
    assert scrolls(ana.page)["x"] == 0
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_text(say("page-check-fair"))).to_have_count(0)
    expect(ana.button("page-check")).to_be_focused()


def change_the_seed(game: dict[str, Any]) -> None:
    """The server says that it had drawn another seed."""
    if game["drawn"] and game["drawn"]["seed"]:
        game["drawn"]["seed"] = "ab" * 32


def change_the_commitment(game: dict[str, Any]) -> None:
    """The server commits itself to something else than what it opens."""
    if game["coming"]:
        game["coming"]["commitment"] = "cd" * 32


def change_the_dice(game: dict[str, Any]) -> None:
    if game["view"]["revealed"]:
        hands = game["view"]["revealed"]["hands"]
        game["view"]["revealed"]["hands"] = [[face % 6 + 1 for face in hand] for hand in hands]


def leave_out_my_part(game: dict[str, Any]) -> None:
    if game["drawn"]:
        game["drawn"]["contributions"][0] = None


@pytest.mark.parametrize(
    ("cheat", "told"),
    [
        (change_the_seed, "committed-no"),
        (change_the_commitment, "committed-no"),
        (change_the_dice, "dice-no"),
        (leave_out_my_part, "mine-no"),
    ],
)
def test_a_server_that_cheats_is_found_out(
    cheat: Callable[[dict[str, Any]], None], told: str, slow_server: Server, person: NewPerson
) -> None:
    ana = called(slow_server, person, PHONE, cheat)
    expect(ana.page.get_by_text(say(f"page-check-{told}"))).to_be_visible()
    expect(ana.page.get_by_text(say("page-check-unfair"))).to_be_visible()


def test_a_replay_is_checked_as_well(server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    link = ana.open_table(server, bots=2, dice=1)
    ana.play_to_the_end()
    ana.page.goto(link.replace("/t/", "/r/") + "/1")
    ana.button("page-check").click()
    expect(ana.page.get_by_text(say("page-check-fair"))).to_be_visible()
    expect(ana.page.get_by_text(say("page-check-committed-yes"))).to_be_visible()
