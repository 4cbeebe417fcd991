"""A walk past every screen, in parts; at each stop the screen can be looked at in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.fake import Fake
from tests.browser.people import ROOT, Person

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]
TABLE: dict[str, Any] = {
    "chairs": 4,
    "calza": True,
    "dice": 2,
    "lost_dice_visible": True,
    "table_settings": {"listed": True, "training_aid": True},
}


@dataclass(frozen=True)
class Screen:
    """``again`` shows once more what a screen shows for a moment alone."""

    name: str
    page: Page
    again: Callable[[], object] = lambda: None

    def speaks(self, language: str) -> None:
        """Switch this page to a language, like when it is changed in another tab."""
        self.page.evaluate(
            "(newValue) => dispatchEvent(new StorageEvent('storage', { key: 'perudo-language', newValue }))", language
        )
        expect(self.page.locator("html")).to_have_attribute("lang", language)


def before_a_table(fake: NewTable, person: NewPerson) -> Iterator[Screen]:
    ana, table = person("Ana"), fake(1, start=False)
    url = table.files.url
    table.connects(ana)
    page = ana.page
    page.goto(url)
    expect(page.locator("button.now")).to_be_enabled()
    ana.button("page-join").click()
    expect(page.locator("#code")).to_be_visible()
    yield Screen("front", page)
    ana.button("page-settings").click()
    expect(page.get_by_role("combobox", name=ana.say("page-language"))).to_be_visible()
    yield Screen("settings", page)
    page.keyboard.press("Escape")
    ana.button("page-how-to-play").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield Screen("how to play", page)
    ana.open_fine_print()
    yield Screen("the fine print", page)
    page.keyboard.press("Escape")
    ana.rules.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield Screen("rules to choose from", page)
    page.keyboard.press("Escape")
    expect(ana.open_house_rules()).to_be_visible()
    yield Screen("house rules", page)
    page.goto(f"{url}/t/NOSUCH")
    expect(page.get_by_role("heading", name=ana.say("page-no-table"))).to_be_visible()
    yield Screen("no table", page)
    page.goto(f"{url}/learn")
    onward = ana.button("page-learn-onward")
    for step in (1, 2):
        expect(onward).to_be_visible()
        yield Screen(f"lesson, step {step}", page)
        onward.click()
    ana.settle()
    yield Screen("lesson, turn", page)


def gathering(fake: NewTable, person: NewPerson) -> Iterator[Screen]:
    table = fake(1, bots=1, start=False, **TABLE)
    ana, bo = person("Ana"), person("Bo")
    table.comes(ana)
    expect(ana.button("page-start")).to_be_visible()
    ana.button("page-rules-change").click()
    yield Screen("gathering, host", ana.page)
    table.connects(bo)
    bo.page.goto(table.files.url)
    expect(bo.page.get_by_role("link", name=bo.say("page-table-of", name="Ana")).first).to_be_visible()
    yield Screen("open tables", bo.page)
    bo.page.goto(table.url)
    expect(bo.button("page-sit")).to_be_visible()
    yield Screen("gathering, guest", bo.page)
    bo.label("page-your-name").fill("Bo")
    bo.button("page-sit").click()
    expect(bo.button("page-rename")).to_be_visible()
    yield Screen("gathering, seated", bo.page)


def a_game(fake: NewTable, person: NewPerson) -> Iterator[Screen]:
    table = fake(2, **TABLE)
    ana, bo = person("Ana"), person("Bo")
    for someone in (ana, bo):
        table.comes(someone)
    ana.settle()
    page = ana.page
    yield Screen("turn", page)
    yield Screen("waiting", bo.page)
    why = page.locator(".pad").get_by_role("status")
    ask = ana.face_keys.first
    ask.click(force=True)
    expect(why).not_to_be_empty()
    yield Screen("why not", page, lambda: page.locator(".face").first.click(force=True))
    if (talk := ana.button("page-talk")).is_visible():
        talk.click()
        expect(page.locator(".talk")).to_be_visible()
        yield Screen("talk", page)
        page.keyboard.press("Escape")
    ana.button("page-menu").click()
    expect(ana.button("page-leave")).to_be_visible()
    yield Screen("menu", page)
    ana.button("page-settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield Screen("settings of a table", page)
    page.keyboard.press("Escape")
    ana.button("page-rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield Screen("rules of the table", page)
    page.keyboard.press("Escape")
    table.bids((1, 2))
    bo.settle()
    armed = bo.page.locator("button.dudo.armed")

    def arm() -> None:
        if not armed.is_visible():
            bo.page.keyboard.press("d")
            expect(armed).to_be_visible()

    arm()
    expect(bo.page.locator("button.dudo")).to_have_text(bo.say("page-dudo-armed"))
    yield Screen("armed", bo.page, arm)
    table.doubts()
    ana.see_the_verdict()
    yield Screen("verdict", page)
    table.ends()
    ana.see_the_verdict()
    expect(ana.over).to_be_visible()
    yield Screen("the end", page)


def replays(fake: NewTable, person: NewPerson) -> Iterator[Screen]:
    table = fake(2, **TABLE)
    table.ends()
    ana = person("Ana")
    page = ana.page
    table.connects(ana)
    page.goto(table.url.replace("/t/", "/r/") + "/1")
    expect(ana.button("page-share")).to_be_visible()
    page.keyboard.press("End")
    yield Screen("replay", page)
    ana.button("page-share").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield Screen("share", page)
    page.goto(f"{table.files.url}/r")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield Screen("replay of a file", page)
    page.goto(f"{table.files.url}/r/new")
    ana.button("page-type-rounds").click()
    page.locator("fieldset button").nth(1).click()
    ana.button("page-bid", quantity=1, face=2).click()
    expect(ana.button("dudo")).to_be_visible()
    yield Screen("a game that is typed in", page)
    page.goto(f"{table.files.url}/r")
    with page.expect_file_chooser() as chooser:
        ana.button("page-replay-choose").click()
    chooser.value.set_files(ROOT / "tests" / "records" / "endgame.perudo")
    page.locator("[data-step='7']").click()
    page.get_by_text(ana.say("page-solved-what")).click()
    yield Screen("a replay beside its solution", page)


PARTS = (before_a_table, gathering, a_game, replays)
