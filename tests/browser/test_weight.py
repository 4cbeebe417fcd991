"""The cost of a first visit: bytes until one can play, and the table in the background."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.fake import Files
from tests.browser.people import DESKTOP, PHONE, Person, Server, until

NewPerson = Callable[..., Person]

MOST = 110_000
"""Bytes with all headers, until the first screen stands: the page, its script, words and typeface."""
TABLE = re.compile(r"/assets/table-.*\.js$")


class Visit:
    """A visit of the front page, and what was sent for it."""

    def __init__(self, page: Page) -> None:
        self.answers: list[Response] = []
        page.on("response", lambda answer: self.answers.append(answer))

    @property
    def paths(self) -> list[str]:
        return [answer.url for answer in self.answers]

    @property
    def bytes(self) -> int:
        sizes = [answer.request.sizes() for answer in self.answers]
        return sum(each["responseHeadersSize"] + each["responseBodySize"] for each in sizes)


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_first_screen_stays_within_download_limit(language: str, files: Files, person: NewPerson) -> None:
    """While nothing was heard of the server: nobody can go to a table yet."""
    ana = person("Ana", size=PHONE, locale=language)
    ana.page.route_web_socket(re.compile("/socket([/?]|$)"), lambda _: None)
    visit = Visit(ana.page)
    ana.page.goto(files.url, wait_until="networkidle")
    expect(ana.page.locator("html")).to_have_attribute("lang", language)
    expect(ana.page.locator("button.now")).to_be_visible()
    until(ana.page, lambda: ana.page.evaluate("document.fonts.status === 'loaded'"))
    assert {answer.headers.get("content-encoding") for answer in visit.answers if answer.url.endswith(".js")} == {"br"}
    assert not any(map(TABLE.search, visit.paths))
    assert visit.bytes <= MOST


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_table_scripts_are_preloaded(size: tuple[int, int], server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=size)
    with ana.page.expect_response(TABLE):
        ana.page.goto(server.url)
    expect(ana.button("page-play-now")).to_be_enabled()
    ana.page.wait_for_load_state("networkidle")
    after = Visit(ana.page)
    ana.button("page-play-now").click()
    expect(ana.page.locator(".board")).to_be_visible()
    assert [path for path in after.paths if path.endswith((".js", ".css"))] == []
