"""Out, over, and after; the roll; what becomes of a seat that one goes away from."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from perudo.protocol import wire
from tests.browser.fake import Fake
from tests.browser.people import DESKTOP, PHONE, Person, say, until
from tests.browser.sight import faults, not_whole, scrolls, too_small, violations

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def lost(fake: NewTable, bots: int = 3, people: int = 1, **options: object) -> Fake:
    """Ana is out, and the others play on, in the second round."""
    hands = tuple((face,) for face in (2, 3, 4, 5)[: people + bots])
    table = fake(people, bots=bots, dice=1, hands=hands, palifico="off", lost_dice_visible=True, **options)
    table.bids((2, 6))
    table.doubts()
    table.deals((), *hands[1:])
    return table


@sizes
def test_eliminated_player_sees_options_and_keeps_the_seat(
    size: tuple[int, int], fake: NewTable, person: NewPerson
) -> None:
    table, ana = lost(fake), person("Ana", size=size)
    page = table.comes(ana)
    expect(page.get_by_text(say("page-you-are-out", place=4, count=4))).to_be_visible()
    expect(page.locator(".own")).to_contain_text(say("page-place", place=4, count=4))
    expect(page.locator(".seats .hand")).to_have_count(0)
    ana.button("page-see-cups").click()
    expect(page.locator(".seats .hand")).to_have_count(3)
    assert faults(page) == []
    assert scrolls(page) == {"x": 0, "y": 0}
    ana.button("page-faster").click()
    expect(ana.button("page-faster")).to_have_count(0)
    assert table.table.settings.speed == "fast"
    ana.button("page-to-result").click()
    until(page, lambda: len(table.asked_by(ana, wire.SetSpeed)) == 2)
    assert [command.speed for command in table.asked_by(ana, wire.SetSpeed)] == ["fast", "instant"]
    table.ends()
    expect(ana.over).to_be_visible()


COUNTS = """() => {
  window.counts = 0;
  const look = () => (window.counts += document.querySelectorAll("button.skip").length);
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""Notes whether this page makes anybody wait for the count of the dice."""


@pytest.mark.parametrize("way", ["page-to-result", "page-new-game"])
def test_skipping_to_the_result_shows_no_count(way: str, fake: NewTable, person: NewPerson) -> None:
    table, ana = lost(fake), person("Ana")
    page = table.comes(ana)
    page.evaluate(COUNTS)
    ana.button(way).click()
    until(page, lambda: bool(table.asked_by(ana, wire.SetSpeed)))
    table.ends()
    expect(ana.over if way == "page-to-result" else page.get_by_text(say("page-round", round=1))).to_be_visible()
    assert page.evaluate("counts") == 0


def test_new_game_begins_when_bots_finish(fake: NewTable, person: NewPerson) -> None:
    table, ana = lost(fake), person("Ana", size=PHONE)
    page = table.comes(ana)
    ana.button("page-new-game").click()
    expect(ana.button("page-new-game")).to_be_visible()
    table.ends()
    expect(page.get_by_role("heading", name=say("page-round", round=1))).to_be_visible()
    assert table.table.game_count == 2


@sizes
def test_eliminated_player_sees_all_cups_if_host_allows(
    size: tuple[int, int], fake: NewTable, person: NewPerson
) -> None:
    for allowed in (False, True):
        table = lost(fake, bots=0, people=4, table_settings={"eliminated_see_dice": allowed})
        ana = person("Ana", size=size)
        table.comes(ana)
        expect(ana.page.locator(".watching")).to_be_visible()
        expect(ana.button("page-see-cups")).to_have_count(int(allowed))
        expect(ana.button("page-to-result")).to_have_count(0)


@sizes
def test_game_end_shows_podium_facts_and_rematch(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(1, bots=3, dice=2, palifico="off"), person("Ana", size=size)
    table.ends()
    page = table.comes(ana)
    places = page.get_by_role("list", name=say("page-order")).get_by_role("listitem")
    expect(places).to_have_count(4)
    expect(places.first).to_contain_text(table.table.occupants[table.game.winner or 0].name)
    facts = page.get_by_role("list", name=say("page-facts")).get_by_role("listitem")
    assert 3 <= facts.count() <= 5
    assert "{" not in " ".join(facts.all_inner_texts())
    expect(page.locator(".winner .step")).to_have_count(3)
    first = ana.over.get_by_role("button").first
    expect(first).to_have_text(say("page-again"))
    expect(first).to_be_in_viewport()
    assert violations(page) == too_small(page) == []
    assert scrolls(page) == {"x": 0, "y": 0}


def test_ring_shows_time_until_the_next_round(fake: NewTable, person: NewPerson) -> None:
    table, bo = fake(2, bots=1), person("Bo", size=PHONE)
    page = table.comes(bo)
    table.bids((1, 2))
    table.doubts()
    bo.see_the_verdict()
    expect(bo.button("page-next-round").locator(".ring")).to_be_visible()
    assert violations(page) == []


@sizes
def test_only_the_host_can_set_the_speed(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table = fake(2, bots=1)
    ana, bo = person("Ana", size=size), person("Bo", size=size)
    for someone in (ana, bo):
        table.comes(someone)
        someone.button("page-menu").click()
    expect(bo.page.get_by_role("group", name=say("table-setting-speed"))).to_have_count(0)
    ana.button("speed-slow").click()
    expect(ana.button("speed-slow")).to_have_attribute("aria-pressed", "true")
    assert table.table.settings.speed == "slow"
    assert violations(ana.page) == []


# --- The way back


def hears_of_a_doubt(table: Fake, who: Person) -> str:
    """Play a round and deal the next one. Return its line in the history."""
    table.bids((1, 2))
    table.doubts()
    who.see_the_verdict()
    table.goes_on()
    doubted = say("story-dudo", name=table.table.occupants[2].name)
    expect(who.told).to_contain_text(doubted)
    return doubted


@sizes
def test_leaving_player_sees_what_happens_to_their_seat(
    size: tuple[int, int], fake: NewTable, person: NewPerson
) -> None:
    table, ana = fake(1, bots=2, lost_dice_visible=True), person("Ana", size=size)
    page = table.comes(ana)
    doubted = hears_of_a_doubt(table, ana)
    page.get_by_role("link", name=say("page-to-front")).click()
    notice = page.get_by_role("status").filter(has_text=say("page-left-alone"))
    expect(notice).to_be_visible()
    assert violations(page) == []
    page.go_back()
    expect(page.locator(".stage")).to_be_visible()
    expect(notice).to_have_count(0)
    expect(ana.told).to_contain_text(doubted)
    page.go_forward()
    expect(notice).to_be_visible()
    notice.get_by_role("link", name=say("page-return")).click()
    expect(page.locator(".stage")).to_be_visible()


@sizes
def test_history_survives_a_reload(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(1, bots=2, lost_dice_visible=True), person("Ana", size=size)
    page = table.comes(ana)
    doubted = hears_of_a_doubt(table, ana)
    for _ in range(2):
        page.reload()
        expect(ana.told).to_contain_text(doubted)
    table.bids((3, 2))
    expect(ana.told).to_contain_text(say("bid", quantity=3, face=2))
    assert page.evaluate("sessionStorage.getItem('perudo-told')") is None, "while a page lives nothing lies there"


def test_history_is_dropped_when_lost_dice_are_hidden(fake: NewTable, person: NewPerson) -> None:
    """Neither a reloaded page nor the browser's storage contains it, and no hidden dice either."""
    table, ana = fake(1, bots=2, lost_dice_visible=False), person("Ana", size=DESKTOP)
    page = table.comes(ana)
    table.bids((1, 2))
    table.doubts()
    ana.see_the_verdict()
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    assert '"verdict"' in page.evaluate("sessionStorage.getItem('perudo-told')")
    table.goes_on()
    expect(page.get_by_role("heading", name=say("page-round", round=2))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=say("page-round", round=2))).to_be_visible()
    expect(ana.told).not_to_contain_text(say("story-dudo", name=table.table.occupants[2].name))
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    kept = page.evaluate("JSON.parse(sessionStorage.getItem('perudo-told'))")
    assert kept["table"]["view"]["hand"] is kept["table"]["view"]["all_hands"] is None
    assert {line["round"] for line in kept["events"]} <= {0, 2}


