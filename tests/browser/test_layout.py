"""The layout on screens of all sizes, fonts, themes and the security policy. See also layout.slow.svelte.test.ts."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.fake import Fake, Files
from tests.browser.people import PHONE, Person, Server, until
from tests.browser.sight import LANDSCAPE, PHONES, SIZES, at_sizes, not_whole, scrolls, too_small

NewPerson = Callable[..., Person]
NewTable = Callable[..., Fake]


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


@pytest.mark.parametrize("size", [*PHONES, *LANDSCAPE], ids=lambda size: f"{size[0]}x{size[1]}")
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
    for size in at_sizes(ana.page, (*LANDSCAPE, (932, 430))):
        assert not_whole(ana.page, ".controls", ".controls button", ".seat .plate", ".telling") == [], size


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


LINES = """(selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  return [...range.getClientRects()].map(({ left, top, right }) => ({ left, top, right }));
})"""
"""Returns the rectangle of every line of text in the selected elements."""


def test_titles_do_not_touch_the_top_edge(fake: NewTable, reader: NewPerson, person: NewPerson) -> None:
    ana = reader("Ana")
    ana.page.goto(f"{fake(2).files.url}/practice")
    expect(ana.page.locator("header nav")).to_be_visible()
    watching = fake(2, lost_dice_visible=True, table_settings={"training_aid": True}).comes(person("Nobody"))
    expect(watching.locator("header .chip")).to_have_count(2)
    for page in (ana.page, watching):
        for size in at_sizes(page, SIZES):
            title = page.locator("h1").bounding_box()
            assert title and title["y"] >= 6, size


def test_labels_of_buttons_in_a_row_are_aligned(files: Files, reader: NewPerson) -> None:
    ana = reader("Ana")
    ana.page.goto(files.url)
    expect(ana.button("page-find-others")).to_be_enabled()
    for size in at_sizes(ana.page, ((390, 844), (768, 1024), (1280, 800))):
        row = [ana.page.evaluate(LINES, f".ways button:nth-child({at})")[0]["top"] for at in (1, 2, 3)]
        assert len(set(row)) == 1, size


def test_table_title_does_not_wrap_next_to_tags(fake: NewTable, person: NewPerson) -> None:
    table = fake(2, lost_dice_visible=True, table_settings={"training_aid": True})
    page = table.comes(person("Nobody", language="ru"))
    title = page.locator("header h1")
    expect(page.locator("header .chip")).to_have_count(2)
    for size in at_sizes(page, ((320, 568), (740, 360), (900, 700), (1280, 800))):
        lines = title.evaluate("(h1) => h1.clientHeight / parseFloat(getComputedStyle(h1).lineHeight)")
        assert round(lines) == 1, size


def noted(sent: list[str], request: Request) -> None:
    sent.append(request.url)


def test_headings_and_numbers_use_the_bundled_typeface(fake: NewTable, person: NewPerson) -> None:
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


def test_theme_follows_the_system_until_user_changes_it(files: Files, reader: NewPerson) -> None:
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
