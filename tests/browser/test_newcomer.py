"""A stranger's first visit and first game: what the page asks once, and what the table explains once."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.fake import Fake
from tests.browser.people import PHONE, Person, say
from tests.browser.sight import SIZES, at_sizes, faults, not_whole, violations

NewTable = Callable[..., Fake]
NewPerson = Callable[..., Person]

ESSENTIAL = (
    *(".own .dice", ".own .dice .die", ".own .label"),
    *(".seat .plate", ".seat .place", ".seat .name"),
    *(".bid-now .bid-big", ".bid-now .who", ".standing .turn"),
    *(".pad", ".pad button"),
)
HANDS = ((2, 3, 4, 5, 6), (2, 2, 3, 3, 1))


def visit(ana: Person, table: Fake) -> Locator:
    """Opens the front page; returns the question for newcomers."""
    table.connects(ana)
    ana.page.goto(table.files.url)
    expect(ana.page.locator("button.now")).to_be_enabled()
    return ana.page.get_by_role("region", name=say("page-new-here"))


def tip(person: Person, name: str) -> Locator:
    return person.page.get_by_text(say(f"page-tip-{name}", ace="bird", box="bga"), exact=True)


def test_first_visit_asks_whether_visitor_knows_the_game(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", newcomer=True)
    question = visit(ana, fake(1, start=False))
    expect(question).to_be_visible()
    assert faults(ana.page, down=True) == []
    ana.button("page-new-know").click()
    expect(question).to_have_count(0)
    ana.page.reload()
    expect(ana.page.locator("button.now")).to_be_enabled()
    expect(question).to_have_count(0)


def test_first_visit_leads_to_the_lesson(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE, newcomer=True)
    visit(ana, fake(1, start=False))
    ana.button("page-new-show").click()
    expect(ana.button("page-learn-onward")).to_be_visible()


def test_experienced_player_sees_no_explanations(fake: NewTable, person: NewPerson) -> None:
    ana, table = person("Ana"), fake(2, hands=HANDS)
    table.comes(ana)
    ana.settle()
    expect(ana.page.locator(".tip")).to_have_count(0)


def test_each_explanation_is_shown_once(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE, newcomer=True)
    table = fake(2, hands=HANDS)
    table.comes(ana)
    ana.settle()
    expect(tip(ana, "bid")).to_be_visible()
    expect(ana.page.locator(".tip")).to_have_count(1)
    ana.bid_button.click()
    expect(tip(ana, "aces")).to_be_visible()
    ana.button("page-tip-ok").click()
    expect(ana.page.locator(".tip")).to_have_count(0)
    table.bids((4, 2))
    ana.settle()
    expect(tip(ana, "dudo")).to_be_visible()
    hint = ana.page.get_by_role("button").filter(has_text=say("page-expected", count=10, expected=3.3, face=2))
    expect(hint).to_have_attribute("aria-pressed", "true")
    ana.button("page-tip-ok").click()
    expect(tip(ana, "lower-aces")).to_be_visible()
    ana.face_keys.first.click()
    ana.bid_button.click()
    expect(ana.page.locator(".tip")).to_have_count(0)
    table.doubts()
    ana.see_the_verdict()
    table.fills()
    ana.settle()
    expect(ana.page.locator(".tip")).to_have_count(0)
    ana.page.reload()
    ana.settle()
    expect(ana.page.locator(".tip")).to_have_count(0)


def test_dudo_hint_disappears_after_calling_dudo(fake: NewTable, person: NewPerson) -> None:
    bo = person("Bo", newcomer=True)
    table = fake(2, hands=HANDS)
    table.comes(bo)
    expect(tip(bo, "aces")).to_be_visible()
    table.bids((4, 3))
    bo.settle()
    expect(tip(bo, "bid")).to_be_visible()
    bo.button("page-tip-ok").click()
    expect(tip(bo, "dudo")).to_be_visible()
    bo.doubt()
    bo.see_the_verdict()
    expect(bo.page.locator(".tip")).to_have_count(0)
    table.fills()
    while table.game.to_act == 1:
        table.bids((1, 2))
    bo.settle()
    expect(tip(bo, "dudo")).to_have_count(0)


def test_first_palifico_round_is_explained(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE, newcomer=True)
    table = fake(3, hands=((2, 3), (4, 5), (4, 6)), dice=2)
    table.comes(ana)
    table.bids((2, 2))
    table.doubts()
    ana.see_the_verdict()
    table.fills()
    assert table.game.palifico
    ana.settle()
    expect(tip(ana, "palifico")).to_be_visible()
    ana.button("page-tip-ok").click()
    expect(tip(ana, "palifico")).to_have_count(0)
    expect(tip(ana, "aces")).to_have_count(0)


def test_explanations_never_hide_other_content(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE, newcomer=True)
    table = fake(4, hands=((2, 3, 4, 5, 6), *((2, 2, 3, 3, 1),) * 3))
    table.comes(ana)
    ana.settle()
    table.bids((2, 2), (2, 3), (2, 4), (3, 4))
    ana.settle()
    expect(tip(ana, "bid")).to_be_visible()
    wrong = {size: not_whole(ana.page, *ESSENTIAL, ".tip") for size in at_sizes(ana.page, SIZES)}
    assert not any(wrong.values()), wrong
    assert violations(ana.page) == []
