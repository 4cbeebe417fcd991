"""Hours at the table in one tab, quickly: a game loop at a high pace, and whether the tab's memory grows.

    python tools/soak.py [--minutes 15]

One browser plays game after game against three bots, at a pace at which a quarter of an hour holds more rounds than two
hours of play among people. Every half minute the tab's garbage is collected and its heap is read. It fails if the heap
at the end is more than GROWTH above the heap after the first tenth of the time.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.people import PHONE, Person, Server, say
from tests.conftest import find_chromium

GROWTH = 5.0
"""Megabytes."""
SAMPLE = 30
"""Seconds."""


def heap(page: Page) -> float:
    """The tab's JavaScript heap in megabytes, after its garbage is collected."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used: float = session.send("Runtime.getHeapUsage")["usedSize"] / 1e6
    session.detach()
    return used


def play(page: Page) -> bool:
    """Says something wherever the person may: mostly a bid, now and then dudo. After a game, True: another begins."""
    again = page.get_by_role("button", name=say("page-again"))
    key = "d" if time.time() % 3 < 1 else "Enter"
    page.keyboard.press(key)
    page.keyboard.press(key)
    page.wait_for_timeout(40)
    if again.count():
        with contextlib.suppress(PlaywrightError):  # it was pressed in the moment that it went
            again.first.click(timeout=500)
            return True
    return False


def main(minutes: float) -> None:
    chromium = find_chromium()
    if not chromium:
        sys.exit("chromium was not found; get it with: sudo apt install chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "perudo.db", wait_factor=0.02)
        browser = playwright.chromium.launch(executable_path=chromium)
        page = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]})
        person = Person(page, "Ana")
        page.goto(server.url)
        page.get_by_label(say("page-your-name")).fill(person.name)
        page.get_by_role("button", name=say("page-play-now")).first.click()
        begun, sampled, games, heaps = time.time(), 0.0, 0, list[tuple[float, float]]()
        while (passed := time.time() - begun) < 60 * minutes:
            games += play(page)
            if passed - sampled > SAMPLE or not heaps:
                sampled = passed
                heaps.append((passed, heap(page)))
                print(f"{passed / 60:5.1f} min  {heaps[-1][1]:6.2f} MB  {games} games", flush=True)
        browser.close()
        server.stop()
    first = next(size for passed, size in heaps if passed >= 6 * minutes or passed == heaps[-1][0])
    print(f"from {first:.2f} MB to {heaps[-1][1]:.2f} MB in {games} games; {GROWTH} MB more are allowed")
    if heaps[-1][1] > first + GROWTH:
        sys.exit("The tab's memory grows.")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=15)
    main(parser.parse_args().minutes)
