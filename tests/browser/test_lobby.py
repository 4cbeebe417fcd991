"""Coming to a table: open ones by edition, the next person who wants the same, and rules that travel by a link."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from perudo.core.rules import PRESETS, rule_code
from tests.browser.people import DESKTOP, PHONE, Person, Server, gather, in_turn, say, until
from tests.browser.sight import at_each_size, faults, scrolls

NewPerson = Callable[..., Person]

HOUSE = {"dice": 3, "calza": True}
CODE = rule_code("bga", HOUSE)


def at_front(someone: Person, server: Server, path: str = "/") -> None:
    someone.page.goto(server.url + path)
    someone.page.get_by_label(say("page-your-name")).fill(someone.name)
    expect(find_others(someone)).to_be_enabled()


def find_others(someone: Person) -> Locator:
    return someone.page.get_by_role("button", name=say("page-find-others"))


def play_now(someone: Person) -> Locator:
    return someone.page.get_by_role("button", name=say("page-play-now"))


def house_rules(someone: Person) -> Locator:
    """The front page's, or a gathering table's, list of differences from the edition."""
    return someone.page.get_by_role("list", name=say("page-house-rules")).get_by_role("listitem")


def linked(someone: Person, edition: str = "bga") -> Locator:
    return someone.page.get_by_text(say("page-rules-linked", edition=say(f"edition-{edition}")))


def looks_well(someone: Person) -> None:
    assert faults(someone.page, down=True) == []


def test_open_tables_show_edition_and_free_chairs(slow_server: Server, person: NewPerson) -> None:
    bo = person("Bo", size=PHONE)
    bo.page.goto(slow_server.url)
    expect(bo.page.get_by_text(say("page-no-open-tables"))).to_be_visible()
    ana, cleo, dan = person("Ana"), person("Cleo"), person("Dan")
    ana.open_table(slow_server, bots=1, start=False, edition="kozak", chairs=5, table_settings={"listed": True})
    clock = {"move": 30, "bank": 0, "increment": 0}
    cleo.open_table(
        slow_server, bots=0, start=False, chairs=2, table_settings={"listed": True, "clock": clock}, **HOUSE
    )
    dan.open_table(slow_server, bots=0, start=False, edition="kozak")

    def listed(edition: str) -> Locator:
        named = bo.page.get_by_role("list", name=say(f"edition-{edition}"))
        return named.get_by_role("link")

    expect(listed("kozak")).to_have_count(1)  # Dan's is found by its link alone
    expect(listed("kozak")).to_contain_text(say("page-table-of", name="Ana"))
    expect(listed("kozak")).to_contain_text(say("page-chairs-free", count=3))
    expect(listed("bga")).to_contain_text(say("page-chairs-free", count=1))
    expect(listed("bga")).to_contain_text(say("house-rules"))
    expect(listed("bga")).not_to_contain_text(say("clock-none"))
    looks_well(bo)
    # What is shown follows what happens at the tables.
    ana.seat_bot(4, "odds")
    expect(listed("kozak")).to_contain_text(say("page-chairs-free", count=2))
    cleo.page.goto(slow_server.url)
    expect(listed("bga")).to_have_count(0)
    # The host of a private table can list it.
    dan.button("page-rules-change").click()
    dan.page.get_by_label(say("table-setting-listed")).check()
    expect(listed("kozak")).to_have_count(2)
    bo.page.get_by_role("link", name=say("page-table-of", name="Dan")).click()
    expect(bo.button("page-sit")).to_be_visible()


def test_matchmaking_starts_a_game_automatically(slow_server: Server, person: NewPerson) -> None:
    ana, bo, cleo = person("Ana", size=PHONE), person("Bo", size=PHONE), person("Cleo", size=PHONE)
    at_front(ana, slow_server)
    ana.choose_rules("kozak")
    find_others(ana).click()
    expect(ana.page.get_by_text(say("page-seeking", count=2))).to_be_visible()
    looks_well(ana)
    # Somebody who wants other rules is not matched, and sees that a person waits.
    at_front(cleo, slow_server)
    expect(cleo.page.get_by_text(say("page-begins-itself", count=2))).to_be_visible()
    find_others(cleo).click()
    expect(cleo.page.get_by_text(say("page-seeking", count=2))).to_be_visible()
    expect(ana.page.get_by_text(say("page-seeking", count=2))).to_be_visible()

    at_front(bo, slow_server)
    bo.choose_rules("kozak")
    expect(find_others(bo)).to_contain_text(say("page-find-waits", name="Ana"))
    looks_well(bo)
    find_others(bo).click()
    for someone in (ana, bo):
        expect(someone.page.locator(".seats .seat")).to_have_count(3)
        for size in at_each_size(someone.page):
            assert scrolls(someone.page) == {"x": 0, "y": 0}, size
    assert ana.page.url == bo.page.url != cleo.page.url
    # Nobody has to wait for ever.
    cleo.button("page-start-with-bots").click()
    expect(cleo.page.locator(".seats .seat")).to_have_count(3)


def test_rule_code_link_transfers_a_tables_rules(slow_server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE, permissions=["clipboard-read", "clipboard-write"])
    ana.open_table(slow_server, bots=0, start=False, **HOUSE)
    ana.page.get_by_text(say("page-rule-code", code=CODE)).click()
    region = ana.page.get_by_role("region", name=say("page-rules-here"))
    expect(region.get_by_label(say("page-rule-code-link"))).to_have_value(f"{slow_server.url}/?rules={CODE}")
    region.get_by_role("button", name=say("page-copy")).click()
    expect(region.get_by_role("button", name=say("page-copied"))).to_be_visible()
    looks_well(ana)
    link = ana.page.evaluate("navigator.clipboard.readText()")
    ana.button("page-rules").click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_text(say("page-rule-code")).click()
    expect(dialog.get_by_label(say("page-rule-code-link"))).to_have_value(link)
    looks_well(ana)

    bo = person("Bo", size=PHONE)
    at_front(bo, slow_server, link.removeprefix(slow_server.url))
    expect(linked(bo)).to_be_visible()
    expect(bo.rules).to_contain_text(say("edition-bga"))
    expect(house_rules(bo)).to_have_text([say("setting-dice-value", count=3), say("setting-calza-true")])
    looks_well(bo)
    play_now(bo).click()
    expect(bo.page.locator(".stage")).to_be_visible()
    bo.button("page-rules").click()
    dialog = bo.page.get_by_role("dialog")
    dialog.get_by_text(say("page-rule-code")).click()
    expect(dialog.get_by_label(say("page-rule-code-link"))).to_have_value(link)


@pytest.mark.parametrize(("way", "size"), [("friends", PHONE), ("others", DESKTOP)], ids=["friends", "others"])
def test_link_with_rules_opens_a_table_using_them(
    way: str, size: tuple[int, int], slow_server: Server, person: NewPerson
) -> None:
    ana = person("Ana", size=size)
    at_front(ana, slow_server, f"/?rules={CODE}")
    expect(house_rules(ana)).to_have_count(2)
    button = ana.button("page-with-friends") if way == "friends" else find_others(ana)
    button.click()
    expect(ana.page.get_by_text(say("page-rule-code", code=CODE))).to_be_visible()
    # They are remembered, now as one's own choice.
    ana.page.goto(slow_server.url)
    expect(house_rules(ana)).to_have_count(2)
    expect(linked(ana)).to_have_count(0)


def test_rules_from_a_link_can_be_reset(slow_server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    at_front(ana, slow_server, f"/?rules={CODE}")
    ana.button("page-house-rules-none").click()
    expect(house_rules(ana)).to_have_count(0)
    expect(linked(ana)).to_have_count(0)
    expect(ana.rules).to_contain_text(say("edition-bga"))
    ana.page.reload()
    expect(ana.rules).to_contain_text(say("edition-bga"))
    expect(house_rules(ana)).to_have_count(0)
    ana.page.goto(f"{slow_server.url}/?rules=kozak")
    expect(linked(ana, "kozak")).to_be_visible()
    expect(ana.rules).to_contain_text(say("edition-kozak"))
    ana.choose_rules("bga")
    expect(ana.page).to_have_url(f"{slow_server.url}/")


def test_invalid_rule_code_is_refused_without_side_effects(slow_server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    at_front(ana, slow_server, "/?rules=bga.flying")
    sentence = say("error-rule-code", text="bga.flying", part="flying")
    expect(ana.page.get_by_role("alert")).to_contain_text(sentence)
    expect(house_rules(ana)).to_have_count(0)
    looks_well(ana)
    ana.button("page-with-friends").click()
    expect(ana.page.get_by_text(say("page-rule-code", code=next(iter(PRESETS.values()))))).to_be_visible()
    expect(ana.page.get_by_role("alert")).to_have_count(0)


def test_house_rules_can_be_chosen_in_advance(slow_server: Server, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE)
    at_front(ana, slow_server)
    ana.choose_rules("bga")
    dialog = ana.open_house_rules()
    dialog.get_by_label(say("setting-dice")).select_option("3")
    dialog.get_by_label(say("setting-calza"), exact=True).check()
    looks_well(ana)
    ana.page.keyboard.press("Escape")
    expect(house_rules(ana)).to_have_count(2)
    at_front(ana, slow_server)
    expect(house_rules(ana)).to_have_count(2)
    looks_well(ana)
    play_now(ana).click()
    expect(ana.page.locator(".seats .seat")).to_have_count(3)
    expect(ana.hand).to_have_count(3)


def test_front_page_sends_each_query_once_after_returning(slow_server: Server, person: NewPerson) -> None:
    """Changes by the response must not trigger another request, which would repeat without end."""
    ana, sent, heard = person("Ana"), list[str](), list[str]()
    bo = person("Bo")
    table = gather(slow_server, [ana, bo], dice=1)
    first, second = in_turn([ana, bo])
    first.settle()
    first.bid_button.click()
    second.doubt()
    ana.see_the_verdict()
    ana.do(do="leave", table=table[-6:])

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    ana.page.on("websocket", listen)
    at_front(ana, slow_server)
    until(ana.page, lambda: any('"is":"seat-statuses"' in frame for frame in heard))
    ana.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    asked = [json.loads(frame)["do"] for frame in sent]
    assert (asked.count("watch-lobby"), asked.count("seat-statuses")) == (1, 1), asked
