"""Chat, reactions and gestures between two pages."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.fake import Fake
from tests.browser.people import PHONE, Person, say, seat_of

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]


def chat(person: Person) -> Locator:
    return person.page.get_by_role("region", name=say("page-talk"), exact=True)


def test_chat_and_gestures_reach_the_other_players(fake: NewTable, person: NewPerson) -> None:
    ana, bo = person("Ana"), person("Bo", size=PHONE)
    table = fake(2)
    for someone in (ana, bo):
        table.comes(someone)
    field = ana.label("page-say")
    field.fill("I never bluff")
    field.press("Enter")
    bo.button("page-talk-news", count=1).click()
    expect(chat(bo)).to_contain_text("I never bluff")
    chat(bo).get_by_role("button", name=say("reaction-gasp-do"), exact=True).click()
    expect(seat_of(bo, ana).get_by_text(say("reaction-gasp"))).to_be_attached()
    bo.page.keyboard.press("Escape")
    bo.page.get_by_role("button", name=say("page-shake")).click()
    expect(seat_of(bo, ana).locator(".cup")).to_have_class(re.compile("shaken"))
    # Earlier lines are still there after a reload.
    ana.page.reload()
    expect(chat(ana)).to_contain_text("I never bluff")


def test_chat_disappears_when_host_disables_it(fake: NewTable, person: NewPerson) -> None:
    ana, bo = person("Ana"), person("Bo", size=PHONE)
    table = fake(1, bots=1, chairs=4, start=False)
    for someone in (ana, bo):
        table.comes(someone)
    ana.button("page-rules-change").click()
    ana.page.get_by_role("checkbox", name=say("table-setting-chat"), exact=True).uncheck()
    rules = bo.page.get_by_role("region", name=say("page-rules-here"))
    expect(rules).to_contain_text(say("table-setting-chat-false"))
    ana.button("page-start").click()
    for someone in (ana, bo):
        expect(someone.page.locator(".stage")).to_be_visible()
        expect(someone.page.get_by_role("button", name=re.compile(say("page-talk")))).to_have_count(0)
        expect(someone.label("page-say")).to_have_count(0)
