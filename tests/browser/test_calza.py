"""Calza: the window in which it waits, and what became of each call."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import serving
from tests.browser.people import DESKTOP, PHONE, Person, Server, gather, in_turn, say
from tests.browser.sight import scrolls, too_small, violations

NewPerson = Callable[..., Person]

sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


@pytest.fixture(scope="module")
def calm_server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which a called calza waits for five seconds."""
    with serving(tmp_path_factory.mktemp("calm-server"), pace=10) as server:
        yield server


def four(person: NewPerson, server: Server, size: tuple[int, int]) -> list[Person]:
    """People at a table, in the order of their turns; the first has bid one two."""
    people = [person(name, size=size) for name in ("Ana", "Bo", "Cleo", "Dan")]
    gather(server, people, calza=True)
    people = in_turn(people)
    people[0].settle()
    people[0].bid_button.click()
    expect(people[1].bid_button).to_be_visible()
    return people


def call(who: Person) -> None:
    button = who.page.locator("button.calza")
    button.click()
    button.click()


@sizes
def test_the_window_of_a_call_is_seen_and_the_call_is_heard(
    size: tuple[int, int], calm_server: Server, person: NewPerson
) -> None:
    opener, actor, third, _ = people = four(person, calm_server, size)
    call(third)
    window = opener.page.locator(".window")
    expect(window).to_contain_text(say("story-calza", name=third.name))
    expect(window).to_contain_text(say("page-calza-window", name=actor.name))
    ring = window.locator(".ring .left")
    left = "ring => parseFloat(ring.style.strokeDasharray)"
    before = ring.evaluate(left)
    opener.page.wait_for_timeout(500)
    assert ring.evaluate(left) < before
    assert scrolls(actor.page) == {"x": 0, "y": 0}
    assert too_small(actor.page) == []
    for someone in people:
        called = someone.page.locator(".count .call")
        expect(called).to_have_text(say("story-calza", name=third.name))
        expect(someone.page.locator(".note")).to_have_count(0)


@sizes
def test_the_word_of_the_player_to_act_voids_a_call_and_all_are_told(
    size: tuple[int, int], calm_server: Server, person: NewPerson
) -> None:
    opener, actor, third, fourth = people = four(person, calm_server, size)
    actor.settle()
    call(fourth)
    expect(opener.page.locator(".window")).to_be_visible()
    actor.bid_button.click()
    void = say("story-calza-void", name=fourth.name, other=actor.name)
    for someone in people:
        expect(someone.page.locator(".standing").get_by_text(void)).to_be_visible()
        expect(someone.told).to_contain_text(void)
        expect(someone.page.locator(".window")).to_have_count(0)
        assert violations(someone.page) == []
    third.settle()
    third.bid_button.click()
    expect(opener.page.locator(".standing").get_by_text(void)).to_have_count(0)


def test_a_doubt_voids_a_call_as_well(calm_server: Server, person: NewPerson) -> None:
    opener, actor, third, _ = four(person, calm_server, DESKTOP)
    call(third)
    expect(opener.page.locator(".window")).to_be_visible()
    actor.doubt()
    void = say("story-calza-void", name=third.name, other=actor.name)
    expect(opener.page.locator(".count").get_by_text(void)).to_be_visible()
    expect(opener.page.locator(".history")).to_contain_text(void)


@sizes
def test_of_two_calls_the_nearer_to_the_bidders_left_is_heard_and_the_other_is_told_why(
    size: tuple[int, int], calm_server: Server, person: NewPerson
) -> None:
    opener, _, third, fourth = people = four(person, calm_server, size)
    call(fourth)
    call(third)
    expect(opener.page.locator(".window")).to_contain_text(say("story-calza", name=third.name))
    nearer = say("story-calza-nearer", name=fourth.name, other=third.name, bidder=opener.name)
    for someone in people:
        called = someone.page.locator(".count .call")
        expect(called).to_have_text(say("story-calza", name=third.name))
        expect(someone.page.locator(".count").get_by_text(nearer)).to_be_visible()
