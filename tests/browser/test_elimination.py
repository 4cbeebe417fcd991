"""Skipping to the result, leaving and coming back, and the history of a game. See also elimination.svelte.test.ts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from perudo.protocol import wire
from tests.browser.fake import Fake
from tests.browser.people import DESKTOP, PHONE, Person, say, until
from tests.browser.sight import violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def lost(fake: NewTable, bots: int = 3, people: int = 1, **options: object) -> Fake:
    """Ana is out, and the others play on, in the second round."""
    hands = tuple((face,) for face in (2, 3, 4, 5)[: people + bots])
    table = fake(people, bots=bots, dice=1, hands=hands, palifico="off", lost_dice_visible=True, **options)
    table.bids((2, 6))
    table.doubts()
    table.deals((), *hands[1:])
    return table


COUNTS = """() => {
  window.counts = 0;
  const look = () => (window.counts += document.querySelectorAll("button.skip").length);
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""Notes whether this page makes anybody wait for the count of the dice."""


@pytest.mark.parametrize("way", ["page-to-result", "page-new-game"])
def test_skipping_to_the_result_skips_dice_counting(way: str, fake: NewTable, person: NewPerson) -> None:
    table, ana = lost(fake), person("Ana")
    page = table.comes(ana)
    page.evaluate(COUNTS)
    ana.button(way).click()
    until(page, lambda: bool(table.asked_by(ana, wire.SetSpeed)))
    table.ends()
    expect(ana.over if way == "page-to-result" else page.get_by_text(say("page-round", round=1))).to_be_visible()
    assert page.evaluate("counts") == 0


def test_requested_new_game_begins_after_bots_finish_theirs(fake: NewTable, person: NewPerson) -> None:
    table, ana = lost(fake), person("Ana", size=PHONE)
    page = table.comes(ana)
    ana.button("page-new-game").click()
    expect(ana.button("page-new-game")).to_be_visible()
    table.ends()
    expect(page.get_by_role("heading", name=say("page-round", round=1))).to_be_visible()
    assert table.table.game_count == 2


def hears_of_a_doubt(table: Fake, who: Person) -> str:
    """Play a round and deal the next one. Return its line in the history."""
    table.bids((1, 2))
    table.doubts()
    who.see_the_verdict()
    table.goes_on()
    doubted = say("story-dudo", name=table.table.occupants[2].name)
    expect(who.told).to_contain_text(doubted)
    return doubted


@sizes
def test_leaving_player_sees_what_happens_to_their_seat(
    size: tuple[int, int], fake: NewTable, person: NewPerson
) -> None:
    table, ana = fake(1, bots=2, lost_dice_visible=True), person("Ana", size=size)
    page = table.comes(ana)
    doubted = hears_of_a_doubt(table, ana)
    page.get_by_role("link", name=say("page-to-front")).click()
    notice = page.get_by_role("status").filter(has_text=say("page-left-alone"))
    expect(notice).to_be_visible()
    assert violations(page) == []
    page.go_back()
    expect(page.locator(".stage")).to_be_visible()
    expect(notice).to_have_count(0)
    expect(ana.told).to_contain_text(doubted)
    page.go_forward()
    expect(notice).to_be_visible()
    notice.get_by_role("link", name=say("page-return")).click()
    expect(page.locator(".stage")).to_be_visible()


@sizes
def test_history_survives_a_reload(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(1, bots=2, lost_dice_visible=True), person("Ana", size=size)
    page = table.comes(ana)
    doubted = hears_of_a_doubt(table, ana)
    for _ in range(2):
        page.reload()
        expect(ana.told).to_contain_text(doubted)
    table.bids((3, 2))
    expect(ana.told).to_contain_text(say("bid", quantity=3, face=2))
    assert page.evaluate("sessionStorage.getItem('perudo-told')") is None, "while a page lives nothing lies there"


def test_reload_forgets_earlier_rounds_with_hidden_lost_dice(fake: NewTable, person: NewPerson) -> None:
    """Neither a reloaded page nor the browser's storage contains it, and no hidden dice either."""
    table, ana = fake(1, bots=2, lost_dice_visible=False), person("Ana", size=DESKTOP)
    page = table.comes(ana)
    table.bids((1, 2))
    table.doubts()
    ana.see_the_verdict()
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    assert '"verdict"' in page.evaluate("sessionStorage.getItem('perudo-told')")
    table.goes_on()
    expect(page.get_by_role("heading", name=say("page-round", round=2))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=say("page-round", round=2))).to_be_visible()
    expect(ana.told).not_to_contain_text(say("story-dudo", name=table.table.occupants[2].name))
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    kept = page.evaluate("JSON.parse(sessionStorage.getItem('perudo-told'))")
    assert kept["table"]["view"]["hand"] is kept["table"]["view"]["all_hands"] is None
    assert {line["round"] for line in kept["events"]} <= {0, 2}


def test_hidden_dice_are_visible_while_cup_is_pressed(fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(2, dice=3), person("Ana", size=PHONE)
    page = table.comes(ana)
    dice = page.locator(".own button.dice")
    dice.click()
    expect(ana.hand).to_have_count(0)
    box = dice.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(ana.hand).to_have_count(3)
    page.mouse.up()
    expect(ana.hand).to_have_count(0)
    page.reload()
    expect(page.locator(".own.covered")).to_be_visible()
    page.locator(".own button.dice").click()
    expect(ana.hand).to_have_count(3)
