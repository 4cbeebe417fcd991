"""Watchers: they come at any time, see no cup before it lifts, and look one round behind where the host lets them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from tests.browser.people import DESKTOP, PHONE, Person, Server, gather, in_turn, say, states
from tests.browser.sight import scrolls, too_small, violations

NewPerson = Callable[..., Person]

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


def go_on(people: list[Person]) -> None:
    """Everyone has seen enough of the open cups. Who is out is not waited for, and need not say so in time."""
    for someone in people:
        someone.see_the_verdict()
    for someone in people:
        with contextlib.suppress(PlaywrightError):
            someone.button("page-next-round").click(timeout=2000)
    expect(people[0].page.locator(".standing")).to_be_visible()


def watching(page: Page) -> None:
    """The page says that one watches, and offers nothing that only a player may do."""
    expect(page.get_by_text(say("page-you-watch"), exact=True)).to_be_visible()
    expect(page.locator(".pad, .own, .bid-button")).to_have_count(0)


@SIZES
def test_whoever_has_the_link_watches_a_game_and_sees_no_cup(
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
    assert all(view["hand"] is view["choices"] is view["revealed"] is view["behind"] is None for view in hidden)
    # Once the cups are open, a watcher sees what everyone sees.
    expect(watcher.page.locator(".seats .hand .die")).to_have_count(10)
    assert scrolls(watcher.page) == {"x": 0, "y": 0}


@SIZES
def test_a_watcher_stays_from_the_start_or_takes_a_free_chair(
    size: tuple[int, int], slow_server: Server, person: NewPerson
) -> None:
    ana, bo, cleo = person("Ana"), person("Bo", size=size), person("Cleo", size=size)
    table = ana.open_table(slow_server, bots=0, start=False, chairs=2)
    for someone in (bo, cleo):
        someone.page.goto(table)
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


@SIZES
def test_watchers_look_one_round_behind_where_the_host_lets_them(
    size: tuple[int, int], slow_server: Server, person: NewPerson
) -> None:
    people = [person("Ana"), person("Bo", size=size)]
    table = gather(slow_server, people, customs={"open_cups": True})
    cleo = person("Cleo", size=size)
    cleo.page.goto(table)
    expect(cleo.page.get_by_text(say("page-behind-later"))).to_be_visible()
    dice = play_a_round(people)
    go_on(people)
    cleo.button("page-behind").click()
    dialog = cleo.page.get_by_role("dialog", name=say("page-behind-open", round=1))
    for someone in people:
        row = dialog.get_by_role("listitem").filter(has_text=someone.name)
        seen = [die.get_attribute("aria-label") for die in row.get_by_role("img").all()]
        assert sorted(filter(None, seen)) == sorted(dice[someone.name])
    expect(dialog).to_contain_text("dudo!")
    assert violations(cleo.page) == []
    assert scrolls(cleo.page)["x"] == 0
    assert [wrong for wrong in too_small(cleo.page) if "dialog" in wrong] == []
    # The players can't look, and know that others may.
    for someone in people:
        expect(someone.button("page-behind")).to_have_count(0)
        expect(someone.page.locator(".watchers")).to_contain_text(say("customs-open_cups-true"))
        someone.button("page-rules").click()
        expect(someone.page.get_by_role("dialog").get_by_text(say("customs-open_cups-true"))).to_be_visible()
        someone.page.keyboard.press("Escape")


def test_without_the_hosts_leave_nobody_looks_behind(slow_server: Server, person: NewPerson) -> None:
    people = [person("Ana"), person("Bo")]
    table = gather(slow_server, people)
    cleo = person("Cleo")
    cleo.page.goto(table)
    play_a_round(people)
    go_on(people)
    watching(cleo.page)
    expect(cleo.page.get_by_text(say("page-watching"))).to_be_visible()
    expect(cleo.button("page-behind")).to_have_count(0)
    expect(cleo.page.get_by_text(say("page-behind-later"))).to_have_count(0)


@SIZES
def test_the_eliminated_watch(size: tuple[int, int], slow_server: Server, person: NewPerson) -> None:
    people = [person(name, size=size) for name in ("Ana", "Bo", "Cleo")]
    gather(slow_server, people, dice=1, customs={"open_cups": True})
    play_a_round(people)
    go_on(people)
    out = say("page-you-are-out")
    for someone in people:
        expect(someone.page.locator(".standing")).to_be_visible()
    (gone,) = [someone for someone in people if someone.page.get_by_text(out).is_visible()]
    expect(gone.page.locator(".pad, .own, .bid-button")).to_have_count(0)
    gone.button("page-behind").click()
    dialog = gone.page.get_by_role("dialog", name=say("page-behind-open", round=1))
    expect(dialog.get_by_role("listitem")).to_have_count(3)
    expect(dialog).to_contain_text(say("story-out", name=gone.name))
    gone.page.keyboard.press("Escape")
    assert violations(gone.page) == []
    assert scrolls(gone.page) == {"x": 0, "y": 0}


@SIZES
def test_watchers_stay_through_a_rematch_and_may_then_sit_down(
    size: tuple[int, int], slow_server: Server, person: NewPerson
) -> None:
    people = [person("Ana"), person("Bo")]
    ana = people[0]
    table = gather(slow_server, people, dice=1, chairs=3)
    cleo = person("Cleo", size=size)
    cleo.page.goto(table)
    watching(cleo.page)
    play_a_round(people)
    cleo.see_the_verdict()
    expect(cleo.page.get_by_text(say("page-watch-over"))).to_be_visible()
    assert violations(cleo.page) == []
    ana.do(do="again", table=table[-6:])
    expect(cleo.page.locator(".standing")).to_be_visible()
    watching(cleo.page)
    play_a_round(people)
    ana.do(do="again", table=table[-6:], start=False)
    cleo.page.get_by_label(say("page-your-name")).fill("Cleo")
    cleo.button("page-sit").click()
    ana.button("page-start").click()
    expect(cleo.page.get_by_role("button", name=say("page-hide-dice"))).to_be_visible()
    expect(cleo.page.get_by_text(say("page-you-watch"), exact=True)).to_be_hidden()
