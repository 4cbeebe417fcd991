"""The pad in a whole page: bids reach the others, layout, and settings. `BidPad.svelte.test.ts` tests it alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from perudo.core import limits
from perudo.protocol import wire
from tests.browser.fake import Fake
from tests.browser.people import DESKTOP, PHONE, Person, say
from tests.browser.sight import not_whole, scrolls, too_small, violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def quantities(who: Person, face: int) -> Locator:
    return who.page.get_by_role("group", name=say("page-how-many", face=face))


def said(table: Fake, who: Person) -> list[tuple[int, int]]:
    """The bids that someone's page has sent."""
    words = [each.move for each in table.asked_by(who, wire.Act)]
    return [(word.quantity, word.face) for word in words if isinstance(word, wire.BidMessage)]


def opens_the_quantities(who: Person) -> None:
    """Tap the quantity, unless the quantities are visible."""
    quantity = who.page.locator("button.quantity")
    if quantity.is_visible() and quantity.get_attribute("aria-expanded") == "false":
        quantity.click()


def chosen(who: Person, quantity: int, face: int) -> None:
    """What Bid would say."""
    expect(who.bid_button).to_have_text(say.for_edition("bga")("page-bid", quantity=quantity, face=face))


def taken(who: Person, bidder: str, quantity: int, face: int) -> None:
    """The bid stands on this screen too."""
    spoken = who.hears("story-bids", say.for_edition("bga"), name=bidder, quantity=quantity, face=face)
    expect(who.page.locator(".standing").get_by_text(spoken)).to_be_visible()


