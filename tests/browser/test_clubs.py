"""Clubs: founded on one device, joined by the link on another, with an evening, a table and standings."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, Person, Server, say
from tests.browser.sight import faults, in_each_theme
from tests.browser.test_people import register_name

NewPerson = Callable[..., Person]


def found_club(person: Person, server: Server, name: str) -> str:
    """Founds a club on the page, and returns its link."""
    person.page.goto(f"{server.url}/me")
    person.page.get_by_label(say("club-name"), exact=True).fill(name)
    person.button("club-found").click()
    expect(person.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    return person.page.get_by_role("textbox", name=say("club-link"), exact=True).input_value()


def test_club_members_can_plan_the_next_evening(server: Server, person: NewPerson) -> None:
    ana, bo = person("Ana", size=DESKTOP), person("Bo", size=PHONE)
    register_name(ana, server, "Ana Club")
    link = found_club(ana, server, "Thursday")
    bo.page.goto(link)
    expect(bo.page.get_by_role("heading", name="Thursday")).to_be_visible()
    bo.button("club-join").click()
    expect(bo.page.get_by_text(say("club-need-name"))).to_be_visible()
    bo.complaints.clear()
    register_name(bo, server, "Bo Club")
    bo.page.goto(link)
    bo.button("club-join").click()
    expect(bo.page.get_by_text(say("club-no-evening"))).to_be_visible()

    bo.page.get_by_label(say("club-when")).fill("2036-01-01T20:00")
    bo.button("club-plan").click()
    expect(bo.page.get_by_role("alert")).to_have_text(say("error-club-evening"))
    bo.complaints.clear()
    day = bo.page.evaluate("() => new Date(Date.now() + 3 * 864e5).toISOString().slice(0, 16)")
    bo.page.get_by_label(say("club-when")).fill(day)
    bo.button("club-plan").click()
    bo.button("club-coming").click()
    expect(bo.button("club-coming")).to_have_attribute("aria-pressed", "true")
    for _ in in_each_theme(bo.page):
        assert faults(bo.page, down=True) == []
    ana.page.reload()
    expect(ana.page.get_by_role("listitem").filter(has_text=say("club-comes"))).to_have_text(
        f"Bo Club {say('club-comes')}"
    )
    for _ in in_each_theme(ana.page):
        assert faults(ana.page, down=True) == []

    ana.button("club-remove", name="Bo Club").click()
    ana.button("club-removal").last.click()
    expect(ana.page.get_by_text("Bo Club")).to_have_count(0)
    bo.page.reload()
    expect(bo.button("club-join")).to_be_visible()


def test_club_lists_its_tables_and_can_be_left(server: Server, person: NewPerson) -> None:
    cy = person("Cy", size=PHONE)
    register_name(cy, server, "Cy Club")
    link = found_club(cy, server, "Friday")
    expect(cy.page.get_by_text(say("club-no-games"))).to_be_visible()
    cy.button("club-open-table").click()
    expect(cy.button("page-start")).to_be_visible()
    table = cy.page.url.rpartition("/")[2]
    cy.page.goto(link)
    expect(cy.page.get_by_role("link", name=table)).to_be_visible()
    cy.page.goto(f"{server.url}/me")
    cy.page.get_by_role("link", name="Friday").click()
    cy.button("club-leave").click()
    cy.page.get_by_role("dialog").get_by_role("button", name=say("club-leave"), exact=True).click()
    expect(cy.page.get_by_text(say("club-about"))).to_be_visible()


def test_member_invites_another_to_a_table(server: Server, person: NewPerson) -> None:
    dee, eli = person("Dee", size=PHONE), person("Eli", size=PHONE)
    register_name(dee, server, "Dee Club")
    register_name(eli, server, "Eli Club")
    link = found_club(dee, server, "Monday")
    eli.page.goto(link)
    eli.button("club-join").click()
    expect(eli.page.get_by_text(say("club-no-evening"))).to_be_visible()
    eli.page.goto(server.url)

    of_eli = eli.page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    dee.page.goto(f"{server.url}/person/{of_eli}")
    expect(dee.button("me-invite")).to_be_enabled()
    for _ in in_each_theme(dee.page):
        assert faults(dee.page, down=True) == []
    dee.button("me-invite").click()
    expect(dee.button("page-start")).to_be_visible()
    table = dee.page.url.rpartition("/")[2]
    eli.page.reload()
    call = eli.page.get_by_role("link", name=say("page-invited", name="Dee Club"))
    expect(call).to_be_visible()
    for _ in in_each_theme(eli.page):
        assert faults(eli.page, down=True) == []
    call.click()
    expect(eli.page).to_have_url(f"{server.url}/t/{table}")
