"""Fixtures of the browser tests: a server, and people who visit it."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import page as web_page
from perudo.locales.translator import DEFAULT_LANGUAGE

with suppress(ModuleNotFoundError):  # without Playwright each module is skipped, which says so
    from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

    from tests.browser.fake import Fake, Files, table
    from tests.browser.people import DESKTOP, Person, Server

    # Facts are waited for; on a busy machine they may take longer. Nothing waits for as long as this where all is well.
    expect.set_options(timeout=20_000)


KNOWN_FAULTS = {
    "test_shortcuts_are_listed_and_can_be_disabled[phone]",
    "test_a_phone_shows_the_whole_table_without_scrolling[8]",
}
"""Tests that fail now and then, for a reason that has not been found. A failure is tried once more and reported."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the known faults. ``RERUNS=0`` tries none of them again."""
    for item in items:
        if item.name in KNOWN_FAULTS:
            item.add_marker(pytest.mark.flaky(reruns=int(os.environ.get("RERUNS", 1))))


UNSEEN = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"]
"""Features that take Chromium as long as everything else in a test: hidden pages for each window's address bar, and a
spare process for other sites.
"""
TURNED_OFF = [
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay"),
    *("MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    "ThirdPartyStoragePartitioning",
]
"""What Playwright turns off itself. Chromium hears the last such list alone, so it is said again."""

SHELL = "chromium-headless-shell"
"""The same without all that is around pages: a page takes a fifth less of the processor. It shows no notices."""

_open = ExitStack()
_browsers: dict[str, Browser] = {}


@pytest.fixture
def browser(chromium: str, request: pytest.FixtureRequest) -> Browser:
    """The browser without a window in which the tests of this folder have their people. One that died is replaced.

    It is ``SHELL`` where that is installed, but for tests marked ``notices``.
    """
    shell = None if request.node.get_closest_marker("notices") else shutil.which(SHELL)
    return _launched(shell or chromium)


def _launched(program: str) -> Browser:
    if program not in _browsers or not _browsers[program].is_connected():
        _close()
        playwright = _open.enter_context(sync_playwright())
        args = ["--disable-gpu", f"--disable-features={','.join(TURNED_OFF + UNSEEN)}"]
        _browsers[program] = playwright.chromium.launch(executable_path=program, args=args)
        _open.callback(_browsers[program].close)
    return _browsers[program]


def _close() -> None:
    _open.close()
    _browsers.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """The browser goes with the last test in here: as long as it is there, Playwright runs an event loop in this
    thread, so that no async test can be run."""
    try:
        yield
    finally:
        if nextitem is None or not nextitem.path.is_relative_to(Path(__file__).parent):
            _close()


@contextmanager
def serving(folder: Path, wait_factor: float, *options: str) -> Iterator[Server]:
    web_page.build()
    server = Server(folder / "perudo.db", wait_factor, *options)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="module")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which bots think, and open cups wait, for moments."""
    with serving(tmp_path_factory.mktemp("server"), wait_factor=0.03) as server:
        yield server


@pytest.fixture(scope="module")
def slow_server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nothing happens by itself while a test looks."""
    with serving(tmp_path_factory.mktemp("slow-server"), wait_factor=20) as server:
        yield server


@pytest.fixture(scope="session")
def files(chromium: str) -> Iterator[Files]:
    web_page.build()
    files = Files()
    yield files
    files.close()


@pytest.fixture
def fake(files: Files) -> Callable[..., Fake]:
    """Makes tables that are in the hand of the test: ``fake(3, calza=True)``. See ``tests.browser.fake``."""
    return partial(table, files)


@pytest.fixture
def person(browser: Browser) -> Iterator[Callable[..., Person]]:
    """Makes people: ``person("Ana", size=PHONE, language="uk")``. Each has a browser profile of their own.

    The page's worker, which keeps the page for a time without a network, works only where ``service_workers="allow"``.
    """
    people: list[tuple[Person, BrowserContext]] = []

    def make(
        name: str = "Ana",
        size: tuple[int, int] = DESKTOP,
        language: str = DEFAULT_LANGUAGE,
        *,
        newcomer: bool = False,
        **settings: Any,
    ) -> Person:
        settings.setdefault("color_scheme", "dark")
        settings.setdefault("service_workers", "block")
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **settings)
        context.set_default_timeout(20_000)
        page = context.new_page()
        made = Person(page, name, language, newcomer)

        def heard(kind: str, text: str) -> None:
            # A lost connection is the network's complaint, and one of a worker that may not be is Playwright's. In
            # tests, Chromium has no push service.
            expected = "WebSocket connection|net::ERR_|by Playwright|support the Push API in incognito"
            if kind in ("error", "warning") and not re.search(expected, text):
                made.complaints.append(text)

        page.on("console", lambda message: heard(message.type, message.text))
        page.on("pageerror", lambda error: made.complaints.append(str(error)))
        page.on("request", lambda request: _at_home(made, request.url))
        people.append((made, context))
        return made

    yield make
    for made, context in people:
        context.close()
        assert made.complaints == [], f"{made.name}'s page complains"


def _at_home(person: Person, url: str) -> None:
    if not re.match(r"(http|ws)://(127\.0\.0\.1|localhost):\d+/|data:", url):
        person.complaints.append(f"asked another host for {url}")


@pytest.fixture
def reader(fake: Callable[..., Fake], person: Callable[..., Person]) -> Callable[..., Person]:
    """Makes people who come to no table: to the front page, a lesson, a replay. ``files.url`` is where they find it."""

    def make(*arguments: Any, **settings: Any) -> Person:
        made = person(*arguments, **settings)
        fake(1, start=False).connects(made)
        return made

    return make
