"""Takes a picture of every screen in every language: `python tools/screenshots.py [--language uk] [FOLDER]`.

English is shown on a phone and on a desktop, in both themes; other languages only on a phone, which has the least room,
in the dark theme. With --readme it takes only docs/table.png for the README, and web/public/card.png, which messengers
show beside the link to a table.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import page as web_page  # noqa: E402
from perudo.locales.translator import DEFAULT_LANGUAGE, available_languages  # noqa: E402
from tests.browser.people import DESKTOP, PHONE, Person, Server, gather, in_turn  # noqa: E402
from tests.conftest import find_chromium  # noqa: E402

QUICK, SLOW = 0.03, 30.0
SIZES = {"phone": PHONE, "desktop": DESKTOP}
Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")


def views(language: str) -> list[tuple[str, Theme]]:
    """Return the sizes and themes in which a language is shown."""
    return (
        [(size, theme) for size in SIZES for theme in THEMES] if language == DEFAULT_LANGUAGE else [("phone", "dark")]
    )


class Camera:
    """Opens pages of a server for people with the same language, and takes pictures."""

    def __init__(self, browser: Browser, folder: Path, language: str, size: str, theme: Theme) -> None:
        self.browser, self.folder, self.language, self.size, self.theme = browser, folder, language, size, theme
        self.taken = 0

    def person(self, name: str, **settings: Any) -> Person:
        width, height = SIZES[self.size]
        settings.setdefault("device_scale_factor", 2 if self.size == "phone" else 1)
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=self.theme, **settings
        )
        return Person(context.new_page(), name, self.language)

    def go_home(self) -> None:
        """Close all pages, and with them their tables."""
        for context in self.browser.contexts:
            context.close()

    def take(self, screen: str, page: Page, *, whole: bool = False) -> None:
        page.wait_for_timeout(350)
        name = f"{screen}-{self.language}-{self.size}-{self.theme}.png"
        page.screenshot(path=self.folder / name, full_page=whole)
        self.taken += 1


def coming_together(camera: Camera, server: Server) -> None:
    """The front page, and a table at which people gather."""
    ana, bo = camera.person("Ana"), camera.person("Bo")
    page = ana.page
    page.goto(server.url)
    play = page.locator("button.now")
    expect(play).to_be_enabled()
    camera.take("front", page)
    ana.rules.click()
    camera.take("front-boxes", page)
    page.keyboard.press("Escape")
    ana.button("page-join").click()
    camera.take("front-join", page, whole=True)
    ana.button("page-how-to-play").click()
    camera.take("front-rules", page)
    page.goto(f"{server.url}/t/NOSUCH")
    expect(page.get_by_role("heading", name=ana.say("page-no-table"))).to_be_visible()
    camera.take("no-table", page)

    link = ana.open_table(server, bots=0, start=False, chairs=6)
    expect(ana.button("page-start")).to_be_visible()
    camera.take("gathering-alone", page)
    ana.button("page-rules-change").click()
    ana.label("setting-calza").check()
    ana.label("setting-dice").select_option("3")
    ana.label("table-setting-listed").check()
    camera.take("gathering-host", page, whole=True)
    ana.seat_bot(3, "reader")
    bo.page.goto(server.url)
    expect(bo.page.get_by_role("link", name=bo.say("page-table-of", name="Ana")).first).to_be_visible()
    camera.take("front-open-tables", bo.page, whole=True)
    bo.page.goto(link)
    expect(bo.button("page-sit")).to_be_visible()
    camera.take("gathering-guest", bo.page, whole=True)
    bo.label("page-your-name").fill("Bo")
    bo.button("page-sit").click()
    expect(bo.button("page-rename")).to_be_visible()
    camera.take("gathering-seated", bo.page)
    bo.button("page-rename").click()
    bo.label("page-your-name").fill("<Bo>")
    bo.button("page-save").click()
    expect(bo.page.get_by_role("alert")).to_be_visible()
    camera.take("refused", bo.page)


def in_mid_round(ana: Person, server: Server, players: int, bids: int) -> str:
    """Return a table of bots in which it is Ana's turn after this many bids; then the game stands still."""
    options: dict[str, Any] = {"lost_dice_visible": True, "calza": True, "first_opener": "random"}
    while True:
        server.at_pace(QUICK)
        link = ana.open_table(server, players - 1, edition="kozak", **options)
        going = True
        while going:
            expect(ana.offer).to_be_visible(timeout=20_000)
            spoken = ana.page.locator(".seats .said").count()
            if ana.bid_button.is_visible() and spoken >= bids:
                server.at_pace(SLOW)
                ana.page.goto(link)
                expect(ana.bid_button).to_be_visible()
                return link
            going = ana.play_on()


