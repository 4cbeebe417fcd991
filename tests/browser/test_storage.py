"""The page starts whatever the browser's storage holds, or where the page may not use it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Person, Server, say

NewPerson = Callable[..., Person]
KEYS = ["language", "rules", "typed", "practice", "coach", "bots", "tables", "theme", "ace", "sound", "keys"]
KEYS += ["hand", "faces", "weave", "clay", "moods", "vibration", "notices", "code", "cup"]


@pytest.mark.parametrize("stored", ["{", "null", '[{"table": 5}]', None], ids=["garbage", "null", "old", "blocked"])
def test_page_plays_whatever_storage_holds(stored: str | None, server: Server, person: NewPerson) -> None:
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
