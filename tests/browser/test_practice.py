"""Practice with the server's puzzles, and progress on another device."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Response, expect

from tests.browser.people import PHONE, Person, Server, say
from tests.browser.sight import faults, in_each_theme
from tests.browser.test_people import register_name, sign_in

NewPerson = Callable[..., Person]


def stored_puzzles(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage['perudo-practice']"))["puzzles"]


def answered(response: Response) -> int:
    """The number of answered puzzles that a request reported to the server."""
    count: int = json.loads(response.request.post_data or "")["puzzles"]["answered"]
    return count


def test_practice_progress_is_available_on_another_device(server: Server, person: NewPerson) -> None:
    ana, phone = person("Ana"), person("Phone", size=PHONE)
    code = register_name(ana, server, "Ana Puzzle")
    ana.page.goto(server.url)
    ana.page.get_by_role("link", name=say("page-practice")).click()
    expect(ana.page.locator(".seats li").first).to_be_visible()
    with ana.page.expect_response(lambda found: found.url.endswith("/api/me/practice") and answered(found) == 1):
        ana.doubt()
    expect(ana.page.get_by_role("region", name=say("page-practice-answer"))).to_be_visible()

    sign_in(phone, server, code)
    row = phone.page.locator("dl > div").filter(has_text=say("page-practice-puzzles"))
    expect(row).to_contain_text(str(stored_puzzles(ana.page)["rating"]))
    for _ in in_each_theme(phone.page):
        assert faults(phone.page, down=True) == []
    assert stored_puzzles(phone.page) == stored_puzzles(ana.page)
