"""Checks of a page's appearance. The page runs them itself: see web/src/testing/sight.ts."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Literal

from playwright.sync_api import Page, expect

import page as web_page
from tests.browser.people import DESKTOP, PHONE

Sizes = Sequence[tuple[int, int]]
PHONES: Sizes = ((320, 568), (375, 553), (360, 612), (360, 740), (390, 844))
LANDSCAPE: Sizes = ((740, 360), (844, 390))
SIZES: Sizes = (
    *PHONES,
    *LANDSCAPE,
    *((768, 1024), (1024, 768), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440)),
)
"""Phones, tablets, laptops and large screens. web/src/testing/whole-table.ts has the same sizes."""
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")


@cache
def _script() -> str:
    """Return all checks, with axe-core, as one script that defines ``sight``."""
    command = ["node", "scripts/bundle.mjs", "src/testing/sight.ts", "sight"]
    environment = {**os.environ, "PATH": web_page.node_path()}
    return subprocess.run(command, cwd=web_page.WEB, env=environment, check=True, capture_output=True, text=True).stdout


def _check(page: Page, name: str, *arguments: str) -> Any:
    """Call one of the functions of sight.ts in a page."""
    if not page.evaluate("'sight' in window"):
        page.evaluate(f"{_script()}; window.sight = sight")
    return page.evaluate("([name, values]) => sight[name](...values)", [name, list(arguments)])


def scrolls(page: Page) -> Any:
    """Return how far the page can be scrolled, in pixels."""
    return _check(page, "scrolls")


def too_small(page: Page) -> Any:
    """Return texts and tap targets that are too small, and targets beyond the edge of the screen."""
    return _check(page, "tooSmall")


def at_sizes(page: Page, sizes: Sizes) -> Iterator[str]:
    """Give a page one size after the other, and wait until it is laid out for it."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        yield f"{width}x{height}"


def not_whole(page: Page, *selectors: str) -> list[str]:
    """Return the faults of these parts of a page: missing, cut, beyond an edge of the screen, or covered."""
    return list(_check(page, "notWhole", *selectors))


def at_each_size(page: Page) -> Iterator[str]:
    """Give a page the size of a phone, then that of a desktop, and in the end its own again."""
    own = page.viewport_size
    for name, (width, height) in (("phone", PHONE), ("desktop", DESKTOP)):
        page.set_viewport_size({"width": width, "height": height})
        yield name
    if own:
        page.set_viewport_size(own)


def in_each_theme(page: Page) -> Iterator[str]:
    """Give a page that follows the system's theme a light theme, then a dark one."""
    for theme in THEMES:
        put_on(page, theme)
        yield theme


def put_on(page: Page, theme: Theme) -> None:
    """Give a page that follows the system's theme this theme."""
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def faults(page: Page, *, down: bool = False) -> list[str]:
    """Return a page's faults on a phone and on a desktop: accessibility violations, small parts and scrolling.

    ``down``: the page may scroll down.
    """
    found = []
    for size in at_each_size(page):
        far = scrolls(page)
        over = [f"scrolls by {far}"] if far["x"] or (far["y"] and not down) else []
        found += [f"{size}: {fault}" for fault in [*violations(page), *too_small(page), *over]]
    return found


def violations(page: Page) -> list[str]:
    """Return the accessibility violations that axe-core finds."""
    return list(_check(page, "violations"))


def cut(page: Page) -> list[str]:
    """Return the texts that do not fit into their elements."""
    return list(_check(page, "cut"))


def overlapping(page: Page) -> list[str]:
    """Return the texts that lie on one another in the uppermost layer: the page, or the open dialog."""
    return list(_check(page, "overlapping"))


def unreachable(page: Page) -> list[str]:
    """Return the controls of the uppermost layer that cannot be tapped, wherever the page is scrolled."""
    return list(_check(page, "unreachable"))


def broken(page: Page) -> list[str]:
    """Return the words in headings and buttons that are broken between two letters."""
    return list(_check(page, "broken"))
