"""A walk past every screen, as one person in one language sees them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.people import ROOT, Person, Server, in_turn

CUSTOMS = {"listed": True, "aid": True}
Screen = tuple[str, Page]


def walk(server: Server, person: Callable[..., Person], **settings: Any) -> Iterator[Screen]:
    """Stops at each screen, and names it. The people are made with ``settings``: a size, a language.

    The server is one at which nothing happens by itself.
    """
    ana = person("Ana", reduced_motion="reduce", **settings)
    yield from before_a_table(server, ana)
    bo = person("Bo", reduced_motion="reduce", **settings)
    link = ana.open_table(
        server, bots=1, start=False, calza=True, dice=2, chairs=4, customs=CUSTOMS, lost_dice_visible=True
    )
    yield from gathering(server, ana, bo, link)
    yield from a_game(ana, bo)
    yield from replays(server, ana, link)


def before_a_table(server: Server, ana: Person) -> Iterator[Screen]:
    page = ana.page
    page.goto(server.url)
    expect(page.locator("button.now")).to_be_enabled()
    page.locator("button.now").click()
    ana.button("page-join").click()
    expect(page.locator("#code")).to_be_visible()
    yield "front", page
    ana.button("page-settings").click()
    expect(page.get_by_role("combobox", name=ana.say("page-language"))).to_be_visible()
    yield "settings", page
    page.keyboard.press("Escape")
    ana.button("page-how-to-play").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "how to play", page
    page.keyboard.press("Escape")
    ana.button("page-house-rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "house rules", page
    page.goto(f"{server.url}/t/NOSUCH")
    expect(page.get_by_role("heading", name=ana.say("page-no-table"))).to_be_visible()
    yield "no table", page
    page.goto(f"{server.url}/learn")
    onward = ana.button("page-learn-onward")
    for step in (1, 2):
        expect(onward).to_be_visible()
        yield f"lesson, step {step}", page
        onward.click()
    ana.settle()
    yield "lesson, turn", page


def gathering(server: Server, ana: Person, bo: Person, link: str) -> Iterator[Screen]:
    expect(ana.button("page-start")).to_be_visible()
    ana.button("page-rules-change").click()
    yield "gathering, host", ana.page
    ana.button("page-rules-done").click()
    bo.page.goto(server.url)
    expect(bo.page.get_by_role("link", name=bo.say("page-table-of", name="Ana")).first).to_be_visible()
    yield "open tables", bo.page
    bo.page.goto(link)
    expect(bo.button("page-sit")).to_be_visible()
    yield "gathering, guest", bo.page
    bo.label("page-your-name").fill("Bo")
    bo.button("page-sit").click()
    expect(bo.button("page-rename")).to_be_visible()
    yield "gathering, seated", bo.page
    ana.page.locator("li.bot").get_by_role("button").click()
    expect(ana.page.locator("li.bot")).to_have_count(0)
    ana.button("page-start").click()


def a_game(ana: Person, bo: Person) -> Iterator[Screen]:
    first, second = in_turn([ana, bo])
    first.settle()
    yield "turn", first.page
    yield "waiting", second.page
    first.face_keys.first.click(force=True)
    expect(first.page.locator(".pad").get_by_role("status")).not_to_be_empty()
    yield "why not", first.page
    if (talk := first.button("page-talk")).is_visible():
        talk.click()
        expect(first.page.locator(".talk")).to_be_visible()
        yield "talk", first.page
        first.page.keyboard.press("Escape")
    first.button("page-menu").click()
    expect(first.button("page-leave")).to_be_visible()
    yield "menu", first.page
    first.page.keyboard.press("Escape")
    first.button("page-rules").click()
    expect(first.page.get_by_role("dialog")).to_be_visible()
    yield "rules of the table", first.page
    first.page.keyboard.press("Escape")
    first.bid_button.click()
    second.settle()
    second.page.keyboard.press("d")
    expect(second.page.locator("button.dudo")).to_have_text(second.say("page-dudo-armed"))
    yield "armed", second.page
    second.page.keyboard.press("d")
    over = first.over
    seen = False
    for someone in (first, second):
        someone.see_the_verdict()
    while not over.is_visible():
        if not seen:
            yield "verdict", first.page
        seen = True
        for someone in (first, second):
            someone.button("page-next-round").click()
        opener, doubter = in_turn([first, second])
        opener.settle()
        opener.bid_button.click()
        doubter.settle()
        doubter.doubt()
        for someone in (first, second):
            someone.see_the_verdict()
    yield "the end", first.page


def replays(server: Server, ana: Person, link: str) -> Iterator[Screen]:
    page = ana.page
    page.goto(link.replace("/t/", "/r/") + "/1")
    expect(ana.button("page-share")).to_be_visible()
    page.keyboard.press("End")
    yield "replay", page
    ana.button("page-share").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "share", page
    page.goto(f"{server.url}/r")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield "replay of a file", page
    with page.expect_file_chooser() as chooser:
        ana.button("page-replay-choose").click()
    chooser.value.set_files(ROOT / "tests" / "records" / "endgame.perudo")
    page.locator("[data-step='7']").click()
    page.get_by_text(ana.say("page-solved-what")).click()
    yield "a replay beside its solution", page
