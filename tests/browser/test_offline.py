"""The page without a network: it opens, says so, teaches meanwhile, and goes on by itself; and how it is renewed."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import page as web_page
from perudo.analysis.lesson import lesson
from perudo.locales.translator import DEFAULT_LANGUAGE, available_languages
from tests.browser.people import PHONE, ROOT, Person, Server, say, until
from tests.browser.sight import faults, in_each_theme

NewPerson = Callable[..., Person]


class Copy(Server):
    """A server with its own copy of the page, which a test may rebuild."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "src"
        shutil.copytree(ROOT / "src" / "perudo", self.root / "perudo", ignore=shutil.ignore_patterns("__pycache__"))
        super().__init__(folder / "perudo.db", wait_factor=1)

    @property
    def page(self) -> Path:
        return self.root / "perudo" / "server" / "page"

    def start(self) -> None:
        command = [sys.executable, "-m", "perudo", "serve", "--port", str(self.port), "--data", str(self.data)]
        environment = {**os.environ, "PYTHONPATH": str(self.root)}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=self.root)
        assert self.process.stdout is not None
        assert self.url in self.process.stdout.readline()


@pytest.fixture
def house(chromium: str, tmp_path: Path) -> Iterator[Copy]:
    web_page.build()
    house = Copy(tmp_path)
    try:
        yield house
    finally:
        if house.process.poll() is None:
            house.stop()


def kept(page: Page) -> dict[str, list[str]]:
    """The paths that are kept, by the name of the cache."""
    found: dict[str, list[str]] = page.evaluate(
        """async () => {
          const found = {};
          for (const name of await caches.keys()) {
            const requests = await (await caches.open(name)).keys();
            found[name] = requests.map(({ url }) => new URL(url).pathname);
          }
          return found;
        }"""
    )
    return found


def renewed(page: Page, caches: list[str]) -> bool:
    """Whether just this is kept, and no worker is on its way to take the place of another."""
    settled: bool = page.evaluate(
        """async () => {
          const { installing, waiting, active } = await navigator.serviceWorker.getRegistration();
          return !installing && !waiting && active?.state === "activated";
        }"""
    )
    return settled and sorted(kept(page)) == sorted(caches)


def play_now(someone: Person) -> Locator:
    return someone.page.get_by_role("button", name=say("page-play-now"))


def visit(someone: Person, house: Server) -> None:
    """Comes once with a network, and stays until the worker is there."""
    someone.page.goto(house.url)
    expect(play_now(someone)).to_be_enabled()
    someone.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")


def forgive(someone: Person) -> None:
    """A missing network is not an error of the page."""
    someone.complaints[:] = [line for line in someone.complaints if "ERR_CONNECTION_REFUSED" not in line]


def test_page_opens_offline_and_shows_a_notice(house: Copy, person: NewPerson) -> None:
    ana = person("Ana", service_workers="allow")
    visit(ana, house)
    house.stop()
    ana.page.reload()
    for path in ("/", "/t/ABCDEF"):
        ana.page.goto(house.url + path)
        expect(ana.page.get_by_role("heading", name=say("page-offline"))).to_be_visible()
        expect(ana.page.get_by_text(say("page-offline-about"))).to_be_visible()
        for theme in in_each_theme(ana.page):
            assert faults(ana.page, down=True) == [], theme
    forgive(ana)


def test_practice_works_offline_after_first_use(house: Copy, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE, reduced_motion="reduce", service_workers="allow")
    visit(ana, house)
    ana.page.goto(f"{house.url}/practice")
    ana.settle()
    until(ana.page, lambda: sum("/practice/" in path for paths in kept(ana.page).values() for path in paths) >= 2)
    house.stop()
    ana.page.goto(house.url)
    ana.page.get_by_role("link", name=say("page-practice")).click()
    for _ in range(2):
        ana.doubt()
        answer = ana.page.get_by_role("region", name=say("page-practice-answer"))
        expect(answer.get_by_role("status")).not_to_be_empty()
        answer.get_by_role("button", name=say("page-practice-next")).click()
    ana.settle()
    forgive(ana)


