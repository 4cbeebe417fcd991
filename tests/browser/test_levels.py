"""Whole games against the house's bots, in a real browser through the real server.

``make soak NAME=bots`` plays one at each size of a table against each of the levels.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

import page as web_page
from perudo.bots import BUILTIN_BOTS, mixed_levels
from perudo.core.rules import EDITIONS
from tests.browser.people import DESKTOP, PHONE, Person, Server

NewPerson = Callable[..., Person]

EDITION = "kozak"
"""That which as many can play as there are chairs."""
SEATS = range(EDITIONS[EDITION].players[0], EDITIONS[EDITION].players[1] + 1)
ALL = [(level,) * (seats - 1) for seats in SEATS for level in BUILTIN_BOTS]
WANTED = ALL if os.environ.get("PERUDO_BOT_GAMES") else [tuple(mixed_levels(SEATS[-1] - 1))]
LONGEST = 1.0
"""Seconds that a bot may compute for a word."""


class Thoughts:
    """The thinking times of a server's bots."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def lines(self) -> list[list[str]]:
        return [line.split() for line in self.file.read_text().splitlines()]

    @property
    def failed(self) -> int:
        return sum(len(line) == 1 for line in self.lines())

    @property
    def seconds(self) -> dict[str, list[float]]:
        """Return the seconds by level."""
        told: dict[str, list[float]] = {}
        for level, *seconds in self.lines():
            told.setdefault(level, []).extend(map(float, seconds))
        return told


@pytest.fixture
def watched(chromium: str, tmp_path: Path) -> Iterator[tuple[Server, Thoughts]]:
    """A server whose bots are watched while they think."""
    web_page.build()
    thoughts = Thoughts(tmp_path / "thoughts")
    command = [sys.executable, "-m", "tests.browser.thinking", str(thoughts.file)]
    server = Server(tmp_path / "perudo.db", 0.02, command=command)
    yield server, thoughts
    server.stop()


def play(ana: Person, random: Random) -> int:
    """Says what the page's pad has ready, or doubts, until the game is over; gives how many words were said."""
    words = 0
    while True:
        expect(ana.offer).to_be_visible()
        if ana.over.is_visible():
            return words
        doubts = random.random() < 0.4 and ana.page.locator("button.dudo[aria-disabled=false]").is_visible()
        words += ana.bid_button.is_visible()
        ana.page.keyboard.type("dd") if doubts else ana.page.keyboard.press("Enter")
        ana.page.wait_for_timeout(20)


def test_whole_games_finish_against_every_bot_level(watched: tuple[Server, Thoughts], person: NewPerson) -> None:
    (server, thoughts), random, begun = watched, Random(18), time.monotonic()
    people = [person("Ana", size=size) for size in ((PHONE, DESKTOP) if len(WANTED) > 1 else (PHONE,))]
    said = 0
    for number, bots in enumerate(WANTED):
        ana = people[number % len(people)]
        dice = 1 if len(WANTED) == 1 else 3 if len(bots) < 4 else 2
        ana.open_table(server, bots, edition=EDITION, dice=dice, calza=number % 2 == 0)
        said += play(ana, random)
        assert ana.complaints == [], bots
        assert thoughts.failed == 0, bots
        if len(WANTED) > 1:
            print(f"{len(bots) + 1} seats, {bots[0]}: over after {time.monotonic() - begun:.0f} s", flush=True)
    seconds = thoughts.seconds
    assert said and set(BUILTIN_BOTS) == seconds.keys()
    longest = {level: max(each) for level, each in seconds.items()}
    print(f"\n{len(WANTED)} games in {time.monotonic() - begun:.0f} s; {said} words of the person's,")
    print(f"{sum(map(len, seconds.values()))} thoughts of bots. Seconds of the longest: {longest}")
    assert max(longest.values()) < LONGEST
