"""The shared screen: how people join by it, and that it receives no secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import serving
from tests.browser.fake import Fake
from tests.browser.people import PHONE, Person, Server, gather, say, states
from tests.browser.sight import scrolls, violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

BIG = (1920, 1080)
ADDRESS = "http://perudo.example/"


@pytest.fixture(scope="module")
def room(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that phones reach by an address of its own, at which one can look on."""
    with serving(tmp_path_factory.mktemp("room"), 0.3, "--url", ADDRESS) as server:
        yield server


def show(table: Fake, wall: Person) -> Page:
    """The table is shown on the screen in the room."""
    page = table.comes(wall, path="/screen")
    expect(page.locator(".screen")).to_be_visible()
    return page


def test_people_join_by_the_code_on_screen(room: Server, person: NewPerson) -> None:
    ana, wall = person("Ana"), person(size=BIG)
    table = ana.open_table(room, bots=0, start=False)
    wall.page.goto(f"{table}/screen")
    code = table[-6:]
    square = wall.page.get_by_role("img", name=say("page-qr"))
    expect(square).to_be_visible()
    assert square.evaluate("(square) => square.complete && square.naturalWidth > 0 && square.clientWidth") > 400
    expect(wall.page.get_by_text(f"perudo.example/t/{code}", exact=True)).to_be_visible()
    expect(wall.page.locator(".code")).to_contain_text(code)
    bo = person("Bo", size=PHONE)
    bo.page.goto(table)
    bo.page.get_by_label(say("page-your-name")).fill("Bo")
    bo.button("page-sit").click()
    expect(wall.page.get_by_text("Bo", exact=True)).to_be_visible()
    letters = wall.page.locator(".people li").first.evaluate("(name) => parseFloat(getComputedStyle(name).fontSize)")
    assert letters >= 48, "too small to read from five metres"
    assert scrolls(wall.page) == {"x": 0, "y": 0}
    assert violations(wall.page) == []


def test_players_shared_screen_receives_no_private_data(room: Server, person: NewPerson) -> None:
    """Ana shows the table on the laptop that she plays at."""
    ana = person("Ana")
    table = ana.open_table(room, bots=2, dice=2, table_settings={"spectators_see_previous_round": True})
    wall = ana.page.context.new_page()
    heard = states(wall)
    wall.set_viewport_size({"width": BIG[0], "height": BIG[1]})
    wall.goto(f"{table}/screen")
    expect(wall.locator(".seat")).to_have_count(3)
    while ana.play_on():
        assert wall.locator(".own, .pad").count() == 0
    expect(wall.get_by_text(say("page-screen-again"))).to_be_visible()
    assert {state["view"]["phase"] for state in heard} >= {"bidding", "revealed", "over"}
    for state in heard:
        assert (state["seat"], state["host"], state["bid_chances"]) == (None, False, None)
        view = state["view"]
        assert (view["seat"], view["hand"], view["choices"], view["previous_round"]) == (None, None, None, None)
        if view["phase"] == "bidding":
            assert view["revealed"] is None


def test_shared_screen_can_be_shown_full_screen(fake: NewTable, person: NewPerson) -> None:
    wall = person(size=BIG)
    page = show(fake(1, bots=1, start=False), wall)
    wall.button("page-screen-full").click()
    expect(page.locator("html:fullscreen")).to_have_count(1)
    wall.button("page-screen-full").click()
    expect(page.locator(":fullscreen")).to_have_count(0)


def test_host_can_open_the_shared_screen(fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(1, bots=1, start=False), person("Ana", size=PHONE)
    page = table.comes(ana)
    with page.expect_popup() as opened:
        page.get_by_role("region", name=say("page-invite")).get_by_role("link", name=say("page-screen")).click()
    assert opened.value.url == f"{table.url}/screen"
    opened.value.close()
    ana.button("page-start").click()
    expect(page.locator(".stage")).to_be_visible()
    ana.button("page-menu").click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name=say("page-screen")).click()
    expect(opened.value.locator(".screen .seat")).to_have_count(2)