@sizes
def test_double_tap_on_face_makes_its_lowest_bid(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(2), person("Ana", size=size)
    table.comes(ana)
    for lowest, raised in (((1, 5), (2, 5)), ((1, 1), (2, 1)), ((5, 4), None)):
        ana.settle()
        key = ana.face_keys.nth(lowest[1] - 1)
        key.click()
        chosen(ana, *lowest)
        expect(key).to_have_attribute("aria-pressed", "true")
        expect(ana.bid_button).to_be_enabled()
        key.click()
        taken(ana, "Ana", *lowest)
        if raised:
            table.bids(raised)
    assert said(table, ana) == [(1, 5), (1, 1), (5, 4)]


@sizes
def test_keys_choose_face_and_quantity_and_bid(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
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
    expect(ana.page.locator(".count .call")).to_have_text(ana.hears("story-dudo", name="Ana"))
    assert table.asked_by(ana, wire.Act)[-1].move == wire.DudoMessage()


@sizes
def test_odds_are_shown_next_to_bids_if_allowed(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table = fake(1, start=False, chairs=2, lost_dice_visible=True)
    ana, bo, eva = (person(name, size=size) for name in ("Ana", "Bo", "Eva"))
    table.comes(ana)
    ana.button("page-rules-change").click()
    ana.page.get_by_label(say("table-setting-training_aid"), exact=True).check()
    table.comes(bo)
    rules = bo.page.get_by_role("region", name=say("page-rules-here"))
    expect(rules).to_contain_text(say("table-setting-training_aid-true"))
    table.does("Bo", "sit", name="Bo")
    ana.button("page-start").click()
    expect(ana.page.locator(".stage")).to_be_visible()
    table.comes(eva)
    for someone in (ana, bo, eva):
        expect(someone.page.get_by_text(say("page-aid-chip"), exact=True)).to_be_visible()

    table.fills()
    ana.settle()
    said = say.for_edition("bga")
    assert {said("face", face=1), said("face", face=4)} & set(ana.own_dice)
    ana.face_keys.nth(3).click()
    opens_the_quantities(ana)
    cells = quantities(ana, 4).get_by_role("button")
    expect(cells.first.locator(".chance")).to_have_text("100%")
    assert violations(ana.page) == []
    assert too_small(ana.page) == []
    cells.first.click()
    ana.bid_button.click()
    taken(bo, "Ana", 1, 4)
    for player in (ana, bo):
        expect(player.page.locator(".standing .chance")).to_be_visible()
    expect(eva.page.locator(".standing")).to_be_visible()
    expect(eva.page.locator(".standing .chance")).to_have_count(0)


def test_odds_are_hidden_unless_the_host_allows(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana")
    fake(2, lost_dice_visible=True).comes(ana)
    expect(ana.bid_button).to_be_visible()
    expect(ana.page.locator(".chance")).to_have_count(0)
    expect(ana.page.get_by_text(say("page-aid-chip"), exact=True)).to_have_count(0)


def test_form_explains_why_odds_need_visible_dice(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    fake(1, start=False).comes(ana)
    ana.button("page-rules-change").click()
    aid = ana.page.get_by_label(say("table-setting-training_aid"), exact=True)
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
def test_all_quantities_fit_a_phone(players: int, fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    fake(players, edition="kozak").comes(ana)
    ana.settle()
    ana.page.locator(".face:not(.dim)").last.click()
    opens_the_quantities(ana)
    expect(ana.page.locator(".quantities")).to_be_in_viewport()
    expect(ana.page.get_by_role("button", name=say("page-hide-dice"))).to_be_in_viewport(ratio=1)
    assert scrolls(ana.page) == {"x": 0, "y": 0}
    assert too_small(ana.page) == []
    cut = ana.page.locator("div.over").evaluate("panel => panel.scrollHeight - panel.clientHeight")
    assert players == 8 or cut <= 0


@pytest.mark.parametrize(
    ("visible", "size"), [(True, PHONE), (False, DESKTOP)], ids=["lost-dice-visible-phone", "lost-dice-hidden-desktop"]
)
def test_number_of_dice_is_shown_if_public(
    visible: bool, size: tuple[int, int], fake: NewTable, person: NewPerson
) -> None:
    """With hidden lost dice only in the first round. One tap shows the expected number of its face."""
    table = fake(4, lost_dice_visible=visible)
    ana, eva = person("Ana", size=size), person("Eva", size=size)
    for someone in (ana, eva):
        table.comes(someone)
        expect(someone.page.locator(".standing .in-play")).to_have_text(say("page-in-play", count=20))
    table.bids((3, 4))
    for someone in (ana, eva):
        count = someone.page.locator(".standing").get_by_role("button").filter(has_text=say("page-in-play", count=20))
        count.click()
        told = someone.page.locator(".standing .in-play")
        expect(told).to_have_text(say("page-expected", count=20, expected=7, face=4))
        assert violations(someone.page) == []
        assert too_small(someone.page) == []
        told.click()
        expect(count).to_be_visible()
    table.doubts()
    expect(ana.page.locator(".in-play")).to_have_count(0)
    table.goes_on()
    for someone in (ana, eva):
        expect(someone.page.locator(".standing")).to_be_visible()
        expect(someone.page.get_by_text(say("page-in-play", count=19))).to_have_count(1 if visible else 0)


@sizes
def test_retracted_bid_is_shown_to_everyone(
    size: tuple[int, int], fake: NewTable, person: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "RETRACT_MILLISECONDS", 60_000)
    table = fake(3)
    ana, bo = person("Ana", size=size), person("Bo", size=size)
    for someone in (ana, bo):
        table.comes(someone)
    ana.settle()
    ana.page.keyboard.press("5")
    ana.page.keyboard.press("Enter")
    taken(bo, "Ana", 1, 5)
    bo.settle()
    back = say("page-retract")
    expect(bo.page.get_by_role("button", name=back)).to_have_count(0)
    button = ana.page.get_by_role("button", name=back)
    expect(button).to_be_visible()
    assert too_small(ana.page) == []
    assert violations(ana.page) == []
    button.click()
    ana.settle()
    for someone in (ana, bo):
        told = someone.hears("story-retracted", name="Ana")
        expect(someone.page.locator(".standing").get_by_text(told)).to_be_visible()
        expect(someone.told).to_contain_text(told)
        expect(someone.page.locator(".bid-now")).to_have_count(0)
    expect(bo.bid_button).to_have_count(0)
    ana.page.keyboard.press("5")
    ana.page.keyboard.press("Enter")
    taken(bo, "Ana", 1, 5)
    expect(ana.bid_button).to_have_count(0)
    expect(button).to_have_count(0)  # once a turn
    assert said(table, ana) == [(1, 5), (1, 5)]


def test_backspace_retracts_a_recent_bid(fake: NewTable, person: NewPerson, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "RETRACT_MILLISECONDS", 60_000)
    table, ana = fake(2), person("Ana")
    table.comes(ana)
    for _ in range(2):
        ana.settle()
        ana.page.keyboard.press("Enter")
        expect(ana.bid_button).to_have_count(0)
        ana.page.keyboard.press("Backspace")
    button = ana.page.get_by_role("button", name=say("page-retract"))
    assert len(table.asked_by(ana, wire.Retract)) == 1
    expect(button).to_have_count(0)
    current_bid = table.game.bids[-1]
    table.bids((current_bid.quantity + 1, current_bid.face))
    ana.settle()
    ana.page.keyboard.press("Enter")
    expect(button).to_be_visible()
    monkeypatch.setattr(limits, "RETRACT_MILLISECONDS", 100)
    table.later(0)
    expect(button).to_have_count(0)


@pytest.mark.parametrize("size", [(740, 360), DESKTOP], ids=["on-its-side", "desktop"])
def test_pad_can_move_to_the_left(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(4), person("Ana", size=size)
    page = table.comes(ana)
    ana.settle()

    def lefts() -> tuple[float, float]:
        boxes = [page.locator(part).bounding_box() for part in (".pad", ".stage")]
        pad, stage = (box["x"] for box in boxes if box)
        return pad, stage

    pad, stage = lefts()
    assert pad > stage
    ana.open_settings()
    switch = page.get_by_role("switch", name=say("page-left-handed"))
    switch.click()
    expect(switch).to_be_checked()
    page.keyboard.press("Escape")
    pad, stage = lefts()
    assert pad < stage
    page.reload()
    ana.settle()
    pad, stage = lefts()
    assert pad < stage
    assert not_whole(page, ".pad", ".pad button", ".own .dice") == []


def test_dice_can_have_a_colour_per_face(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    page = fake(4).comes(ana)
    ana.settle()
    inks = """() => [2, 3, 4, 5, 6].map((face) =>
      getComputedStyle(document.querySelector(`.face .die[data-face="${face}"] .pip`)).fill)"""
    assert len(set(page.evaluate(inks))) == 1
    ana.open_settings()
    page.get_by_role("switch", name=say("page-coloured-dice")).click()
    assert len(set(page.evaluate(inks))) == 5


LOOK = """(element) => {
  const { backgroundColor, borderTop, outlineColor, outlineStyle } = getComputedStyle(element);
  return JSON.stringify([backgroundColor, borderTop, outlineStyle === "none" ? null : outlineColor]);
}"""
"""The properties that distinguish a box in forced colours, where shadows are not drawn."""


@sizes
def test_choice_and_turn_are_visible_with_forced_colours(
    size: tuple[int, int], fake: NewTable, person: NewPerson
) -> None:
    table = fake(3, calza=True, lost_dice_visible=True, table_settings={"training_aid": True})
    ana, bo = [person(name, size=size, forced_colors="active") for name in ("Ana", "Bo")]
    for someone in (ana, bo):
        table.comes(someone)
    ana.settle()
    ana.page.keyboard.press("5")
    chosen = ana.face_keys.nth(4)
    expect(chosen).to_have_attribute("aria-pressed", "true")
    others = ana.face_keys.locator("xpath=self::*[@aria-pressed='false' and @aria-disabled='false']")
    assert others.count() > 2 and chosen.evaluate(LOOK) not in {other.evaluate(LOOK) for other in others.all()}
    border = (
        "(button) => [getComputedStyle(button).borderTopStyle, parseFloat(getComputedStyle(button).borderTopWidth)]"
    )
    style, width = ana.bid_button.evaluate(border)
    assert style == "solid" and width >= 1
    opens_the_quantities(ana)
    cells = ana.page.locator("[data-quantity]")
    pressed = ana.page.locator("[data-quantity][aria-pressed='true']")
    looks = [cell.evaluate(LOOK) for cell in cells.all()]
    assert looks.count(pressed.evaluate(LOOK)) == 1 < len(looks)
    # The player to act is marked at the seat for the others, and at one's own.
    plates = {
        seat.locator(".name").inner_text(): seat.locator(".plate").evaluate(LOOK)
        for seat in bo.page.locator(".seat").all()
    }
    assert plates["Ana"] != plates["Cleo"]
    assert ana.page.locator(".own .label").evaluate(LOOK) != bo.page.locator(".own .label").evaluate(LOOK)
