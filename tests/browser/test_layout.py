"""Sizes, sight and reach: nothing scrolls during play, nothing is too small, axe-core finds nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Person, Server
from tests.browser.sight import scrolls, too_small

NewPerson = Callable[..., Person]


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
