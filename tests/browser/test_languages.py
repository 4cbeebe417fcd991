"""Languages in the browser: the same words, letter by letter, as in the terminal; and each person's own."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from perudo.words import languages, source, words
from tests.browser.people import DESKTOP, PHONE, ROOT, Person, Server, say
from tests.rendering import sayings

NewPerson = Callable[..., Person]

SAY_ALL = """([language, source, sayings]) => {
  const words = new perudo.Words(language, source);
  return sayings.map(([message, values]) => words.say(message, values));
}"""


@pytest.fixture(scope="module")
def adapter() -> str:
    """The page's own code for words, as a script."""
    made = subprocess.run(
        [sys.executable, ROOT / "tools" / "page.py", "words"], capture_output=True, text=True, check=True
    )
    return made.stdout


@pytest.mark.parametrize("machine", ["C", "ru_RU.UTF-8", "tr_TR.UTF-8"])
def test_page_and_terminal_say_the_same_letter_by_letter_on_every_machine(
    machine: str, adapter: str, browser: Browser
) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "LANGUAGE"} | {"LC_ALL": machine}
    rendered = subprocess.run(
        [sys.executable, "-m", "tests.rendering"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    terminal: dict[str, list[str]] = json.loads(rendered.stdout)
    context = browser.new_context(locale=machine.split(".")[0].replace("_", "-") if machine != "C" else "en-US")
    page = context.new_page()
    page.evaluate(f"{adapter}\n;globalThis.perudo = perudo;")
    given = list(sayings())
    assert len(given) > 1000
    assert sorted(terminal) == sorted(languages())
    for language in languages():
        said = page.evaluate(SAY_ALL, [language, source(language), given])
        differing = [
            (given[at], here, there)
            for at, (here, there) in enumerate(zip(terminal[language], said, strict=True))
            if here != there
        ]
        assert differing[:5] == [], language
    context.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_language_is_changed_at_once_and_kept(size: tuple[int, int], server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=size)
    ana.page.goto(server.url)
    expect(ana.page.get_by_role("heading", name=say("page-what"))).to_be_visible()
    ana.button("page-settings").click()
    ana.page.get_by_label(say("page-language")).select_option("uk")
    expect(ana.page.get_by_role("heading", name=words("uk")("page-what"))).to_be_visible()
    assert ana.page.evaluate("document.documentElement.lang") == "uk"
    ana.page.reload()
    expect(ana.page.get_by_role("heading", name=words("uk")("page-what"))).to_be_visible()


def test_each_person_at_a_table_reads_their_own_language(slow_server: Server, person: NewPerson) -> None:
    ana, bo = person("Ana", locale="it-IT"), person("Bo", locale="pl-PL")
    link = ana.open_table(slow_server, bots=1)
    bo.page.goto(link)
    assert "pl" not in link and "it" not in link.rsplit("/", 1)[0]
    for someone, language in ((ana, "it"), (bo, "pl")):
        expect(someone.page.locator("html")).to_have_attribute("lang", language)
        expect(someone.page.get_by_role("heading", name=words(language)("page-round", round=1))).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_a_game_is_played_in_each_language(language: str, server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE, language=language)
    page = ana.page
    ana.open_table(server, bots=2, dice=1)
    shown: set[str] = set()
    while True:
        shown.add(page.locator("body").inner_text())
        if not ana.play_on():
            break
    shown.add(page.locator("body").inner_text())
    expect(page.locator("html")).to_have_attribute("lang", language)
    names = page.locator(".seats .name").all_inner_texts()
    won = {ana.say("page-you-win"), *(ana.say("story-wins", name=name) for name in names)}
    assert page.locator(".over h2").inner_text() in won
    # A message that is missing is shown by its id.
    assert [text for text in shown if re.search(r"\b(page|story|reason|error|setting|phrase)-[a-z]", text)] == []
