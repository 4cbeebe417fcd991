"""Languages in the browser: the same words, letter by letter, as in the terminal; and each person's own."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from perudo.locales.translator import available_languages, load_source, translator
from tests.browser.fake import Fake
from tests.browser.people import DESKTOP, PHONE, ROOT, Person, say
from tests.browser.walk import Screen
from tests.rendering import sayings

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

SAY_ALL = """([language, source, sayings]) => {
  const translator = new perudo.Translator(language, source);
  return sayings.map(([message, values]) => translator.format(message, values));
}"""


@pytest.fixture(scope="module")
def adapter() -> str:
    """The page's own code for words, as a script."""
    made = subprocess.run(
        [sys.executable, ROOT / "tools" / "page.py", "words"], capture_output=True, text=True, check=True
    )
    return made.stdout


@pytest.mark.parametrize("machine", ["C", "ru_RU.UTF-8", "tr_TR.UTF-8"])
def test_page_and_terminal_texts_are_identical(machine: str, adapter: str, browser: Browser) -> None:
    # A machine's own language leaks in where it formats numbers: a part of all sayings has them in every way.
    step = 1 if machine == "C" else 30
    environment = {name: value for name, value in os.environ.items() if name != "LANGUAGE"} | {"LC_ALL": machine}
    rendered = subprocess.run(
        [sys.executable, "-m", "tests.rendering", str(step)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    terminal: dict[str, list[str]] = json.loads(rendered.stdout)
    context = browser.new_context(locale=machine.split(".")[0].replace("_", "-") if machine != "C" else "en-US")
    page = context.new_page()
    page.evaluate(f"{adapter}\n;globalThis.perudo = perudo;")
    given = list(sayings())[::step]
    assert len(given) * step > 1000
    assert sorted(terminal) == sorted(available_languages())
    for language in available_languages():
        said = page.evaluate(SAY_ALL, [language, load_source(language), given])
        differing = [
            (given[at], here, there)
            for at, (here, there) in enumerate(zip(terminal[language], said, strict=True))
            if here != there
        ]
        assert differing[:5] == [], language
    context.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_language_changes_immediately_in_every_tab(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    ana, table = person("Ana", size=size), fake(1, start=False)
    table.connects(ana)
    other = ana.page.context.new_page()
    for page in (other, ana.page):
        page.goto(table.files.url)
    expect(ana.page.get_by_role("heading", name=say("page-what"))).to_be_visible()
    ana.button("page-settings").click()
    ana.page.get_by_label(say("page-language")).select_option("uk")
    expect(ana.page.get_by_role("heading", name=translator("uk")("page-what"))).to_be_visible()
    assert ana.page.evaluate("document.documentElement.lang") == "uk"
    expect(other.get_by_role("heading", name=translator("uk")("page-what"))).to_be_visible()
    ana.page.reload()
    expect(ana.page.get_by_role("heading", name=translator("uk")("page-what"))).to_be_visible()


def test_each_person_reads_their_own_language(fake: NewTable, person: NewPerson) -> None:
    table, ana, bo = fake(2), person("Ana", locale="it-IT"), person("Bo", locale="pl-PL")
    for someone, language in ((ana, "it"), (bo, "pl")):
        table.comes(someone)
        expect(someone.page.locator("html")).to_have_attribute("lang", language)
        expect(someone.page.get_by_role("heading", name=translator(language)("page-round", round=1))).to_be_visible()
        assert someone.page.url == table.url, "the link tells nothing of a language"


def test_game_has_no_missing_texts_in_any_language(fake: NewTable, person: NewPerson) -> None:
    table = fake(3, dice=1, hands=((2,), (3,), (4,)))
    ana = person("Ana", size=PHONE)
    page = table.comes(ana)
    names = ("Ana", "Bo", "Cleo")

    def look(sign: Locator) -> None:
        """In every language, once this is seen: a message that is missing is shown by its id."""
        expect(sign).to_be_visible()
        for language in available_languages():
            Screen("", page).speaks(language)
            text = page.locator("body").inner_text()
            assert re.findall(r"\b(?:page|story|reason|error|setting|phrase)-[a-z]\S*", text) == [], language
            if ana.over.is_visible():
                won = {
                    translator(language)("story-wins-you"),
                    *(translator(language)("story-wins", name=name) for name in names),
                }
                assert page.locator(".over h2").inner_text() in won

    look(ana.bid_button)
    table.bids((1, 2))
    look(page.locator(".standing .who"))
    table.bids((1, 3), (1, 4))
    look(ana.bid_button)
    table.doubts()
    look(page.locator(".claim"))
    look(page.locator(".verdict h2"))
    table.goes_on()
    look(page.locator(".standing"))
    table.bids((1, 2))
    table.doubts()
    look(page.locator(".over h2"))