def test_leave_dialog_states_what_happens_to_the_game(fake: NewTable, person: NewPerson) -> None:
    for table, told in ((fake(1, bots=2), "page-leave-alone"), (fake(2), "page-leave-playing")):
        ana = person("Ana", size=PHONE)
        table.comes(ana)
        ana.button("page-menu").click()
        ana.button("page-leave").click()
        expect(ana.page.get_by_role("dialog")).to_contain_text(say(told))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_podium_numbers_contrast_with_the_steps(theme: str, fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(3, dice=1), person("Ana", color_scheme=theme, reduced_motion="reduce")
    page = table.comes(ana)
    table.ends()
    ana.see_the_verdict()
    expect(page.locator(".winner .step")).to_have_count(3)
    light = page.evaluate(
        """() => [".winner .step", ".winner text"].map((part) => {
          const [red, green, blue] = getComputedStyle(document.querySelector(part)).fill.match(/[0-9.]+/g).map(Number);
          return 0.3 * red + 0.6 * green + 0.1 * blue;
        })"""
    )
    assert abs(light[0] - light[1]) > 100


def test_texts_replacing_the_pad_do_not_overlap(fake: NewTable, person: NewPerson) -> None:
    table, ana = lost(fake), person("Ana")
    page = table.comes(ana)
    expect(page.locator(".below .watching")).to_be_visible()
    farewell, waiting = (page.locator(f".below .{part}").bounding_box() for part in ("watching", "waiting"))
    assert farewell and waiting
    assert waiting["y"] - (farewell["y"] + farewell["height"]) >= 8


# --- The roll


def test_opening_roll_is_announced_if_there_is_one(fake: NewTable, person: NewPerson) -> None:
    for opener, announced in (("random", False), ("highest-roll", True)):
        table, ana = fake(2, start=False, first_opener=opener), person("Ana", size=PHONE)
        page = table.comes(ana)
        table.does("Ana", "start")
        expect(page.locator(".standing")).to_be_visible()
        expect(page.get_by_role("heading", name=say("page-opening"))).to_have_count(int(announced))
        expect(page.get_by_text(say("page-rolling"))).to_have_count(int(announced))


@pytest.mark.parametrize("size", [DESKTOP, (740, 360)], ids=["desktop", "on its side"])
def test_opening_rolls_replace_the_pad(size: tuple[int, int], fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(4, start=False, first_opener="highest-roll"), person("Ana", size=size)
    page = table.comes(ana)
    table.does("Ana", "start")
    rolled = page.get_by_role("region", name=say("page-opening"))
    expect(rolled).to_be_visible()
    while not table.game.opening_rolls:
        table.goes_on()
    for name, face in zip((say("page-you"), "Bo", "Cleo", "Dan"), table.game.opening_rolls[0], strict=True):
        line = rolled.get_by_role("listitem").filter(has_text=name)
        expect(line.get_by_role("img").first).to_have_accessible_name(say("face", face=face or 0))
    assert not_whole(page, ".below .waiting", ".below .waiting li") == []


ROLLED = """() => {
  window.rolled = [0, 0];
  const rolling = [".own.rolling", ".seats .cup.dealt"];
  new MutationObserver(() => rolling.forEach((each, at) => (window.rolled[at] += document.querySelector(each) ? 1 : 0)))
    .observe(document.body, { subtree: true, attributes: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_dealt_dice_tumble_and_cups_shake(motion: str, fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(2, dice=3), person("Ana", size=PHONE, reduced_motion=motion)
    page = table.comes(ana)
    table.bids((1, 2))
    table.doubts()
    ana.see_the_verdict()
    page.evaluate(ROLLED)
    table.goes_on()
    expect(page.get_by_role("heading", name=say("page-round", round=2))).to_be_visible()
    expect(page.locator(".own.rolling, .seats .cup.dealt")).to_have_count(0)
    assert [seen > 0 for seen in page.evaluate("window.rolled")] == [motion == "no-preference"] * 2


def test_cup_can_be_peeked_under_while_held(fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(2, dice=3), person("Ana", size=PHONE)
    page = table.comes(ana)
    dice = page.locator(".own button.dice")
    dice.click()
    expect(ana.hand).to_have_count(0)
    box = dice.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(ana.hand).to_have_count(3)
    page.mouse.up()
    expect(ana.hand).to_have_count(0)
    page.reload()
    expect(page.locator(".own.covered")).to_be_visible()
    page.locator(".own button.dice").click()
    expect(ana.hand).to_have_count(3)
