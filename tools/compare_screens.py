"""Takes repeatable pictures of every screen, to show what a change of styles affects.

    python tools/compare_screens.py take before      # then change the styles, and build the page
    python tools/compare_screens.py take after
    python tools/compare_screens.py compare before after

The tables are those of the browser tests (``tests/browser/fake.py``), with the same dice each time and with animations
skipped, so an unchanged screen gives the same file, byte for byte.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Browser, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import page as web_page  # noqa: E402
from tests.browser.fake import Fake, Files, table  # noqa: E402
from tests.browser.people import Person  # noqa: E402
from tests.browser.sight import Theme, at_sizes  # noqa: E402
from tests.browser.walk import PARTS, Screen  # noqa: E402
from tests.conftest import find_chromium  # noqa: E402

SIZES = [
    *((320, 568), (375, 553), (360, 612), (360, 740), (390, 844), (740, 360), (844, 390)),
    *((768, 1024), (1024, 1366), (1024, 960), (1024, 768), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440)),
]
LONG_NAMES = ("Magdalena", "Bartholomew", "Konstantin K.", "Ludovica", "Wilhelmina", "Anastasiia", "Zeynep S.", "Hal")
PORT = 28471
STILL = 1e6
"""The factor for the table's waiting times: so large that no countdown moves while pictures are taken."""
NewTable = Callable[..., Fake]
NewPerson = Callable[..., Person]


def tables(fake: NewTable, person: NewPerson) -> Iterator[Screen]:
    """A round at tables of two, four and eight, seen from a seat, by a spectator and on a shared screen."""
    for names in (2, 4, 8, LONG_NAMES):
        made = fake(names, edition="kozak", calza=True, lost_dice_visible=True)
        players = names if isinstance(names, int) else f"{len(names)} with long names"
        first = "Ana" if isinstance(names, int) else names[0]
        ana, eve, wall = person(first), person("Eve"), person("The room")
        made.comes(ana)
        made.comes(eve)
        wall.page.goto("about:blank")
        made.comes(wall, path="/screen")
        expect(wall.page.locator(".stage")).to_be_visible()
        seats = len(made.table.seats) if hasattr(made.table, "seats") else made.table.chairs
        yield Screen(f"{players} players, first turn", ana.page)
        made.bids(*((quantity, 2) for quantity in range(1, seats + 1)))
        ana.settle()
        yield Screen(f"{players} players, turn", ana.page)
        yield Screen(f"{players} players, spectator", eve.page)
        yield Screen(f"{players} players, shared screen", wall.page)
        made.bids((seats + 1, 2))
        expect(ana.page.locator(".pad")).to_have_count(0)
        yield Screen(f"{players} players, waiting", ana.page)
        made.doubts()
        ana.see_the_verdict()
        yield Screen(f"{players} players, verdict", ana.page)
        expect(wall.page.locator(".told .verdict")).to_be_visible()
        yield Screen(f"{players} players, verdict on a shared screen", wall.page)
        made.ends()
        ana.see_the_verdict()
        expect(ana.over).to_be_visible()
        yield Screen(f"{players} players, game over", ana.page)
        expect(wall.page.locator(".told h2")).to_be_visible()
        yield Screen(f"{players} players, game over on a shared screen", wall.page)


def openings(fake: NewTable, person: NewPerson) -> Iterator[Screen]:
    """Rolls for the first turn, a game with ten dice each, and a table before its game on a shared screen."""
    rolled = fake(5, edition="hasbro-1994")
    ana = person("Ana")
    rolled.comes(ana)
    yield Screen("after opening rolls", ana.page)
    many = fake(4, edition="kozak", dice=10)
    bo = person("Bo")
    many.comes(bo)
    many.bids((4, 2))
    bo.settle()
    yield Screen("ten dice, turn", bo.page)
    many.doubts()
    bo.see_the_verdict()
    yield Screen("ten dice, verdict", bo.page)
    early = fake(3, chairs=6, start=False)
    wall = person("The room")
    early.comes(wall, path="/screen")
    expect(wall.page.locator(".screen")).to_be_visible()
    yield Screen("gathering on a shared screen", wall.page)


