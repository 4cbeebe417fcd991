"""The front page, and how people come together at a table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from perudo.bots import BUILTIN_BOTS
from perudo.core import limits
from perudo.core.rules import EDITIONS, SETTING_VALUES, format_value, parse_rule_code
from perudo.protocol import wire
from tests.browser.fake import Fake, Files
from tests.browser.people import DESKTOP, PHONE, Person, Server, say, until
from tests.browser.sight import faults

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_newcomer_starts_a_game_with_one_tap(size: tuple[int, int], server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=size)
    ana.page.goto(server.url)
    play = ana.page.get_by_role("button", name=say("page-play-now"))
    expect(play).to_be_in_viewport(ratio=1)
    name = ana.label("page-your-name")
    guest = name.input_value()
    assert guest in say("guest-names").split(", ")
    assert faults(ana.page, down=True) == []
    play.click()
    expect(ana.page.locator(".stage")).to_be_visible()
    expect(ana.page.locator(".seats .seat")).to_have_count(3)
    ana.page.get_by_role("link", name=say("page-to-front")).click()
    expect(name).to_have_value(guest)


def test_empty_name_falls_back_to_the_suggested_one(fake: NewTable, person: NewPerson) -> None:
    ana, table = person("Ana"), fake(1, start=False)
    table.connects(ana)
    ana.page.goto(table.files.url)
    name = ana.label("page-your-name")
    guest = name.input_value()
    name.fill("  ")
    name.press("Enter")
    until(ana.page, lambda: bool(table.asked_by(ana, wire.Open)))
    assert table.asked_by(ana, wire.Open)[0].name == guest


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_number_and_levels_of_bots_are_remembered(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    ana, table = person("Ana", size=size), fake(1, start=False)
    table.connects(ana)
    ana.page.goto(table.files.url)
    expect(ana.page.get_by_text(say("page-play-now-about", count=3))).to_be_visible()
    ana.button("page-step-more", what=say("page-bots")).click()
    expect(ana.page.get_by_text(say("bot-gambler-about"))).to_be_visible()
    ana.button("page-bots-stronger").click()
    expect(ana.page.get_by_text(say("bot-odds-about"))).to_be_visible()
    for _ in range(4):
        ana.button("page-bots-stronger").click()
    expect(ana.page.get_by_text(say("bot-mixed-about"))).to_be_visible()
    expect(ana.button("page-bots-stronger")).to_be_disabled()
    ana.button("page-bots-weaker").click()
    expect(ana.page.get_by_text(say("bot-master-about"))).to_be_visible()
    ana.page.reload()
    ana.button("page-play-now").click()
    until(ana.page, lambda: bool(table.asked_by(ana, wire.Open)))
    asked = table.asked_by(ana, wire.Open)[0]
    assert asked.bots == ("master",) * 4 and asked.start
    assert (asked.edition, asked.options) == parse_rule_code("friendly")


def test_editions_have_pictures_and_chosen_edition_is_remembered(fake: NewTable, person: NewPerson) -> None:
    ana, table = person("Ana"), fake(1, start=False)
    table.connects(ana)
    ana.page.goto(table.files.url)
    expect(ana.rules).to_contain_text(say("preset-friendly"))
    ana.rules.click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=say("page-by-your-box"))).to_be_visible()
    cards = dialog.locator(".card")
    expect(cards).to_have_count(1 + len(EDITIONS))
    expect(cards.locator("svg[viewBox='0 0 104 36']")).to_have_count(1 + len(EDITIONS))
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    bga = dialog.get_by_role("button", name=say("edition-bga"))
    expect(bga).to_contain_text(f"{say('setting-raise')}: {say('value-raise-one-axis')}")
    expect(dialog.get_by_role("button", name=say("edition-kozak"))).not_to_contain_text(say("setting-raise"))
    assert faults(ana.page, down=True) == []
    bga.click()
    expect(ana.rules).to_contain_text(say("edition-bga"))
    ana.page.reload()
    expect(ana.rules).to_contain_text(say("edition-bga"))
    ana.choose_rules("friendly")
    expect(ana.rules).to_contain_text(say("preset-friendly"))
    expect(ana.rules).not_to_contain_text(say("house-rules"))


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_front_page_lists_running_and_finished_games(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    ana, bo = person("Ana", size=size), person("Bo")
    table, other = fake(2, hands=((2, 2, 3, 4, 5), (2, 3, 4, 5, 6))), fake(("Cleo", "Ana"), start=False)
    for one in (other, table):
        one.comes(ana)
    ana.page.get_by_role("link", name=say("page-to-front")).click()
    going = ana.page.get_by_role("region", name=say("page-going-on")).get_by_role("link")
    expect(going).to_have_count(2)
    expect(going.nth(0)).to_contain_text(f"{say('page-round', round=1)} · {say('page-your-turn')}")
    expect(going.nth(1)).to_contain_text(say("page-table-of", name="Cleo"))
    expect(going.nth(1)).to_contain_text(say("page-gathers"))
    assert faults(ana.page, down=True) == []
    table.connects(bo)
    bo.page.goto(table.files.url)
    expect(bo.button("page-play-now")).to_be_enabled()
    expect(bo.page.get_by_role("region", name=say("page-going-on"))).to_have_count(0)
    table.ends()  # while nobody looks
    ana.page.reload()
    expect(going).to_have_count(1)
    replay = ana.page.get_by_role("region", name=say("page-played")).get_by_role("link")
    expect(replay).to_have_attribute("href", f"/r/{table.table.code}/1")
    going.click()
    expect(ana.page).to_have_url(other.url)


def test_playing_with_friends_shows_link_and_qr_code(server: Server, person: NewPerson) -> None:
    ana = person("Ana", permissions=["clipboard-read", "clipboard-write"])
    ana.page.goto(server.url)
    ana.button("page-with-friends").click()
    link = ana.page.get_by_label(say("page-link"))
    expect(link).to_be_visible()
    expect(link).to_have_value(ana.page.url)
    ana.button("page-copy").click()
    expect(ana.button("page-copied")).to_be_visible()
    assert ana.page.evaluate("navigator.clipboard.readText()") == ana.page.url
    picture = ana.page.get_by_role("img", name=say("page-qr"))
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0


def test_guest_joins_a_table_by_its_code(server: Server, person: NewPerson) -> None:
    ana, bo = person("Ana"), person("Bo", size=PHONE)
    link = ana.open_table(server, bots=0, start=False)
    bo.page.goto(server.url)
    bo.label("page-your-name").fill("Bo")
    bo.button("page-join").click()
    bo.page.get_by_label(say("page-code")).fill("NOSUCH")
    bo.page.keyboard.press("Enter")
    bo.page.get_by_role("link", name=say("page-to-front")).click()
    expect(bo.label("page-your-name")).to_have_value("Bo")  # a wrong code takes no name away
    bo.button("page-join").click()
    bo.page.get_by_label(say("page-code")).fill(link[-6:].lower())
    bo.page.keyboard.press("Enter")
    expect(bo.page).to_have_url(link)
    expect(bo.label("page-your-name")).to_have_value("Bo")
    bo.button("page-sit-here").nth(1).click()
    expect(ana.page.get_by_role("listitem").nth(2)).to_contain_text("Bo")


def test_guests_see_the_rules_before_sitting_down(fake: NewTable, person: NewPerson) -> None:
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


def test_host_can_choose_every_value_of_each_setting(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana")
    fake(1, chairs=4, start=False, calza=True).comes(ana)
    ana.button("page-rules-change").click()
    form = ana.page.locator(".form")
    last = {"calza": True, "palifico": "once"}
    for setting, choices in SETTING_VALUES.items():
        values = list(choices)
        row = form.locator(".row").filter(
            has=ana.page.locator("label", has_text=re.compile(f"^{setting_name(setting)}"))
        )
        if setting == "players":
            expect(row).to_have_count(0)  # it follows from the chairs
            continue
        for value in sorted(values, key=lambda value: value == last.get(setting)):
            if isinstance(value, bool):
                row.get_by_role("checkbox").set_checked(value)
            else:
                row.get_by_role("combobox").select_option(index=values.index(value))
            counted = say("setting-dice-value", count=value) if setting == "dice" and isinstance(value, int) else None
            expect(row.locator("p")).to_have_text(
                counted or say.for_edition("bga")(f"setting-{setting}-{format_value(value)}")
            )


def setting_name(setting: str) -> str:
    """The label of a setting, and not that of one whose name only begins like it."""
    return re.escape(say(f"setting-{setting}")) + r"\s*(" + re.escape(say("page-house-rule")) + r")?\s*$"


def test_host_can_seat_and_remove_bots_and_start(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    fake(1, chairs=4, start=False).comes(ana)
    expect(ana.button("page-start")).to_be_disabled()
    expect(ana.page.get_by_text(say("page-too-few", count=1))).to_be_visible()
    for chair, level in ((2, "beginner"), (3, "odds"), (4, "reader")):
        ana.seat_bot(chair, level)
        expect(ana.page.get_by_text(say("page-bot", level=say(f"bot-{level}")))).to_be_visible()
    ana.page.get_by_role("listitem").nth(2).get_by_role("button").click()
    expect(ana.page.get_by_label(say("page-seat-bot", chair=3))).to_be_visible()
    ana.button("page-start").click()
    expect(ana.page.locator(".seats .seat")).to_have_count(2)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_chair_menu_lists_all_levels_with_descriptions(
    size: tuple[int, int], fake: NewTable, person: NewPerson
) -> None:
    ana = person("Ana", size=size)
    page = fake(1, chairs=3, start=False).comes(ana)
    ana.button("page-seat-bot", chair=2).click()
    offered = page.get_by_role("dialog", name=say("page-seat-bot", chair=2)).get_by_role("listitem")
    expect(offered).to_have_text([f"{say(f'bot-{bot}')} {say(f'bot-{bot}-about')}" for bot in BUILTIN_BOTS])
    assert faults(page, down=True) == []
    page.keyboard.press("Escape")
    expect(ana.button("page-seat-bot", chair=2)).to_be_focused()
    expect(page.get_by_text(say("page-free-chair"))).to_have_count(2)
    ana.seat_bot(2, "master")
    expect(page.get_by_role("listitem").filter(has_text=say("bot-master-about"))).to_be_visible()


def test_listed_table_stays_in_lobby_until_game_starts(server: Server, person: NewPerson) -> None:
    ana, bo = person("Ana"), person("Bo")
    bo.page.goto(server.url)
    expect(bo.page.get_by_text(say("page-no-open-tables"))).to_be_visible()
    ana.open_table(server, bots=1, start=False, dice=3)
    ana.button("page-rules-change").click()
    ana.page.get_by_label(say("table-setting-listed")).check()
    listed = bo.page.get_by_role("link", name=say("page-table-of", name="Ana"))
    expect(listed).to_contain_text(say("page-chairs-free", count=2))
    expect(listed).to_contain_text(say("house-rules"))
    listed.click()
    expect(bo.button("page-sit")).to_be_visible()
    ana.button("page-start").click()
    expect(bo.page.get_by_text(say("page-watching"))).to_be_visible()
    bo.page.get_by_role("link", name=say("page-to-front")).click()
    expect(bo.page.get_by_text(say("page-no-open-tables"))).to_be_visible()


OPEN_LISTED = """async (id) => {
  const socket = new WebSocket(`ws://${location.host}/socket`);
  const hear = (kind) => new Promise((resolve) => socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(data);
    if (message.is === kind) resolve(message);
  }));
  await hear("welcome");
  const opened = hear("done");
  socket.send(JSON.stringify({ do: "open", id, name: "Ana", edition: "bga", table_settings: { listed: true } }));
  const { table } = await opened;
  const watching = hear("table");
  socket.send(JSON.stringify({ do: "watch", id: `${id}-watch`, table }));
  await watching;
}"""
"""Opens a listed table at another connection of the same guest."""


def test_listing_too_many_tables_shows_the_reason(server: Server, person: NewPerson) -> None:
    ana = person("Ana")
    ana.open_table(server, bots=1, start=False)
    for at in range(limits.GUEST_LISTED_TABLES):
        ana.page.evaluate(OPEN_LISTED, f"listed-{at}")
    ana.button("page-rules-change").click()
    box = ana.page.get_by_label(say("table-setting-listed"))
    box.click()
    expect(ana.page.get_by_role("alert")).to_contain_text(
        say("error-too-many-listed", count=limits.GUEST_LISTED_TABLES)
    )
    expect(box).not_to_be_checked()


def test_unknown_table_page_links_to_the_front_page(files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", size=PHONE)
    ana.page.goto(f"{files.url}/t/NOSUCH")
    expect(ana.page.get_by_role("heading", name=say("page-no-table"))).to_be_visible()
    expect(ana.page.get_by_text(say("error-table-unknown", table="NOSUCH"))).to_be_visible()
    ana.page.get_by_role("link", name=say("page-to-front")).click()
    expect(ana.page.get_by_role("button", name=say("page-play-now"))).to_be_enabled()


@pytest.mark.parametrize("path", ["/foo", "/t/ABC!"])
def test_unknown_address_page_links_to_the_front_page(path: str, server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE, language="uk")
    answer = ana.page.goto(f"{server.url}{path}")
    assert answer and answer.status == 404
    expect(ana.page.get_by_role("heading", name=ana.say("page-nowhere"))).to_be_visible()
    assert faults(ana.page) == []
    ana.page.get_by_role("link", name=ana.say("page-to-front")).click()
    expect(ana.button("page-play-now")).to_be_enabled()
    assert all("404" in complaint for complaint in ana.complaints)
    ana.complaints.clear()


def test_server_refusal_is_a_dismissible_one_sentence_message(fake: NewTable, person: NewPerson) -> None:
    ana = person("Ana")
    fake(1, start=False).comes(ana)
    ana.button("page-rename").click()
    ana.page.get_by_label(say("page-your-name")).fill("<b>")
    ana.button("page-save").click()
    alert = ana.page.get_by_role("alert")
    expect(alert).to_contain_text(say("error-name-characters"))
    ana.button("page-dismiss").click()
    expect(alert).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_chair_buttons_change_chairs_and_player_limit(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    ana, table = person("Ana", size=size), fake(1, chairs=5, start=False)
    table.comes(ana)
    ana.button("page-rules-change").click()
    more = ana.button("page-step-more", what=say("page-chairs-number"))
    chairs = ana.page.get_by_role("region", name=say("page-chairs")).get_by_role("listitem")
    for number in (6, 7):
        more.click()
        expect(chairs).to_have_count(number)
    assert table.table.rules.players == (2, 7), "more than the box is for"
    ana.button("page-step-fewer", what=say("page-chairs-number")).click()
    expect(chairs).to_have_count(6)
    assert table.table.rules == EDITIONS["bga"]
    for _ in range(2):
        more.click()
    expect(chairs).to_have_count(8)
    expect(more).to_be_disabled()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_one_tap_fills_free_chairs_with_bots(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    ana, bo = person("Ana", size=size), person("Bo")
    table = fake(2, chairs=5, start=False)
    for someone in (ana, bo):
        table.comes(someone)
    expect(bo.button("page-fill-bots")).to_have_count(0)
    ana.button("page-fill-bots").click()
    expect(ana.page.get_by_text(say("page-free-chair"))).to_have_count(0)
    for level in ("beginner", "odds", "master"):
        expect(ana.page.get_by_text(say(f"bot-{level}-about"))).to_be_visible()
    expect(ana.button("page-fill-bots")).to_have_count(0)
    assert faults(ana.page, down=True) == []


def test_only_host_sees_phone_connection_instructions(fake: NewTable, person: NewPerson) -> None:
    ana, bo = person("Ana"), person("Bo")
    table = fake(2, chairs=3, start=False)
    for someone in (ana, bo):
        table.comes(someone)
        expect(someone.page.locator(".code, .invite b").first).to_have_text(table.table.code)
    ana.page.locator("summary", has_text=say("page-invite-phones")).click()
    expect(ana.page.get_by_text("make play LAN=1")).to_be_visible()
    wall = person("Nobody")
    table.comes(wall, path="/screen")
    expect(wall.page.locator(".join")).to_contain_text(table.table.code)
    for someone in (bo, wall):
        expect(someone.page.get_by_text(say("page-invite-alone"))).to_be_visible()
        expect(someone.page.get_by_text("make play LAN=1")).to_have_count(0)


def test_share_button_opens_the_phones_share_sheet(fake: NewTable, person: NewPerson) -> None:
    ana, bo = person("Ana", size=PHONE), person("Bo", size=PHONE)
    ana.page.add_init_script("navigator.share = (shared) => ((window.shared = shared), Promise.resolve())")
    bo.page.add_init_script("delete Navigator.prototype.share")
    table = fake(2, chairs=3, start=False)
    for someone in (ana, bo):
        table.comes(someone)
    ana.button("page-share").click()
    shared = ana.page.evaluate("window.shared")
    assert (shared["url"], shared["text"]) == (table.url, say("page-share-invite"))
    expect(bo.button("page-copy")).to_be_visible()
    expect(bo.button("page-share")).to_have_count(0)


def test_similar_name_is_numbered_and_can_be_changed(fake: NewTable, person: NewPerson) -> None:
    ana, bo = person("Ana"), person("Bo", size=PHONE)
    table = fake(1, chairs=3, start=False)
    for someone in (ana, bo):
        table.comes(someone)
    name, seat = bo.label("page-your-name"), ana.page.get_by_role("listitem").nth(1)
    name.fill("\u0410NA")
    bo.button("page-sit").click()
    expect(seat).to_contain_text("\u0410NA 2")
    bo.button("page-rename").click()
    name.fill("\u0410NA")
    bo.button("page-save").click()
    expect(bo.page.get_by_role("alert")).to_contain_text(say("error-name-alike", other="Ana"))
    expect(name).to_be_focused()
    expect(name).to_have_attribute("aria-invalid", "true")
    assert faults(bo.page, down=True) == []
    name.fill("Cleo")
    name.press("Enter")
    expect(bo.page.get_by_role("alert")).to_have_count(0)
    expect(seat).to_contain_text("Cleo")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_clock_set_by_host_is_shown_to_everyone(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, ana, bo = fake(1, start=False), person("Ana", size=size), person("Bo", size=size)
    for someone in (ana, bo):
        table.comes(someone)
    rules = bo.page.get_by_role("region", name=say("page-rules-here"))
    expect(rules).to_contain_text(say("clock-none-about"))
    ana.button("page-rules-change").click()
    clock = ana.page.get_by_label(say("table-setting-clock"), exact=True)
    presets = clock.locator("option").all_text_contents()
    blitz = say("clock-bank-increment", bank=say("clock-seconds", count=30), increment=say("clock-seconds", count=5))
    assert presets[:2] == [say("clock-none"), blitz]
    for preset in (blitz, say("clock-move", move=say("clock-days", count=1))):
        clock.select_option(preset)
        expect(rules).to_contain_text(preset)
    clock.select_option(say("clock-own"))
    for part, value in (("move", "20"), ("bank", "120"), ("increment", "3")):
        field = ana.page.get_by_label(say(f"clock-part-{part}"))
        field.fill(value)
        field.press("Tab")
    move, bank = say("clock-seconds", count=20), say("clock-minutes", count=2)
    own = say("clock-move-and-bank-increment", move=move, bank=bank, increment=say("clock-seconds", count=3))
    expect(rules).to_contain_text(own)
    assert faults(ana.page, down=True) == []
    clock.select_option(say("clock-none"))
    expect(rules).to_contain_text(say("clock-none-about"))