def a_round(camera: Camera, server: Server, players: int) -> None:
    """One round at a full table, with everything that a host may reveal."""
    ana = camera.person("Ana")
    page = ana.page
    link = in_mid_round(ana, server, players, bids=3)
    camera.take(f"turn-{players}", page)
    if players == 6:
        page.locator(".face.dim, .step[aria-disabled=true]").first.click(force=True)
        camera.take("turn-why-not", page)
        page.keyboard.press("d")
        camera.take("turn-armed", page)
        ana.button("page-close").click()
    ana.bid_button.click()
    expect(ana.bid_button).to_have_count(0)
    camera.take(f"waiting-{players}", page)
    if players == 6:
        server.stop()
        expect(page.get_by_text(ana.say("page-lost"))).to_be_visible()
        camera.take("lost", page)
        server.start()
    server.at_pace(0.2)
    offered = ana.bid_button.or_(page.locator(".tally")).first
    expect(offered).to_be_visible(timeout=60_000)
    server.at_pace(SLOW)
    page.goto(link)
    expect(offered).to_be_visible()
    if ana.bid_button.is_visible():
        page.keyboard.type("dd")
        page.wait_for_timeout(3200)
        camera.take(f"count-{players}", page)
    expect(ana.button("page-next-round")).to_be_visible(timeout=20_000)
    camera.take(f"verdict-{players}", page)


def an_opening_roll(camera: Camera, server: Server) -> None:
    server.at_pace(SLOW)
    ana = camera.person("Ana")
    ana.open_table(server, bots=4, edition="hasbro-1994")
    server.at_pace(1)
    expect(ana.page.locator(".own")).to_be_visible(timeout=15_000)
    camera.take("opening-roll", ana.page)


def a_small_table(camera: Camera, server: Server) -> None:
    """A calza out of turn, palifico, a spectator, and the end."""
    server.at_pace(SLOW)
    ana, bo, cleo, eva = (camera.person(name) for name in ("Ana", "Bo", "Cleo", "Eva"))
    people = [ana, bo, cleo]
    link = gather(server, people, calza=True, dice=2, edition="hasbro-1994", first_opener="random")
    opener, doubter, third = in_turn(people)
    opener.settle()
    opener.bid_button.click()
    expect(third.page.locator("button.calza")).to_be_visible()
    camera.take("waiting-calza", third.page)
    third.page.keyboard.type("cc")
    expect(opener.page.locator(".called.calza")).to_be_visible()
    camera.take("calza-called", opener.page)
    doubter.page.keyboard.type("dd")
    for someone in people:
        expect(someone.button("page-next-round")).to_be_visible(timeout=20_000)
        someone.button("page-next-round").click()
    now = in_turn(people)[0]
    camera.take("palifico", now.page)
    eva.page.goto(link)
    expect(eva.page.get_by_text(eva.say("page-watching"))).to_be_visible()
    camera.take("watching", eva.page)
    opener.button("page-menu").click()
    camera.take("menu", opener.page)
    opener.button("page-leave").click()
    camera.take("leave", opener.page)
    opener.page.goto(link)
    server.at_pace(QUICK)
    while not ana.over.is_visible():
        for someone in people:
            someone.answer()
    camera.take("over-host", ana.page)
    for guest in (bo, cleo):
        guest.page.keyboard.press("Enter")
        camera.take(f"over-{guest.name.lower()}", guest.page)


