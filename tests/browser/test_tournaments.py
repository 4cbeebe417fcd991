"""Tournaments: opened on a desktop, joined by the link on phones, followed on a TV."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, Person, Server, in_turn, say
from tests.browser.sight import faults, in_each_theme

NewPerson = Callable[..., Person]
TV = (1920, 1080)


def open_tournament(person: Person, server: Server, form: str) -> str:
    """Opens a tournament on the page, with tables of two (Swiss: two rounds), and returns its link."""
    person.page.goto(f"{server.url}/tournament")
    person.page.get_by_label(say("tournament-name"), exact=True).fill("Winter Cup")
    person.page.get_by_label(say("tournament-form"), exact=True).select_option(form)
    fewer = person.page.get_by_role("group", name=say("tournament-table-size")).get_by_role("button").first
    fewer.click()
    fewer.click()
    if form == "swiss":
        fewer = person.page.get_by_role("group", name=say("tournament-rounds")).get_by_role("button").first
        fewer.click()
        fewer.click()
    for _ in in_each_theme(person.page):
        assert faults(person.page, down=True) == []
    person.button("tournament-open").click()
    expect(person.page.get_by_role("heading", name="Winter Cup", exact=True)).to_be_visible()
    return person.page.url


def join(person: Person, link: str) -> None:
    person.page.goto(link)
    person.page.get_by_label(say("page-your-name")).fill(person.name)
    person.button("tournament-join").click()
    expect(person.page.get_by_role("rowheader", name=person.name, exact=True)).to_be_visible()


@pytest.mark.parametrize("form", ["knock-out", "swiss"])
def test_friends_finish_a_tournament(server: Server, person: NewPerson, form: str) -> None:
    ana, bo, screen = person("Ana", size=DESKTOP), person("Bo", size=PHONE), person("TV", size=TV)
    link = open_tournament(ana, server, form)
    join(ana, link)
    join(bo, link)
    screen.page.goto(f"{link}/screen")
    expect(screen.page.get_by_role("rowheader")).to_have_text(["Ana", "Bo"])
    for each in (ana, bo, screen):
        for _ in in_each_theme(each.page):
            assert faults(each.page, down=True) == []
    expect(bo.page.get_by_text(say("tournament-starts-later"))).to_be_visible()
    ana.button("tournament-start").click()

    for each in (ana, bo):  # The page goes to the table by itself.
        each.page.wait_for_url("**/t/*")
    for number in range(1 if form == "knock-out" else 2):
        if number:
            for each in (ana, bo):
                come_to_table(each)
        in_turn([ana, bo])[0].play_on()
        for each in (ana, bo):
            expect(each.button("page-pause")).to_have_count(0)
        play([ana, bo])
        for each in (ana, bo):
            each.page.get_by_role("link", name=say("page-tournament")).click()
    for each in (ana, bo, screen):
        expect(each.page.locator(".podium h2")).to_have_text(re.compile("Ana|Bo"))
        for _ in in_each_theme(each.page):
            assert faults(each.page, down=True) == []


def come_to_table(person: Person) -> None:
    """Go to the table of the next round, unless the page goes there by itself meanwhile."""
    link = person.page.get_by_role("link", name=say("tournament-your-table"))
    expect(link.or_(person.page.locator(".stage")).first).to_be_visible()
    with contextlib.suppress(PlaywrightError):
        if link.is_visible():
            link.click(timeout=1000)
    person.page.wait_for_url("**/t/*")


def play(people: list[Person]) -> None:
    """Play a game to its end."""
    while not all(each.over.is_visible() for each in people):
        for each in people:
            if not each.over.is_visible():
                each.answer()


def test_tournament_players_can_leave_return_and_join_late(server: Server, person: NewPerson) -> None:
    ana, bo, cleo = person("Ana", size=PHONE), person("Bo", size=PHONE), person("Cleo", size=DESKTOP)
    link = open_tournament(ana, server, "swiss")
    for each in (ana, bo, cleo):
        join(each, link)
    ana.page.reload()
    ana.page.get_by_role("button", name=say("club-remove", name="Cleo")).click()
    ana.page.get_by_role("dialog").get_by_role("button", name=say("club-removal")).click()
    expect(ana.page.get_by_role("rowheader", name="Cleo", exact=True)).to_have_count(0)
    bo.button("tournament-leave").click()
    bo.page.get_by_role("dialog").get_by_role("button", name=say("tournament-leave"), exact=True).click()
    expect(bo.button("tournament-join")).to_be_visible()
    expect(ana.button("tournament-start")).to_be_disabled()
    bo.button("tournament-join").click()
    join(cleo, link)
    ana.page.reload()
    ana.button("tournament-start").click()
    for each in (ana, bo, cleo):
        each.page.wait_for_url("**/t/*")
    cleo.page.goto(link)
    cleo.button("tournament-leave").click()
    cleo.page.get_by_role("dialog").get_by_role("button", name=say("tournament-leave"), exact=True).click()
    expect(cleo.page.get_by_text(say("tournament-left"))).to_be_visible()
    cleo.button("tournament-return").click()
    expect(cleo.button("tournament-leave")).to_be_visible()
    dan = person("Dan", size=PHONE)
    dan.page.goto(link)
    expect(dan.page.get_by_text(say("tournament-late"))).to_be_visible()
    join(dan, link)
