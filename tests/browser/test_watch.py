"""Spectators: they come at any time, and see no cup before it lifts. See also spectators.svelte.test.ts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fake import Fake
from tests.browser.people import DESKTOP, PHONE, Person, Server, gather, in_turn, say, states
from tests.browser.sight import scrolls, violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def play_a_round(people: list[Person]) -> dict[str, list[str]]:
    """The lowest bid and a dudo; returns the dice that each had. The cups stand open after it."""
    first, second, *_ = in_turn(people)
    for someone in people:
        expect(someone.page.locator(".own")).to_be_visible()
    dice = {someone.name: someone.own_dice for someone in people}
    first.settle()
    first.bid_button.click()
    expect(second.bid_button).to_be_visible()
    second.doubt()
    first.see_the_verdict()
    return dice


def watching(page: Page) -> None:
    """The page says that one watches, and offers nothing that only a player may do."""
    expect(page.get_by_text(say("page-you-watch"), exact=True)).to_be_visible()
    expect(page.locator(".pad, .bid-button")).to_have_count(0)


@SIZES
def test_link_lets_anyone_watch_without_seeing_dice(
    size: tuple[int, int], slow_server: Server, person: NewPerson
) -> None:
    ana, bo = person("Ana"), person("Bo")
    table = gather(slow_server, [ana, bo])
    watcher = person("Cleo", size=size)
    sent = states(watcher.page)
    watcher.page.goto(table)
    watching(watcher.page)
    expect(watcher.page.get_by_text(say("page-watching"))).to_be_visible()
    expect(ana.page.locator(".watchers")).to_contain_text(say("page-watchers", count=1))
    play_a_round([ana, bo])
    watcher.see_the_verdict()
    watching(watcher.page)
    hidden = [state["view"] for state in sent if state["view"] and state["view"]["phase"] == "bidding"]
    assert len(hidden) >= 2
    assert all(view["hand"] is view["choices"] is view["revealed"] is view["previous_round"] is None for view in hidden)
    # Once the cups are open, a spectator sees what everyone sees.
    expect(watcher.page.locator(".seats .hand .die")).to_have_count(10)
    assert scrolls(watcher.page) == {"x": 0, "y": 0}


@SIZES
def test_spectator_can_keep_watching_or_take_a_chair(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table = fake(1, chairs=2, start=False)
    ana, bo, cleo = person("Ana"), person("Bo", size=size), person("Cleo", size=size)
    for someone in (ana, bo, cleo):
        table.comes(someone)
    for someone in (bo, cleo):
        expect(someone.page.get_by_text(say("page-watch-gathering"))).to_be_visible()
        expect(someone.button("page-sit")).to_be_visible()
        expect(someone.page.get_by_text(say("page-you-watch"), exact=True)).to_be_visible()
    expect(ana.page.locator(".watchers")).to_contain_text(say("page-watchers", count=2))
    bo.page.get_by_label(say("page-your-name")).fill("Bo")
    bo.button("page-sit").click()
    expect(bo.page.get_by_text(say("page-you-watch"), exact=True)).to_be_hidden()
    expect(cleo.page.get_by_role("heading", name=say("page-table-full"))).to_be_visible()
    expect(cleo.button("page-sit")).to_be_hidden()
    ana.button("page-start").click()
    expect(cleo.page.locator(".standing")).to_be_visible()
    watching(cleo.page)


def test_spectators_stay_through_a_rematch(slow_server: Server, person: NewPerson) -> None:
    people = [person("Ana"), person("Bo")]
    ana = people[0]
    table = gather(slow_server, people, dice=1, chairs=3)
    cleo = person("Cleo", size=PHONE)
    cleo.page.goto(table)
    watching(cleo.page)
    play_a_round(people)
    cleo.see_the_verdict()
    expect(cleo.page.get_by_text(say("page-watch-over"))).to_be_visible()
    assert violations(cleo.page) == []
    ana.do(do="rematch", table=table[-6:])
    for someone in (ana, people[1]):
        someone.button("page-join-next").click()
    cleo.button("page-to-table").click()
    expect(cleo.page.locator(".standing")).to_be_visible()
    watching(cleo.page)
    play_a_round(people)
    ana.do(do="rematch", table=table[-6:], start=False)
    ana.button("page-to-table").click()
    cleo.see_the_verdict()
    cleo.button("page-to-table").click()
    cleo.page.get_by_label(say("page-your-name")).fill("Cleo")
    cleo.button("page-sit").click()
    ana.button("page-start").click()
    expect(cleo.page.get_by_role("button", name=say("page-hide-dice"))).to_be_visible()
    expect(cleo.page.get_by_text(say("page-you-watch"), exact=True)).to_be_hidden()
