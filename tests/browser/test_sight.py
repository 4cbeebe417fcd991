"""Every screen, in every language, both themes and with large text: nothing is cut, axe-core finds nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from perudo.words import DEFAULT, languages
from tests.browser.people import DESKTOP, PHONE, Person, Server
from tests.browser.sight import broken, cut, overlapping, scrolls, too_small, unreachable, violations
from tests.browser.walk import walk

NewPerson = Callable[..., Person]
THEMES = ("dark", "light")


def badly_set(page: Page) -> list[str]:
    """What is wrong with how the words stand on a page."""
    sideways = scrolls(page)["x"]
    over = [f"scrolls sideways by {sideways}"] if sideways else []
    return [*over, *broken(page), *cut(page), *overlapping(page), *too_small(page)]


def axe_in(page: Page, themes: tuple[str, ...]) -> list[str]:
    found = []
    for theme in themes:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += [f"{theme}: {violation}" for violation in violations(page)]
    return found


def themes_of(language: str) -> tuple[str, ...]:
    """Colours depend on no language, so only one is seen in both themes; of the others, every second in each."""
    return THEMES if language == DEFAULT else (THEMES[languages().index(language) % 2],)


@pytest.mark.parametrize("language", languages())
def test_no_text_is_cut_on_a_phone_and_axe_finds_nothing(language: str, slow_server: Server, person: NewPerson) -> None:
    for screen, page in walk(slow_server, person, size=PHONE, language=language):
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert badly_set(page) + axe_in(page, themes_of(language)) == [], screen


def test_no_text_is_cut_on_a_desktop_and_axe_finds_nothing(slow_server: Server, person: NewPerson) -> None:
    for screen, page in walk(slow_server, person, size=DESKTOP):
        assert badly_set(page) + axe_in(page, THEMES) == [], screen


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_with_text_twice_as_large_nothing_is_lost(
    size: tuple[int, int], slow_server: Server, person: NewPerson
) -> None:
    def far_sighted(*arguments: Any, **settings: Any) -> Person:
        made = person(*arguments, **settings)
        sizes = {"standard": 32, "fixed": 26}
        made.page.context.new_cdp_session(made.page).send("Page.setFontSizes", {"fontSizes": sizes})
        return made

    for screen, page in walk(slow_server, far_sighted, size=size):
        assert page.evaluate("getComputedStyle(document.body).fontSize") == "32px"
        assert badly_set(page) + unreachable(page) == [], screen


def test_a_desktop_at_twice_the_zoom_loses_nothing(slow_server: Server, person: NewPerson) -> None:
    width, height = DESKTOP
    half = (width // 2, height // 2)
    for screen, page in walk(slow_server, person, size=half, device_scale_factor=2):
        assert badly_set(page) + unreachable(page) == [], screen
