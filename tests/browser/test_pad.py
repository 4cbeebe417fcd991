"""The pad: what one tap says, what two taps say, what can't be said and why, and the odds beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import DESKTOP, PHONE, Person, Server, gather, in_turn, say
from tests.browser.sight import scrolls, too_small, violations

NewPerson = Callable[..., Person]

sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def quick(who: Person, quantity: int, face: int) -> Locator:
    return who.page.get_by_role("group", name=say("page-pad-quick")).get_by_role(
        "button", name=say("page-bid", quantity=quantity, face=face), exact=True
    )


def quantities(who: Person, face: int) -> Locator:
    return who.page.get_by_role("group", name=say("page-how-many", face=face))


def two(person: NewPerson, server: Server, size: tuple[int, int], **options: Any) -> list[Person]:
    """Ana and Bo at a table, in the order of their turns."""
    people = [person("Ana", size=size), person("Bo", size=size)]
    gather(server, people, **options)
    return in_turn(people)


def taken(who: Person, bidder: Person, quantity: int, face: int) -> None:
    """The bid stands on this screen too."""
    spoken = say("story-bids", name=bidder.name, quantity=quantity, face=face)
    expect(who.page.locator(".standing").get_by_text(spoken)).to_be_visible()


@sizes
def test_one_tap_says_the_lowest_raise_goes_over_to_aces_and_leaves_them(
    size: tuple[int, int], slow_server: Server, person: NewPerson
) -> None:
    first, second = two(person, slow_server, size)
    first.settle()
    quick(first, 1, 5).click()
    taken(second, first, 1, 5)
    second.settle()
    expect(quick(second, 2, 5)).to_be_visible()
    quick(second, 1, 1).click()
    taken(first, second, 1, 1)
    first.settle()
    expect(quick(first, 2, 1)).to_be_visible()
    quick(first, 3, 4).click()
    taken(second, first, 3, 4)


@sizes
def test_two_taps_say_any_bid(size: tuple[int, int], slow_server: Server, person: NewPerson) -> None:
    first, second = two(person, slow_server, size)
    first.settle()
    for quantity, face in ((1, 2), (7, 4), (10, 6)):
        first.face_keys.nth(face - 1).click()
        cell = quantities(first, face).get_by_role("button", name=say("page-bid", quantity=quantity, face=face))
        expect(cell).to_be_in_viewport(ratio=1)
        assert scrolls(first.page) == {"x": 0, "y": 0}
    cell.click()
    taken(second, first, 10, 6)


@sizes
def test_what_may_not_be_said_tells_the_rule(size: tuple[int, int], slow_server: Server, person: NewPerson) -> None:
    first, second = two(person, slow_server, size)
    first.settle()
    quick(first, 1, 4).click()
    taken(second, first, 1, 4)
    second.settle()
    second.face_keys.nth(5).click()
    told = quantities(second, 6).get_by_role("paragraph")
    expect(told.last).to_have_text(f"{say('page-quantities', first=2, last=10)} {say('reason-one-axis')}")
    expect(quantities(second, 6).get_by_role("button")).to_have_count(1)
    if size == PHONE:
        second.page.keyboard.press("Escape")
        expect(quantities(second, 6)).to_have_count(0)
    second.face_keys.nth(2).click(force=True)
    expect(second.page.locator(".pad").get_by_role("status")).to_have_text(say("reason-one-axis"))


def test_the_quantities_on_a_phone_go_with_a_second_tap_or_one_elsewhere(
    slow_server: Server, person: NewPerson
) -> None:
    first, _ = two(person, slow_server, PHONE)
    first.settle()
    for away in (first.face_keys.nth(3), first.page.locator("h1")):
        first.face_keys.nth(3).click()
        expect(quantities(first, 4)).to_be_visible()
        away.click()
        expect(quantities(first, 4)).to_have_count(0)
    expect(first.page.get_by_role("button", name=say("page-hide-dice"))).to_be_in_viewport(ratio=1)


@sizes
def test_keys_choose_a_face_and_a_quantity_and_enter_says_it(
    size: tuple[int, int], slow_server: Server, person: NewPerson
) -> None:
    first, second = two(person, slow_server, size)
    first.settle()
    for key in ("5", "ArrowUp", "ArrowUp", "ArrowDown"):
        first.page.keyboard.press(key)
    expect(first.bid_button).to_contain_text(say("page-bid", quantity=2, face=5))
    first.page.keyboard.press("Enter")
    taken(second, first, 2, 5)
    second.page.keyboard.press("d")
    expect(second.page.locator("button.dudo")).to_have_text(say("page-dudo-armed"))
    second.page.keyboard.press("d")
    expect(first.page.locator(".count .call")).to_have_text(say("story-dudo", name=second.name))


@sizes
def test_the_odds_stand_beside_each_bid_where_the_host_allows_it(
    size: tuple[int, int], slow_server: Server, person: NewPerson
) -> None:
    ana, bo, eva = (person(name, size=size) for name in ("Ana", "Bo", "Eva"))
    link = ana.open_table(slow_server, bots=0, start=False, chairs=2, lost_dice_visible=True)
    ana.button("page-rules-change").click()
    ana.page.get_by_label(say("customs-aid"), exact=True).check()
    bo.page.goto(link)
    rules = bo.page.get_by_role("region", name=say("page-rules-here"))
    expect(rules).to_contain_text(say("customs-aid-true"))
    bo.page.get_by_label(say("page-your-name")).fill("Bo")
    bo.button("page-sit").click()
    ana.button("page-start").click()
    eva.page.goto(link)
    for someone in (ana, bo, eva):
        expect(someone.page.get_by_text(say("page-aid-chip"), exact=True)).to_be_visible()

    first, second = in_turn([ana, bo])
    first.settle()
    dice = first.own_dice
    certain = sum(die in (say("face", face=1), say("face", face=4)) for die in dice)
    first.face_keys.nth(3).click()
    cells = quantities(first, 4).get_by_role("button")
    told = [cell.locator(".chance").inner_text().strip() for cell in cells.all()]
    assert told[:certain] == ["100%"] * certain
    assert "100%" not in told[certain:]
    assert told[certain + 5 :] == ["0%"] * (5 - certain)
    name = say("page-bid-likely", quantity=1, face=4, chance=told[0])
    expect(quantities(first, 4).get_by_role("button", name=name, exact=True)).to_be_visible()
    bars = [cell.locator(".bar span").evaluate("bar => bar.offsetWidth") for cell in cells.all()]
    assert bars == sorted(bars, reverse=True)
    assert bars[0] > bars[-1]
    assert violations(first.page) == []
    assert too_small(first.page) == []
    cells.first.click()
    taken(second, first, 1, 4)
    for player in (first, second):
        expect(player.page.locator(".standing .chance")).to_be_visible()
    expect(eva.page.locator(".standing")).to_be_visible()
    expect(eva.page.locator(".standing .chance")).to_have_count(0)


def test_without_the_hosts_leave_nobody_sees_odds(slow_server: Server, person: NewPerson) -> None:
    first, _ = two(person, slow_server, DESKTOP, lost_dice_visible=True)
    expect(first.bid_button).to_be_visible()
    expect(first.page.locator(".chance")).to_have_count(0)
    expect(first.page.get_by_text(say("page-aid-chip"), exact=True)).to_have_count(0)


def test_the_form_says_why_the_odds_cant_be_shown_where_lost_dice_are_hidden(
    slow_server: Server, person: NewPerson
) -> None:
    ana = person("Ana", size=PHONE)
    ana.open_table(slow_server, bots=0, start=False)
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
def test_the_quantities_of_a_full_table_fit_a_phone(players: int, server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    ana.open_table(server, bots=players - 1, edition="kozak")
    ana.come_to_turn()
    ana.page.locator(".face:not(.dim)").last.click()
    expect(ana.page.locator(".quantities")).to_be_in_viewport()
    assert scrolls(ana.page) == {"x": 0, "y": 0}
    assert too_small(ana.page) == []
    cut = ana.page.locator("div.over").evaluate("panel => panel.scrollHeight - panel.clientHeight")
    assert players == 8 or cut <= 0