def test_lesson_works_offline_and_page_reconnects(house: Copy, person: NewPerson) -> None:
    ana = person("Ana", size=PHONE, reduced_motion="reduce", service_workers="allow")
    visit(ana, house)
    house.stop()
    ana.page.goto(house.url)
    ana.page.get_by_role("link", name=say("page-learn-in-minutes")).click()
    first = lesson().steps[0].text
    expect(ana.page.get_by_text(say(first.message, **first.arguments))).to_be_visible()
    ana.page.keyboard.press("Enter")
    second = lesson().steps[1].text
    expect(ana.page.get_by_text(say(second.message, **second.arguments))).to_be_visible()
    ana.page.go_back()
    expect(ana.page.get_by_role("heading", name=say("page-offline"))).to_be_visible()
    house.start()
    expect(play_now(ana)).to_be_enabled(timeout=10_000)
    forgive(ana)


def test_table_data_is_never_cached(house: Copy, person: NewPerson) -> None:
    ana = person("Ana", service_workers="allow")
    visit(ana, house)
    ana.open_table(house, bots=1, dice=1)
    ana.page.reload()
    (paths,) = kept(ana.page).values()
    assert {"/", "/lesson.json", "/sun.svg", "/manifest.webmanifest"} <= set(paths)
    rest = set(paths) - {"/", "/lesson.json", "/sun.svg", "/manifest.webmanifest"}
    assert rest and all(path.startswith("/assets/") for path in rest)
    names = {file.name for file in (house.page / "assets").iterdir() if file.suffix in (".js", ".css")}
    others = {name for name in names if name.partition("-")[0] in set(available_languages()) - {DEFAULT_LANGUAGE}}
    assert len(others) == 2 * (len(available_languages()) - 1), "each language has two files"
    assert {f"/assets/{name}" for name in names - others} == rest, "the whole shell; no typefaces, one language"


def test_new_build_replaces_the_old_one(house: Copy, person: NewPerson) -> None:
    ana = person("Ana", service_workers="allow")
    visit(ana, house)
    names = list(kept(ana.page))
    worker, index = house.page / "sw.js", house.page / "index.html"
    built = index.read_text()
    for compressed in [*house.page.glob("sw.js.*"), *house.page.glob("index.html.*")]:
        compressed.unlink()
    version = names[0].removeprefix("perudo-")
    for number in (1, 2):
        worker.write_text(worker.read_text().replace(version, f"build-{number}"))
        index.write_text(built.replace("<body>", f"<body data-build='{number}'>"))
        version = f"build-{number}"
        ana.page.reload()
        names = [*names[-1:], f"perudo-{version}"]  # the one before stays for pages that are still open
        until(ana.page, partial(renewed, ana.page, names))
    house.stop()
    ana.page.reload()
    expect(ana.page.locator("body[data-build='2']")).to_be_attached()
    forgive(ana)


def test_the_page_can_be_installed(house: Copy, person: NewPerson) -> None:
    ana = person("Ana", service_workers="allow")
    visit(ana, house)
    ask = ana.page.request
    worker = ask.get(f"{house.url}/sw.js")
    assert worker.headers["cache-control"] == "no-cache" and "javascript" in worker.headers["content-type"]
    address = ana.page.locator("link[rel=manifest]").get_attribute("href")
    answer = ask.get(f"{house.url}{address}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert (manifest["name"], manifest["description"]) == (say("page-title"), say("page-what"))
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    drawn = [icon["src"] for icon in manifest["icons"]]
    touch = ana.page.locator("link[rel=apple-touch-icon]").get_attribute("href") or ""
    for source, kind in {**dict.fromkeys(drawn, ""), touch: "png"}.items():
        picture = ask.get(f"{house.url}{source}")
        assert picture.ok and kind in picture.headers["content-type"]
        size = ana.page.evaluate(
            """async (source) => {
              const image = new Image();
              image.src = source;
              await image.decode();
              return image.naturalWidth;
            }""",
            source,
        )
        pixels = re.search(r"-(\d+)\.png", source)
        assert pixels is None or size == int(pixels[1])
    ground = ana.page.evaluate("getComputedStyle(document.body).backgroundColor")
    theme = ana.page.locator("meta[name=theme-color]").get_attribute("content")
    red, green, blue = (int((theme or "").strip().lstrip("#")[at : at + 2], 16) for at in (0, 2, 4))
    assert ground == f"rgb({red}, {green}, {blue})"
    found = ana.page.context.new_cdp_session(ana.page).send("Page.getInstallabilityErrors")
    faults = {error["errorId"] for error in found["installabilityErrors"]}
    assert faults <= {"in-incognito"}, "a test's profile is a private one"