def practice(fake: NewTable, person: NewPerson) -> Iterator[Screen]:
    """The odds quiz, the daily puzzle before and after its answer, and a review."""
    played = fake(2, dice=1)
    played.ends()
    ana = person("Ana")
    played.connects(ana)
    page = ana.page
    page.goto(f"{played.files.url}/practice")
    expect(page.locator("main, .board")).to_have_count(1)
    page.wait_for_load_state("networkidle")
    yield Screen("practice", page)
    page.goto(f"{played.files.url}/practice/odds")
    page.wait_for_load_state("networkidle")
    page.goto(played.url.replace("/t/", "/r/") + "/1")
    expect(ana.button("page-share")).to_be_visible()
    ana.button("review").click()
    expect(page.locator(".judging")).to_be_visible()
    page.wait_for_load_state("networkidle")
    yield Screen("review", page)


def take(browser: Browser, files: Files, folder: Path, only: str) -> int:
    """Take all pictures at every size, at one laptop and one phone size in the light theme, too; return their
    number."""
    folder.mkdir(parents=True, exist_ok=True)
    taken = 0

    def person(name: str = "Ana", **settings: Any) -> Person:
        settings = {"color_scheme": "dark", "reduced_motion": "reduce", "service_workers": "block"} | settings
        context = browser.new_context(viewport={"width": 1280, "height": 800}, **settings)
        return Person(context.new_page(), name, "en")

    for part in (tables, openings, practice, *PARTS):
        began = time.monotonic()
        print(f"{part.__name__} ...", end=" ", flush=True)
        for screen in part(partial(table, files, wait_factor=STILL), person):
            if only not in screen.name:
                continue
            for size in at_sizes(screen.page, SIZES):
                screen.again()
                themes: tuple[Theme, ...] = ("dark", "light") if size in ("360x740", "1280x800") else ("dark",)
                for theme in themes:
                    screen.page.emulate_media(color_scheme=theme)
                    name = f"{screen.name.replace(',', '').replace(' ', '-')}-{size}-{theme}.png"
                    screen.page.screenshot(path=folder / name, animations="disabled", caret="hide")
                    taken += 1
                screen.page.emulate_media(color_scheme="dark")
            screen.page.set_viewport_size({"width": 1280, "height": 800})
        print(f"{time.monotonic() - began:.0f} s", flush=True)
        for context in browser.contexts:
            context.close()
    return taken


def compare(before: Path, after: Path) -> list[str]:
    """Return the names of the pictures that differ or that only one folder has."""
    names = sorted({path.name for folder in (before, after) for path in folder.glob("*.png")})

    def read(folder: Path, name: str) -> bytes | None:
        with suppress(FileNotFoundError):
            return (folder / name).read_bytes()
        return None

    return [name for name in names if read(before, name) != read(after, name)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    taking = commands.add_parser("take", help="take all pictures")
    taking.add_argument("folder", type=Path)
    taking.add_argument("--only", default="", help="take only screens whose name contains this text")
    comparing = commands.add_parser("compare", help="list the pictures that differ")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    args = parser.parse_args()
    if args.command == "compare":
        different = compare(args.before, args.after)
        print("\n".join(different) or "No picture differs.")
        sys.exit(1 if different else 0)
    chromium = find_chromium()
    if not chromium:
        sys.exit("chromium was not found; get it with: sudo apt install chromium")
    web_page.build()
    with patch("tests.browser.fake.free_port", return_value=PORT):  # screens show the port in a link and a QR code
        files = Files()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        try:
            print(f"{take(browser, files, args.folder, args.only)} pictures are in {args.folder}")
        finally:
            browser.close()
            files.close()


if __name__ == "__main__":
    main()
