"""A long session in one browser tab at high speed, to see whether its memory grows.

    python tools/soak_tab.py [--minutes 15]

One browser plays game after game against three bots, so fast that a quarter of an hour has more rounds than two hours
between people. Every half minute the tab's garbage is collected and its heap is measured. The test fails if the heap at
the end exceeds the heap after the first tenth of the time by more than GROWTH.
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
    """Return the tab's JavaScript heap in megabytes, after garbage collection."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used: float = session.send("Runtime.getHeapUsage")["usedSize"] / 1e6
    session.detach()
    return used


def play(page: Page) -> bool:
    """Move whenever the person may: mostly a bid, sometimes dudo. After a game, start another and return True."""
    again = page.get_by_role("button", name=say("page-again"))
    key = "d" if time.time() % 3 < 1 else "Enter"
    page.keyboard.press(key)
    page.keyboard.press(key)
    page.wait_for_timeout(40)
    if again.count():
        with contextlib.suppress(PlaywrightError):  # the button may disappear just as it is pressed
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
