"""The settings that concern the pad. See also BidPad.svelte.test.ts and turn.svelte.test.ts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.fake import Fake
from tests.browser.people import DESKTOP, PHONE, Person, say
from tests.browser.sight import not_whole

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def test_training_aid_is_announced_to_players_and_spectators(fake: NewTable, person: NewPerson) -> None:
    table = fake(1, start=False, chairs=2, lost_dice_visible=True)
    ana, bo, eva = (person(name, size=PHONE) for name in ("Ana", "Bo", "Eva"))
    table.comes(ana)
    ana.button("page-rules-change").click()
    ana.page.get_by_label(say("table-setting-training_aid"), exact=True).check()
    table.comes(bo)
    rules = bo.page.get_by_role("region", name=say("page-rules-here"))
    expect(rules).to_contain_text(say("table-setting-training_aid-true"))
    table.does("Bo", "sit", name="Bo")
    ana.button("page-start").click()
    table.comes(eva)
    table.fills()
    table.bids((1, 4))
    for someone in (ana, bo, eva):
        expect(someone.page.get_by_text(say("page-aid-chip"), exact=True)).to_be_visible()
        expect(someone.page.locator(".standing .chance")).to_have_count(int(someone is not eva))


def test_hidden_lost_dice_disable_the_training_aid_option(fake: NewTable, person: NewPerson) -> None:
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


@pytest.mark.parametrize("size", [(740, 360), DESKTOP], ids=["on-its-side", "desktop"])
def test_left_handed_setting_moves_bid_pad_left(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
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


def test_dice_can_have_a_different_colour_per_face(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    page = fake(4).comes(ana)
    ana.settle()
    inks = """() => [2, 3, 4, 5, 6].map((face) =>
      getComputedStyle(document.querySelector(`.face .die[data-face="${face}"] .pip`)).fill)"""
    assert len(set(page.evaluate(inks))) == 1
    ana.open_settings()
    page.get_by_role("switch", name=say("page-coloured-dice")).click()
    assert len(set(page.evaluate(inks))) == 5
