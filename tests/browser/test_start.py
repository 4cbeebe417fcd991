"""How the page starts: whatever the browser's storage holds, without cookies, on narrow screens."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from perudo.locales.translator import available_languages
from tests.browser.people import PHONE, Person, Server, say
from tests.browser.sight import at_sizes, scrolls
from tests.browser.walk import Screen

NewPerson = Callable[..., Person]
KEYS = ["language", "rules", "typed", "practice", "coach", "bots", "tables", "theme", "ace", "sound", "keys"]
KEYS += ["hand", "faces", "weave", "clay", "moods", "vibration", "notices", "code", "cup", "tips", "career"]


@pytest.mark.parametrize("stored", ["{", "null", '[{"table": 5}]', None], ids=["garbage", "null", "old", "blocked"])
def test_page_works_with_any_browser_storage_contents(stored: str | None, server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE, reduced_motion="reduce")
    if stored is None:
        refuse = "{ get() { throw new DOMException('', 'SecurityError') } }"
        for name in ("localStorage", "sessionStorage"):
            ana.page.add_init_script(f"Object.defineProperty(window, '{name}', {refuse})")
    else:
        keys = [*(f"perudo-{key}" for key in KEYS), "perudo-dice-ABCD", "perudo-part-ABCD-1-1-x"]
        each = f"for (const key of {json.dumps(keys)}) localStorage[key] ??= {json.dumps(stored)}"
        ana.page.add_init_script(f"{each}; sessionStorage['perudo-told'] ??= {json.dumps(stored)}")
    for path in "practice", "r", "learn":
        ana.page.goto(f"{server.url}/{path}")
        expect(ana.page.locator("h1").first).to_be_attached()
    ana.page.goto(server.url)
    ana.page.get_by_role("button", name=say("page-play-now")).click()
    expect(ana.page.get_by_role("region", name=say("page-your-dice"))).to_be_visible()


def test_page_explains_the_problem_when_cookies_are_disabled(server: Server, person: NewPerson) -> None:
    """It can reach the server, so it does not claim to be offline."""
    ana = person("Ana", size=PHONE)

    def without_cookie(route: Route) -> None:
        ana.page.context.clear_cookies()
        route.continue_()

    ana.page.route("**/assets/*.js", without_cookie)
    ana.page.goto(server.url)
    expect(ana.page.get_by_role("heading", name=say("page-kept-out"))).to_be_visible()
    expect(ana.page.get_by_text(say("error-no-cookie"))).to_have_count(1)
    expect(ana.page.get_by_text(say("page-offline"))).to_have_count(0)
    ana.page.unroute("**/assets/*.js")
    ana.button("page-try-again").click()
    expect(ana.button("page-play-now")).to_be_enabled()


def test_front_page_keeps_bot_choice_on_one_line(server: Server, person: NewPerson) -> None:
    page = person("Ana", size=PHONE).page
    page.goto(server.url)
    choice = page.locator(".against output").first
    expect(choice).to_be_visible()
    for language in available_languages():
        Screen("front", page).speaks(language)
        for size in at_sizes(page, [(width, 740) for width in (320, 360, 390, 412)]):
            assert choice.evaluate("(text) => text.getClientRects().length") == 1, (language, size)
            assert scrolls(page)["x"] == 0, (language, size)
