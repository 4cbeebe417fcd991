"""Sizes, sight and reach: nothing scrolls during play, nothing is too small, axe-core finds nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from perudo.locales.translator import available_languages
from tests.browser.fake import Fake, Files
from tests.browser.people import PHONE, Person, Server, until
from tests.browser.sight import THEMES, at_sizes, not_whole, put_on, scrolls, too_small
from tests.browser.walk import Screen

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]

SMALL = ((320, 568), (375, 553))
PHONES = (*SMALL, (360, 612), (360, 740), (390, 844))
ON_ITS_SIDE = ((740, 360), (844, 390))
TABLETS = ((768, 1024), (1024, 768))
LAPTOPS = ((1280, 800), (1440, 900))
LARGE = ((1920, 1080), (2560, 1440))
SIZES = (*PHONES, *ON_ITS_SIDE, *TABLETS, *LAPTOPS, *LARGE)
SEATS = (".seat .plate", ".seat .place", ".seat .name")
OWN = (".own .dice", ".own .dice .die", ".own .label")
LONG_NAMES = (
    "Magdalena",
    "Bartholomew",
    "Konstantin K.",
    "Ludovica",
    *("Wilhelmina", "Anastasiia", "Zeynep S.", "Христофор"),
)
SAID = (".bid-now .bid-big", ".bid-now .who", ".standing .turn")


@pytest.mark.parametrize("players", [2, 4, 8])
def test_essential_elements_are_never_covered(players: int, fake: NewTable, person: NewPerson) -> None:
    table = fake(players, edition="kozak", calza=True, lost_dice_visible=True)
    ana = person("Ana", reduced_motion="reduce")
    page = table.comes(ana)

    def holds(*parts: str) -> None:
        faults = {size: not_whole(page, *OWN, *SEATS, *parts) for size in at_sizes(page, SIZES)}
        assert {size: found for size, found in faults.items() if found} == {}
        assert page.locator(".seat").count() == players - 1

    table.bids(*((quantity, 2) for quantity in range(1, players + 1)))
    ana.settle()
    put_on(page, THEMES[players // 2 % 2])  # each at some number of players
    holds(*SAID, ".pad", ".pad button")
    table.bids((players + 1, 2))
    expect(page.locator(".pad")).to_have_count(0)
    holds(*SAID)
    # The content of the pad's place, if any.
    for size in at_sizes(page, (*ON_ITS_SIDE, *TABLETS, *LAPTOPS, *LARGE)):
        assert not_whole(page, ".below .waiting") == [], size


def heights(page: Page, parts: Sequence[str]) -> list[float]:
    boxes = [page.locator(part).first.bounding_box() for part in parts]
    return [box["height"] for box in boxes if box]


def test_table_scales_up_on_large_screens(fake: NewTable, person: NewPerson) -> None:
    table, ana = fake(4, edition="kozak"), person("Ana", reduced_motion="reduce")
    page = table.comes(ana)
    table.bids((1, 2), (2, 2), (3, 2), (4, 2))
    ana.settle()
    drawn = (".seat .place", ".own .die", ".pad .face .die", "header svg", ".runner")
    parts = (*drawn, ".seat .name", ".bid-big", ".bid-button", "header h1")
    laptop, desk = (heights(page, parts) for _ in at_sizes(page, ((1280, 800), (2560, 1440))))
    grown = {part: round(now / then, 2) for part, then, now in zip(parts, laptop, desk, strict=True)}
    assert all(by > 1.5 for by in grown.values()), grown


def test_other_pages_scale_up_on_large_screens(fake: NewTable, person: NewPerson, reader: NewPerson) -> None:
    """The front page and its rules, people who gather, replays."""
    played, gathering = fake(2, dice=1), fake(2, chairs=3, start=False)
    played.ends()
    ana, bo = reader("Ana", reduced_motion="reduce"), person("Bo", reduced_motion="reduce")

    def grow(page: Page, *parts: str) -> None:
        expect(page.locator(parts[0]).first).to_be_visible()
        laptop, desk = (heights(page, parts) for _ in at_sizes(page, ((1280, 800), (2560, 1440))))
        grown = {part: round(now / then, 2) for part, then, now in zip(parts, laptop, desk, strict=True)}
        assert all(by > 1.5 for by in grown.values()), grown

    ana.page.goto(played.files.url)
    grow(ana.page, "button.now", "h1", ".stepper", ".brand", ".laid svg", "header svg")
    ana.rules.click()
    grow(ana.page, "dialog .card", "dialog h2", "dialog .card svg")
    ana.page.goto(f"{played.files.url}/r")
    grow(ana.page, "textarea", "header h1", ".main-action")
    ana.page.goto(played.url.replace("/t/", "/r/") + "/1")
    grow(ana.page, ".rounds button", "h1", ".controls svg", ".moves button", ".seat .plate")
    grow(gathering.comes(bo), ".cup-box", "h1", ".invite img", "footer", ".panel h2", ".panel li")


@pytest.mark.parametrize("size", [*PHONES, *ON_ITS_SIDE], ids=lambda size: f"{size[0]}x{size[1]}")
def test_play_button_is_visible_on_every_phone(size: tuple[int, int], files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", size=size)
    ana.page.goto(files.url)
    play = ana.button("page-play-now")
    expect(play).to_be_enabled()
    expect(play).to_be_in_viewport(ratio=1)
    assert scrolls(ana.page)["x"] == 0


def test_replay_works_on_a_phone_in_landscape(fake: NewTable, reader: NewPerson) -> None:
    table = fake(4, dice=1)
    table.ends()
    ana = reader("Ana", reduced_motion="reduce")
    ana.page.goto(table.url.replace("/t/", "/r/") + "/1")
    expect(ana.page.locator(".controls")).to_be_visible()
    for size in at_sizes(ana.page, (*ON_ITS_SIDE, (932, 430))):
        assert not_whole(ana.page, ".controls", ".controls button", ".seat .plate", ".telling") == [], size


def test_long_names_fit_a_spectators_small_phone(fake: NewTable, person: NewPerson) -> None:
    table = fake(LONG_NAMES, edition="kozak", dice=1, lost_dice_visible=True)
    page = table.comes(person("Nobody", reduced_motion="reduce"))
    table.bids((1, 2), (2, 2))
    table.doubts()
    table.goes_on()
    table.bids((1, 2), (2, 2))
    expect(page.locator(".seat.out")).to_have_count(1)
    faults = {size: not_whole(page, *SEATS, *SAID) for size in at_sizes(page, (*PHONES, *ON_ITS_SIDE))}
    assert {size: found for size, found in faults.items() if found} == {}


@pytest.mark.parametrize("players", [2, 6, 8])
def test_a_phone_shows_the_whole_table_without_scrolling(players: int, fake: NewTable, person: NewPerson) -> None:
    table = fake(players, edition="kozak", calza=True, lost_dice_visible=True)
    ana = person("Ana", size=PHONE)
    page = table.comes(ana)

    def fits(stage: str) -> None:
        assert scrolls(page) == {"x": 0, "y": 0}, stage
        assert too_small(page) == [], stage
        cut = page.evaluate("document.querySelector('.board').scrollHeight - innerHeight")
        assert cut <= 0, stage

    ana.settle()
    fits("turn")
    table.bids(*((1, face) for face in (2, 3, 4, 5, 6)), (2, 6), (3, 6))
    table.doubts()
    expect(page.locator(".tally")).to_be_visible()
    fits("count")
    expect(ana.button("page-next-round")).to_be_visible()
    fits("verdict")
    table.ends()
    ana.see_the_verdict()
    assert scrolls(page)["x"] == 0


def test_lost_die_and_verdict_cover_no_dice(fake: NewTable, person: NewPerson) -> None:
    """A lost die is marked at one's own seat and others', and the verdict covers no dice."""
    table = fake(LONG_NAMES, edition="kozak", lost_dice_visible=True)
    ana = person("Magdalena", reduced_motion="reduce")
    page = table.comes(ana)
    table.bids(*((quantity, 2) for quantity in range(1, 8)))
    for caller in ("another", "one's own"):
        if caller == "one's own":
            table.goes_on()
            table.bids((1, 2))  # by who lost; now it is her turn
        table.doubts()
        ana.see_the_verdict()
        expect(page.locator(".change")).to_have_count(1)
        parts = (*OWN, ".seat .count", ".seat .hand .die", ".change", ".verdict h2")
        faults = {size: not_whole(page, *parts) for size in at_sizes(page, SIZES)}
        assert {size: found for size, found in faults.items() if found} == {}, caller


BUBBLES = """() => {
  const inside = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const seen = [...document.querySelectorAll(".thought, .bubble")].filter((each) => each.checkVisibility());
  const dice = [...document.querySelectorAll(".seat .die, .own .die")].filter((die) => die.checkVisibility());
  const boxes = seen.map((each) => each.getBoundingClientRect());
  return [
    ...(boxes.length ? [] : ["nothing is seen"]),
    ...boxes.filter((box) => !inside(box)).map((box) => `beyond the edge: ${JSON.stringify(box)}`),
    ...boxes.flatMap((box) => dice.filter((die) => !apart(box, die.getBoundingClientRect())))
      .map((die) => `on a die of ${die.closest(".seat, .own").textContent.trim()}`),
  ];
}"""
"""What is wrong with where a thought, or a face that is pulled, is seen."""


@pytest.mark.parametrize("players", range(2, 9))
def test_thought_bubbles_cover_no_dice(players: int, fake: NewTable, person: NewPerson) -> None:
    """Each player thinks in turn while their opening roll lies on the table, seen by all and by a spectator.

    Every number of players has its own places on a phone; on larger screens, tables of two, four and eight are enough.
    """
    sizes = SIZES if players in (2, 4, 8) else (*PHONES, *ON_ITS_SIDE)
    table = fake(players, edition="kozak", lost_dice_visible=True)
    ana, zoe = [person(name, reduced_motion="reduce") for name in ("Ana", "Zoe")]
    for someone in (ana, zoe):
        table.comes(someone)
    expect(zoe.page.locator(".rolls .die")).to_have_count(players)
    for turn in range(players):
        table.later(60_000)
        for someone in (ana, zoe):
            expect(someone.page.locator(".thought i")).to_have_count(3)
            for size in at_sizes(someone.page, sizes):
                found = someone.page.evaluate(BUBBLES)
                found += not_whole(someone.page, ".seat .plate", ".thought") if someone is zoe else []
                assert found == [], (size, someone.name)
        table.bids((turn + 1, 2))


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize(("call", "caller"), [("dudo", 4), ("dudo", 8), ("calza", 6)])
def test_call_bubble_does_not_cover_neighbours_in_landscape(
    call: str, caller: int, language: str, fake: NewTable, person: NewPerson
) -> None:
    table = fake(8, edition="kozak", calza=True, lost_dice_visible=True)
    people = [person(name, language=language) for name in ("Ana", "Zoe")]
    for someone in people:
        table.comes(someone)
    table.bids(*((quantity, 2) for quantity in range(1, caller if call == "dudo" else 4)))
    if call == "dudo":
        table.doubts()
    else:
        table.calls(caller)
        table.goes_on()
    for someone in people:
        expect(someone.page.locator(".count .call")).to_be_visible()
        expect(someone.page.locator(".seat .called")).to_have_text(someone.say(call))
        sizes = at_sizes(someone.page, ON_ITS_SIDE)
        faults = {size: not_whole(someone.page, ".seat .plate", ".seat .count") for size in sizes}
        assert {size: found for size, found in faults.items() if found} == {}, someone.name


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("dice", [1, 5])
@pytest.mark.parametrize("loser", ["caller", "bidder"])
def test_lost_die_does_not_cover_neighbours_in_landscape(
    loser: str, dice: int, language: str, fake: NewTable, person: NewPerson
) -> None:
    """With one die each, the loser is eliminated."""
    hands = [[2 if loser == "caller" else 6] * dice] * 8
    table = fake(8, edition="kozak", dice=dice, calza=True, lost_dice_visible=True, hands=hands)
    people = [person(name, language=language, reduced_motion="reduce") for name in ("Ana", "Zoe")]
    for someone in people:
        table.comes(someone)
    table.bids((1, 2), (2, 2), (3, 2))
    table.doubts()
    for someone in people:
        someone.see_the_verdict()
        expect(someone.page.locator(".seat .change")).to_have_count(1)
        sizes = at_sizes(someone.page, ON_ITS_SIDE)
        faults = {size: not_whole(someone.page, ".seat .plate", ".seat .change") for size in sizes}
        assert {size: found for size, found in faults.items() if found} == {}, someone.name
    table.goes_on()
    for someone in people:
        expect(someone.page.locator(".seat .gone")).to_have_count(int(dice == 1))
        faults = {size: not_whole(someone.page, ".seat .plate") for size in at_sizes(someone.page, ON_ITS_SIDE)}
        assert {size: found for size, found in faults.items() if found} == {}, someone.name


def test_reactions_stay_within_the_screen(fake: NewTable, person: NewPerson) -> None:
    table, zoe = fake(8, edition="kozak"), person("Zoe", reduced_motion="reduce")
    page = table.comes(zoe)
    table.bids((1, 2))
    for size in at_sizes(page, (SMALL[0], PHONES[-1], ON_ITS_SIDE[0], TABLETS[0], LAPTOPS[0])):
        for occupant in table.table.occupants.values():
            table.does(occupant.name, "react", reaction="laugh")
        expect(page.locator(".bubble")).to_have_count(8)
        assert page.evaluate(BUBBLES) == [], size
        expect(page.locator(".bubble")).to_have_count(0)


LINES = """(selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  return [...range.getClientRects()].map(({ left, top, right }) => ({ left, top, right }));
})"""
"""Returns the rectangle of every line of text in the selected elements."""


@pytest.mark.parametrize("players", [2, 8])
def test_opening_text_stays_within_the_table_runner(players: int, fake: NewTable, person: NewPerson) -> None:
    rolling = fake(players, edition="kozak", start=False)
    rolling.does("Ana", "start")
    for table in (rolling, fake(players, edition="kozak")):
        ana = person("Ana", reduced_motion="reduce")
        page = table.comes(ana)
        for language in available_languages():
            Screen("opening", page).speaks(language)
            for size in at_sizes(page, SIZES):
                runner = page.locator(".runner").bounding_box()
                lines = page.evaluate(LINES, ".opens")
                assert runner and lines
                within = runner["x"] + 8, runner["x"] + runner["width"] - 8
                assert min(line["left"] for line in lines) >= within[0], (language, size)
                assert max(line["right"] for line in lines) <= within[1], (language, size)
                assert not_whole(page, ".opens", ".seat .plate") == [], (language, size)


def test_titles_keep_distance_from_the_top_edge(fake: NewTable, reader: NewPerson, person: NewPerson) -> None:
    ana = reader("Ana")
    ana.page.goto(f"{fake(2).files.url}/practice")
    expect(ana.page.locator("header nav")).to_be_visible()
    watching = fake(2, lost_dice_visible=True, table_settings={"training_aid": True}).comes(person("Nobody"))
    expect(watching.locator("header .chip")).to_have_count(2)
    for page in (ana.page, watching):
        for size in at_sizes(page, SIZES):
            title = page.locator("h1").bounding_box()
            assert title and title["y"] >= 6, size


def test_buttons_in_a_row_align_their_text(files: Files, reader: NewPerson) -> None:
    ana = reader("Ana")
    ana.page.goto(files.url)
    expect(ana.button("page-find-others")).to_be_enabled()
    for size in at_sizes(ana.page, ((390, 844), (768, 1024), (1280, 800))):
        row = [ana.page.evaluate(LINES, f".ways button:nth-child({at})")[0]["top"] for at in (1, 2, 3)]
        assert len(set(row)) == 1, size


def test_title_stays_on_one_line_beside_tags(fake: NewTable, person: NewPerson) -> None:
    table = fake(2, lost_dice_visible=True, table_settings={"training_aid": True})
    page = table.comes(person("Nobody", language="ru"))
    title = page.locator("header h1")
    expect(page.locator("header .chip")).to_have_count(2)
    for size in at_sizes(page, ((320, 568), (740, 360), (900, 700), (1280, 800))):
        lines = title.evaluate("(h1) => h1.clientHeight / parseFloat(getComputedStyle(h1).lineHeight)")
        assert round(lines) == 1, size


def noted(sent: list[str], request: Request) -> None:
    sent.append(request.url)


def test_headings_and_numbers_use_our_typeface(fake: NewTable, person: NewPerson) -> None:
    """Each language loads no more than its script needs: 30 kB."""
    for language, files in (("en", {"latin"}), ("uk", {"latin", "cyrillic"}), ("pl", {"latin", "latin-ext"})):
        table, ana = fake(2), person("Ana", language=language)
        sent: list[str] = []
        ana.page.on("request", partial(noted, sent))
        page = table.comes(ana)
        loaded = "document.fonts.check('700 20px Rubik', '5') && document.fonts.status === 'loaded'"
        until(page, partial(page.evaluate, loaded))
        fonts = [url for url in sent if url.endswith(".woff2")]
        assert {re.sub(r".*/rubik-(.+)-700-.*", r"\1", url) for url in fonts} == files
        assert sum(len(page.request.get(url).body()) for url in fonts) <= 30_000
        assert "Rubik" in page.locator("h1").evaluate("(h1) => getComputedStyle(h1).fontFamily")


def test_theme_follows_the_system_until_switched(files: Files, reader: NewPerson) -> None:
    ana = reader("Ana", color_scheme="light")
    ana.page.goto(files.url)
    root = ana.page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    ana.button("page-settings").click()
    ana.button("page-to-dark").click()
    expect(root).to_have_attribute("data-theme", "dark")
    ana.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")


def test_page_complies_with_its_security_policy(server: Server, person: NewPerson, tmp_path: Path) -> None:
    ana = person("Ana")
    broken: list[str] = []
    ana.page.expose_function("broken", lambda directive: broken.append(directive))
    ana.page.add_init_script("addEventListener('securitypolicyviolation', (event) => broken(event.violatedDirective))")
    ana.open_table(server, bots=1, dice=1)
    ana.play_to_the_end()
    assert ana.page.evaluate("fetch('data:,x').then(() => 'let through', () => 'stopped')") == "stopped"
    ana.page.wait_for_timeout(100)
    assert broken == ["connect-src"], "only what the test itself tried"
    ana.complaints.clear()
