"""Sizes, sight and reach: nothing scrolls during play, nothing is too small, axe-core finds nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import DESKTOP, PHONE, ROOT, Person, Server, in_turn, say

NewPerson = Callable[..., Person]

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALLEST_TEXT, SMALLEST_TARGET = 14, 44


def scrolls(page: Page) -> Any:
    """How far the page could be scrolled, in pixels."""
    return page.evaluate(
        """() => {
          const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
          return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight };
        }"""
    )


def too_small(page: Page) -> Any:
    """Text that is too small to read, targets that are too small for a thumb, and what hangs over the edge."""
    return page.evaluate(
        """([text, target]) => {
          const wrong = [];
          const seen = (element) => element.checkVisibility() && !element.closest(".hidden-but-read, svg");
          for (const element of document.querySelectorAll("body *")) {
            if (!seen(element)) continue;
            const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
            if (own && parseFloat(getComputedStyle(element).fontSize) < text) wrong.push(`text: ${element.outerHTML}`);
          }
          for (const element of document.querySelectorAll("button, select, input, a")) {
            if (!seen(element)) continue;
            const { width, height, left, right } = element.getBoundingClientRect();
            const label = element.type === "checkbox" && element.labels[0];
            const small = !label && (width < target || height < target);
            if (small) wrong.push(`target ${width}x${height}: ${element.outerHTML}`);
            if (left < 0 || right > innerWidth + 0.5) wrong.push(`over the edge: ${element.outerHTML}`);
          }
          return wrong;
        }""",
        [SMALLEST_TEXT, SMALLEST_TARGET],
    )


def violations(page: Page) -> list[str]:
    """What axe-core finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    page.evaluate("Promise.allSettled(document.getAnimations().map((animation) => animation.finished))")
    found = page.evaluate("axe.run().then(({ violations }) => violations)")
    return [f"{each['id']}: {node['html']} ({node['failureSummary']})" for each in found for node in each["nodes"]]


@pytest.mark.parametrize("players", [2, 6, 8])
def test_a_phone_shows_the_whole_table_without_scrolling(players: int, server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    ana.open_table(server, bots=players - 1, edition="kozak", calza=True, lost_dice_visible=True)
    seen: set[str] = set()
    stages = {"turn": ana.bid_button, "count": ana.page.locator(".tally"), "verdict": ana.button("page-next-round")}
    while len(seen) < len(stages):
        for stage, sign in stages.items():
            if stage not in seen and sign.is_visible():
                assert scrolls(ana.page) == {"x": 0, "y": 0}, stage
                assert [wrong for wrong in too_small(ana.page) if sign.is_visible()] == [], stage
                cut = ana.page.evaluate("document.querySelector('.play').scrollHeight - innerHeight")
                assert cut <= 0, stage
                seen.add(stage)
        ana.play_on()
    assert scrolls(ana.page)["x"] == 0


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing(size: tuple[int, int], theme: str, slow_server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=size, color_scheme=theme, reduced_motion="reduce")
    page = ana.page

    def check(screen: str) -> None:
        assert violations(page) == [], screen
        assert scrolls(page)["x"] == 0, screen
        assert too_small(page) == [], screen

    page.goto(slow_server.url)
    expect(page.get_by_role("button", name=say("page-play-now"))).to_be_enabled()
    check("front")
    ana.button("page-how-to-play").click()
    check("rules")
    page.keyboard.press("Escape")
    page.goto(f"{slow_server.url}/t/NOSUCH")
    expect(page.get_by_role("heading", name=say("page-no-table"))).to_be_visible()
    check("no table")

    bo = person("Bo", size=size, color_scheme=theme, reduced_motion="reduce")
    page.goto(bo.open_table(slow_server, bots=1, start=False, calza=True, dice=1, chairs=3))
    expect(ana.button("page-sit")).to_be_visible()
    check("guest")
    page.get_by_label(say("page-your-name")).fill("Ana")
    ana.button("page-sit").click()
    expect(ana.button("page-rename")).to_be_visible()
    check("seated")
    page = bo.page
    bo.button("page-rules-change").click()
    check("host")
    table = bo.page.url[-6:]
    bo.page.get_by_role("listitem").nth(1).get_by_role("button").click()
    bo.button("page-start").click()
    page, waiting = (someone.page for someone in in_turn([ana, bo]))
    check("turn")
    page.keyboard.press("Tab")
    page.keyboard.press("1")
    check("why not")
    page, waiting = waiting, page
    check("waiting")
    waiting.wait_for_timeout(350)
    waiting.keyboard.press("6")
    waiting.locator(".bid-button").click()
    expect(page.locator(".bid-button")).to_be_visible()
    page.keyboard.type("d")
    check("armed")
    page.keyboard.type("d")
    expect(page.locator(".over")).to_be_visible()
    check("over")
    assert table in page.url


def test_the_theme_follows_the_system_until_it_is_switched(server: Server, person: NewPerson) -> None:
    ana = person("Ana", color_scheme="light")
    ana.page.goto(server.url)
    root = ana.page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    ana.button("page-settings").click()
    ana.button("page-to-dark").click()
    expect(root).to_have_attribute("data-theme", "dark")
    ana.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")


def test_the_page_obeys_its_own_security_policy(server: Server, person: NewPerson, tmp_path: Path) -> None:
    ana = person("Ana")
    broken: list[str] = []
    ana.page.expose_function("broken", lambda directive: broken.append(directive))
    ana.page.add_init_script("addEventListener('securitypolicyviolation', (event) => broken(event.violatedDirective))")
    ana.open_table(server, bots=1, dice=1)
    ana.play_to_the_end()
    assert ana.page.evaluate("fetch('data:,x').then(() => 'let through', () => 'stopped')") == "stopped"
    ana.page.wait_for_timeout(100)
    assert broken == ["connect-src"], "only what the test itself tried"
    ana.complaints.clear()
