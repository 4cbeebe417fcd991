"""Sizes, sight and reach: nothing scrolls during play, nothing is too small, axe-core finds nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.fake import Fake, Files
from tests.browser.people import PHONE, Person, Server
from tests.browser.sight import scrolls, too_small

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]


@pytest.mark.parametrize("players", [2, 6, 8])
def test_a_phone_shows_the_whole_table_without_scrolling(players: int, fake: NewTable, person: NewPerson) -> None:
    table = fake(players, edition="kozak", calza=True, lost_dice_visible=True)
    ana = person("Ana", size=PHONE)
    page = table.comes(ana)

    def fits(stage: str) -> None:
        assert scrolls(page) == {"x": 0, "y": 0}, stage
        assert too_small(page) == [], stage
        cut = page.evaluate("document.querySelector('.play').scrollHeight - innerHeight")
        assert cut <= 0, stage

    ana.settle()
    fits("turn")
    table.bids(*((1, face) for face in (2, 3, 4, 5, 6)), (2, 6), (3, 6))
    table.doubts()
    expect(page.locator(".tally")).to_be_visible()
    fits("count")
    expect(ana.button("page-next-round")).to_be_visible()
    fits("verdict")
    table.ends()
    ana.see_the_verdict()
    assert scrolls(page)["x"] == 0


def test_the_theme_follows_the_system_until_it_is_switched(files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", color_scheme="light")
    ana.page.goto(files.url)
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
