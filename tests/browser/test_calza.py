"""Calza: the window in which it waits, and what became of each call."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from perudo.protocol import wire
from tests.browser.fake import Fake
from tests.browser.people import DESKTOP, PHONE, Person, say, until
from tests.browser.sight import scrolls, too_small, violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def four(fake: NewTable) -> Fake:
    """Ana, Bo, Cleo and Dan at a table at which a called calza waits for five seconds; Ana has bid one two."""
    table = fake(4, calza=True, wait_factor=10)
    table.bids((1, 2))
    return table


@sizes
def test_calza_window_is_shown_and_call_takes_effect(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table = four(fake)
    people = [person(name, size=size) for name in ("Ana", "Bo", "Cleo", "Dan")]
    ana, bo, cleo, _ = people
    for someone in people:
        table.comes(someone)
    button = cleo.page.locator("button.calza")
    button.click()
    button.click()
    window = ana.page.locator(".window")
    expect(window).to_contain_text(say("story-calza", name="Cleo"))
    expect(window).to_contain_text(say("page-calza-window", name="Bo"))
    ring = window.locator(".ring .left")
    left = "ring => parseFloat(ring.style.strokeDasharray)"
    before = ring.evaluate(left)
    until(ana.page, lambda: ring.evaluate(left) < before)
    assert scrolls(bo.page) == {"x": 0, "y": 0}
    assert too_small(bo.page) == []
    assert [each.move for each in table.asked_by(cleo, wire.Act)] == [wire.CalzaMessage()]
    table.goes_on()
    for someone in people:
        expect(someone.page.locator(".count .call")).to_have_text(someone.hears("story-calza", name="Cleo"))
        expect(someone.page.locator(".note")).to_have_count(0)


@sizes
def test_players_see_a_calza_voided_by_a_move(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table = four(fake)
    people = [person(name, size=size) for name in ("Ana", "Bo", "Dan")]
    ana, bo, _ = people
    for someone in people:
        table.comes(someone)
    bo.settle()
    table.calls(4)
    expect(ana.page.locator(".window")).to_be_visible()
    bo.bid_button.click()
    for someone in people:
        void = someone.hears("story-calza-void", name="Dan", other="Bo")
        expect(someone.page.locator(".standing").get_by_text(void)).to_be_visible()
        expect(someone.told).to_contain_text(void)
        expect(someone.page.locator(".window")).to_have_count(0)
        assert violations(someone.page) == []
    table.bids((1, 4))
    expect(ana.page.locator(".standing .note")).to_have_count(0)


def test_players_see_a_calza_voided_by_dudo(fake: NewTable, person: NewPerson) -> None:
    table, ana = four(fake), person("Ana")
    table.comes(ana)
    table.calls(3)
    expect(ana.page.locator(".window")).to_be_visible()
    table.doubts()
    void = say("story-calza-void", name="Cleo", other="Bo")
    expect(ana.page.locator(".count").get_by_text(void)).to_be_visible()
    expect(ana.page.locator(".history")).to_contain_text(void)


@sizes
def test_priority_between_calza_callers_is_explained(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table = four(fake)
    people = [person(name, size=size) for name in ("Ana", "Dan")]
    for someone in people:
        table.comes(someone)
    table.calls(4)
    table.calls(3)
    expect(people[0].page.locator(".window")).to_contain_text(say("story-calza", name="Cleo"))
    table.goes_on()
    for someone in people:
        nearer = someone.hears("story-calza-nearer", name="Dan", other="Cleo", bidder="Ana")
        expect(someone.page.locator(".count .call")).to_have_text(someone.hears("story-calza", name="Cleo"))
        expect(someone.page.locator(".count").get_by_text(nearer)).to_be_visible()


@sizes
def test_calza_on_own_bid_is_explained_if_allowed(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    """Editions differ in it. Calling on another's bid needs no explanation."""
    table = fake(4, calza=True, calza_callers="all-but-next", wait_factor=10)
    table.bids((1, 2))
    ana, cleo = person("Ana", size=size), person("Cleo", size=size)
    for someone, explained in ((ana, 1), (cleo, 0)):
        table.comes(someone)
        expect(someone.page.locator("button.calza")).to_be_visible()
        expect(someone.page.get_by_text(say("page-calza-own"))).to_have_count(explained)
    assert scrolls(ana.page) == {"x": 0, "y": 0}
    assert violations(ana.page) == []
