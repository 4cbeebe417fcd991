"""The pad: what one tap says, what two taps say, what can't be said and why, and the odds beside it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from perudo import wire
from tests.browser.fake import Fake
from tests.browser.people import DESKTOP, PHONE, Person, say
from tests.browser.sight import scrolls, too_small, violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def quick(who: Person, quantity: int, face: int) -> Locator:
    return who.page.get_by_role("group", name=say("page-pad-quick")).get_by_role(
        "button", name=say("page-bid", quantity=quantity, face=face), exact=True
    )


def quantities(who: Person, face: int) -> Locator:
    return who.page.get_by_role("group", name=say("page-how-many", face=face))


def said(table: Fake, who: Person) -> list[tuple[int, int]]:
    """The bids that someone's page has sent."""
    words = [each.action for each in table.asked_by(who, wire.Act)]
    return [(word.quantity, word.face) for word in words if isinstance(word, wire.SayBid)]


def taken(who: Person, bidder: str, quantity: int, face: int) -> None:
    """The bid stands on this screen too."""
    spoken = say("story-bids", name=bidder, quantity=quantity, face=face)
    expect(who.page.locator(".standing").get_by_text(spoken)).to_be_visible()


@sizes
def test_one_tap_says_the_lowest_raise_goes_over_to_aces_and_leaves_them(
    size: tuple[int, int], fake: NewTable, person: NewPerson
) -> None:
    table, ana = fake(2), person("Ana", size=size)
    table.comes(ana)
    ana.settle()
    quick(ana, 1, 5).click()
    taken(ana, "Ana", 1, 5)
    table.bids((2, 5))
    ana.settle()
    expect(quick(ana, 3, 5)).to_be_visible()
    quick(ana, 1, 1).click()
    taken(ana, "Ana", 1, 1)
    table.bids((2, 1))
    ana.settle()
    expect(quick(ana, 3, 1)).to_be_visible()
    quick(ana, 5, 4).click()
    taken(ana, "Ana", 5, 4)
    assert said(table, ana) == [(1, 5), (1, 1), (5, 4)]


