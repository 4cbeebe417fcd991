"""Every screen, in every language, both themes and with large text: nothing is cut, axe-core finds nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page

from perudo.locales.translator import DEFAULT_LANGUAGE, available_languages
from tests.browser.fake import Fake
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.sight import (
    THEMES,
    Theme,
    broken,
    cut,
    overlapping,
    put_on,
    scrolls,
    too_small,
    unreachable,
    violations,
)
from tests.browser.walk import PARTS, Screen

NewTable = Callable[..., Fake]
NewPerson = Callable[..., Person]
Part = Callable[[NewTable, NewPerson], Iterator[Screen]]

parts = pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)


def badly_set(page: Page) -> list[str]:
    """What is wrong with how the words stand on a page, once its fonts are loaded."""
    page.evaluate("document.fonts.ready.then(() => {})")
    sideways = scrolls(page)["x"]
    over = [f"scrolls sideways by {sideways}"] if sideways else []
    return [*over, *broken(page), *cut(page), *overlapping(page), *too_small(page)]


def axe_in(page: Page, themes: Sequence[Theme]) -> list[str]:
    found = []
    for theme in themes:
        put_on(page, theme)
        found += [f"{theme}: {violation}" for violation in violations(page)]
    return found


@pytest.fixture
def walked(fake: NewTable, person: NewPerson) -> Callable[..., Iterator[Screen]]:
    """Walks past the screens of one part, as people made with some settings: a size, a size of the text."""

    def walk(part: Part, font: int | None = None, **settings: Any) -> Iterator[Screen]:
        def made(name: str) -> Person:
            someone = person(name, reduced_motion="reduce", **settings)
            if font:
                sizes = {"standard": font, "fixed": round(font * 13 / 16)}
                someone.page.context.new_cdp_session(someone.page).send("Page.setFontSizes", {"fontSizes": sizes})
            return someone

        return part(fake, made)

    return walk


Walk = Callable[..., Iterator[Screen]]


@parts
def test_no_text_is_cut_off_on_phones(part: Part, walked: Walk) -> None:
    """Axe-core's findings depend on colours and names more than on words. It checks each screen in English in one
    theme, and in the other theme in one other language in turn; on a desktop, in English in both themes.
    """
    others = [language for language in available_languages() if language != DEFAULT_LANGUAGE]
    for number, screen in enumerate(walked(part, size=PHONE), start=PARTS.index(part)):
        turn = {others[number % len(others)]: THEMES[number % 2], DEFAULT_LANGUAGE: THEMES[(number + 1) % 2]}
        for language in (*others, DEFAULT_LANGUAGE):
            screen.speaks(language)
            screen.again()
            found = badly_set(screen.page) + axe_in(screen.page, [turn[language]] if language in turn else [])
            assert found == [], (screen.name, language)


@parts
def test_no_text_is_cut_off_on_desktop(part: Part, walked: Walk) -> None:
    for screen in walked(part, size=DESKTOP):
        assert badly_set(screen.page) + axe_in(screen.page, THEMES) == [], screen.name


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@parts
def test_no_content_is_lost_at_double_text_size(part: Part, size: tuple[int, int], walked: Walk) -> None:
    for screen in walked(part, font=32, size=size):
        assert screen.page.evaluate("getComputedStyle(document.body).fontSize") == "32px"
        assert badly_set(screen.page) + unreachable(screen.page) == [], screen.name


@parts
def test_no_content_is_lost_at_200_percent_zoom(part: Part, walked: Walk) -> None:
    width, height = DESKTOP
    for screen in walked(part, size=(width // 2, height // 2), device_scale_factor=2):
        assert badly_set(screen.page) + unreachable(screen.page) == [], screen.name