def test_local_and_remote_players_finish_a_game(room: Server, person: NewPerson) -> None:
    """Three browsers, two bots, the screen on the wall; connections come and go."""
    people = [person("Ana", size=PHONE), person("Bo", size=PHONE), person("Cleo")]
    wall = person(size=BIG)
    table = gather(room, people, bots=2, edition="kozak", dice=1, chairs=5)
    wall.page.goto(f"{table}/screen")
    expect(wall.page.locator(".seat")).to_have_count(5)
    turns = 0
    while not wall.page.get_by_text(say("page-screen-again")).is_visible():
        for someone in people:
            if someone.offer.is_visible() and not someone.over.is_visible():
                turns += 1
                away = (someone if turns % 4 else wall).page.context
                if turns % 3 == 0:
                    away.set_offline(True)
                    away.set_offline(False)
                someone.answer()
        wall.page.wait_for_timeout(50)
    for someone in people:
        expect(someone.over).to_be_visible()
    winner = wall.page.locator(".told h2").text_content()
    assert winner in [say("story-wins", name=name) for name in wall.page.locator(".seats .name").all_text_contents()]


def test_television_can_open_a_table_without_a_seat(room: Server, person: NewPerson) -> None:
    wall, ana, bo = person("Wall", size=BIG), person("Ana", size=PHONE), person("Bo", size=PHONE)
    wall.page.goto(room.url)
    expect(wall.page.locator("button.now")).to_be_enabled()
    wall.button("page-tv").click()
    expect(wall.page.get_by_role("img", name=say("page-qr"))).to_be_visible()
    expect(wall.page.get_by_text(say("page-free-chair"))).to_have_count(6)
    assert violations(wall.page) == []
    link = wall.page.url.removesuffix("/screen")
    for someone in (ana, bo):
        someone.page.goto(link)
        someone.label("page-your-name").fill(someone.name)
        someone.button("page-sit").click()
    expect(wall.page.get_by_text("Bo", exact=True)).to_be_visible()
    ana.button("page-start").click()
    expect(wall.page.locator(".screen .seat")).to_have_count(2)


def test_phone_hides_table_shown_on_shared_screen(fake: NewTable, person: NewPerson) -> None:
    """The table comes back when the player asks for it, and when the screen is gone."""
    ana, bo, wall = person("Ana", size=PHONE), person("Bo", size=PHONE), person("Wall", size=BIG)
    table = fake(4, edition="kozak")
    page, other, screen = table.comes(ana, path="?tv"), table.comes(bo), show(table, wall)
    seats = page.locator(".seat")
    expect(page.locator(".seatless")).to_be_visible()
    expect(seats).to_have_count(0)
    assert page.url == table.url, "the link would hide the table on other phones, too"
    expect(other.locator(".seat")).to_have_count(3)
    table.bids((6, 2), (7, 2), (8, 2), (9, 2))
    ana.doubt()
    expect(screen.locator(".tally")).to_be_visible()
    expect(page.locator(".verdict")).to_be_visible()
    expect(seats).to_have_count(0)
    ana.button("page-show-table").click()
    page.reload()
    expect(seats).to_have_count(3)
    ana.button("page-menu").click()
    ana.button("page-only-dice").click()
    page.reload()
    expect(page.locator(".seatless")).to_be_visible()
    screen.close()
    table.does("Bo", "react", reaction="laugh", gesture=None)
    expect(seats).to_have_count(3)


def test_code_can_be_entered_on_a_television(room: Server, person: NewPerson) -> None:
    ana, wall = person("Ana", size=PHONE), person("Wall", size=BIG)
    table = ana.open_table(room, bots=0, start=False)
    wall.page.goto(room.url)
    wall.button("page-join").click()
    wall.page.locator("#code").fill(table[-6:].lower())
    wall.page.locator("form").get_by_role("button", name=say("page-tv")).click()
    expect(wall.page).to_have_url(f"{room.url}/t/{table[-6:]}/screen")
    expect(wall.page.locator(".screen")).to_be_visible()
