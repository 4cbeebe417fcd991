"""Explanations of bots' moves, requested while the cups are open, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from perudo.locales.translator import translator
from tests.browser.fake import Fake
from tests.browser.people import DESKTOP, PHONE, Person, say
from tests.browser.sight import cut, faults

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

HANDS = ((2, 2, 3, 4, 5), (1, 3, 3, 5, 6), (2, 4, 4, 6, 6))


def called(fake: NewTable, **options: object) -> Fake:
    """Ana bids, then two bots do, and Ana doubts the last bid."""
    table = fake(1, bots=2, hands=HANDS, wait_factor=0, **options)
    table.bids((2, 3), (3, 3), (9, 3))
    table.doubts()
    return table


def asks(someone: Person) -> list[str]:
    """Ask why, and return the explanation of each move."""
    someone.button("page-why").click()
    told = someone.page.get_by_role("dialog", name=someone.say("page-why-title")).get_by_role("listitem")
    expect(told).to_have_count(4)
    return told.all_inner_texts()


@pytest.mark.parametrize(("language", "size"), [("en", PHONE), ("uk", DESKTOP)], ids=["en-phone", "uk-desktop"])
def test_bots_explain_moves_after_the_reveal(
    size: tuple[int, int], language: str, fake: NewTable, person: NewPerson
) -> None:
    table = called(fake, lost_dice_visible=True)
    ana = person("Ana", size=size, language=language)
    page = table.comes(ana)
    own, first, second, call = asks(ana)
    speak = translator(language)
    bid = speak("bid", quantity=3, face=3)
    assert speak("why-odds", bid=bid, quantity=3, face=3, own=3, percent=100) in first
    assert speak("why-odds", quantity=9, face=3, own=0, percent=0).split(":")[0] in second
    assert not any(":" in each for each in (own, call))
    assert cut(page) == []
    if language == "en":
        assert faults(page) == []
    # The dialog stays open when the next round is dealt, and closes by keyboard.
    table.goes_on()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(ana.button("page-why")).to_have_count(0)


def test_next_round_closes_explanations_when_lost_dice_hidden(fake: NewTable, person: NewPerson) -> None:
    table, ana = called(fake), person("Ana")
    page = table.comes(ana)
    asks(ana)
    table.goes_on()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_spectators_get_explanations_after_the_game(fake: NewTable, person: NewPerson) -> None:
    table = fake(1, bots=1, dice=1)
    table.ends()
    eva = person("Eva", size=PHONE)
    page = table.comes(eva)
    eva.see_the_verdict()
    eva.open_more()
    eva.button("page-why").click()
    expect(page.get_by_role("dialog")).to_contain_text("%")


def test_late_explanation_request_shows_a_clear_error(fake: NewTable, person: NewPerson) -> None:
    table, ana = called(fake, lost_dice_visible=True), person("Ana")
    page: Page = table.comes(ana)

    def late(route: Route) -> None:
        table.goes_on()
        route.continue_()

    page.route("**/why/**", late)
    ana.button("page-why").click()
    expect(page.get_by_role("dialog")).to_contain_text(say("error-cups-closed"))
    ana.complaints.clear()  # Chromium notes whatever is refused
