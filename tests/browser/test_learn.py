"""The lesson, and the rules with their examples."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from perudo.analysis.lesson import lesson
from perudo.core.rules import EDITIONS, SETTING_VALUES, house_rules, rule_code
from perudo.locales.translator import translator
from perudo.terminal.reports.rules import render
from tests.browser.fake import Fake, Files
from tests.browser.people import DESKTOP, PHONE, Person, say
from tests.browser.sight import too_small, violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]


def test_lesson_opens_from_the_front_page(files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", size=PHONE, reduced_motion="reduce")
    ana.page.goto(files.url)
    ana.page.get_by_role("link", name=say("page-learn-in-minutes")).press("Enter")
    told = ana.page.get_by_role("region", name=say("page-learn-told")).get_by_role("status")
    for step in lesson().steps[:2]:
        expect(told).to_have_text(say(step.text.message, **step.text.arguments, ace="sun"))
        ana.page.keyboard.press("Enter")
    ana.page.get_by_role("link", name=say("page-to-front")).click()
    expect(ana.page.get_by_role("button", name=say("page-play-now"))).to_be_visible()
    ana.page.go_back()
    expect(told).to_be_visible()


def chooses(someone: Person, edition: str, options: dict[str, Any]) -> None:
    """Rules that this browser remembers from an earlier visit."""
    text = json.dumps(json.dumps({"edition": edition, "options": options}))
    someone.page.add_init_script(f"localStorage['perudo-rules'] ??= {text}")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_rules_of_a_table_have_examples(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=size)
    fake(3, edition="kozak", calza=True, palifico="each-time").comes(ana)
    ana.button("page-rules").click()
    rule = ana.page.get_by_role("listitem").filter(has_text=say("setting-raise-any-higher"))
    expect(rule.get_by_text(say("bid", quantity=3, face=4), exact=True)).to_be_attached()
    expect(rule.get_by_text(say("page-example-may"))).to_have_count(3)
    refused = say("page-example-not", why=say("reason-not-higher"))
    expect(rule.get_by_text(refused, exact=True)).to_have_count(1)
    over = ana.page.get_by_role("listitem").filter(has_text=say("shared-to-aces"))
    for bid in ((7, 4), (4, 1), (3, 1)):
        expect(over.get_by_text(say("bid", quantity=bid[0], face=bid[1]), exact=True)).to_be_attached()
    calza = ana.page.get_by_role("listitem").filter(has_text=say("setting-calza-true"))
    expect(calza.get_by_text(say("story-exact"))).to_be_attached()
    assert violations(ana.page) == []
    assert too_small(ana.page) == []


@pytest.mark.parametrize(
    ("size", "edition", "language"), [(PHONE, "kozak", "pl"), (DESKTOP, "hasbro-1994", "en")], ids=["phone", "desktop"]
)
def test_page_and_terminal_state_the_same_rules(
    size: tuple[int, int], edition: str, language: str, fake: NewTable, person: NewPerson
) -> None:
    """Every sentence, with its place in the booklet, in the same order."""
    ana = person("Ana", size=size, language=language)
    fake(3, edition=edition).comes(ana)
    ana.button("page-rules").click()
    ana.page.get_by_text(translator(language)("rules-readings"), exact=True).click()
    expect(ana.page.locator("dialog .readings li").first).to_be_visible()
    # Under the title, which stays, nothing shines through.
    ana.page.locator("dialog .sentences > li").first.evaluate("item => item.scrollIntoView({ block: 'start' })")
    title = ana.page.locator("dialog h2")
    assert title.evaluate(
        """title => {
            const { left, right, top, bottom } = title.getBoundingClientRect()
            return title.parentElement.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
        }"""
    )
    shown = ana.page.locator("dialog .fine :is(ol, .sentences:not(.customs)) > li").evaluate_all(
        """items => items.map(item => {
            const copy = item.cloneNode(true)
            copy.querySelectorAll(".example").forEach(each => each.remove())
            return copy.textContent
        })"""
    )
    terminal: list[str] = []
    open_item = False
    for line in render(translator(language), edition):
        if line.lstrip().startswith("- "):
            terminal.append(line.lstrip().removeprefix("- "))
            open_item = True
        elif open_item and line.startswith(" "):
            terminal[-1] += f" {line.strip()}"
        else:
            open_item = False

    def bare(said: str) -> str:
        """Without what only one of them puts around a place."""
        return re.sub(r"[\s“”„()]+", " ", said).strip()

    assert [*map(bare, shown)] == [*map(bare, terminal)]
    assert violations(ana.page) == []
    assert too_small(ana.page) == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_rules_link_to_replay_of_the_illustrated_round(
    size: tuple[int, int], fake: NewTable, person: NewPerson
) -> None:
    ana = person("Ana", size=size)
    fake(3, edition="kozak").comes(ana)
    ana.button("page-rules").click()
    ana.page.get_by_role("link", name=say("page-watch-illustrated")).click()
    expect(ana.page.locator(".moves")).to_contain_text(say("story-loses", name="2"))
    assert ana.page.url.endswith("/r/booklet/kozak")
    ana.page.get_by_role("link", name=say("page-to-table")).click()
    expect(ana.page.locator(".stage")).to_be_visible()


def drawn(someone: Person, where: str = ".pad") -> str:
    """Return how the ace is drawn on the pad, or elsewhere."""
    key = someone.page.locator(f"{where} .die[data-face='1']").first
    if key.locator("circle.sun").count():
        return "sun"
    return "bird" if key.locator(".feet").count() else "head"


def test_how_to_play_page_states_house_rules(files: Files, reader: NewPerson) -> None:
    """Whatever was changed: each sentence, each example and the code are those of the rules chosen."""
    changed = {
        setting: next(value for value in SETTING_VALUES[setting] if value != printed)
        for setting, printed in EDITIONS["bga"].to_dict().items()
    }
    options = house_rules("bga", changed).diff("bga")
    ana = reader("Ana", size=PHONE)
    chooses(ana, "bga", options)
    ana.page.goto(files.url)
    ana.button("page-how-to-play").click()
    ana.open_fine_print()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_text(say("page-rule-code")).click()
    link = f"{files.url}/?rules={rule_code('bga', options)}"
    expect(dialog.get_by_label(say("page-rule-code-link"))).to_have_value(link)
    rule = dialog.get_by_role("listitem").filter(has_text=say.for_edition("bga")("setting-raise-any-higher"))
    expect(rule).to_contain_text(say("page-house-rule"))
    expect(rule.get_by_text(say("page-example-may"))).to_have_count(3)
    expect(dialog).not_to_contain_text(say.for_edition("bga")("setting-raise-one-axis"))


@pytest.mark.parametrize(
    ("edition", "language", "face", "others"),
    [("hasbro-1994", "fr", "head", r"paco|gobelet|manche"), ("asmodee-it", "en", "bird", r"\baces?\b")],
)
def test_how_to_play_page_uses_the_editions_terms(
    edition: str, language: str, face: str, others: str, files: Files, reader: NewPerson
) -> None:
    """Its examples, too: what screen readers hear of them, and the picture of the ace."""
    ana = reader("Ana", size=PHONE, language=language)
    chooses(ana, edition, {})
    ana.page.goto(files.url)
    ana.button("page-how-to-play").click()
    ana.open_fine_print()
    examples = ana.page.locator("dialog .example")
    expect(examples.first).to_be_attached()
    assert drawn(ana, "dialog .example") == face
    assert re.search(others, " ".join(examples.all_text_contents())) is None


@pytest.mark.parametrize(
    ("size", "edition", "language", "word"),
    [(PHONE, "bga", "en", "Paco"), (DESKTOP, "hasbro-1994", "fr", " as"), (PHONE, "hasbro-1994", "en", "ace")],
)
def test_table_uses_its_editions_terms(
    size: tuple[int, int], edition: str, language: str, word: str, fake: NewTable, person: NewPerson
) -> None:
    """In refusals, bids, announcements and choices."""
    ana = person("Ana", size=size, language=language)
    boxed = ana.say.for_edition(edition)
    table = fake(2, edition=edition)
    table.comes(ana)
    ana.page.keyboard.press("1")
    expect(ana.page.locator(".why")).to_have_text(boxed("reason-aces-do-not-open"))
    table.bids((4, 2), (2, 1))
    said = boxed("story-bids", name="Bo", quantity=2, face=1)
    assert word in said
    expect(ana.page.locator(".who")).to_have_text(said)
    expect(ana.told).to_contain_text(said)
    expect(ana.page.get_by_role("heading", name=boxed("page-round", round=1))).to_be_visible()
    ana.page.keyboard.press("1")
    expect(ana.bid_button).to_have_text(boxed("page-bid", quantity=3, face=1))


def test_comparing_editions_shows_only_the_differences(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    fake(3, edition="kozak").comes(ana)
    ana.button("page-rules").click()
    chosen = ana.page.get_by_label(say("page-compare"))
    expect(chosen.locator("option")).to_have_count(len(EDITIONS))  # its own is left out, and one line asks to choose
    chosen.select_option("bga")
    shown = ana.page.locator("dialog dt").all_text_contents()
    ours, theirs = EDITIONS["kozak"].to_dict(), EDITIONS["bga"].to_dict()
    differing = {setting for setting in ours if ours[setting] != theirs[setting]} - {
        *("calza_callers", "calza_in_palifico", "calza_with_two"),  # nothing to say while calza is off
    }
    assert set(shown) == {say(f"setting-{setting}") for setting in differing}
    expect(ana.page.get_by_text(say("value-raise-one-axis"))).to_be_visible()
    expect(ana.page.get_by_text(say("value-veteran_changes_face-false"))).to_be_visible()
    chosen.select_option("hasbro-1994")
    assert say("setting-raise") not in ana.page.locator("dialog dt").all_text_contents()
    assert violations(ana.page) == []