@sizes
def test_two_taps_say_any_bid(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(2), person("Ana", size=size)
    table.comes(ana)
    ana.settle()
    for quantity, face in ((1, 2), (7, 4), (10, 6)):
        ana.face_keys.nth(face - 1).click()
        cell = quantities(ana, face).get_by_role("button", name=say("page-bid", quantity=quantity, face=face))
        expect(cell).to_be_in_viewport(ratio=1)
        assert scrolls(ana.page) == {"x": 0, "y": 0}
    cell.click()
    taken(ana, "Ana", 10, 6)
    assert said(table, ana) == [(10, 6)]


@sizes
def test_what_may_not_be_said_tells_the_rule(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, bo = fake(2), person("Bo", size=size)
    table.bids((1, 4))
    table.comes(bo)
    taken(bo, "Ana", 1, 4)
    bo.settle()
    bo.face_keys.nth(5).click()
    told = quantities(bo, 6).get_by_role("paragraph")
    expect(told.last).to_have_text(f"{say('page-quantities', first=2, last=10)} {say('reason-one-axis')}")
    expect(quantities(bo, 6).get_by_role("button")).to_have_count(1)
    if size == PHONE:
        bo.page.keyboard.press("Escape")
        expect(quantities(bo, 6)).to_have_count(0)
    bo.face_keys.nth(2).click(force=True)
    expect(bo.page.locator(".pad").get_by_role("status")).to_have_text(say("reason-one-axis"))


def test_the_quantities_on_a_phone_go_with_a_second_tap_or_one_elsewhere(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    fake(2).comes(ana)
    ana.settle()
    for away in (ana.face_keys.nth(3), ana.page.locator("h1")):
        ana.face_keys.nth(3).click()
        expect(quantities(ana, 4)).to_be_visible()
        away.click()
        expect(quantities(ana, 4)).to_have_count(0)
    expect(ana.page.get_by_role("button", name=say("page-hide-dice"))).to_be_in_viewport(ratio=1)


@sizes
def test_keys_choose_a_face_and_a_quantity_and_enter_says_it(
    size: tuple[int, int], fake: NewTable, person: NewPerson
) -> None:
    table, ana = fake(2), person("Ana", size=size)
    table.comes(ana)
    ana.settle()
    for key in ("5", "ArrowUp", "ArrowUp", "ArrowDown"):
        ana.page.keyboard.press(key)
    expect(ana.bid_button).to_contain_text(say("page-bid", quantity=2, face=5))
    ana.page.keyboard.press("Enter")
    taken(ana, "Ana", 2, 5)
    table.bids((3, 5))
    ana.settle()
    ana.page.keyboard.press("d")
    expect(ana.page.locator("button.dudo")).to_have_text(say("page-dudo-armed"))
    assert said(table, ana) == [(2, 5)]
    ana.page.keyboard.press("d")
    expect(ana.page.locator(".count .call")).to_have_text(say("story-dudo", name="Ana"))
    assert table.asked_by(ana, wire.Act)[-1].action == wire.SayDudo()


@sizes
def test_the_odds_stand_beside_each_bid_where_the_host_allows_it(
    size: tuple[int, int], fake: NewTable, person: NewPerson
) -> None:
    table = fake(1, start=False, chairs=2, lost_dice_visible=True)
    ana, bo, eva = (person(name, size=size) for name in ("Ana", "Bo", "Eva"))
    table.comes(ana)
    ana.button("page-rules-change").click()
    ana.page.get_by_label(say("customs-aid"), exact=True).check()
    table.comes(bo)
    rules = bo.page.get_by_role("region", name=say("page-rules-here"))
    expect(rules).to_contain_text(say("customs-aid-true"))
    table.does("Bo", "sit", name="Bo")
    ana.button("page-start").click()
    expect(ana.page.locator(".stage")).to_be_visible()
    table.comes(eva)
    for someone in (ana, bo, eva):
        expect(someone.page.get_by_text(say("page-aid-chip"), exact=True)).to_be_visible()

    table.fills()
    ana.settle()
    certain = sum(die in (say("face", face=1), say("face", face=4)) for die in ana.own_dice)
    assert certain
    ana.face_keys.nth(3).click()
    cells = quantities(ana, 4).get_by_role("button")
    told = [cell.locator(".chance").inner_text().strip() for cell in cells.all()]
    assert told[:certain] == ["100%"] * certain
    assert "100%" not in told[certain:]
    assert told[certain + 5 :] == ["0%"] * (5 - certain)
    name = say("page-bid-likely", quantity=1, face=4, chance=told[0])
    expect(quantities(ana, 4).get_by_role("button", name=name, exact=True)).to_be_visible()
    bars = [cell.locator(".bar span").evaluate("bar => bar.offsetWidth") for cell in cells.all()]
    assert bars == sorted(bars, reverse=True)
    assert bars[0] > bars[-1]
    assert violations(ana.page) == []
    assert too_small(ana.page) == []
    cells.first.click()
    taken(bo, "Ana", 1, 4)
    for player in (ana, bo):
        expect(player.page.locator(".standing .chance")).to_be_visible()
    expect(eva.page.locator(".standing")).to_be_visible()
    expect(eva.page.locator(".standing .chance")).to_have_count(0)


def test_without_the_hosts_leave_nobody_sees_odds(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana")
    fake(2, lost_dice_visible=True).comes(ana)
    expect(ana.bid_button).to_be_visible()
    expect(ana.page.locator(".chance")).to_have_count(0)
    expect(ana.page.get_by_text(say("page-aid-chip"), exact=True)).to_have_count(0)


def test_the_form_says_why_the_odds_cant_be_shown_where_lost_dice_are_hidden(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    fake(1, start=False).comes(ana)
    ana.button("page-rules-change").click()
    aid = ana.page.get_by_label(say("customs-aid"), exact=True)
    expect(aid).to_be_disabled()
    expect(ana.page.get_by_text(say("error-aid-hidden-dice"))).to_be_visible()
    hidden = ana.page.get_by_label(say("setting-lost_dice_visible"), exact=False).first
    hidden.check()
    aid.check()
    expect(aid).to_be_checked()
    hidden.uncheck()
    expect(aid).to_be_disabled()
    expect(aid).not_to_be_checked()
    expect(ana.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("players", [6, 8])
def test_the_quantities_of_a_full_table_fit_a_phone(players: int, fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    fake(players, edition="kozak").comes(ana)
    ana.settle()
    ana.page.locator(".face:not(.dim)").last.click()
    expect(ana.page.locator(".quantities")).to_be_in_viewport()
    assert scrolls(ana.page) == {"x": 0, "y": 0}
    assert too_small(ana.page) == []
    cut = ana.page.locator("div.over").evaluate("panel => panel.scrollHeight - panel.clientHeight")
    assert players == 8 or cut <= 0