def around_the_table(camera: Camera, server: Server) -> None:
    """Chat, the rules of a table, a screen for the whole room, and the replay of the game."""
    server.at_pace(SLOW)
    ana, bo = camera.person("Ana"), camera.person("Bo")
    wall = camera.person("the room")
    link = ana.open_table(
        server, bots=0, start=False, chairs=6, dice=1, lost_dice_visible=True, table_settings={"training_aid": True}
    )
    wall.page.goto(f"{link}/screen")
    bo.page.goto(link)
    bo.label("page-your-name").fill("Bo")
    bo.button("page-sit").click()
    expect(wall.page.get_by_text("Bo", exact=True)).to_be_visible()
    camera.take("screen-gathering", wall.page)
    ana.button("page-start").click()
    first, second = in_turn([ana, bo])
    first.settle()
    first.bid_button.click()
    second.settle()
    camera.take("turn-odds", second.page)
    camera.take("screen-bid", wall.page)
    if camera.size == "phone":
        second.button("page-talk").click()
    camera.take("talk", second.page)
    second.page.keyboard.press("Escape")
    second.button("page-rules").click()
    camera.take("rules-of-the-table", second.page)
    second.page.keyboard.press("Escape")
    second.page.keyboard.type("dd")
    first.see_the_verdict()
    wall.page.wait_for_timeout(4000)
    camera.take("screen-verdict", wall.page)
    page = first.page
    page.goto(link.replace("/t/", "/r/") + "/1")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    camera.take("replay", page)
    page.keyboard.press("End")
    camera.take("replay-end", page)
    first.button("page-share").click()
    camera.take("replay-share", page)
    page.goto(f"{server.url}/r")
    camera.take("replay-empty", page)


def learning(camera: Camera, server: Server) -> None:
    ana = camera.person("Ana")
    ana.page.goto(f"{server.url}/learn")
    for step in range(4):
        ana.page.wait_for_timeout(1500)
        camera.take(f"learn-{step}", ana.page)
        ana.page.keyboard.press("Enter")


def for_the_readme(browser: Browser, server: Server) -> None:
    """The table during a round, for the README and for previews of links."""
    camera = Camera(browser, ROOT / "docs", DEFAULT_LANGUAGE, "desktop", "dark")
    ana = camera.person("Ana")
    in_mid_round(ana, server, players=6, bids=5)
    ana.page.wait_for_timeout(400)
    ana.page.screenshot(path=ROOT / "docs" / "table.png")
    wall = camera.person("Wall")
    wall.page.set_viewport_size({"width": 1200, "height": 630})
    wall.page.goto(f"{ana.page.url}/screen")
    expect(wall.page.locator(".stage")).to_be_visible()
    wall.page.keyboard.press("h")  # hides the code
    wall.page.wait_for_timeout(400)
    wall.page.screenshot(path=ROOT / "web" / "public" / "card.png")


@contextmanager
def stage() -> Iterator[tuple[Browser, Server]]:
    chromium = find_chromium()
    if not chromium:
        sys.exit("chromium was not found; get it with: sudo apt install chromium")
    web_page.build()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "perudo.db", SLOW)
        browser = playwright.chromium.launch(executable_path=chromium)
        try:
            yield browser, server
        finally:
            browser.close()
            server.stop()


def walk(camera: Camera, server: Server) -> None:
    """Visit every screen."""
    coming_together(camera, server)
    a_round(camera, server, players=6)
    a_round(camera, server, players=8)
    an_opening_roll(camera, server)
    a_small_table(camera, server)
    around_the_table(camera, server)
    learning(camera, server)
    camera.go_home()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "screenshots")
    parser.add_argument("--language", choices=available_languages(), action="append")
    parser.add_argument("--readme", action="store_true")
    args = parser.parse_args()
    with stage() as (browser, server):
        if args.readme:
            for_the_readme(browser, server)
            return
        args.folder.mkdir(parents=True, exist_ok=True)
        todo = [(language, *view) for language in args.language or available_languages() for view in views(language)]
        for at, (language, size, theme) in enumerate(todo, start=1):
            print(f"{at} of {len(todo)}: {language}, {size}, {theme} ...", end=" ", flush=True)
            began, camera = time.monotonic(), Camera(browser, args.folder, language, size, theme)
            walk(camera, server)
            print(f"{camera.taken} screens in {time.monotonic() - began:.0f} s", flush=True)
        print(f"They are in {args.folder}")


if __name__ == "__main__":
    main()
