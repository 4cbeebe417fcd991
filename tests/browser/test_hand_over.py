"""A seat goes to another device of its owner, by a square to scan or a link."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.fake import Fake
from tests.browser.people import PHONE, Person, Server, gather, in_turn, say
from tests.browser.sight import faults, in_each_theme

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]


def link_to_the_seat(owner: Person) -> str:
    """Opens the dialog, and gives the link in it."""
    owner.button("page-menu").click()
    owner.button("page-hand-over").click()
    expect(owner.page.get_by_alt_text(say("page-hand-over-qr"))).to_be_visible()
    link = owner.page.get_by_label(say("page-hand-over-link")).input_value()
    assert "#seat=" in link
    return link


def watches(page: Page) -> None:
    expect(page.locator(".pad, .own, .bid-button")).to_have_count(0)


def test_game_continues_on_another_device(slow_server: Server, person: NewPerson) -> None:
    ana, bo, phone = person("Ana"), person("Bo"), person("Ana", size=PHONE)
    table = gather(slow_server, [ana, bo])
    first = in_turn([ana, bo])[0]
    expect(first.page.locator(".own")).to_be_visible()
    dice = first.own_dice
    link = link_to_the_seat(first)
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.page.goto(link)
    # It is its turn, and it has the same dice; the secret is gone from the address, and was in no request.
    phone.settle()
    assert phone.own_dice == dice
    assert phone.page.url == table
    secret = link.split("#seat=")[1]
    assert asked and not any(secret in url for url in asked)
    # The old device says so, in the dialog and after it.
    told = first.page.get_by_role("dialog").get_by_role("status")
    expect(told).to_have_text(say("page-handed"))
    first.page.get_by_role("dialog").get_by_role("button", name=say("page-close"), exact=True).last.click()
    watches(first.page)
    expect(first.page.locator(".below")).to_contain_text(say("page-handed"))
    phone.bid_button.click()
    other = bo if first is ana else ana
    other.settle()
    first.page.reload()
    expect(first.page.locator(".below")).to_contain_text(say("page-handed"))
    watches(first.page)
    # The link works once: afterwards it only leads to a spectator's view, with an explanation.
    late = person("Eva")
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text(say("error-seat-link"))
    assert late.page.url == table
    watches(late.page)


def test_seat_link_works_without_reloading_the_page(slow_server: Server, person: NewPerson) -> None:
    """While people gather; no page is loaded then."""
    ana, other = person("Ana"), person("Ana")
    table = ana.open_table(slow_server, bots=1, start=False)
    other.page.goto(table)
    expect(other.page.get_by_text(say("page-watch-gathering"))).to_be_visible()
    other.page.evaluate("(link) => { location.href = link }", link_to_the_seat(ana))
    expect(other.button("page-start")).to_be_visible()
    assert other.page.url == table
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_be_hidden()
    expect(ana.page.locator(".sit").get_by_text(say("page-handed"))).to_be_visible()
    expect(ana.button("page-start")).to_be_hidden()


def test_seat_link_dialog_is_accessible(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana")
    fake(2).comes(ana)
    link_to_the_seat(ana)
    for theme in in_each_theme(ana.page):
        assert faults(ana.page, down=True) == [], theme
