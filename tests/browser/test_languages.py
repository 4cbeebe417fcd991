"""Languages in the browser: the same words, letter by letter, as in the terminal; and each person's own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from perudo.words import languages, source
from tests.browser.people import ROOT, Person
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
