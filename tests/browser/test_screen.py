"""The big screen in the room: read from five metres, no secret on it nor sent to it, the code hidden on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import serving
from tests.browser.fake import Fake
from tests.browser.people import DESKTOP, PHONE, Person, Server, gather, say, states
from tests.browser.sight import PHONES, THEMES, at_sizes, not_whole, put_on, scrolls, too_small, violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

LONG_NAMES = (
    *("Magdalena", "Bartholomew", "Konstantin K.", "Ludovica"),
    *("Wilhelmina", "Anastasiia", "Zeynep S.", "Христофор"),
)
BIG = (1920, 1080)
ADDRESS = "http://perudo.example/"
FIVE_METRES = {"name": 40, "bid": 120, "my_turn": 48}
"""Least sizes of letters in pixels: on a screen of 1.2 m across, a name is 25 mm high, a third of it an x."""


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


def size_of(page: Page, selector: str) -> float:
    """The smallest letters among these, in pixels."""
    sizes: list[float] = page.locator(selector).evaluate_all(
        "(found) => found.map((each) => parseFloat(getComputedStyle(each).fontSize))"
    )
    return min(sizes)


def overlapping(page: Page) -> list[str]:
    """Seats and the middle of the table that hide each other, and names that are cut."""
    found: list[str] = page.evaluate(
        """() => {
          const box = (element) => element.getBoundingClientRect();
          const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          const named = (part) => `${part.getAttribute("class")} ${part.textContent.trim()}`;
          const names = [...document.querySelectorAll(".seat .name > span")];
          const cut = names.filter((name) => name.scrollWidth > name.clientWidth).map(({ textContent }) => textContent);
          const watched = ".seat .plate, .seat .place > :not(.lifted), .join, .standing, .center .count, .tally";
          const parts = [...document.querySelectorAll(watched)];
          const same = (a, b) => a.closest(".seat") && a.closest(".seat") === b.closest(".seat");
          const hidden = parts.flatMap((a, at) =>
            parts.slice(at + 1).flatMap((b) =>
              same(a, b) || apart(box(a), box(b)) ? [] : [`${named(a)} hides ${named(b)}`],
            ),
          );
          return [...cut, ...hidden];
        }"""
    )
    return found


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
    assert size_of(wall.page, ".people li") >= FIVE_METRES["my_turn"]
    assert scrolls(wall.page) == {"x": 0, "y": 0}
    assert violations(wall.page) == []


@pytest.mark.parametrize("size", [DESKTOP, BIG, (1366, 768)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_long_names_overlap_nothing_on_shared_screen(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    address = "http://192.168.178.124:8000/"
    table = fake(LONG_NAMES, edition="kozak", lost_dice_visible=True, addresses=(address,))
    page = show(table, person(size=size, reduced_motion="reduce"))
    table.bids((1, 2), (2, 2))
    expect(page.locator(".bid-big")).to_be_visible()
    assert overlapping(page) == []
    assert page.locator(".name > span").first.get_attribute("title") == LONG_NAMES[0]


@pytest.mark.parametrize("players", [2, 5, 6, 8])
def test_shared_screen_is_legible_from_five_metres(players: int, fake: NewTable, person: NewPerson) -> None:
    table, wall = fake(players, edition="kozak", lost_dice_visible=True), person(size=BIG, reduced_motion="reduce")
    page = show(table, wall)
    table.bids((1, 2), (2, 2))

    def check() -> None:
        assert overlapping(page) == []
        assert scrolls(page) == {"x": 0, "y": 0}

    expect(page.locator(".standing .turn")).to_be_visible()
    expect(page.locator(".bid-big")).to_be_visible()
    check()
    assert size_of(page, ".seat .name") >= FIVE_METRES["name"]
    assert size_of(page, ".bid-big") >= FIVE_METRES["bid"]
    assert size_of(page, ".standing .turn") >= FIVE_METRES["my_turn"]
    expect(page.locator(".seat[aria-current]")).to_have_count(1)
    table.doubts()
    expect(page.locator(".tally")).to_be_visible()
    check()
    expect(page.locator(".told .verdict")).to_be_visible()
    check()
    cut = page.evaluate("document.querySelector('.screen').scrollHeight - innerHeight")
    assert cut <= 0


def test_shared_screen_of_a_player_receives_no_secrets(room: Server, person: NewPerson) -> None:
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


def test_shared_screen_explains_the_reveal_automatically(fake: NewTable, person: NewPerson) -> None:
    table = fake(4, hands=((1, 2, 3, 4, 6), (1, 2, 2, 5, 6), (3, 3, 4, 5, 5), (2, 2, 3, 3, 5)), reveal="from-caller")
    page = show(table, person(size=BIG))
    counts = page.evaluate_handle(
        """() => {
          const counts = [];
          new MutationObserver(() => {
            const number = document.querySelector(".center .number b")?.textContent;
            if (number !== undefined && counts.at(-1) !== number) counts.push(number);
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
          return counts;
        }"""
    )
    table.bids((3, 6))
    table.doubts()
    verdict = page.locator(".told .verdict")
    expect(verdict).to_be_visible()
    assert [int(number) for number in counts.json_value()] == [0, 1, 2, 3, 4]
    expect(page.locator(".tally .full")).to_have_count(4)
    expect(verdict.get_by_role("button", name=say("page-next-round"))).to_have_count(0)
    # It goes on when the table does.
    table.goes_on()
    expect(page.locator(".standing")).to_be_visible()


def test_code_can_be_hidden_and_stays_hidden(fake: NewTable, person: NewPerson) -> None:
    table, wall = fake(1, bots=1, start=False, addresses=(ADDRESS,)), person("Ana", size=BIG)
    code = table.table.code
    page = show(table, wall)

    def shown() -> bool:
        words: str = page.evaluate("document.title + document.body.innerText")
        return code in words or page.get_by_role("img", name=say("page-qr")).is_visible()

    expect(page.locator(".code")).to_contain_text(code)
    page.keyboard.press("h")
    expect(page.get_by_text(say("page-screen-hidden"))).to_be_visible()
    assert not shown()
    page.reload()
    expect(page.get_by_text(say("page-screen-hidden"))).to_be_visible()
    table.does("Ana", "start")
    table.fills()
    expect(page.locator(".seat")).to_have_count(2)
    assert not shown()
    wall.button("page-screen-show").click()
    expect(page.locator(".code")).to_contain_text(code)
    expect(page.locator(".join .link")).to_have_text("perudo.example/t/")
    expect(page.get_by_role("img", name=say("page-qr"))).to_be_visible()
    wall.button("page-screen-hide").click()
    expect(page.locator(".code")).to_be_hidden()
    assert not shown()


def test_shared_screen_is_fullscreen_and_stays_awake(fake: NewTable, person: NewPerson) -> None:
    wall = person(size=BIG)
    wall.page.add_init_script(
        """window.asked = [];
        Object.defineProperty(navigator, "wakeLock", {
          value: {
            async request(kind) {
              asked.push(kind);
              return { release: async () => asked.push("released") };
            },
          },
        });"""
    )
    page = show(fake(1, bots=1, start=False), wall)
    wall.button("page-screen-full").click()
    expect(page.locator("html:fullscreen")).to_have_count(1)
    wall.button("page-screen-full").click()
    expect(page.locator(":fullscreen")).to_have_count(0)
    assert page.evaluate("asked") == ["screen"]
    page.get_by_role("link", name=say("page-to-front")).click()
    expect(page.get_by_role("button", name=say("page-play-now"))).to_be_visible()
    assert page.evaluate("asked") == ["screen", "released"]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_host_can_open_the_shared_screen(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(1, bots=1, start=False), person("Ana", size=size)
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


def test_shared_screen_stays_through_a_rematch(fake: NewTable, person: NewPerson) -> None:
    table = fake(2, dice=1)
    page = show(table, person(size=BIG))
    table.bids((1, 2))
    table.doubts()
    expect(page.get_by_text(say("page-screen-again"))).to_be_visible()
    table.does("Ana", "rematch")
    table.fills()
    expect(page.locator(".standing")).to_be_visible()
    expect(page.get_by_text(say("page-screen-again"))).to_be_hidden()


@pytest.mark.parametrize("size", [PHONE, BIG], ids=["phone", "big"])
def test_shared_screen_passes_axe(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table = fake(2, start=False, dice=1)
    page, turns = show(table, person(size=size, reduced_motion="reduce")), count(size == PHONE)

    def check(stage: str) -> None:
        theme = THEMES[next(turns) % 2]  # what is seen on a phone in one is seen on a big screen in the other
        put_on(page, theme)
        assert violations(page) == [], (stage, theme)
        assert scrolls(page)["x"] == 0, (stage, theme)

    expect(page.locator(".people")).to_be_visible()
    check("gathering")
    table.does("Ana", "start")
    table.fills()
    expect(page.locator(".standing")).to_be_visible()
    check("bidding")
    table.bids((1, 2))
    table.doubts()
    expect(page.get_by_text(say("page-screen-again"))).to_be_visible()
    check("over")


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


def test_television_opens_a_table_and_takes_no_seat(room: Server, person: NewPerson) -> None:
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


@pytest.mark.parametrize("hidden", [False, True], ids=["counted", "hidden-counts"])
def test_phone_hides_table_shown_on_shared_screen(hidden: bool, fake: NewTable, person: NewPerson) -> None:
    """The table comes back on demand, and when the screen is gone."""
    ana, bo, wall = person("Ana", size=PHONE), person("Bo", size=PHONE), person("Wall", size=BIG)
    table = fake(4, edition="kozak", lost_dice_visible=not hidden)
    page, other, screen = table.comes(ana, path="?tv"), table.comes(bo), show(table, wall)
    seats = page.locator(".seat")
    expect(page.locator(".seatless")).to_be_visible()
    expect(seats).to_have_count(0)
    assert page.url == table.url  # A link that is passed on does not ask others to omit the table.
    expect(other.locator(".seat")).to_have_count(3)
    table.bids((2, 2), (3, 2), (4, 2), (5, 2))
    ana.settle()
    die = page.locator(".own .die").first.bounding_box()
    assert die and die["width"] > 60
    for size in at_sizes(page, PHONES):
        assert not_whole(page, ".own .dice", ".own .dice .die", ".own .label", ".bid-big", ".pad button") == [], size
        assert too_small(page) == [], size
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert violations(page) == []
    table.bids((6, 2), (7, 2), (8, 2), (9, 2))
    ana.doubt()
    expect(screen.locator(".tally")).to_be_visible()
    expect(page.locator(".verdict")).to_be_visible()
    expect(seats).to_have_count(0)

    ana.button("page-show-table").click()
    expect(seats).to_have_count(3)
    page.reload()
    expect(seats).to_have_count(3)
    ana.button("page-menu").click()
    ana.button("page-only-dice").click()
    expect(seats).to_have_count(0)
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


def test_screen_shows_new_chat_for_a_while(fake: NewTable, person: NewPerson) -> None:
    wall, table = person("Wall", size=BIG), fake(2)
    table.does("Ana", "chat", text="Before")
    page = show(table, wall)
    table.does("Bo", "chat", phrase="nice-bluff")
    bubble = page.get_by_role("log", name=say("page-talk"))
    expect(bubble).to_contain_text(say("phrase-nice-bluff"))
    expect(bubble).not_to_contain_text("Before")
    expect(bubble.get_by_text("Bo")).to_be_visible()
    assert violations(page) == []
