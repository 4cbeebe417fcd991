"""The front page, and how people come together at a table."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from perudo.rules import CHOICES, EDITIONS, show
from tests.browser.fake import Fake, Files
from tests.browser.people import PHONE, Person, Server, say
from tests.browser.sight import faults

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]


def test_play_now_asks_for_a_name_and_deals(server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    ana.page.goto(server.url)
    play = ana.page.get_by_role("button", name=say("page-play-now"))
    play.click()
    expect(ana.page.get_by_role("alert")).to_have_text(say("page-name-missing"))
    name = ana.page.get_by_label(say("page-your-name"))
    expect(name).to_be_focused()
    name.fill("Ana")
    name.press("Enter")
    expect(ana.page.locator(".stage")).to_be_visible()
    expect(ana.page.locator(".seats .seat")).to_have_count(3)

    ana.page.get_by_role("link", name=say("page-to-front")).click()
    expect(name).to_have_value("Ana")
    play.click()
    expect(ana.page.locator(".stage")).to_be_visible()


def test_the_last_edition_is_remembered(server: Server, person: NewPerson) -> None:
    ana = person("Ana")
    ana.page.goto(server.url)
    edition = ana.page.get_by_label(say("page-edition"), exact=True)
    expect(edition).to_have_value(next(iter(EDITIONS)))
    edition.select_option("kozak")
    ana.page.get_by_label(say("page-your-name")).fill("Ana")
    ana.button("page-with-friends").click()
    expect(ana.page.get_by_text(say("edition-kozak")).first).to_be_visible()
    ana.page.goto(server.url)
    expect(edition).to_have_value("kozak")


def test_with_friends_gives_a_link_a_code_and_a_picture(server: Server, person: NewPerson) -> None:
    ana = person("Ana", permissions=["clipboard-read", "clipboard-write"])
    ana.page.goto(server.url)
    ana.page.get_by_label(say("page-your-name")).fill("Ana")
    ana.button("page-with-friends").click()
    link = ana.page.get_by_label(say("page-link"))
    expect(link).to_be_visible()
    expect(link).to_have_value(ana.page.url)
    ana.button("page-copy").click()
    expect(ana.button("page-copied")).to_be_visible()
    assert ana.page.evaluate("navigator.clipboard.readText()") == ana.page.url
    picture = ana.page.get_by_role("img", name=say("page-qr"))
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0


def test_a_table_is_joined_by_its_code(server: Server, person: NewPerson) -> None:
    ana, bo = person("Ana"), person("Bo", size=PHONE)
    link = ana.open_table(server, bots=0, start=False)
    bo.page.goto(server.url)
    bo.button("page-join").click()
    bo.page.get_by_label(say("page-code")).fill(link[-6:].lower())
    bo.page.keyboard.press("Enter")
    expect(bo.page).to_have_url(link)
    bo.button("page-sit").click()
    expect(bo.page.get_by_role("alert")).to_have_text(say("page-name-missing"))
    bo.page.get_by_label(say("page-your-name")).fill("Bo")
    bo.button("page-sit-here").nth(1).click()
    expect(ana.page.get_by_role("listitem").nth(2)).to_contain_text("Bo")


def test_guests_read_the_rules_in_force_before_they_sit_down(fake: NewTable, person: NewPerson) -> None:
    ana, bo = person("Ana"), person("Bo", size=PHONE)
    table = fake(1, chairs=4, start=False)
    for someone in (ana, bo):
        table.comes(someone)
    rules = bo.page.get_by_role("region", name=say("page-rules-here"))
    expect(rules).to_contain_text(say("setting-calza-false"))
    expect(rules.get_by_text(say("page-house-rule"), exact=True)).to_have_count(0)

    ana.button("page-rules-change").click()
    ana.page.get_by_label(say("setting-calza"), exact=True).check()
    ana.page.get_by_label(say("setting-dice")).select_option("3")
    expect(rules).to_contain_text(say("setting-calza-true"))
    expect(rules).to_contain_text(say("setting-dice-value", count=3))
    expect(rules.get_by_text(say("page-house-rule"), exact=True)).to_have_count(2)

    ana.page.get_by_label(say("page-edition"), exact=True).select_option("hasbro-1994")
    expect(rules).to_contain_text(say("setting-raise-any-higher"))
    expect(rules.get_by_text(say("page-house-rule"), exact=True)).to_have_count(0)


def test_the_host_can_set_every_setting_to_every_value(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana")
    fake(1, chairs=4, start=False, calza=True).comes(ana)
    ana.button("page-rules-change").click()
    form = ana.page.locator(".form")
    last = {"calza": True, "palifico": "once"}
    for setting, choices in CHOICES.items():
        values = list(choices)
        row = form.locator(".row").filter(
            has=ana.page.locator("label", has_text=re.compile(f"^{setting_name(setting)}"))
        )
        if setting == "players":
            expect(row.locator("option")).to_have_count(len(values))
            continue
        for value in sorted(values, key=lambda value: value == last.get(setting)):
            if isinstance(value, bool):
                row.get_by_role("checkbox").set_checked(value)
            else:
                row.get_by_role("combobox").select_option(index=values.index(value))
            counted = say("setting-dice-value", count=value) if setting == "dice" and isinstance(value, int) else None
            expect(row.locator("p")).to_have_text(counted or say(f"setting-{setting}-{show(value)}"))


def setting_name(setting: str) -> str:
    """The label of a setting, and not that of one whose name only begins like it."""
    return re.escape(say(f"setting-{setting}")) + r"\s*(" + re.escape(say("page-house-rule")) + r")?\s*$"


def test_the_host_seats_bots_removes_them_and_starts(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    fake(1, chairs=4, start=False).comes(ana)
    expect(ana.button("page-start")).to_be_disabled()
    expect(ana.page.get_by_text(say("page-too-few", count=1))).to_be_visible()
    for chair, level in ((2, "beginner"), (3, "odds"), (4, "reader")):
        ana.page.get_by_label(say("page-seat-bot", chair=chair)).select_option(level)
        expect(ana.page.get_by_text(say("page-bot", level=say(f"bot-{level}")))).to_be_visible()
    ana.page.get_by_role("listitem").nth(2).get_by_role("button").click()
    expect(ana.page.get_by_label(say("page-seat-bot", chair=3))).to_be_visible()
    ana.button("page-start").click()
    expect(ana.page.locator(".seats .seat")).to_have_count(2)


def test_a_listed_table_shows_in_the_lobby_while_it_gathers(server: Server, person: NewPerson) -> None:
    ana, bo = person("Ana"), person("Bo")
    bo.page.goto(server.url)
    expect(bo.page.get_by_text(say("page-no-open-tables"))).to_be_visible()
    ana.open_table(server, bots=1, start=False, dice=3)
    ana.button("page-rules-change").click()
    ana.page.get_by_label(say("customs-listed")).check()
    listed = bo.page.get_by_role("link", name=say("page-table-of", name="Ana"))
    expect(listed).to_contain_text(say("page-chairs-free", count=2))
    expect(listed).to_contain_text(say("house-rules"))
    listed.click()
    expect(bo.button("page-sit")).to_be_visible()
    ana.button("page-start").click()
    expect(bo.page.get_by_text(say("page-watching"))).to_be_visible()
    bo.page.get_by_role("link", name=say("page-to-front")).click()
    expect(bo.page.get_by_text(say("page-no-open-tables"))).to_be_visible()


def test_an_unknown_table_says_so_and_leads_back(files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", size=PHONE)
    ana.page.goto(f"{files.url}/t/NOSUCH")
    expect(ana.page.get_by_role("heading", name=say("page-no-table"))).to_be_visible()
    expect(ana.page.get_by_text(say("error-table-unknown", table="NOSUCH"))).to_be_visible()
    ana.page.get_by_role("link", name=say("page-to-front")).click()
    expect(ana.page.get_by_role("button", name=say("page-play-now"))).to_be_enabled()


def test_what_the_server_refuses_is_said_in_one_sentence_and_can_be_dismissed(
    fake: NewTable, person: NewPerson
) -> None:
    ana = person("Ana")
    fake(1, start=False).comes(ana)
    ana.button("page-rename").click()
    ana.page.get_by_label(say("page-your-name")).fill("<b>")
    ana.button("page-save").click()
    alert = ana.page.get_by_role("alert")
    expect(alert).to_contain_text(say("error-name-characters"))
    ana.button("page-dismiss").click()
    expect(alert).to_have_count(0)


def test_who_looks_like_another_by_name_is_asked_for_another(fake: NewTable, person: NewPerson) -> None:
    ana, bo = person("Ana"), person("Bo", size=PHONE)
    table = fake(1, chairs=3, start=False)
    for someone in (ana, bo):
        table.comes(someone)
    alert = bo.page.get_by_role("alert")
    name = bo.page.get_by_label(say("page-your-name"))
    for rename in (False, True):
        if rename:
            bo.button("page-rename").click()
        name.fill("\u0410NA")
        bo.button("page-save" if rename else "page-sit").click()
        expect(alert).to_contain_text(say("error-name-alike", other="Ana"))
        expect(name).to_be_focused()
        expect(name).to_have_attribute("aria-invalid", "true")
        assert faults(bo.page, down=True) == []
        name.fill("Cleo" if rename else "Bo")
        name.press("Enter")
        expect(alert).to_have_count(0)
        expect(ana.page.get_by_role("listitem").nth(1)).to_contain_text("Cleo" if rename else "Bo")
